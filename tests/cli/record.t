Record judges a text of orders and keeps it.

  $ cat > game.orders <<END
  > game flagship
  > mode table
  > cards coyote-stands
  > seat A "Andrew" Standing Nations
  > seat C "Charles" Kirikin Swarm
  > position
  >   turn 3 A orders
  >   A cp 1 hand: Strafing Run
  >   A row 1: Raptor Squadron
  >   A row 2: Nation's Pride [Valkyrie]
  >   C cp 1 hand 7
  >   C row 1: Tavi hits 2
  >   C row 2: Femmosi [Queen Til]
  > end
  > A: attack direct from Raptor Squadron on row 2
  > A: attack direct from Raptor Squadron on row 1
  > expect attack hits 5
  > END
  $ adjutant record game.orders
  game.orders:15: order 1 refused: FS-RANGE-3 (distance 2, the attack reaches 1)
  game.adj: 2 orders, 1 refused, 1 findings; digest PHLRCECO, public KOFPT5VM
  [1]
  $ adjutant record game.orders
  ! adjutant: game.adj is there already (--force replaces it) [E-EXISTS]
  [4]
  $ sed s/^end$/ennd/ game.orders >broken.orders
  $ adjutant record --force broken.orders -o game.adj
  ! adjutant: broken.orders:14:1: a seat (A or C) is missing here [E-NAME]
  [3]
  $ ls
  broken.orders
  game.adj
  game.orders
  $ adjutant verify game.adj
  1 files, 2 orders, 1 refused, 0 findings
  $ adjutant record --force game.orders
  game.orders:15: order 1 refused: FS-RANGE-3 (distance 2, the attack reaches 1)
  game.adj: 2 orders, 1 refused, 1 findings; digest PHLRCECO, public KOFPT5VM
  [1]
  $ adjutant record --strict game.orders -o strict.adj
  game.orders:15: order 1 refused: FS-RANGE-3 (distance 2, the attack reaches 1)
  strict.adj: 1 orders, 1 refused, 1 findings; digest PKWQ4UYS, public ZLTGSQOZ
  [1]

A refusal that is expected is no finding; an expectation that fails is one.

  $ sed '/on row 2/a expect refused FS-RANGE-3' game.orders > expected.orders
  $ adjutant record expected.orders
  expected.adj: 2 orders, 1 refused, 0 findings; digest I66OEX4Q, public KOFPT5VM
  $ sed 's/attack hits 5/attack hits 6/' expected.orders > wrong.orders
  $ adjutant record wrong.orders
  wrong.orders:18: after order 2 the expectation fails: the attack has 5 hits
  wrong.adj: 2 orders, 1 refused, 1 findings; digest SQU2NKWZ, public KOFPT5VM
  [1]

A line that cannot be read ends it, and leaves no file.

  $ sed 's/Raptor Squadron on row 1/Raptor Sqadron on row 1/' game.orders > typo.orders
  $ adjutant record typo.orders
  ! adjutant: typo.orders:16:23: no card is called "Raptor Sqadron"; is Raptor Squadron meant? [E-NAME]
  [3]
  $ ls typo.adj
  ! ls: cannot access 'typo.adj': No such file or directory
  [2]
  $ grep -v '^seat C' game.orders | adjutant record -
  ok
  ok
  ok
  ok
  error line 5, column 1: the game needs 2 seats [E-SYNTAX]
  error line 6, column 3: this is no head line, order or expectation: "turn 3 A orders" [E-SYNTAX]
  error line 7, column 3: this is no head line, order or expectation: "A cp 1 hand: Strafing Run" [E-SYNTAX]
  error line 8, column 3: this is no head line, order or expectation: "A row 1: Raptor Squadron" [E-SYNTAX]
  error line 9, column 3: this is no head line, order or expectation: "A row 2: Nation's Pride [Valkyrie]" [E-SYNTAX]
  error line 10, column 3: this is no head line, order or expectation: "C cp 1 hand 7" [E-SYNTAX]
  error line 11, column 3: this is no head line, order or expectation: "C row 1: Tavi hits 2" [E-SYNTAX]
  error line 12, column 3: this is no head line, order or expectation: "C row 2: Femmosi [Queen Til]" [E-SYNTAX]
  error line 13, column 1: this is no head line, order or expectation: "end" [E-SYNTAX]
  error line 14, column 1: the game needs 2 seats [E-SYNTAX]
  error line 15, column 1: the game needs 2 seats [E-SYNTAX]
  error line 16, column 1: the game needs 2 seats [E-SYNTAX]
  ! adjutant: standard input:16:1: the game needs 2 seats [E-SYNTAX]
  [3]

From standard input each line is answered with one line.

  $ adjutant record - < game.orders
  ok
  ok
  ok
  ok
  ok
  ok
  ok
  ok
  ok
  ok
  ok
  ok
  ok
  ok
  1 refused FS-RANGE-3, also FS-DECL-15 FS-RANGE-9
  2 legal (order 1 was refused, and nothing expected it)
  2 expect holds
  [1]
  $ adjutant record --format jsonl - < expected.orders
  {"line":1,"kind":"head"}
  {"line":2,"kind":"head"}
  {"line":3,"kind":"head"}
  {"line":4,"kind":"head"}
  {"line":5,"kind":"head"}
  {"line":6,"kind":"position"}
  {"line":7,"kind":"position"}
  {"line":8,"kind":"position"}
  {"line":9,"kind":"position"}
  {"line":10,"kind":"position"}
  {"line":11,"kind":"position"}
  {"line":12,"kind":"position"}
  {"line":13,"kind":"position"}
  {"line":14,"kind":"position","to_move":"A","hash":"6c857dd95579beae"}
  {"line":15,"kind":"order","number":1,"verdict":"refused","clauses":["FS-RANGE-3"],"also":["FS-DECL-15","FS-RANGE-9"],"events":[],"to_move":"A","hash":"6c857dd95579beae"}
  {"line":16,"kind":"expect","number":1,"holds":true,"actual":"refused FS-RANGE-3","to_move":"A","hash":"6c857dd95579beae"}
  {"line":17,"kind":"order","number":2,"verdict":"legal","clauses":[],"also":[],"events":[{"kind":"attack","seen":255,"cause":"FS-DECL-2","card":0,"args":[1,1,265,0],"text":"Andrew attacks with Raptor Squadron: Direct on row 1"},{"kind":"task","seen":255,"cause":"FS-DECL-4","card":0,"args":[265,0,0,0],"text":"Raptor Squadron is Tasked"},{"kind":"strength","seen":255,"cause":"FS-DECL-7","card":0,"args":[5,5,0,0],"text":"The attack has 5 hits"}],"to_move":"A","hash":"59f620cd535fe931"}
  {"line":18,"kind":"expect","number":2,"holds":true,"actual":"the attack has 5 hits","to_move":"A","hash":"59f620cd535fe931"}

What the system refuses.

  $ adjutant record nothing.orders
  ! adjutant: nothing.orders: cannot open: No such file or directory [E-OPEN]
  [4]
  $ adjutant record . -o out.adj
  ! adjutant: .: cannot open: Is a directory [E-OPEN]
  [4]
  $ adjutant record game.orders -o no/such/folder.adj
  ! adjutant: cannot create no/such/folder.adj: No such file or directory [E-OPEN]
  [4]
  $ adjutant record game.orders -o game.orders --force
  ! adjutant: game.orders is what is recorded [E-EXISTS]
  [4]

Names and columns: a column counts characters, and a value has a place of its own.

  $ printf 'game flagship\nruling untask_scope = none\n' | adjutant record -
  ok
  error line 2, column 23: untask_scope has no value "none"; it has own, all [E-NAME]
  ! adjutant: standard input:2:1: the game needs 2 seats [E-SYNTAX]
  [3]
  $ printf 'game flagship\ncards coyote-stands\nseat A \342\200\234Zo\303\253\342\200\235 Standng Nations\nseat C "y" Kirikin Swarm\nA: done\n' > zoe.orders
  $ adjutant record zoe.orders
  ! adjutant: zoe.orders:3:14: no empire is called "Standng Nations"; is Standing Nations meant? [E-NAME]
  [3]
  $ printf 'game flagship\ntitle a\000b\n' | adjutant record -
  ok
  error line 2, column 8: a zero byte is no text [E-ENCODING]
  ! adjutant: standard input:2:1: the game needs 2 seats [E-SYNTAX]
  [3]
  $ printf 'game flagship\ntitle \303\253\377\n' | adjutant record -
  ok
  error line 2, column 8: this is not UTF-8 [E-ENCODING]
  ! adjutant: standard input:2:1: the game needs 2 seats [E-SYNTAX]
  [3]
  $ printf 'game flagship\nseat A "x" Standing Nations\nseat C "y" Kirikin Swarm\nA: done\n' > bare.orders
  $ adjutant record bare.orders
  ! adjutant: bare.orders:2:12: no empire is known: no line "cards NAME" names a card set [E-NAME]
  [3]
  $ : > empty.orders; adjutant record empty.orders
  ! adjutant: empty.orders: the first line names the game: "game flagship" [E-SYNTAX]
  [3]

A fleet has one Commander, also where their colours would go together.
  $ cat > commanders.orders <<'END'
  > game flagship
  > cards proving-ground
  > seat A "Ada" Lamplight Compact
  > seat B "Bran" Rook Clans
  > position
  >   turn 3 A orders
  >   A row 1: Steadfast [Keeper Oriel; Warden Tamsin]
  >   B row 1: Carrion Crown
  > end
  > END
  $ adjutant record commanders.orders
  ! adjutant: commanders.orders:9:1: A has 2 Commanders, not one [E-POSITION]
  [3]

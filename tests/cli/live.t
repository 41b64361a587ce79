Another program at the other end of `record -`: for each line exactly one line comes back (replay/LIVE.md).

  $ cat > head <<'END'
  > game flagship
  > mode table
  > cards coyote-stands
  > seat A "Andrew" Standing Nations
  > seat C "Charles" Kirikin Swarm
  > END
  $ cat > position <<'END'
  > position
  >   turn 3 A orders
  >   A cp 3 hand 4: Eye to Eye; I've Got Tone!
  >   A row 1: Raptor Squadron; Cobra Squadron tasked
  >   A row 2: Nation's Pride hits 2 [Valkyrie]
  >   C cp 1 hand 7
  >   C row 1: Tavi hits 7; Ninzi hits 3
  >   C row 2: Femmosi [Queen Til; Worker (Missile Gunner)]; Rondi
  > end
  > END

Lines of every kind: head, blank, comment, position, order, expectation, strike, malformed, question;
with CR LF; the last one without an end.

  $ cat > kinds <<'END'
  > 
  > # a comment
  > A: attack guided from Raptor Squadron on row 1
  > expect refused FS-RANGE-4
  > A: attack direct from Raptor Squadron on row 1
  > A: strike 2
  > A: atack direct from Raptor Squadron on row 1
  > expect A cp 4
  > cards coyote-stands
  > nonsense
  > ? nonsense
  > ? legal x
  > END
  $ (cat head position; sed 's/$/\r/' kinds; printf 'A: done') > all; grep -c '' all
  27
  $ adjutant record - < all
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
  ok
  ok
  1 refused FS-RANGE-4, also FS-DECL-15 FS-RANGE-9
  1 expect holds
  2 legal
  3 strike
  error line 21, column 4: there is no order "atack"; is "attack" meant? [E-SYNTAX]
  1 expect failed: A has cp 3
  error line 23, column 1: a head line stands before the position and the orders [E-SYNTAX]
  error line 24, column 1: this is no head line, order or expectation: "nonsense" [E-SYNTAX]
  error line 25, column 1: there is no question "nonsense"; there are version, next, legal [FROM], show and judge ORDER [E-SYNTAX]
  error line 26, column 1: not the number of an order: "x" [E-SYNTAX]
  4 legal
  [3]
  $ adjutant record - --format jsonl < all
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
  {"line":14,"kind":"position","to_move":"A","hash":"db2f4bf3b52b05fd"}
  {"line":15,"kind":"nothing","to_move":"A","hash":"db2f4bf3b52b05fd"}
  {"line":16,"kind":"nothing","to_move":"A","hash":"db2f4bf3b52b05fd"}
  {"line":17,"kind":"order","number":1,"verdict":"refused","clauses":["FS-RANGE-4"],"also":["FS-DECL-15","FS-RANGE-9"],"events":[],"to_move":"A","hash":"db2f4bf3b52b05fd"}
  {"line":18,"kind":"expect","number":1,"holds":true,"actual":"refused FS-RANGE-4","to_move":"A","hash":"db2f4bf3b52b05fd"}
  {"line":19,"kind":"order","number":2,"verdict":"legal","clauses":[],"also":[],"events":[{"kind":"attack","seen":255,"cause":"FS-DECL-2","card":0,"args":[1,1,265,0],"text":"Andrew attacks with Raptor Squadron: Direct on row 1"},{"kind":"task","seen":255,"cause":"FS-DECL-4","card":0,"args":[265,0,0,0],"text":"Raptor Squadron is Tasked"},{"kind":"strength","seen":255,"cause":"FS-DECL-7","card":0,"args":[5,5,0,0],"text":"The attack has 5 hits"}],"to_move":"A","hash":"473ec52acc3c1348"}
  {"line":20,"kind":"strike","number":3,"to_move":"A","hash":"db2f4bf3b52b05fd"}
  {"line":21,"kind":"error","error":{"code":"E-SYNTAX","line":21,"column":4,"message":"there is no order \"atack\"; is \"attack\" meant?"}}
  {"line":22,"kind":"expect","number":1,"holds":false,"actual":"A has cp 3","to_move":"A","hash":"db2f4bf3b52b05fd"}
  {"line":23,"kind":"error","error":{"code":"E-SYNTAX","line":23,"column":1,"message":"a head line stands before the position and the orders"}}
  {"line":24,"kind":"error","error":{"code":"E-SYNTAX","line":24,"column":1,"message":"this is no head line, order or expectation: \"nonsense\""}}
  {"line":25,"kind":"error","error":{"code":"E-SYNTAX","line":25,"column":1,"message":"there is no question \"nonsense\"; there are version, next, legal [FROM], show and judge ORDER"}}
  {"line":26,"kind":"error","error":{"code":"E-SYNTAX","line":26,"column":1,"message":"not the number of an order: \"x\""}}
  {"line":27,"kind":"order","number":4,"verdict":"legal","clauses":[],"also":[],"events":[{"kind":"phase","seen":255,"cause":"FS-ORDER-20","card":0,"args":[11,0,3,0],"text":"Turn 3, Andrew: Discard phase"}],"to_move":"A","hash":"d78bc3c77c8a7cde"}
  [3]

What is no text, or has no end, is one line, too; and none of it ends the conversation.

  $ (cat head position; printf 'A: do\0ne\n\377\376\n'; head -c 1000000 /dev/zero | tr '\0' x; printf '\nA: done\n') | adjutant record - | tail -n 4
  error line 15, column 6: a zero byte is no text [E-ENCODING]
  error line 16, column 1: this is not UTF-8 [E-ENCODING]
  error line 17, column 4001: a line holds at most 4000 bytes [E-LIMIT]
  1 legal

The answer has the number of the line that it answers; an error has its own place besides.

  $ (sed 's/Kirikin Swarm/Nobody/' head; echo 'A: done') | adjutant record - --format jsonl
  {"line":1,"kind":"head"}
  {"line":2,"kind":"head"}
  {"line":3,"kind":"head"}
  {"line":4,"kind":"head"}
  {"line":5,"kind":"head"}
  {"line":6,"kind":"error","error":{"code":"E-NAME","line":5,"column":18,"message":"no empire is called \"Nobody\""}}
  ! adjutant: standard input:5:18: no empire is called "Nobody" [E-NAME]
  [3]

Questions leave nothing in the record, and no trace between an order and what is expected of it.

  $ (cat head position; printf '%s\n' '? version' ' ? next' 'A: attack guided from Raptor Squadron on row 1' '? legal' 'expect refused FS-RANGE-4' '? judge A: done') | adjutant record - --format jsonl -o asked.adj | tail -n 6 | cut -c 1-110
  {"line":15,"kind":"answer","question":"version","adjutant":"0.1.0","protocol":1,"hash":"db2f4bf3b52b05fd"}
  {"line":16,"kind":"answer","question":"next","number":0,"to_move":"A","text":["Andrew: Attack and Basic Orders
  {"line":17,"kind":"order","number":1,"verdict":"refused","clauses":["FS-RANGE-4"],"also":["FS-DECL-15","FS-RAN
  {"line":18,"kind":"answer","question":"legal","to_move":"A","from":1,"orders":["A: done","A: attack direct fro
  {"line":19,"kind":"expect","number":1,"holds":true,"actual":"refused FS-RANGE-4","to_move":"A","hash":"db2f4bf
  {"line":20,"kind":"answer","question":"judge","ruling":{"game":"flagship","edition":"prometheus","at":1,"order
  $ adjutant notate asked.adj | tail -n 2
  A: attack guided from Raptor Squadron on row 1
  expect refused FS-RANGE-4
  $ adjutant verify asked.adj
  1 files, 1 orders, 1 refused, 0 findings

They may be asked in both formats, and as soon as the head is complete; then it is closed.

  $ (cat head; printf '%s\n' '? next' 'position' '? show x' '? legal 416' '? judge A: atack' '? judge done' '?' ) | adjutant record - | tail -n 7
  {"line":6,"kind":"answer","question":"next","number":0,"to_move":"A","text":["Andrew buys the starting fleet","Charles buys the starting fleet"],"chance":[],"hash":"80137c142bc99982"}
  error line 7, column 1: a position stands before the first order [E-SYNTAX]
  error line 8, column 1: nothing follows "show" [E-SYNTAX]
  {"line":9,"kind":"answer","question":"legal","to_move":"A","from":416,"orders":["C: agree draw"],"certain":416,"count":416,"chance":[],"hash":"80137c142bc99982"}
  error line 10, column 12: there is no order "atack"; is "attack" meant? [E-SYNTAX]
  error line 11, column 9: an order begins with its seat, such as "A: ..." or "table: ..." [E-SYNTAX]
  error line 12, column 1: there is no question ""; there are version, next, legal [FROM], show and judge ORDER [E-SYNTAX]

A text of orders has none.

  $ (cat head position; echo '? next') > text.orders; adjutant record text.orders
  ! adjutant: text.orders:15:1: this is no head line, order or expectation: "? next" [E-SYNTAX]
  [3]

`--strict` ends with the first refusal that nothing expects.

  $ (cat head position; printf '%s\n' 'C: done' '? next' 'A: done' 'A: done') | adjutant record - --strict | tail -n 3 | cut -c 1-60
  1 refused FS-ORDER-1
  {"line":16,"kind":"answer","question":"next","number":1,"to_
  stopped (order 1 was refused, and nothing expected it)

What was answered is in the journal. A reader that goes away ends the recording with 4; a journal can
be gone on with, and the first question then is where the game stands.

  $ mkfifo answers; (head -n 15 answers > /dev/null; touch gone) & (cat head position; echo 'A: done'; until [ -e gone ]; do sleep 0.1; done; echo 'A: done'; echo 'A: done') | (adjutant record - -o left.adj > answers; echo $?)
  4
  $ adjutant notate left.adj | grep -c '^[AC]: '
  2
  $ printf '%s\n' '? next' 'A: resign' | adjutant record - --resume -o left.adj --format jsonl | cut -c 1-160
  {"line":1,"kind":"answer","question":"next","number":2,"to_move":"table","text":["The table draws 3 cards for Andrew"],"chance":[{"order":"table: draw A","blank
  {"line":2,"kind":"order","number":3,"verdict":"legal","clauses":[],"also":[],"events":[{"kind":"over","seen":255,"cause":"FS-R-9","card":0,"args":[2,2,0,0],"tex

The same for a file: legal orders, and what the table has to say.

  $ (cat head position; printf '%s\n' 'A: attack direct from Raptor Squadron on row 1' 'A: focus Tavi' 'A: done' 'C: passive' 'C: done') > hull.orders; adjutant record hull.orders
  hull.adj: 5 orders, 0 refused, 0 findings; digest 767FSAQM, public GJA4A6O7
  $ adjutant legal hull.adj | head -n 1
  table: observe Tavi ...
  $ adjutant legal hull.adj --format json
  {"to_move":"table","from":1,"orders":["A: resign","A: agree draw","C: resign","C: agree draw"],"certain":4,"count":4,"chance":[{"order":"table: observe","blanks":[{"before":"Tavi","take":1,"or":null,"of":["destroyed","stands"]}]}]}
  $ adjutant legal --at 2 hull.adj --format json
  {"to_move":"A","from":1,"orders":["A: done","A: resign","A: agree draw","C: resign","C: agree draw","A: support Headlong Rush","A: support Strafing Run","A: support Rage","A: support Secondary Explosion","A: support Sudden Insight"],"certain":5,"count":10,"chance":[]}
  $ adjutant legal --at 2 hull.adj --format html
  ! adjutant legal: no such format: html
  [2]

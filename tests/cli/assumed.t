Assumed values stand in a file of their own. Only a record that names it or --cards loads it.

  $ cat > table.orders <<END
  > game flagship
  > mode table
  > cards coyote-stands
  > seat A "Andrew" Standing Nations
  > seat C "Charles" Kirikin Swarm
  > position
  >   turn 3 A orders
  >   A cp 2 hand: Strafing Run; Rage
  >   A row 1: Cobra Squadron; Raptor Squadron
  >   A row 2: Nation's Pride [Valkyrie]
  >   C cp 1 hand 7
  >   C row 1: Tavi hits 3; Ninzi
  >   C row 2: Femmosi [Queen Til]
  > end
  > A: attack direct from Cobra Squadron on row 1
  > A: general
  > C: target Ninzi
  > A: support Strafing Run
  > A: done
  > C: done
  > END
  $ cp $CORPUS/../specs/flagship/assumed-example.xml club.xml

Strafing Run asks for a fast ship. Whether Cobra Squadron is one is not known, and so the answer is open.

  $ adjutant judge table.orders --at 3 --order "A: support Strafing Run"
  OPEN under prometheus, after order 3: A: support Strafing Run

    It hangs on what is not known:

    whether the traits asked for are among those of Cobra Squadron
        if so: LEGAL; if not: REFUSED by FS-CARD-14
  [5]

A club that has the card says so. The verdict names the file, and what is not known without it.

  $ adjutant judge table.orders --at 3 --order "A: support Strafing Run" --cards club.xml
  LEGAL under prometheus, after order 3: A: support Strafing Run
    Andrew plays Strafing Run
    The attack has 6 hits

  Next
    Andrew: Support cards and abilities, then done
    If nothing more is played, Ninzi: Passive 4 hits through, 4 in all; Active 2 hits through,
            2 in all

    Judged by FS-SUPP-2

    Rests on assumed values (club.xml). Without them open:
        whether the traits asked for are among those of Cobra Squadron
  $ adjutant judge table.orders --at 3 --order "A: support Strafing Run" --cards club.xml --json
  {"game":"flagship","edition":"prometheus","at":3,"order":"A: support Strafing Run","verdict":"legal","stage":0,"breaks":[],"also":[],"applied":["FS-SUPP-2"],"nearest":null,"unknown":[],"events":[{"text":"Andrew plays Strafing Run","cause":"FS-CARD-24"},{"text":"","cause":"FS-CARD-24"},{"text":"The attack has 6 hits","cause":"FS-SUPP-3"}],"assumed":{"files":["club.xml"],"without":"open","values":["whether the traits asked for are among those of Cobra Squadron"]}}

Another club's card is slow. The refusal has the card as its operand.

  $ cat > slow.xml <<END
  > <cards id="slow" assumed="yes">
  >   <card id="cobra-squadron"><traits known="yes"><trait>silent</trait></traits></card>
  > </cards>
  > END
  $ adjutant judge table.orders --at 3 --order "A: support Strafing Run" --cards=slow.xml
  REFUSED under prometheus, after order 3: A: support Strafing Run

    FS-CARD-14  Traits decide with which cards, on which and against which a card may be played; a
                failed trait condition makes the play illegal.
        Here: Strafing Run on Cobra Squadron.
        Flagship: Prometheus Unchained, rulebook, "Card Sections", line 126
        Flagship: Coyote Stands, rulebook, "The Cards", line 94
        Flagship, abridged Japanese rules, "Trait Box", line 63

    Restated by FS-CARD-12

    Legal, one change away: A: support Rage

    Rests on assumed values (slow.xml). Without them open:
        whether the traits asked for are among those of Cobra Squadron
  [1]

The verdict is the same without them, but not what follows; nothing is said where nothing differs.

  $ adjutant judge table.orders --at 0 --order "A: attack direct from Cobra Squadron on row 1" --cards club.xml
  LEGAL under prometheus, before the first order: A: attack direct from Cobra Squadron on row 1
    Andrew attacks with Cobra Squadron: Direct on row 1
    Cobra Squadron is Tasked
    The attack has 4 hits

  Next
    Andrew: Focus (1 command point) on Tavi or Ninzi, or General
    If nothing more is played, Tavi: Passive 2 hits through, 5 in all; Active 0 hits through, 3 in all
    If nothing more is played, Ninzi: Passive 2 hits through, 2 in all; Active 0 hits through,
            0 in all

    Judged by FS-DECL-1, FS-DECL-10, FS-RANGE-3, FS-RANGE-2

    Rests on assumed values (club.xml). Without them legal as well, but:
        The attack has 0 or more hits
  $ adjutant judge table.orders --at 0 --order "A: attack direct from Cobra Squadron on row 2" --cards club.xml | grep assumed
  [1]
  $ adjutant judge table.orders --at 3 --order "A: support Rage" --cards club.xml | grep -A 2 assumed
    Rests on assumed values (club.xml). Without them legal as well, but:
        The attack has 1 or more hits

From the first order on that is judged otherwise without them, the position rests on them.

  $ adjutant judge table.orders --order "A: done" --cards club.xml | tail -n 3

    Rests on assumed values (club.xml). Order 4 without them is open:
        whether the traits asked for are among those of Cobra Squadron

A record keeps what it was made with: notate prints it, show marks it, verify needs no option.

  $ adjutant record table.orders --cards club.xml | sed 's/; digest.*//'
  table.adj: 6 orders, 0 refused, 0 findings
  ! adjutant: assumed values in use: club.xml
  $ adjutant notate table.adj | grep cards
  cards coyote-stands
  cards club.xml
  $ adjutant verify table.adj
  1 files, 6 orders, 0 refused, 0 findings
  $ adjutant show table.adj --at 0 | head -n 1
  flagship, edition prometheus, cards coyote-stands, club.xml (assumed values)
  $ adjutant show table.adj --at 0 --format json | grep -o '"assumed":[^]]*]'
  "assumed":["club.xml"]
  $ adjutant legal table.adj --at 3 | sed -n 2p
  A: support Strafing Run
  ! adjutant: assumed values in use: club.xml
  $ adjutant judge table.adj --at 3 --order "A: support Strafing Run" | grep -A 2 assumed
    Rests on assumed values (club.xml). Without them open:
        whether the traits asked for are among those of Cobra Squadron
  $ adjutant record - --cards club.xml < table.orders | tail -n 6
  1 legal (rests on assumed values: club.xml)
  2 legal
  3 legal
  4 legal (rests on assumed values: club.xml)
  5 legal (rests on assumed values: club.xml)
  6 legal (rests on assumed values: club.xml)
  ! adjutant: assumed values in use: club.xml
  $ adjutant record table.orders --cards club.xml -o again.adj --format jsonl | grep -o '"number":.,\|"assumed":.*"values":[^]]*]}'
  "number":1,
  "assumed":{"files":["club.xml"],"without":"legal","values":["The attack has 0 or more hits"]}
  "number":2,
  "number":3,
  "number":4,
  "assumed":{"files":["club.xml"],"without":"open","values":["whether the traits asked for are among those of Cobra Squadron"]}
  "number":5,
  "assumed":{"files":["club.xml"],"order":4,"without":"open","values":["whether the traits asked for are among those of Cobra Squadron"]}
  "number":6,
  "assumed":{"files":["club.xml"],"order":4,"without":"open","values":["whether the traits asked for are among those of Cobra Squadron"]}

A text with the line gives the same record.

  $ adjutant notate table.adj > named.orders
  $ adjutant record named.orders > /dev/null && cmp table.adj named.adj
  ! adjutant: assumed values in use: club.xml

A record that was made without them is judged anew.

  $ adjutant record table.orders -o known.adj | sed 's/; digest.*//'
  known.adj: 6 orders, 0 refused, 0 findings
  $ adjutant judge known.adj --at 3 --order "A: support Strafing Run" | head -n 1
  OPEN under prometheus, after order 3: A: support Strafing Run
  $ adjutant judge known.adj --at 3 --order "A: support Strafing Run" --cards assumed-example | grep -A 2 "LEGAL\|assumed"
  LEGAL under prometheus, after order 3: A: support Strafing Run
    Andrew plays Strafing Run
    The attack has 6 hits
  --
    Rests on assumed values (assumed-example). Without them open:
        whether the traits asked for are among those of Cobra Squadron
  $ adjutant record table.orders -o whole.adj --embed | sed 's/; digest.*//'
  whole.adj: 6 orders, 0 refused, 0 findings
  $ adjutant judge whole.adj --at 3 --order "A: support Strafing Run" --cards club.xml | grep -A 2 "LEGAL\|assumed"
  LEGAL under prometheus, after order 3: A: support Strafing Run
    Andrew plays Strafing Run
    The attack has 6 hits
  --
    Rests on assumed values (club.xml). Without them open:
        whether the traits asked for are among those of Cobra Squadron

A file is named by its path from where one is, and a record finds it again.

  $ mkdir games && cd games && adjutant record ../table.orders --cards ../club.xml -o far.adj > /dev/null 2>&1 && adjutant verify far.adj
  1 files, 6 orders, 0 refused, 0 findings
  $ cd games && cp ../table.orders . && adjutant record table.orders --cards ../club.xml > /dev/null && adjutant notate table.adj | grep cards
  cards coyote-stands
  cards ../club.xml
  ! adjutant: assumed values in use: ../club.xml
  $ adjutant show table.orders --cards none.xml
  ! adjutant: none.xml: cannot open: No such file or directory [E-OPEN]
  [4]
  $ adjutant show table.orders --cards none 2>&1 | sed 's/ in .*specs/ in specs/'
  adjutant: table.orders:3:1: there is no card set "none" in specs/flagship [E-RULESET]

A fault is told with file and line; a known value stays.

  $ sed 's/<atk value="4"\/><cmd value="0"\/><hull value="7"\/>/<def value="9"\/>/' club.xml > wrong.xml
  $ adjutant show table.orders --cards wrong.xml
  ! adjutant: ./wrong.xml:34: this value is known: it is 3, and cannot be assumed to be 9 [E-VALUE]
  [3]
  $ (cat table.orders | sed 's/^cards.*/&\ncards wrong.xml/') > wrong.orders; adjutant record wrong.orders
  ! adjutant: ./wrong.xml:34: this value is known: it is 3, and cannot be assumed to be 9 [E-VALUE]
  [3]

No record that comes with Adjutant has them without a line that says so.

  $ grep -l "^cards assumed" -r $CORPUS | sed 's/.*corpus/corpus/'
  corpus/flagship/disputes/MD-13.orders

What specs/README.md prints works as printed.

  $ README=$CORPUS/../specs/README.md; mkdir club
  > sed -n '/^    <cards id="my-club"/,/^    <\/cards>/s/^    //p' $README > club/my-club.xml
  > sed -n '/^    <cards id="our-guess"/,/^    <\/cards>/s/^    //p' $README > club/our-guess.xml
  > sed -n '/^        game flagship/,/^        end/s/^        //p' $README > club/game.orders
  > grep '^        adjutant ' $README | sed 's/^ *//' > club/commands
  > cd club && sh -e commands | sed 's/; digest.*//' | tail -n 26
  Next
    Anna: Focus (1 command point) on Tavi, or General
    If nothing more is played, Tavi: Passive 4 hits through, 11 in all,
            whether destroyed is not known; Active 2 hits through, 9 in all,
            whether destroyed is not known

    Judged by FS-DECL-1, FS-DECL-10, FS-RANGE-3, FS-RANGE-2
  game.adj: 0 orders, 0 refused, 0 findings
  LEGAL under prometheus, before the first order: A: attack direct from Red Lance on row 1
    Anna attacks with Red Lance: Direct on row 1
    Red Lance is Tasked
    The attack has 6 hits

  Next
    Anna: Focus (1 command point) on Tavi, or General
    If nothing more is played, Tavi: Passive 4 hits through, 11 in all: destroyed;
            Active 2 hits through, 9 in all

    Judged by FS-DECL-1, FS-DECL-10, FS-RANGE-3, FS-RANGE-2

    Rests on assumed values (our-guess.xml). Without them legal as well, but:
        If nothing more is played, Tavi: Passive 4 hits through, 11 in all,
        whether destroyed is not known; Active 2 hits through, 9 in all,
        whether destroyed is not known
  guess.adj: 0 orders, 0 refused, 0 findings
  1 files, 0 orders, 0 refused, 0 findings
  ! adjutant: assumed values in use: our-guess.xml

Of which empire a card is may be assumed too, where it is not known.

  $ printf 'game flagship\nmode table\ncards coyote-stands\nseat A "Andrew" Standing Nations\nseat C "Charles" Kirikin Swarm\n' > px.orders
  $ printf '<cards id="px" assumed="yes"><card id="zeus" empire="SN"><setup value="8"/></card></cards>\n' > px.xml
  $ adjutant judge --cards px.xml px.orders --order "A: fleet Nation's Pride; Valkyrie; Zeus"
  LEGAL under prometheus, before the first order: A: fleet Nation's Pride; Valkyrie; Zeus

  Next
    Charles buys the starting fleet

    Rests on assumed values (px.xml). Without them open:
        whether Zeus is of the empire of Andrew
        the set-up cost of Zeus (8 or more)
  $ printf '<cards id="px" assumed="yes"><card id="tavi" empire="SN"/></cards>\n' > px.xml
  $ adjutant judge --cards px.xml px.orders --order "A: fleet Nation's Pride; Valkyrie; Tavi"
  ! adjutant: ./px.xml:1: the card is of another empire [E-NAME]
  [3]

A file that was mangled on its way is refused with its line, and nothing else is said.

  $ printf '<?xml version="1.0" encoding="Shift_JIS"?>\n<cards id="club" assumed="yes">\201</cards>\n' > club.xml
  $ adjutant judge table.orders --at 3 --order "A: support Strafing Run" --cards club.xml
  ! adjutant: ./club.xml:2: not well-formed: input conversion failed due to input error, bytes 0x81 0x3C 0x2F 0x63 [E-XML]
  [3]

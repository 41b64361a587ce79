Judge answers a player's question: what, why, and where the printed rulebook says so.

  $ cat > table.orders <<END
  > game flagship
  > edition prometheus
  > mode table
  > cards coyote-stands
  > seat A "Andrew" Standing Nations
  > seat C "Charles" Kirikin Swarm
  > position
  >   turn 3 A orders
  >   A cp 2 hand 4: Eye to Eye; Secondary Explosion
  >   A row 1: Raptor Squadron; Cobra Squadron tasked
  >   A row 2: Nation's Pride [Valkyrie]
  >   C cp 1 hand 7
  >   C row 1: Tavi hits 7; Ninzi
  >   C row 2: Femmosi [Queen Til]
  > end
  > END

Legal: what follows, and who decides next.

  $ adjutant judge table.orders --order "A: attack direct from Raptor Squadron on row 1"
  LEGAL under prometheus, before the first order: A: attack direct from Raptor Squadron on row 1
    Andrew attacks with Raptor Squadron: Direct on row 1
    Raptor Squadron is Tasked
    The attack has 5 hits

  Next
    Andrew: Focus (1 command point) on Tavi or Ninzi, or General
    If nothing more is played, Tavi: Passive 3 hits through, 10 in all,
            whether destroyed is not known; Active 1 hit through, 8 in all,
            whether destroyed is not known
    If nothing more is played, Ninzi: Passive 3 hits through, 3 in all; Active 1 hit through, 1 in all

    Judged by FS-DECL-1, FS-DECL-10, FS-RANGE-3, FS-RANGE-2

Refused: the clause, what breaks it here, the places in each edition, and what would be legal.

  $ adjutant judge table.orders --order "A: attack direct from Raptor Squadron on row 2"
  REFUSED under prometheus, before the first order: A: attack direct from Raptor Squadron on row 2

    FS-RANGE-3  A Direct attack strikes at distance 1.
        Here: distance 2, the attack reaches 1.
        Flagship: Prometheus Unchained, rulebook, "Issuing an Attack Order", line 246
        Flagship: Coyote Stands, rulebook, "Direct Attacks", line 196
        Flagship, abridged Japanese rules, "Direct Attacks(直接攻撃)", line 214

    Restated by FS-DECL-15, FS-RANGE-9

    Legal, one change away: A: attack direct from Raptor Squadron on row 1
  [1]
  $ adjutant judge table.orders --order "A: attack guided from Cobra Squadron on row 2"
  REFUSED under prometheus, before the first order: A: attack guided from Cobra Squadron on row 2

    FS-DECL-4  A ship that makes a Direct or Guided attack is Tasked for it; a Tasked ship cannot
               make one.
        Here: Cobra Squadron is Tasked.
        Flagship: Prometheus Unchained, rulebook, "Game Terms", line 91; "Issuing an Attack
          Order / A) Declaration", line 258
        Flagship: Coyote Stands, rulebook, "Game Terms", line 69; "4. Give Orders / a)
          Declaration", line 216
        Flagship, abridged Japanese rules, "Issuing an Attack Order(攻撃命令)", line 208;
          "Issuing an Attack Order(攻撃命令) / a)Declare(宣言)", line 234

    Restated by FS-TERM-9, FS-ORDER-10, FS-TERM-10

    Legal, one change away: A: attack guided from Raptor Squadron on row 2
  [1]
  $ adjutant judge table.orders --order "C: passive"
  REFUSED under prometheus, before the first order: C: passive

    FS-ORDER-7  An Attack Order has five steps in this order: Declaration, Focus, Support, Defend
                (Inactive Player), Resolution.
        Here: it is the Orders phase.
        Flagship: Prometheus Unchained, rulebook, "4. Issue Orders", line 232
        Flagship: Coyote Stands, rulebook, "4. Give Orders", lines 175-181
        Flagship, abridged Japanese rules, "Type of Orders(命令の種類)", lines 177-183
  [1]

Open: it hangs on a card that the hand may or may not hold.

  $ adjutant judge table.orders --order "A: basic Blaze on Raptor Squadron"
  OPEN under prometheus, before the first order: A: basic Blaze on Raptor Squadron

    It hangs on what is not known:

    whether Andrew holds Blaze
        if so: LEGAL; if not: REFUSED by FS-CREW-1
  [5]

A hidden card is certain, possible or impossible by what the deck's list leaves.

  $ cat > list.orders <<END
  > game flagship
  > edition prometheus
  > mode table
  > cards coyote-stands
  > seat A "Andrew" Standing Nations
  > seat C "Charles" Kirikin Swarm
  > position
  >   turn 3 A discard
  >   A hand 4: Headlong Rush
  >   A deck 2: Rage; Eye to Eye*3; Strafing Run
  >   A pile: Immelmann; Rage
  >   A row 1: Raptor Squadron
  >   A row 2: Nation's Pride [Valkyrie]
  >   C hand 7
  >   C row 1: Tavi
  >   C row 2: Femmosi [Queen Til]
  > end
  > END
  $ adjutant judge list.orders --order "A: discard Eye to Eye"
  LEGAL under prometheus, before the first order: A: discard Eye to Eye
    Andrew discards Eye to Eye

  Next
    Andrew may discard cards, then done
  $ adjutant judge list.orders --order "A: discard Eye to Eye; Eye to Eye"
  OPEN under prometheus, before the first order: A: discard Eye to Eye; Eye to Eye

    It hangs on what is not known:

    whether Andrew holds Eye to Eye
        if so: LEGAL; if not: REFUSED by FS-CARD-22
  [5]
  $ adjutant judge list.orders --order "A: discard Immelmann"
  REFUSED under prometheus, before the first order: A: discard Immelmann

    FS-CARD-22  Action and crew cards reach the hand by being drawn from the draw deck.
        Here: Immelmann, the hand cannot hold it.
        Flagship: Prometheus Unchained, rulebook, "Action Cards", line 145; "Crew Cards", line
          159
        Flagship: Coyote Stands, rulebook, "Action Cards", line 105; "Crew Cards", line 116
        Flagship, abridged Japanese rules, "Action Cards(アクションカード)", line 85; "Crew
          Cards(搭乗員カード)", line 97

    Legal, one change away: A: discard Headlong Rush
  [1]
  $ adjutant judge list.orders --order "A: discard Rage; Rage"
  REFUSED under prometheus, before the first order: A: discard Rage; Rage

    FS-CARD-22  Action and crew cards reach the hand by being drawn from the draw deck.
        Here: Rage, the hand can hold 1 of it.
        Flagship: Prometheus Unchained, rulebook, "Action Cards", line 145; "Crew Cards", line
          159
        Flagship: Coyote Stands, rulebook, "Action Cards", line 105; "Crew Cards", line 116
        Flagship, abridged Japanese rules, "Action Cards(アクションカード)", line 85; "Crew
          Cards(搭乗員カード)", line 97

    Legal, one change away: A: discard Headlong Rush; Rage
  [1]
  $ adjutant judge list.orders --order "A: discard Rage; Eye to Eye; Eye to Eye; Eye to Eye"
  REFUSED under prometheus, before the first order: A: discard Rage; Eye to Eye; Eye to Eye; Eye to Eye

    FS-CARD-22  Action and crew cards reach the hand by being drawn from the draw deck.
        Here: Eye to Eye, the hand can hold 2 of it.
        Flagship: Prometheus Unchained, rulebook, "Action Cards", line 145; "Crew Cards", line
          159
        Flagship: Coyote Stands, rulebook, "Action Cards", line 105; "Crew Cards", line 116
        Flagship, abridged Japanese rules, "Action Cards(アクションカード)", line 85; "Crew
          Cards(搭乗員カード)", line 97
  [1]
  $ adjutant show list.orders
  flagship, edition prometheus, cards coyote-stands
  A: Andrew, Standing Nations
  C: Charles, Kirikin Swarm

  Before the first order
  Turn 3, Discard phase of Andrew

  C  Charles (Kirikin Swarm)   command points not known   deck not known
     hand 7 cards, 0 known
     discard pile not known
   row 2 | Femmosi
         |   hits 0 of 1+ Flagship
         |   + Queen Til
   row 1 | Tavi
         |   hits 0 of 8-14
  ------------------------------------------------------------------------------------------------
   row 1 | Raptor Squadron
         |   hits 0 of 1+
   row 2 | Nation's Pride
         |   hits 0 of 3+ Flagship
         |   + Valkyrie
  A  Andrew (Standing Nations)   command points not known   deck 2
     hand 4 cards, 2 known: Headlong Rush; Eye to Eye
     discard pile 2 cards: Immelmann; Rage

  Next
    Andrew may discard cards, then done
  $ adjutant legal list.orders
  A: done
  A: discard Headlong Rush
  A: discard Headlong Rush; Eye to Eye
  A: discard Eye to Eye
  A: resign
  A: agree draw
  C: resign
  C: agree draw

  Possible, if the hand holds the card:
  A: discard Headlong Rush; Strafing Run
  A: discard Headlong Rush; Strafing Run; Eye to Eye
  A: discard Headlong Rush; Rage
  A: discard Headlong Rush; Rage; Eye to Eye
  A: discard Headlong Rush; Eye to Eye; Eye to Eye
  A: discard Strafing Run
  A: discard Strafing Run; Eye to Eye
  A: discard Rage
  A: discard Rage; Eye to Eye
  A: discard Eye to Eye; Eye to Eye

One order under every edition.

  $ adjutant judge $CORPUS/flagship/disputes/MD-41.orders --at 3 --order "C: defend Shun the Light" --edition all
  prometheus   LEGAL
  coyote       LEGAL
  japanese     REFUSED FS-DEF-10

  LEGAL under prometheus, after order 3: C: defend Shun the Light
    Carl plays Shun the Light
    3 hits are stopped by Shun the Light

  Next
    Carl: Active or Passive, Defend cards, then done
    If nothing more is played, Tavi: Passive 3 hits through, 3 in all; Active 1 hit through, 1 in all

    Judged by FS-DEF-9, FS-R-78, FS-DEF-13, FS-DEF-11

  LEGAL under coyote, after order 3: C: defend Shun the Light
    Carl plays Shun the Light
    3 hits are stopped by Shun the Light

  Next
    Carl: Active or Passive, Defend cards, then done
    If nothing more is played, Tavi: Passive 3 hits through, 3 in all; Active 1 hit through, 1 in all

    Judged by FS-DEF-9, FS-R-78, FS-DEF-13, FS-DEF-11

  REFUSED under japanese, after order 3: C: defend Shun the Light

    FS-DEF-10  The posture is chosen first, Defend cards follow.
        Here: it is the Defend step.
        Flagship: Prometheus Unchained, rulebook, "Example of Play (20-point game) / Andrew's
          Second Turn", line 407 (says otherwise)
        Flagship: Coyote Stands, rulebook: not in this edition
        Flagship, abridged Japanese rules, "Issuing an Attack Order(攻撃命令) /
          d)Defend(非アクティブプレイヤーによる防御)", lines 256, 261
  [1]
  $ adjutant judge $CORPUS/flagship/disputes/MD-41.orders --at 3 --order "C: defend Shun the Light" --edition japanese
  REFUSED under japanese, after order 3: C: defend Shun the Light

    FS-DEF-10  The posture is chosen first, Defend cards follow.
        Here: it is the Defend step.
        Flagship: Prometheus Unchained, rulebook, "Example of Play (20-point game) / Andrew's
          Second Turn", line 407 (says otherwise)
        Flagship: Coyote Stands, rulebook: not in this edition
        Flagship, abridged Japanese rules, "Issuing an Attack Order(攻撃命令) /
          d)Defend(非アクティブプレイヤーによる防御)", lines 256, 261
  [1]

For programs.

  $ adjutant judge table.orders --order "A: attack direct from Raptor Squadron on row 2" --json
  {"game":"flagship","edition":"prometheus","at":0,"order":"A: attack direct from Raptor Squadron on row 2","verdict":"refused","stage":3,"breaks":[{"clause":"FS-RANGE-3","ruling":null,"text":"A Direct attack strikes at distance 1.","here":"distance 2, the attack reaches 1","switched":[],"citations":[{"edition":"prometheus","title":"Flagship: Prometheus Unchained, rulebook","heading":"Issuing an Attack Order","first":246,"last":246,"example":false,"differs":false},{"edition":"coyote","title":"Flagship: Coyote Stands, rulebook","heading":"Direct Attacks","first":196,"last":196,"example":false,"differs":false},{"edition":"japanese","title":"Flagship, abridged Japanese rules","heading":"Direct Attacks(直接攻撃)","first":214,"last":214,"example":false,"differs":false}]}],"also":["FS-DECL-15","FS-RANGE-9"],"applied":["FS-DECL-1","FS-DECL-10"],"nearest":"A: attack direct from Raptor Squadron on row 1","unknown":[],"events":[]}
  [1]

What is no order is malformed input; what is not there is usage.

  $ adjutant judge table.orders --order "A: attack direct from Raptor Sqadron on row 1"
  ! adjutant: --order, column 23: no card is called "Raptor Sqadron"; is Raptor Squadron meant? [E-NAME]
  [3]
  $ adjutant judge table.orders --order "B: done"
  ! adjutant: --order, column 1: an order begins with its seat, such as "A: ..." or "table: ..." [E-SYNTAX]
  [3]
  $ adjutant judge table.orders --order "A: done" --at 1
  ! adjutant: table.orders: there is no order 1; the last is 0
  [2]
  $ adjutant judge table.orders --order "A: done" --edition german
  ! adjutant judge: no edition "german" of flagship; there are prometheus, coyote, japanese, and all
  [2]
  $ adjutant judge nothing.orders --order "A: done"
  ! adjutant: cannot open nothing.orders: No such file or directory [E-OPEN]
  [4]

A ruling is told as the record has it.

  $ cat > stack.orders <<END
  > game flagship
  > mode table
  > cards $CORPUS/../tests/cards/drill.xml
  > cards $CORPUS/../tests/cards/rows.xml
  > ruling same_crew_stack = regular
  > seat A "Anna" Red Fleet
  > seat B "Ben" Blue Fleet
  > position
  >   turn 3 A orders
  >   A cp 3 hand: Crew Mate
  >   A row 1: Red Crown [Admiral Rowan; Crew Mate]; Red Lance
  >   B cp 3 hand: none
  >   B row 1: Blue Mantle
  > end
  > END
  $ adjutant judge stack.orders --order "A: basic Crew Mate/0 on Red Lance" | head -n 6
  REFUSED under prometheus, before the first order: A: basic Crew Mate on Red Lance

    FS-R-20  May copies of a gold or blue crew member lie in one fleet? In this record
             same_crew_stack = regular instead of any.
        Here: Crew Mate.
        A ruling: the rulebooks leave this open.

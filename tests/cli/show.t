Show lays out a position as players would, and tells how it came about.
  $ cp $CORPUS/flagship/disputes/MD-41.orders .

  $ adjutant show MD-41.orders
  Defend card before the posture
  flagship, edition prometheus, cards coyote-stands
  A: Anna, Standing Nations
  C: Carl, Kirikin Swarm

  How it came about
     1 A: attack direct from Raptor Squadron on row 1
         Anna attacks with Raptor Squadron: Direct on row 1
         Raptor Squadron is Tasked
         The attack has 8 hits
     2 A: general
         The attack is General
         The target is Tavi
     3 A: done
     4 C: defend Shun the Light
         Carl plays Shun the Light
         3 hits are stopped by Shun the Light
     5 C: active
         Tavi is Tasked
         4 hits are stopped by the Active posture
     6 C: done
         Tavi takes 1 hit, 1 in all
         Shun the Light goes to Carl's discard pile
         The Attack Order is resolved

  After order 6
  Turn 3, Orders phase of Anna

  C  Carl (Kirikin Swarm)   0 command points   deck not known
     hand 0 cards
     discard pile at least 1 card: Shun the Light
   row 2 | Femmosi
         |   hits 0 of 1+ Flagship
         |   + Queen Til
   row 1 | Tavi                  TASKED
         |   hits 1 of 8-14
  ------------------------------------------------------------------------------------------------
   row 1 | Raptor Squadron       TASKED
         |   hits 0 of 1+
         |   + Blaze
   row 2 | Nation's Pride
         |   hits 0 of 3+ Flagship
         |   + Valkyrie
  A  Anna (Standing Nations)   0 command points   deck not known
     hand 0 cards
     discard pile not known

  Next
    Anna: Attack and Basic Orders, then done
  $ adjutant show MD-41.orders --at 0
  Defend card before the posture
  flagship, edition prometheus, cards coyote-stands
  A: Anna, Standing Nations
  C: Carl, Kirikin Swarm

  Before the first order
  Turn 3, Orders phase of Anna

  C  Carl (Kirikin Swarm)   0 command points   deck not known
     hand 1 card: Shun the Light
     discard pile not known
   row 2 | Femmosi
         |   hits 0 of 1+ Flagship
         |   + Queen Til
   row 1 | Tavi
         |   hits 0 of 8-14
  ------------------------------------------------------------------------------------------------
   row 1 | Raptor Squadron
         |   hits 0 of 1+
         |   + Blaze
   row 2 | Nation's Pride
         |   hits 0 of 3+ Flagship
         |   + Valkyrie
  A  Anna (Standing Nations)   0 command points   deck not known
     hand 0 cards
     discard pile not known

  Next
    Anna: Attack and Basic Orders, then done
  $ adjutant show MD-41.orders --at 99
  ! adjutant: MD-41.orders: there is no order 99; the last is 6
  [2]
  $ adjutant show --format json MD-41.orders | python3 -c '
  > import json, sys
  > shown = json.load(sys.stdin)
  > print(shown["game"], shown["order"], shown["seats"][0]["name"], shown["state"]["turn"])'
  flagship 6 Anna 3
  $ adjutant show --format xml MD-41.orders | python3 -c '
  > import sys, xml.etree.ElementTree as ElementTree
  > shown = ElementTree.parse(sys.stdin).getroot()
  > print(shown.get("game"), shown.get("order"), shown.find("seat").get("name"), shown.find("state/turn").text)'
  flagship 6 Anna 3

Orders that were struck are listed as such, without what followed. They belong to the turn that they
were given in, and its story goes on from before them, even back over a turn's end.
  $ cat > struck.orders <<'END'
  > game flagship
  > cards coyote-stands
  > seat A "Andrew" Standing Nations
  > seat C "Charles" Kirikin Swarm
  > position
  >   turn 3 A orders
  >   A cp 3 hand 0 deck 20
  >   A row 1: Raptor Squadron
  >   A row 2: Nation's Pride [Valkyrie]
  >   C cp 1 hand 0 deck 20
  >   C row 1: Tavi
  >   C row 2: Femmosi [Queen Til]
  > end
  > A: attack direct from Raptor Squadron on row 1
  > A: general
  > A: strike 1
  > A: attack guided from Raptor Squadron on row 1
  > A: attack guided from Nation's Pride on row 1
  > A: strike 4
  > A: done
  > A: done
  > table: draw A 7 unseen
  > C: done
  > C: done
  > C: done
  > A: strike 10
  > C: attack direct from Tavi on row 1
  > END
  $ adjutant show struck.orders --at 2 | sed -n '/^How/,/^After/p'
  How it came about
     1 A: attack direct from Raptor Squadron on row 1
         Andrew attacks with Raptor Squadron: Direct on row 1
         Raptor Squadron is Tasked
         The attack has 5 hits
     2 A: general
         The attack is General
         The target is Tavi

  After order 2
  $ adjutant show struck.orders --at 8 | sed -n '/^How/,/^After/p'
  How it came about
     1 A: attack direct from Raptor Squadron on row 1  (struck by 3)
     2 A: general  (struck by 3)
     3 A: strike 1
     4 A: attack guided from Raptor Squadron on row 1  (refused: FS-RANGE-4)  (struck by 6)
     5 A: attack guided from Nation's Pride on row 1  (struck by 6)
     6 A: strike 4
     7 A: done
         Turn 3, Andrew: Discard phase
     8 A: done
         Turn 3, Andrew: Draw phase

  After order 8
  $ adjutant show struck.orders --at 12 | sed -n '/^How/,/^After/p'
  How it came about
    10 C: done
         Turn 4, Charles: Orders phase
    11 C: done
         Turn 4, Charles: Discard phase
    12 C: done
         Turn 4, Charles: Draw phase

  After order 12
  $ adjutant show struck.orders --at 13 | sed -n '/^How/,/^After/p'
  How it came about
     1 A: attack direct from Raptor Squadron on row 1  (struck by 3)
     2 A: general  (struck by 3)
     3 A: strike 1
     4 A: attack guided from Raptor Squadron on row 1  (refused: FS-RANGE-4)  (struck by 6)
     5 A: attack guided from Nation's Pride on row 1  (struck by 6)
     6 A: strike 4
     7 A: done
         Turn 3, Andrew: Discard phase
     8 A: done
         Turn 3, Andrew: Draw phase
     9 table: draw A 7 unseen
         Andrew draws 7 cards, 7 in hand
         Turn 4, Charles: Untask phase
         Turn 4, Charles: Gain Command phase
         Charles gains 3 command points, 4 now
         Turn 4, Charles: Rearrange phase
    10 C: done  (struck by 13)
    11 C: done  (struck by 13)
    12 C: done  (struck by 13)
    13 A: strike 10

  After order 13
  $ adjutant show struck.orders --at 14 | sed -n '/^How/,/^After/p'
  How it came about
    10 C: done  (struck by 13)
    11 C: done  (struck by 13)
    12 C: done  (struck by 13)
    13 A: strike 10
    14 C: attack direct from Tavi on row 1  (refused: FS-ORDER-19)

  After order 14

What another player may answer is told as it is: not what he cannot pay for, and both answers where there are two.
  $ cat > answers.orders <<'END'
  > game flagship
  > edition japanese
  > cards proving-ground
  > seat A "Ada" Lamplight Compact
  > seat B "Bran" Rook Clans
  > position
  >   turn 3 B orders
  >   A cp 0 hand: none pile: none
  >   A row 1: Lodestar
  >   A row 2: Steadfast [Keeper Oriel]
  >   B cp 1 hand: Dirty Trick pile: none
  >   B row 1: Carrion Crown
  > end
  > B: attack direct from Carrion Crown on row 1
  > B: general
  > B: support Dirty Trick
  > END
  $ adjutant show answers.orders | sed -n '/^Next/,$p'
  Next
    Ada cannot pay to cancel Dirty Trick: it takes effect before the next order
    Bran: Support cards and abilities, then done
    If nothing more is played, Lodestar: Passive 6 hits through, 6 in all; Active 4 hits through,
            4 in all
  $ sed 's/A cp 0/A cp 1/' answers.orders > can.orders; adjutant show can.orders | sed -n '/^Next/,$p' | head -2
  Next
    Ada may cancel Dirty Trick; any other order lets it happen
  $ cat > both.orders <<'END'
  > game flagship
  > edition japanese
  > cards proving-ground
  > seat A "Ada" Lamplight Compact
  > seat B "Bran" Rook Clans
  > position
  >   turn 3 B orders
  >   A cp 3 hand: none pile: none
  >   A row 1: Steadfast [Keeper Oriel; by B: Cutlass Party tasked]
  >   B cp 1 hand: Second Wave pile: none
  >   B row 1: Carrion Crown
  > end
  > B: basic Second Wave on Cutlass Party
  > END
  $ adjutant show both.orders | sed -n '/^Next/,$p' | head -3
  Next
    Ada may cancel Second Wave, or answer with one Enemy Basic before it takes effect;
            any other order lets it happen

Legal lists every legal order in a position; what needs a card of an unknown hand stands apart.

  $ adjutant legal $CORPUS/flagship/disputes/MD-31.orders --at 0
  A: done
  A: attack direct from Raptor Squadron on row 1
  A: attack guided from Nation's Pride on row 1
  A: resign
  A: agree draw
  C: resign
  C: agree draw
  $ adjutant legal $CORPUS/flagship/disputes/MD-41.orders --at 2
  A: done
  A: resign
  A: agree draw
  C: resign
  C: agree draw
  $ adjutant legal $CORPUS/flagship/disputes/MD-13.orders --at 0
  A: done
  A: discard Immelmann
  A: react Immelmann on Raptor Squadron
  A: resign
  A: agree draw
  C: resign
  C: agree draw

  Possible, if the hand holds the card:
  A: discard Prometheus
  A: discard Prometheus; Immelmann
  A: discard Close In
  A: discard Close In; Immelmann
  A: discard AS-22 Attack Drones
  A: discard AS-22 Attack Drones; Immelmann
  A: discard Headlong Rush
  A: discard Headlong Rush; Immelmann
  A: discard Strafing Run
  A: discard Strafing Run; Immelmann
  A: discard Immelmann; Immelmann
  A: discard Immelmann; Rage
  A: discard Immelmann; Eye to Eye
  A: discard Immelmann; Spare Parts
  A: discard Immelmann; Warrior's Code
  A: discard Immelmann; Break, Break, Break!
  A: discard Immelmann; Attack Load
  A: discard Immelmann; I've Got Tone!
  A: discard Immelmann; Major Drop
  A: discard Immelmann; Regroup
  A: discard Immelmann; Helios Rocket Pods
  A: discard Immelmann; Secondary Explosion
  A: discard Immelmann; Personal Guard
  A: discard Immelmann; Sudden Insight
  A: discard Immelmann; Rez
  A: discard Immelmann; The Best Warriors
  A: discard Immelmann; Banzai
  A: discard Immelmann; Demon
  A: discard Immelmann; Blaze
  A: discard Rage
  A: discard Eye to Eye
  A: discard Spare Parts
  A: discard Warrior's Code
  A: discard Break, Break, Break!
  A: discard Attack Load
  A: discard I've Got Tone!
  A: discard Major Drop
  A: discard Regroup
  A: discard Helios Rocket Pods
  A: discard Secondary Explosion
  A: discard Personal Guard
  A: discard Sudden Insight
  A: discard Rez
  A: discard The Best Warriors
  A: discard Banzai
  A: discard Demon
  A: discard Blaze
  ! adjutant: assumed values in use: assumed-example

Clauses tells what they say and where the rulebooks say so.

  $ adjutant clauses FS-RANGE-4 FS-R-33 FS-I-7
  FS-RANGE-4  (forbids)
    A Guided attack strikes at distance 2, and neither nearer nor farther.
    Flagship: Prometheus Unchained, rulebook, "Issuing an Attack Order", line 248
    Flagship: Coyote Stands, rulebook, "Guided Attacks", line 200
    Flagship, abridged Japanese rules, "Guide Attacks(ガイド攻撃)", line 220
  FS-R-33  (ruling)
    May Orders overlap? No; reactions belong to the Order that they interrupt.
  FS-I-7  (invariant)
    An Attack Order has one target in force, and its hits land there.
  $ adjutant clauses | wc -l | tr -d ' ' | sed 's/[0-9]*$/some/'
  some
  $ adjutant clauses FS-NONE-1
  ! adjutant clauses: no clause FS-NONE-1
  [2]
  $ adjutant clauses --switches | head -n 4
  untask_scope  (A-1, FS-R-24)
    own | all  ; standard: prometheus own, coyote own, japanese own
  boarding_untask  (A-2, FS-R-24)
    owner_turn | each_turn  ; standard: prometheus owner_turn, coyote owner_turn, japanese owner_turn
  $ adjutant clauses --format json FS-FOCUS | python3 -c 'import json, sys; print(len(json.load(sys.stdin)))'
  12
  $ adjutant clauses --game chess
  ! adjutant clauses: no such game: chess
  [2]

Notate writes the text of a record; recorded again it is the same.

  $ cp $CORPUS/flagship/disputes/MD-31.orders .
  $ adjutant record MD-31.orders | sed "s/;.*//"
  MD-31.adj: 3 orders, 2 refused, 0 findings
  $ adjutant notate MD-31.adj | tee again.orders
  game flagship
  edition prometheus
  mode table
  cards coyote-stands
  title Guided on the only row
  seat A "Anna" Standing Nations
  seat C "Carl" Kirikin Swarm
  position
    turn 3 A orders
    A cp 0 hand: none
    A row 1: Raptor Squadron
    A row 2: Nation's Pride [Valkyrie]
    C cp 0 hand: none
    C row 1: Tavi; Femmosi [Queen Til]
  end
  A: attack guided from Raptor Squadron on row 1
  expect refused FS-RANGE-4 FS-RANGE-11
  A: attack guided from Raptor Squadron on row 2
  expect refused FS-DECL-3
  A: attack direct from Raptor Squadron on row 1
  expect legal
  $ adjutant record again.orders | sed "s/;.*//"
  again.adj: 3 orders, 2 refused, 0 findings
  $ adjutant notate again.adj | diff - again.orders

Shrink takes out every order that is not needed to show a refusal.

  $ cp $CORPUS/flagship/disputes/MD-41-japanese.orders .

  $ adjutant shrink MD-41-japanese.orders --until FS-DEF-10
  game flagship
  edition japanese
  mode table
  cards coyote-stands
  title Defend card before the posture, Japanese
  seat A "Anna" Standing Nations
  seat C "Carl" Kirikin Swarm
  position
    turn 3 A orders
    A cp 0 hand: none
    A row 1: Raptor Squadron [Blaze]
    A row 2: Nation's Pride [Valkyrie]
    C cp 0 hand: Shun the Light
    C row 1: Tavi
    C row 2: Femmosi [Queen Til]
  end
  A: attack direct from Raptor Squadron on row 1
  A: general
  A: done
  C: defend Shun the Light
  expect refused FS-DEF-10
  ! 4 of 7 orders show FS-DEF-10
  $ adjutant shrink MD-41-japanese.orders --until FS-RANGE-4
  ! adjutant: MD-41-japanese.orders: never shows FS-RANGE-4
  [1]
  $ adjutant shrink MD-41-japanese.orders --until nonsense
  ! adjutant shrink: nonsense is neither a clause nor a finding's code
  [2]

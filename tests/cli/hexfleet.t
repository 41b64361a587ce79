The hex game: two lines are enough to judge, to list and to count.

  $ cat > start.orders <<'E'
  > game hexfleet
  > position RSSR/CCFCC/6/7/6/ccfcc/rssr w
  > E
  $ cat > fight.orders <<'E'
  > game hexfleet
  > position 4/2F2/6/3R3/6/Sr3/2f1 w
  > E
  $ adjutant judge start.orders --order "w: b3-c4"
  LEGAL under standard, before the first order: w: b3-c4
    West's flagship goes from b3 to c4

  Next
    East moves one ship: 28 legal moves

    Judged by HX-FLAG-1, HX-MOVE-4, HX-SINK-6, HX-DIS-6
  $ adjutant judge start.orders --order "w: a1-d1"
  REFUSED under standard, before the first order: w: a1-d1

    HX-MOVE-4  A flagship, frigate or sloop passes over no ship: the cells between are vacant,
               unless the record says otherwise (HX-R-3).
        Here: a frigate would go to d1, and a corvette on b1 stands in the way.
        Flagships, rules of the hex game, "Description", lines 10, 15
        Rests on ruling HX-R-3, not on the rulebook's words: May ships pass over others? No.

    Legal, one change away: w: b1-d1
  [1]
  $ adjutant judge fight.orders --order "w: d4-f2"
  REFUSED under standard, before the first order: w: d4xf2

    HX-SINK-2  A ship of equal power sinks an enemy ship only if it is supported when the move is
               ordered.
        Here: a frigate attacks a frigate without support.
        Flagships, rules of the hex game, "Description", lines 5-6; "Sinking", lines 26-28

    HX-SUP-3  A sloop that stands north or south of the target gives no support.
        Here: on f1 stands a sloop of West.
        Flagships, rules of the hex game, "Support", line 33

    Restated by HX-MOVE-5

    Legal, one change away: w: d4-a1
  [1]
  $ adjutant judge fight.orders --order "w: d4-f2" --json
  {"game":"hexfleet","edition":"standard","at":0,"order":"w: d4xf2","verdict":"refused","stage":3,"breaks":[{"clause":"HX-SINK-2","ruling":null,"text":"A ship of equal power sinks an enemy ship only if it is supported when the move is ordered.","here":"a frigate attacks a frigate without support","switched":[],"citations":[{"edition":"standard","title":"Flagships, rules of the hex game","heading":"Description","first":5,"last":6,"example":false,"differs":false},{"edition":"standard","title":"Flagships, rules of the hex game","heading":"Sinking","first":26,"last":28,"example":false,"differs":false}]},{"clause":"HX-SUP-3","ruling":null,"text":"A sloop that stands north or south of the target gives no support.","here":"on f1 stands a sloop of West","switched":[],"citations":[{"edition":"standard","title":"Flagships, rules of the hex game","heading":"Support","first":33,"last":33,"example":false,"differs":false}]}],"also":["HX-MOVE-5"],"applied":["HX-FRIG-1","HX-MOVE-4"],"nearest":"w: d4-a1","unknown":[],"events":[]}
  [1]
  $ adjutant judge start.orders --order "w: d4xf2"
  REFUSED under standard, before the first order: w: d4xf2

    HX-MOVE-1  The cell moved from holds a ship of the side to move.
        Here: d4 is vacant.
        Flagships, rules of the hex game, "Description", line 15
  [1]
  $ adjutant show start.orders
  hexfleet, edition standard
  w: West
  e: East

  Before the first order

                 ___
             ___/   \___
         ___/   \d7_/   \___
     ___/ C \c6_/   \e6_/ c \___
    / R \b5_/   \d6_/   \f5_/ r \
    \a4_/ C \c5_/   \e5_/ c \g4_/
    / S \b4_/   \d5_/   \f4_/ s \
    \a3_/ F \c4_/   \e4_/ f \g3_/
    / S \b3_/   \d4_/   \f3_/ s \
    \a2_/ C \c3_/   \e3_/ c \g2_/
    / R \b2_/   \d3_/   \f2_/ r \
    \a1_/ C \c2_/   \e2_/ c \g1_/
        \b1_/   \d2_/   \f1_/
            \c1_/   \e1_/
                \d1_/

  West (capitals, sails east): 9 ships, flagship free
  East (small letters, sails west): 9 ships, flagship free
  Plies played 0, without a sinking 0
  Position RSSR/CCFCC/6/7/6/ccfcc/rssr w

  Next
    West moves one ship: 28 legal moves
  $ adjutant legal start.orders
  w: b1-c1
  w: b1-c2
  w: b1-c3
  w: b1-d1
  w: b1-d2
  w: b1-d3
  w: b2-c1
  w: b2-c2
  w: b2-c3
  w: b2-c4
  w: b2-d2
  w: b2-d3
  w: b2-d4
  w: b3-c3
  w: b3-c4
  w: b4-c3
  w: b4-c4
  w: b4-c5
  w: b4-c6
  w: b4-d4
  w: b4-d5
  w: b4-d6
  w: b5-c4
  w: b5-c5
  w: b5-c6
  w: b5-d5
  w: b5-d6
  w: b5-d7
  w: resign
  w: draw-offer
  $ adjutant perft --depth 1 start.orders
  28
  $ adjutant perft --depth 2 start.orders
  746
  $ adjutant perft --depth 3 --divide start.orders
  w: b1-c1 828
  w: b1-c2 942
  w: b1-c3 929
  w: b1-d1 832
  w: b1-d2 814
  w: b1-d3 861
  w: b2-c1 1073
  w: b2-c2 1045
  w: b2-c3 984
  w: b2-c4 1063
  w: b2-d2 903
  w: b2-d3 1044
  w: b2-d4 1062
  w: b3-c3 1062
  w: b3-c4 1062
  w: b4-c3 1063
  w: b4-c4 984
  w: b4-c5 1045
  w: b4-c6 1073
  w: b4-d4 1062
  w: b4-d5 1044
  w: b4-d6 903
  w: b5-c4 929
  w: b5-c5 942
  w: b5-c6 828
  w: b5-d5 861
  w: b5-d6 814
  w: b5-d7 832
  26884
  $ adjutant perft --depth 4 start.orders
  937528
  $ adjutant perft --depth 25 start.orders
  ! adjutant perft: the depth is 0 to 24
  [2]

Each ruling on pivots has its own count.

  $ for pivot in any vacant occupied off_board; do
  >   printf 'game hexfleet\nruling pivot = %s\n' $pivot > pivot.orders
  >   adjutant perft --depth 3 pivot.orders
  > done
  26884
  23574
  4082
  26884

A record, and what is given back.

  $ cat > game.orders <<'E'
  > game hexfleet
  > seat w "Wanda"
  > seat e "Emil"
  > w: b3-c4
  > e: f3-e3
  > w: c4-c4
  > expect refused HX-MOVE-2
  > w: b4-d4
  > expect d4 C
  > e: draw-offer
  > w: draw-accept
  > expect drawn
  > E
  $ adjutant record --keyframes game.orders
  game.adj: 6 orders, 1 refused, 0 findings; digest HFVDVBLR, public TG4JZEAU
  $ adjutant verify --audit game.adj
  1 files, 6 orders, 1 refused, 0 findings
  $ adjutant notate game.adj
  game hexfleet
  edition standard
  mode full
  seat w "Wanda"
  seat e "Emil"
  w: b3-c4
  e: f3-e3
  w: c4-c4
  expect refused HX-MOVE-2
  w: b4-d4
  expect d4 C
  e: draw-offer
  w: draw-accept
  expect drawn
  $ adjutant show --at 5 game.adj
  hexfleet, edition standard
  w: Wanda
  e: Emil

  How it came about
     1 w: b3-c4
         Wanda's flagship goes from b3 to c4
     2 e: f3-e3
         Emil's flagship goes from f3 to e3
     3 w: c4-c4  (refused: HX-MOVE-2)
     4 w: b4-d4
         Wanda's corvette goes from b4 to d4
     5 e: draw-offer
         Emil offers a draw

  After order 5

                 ___
             ___/   \___
         ___/   \d7_/   \___
     ___/ C \c6_/   \e6_/ c \___
    / R \b5_/   \d6_/   \f5_/ r \
    \a4_/   \c5_/   \e5_/ c \g4_/
    / S \b4_/ F \d5_/   \f4_/ s \
    \a3_/   \c4_/ C \e4_/   \g3_/
    / S \b3_/   \d4_/ f \f3_/ s \
    \a2_/ C \c3_/   \e3_/ c \g2_/
    / R \b2_/   \d3_/   \f2_/ r \
    \a1_/ C \c2_/   \e2_/ c \g1_/
        \b1_/   \d2_/   \f1_/
            \c1_/   \e1_/
                \d1_/

  Wanda (capitals, sails east): 9 ships, flagship free
  Emil (small letters, sails west): 9 ships, flagship free
  Plies played 3, without a sinking 3
  Position RSSR/CC2C/3F2/3C3/2f3/cc1cc/rssr e ply 3 quiet 3

  Next
    Emil moves one ship: 39 legal moves
    Emil has offered a draw, Wanda may accept
  $ adjutant show --format json --at 1 game.adj | cut -c1-300
  {"game":"hexfleet","edition":"standard","order":1,"hash":"a96a30372c8b710e","seats":[{"label":"w","name":"Wanda"},{"label":"e","name":"Emil"}],"state":{"ply":1,"quiet":1,"passed":1,"to_move":1,"end":0,"winner":0,"offered":0,"typed":0,"sunk":[],"cell":[3,2,2,3,1,1,0,1,1,0,0,0,4,0,0,0,0,0,0,0,0,0,0,0,

Positions that cannot be.

  $ cat > position <<'E'
  > printf 'game hexfleet\nposition %s\n' "$1" > bad.orders
  > adjutant show bad.orders
  > E
  $ sh position "RSSR/CCFCC/6/7/6/ccfcc/rsss w"
  ! adjutant: bad.orders:2:10: 3 ships of one fleet are marked s; there are 2 (HX-SETUP-1) [E-POSITION]
  [3]
  $ sh position "RSSR/CCFCC/6/7/6/ccfcc/rssr"
  ! adjutant: bad.orders:2:37: say who is to move: w or e [E-SYNTAX]
  [3]
  $ sh position "RSSR/CCFCC/6/7/6/ccfcc w"
  ! adjutant: bad.orders:2:32: a board has seven files [E-SYNTAX]
  [3]
  $ sh position "RSSR/CCFCC/6/7/6/ccfcc/rss w"
  ! adjutant: bad.orders:2:36: file g has 4 cells [E-SYNTAX]
  [3]
  $ sh position "RSSR/CCFCC/6/34/6/ccfcc/rssr w"
  ! adjutant: bad.orders:2:24: two figures follow one another [E-SYNTAX]
  [3]
  $ sh position "RSSR/CCFCC/6/8/6/ccfcc/rssr w"
  ! adjutant: bad.orders:2:23: a cell is one of F R S C f r s c, or a figure from 1 to 7 [E-SYNTAX]
  [3]
  $ sh position "4/5/6/3R3/6/5/4 w"
  ! adjutant: bad.orders:2:10: a flagship is missing on both sides (HX-R-15) [E-POSITION]
  [3]
  $ sh position "4/2F2/6/3R3/6/5/2f1 w ply 3"
  ! adjutant: bad.orders:2:37: west is to move after an even number of plies (HX-I-7) [E-POSITION]
  [3]
  $ sh position "4/2F2/6/3R3/6/5/2f1 w quiet 101"
  ! adjutant: bad.orders:2:38: it is 100 at most [E-VALUE]
  [3]
  $ sh position "4/2F2/6/3R3/6/5/2f1 w quiet"
  ! adjutant: bad.orders:2:37: a number from 0 to 100 is missing [E-SYNTAX]
  [3]
  $ sh position "4/2F2/6/3R3/6/5/2f1 w ply 2 quiet 50"
  ! adjutant: bad.orders:2:46: 50 plies without a sinking are more than 2 in all [E-POSITION]
  [3]
  $ sh position "4/2F2/6/3R3/6/5/2f1 w ply 2 ply 4"
  ! adjutant: bad.orders:2:41: "ply" is said twice [E-SYNTAX]
  [3]
  $ sh position "4/2F2/6/3R3/6/5/2f1 w ply 18446744073709551618"
  ! adjutant: bad.orders:2:36: it is 1000000000 at most [E-VALUE]
  [3]
  $ sh position "4/2F2/6/3R3/6/5/2f1 w so"
  ! adjutant: bad.orders:2:32: only "ply N" and "quiet N" may follow the side to move [E-SYNTAX]
  [3]

Orders that are no orders.

  $ adjutant judge start.orders --order "w: b3"
  ! adjutant: --order, column 6: "-" or "x" and a second cell are missing [E-SYNTAX]
  [3]
  $ adjutant judge start.orders --order "w: castle"
  ! adjutant: --order, column 4: an order is two cells, such as d4-f2, or resign, draw-offer or draw-accept [E-SYNTAX]
  [3]
  $ adjutant judge start.orders --order "w: b3-c4-d5"
  ! adjutant: --order, column 9: nothing follows a move [E-SYNTAX]
  [3]
  $ adjutant judge start.orders --order "w: b3xc4"
  ! adjutant: --order, column 6: "x" says that a ship is sunk, but c4 holds no enemy ship [E-VALUE]
  [3]
  $ adjutant judge start.orders --order "w: b3-zz"
  ! adjutant: --order, column 7: the second cell is missing [E-SYNTAX]
  [3]

Clauses are found by their ids in whatever game has them.

  $ adjutant clauses HX-SINK-2 HX-R-8
  HX-SINK-2  (forbids)
    A ship of equal power sinks an enemy ship only if it is supported when the move is ordered.
    Flagships, rules of the hex game, "Description", lines 5-6; "Sinking", lines 26-28
    Restates HX-SUP-2, HX-SUP-3, HX-SUP-4.
  HX-R-8  (ruling)
    Does a supporter need power? No, movement alone counts.
  $ adjutant clauses --game flagship HX-SINK-2
  ! adjutant clauses: no clause HX-SINK-2
  [2]
  $ adjutant clauses --game hexfleet --switches | head -n 4
  layout  (HX-R-1)
    a | b | c | d  ; standard: standard a
  first_player  (HX-R-2)
    west | east  ; standard: standard west

A refusal names the ship that stands in the way, the first on the shortest way.

  $ cat > ask <<'E'
  > printf 'game hexfleet\n' > ask.orders
  > for ruling in "$3" "$4"; do
  >   test -z "$ruling" || printf 'ruling %s\n' "$ruling" >> ask.orders
  > done
  > printf 'position %s\n' "$1" >> ask.orders
  > adjutant judge ask.orders --order "$2"
  > E
  $ sh ask "4/3C1/4C1/3C3/3C2/5/fF2 w" "w: d4-d6" | grep Here
        Here: a corvette would go to d6, and a corvette on c5 stands in the way.
  $ sh ask "4/2F2/3C2/3CC2/2ss2/5/f3 w" "w: d4-e5" | grep Here
        Here: a corvette would go to e5, and a sloop on e4 stands in the way.
  $ sh ask "R3/1C3/2C3/3c3/6/5/fF2 w" "w: a1-d4" | grep Here
        Here: a frigate would go to d4, and a corvette on b2 stands in the way.

Of a flagship that is disabled and stays where it is, both are said; staying comes first.

  $ sh ask "C3/5/6/2rFr2/3C2/5/2f1 w" "w: d4-d4" | grep HX-
    HX-MOVE-2  A move ends in another cell than it began in.
    HX-DIS-2  A disabled flagship neither moves nor attacks.

A refusal says what ruling it rests on.

  $ sh ask "4/2F2/6/3S3/1R4/1r3/2f1 w" "w: d4xf2"
  REFUSED under standard, before the first order: w: d4xf2

    HX-SINK-3  No ship sinks one of higher power, with support or without.
        Here: a sloop attacks a frigate.
        Flagships, rules of the hex game, "Description", line 6; "Sinking", line 30
        Rests on ruling HX-R-6, not on the rulebook's words: What is the order of power? That in
          which the rulebook lists the classes.

    Restated by HX-MOVE-5

    Legal, one change away: w: d4-a1
  [1]
  $ sh ask "4/2F2/6/3R3/6/1s3/2f1 w" "w: d4xf2" "power = equal" | grep -A1 Rests
        Rests on ruling HX-R-6, not on the rulebook's words: What is the order of power? In this
          record power = equal instead of listed.
  $ sh ask "4/5/6/2fR3/6/5/3F w" "w: d4xd3" | grep -c Rests
  0
  [1]
  $ sh ask "4/5/2C3/2Fc3/1r4/5/f3 w" "w: c3xd4"
  REFUSED under standard, before the first order: w: c3xd4

    HX-SINK-2  A ship of equal power sinks an enemy ship only if it is supported when the move is
               ordered.
        Here: a corvette attacks a corvette without support.
        Flagships, rules of the hex game, "Description", lines 5-6; "Sinking", lines 26-28

    HX-SUP-4  A disabled flagship gives no support.
        Here: on d3 stands a flagship of West.
        Flagships, rules of the hex game, "Support", line 33; "Disabling", line 36
        Rests on ruling HX-R-14, not on the rulebook's words: Is support judged before the move
          or after it? Before: the ship about to be sunk still helps to disable the supporting
          flagship.

    Restated by HX-SINK-5, HX-MOVE-5, HX-DIS-3

    Legal, one change away: w: c3-a1
  [1]
  $ adjutant judge start.orders --order "w: draw-accept"
  REFUSED under standard, before the first order: w: draw-accept

    HX-DRAW-4  The game is drawn when one side has offered it and the other accepts, before it
               moves (HX-R-11).
        Here: nobody has offered a draw that could be accepted.
        The rulebook is silent.
        Rests on ruling HX-R-11, not on the rulebook's words: Are there draws and resignation?
          Yes, five rules, each of which can be switched off; the rulebook is silent.
  [1]

What happens is caused by the clause that holds under the rulings of the record.

  $ sh ask "4/2F2/6/3R3/1C4/1s3/2f1 w" "w: d4xf2" "power = equal" | grep Judged
    Judged by HX-FRIG-1, HX-MOVE-4, HX-SINK-2, HX-SUP-1, HX-SUP-2
  $ adjutant judge ask.orders --order "w: d4xf2" --json | grep -o '"cause":"HX-SINK-[12]"'
  "cause":"HX-SINK-2"
  $ sh ask "4/2F2/6/3R3/1C4/1s3/2f1 w" "w: d4xf2" | grep Judged
    Judged by HX-FRIG-1, HX-MOVE-4, HX-SINK-1
  $ adjutant judge ask.orders --order "w: d4xf2" --json | grep -o '"cause":"HX-SINK-[12]"'
  "cause":"HX-SINK-1"

Where a record chooses another ruling, what is told is that ruling.

  $ sh ask "4/2F2/6/3R3/3c2/5/2f1 w" "w: d4-d5" "compulsory_sinking = yes"
  REFUSED under standard, before the first order: w: d4-d5

    HX-R-7  Does a ship that can be sunk have to be? In this record compulsory_sinking = yes
            instead of no.
        Here: a ship can be sunk, and this order sinks none.
        A ruling: the rulebooks leave this open.

    Legal, one change away: w: d4xe4
  [1]
  $ sh ask "4/2F2/6/3R3/3c2/5/2f1 w" "w: d4-d5" "compulsory_sinking = yes" > /dev/null
  [1]
  $ adjutant judge ask.orders --order "w: d4-d5" --json | grep -o '"text":"[^"]*\|"switched":[^]]*.'
  "text":"Does a ship that can be sunk have to be? In this record compulsory_sinking = yes instead of no.
  "switched":[{"name":"compulsory_sinking","value":"yes","standard":"no"}]
  $ sh ask "4/5/6/2FfR2/2r3/5/4 e" "e: e3-g1" "flagship_threat = answered" | grep -A1 HX-R-9
    HX-R-9  Must a flagship that could be sunk be saved? In this record flagship_threat = answered
            instead of ignored.
  $ sh ask "4/2F2/6/3R3/3c2/5/2f1 w" "w: draw-offer" "agreed_draw = none" "bare_flagships = none" | grep -A2 HX-R-11
    HX-R-11  Are there draws and resignation? In this record bare_flagships = none instead of
             draw, agreed_draw = none instead of allowed.
        A ruling: the rulebooks leave this open.
  $ sh ask "4/2F2/2C3/2CC3/6/5/2f1 w" "w: d4-c2" "arc = three" | grep -A1 "HX-CORV\|Rests"
    HX-CORV-1  A corvette goes round a cell next to it in one sense: one to five steps, unless the
               record says otherwise (HX-R-4).
  --
        Rests on ruling HX-R-4, not on the rulebook's words: How far round does a corvette go?
          In this record arc = three instead of five.
  $ sh ask "4/2F2/6/3C3/6/5/2f1 w" "w: d4-d6" "pivot = occupied" | grep -A1 "HX-CORV\|Rests"
    HX-CORV-2  The cell that a corvette goes round is a cell of the board next to it: vacant or
               not, unless the record says otherwise (HX-R-5).
  --
        Rests on ruling HX-R-5, not on the rulebook's words: Round which cells? In this record
          pivot = occupied instead of any.
  $ sh ask "4/2F2/6/3R3/1C4/1r3/2f1 w" "w: d4-f2" "on_course = power" | grep -A1 "HX-SUP\|Rests"
    HX-SUP-2  A supporter is on course: its class can step onto the target's cell. Its power does
              not matter, unless the record says otherwise (HX-R-8).
  --
        Rests on ruling HX-R-8, not on the rulebook's words: Does a supporter need power? In
          this record on_course = power instead of movement.

What is shown can be typed.

  $ cat > shown <<'E'
  > printf 'game hexfleet\n%b' "$1" > shown.orders
  > adjutant show shown.orders > first.txt
  > grep '^Plies\|^Position' first.txt
  > (echo game hexfleet; printf '%b' "$1" | grep ruling; sed -n 's/^Position/position/p' first.txt) > shown.orders
  > adjutant show shown.orders | cmp - first.txt
  > E
  $ sh shown "position 4/2F2/6/3R3/6/1r3/2f1 w quiet 7\n"
  Plies played 8, without a sinking 7
  Position 4/2F2/6/3R3/6/1r3/2f1 w ply 8 quiet 7
  $ sh shown "position 4/2F2/6/3R3/6/1r3/2f1 w ply 240 quiet 100\n"
  Plies played 240, without a sinking 100
  Position 4/2F2/6/3R3/6/1r3/2f1 w ply 240 quiet 100
  $ sh shown "ruling quiet_limit = none\nposition 4/2F2/6/3R3/6/1r3/2f1 w ply 240 quiet 240\n"
  Plies played 240, without a sinking 240
  Position 4/2F2/6/3R3/6/1r3/2f1 w ply 240 quiet 240
  $ sh shown "ruling first_player = east\n"
  Plies played 0, without a sinking 0
  Position RSSR/CCFCC/6/7/6/ccfcc/rssr e

An expected position that is none is an error.

  $ printf 'game hexfleet\nexpect position hello\n' > hello.orders
  $ adjutant record -o hello.adj hello.orders
  ! adjutant: hello.orders:2:17: a cell is one of F R S C f r s c, or a figure from 1 to 7 [E-SYNTAX]
  [3]
  $ printf 'game hexfleet\nexpect ply 99999999999\n' > hello.orders
  $ adjutant record -o hello.adj hello.orders
  ! adjutant: hello.orders:2:12: it is 1000000000 at most [E-VALUE]
  [3]

Why a draw cannot be offered or accepted.

  $ printf 'game hexfleet\nw: draw-offer\n' > offer.orders
  $ adjutant judge offer.orders --at 1 --order "w: draw-offer" | grep Here
        Here: the offer that stands is West's own.
  $ adjutant judge offer.orders --at 1 --order "w: draw-accept" | grep Here
        Here: the offer that stands is West's own.
  $ adjutant judge offer.orders --at 0 --order "w: draw-accept" | grep Here
        Here: nobody has offered a draw that could be accepted.
  $ adjutant judge offer.orders --at 1 --order "e: draw-offer"
  LEGAL under standard, after order 1: e: draw-offer
    The game is drawn: the players agreed

  Next
    The game is drawn: the players agreed

    Judged by HX-DRAW-4
  $ adjutant legal offer.orders | grep draw
  e: draw-accept

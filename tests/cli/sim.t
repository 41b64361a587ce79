Sim plays whole games and records them. How many orders they have is not said here: that changes with
every rule.

  $ S=$CORPUS/../tests/scenarios
  > adjutant sim --game flagship --scenario $S/drill.orders --games 3 --seed 7 --refused 20 -o games |
  > sed -e '1s/ [0-9]* orders, [0-9]* / N orders, N /' -e '2,$s/[0-9.][0-9.]*/N/g' | head -5
  flagship drill prometheus, seed 7: 3 games, N orders, N refused, 0 findings
    length    N to N legal orders, median N
    done      N % of the legal orders, N % without chance
    end       FS-WIN-N N
    wins      A N, B N
  $ ls games
  flagship-drill-prometheus-7-00001.adj
  flagship-drill-prometheus-7-00002.adj
  flagship-drill-prometheus-7-00003.adj
  $ adjutant verify --audit games | sed 's/[0-9]* \([or]\)/N \1/g'
  3 files, N orders, N refused, 0 findings

The same seed gives the same records, whatever the number of processes and the first game; another
seed gives others.

  $ S=$CORPUS/../tests/scenarios
  > adjutant sim --game flagship --scenario $S/drill.orders --games 3 --seed 7 --refused 20 -j 2 -o again >sums
  > adjutant sim --game flagship --scenario $S/drill.orders --games 1 --first 2 --seed 7 --refused 20 -o alone >sums
  > adjutant sim --game flagship --scenario $S/drill.orders --games 1 --seed 8 --refused 20 -o other >sums
  > for n in 1 2 3; do cmp games/*-0000$n.adj again/*-0000$n.adj; done
  > cmp games/*-00002.adj alone/*.adj
  > cmp -s games/*-00001.adj other/*.adj || echo "not the same"
  not the same

Under each edition, in both modes, with and without illegal orders, nothing is found in them, and each
verdict is that of the list of legal orders.

  $ for e in prometheus coyote japanese; do for m in full table; do for p in 0 25; do
  > adjutant sim --game flagship --edition $e --mode $m --refused $p --games 1 --seed 3 -o $e$m$p >sums ||
  > cat sums
  > adjutant verify --audit $e$m$p | sed '/ 0 findings$/d'
  > done; done; done

What is recorded can be said: `notate` writes it, and that text leads to the same words and the same end.

  $ for f in japanesefull25 coyotetable25; do
  > adjutant notate $f/*.adj > words.orders
  > adjutant record --force words.orders > sums
  > adjutant notate words.adj | cmp - words.orders
  > adjutant show $f/*.adj --format json > there
  > adjutant show words.adj --format json | cmp - there
  > done

Near misses break what nobody would say in these games, too: a cell that the board lacks, passing, an
answer to no offer. Two clauses forbid only under other rulings.

  $ adjutant sim --game hexfleet --games 300 --seed 1 --refused 20 -o hex | sed -n '/^  refused/,$p'
    refused   25 of 27 clauses that forbid were broken; never HX-CORV-2 HX-SUP-2

An edition and a mode of one's own, no records, the summary for programs.

  $ S=$CORPUS/../tests/scenarios
  > adjutant sim --game flagship --scenario $S/duel.orders --edition japanese --mode table --games 2 --seed 1 --format json | cut -c1-80
  {"game":"flagship","scenario":"duel","edition":"japanese","seed":1,"games":2,"or

What is wrong.

  $ adjutant sim --game chess --games 1 --seed 1
  ! adjutant sim: no such game: chess
  ! Try `adjutant sim --help`.
  [2]
  $ adjutant sim --game flagship --scenario nowhere --games 1 --seed 1
  ! adjutant sim: no such scenario: nowhere
  ! Try `adjutant sim --help`.
  [2]
  $ adjutant sim --game flagship --scenario nowhere.orders --games 1 --seed 1
  ! adjutant: cannot open nowhere.orders: No such file or directory [E-OPEN]
  [4]
  $ adjutant sim --game flagship --edition german --games 1 --seed 1
  ! adjutant sim: the game has no such edition: german
  ! Try `adjutant sim --help`.
  [2]
  $ adjutant sim --game flagship --games 1 --seed 1 --refused 91
  ! adjutant sim: at most 90 in 100 orders can be refused: --refused
  ! Try `adjutant sim --help`.
  [2]
  $ adjutant sim --game flagship --seed 1
  ! adjutant sim: needs --games
  ! Try `adjutant sim --help`.
  [2]
  $ adjutant sim --game flagship --scenario $CORPUS/../tests/scenarios/drill.orders --games 3 --seed 7 -o games
  ! adjutant: games/flagship-drill-prometheus-7-00001.adj is there already (--force replaces it) [E-EXISTS]
  [4]
  $ printf 'game flagship\nwhat\n' > bad.orders; adjutant sim --game flagship --scenario bad.orders --games 1 --seed 7
  ! adjutant: bad.orders:2:1: this is no head line, order or expectation: "what" [E-SYNTAX]
  [3]

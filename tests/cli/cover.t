Cover counts, clause by clause, what recorded games have touched.

  $ mkdir games && cp $CORPUS/flagship/disputes/MD-31.orders games
  $ adjutant cover games | grep -E ' [1-9]|clause'
  clause        effect       tested   broken  restated  applied
  FS-DECL-1     permits           1        0         0        1
  FS-DECL-2     forbids           1        0         0        1  unmet
  FS-DECL-3     forbids           3        1         0        0
  FS-DECL-4     forbids           1        0         0        1  unmet
  FS-DECL-7     states            1        0         0        1
  FS-DECL-10    permits           1        0         0        1
  FS-DECL-15    forbids           2        0         1        0
  FS-RANGE-2    permits           1        0         0        1
  FS-RANGE-3    forbids           1        0         0        1  unmet
  FS-RANGE-4    forbids           2        1         0        0
  FS-RANGE-9    forbids           2        0         1        0
  FS-RANGE-11   forbids           2        0         1        0
  FS-R-57       ruling            1        1         0        0
  forbids    5 of 113 broken at least once, 4.4 %; 7 not in force in these games
  permits    3 of 36 applied at least once, 8.3 %
  states     1 of 37 applied at least once, 2.7 %; 6 not in force in these games; 69 that no order shows
  ruling     1 of 37 applied at least once, 2.7 %; 80 that no order shows
  invariant  none counted; 16 that no order shows
  flagship: 1 games, 3 orders, 2 refused, 213 findings
  $ adjutant cover games > out; echo $?; grep -c unmet out
  1
  213

A record beside its text counts once; a file that is named counts always.

  $ adjutant record games/MD-31.orders
  games/MD-31.adj: 3 orders, 2 refused, 0 findings; digest KYD67ZL2, public KOFPT5VM
  $ adjutant cover --brief games | tail -1
  flagship: 1 games, 3 orders, 2 refused, 213 findings
  $ adjutant cover --brief games games/MD-31.orders | tail -1
  flagship: 2 games, 6 orders, 4 refused, 213 findings

Only clauses that are findings, in each form.

  $ adjutant cover --brief --format jsonl games | grep -E 'FS-WIN-4"|effects'
  {"clause":"FS-WIN-4","effect":"forbids","state":"unmet","tested":0,"broken":0,"restated":0,"applied":0}
  {"game":"flagship","games":1,"orders":3,"refused":2,"findings":213,"effects":{"forbids":{"met":5,"counted":113,"excused":0,"not_in_force":7,"not_shown":0},"permits":{"met":3,"counted":36,"excused":0,"not_in_force":0,"not_shown":0},"states":{"met":1,"counted":37,"excused":0,"not_in_force":6,"not_shown":69},"ruling":{"met":1,"counted":37,"excused":0,"not_in_force":0,"not_shown":80},"invariant":{"met":0,"counted":0,"excused":0,"not_in_force":0,"not_shown":16}}}
  $ adjutant cover --format jsonl games | grep -E 'FS-RANGE-4"|FS-ORDER-12"|FS-I-1"|FS-TERM-1"'
  {"clause":"FS-TERM-1","effect":"states","state":"not-shown","tested":0,"broken":0,"restated":0,"applied":0}
  {"clause":"FS-ORDER-12","effect":"forbids","state":"not-in-force","tested":0,"broken":0,"restated":0,"applied":0}
  {"clause":"FS-RANGE-4","effect":"forbids","state":"met","tested":2,"broken":1,"restated":0,"applied":0}
  {"clause":"FS-I-1","effect":"invariant","state":"not-shown","tested":0,"broken":0,"restated":0,"applied":0}
  $ adjutant cover --format json games | python3 -c 'import json, sys
  > for game in json.load(sys.stdin):
  >     met = [row["clause"] for row in game["clauses"] if row["state"] == "met"]
  >     print(game["game"], game["games"], len(game["clauses"]), len(met), met[:4])'
  flagship 1 401 10 ['FS-DECL-1', 'FS-DECL-3', 'FS-DECL-7', 'FS-DECL-10']

What is known not to be met is excused, with a reason; an excuse that is out of date is a finding.

  $ adjutant cover --brief games | awk '$NF == "unmet" {print $1, "  # known\n", $1, "not yet"}' | grep -v '#' > list
  $ adjutant cover --brief --except list games
  forbids    5 of 113 broken at least once, 4.4 %; 108 excused; 7 not in force in these games
  permits    3 of 36 applied at least once, 8.3 %; 33 excused
  states     1 of 37 applied at least once, 2.7 %; 36 excused; 6 not in force in these games; 69 that no order shows
  ruling     1 of 37 applied at least once, 2.7 %; 36 excused; 80 that no order shows
  invariant  none counted; 16 that no order shows
  flagship: 1 games, 3 orders, 2 refused, 0 findings
  $ echo 'FS-RANGE-4  never broken' >> list
  $ adjutant cover --brief --except list games | head -2
  clause        effect       tested   broken  restated  applied
  FS-RANGE-4    forbids           2        1         0        0  excused-but-met: never broken
  $ echo FS-RANGE-9 >> list; adjutant cover --except list games
  ! adjutant: list:215: a reason is missing: FS-RANGE-9
  [3]
  $ echo FS-RANGE-99 no such clause > list; adjutant cover --except list games
  ! adjutant: list:1: there is no clause FS-RANGE-99
  [3]

Only of one edition, or game; nothing; what cannot be read.

  $ adjutant cover --edition japanese games
  ! adjutant cover: no game found
  [2]
  $ adjutant cover --edition german games
  ! adjutant cover: no such edition
  [2]
  $ adjutant cover --game chess games
  ! adjutant cover: no such game
  [2]
  $ mkdir empty; adjutant cover empty
  ! adjutant cover: no game found
  [2]
  $ echo 'game flagship' > games/bad.orders; adjutant cover --brief games | tail -1; adjutant cover games > out
  flagship: 1 games, 3 orders, 2 refused, 213 findings
  ! adjutant: games/bad.orders:1:1: the game needs 2 seats [E-SYNTAX]
  ! adjutant: games/bad.orders:1:1: the game needs 2 seats [E-SYNTAX]
  [3]

Whatever -j says, the report is the same over the whole corpus, in each form, messages included.

  $ for format in text json jsonl; do for jobs in 1 4 100; do
  >     adjutant cover -j $jobs --format $format $CORPUS none.adj $CORPUS/malformed/flipped-bit.bad > out 2>&1
  >     echo $? >> out; sha256sum < out; done | uniq | wc -l; done
  1
  1
  1
  $ tail -1 out; test $(wc -l < out) -gt 300
  4

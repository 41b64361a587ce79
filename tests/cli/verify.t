Verify replays records and asks the second opinions.

  $ mkdir games && cp $CORPUS/flagship/disputes/MD-31.orders games
  $ adjutant record --keyframes games/MD-31.orders
  games/MD-31.adj: 3 orders, 2 refused, 0 findings; digest 7L2IN4AQ, public KOFPT5VM
  $ adjutant verify games
  1 files, 3 orders, 2 refused, 0 findings
  $ adjutant verify --audit -j 2 games games/MD-31.orders
  2 files, 6 orders, 4 refused, 0 findings
  $ adjutant verify --format jsonl games
  {"file":"games/MD-31.adj","game":"flagship","edition":"prometheus","orders":3,"refused":2,"status":"ok","findings":[]}
  $ adjutant verify --format junit games
  <?xml version="1.0" encoding="UTF-8"?>
  <testsuite name="adjutant verify">
    <testcase classname="adjutant.verify" name="games/MD-31.adj">
    </testcase>
  </testsuite>

Under another edition it replays; what was recorded is then no measure.

  $ adjutant verify --edition japanese games
  1 files, 3 orders, 2 refused, 0 findings
  $ adjutant verify --edition german games
  ! adjutant verify: no game has an edition "german"
  [2]

A cut file, a changed one, none.

  $ head -c -40 games/MD-31.adj > games/cut.adj
  $ adjutant verify games/cut.adj
  games/cut.adj: order 3: cut-file: the file was cut; it could be replayed up to order 3
  1 files, 3 orders, 2 refused, 1 findings
  [1]
  $ (head -c 200 games/MD-31.adj; printf 'x'; tail -c +202 games/MD-31.adj) > games/changed.adj
  $ adjutant verify games/changed.adj
  games/changed.adj: offset 176: a checksum does not agree [E-CHECKSUM]
  1 files, 0 orders, 0 refused, 0 findings
  [3]
  $ adjutant verify games/none.adj
  cannot open games/none.adj: No such file or directory [E-OPEN]
  1 files, 0 orders, 0 refused, 0 findings
  [4]
  $ mkdir empty; adjutant verify empty
  ! adjutant verify: no .adj file found
  [2]

Several files: all are visited, and the highest of 4, 3 and 1 wins.

  $ adjutant verify -j2 games/none.adj games/cut.adj games/changed.adj games/MD-31.adj
  cannot open games/none.adj: No such file or directory [E-OPEN]
  games/cut.adj: order 3: cut-file: the file was cut; it could be replayed up to order 3
  games/changed.adj: offset 176: a checksum does not agree [E-CHECKSUM]
  4 files, 6 orders, 4 refused, 1 findings
  [4]
  $ (cat games/MD-31.adj; echo more) > more.txt
  $ adjutant verify more.txt games/cut.adj > out; code=$?; sed 's/offset [0-9]*/offset N/' out; exit $code
  more.txt: offset N: bytes follow the trailer [E-ENCODING]
  games/cut.adj: order 3: cut-file: the file was cut; it could be replayed up to order 3
  2 files, 3 orders, 2 refused, 1 findings
  [3]

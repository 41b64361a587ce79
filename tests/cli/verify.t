Verify replays records and asks the second opinions.

  $ mkdir games && cp $CORPUS/flagship/disputes/MD-31.orders games
  $ adjutant record --keyframes games/MD-31.orders
  games/MD-31.adj: 3 orders, 2 refused, 0 findings; digest GMBGOFQC, public KOFPT5VM
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
  games/MD-31.adj: offset 12: flagship has no edition "german" [E-NAME]
  1 files, 0 orders, 0 refused, 0 findings
  [3]

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
  games/none.adj: cannot open games/none.adj: No such file or directory [E-OPEN]
  1 files, 0 orders, 0 refused, 0 findings
  [4]
  $ mkdir empty; adjutant verify empty
  ! adjutant verify: no .adj file found
  [2]

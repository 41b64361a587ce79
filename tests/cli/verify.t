Verify replays records and asks the second opinions.

  $ mkdir games && cp $CORPUS/flagship/disputes/MD-31.orders games
  $ adjutant record --keyframes games/MD-31.orders
  games/MD-31.adj: 3 orders, 2 refused, 0 findings; digest 6VMVIFLK, public KOFPT5VM
  $ adjutant verify games
  1 files, 3 orders, 2 refused, 0 findings
  $ adjutant verify --audit -j 2 games games/MD-31.orders
  2 files, 6 orders, 4 refused, 0 findings
  $ adjutant verify --format jsonl games
  {"file":"games/MD-31.adj","game":"flagship","edition":"prometheus","orders":3,"refused":2,"status":"ok","findings":[]}
  $ adjutant verify --format junit games
  <?xml version="1.0" encoding="UTF-8"?>
  <testsuites name="adjutant verify">
    <testsuite name="games/MD-31.adj" tests="1" failures="0" errors="0">
      <testcase classname="adjutant.verify" name="games/MD-31.adj"/>
    </testsuite>
  </testsuites>

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
      adjutant verify games/cut.adj
  1 files, 3 orders, 2 refused, 1 findings
  [1]
  $ (head -c 200 games/MD-31.adj; printf 'x'; tail -c +202 games/MD-31.adj) > games/changed.adj
  $ adjutant verify games/changed.adj
  games/changed.adj: offset 164: a checksum does not agree [E-CHECKSUM]
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
      adjutant verify games/cut.adj
  games/changed.adj: offset 164: a checksum does not agree [E-CHECKSUM]
  4 files, 6 orders, 4 refused, 1 findings
  [4]
  $ (cat games/MD-31.adj; echo more) > more.txt
  $ adjutant verify more.txt games/cut.adj > out; code=$?; sed 's/offset [0-9]*/offset N/' out; exit $code
  more.txt: offset N: bytes follow the trailer [E-ENCODING]
  games/cut.adj: order 3: cut-file: the file was cut; it could be replayed up to order 3
      adjutant verify games/cut.adj
  2 files, 3 orders, 2 refused, 1 findings
  [3]

Whatever was changed in a file whose checksums agree, verify names the order, what is wrong, and the one
command that shows it. tests/cli/older.py makes such files.

  $ cp $CORPUS/flagship/example-of-play.adj golden.adj
  > echo 'python3 $CORPUS/../tests/cli/older.py "$@"' > older; chmod +x older; ./older golden.adj same.adj
  $ adjutant verify same.adj
  1 files, 104 orders, 0 refused, 0 findings
  $ for change in 20=refused:FS-ORDER-17 33=check 33=hash tail=hash tail=seen; do
  >     ./older golden.adj changed.adj $change; adjutant verify changed.adj | head -n 2; done |
  >     sed -E 's/[0-9a-f]{16}/HASH/g; s/recorded was [0-9a-f]{6};/recorded was HASH;/; s/is [0-9a-f]{2}, recorded was [0-9a-f]{2}/is XX, recorded was YY/'
  changed.adj: order 20: divergence-verdict: now legal, recorded was refused FS-ORDER-17; after order 44 no field differs any more
      adjutant show changed.adj --at 20
  changed.adj: order 33: divergence-hash: the check byte is XX, recorded was YY; after order 44 no field differs any more
      adjutant show changed.adj --at 33
  changed.adj: order 44: divergence-hash: the state's hash is HASH, recorded was HASH; after order 44 no field differs any more
      adjutant show changed.adj --at 44
  changed.adj: order 104: divergence-hash: the last state's hash is HASH, recorded was HASH
      adjutant show changed.adj --at 104
  changed.adj: order 104: divergence-events: the public events are not those that were recorded
      adjutant show changed.adj --at 104
  $ mkdir many; for n in 5 9 20 41 60 77 83 99; do ./older golden.adj many/$n.adj $n=open; done
  > cp golden.adj games/cut.adj many; adjutant verify many
  many/20.adj: order 20: divergence-verdict: now legal, recorded was open; after order 44 no field differs any more
      adjutant show many/20.adj --at 20
  many/41.adj: order 41: divergence-verdict: now legal, recorded was open; after order 44 no field differs any more
      adjutant show many/41.adj --at 41
  many/5.adj: order 5: divergence-verdict: now legal, recorded was open; after order 12 no field differs any more
      adjutant show many/5.adj --at 5
  many/60.adj: order 60: divergence-verdict: now legal, recorded was open; after order 69 no field differs any more
      adjutant show many/60.adj --at 60
  many/77.adj: order 77: divergence-verdict: now legal, recorded was open; after order 92 no field differs any more
      adjutant show many/77.adj --at 77
  many/83.adj: order 83: divergence-verdict: now legal, recorded was open; after order 92 no field differs any more
      adjutant show many/83.adj --at 83
  many/9.adj: order 9: divergence-verdict: now legal, recorded was open; after order 12 no field differs any more
      adjutant show many/9.adj --at 9
  many/99.adj: order 99: divergence-verdict: now legal, recorded was open; after order 104 no field differs any more
      adjutant show many/99.adj --at 99
  many/cut.adj: order 3: cut-file: the file was cut; it could be replayed up to order 3
      adjutant verify many/cut.adj
  10 files, 576 orders, 2 refused, 9 findings
  [1]

Whatever -j says, the report is the same, in each form.

  $ for format in text jsonl junit; do for jobs in 1 2 3 16; do
  >     adjutant verify -j $jobs --format $format many games | sha256sum; done | uniq | wc -l; done
  1
  1
  1

A process that dies takes its files with it, and no others: here the second, killed while it waits for
a pipe.

  $ mkfifo many/pipe.adj
  $ for command in verify "cover --brief" recheck; do
  >     adjutant $command -j 2 games/MD-31.adj many/pipe.adj > out 2>&1 &
  >     set --; while [ $# != 2 ]; do sleep 0.1; set -- $(cat /proc/$!/task/$!/children); done
  >     kill -9 $2; wait $!; echo "$command: exit code $?"; grep died out; done; rm many/pipe.adj
  verify: exit code 4
  many/pipe.adj: the process that worked on it has died [E-READ]
  cover --brief: exit code 4
  adjutant: many/pipe.adj: the process that worked on it has died [E-READ]
  recheck: exit code 4
  adjutant: many/pipe.adj: the process that worked on it has died [E-READ]

The command is quoted for a shell, in each form.

  $ ./older golden.adj "it's wrong.adj" 20=open; adjutant verify "it's wrong.adj" | sed -n '2s/^ *//p' | tee command
  adjutant show 'it'\''s wrong.adj' --at 20
  $ sh command | grep '^  20'
    20 A: done
  $ adjutant verify --format jsonl "it's wrong.adj" | python3 -c 'import json, sys
  > print(json.loads(sys.stdin.readline())["findings"][0]["command"])'
  adjutant show 'it'\''s wrong.adj' --at 20
  $ adjutant verify --format junit "it's wrong.adj" games/changed.adj
  <?xml version="1.0" encoding="UTF-8"?>
  <testsuites name="adjutant verify">
    <testsuite name="it's wrong.adj" tests="1" failures="1" errors="0">
      <testcase classname="adjutant.verify" name="it's wrong.adj">
        <failure type="divergence-verdict" message="order 20: now legal, recorded was open; after order 44 no field differs any more">order 20: divergence-verdict: now legal, recorded was open; after order 44 no field differs any more
  adjutant show 'it'\''s wrong.adj' --at 20
  </failure>
      </testcase>
    </testsuite>
    <testsuite name="games/changed.adj" tests="1" failures="0" errors="1">
      <testcase classname="adjutant.verify" name="games/changed.adj">
        <error type="E-CHECKSUM" message="a checksum does not agree">offset 164: a checksum does not agree [E-CHECKSUM]</error>
      </testcase>
    </testsuite>
  </testsuites>
  [3]

Git bisects by the exit code: a build that fails and a file that cannot be read tell nothing.

  $ bisect() { adjutant verify "$1" > out || { [ $? = 1 ] && return 1; return 125; }; }
  > for path in games/MD-31.adj games/cut.adj games/changed.adj games/none.adj; do bisect $path; echo $?; done
  0
  1
  125
  125

Recheck tells what this engine sees otherwise than the one that recorded some files. An older engine
is played by tests/cli/older.py, which changes verdicts and hashes and leaves the file sound.

  $ echo 'python3 $CORPUS/../tests/cli/older.py "$@"' > older; chmod +x older
  > mkdir games && cp $CORPUS/flagship/disputes/MD-31.orders games
  > adjutant record --keyframes games/MD-31.orders
  > ./older games/MD-31.adj games/a.adj engine=0.0.9 1=refused:FS-RANGE-3
  > ./older games/MD-31.adj games/b.adj engine=0.0.9 1=refused:FS-RANGE-3 2=open
  > ./older games/MD-31.adj games/c.adj engine=0.0.9 1=legal
  > ./older games/MD-31.adj games/d.adj engine=0.0.9 3=check
  games/MD-31.adj: 3 orders, 2 refused, 0 findings; digest 6VMVIFLK, public KOFPT5VM
  $ adjutant recheck games/MD-31.adj
  1 files, 3 orders, 0 files changed, 0 changes of 0 causes, 0 files accepted
  $ adjutant recheck games
  2 in 2 files  divergence-verdict, attack: was refused FS-RANGE-3, is refused FS-RANGE-4
      games/a.adj, order 1: adjutant show games/a.adj --at 1
  1 in 1 file  divergence-verdict, attack: was open, is refused FS-DECL-3 (FS-R-57)
      games/b.adj, order 2: adjutant show games/b.adj --at 2
  1 in 1 file  divergence-verdict, attack: was legal, is refused FS-RANGE-4
      games/c.adj, order 1: adjutant show games/c.adj --at 1
  1 in 1 file  divergence-hash, attack: not as recorded
      games/d.adj, order 3: adjutant show games/d.adj --at 3
  2 orders not compared: a changed verdict came before them
  5 files, 15 orders, 4 files changed, 5 changes of 4 causes, 0 files accepted
  [1]
  $ adjutant recheck --format jsonl games
  {"code":"divergence-verdict","verb":"attack","before":"refused FS-RANGE-3","now":"refused FS-RANGE-4","changes":2,"files":2,"file":"games/a.adj","order":1,"command":"adjutant show games/a.adj --at 1"}
  {"code":"divergence-verdict","verb":"attack","before":"open","now":"refused FS-DECL-3 (FS-R-57)","changes":1,"files":1,"file":"games/b.adj","order":2,"command":"adjutant show games/b.adj --at 2"}
  {"code":"divergence-verdict","verb":"attack","before":"legal","now":"refused FS-RANGE-4","changes":1,"files":1,"file":"games/c.adj","order":1,"command":"adjutant show games/c.adj --at 1"}
  {"code":"divergence-hash","verb":"attack","before":"","now":"","changes":1,"files":1,"file":"games/d.adj","order":3,"command":"adjutant show games/d.adj --at 3"}
  {"files":5,"orders":15,"changed":4,"changes":5,"causes":4,"not_compared":2,"accepted":0,"expectations_dropped":0}
  [1]

Whatever -j says, the report is the same, in each form, over these and the whole corpus, messages
and new files included.

  $ for format in text jsonl; do for jobs in 1 4 100; do
  >     adjutant recheck -j $jobs --format $format games $CORPUS none.adj $CORPUS/malformed/flipped-bit.bad > out 2>&1
  >     echo $? >> out; sha256sum < out; done | uniq | wc -l; done
  1
  1
  $ tail -1 out; grep -c divergence out
  4
  4
  $ adjutant recheck -j 1 --accept -o one games $CORPUS > one.out; adjutant recheck -j 4 --accept -o four games $CORPUS > four.out
  $ cmp one.out four.out && diff -r one four && ls one/games
  a.adj
  b.adj
  c.adj
  d.adj

The command that it shows tells what is the case now.

  $ adjutant show games/a.adj --at 1 | grep refused
     1 A: attack guided from Raptor Squadron on row 1  (refused: FS-RANGE-4)

To accept writes new files, and leaves the old ones as they are.

  $ sha256sum games/?.adj > before; adjutant recheck --accept games | tail -1; sha256sum --quiet -c before
  5 files, 15 orders, 4 files changed, 5 changes of 4 causes, 4 files accepted
  $ ls games
  MD-31.adj
  MD-31.orders
  a.accepted.adj
  a.adj
  b.accepted.adj
  b.adj
  c.accepted.adj
  c.adj
  d.accepted.adj
  d.adj
  $ adjutant verify games/*.accepted.adj
  4 files, 12 orders, 8 refused, 0 findings
  $ adjutant recheck games/*.accepted.adj
  4 files, 12 orders, 0 files changed, 0 changes of 0 causes, 0 files accepted
  $ adjutant notate games/b.accepted.adj | grep -A2 -E '^(A:|accepted)'
  accepted 0.0.9 VQSZ5XN4
  seat A "Anna" Standing Nations
  seat C "Carl" Kirikin Swarm
  --
  A: attack guided from Raptor Squadron on row 1
  formerly 0.0.9: refused FS-RANGE-3
  expect refused FS-RANGE-4 FS-RANGE-11
  A: attack guided from Raptor Squadron on row 2
  formerly 0.0.9: open
  expect refused FS-DECL-3
  A: attack direct from Raptor Squadron on row 1
  expect legal
  $ adjutant show games/b.accepted.adj --at 2 | grep -A4 'came about'
  How it came about
     1 A: attack guided from Raptor Squadron on row 1  (refused: FS-RANGE-4)
         formerly 0.0.9: refused FS-RANGE-3
     2 A: attack guided from Raptor Squadron on row 2  (refused: FS-DECL-3)
         formerly 0.0.9: open

A text made of it gives the same records back.

  $ adjutant notate games/b.accepted.adj > again.orders; adjutant record --keyframes again.orders
  again.adj: 3 orders, 2 refused, 0 findings; digest SPFXVHXK, public KOFPT5VM
  $ adjutant notate again.adj | diff - again.orders

A second change goes on from there.

  $ ./older games/b.accepted.adj twice.adj engine=0.1.0 3=open; adjutant recheck --accept twice.adj | tail -1
  1 files, 3 orders, 1 files changed, 1 changes of 1 causes, 1 files accepted
  $ adjutant notate twice.accepted.adj | grep -E '^(accepted|formerly)'
  accepted 0.0.9 VQSZ5XN4
  accepted 0.1.0 MWH6M4DQ
  formerly 0.0.9: refused FS-RANGE-3
  formerly 0.0.9: open
  formerly 0.1.0: open

New files are kept unless --force says otherwise; -o names a folder for them.

  $ adjutant recheck --accept games/a.adj | tail -1
  1 files, 3 orders, 1 files changed, 1 changes of 1 causes, 0 files accepted
  ! adjutant: games/a.accepted.adj is there already (--force replaces it) [E-EXISTS]
  $ adjutant recheck --accept --force games/a.adj | tail -1
  1 files, 3 orders, 1 files changed, 1 changes of 1 causes, 1 files accepted
  $ adjutant recheck --accept -o new/files games ./games/../games/a.adj | tail -1; find new -type f | sort
  10 files, 30 orders, 5 files changed, 6 changes of 4 causes, 5 files accepted
  new/files/games/a.adj
  new/files/games/b.adj
  new/files/games/c.adj
  new/files/games/d.adj
  new/files/games/games/a.adj
  $ adjutant verify new
  5 files, 15 orders, 10 refused, 0 findings

An expectation that holds no longer is kept, and no longer expected.

  $ sed 's/FS-DECL-3/FS-RANGE-3/' games/MD-31.orders > wrong.orders; adjutant record wrong.orders | tail -1
  wrong.adj: 3 orders, 2 refused, 2 findings; digest GK3YFJAZ, public KOFPT5VM
  $ adjutant recheck --accept wrong.adj; adjutant notate wrong.accepted.adj | grep FS-RANGE-3
  1 in 1 file  expect-failed, attack: "expect refused FS-RANGE-3" holds no longer
      wrong.adj, order 2: adjutant show wrong.adj --at 2
  1 expectations hold no longer, and are kept as `formerly` lines
  1 files, 3 orders, 1 files changed, 1 changes of 1 causes, 1 files accepted
  formerly 0.1.0: expect refused FS-RANGE-3

A record that has its cards in it needs no others. What is cut, or not what was sealed, is not accepted.

  $ mkdir other; ./older $CORPUS/flagship/golden/drill-coyote-full.adj other/cards.adj 30=open; adjutant recheck --accept other | tail -1
  1 files, 126 orders, 1 files changed, 1 changes of 1 causes, 1 files accepted
  $ adjutant verify other/cards.accepted.adj | sed 's/[0-9]* orders, [0-9]* refused/N orders, N refused/'
  1 files, N orders, N refused, 0 findings
  $ head -c -30 games/a.adj > other/cut.adj; adjutant recheck --accept other/cut.adj | tail -1; ls other
  1 files, 3 orders, 1 files changed, 1 changes of 1 causes, 0 files accepted
  cards.accepted.adj
  cards.adj
  cut.adj
  ! adjutant: other/cut.adj: not accepted: the old file is cut [E-ENCODING]
  $ cp games/a.adj other/forged.adj; python3 -c 'import sys, zlib
  > data = bytearray(open(sys.argv[1], "rb").read()); data[-36] ^= 1
  > data[-4:] = zlib.crc32(data[-76:-4]).to_bytes(4, "little"); open(sys.argv[1], "wb").write(data)' other/forged.adj
  $ adjutant verify other/forged.adj | head -n 1; adjutant recheck --accept other/forged.adj | tail -1
  other/forged.adj: order 0: bad-chain: the digest of all records is not the one in the trailer
  1 files, 3 orders, 1 files changed, 1 changes of 1 causes, 0 files accepted
  ! adjutant: other/forged.adj: not accepted: the old records are not those that were sealed [E-CHECKSUM]

Several causes: the most frequent comes first. What cannot be read is told, and the rest is done.

  $ echo nothing > games/e.adj; adjutant recheck games | tail -1
  10 files, 27 orders, 4 files changed, 5 changes of 4 causes, 0 files accepted
  ! adjutant: games/e.adj:1:1: this is no head line, order or expectation: "nothing" [E-SYNTAX]
  $ adjutant recheck games/none.adj
  1 files, 0 orders, 0 files changed, 0 changes of 0 causes, 0 files accepted
  ! adjutant: cannot open games/none.adj: No such file or directory [E-OPEN]
  [4]
  $ mkdir empty; adjutant recheck empty
  ! adjutant recheck: no .adj file found
  [2]
  $ adjutant recheck --format xml games
  ! adjutant recheck: no such format: xml
  [2]

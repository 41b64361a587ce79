Bench measures: only the form of what it prints is tested, never a time.

  $ adjutant bench --seconds 0 $CORPUS/flagship/golden > out; awk '{ print $1, $3 }' out
  files files
  orders orders
  verify_rate orders/s
  open_rate files/s
  replay_rate orders/s
  record_rate orders/s
  hash_rate states/s
  decode_rate orders/s
  sealed_files files
  sealed_orders orders
  size_all bytes/order
  size_header bytes/order
  size_ruleset bytes/order
  size_chance bytes/order
  size_orders bytes/order
  size_hashes bytes/order
  size_texts bytes/order
  size_framing bytes/order
  $ grep -vE '^[a-z_]+ [0-9]+(\.[0-9]+)? [a-z]+(/[a-z]+)?$' out
  [1]
  $ awk '/^size_/ { if ($1 == "size_all") all = $2; else sum += $2 } END { exit !(all > 0 && all - sum < 0.01 && sum - all < 0.01) }' out

Every name has its place in the help.

  $ adjutant bench --help > help; for name in $(awk '{ print $1 }' out); do grep -qw "$name" help || echo "$name"; done
  $ adjutant bench --help
  usage: adjutant bench [--seconds N] [--min-orders N] [PATH]

  Measures rates and sizes, one `name value unit` a line.

    --seconds N                 spend N seconds on each rate (1; 0: one pass)
    --min-orders N              pass over files of fewer orders

  PATH is a file or a folder (default: the corpus beside the specs). Files are read first;
  all work is then done in memory, on one core, file after file, as often as time allows.
  Rates are by processor time, so that a busy machine changes them little.
  Names stay as they are:
    files, orders  of what is measured: orders given, refused ones and strikes included
    verify_rate    all that verify does; of files of the same card sets the first loads them
    open_rate      decoding and loading the ruleset: what precedes the first order
    replay_rate    judge and apply alone
    record_rate    text read, judged, applied, recorded, its ruleset loaded before
    hash_rate      hashes of a whole state
    decode_rate    checksums, frames and records
    sealed_files, sealed_orders
                   of the sealed ones among them: sizes are bytes of those by their orders
    size_all       everything; then its parts, which add up to it:
    size_header size_ruleset size_chance size_orders size_hashes size_texts size_framing

One file, a text of orders, few orders, no file.

  $ adjutant bench --seconds=0 $CORPUS/flagship/example-of-play.adj | head -2
  files 1 files
  orders 104 orders
  $ cp $CORPUS/flagship/disputes/MD-31.orders . && adjutant bench --seconds=0 MD-31.orders | grep -E '^(orders|sealed)'
  orders 3 orders
  sealed_files 1 files
  sealed_orders 3 orders
  $ adjutant bench --seconds=0 --min-orders=4 MD-31.orders
  ! adjutant bench: no file to measure
  [2]
  $ adjutant bench none.adj
  ! adjutant: cannot open none.adj: No such file or directory [E-OPEN]
  [4]
  $ mkdir empty; adjutant bench empty
  ! adjutant bench: no .adj file found
  [2]
  $ printf '\211ADJ' > cut.adj; adjutant bench cut.adj
  ! adjutant: cut.adj: the file ends before its header [E-CHECKSUM]
  [3]

What the command says about itself: help comes from the table of commands alone.

  $ adjutant
  ! adjutant records games of fleets, judges every order by the printed rules, and verifies
  ! what was recorded.
  !
  ! usage: adjutant COMMAND ...
  !
  !   record   Judges a text of orders and records it with its verdicts
  !   verify   Replays records and checks verdicts, hashes and the rules once more
  !   judge    Tells whether an order is legal, what follows, and which clauses say so
  !   show     Shows the position after an order, how it came about, and what is to be decided
  !   notate   Writes a record as the text of orders
  !   legal    Lists every legal order in a position
  !   perft    Counts the leaves of the tree of legal orders
  !   cards    Tells what the cards of a set say, in words
  !   clauses  Tells what clauses, rulings and invariants say, and where the rulebooks say so
  !   cover    Counts how often each clause was tested, broken and applied in recorded games
  !   recheck  Groups what changed since older records by cause, and accepts it if wanted
  !   shrink   Finds the smallest list of orders that still shows a refusal or a finding
  !   sim      Plays whole games and records them, with illegal orders if wanted
  !   bench    Measures rates and sizes, one `name value unit` a line
  !
  ! `adjutant COMMAND --help` tells more. FILE is a sealed record or a journal (.adj), or a
  ! text of orders (.orders); the first bytes tell which.
  !
  ! Exit codes: 0 all well, 1 a finding, 2 usage, 3 malformed input, 4 system error,
  ! 5 open (judge only).
  [2]
  $ adjutant --help
  adjutant records games of fleets, judges every order by the printed rules, and verifies
  what was recorded.

  usage: adjutant COMMAND ...

    record   Judges a text of orders and records it with its verdicts
    verify   Replays records and checks verdicts, hashes and the rules once more
    judge    Tells whether an order is legal, what follows, and which clauses say so
    show     Shows the position after an order, how it came about, and what is to be decided
    notate   Writes a record as the text of orders
    legal    Lists every legal order in a position
    perft    Counts the leaves of the tree of legal orders
    cards    Tells what the cards of a set say, in words
    clauses  Tells what clauses, rulings and invariants say, and where the rulebooks say so
    cover    Counts how often each clause was tested, broken and applied in recorded games
    recheck  Groups what changed since older records by cause, and accepts it if wanted
    shrink   Finds the smallest list of orders that still shows a refusal or a finding
    sim      Plays whole games and records them, with illegal orders if wanted
    bench    Measures rates and sizes, one `name value unit` a line

  `adjutant COMMAND --help` tells more. FILE is a sealed record or a journal (.adj), or a
  text of orders (.orders); the first bytes tell which.

  Exit codes: 0 all well, 1 a finding, 2 usage, 3 malformed input, 4 system error,
  5 open (judge only).
  $ adjutant help judge
  usage: adjutant judge --order TEXT [--at N] [--edition E|all] [--cards FILE]... [--json] FILE

  Tells whether an order is legal, what follows, and which clauses say so.

    --order TEXT                the order asked about: "A: attack direct ..."
    --at N                      in the position after order N (0: before the first)
    --edition E|all             by the rules of this edition, or of each
    --cards FILE                add a card set, such as one with assumed values
    --json                      one JSON object for each edition, one a line

  The order is a question ("could she?"), so a card that a hand may or may not hold makes
  the answer open. Exit code: 0 legal, 1 refused, 5 open.
  $ adjutant record --help
  usage: adjutant record [-o OUT.adj] [--strict] [--keyframes] [--embed] [--sync] [--force] [--resume] [--format text|jsonl] [--cards FILE]... IN.orders

  Judges a text of orders and records it with its verdicts.

    -o OUT.adj                  the record (default: IN with .adj)
    --strict                    end at the first refused order that nothing expects
    --keyframes                 store what it takes to tell where a divergence begins
    --embed                     store the cards, so that it can be judged anywhere
    --sync                      wait for the disk after every order
    --force                     replace an existing record
    --resume                    go on where a journal was left
    --format text|jsonl         form of the verdict lines
    --cards FILE                add a card set, such as one with assumed values

  With - it reads standard input and answers each line with exactly one verdict line, when
  the order is safe in the file: that is how another program uses it. A line that begins
  with ? is a question, which is answered, not recorded: `? legal`, `? next` (LIVE.md).
  Exit code 1: an order was refused and no `expect refused` follows it, or an expectation
  fails.

  Killed, it leaves a journal with all that was answered; --resume goes on with it, given the
  same text or what follows. With --force the file that was there waits as OUT.adj.before
  until the new one is whole; if the command was killed first, it stays there.
  $ adjutant verify --help
  usage: adjutant verify [-j N] [--edition E] [--audit] [--format text|jsonl|junit] PATH...

  Replays records and checks verdicts, hashes and the rules once more.

    -j N                        check N files at a time
    --edition E                 replay by the rules of this edition
    --audit                     compare every verdict with the list of legal orders (slow)
    --format text|jsonl|junit   form of the report

  A folder stands for all .adj files below it. Exit code 1: a finding; an order that is
  refused again by the same clauses is none. Each comes with the command that shows it.
  For `git bisect run`, 0 is good and 1 is bad; the rest cannot be told:
    git bisect run sh -c 'ninja -C build || exit 125; build/replay/cli/adjutant verify DIR ||
        { [ $? = 1 ] && exit 1; exit 125; }'
  $ adjutant show --help
  usage: adjutant show [--at N] [--cards FILE]... [--format text|json|xml] FILE

  Shows the position after an order, how it came about, and what is to be decided.

    --at N                      after order N (0: before the first; default: the last)
    --cards FILE                add a card set, such as one with assumed values
    --format text|json|xml      text (default), or every field
  $ adjutant notate --help
  usage: adjutant notate FILE

  Writes a record as the text of orders.

  Recording that text gives the same records back.
  $ adjutant legal --help
  usage: adjutant legal [--at N] [--cards FILE]... [--format text|json] FILE

  Lists every legal order in a position.

    --at N                      in the position after order N (0: before the first)
    --cards FILE                add a card set, such as one with assumed values
    --format text|json          text (default), or one JSON object

  With a hand that is not fully known, orders that need a certain card of it stand apart as
  possible. Where the table's dice or cards are due, a pattern stands for all outcomes;
  `...` is what the table fills in. JSON has the members that LIVE.md tells of `? legal`.
  $ adjutant clauses --help
  usage: adjutant clauses [--game G] [--switches] [--format text|json] [ID...]

  Tells what clauses, rulings and invariants say, and where the rulebooks say so.

    --game G                    of this game alone
    --switches                  the switches in which editions differ, with their values
    --format text|json          text (default), or one JSON array

  Without an ID all are listed, one line each. An ID may stand for an area: FS-RANGE.
  $ adjutant shrink --help
  usage: adjutant shrink --until ID [-o OUT.orders] FILE

  Finds the smallest list of orders that still shows a refusal or a finding.

    --until ID                  a clause that refuses, a broken invariant, or a finding's code
    -o OUT.orders               write there instead of standard output

  It only takes orders out. Exit code 1: the file never shows it.

A word that is no command, an option that is none, a value that is missing or no number: usage.

  $ adjutant jugde
  ! adjutant: no such command: jugde
  ! Try `adjutant --help`.
  [2]
  $ adjutant judge game.adj --order
  ! adjutant judge: a value is missing after --order
  ! Try `adjutant judge --help`.
  [2]
  $ adjutant judge game.adj
  ! adjutant judge: needs --order
  ! Try `adjutant judge --help`.
  [2]
  $ adjutant judge --order "A: done"
  ! adjutant judge: needs FILE
  ! Try `adjutant judge --help`.
  [2]
  $ adjutant judge game.adj --order "A: done" --at first
  ! adjutant judge: not a number: first
  ! Try `adjutant judge --help`.
  [2]
  $ adjutant show --colour game.adj
  ! adjutant show: no such option: --colour
  ! Try `adjutant show --help`.
  [2]
  $ adjutant show --format=html game.adj
  ! adjutant show: no such format: html
  [2]
  $ adjutant verify
  ! adjutant verify: needs PATH...
  ! Try `adjutant verify --help`.
  [2]
  $ adjutant notate one.adj two.adj
  ! adjutant notate: too many words on the command line
  ! Try `adjutant notate --help`.
  [2]

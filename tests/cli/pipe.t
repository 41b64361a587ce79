A closed pipe or a full disk ends a command with 4, quietly where it is a pipe.

  $ (adjutant clauses --format json; echo $? > code) | head -c 1; echo; cat code
  [
  4
  $ adjutant clauses > /dev/full
  ! adjutant: cannot write to standard output: No space left on device
  [4]

A pipe that closes before anything is recorded leaves no file, and a device is never taken away.

  $ (sleep 0.3; cat $CORPUS/flagship/disputes/MD-31.orders) | (adjutant record - -o early.adj; echo $? > code) | true; cat code; ls early.adj
  4
  ! ls: cannot access 'early.adj': No such file or directory
  [2]
  $ mkfifo fifo; (cat fifo > /dev/null &) ; echo game chess | adjutant record - -o fifo --force; test -p fifo && echo there
  error line 1, column 6: there is no game "chess"; there are flagship, hexfleet [E-NAME]
  there
  ! adjutant: standard input:1:1: the first line names the game: "game flagship" [E-SYNTAX]

Inputs may be pipes, and are read once.

  $ cat $CORPUS/flagship/disputes/MD-31.orders | adjutant record - -o piped.adj | tail -n 1
  3 expect holds
  $ cat piped.adj | adjutant verify /dev/stdin
  1 files, 3 orders, 2 refused, 0 findings
  $ cat piped.adj | adjutant judge /dev/stdin --at 0 --order "A: done" | head -n 1
  LEGAL under prometheus, before the first order: A: done

Colour is for terminals only, and NO_COLOR turns it off there too.

  $ adjutant clauses FS-RANGE-4 | grep -c "$(printf '\033')"
  0
  [1]

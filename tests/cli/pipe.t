A closed pipe or a full disk ends a command with 4, quietly where it is a pipe.

  $ (adjutant clauses --format json; echo $? > code) | head -c 1; echo; cat code
  [
  4
  $ adjutant clauses > /dev/full
  ! adjutant: cannot write to standard output: No space left on device
  [4]

Colour is for terminals only, and NO_COLOR turns it off there too.

  $ adjutant clauses FS-RANGE-4 | grep -c "$(printf '\033')"
  0
  [1]

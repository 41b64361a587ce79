Cards tells what the cards of a set say.

  $ adjutant cards proving-ground moth
  Moth Squadron (Moth)
    Lamplight Compact, squadron, silver, number 9, copies 1
    Set-up cost 3; Atk 3; Cmd 0; Def 1; Hull 6; Traits fast
    Intercept. When this ship is the target of a Boarding attack: choose sacrifice (this ship is
      removed from the game and the attacking Boarding card goes to its player's discard pile) or
      raise the alarm (your Flagship becomes the target and your Flagship is Untasked).
  $ adjutant cards proving-ground "fog bank" "Press Money"
  Fog Bank
    Lamplight Compact, Action card, red, number 21, copies 1
    Cost 1
    Played as a Basic Order: this card goes under a squadron of yours.
    Lost in the Mist. While in play: the ship it lies under cannot be chosen as a target.
    Disperse. As a Basic Order, the enemy whose ship it lies under may pay 1 Command Point: this
      card goes to its player's discard pile.

  Press Money
    Rook Clans, Action card, red, number 80, copies 1
    Cost 0
    Played when the cost of a Boarding card is to be paid: this card pays up to 2 Command Points
      of it.
    Played when a Repel cost is to be paid: this card pays up to 1 Command Point of it.

A card is asked for by its name or another name it goes by, in any case; else by a part of one.

  $ adjutant cards proving-ground flare lamp squadron | grep -v '^  '
  Flare

  Moth Squadron (Moth)

  Firefly Squadron (Firefly)

  Shrike Squadron (Shrike)

  Jackdaw Squadron (Jackdaw)

  Nightjar Squadron (Nightjar)
  ! adjutant cards: proving-ground has no card "lamp"
  $ adjutant cards coyote-stands "strarstuff" sequence
  Starstuff (Strarstuff)
    Kirikin Swarm, crew, Action card or Boarding card, gold, red or blue, abilities gold, blue
      or red, number 76
    Cost not known; Traits not known
    There is text that is not known.

  Sequence of Play (Standing Nations)
    Standing Nations, Sequence of Play card

  Sequence of Play (Kirikin Swarm)
    Kirikin Swarm, Sequence of Play card
  $ adjutant cards proving-ground nobody flare
  Flare
    Lamplight Compact, Action card, red, number 30, copies 1
    Cost 0
    Played in the Support step of an attack: the attack gains 1 hit.
  ! adjutant cards: proving-ground has no card "nobody"
  [2]

As JSON lines, an object a card, with the same words.

  $ adjutant cards --format jsonl proving-ground "captain halloran" compact
  {"name":"Captain Halloran","aliases":[],"empire":"Lamplight Compact","type":"crew","colour":"gold","abilities":"gold","number":"13","copies":"1","cost":"2","atk":"+1","hull":"+2","effects":[{"name":null,"text":"Played as a Basic Order: this card goes under a ship of yours."}],"notes":[]}
  {"name":"Sequence of Play, Compact","aliases":[],"empire":"Lamplight Compact","type":"Sequence of Play card","number":"43","copies":"1","effects":[],"notes":[]}
  $ adjutant cards --format jsonl coyote-stands raptor valkyrie
  {"name":"Raptor Squadron","aliases":["Raptor"],"empire":"Standing Nations","type":"squadron","colour":"silver","setup":"5","atk":"5","cmd":"0 to 3","def":"not known","hull":"1 or more","traits":"fast or very fast, perhaps more","effects":[{"name":"Intercept","text":"When this ship is the target of a Boarding attack: choose sacrifice (this ship is removed from the game and the attacking Boarding card goes to its player's discard pile) or redirect (your Flagship becomes the target)."}],"notes":["Together 3: the Cmd of Nation's Pride, the Cmd of Valkyrie, the Cmd of Raptor Squadron, the Cmd of Black Widow Squadron and the Cmd of Cobra Squadron."]}
  {"name":"Valkyrie","aliases":[],"empire":"Standing Nations","type":"Commander","colour":"silver","abilities":"gold","setup":"4","atk":"+2","cmd":"+0 to 3","def":"+0 to 4","hull":"not known","traits":"not known","effects":[],"notes":["Together 3: the Cmd of Nation's Pride, the Cmd of Valkyrie, the Cmd of Raptor Squadron, the Cmd of Black Widow Squadron and the Cmd of Cobra Squadron.","Together 4: the Def of Nation's Pride and the Def of Valkyrie.","Together 3 or more: the Hull of Nation's Pride and the Hull of Valkyrie."]}

  $ cat > same.py <<'END'
  > import json, sys
  > text = " ".join(open("cards.txt").read().split())
  > cards = [json.loads(line) for line in open("cards.jsonl")]
  > told = [effect["text"] for card in cards for effect in card["effects"]]
  > told += [card[key] for card in cards for key in card if isinstance(card[key], str)]
  > told += [note for card in cards for note in card["notes"]]
  > print(len(cards), [word for word in told if word not in text])
  > END
  $ for set in proving-ground coyote-stands; do
  >     adjutant cards $set > cards.txt; adjutant cards --format jsonl $set > cards.jsonl; python3 same.py; done
  87 []
  74 []

Values that a file assumes are told, and that they are.

  $ adjutant cards coyote-stands --cards assumed-example tavi
  Tavi
    Kirikin Swarm, ship, silver, values assumed
    Set-up cost 3; Atk 4; Cmd 0; Def 2; Hull 9; Traits not known
    There is text that is not known.
  $ adjutant cards assumed-example 2>&1 | sed 's/.*specs/specs/'
  specs/flagship/assumed-example.xml:23: no earlier set has a card "nations-pride" [E-NAME]

A file of one's own; bounds.

  $ adjutant cards $CORPUS/../tests/cards/drill.xml --cards $CORPUS/../tests/cards/rows.xml "def mist" "res fog" "order pair" "card veil" "win cataclysm"
  Def Mist
    Blue Fleet, ship, silver, copies 1
    Set-up cost 2; Atk 2; Cmd 0; Def 0 to 2; Hull 9; Traits normal

  Res Fog
    Blue Fleet, ship, silver, copies 1
    Set-up cost 2; Atk 2; Cmd 0; Def 1; Hull 3 to 5; Traits normal

  Order Pair
    Red Fleet, Action card, red, copies 2
    Cost 0
    Played as a Basic Order: this card goes under a ship of yours.
    In the Support step of an attack by the ship it lies under, once per Order: the attack gains
      1 hit.

  Card Veil
    Blue Fleet, ship, silver, copies 1
    Set-up cost 2; Atk 1; Cmd 0; Def 1; Hull 4; Traits normal
    While in play: this ship cannot be chosen as a target.

  Win Cataclysm
    Red Fleet, Action card, red, copies 1
    Cost 0
    Played as a Basic Order: the enemy Flagship takes 20 hits and your Flagship takes 20 hits.

What cannot be told.

  $ adjutant cards
  ! adjutant cards: needs SET|FILE [CARD...]
  ! Try `adjutant cards --help`.
  [2]
  $ adjutant cards none.xml
  ! adjutant: cannot open none.xml: No such file or directory [E-OPEN]
  [4]
  $ adjutant cards no-such-set 2>&1 | sed 's/there is no/:&/; s/.*://; s/ in .*specs/ in specs/'
  there is no card set "no-such-set" in specs/flagship [E-NAME]
  $ adjutant cards --game hexfleet proving-ground
  ! adjutant cards: hexfleet has no cards
  [2]
  $ adjutant cards --game chess proving-ground
  ! adjutant cards: no such game: chess
  [2]
  $ adjutant cards --format xml proving-ground
  ! adjutant cards: no such format: xml
  [2]

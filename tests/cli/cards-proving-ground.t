The whole text of a card set with every form of the vocabulary.

  $ adjutant cards proving-ground
  Steadfast
    Lamplight Compact, Flagship, silver, number 1, copies 1
    Set-up cost 5; Atk 4; Cmd 1; Def 2; Hull 37; Traits slow
    Great Lens. In the Support step of a Guided attack by this ship, once per turn, pay 1
      Command Point: the attack gains 3 hits.

  Evenglow
    Lamplight Compact, Flagship, silver, number 2, copies 1
    Set-up cost 4; Atk 3; Cmd 1; Def 2; Hull 15; Traits very slow
    Long Memory. While in play: you have +1 Hand Size.
    Storm Shutters. In the Defend step of an attack on this ship, once per turn, discard 1 hand
      card: 3 hits are stopped.

  Keeper Oriel
    Lamplight Compact, Commander, silver, abilities gold, number 3, copies 1
    Set-up cost 4; Atk +1; Cmd +2
    Lower the Beam. In the Declare step of a Guided attack, once per Order, pay 1 Command Point:
      the attack has range 1.

  Warden Tamsin
    Lamplight Compact, Commander, silver, abilities blue, number 4, copies 1
    Set-up cost 3; Atk +1; Cmd +2
    Muster the Watch. As a Basic Order, Task a squadron of yours: you gain 1 Command Point.

  Lodestar
    Lamplight Compact, ship, silver, number 5, copies 1
    Set-up cost 4; Atk 4; Cmd 0; Def 2; Hull 11; Traits slow
    Long Lens. In the Support step of a Guided attack by this ship, once per Order, pay 1
      Command Point: the attack gains 2 hits.

  Breakwater
    Lamplight Compact, ship, silver, number 6, copies 1
    Set-up cost 3; Atk 2; Cmd 0; Def 3; Hull 12; Traits very slow
    Stand Between. In the Defend step of an attack on another ship of yours, once per Order,
      Task this ship: 3 hits are stopped.

  Tinker's Due
    Lamplight Compact, ship, silver, number 7, copies 1
    Set-up cost 2; Atk 1; Cmd 0; Def 1; Hull 8; Traits normal
    Patch. As a Basic Order, once per turn, pay 1 Command Point: 2 hits are taken off another
      ship of yours.
    Night Shift. In your Discard phase, pay 1 Command Point: a slow or very slow ship of yours
      is Untasked.

  Candlewick
    Lamplight Compact, ship, silver, number 8, copies 1
    Set-up cost 1; Atk 1; Cmd 0; Def 1; Hull 3; Traits normal
    Burn Down. In the Defend step of an attack on another ship of yours, remove this ship from
      the game: 5 hits are stopped.

  Moth Squadron (Moth)
    Lamplight Compact, squadron, silver, number 9, copies 1
    Set-up cost 3; Atk 3; Cmd 0; Def 1; Hull 6; Traits fast
    Intercept. When this ship is the target of a Boarding attack: choose sacrifice (this ship is
      removed from the game and the attacking Boarding card goes to its player's discard pile) or
      raise the alarm (your Flagship becomes the target and your Flagship is Untasked).

  Firefly Squadron (Firefly)
    Lamplight Compact, squadron, silver, number 10, copies 1
    Set-up cost 3; Atk 3; Cmd 0; Def 1; Hull 6; Traits very fast
    Spotting. In the Declare step of a Guided attack, once per Order, Task this ship: the attack
      gains 3 hits.

  Foghorn
    Lamplight Compact, ship, silver, number 11, copies 1
    Set-up cost 3; Atk 2; Cmd 0; Def 1; Hull 8; Traits slow
    Drowning Note. While in play: each enemy squadron has -1 Direct hit.

  Causeway
    Lamplight Compact, ship, silver, number 12, copies 1
    Set-up cost 2; Atk 2; Cmd 0; Def 1; Hull 9; Traits normal
    Toll Chain. While in play: your Flagship has +1 Cmd.

  Captain Halloran
    Lamplight Compact, crew, gold, abilities gold, number 13, copies 1
    Cost 2; Atk +1; Hull +2
    Played as a Basic Order: this card goes under a ship of yours.

  First Officer Wren
    Lamplight Compact, crew, gold, abilities blue, number 14, copies 2
    Cost 2; Cmd +1; Def +1
    Played as a Basic Order: this card goes under a ship of yours.

  Lens Grinder
    Lamplight Compact, crew, gold, abilities red, number 15, copies 2
    Cost 1
    Played as a Basic Order: this card goes under a ship of yours.
    While in play: the ship it lies under has +2 Guided hits.

  Rangefinder
    Lamplight Compact, crew, gold, abilities red, number 16, copies 1
    Cost 1
    Played as a Basic Order: this card goes under a ship of yours.
    While in play: Guided attacks of the ship it lies under have range 1 or 2.
    Take Bearings. When the cost of Focus is to be paid, once per Order, Task this card: this
      card pays up to 1 Command Point of it.

  Damage Party
    Lamplight Compact, crew, gold, abilities red, number 17, copies 2
    Cost 1; Hull +2
    Played as a Basic Order: this card goes under a ship of yours.
    Caulk. In your Discard phase, Task this card: 1 hit is taken off the ship it lies under.

  Star Shells
    Lamplight Compact, Action card, red, number 18, copies 2
    Cost 0 and Task a ship of yours
    Played as a Basic Order: this card goes under the ship Tasked for it.
    In the Support step of an attack by the ship it lies under, discard this card: the attack
      gains 4 hits.

  Lantern Drones
    Lamplight Compact, Action card, red, number 19, copies 2
    Cost 1; Traits droids
    Played as a Basic Order: this card goes under a ship of yours.
    As an Attack Order, discard this card: this card makes a Guided attack of 5 hits, its
      distance counted from the ship it lies under.

  Searchlight
    Lamplight Compact, Action card, red, number 20, copies 1
    Cost 1
    Played as a Basic Order: this card goes under an enemy ship.
    Caught in the Light. While in play: the ship it lies under has -1 Def.
    Douse It. As a Basic Order, the enemy whose ship it lies under may Task the ship it lies
      under: this card goes to its player's discard pile.

  Fog Bank
    Lamplight Compact, Action card, red, number 21, copies 1
    Cost 1
    Played as a Basic Order: this card goes under a squadron of yours.
    Lost in the Mist. While in play: the ship it lies under cannot be chosen as a target.
    Disperse. As a Basic Order, the enemy whose ship it lies under may pay 1 Command Point: this
      card goes to its player's discard pile.

  Storm Glass
    Lamplight Compact, Action card, red, number 22, copies 1
    Cost 1; Traits countermeasure
    Played as a Basic Order: this card stays in play beside the ships.
    In the Defend step of an attack, discard this card: 4 hits are stopped.

  Shoal Battery
    Lamplight Compact, Action card, red, number 23, copies 1
    Cost 2
    Played as a Basic Order: this card stays in play beside the ships.
    Harbor Guns. As an Attack Order, once per turn, pay 1 Command Point: this card makes a
      Guided attack of 5 hits.

  Ranging Shot
    Lamplight Compact, Action card, red, number 24, copies 1
    Cost 1
    Played as an Attack Order: this card makes a Guided attack of 2 hits and your Flagship has
      +2 Guided hits until the turn ends.

  Harbor Watch
    Lamplight Compact, Boarding card, red, number 25, copies 2
    Cost 1 and Task a ship of yours
    Played as an Attack Order: this card makes a Boarding attack, its distance counted from the
      ship Tasked for it.
    When its Order is resolved, if that was a Boarding attack: this card goes onto the target.
    As an Attack Order, Task this card: this card makes an Assault of 3 hits on the ship it lies
      on.
    Seize the Stores. As a Basic Order, Task this card: the other player loses 1 Command Point.
    Repel. As a Basic Order, the enemy whose ship it lies on may pay 2 Command Points: this card
      goes to its player's discard pile.

  Raise the Beam
    Lamplight Compact, Action card, red, number 26, copies 2
    Cost 0; Traits maneuver
    Played in the Declare step of a Guided attack: the attack has +1 range and the attack gains
      1 hit.

  Point Blank
    Lamplight Compact, Action card, red, number 27, copies 1
    Cost 1; Traits maneuver
    Played in the Declare step of a Guided attack: the attack has range 1 and the attack gains 2
      hits.

  Overcharge
    Lamplight Compact, Action card, red, number 28, copies 1
    Cost 0 and discard 1 hand card
    Played in the Declare step of a Direct or Guided attack: the attack gains 3 hits.

  Bright Volley
    Lamplight Compact, Action card, red, number 29, copies 2
    Cost 1
    Played in the Support step of a Guided attack: the attack gains 3 hits.

  Flare
    Lamplight Compact, Action card, red, number 30, copies 1
    Cost 0
    Played in the Support step of an attack: the attack gains 1 hit.

  Blinding Flash
    Lamplight Compact, Action card, red, number 31, copies 2
    Cost 1
    Played in the Support step of an attack: the attack gains 5 hits, unless the other player
      discards 2 hand cards.

  Old Debts
    Lamplight Compact, Action card, red, number 32, copies 1
    Cost 0
    Played in the Support step of an attack: the attack gains 1 hit.
    Played in the Support step of an attack on a Rook Clans ship: the attack gains 2 hits.

  Clear Signals
    Lamplight Compact, Action card, red, number 33, copies 2
    Cost 0; Traits command
    Played when the cost of Focus is to be paid: this card pays up to 1 Command Point of it.

  Marine Drill
    Lamplight Compact, Action card, red, number 34, copies 1
    Cost 0
    Played when a Repel cost is to be paid: this card pays up to 2 Command Points of it.

  Oil Levy
    Lamplight Compact, Action card, red, number 35, copies 1
    Cost 0 and Task a ship of yours; Traits command
    Played as a Basic Order: you gain 2 Command Points.

  Dry Dock
    Lamplight Compact, Action card, red, number 36, copies 1
    Cost 1
    Played as a Basic Order: 4 hits are taken off a ship of yours.

  Shift Change
    Lamplight Compact, Action card, red, number 37, copies 1
    Cost 0
    Played in your Discard phase: a crew card of yours goes to its player's hand and you gain 1
      Command Point.

  Evasive Pattern
    Lamplight Compact, Action card, blue, number 38, copies 2
    Cost 1; Traits countermeasure and change of direction
    Played in the Defend step of a Direct attack on a slow, normal, fast or very fast ship of
      yours: 5 hits are stopped.

  Smoke and Mirrors
    Lamplight Compact, Action card, blue, number 39, copies 2
    Cost 0; Traits countermeasure
    Played in the Defend step of a Guided or Assault attack: 3 hits are stopped.

  Repel Boarders
    Lamplight Compact, Action card, blue, number 40, copies 1
    Cost 2
    Played in the Defend step of a Boarding attack: the attacking Boarding card goes to its
      player's discard pile.

  Battle Stations
    Lamplight Compact, Action card, blue, number 41, copies 1
    Cost 1
    Played in the Defend step of an attack: a ship of yours is Untasked.

  Brace
    Lamplight Compact, Action card, blue, number 42, copies 1
    Cost 0
    Played in the Defend step of an attack: the target has +2 Def until the Order ends.

  Sequence of Play, Compact
    Lamplight Compact, Sequence of Play card, number 43, copies 1

  Carrion Crown
    Rook Clans, Flagship, silver, number 44, copies 1
    Set-up cost 5; Atk 5; Cmd 2; Def 3; Hull 33; Traits normal
    Reavers. While in play: each Boarding card of yours has +1 Assault value.

  Old Gallows
    Rook Clans, Flagship, silver, number 45, copies 1
    Set-up cost 4; Atk 3; Cmd 1; Def 2; Hull 45; Traits slow
    Feast on Wreckage. In your Discard phase, discard 2 hand cards: 1 hit is taken off this
      ship.

  Corbin the Red
    Rook Clans, Commander, silver, abilities gold, number 46, copies 1
    Set-up cost 4; Atk +1; Cmd +2
    Follow Me In. In the Declare step of a Direct attack, once per Order, pay 1 Command Point:
      the attack has +1 range.

  Mother Haggle
    Rook Clans, Commander, silver, abilities blue, number 47, copies 1
    Set-up cost 3; Cmd +2
    Haggle. In the Support step of an attack, once per turn, discard 1 hand card: you gain 1
      Command Point.

  Magpie
    Rook Clans, ship, silver, number 48, copies 1
    Set-up cost 3; Atk 3; Cmd 0; Def 2; Hull 9; Traits fast
    Grappling Arms. When the cost of a Boarding card is to be paid, once per Order, Task this
      ship: this ship pays up to 2 Command Points of it.

  Shrike Squadron (Shrike)
    Rook Clans, squadron, silver, number 49, copies 1
    Set-up cost 4; Atk 4; Cmd 0; Def 1; Hull 8; Traits very fast
    Talons. In the Support step of a Direct attack by this ship, once per Order, pay 1 Command
      Point: the attack gains 2 hits.

  Jackdaw Squadron (Jackdaw)
    Rook Clans, squadron, silver, number 50, copies 1
    Set-up cost 2; Atk 3; Cmd 0; Def 1; Hull 6; Traits fast
    Intercept. When this ship is the target of a Boarding attack: choose sacrifice (this ship is
      removed from the game and the attacking Boarding card goes to its player's discard pile) or
      sell the captain (your Flagship becomes the target and you gain 1 Command Point).

  Gibbet
    Rook Clans, ship, silver, number 51, copies 1
    Set-up cost 3; Atk 3; Cmd 0; Def 2; Hull 10; Traits normal
    Wild Hunt. While in play: each squadron has +1 Direct hit.

  Rag and Bone
    Rook Clans, ship, silver, number 52, copies 1
    Set-up cost 2; Atk 2; Cmd 0; Def 1; Hull 9; Traits slow
    Salvage. In your Discard phase, discard 1 hand card: you gain 1 Command Point.

  Scarecrow
    Rook Clans, ship, silver, number 53, copies 1
    Set-up cost 2; Atk 1; Cmd 0; Def 1; Hull 3; Traits normal
    Straw Captain. In the Defend step of an attack on your Flagship, remove this ship from the
      game: 7 hits are stopped.

  Nightjar Squadron (Nightjar)
    Rook Clans, squadron, silver, number 54, copies 1
    Set-up cost 3; Atk 3; Cmd 0; Def 1; Hull 8; Traits very fast
    Silent Approach. While in play: Boarding attacks of this ship have range 1 or 2.

  Wake of Ravens
    Rook Clans, ship, silver, number 55, copies 1
    Set-up cost 3; Atk 3; Cmd 0; Def 2; Hull 9; Traits normal
    Harry. In the Support step of an attack, once per Order, Task this ship: the target is
      Tasked.

  Captain Sable
    Rook Clans, crew, gold, abilities gold, number 56, copies 1
    Cost 2; Atk +2
    Played as a Basic Order: this card goes under a ship of yours.

  Quartermaster Fitch
    Rook Clans, crew, gold, abilities blue, number 57, copies 1
    Cost 1; Cmd +1
    Played as a Basic Order: this card goes under a ship of yours.
    Cold Steel. When a Repel cost is to be paid, once per Order, Task this card: this card pays
      up to 2 Command Points of it.

  Gunner's Mate
    Rook Clans, crew, gold, abilities red, number 58, copies 2
    Cost 1
    Played as a Basic Order: this card goes under a ship of yours.
    While in play: the ship it lies under has +2 Direct hits.

  Grapnel Hand
    Rook Clans, crew, gold, abilities red, number 59, copies 1
    Cost 1; Hull +1
    Played as a Basic Order: this card goes under a ship of yours.
    While in play: Boarding attacks of the ship it lies under have +1 range.

  Powder Monkey
    Rook Clans, crew, gold, abilities red, number 60, copies 2
    Cost 0
    Played as a Basic Order: this card goes under a ship of yours.
    Light the Fuse. In the Support step of an attack by the ship it lies under, remove this card
      from the game: the attack gains 3 hits.

  Cutlass Party
    Rook Clans, Boarding card, red, number 61, copies 3
    Cost 1 and Task a ship of yours
    Played as an Attack Order: this card makes a Boarding attack, its distance counted from the
      ship Tasked for it.
    When its Order is resolved, if that was a Boarding attack: this card goes onto the target.
    As an Attack Order, Task this card: this card makes an Assault of 3 hits on the ship it lies
      on.
    Repel. As a Basic Order, the enemy whose ship it lies on may pay 2 Command Points: this card
      goes to its player's discard pile.

  Long Grapples
    Rook Clans, Boarding card, red, number 62, copies 2
    Cost 2 and Task a ship of yours
    Played as an Attack Order: this card makes a Boarding attack, its distance counted from the
      ship Tasked for it.
    When its Order is resolved, if that was a Boarding attack: this card goes onto the target.
    As an Attack Order, Task this card: this card makes an Assault of 3 hits on the ship it lies
      on.
    Repel. As a Basic Order, the enemy whose ship it lies on may pay 2 Command Points: this card
      goes to its player's discard pile.
    While in play: Boarding attacks of this card have range 1 or 2.

  Saboteurs
    Rook Clans, Boarding card, red, number 63, copies 2
    Cost 1 and discard 1 hand card
    Played as an Attack Order: this card makes a Boarding attack.
    When its Order is resolved, if that was a Boarding attack: this card goes onto the target.
    As an Attack Order, Task this card: this card makes an Assault of 3 hits on the ship it lies
      on.
    Spike the Guns. As a Basic Order, Task this card: the ship it lies on is Tasked.
    Parley. As a Basic Order, the enemy whose ship it lies on may pay 1 Command Point and
      discard 1 hand card: the ship it lies on is Tasked and this card goes to its player's
      discard pile.

  Ransom Crew
    Rook Clans, Boarding card, red, number 64, copies 1
    Cost 2 and Task a squadron of yours
    Played as an Attack Order: this card makes a Boarding attack, its distance counted from the
      ship Tasked for it.
    When its Order is resolved, if that was a Boarding attack: this card goes onto the target.
    As an Attack Order, Task this card: this card makes an Assault of 5 hits on the ship it lies
      on.
    Ransom. As a Basic Order, the enemy whose ship it lies on may pay 2 Command Points: you gain
      2 Command Points and this card goes to its player's discard pile.
    Cut Them Out. As a Basic Order, the enemy whose ship it lies on may discard 1 hand card: the
      ship it lies on takes 2 hits and this card goes to its player's discard pile.

  Hull Borers
    Rook Clans, Boarding card, red, number 65, copies 1
    Cost 2 and Task a ship of yours
    Played as an Attack Order: this card makes a Boarding attack, its distance counted from the
      ship Tasked for it.
    When its Order is resolved, if that was a Boarding attack: this card goes onto the target.
    While in play: the ship it lies on has -2 Hull.
    Bore. As a Basic Order, Task this card: the ship it lies on takes 2 hits.
    Repel. As a Basic Order, the enemy whose ship it lies on may pay 3 Command Points: this card
      goes to its player's discard pile.

  Fouling Lines
    Rook Clans, Action card, red, number 66, copies 1
    Cost 1
    Played as a Basic Order: this card goes under an enemy ship.
    While in play: the ship it lies under has -2 Atk.
    Cut Free. As a Basic Order, the enemy whose ship it lies under may discard 1 hand card: this
      card goes to its player's discard pile.

  Whip Hand
    Rook Clans, Action card, red, number 67, copies 1
    Cost 0; Traits command
    Played as a Basic Order: a Boarding card of yours has +2 Assault value until the turn ends.

  Second Wave
    Rook Clans, Action card, red, number 68, copies 1
    Cost 1
    Played as a Basic Order: a Boarding card of yours is Untasked, unless the other player pays
      1 Command Point.

  Fire Ship
    Rook Clans, Action card, red, number 69, copies 1
    Cost 0 and Task a squadron of yours
    Played as an Attack Order: this card makes a Direct attack of 6 hits, its distance counted
      from the ship Tasked for it.

  Ramming Speed
    Rook Clans, Action card, red, number 70, copies 2
    Cost 1; Traits maneuver
    Played in the Declare step of a Direct attack: the attack has +1 range.

  Prize Articles
    Rook Clans, Action card, red, number 71, copies 1
    Cost 0
    Played in the Declare step of a Boarding attack: you gain 2 Command Points.

  Broadside
    Rook Clans, Action card, red, number 72, copies 2
    Cost 1
    Played in the Support step of a Direct attack: the attack gains 3 hits.

  Dirty Trick
    Rook Clans, Action card, red, number 73, copies 2
    Cost 0
    Played in the Support step of an attack: the attack gains 3 hits, unless the other player
      pays 1 Command Point.

  Strafe
    Rook Clans, Action card, red, number 74, copies 1
    Cost 0; Traits maneuver
    Played in the Support step of a Direct attack by a fast or very fast ship of yours: the
      attack gains 2 hits.

  No Quarter
    Rook Clans, Action card, red, number 75, copies 1
    Cost 1
    Played in the Support step of an Assault: the attack gains 3 hits.

  Sharpshooters
    Rook Clans, Action card, red, number 76, copies 1
    Cost 1
    Played in the Support step of a Direct attack by a squadron of yours: an enemy crew card
      goes to its player's discard pile.

  Wheel About
    Rook Clans, Action card, red, number 77, copies 1
    Cost 1 and discard 1 hand card; Traits maneuver and change of direction
    Played in the Support step of a Direct attack by a fast or very fast ship of yours: the
      attack's source is Untasked.

  Marked Prey
    Rook Clans, Action card, red, number 78, copies 1
    Cost 0
    Played in the Support step of an attack: the target has -1 Def until the turn ends.

  Hunter's Eye
    Rook Clans, Action card, red, number 79, copies 2
    Cost 0
    Played when the cost of Focus is to be paid in a Direct or Boarding attack: this card pays
      up to 1 Command Point of it.

  Press Money
    Rook Clans, Action card, red, number 80, copies 1
    Cost 0
    Played when the cost of a Boarding card is to be paid: this card pays up to 2 Command Points
      of it.
    Played when a Repel cost is to be paid: this card pays up to 1 Command Point of it.

  Jink
    Rook Clans, Action card, blue, number 81, copies 2
    Cost 0; Traits maneuver and change of direction
    Played in the Defend step of a Direct or Guided attack on a fast or very fast ship of yours:
      4 hits are stopped.

  Throw Them Back
    Rook Clans, Action card, blue, number 82, copies 1
    Cost 0
    Played in the Defend step of a Boarding attack: the attacking Boarding card goes to its
      player's hand.

  Blood Money
    Rook Clans, Action card, blue, number 83, copies 1
    Cost 0
    Played in the Defend step of an attack: you gain 2 Command Points.

  Double Planking
    Rook Clans, Action card, blue, number 84, copies 1
    Cost 1
    Played in the Defend step of an attack: 4 hits are stopped.

  False Colours
    Rook Clans, Action card, blue, number 85, copies 1
    Cost 0; Traits countermeasure
    Played in the Defend step of an attack: 5 hits are stopped, unless the other player pays 1
      Command Point.

  Second Wind
    Rook Clans, Action card, red, number 86, copies 1
    Cost 1; Traits maneuver
    Played in your Discard phase: a fast or very fast ship of yours is Untasked.

  Sequence of Play, Clans
    Rook Clans, Sequence of Play card, number 87, copies 1

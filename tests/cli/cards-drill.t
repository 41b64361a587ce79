The whole text of a card set with every kind of effect that the tests use.

  $ adjutant cards $CORPUS/../tests/cards/drill.xml
  Red Crown
    Red Fleet, Flagship, silver, copies 1
    Set-up cost 5; Atk 4; Cmd 1; Def 2; Hull 10; Traits normal

  Admiral Rowan
    Red Fleet, Commander, silver, abilities gold, copies 1
    Set-up cost 3; Atk +1; Cmd +2

  Captain Rusk
    Red Fleet, Commander, silver, abilities blue, copies 1
    Set-up cost 2; Cmd +1; Def +1; Hull +1

  Red Lance
    Red Fleet, squadron, silver, copies 1
    Set-up cost 4; Atk 4; Cmd 0; Def 1; Hull 4; Traits very fast
    Intercept. When this ship is the target of a Boarding attack: choose sacrifice (this ship is
      removed from the game and the attacking Boarding card goes to its player's discard pile) or
      redirect (your Flagship becomes the target).

  Red Bulwark
    Red Fleet, ship, silver, copies 1
    Set-up cost 4; Atk 3; Cmd 0; Def 3; Hull 8; Traits slow
    Heavy Guns. In the Support step of a Direct attack by this ship, once per Order, pay 1
      Command Point: the attack gains 2 hits.

  Red Ember
    Red Fleet, ship, silver, copies 1
    Set-up cost 1; Atk 1; Cmd 0; Def 1; Hull 2; Traits normal
    Shield. In the Defend step of an attack on another ship of yours, remove this ship from the
      game: 4 hits are stopped.

  Red Scout
    Red Fleet, squadron, silver, copies 1
    Set-up cost 3; Atk 3; Cmd 1; Def 1; Hull 3; Traits fast
    Spotter. In the Support step of a Guided attack by this ship, once per Order: the attack
      gains 1 hit.

  Red Harrow
    Red Fleet, ship, silver, copies 1
    Set-up cost 3; Atk 2; Cmd 0; Def 2; Hull 6; Traits normal
    Stinger. While in play: each Boarding card of yours has +2 Assault value.

  Captain Vance
    Red Fleet, crew, gold, abilities gold, copies 1
    Cost 2; Atk +1; Cmd +1
    Played as a Basic Order: this card goes under a ship of yours.

  First Officer Ives
    Red Fleet, crew, gold, abilities blue, copies 1
    Cost 1; Def +1
    Played as a Basic Order: this card goes under a ship of yours.

  Red Gunner
    Red Fleet, crew, gold, abilities red, copies 2
    Cost 1
    Played as a Basic Order: this card goes under a ship of yours.
    While in play: the ship it lies under has +2 Direct hits.

  Red Engineer
    Red Fleet, crew, gold, abilities red, copies 1
    Cost 1; Hull +2
    Played as a Basic Order: this card goes under a ship of yours.

  Red Storm
    Red Fleet, Boarding card, red, copies 2
    Cost 1 and Task a ship of yours
    Played as an Attack Order: this card makes a Boarding attack, its distance counted from the
      ship Tasked for it.
    When its Order is resolved, if that was a Boarding attack: this card goes onto the target.
    As an Attack Order, Task this card: this card makes an Assault of 5 hits on the ship it lies
      on.
    Repel. As a Basic Order, the enemy whose ship it lies on may pay 2 Command Points: this card
      goes to its player's discard pile.

  Red Long Claw
    Red Fleet, Boarding card, red, copies 1
    Cost 2 and Task a ship of yours
    Played as an Attack Order: this card makes a Boarding attack, its distance counted from the
      ship Tasked for it.
    When its Order is resolved, if that was a Boarding attack: this card goes onto the target.
    As an Attack Order, Task this card: this card makes an Assault of 4 hits on the ship it lies
      on.
    Repel. As a Basic Order, the enemy whose ship it lies on may pay 3 Command Points: this card
      goes to its player's discard pile.
    While in play: Boarding attacks of this card have range 1 or 2.

  Red Broadside
    Red Fleet, Action card, red, copies 2
    Cost 1; Traits maneuver
    Played in the Support step of a Direct attack: the attack gains 3 hits.

  Red Fury
    Red Fleet, Action card, red, copies 2
    Cost 0
    Played in the Support step of an attack: the attack gains 1 hit.

  Red Chain Fire
    Red Fleet, Action card, red, copies 1
    Cost 1
    Played in the Support step of an attack: the attack gains 4 hits, unless the other player
      discards 2 hand cards.

  Red Close Pass
    Red Fleet, Action card, red, copies 1
    Cost 1
    Played in the Declare step of a Direct attack: the attack has +1 range.

  Red Far Volley
    Red Fleet, Action card, red, copies 1
    Cost 1
    Played in the Declare step of a Guided attack: the attack has +1 range.

  Red Hard Turn
    Red Fleet, Action card, blue, copies 1
    Cost 1
    Played in the Defend step of a Direct attack on a very fast or fast ship of yours: 4 hits
      are stopped.

  Red Boarding Drill
    Red Fleet, Action card, blue, copies 1
    Cost 2
    Played in the Defend step of a Boarding attack: the attacking Boarding card goes to its
      player's discard pile.

  Red Pods
    Red Fleet, Action card, red, copies 1
    Cost 0 and Task a ship of yours
    Played as a Basic Order: this card goes under the ship Tasked for it.
    In the Support step of an attack by the ship it lies under, discard this card: the attack
      gains 4 hits.

  Red Smoke
    Red Fleet, Action card, red, copies 1
    Cost 1
    Played as a Basic Order: this card stays in play beside the ships.
    In the Defend step of an attack, discard this card: 3 hits are stopped.

  Red Signal
    Red Fleet, Action card, red, copies 1
    Cost 0 and Task your Flagship; Traits command
    Played as a Basic Order: you gain 1 Command Point.

  Red Patch
    Red Fleet, Action card, red, copies 1
    Cost 0
    Played as a Basic Order: 2 hits are taken off a ship of yours.

  Red Bearing
    Red Fleet, Action card, red, copies 1
    Cost 0
    Played when the cost of Focus is to be paid: this card pays up to 1 Command Point of it.

  Red Guard
    Red Fleet, Action card, red, copies 1
    Cost 0
    Played when a Repel cost is to be paid: this card pays up to 2 Command Points of it.

  Red Spin
    Red Fleet, Action card, red, copies 1
    Cost 1; Traits maneuver
    Played in your Discard phase: a very fast ship of yours is Untasked.

  Red Sequence of Play
    Red Fleet, Sequence of Play card, copies 1

  Blue Mantle
    Blue Fleet, Flagship, silver, copies 1
    Set-up cost 4; Atk 5; Cmd 1; Def 1; Hull 9; Traits slow

  Commodore Brandt
    Blue Fleet, Commander, silver, abilities gold, copies 1
    Set-up cost 4; Atk +2; Cmd +1

  Lieutenant Birk
    Blue Fleet, Commander, silver, abilities blue, copies 1
    Set-up cost 2; Cmd +2

  Blue Dart
    Blue Fleet, squadron, silver, copies 1
    Set-up cost 3; Atk 3; Cmd 0; Def 1; Hull 3; Traits very fast
    Intercept. When this ship is the target of a Boarding attack: choose sacrifice (this ship is
      removed from the game and the attacking Boarding card goes to its player's discard pile) or
      redirect (your Flagship becomes the target).

  Blue Anvil
    Blue Fleet, ship, silver, copies 1
    Set-up cost 5; Atk 4; Cmd 0; Def 2; Hull 9; Traits slow
    Nova Shell. In the Support step of a Guided attack by this ship, once per Order, pay 1
      Command Point: the attack gains 3 hits.

  Blue Wick
    Blue Fleet, ship, silver, copies 1
    Set-up cost 1; Atk 0; Cmd 0; Def 1; Hull 1; Traits normal
    Shield. In the Defend step of an attack on another ship of yours, remove this ship from the
      game: 3 hits are stopped.

  Blue Swift
    Blue Fleet, squadron, silver, copies 1
    Set-up cost 2; Atk 3; Cmd 0; Def 1; Hull 4; Traits fast
    Slipstream. In the Support step of a Direct attack by this ship, once per Order: the attack
      gains 1 hit.

  Blue Thorn
    Blue Fleet, ship, silver, copies 1
    Set-up cost 3; Atk 2; Cmd 1; Def 2; Hull 5; Traits normal
    Stinger. While in play: each Boarding card of yours has +1 Assault value.

  Commander Bligh
    Blue Fleet, crew, gold, abilities gold, copies 1
    Cost 2; Cmd +1
    Played as a Basic Order: this card goes under a ship of yours.
    While in play: the ship it lies under has +1 Guided hit.

  Second Hand Boon
    Blue Fleet, crew, gold, abilities blue, copies 1
    Cost 1; Hull +3
    Played as a Basic Order: this card goes under a ship of yours.

  Blue Missile Hand
    Blue Fleet, crew, gold, abilities red, copies 2
    Cost 1
    Played as a Basic Order: this card goes under a ship of yours.
    While in play: the ship it lies under has +2 Guided hits.

  Blue Shield Hand
    Blue Fleet, crew, gold, abilities red, copies 1
    Cost 2; Def +1
    Played as a Basic Order: this card goes under a ship of yours.

  Blue Tide
    Blue Fleet, Boarding card, red, copies 1
    Cost 2 and Task a ship of yours
    Played as an Attack Order: this card makes a Boarding attack, its distance counted from the
      ship Tasked for it.
    When its Order is resolved, if that was a Boarding attack: this card goes onto the target.
    As an Attack Order, Task this card: this card makes an Assault of 6 hits on the ship it lies
      on.
    Repel. As a Basic Order, the enemy whose ship it lies on may pay 3 Command Points: this card
      goes to its player's discard pile.

  Blue Shadow
    Blue Fleet, Boarding card, red, copies 2
    Cost 2
    Played as an Attack Order: this card makes a Boarding attack.
    When its Order is resolved, if that was a Boarding attack: this card goes onto the target.
    As an Attack Order, Task this card: this card makes an Assault of 3 hits on the ship it lies
      on.
    Repel. As a Basic Order, the enemy whose ship it lies on may pay 1 Command Point: this card
      goes to its player's discard pile.

  Blue Seeker
    Blue Fleet, Action card, red, copies 2
    Cost 0
    Played in the Support step of a Guided attack: the attack gains 2 hits.

  Blue Strafe
    Blue Fleet, Action card, red, copies 1
    Cost 0; Traits maneuver
    Played in the Support step of a Direct attack by a very fast or fast ship of yours: the
      attack gains 2 hits.

  Blue Breach
    Blue Fleet, Action card, red, copies 1
    Cost 1
    Played in the Support step of an Assault: the attack gains 2 hits.

  Blue Gamble
    Blue Fleet, Action card, red, copies 1
    Cost 0
    Played in the Support step of a Direct or Guided attack: the attack gains 3 hits, unless the
      other player pays 1 Command Point.

  Blue Surge
    Blue Fleet, Action card, red, copies 1
    Cost 1
    Played in the Support step of an attack: the attack gains 2 hits.

  Blue Snap Shot
    Blue Fleet, Action card, red, copies 1
    Cost 0
    Played in the Declare step of a Guided attack: the attack has range 1.

  Blue Screen
    Blue Fleet, Action card, blue, copies 1
    Cost 0; Traits countermeasure
    Played in the Defend step of a Guided attack: 3 hits are stopped.

  Blue Brace
    Blue Fleet, Action card, blue, copies 1
    Cost 1
    Played in the Defend step of a Direct or Assault attack on a normal or slow ship of yours: 5
      hits are stopped.

  Blue Boarding Drill
    Blue Fleet, Action card, blue, copies 1
    Cost 1
    Played in the Defend step of a Boarding attack: the attacking Boarding card goes to its
      player's discard pile.

  Blue Drones
    Blue Fleet, Action card, red, copies 2
    Cost 1; Traits droids
    Played as a Basic Order: this card goes under a ship of yours.
    As an Attack Order, discard this card: this card makes a Guided attack of 5 hits, its
      distance counted from the ship it lies under.

  Blue Smoke
    Blue Fleet, Action card, red, copies 1
    Cost 0
    Played as a Basic Order: this card stays in play beside the ships.
    In the Defend step of an attack, discard this card: 2 hits are stopped.

  Blue Levy
    Blue Fleet, Action card, red, copies 1
    Cost 0 and Task a ship of yours
    Played as a Basic Order: you gain 1 Command Point.

  Blue Bearing
    Blue Fleet, Action card, red, copies 1
    Cost 0
    Played when the cost of Focus is to be paid: this card pays up to 1 Command Point of it.

  Blue Guard
    Blue Fleet, Action card, red, copies 1
    Cost 0
    Played when a Repel cost is to be paid: this card pays up to 2 Command Points of it.

  Blue Grapnels
    Blue Fleet, Action card, red, copies 1
    Cost 0
    Played when the cost of a Boarding card is to be paid: this card pays up to 1 Command Point
      of it.

  Blue Sequence of Play
    Blue Fleet, Sequence of Play card, copies 1

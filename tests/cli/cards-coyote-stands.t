The whole text of a card set with what is not known.

  $ adjutant cards coyote-stands
  Prometheus
    empire not known, ship (perhaps a Flagship), Commander or crew, silver or gold, abilities
      gold, blue or red
    Set-up cost not known; Cost not known; Atk not known; Cmd not known; Def not known; Hull not
      known; Traits not known
    While in play: you have +1 Hand Size.

  H.M.S. Alexander (H.M.S Alexander; HMS Alexander)
    empire not known, ship (perhaps a Flagship), silver
    Set-up cost not known; Atk not known; Cmd not known; Def not known; Hull 1 or more; Traits
      not known
    Nova Missile. In the Support step of a Guided attack by this ship, once per Order, pay 1
      Command Point: the attack gains 3 hits.

  Zeus
    empire not known, ship (perhaps a Flagship), silver
    Set-up cost not known; Atk not known; Cmd not known; Def not known; Hull 1 or more; Traits
      not known
    There is text that is not known.

  Close In (Close In!)
    empire not known, Action card, red
    Cost not known; Traits not known
    Played in the Declare step of a Direct attack: the attack has range 2.

  Nation's Pride (Nations Pride)
    Standing Nations, Flagship, silver
    Set-up cost 4; Atk 5; Cmd 0 to 3; Def 0 to 4; Hull 1 or more; Traits not known
    There is text that is not known.
    Together 3: the Cmd of Nation's Pride, the Cmd of Valkyrie, the Cmd of Raptor Squadron, the
      Cmd of Black Widow Squadron and the Cmd of Cobra Squadron.
    Together 4: the Def of Nation's Pride and the Def of Valkyrie.
    Together 3 or more: the Hull of Nation's Pride and the Hull of Valkyrie.

  Star Hunter
    Standing Nations, ship (perhaps a Flagship) or Commander, silver, abilities gold
    Set-up cost 0 to 4; Atk not known; Cmd not known; Def not known; Hull not known; Traits not
      known
    There is text that is not known.
    Together 4: the set-up cost of Star Hunter and the set-up cost of Grendel.

  Valkyrie
    Standing Nations, Commander, silver, abilities gold
    Set-up cost 4; Atk +2; Cmd +0 to 3; Def +0 to 4; Hull not known; Traits not known
    Together 3: the Cmd of Nation's Pride, the Cmd of Valkyrie, the Cmd of Raptor Squadron, the
      Cmd of Black Widow Squadron and the Cmd of Cobra Squadron.
    Together 4: the Def of Nation's Pride and the Def of Valkyrie.
    Together 3 or more: the Hull of Nation's Pride and the Hull of Valkyrie.

  Grendel
    Standing Nations, ship (perhaps a Flagship) or Commander, silver, abilities gold
    Set-up cost 0 to 4; Atk not known; Cmd not known; Def not known; Hull not known; Traits not
      known
    There is text that is not known.
    Together 4: the set-up cost of Star Hunter and the set-up cost of Grendel.

  Raptor Squadron (Raptor)
    Standing Nations, squadron, silver
    Set-up cost 5; Atk 5; Cmd 0 to 3; Def not known; Hull 1 or more; Traits fast or very fast,
      perhaps more
    Intercept. When this ship is the target of a Boarding attack: choose sacrifice (this ship is
      removed from the game and the attacking Boarding card goes to its player's discard pile) or
      redirect (your Flagship becomes the target).
    Together 3: the Cmd of Nation's Pride, the Cmd of Valkyrie, the Cmd of Raptor Squadron, the
      Cmd of Black Widow Squadron and the Cmd of Cobra Squadron.

  Black Widow Squadron (Black Widow; Blackwidow Squadron; Blackwidow)
    Standing Nations, squadron, silver
    Set-up cost 3; Atk 5; Cmd 0 to 3; Def not known; Hull 1 or more; Traits not known
    Intercept. When this ship is the target of a Boarding attack: choose sacrifice (this ship is
      removed from the game and the attacking Boarding card goes to its player's discard pile) or
      redirect (your Flagship becomes the target).
    Together 3: the Cmd of Nation's Pride, the Cmd of Valkyrie, the Cmd of Raptor Squadron, the
      Cmd of Black Widow Squadron and the Cmd of Cobra Squadron.

  Cobra Squadron (Cobra)
    Standing Nations, squadron, silver
    Set-up cost 3; Atk not known; Cmd 0 to 3; Def 3; Hull 5 or more; Traits not known
    Pulse Laser. In the Support step of a Direct attack by this ship, once per Order, pay 1
      Command Point: the attack gains 2 hits.
    Together 3: the Cmd of Nation's Pride, the Cmd of Valkyrie, the Cmd of Raptor Squadron, the
      Cmd of Black Widow Squadron and the Cmd of Cobra Squadron.

  Diamond Squadron (Diamond)
    Standing Nations, squadron, silver
    Set-up cost 1; Atk not known; Cmd 0; Def not known; Hull 1 or more; Traits not known
    Intercept. When this ship is the target of a Boarding attack: choose sacrifice (this ship is
      removed from the game and the attacking Boarding card goes to its player's discard pile) or
      redirect (your Flagship becomes the target).

  Wild Card (Wild Card Squadron; Wildcard; Wildcard Squadron)
    Standing Nations, squadron, silver
    Set-up cost 2; Atk not known; Cmd not known; Def not known; Hull 1 or more; Traits not known
    There is text that is not known.

  Paladin (Paladin Squadron)
    Standing Nations, squadron, silver
    Set-up cost 4; Atk not known; Cmd not known; Def not known; Hull 1 or more; Traits not known
    There is text that is not known.

  Headhunter Squadron (Headhunter)
    Standing Nations, squadron, silver
    Set-up cost not known; Atk not known; Cmd not known; Def not known; Hull 1 or more; Traits
      not known
    There is text that is not known.

  AS-22 Attack Drones (AS-22; Attack Drones)
    Standing Nations, Action card, red, number 167
    Cost 1; Traits droids
    Played as a Basic Order: this card goes under a ship of yours.
    As an Attack Order, discard this card: this card makes a Guided attack of 5 hits, its
      distance counted from the ship it lies under.

  Headlong Rush
    Standing Nations, Action card, red, number 168
    Cost 1; Traits maneuver
    Played in the Support step of a Direct attack: the attack gains 3 hits.

  Strafing Run
    Standing Nations, Action card, red, number 169
    Cost 0; Traits maneuver
    Played in the Support step of a Direct attack by a fast or very fast ship of yours: the
      attack gains 2 hits.

  Immelmann
    Standing Nations, Action card, red, number 170
    Cost 1; Traits maneuver and change of direction
    Played in your Discard phase: a very fast ship of yours is Untasked.

  Rage
    Standing Nations, Action card, red, number 171
    Cost 0; Traits not known
    Played in the Support step of an attack: the attack gains 1 hit.

  Eye to Eye
    Standing Nations, Action card, red, number 172
    Cost 1; Traits not known
    Played in the Declare step of a Direct attack: the attack has +1 range.

  Spare Parts
    Standing Nations, crew, Action card or Boarding card, gold, red or blue, abilities gold,
      blue or red, number 174
    Cost not known; Traits not known
    There is text that is not known.

  Warrior's Code (Warriors Code)
    Standing Nations, Action card, red, number 177
    Cost 0 and Task your Flagship; Traits not known
    Played as a Basic Order: you gain 1 Command Point.

  Break, Break, Break! (Break Break Break)
    Standing Nations, crew, Action card or Boarding card, gold, red or blue, abilities gold,
      blue or red, number 178
    Cost not known; Traits not known
    There is text that is not known.

  Attack Load
    Standing Nations, crew, Action card or Boarding card, gold, red or blue, abilities gold,
      blue or red, number 179
    Cost not known; Traits not known
    There is text that is not known.

  I've Got Tone! (I've Got Tone; Ive Got Tone)
    Standing Nations, Action card, red, number 181
    Cost 0; Traits not known
    Played when the cost of Focus is to be paid: this card pays up to 1 Command Point of it.

  Major Drop (Major Drop!)
    Standing Nations, Boarding card, red, number 182
    Cost 2 and Task a ship of yours; Traits not known
    Played as an Attack Order: this card makes a Boarding attack, its distance counted from the
      ship Tasked for it.
    When its Order is resolved, if that was a Boarding attack: this card goes onto the target.
    As an Attack Order, Task this card: this card makes an Assault of 6 hits on the ship it lies
      on.
    Repel. As a Basic Order, the enemy whose ship it lies on may pay an unknown number of
      Command Points: this card goes to its player's discard pile.

  Regroup
    Standing Nations, crew, Action card or Boarding card, gold, red or blue, abilities gold,
      blue or red, number 186
    Cost not known; Traits not known
    There is text that is not known.

  Helios Rocket Pods (Helios Rocket; Helios)
    Standing Nations, Action card, red, number 188
    Cost 0 and Task a ship of yours; Traits not known
    Played as a Basic Order: this card goes under the ship Tasked for it.
    In the Support step of an attack by the ship it lies under, discard this card: the attack
      gains 4 hits.

  Secondary Explosion
    Standing Nations, Action card, red, number 190
    Cost 1; Traits not known
    Played in the Support step of an attack: the attack gains 4 hits, unless the other player
      discards 3 hand cards.

  Personal Guard
    Standing Nations, Action card, red, number 191
    Cost 0; Traits not known
    Played when a Repel cost is to be paid: this card pays up to 2 Command Points of it.

  Sudden Insight
    Standing Nations, Action card, red, number 194
    Cost 1; Traits not known
    Played in the Support step of an attack: the attack gains 3 hits.

  Rez
    Standing Nations, crew, Action card or Boarding card, gold, red or blue, abilities gold,
      blue or red, number 200
    Cost not known; Traits not known
    There is text that is not known.

  The Best Warriors (Best Warriors)
    Standing Nations, Action card, blue, number 205
    Cost 2; Traits not known
    Played in the Defend step of a Boarding attack: the attacking Boarding card goes to its
      player's discard pile.

  Banzai
    Standing Nations, crew, Action card or Boarding card, gold, red or blue, abilities gold,
      blue or red, number 206
    Cost not known; Traits not known
    There is text that is not known.

  Demon
    Standing Nations, crew, Action card or Boarding card, gold, red or blue, abilities gold,
      blue or red, number 208
    Cost not known; Traits not known
    There is text that is not known.

  Blaze
    Standing Nations, crew, gold, abilities gold, blue or red
    Cost 2; Atk +0 to 3; Cmd not known; Def not known; Hull not known; Traits not known
    Played as a Basic Order: this card goes under a ship of yours.
    While in play: the ship it lies under has +0 to 3 Direct hits.
    Together 3: the Atk of Blaze and the Direct bonus of Blaze.

  Sequence of Play (Standing Nations)
    Standing Nations, Sequence of Play card

  Femmosi
    Kirikin Swarm, Flagship, silver
    Set-up cost 5; Atk 4; Cmd 1; Def not known; Hull 1 or more; Traits not known
    There is text that is not known.

  Savatta (Savata)
    Kirikin Swarm, Flagship, silver, number 105
    Set-up cost 0 to 7; Atk not known; Cmd not known; Def not known; Hull 1 or more; Traits not
      known
    There is text that is not known.
    Together 7: the set-up cost of Savatta, the set-up cost of Cotto and the set-up cost of
      Tiri.

  Queen Til
    Kirikin Swarm, Commander, silver, abilities gold
    Set-up cost 2; Atk +1; Cmd +2; Def not known; Hull not known; Traits not known

  Overqueen Tak
    Kirikin Swarm, Commander, silver, abilities gold
    Set-up cost 4; Atk not known; Cmd not known; Def not known; Hull not known; Traits not known
    There is text that is not known.

  Tavi
    Kirikin Swarm, ship, silver
    Set-up cost 3; Atk not known; Cmd 0; Def 2; Hull 8 to 14; Traits not known
    There is text that is not known.

  Ninzi (Nizi)
    Kirikin Swarm, ship, silver, number 103
    Set-up cost 3; Atk not known; Cmd 0; Def 2; Hull 6 or more; Traits not known
    There is text that is not known.

  Yuzza
    Kirikin Swarm, ship, silver
    Set-up cost 4; Atk not known; Cmd 0; Def not known; Hull 1 or more; Traits not known
    Stinger. While in play: each Boarding card of yours has +2 Assault value.

  Rondi
    Kirikin Swarm, ship, silver
    Set-up cost 2; Atk not known; Cmd 0; Def 2; Hull 2 or more; Traits not known
    There is text that is not known.

  Kala
    Kirikin Swarm, ship, silver
    Set-up cost 1; Atk not known; Cmd 0; Def not known; Hull 1 or more; Traits not known
    In the Defend step of an attack on another ship of yours, remove this ship from the game: 4
      hits are stopped.

  Cotto
    Kirikin Swarm, ship, silver
    Set-up cost 0 to 7; Atk not known; Cmd not known; Def not known; Hull 1 or more; Traits not
      known
    There is text that is not known.
    Together 7: the set-up cost of Savatta, the set-up cost of Cotto and the set-up cost of
      Tiri.

  Tiri
    Kirikin Swarm, ship, silver
    Set-up cost 0 to 7; Atk not known; Cmd not known; Def not known; Hull 1 or more; Traits not
      known
    There is text that is not known.
    Together 7: the set-up cost of Savatta, the set-up cost of Cotto and the set-up cost of
      Tiri.

  Porsa
    Kirikin Swarm, ship, silver
    Set-up cost not known; Atk not known; Cmd not known; Def not known; Hull 1 or more; Traits
      not known
    There is text that is not known.

  Acting on Instincts
    Kirikin Swarm, Action card, blue, number 57
    Cost 1; Traits countermeasure
    Played in the Defend step of a Direct attack on a fast, very fast, slow or normal ship of
      yours: 6 hits are stopped.

  Honed Caster Shot
    Kirikin Swarm, Action card, red, number 58
    Cost 0; Traits maneuver
    Played in the Support step of a Guided attack: the attack gains 1 hit.

  The Light of the Ships (The Light of Ships; Light of the Ships; Light of Ships)
    Kirikin Swarm, Action card, red, number 59
    Cost 1; Traits maneuver
    Played in the Support step of a Direct attack: the attack gains 3 hits.

  Lightning the Way
    Kirikin Swarm, Action card, red, number 60
    Cost 0; Traits command
    Played when the cost of a Boarding card is to be paid: this card pays up to 1 Command Point
      of it.

  Light from the Quick
    Kirikin Swarm, crew, Action card or Boarding card, gold, red or blue, abilities gold, blue
      or red, number 61
    Cost not known; Traits not known
    There is text that is not known.

  Healers
    Kirikin Swarm, Action card, red, number 64
    Cost 0; Traits not known
    Played as a Basic Order: 2 hits are taken off a ship of yours.

  Shun the Light
    Kirikin Swarm, Action card, blue, number 67
    Cost 0; Traits not known
    Played in the Defend step of a Direct attack: 3 hits are stopped.

  Exploit Your Enemy
    Kirikin Swarm, crew, Action card or Boarding card, gold, red or blue, abilities gold, blue
      or red, number 68
    Cost not known; Traits not known
    There is text that is not known.

  Claw Attack
    Kirikin Swarm, Boarding card, red, number 71
    Cost 2 and Task a ship of yours; Traits not known
    Played as an Attack Order: this card makes a Boarding attack, its distance counted from the
      ship Tasked for it.
    When its Order is resolved, if that was a Boarding attack: this card goes onto the target.
    As an Attack Order, Task this card: this card makes an Assault of an unknown number of hits
      on the ship it lies on.
    Repel. As a Basic Order, the enemy whose ship it lies on may pay an unknown number of
      Command Points: this card goes to its player's discard pile.

  Massive Claw Attack
    Kirikin Swarm, Boarding card, red, number 72
    Cost not known; Traits not known
    There is text that is not known.

  Minor Claw Attack (Minor Claw)
    Kirikin Swarm, Boarding card, red, number 73
    Cost 1 and Task a ship of yours; Traits not known
    Played as an Attack Order: this card makes a Boarding attack, its distance counted from the
      ship Tasked for it.
    When its Order is resolved, if that was a Boarding attack: this card goes onto the target.
    As an Attack Order, Task this card: this card makes an Assault of 4 hits on the ship it lies
      on.
    Repel. As a Basic Order, the enemy whose ship it lies on may pay 2 Command Points: this card
      goes to its player's discard pile.

  Starstuff (Strarstuff)
    Kirikin Swarm, crew, Action card or Boarding card, gold, red or blue, abilities gold, blue
      or red, number 76
    Cost not known; Traits not known
    There is text that is not known.

  Speed is Life
    Kirikin Swarm, crew, Action card or Boarding card, gold, red or blue, abilities gold, blue
      or red, number 78
    Cost not known; Traits not known
    There is text that is not known.

  Large Claw Attack
    Kirikin Swarm, Boarding card, red, number 79
    Cost 2 and Task a ship of yours; Traits not known
    Played as an Attack Order: this card makes a Boarding attack, its distance counted from the
      ship Tasked for it.
    When its Order is resolved, if that was a Boarding attack: this card goes onto the target.
    As an Attack Order, Task this card: this card makes an Assault of an unknown number of hits
      on the ship it lies on.
    Repel. As a Basic Order, the enemy whose ship it lies on may pay an unknown number of
      Command Points: this card goes to its player's discard pile.
    While in play: Boarding attacks of this card have range 1 or 2.

  The Great Song (Great Song)
    Kirikin Swarm, crew, Action card or Boarding card, gold, red or blue, abilities gold, blue
      or red, number 81
    Cost not known; Traits not known
    There is text that is not known.

  Ship Mender Zin
    Kirikin Swarm, crew, gold, abilities gold, blue or red, number 86
    Cost not known; Atk not known; Cmd not known; Def not known; Hull not known; Traits not
      known
    Played as a Basic Order: this card goes under a ship of yours.
    There is text that is not known.

  Sting Rider Gaj
    Kirikin Swarm, crew, gold, abilities gold, blue or red, number 88
    Cost not known; Atk not known; Cmd not known; Def not known; Hull not known; Traits not
      known
    Played as a Basic Order: this card goes under a ship of yours.
    There is text that is not known.

  Gaj (Beam Gunner)
    Kirikin Swarm, crew, gold, abilities red, number 90
    Cost not known; Atk not known; Cmd not known; Def not known; Hull not known; Traits not
      known
    Played as a Basic Order: this card goes under a ship of yours.
    While in play: the ship it lies under has +3 Direct hits.

  Gaj (Boarding Orders)
    Kirikin Swarm, crew, gold, abilities blue or red, number 91
    Cost 2; Atk not known; Cmd not known; Def not known; Hull not known; Traits not known
    Played as a Basic Order: this card goes under a ship of yours.
    There is text that is not known.

  Sub-Queen Tep (Sub Queen Tep; Tep)
    Kirikin Swarm, crew, gold, abilities gold, blue or red, number 94
    Cost 1; Atk not known; Cmd +1; Def not known; Hull not known; Traits not known
    Played as a Basic Order: this card goes under a ship of yours.

  Worker (Missile Gunner)
    Kirikin Swarm, crew, gold, abilities blue or red, number 97
    Cost 1; Def not known; Hull not known; Traits not known
    Played as a Basic Order: this card goes under a ship of yours.
    While in play: the ship it lies under has +2 Guided hits.

  Worker (Boarding)
    Kirikin Swarm, crew, gold, abilities gold, blue or red, number 98
    Cost not known; Atk not known; Cmd not known; Def not known; Hull not known; Traits not
      known
    Played as a Basic Order: this card goes under a ship of yours.
    There is text that is not known.

  Gaj (Missile Gunner)
    Kirikin Swarm, crew, gold, abilities gold, blue or red
    Cost not known; Atk not known; Cmd not known; Def not known; Hull not known; Traits not
      known
    Played as a Basic Order: this card goes under a ship of yours.
    While in play: the ship it lies under has +3 Guided hits.

  Sequence of Play (Kirikin Swarm)
    Kirikin Swarm, Sequence of Play card

// SPDX-License-Identifier: MIT
// Dictionaries of deflated frames: what the records of a game are likely to hold, likeliest last.

#include "replay/dictionary.h"

#include <stddef.h>

// Of the card game. replay/FORMAT.md has these bytes as well: they never change.
static const char dictionary_1[] =
    "Prometheus; H.M.S. Alexander; Zeus; Close In; Nation's Pride; Star Hunter; Valkyrie; Gre"
    "ndel; Raptor Squadron; Black Widow Squadron; Cobra Squadron; Diamond Squadron; Wild Card"
    "; Paladin; Headhunter Squadron; AS-22 Attack Drones; Headlong Rush; Strafing Run; Immelm"
    "ann; Rage; Eye to Eye; Spare Parts; Warrior's Code; Break, Break, Break!; Attack Load; I"
    "'ve Got Tone!; Major Drop; Regroup; Helios Rocket Pods; Secondary Explosion; Personal Gu"
    "ard; Sudden Insight; Rez; The Best Warriors; Banzai; Demon; Blaze; Femmosi; Savatta; Que"
    "en Til; Overqueen Tak; Tavi; Ninzi; Yuzza; Rondi; Kala; Cotto; Tiri; Porsa; Acting on In"
    "stincts; Honed Caster Shot; The Light of the Ships; Lightning the Way; Light from the Qu"
    "ick; Healers; Shun the Light; Exploit Your Enemy; Claw Attack; Massive Claw Attack; Mino"
    "r Claw Attack; Starstuff; Speed is Life; Large Claw Attack; The Great Song; Ship Mender "
    "Zin; Sting Rider Gaj; Gaj (Beam Gunner); Gaj (Boarding Orders); Sub-Queen Tep; Worker (M"
    "issile Gunner); Worker (Boarding); Gaj (Missile Gunner)\000turn 1 A rearrange\000turn 2 "
    "A discard\000turn 2 C draw\000A in play: \000A removed: none\000A pile: none\000A deck 2"
    "0\000A cp 0 hand: none\000A cp 3 hand 4\000C cp 0 hand 7\000A row 1: \000A row 2: \000C "
    "row 1: \000C row 2: \000 hits 2 tasked [by A: turn 3 A orders\000\024\002refused FS-RANG"
    "E-1\000\024\002refused FS-REARR-1\000\024\002refused FS-SETUP-1\000\023\002refused FS-SU"
    "PP-1\000\022\002refused FS-DEF-1\000\022\002refused FS-RES-1\000\024\002refused FS-REACT"
    "-1\000\024\002refused FS-BOARD-1\000\024\002refused FS-ASSLT-1\000\023\002refused FS-CRE"
    "W-1\000\023\002refused FS-GAIN-1\000\023\002refused FS-DISC-1\000\023\002refused FS-DRAW"
    "-1\000\024\002refused FS-BASIC-1\000\023\002refused FS-DECL-1\000\024\002refused FS-FOCU"
    "S-1\000\020\002refused FS-R-1\000\024\002refused FS-ORDER-1\000\020\002A tasked: none"
    "\000\020\002C tasked: none\000\020\002A removed has \000\013\002A row 1: \000\013\002A r"
    "ow 2: \000\013\002C row 1: \000\013\002C row 2: \000\014\002next table\000\010\002next A"
    "\000\010\002next C\000\006\002over\000\010\002A wins\000\010\002C wins\000\010\002turn 1"
    "\000\010\002turn 2\000\015\002A hand has \000\015\002C pile has \000\015\002A pile has "
    "\000\020\002Tavi destroyed\000\016\002Tavi upright\000\015\002Tavi tasked\000\015\002Tav"
    "i hits 6\000\017\002phase discard\000\016\002phase orders\000\014\002step focus\000\015"
    "\002step defend\000\016\002step support\000\015\002attack none\000\020\002attack target "
    "\000\013\002A deck 30\000\012\002A hand 7\000\012\002C hand 7\000\010\002C cp 0\000\010"
    "\002C cp 2\000\010\002C cp 4\000\010\002C cp 3\000\010\002A cp 1\000\010\002A cp 4\000"
    "\010\002A cp 3\000\010\002A cp 2\000\010\002A cp 0\000\012\002landed 0\000\012\002landed"
    " 1\000\012\002landed 2\000\012\002landed 3\000\013\002stopped 2\000\013\002stopped 3\000"
    "\013\002stopped 4\000\017\002attack hits 9\000\017\002attack hits 8\000\017\002attack hi"
    "ts 2\000\017\002attack hits 3\000\017\002attack hits 4\000\017\002attack hits 7\000\017"
    "\002attack hits 6\000\017\002attack hits 5\000\006\002open\000\007\002legal\000\006\021"
    "\377\005\001\001\000\010\021\000\006\002\001\001\013\024\016\021\000\012\004\003\001\002"
    "\237\002\003\002\002\253\002\012\021\377\032\003\016\001\001\000\013\003\013\021\377\032"
    "\003\016\002\002\253\002\013\003\010\021\377\007\002\001\000\013\007\010\021\000\030\002"
    "\002'\002(\010\021\000\030\002\002\037\002 \006\021\000\025\001\002+\011\021\000\014\002"
    "\0028\007\253\002\011\021\000\015\002\002\275\002\012\037\015\021\000\013\004\004\003"
    "\005\033\010\213\002\003\001\011\021\000\013\002\004\004\005\233\002\013\021\000\013\003"
    "\004\002\005\211\002\003\002\013\021\000\013\003\004\002\005\211\002\003\001\013\021\000"
    "\013\003\004\001\005\211\002\003\002\013\021\000\013\003\004\001\005\211\002\003\001\007"
    "\021\000\016\001\007\253\002\007\021\001\020\001\007\253\002\004\021\000\017\000\006\021"
    "\000\022\001\002\036\004\021\000\024\000\004\021\001\023\000\004\021\001\031\000\004\021"
    "\000\031\000\006\021\377\005\001\001\001\010\021\001\006\002\001\000\013\024\016\021\001"
    "\012\004\003\001\002\237\002\003\002\002\253\002\012\021\377\032\003\016\001\001\001\013"
    "\003\013\021\377\032\003\016\002\002\253\002\013\003\010\021\377\007\002\001\001\013\007"
    "\010\021\001\030\002\002'\002(\010\021\001\030\002\002\037\002 \006\021\001\025\001\002+"
    "\011\021\001\014\002\0028\007\253\002\011\021\001\015\002\002\275\002\012\037\015\021"
    "\001\013\004\004\003\005\033\010\213\002\003\001\011\021\001\013\002\004\004\005\233\002"
    "\013\021\001\013\003\004\002\005\211\002\003\002\013\021\001\013\003\004\002\005\211\002"
    "\003\001\013\021\001\013\003\004\001\005\211\002\003\002\013\021\001\013\003\004\001\005"
    "\211\002\003\001\007\021\001\016\001\007\253\002\007\021\000\020\001\007\253\002\004\021"
    "\001\017\000\006\021\001\022\001\002\036\004\021\001\024\000\004\021\000\023\000\004\021"
    "\000\031\000\004\021\001\031\000";

const struct adj_dictionary adj_dictionaries[] = {
    {.id = 1, .size = sizeof dictionary_1 - 1, .bytes = dictionary_1},
    {.id = 0, .size = 0, .bytes = ""},
};

const struct adj_dictionary *
adj_dictionary_by_id(unsigned id)
{
    const struct adj_dictionary *at = adj_dictionaries;
    while (at->id != 0 && at->id != id)
        at++;
    return at->id == id ? at : NULL;
}

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The bounds that jostle holds in the cases of docs/quality.md, each with its reason. A bound is a round
// number that a user asks for. The number of the day is below it, and decides only how far: a bound is at
// most three times that number, or Box2D 3.2's where this is smaller and Box2D has not failed the case; but
// no bound is below 0.1 (mm, mm/s, %). A looser one names the user who does not mind.
#include "race/quality.h"

namespace jostle::race {
namespace {

constexpr double kNone = kNoBound;
constexpr std::array kTenth{0.1, 0.1, 0.1, 0.1, 0.1};
constexpr std::array kTenthFrom2{kNone, 0.1, 0.1, 0.1, 0.1};
constexpr std::array kTenthFrom4{kNone, kNone, 0.1, 0.1, 0.1};

constexpr const char* kOverlap = "overlap [mm]";
constexpr const char* kDrift = "drift [mm]";
constexpr const char* kEnd = "speed at the end [mm/s]";
constexpr const char* kGained = "energy gained at most [%]";
constexpr const char* kHinge = "worst hinge error [mm]";

constexpr const char* kHair = "a hair's breadth a second, which no eye sees";
constexpr const char* kRigid = "a hair's breadth";
constexpr const char* kNothingWon = "nothing is won; 0.1 % is rounding";
constexpr const char* kNothingLost = "nothing is lost; 0.1 % is rounding";

// For 1, 2, 4, 8 and 16 sub-steps.
constexpr QualityBound kBounds[] = {
    {"Tower", kOverlap, {kNone, 50, 13, 10, 5}, "5 % of a box; Box2D 3.2's at 4; 1 %; 0.5 %"},
    {"Tower", kDrift, {kNone, 500, 130, 100, 60}, "25 mm a box; Box2D 3.2's at 4; 5 and 3 mm a box"},
    {"Tower", kEnd, {kNone, 0.2, 0.1, 0.1, 0.1}, "two hair's breadths a second at 2, else one"},

    {"Pyramid", kOverlap, {kNone, 20, 5, 5, 2.5}, "2 %, 0.5 % and 0.25 % of a box"},
    {"Pyramid", kDrift, {kNone, 300, 74, 60, 30}, "1 % of the height; Box2D 3.2's at 4; 0.2 %; 0.1 %"},
    {"Pyramid", kEnd, kTenthFrom2, kHair},

    {"Small pyramid", kOverlap, {kNone, 35, 6, 5, 2.5}, "Box2D 3.2's at 2 and 4; 10 % and 5 % of a box"},
    {"Small pyramid", kDrift, {kNone, 300, 69, 60, 30}, "20 % of the height; Box2D 3.2's at 4; 4 %; 2 %"},
    {"Small pyramid", kEnd, kTenthFrom2, kHair},

    {"Large on small", kOverlap, {kNone, 80, 20, 20, 10}, "8 %, 2 % and 1 % of a small box"},
    {"Large on small", kDrift, {kNone, 350, 80, 80, 40}, "7 %, 1.6 % and 0.8 % of the column's 5 m"},
    {"Large on small", kEnd, {kNone, 0.5, 0.1, 0.1, 0.1}, "five hair's breadths a second at 2, else one"},

    {"100:1", kOverlap, {kNone, 100, 20, 10, 10}, "10 %, 2 % and 1 % of a box"},
    {"100:1", kDrift, {kNone, 250, 50, 30, 25}, "25 %, 5 %, 3 % and 2.5 % of a box"},
    {"100:1", kEnd, kTenthFrom2, kHair},

    {"400:1", kOverlap, {kNone, kNone, 75, 40, 40}, "7.5 % and 4 % of a box"},
    {"400:1", kDrift, {kNone, kNone, 250, 120, 100}, "25 %, 12 % and 10 % of a box"},
    {"400:1", kEnd, {kNone, kNone, 1, 0.1, 0.1}, "1 mm/s: it stands, as the piles above do"},

    {"400:1 on two", kOverlap, {kNone, 200, 40, 20, 20}, "20 %, 4 % and 2 % of a small box"},
    {"400:1 on two", kDrift, {kNone, 300, 60, 30, 25}, "30 %, 6 %, 3 % and 2.5 % of a small box"},
    {"400:1 on two", kEnd, kTenthFrom2, kHair},

    {"1000:1", kOverlap, {kNone, kNone, 150, 100, 100}, "15 % and 10 % of a box"},
    {"1000:1", kDrift, {kNone, kNone, 200, 150, 125}, "20 %, 15 % and 12.5 % of a box"},
    {"1000:1", kEnd, {kNone, kNone, 5, 0.1, 0.1}, "at 4 it may still sink, by 0.5 % of a box a second"},

    {"Shaft", kOverlap, {75, 20, 5, 5, 2.5}, "7.5 %, 2 %, 0.5 % and 0.25 % of a ball"},
    {"Shaft", kDrift, {400, 100, 25, 25, 20}, "4 %, 1 %, 0.25 % and 0.2 % of the height"},
    {"Shaft", kEnd, kTenth, kHair},

    {"Cards", kOverlap, {kNone, 9.5, 4, 4, 2.5}, "Box2D 3.2's at 2 to 8; an eighth of a card's thickness"},
    {"Cards", kDrift, {kNone, 30, 19, 19, 19}, "Box2D 3.2's: a card's thickness"},
    {"Cards", kEnd, kTenthFrom2, kHair},

    {"Arch", kOverlap, {45, 10, 2.9, 2.5, 1.5}, "4.5 % and 1 % of a wedge; Box2D 3.2's; 0.25 %; 0.15 %"},
    {"Arch", kDrift, {150, 35, 9, 8, 5}, "less than Box2D 3.2's"},
    {"Arch", kEnd, kTenth, kHair},

    {"Slope", "creep from the first second on [mm]", kTenth, "a hair's breadth in ten minutes"},
    {"Slope", kEnd, kTenth, kHair},

    {"One point, in space",
     "greatest speed [m/s]",
     {2, 4, 6, 6, 6},
     "twice the 3 m/s by which two bodies are pushed apart"},
    {"One point, in space", kOverlap, kTenth, "all have come apart"},

    {"One point, above the ground", kEnd, kTenthFrom4, kHair},
    {"One point, above the ground", kOverlap, {kNone, kNone, 15, 15, 4}, "1.5 % and 0.4 % of a box"},

    {"Bounce", kGained, kTenth, kNothingWon},
    {"Bounce", "energy lost at the end [%]", kTenth, kNothingLost},
    {"Tilted bounce", kGained, kTenth, kNothingWon},
    {"Plank on a drum", "too far [degrees]", kTenth, "2.6 mm at the plank's end: a player does not mind"},
    {"Newton's cradle", "height missed [%]", kTenth, "0.9 mm, which no eye sees"},

    {"Chain 1000:1",
     "hinge error [% of a link]",
     {0.3, 0.1, 0.1, 0.1, 0.1},
     "3 mm and 1 mm of a link of 1 m"},
    {"Chain, free",
     kHinge,
     {200, 50, 12.5, 3, 0.75},
     "a fifth of a link; a quarter of that at each doubling"},
    {"Ring",
     "energy of motion lost [%]",
     {75, 50, 10, 1.5, 0.4},
     "a quarter is left; half; 90 %; more than 98 %"},
    {"Ring", kHinge, {75, 30, 6, 1.25, 0.3}, "7 %, 3 %, 0.6 %, 0.12 % and 0.03 % of the way between two"},
    {"Thrown boxes",
     "energy lost [%]",
     {50, 40, 30, 25, 25},
     "18.9 % must go; half is left, and at 8 three quarters"},
    {"Thrown boxes", kGained, kTenth, kNothingWon},
    {"Spring of 1 Hz", "swing lost [%]", kTenth, kNothingLost},
    {"Spring of 1 Hz", "period's error [%]", kTenth, "a clock's: 1.5 minutes a day"},
    {"Spring of 10 Hz", "period's error [%]", kTenth, "a clock's: 1.5 minutes a day"},
    {"Torn hinge",
     "greatest speed [m/s]",
     {0.05, 0.05, 0.05, 0.05, 0.05},
     "a player who sees 3 m/s of coming back does not mind 5 cm/s"},
    {"Torn hinge", kEnd, {0.15, 0.1, 0.1, 0.1, 0.1}, kHair},
    {"Torn hinge", "hinge error at the end [mm]", kTenth, kRigid},
    {"Limit", "overrun [degrees]", kTenth, "3.5 mm at the arm's end: a player does not mind"},
    {"Limit", kHinge, {3, 0.75, 0.2, 0.1, 0.1}, "0.15 % of the arm; a quarter of that at each doubling"},
    {"Suspension", "sag's error [%]", kTenth, "0.06 mm"},

    {"Ragdolls",
     kHinge,
     {200, 100, 15, 7.5, 2.5},
     "as they fall: at 2 a limb's width, at 4 a quarter of its radius"},
    {"Ragdolls",
     "overlap at the end [mm]",
     {60, 20, 15, 10, 10},
     "Box2D 3.2's, at 2 the mean of twelve starts (16 to 32); at 4, where its hinges fail, a quarter of a "
     "limb's radius"},
    {"Ragdolls", kEnd, {kNone, kNone, 1, 1, 1}, "1 mm/s: they lie still"},
    {"Ragdolls", kGained, kTenth, kNothingWon},

    {"Loaded bridge", "overlap at the end [mm]", {10, 5, 5, 5, 5}, "2 % and 1 % of a box"},
    {"Loaded bridge", kHinge, {5, 3, 2, 1, 0.5}, "1 % of a plank at 1 sub-step, 0.1 % at 16"},
    {"Loaded bridge",
     kEnd,
     {0.1, 0.1, 0.1, 0.5, 5},
     "hair's breadths; from 8 on it may swing, by 1 % of a plank a second"},
    {"Loaded bridge", kGained, kTenth, kNothingWon},

    {"Pulley", "longer by at most [mm]", kTenth, kRigid},
    {"Rack", "slip at most [mm]", kTenth, kRigid},
};

}  // namespace

std::span<const QualityBound> quality_bounds() {
    return kBounds;
}

}  // namespace jostle::race

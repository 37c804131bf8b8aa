// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The cases of docs/quality.md. The bounds that jostle holds: quality_bounds.cpp.
#include <algorithm>

#include "race/quality.h"
#include "race/quality_scenes.h"

namespace jostle::race {
namespace {

QualityMeasure in_mm(std::string_view name, Seen seen) {
    return {name, seen, 1000.0, 0.0, kFloor};
}
QualityMeasure in_percent(std::string_view name, Seen seen) {
    return {name, seen, 100.0, 0.0, kFloor};
}
QualityMeasure overlap() {
    return in_mm("overlap [mm]", Seen::kPenetration);
}
QualityMeasure drift() {
    return in_mm("drift [mm]", Seen::kDrift);
}
QualityMeasure creep() {
    return in_mm("speed at the end [mm/s]", Seen::kLastSpeed);
}

std::vector<QualityCase> make_cases() {
    return {
        {"Tower",
         "20 boxes of 1 m, one upon the other, for 60 s: they stand.",
         3600,
         [] { return tower(20); },
         {overlap(), drift(), creep()}},
        {"Pyramid",
         "30 rows of boxes of 1 m, for 20 s: they stand.",
         1200,
         [] { return pyramid(30, 1.0f); },
         {overlap(), drift(), creep()}},
        {"Small pyramid",
         "30 rows of boxes of 5 cm, for 20 s: they stand.",
         1200,
         [] { return pyramid(30, 0.05f); },
         {overlap(), drift(), creep()}},
        {"Large on small",
         "A box of 5 m on a column of five of 1 m, for 60 s: it stands.",
         3600,
         [] { return heavy_on_column(); },
         {overlap(), drift(), creep()}},
        {"100:1",
         "A box of 100 times the density on a pyramid of 3 rows, for 20 s.",
         1200,
         [] { return heavy_on_pyramid(3, 100.0f); },
         {overlap(), drift(), creep()}},
        {"400:1",
         "A box of 400 times the density on a pyramid of 6 rows, for 20 s.",
         1200,
         [] { return heavy_on_pyramid(6, 400.0f); },
         {overlap(), drift(), creep()}},
        {"400:1 on two",
         "A box of 10 m and 400 times the mass on two of 1 m, for 20 s.",
         1200,
         [] { return heavy_on_two(); },
         {overlap(), drift(), creep()}},
        {"1000:1",
         "A box of 1000 times the density on one of its size, for 20 s.",
         1200,
         [] { return heavy_on_pyramid(1, 1000.0f); },
         {overlap(), drift(), creep()}},
        {"Shaft",
         "10 balls of 1 m in a shaft that is 2 cm wider, for 20 s.",
         1200,
         [] { return balls_in_shaft(10); },
         {overlap(), drift(), creep()}},
        {"Cards",
         "A house of 15 cards in three storeys, friction 0.7, for 20 s.",
         1200,
         [] { return card_house(); },
         {overlap(), drift(), creep()}},
        {"Arch",
         "Nine wedges in a semicircle of 3 to 4 m, friction 0.7, for 20 s.",
         1200,
         [] { return arch(0); },
         {overlap(), drift(), creep()}},
        {"Slope",
         "A box for 10 minutes on a slope of 0.99 of its friction angle.",
         36000,
         [] { return slope(0.99f); },
         {in_mm("creep from the first second on [mm]", Seen::kCreep), creep()}},
        {"One point, in space",
         "100 boxes of 1 m made at one point, without gravity, for 10 s.",
         600,
         [] { return boxes_at_one_point(100, false); },
         {{"greatest speed [m/s]", Seen::kGreatestSpeed, 1.0, 0.0, 1e-4}, overlap()}},
        {"One point, above the ground",
         "100 boxes of 1 m made at one point, 5 m above the ground: all rest after 10 s.",
         660,
         [] { return boxes_at_one_point(100, true); },
         {creep(), overlap()}},
        {"Bounce",
         "A box with restitution 1, dropped flat from 2 m, for 10 s: it keeps its energy.",
         600,
         [] { return bouncing_box(0.25f, 0.25f, 2.0f, 0.0f); },
         {in_percent("energy gained at most [%]", Seen::kEnergyGain),
          in_percent("energy lost at the end [%]", Seen::kEnergyLoss)}},
        {"Tilted bounce",
         "A narrow box with restitution 1, dropped almost flat from 3.75 m, for 10 s.",
         600,
         [] { return bouncing_box(0.1152f, 0.25f, 3.75f, 0.0012f); },
         {in_percent("energy gained at most [%]", Seen::kEnergyGain)}},
        // Its middle rises by 0.45 m angle^2 / 2, and it starts with (0.3 rad/s)^2 / 2 times 0.753 m^2.
        {"Plank on a drum",
         "A plank of 3 m rocks on a drum of 1 m, for 60 s: it goes on to 7.03 degrees, and no further.",
         3600,
         [] { return plank_on_drum(); },
         {{"too far [degrees]", Seen::kTurnedDown, 180.0 / 3.14159265358979, -7.03, 0.01}}},
        {"Newton's cradle",
         "Five balls, the first lifted by 0.8 rad: the last rises as high.",
         150,
         [] { return newtons_cradle(); },
         {{"height missed [%]", Seen::kLastHeight, -100.0 / (3.0 - 3.0 * 0.69670671), 100.0, kFloor}}},
    };
}

void add_bound(std::string_view scene, QualityMeasure& measure) {
    const auto found = std::ranges::find_if(quality_bounds(), [&](const QualityBound& of) {
        return of.scene == scene && of.measure == measure.name;
    });
    if (found == quality_bounds().end()) return;
    measure.bound = found->bound;
    measure.why = found->why;
}

}  // namespace

std::span<const QualityCase> quality_cases() {
    static const std::vector<QualityCase> kCases = [] {
        std::vector<QualityCase> cases = make_cases(), joints = joint_quality_cases();
        cases.insert(cases.end(), joints.begin(), joints.end());
        for (QualityCase& what : cases)
            for (QualityMeasure& measure : what.measures) add_bound(what.name, measure);
        return cases;
    }();
    return kCases;
}

}  // namespace jostle::race

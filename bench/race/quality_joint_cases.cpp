// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The cases of joints of docs/quality.md. The bounds that jostle holds: quality_bounds.cpp.
#include "race/quality.h"
#include "race/quality_scenes.h"

namespace jostle::race {
namespace {

constexpr double kGravity = 10.0;
constexpr double kTurn = 2.0 * static_cast<double>(kPi);

QualityMeasure of_joints(std::string_view name, Seen seen, double scale) {
    return {name, seen, scale, 0.0, kFloor};
}
QualityMeasure lost(std::string_view name, Seen seen) {
    return {name, seen, 100.0, 0.0, kFloor};
}
/// [%] From the right number.
QualityMeasure error_of(std::string_view name, Seen seen, double right) {
    return {name, seen, 100.0 / right, -100.0, kFloor, true};
}

}  // namespace

std::vector<QualityCase> joint_quality_cases() {
    return {
        {"Chain 1000:1",
         "30 links of 1 m and a ball of 1000 times a link's mass, damped, let fall from level: after 60 s "
         "the hinges hold.",
         3600,
         [] { return chain(30, true); },
         {of_joints("hinge error [% of a link]", Seen::kJointError, 100.0)}},
        {"Chain, free",
         "30 links of 1 m let fall from level, until they have swung through: the hinges hold.",
         240,
         [] { return chain(30, false); },
         {of_joints("worst hinge error [mm]", Seen::kWorstJoint, 1000.0)}},
        {"Ring",
         "24 hinged circles in a ring of 4 m that turns at 20 rad/s, in space, for 10 s: it keeps its "
         "motion.",
         600,
         [] { return ring(24); },
         {lost("energy of motion lost [%]", Seen::kMotionLoss),
          of_joints("worst hinge error [mm]", Seen::kWorstJoint, 1000.0)}},
        {"Thrown boxes",
         "Six hinged boxes of densities 1 to 6, thrown in space, for 30 s: they keep their energy.",
         1800,
         [] { return thrown_boxes(); },
         {lost("energy lost [%]", Seen::kEnergyLoss), lost("energy gained at most [%]", Seen::kEnergyGain)}},
        {"Spring of 1 Hz",
         "A ball on an undamped spring of 1 Hz, for 20 s: it swings on.",
         1200,
         [] { return spring(1.0f, 1.0f); },
         {{"swing lost [%]", Seen::kSwing, -100.0, 100.0, kFloor},
          error_of("period's error [%]", Seen::kPeriod, 1.0)}},
        {"Spring of 10 Hz",
         "A ball on an undamped spring of 10 Hz, for 1 s: its period.",
         60,
         [] { return spring(10.0f, 0.1f); },
         {error_of("period's error [%]", Seen::kPeriod, 0.1)}},
        {"Torn hinge",
         "A box that is 10 m from where its hinge holds it, in space, for 10 s: it comes back, and rests.",
         600,
         [] { return torn_hinge(); },
         {{"greatest speed [m/s]", Seen::kGreatestSpeed, 1.0, 0.0, kFloor},
          of_joints("speed at the end [mm/s]", Seen::kLastSpeed, 1000.0),
          of_joints("hinge error at the end [mm]", Seen::kJointError, 1000.0)}},
        {"Limit",
         "A disc of 0.1 m on an arm of 2 m falls from level to a limit at 45 degrees.",
         120,
         [] { return falling_arm(); },
         {{"overrun [degrees]", Seen::kTurnedDown, 360.0 / kTurn, -45.0, 0.01},
          of_joints("worst hinge error [mm]", Seen::kWorstJoint, 1000.0)}},
        {"Suspension",
         "1 kg on a suspension of 2 Hz, for 10 s: it sags by m g / k.",
         600,
         [] { return suspension(2.0f); },
         {error_of("sag's error [%]", Seen::kSag, kGravity / (kTurn * kTurn * 4.0))}},
        {"Ragdolls",
         "20 dolls of ten capsules, with limits and friction in their joints, fall from 3 m, each at another "
         "angle: they hold together, and lie still.",
         600,
         [] { return ragdolls(20); },
         {of_joints("worst hinge error [mm]", Seen::kWorstJoint, 1000.0),
          of_joints("overlap at the end [mm]", Seen::kPenetration, 1000.0),
          of_joints("speed at the end [mm/s]", Seen::kLastSpeed, 1000.0),
          lost("energy gained at most [%]", Seen::kEnergyGain)}},
        {"Loaded bridge",
         "Four boxes of 40 times a plank's mass fall on a bridge of 20 hinged planks, for 30 s: it bears "
         "them.",
         1800,
         [] { return loaded_bridge(20, 4, 40.0f); },
         {of_joints("overlap at the end [mm]", Seen::kPenetration, 1000.0),
          of_joints("worst hinge error [mm]", Seen::kWorstJoint, 1000.0),
          of_joints("speed at the end [mm/s]", Seen::kLastSpeed, 1000.0),
          lost("energy gained at most [%]", Seen::kEnergyGain)}},
        {"Pulley",
         "Weights of 1 and 10 kg on a rope over two points, for 0.8 s: the rope keeps its length.",
         48,
         [] { return two_weights(); },
         {of_joints("longer by at most [mm]", Seen::kWorstJoint, 1000.0)}},
        {"Rack",
         "A rack that falls by its weight and turns a pinion of 0.5 m, for 1 s: they keep in mesh.",
         60,
         [] { return rack(); },
         {of_joints("slip at most [mm]", Seen::kWorstJoint, 1000.0)}},
    };
}

}  // namespace jostle::race

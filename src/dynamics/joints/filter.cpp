// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Two bodies do not collide. The joint lies among those that are idle, so that no stage works on it.
#include "dynamics/joints/joint_of_two.h"

namespace jostle::detail {
namespace {

struct FilterJoints {
    static constexpr bool kIsIdle = true;
    using Parameters = FilterParameters;
    struct Impulses {
        float none = 0.0f;  ///< a struct of floats has one at least
    };
    struct Sim : PairSim {
        Parameters parameters;
        Impulses impulses;
    };
    static void prepare(Sim&, const JointStep&) {}
    static void warm_start(Sim&, const JointPass&) {}
    static void solve(Sim&, const JointPass&) {}
    static void change(Sim&, const Parameters&) {}
    static Vec2 anchor(const Sim&, int) { return {}; }
    static float coordinate(const Sim&, const JointPoses&) { return 0.0f; }
    static float linear_error(const Sim&, const JointPoses&) { return 0.0f; }
    static JointReaction reaction(const Sim&, const JointPoses&) { return {}; }
};

}  // namespace

constexpr JointRow kFilterRow = JointRowOf<FilterJoints>::row("filter", 2);

}  // namespace jostle::detail

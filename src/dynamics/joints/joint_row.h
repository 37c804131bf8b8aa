// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Makes the row of a type of joints from a struct that says what one joint does. `Type` has
//
//     Parameters, Impulses      plain numbers; the impulses floats alone
//     Sim                       begins with JointHead; has `parameters` and `impulses`
//     prepare(sim, step)        what a step needs is made at its beginning
//     warm_start(sim, pass)     the impulses are applied
//     solve(sim, pass)          the constraint changes velocities, and its impulses
//     change(sim, parameters)   impulses that do not fit the new parameters become zero
//     anchor, coordinate, linear_error, reaction      as in JointRow
//
// and may have, for what solve() leaves out of a joint with is_direct, count_rigid(sim), as in JointRow;
// rigid_rows(sim, states, add), which calls add(RigidRow) for each row, or leaves out the last (a servo that
// acts by itself), with an overload of body_count_of(sim); is_all_rows(sim), whether the rows are all of the
// joint; carried(sim): floats, besides the impulses, that a step leaves to the next; angular_error and
// spring_energy, as in JointRow, which are 0 otherwise; add_drive(sim, poses, drive), where it draws bodies
// to a place; refers, follow, enter, is_closing; and kIsIdle, if it does nothing in a step; and kIsForceful,
// as in JointRow. Parameters and Impulses may have kCore, and Type kCarriedCore: see JointRow. The loops over
// a colour's joints are made here, so that the compiler puts the kernel into them.
#pragma once

#include <jostle/core/assert.h>

#include <algorithm>
#include <cstring>
#include <new>
#include <type_traits>

#include "dynamics/joints/direct_row.h"
#include "dynamics/joints/drive.h"
#include "dynamics/joints/joint_words.h"
#include "dynamics/store/body_table.h"
#include "dynamics/store/context.h"
#include "dynamics/store/joint.h"
#include "dynamics/store/sim_array.h"

namespace jostle::detail {

/// Joints are prepared from this.
struct JointStep {
    const StepContext& context;
    const BodyTable& bodies;
};

/// One pass over the joints of a colour.
struct JointPass {
    BodyState* states = nullptr;  ///< awake
    float h = 0.0f;               ///< [s]
    float inv_h = 0.0f;           ///< [1/s]
    bool use_bias = false;
};

/// A struct of floats as a list of them.
template <class Floats>
[[nodiscard]] std::span<float> as_floats(Floats& floats) {
    static_assert(std::is_trivially_copyable_v<Floats> && sizeof(Floats) % sizeof(float) == 0);
    return {reinterpret_cast<float*>(&floats), sizeof(Floats) / sizeof(float)};
}
/// Whether nothing of a joint is left to its own kernel.
template <class Type, class Sim>
[[nodiscard]] bool is_left_to_group(const Sim& joint) {
    if constexpr (requires { Type::is_all_rows(joint); })
        return joint.is_direct != 0 && Type::is_all_rows(joint);
    return false;
}
template <class Type>
class JointRowOf {
    using Impulses = typename Type::Impulses;
    using Parameters = typename Type::Parameters;
    struct Sim : Type::Sim {
        Impulses kept;  ///< of the last step's, during a step: see warm_share.h
    };
    static_assert(std::is_trivially_copyable_v<Sim> && std::is_base_of_v<JointHead, Sim>);
    static_assert(alignof(Sim) <= SimArray::kAlignment);
    static_assert(sizeof(Parameters) <= kMaxJointParameters && std::is_trivially_copyable_v<Parameters>);

    static constexpr int parameter_core() {
        if constexpr (requires { Parameters::kCore; }) {
            return Parameters::kCore;
        } else {
            return sizeof(Parameters);
        }
    }
    static constexpr int impulse_core() {
        if constexpr (requires { Impulses::kCore; }) {
            return Impulses::kCore;
        } else {
            return sizeof(Impulses) / sizeof(float);
        }
    }
    static constexpr int carried_core() {
        if constexpr (requires { Type::kCarriedCore; }) {
            return Type::kCarriedCore;
        } else {
            return kMostCarried;
        }
    }
    static std::span<const JointId> refers(const void* one) {
        if constexpr (requires { Type::refers(sim(one)); }) {
            return Type::refers(sim(one));
        } else {
            return {};
        }
    }

    static void follow(void* one, JointId joint, JointType type, const void* parameters, const float* angle) {
        if constexpr (requires { Type::follow(sim(one), joint, type, parameters, angle); })
            Type::follow(sim(one), joint, type, parameters, angle);
    }

    static void enter(void* one, const JointPoses& poses) {
        if constexpr (requires { Type::enter(sim(one), poses); }) Type::enter(sim(one), poses);
    }

    static Sim& sim(void* sim) { return *static_cast<Sim*>(sim); }
    static const Sim& sim(const void* sim) { return *static_cast<const Sim*>(sim); }

    /// Of an impulse that prepare() has put to zero nothing is kept.
    static void forget_dropped(Sim& one) {
        const std::span<float> impulses = as_floats(one.impulses), kept = as_floats(one.kept);
        for (std::size_t i = 0; i < impulses.size(); ++i)
            if (impulses[i] == 0.0f) kept[i] = 0.0f;
    }
    static bool prepare(void* sims, int begin, int end, const JointStep& step) {
        bool any = false;
        for (Sim *one = static_cast<Sim*>(sims) + begin, *last = static_cast<Sim*>(sims) + end; one != last;
             ++one) {
            const WarmShare& warm = step.context.warm;
            const std::span<float> impulses = as_floats(one->impulses);
            // Impulses that overflowed must not warm-start this step.
            if (!std::ranges::all_of(impulses, [](float x) { return is_finite(x); })) one->impulses = {};
            const bool keeps = warm.begin != 1.0f;
            if (keeps) {
                one->kept = one->impulses;
                for (float& impulse : as_floats(one->kept)) impulse *= warm.kept;
                for (float& impulse : impulses) impulse *= warm.begin;
            }
            Type::prepare(*one, step);
            if (keeps) forget_dropped(*one);
            any = any || !is_left_to_group<Type>(*one);
        }
        return any;
    }
    static void warm_start(void* sims, int begin, int end, const JointPass& pass) {
        for (Sim *one = static_cast<Sim*>(sims) + begin, *last = static_cast<Sim*>(sims) + end; one != last;
             ++one)
            if (!is_left_to_group<Type>(*one)) Type::warm_start(*one, pass);
    }
    static void solve(void* sims, int begin, int end, const JointPass& pass) {
        for (Sim *one = static_cast<Sim*>(sims) + begin, *last = static_cast<Sim*>(sims) + end; one != last;
             ++one)
            if (!is_left_to_group<Type>(*one)) Type::solve(*one, pass);
    }
    static int count_rigid(const void* one) {
        if constexpr (requires { Type::count_rigid(sim(one)); }) {
            return sim(one).stiffness.is_own == 0 ? Type::count_rigid(sim(one)) : 0;
        } else {
            return 0;
        }
    }
    static void fill_rows(void* one, const BodyState* states, const DirectRoom& room) {
        if constexpr (requires { Type::count_rigid(sim(one)); }) {
            RowFiller filler(body_count_of(sim(one)), room);
            Type::rigid_rows(sim(one), states, filler);
            filler.finish();
            JOSTLE_ASSERT(filler.next == static_cast<int>(room.rows.size()), "count_rigid");
        }
    }
    static void fill_curves(void* one, const BodyState* states, float* curves) {
        if constexpr (requires { Type::count_rigid(sim(one)); }) {
            CurveFiller filler{curves};
            Type::rigid_rows(sim(one), states, filler);
        }
    }
    static void store(void* sims, int begin, int end) {
        for (Sim *one = static_cast<Sim*>(sims) + begin, *last = static_cast<Sim*>(sims) + end; one != last;
             ++one) {
            const std::span<float> impulses = as_floats(one->impulses), kept = as_floats(one->kept);
            for (std::size_t i = 0; i < impulses.size(); ++i) impulses[i] += kept[i];
        }
    }
    static void make(void* place, const JointHead& head, const void* parameters) {
        Sim& made = *new (place) Sim{};
        static_cast<JointHead&>(made) = head;
        std::memcpy(&made.parameters, parameters, sizeof(Parameters));
    }
    static void change(void* one, const void* parameters) {
        Parameters fresh;
        std::memcpy(&fresh, parameters, sizeof(Parameters));
        Type::change(sim(one), fresh);
        sim(one).parameters = fresh;
    }
    static std::span<float> carried(void* one) {
        if constexpr (requires { Type::carried(sim(one)); }) {
            return Type::carried(sim(one));
        } else {
            return {};
        }
    }

    static float angular_error(const void* one, const JointPoses& poses) {
        if constexpr (requires { Type::angular_error(sim(one), poses); }) {
            return Type::angular_error(sim(one), poses);
        } else {
            return 0.0f;
        }
    }
    static double spring_energy(const void* one, const JointEnds& ends, float h) {
        if constexpr (requires { Type::spring_energy(sim(one), ends, h); }) {
            return Type::spring_energy(sim(one), ends, h);
        } else {
            return 0.0;
        }
    }

    static float drive(const void* one, const JointPoses& poses, const JointMobility& mobility) {
        const Sim& joint = sim(one);
        Drive drive(mobility);
        const DriveMeasure& by = std::is_same_v<Parameters, RevoluteParameters> ? drive.about : drive.along;
        if constexpr (requires { joint.parameters.axis; }) drive.add(joint.parameters.axis, by);
        if constexpr (requires { joint.parameters.spin; }) drive.add(joint.parameters.spin);
        if constexpr (std::is_base_of_v<LineParameters, Parameters>) {
            drive.add(joint.parameters.servo, line_translation(joint.parameters, poses), drive.along);
        } else if constexpr (requires { joint.parameters.servo; }) {
            drive.add(joint.parameters.servo, Type::coordinate(joint, poses), by);
        }
        if constexpr (requires { Type::add_drive(joint, poses, drive); })
            Type::add_drive(joint, poses, drive);
        return drive.speed();
    }

    static bool is_closing(const void* one) {
        if constexpr (requires { Type::is_closing(sim(one)); }) {
            return Type::is_closing(sim(one));
        } else {
            return false;
        }
    }

    static constexpr auto kWords = words_of(static_cast<const Parameters*>(nullptr));
    static_assert(kWords.size() * sizeof(std::uint32_t) == sizeof(Parameters));
    static constexpr bool kHasAnchors = requires(Parameters p) { p.anchors; };
    static constexpr bool kIsIdle = requires { Type::kIsIdle; };
    static constexpr bool kIsForceful = requires { Type::kIsForceful; };

  public:
    static constexpr JointRow row(const char* name, int bodies) {
        return {name,
                bodies,
                sizeof(Sim),
                sizeof(Parameters),
                kWords,
                parameter_core(),
                impulse_core(),
                carried_core(),
                kHasAnchors,
                kIsIdle,
                kIsForceful,
                prepare,
                warm_start,
                solve,
                count_rigid,
                fill_rows,
                fill_curves,
                store,
                make,
                change,
                [](void* one) -> void* { return &sim(one).parameters; },
                [](void* one) { return as_floats(sim(one).impulses); },
                carried,
                refers,
                follow,
                enter,
                [](const void* one, int side) { return Type::anchor(sim(one), side); },
                [](const void* one, const JointPoses& poses) { return Type::coordinate(sim(one), poses); },
                [](const void* one, const JointPoses& poses) { return Type::linear_error(sim(one), poses); },
                angular_error,
                [](const void* one, const JointPoses& poses) { return Type::reaction(sim(one), poses); },
                spring_energy,
                drive,
                is_closing};
    }
};

}  // namespace jostle::detail

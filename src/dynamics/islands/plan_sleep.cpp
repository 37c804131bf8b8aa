// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/islands/plan_sleep.h"

#include <algorithm>
#include <span>

#include "core/sort.h"
#include "dynamics/store/contact_links.h"
#include "dynamics/store/island_links.h"
#include "dynamics/store/waking.h"

namespace jostle::detail {
namespace {

/// [s] A body that an awake kinematic one keeps awake, or that is being moved.
constexpr float kUntilAskedAgain = 0.1f;

bool is_drowsy(const BodySim& sim) {
    return sim.slow_time >= kTimeToSleep;
}

/// [1] Of its speed: a motor, a servo or a belt whose body goes so fast at least goes on to drive.
constexpr float kDriven = 0.1f;

/// [m/s] and [rad/s] A motor, a servo or a belt that drives at `speed` goes on to move the body.
bool is_driven(const BodyState& state, float speed) {
    return speed > 0.0f && length(state.velocity) + abs(state.angular) >= kDriven * speed;
}
float drive_of(const Tables& tables, JointId joint) {
    JointPoses poses;
    JointMobility mobility{.slop = tables.settings.tolerances.linear_slop};
    std::size_t side = 0;
    for (const BodyId body : tables.joint_bodies(joint)) {
        const BodySim& sim = tables.bodies.sim(body);
        poses[side++] = sim.transform;
        mobility.linear += sim.inv_mass;
        mobility.angular += sim.inv_inertia;
    }
    return tables.joint_row(joint).drive(tables.joint_sim(joint), poses, mobility);
}
/// Whether a motor, a servo or a belt moves a body, however slowly, or it is being pushed out of another:
/// that does not end because it is slow. One that a motor presses against something stands, and may sleep.
bool is_being_moved(const Tables& tables, BodyId body) {
    if (!tables.bodies.is_movable(body)) return false;
    const BodyState& state = tables.bodies.state(body);
    // A pile may press its lowest bodies as deep: they lie still.
    const float deep = deep_overlap(tables.settings.tolerances, 0.0f);
    bool is_moved = false;
    for_constraints(tables.contacts, tables.bodies.contacts(body), [&](ContactId contact) {
        if (!is_solid_link(tables, contact)) return;
        const ContactSim& sim = tables.contact_sim(contact);
        // A contact that the user has switched off moves nothing.
        if (sim.was_disabled) return;
        is_moved = is_moved || is_driven(state, abs(sim.material.surface_speed));
        for (int i = 0; sim.began_deep && i < sim.manifold.count; ++i)
            is_moved = is_moved || sim.separation[i] < -deep;
    });
    for_constraints(tables.joints, tables.bodies[body].joints, [&](JointId joint) {
        // Bodies have no velocity as a joint that was made open closes. An idle one, whose other body is
        // disabled, does not close.
        const bool acts = tables.joints[joint].bin <= kOverflowBin;
        is_moved = is_moved || is_driven(state, drive_of(tables, joint)) ||
                   (acts && tables.joint_row(joint).is_closing(tables.joint_sim(joint)));
    });
    return is_moved;
}

/// Calls `function(body)` for each awake body that was slow for long enough.
template <class Function>
void for_drowsy(const BodyArrays& awake, Function&& function) {
    for (std::size_t i = kFirstAwake; i < awake.sims.size(); ++i)
        if (is_drowsy(awake.sims[i])) function(awake.sims[i].id);
}

/// Only an island that has lost a link falls asleep in part.
bool may_sleep(const IslandRecord& island) {
    return island.drowsy == island.count || island.has_lost_link;
}

/// Lists the drowsy bodies whose islands may sleep, by id. Returns how many there are.
int list_candidates(Tables& tables, BodyId* listed) {
    const BodyArrays& awake = tables.bodies.awake();
    const auto island_of = [&](BodyId body) -> IslandRecord& {
        return tables.islands[tables.bodies[body].island];
    };
    int count = 0;
    for_drowsy(awake, [&](BodyId body) { ++island_of(body).drowsy; });
    for_drowsy(awake, [&](BodyId body) {
        if (may_sleep(island_of(body))) listed[count++] = body;
    });
    for_drowsy(awake, [&](BodyId body) { island_of(body).drowsy = 0; });
    // ORDER: by body, so that parts fall asleep in the order of their lowest bodies.
    detail::sort(std::span(listed, static_cast<std::size_t>(count)));
    return count;
}

/// Walks from body to body over links, among the drowsy ones alone.
class DrowsyWalk {
  public:
    DrowsyWalk(const StepContext& context, Tables& tables, std::span<const BodyId> candidates)
        : tables_(tables),
          marks_(context.stack, tables.bodies.awake().size()),
          reached_(context.stack, static_cast<int>(candidates.size())) {
        std::fill_n(marks_.data(), tables.bodies.awake().size(), kRestless);
        for (const BodyId body : candidates) mark(body) = kUnreached;
    }

    [[nodiscard]] bool is_reached(BodyId body) { return mark(body) != kUnreached; }
    /// Whether all bodies that are linked to a body may fall asleep. `number` is another for each walk.
    [[nodiscard]] bool is_still(BodyId seed, int number) {
        mark(seed) = number;
        reached_[0] = seed;
        count_ = 1;
        bool still = true;
        for (int i = 0; i < count_ && still; ++i) {
            if (is_being_moved(tables_, reached_[i])) {
                tables_.bodies.sim(reached_[i]).slow_time = kTimeToSleep - kUntilAskedAgain;
                return false;
            }
            for_neighbours(tables_, reached_[i], IdleJoints::kLeftOut,
                           [&](BodyId other) { still = still && reach(reached_[i], other, number); });
        }
        return still;
    }
    /// Those that the last walk reached.
    [[nodiscard]] std::span<const BodyId> reached() {
        return {reached_.data(), static_cast<std::size_t>(count_)};
    }

  private:
    static constexpr int kRestless = -2;   ///< not drowsy, or in an island that may not sleep
    static constexpr int kUnreached = -1;  ///< by no walk yet; else by the one of this number

    int& mark(BodyId body) { return marks_[tables_.bodies.place(body).index]; }
    /// False: the other body keeps this one awake.
    bool reach(BodyId body, BodyId other, int number) {
        if (!tables_.bodies.is_awake(other)) return true;
        // A kinematic body links nothing. One that is drowsy falls asleep, whatever it touches.
        if (!tables_.bodies.is_movable(body)) return true;
        if (!tables_.bodies.is_movable(other)) {
            if (mark(other) != kRestless) return true;
            // Not asked again in each step, and yet soon after the other has stopped.
            tables_.bodies.sim(body).slow_time = kTimeToSleep - kUntilAskedAgain;
            return false;
        }
        int& marked = mark(other);
        if (marked == kUnreached) {
            marked = number;
            reached_[count_++] = other;
        }
        // Another walk came here and met a restless body.
        return marked == number;
    }

    Tables& tables_;
    ScratchArray<int> marks_;  ///< by place among the awake
    ScratchArray<BodyId> reached_;
    int count_ = 0;
};

}  // namespace

void plan_sleep(const StepContext& context, Tables& tables, SleepPlan& plan) {
    if (!context.settings.allow_sleep) return;
    int drowsy = 0;
    for_drowsy(tables.bodies.awake(), [&](BodyId) { ++drowsy; });
    if (drowsy == 0) return;
    plan.seeds.emplace(context.stack, drowsy);
    ScratchArray<BodyId> listed(context.stack, drowsy);
    const int count = list_candidates(tables, listed.data());
    if (count == 0) return;
    const std::span<const BodyId> candidates{listed.data(), static_cast<std::size_t>(count)};
    DrowsyWalk walk(context, tables, candidates);
    SleepRoom room;
    for (int i = 0; i < count; ++i) {
        if (walk.is_reached(candidates[static_cast<std::size_t>(i)]) ||
            !walk.is_still(candidates[static_cast<std::size_t>(i)], i))
            continue;
        (*plan.seeds)[plan.count++] = candidates[static_cast<std::size_t>(i)];
        for (const BodyId body : walk.reached()) add(tables, body, room);
    }
    reserve_sleeping(tables, room);
}

void fall_asleep(Tables& tables, const SleepPlan& plan) noexcept {
    for (int i = 0; i < plan.count; ++i) {
        const BodyId seed = (*plan.seeds)[i];
        const IslandId island = tables.bodies[seed].island;
        lay_asleep(tables, tables.islands[island].has_lost_link ? split_off(tables, seed) : island);
    }
}

}  // namespace jostle::detail

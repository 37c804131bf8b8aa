// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Bodies are swept in parallel: each against shapes that do not depend on others that are swept. Those that have
// to ask the user come after that, one by one.
#include <algorithm>

#include "dynamics/continuous/continuous.h"
#include "dynamics/continuous/poses.h"
#include "dynamics/continuous/sweeper.h"

namespace jostle {
namespace {

/// [1] A body that has met so many others in one step is between them, and stays.
constexpr int kMostImpacts = 3;

/// Asks the user about impacts, or answers that there is nobody to ask.
class Asker {
  public:
    Asker() = default;
    Asker(StepCallbacks& callbacks, const Tables& tables) : callbacks_(&callbacks), tables_(&tables) {}

    [[nodiscard]] bool may_ask() const { return callbacks_ != nullptr; }
    /// Whether the two shapes stop each other.
    [[nodiscard]] bool ask(const Impact& impact) const {
        const auto [a, b] = std::minmax(impact.key.own, impact.key.other);
        if (!tables_->pairs.contains(a, b) && !callbacks_->should_collide(a, b)) return false;
        const ShapeId own = impact.key.own, other = impact.key.other;
        if (!tables_->shapes[own].asks_pre_solve && !tables_->shapes[other].asks_pre_solve) return true;
        return callbacks_->pre_solve_impact({own, other, impact.point, -impact.normal, impact.key.fraction});
    }

  private:
    StepCallbacks* callbacks_ = nullptr;
    const Tables* tables_ = nullptr;
};

/// A body on its way through the step.
class Follower {
  public:
    Follower(const Sweeper& sweeper, const Tables& tables, const Asker& asker, SweptBody& body)
        : sweeper_(sweeper),
          tables_(tables),
          asker_(asker),
          body_(body) {
        const BodyState& state = tables.bodies.awake().states[static_cast<std::size_t>(body.place)];
        body_.path = Path(sweep_of(sim(), state));
        body_.must_ask = false;
    }

    void follow() {
        for (int impacts = 0; at_ < 1.0f;) {
            const Path::Piece& piece = body_.path.last();
            const Impact impact = sweeper_.first_impact({sim().id, piece.sweep, piece.carrier, at_}, after_);
            if (!impact.hit) break;
            if (impact.must_ask) {
                body_.must_ask = !asker_.may_ask();
                if (body_.must_ask) return;
                after_ = impact.key;
                if (!asker_.ask(impact)) continue;
            }
            if (!act_upon(impact)) continue;
            if (body_.crushed_by != kNone) break;
            if (++impacts == kMostImpacts) stop(impact);
        }
        if (!is_stopped_) body_.end = body_.path.pose(1.0f);
    }

  private:
    /// Where the user is asked, arrays may move.
    [[nodiscard]] const BodySim& sim() const {
        return tables_.bodies.awake().sims[static_cast<std::size_t>(body_.place)];
    }
    /// False: the impact has no consequence.
    bool act_upon(const Impact& impact) {
        const BodyId other = tables_.shapes[impact.key.other].body;
        const bool stops = tables_.bodies[other].type == BodyType::kStatic;
        // Nothing carries a body along where it is locked.
        if (!stops && sim().has_locked_axis()) {
            after_ = impact.key;
            return false;
        }
        at_ = impact.key.fraction;
        after_ = {};
        if (stops) {
            stop(impact);
        } else {
            carry(other);
            carried_by_ = impact.key.other;
            is_stopped_ = false;
        }
        return true;
    }

    void carry(BodyId other) {
        const Sweep carrier = sweep_of(tables_.bodies.sim(other), tables_.bodies.state(other));
        const Transform pose = body_.path.pose(at_);
        Sweep sweep = carried_by(carrier, at_, pose);
        if (sim().locks.rotation) sweep = straight(pose, pose_at(sweep, 1.0f));
        body_.path.go_on(at_, sweep, other);
    }
    /// From a pose now to the place of another at the end of the step, without a turn.
    [[nodiscard]] Sweep straight(const Transform& from, const Transform& to) const {
        Sweep sweep = rest_at(from, sim().local_center);
        sweep.c = apply(to, sweep.local_center);
        // As over the whole step.
        sweep.c0 = sweep.c - (1.0f / (1.0f - at_)) * (sweep.c - sweep.c0);
        return sweep;
    }

    /// Where it is now. It is crushed if it was carried there.
    void stop(const Impact& impact) {
        if (carried_by_ != kNone) {
            body_.crushed_by = carried_by_;
            body_.crushed_against = impact.key.other;
        }
        body_.end = at_ > 0.0f ? body_.path.pose(at_) : sim().transform;
        // What was rounded may have taken the core there after all.
        if (sweeper_.is_across(body_.end, impact.key)) body_.end = sim().transform;
        body_.path.go_on(at_, rest_at(body_.end, sim().local_center), {});
        is_stopped_ = true;
    }

    const Sweeper& sweeper_;
    const Tables& tables_;
    const Asker& asker_;
    SweptBody& body_;
    float at_ = 0.0f;  ///< [1] of the step: followed up to there
    ImpactKey after_;  ///< impacts up to this one were refused
    ShapeId carried_by_;
    bool is_stopped_ = false;
};

/// [m] No point of a kinematic body goes further.
float reach_of_kinematic(const BodyArrays& awake, std::span<const SweptBody> swept) {
    float most = 0.0f;
    for (const SweptBody& body : swept) {
        if (!body.is_kinematic) continue;
        const BodySim& sim = awake.sims[static_cast<std::size_t>(body.place)];
        const BodyState& state = awake.states[static_cast<std::size_t>(body.place)];
        const float turn = min(abs(state.delta_rotation.angle()), 2.0f);
        most = max(most, length(state.delta_position) + turn * sim.extent);
    }
    return most;
}

void commit(BodyArrays& awake, const SweptBody& body) {
    BodySim& sim = awake.sims[static_cast<std::size_t>(body.place)];
    BodyState& state = awake.states[static_cast<std::size_t>(body.place)];
    if (body.is_kinematic || body.path.is_whole()) {
        update_pose(sim, state);
    } else {
        place_at(sim, state, body.end);
    }
}

}  // namespace

void sweep_bodies(const StepContext& context, Tables& tables, std::span<SweptBody> swept) {
    BodyArrays& awake = tables.bodies.awake();
    // ORDER: by body, as threads noted them in any.
    std::ranges::sort(swept, {}, [&](const SweptBody& body) {
        return awake.sims[static_cast<std::size_t>(body.place)].id;
    });
    Sweeper sweeper(context, tables);
    sweeper.set_kinematic_reach(reach_of_kinematic(awake, swept));
    const Asker nobody;
    for_ranges(context.scheduler, static_cast<int>(swept.size()), 4, [&](int begin, int end) {
        for (int i = begin; i < end; ++i) {
            SweptBody& body = swept[static_cast<std::size_t>(i)];
            if (!body.is_kinematic) Follower(sweeper, tables, nobody, body).follow();
        }
    });
    const Asker user(context.callbacks, tables);
    for (SweptBody& body : swept)
        if (body.must_ask) Follower(sweeper, tables, user, body).follow();
    for (const SweptBody& body : swept) commit(awake, body);
    tables.pressed.for_each([&](BodyId body) { tables.pressed.settle(body); });
}

}  // namespace jostle

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Where a body is while a step lasts, from fraction 0 to 1 of it: a few sweeps, of which each is followed
// from a fraction on. First the body moves as the solver had it. Where it meets something it stops, or is
// carried along.
#pragma once

#include <jostle/math/sweep.h>

#include "dynamics/store/body.h"

namespace jostle::detail {

/// The motion in a step of a body whose pose is that before the step. A turn counts the shorter way round.
[[nodiscard]] inline Sweep sweep_of(const BodySim& sim, const BodyState& state) {
    const float angle = sim.transform.q.angle();
    return {.local_center = sim.local_center,
            .c0 = sim.center,
            .c = sim.center + state.delta_position,
            .a0 = angle,
            .a = angle + state.delta_rotation.angle()};
}

/// The motion of a body whose pose is that after the step already.
[[nodiscard]] inline Sweep finished_sweep_of(const BodySim& sim, const BodyState& state) {
    const float angle = sim.transform.q.angle();
    return {.local_center = sim.local_center,
            .c0 = sim.center - state.delta_position,
            .c = sim.center,
            .a0 = angle - state.delta_rotation.angle(),
            .a = angle};
}

/// It stays at a pose.
[[nodiscard]] inline Sweep rest_at(const Transform& pose, Vec2 local_center) {
    const Vec2 center = apply(pose, local_center);
    const float angle = pose.q.angle();
    return {.local_center = local_center, .c0 = center, .c = center, .a0 = angle, .a = angle};
}

/// A body that is carried along by another: at `fraction` it is at `pose`.
[[nodiscard]] inline Sweep carried_by(const Sweep& carrier, float fraction, const Transform& pose) {
    const Transform from = pose_at(carrier, fraction);
    // The carrier's centre of mass, in the frame of what is carried.
    const Vec2 center = inverse_apply(pose, apply(from, carrier.local_center));
    const float turn = inverse_compose(from.q, pose.q).angle();
    return {.local_center = center,
            .c0 = carrier.c0,
            .c = carrier.c,
            .a0 = carrier.a0 + turn,
            .a = carrier.a + turn};
}

/// The part of a sweep between two fractions, as a whole sweep.
[[nodiscard]] inline Sweep part_of(const Sweep& sweep, float begin, float end) {
    Sweep part = sweep;
    if (begin > 0.0f) {
        part.c0 = lerp(sweep.c0, sweep.c, begin);
        part.a0 = math::lerp(sweep.a0, sweep.a, begin);
    }
    if (end < 1.0f) {
        part.c = lerp(sweep.c0, sweep.c, end);
        part.a = math::lerp(sweep.a0, sweep.a, end);
    }
    return part;
}

class Path {
  public:
    struct Piece {
        float begin = 0.0f;   ///< [1] of the step: from there on
        Sweep sweep;          ///< over the whole step
        BodyId carrier;       ///< none: it moves by itself, or rests
        bool is_own = false;  ///< it moves by itself
    };
    /// [1] More are never needed but where bodies are crushed between others.
    static constexpr int kMaxPieces = 4;

    Path() = default;
    explicit Path(const Sweep& sweep) : count_(1) {
        pieces_[0].sweep = sweep;
        pieces_[0].is_own = true;
    }

    [[nodiscard]] int count() const { return count_; }
    [[nodiscard]] const Piece& piece(int i) const { return pieces_[i]; }
    [[nodiscard]] bool is_whole() const { return count_ == 1; }
    [[nodiscard]] bool is_full() const { return count_ == kMaxPieces; }
    /// [1] Up to there it moves by itself.
    [[nodiscard]] float own_end() const {
        int i = 0;
        while (i + 1 < count_ && pieces_[i + 1].is_own) ++i;
        return end_of(i);
    }
    /// [1] Where a piece ends.
    [[nodiscard]] float end_of(int i) const { return i + 1 < count_ ? pieces_[i + 1].begin : 1.0f; }
    /// [1] The piece that is followed there.
    [[nodiscard]] int index_at(float fraction) const {
        int i = count_ - 1;
        while (i > 0 && pieces_[i].begin > fraction) --i;
        return i;
    }
    [[nodiscard]] Transform pose(float fraction) const {
        return pose_at(pieces_[index_at(fraction)].sweep, fraction);
    }

    /// From `begin` on it goes another way: it is carried, or, without a carrier, rests. Of a full path the
    /// last piece is replaced.
    void go_on(float begin, const Sweep& sweep, BodyId carrier) { append({begin, sweep, carrier, false}); }
    /// From `begin` on it goes another way by itself.
    void turn(float begin, const Sweep& sweep) { append({begin, sweep, {}, true}); }
    /// Before turn(): a piece is left for where it may stop. For that the last two become one, straight
    /// between their ends.
    void make_room(float begin) {
        cut(begin);
        if (count_ + 1 == kMaxPieces) join_last(begin);
    }

  private:
    /// Takes away the pieces that begin there or later.
    void cut(float begin) {
        while (count_ > 1 && pieces_[count_ - 1].begin >= begin) --count_;
    }
    void append(const Piece& piece) {
        cut(piece.begin);
        if (is_full()) --count_;
        pieces_[count_++] = piece;
    }
    void join_last(float end) {
        const Sweep& last = pieces_[--count_].sweep;
        Sweep& sweep = pieces_[count_ - 1].sweep;
        const float begin = pieces_[count_ - 1].begin, whole = 1.0f / (end - begin);
        const Vec2 c = lerp(sweep.c0, sweep.c, begin), way = whole * (lerp(last.c0, last.c, end) - c);
        const float a = math::lerp(sweep.a0, sweep.a, begin);
        const float turn = whole * (math::lerp(last.a0, last.a, end) - a);
        sweep.c0 = c - begin * way;
        sweep.c = sweep.c0 + way;
        sweep.a0 = a - begin * turn;
        sweep.a = sweep.a0 + turn;
    }

    Piece pieces_[kMaxPieces];
    int count_ = 0;
};

}  // namespace jostle::detail

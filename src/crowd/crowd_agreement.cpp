// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Choices that fit together. Where the programs had no solution, agents have chosen velocities that lead into
// others. First they see the others' choices, and of two that would overlap each corrects its share; again
// and again, as one correction spoils another. Then those that still go into another go past it, and at last
// stop. One that stops may be in the way of others, which stop in turn; at worst all stand, and nobody
// overlaps more than before, but for those whom others walk into that do not heed them. Rounds read the
// choices of the round before, so their results depend on no order.
//
// An agent that would not touch another is not watched: so a round costs little where there is room.
#include <jostle/crowd/crowd.h>

#include <algorithm>
#include <atomic>
#include <span>

#include "crowd/parts.h"

namespace jostle {

using detail::kPart;

namespace {

/// [1] Of the smaller radius: so far two may overlap. The tolerance of check() is greater.
constexpr float kAllowed = 0.006f;
/// [1] Rounds of corrections at most.
constexpr int kMostRounds = 16;
/// [1] Squared distances at the end of a step, over those of a touch, from which on a pair does not matter.
constexpr float kClose = 1.25f;
/// [1] Rounds in which those that go into another go past it, fitted (docs/benchmarks.md).
constexpr int kSlides = 8;
/// [1] Rounds after which all stop that could go into another.
constexpr int kMostStops = 64;

}  // namespace

/// By the choices, at the end of the step.
template <int D>
struct Crowd<D>::Meeting {
    Vector<D> way{};        ///< [m] that leads out of all overlaps: the agent's share of each
    bool is_close = false;  ///< to another
    bool is_deep = false;   ///< in another, by more than is allowed
};

template <int D>
typename Crowd<D>::Meeting Crowd<D>::meet(std::size_t seat, float dt, const Choice* choices) const noexcept {
    const Body& body = seated_[seat];
    const Touchable& touchable = touchable_[seat];
    const Vector<D> end = body.position + choices[seat].velocity * dt;
    Meeting meeting;
    for (int i = 0; i < touchable.count; ++i) {
        const auto other = static_cast<std::size_t>(touchable.seats[i]);
        const Body& neighbor = seated_[other];
        const Vector<D> apart = end - (neighbor.position + choices[other].velocity * dt);
        const float radius = body.radius + neighbor.radius, square = length_squared(apart);
        meeting.is_close = meeting.is_close || square < kClose * radius * radius;
        if (!(square < radius * radius) || square == 0.0f) continue;
        const float gap = math::sqrt(square), depth = radius - gap;
        meeting.way += apart * (share(body, neighbor) * depth / gap);
        meeting.is_deep = meeting.is_deep || depth > kAllowed * std::min(body.radius, neighbor.radius);
    }
    return meeting;
}

/// Whether a choice leads into another agent, deeper than it is already.
template <int D>
struct Crowd<D>::Threat {
    bool is_there = false;
    bool is_possible = false;  ///< if another stopped, or went another way
    Vector<D> aside{};         ///< [m] the way without its parts that lead into others
};

template <int D>
typename Crowd<D>::Threat Crowd<D>::threat(std::size_t seat, float dt, const Choice* choices) const noexcept {
    const Body& body = seated_[seat];
    const Touchable& touchable = touchable_[seat];
    Threat threat{.aside = choices[seat].velocity * dt};
    const float size = length(threat.aside);
    for (int i = 0; i < touchable.count; ++i) {
        const auto other = static_cast<std::size_t>(touchable.seats[i]);
        const Body& neighbor = seated_[other];
        const Vector<D> before = neighbor.position - body.position, way = choices[other].velocity * dt;
        const Vector<D> standing = before + way;
        // Of two that give way and come closer, one at least goes towards the other. One that does not give
        // way is where it will be.
        const bool both = share(body, neighbor) < 1.0f;
        const Vector<D> to = both ? before : standing;
        const float along = dot(threat.aside, to);
        if (both && !(along > 0.0f)) continue;
        const float least = body.radius + neighbor.radius - kAllowed * std::min(body.radius, neighbor.radius);
        const float distance_square = length_squared(before),
                    square = length_squared(standing - threat.aside);
        // It may come: then it can be better to go on.
        const bool helps = both || square < length_squared(standing);
        const float reach = least + size + (both ? 0.0f : length(way));
        if (square < least * least && square < distance_square && helps) {
            threat.is_there = true;
            threat.aside -= to * (along / length_squared(to));
        } else if (neighbor.responds && distance_square < reach * reach) {
            threat.is_possible = true;
        }
    }
    return threat;
}

/// Adds to a velocity, within the agent's limits.
template <int D>
void Crowd<D>::correct(Vector<D>& velocity, std::size_t seat, const Vector<D>& change,
                       float dt) const noexcept {
    const Body& body = seated_[seat];
    velocity += change;
    const float speed = length(velocity);
    if (speed > body.max_speed) velocity *= body.max_speed / speed;
    const Vector<D> before = body.velocity;
    const float size = length(velocity - before), most = body.max_acceleration * dt;
    if (size > most) velocity = before + (velocity - before) * (most / size);
    if constexpr (D == 2)
        if (!contacts_.empty()) hold_off(velocity, seat);
}

/// A round of the part that begins at `first`: calls act(seat, from, to) for those that it watches, which
/// answers whether it goes on to watch. What it leaves is the same in `from` and `to`.
template <int D>
template <class Act>
void Crowd<D>::watch(int first, const Act& act) noexcept {
    std::int32_t* const watched = watched_.data() + first;
    std::int32_t& count = watched_counts_[static_cast<std::size_t>(first / kPart)];
    std::int32_t kept = 0;
    for (std::int32_t i = 0; i < count; ++i) {
        const auto seat = static_cast<std::size_t>(watched[i]);
        next_choices_[seat] = choices_[seat];
        if (act(seat, next_choices_[seat].velocity)) watched[kept++] = watched[i];
    }
    count = kept;
}

/// One round of all parts. Returns whether act(seat, velocity, again) has set `again` for one.
template <int D>
template <class Act>
bool Crowd<D>::run_round(bool is_first, TaskScheduler* scheduler, const Act& act) {
    std::atomic<bool> is_again = false;
    detail::for_parts(size(), scheduler, [&](int first, int last) {
        if (is_first) {
            const std::span<const int> order = batch_.order();
            std::copy(order.begin() + first, order.begin() + last, watched_.begin() + first);
            watched_counts_[static_cast<std::size_t>(first / kPart)] = last - first;
        }
        bool again = false;
        watch(first, [&](std::size_t seat, Vector<D>& velocity) { return act(seat, velocity, again); });
        if (again) is_again.store(true, std::memory_order_relaxed);
    });
    choices_.swap(next_choices_);
    return is_again;
}

template <int D>
void Crowd<D>::agree(float dt, TaskScheduler* scheduler) {
    const auto correct_share = [&](std::size_t seat, Vector<D>& velocity, bool& again) {
        const Meeting meeting = meet(seat, dt, choices_.data());
        if (!(meeting.way == Vector<D>{})) correct(velocity, seat, meeting.way / dt, dt);
        again = again || meeting.is_deep;
        return meeting.is_close;
    };
    for (int i = 0; i < kMostRounds && run_round(i == 0, scheduler, correct_share); ++i) {
    }
    int round = 0;
    const auto stop = [&](std::size_t seat, Vector<D>& velocity, bool& again) {
        const Threat threat = this->threat(seat, dt, choices_.data());
        if (threat.is_there && round < kSlides) {
            correct(velocity, seat, threat.aside / dt - velocity, dt);
        } else if (threat.is_there || (threat.is_possible && round == kMostStops)) {
            correct(velocity, seat, -velocity, dt);
        }
        // A limit of its acceleration may have it go on.
        again = again || !(velocity == choices_[seat].velocity);
        return threat.is_there || threat.is_possible;
    };
    while (run_round(round == 0, scheduler, stop) && round < kMostStops) ++round;
}

template class Crowd<2>;
template class Crowd<3>;

}  // namespace jostle

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A step: a tree over the positions, the neighbours of all agents in one batch, a velocity for each agent,
// and then all of them move. Nothing of an agent changes before all have chosen, so whoever chooses first
// sees what the others see. Agents are taken in the order of the tree's leaves, sixteen side by side:
// neighbours are near in memory, and no result depends on it.
#include <jostle/core/timer.h>
#include <jostle/crowd/crowd.h>

#include <algorithm>
#include <utility>

#include "crowd/parts.h"
#include "crowd/row.h"
#include "math/float_environment.h"
#include "memory/prefetch.h"

namespace jostle {

namespace {

constexpr Range kTimeStep{0.0f, 1.0f, true};  // [s]
constexpr std::size_t kAhead = 16;            // [1] agents that are asked for before their turn
constexpr float kMostTurn = 0.5f;             // [1] the tangent of 0.46 rad, fitted (docs/benchmarks.md)

}  // namespace

template <int D>
typename Crowd<D>::Reach Crowd<D>::reach() const {
    Reach all;
    for (std::size_t i = 0; i < bodies_.size(); ++i) {
        all.radius = std::max(all.radius, bodies_[i].radius);
        all.speed = std::max(all.speed, bodies_[i].max_speed);
        if (!bodies_[i].responds) {
            all.layers |= bodies_[i].layer;
            continue;
        }
        all.distance = std::max(all.distance, minds_[i].neighbor_distance);
        all.neighbors = std::max(all.neighbors, minds_[i].max_neighbors);
        all.layers |= bodies_[i].layer;
    }
    return all;
}

/// [m/s] The velocity that the agent would have if it were alone.
template <int D>
Vector<D> Crowd<D>::preference(const Body& body, const Mind& mind, float dt) {
    if (!mind.has_goal) return held_up(body, mind.preferred_velocity);
    const Vector<D> way = mind.goal - body.position;
    const float distance = length(way);
    // The last bit of the way takes a whole step.
    if (distance <= mind.preferred_speed * dt) return way / dt;
    return held_up(body, way * (mind.preferred_speed / distance));
}

/// An agent that was squeezed turns to the right of its wish, the more the slower it got on: so streams that
/// meet head on in a narrow place pass each other there.
template <int D>
Vector<D> Crowd<D>::held_up(const Body& body, const Vector<D>& wish) {
    const float square = length_squared(wish);
    if (D == 3 || !body.is_squeezed || square == 0.0f) return wish;
    const float progress = std::clamp(dot(wish, body.velocity) / square, 0.0f, 1.0f);
    const float turn = kMostTurn * (1.0f - progress);
    Vector<D> right{};
    right[0] = wish[1];
    right[1] = -wish[0];
    return (wish + right * turn) * (1.0f / math::sqrt(1.0f + turn * turn));
}

/// ORDER: by distance, then by index. For an agent that does not heed all, or has some that are as near.
template <int D>
int Crowd<D>::nearest_heeded(std::size_t seat, std::span<Neighbor> found) const {
    const Body& body = seated_[seat];
    const Mind& mind = mind_at(seat);
    const auto most = std::min(found.size(), static_cast<std::size_t>(mind.max_neighbors));
    std::size_t count = 0;
    const auto index_of = [this](const Neighbor& one) {
        return seated_[static_cast<std::size_t>(one.id)].index;
    };
    const auto is_nearer = [&](const Neighbor& a, const Neighbor& b) {
        return a.squared_distance != b.squared_distance ? a.squared_distance < b.squared_distance
                                                        : index_of(a) < index_of(b);
    };
    tree_.radius(body.position, mind.neighbor_distance, [&](const Neighbor& one) {
        if ((seated_[static_cast<std::size_t>(one.id)].layer & body.mask) == 0) return;
        if (static_cast<std::size_t>(one.id) == seat) return;
        if (count == most && !is_nearer(one, found[count - 1])) return;
        if (count < most) ++count;
        std::size_t i = count - 1;
        for (; i > 0 && is_nearer(one, found[i - 1]); --i) found[i] = found[i - 1];
        found[i] = one;
    });
    return static_cast<int>(count);
}

/// The neighbours in order, with the agent itself or without; `own` is room for them. The batch has them by
/// seat where they are as near, and one more than needed, so that two such at the end are seen.
template <int D>
std::span<const Neighbor> Crowd<D>::neighbors_of(std::size_t seat, const Reach& reach,
                                                 std::span<Neighbor> own) const {
    const std::span<const Neighbor> found = batch_.found(static_cast<int>(seat));
    const auto is_as_near = [](const Neighbor& a, const Neighbor& b) {
        return a.squared_distance == b.squared_distance;
    };
    const bool heeds_all = (reach.layers & ~seated_[seat].mask) == 0;
    if (heeds_all && std::adjacent_find(found.begin(), found.end(), is_as_near) == found.end()) return found;
    return own.first(static_cast<std::size_t>(nearest_heeded(seat, own)));
}

/// All memory of a step but the tree's and the batch's; for as many agents as add() has room for.
template <int D>
void Crowd<D>::make_room() {
    const std::size_t count = bodies_.size(), room = agents_.capacity();
    const auto fit = [room](auto& array, std::size_t size) {
        array.reserve(size > 0 ? room : 0);
        array.resize(size);
    };
    fit(seated_, count);
    fit(touchable_, count);
    fit(contacts_, has_walls() ? count : 0);
    fit(choices_, count);
    fit(next_choices_, count);
    fit(next_seats_, count);  // it becomes seats_, to which add() adds
    fit(watched_, count);
    watched_counts_.resize(static_cast<std::size_t>(detail::part_count(size())));
}

template <int D>
void Crowd<D>::take_seats(int first, int last) noexcept {
    const auto end = static_cast<std::size_t>(last);
    for (auto seat = static_cast<std::size_t>(first); seat < end; ++seat) {
        if (seat + kAhead < end) prefetch_object(bodies_[static_cast<std::size_t>(seats_[seat + kAhead])]);
        seated_[seat] = bodies_[static_cast<std::size_t>(seats_[seat])];
    }
}

template <int D>
void Crowd<D>::fill(Row& row, int lane, std::size_t seat, const Reach& reach, float dt) {
    const Body& body = seated_[seat];
    const Mind& mind = mind_at(seat);
    const Vector<D> preferred = preference(body, mind, dt);
    for (int axis = 0; axis < D; ++axis) {
        row.preferred[axis][lane] = preferred[axis];
        row.velocity[axis][lane] = body.velocity[axis];
    }
    row.max_speed[lane] = body.max_speed;
    row.max_change[lane] = body.max_acceleration * dt;
    row.inverse_horizon[lane] = 1.0f / mind.horizon;
    Touchable& touchable = touchable_[seat];
    touchable.count = 0;
    const float touch = body.radius + reach.radius + 2.0f * reach.speed * dt;
    int count = 0;
    if (body.responds && mind.max_neighbors > 0) {
        Neighbor own[kMostNeighbors];
        const float square = mind.neighbor_distance * mind.neighbor_distance;
        for (const Neighbor& one : neighbors_of(seat, reach, own)) {
            if (count == mind.max_neighbors || !(one.squared_distance < square)) break;
            const auto other = static_cast<std::size_t>(one.id);
            if (other == seat) continue;
            const Body& neighbor = seated_[other];
            if (one.squared_distance < touch * touch && touchable.count < Touchable::kMost)
                touchable.seats[touchable.count++] = one.id;
            for (int axis = 0; axis < D; ++axis) {
                row.offset[count][axis][lane] = neighbor.position[axis] - body.position[axis];
                row.relative_velocity[count][axis][lane] = body.velocity[axis] - neighbor.velocity[axis];
            }
            row.distance[count][lane] = body.radius + neighbor.radius;
            row.share[count][lane] = share(body, neighbor);
            row.side[count][lane] = body.index < neighbor.index ? 1.0f : -1.0f;
            ++count;
        }
    }
    // The rest of the row's lines is nothing in this lane; numbers that are never used, but finite.
    for (int k = count; k < detail::kAvoidLines; ++k) row.distance[k][lane] = -1.0f;
    row.count = std::max(row.count, count);
}

template <int D>
void Crowd<D>::choose(int first, int last, const Reach& reach, float dt) {
    Row row{};
    row.inverse_dt = 1.0f / dt;
    for (int begin = first; begin < last; begin += detail::kAvoidRow) {
        const int count = std::min(detail::kAvoidRow, last - begin);
        const std::span<const int> seats = batch_.order().subspan(static_cast<std::size_t>(begin));
        const auto ahead = std::min(seats.size(), std::size_t{2} * detail::kAvoidRow);
        for (std::size_t i = detail::kAvoidRow; i < ahead; ++i)
            prefetch_object(mind_at(static_cast<std::size_t>(seats[i])));
        choose_row(row, seats.first(static_cast<std::size_t>(count)), reach, dt);
    }
}

template <int D>
void Crowd<D>::choose_row(Row& row, std::span<const int> seats, const Reach& reach, float dt) {
    [[maybe_unused]] const bool is_walled = has_walls();
    row.count = 0;
    if constexpr (D == 2) row.near.count = row.calm.count = 0;
    int lane = 0;
    for (const int number : seats) {
        const auto seat = static_cast<std::size_t>(number);
        fill(row, lane, seat, reach, dt);
        if constexpr (D == 2)
            if (is_walled) fill_walls(row, lane, seat, dt);
        ++lane;
    }
    detail::avoid(row);
    lane = 0;
    for (const int number : seats) {
        const auto seat = static_cast<std::size_t>(number);
        Choice& choice = choices_[seat];
        for (int axis = 0; axis < D; ++axis) choice.velocity[axis] = row.chosen[axis][lane];
        choice.is_squeezed = (row.squeezed >> lane & 1u) != 0;
        if constexpr (D == 2) {
            if (is_walled) {
                keep_contacts(row, lane, seat, dt);
                // A limit of acceleration may leave it a velocity that the walls do not permit.
                hold_off(choice.velocity, seat);
            }
        }
        ++lane;
    }
}

/// Also gives out the seats of the next step.
template <int D>
void Crowd<D>::move(int first, int last, float dt) noexcept {
    const std::span<const int> order = batch_.order();
    const auto end = static_cast<std::size_t>(last);
    const auto place_at = [&](std::size_t rank) {
        return static_cast<std::size_t>(seats_[static_cast<std::size_t>(order[rank])]);
    };
    for (auto i = static_cast<std::size_t>(first); i < end; ++i) {
        if (i + kAhead < end) prefetch_object(bodies_[place_at(i + kAhead)]);
        const std::size_t place = place_at(i);
        Body& body = bodies_[place];
        const Choice& choice = choices_[static_cast<std::size_t>(order[i])];
        body.velocity = choice.velocity;
        body.is_squeezed = choice.is_squeezed;
        body.position += choice.velocity * dt;
        body.seat = static_cast<std::int32_t>(i);
        next_seats_[i] = static_cast<std::int32_t>(place);
    }
}

template <int D>
void Crowd<D>::step(float dt, TaskScheduler* scheduler) {
    Call("Crowd::step").in(kTimeStep, "dt", dt);
    if (empty()) {
        profile_ = {};
        return;
    }
    const FloatEnvironment environment;
    Timer timer;
    const auto note = [&](CrowdStage stage) {
        profile_.stage[static_cast<std::size_t>(stage)] = timer.restart();
    };
    make_room();
    const Reach all = reach();
    detail::for_parts(size(), scheduler, [&](int first, int last) { take_seats(first, last); });
    tree_.build({&seated_[0].position, seated_.size(), sizeof(Body)}, scheduler);
    note(CrowdStage::kTree);
    batch_.k_nearest(tree_, all.neighbors + 2, all.distance, scheduler);
    note(CrowdStage::kNeighbors);
    detail::for_parts(size(), scheduler, [&](int first, int last) { choose(first, last, all, dt); });
    note(CrowdStage::kChoice);
    agree(dt, scheduler);
    note(CrowdStage::kAgreement);
    detail::for_parts(size(), scheduler, [&](int first, int last) { move(first, last, dt); });
    seats_.swap(next_seats_);
    note(CrowdStage::kMovement);
}

template class Crowd<2>;
template class Crowd<3>;

}  // namespace jostle

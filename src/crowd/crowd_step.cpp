// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A step: a tree over the positions, the neighbours of all agents in one batch, a velocity for each agent,
// and then all of them move. Nothing of an agent changes before all have chosen, so whoever chooses first
// sees what the others see. Agents are taken in the order of the tree's leaves, sixteen side by side:
// neighbours are near in memory, and no result depends on it.
#include <jostle/core/timer.h>
#include <jostle/crowd/crowd.h>
#include <jostle/math/trigonometry.h>

#include <algorithm>
#include <utility>

#include "crowd/parts.h"
#include "crowd/ranges.h"
#include "crowd/row.h"
#include "math/float_environment.h"
#include "memory/prefetch.h"

namespace jostle {

namespace {

constexpr Range kTimeStep{0.0f, 1.0f, true};  // [s]
constexpr std::size_t kFetched = 16;          // [1] agents that are asked for before their turn
constexpr float kBefore = 0.5f;               // [1] of neighbor_distance: from so far a large one is heeded
constexpr float kMostTurn = 0.5f;             // [1] the tangent of 0.46 rad, fitted (docs/benchmarks.md)
constexpr float kTurnRate = 0.5f;    // [rad/s] of the wish of one whom others hold up, and back; fitted
constexpr float kCornerTurn = 0.2f;  // [rad] of one whom walls stopped
constexpr float kSlow = 0.25f;       // [1] of the preferred speed: a slower one may come to rest
constexpr float kCovered = 1.5f;     // [1] radii: so near, those around a goal leave no room on it
constexpr float kTouch = 1.1f;       // [1] of the sum of radii: so near, another is touched
constexpr float kStillTouch = 1.3f;  // [1] the same for one that rests already
constexpr float kAhead = 0.5f;       // [1] the cosine of 60 degrees: within, another is ahead

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
Vector<D> Crowd<D>::preference(const Body& body, const Mind& mind, float dt, bool is_resting) {
    if (!mind.has_goal) return held_up(body, mind.preferred_velocity);
    const Vector<D> way = mind.goal - body.position;
    const float distance = length(way);
    // The last bit of the way takes a whole step.
    if (distance <= mind.preferred_speed * dt) return way / dt;
    if (is_resting && distance > body.radius) return {};
    return held_up(body, way * (mind.preferred_speed / distance));
}

/// To the right.
template <int D>
Vector<D> Crowd<D>::turned(const Vector<D>& wish, float angle) {
    const SinCos turn = sin_cos(angle);
    Vector<D> result{};
    result[0] = wish[0] * turn.cos + wish[1] * turn.sin;
    result[1] = wish[1] * turn.cos - wish[0] * turn.sin;
    return result;
}

/// An agent that was squeezed turns to the right of its wish, the more the slower it got on: so streams that
/// meet head on in a narrow place pass each other there.
template <int D>
Vector<D> Crowd<D>::held_up(const Body& body, const Vector<D>& wish) {
    const float square = length_squared(wish);
    if (D == 3 || square == 0.0f || !body.responds) return wish;
    if (body.turn > 0.0f) return turned(wish, body.turn);
    if (!body.is_squeezed) return wish;
    const float progress = std::clamp(dot(wish, body.velocity) / square, 0.0f, 1.0f);
    const float turn = kMostTurn * (1.0f - progress);
    Vector<D> right{};
    right[0] = wish[1];
    right[1] = -wish[0];
    return (wish + right * turn) * (1.0f / math::sqrt(1.0f + turn * turn));
}

/// Whether another that stands at the goal of both, or rests before it, is so near that the agent touches it
/// and would be held up by it.
template <int D>
bool Crowd<D>::rests_before(std::size_t seat, const Neighbor& one, bool is_there) const {
    const auto place = static_cast<std::size_t>(one.id);
    const Body &body = seated_[seat], &other = seated_[place];
    if (place == seat || (!is_there && !other.is_resting)) return false;
    const Mind &mind = mind_at(seat), &its = mind_at(place);
    const float apart = body.radius + other.radius;
    const float held = detail::kHeldShare * mind.preferred_speed * mind.horizon;  // [m]
    const float touch = body.is_resting ? kStillTouch * apart + 2.0f * held : kTouch * apart + held;
    const bool is_same = its.has_goal && distance(its.goal, mind.goal) <= apart;
    if (!is_same || one.squared_distance > touch * touch) return false;
    if (is_there) return true;
    const Vector<D> way = mind.goal - body.position;
    const float square = length_squared(way);
    // It is nearer than this one: so who rests before whom ends at one that has arrived.
    if (!(length_squared(its.goal - other.position) < square)) return false;
    const float along = dot(other.position - body.position, way);
    return along > 0.0f && along * along > kAhead * kAhead * square * one.squared_distance;
}

/// Whether the agent is at its goal, or others that rest at the same goal leave it no way there. The first to
/// arrive rests, then those whom it holds up, and so on outwards.
template <int D>
bool Crowd<D>::rests(std::size_t seat, std::span<const Neighbor> near, float dt) const {
    const Body& body = seated_[seat];
    const Mind& mind = mind_at(seat);
    if (!mind.has_goal) return false;
    const Vector<D> way = mind.goal - body.position;
    const float distance = length(way);
    if (distance <= mind.preferred_speed * dt) return true;
    const bool was_held = body.is_resting || body.turn > 0.0f;
    if (!was_held && dot(body.velocity, way) > kSlow * mind.preferred_speed * distance) return false;
    const bool is_there = was_held && distance <= kCovered * body.radius;
    return std::any_of(near.begin(), near.end(),
                       [&](const Neighbor& one) { return rests_before(seat, one, is_there); });
}

/// [m] Nearer than this, centre to centre, one is heeded whose radius makes a sum of so much with the
/// agent's.
template <int D>
float Crowd<D>::heeded_from(const Mind& mind, float radii) {
    if (mind.neighbor_distance == 0.0f) return 0.0f;
    return std::max(mind.neighbor_distance, radii + kBefore * mind.neighbor_distance);
}

/// ORDER: by the gap where radii matter, else by distance; then by index. For an agent that does not heed
/// all, has some that are as near, or may meet one that is large.
template <int D>
int Crowd<D>::nearest_heeded(std::size_t seat, const Reach& reach, std::span<Neighbor> found) const {
    const Body& body = seated_[seat];
    const Mind& mind = mind_at(seat);
    const auto most = std::min(found.size(), static_cast<std::size_t>(mind.max_neighbors));
    const bool is_wide = sees_wide(body, mind, reach);
    float gaps[kMostNeighbors];
    std::size_t count = 0;
    const auto index_of = [this](const Neighbor& one) {
        return seated_[static_cast<std::size_t>(one.id)].index;
    };
    tree_.radius(body.position, heeded_from(mind, body.radius + reach.radius), [&](const Neighbor& one) {
        const Body& other = seated_[static_cast<std::size_t>(one.id)];
        if ((other.layer & body.mask) == 0 || static_cast<std::size_t>(one.id) == seat) return;
        const float from = heeded_from(mind, body.radius + other.radius);
        if (!(one.squared_distance < from * from)) return;
        const float gap = is_wide ? math::sqrt(one.squared_distance) - other.radius : one.squared_distance;
        const auto is_nearer_than = [&](std::size_t i) {
            return gap != gaps[i] ? gap < gaps[i] : index_of(one) < index_of(found[i]);
        };
        if (count == most && !is_nearer_than(count - 1)) return;
        if (count < most) ++count;
        std::size_t i = count - 1;
        for (; i > 0 && is_nearer_than(i - 1); --i) {
            found[i] = found[i - 1];
            gaps[i] = gaps[i - 1];
        }
        found[i] = one;
        gaps[i] = gap;
    });
    return static_cast<int>(count);
}

/// Whether the largest of all matters to the agent where its centre is farther than all those it heeds.
template <int D>
bool Crowd<D>::sees_wide(const Body& body, const Mind& mind, const Reach& reach) {
    return heeded_from(mind, body.radius + reach.radius) > mind.neighbor_distance;
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
    const bool is_simple = heeds_all && !sees_wide(seated_[seat], mind_at(seat), reach);
    if (is_simple && std::adjacent_find(found.begin(), found.end(), is_as_near) == found.end()) return found;
    return own.first(static_cast<std::size_t>(nearest_heeded(seat, reach, own)));
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
        if (seat + kFetched < end)
            prefetch_object(bodies_[static_cast<std::size_t>(seats_[seat + kFetched])]);
        seated_[seat] = bodies_[static_cast<std::size_t>(seats_[seat])];
    }
}

template <int D>
void Crowd<D>::fill(Row& row, int lane, std::size_t seat, const Reach& reach, float dt) {
    const Body& body = seated_[seat];
    const Mind& mind = mind_at(seat);
    for (int axis = 0; axis < D; ++axis) {
        row.velocity[axis][lane] = body.velocity[axis];
    }
    row.max_speed[lane] = body.max_speed;
    row.max_change[lane] = body.max_acceleration * dt;
    row.inverse_horizon[lane] = 1.0f / mind.horizon;
    Touchable& touchable = touchable_[seat];
    touchable.count = 0;
    const float touch = body.radius + reach.radius + 2.0f * reach.speed * dt;
    int count = 0;
    bool& is_resting = choices_[seat].is_resting;
    is_resting = false;
    if (body.responds && mind.max_neighbors > 0) {
        Neighbor own[kMostNeighbors];
        const std::span<const Neighbor> near = neighbors_of(seat, reach, own);
        is_resting = rests(seat, near, dt);
        for (const Neighbor& one : near) {
            const auto other = static_cast<std::size_t>(one.id);
            if (count == mind.max_neighbors) break;
            if (other == seat) continue;
            const Body& neighbor = seated_[other];
            const float from = heeded_from(mind, body.radius + neighbor.radius);
            if (!(one.squared_distance < from * from)) break;
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
    const Vector<D> preferred = preference(body, mind, dt, is_resting);
    for (int axis = 0; axis < D; ++axis) row.preferred[axis][lane] = preferred[axis];
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

/// [rad] It grows while others hold the agent up, all around if need be: one of a ring in which each is in
/// the way of the next backs out at last. One whom walls stop looks for a corner to its right, once: where
/// they stop it again the turn is negative, and it stands straight before its goal until they set it free.
template <int D>
float Crowd<D>::next_turn(float turn, Hindrance by, float dt) {
    const float change = kTurnRate * dt, grown = std::max(turn, 0.0f) + change;
    if (by.others) return grown < detail::kFullTurn ? grown : 0.0f;
    if (by.walls_wholly && turn == kCornerTurn) return -kCornerTurn;
    if (by.walls && turn < 0.0f) return turn;
    // A greater turn is one that others caused, and shrinks at walls too.
    if (turn <= kCornerTurn && (by.walls_wholly || (by.walls && turn > 0.0f)))
        return std::min(grown, kCornerTurn);
    return turn > 0.0f ? std::max(turn - change, 0.0f) : std::min(turn + change, 0.0f);
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
        choice.turn = seated_[seat].turn;
        if constexpr (D == 2) {
            const auto is_set = [lane](unsigned bits) { return (bits >> lane & 1u) != 0; };
            const Hindrance by{is_set(row.held), is_set(row.walled), is_set(row.stopped)};
            choice.turn = seated_[seat].responds ? next_turn(choice.turn, by, dt) : 0.0f;
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
        if (i + kFetched < end) prefetch_object(bodies_[place_at(i + kFetched)]);
        const std::size_t place = place_at(i);
        Body& body = bodies_[place];
        const Choice& choice = choices_[static_cast<std::size_t>(order[i])];
        body.velocity = choice.velocity;
        body.is_squeezed = choice.is_squeezed;
        body.is_resting = choice.is_resting;
        body.turn = choice.turn;
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

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

#include "crowd/row.h"
#include "math/float_environment.h"
#include "spatial/task_failure.h"

namespace jostle {

namespace {

constexpr Range kTimeStep{0.0f, 1.0f, true};  // [s]
/// [1] Times that agents look at the others' choices.
constexpr int kReconciliations = 4;
/// [1] Squared distances at the end of a step, over those of a touch, from which on a pair does not matter.
constexpr float kClose = 1.5f;
constexpr int kGrain = 16 * detail::kAvoidRow;

/// Calls work(first, last) for all of [0, count), in parts that begin at a row.
template <class Work>
void for_rows(int count, TaskScheduler* scheduler, const Work& work) {
    struct Task {
        const Work* work;
        int count;
        detail::TaskFailure failure{};
    };
    Task task{&work, count};
    const auto run = [](void* context, int begin, int end, int) {
        Task& now = *static_cast<Task*>(context);
        now.failure.guard([&] {
            const FloatEnvironment environment;
            (*now.work)(begin * kGrain, std::min(end * kGrain, now.count));
        });
    };
    const int parts = (count + kGrain - 1) / kGrain;
    if (scheduler != nullptr && parts > 1) {
        scheduler->parallel_for(parts, 1, run, &task);
    } else {
        run(&task, 0, parts, 0);
    }
    task.failure.rethrow();
}

}  // namespace

template <int D>
typename Crowd<D>::Reach Crowd<D>::reach() const {
    Reach all;
    for (std::size_t i = 0; i < bodies_.size(); ++i) {
        all.radius = std::max(all.radius, bodies_[i].radius);
        all.speed = std::max(all.speed, minds_[i].max_speed);
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
Vector<D> Crowd<D>::preference(std::size_t place, float dt) const {
    const Mind& mind = minds_[place];
    if (!mind.has_goal) return mind.preferred_velocity;
    const Vector<D> way = mind.goal - bodies_[place].position;
    const float distance = length(way);
    // The last bit of the way takes a whole step.
    if (distance <= mind.preferred_speed * dt) return way / dt;
    return way * (mind.preferred_speed / distance);
}

/// ORDER: by distance, then by index. For an agent that does not heed all, or has some that are as near.
template <int D>
int Crowd<D>::nearest_heeded(std::size_t place, std::span<Neighbor> found) const {
    const Mind& mind = minds_[place];
    const auto most = std::min(found.size(), static_cast<std::size_t>(mind.max_neighbors));
    std::size_t count = 0;
    const auto index_of = [this](const Neighbor& one) {
        return bodies_[static_cast<std::size_t>(one.id)].index;
    };
    const auto is_nearer = [&](const Neighbor& a, const Neighbor& b) {
        return a.squared_distance != b.squared_distance ? a.squared_distance < b.squared_distance
                                                        : index_of(a) < index_of(b);
    };
    tree_.radius(bodies_[place].position, mind.neighbor_distance, [&](const Neighbor& one) {
        if ((bodies_[static_cast<std::size_t>(one.id)].layer & bodies_[place].mask) == 0) return;
        if (static_cast<std::size_t>(one.id) == place) return;
        if (count == most && !is_nearer(one, found[count - 1])) return;
        if (count < most) ++count;
        std::size_t i = count - 1;
        for (; i > 0 && is_nearer(one, found[i - 1]); --i) found[i] = found[i - 1];
        found[i] = one;
    });
    return static_cast<int>(count);
}

/// The neighbours in order, with the agent itself or without; `own` is room for them. The batch has them by
/// place where they are as near, and one more than needed, so that two such at the end are seen.
template <int D>
std::span<const Neighbor> Crowd<D>::neighbors_of(std::size_t place, const Reach& reach,
                                                 std::span<Neighbor> own) const {
    const std::span<const Neighbor> found = batch_.found(static_cast<int>(place));
    const auto is_as_near = [](const Neighbor& a, const Neighbor& b) {
        return a.squared_distance == b.squared_distance;
    };
    const bool heeds_all = (reach.layers & ~bodies_[place].mask) == 0;
    if (heeds_all && std::adjacent_find(found.begin(), found.end(), is_as_near) == found.end()) return found;
    return own.first(static_cast<std::size_t>(nearest_heeded(place, own)));
}

/// Copies what neighbours read into the order of the leaves.
template <int D>
void Crowd<D>::sort(int first, int last) noexcept {
    const std::span<const int> order = batch_.order();
    for (auto i = static_cast<std::size_t>(first); i < static_cast<std::size_t>(last); ++i) {
        const auto place = static_cast<std::size_t>(order[i]);
        sorted_[i] = bodies_[place];
        ranks_[place] = static_cast<std::int32_t>(i);
    }
}

template <int D>
void Crowd<D>::fill(Row& row, int lane, std::size_t rank, const Reach& reach, float dt) {
    const auto place = static_cast<std::size_t>(batch_.order()[rank]);
    const Body& body = sorted_[rank];
    const Mind& mind = minds_[place];
    const Vector<D> preferred = preference(place, dt);
    for (int axis = 0; axis < D; ++axis) {
        row.preferred[axis][lane] = preferred[axis];
        row.velocity[axis][lane] = body.velocity[axis];
    }
    row.max_speed[lane] = mind.max_speed;
    row.max_change[lane] = mind.max_acceleration * dt;
    row.inverse_horizon[lane] = 1.0f / mind.horizon;
    Touchable& touchable = touchable_[rank];
    touchable.count = 0;
    const float touch = body.radius + reach.radius + 2.0f * reach.speed * dt;
    int count = 0;
    if (body.responds && mind.max_neighbors > 0) {
        Neighbor own[kMostNeighbors];
        const float square = mind.neighbor_distance * mind.neighbor_distance;
        for (const Neighbor& one : neighbors_of(place, reach, own)) {
            if (count == mind.max_neighbors || !(one.squared_distance < square)) break;
            const auto other = static_cast<std::size_t>(one.id);
            if (other == place) continue;
            const Body& neighbor = sorted_[static_cast<std::size_t>(ranks_[other])];
            if (one.squared_distance < touch * touch && touchable.count < Touchable::kMost)
                touchable.ranks[touchable.count++] = ranks_[other];
            for (int axis = 0; axis < D; ++axis) {
                row.offset[count][axis][lane] = neighbor.position[axis] - body.position[axis];
                row.relative_velocity[count][axis][lane] = body.velocity[axis] - neighbor.velocity[axis];
            }
            row.distance[count][lane] = body.radius + neighbor.radius;
            // One that does not give way leaves all of it to the other.
            const bool both = neighbor.responds && (neighbor.mask & body.layer) != 0;
            row.share[count][lane] = both ? 0.5f : 1.0f;
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
    [[maybe_unused]] const bool is_walled = has_walls();
    for (int begin = first; begin < last; begin += detail::kAvoidRow) {
        const auto from = static_cast<std::size_t>(begin);
        const int count = std::min(detail::kAvoidRow, last - begin);
        row.count = 0;
        if constexpr (D == 2) row.near.count = row.calm.count = 0;
        for (int lane = 0; lane < count; ++lane) {
            fill(row, lane, from + static_cast<std::size_t>(lane), reach, dt);
            if constexpr (D == 2)
                if (is_walled) fill_walls(row, lane, from + static_cast<std::size_t>(lane), dt);
        }
        detail::avoid(row);
        for (int lane = 0; lane < count; ++lane) {
            const std::size_t rank = from + static_cast<std::size_t>(lane);
            Choice& choice = choices_[rank];
            for (int axis = 0; axis < D; ++axis) choice.velocity[axis] = row.chosen[axis][lane];
            choice.is_squeezed = (row.squeezed >> lane & 1u) != 0;
            choice.is_close = true;
            if constexpr (D == 2) {
                if (!is_walled) continue;
                keep_contacts(row, lane, rank, dt);
                // A limit of acceleration may leave it a velocity that the walls do not permit.
                hold_off(choice.velocity, rank);
            }
        }
    }
}

/// [m] How far an agent has to go at the end of the step to be just in touch with the others, by their
/// choices: of two that would overlap each does its share.
template <int D>
Vector<D> Crowd<D>::way_out(std::size_t rank, float dt, const Choice* choices,
                            bool& is_close) const noexcept {
    const Body& body = sorted_[rank];
    const Touchable& touchable = touchable_[rank];
    const Vector<D> end = body.position + choices[rank].velocity * dt;
    Vector<D> way{};
    for (int i = 0; i < touchable.count; ++i) {
        const auto other = static_cast<std::size_t>(touchable.ranks[i]);
        const Body& neighbor = sorted_[other];
        const Vector<D> apart = end - (neighbor.position + choices[other].velocity * dt);
        const float radius = body.radius + neighbor.radius;
        const float square = length_squared(apart);
        is_close = is_close || square < kClose * radius * radius;
        if (!(square < radius * radius) || square == 0.0f) continue;
        const float gap = math::sqrt(square);
        const bool both = neighbor.responds && (neighbor.mask & body.layer) != 0;
        way += apart * ((both ? 0.5f : 1.0f) * (radius - gap) / gap);
    }
    return way;
}

/// Where the programs had no solution, choices do not fit together. Agents see what the others have chosen,
/// and correct it.
template <int D>
void Crowd<D>::reconcile(int first, int last, float dt, const Choice* from, Choice* to) const noexcept {
    for (auto i = static_cast<std::size_t>(first); i < static_cast<std::size_t>(last); ++i) {
        Choice choice = from[i];
        if (choice.is_close) {
            choice.is_close = false;
            const Vector<D> way = way_out(i, dt, from, choice.is_close);
            if (!(way == Vector<D>{})) correct(choice.velocity, i, way / dt, dt);
        }
        to[i] = choice;
    }
}

/// Adds to a velocity, within the agent's limits.
template <int D>
void Crowd<D>::correct(Vector<D>& velocity, std::size_t rank, const Vector<D>& change,
                       float dt) const noexcept {
    const Mind& mind = minds_[static_cast<std::size_t>(batch_.order()[rank])];
    velocity += change;
    const float speed = length(velocity);
    if (speed > mind.max_speed) velocity *= mind.max_speed / speed;
    const Vector<D> before = sorted_[rank].velocity;
    const float size = length(velocity - before), most = mind.max_acceleration * dt;
    if (size > most) velocity = before + (velocity - before) * (most / size);
    if constexpr (D == 2)
        if (!contacts_.empty()) hold_off(velocity, rank);
}

template <int D>
void Crowd<D>::move(int first, int last, float dt) noexcept {
    const std::span<const int> order = batch_.order();
    for (auto i = static_cast<std::size_t>(first); i < static_cast<std::size_t>(last); ++i) {
        Body& body = bodies_[static_cast<std::size_t>(order[i])];
        const Choice& choice = choices_[i];
        body.velocity = choice.velocity;
        body.is_squeezed = choice.is_squeezed;
        body.position += choice.velocity * dt;
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
    contacts_.resize(has_walls() ? bodies_.size() : 0);
    const Reach all = reach();
    tree_.rebuild(std::as_const(*this).positions(), scheduler);
    note(CrowdStage::kTree);
    batch_.k_nearest(tree_, all.neighbors + 2, all.distance, scheduler);
    note(CrowdStage::kNeighbors);
    for_rows(size(), scheduler, [&](int first, int last) { sort(first, last); });
    for_rows(size(), scheduler, [&](int first, int last) { choose(first, last, all, dt); });
    note(CrowdStage::kChoice);
    for (int i = 0; i < kReconciliations; ++i) {
        for_rows(size(), scheduler, [&](int first, int last) {
            reconcile(first, last, dt, choices_.data(), next_choices_.data());
        });
        choices_.swap(next_choices_);
    }
    note(CrowdStage::kAgreement);
    for_rows(size(), scheduler, [&](int first, int last) { move(first, last, dt); });
    note(CrowdStage::kMovement);
}

template class Crowd<2>;
template class Crowd<3>;

}  // namespace jostle

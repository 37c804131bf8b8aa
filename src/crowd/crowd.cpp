// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Agents that come and go, and what is said of one of them.
#include <jostle/crowd/crowd.h>

#include <algorithm>
#include <memory>
#include <utility>

#include "crowd/ranges.h"
#include "crowd/walls/walls.h"

namespace jostle {

using detail::kPlaceRange;
using detail::kVelocityRange;

template <int D>
Crowd<D>::Crowd(std::pmr::memory_resource* memory)
    : agents_(memory),
      bodies_(memory),
      minds_(memory),
      places_(memory),
      seats_(memory),
      seated_(memory),
      touchable_(memory),
      contacts_(memory),
      choices_(memory),
      next_choices_(memory),
      next_seats_(memory),
      watched_(memory),
      watched_counts_(memory),
      ids_(memory),
      tree_({}, memory),
      batch_(memory) {}

template <int D>
Crowd<D>::Crowd(Crowd&&) noexcept = default;
template <int D>
Crowd<D>::~Crowd() = default;
// As KdTree's.
template <int D>
Crowd<D>& Crowd<D>::operator=(Crowd&& other) noexcept {
    if (this == &other) return *this;
    std::destroy_at(this);
    return *std::construct_at(this, std::move(other));
}

template <int D>
void Crowd<D>::require(const Call& call, const AgentDef<D>& def) {
    detail::visit_ranges(def, [&](const Range& range, const char* argument, const auto& value) {
        call.in(range, argument, value);
    });
    call.in(0, kMostNeighbors, "def.max_neighbors", def.max_neighbors);
}

template <int D>
typename Crowd<D>::Body Crowd<D>::body_of(const AgentDef<D>& def, std::uint32_t index) {
    return {.position = def.position,
            .velocity = def.velocity,
            .radius = def.radius,
            .max_speed = def.max_speed,
            .max_acceleration = def.max_acceleration,
            .index = index,
            .layer = def.layer,
            .mask = def.mask,
            .seat = 0,
            .turn = 0.0f,
            .responds = def.responds,
            .is_squeezed = false,
            .is_resting = false};
}

template <int D>
typename Crowd<D>::Mind Crowd<D>::mind_of(const AgentDef<D>& def) {
    return {def.preferred_velocity, def.goal.value_or(Vector<D>{}), def.preferred_speed, def.horizon,
            def.obstacle_horizon,   def.neighbor_distance,          def.max_neighbors,   def.goal.has_value(),
            def.user_data};
}

template <int D>
void Crowd<D>::reserve(std::size_t count) {
    Call("Crowd::reserve")
        .in(0, kMaxAgents, "count",
            static_cast<long long>(std::min<std::uint64_t>(count, std::uint64_t{1} << 62)));
    bodies_.reserve(count);
    minds_.reserve(count);
    seats_.reserve(count);
    const std::size_t more = count - std::min(count, ids_.size());
    ids_.reserve_more(more);
    places_.reserve(ids_.capacity() + more + 1);
    // Last, as add() takes its room for that of all.
    agents_.reserve(count);
}

template <int D>
Agent Crowd<D>::add(const AgentDef<D>& def) {
    const Call call("Crowd::add");
    require(call, def);
    call.in(0, kMaxAgents - 1, "size()", size());
    // All memory first.
    ids_.reserve_more(1);
    if (agents_.size() == agents_.capacity() || places_.capacity() <= ids_.capacity())
        reserve(std::min<std::size_t>(kMaxAgents, std::max<std::size_t>(16, 2 * ids_.capacity())));
    const Id id = ids_.allocate();
    if (id.index >= places_.size()) places_.resize(std::size_t{id.index} + 1);
    places_[id.index] = size();
    agents_.push_back({id.index, id.generation});
    bodies_.push_back(body_of(def, id.index));
    minds_.push_back(mind_of(def));
    bodies_.back().seat = static_cast<std::int32_t>(seats_.size());
    seats_.push_back(size() - 1);
    return agents_.back();
}

template <int D>
void Crowd<D>::remove(Agent agent) {
    const std::size_t place = place_of("Crowd::remove", agent);
    // The last agent takes its place, and the one on the last seat its seat.
    const auto seat = static_cast<std::size_t>(bodies_[place].seat);
    agents_[place] = agents_.back();
    bodies_[place] = bodies_.back();
    minds_[place] = minds_.back();
    places_[agents_[place].index] = seats_[static_cast<std::size_t>(bodies_[place].seat)] =
        static_cast<std::int32_t>(place);
    if (seat + 1 < seats_.size()) {
        seats_[seat] = seats_.back();
        bodies_[static_cast<std::size_t>(seats_[seat])].seat = static_cast<std::int32_t>(seat);
    }
    agents_.pop_back();
    bodies_.pop_back();
    minds_.pop_back();
    seats_.pop_back();
    ids_.free({agent.index, agent.generation});
}

template <int D>
void Crowd<D>::clear() noexcept {
    agents_.clear();
    bodies_.clear();
    minds_.clear();
    seats_.clear();
    ids_.clear();
    if (walls_ != nullptr) walls_->clear();
}

template <int D>
bool Crowd<D>::contains(Agent agent) const {
    return ids_.is_live({agent.index, agent.generation});
}

template <int D>
std::size_t Crowd<D>::place_of(const Call& call, Agent agent) const {
    if (!contains(agent)) {
        call.refuse(
            "agent",
            "index " + std::to_string(agent.index) + ", generation " + std::to_string(agent.generation),
            "it must be an agent of this crowd that was not removed");
    }
    return static_cast<std::size_t>(places_[agent.index]);
}

template <int D>
Vector<D> Crowd<D>::position(Agent agent) const {
    return bodies_[place_of("Crowd::position", agent)].position;
}
template <int D>
void Crowd<D>::set_position(Agent agent, const Vector<D>& position) {
    const Call call("Crowd::set_position");
    call.in(kPlaceRange, "position", position);
    bodies_[place_of(call, agent)].position = position;
}

template <int D>
Vector<D> Crowd<D>::velocity(Agent agent) const {
    return bodies_[place_of("Crowd::velocity", agent)].velocity;
}
template <int D>
void Crowd<D>::set_velocity(Agent agent, const Vector<D>& velocity) {
    const Call call("Crowd::set_velocity");
    call.in(kVelocityRange, "velocity", velocity);
    bodies_[place_of(call, agent)].velocity = velocity;
}

template <int D>
Vector<D> Crowd<D>::preferred_velocity(Agent agent) const {
    return minds_[place_of("Crowd::preferred_velocity", agent)].preferred_velocity;
}
template <int D>
void Crowd<D>::set_preferred_velocity(Agent agent, const Vector<D>& velocity) {
    const Call call("Crowd::set_preferred_velocity");
    call.in(kVelocityRange, "velocity", velocity);
    minds_[place_of(call, agent)].preferred_velocity = velocity;
}

template <int D>
std::optional<Vector<D>> Crowd<D>::goal(Agent agent) const {
    const Mind& mind = minds_[place_of("Crowd::goal", agent)];
    if (!mind.has_goal) return std::nullopt;
    return mind.goal;
}
template <int D>
void Crowd<D>::set_goal(Agent agent, const std::optional<Vector<D>>& goal) {
    const Call call("Crowd::set_goal");
    if (goal) call.in(kPlaceRange, "goal", *goal);
    const std::size_t place = place_of(call, agent);
    Mind& mind = minds_[place];
    Body& body = bodies_[place];
    // To another place it sets out straight.
    if (!goal || !mind.has_goal || distance(*goal, mind.goal) > body.radius) body.turn = 0.0f;
    mind.has_goal = goal.has_value();
    mind.goal = goal.value_or(Vector<D>{});
}

template <int D>
AgentDef<D> Crowd<D>::def_of(const Body& body, const Mind& mind) {
    AgentDef<D> def{.position = body.position,
                    .velocity = body.velocity,
                    .preferred_velocity = mind.preferred_velocity,
                    .preferred_speed = mind.preferred_speed,
                    .radius = body.radius,
                    .max_speed = body.max_speed,
                    .max_acceleration = body.max_acceleration,
                    .horizon = mind.horizon,
                    .obstacle_horizon = mind.obstacle_horizon,
                    .neighbor_distance = mind.neighbor_distance,
                    .max_neighbors = mind.max_neighbors,
                    .layer = body.layer,
                    .mask = body.mask,
                    .responds = body.responds,
                    .user_data = mind.user_data};
    if (mind.has_goal) def.goal = mind.goal;
    return def;
}

template <int D>
AgentDef<D> Crowd<D>::def(Agent agent) const {
    const std::size_t place = place_of("Crowd::def", agent);
    return def_of(bodies_[place], minds_[place]);
}
template <int D>
void Crowd<D>::set_def(Agent agent, const AgentDef<D>& def) {
    const Call call("Crowd::set_def");
    require(call, def);
    const std::size_t place = place_of(call, agent);
    const Body before = bodies_[place];
    bodies_[place] = body_of(def, agent.index);
    bodies_[place].seat = before.seat;
    bodies_[place].is_squeezed = before.is_squeezed;
    bodies_[place].turn = before.turn;
    bodies_[place].is_resting = before.is_resting;
    minds_[place] = mind_of(def);
}

template <int D>
bool Crowd<D>::is_squeezed(Agent agent) const {
    return bodies_[place_of("Crowd::is_squeezed", agent)].is_squeezed;
}

template <int D>
StridedView<const Vector<D>> Crowd<D>::positions() const {
    if (empty()) return {};
    return {&bodies_[0].position, bodies_.size(), sizeof(Body)};
}

template <int D>
StridedView<const Vector<D>> Crowd<D>::velocities() const {
    if (empty()) return {};
    return {&bodies_[0].velocity, bodies_.size(), sizeof(Body)};
}

template <int D>
void Crowd<D>::set_preferred_velocities(StridedView<const Vector<D>> velocities) {
    const Call call("Crowd::set_preferred_velocities");
    call.in(size(), size(), "velocities.size()", static_cast<long long>(velocities.size()));
    for (std::size_t i = 0; i < velocities.size(); ++i)
        call.in(kVelocityRange, detail::element_text("velocities", i), velocities[i]);
    for (std::size_t i = 0; i < velocities.size(); ++i) minds_[i].preferred_velocity = velocities[i];
}

template <int D>
bool Crowd<D>::has_walls() const {
    return D == 2 && walls_ != nullptr && !walls_->empty();
}

template class Crowd<2>;
template class Crowd<3>;

}  // namespace jostle

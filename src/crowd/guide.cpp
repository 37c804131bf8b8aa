// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Members and their ways.
#include <jostle/crowd/guide.h>

#include <algorithm>

#include "crowd/ranges.h"
#include "math/float_environment.h"

namespace jostle {

template <int D>
Guide<D>::Guide(Crowd<D>& crowd, std::pmr::memory_resource* memory)
    : crowd_(&crowd), groups_(memory), members_(memory), places_(memory) {}

template <int D>
int Guide<D>::add(const GroupDef<D>& def) {
    const Call call("Guide::add");
    const bool has_field = def.field != nullptr;
    if (def.way_points.empty() != has_field)
        call.refuse(
            "def.way_points.size()", std::to_string(def.way_points.size()),
            has_field ? "a group with a field has no way points" : "a group has way points or a field");
    for (std::size_t i = 0; i < def.way_points.size(); ++i)
        call.in(detail::kPlaceRange, detail::element_text("def.way_points", i), def.way_points[i]);
    call.in(kPositive, "def.reach", def.reach);
    call.one_of(AtEnd::kLeave, "def.at_end", def.at_end, "it must be an AtEnd");
    if (has_field && def.at_end == AtEnd::kLoop)
        call.refuse("def.at_end", "kLoop", "a group with a field stays or leaves");
    call.in({0.0f, std::numeric_limits<float>::infinity(), true}, "def.together", def.together);
    groups_.push_back({def});
    return groups() - 1;
}

template <int D>
const typename Guide<D>::Group& Guide<D>::group_of(const Call& call, int group) const {
    call.in(0, groups() - 1, "group", group);
    return groups_[static_cast<std::size_t>(group)];
}

template <int D>
std::size_t Guide<D>::place_of(const Call& call, Agent agent) const {
    if (!contains(agent))
        call.refuse("agent", "index " + std::to_string(agent.index), "it must be a member of a group");
    return static_cast<std::size_t>(places_[agent.index]);
}

template <int D>
bool Guide<D>::contains(Agent agent) const {
    return agent.index < places_.size() && places_[agent.index] >= 0 &&
           members_[static_cast<std::size_t>(places_[agent.index])].agent == agent;
}

template <int D>
void Guide<D>::join(Agent agent, int group) {
    const Call call("Guide::join");
    call.in(0, groups() - 1, "group", group);
    if (!crowd_->contains(agent))
        call.refuse("agent", "index " + std::to_string(agent.index), "it must be an agent of the crowd");
    const float speed = std::min(crowd_->def(agent).preferred_speed, detail::kGuidedSpeedRange.upper);
    if (agent.index >= places_.size()) places_.resize(std::size_t{agent.index} + 1, -1);
    if (members_.size() == members_.capacity())
        members_.reserve(std::max<std::size_t>(16, 2 * members_.size()));
    // Its index may still be that of one who is gone.
    if (places_[agent.index] >= 0) drop(static_cast<std::size_t>(places_[agent.index]));
    places_[agent.index] = static_cast<std::int32_t>(members_.size());
    members_.push_back({agent, group, 0, speed});
    ++groups_[static_cast<std::size_t>(group)].size;
}

template <int D>
void Guide<D>::leave(Agent agent) {
    drop(place_of("Guide::leave", agent));
}

/// The last member takes its place.
template <int D>
void Guide<D>::drop(std::size_t place) {
    const Member gone = members_[place];
    Group& group = groups_[static_cast<std::size_t>(gone.group)];
    --group.size;
    if (gone.next < 0) --group.arrived;
    members_[place] = members_.back();
    places_[members_[place].agent.index] = static_cast<std::int32_t>(place);
    places_[gone.agent.index] = -1;
    members_.pop_back();
}

template <int D>
bool Guide<D>::has_arrived(Agent agent) const {
    return members_[place_of("Guide::has_arrived", agent)].next < 0;
}
template <int D>
int Guide<D>::arrived(int group) const {
    return group_of("Guide::arrived", group).arrived;
}
template <int D>
int Guide<D>::size(int group) const {
    return group_of("Guide::size", group).size;
}

/// ORDER: sums in the order of the members.
template <int D>
void Guide<D>::find_centers() {
    for (Group& group : groups_) {
        group.center = {};
        group.spread = 0.0f;
    }
    for (const Member& member : members_) {
        Group& group = groups_[static_cast<std::size_t>(member.group)];
        group.center += crowd_->position(member.agent) / static_cast<float>(group.size);
    }
    for (const Member& member : members_) {
        Group& group = groups_[static_cast<std::size_t>(member.group)];
        group.spread = std::max(group.spread, distance(crowd_->position(member.agent), group.center));
    }
}

template <int D>
typename Guide<D>::Way Guide<D>::way_of(Member& member, const Vector<D>& at) const {
    const GroupDef<D>& def = groups_[static_cast<std::size_t>(member.group)].def;
    if constexpr (D == 2) {
        if (def.field != nullptr) {
            if (def.field->distance(at) <= def.reach) return {{}, true, false};
            return {def.field->direction(at), false, false};
        }
    }
    // Each point at most once, lest a loop within its own reach has no end.
    const auto count = static_cast<std::int32_t>(def.way_points.size());
    for (std::int32_t tries = 0; tries < count; ++tries) {
        const Vector<D> way = def.way_points[static_cast<std::size_t>(member.next)] - at;
        const float distance = length(way);
        const bool is_last = member.next + 1 == count && def.at_end != AtEnd::kLoop;
        if (distance > def.reach) return {way / distance, false, is_last};
        if (is_last) return {{}, true, false};
        member.next = (member.next + 1) % count;
    }
    return {};
}

template <int D>
void Guide<D>::set_out(const Member& member, const Way& way, const Vector<D>& at) {
    const Group& group = groups_[static_cast<std::size_t>(member.group)];
    const float together = group.def.together;
    const Vector<D> back = group.center - at;
    const float away = length(back);
    const bool is_spread = group.spread > together;
    if (way.is_last && !is_spread) return crowd_->set_goal(member.agent, group.def.way_points.back());
    Vector<D> direction = way.direction;
    float speed = member.speed;
    if (is_spread && dot(back, way.direction) < 0.0f) speed *= std::max(0.0f, 2.0f - group.spread / together);
    if (away > together) {
        direction += back * (std::min(1.0f, away / together - 1.0f) / away);
        const float size = length(direction);
        if (size > 0.0f) direction = direction / size;
    }
    crowd_->set_goal(member.agent, std::nullopt);
    crowd_->set_preferred_velocity(member.agent, direction * speed);
}

template <int D>
void Guide<D>::lead() {
    const FloatEnvironment environment;
    for (std::size_t i = members_.size(); i-- > 0;)
        if (!crowd_->contains(members_[i].agent)) drop(i);
    find_centers();
    for (std::size_t i = members_.size(); i-- > 0;) {
        Member& member = members_[i];
        if (member.next < 0) continue;
        const Agent agent = member.agent;
        const Vector<D> at = crowd_->position(agent);
        const Way way = way_of(member, at);
        if (!way.has_arrived) {
            set_out(member, way, at);
            continue;
        }
        Group& group = groups_[static_cast<std::size_t>(member.group)];
        if (group.def.at_end == AtEnd::kLeave) {
            drop(i);
            crowd_->remove(agent);
        } else {
            member.next = -1;
            crowd_->set_goal(agent, std::nullopt);
            crowd_->set_preferred_velocity(agent, {});
        }
        ++group.arrived;
    }
}

template class Guide<2>;
template class Guide<3>;

}  // namespace jostle

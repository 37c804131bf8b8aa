// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/world/check_islands.h"

#include <jostle/core/error.h>

#include <numeric>
#include <vector>

#include "dynamics/store/island_links.h"
#include "dynamics/store/waking.h"

namespace jostle::detail {

std::string fault_of(std::string_view sentence, FaultIndex first, FaultIndex second) {
    std::string fault;
    for (const char c : sentence) {
        if (c != '#') {
            fault += c;
            continue;
        }
        fault += to_text(static_cast<long long>(first.value));
        first = second;
    }
    return fault;
}

namespace {

/// That an island's list is sound, and all its bodies may be in it.
std::string check_list(const Tables& tables, IslandId id) {
    const IslandRecord& island = tables.islands[id];
    BodyId previous;
    int seen = 0;
    for (BodyId body = island.first; body != kNone; body = tables.bodies[body].island_next) {
        const BodyRecord& record = tables.bodies[body];
        if (record.island != id || record.island_previous != previous || ++seen > island.count)
            return fault_of("the list of island # is broken at body #", id, body);
        if (!record.enabled || record.type == BodyType::kStatic)
            return fault_of("body # is in an island and does not move", body);
        if (record.type == BodyType::kKinematic && island.count > 1)
            return fault_of("kinematic body # is not alone in its island", body);
        previous = body;
    }
    if (seen == 0 || seen != island.count || island.last != previous)
        return fault_of("island # does not have as many bodies as it counts", id);
    return "";
}

/// The parts of which bodies are linked, found from all links alone.
class Parts {
  public:
    explicit Parts(const Tables& tables)
        : tables_(tables), parents_(static_cast<std::size_t>(tables.bodies.capacity())) {
        std::iota(parents_.begin(), parents_.end(), 0);
    }
    /// False: two of them are linked and not in one island.
    bool link(std::span<const BodyId> bodies) {
        BodyId first;
        for (const BodyId body : bodies) {
            if (tables_.bodies[body].type != BodyType::kDynamic) continue;
            if (first == kNone) first = body;
            if (tables_.bodies[body].island != tables_.bodies[first].island) return false;
            parents_[static_cast<std::size_t>(root(body))] = root(first);
        }
        return true;
    }
    [[nodiscard]] int root(BodyId body) {
        int at = body.index;
        while (parents_[static_cast<std::size_t>(at)] != at) {
            int& parent = parents_[static_cast<std::size_t>(at)];
            at = parent = parents_[static_cast<std::size_t>(parent)];
        }
        return at;
    }

  private:
    const Tables& tables_;
    std::vector<int> parents_;
};

/// That linked bodies are in one island, and that an island which lost no link is one part.
std::string check_links(const Tables& tables) {
    Parts parts(tables);
    std::string fault;
    for_live(tables.contacts, [&](ContactId id) {
        const ContactRecord& contact = tables.contacts[id];
        if (contact.is_linked && may_link(tables, id) && !parts.link(contact.bodies()))
            fault = fault_of("the bodies of contact # touch and are not in one island", id);
    });
    for_live(tables.joints, [&](JointId id) {
        if (may_link(tables, id) && !parts.link(tables.joint_bodies(id)))
            fault = fault_of("the bodies of joint # are not in one island", id);
    });
    for_live(tables.islands, [&](IslandId id) {
        if (tables.islands[id].has_lost_link) return;
        for_bodies(tables, id, [&](BodyId body) {
            if (parts.root(body) != parts.root(tables.islands[id].first))
                fault = fault_of("island # has lost no link, and body # is apart", id, body);
        });
    });
    return fault;
}

/// Whether a kinematic body is awake and one sleeps that it should keep awake.
bool is_left_asleep(const Tables& tables, std::span<const BodyId> bodies) {
    bool driven = false, sleeps = false;
    for (const BodyId body : bodies) {
        driven |= tables.bodies[body].type == BodyType::kKinematic && tables.bodies.is_awake(body);
        sleeps |= tables.bodies[body].type == BodyType::kDynamic && tables.bodies.is_asleep(body);
    }
    return driven && sleeps;
}

/// The fault of a body that sleeps, or nullptr.
const char* check_sleeper(const Tables& tables, BodyId id) {
    const BodyRecord& body = tables.bodies[id];
    if (!body.allow_sleep || !tables.settings.allow_sleep) return "body # sleeps, and may not";
    const BodyState& state = tables.bodies.state(id);
    return state.velocity != Vec2{} || state.angular != 0.0f ? "body # sleeps, and moves" : nullptr;
}

std::string check_sleeping_bodies(const Tables& tables) {
    std::string fault;
    for_live(tables.bodies, [&](BodyId id) {
        const BodyRecord& body = tables.bodies[id];
        if (body.is_asleep != tables.bodies.is_asleep(id))
            fault = fault_of("body # does not know whether it sleeps", id);
        if (body.is_asleep != body.was_told_asleep && !tables.sleep_changes.has(id))
            fault = fault_of("body # fell asleep or woke, and no event will tell", id);
        if (body.is_unpaired && !body.is_asleep && !tables.sleep_changes.has(id))
            fault = fault_of("body # is awake, and has not looked for pairs", id);
        if (!body.is_asleep) return;
        if (const char* found = check_sleeper(tables, id)) fault = fault_of(found, id);
    });
    for_live(tables.islands, [&](IslandId id) {
        for_bodies(tables, id, [&](BodyId body) {
            if (tables.bodies[body].is_asleep != tables.bodies.is_asleep(tables.islands[id].first))
                fault = fault_of("island # sleeps in part", id);
        });
        if (tables.islands[id].is_counted || tables.islands[id].drowsy != 0)
            fault = fault_of("island # is still being counted", id);
    });
    return fault;
}

}  // namespace

std::string check_sleep(const Tables& tables) {
    std::string fault = check_sleeping_bodies(tables);
    for_live(tables.contacts, [&](ContactId id) {
        const ContactRecord& contact = tables.contacts[id];
        const bool awake = tables.bodies.is_any_awake(contact.bodies());
        // One that was noted is looked at by the next step.
        if (contact.is_asleep == awake && (awake || !tables.changed_contacts.has(id)))
            fault = fault_of("contact # sleeps exactly if neither body is awake: it is not so", id);
        if (is_solid_link(tables, id) && is_left_asleep(tables, contact.bodies()))
            fault = fault_of("a body of contact # sleeps, and its kinematic one is awake", id);
    });
    for_live(tables.joints, [&](JointId id) {
        if (tables.joints[id].is_asleep && tables.bodies.is_any_awake(tables.joint_bodies(id)))
            fault = fault_of("joint # sleeps, and a body of it is awake", id);
        if (may_link(tables, id) && is_left_asleep(tables, tables.joint_bodies(id)))
            fault = fault_of("a body of joint # sleeps, and its kinematic one is awake", id);
    });
    return fault;
}

std::string check_islands(const Tables& tables) {
    int listed = 0, moving = 0;
    std::string fault;
    for_live(tables.islands, [&](IslandId id) {
        if (const std::string found = check_list(tables, id); !found.empty()) fault = found;
        listed += tables.islands[id].count;
    });
    if (!fault.empty()) return fault;
    for_live(tables.bodies, [&](BodyId id) {
        const BodyRecord& body = tables.bodies[id];
        moving += body.enabled && body.type != BodyType::kStatic ? 1 : 0;
        if (body.island != kNone && !tables.islands.is_live(body.island))
            fault = fault_of("body # is in an island that is gone", id);
    });
    if (!fault.empty()) return fault;
    if (listed != moving) return "not every enabled body that is not static is in an island";
    return check_links(tables);
}

}  // namespace jostle::detail

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The bodies that an edit stirs: those of them that sleep wake, with their islands; the others count as
// moving now, so that they do not fall asleep over the change. Each edit that stirs any names them once, by
// `stirred_by(tables, edit)`: reserve() makes room for their waking, and carry_out() wakes them.
#pragma once

#include <algorithm>
#include <array>

#include "dynamics/store/contact_links.h"
#include "dynamics/store/island_links.h"
#include "dynamics/store/joint_links.h"
#include "dynamics/store/waking.h"

namespace jostle::detail {

struct Stirred {
    enum class By : std::uint8_t {
        kNobody,
        kBody,        ///< the body; and, if it is kinematic, those of kNeighbours
        kNeighbours,  ///< the body, and those that it touches or is joined to
        kShape,       ///< as kBody, and those that the shape touches
        kChain,       ///< likewise
        kBodies,
        kJoint,  ///< the joint's bodies, and those of the joints that couple it
        kAllDynamic,
        kAll
    };
    By by = By::kNobody;
    BodyId body{};
    ShapeId shape{};
    ChainId chain{};
    JointId joint{};
    std::array<BodyId, kMaxJointBodies> bodies{};
};

[[nodiscard]] inline Stirred stirs_body(BodyId id) {
    return {.by = Stirred::By::kBody, .body = id};
}
[[nodiscard]] inline Stirred stirs_neighbours(BodyId id) {
    return {.by = Stirred::By::kNeighbours, .body = id};
}
[[nodiscard]] inline Stirred stirs_shape(ShapeId id) {
    return {.by = Stirred::By::kShape, .shape = id};
}
[[nodiscard]] inline Stirred stirs_chain(ChainId id) {
    return {.by = Stirred::By::kChain, .chain = id};
}
[[nodiscard]] inline Stirred stirs_bodies(std::span<const BodyId> ids) {
    Stirred stirred{.by = Stirred::By::kBodies};
    std::ranges::copy(ids, stirred.bodies.begin());
    return stirred;
}
[[nodiscard]] inline Stirred stirs_joint(JointId id) {
    return {.by = Stirred::By::kJoint, .joint = id};
}

/// The bodies of an edit of `body`: none while that is being made. A body that was made asleep gets its
/// shapes and its mass in its sleep.
[[nodiscard]] inline Stirred unless_being_made(const Tables& tables, BodyId body, const Stirred& stirred) {
    return tables.bodies.has_never_woken(body) ? Stirred{} : stirred;
}

/// Calls `function` for each body that is stirred, for some more than once: of bodies other than the edited
/// one the dynamic ones alone. `function` may wake. ORDER: the edited body, its contacts and joints as they
/// are listed; of many bodies by id.
template <class Function>
void for_stirred(const Tables& tables, const Stirred& stirred, Function&& function) {
    const auto itself = [&](BodyId body) {
        if (tables.bodies[body].island != kNone) function(body);
    };
    const auto other = [&](BodyId body) {
        if (tables.bodies.is_movable(body)) function(body);
    };
    // A kinematic body that wakes keeps awake all that it touches or is joined to.
    const auto edited = [&](BodyId body) {
        itself(body);
        const BodyRecord& record = tables.bodies[body];
        if (record.type == BodyType::kKinematic && record.island != kNone)
            for_neighbours(tables, body, IdleJoints::kIncluded, other);
    };
    const auto touched_by = [&](BodyId body, auto&& chosen) {
        edited(body);
        for_contacts_of(tables, body, chosen, [&](ContactId contact) {
            if (is_solid_link(tables, contact)) other(tables.contacts[contact].other(body));
        });
    };
    switch (stirred.by) {
        case Stirred::By::kNobody:
            return;
        case Stirred::By::kBody:
            return edited(stirred.body);
        case Stirred::By::kNeighbours:
            itself(stirred.body);
            return for_neighbours(tables, stirred.body, IdleJoints::kIncluded, other);
        case Stirred::By::kShape:
            return touched_by(tables.shapes[stirred.shape].body,
                              [&](ShapeId shape) { return shape == stirred.shape; });
        case Stirred::By::kChain:
            return touched_by(tables.chains[stirred.chain].body,
                              [&](ShapeId shape) { return tables.shapes[shape].chain == stirred.chain; });
        case Stirred::By::kBodies:
            for (const BodyId body : stirred.bodies)
                if (body != kNone) other(body);
            return;
        case Stirred::By::kJoint: {
            const auto bodies_of = [&](JointId joint) {
                for (const BodyId body : tables.joint_bodies(joint)) other(body);
            };
            bodies_of(stirred.joint);
            return for_couplings(tables, stirred.joint, bodies_of);
        }
        case Stirred::By::kAllDynamic:
            return for_live(tables.bodies, other);
        case Stirred::By::kAll:
            return for_live(tables.bodies, itself);
    }
}

/// Counts the room that waking takes.
inline void add_stirred(const Tables& tables, const Stirred& stirred, WakeRoom& room) noexcept {
    for_stirred(tables, stirred, [&](BodyId body) {
        if (tables.bodies.is_asleep(body)) room.add(tables.bodies[body].island);
    });
}

/// Throws std::bad_alloc, and has changed nothing. Cost: where none of them sleeps, the bodies that are
/// stirred.
inline void reserve_stir(Tables& tables, const Stirred& stirred) {
    bool wakes = false;
    for_stirred(tables, stirred, [&](BodyId body) { wakes |= tables.bodies.is_asleep(body); });
    if (!wakes) return;
    WakeRoom room(tables);
    add_stirred(tables, stirred, room);
    room.reserve();
}

/// There is room.
inline void stir(Tables& tables, const Stirred& stirred) noexcept {
    for_stirred(tables, stirred, [&](BodyId body) {
        tables.bodies.sim(body).slow_time = 0.0f;
        if (!tables.bodies.is_asleep(body)) return;
        const IslandId island = tables.bodies[body].island;
        wake_island(tables, island);
        for_bodies(tables, island, [&](BodyId woken) { look_for_pairs(tables, woken); });
    });
}

}  // namespace jostle::detail

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Sleep of bodies, and permission to sleep; and gravity, which wakes all dynamic bodies.
#include "dynamics/edit/edits.h"
#include "dynamics/store/positive_zero.h"

namespace jostle::detail {
namespace {

/// Whether no body of an island that is awake forbids it to sleep.
bool may_sleep(const Tables& tables, IslandId island) noexcept {
    bool may = true;
    for_bodies(tables, island, [&](BodyId body) {
        may = may && tables.bodies[body].allow_sleep;
        if (!tables.bodies.is_movable(body)) return;
        for_neighbours(tables, body, IdleJoints::kLeftOut, [&](BodyId other) {
            may = may && (tables.bodies.is_movable(other) || !tables.bodies.is_awake(other));
        });
    });
    return may;
}

}  // namespace

Stirred stirred_by(const Tables&, const SetAwake& edit) {
    return edit.awake ? stirs_body(edit.body) : Stirred{};
}
template <>
void reserve(Tables& tables, SetAwake& edit) {
    if (edit.awake) return reserve_stir(tables, stirred_by(tables, edit));
    if (!tables.bodies.is_awake(edit.body)) return;
    SleepRoom room;
    for_bodies(tables, tables.bodies[edit.body].island, [&](BodyId body) { add(tables, body, room); });
    reserve_sleeping(tables, room);
}
void apply(Tables& tables, const SetAwake& edit) noexcept {
    if (edit.awake || !tables.bodies.is_awake(edit.body) || !tables.settings.allow_sleep) return;
    IslandId island = tables.bodies[edit.body].island;
    if (tables.islands[island].has_lost_link) island = split_off(tables, edit.body);
    if (may_sleep(tables, island)) lay_asleep(tables, island);
}

Stirred stirred_by(const Tables&, const SetAllowSleep& edit) {
    return edit.allow ? Stirred{} : stirs_body(edit.body);
}
void apply(Tables& tables, const SetAllowSleep& edit) noexcept {
    tables.bodies[edit.body].allow_sleep = edit.allow;
}
void apply(Tables& tables, const SetSleepThreshold& edit) noexcept {
    tables.bodies[edit.body].sleep_threshold = positive_zero(edit.threshold);
}

Stirred stirred_by(const Tables&, const SetWorldAllowSleep& edit) {
    return {.by = edit.allow ? Stirred::By::kNobody : Stirred::By::kAll};
}
void apply(Tables& tables, const SetWorldAllowSleep& edit) noexcept {
    tables.settings.allow_sleep = edit.allow;
}
void apply(Tables& tables, const SetWorldSleepThreshold& edit) noexcept {
    tables.settings.sleep_threshold = positive_zero(edit.threshold);
}

Stirred stirred_by(const Tables& tables, const SetGravity& edit) {
    const bool changes = edit.gravity != tables.settings.gravity;
    return {.by = changes ? Stirred::By::kAllDynamic : Stirred::By::kNobody};
}
void apply(Tables& tables, const SetGravity& edit) noexcept {
    tables.settings.gravity = positive_zero(edit.gravity);
}

}  // namespace jostle::detail

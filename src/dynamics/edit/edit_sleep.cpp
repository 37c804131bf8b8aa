// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Who sleeps, and may; and gravity, which wakes all that it pulls at.
#include "dynamics/edit/edits.h"
#include "dynamics/store/positive_zero.h"
#include "dynamics/store/stirring.h"

namespace jostle {
namespace {

/// Calls function(body) for each body that is in an island; of each kind, or the dynamic ones. ORDER: by
/// body.
template <class Function>
void for_all(const Tables& tables, bool dynamic_only, Function&& function) {
    for_live(tables.bodies, [&](BodyId body) {
        if (tables.bodies[body].island == kNone) return;
        if (!dynamic_only || tables.bodies.is_movable(body)) function(body);
    });
}

/// Whether nothing of an island that is awake forbids it to sleep.
bool may_sleep(const Tables& tables, IslandId island) noexcept {
    bool may = true;
    for_bodies(tables, island, [&](BodyId body) {
        may = may && tables.bodies[body].allow_sleep;
        if (!tables.bodies.is_movable(body)) return;
        for_neighbours(tables, body, false, [&](BodyId other) {
            may = may && (tables.bodies.is_movable(other) || !tables.bodies.is_awake(other));
        });
    });
    return may;
}

}  // namespace

template <>
void reserve(Tables& tables, SetAwake& edit) {
    if (edit.awake) return reserve_stir(tables, edit.body, Reach::kOwn);
    if (!tables.bodies.is_awake(edit.body)) return;
    SleepRoom room;
    for_bodies(tables, tables.bodies[edit.body].island, [&](BodyId body) { add(tables, body, room); });
    reserve_sleeping(tables, room);
}
void apply(Tables& tables, const SetAwake& edit) noexcept {
    if (edit.awake) return stir(tables, edit.body, Reach::kOwn);
    if (!tables.bodies.is_awake(edit.body) || !tables.settings.allow_sleep) return;
    IslandId island = tables.bodies[edit.body].island;
    if (tables.islands[island].has_lost_link) island = split_off(tables, edit.body);
    if (may_sleep(tables, island)) lay_asleep(tables, island);
}

template <>
void reserve(Tables& tables, SetAllowSleep& edit) {
    if (!edit.allow) reserve_stir(tables, edit.body, Reach::kOwn);
}
void apply(Tables& tables, const SetAllowSleep& edit) noexcept {
    if (!edit.allow) stir(tables, edit.body, Reach::kOwn);
    tables.bodies[edit.body].allow_sleep = edit.allow;
}
void apply(Tables& tables, const SetSleepThreshold& edit) noexcept {
    std::optional<float>& threshold = tables.bodies[edit.body].sleep_threshold;
    threshold = edit.threshold;
    if (threshold) *threshold = positive_zero(*threshold);
}

template <>
void reserve(Tables& tables, SetWorldAllowSleep& edit) {
    if (!edit.allow) reserve_stirring(tables, [&](auto&& function) { for_all(tables, false, function); });
}
void apply(Tables& tables, const SetWorldAllowSleep& edit) noexcept {
    if (!edit.allow) stir_all(tables, [&](auto&& function) { for_all(tables, false, function); });
    tables.settings.allow_sleep = edit.allow;
}
void apply(Tables& tables, const SetWorldSleepThreshold& edit) noexcept {
    tables.settings.sleep_threshold = positive_zero(edit.threshold);
}

template <>
void reserve(Tables& tables, SetGravity& edit) {
    if (edit.gravity != tables.settings.gravity)
        reserve_stirring(tables, [&](auto&& function) { for_all(tables, true, function); });
}
void apply(Tables& tables, const SetGravity& edit) noexcept {
    if (edit.gravity == tables.settings.gravity) return;
    stir_all(tables, [&](auto&& function) { for_all(tables, true, function); });
    tables.settings.gravity = positive_zero(edit.gravity);
}

}  // namespace jostle

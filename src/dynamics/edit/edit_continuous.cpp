// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/edit/continuous_edits.h"
#include "dynamics/store/body_mass.h"

namespace jostle::detail {
namespace {

/// Changes a body's record, which continuous collision counts.
template <class Change>
void change(Tables& tables, BodyId id, Change&& change) {
    BodyRecord& body = tables.bodies[id];
    tables.sweeps.count(body, -1);
    change(body);
    tables.sweeps.count(body, 1);
    // Whether it is swept is found with its mass.
    mass_changed(tables, id);
    refresh_mass(tables, id);
}

}  // namespace

void apply(Tables& tables, const SetBullet& edit) noexcept {
    change(tables, edit.body, [&](BodyRecord& body) { body.bullet = edit.bullet; });
}
void apply(Tables& tables, const SetContinuous& edit) noexcept {
    change(tables, edit.body, [&](BodyRecord& body) { body.continuous = edit.continuous; });
}
void apply(Tables& tables, const SetWorldContinuous& edit) noexcept {
    tables.settings.continuous = edit.continuous;
}

}  // namespace jostle::detail

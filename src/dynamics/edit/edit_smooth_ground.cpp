// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/edit/smooth_ground_edits.h"
#include "dynamics/store/contact_links.h"

namespace jostle::detail {

Stirred stirred_by(const Tables& tables, const SetShapeSmooth& edit) {
    return tables.shapes[edit.shape].def.smooth != edit.smooth ? stirs_shape(edit.shape) : Stirred{};
}
void apply(Tables& tables, const SetShapeSmooth& edit) noexcept {
    tables.shapes[edit.shape].def.smooth = edit.smooth;
    note_ground_changed(tables, edit.shape);
}

Stirred stirred_by(const Tables& tables, const SetSmoothGround& edit) {
    const bool changes = edit.smooth != tables.settings.smooth_ground;
    return {.by = changes ? Stirred::By::kAllDynamic : Stirred::By::kNobody};
}
void apply(Tables& tables, const SetSmoothGround& edit) noexcept {
    if (edit.smooth == tables.settings.smooth_ground) return;
    tables.settings.smooth_ground = edit.smooth;
    for_live(tables.bodies, [&](BodyId id) {
        if (tables.bodies[id].type == BodyType::kDynamic) tables.bodies[id].ground_changed = true;
    });
}

}  // namespace jostle::detail

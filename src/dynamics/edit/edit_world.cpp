// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Edits of the world as a whole, but for sleep and gravity: edit_sleep.cpp.
#include "dynamics/edit/edits.h"
#include "dynamics/store/limits.h"
#include "dynamics/store/shape_links.h"
#include "dynamics/store/shape_word.h"

namespace jostle::detail {

void apply(Tables& tables, const SetWarmStarting& edit) noexcept {
    tables.settings.warm_starting = edit.warm;
}

bool fits(const Tables& tables, const ShiftOrigin& edit) noexcept {
    bool fits = true;
    for_live(tables.bodies, [&](BodyId id) {
        const Vec2 position = tables.bodies.sim(id).transform.p - edit.origin;
        fits = fits && (tables.bodies[id].is_aside ||
                        (kCoordinate.contains(position.x) && kCoordinate.contains(position.y)));
    });
    return fits;
}
/// Poses, centres of mass and boxes are in the world's frame. Numbers of contacts and joints that are, too,
/// are made anew by each step.
void apply(Tables& tables, const ShiftOrigin& edit) noexcept {
    for_live(tables.bodies, [&](BodyId id) {
        // One that lies aside still was made after this edit.
        if (tables.bodies[id].is_aside) return;
        BodySim& sim = tables.bodies.sim(id);
        sim.transform.p -= edit.origin;
        sim.center -= edit.origin;
        sim.slack = 0.0f;
    });
    tables.broad_phase.shift_origin(edit.origin);
    // Rounded or not, positions are others now; and boxes of the tree are rounded by themselves.
    for_live(tables.shapes, [&](ShapeId id) {
        const ShapeRecord& shape = tables.shapes[id];
        const int proxy = tables.shapes.proxy(id);
        if (proxy == kNone) return;
        const Aabb<2> present = tables.broad_phase.fat_box(proxy);
        const Transform& pose = tables.bodies.sim(shape.body).transform;
        if (tables.bodies[shape.body].type == BodyType::kStatic) {
            const Aabb<2> box = bounds(shape.geometry, pose);
            if (present != box) tables.broad_phase.move_static(proxy, box);
        } else if (const Aabb<2> box = pair_box(shape, pose, tables.settings); !contains(present, box)) {
            tables.broad_phase.move(proxy, box);
        }
        refresh_word(tables, id);
    });
}

}  // namespace jostle::detail

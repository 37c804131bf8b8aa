// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A kinematic body moves as it was told, so the places that it comes to are known when a step begins.
// Sleeping bodies there wake in time to be pushed; slow ones are swept.
#include "dynamics/continuous/continuous.h"
#include "dynamics/continuous/path.h"
#include "dynamics/continuous/swept_box.h"
#include "dynamics/edit/stirring.h"
#include "dynamics/pairs/pairs.h"
#include "dynamics/store/shape_links.h"

namespace jostle::detail {
namespace {

/// The motion of a kinematic body in a step.
Sweep coming_sweep(const BodySim& sim, const BodyState& state, float dt) {
    BodyState moved;
    moved.delta_position = dt * state.velocity;
    moved.delta_rotation = Rot::from_angle(dt * state.angular);
    return sweep_of(sim, moved);
}

void find_pushed_by(Tables& tables, ShapeId shape, const Sweep& sweep) {
    if (tables.shapes[shape].def.is_sensor) return;
    const DynamicTree<2>& tree = tables.broad_phase.movable_tree();
    tree.query(swept_box(tables.shapes[shape].geometry, sweep), [&](int item) {
        const ShapeId other = shape_of(tree.user_data(item));
        const BodyId body = tables.shapes[other].body;
        if (tables.shapes[other].def.is_sensor) return;
        const auto [a, b] = std::minmax(shape, other);
        if (!tables.bodies.is_movable(body) || !may_collide(tables, a, b)) return;
        if (tables.bodies.is_asleep(body)) {
            reserve_stir(tables, stirs_body(body));
            stir(tables, stirs_body(body));
        }
        tables.pressed.note(body);
    });
}

}  // namespace

void find_pushed(const StepContext& context, Tables& tables) {
    if (tables.sweeps.pushers == 0 || !context.settings.continuous) return;
    // Those that wake meanwhile are appended, and are none of these.
    const auto count = tables.bodies.awake().records.size();
    for (std::size_t i = kFirstAwake; i < count; ++i) {
        const BodyRecord& body = tables.bodies.awake().records[i];
        if (body.type != BodyType::kKinematic || !is_continuous(body)) continue;
        const BodySim& sim = tables.bodies.awake().sims[i];
        const BodyId id = sim.id;
        const Sweep sweep = coming_sweep(sim, tables.bodies.awake().states[i], context.dt);
        if (sweep.c == sweep.c0 && sweep.a == sweep.a0) continue;
        for_shapes(tables, id, [&](ShapeId shape) { find_pushed_by(tables, shape, sweep); });
    }
}

}  // namespace jostle::detail

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/step/movement.h"

#include "dynamics/bodies/kinematic_path.h"
#include "dynamics/store/shape_links.h"

namespace jostle::detail {

void Movement::drop() {
    BodyArrays& awake = tables_.bodies.awake();
    auto& states = awake.states;
    for (std::size_t i = kFirstAwake; i < states.size(); ++i) {
        states[i].delta_position = {};
        states[i].delta_rotation = {};
        states[i].is_broken = 0.0f;
    }
    for (std::size_t i = kFirstAwake; i < awake.sims.size(); ++i) {
        BodySim& sim = awake.sims[i];
        if (sim.is_on_path) restore_told(awake, i);
        sim.slack = 0.0f;
        for_shapes(tables_, sim.id, [&](ShapeId shape) {
            const ShapeRecord& record = tables_.shapes[shape];
            tables_.broad_phase.buffer_move(tables_.shapes.proxy(shape),
                                            pair_box(record, sim.transform, tables_.settings));
        });
    }
    tables_.broad_phase.apply_moves();
}

}  // namespace jostle::detail

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Sleep timers and boxes, from poses.
#include "dynamics/step/finalize.h"

#include <limits>

#include "dynamics/store/shape_links.h"
#include "dynamics/store/slow.h"

namespace jostle::detail {
namespace {

constexpr int kBodiesPerTask = 256;

}  // namespace

void finalize_bodies(const StepContext& context, const ShapeTable& shapes, BodyArrays& awake,
                     BroadPhase<2>& boxes) {
    for_awake(context, awake, kBodiesPerTask, [&](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i) {
            BodySim& sim = awake.sims[i];
            const BodyState& state = awake.states[i];
            BodyRecord& body = awake.records[i];
            if (body.ground_changed) body.ground_changed = false;
            sim.slow_time = is_slow(body, sim, state, context.settings.sleep_threshold)
                                ? min(sim.slow_time + context.dt, kTimeToSleep)
                                : 0.0f;
            if (sim.slack > 0.0f) continue;
            float slack = std::numeric_limits<float>::max();
            for (ShapeId id = body.first_shape; id != kNone; id = shapes[id].next) {
                const Aabb<2> box = pair_box(shapes[id], sim.transform, context.settings);
                const bool fits = boxes.buffer_move(shapes.proxy(id), box) == Moved::kFits;
                slack = fits ? min(slack, boxes.slack(shapes.proxy(id), box)) : 0.0f;
            }
            // A fat box near the origin is rounded at the size of its margin.
            sim.slack = 0.999f * slack;
        }
    });
}

}  // namespace jostle::detail

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/portions/prepare.h"

#include "dynamics/bodies/bodies.h"
#include "dynamics/contacts/heavy_blows.h"
#include "dynamics/contacts/prepare_contacts.h"
#include "dynamics/joints/joints.h"
#include "dynamics/portions/lay_out.h"

namespace jostle::detail {

void prepare(const StepContext& context, BodyTable& bodies, const ShapeTable& shapes, ConstraintGraph& graph,
             const PortionPlan& plan, int portion, PortionRows& rows) {
    const PortionBodies of = lay_out(graph, bodies.awake(), plan, portion, rows);
    prepare_bodies(context, bodies.awake(), of.places, of.count, rows);
    for (ActiveColour& colour : rows.active()) {
        prepare_contacts(context, bodies, shapes, rows, graph.bin(colour.bin), colour);
        if (colour.has_joints) colour.own_joint_types = prepare_joints(context, bodies, graph, colour.bin);
        rows.has_own_joints = rows.has_own_joints || colour.own_joint_types != 0;
        if (colour.has_heavy_blows) list_heavy_blows(colour, rows);
    }
    // Joints that do nothing count their turns all the same.
    if (rows.has_joints) prepare_joints(context, bodies, graph, kIdleBin);
}

void store_impulses(const StepContext& context, const BodyTable& bodies, ConstraintGraph& graph,
                    const PortionRows& rows) {
    for (const ActiveColour& colour : rows.active()) {
        store_contacts(context, bodies, rows, colour, graph.bin(colour.bin));
        if (colour.has_joints && context.warm.kept != 0.0f) store_joints(context, graph, colour.bin);
    }
}

}  // namespace jostle::detail

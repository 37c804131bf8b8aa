// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/store/joint_links.h"

#include "dynamics/store/bin_moves.h"
#include "dynamics/store/colours.h"
#include "dynamics/store/room.h"
#include "dynamics/store/shape_links.h"

namespace jostle {

void park_joint(Tables& tables, int joint) {
    JointSim& sim = tables.joint_sim(joint);
    static_cast<JointImpulses&>(sim) = {};
    const int old_bin = tables.joint(joint).bin;
    mark_colour(tables, old_bin, sim.body_a, false);
    mark_colour(tables, old_bin, sim.body_b, false);
    if (old_bin != kIdleBin)
        move_between(tables.bin(old_bin).joints, tables.bin(kIdleBin).joints, tables.joints, joint, kIdleBin);
}

void place_joint(Tables& tables, int joint) {
    park_joint(tables, joint);
    const JointSim& sim = tables.joint_sim(joint);
    const int body_a = sim.body_a, body_b = sim.body_b;
    if (!tables.body(body_a).enabled || !tables.body(body_b).enabled) return;
    const int bin = find_colour(tables, body_a, body_b);
    mark_colour(tables, bin, body_a, true);
    mark_colour(tables, bin, body_b, true);
    if (bin != kIdleBin)
        move_between(tables.bin(kIdleBin).joints, tables.bin(bin).joints, tables.joints, joint, bin);
}

void remove_joint(Tables& tables, int joint) {
    const JointRecord& record = tables.joint(joint);
    for (int side = 0; side < 2; ++side) {
        const int body_id = record.edges[side].body;
        mark_colour(tables, record.bin, body_id, false);
        BodyRecord& body = tables.body(body_id);
        unlink_edge(tables.joints, 2 * joint + side, body.first_joint, body.joint_count);
    }
    remove_from(tables.bin(record.bin).joints, record.index,
                [&](const JointSim& moved) -> JointRecord& { return tables.joint(moved.id); });
    tables.joint_ids.free(tables.joint_ids.id_at(static_cast<std::uint32_t>(joint)));
}

void destroy_joint(Tables& tables, int joint) {
    const JointRecord record = tables.joint(joint);
    remove_joint(tables, joint);
    if (!record.collide_connected) touch_shapes(tables, record.edges[0].body);
}

void reserve_joint_places(Tables& tables, int body) {
    for (Bin& bin : tables.graph.bins) make_room(bin.joints, tables.body(body).joint_count);
}

}  // namespace jostle

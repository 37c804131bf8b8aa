// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// World::state_hash: what makes a difference between two runs visible. Word by word, in the order of slots.
#include <jostle/dynamics/world.h>

#include <bit>

#include "dynamics/world/door.h"

namespace jostle {
namespace {

/// Word by word, so that each word's every bit reaches the whole sum [Fowler1991].
struct Hash {
    std::uint64_t value = 0xcbf29ce484222325u;

    void add(std::uint64_t word) {
        value = (value ^ word) * 0x100000001b3u;
        value ^= value >> 29;
    }
    void add(int number) { add(static_cast<std::uint64_t>(static_cast<std::int64_t>(number))); }
    void add(float number) { add(std::uint64_t{std::bit_cast<std::uint32_t>(number)}); }
    void add(Vec2 v) {
        add(v.x);
        add(v.y);
    }
};

void add_body(Hash& hash, const Tables& tables, int id) {
    const BodySim& sim = tables.sim(id);
    const BodyState& state = tables.state(id);
    hash.add(static_cast<int>(tables.body(id).type));
    hash.add(static_cast<int>(tables.places[static_cast<std::size_t>(id)].set));
    hash.add(sim.transform.p);
    hash.add(sim.transform.q.c);
    hash.add(sim.transform.q.s);
    hash.add(sim.center);
    hash.add(state.velocity);
    hash.add(state.angular);
    hash.add(sim.slow_time);
}

void add_contact(Hash& hash, const Tables& tables, int id) {
    const ContactSim& sim = tables.contact_sim(id);
    hash.add(sim.shape_a);
    hash.add(sim.shape_b);
    hash.add(sim.manifold.count);
    for (int i = 0; i < sim.manifold.count; ++i) {
        hash.add(sim.normal_impulse[i]);
        hash.add(sim.tangent_impulse[i]);
        hash.add(sim.total_normal_impulse[i]);
    }
}

void add_joint(Hash& hash, const Tables& tables, int id) {
    const JointSim& sim = tables.joint_sim(id);
    hash.add(sim.linear_impulse);
    if (sim.kind == JointKind::kRevolute) hash.add(sim.delta_angle);  // how many turns
    for (const float impulse :
         {sim.angular_impulse, sim.axial_impulse, sim.motor_impulse, sim.lower_impulse, sim.upper_impulse})
        hash.add(impulse);
}

}  // namespace

std::uint64_t World::state_hash() const {
    const Tables& tables = require_here(impl_.get(), Call("World::state_hash")).tables();
    Hash hash;
    // ORDER: bodies, contacts, joints, each by slot; with the slot, so that a gap counts.
    const auto add_all = [&](const IdPool& pool, auto&& add_one) {
        hash.add(static_cast<int>(pool.size()));
        for_live(pool, [&](Id id) {
            hash.add(static_cast<int>(id.index));
            add_one(hash, tables, static_cast<int>(id.index));
        });
    };
    add_all(tables.body_ids, add_body);
    add_all(tables.contact_ids, add_contact);
    add_all(tables.joint_ids, add_joint);
    return hash.value;
}

}  // namespace jostle

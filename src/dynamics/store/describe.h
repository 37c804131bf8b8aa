// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The one description of a world's state: the fields of every record, by name. The hash, saves and loads, and
// what tells two worlds apart are visitors of it.
//
// A field is state where it decides the future, or is what the user put there. It is derived where it follows
// from state: the place in a list that is walked anyway, or a number that a step makes before it reads it.
//
// A visitor has
//
//     state(name, field)              state
//     first(name, array, count)       state: an array of which only `count` elements mean something
//     kept(name, array, count)        state, but no part of the hash, which follows from other state
//     list(name, vector)              state: its elements, and how many they are
//     known(name, flag)               a flag that is named as state elsewhere, and decides about the next
//                                     fields
//
//     derived(name, field)
//
//     unbounded(name, float)          state: a float that may be infinite
//
//     parameters(row, words)          state: the parameters of a joint, whose type has this row
//
//     grown(name, floats, core)       state: of the floats after the first `core` the hash leaves trailing
//                                     zeros out
//
// and of a whole world also
//
//     fact(name, number)              a number that is no field, of which layout() says more
//     layout(tables)                  which objects there are and where they lie, before the fields of any
//     islands(islands)                in an order that follows no id: describe_islands(), or as layout() says
//     boxes(tables)                   the trees' knowledge of the shapes
//     room(record)                    the record's arrays follow, which lie in memory of their own
//     at(name, index)                 the fields that follow are of this object
//     member(name, table)             of each member of Tables
//
// Tests hold these lists against the bytes of each struct (tests/dynamics/describe_test.cpp): a field that is
// forgotten here fails one.
#pragma once

#include <vector>

#include "core/sort.h"
#include "dynamics/store/describe_joint.h"
#include "dynamics/store/describe_shape.h"
#include "dynamics/store/tables.h"

namespace jostle::detail {

template <class Visitor, Like<StepSettings> S>
void describe(Visitor&& v, S& s) {
    v.state("gravity", s.gravity);
    v.state("linear_slop", s.tolerances.linear_slop);
    v.state("speculative_distance", s.tolerances.speculative_distance);
    v.state("min_edge_length", s.tolerances.min_edge_length);
    v.state("restitution_threshold", s.restitution_threshold);
    v.state("max_push_out_speed", s.max_push_out_speed);
    v.state("max_speed", s.max_speed);
    v.state("contact_hertz", s.contact_hertz);
    v.state("contact_damping_ratio", s.contact_damping_ratio);
    v.state("joint_hertz", s.joint_hertz);
    v.state("joint_damping_ratio", s.joint_damping_ratio);
    v.state("allow_sleep", s.allow_sleep);
    v.state("warm_starting", s.warm_starting);
    v.state("smooth_ground", s.smooth_ground);
    v.state("iterated_joints", s.iterated_joints);
    v.state("continuous", s.continuous);
    v.state("sleep_threshold", s.sleep_threshold);
    v.state("hit_speed", s.hit_speed);
}

template <class Visitor, class S, class List>
void describe_body(Visitor&& v, S& s, List& contacts) {
    v.state("type", s.type);
    v.state("enabled", s.enabled);
    v.state("is_aside", s.is_aside);
    v.first("enters_enabled", &s.enters_enabled, s.is_aside ? 1 : 0);
    v.first("enters_asleep", &s.enters_asleep, s.is_aside ? 1 : 0);
    v.state("bullet", s.bullet);
    v.state("allow_sleep", s.allow_sleep);
    v.derived("is_asleep", s.is_asleep);
    v.state("was_told_asleep", s.was_told_asleep);
    v.state("is_unpaired", s.is_unpaired);
    v.state("ground_changed", s.ground_changed);
    v.state("sleep_threshold", s.sleep_threshold);
    v.state("continuous", s.continuous);
    v.state("mass_override", s.mass_override);
    v.state("mass_is_stale", s.mass_is_stale);
    // No mass depends on another: their order is nobody's concern.
    v.derived("stale_previous", s.stale_previous);
    v.derived("stale_next", s.stale_next);
    v.state("mass.mass", s.mass.mass);
    v.state("mass.center", s.mass.center);
    v.state("mass.inertia", s.mass.inertia);
    v.state("colours", s.colours.words);
    v.state("first_shape", s.first_shape);
    v.derived("last_shape", s.last_shape);
    v.derived("shape_count", s.shape_count);
    v.state("contacts.first", contacts.first);
    v.derived("contacts.count", contacts.count);
    v.state("joints.first", s.joints.first);
    v.derived("joints.count", s.joints.count);
    // The number of an island decides nothing.
    v.derived("island", s.island);
    v.derived("island_previous", s.island_previous);
    v.state("island_next", s.island_next);
    v.state("user_data", s.user_data);
    v.first("told", s.told.numbers, s.type == BodyType::kKinematic ? 6 : 0);
}
template <class Visitor, Like<WholeBody> S>
void describe(Visitor&& v, S& s) {
    describe_body(v, s.record, s.contacts);
}
template <class Visitor, Like<PlacedBody> S>
void describe(Visitor&& v, S& s) {
    describe_body(v, s.record, s.contacts);
}

/// The set and the order in it are seen by walking the sets.
template <class Visitor, Like<BodyPlace> S>
void describe(Visitor&& v, S& s) {
    v.derived("set", s.set);
    v.derived("index", s.index);
}

template <class Visitor, Like<BodySim> S>
void describe(Visitor&& v, S& s) {
    v.state("transform.p", s.transform.p);
    v.state("transform.q.c", s.transform.q.c);
    v.state("transform.q.s", s.transform.q.s);
    v.state("center", s.center);
    v.state("local_center", s.local_center);
    v.state("force", s.force);
    v.state("torque", s.torque);
    v.state("inv_mass", s.inv_mass);
    v.state("inv_inertia", s.inv_inertia);
    v.state("linear_damping", s.linear_damping);
    v.state("angular_damping", s.angular_damping);
    v.state("gravity_scale", s.gravity_scale);
    v.state("extent", s.extent);
    v.derived("slack", s.slack);
    v.state("slow_time", s.slow_time);
    v.unbounded("heavy", s.heavy);
    v.derived("next_heavy", s.next_heavy);
    v.state("id", s.id);
    v.derived("has_joints", s.has_joints);
    v.derived("may_roll", s.may_roll);
    v.derived("is_on_path", s.is_on_path);
    v.state("locks.x", s.locks.x);
    v.state("locks.y", s.locks.y);
    v.state("locks.rotation", s.locks.rotation);
    v.state("core_inset", s.core_inset.code);
}

/// Between steps nothing has moved since the last one.
template <class Visitor, Like<BodyState> S>
void describe(Visitor&& v, S& s) {
    v.state("velocity", s.velocity);
    v.state("angular", s.angular);
    v.derived("is_broken", s.is_broken);
    v.derived("delta_position", s.delta_position);
    v.derived("delta_rotation.c", s.delta_rotation.c);
    v.derived("delta_rotation.s", s.delta_rotation.s);
}

template <class Visitor, class S>
requires Like<S, ConstraintEdge<ContactTag>> || Like<S, ConstraintEdge<JointTag>>
void describe(Visitor&& v, S& s) {
    v.state("body", s.body);
    v.derived("previous", s.previous);
    v.state("next", s.next);
}

template <class Visitor, Like<ManifoldPoint> S>
void describe(Visitor&& v, S& s) {
    v.state("point", s.point);
    v.state("separation", s.separation);
    v.state("id", s.id);
}
/// One without points has no normal.
template <class Visitor, Like<Manifold> S>
void describe(Visitor&& v, S& s) {
    v.state("count", s.count);
    v.first("normal", &s.normal, s.count > 0 ? 1 : 0);
    v.first("type", &s.type, s.count > 0 ? 1 : 0);
    v.first("points", s.points, s.count);
}

template <class Visitor, Like<ContactRecord> S>
void describe(Visitor&& v, S& s) {
    v.known("is_asleep", s.is_asleep);
    // The bin and the order in it are seen by walking the bins: not those that sleeping contacts will go to.
    v.first("bin", &s.bin, s.is_asleep ? 1 : 0);
    v.derived("index", s.index);
    v.state("shape_a", s.shape_a);
    v.state("shape_b", s.shape_b);
    v.state("is_asleep", s.is_asleep);
    v.state("is_linked", s.is_linked);
    v.state("impulse_h", s.impulse_h);
    v.state("linked", s.linked);
    v.state("began", s.began);
    v.state("edges", s.edges);
}

template <class Visitor, Like<MixedMaterial> S>
void describe(Visitor&& v, S& s) {
    v.state("friction", s.friction);
    v.state("restitution", s.restitution);
    v.state("rolling_resistance", s.rolling_resistance);
    v.state("surface_speed", s.surface_speed);
}

template <class Visitor, Like<ContactSim> S>
void describe(Visitor&& v, S& s) {
    v.state("id", s.id);
    v.derived("shape_a", s.shape_a);
    v.derived("shape_b", s.shape_b);
    v.derived("body_a", s.body_a);
    v.derived("body_b", s.body_b);
    v.state("material", s.material);
    v.derived("is_sensor", s.is_sensor);
    v.derived("is_solid", s.is_solid);
    v.derived("is_on_static", s.is_on_static);
    v.derived("is_on_kinematic", s.is_on_kinematic);
    v.derived("is_near_enough", s.is_near_enough);
    v.state("is_touching", s.is_touching);
    v.derived("is_one_way", s.is_one_way);
    v.derived("came_from_above", s.came_from_above);
    v.state("one_way", s.one_way);
    v.derived("has_hit_events", s.has_hit_events);
    v.derived("asks_pre_solve", s.asks_pre_solve);
    // Decided anew before it is solved.
    v.derived("is_disabled", s.is_disabled);
    v.state("was_disabled", s.was_disabled);
    v.state("has_pose", s.has_pose);
    v.state("began_deep", s.began_deep);
    v.state("is_at_seam", s.is_at_seam);
    v.state("manifold", s.manifold);
    v.first("pose.p", &s.pose.p, s.has_pose ? 1 : 0);
    v.first("pose.q.c", &s.pose.q.c, s.has_pose ? 1 : 0);
    v.first("pose.q.s", &s.pose.q.s, s.has_pose ? 1 : 0);
    v.first("turn.c", &s.turn.c, s.has_pose ? 1 : 0);
    v.first("turn.s", &s.turn.s, s.has_pose ? 1 : 0);
    v.derived("extent", s.extent);
    v.derived("radius_a", s.radius_a);
    v.derived("radius_b", s.radius_b);
    // A step makes these of the manifold before it reads them.
    v.derived("normal", s.normal);
    v.derived("anchor_a", s.anchor_a);
    v.derived("anchor_b", s.anchor_b);
    // For contacts(), until the next step.
    v.kept("separation", s.separation, s.manifold.count);
    v.state("normal_impulse", s.normal_impulse);
    v.state("tangent_impulse", s.tangent_impulse);
    v.state("total_normal_impulse", s.total_normal_impulse);
    v.state("rolling_impulse", s.rolling_impulse);
    v.derived("approach_speed", s.approach_speed);
    v.derived("hit_point", s.hit_point);
}

template <class Visitor, Like<IslandRecord> S>
void describe(Visitor&& v, S& s) {
    v.state("first", s.first);
    v.derived("last", s.last);
    v.derived("count", s.count);
    v.state("has_lost_link", s.has_lost_link);
    v.derived("drowsy", s.drowsy);
    v.derived("is_counted", s.is_counted);
    v.derived("next", s.next);
}

/// The ids of a table, and which come next.
template <class Visitor, class AnyTable>
void describe_ids(Visitor&& v, const AnyTable& table) {
    table.ids().describe([&](std::uint32_t word) { v.fact("id", word); });
}
/// The records of a table by id.
template <class Visitor, class AnyTable>
void describe_table(Visitor&& v, const char* record, AnyTable& table) {
    describe_ids(v, table);
    for_live(table, [&](auto id) {
        v.at(record, id.index);
        v.state(record, table[id]);
    });
}

template <class Visitor, Like<BodyTable> S>
void describe_bodies(Visitor&& v, S& bodies) {
    describe_ids(v, bodies);
    for_live(bodies, [&](BodyId id) {
        v.at("body", id.index);
        auto body = bodies.whole(id);
        v.state("body", body);
    });
    for (const BodySet which : kAllBodySets) {
        auto& set = bodies.set(which);
        v.fact("set", set.size());
        for (std::size_t i = 0; i < set.sims.size(); ++i) {
            v.at("body", set.sims[i].id.index);
            v.state("body sim", set.sims[i]);
            v.state("body state", set.states[i]);
        }
    }
}

template <class Visitor, Like<ConstraintGraph> S>
void describe_graph(Visitor&& v, S& graph) {
    for (auto& bin : graph.bins) {
        v.fact("bin", bin.contacts.size());
        for (auto& sim : bin.contacts) {
            v.at("contact", sim.id.index);
            v.state("contact sim", sim);
        }
        // Without types of which there are none: which ones a bin has room for is no state.
        v.fact("joints", bin.joint_count());
        for (std::size_t type = 0; type < bin.joints.size(); ++type) {
            const SimArray& sims = bin.joints[type];
            if (sims.empty()) continue;
            v.fact("type", type);
            v.fact("joints of the type", sims.size());
            for (int i = 0; i < sims.size(); ++i) {
                auto* const sim = const_cast<std::byte*>(sims.at(i));
                v.at("joint", reinterpret_cast<const JointHead*>(sim)->id.index);
                describe_joint(v, *graph.types[type], sim);
            }
        }
    }
}

/// ORDER: by first body, as their ids are no state.
template <class Visitor, Like<IslandTable> S>
void describe_islands(Visitor&& v, S& islands) {
    std::vector<IslandId> all;
    for_live(islands, [&](IslandId id) { all.push_back(id); });
    detail::sort(all, [&](IslandId a, IslandId b) { return islands[a].first < islands[b].first; });
    for (const IslandId id : all) {
        v.at("island", islands[id].first.index);
        v.state("island", islands[id]);
    }
}

/// The contact may be gone.
template <class Visitor, Like<Touch> S>
void describe(Visitor&& v, S& s) {
    v.state("contact", s.contact.index);
    v.state("shape_a", s.shape_a);
    v.state("shape_b", s.shape_b);
    v.state("user_data_a", s.user_data_a);
    v.state("user_data_b", s.user_data_b);
    v.state("is_visit", s.is_visit);
    v.state("a_is_told", s.a_is_told);
    v.state("b_is_told", s.b_is_told);
    v.state("is_heard", s.is_heard);
    v.state("point", s.motion.point);
    v.state("normal", s.motion.normal);
    v.state("linear_a", s.motion.linear_a);
    v.state("linear_b", s.motion.linear_b);
    v.state("angular_a", s.motion.angular_a);
    v.state("angular_b", s.motion.angular_b);
    v.state("approach_speed", s.motion.approach_speed);
}

template <class Visitor, Like<Departed> S>
void describe(Visitor&& v, S& s) {
    v.state("id", s.id);
    v.state("user_data", s.user_data);
}

template <class Visitor, Like<SweepAnswers::Entry> S>
void describe(Visitor&& v, S& s) {
    v.state("a", s.a);
    v.state("b", s.b);
    v.state("may_collide", s.may_collide);
}

/// All of a world. ORDER: records by id, sets and bins as they lie.
template <class Visitor, Like<Tables> S>
void describe(Visitor&& v, S& t) {
    v.layout(t);
    v.at("world", 0);
    // The sources of memory; the set of pairs, which follows from the contacts; and numbers of bodies and
    // shapes that are special.
    v.member("blocks", t.blocks);
    v.member("stack", t.stack);
    v.member("pairs", t.pairs);
    v.member("hit_shapes", t.hit_shapes);
    v.member("sweeps", t.sweeps);
    v.member("breakable", t.breakable);
    v.member("custom_joints", t.custom_joints);
    v.member("joint_plan", t.joint_plan);
    v.member("portion_plan", t.portion_plan);
    v.member("time", t.time);
    v.state("time", t.time);
    v.member("off_boxes", t.off_boxes);
    v.member("impulse_h", t.impulse_h);
    v.state("impulse_h", t.impulse_h);
    v.member("steady_h", t.steady_h);
    v.state("steady_h", t.steady_h);
    v.member("touches", t.touches);
    v.at("world", 0);
    v.fact("touches", t.touches.began().size());
    v.list("touches that began", t.touches.began());
    v.fact("touches", t.touches.ended().size());
    v.list("touches that ended", t.touches.ended());
    v.member("departures", t.departures);
    v.fact("departures", t.departures.shapes.size());
    v.list("shapes that went", t.departures.shapes);
    v.fact("departures", t.departures.joints.size());
    v.list("joints that went", t.departures.joints);
    v.member("sweep_answers", t.sweep_answers);
    v.list("answers", t.sweep_answers.entries());
    v.member("settings", t.settings);
    v.state("settings", t.settings);
    v.member("bodies", t.bodies);
    describe_bodies(v, t.bodies);
    v.member("names", t.names);
    for_live(t.bodies, [&](BodyId id) {
        v.fact("name", t.names.of(id).size());
        for (const char letter : t.names.of(id)) v.fact("letter", letter);
    });
    v.member("shapes", t.shapes);
    describe_table(v, "shape", t.shapes);
    v.member("chains", t.chains);
    describe_table(v, "chain", t.chains);
    v.member("contacts", t.contacts);
    describe_table(v, "contact", t.contacts);
    v.member("changed_contacts", t.changed_contacts);
    for (const std::uint64_t word : t.changed_contacts.words()) v.fact("changed contacts", word);
    // The narrow phase of the next step notes them again.
    v.member("asking_contacts", t.asking_contacts);
    // Noted again by the narrow phase of the next step.
    v.member("pressed", t.pressed);
    v.member("nearing", t.nearing);
    v.member("joints", t.joints);
    describe_table(v, "joint", t.joints);
    // The bodies that may have fallen asleep or woken since the user was told: a superset of those that have.
    v.member("sleep_changes", t.sleep_changes);
    v.member("islands", t.islands);
    v.islands(t.islands);
    v.member("graph", t.graph);
    describe_graph(v, t.graph);
    v.member("broad_phase", t.broad_phase);
    v.boxes(t);
}

}  // namespace jostle::detail

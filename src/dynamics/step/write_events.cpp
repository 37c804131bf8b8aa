// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The events of a step, with handles for ids, as the user reads them.

#include "core/sort.h"
#include "dynamics/step/finalize.h"
#include "dynamics/step/to_force.h"
#include "dynamics/store/room.h"
#include "dynamics/store/waking.h"

namespace jostle::detail {
namespace {

/// Makes handles of a world.
struct Handles {
    const WorldPlace& world;
    [[nodiscard]] Shape shape(Id id) const { return Shape(world.handle(id)); }
    [[nodiscard]] Joint joint(Id id) const { return Joint(world.handle(id)); }
    [[nodiscard]] Body body(Id id) const { return Body(world.handle(id)); }
};

/// A shape of a touch, and its user data when the touch was noted.
struct End {
    Shape shape;
    std::uint64_t user_data;
};

/// Each touch as `write(events, a, b)` has it: among the contacts, or, the sensor first, among the sensors'.
template <class Contacts, class Sensors, class Write>
void sort_touches(std::span<const Touch> touches, const Handles& handles, Contacts& contacts,
                  Sensors& sensors, Write&& write) {
    contacts.clear();
    sensors.clear();
    for (const Touch& t : touches) {
        const End a{handles.shape(t.shape_a), t.user_data_a}, b{handles.shape(t.shape_b), t.user_data_b};
        if (t.a_is_sensor) {
            write(sensors, a, b);
        } else if (t.b_is_sensor) {
            write(sensors, b, a);
        } else {
            write(contacts, a, b);
        }
    }
}

void write_touches(const Touches& touches, const Handles& handles, StepEvents& events) {
    sort_touches(touches.ended(), handles, events.contacts_ended, events.sensors_left,
                 [](auto& ended, const End& a, const End& b) {
                     ended.push_back({a.shape, b.shape, a.user_data, b.user_data});
                 });
    sort_touches(touches.began(), handles, events.contacts_began, events.sensors_entered,
                 [](auto& began, const End& a, const End& b) {
                     began.push_back({a.shape, b.shape});
                 });
}

/// Where there is no memory, the rest is left out.
void write_passes(const Tables& tables, const Handles& handles, StepEvents& events) {
    for (const SensorPass& pass : events.sensor_passes) {
        if (!try_to_make_room(events.sensors_entered, 1) || !try_to_make_room(events.sensors_left, 1)) return;
        const ShapeRecord &sensor = tables.shapes[pass.sensor], &visitor = tables.shapes[pass.visitor];
        const Shape sensor_handle = handles.shape(tables.shapes.id_of(pass.sensor)),
                    visitor_handle = handles.shape(tables.shapes.id_of(pass.visitor));
        events.sensors_entered.push_back({sensor_handle, visitor_handle, pass.fraction});
        events.sensors_left.push_back(
            {sensor_handle, visitor_handle, sensor.def.user_data, visitor.def.user_data, true});
    }
}

/// ORDER: by contact.
void write_hits(const Tables& tables, const Handles& handles, StepEvents& events) {
    events.hits.clear();
    if (tables.hit_shapes == 0) return;
    events.hit_contacts.clear();
    tables.graph.for_used_bins([&](int bin) {
        for (const ContactSim& sim : tables.graph.bin(bin).contacts)
            if (sim.has_hit_events && sim.approach_speed > tables.settings.hit_speed)
                events.hit_contacts.push_back(sim.id);
    });
    detail::sort(events.hit_contacts);
    for (const ContactId id : events.hit_contacts) {
        const ContactSim& sim = tables.contact_sim(id);
        events.hits.push_back({handles.shape(tables.shapes.id_of(sim.shape_a)),
                               handles.shape(tables.shapes.id_of(sim.shape_b)), sim.hit_point, sim.normal,
                               sim.approach_speed});
    }
}

/// ORDER: by body.
void write_sleep(const Tables& tables, const Handles& handles, StepEvents& events) {
    events.slept.clear();
    events.woke.clear();
    tables.sleep_changes.for_each([&](BodyId id) {
        const BodyRecord& body = tables.bodies[id];
        if (body.is_asleep == body.was_told_asleep) return;
        const Body handle = handles.body(tables.bodies.id_of(id));
        if (body.is_asleep) {
            events.slept.push_back({handle, body.user_data});
        } else {
            events.woke.push_back({handle, body.user_data});
        }
    });
}

void write_moved(const BodyTable& bodies, const Handles& handles, StepEvents& events) {
    const BodyArrays& awake = bodies.awake();
    events.moved.resize(awake.sims.size() - kFirstAwake);
    for (std::size_t i = kFirstAwake; i < awake.sims.size(); ++i) {
        const BodySim& sim = awake.sims[i];
        events.moved[i - kFirstAwake] = {handles.body(bodies.id_of(sim.id)), sim.transform,
                                         awake.records[i].user_data};
    }
}

/// ORDER: by body.
void write_frozen(const BodyTable& bodies, const Handles& handles, std::span<BodyId> frozen,
                  StepEvents& events) {
    events.froze.clear();
    detail::sort(frozen);
    for (const BodyId id : frozen)
        events.froze.push_back({handles.body(bodies.id_of(id)), bodies[id].user_data});
}

/// ORDER: by body, as they were swept.
void write_crushed(const Tables& tables, const Handles& handles, std::span<const SweptBody> swept,
                   StepEvents& events) {
    events.crushed.clear();
    for (const SweptBody& body : swept) {
        if (body.crushed_by == kNone) continue;
        const auto place = static_cast<std::size_t>(body.place);
        const BodyArrays& awake = tables.bodies.awake();
        events.crushed.push_back({handles.body(tables.bodies.id_of(awake.sims[place].id)),
                                  handles.shape(tables.shapes.id_of(body.crushed_by)),
                                  handles.shape(tables.shapes.id_of(body.crushed_against)),
                                  awake.records[place].user_data});
    }
}

void write_departures(const Departures& departures, const Handles& handles, StepEvents& events) {
    events.shapes_gone.clear();
    for (const Departed& gone : departures.shapes)
        events.shapes_gone.push_back({handles.shape(gone.id), gone.user_data});
    events.joints_gone.clear();
    for (const Departed& gone : departures.joints)
        events.joints_gone.push_back({handles.joint(gone.id), gone.user_data});
}

/// Whether the solver works on it.
bool is_active(const JointRecord& joint) {
    return lies_in(joint) <= kOverflowBin;
}

/// ORDER: by id.
void write_broken(const Tables& tables, const Handles& handles, float h, StepEvents& events) {
    events.joints_broke.clear();
    if (tables.breakable == 0) return;
    const float inv_h = 1.0f / h;
    for_live(tables.joints, [&](JointId id) {
        const JointRecord& joint = tables.joints[id];
        if (!joint.breaks || !is_active(joint)) return;
        JointPoses poses;
        std::size_t side = 0;
        for (const BodyId body : tables.joint_bodies(id)) poses[side++] = tables.bodies.sim(body).transform;
        const JointReaction reaction = tables.joint_row(id).reaction(tables.joint_sim(id), poses);
        const Vec2 force = to_force(inv_h, reaction.impulse);
        const float torque = to_force(inv_h, reaction.angular);
        if (length(force) <= joint.break_force && abs(torque) <= joint.break_torque) return;
        events.joints_broke.push_back(
            {handles.joint(tables.joints.id_of(id)), force, torque, joint.break_destroys, joint.user_data});
    });
}

}  // namespace

void reserve_events(const Tables& tables, StepEvents& events) {
    const auto room_for = [](auto& array, std::size_t count) {
        if (count > array.capacity()) array.reserve(count + count / 2);
    };
    room_for(events.contacts_ended, tables.touches.ended().size());
    room_for(events.sensors_left, tables.touches.ended().size());
    room_for(events.contacts_began, tables.touches.began().size());
    room_for(events.sensors_entered, tables.touches.began().size());
    const std::size_t hits = tables.hit_shapes == 0 ? 0 : static_cast<std::size_t>(tables.touches.touching());
    room_for(events.hits, hits);
    room_for(events.hit_contacts, hits);
    const std::size_t awake = tables.bodies.awake().sims.size();
    room_for(events.moved, awake);
    // Any body that is awake may fall asleep in this step.
    room_for(events.slept, awake + static_cast<std::size_t>(tables.sleep_changes.count()));
    room_for(events.woke, static_cast<std::size_t>(tables.sleep_changes.count()));
    room_for(events.froze, awake);
    room_for(events.crushed, tables.sweeps.kinematic_boxes > 0 ? awake : 0);
    room_for(events.shapes_gone, tables.departures.shapes.size());
    room_for(events.joints_gone, tables.departures.joints.size());
    room_for(events.joints_broke, static_cast<std::size_t>(tables.breakable));
    if (awake > events.frozen_bodies.size()) events.frozen_bodies.resize(awake + awake / 2);
}

void write_events(const Tables& tables, const WorldPlace& world, const StepNotes& notes, StepEvents& events) {
    const Handles handles{world};
    write_touches(tables.touches, handles, events);
    write_passes(tables, handles, events);
    write_hits(tables, handles, events);
    write_moved(tables.bodies, handles, events);
    write_sleep(tables, handles, events);
    write_frozen(tables.bodies, handles, notes.frozen, events);
    write_crushed(tables, handles, notes.swept, events);
    write_departures(tables.departures, handles, events);
    write_broken(tables, handles, notes.h, events);
}

void settle_sleep(Tables& tables) noexcept {
    tables.sleep_changes.for_each([&](BodyId id) {
        BodyRecord& body = tables.bodies[id];
        body.was_told_asleep = body.is_asleep;
        // Not when it woke: a step that fails after that must find no other pairs than one that does not.
        if (!body.is_asleep) look_for_pairs(tables, id);
        tables.sleep_changes.settle(id);
    });
}

}  // namespace jostle::detail

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The events of a step, with handles for ids, as the user reads them.

#include "core/sort.h"
#include "dynamics/step/finalize.h"
#include "dynamics/step/to_force.h"
#include "dynamics/step/touch_events.h"
#include "dynamics/store/contact_links.h"
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

void write_touches(const Touches& touches, const WorldPlace& world, int impacts, StepEvents& events) {
    events.contacts_ended.clear();
    events.sensors_left.clear();
    for (const Touch& touch : touches.ended()) {
        if (!touch.is_visit) events.contacts_ended.push_back(contact_ended(world, touch));
        for_visits(world, touch, [&](const TouchEnd& sensor, const TouchEnd& visitor) {
            events.sensors_left.push_back({sensor.shape, visitor.shape, sensor.user_data, visitor.user_data});
        });
    }
    events.contacts_began.clear();
    events.sensors_entered.clear();
    for (const Touch& touch : touches.began()) {
        if (!touch.is_visit) events.contacts_began.push_back(contact_began(world, touch));
        for_visits(world, touch, [&](const TouchEnd& sensor, const TouchEnd& visitor) {
            events.sensors_entered.push_back({sensor.shape, visitor.shape});
        });
    }
    // Those that began by an impulse come last, and are no visits.
    events.heard_began = events.contacts_began.size() - static_cast<std::size_t>(impacts);
    events.heard_entered = events.sensors_entered.size();
    events.heard_left = events.sensors_left.size();
}

/// Where there is no memory, the rest is left out.
void write_passes(const Tables& tables, const Handles& handles, StepEvents& events) {
    for (const SensorPass& pass : events.sensor_passes) {
        // Of two sensors each may tell of the other.
        if (!try_to_make_room(events.sensors_entered, 2) || !try_to_make_room(events.sensors_left, 2)) return;
        const ShapeRecord &sensor = tables.shapes[pass.sensor], &visitor = tables.shapes[pass.visitor];
        const Shape sensor_handle = handles.shape(tables.shapes.id_of(pass.sensor)),
                    visitor_handle = handles.shape(tables.shapes.id_of(pass.visitor));
        if (is_told_of(sensor, visitor)) {
            events.sensors_entered.push_back({sensor_handle, visitor_handle, pass.fraction});
            events.sensors_left.push_back(
                {sensor_handle, visitor_handle, sensor.def.user_data, visitor.def.user_data, true});
        }
        if (is_told_of(visitor, sensor)) {
            events.sensors_entered.push_back({visitor_handle, sensor_handle, pass.fraction});
            events.sensors_left.push_back(
                {visitor_handle, sensor_handle, visitor.def.user_data, sensor.def.user_data, true});
        }
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
    room_for(events.sensors_left, 2 * tables.touches.ended().size());
    room_for(events.contacts_began, tables.touches.began().size() + events.nearing.size());
    room_for(events.sensors_entered, 2 * tables.touches.began().size());
    const std::size_t hits =
        tables.hit_shapes == 0 ? 0
                               : static_cast<std::size_t>(tables.touches.touching()) + events.nearing.size();
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
    write_touches(tables.touches, world, notes.impacts, events);
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

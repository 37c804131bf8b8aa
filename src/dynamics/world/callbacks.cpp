// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Callbacks are set, and asked.
#include "dynamics/world/callbacks.h"

#include <algorithm>
#include <iterator>

#include "dynamics/step/touch_events.h"
#include "dynamics/store/contact_links.h"
#include "dynamics/store/mixing.h"
#include "dynamics/store/positive_zero.h"
#include "dynamics/world/door.h"

namespace jostle {
namespace {

using namespace detail;

/// Gives a shape a function, and lets it ask.
template <class Function>
void set(WorldImpl* impl, const Call& call, const Shape& shape, Question question,
         Function WorldCallbacks::OfShape::*member, Function function) {
    WorldImpl& world = require_idle(impl, call);
    const FoundShape found = find_shape(shape.handle(), call, "shape");
    require_same(world, found.world, call, "shape");
    WorldCallbacks::OfShape& functions = world.callbacks().of(shape);
    world.change(call, SetShapeAsks{found.id, question, static_cast<bool>(function)});
    functions.*member = std::move(function);
}

}  // namespace

Running::Running(WorldImpl& world, bool& flag) : flag_(flag) {
    flag_ = true;
    world.note_change();
}

WorldImpl& detail::require_idle(WorldImpl* impl, const Call& call) {
    WorldImpl& world = require_here(impl, call);
    if (world.is_stepping())
        call.refuse("the world", "in a step", "callbacks are set before or after World::step");
    return world;
}

WorldCallbacks::OfShape& WorldCallbacks::of(const Shape& shape) {
    const std::uint32_t slot = shape.handle().index;
    const auto [own, is_new] = of_shapes_.try_emplace({slot, shape.handle().generation});
    if (is_new) {
        const auto first = of_shapes_.lower_bound({slot, 0});
        const auto end = of_shapes_.upper_bound({slot, ~std::uint32_t{0}});
        // The oldest goes, or the youngest of a history that was not, where this one is the oldest.
        if (std::distance(first, end) > kGenerations) of_shapes_.erase(first != own ? first : std::prev(end));
    }
    return own->second;
}

const WorldCallbacks::OfShape* WorldCallbacks::functions_of(Id shape) const {
    const auto found = of_shapes_.find({shape.index, shape.generation});
    return found != of_shapes_.end() ? &found->second : nullptr;
}

bool WorldCallbacks::has_function(Id shape, Question question) const {
    const OfShape* const functions = functions_of(shape);
    if (functions == nullptr) return false;
    return question == Question::kShouldCollide ? static_cast<bool>(functions->should_collide)
                                                : static_cast<bool>(functions->pre_solve);
}

bool WorldCallbacks::is_asked_about(ShapeId a, ShapeId b) const {
    const ShapeTable& shapes = world_.tables().shapes;
    return should_collide_ || shapes[a].asks_should_collide || shapes[b].asks_should_collide;
}

bool WorldCallbacks::is_asked_about_pairs() const {
    return should_collide_ || may_have_askers();
}

bool WorldCallbacks::should_collide(ShapeId a, ShapeId b) {
    if (!is_asked_about(a, b)) return true;
    const Running running(world_, is_running_);
    const Shape shape_a = world_.shape_handle(a), shape_b = world_.shape_handle(b);
    if (should_collide_ && !should_collide_(shape_a, shape_b)) return false;
    for (const ShapeId asking : {a, b}) {
        if (!world_.tables().shapes[asking].asks_should_collide) continue;
        const OfShape* const functions = functions_of(world_.tables().shapes.id_of(asking));
        if (functions == nullptr || !functions->should_collide) continue;
        const ShouldCollide& function = functions->should_collide;
        if (!(asking == a ? function(shape_a, shape_b) : function(shape_b, shape_a))) return false;
    }
    return true;
}

void WorldCallbacks::ask(PreSolve& question, ShapeId shape_a, ShapeId shape_b) {
    question.friction = question.contact.friction;
    question.restitution = question.contact.restitution;
    question.rolling_resistance = question.contact.rolling_resistance;
    question.surface_speed = question.contact.surface_speed;
    const ShapeId shapes[2] = {shape_a, shape_b};
    for (int side = 0; side < 2; ++side) {
        const ShapeId asking = shapes[side];
        if (!world_.tables().shapes[asking].asks_pre_solve) continue;
        question.shape = side == 0 ? question.contact.shape_a : question.contact.shape_b;
        question.other = side == 0 ? question.contact.shape_b : question.contact.shape_a;
        const OfShape* const functions = functions_of(world_.tables().shapes.id_of(asking));
        if (functions != nullptr && functions->pre_solve) functions->pre_solve(question);
    }
    require_material(Call("World::on_pre_solve"),
                     {.friction = question.friction,
                      .restitution = question.restitution,
                      .rolling_resistance = question.rolling_resistance,
                      .surface_speed = question.surface_speed},
                     "PreSolve::");
}

void WorldCallbacks::began(const Touch& touch) {
    const Running running(world_, is_running_);
    const WorldPlace place = world_.place();
    if (!touch.is_visit && contact_began_) contact_began_(contact_began(place, touch));
    if (!sensor_entered_) return;
    for_visits(place, touch, [&](const TouchEnd& sensor, const TouchEnd& visitor) {
        sensor_entered_({sensor.shape, visitor.shape});
    });
}

void WorldCallbacks::ended(const Touch& touch) {
    const Running running(world_, is_running_);
    const WorldPlace place = world_.place();
    if (!touch.is_visit && contact_ended_) contact_ended_(contact_ended(place, touch));
    if (!sensor_left_) return;
    for_visits(place, touch, [&](const TouchEnd& sensor, const TouchEnd& visitor) {
        sensor_left_({sensor.shape, visitor.shape, sensor.user_data, visitor.user_data});
    });
}

void WorldCallbacks::tell_ends(const Destroyed& object) {
    if (!contact_ended_ && !sensor_left_) return;
    const Tables& tables = world_.tables();
    for (const Touch& touch : tables.touches.ended())
        if (!touch.is_heard) ended(touch);
    world_.note_heard();
    const auto tell = [&](ContactId contact) {
        if (tables.contact_sim(contact).is_touching) ended(touch_of(tables, contact));
    };
    // Nothing goes meanwhile, as edits wait.
    if (object.body != kNone) for_constraints(tables.contacts, tables.bodies.contacts(object.body), tell);
    if (object.shape != kNone) for_contacts_of_shape(tables, object.shape, tell);
    if (object.chain != kNone)
        for_contacts_of(
            tables, tables.chains[object.chain].body,
            [&](ShapeId shape) { return tables.shapes[shape].chain == object.chain; }, tell);
}

void WorldCallbacks::tell_impacts(const StepEvents& events) {
    if (contact_began_) {
        for (std::size_t i = events.heard_began; i < events.contacts_began.size(); ++i) {
            const Running running(world_, is_running_);
            contact_began_(events.contacts_began[i]);
        }
    }
    // Visits within the step: each is in both lists.
    const std::size_t left = events.sensors_left.size();
    const std::size_t passes = left - std::min(events.heard_left, left);
    for (std::size_t i = 0; i < passes; ++i) {
        const Running running(world_, is_running_);
        if (sensor_entered_) sensor_entered_(events.sensors_entered[events.heard_entered + i]);
        if (sensor_left_) sensor_left_(events.sensors_left[events.heard_left + i]);
    }
    if (impulses_) tell_impulses();
}

void WorldCallbacks::tell_impulses() {
    const Tables& tables = world_.tables();
    // ORDER: by contact.
    for_live(tables.contacts, [&](ContactId id) {
        const ContactSim& sim = tables.contact_sim(id);
        if (tables.contacts[id].is_asleep || !sim.is_solid || sim.manifold.count == 0) return;
        if (!has_pushed(sim)) return;
        const Running running(world_, is_running_);
        impulses_(world_.contact(id));
    });
}

ContactChoice WorldCallbacks::pre_solve(ContactId contact) {
    const Running running(world_, is_running_);
    const Tables& tables = world_.tables();
    const ContactRecord& record = tables.contacts[contact];
    PreSolve question;
    question.contact = world_.contact(contact);
    question.time = static_cast<float>(tables.time - record.linked);
    question.was_enabled = question.time == 0.0f || question.contact.enabled;
    ask(question, record.shape_a, record.shape_b);
    return {question.enabled,
            {positive_zero(question.friction), positive_zero(question.restitution),
             positive_zero(question.rolling_resistance), positive_zero(question.surface_speed)}};
}

bool WorldCallbacks::pre_solve_impact(const ImpactQuestion& impact) {
    const Running running(world_, is_running_);
    const ShapeTable& shapes = world_.tables().shapes;
    const MixedMaterial material = mix_materials(shapes[impact.own], shapes[impact.other]);
    PreSolve question;
    question.is_impact = true;
    question.impact_fraction = impact.fraction;
    Contact& contact = question.contact;
    contact.shape_a = world_.shape_handle(impact.own);
    contact.shape_b = world_.shape_handle(impact.other);
    contact.normal = impact.normal;
    contact.count = 1;
    contact.points[0].point = impact.point;
    contact.friction = material.friction;
    contact.restitution = material.restitution;
    contact.rolling_resistance = material.rolling_resistance;
    contact.surface_speed = material.surface_speed;
    ask(question, impact.own, impact.other);
    return question.enabled;
}

void World::on_should_collide(ShouldCollide function) {
    require_idle(impl_, Call("World::on_should_collide")).callbacks().set(std::move(function));
}
void World::on_should_collide(const Shape& shape, ShouldCollide function) {
    set(impl_, Call("World::on_should_collide"), shape, Question::kShouldCollide,
        &WorldCallbacks::OfShape::should_collide, std::move(function));
}
void World::on_contact_began(ContactBeganFunction function) {
    require_idle(impl_, Call("World::on_contact_began")).callbacks().set(std::move(function));
}
void World::on_contact_ended(ContactEndedFunction function) {
    require_idle(impl_, Call("World::on_contact_ended")).callbacks().set(std::move(function));
}
void World::on_sensor_entered(SensorEnteredFunction function) {
    require_idle(impl_, Call("World::on_sensor_entered")).callbacks().set(std::move(function));
}
void World::on_sensor_left(SensorLeftFunction function) {
    require_idle(impl_, Call("World::on_sensor_left")).callbacks().set(std::move(function));
}
void World::on_impulses(ImpulsesFunction function) {
    require_idle(impl_, Call("World::on_impulses")).callbacks().set(std::move(function));
}
void World::on_pre_solve(const Shape& shape, PreSolveFunction function) {
    set(impl_, Call("World::on_pre_solve"), shape, Question::kPreSolve, &WorldCallbacks::OfShape::pre_solve,
        std::move(function));
}

}  // namespace jostle

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Callbacks are set, and asked.
#include "dynamics/world/callbacks.h"

#include "dynamics/store/positive_zero.h"
#include "dynamics/world/door.h"

namespace jostle {
namespace {

/// While it lives, edits are queued. The step has gone on since the last callback.
class Running {
  public:
    Running(WorldImpl& world, bool& flag) : flag_(flag) {
        flag_ = true;
        world.note_change();
    }
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;
    ~Running() { flag_ = false; }

  private:
    bool& flag_;
};

/// The world, outside of its steps and callbacks.
WorldImpl& require_idle(WorldImpl* impl, const Call& call) {
    WorldImpl& world = require_here(impl, call);
    if (world.is_stepping())
        call.refuse("the world", "in a step", "callbacks are set before or after World::step");
    return world;
}

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

WorldCallbacks::OfShape& WorldCallbacks::of(const Shape& shape) {
    OfShape& functions = of_shapes_[shape.handle().index];
    if (functions.generation != shape.handle().generation)
        functions = OfShape{shape.handle().generation, {}, {}};
    return functions;
}

bool WorldCallbacks::should_collide(ShapeId a, ShapeId b) {
    const auto asks = [&](ShapeId shape) { return world_.tables().shapes[shape].asks_should_collide; };
    if (!should_collide_ && !asks(a) && !asks(b)) return true;
    const Running running(world_, is_running_);
    const Shape shape_a = world_.shape_handle(a), shape_b = world_.shape_handle(b);
    if (should_collide_ && !should_collide_(shape_a, shape_b)) return false;
    for (const ShapeId asking : {a, b}) {
        if (!asks(asking)) continue;
        const ShouldCollide& function = of_shapes_[static_cast<std::uint32_t>(asking.index)].should_collide;
        if (!(asking == a ? function(shape_a, shape_b) : function(shape_b, shape_a))) return false;
    }
    return true;
}

ContactChoice WorldCallbacks::pre_solve(ContactId contact) {
    const Running running(world_, is_running_);
    const Tables& tables = world_.tables();
    const ContactRecord& record = tables.contacts[contact];
    PreSolve question;
    question.contact = world_.contact(contact);
    question.time = static_cast<float>(tables.time - record.began);
    question.was_enabled = question.time == 0.0f || question.contact.enabled;
    question.friction = question.contact.friction;
    question.restitution = question.contact.restitution;
    question.rolling_resistance = question.contact.rolling_resistance;
    question.surface_speed = question.contact.surface_speed;
    const ShapeId shapes[2] = {record.shape_a, record.shape_b};
    for (int side = 0; side < 2; ++side) {
        const ShapeId asking = shapes[side];
        if (!tables.shapes[asking].asks_pre_solve) continue;
        question.shape = side == 0 ? question.contact.shape_a : question.contact.shape_b;
        question.other = side == 0 ? question.contact.shape_b : question.contact.shape_a;
        of_shapes_[static_cast<std::uint32_t>(asking.index)].pre_solve(question);
    }
    constexpr Call kCall("World::on_pre_solve");
    require_material(kCall,
                     {.friction = question.friction,
                      .restitution = question.restitution,
                      .rolling_resistance = question.rolling_resistance,
                      .surface_speed = question.surface_speed},
                     "PreSolve::");
    return {question.enabled,
            {positive_zero(question.friction), positive_zero(question.restitution),
             positive_zero(question.rolling_resistance), positive_zero(question.surface_speed)}};
}

void World::on_should_collide(ShouldCollide function) {
    require_idle(impl_, Call("World::on_should_collide")).callbacks().set(std::move(function));
}
void World::on_should_collide(const Shape& shape, ShouldCollide function) {
    set(impl_, Call("World::on_should_collide"), shape, Question::kShouldCollide,
        &WorldCallbacks::OfShape::should_collide, std::move(function));
}
void World::on_pre_solve(const Shape& shape, PreSolveFunction function) {
    set(impl_, Call("World::on_pre_solve"), shape, Question::kPreSolve, &WorldCallbacks::OfShape::pre_solve,
        std::move(function));
}

}  // namespace jostle

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "world.h"

#include <jostle/scene/reference.h>

#include <algorithm>
#include <utility>

#include "heap.h"
#include "wire.h"

namespace jostle::web {
namespace {

/// Asks JavaScript about a pair.
ShouldCollide ask_should_collide(int function) {
    if (function == 0) return nullptr;
    return [function](Shape a, Shape b) {
        Writer out(box().slots);
        out(a);
        out(b);
        ask(Asked::kShouldCollide, function);
        return Reader(box().slots.data()).flag();
    };
}

/// Tells JavaScript.
template <class News>
Callback<void(const News&)> tell(Asked asked, int function) {
    if (function == 0) return nullptr;
    return [asked, function](const News& news) {
        Writer out(box().slots);
        write_news(news, out);
        ask(asked, function);
    };
}

}  // namespace

WebWorld::WebWorld(SceneWorld made, const Scene& scene)
    : World(std::move(made.world)), bodies_(std::move(made.bodies)), joints_(std::move(made.joints)) {
    describe_as(scene);
}

WebWorld::WebWorld(const WebWorld& other) : World(other.clone()) {
    describe_as(other.scene_);
    for (const Body& of : other.bodies_) bodies_.push_back(body(of.handle().key()));
    for (const Joint& of : other.joints_) joints_.push_back(joint(of.handle().key()));
}

void WebWorld::describe_as(const Scene& scene) {
    scene_.name = scene.name;
    scene_.description = scene.description;
    scene_.step_hertz = scene.step_hertz;
    scene_.substeps = scene.substeps;
    scene_.steps = scene.steps;
    scene_.unread = scene.unread;
}

std::vector<WorldHit> WebWorld::ray_all(const Ray2& ray, const WorldQuery& query) const {
    std::vector<WorldHit> found;
    World::ray_all(
        ray, [&](const WorldHit& hit) { found.push_back(hit); }, query);
    return found;
}

std::vector<WorldHit> WebWorld::shape_cast_all(const ShapeCast& cast, const WorldQuery& query) const {
    std::vector<WorldHit> found;
    World::shape_cast_all(
        cast, [&](const WorldHit& hit) { found.push_back(hit); }, query);
    return found;
}

std::vector<Shape> WebWorld::overlap_point(Vec2 point, const WorldQuery& query) const {
    std::vector<Shape> found;
    World::overlap(
        point, [&](const Shape& shape) { found.push_back(shape); }, query);
    return found;
}

std::vector<Shape> WebWorld::overlap_box(const Aabb<2>& box, const WorldQuery& query) const {
    std::vector<Shape> found;
    World::overlap(
        box, [&](const Shape& shape) { found.push_back(shape); }, query);
    return found;
}

std::vector<Shape> WebWorld::overlap(const Geometry& geometry, const Transform& transform,
                                     const WorldQuery& query) const {
    std::vector<Shape> found;
    World::overlap(
        geometry, transform, [&](const Shape& shape) { found.push_back(shape); }, query);
    return found;
}

std::vector<NearShape> WebWorld::k_nearest(Vec2 point, int count, const WorldQuery& query,
                                           float max_distance) const {
    const int most = std::min(std::max(count, 0), counts().shapes);
    std::vector<NearShape> found(static_cast<std::size_t>(most));
    found.resize(static_cast<std::size_t>(World::k_nearest(point, found, query, max_distance)));
    return found;
}

std::vector<Body> WebWorld::bodies_in(const Aabb<2>& box, const WorldQuery& query) const {
    std::vector<Body> found;
    World::bodies_in(
        box, [&](const Body& body) { found.push_back(body); }, query);
    return found;
}

std::vector<StageTime> WebWorld::profile() const {
    const Profile& times = World::profile();
    const std::span<const StageInfo> names = stages();
    std::vector<StageTime> found;
    for (std::size_t i = 0; i < names.size(); ++i) found.push_back({names[i].name, times.stage[i]});
    return found;
}

SceneInfo WebWorld::scene_info() const {
    return {scene_.name, scene_.description, scene_.step_hertz, scene_.substeps, scene_.steps};
}

std::uint64_t WebWorld::motion_hash() const {
    std::vector<Transform> poses;
    std::vector<Vec2> linear;
    std::vector<float> angular;
    for (const Body& body : bodies_) {
        poses.push_back(body.transform());
        linear.push_back(body.linear_velocity());
        angular.push_back(body.angular_velocity());
    }
    return jostle::motion_hash(poses, linear, angular);
}

std::vector<std::byte> WebWorld::save() const {
    return World::save();
}

LoadReport WebWorld::load(std::span<const std::byte> bytes, const LoadOptions& options) {
    // Where the registry has no place for another world, that is refused before anything has changed.
    if (options.fresh) const World probe;
    begin_noting();
    // A refusal after a place in the registry was taken would keep that place.
    LoadReport report = World::load(bytes, {.fresh = false, .trusted = options.trusted});
    end_noting();
    if (options.fresh) report = World::load(bytes, {.fresh = true, .trusted = true});
    return report;
}

void WebWorld::set_should_collide(int function) {
    on_should_collide(ask_should_collide(function));
}

void WebWorld::set_should_collide_of(const Shape& shape, int function) {
    on_should_collide(shape, ask_should_collide(function));
}

void WebWorld::set_pre_solve_of(const Shape& shape, int function) {
    if (function == 0) return on_pre_solve(shape, nullptr);
    on_pre_solve(shape, [function](PreSolve& contact) {
        Writer out(box().slots);
        write_pre_solve(contact, out);
        ask(Asked::kPreSolve, function);
        Reader in(box().slots.data());
        in(contact.enabled);
        in(contact.friction);
        in(contact.restitution);
        in(contact.rolling_resistance);
        in(contact.surface_speed);
    });
}

void WebWorld::set_contact_began(int function) {
    on_contact_began(tell<ContactBegan>(Asked::kContactBegan, function));
}
void WebWorld::set_contact_ended(int function) {
    on_contact_ended(tell<ContactEnded>(Asked::kContactEnded, function));
}
void WebWorld::set_sensor_entered(int function) {
    on_sensor_entered(tell<SensorEntered>(Asked::kSensorEntered, function));
}
void WebWorld::set_sensor_left(int function) {
    on_sensor_left(tell<SensorLeft>(Asked::kSensorLeft, function));
}
void WebWorld::set_impulses(int function) {
    on_impulses(tell<Contact>(Asked::kImpulses, function));
}

void WebWorld::set_custom_joints(int function) {
    if (function == 0) return on_custom_joints(nullptr);
    on_custom_joints([function](CustomRows& rows) {
        Writer out(box().slots);
        write_custom(rows, out);
        ask(Asked::kCustomJoints, function);
        Reader in(box().slots.data());
        rows.count = 0;
        read_custom(in, rows);
    });
}

std::vector<Shape> WebWorld::create_outline(const Body& body, const SceneOutline& outline,
                                            const ShapeDef& def) const {
    const ConvexPieces pieces = to_pieces(outline);
    std::vector<Shape> made;
    for (int i = 0; i < pieces.size(); ++i) made.push_back(body.create_shape(pieces[i], def));
    return made;
}

const std::uint64_t* WebWorld::events_of(int kind) {
    const auto place = static_cast<std::size_t>(kind);
    if (place >= event_slots_.size()) event_slots_.resize(place + 1);
    std::vector<std::uint64_t>& slots = event_slots_[place];
    Writer out(slots);
    write_events(events(), kind, out);
    return slots.data();
}

const Bulk& WebWorld::bulk() {
    const PoseView found = poses();
    const auto linear = linear_velocities();
    const auto angular = angular_velocities();
    const std::size_t count = found.size();
    if (count > transforms_.size()) {
        const std::size_t room = count + count / 2;
        body_slots_.resize(room);
        transforms_.resize(room);
        linear_.resize(room);
        angular_.resize(room);
    }
    for (std::size_t i = 0; i < count; ++i) {
        const Handle& body = found.body(i).handle();
        bulk_.world = body.world;
        bulk_.world_generation = body.world_generation;
        body_slots_[i] = std::uint64_t{body.generation} << 32 | body.index;
        transforms_[i] = found.transforms()[i];
        linear_[i] = linear[i];
        angular_[i] = angular[i];
    }
    bulk_ = {static_cast<std::uint32_t>(count),
             static_cast<std::uint32_t>(transforms_.size()),
             body_slots_.data(),
             transforms_.data(),
             linear_.data(),
             angular_.data(),
             bulk_.world,
             bulk_.world_generation};
    return bulk_;
}

}  // namespace jostle::web

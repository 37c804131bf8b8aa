// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// WebWorld: a world with the calls of World that take spans, visitors or functions, as calls that take and
// give values; and the scene that it was made from. generate_web.mjs reads these declarations like those of
// World.
#pragma once

#include <jostle/dynamics/world.h>
#include <jostle/scene/scene.h>

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace jostle::web {

/// [ns] Of the last step.
struct StageTime {
    std::string_view name;
    std::int64_t time = 0;  ///< [ns]
};

/// The run that a scene asks for.
struct SceneInfo {
    std::string_view name;
    std::string_view description;  ///< the scene, and a sign of failure
    float step_hertz = 60.0f;      ///< [Hz]
    int substeps = kDefaultSubsteps;
    int steps = 0;  ///< of a run; 0: 10 s
};

/// The poses and velocities of the awake bodies, as JavaScript's typed arrays see them: plain arrays at these
/// places.
struct Bulk {
    std::uint32_t count = 0;
    std::uint32_t capacity = 0;
    std::uint64_t* bodies = nullptr;
    Transform* transforms = nullptr;
    Vec2* linear_velocities = nullptr;
    float* angular_velocities = nullptr;
    std::uint32_t world = 0;  ///< of the bodies' handles
    std::uint32_t world_generation = 0;
};

class WebWorld : public World {
  public:
    explicit WebWorld(const WorldDef& def) : World(def) {}
    WebWorld(SceneWorld made, const Scene& scene);
    /// A clone: see World::clone().
    WebWorld(const WebWorld& other);

    /// All shapes on a ray, in the order in which it meets them.
    std::vector<WorldHit> ray_all(const Ray2& ray, const WorldQuery& query = {}) const;
    /// All shapes that a moving shape meets, in the order in which it does.
    std::vector<WorldHit> shape_cast_all(const ShapeCast& cast, const WorldQuery& query = {}) const;
    /// The shapes that contain a point.
    std::vector<Shape> overlap_point(Vec2 point, const WorldQuery& query = {}) const;
    /// The shapes that have a point in common with a box.
    std::vector<Shape> overlap_box(const Aabb<2>& box, const WorldQuery& query = {}) const;
    /// The shapes that have a point in common with another shape.
    std::vector<Shape> overlap(const Geometry& geometry, const Transform& transform,
                               const WorldQuery& query = {}) const;
    /// The nearest shapes, at most `count` of them, nearest first.
    std::vector<NearShape> k_nearest(Vec2 point, int count, const WorldQuery& query = {},
                                     float max_distance = std::numeric_limits<float>::infinity()) const;
    /// The bodies with a shape that overlaps a box.
    std::vector<Body> bodies_in(const Aabb<2>& box, const WorldQuery& query = {}) const;

    /// The times of the stages of the last step, in their order. Steps are timed from the first call on, of
    /// any world: those before it took 0.
    std::vector<StageTime> profile() const;
    /// The run that the scene asks for; of a world that was not made from one, the defaults.
    SceneInfo scene_info() const;
    /// The bodies of the scene, in its order.
    std::vector<Body> scene_bodies() const { return bodies_; }
    /// The joints of the scene, in its order.
    std::vector<Joint> scene_joints() const { return joints_; }
    /// Requests of the scene's file that were not kept, a sentence each.
    std::vector<std::string> scene_unread() const { return scene_.unread; }
    /// A hash of the poses and velocities of the scene's bodies: the golden hash of the reference scenes.
    std::uint64_t motion_hash() const;

    /// Everything that decides the future, the user's numbers and names included, and events(), as bytes that
    /// any build of this version on any machine loads: a native one, too. Functions are left out: see load().
    /// Refused during a step. Cost: the whole world, twice.
    std::vector<std::byte> save() const;
    /// Becomes the world that was saved: from now on every step, query, edit, id and event has the bits of
    /// that one. The bytes may be anything: those that are no sound world are refused, and nothing has
    /// changed. Handles are those of the save: one is valid exactly if its slot has its generation there.
    /// Functions stay, by the handle of their shape. Refused during a step. Cost: the whole world, a few
    /// times.
    LoadReport load(std::span<const std::byte> bytes, const LoadOptions& options = {});

    // The package's own; index.js calls them.
    /// A callback of no function is removed.
    void set_should_collide(int function);
    void set_should_collide_of(const Shape& shape, int function);
    void set_pre_solve_of(const Shape& shape, int function);
    void set_custom_joints(int function);
    void set_contact_began(int function);
    void set_contact_ended(int function);
    void set_sensor_entered(int function);
    void set_sensor_left(int function);
    void set_impulses(int function);
    /// A solid outline, cut into convex pieces; their shapes.
    std::vector<Shape> create_outline(const Body& body, const SceneOutline& outline,
                                      const ShapeDef& def) const;

    /// The slots that the events of a kind take; their list begins at its second one.
    const std::uint64_t* events_of(int kind);
    const Bulk& bulk();

  private:
    /// Keeps the scene but for its objects.
    void describe_as(const Scene& scene);

    Scene scene_;  ///< without its bodies and joints
    std::vector<Body> bodies_;
    std::vector<Joint> joints_;
    std::vector<std::vector<std::uint64_t>> event_slots_;
    std::vector<std::uint64_t> body_slots_;
    std::vector<Transform> transforms_;
    std::vector<Vec2> linear_;
    std::vector<float> angular_;
    Bulk bulk_;
};

}  // namespace jostle::web

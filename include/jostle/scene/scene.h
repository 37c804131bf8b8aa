// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Scene: an engine-neutral description of a world, as plain data. Readers make it, the writer saves it,
// adapters turn it into a running world of this or another engine.
#pragma once

#include <jostle/dynamics/world.h>
#include <jostle/geometry/decompose.h>

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

JOSTLE_API_BEGIN
namespace jostle {

struct SceneColor {
    std::uint8_t r = 0, g = 0, b = 0, a = 255;
    friend bool operator==(const SceneColor&, const SceneColor&) = default;
};
/// Any other value of JSON, as its text without spaces: null, an object, a list, a number that no float
/// holds.
struct SceneJson {
    std::string text = {};
    friend bool operator==(const SceneJson&, const SceneJson&) = default;
};
using SceneValue = std::variant<bool, std::int64_t, float, std::string, Vec2, SceneColor, SceneJson>;
/// Data that an author or an editor has put beside the simulation: custom properties, and notes ("comment"
/// and keys that begin with "x-" or "$"). Readers keep them, and the writer writes them.
///
///     const float health = std::get<float>(scene.bodies[3].properties.at("health"));
using SceneProperties = std::map<std::string, SceneValue, std::less<>>;

/// A convex polygon as its corners [m], counter-clockwise, 3 to 64 of them.
struct ScenePolygon {
    std::vector<Vec2> vertices = {};
    float radius = 0.0f;  ///< [m] rounding
};

/// A chain of segments (geometry/chain.h). Its front is on the right of its direction: a one-sided loop that
/// runs clockwise is a container, one that runs counter-clockwise is solid.
struct SceneChain {
    std::vector<Vec2> points = {};  ///< [m] at least 2, of a loop 3
    bool loop = false;
    bool one_sided = true;            ///< collides from its front alone
    std::optional<Vec2> ghost1 = {};  ///< [m] where an open chain comes from
    std::optional<Vec2> ghost2 = {};  ///< [m] where an open chain goes on to
    /// Materials of single segments, in place of the shape's: segment i has
    /// materials[segment_materials[i]]. Either both are empty, or the latter has one entry per segment.
    std::vector<Material> materials = {};
    std::vector<std::uint32_t> segment_materials = {};
};

/// A solid outline, which may be concave and have holes: geometry/decompose.h. It is simulated as convex
/// pieces that know their inner edges.
struct SceneOutline {
    std::vector<Vec2> outer = {};               ///< [m] at least 3, in either direction
    std::vector<std::vector<Vec2>> holes = {};  ///< [m] inside of it, and apart
    float radius = 0.0f;                        ///< [m] rounding around it, into its holes too
};

/// The chain as geometry: a view of the scene's points and materials. Throws Error unless
/// `segment_materials` is empty, or has one valid index per segment.
[[nodiscard]] Chain to_chain(const SceneChain& chain);
/// The outline as geometry. Throws Error if it cannot be cut into convex pieces.
[[nodiscard]] ConvexPieces to_pieces(const SceneOutline& outline);

struct SceneShape {
    std::string name = {};
    std::variant<Circle, Capsule, Segment, ScenePolygon, SceneChain, SceneOutline> geometry = {};
    ShapeDef def = {};
    SceneProperties properties = {};
};

struct SceneBody {
    std::string name = {};
    BodyDef def = {};
    std::optional<MassData> mass = {};  ///< overrides the mass of the shapes
    std::vector<SceneShape> shapes = {};
    SceneProperties properties = {};
};

/// A joint; the bodies and joints of the definition are unused.
struct SceneJoint {
    std::string name = {};
    int body_a = 0;  ///< index into Scene::bodies; of a gear: the bodies of its first joint
    int body_b = 0;
    AnyJointDef def = {};
    int frame = 0;    ///< of a pulley: index into Scene::bodies
    int joint_a = 0;  ///< of a gear: index into Scene::joints, before this one
    int joint_b = 0;
    SceneProperties properties = {};
};

struct Scene {
    std::string name = {};
    std::string description = {};  ///< the scene, and a sign of failure
    Vec2 gravity{0.0f, -10.0f};    ///< [m/s^2]
    float step_hertz = 60.0f;      ///< [Hz] > 0
    int substeps = kDefaultSubsteps;
    int steps = 0;  ///< steps of a run; 0: 10 s
    bool allow_sleep = true;
    bool continuous = true;        ///< continuous collision
    bool smooth_ground = true;     ///< static shapes that lie flush are one surface
    bool iterated_joints = false;  ///< see WorldDef::iterated_joints
    std::vector<SceneBody> bodies = {};
    std::vector<SceneJoint> joints = {};
    std::vector<std::string> unread =
        {};  ///< requests of the file that the reader could not keep, one sentence each
    SceneProperties properties = {};
};

/// The handles of a world made from a scene, in the scene's order.
struct SceneWorld {
    World world;
    std::vector<Body> bodies;
    std::vector<Joint> joints;
    /// The shapes of each outline of the scene, body after body.
    std::vector<std::vector<Shape>> outlines;
};

/// The shape as geometry. False for a chain or an outline, which are several (to_chain, to_pieces). `storage`
/// holds the corners of a polygon that has more than 8, and must outlive `out`. Throws Error if a polygon has
/// no hull.
[[nodiscard]] bool to_geometry(const SceneShape& shape, Geometry& out, LargePolygon& storage);

/// The mass of the shape by its density; 0 for a chain. Throws Error as the functions above.
[[nodiscard]] MassData mass_of(const SceneShape& shape);

/// Makes the world; its joints are iterated where the scene or the definition says so. Throws Error, naming
/// the body, shape or joint by its place in the scene, if it cannot. The pieces of a rounded outline overlap
/// where they meet. So a dynamic body with one gets the sum of its shapes' masses (mass_of) by
/// Body::set_mass, as a body does whose mass the scene gives. Shapes that are added to it later don't change
/// its mass, and Body::reset_mass makes it the sum over the pieces, which counts overlaps twice.
[[nodiscard]] SceneWorld make_world(const Scene& scene, WorldDef def = {});

/// The scene of a world as it is now, bodies and joints in the order of World::bodies() and joints(), gears
/// last: make_world() makes a world of equal poses (angles to a rounding), velocities, sleep, settings,
/// shapes and joints. Impulses, contacts, callbacks, forces and inner edges of polygons are left out: a save
/// (docs/time.md) has all of these. Refuses custom joints of more than two bodies. Cost: the whole world.
[[nodiscard]] Scene from_world(const World& world);

}  // namespace jostle
JOSTLE_API_END

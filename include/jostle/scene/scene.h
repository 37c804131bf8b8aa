// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Scene: an engine-neutral description of a world, as plain data. Readers make it, writers save it, adapters
// turn it into a running world of this or another engine.
#pragma once

#include <jostle/dynamics/world.h>
#include <jostle/geometry/decompose.h>

#include <optional>
#include <string>
#include <variant>
#include <vector>

JOSTLE_API_BEGIN
namespace jostle {

/// A convex polygon as its corners [m], counter-clockwise, 3 to 64 of them.
struct ScenePolygon {
    std::vector<Vec2> vertices;
    float radius = 0.0f;  ///< [m] rounding
};

/// A chain of segments (geometry/chain.h). Its front is on the right of its direction: a one-sided loop that
/// runs clockwise contains what is inside, one that runs counter-clockwise is solid.
struct SceneChain {
    std::vector<Vec2> points;  ///< [m] at least 2, of a loop 3
    bool loop = false;
    bool one_sided = true;            ///< collides from its front alone
    std::optional<Vec2> ghost1 = {};  ///< [m] where an open chain comes from
    std::optional<Vec2> ghost2 = {};  ///< [m] where an open chain goes on to
    /// What segments are made of where the shape's friction and restitution are not all there is to say:
    /// segment i of materials[segment_materials[i]]. Both empty, or one entry a segment in the latter.
    std::vector<SurfaceMaterial> materials = {};
    std::vector<std::uint32_t> segment_materials = {};
};

/// A solid outline, concave as it likes, with holes: geometry/decompose.h. It is simulated in convex pieces
/// that know their inner edges.
struct SceneOutline {
    std::vector<Vec2> outer;               ///< [m] at least 3, in either direction
    std::vector<std::vector<Vec2>> holes;  ///< [m] inside of it, and apart
    float radius = 0.0f;                   ///< [m] rounding around it, into its holes too
};

/// The chain as geometry: a view on the scene's points and materials. Throws Error unless there is a material
/// for each segment, which is one of the chain's, or none at all.
[[nodiscard]] Chain to_chain(const SceneChain& chain);
/// The outline as geometry. Throws Error where it has no convex pieces.
[[nodiscard]] ConvexPieces to_pieces(const SceneOutline& outline);

struct SceneShape {
    std::string name;
    std::variant<Circle, Capsule, Segment, ScenePolygon, SceneChain, SceneOutline> geometry;
    ShapeDef def;
};

struct SceneBody {
    std::string name;
    BodyDef def;
    std::optional<MassData> mass;  ///< overrides what the shapes give
    std::vector<SceneShape> shapes;
};

/// A joint; the definition's `body_a` and `body_b` are unused.
struct SceneJoint {
    std::string name;
    int body_a = 0;  ///< index into Scene::bodies
    int body_b = 0;
    AnyJointDef def;
};

struct Scene {
    std::string name;
    std::string description;     ///< what it shows, and what would look wrong
    Vec2 gravity{0.0f, -10.0f};  ///< [m/s^2]
    float step_hertz = 60.0f;    ///< [Hz] > 0
    int substeps = kDefaultSubsteps;
    int steps = 0;  ///< how many steps a run takes; 0: 10 s
    bool allow_sleep = true;
    bool continuous = true;  ///< continuous collision
    std::vector<SceneBody> bodies;
    std::vector<SceneJoint> joints;
    std::vector<std::string>
        unread;  ///< what the file asked for and the reader could not keep, a sentence each
};

/// What a scene asks for and jostle's world does not do yet (bullets), a line each, with counts.
[[nodiscard]] std::vector<std::string> unsupported(const Scene& scene);

/// The handles of a world made from a scene, in the scene's order.
struct SceneWorld {
    World world;
    std::vector<Body> bodies;
    std::vector<Joint> joints;
    /// Of each outline of the scene, body after body, the shapes that it became.
    std::vector<std::vector<Shape>> outlines;
};

/// The shape as geometry. False for a chain or an outline, which are many (to_chain, to_pieces). `storage`
/// keeps what a polygon of more than 8 corners views, and must outlive `out`. Throws Error where a polygon
/// has no hull.
[[nodiscard]] bool to_geometry(const SceneShape& shape, Geometry& out, LargePolygon& storage);

/// What the shape weighs by its density; a chain weighs nothing. Throws Error as the functions above.
[[nodiscard]] MassData mass_of(const SceneShape& shape);

/// Makes the world. Throws Error, naming the body, shape or joint by its place in the scene, where it cannot.
/// The pieces of a rounded outline overlap where they meet. A dynamic body with one gets its mass by
/// Body::set_mass, as a body does whose mass the scene gives: what its shapes weigh together (mass_of).
/// Shapes that are added to it later don't change that, and Body::reset_mass makes it the sum over the
/// pieces, which counts overlaps twice.
[[nodiscard]] SceneWorld make_world(const Scene& scene, WorldDef def = {});

}  // namespace jostle
JOSTLE_API_END

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Turns a scene into a world of ours. The world checks everything it is given; what is added here is where in
// the scene the refused thing stands. Cost: the scene's size.
#include <jostle/core/require.h>
#include <jostle/scene/scene.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "dynamics/store/limits.h"
#include "scene/joint_fields.h"

namespace jostle {
namespace {

constexpr Call kCall("make_world");

std::string place(const char* type, std::size_t index) {
    return std::string(type) + "[" + std::to_string(index) + "]";
}

#ifdef JOSTLE_NO_EXCEPTIONS
/// The error's handler was told before this could name the place.
template <class Action>
decltype(auto) at(const std::string&, Action&& action) {
    return action();
}
#else
/// Calls `action`, and adds the place to its Error.
template <class Action>
decltype(auto) at(const std::string& where, Action&& action) {
    try {
        return action();
    } catch (const Error& error) {
        kCall.refuse(where + ": " + error.argument(), error.value(), error.requirement());
    }
}
#endif

int checked_body(const Scene& scene, int index, const std::string& where) {
    if (index < 0 || static_cast<std::size_t>(index) >= scene.bodies.size()) {
        kCall.refuse(
            where, std::to_string(index),
            "it must be an index into the scene's " + std::to_string(scene.bodies.size()) + " bodies");
    }
    return index;
}

Joint earlier_joint(const SceneWorld& made, int index, const std::string& where) {
    if (index < 0 || static_cast<std::size_t>(index) >= made.joints.size())
        kCall.refuse(where, std::to_string(index), "it must be the index of an earlier joint");
    return made.joints[static_cast<std::size_t>(index)];
}

ChainDef chain_def(const SceneShape& shape, const SceneChain& chain) {
    return {.material = shape.def.material,
            .materials = chain.materials,
            .filter = shape.def.filter,
            .is_sensor = shape.def.is_sensor,
            .sees_all = shape.def.sees_all,
            .hit_events = shape.def.hit_events,
            .kinematic_events = shape.def.kinematic_events,
            .near_events = shape.def.near_events,
            .one_way = shape.def.one_way,
            .smooth = shape.def.smooth,
            .user_data = shape.def.user_data};
}

void add_shape(const SceneShape& shape, Body body, std::vector<std::vector<Shape>>& outlines) {
    if (const auto* chain = std::get_if<SceneChain>(&shape.geometry)) {
        body.create_chain(to_chain(*chain), chain_def(shape, *chain));
    } else if (const auto* outline = std::get_if<SceneOutline>(&shape.geometry)) {
        const ConvexPieces pieces = to_pieces(*outline);
        std::vector<Shape>& made = outlines.emplace_back();
        for (int i = 0; i < pieces.size(); ++i) made.push_back(body.create_shape(pieces[i], shape.def));
    } else {
        Geometry geometry;
        LargePolygon storage;
        if (to_geometry(shape, geometry, storage)) body.create_shape(geometry, shape.def);
    }
}

/// The pieces of a rounded outline overlap: the body would weigh too much by them.
bool needs_mass(const SceneBody& body) {
    return body.def.type == BodyType::kDynamic && !body.mass &&
           std::any_of(body.shapes.begin(), body.shapes.end(), [](const SceneShape& shape) {
               const auto* outline = std::get_if<SceneOutline>(&shape.geometry);
               return outline != nullptr && outline->radius > 0.0f && shape.def.density > 0.0f;
           });
}

void set_mass(const SceneBody& source, Body body) {
    if (source.mass && source.def.type == BodyType::kDynamic) body.set_mass(*source.mass);
    if (!needs_mass(source)) return;
    std::vector<MassData> parts;
    for (const SceneShape& shape : source.shapes) parts.push_back(mass_of(shape));
    MassData mass = combine(parts);
    // As a body bounds the sum of its shapes.
    mass.mass = std::min(mass.mass, detail::kMassRange.upper);
    mass.inertia = std::min(mass.inertia, detail::kInertiaRange.upper);
    body.set_mass(mass);
}

/// The scene's, of a body that can move.
void set_velocity(const SceneBody& source, Body body) {
    if (source.def.type == BodyType::kStatic) return;
    body.set_linear_velocity(source.def.linear_velocity);
    body.set_angular_velocity(source.def.angular_velocity);
}

Body add_body(const SceneBody& source, const std::string& where, SceneWorld& made) {
    BodyDef def = source.def;
    def.name = source.name;
    const Body body = at(where, [&] { return made.world.create_body(def); });
    for (std::size_t i = 0; i < source.shapes.size(); ++i) {
        at(where + "." + place("shapes", i), [&] { add_shape(source.shapes[i], body, made.outlines); });
    }
    at(where + ".mass", [&] { set_mass(source, body); });
    // The definition's velocity is the centre of mass's, which shapes and mass have moved since.
    if (source.def.awake || body.is_awake()) set_velocity(source, body);
    return body;
}

/// Joints have woken the bodies that they join. Those that are joined to one that starts awake stay awake.
void lay_asleep(const Scene& scene, const SceneWorld& made) {
    for (std::size_t i = 0; i < scene.bodies.size(); ++i)
        if (!scene.bodies[i].def.awake) made.bodies[i].set_awake(false);
    std::vector<std::size_t> disturbed;
    for (std::size_t i = 0; i < scene.bodies.size(); ++i)
        if (scene.bodies[i].def.awake && !made.bodies[i].is_awake()) disturbed.push_back(i);
    for (const std::size_t i : disturbed) {
        made.bodies[i].set_awake(true);
        set_velocity(scene.bodies[i], made.bodies[i]);
    }
}

}  // namespace

SceneWorld make_world(const Scene& scene, WorldDef def) {
    def.gravity = scene.gravity;
    def.allow_sleep = scene.allow_sleep;
    def.smooth_ground = scene.smooth_ground;
    def.continuous = scene.continuous;
    SceneWorld made{at("gravity", [&] { return World(def); }), {}, {}, {}};
    made.bodies.reserve(scene.bodies.size());
    for (std::size_t i = 0; i < scene.bodies.size(); ++i) {
        made.bodies.push_back(add_body(scene.bodies[i], place("bodies", i), made));
    }
    made.joints.reserve(scene.joints.size());
    const auto body = [&](int index, const std::string& where) {
        return made.bodies[static_cast<std::size_t>(checked_body(scene, index, where))];
    };
    for (std::size_t i = 0; i < scene.joints.size(); ++i) {
        const SceneJoint& source = scene.joints[i];
        const std::string where = place("joints", i);
        made.joints.push_back(std::visit(
            [&]<class Def>(Def joint) {
                if constexpr (requires { joint.body_a; }) {
                    joint.body_a = body(source.body_a, where + ".body_a");
                    joint.body_b = body(source.body_b, where + ".body_b");
                }
                if constexpr (requires { joint.frame; }) joint.frame = body(source.frame, where + ".frame");
                if constexpr (requires { joint.joint_a; }) {
                    joint.joint_a = earlier_joint(made, source.joint_a, where + ".joint_a");
                    joint.joint_b = earlier_joint(made, source.joint_b, where + ".joint_b");
                }
                return at(where, [&] { return scene_detail::JointFields<Def>::create(made.world, joint); });
            },
            source.def));
    }
    if (!scene.joints.empty()) lay_asleep(scene, made);
    return made;
}

}  // namespace jostle

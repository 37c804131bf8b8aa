// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Turns a scene into a world of ours. The world checks everything it is given; what is added here is where in
// the scene the refused thing stands. Cost: the scene's size.
#include "scene/make_world.h"

#include <jostle/core/require.h>
#include <jostle/scene/scene.h>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "dynamics/store/limits.h"
#include "scene/joint_fields.h"

namespace jostle {
namespace {

constexpr Call kCall("make_world");

using scene_detail::MakingNotes;
using scene_detail::ScenePart;

/// As an error names it: "bodies[3].shapes[1].mass".
[[maybe_unused]] std::string text_of(const ScenePart& part) {
    const auto indexed = [](const char* name, int index) {
        return std::string(name) + "[" + std::to_string(index) + "]";
    };
    std::string text;
    if (part.body >= 0) text = indexed("bodies", part.body);
    if (part.shape >= 0) text += "." + indexed("shapes", part.shape);
    if (part.joint >= 0) text = indexed("joints", part.joint);
    if (*part.field != '\0') text += (text.empty() ? "" : ".") + std::string(part.field);
    return text;
}

/// Calls `action`. Where it is refused the Error gets the part's name, or is noted: answers false then.
template <class Action>
bool at(const ScenePart& part, [[maybe_unused]] MakingNotes* notes, const Action& action) {
#ifdef JOSTLE_NO_EXCEPTIONS
    // The error's handler was told before this could name the part.
    (void)part;
    action();
#else
    try {
        action();
    } catch (const Error& error) {
        if (notes == nullptr)
            kCall.refuse(text_of(part) + (error.argument().empty() ? "" : ": " + error.argument()),
                         error.value(), error.requirement());
        notes->push_back({part, error.argument() + (error.value().empty() ? "" : " is " + error.value()) +
                                    "; " + error.requirement()});
        return false;
    }
#endif
    return true;
}

void check_body(const Scene& scene, int index) {
    if (index < 0 || static_cast<std::size_t>(index) >= scene.bodies.size())
        kCall.refuse(
            "", std::to_string(index),
            "it must be an index into the scene's " + std::to_string(scene.bodies.size()) + " bodies");
}

Joint earlier_joint(const SceneWorld& made, int index) {
    if (index < 0 || static_cast<std::size_t>(index) >= made.joints.size())
        kCall.refuse("", std::to_string(index), "it must be the index of an earlier joint");
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

Body add_body(const SceneBody& source, int index, SceneWorld& made, MakingNotes* notes) {
    BodyDef def = source.def;
    def.name = source.name;
    Body body;
    if (!at({.body = index}, notes, [&] { body = made.world.create_body(def); })) return body;
    for (std::size_t i = 0; i < source.shapes.size(); ++i)
        at({.body = index, .shape = static_cast<int>(i)}, notes,
           [&] { add_shape(source.shapes[i], body, made.outlines); });
    at({.body = index, .field = "mass"}, notes, [&] { set_mass(source, body); });
    // The definition's velocity is the centre of mass's, which shapes and mass have moved since.
    if (source.def.awake || body.is_awake()) set_velocity(source, body);
    return body;
}

/// The joint, made of the handles of what it joins.
Joint add_joint(const Scene& scene, const SceneJoint& source, SceneWorld& made, const ScenePart& part,
                MakingNotes* notes) {
    Joint made_joint;
    const auto named = [&](const char* field) {
        ScenePart of = part;
        of.field = field;
        return of;
    };
    bool is_whole = true;
    const auto body = [&](int index, const char* field, Body& handle) {
        is_whole = at(named(field), notes, [&] { check_body(scene, index); }) && is_whole;
        if (is_whole) handle = made.bodies[static_cast<std::size_t>(index)];
        // Of a body that was refused no joint is made.
        is_whole = is_whole && (notes == nullptr || handle.is_valid());
    };
    const auto joint = [&](int index, const char* field, Joint& handle) {
        is_whole = at(named(field), notes, [&] { handle = earlier_joint(made, index); }) && is_whole;
        is_whole = is_whole && (notes == nullptr || handle.is_valid());
    };
    std::visit(
        [&]<class Def>(Def def) {
            if constexpr (requires { def.body_a; }) {
                body(source.body_a, "body_a", def.body_a);
                body(source.body_b, "body_b", def.body_b);
            }
            if constexpr (requires { def.frame; }) body(source.frame, "frame", def.frame);
            if constexpr (requires { def.joint_a; }) {
                joint(source.joint_a, "joint_a", def.joint_a);
                joint(source.joint_b, "joint_b", def.joint_b);
            }
            if (is_whole)
                at(part, notes,
                   [&] { made_joint = scene_detail::JointFields<Def>::create(made.world, def); });
        },
        source.def);
    return made_joint;
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

SceneWorld scene_detail::make_world(const Scene& scene, WorldDef def, MakingNotes* notes) {
    def.gravity = scene.gravity;
    def.allow_sleep = scene.allow_sleep;
    def.smooth_ground = scene.smooth_ground;
    def.iterated_joints = def.iterated_joints || scene.iterated_joints;
    def.continuous = scene.continuous;
    std::optional<World> world;
    at({.field = "gravity"}, notes, [&] { world.emplace(def); });
    SceneWorld made{world ? std::move(*world) : World(), {}, {}, {}};
    made.bodies.reserve(scene.bodies.size());
    for (std::size_t i = 0; i < scene.bodies.size(); ++i)
        made.bodies.push_back(add_body(scene.bodies[i], static_cast<int>(i), made, notes));
    made.joints.reserve(scene.joints.size());
    for (std::size_t i = 0; i < scene.joints.size(); ++i)
        made.joints.push_back(add_joint(scene, scene.joints[i], made, {.joint = static_cast<int>(i)}, notes));
    const bool is_whole = notes == nullptr || notes->empty();
    if (is_whole && !scene.joints.empty()) lay_asleep(scene, made);
    return made;
}

SceneWorld make_world(const Scene& scene, WorldDef def) {
    return scene_detail::make_world(scene, def, nullptr);
}

}  // namespace jostle

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The reader of jostle's own format (docs/scene-format.md). The keys are in fields.h.
#include <map>
#include <utility>

#include "scene/field_reader.h"
#include "scene/fields.h"
#include "scene/joint_fields.h"
#include "scene/nearest_word.h"
#include "scene/polygon.h"
#include "scene/properties.h"
#include "scene/readers.h"

namespace jostle::scene_detail {
namespace {

/// The names of the bodies, for joints that say "body_a": "ground". -1: more than one body has that name.
using Names = std::map<std::string, int, std::less<>>;

std::vector<Vec2> read_points(const Node& node, std::size_t most, std::string_view of_what) {
    std::vector<Vec2> points(node.expect_array(most, of_what));
    for (std::size_t i = 0; i < points.size(); ++i)
        node.attempt([&] { points[i] = read_point(Node(node, i), kCoordinate); });
    return points;
}

ScenePolygon read_polygon(const Node& node, FieldReader& fields) {
    ScenePolygon polygon;
    visit_polygon(fields, polygon);
    const Node vertices = node.at("vertices");
    const std::size_t mistakes = node.mistakes();
    polygon.vertices = read_points(vertices, static_cast<std::size_t>(kMaxPolygonVertices), "vertices");
    if (node.mistakes() == mistakes) polygon.vertices = convex_corners(vertices, std::move(polygon.vertices));
    return polygon;
}

ScenePolygon read_box(FieldReader& fields) {
    SceneBox box;
    visit_box(fields, box);
    ScenePolygon polygon;
    polygon.radius = box.radius;
    const float w = box.half_width;
    const float h = box.half_height;
    const bool is_moved = !(box.center == Vec2{}) || box.angle != 0.0f;
    const Transform place{box.center, Rot::from_angle(box.angle)};
    for (const Vec2 corner : {Vec2{-w, -h}, Vec2{w, -h}, Vec2{w, h}, Vec2{-w, h}}) {
        polygon.vertices.push_back(is_moved ? apply(place, corner) : corner);
    }
    return polygon;
}

/// Of a segment or a chain.
template <class T>
void read_ghosts(const Node& node, T& line) {
    if (const Json* value = node.find("ghost1"))
        line.ghost1 = read_point(Node(node, "ghost1", *value), kCoordinate);
    if (const Json* value = node.find("ghost2"))
        line.ghost2 = read_point(Node(node, "ghost2", *value), kCoordinate);
}

Segment read_segment(const Node& node, FieldReader& fields) {
    Segment segment;
    visit_segment(fields, segment);
    read_ghosts(node, segment);
    return segment;
}

void read_materials(const Node& node, SceneChain& chain) {
    if (const Json* value = node.find("materials")) {
        const Node materials(node, "materials", *value);
        chain.materials.resize(materials.expect_array(kMaxMaterials, "materials"));
        for (std::size_t i = 0; i < chain.materials.size(); ++i) {
            const Node material(materials, i);
            FieldReader fields(material);
            visit_material(fields, chain.materials[i]);
            fields.finish();
        }
        if (node.find("segment_materials") == nullptr)
            materials.fail("needs \"segment_materials\" that say which segment is of which");
    }
    if (const Json* value = node.find("segment_materials")) {
        const Node indices(node, "segment_materials", *value);
        chain.segment_materials.resize(indices.expect_array(kMaxChainPoints, "indices"));
        if (chain.materials.empty()) indices.fail("needs \"materials\" that its numbers are places in");
        const long long last = static_cast<long long>(chain.materials.size()) - 1;
        for (std::size_t i = 0; i < chain.segment_materials.size(); ++i)
            chain.segment_materials[i] = static_cast<std::uint32_t>(Node(indices, i).integer(0, last));
    }
}

SceneChain read_chain(const Node& node, FieldReader& fields) {
    SceneChain chain;
    visit_chain(fields, chain);
    chain.points = read_points(node.at("points"), kMaxChainPoints, "points");
    read_ghosts(node, chain);
    read_materials(node, chain);
    return chain;
}

SceneOutline read_outline(const Node& node, FieldReader& fields) {
    SceneOutline outline;
    visit_outline(fields, outline);
    outline.outer = read_points(node.at("outer"), kMaxOutlineParts, "points");
    if (const Json* value = node.find("holes")) {
        const Node holes(node, "holes", *value);
        outline.holes.resize(holes.expect_array(kMaxOutlineParts, "holes"));
        for (std::size_t i = 0; i < outline.holes.size(); ++i)
            outline.holes[i] = read_points(Node(holes, i), kMaxOutlineParts, "points");
    }
    return outline;
}

/// The geometry of a shape of this type.
void read_geometry(const Node& node, const std::string& type, FieldReader& fields, SceneShape& shape) {
    if (type == "circle") {
        visit_circle(fields, shape.geometry.emplace<Circle>());
    } else if (type == "capsule") {
        visit_capsule(fields, shape.geometry.emplace<Capsule>());
    } else if (type == "segment") {
        shape.geometry = read_segment(node, fields);
    } else if (type == "polygon") {
        shape.geometry = read_polygon(node, fields);
    } else if (type == "box") {
        shape.geometry = read_box(fields);
    } else if (type == "chain") {
        shape.geometry = read_chain(node, fields);
    } else if (type == "outline") {
        shape.geometry = read_outline(node, fields);
    } else {
        node.at("type").fail("is " + in_quotes(type) +
                             "; it must be \"circle\", \"capsule\", \"segment\", \"polygon\", "
                             "\"box\", \"chain\" or \"outline\"");
    }
    fields.finish();
}

SceneShape read_shape(const Node& node) {
    SceneShape shape;
    const std::size_t mistakes = node.mistakes();
    FieldReader fields(node);
    visit_shape(fields, shape);
    read_properties(node, shape.properties);
    read_geometry(node, node.at("type").string(), fields, shape);
    // A shape that was not read whole would be refused for that.
    if (node.mistakes() == mistakes) check_shape(node, shape);
    return shape;
}

MassData read_mass(const Node& node) {
    MassData mass;
    const std::size_t mistakes = node.mistakes();
    FieldReader fields(node);
    visit_mass(fields, mass);
    fields.finish();
    if (node.mistakes() == mistakes) check_inertia(node, mass);
    return mass;
}

SceneBody read_body(const Node& node) {
    SceneBody body;
    FieldReader fields(node);
    visit_body(fields, body);
    fields.finish();
    read_properties(node, body.properties);
    if (const Json* value = node.find("mass"))
        node.attempt([&] { body.mass = read_mass(Node(node, "mass", *value)); });
    if (const Json* value = node.find("shapes")) {
        const Node shapes(node, "shapes", *value);
        node.attempt([&] {
            const std::size_t count = shapes.expect_array(kMaxShapes, "shapes");
            body.shapes.reserve(count);
            for (std::size_t i = 0; i < count; ++i)
                shapes.attempt([&] { body.shapes.push_back(read_shape(Node(shapes, i))); });
        });
    }
    return body;
}

/// A body by its place in "bodies", or by its name.
int read_reference(const Node& node, std::size_t bodies, const Names& names) {
    if (!node.value().is_string()) {
        if (!node.value().is_number()) node.fail_type("a body's number or its name");
        if (bodies == 0) node.fail("names a body, and the scene has none");
        return node.integer(0, static_cast<long long>(bodies) - 1);
    }
    const auto found = names.find(node.string());
    if (found == names.end()) {
        std::vector<std::string_view> known;
        for (const auto& [name, index] : names) known.push_back(name);
        node.fail("is " + in_quotes(node.string()) + "; no body has that name" +
                  suggestion(node.string(), known, in_quotes));
    }
    if (found->second < 0) node.fail("is " + in_quotes(node.string()) + "; more than one body has that name");
    return found->second;
}

/// Makes the definition of this type, a place in AnyJointDef.
template <std::size_t I = 0>
void read_type(const Node& node, FieldReader& fields, std::size_t type, SceneJoint& joint) {
    if constexpr (I < std::variant_size_v<AnyJointDef>) {
        if (type != I) return read_type<I + 1>(node, fields, type, joint);
        using Def = std::variant_alternative_t<I, AnyJointDef>;
        Def& def = joint.def.emplace<Def>();
        const std::size_t mistakes = node.mistakes();
        visit_joint(fields, joint, def);
        JointFields<Def>::visit(fields, def);
        if (node.mistakes() == mistakes) node.attempt([&] { JointFields<Def>::check(node, def); });
    }
}

template <std::size_t... I>
std::size_t read_type(const Node& node, std::index_sequence<I...>) {
    constexpr std::string_view kTypes[] = {JointFields<std::variant_alternative_t<I, AnyJointDef>>::kName...};
    return read_choice(node, kTypes);
}

/// A joint before the one that names it.
int read_joint_index(const Node& node, const std::vector<SceneJoint>& joints) {
    if (joints.empty()) node.fail("names a joint, and there is none before this one");
    return node.integer(0, static_cast<long long>(joints.size()) - 1);
}

/// A gear counts as a joint of the bodies that its first joint joins.
void read_coupled(const Node& node, const std::vector<SceneJoint>& joints, SceneJoint& joint) {
    joint.joint_a = read_joint_index(node.at("joint_a"), joints);
    joint.joint_b = read_joint_index(node.at("joint_b"), joints);
    if (joint.joint_a == joint.joint_b)
        node.fail("couples joint " + std::to_string(joint.joint_a) + " to itself");
    const SceneJoint& first = joints[static_cast<std::size_t>(joint.joint_a)];
    joint.body_a = first.body_a;
    joint.body_b = first.body_b;
}

SceneJoint read_joint(const Node& node, std::size_t bodies, const Names& names,
                      const std::vector<SceneJoint>& joints) {
    SceneJoint joint;
    FieldReader fields(node);
    constexpr std::make_index_sequence<std::variant_size_v<AnyJointDef>> kTypes;
    read_type(node, fields, read_type(node.at("type"), kTypes), joint);
    fields.finish();
    read_properties(node, joint.properties);
    if (std::holds_alternative<GearJointDef>(joint.def)) {
        read_coupled(node, joints, joint);
        return joint;
    }
    bool is_whole = true;
    const auto reference = [&](std::string_view key, int& index) {
        is_whole = node.attempt([&] { index = read_reference(node.at(key), bodies, names); }) && is_whole;
    };
    if (std::holds_alternative<PulleyJointDef>(joint.def)) reference("frame", joint.frame);
    reference("body_a", joint.body_a);
    reference("body_b", joint.body_b);
    if (is_whole && joint.body_a == joint.body_b)
        node.fail("joins body " + std::to_string(joint.body_a) + " to itself");
    return joint;
}

Names names_of(const std::vector<SceneBody>& bodies) {
    Names names;
    for (std::size_t i = 0; i < bodies.size(); ++i) {
        if (bodies[i].name.empty()) continue;
        const auto [place, is_new] = names.try_emplace(bodies[i].name, static_cast<int>(i));
        if (!is_new) place->second = -1;
    }
    return names;
}

// A body or joint with a mistake keeps its place: others count on it.

void read_bodies(const Node& root, Scene& scene) {
    const Json* value = root.find("bodies");
    if (value == nullptr) return;
    const Node bodies(root, "bodies", *value);
    scene.bodies.resize(bodies.expect_array(kMaxBodies, "bodies"));
    for (std::size_t i = 0; i < scene.bodies.size(); ++i)
        bodies.attempt([&] { scene.bodies[i] = read_body(Node(bodies, i)); });
}

void read_joints(const Node& root, Scene& scene) {
    const Json* value = root.find("joints");
    if (value == nullptr) return;
    const Node joints(root, "joints", *value);
    const std::size_t count = joints.expect_array(kMaxJoints, "joints");
    const Names names = names_of(scene.bodies);
    scene.joints.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
        SceneJoint joint;
        joints.attempt(
            [&] { joint = read_joint(Node(joints, i), scene.bodies.size(), names, scene.joints); });
        scene.joints.push_back(std::move(joint));
    }
}

}  // namespace

Scene read_jostle(const Node& root) {
    const Node version = root.at("jostle");
    if (version.integer(0, kMaxSteps) != kFormatVersion) {
        version.fail("is " + number_text(version.value()) + "; this jostle reads version " +
                     std::to_string(kFormatVersion) + " of the format");
    }
    Scene scene;
    FieldReader fields(root);
    visit_scene(fields, scene);
    fields.finish();
    read_properties(root, scene.properties);
    root.attempt([&] { read_bodies(root, scene); });
    root.attempt([&] { read_joints(root, scene); });
    return scene;
}

}  // namespace jostle::scene_detail

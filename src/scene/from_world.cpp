// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The scene of a world as it is now, read through public calls: bodies with their shapes and chains, then
// joints.
//
// ORDER: bodies as World::bodies() gives them; joints likewise, gears last, as a scene names their joints
// before them.
#include <jostle/core/require.h>
#include <jostle/scene/scene.h>

#include <algorithm>
#include <limits>
#include <string>
#include <vector>

namespace jostle {
namespace {

constexpr Call kFromWorld("from_world");

ShapeDef def_of(const Shape& shape) {
    ShapeDef def = shape.def();
    // Because of a callback, which a scene has not.
    if (!shape.is_smooth()) def.smooth = false;
    return def;
}

SceneShape to_scene(const Shape& shape) {
    SceneShape result;
    result.def = def_of(shape);
    const Geometry geometry = shape.geometry();
    switch (geometry.type) {
        case ShapeType::kCircle:
            result.geometry = geometry.circle;
            break;
        case ShapeType::kCapsule:
            result.geometry = geometry.capsule;
            break;
        case ShapeType::kSegment:
            result.geometry = geometry.segment;
            break;
        default: {
            const PolygonView view = geometry.polygon_view();
            result.geometry = ScenePolygon{{view.vertices, view.vertices + view.count}, view.radius};
        }
    }
    return result;
}

SceneShape to_scene(const ChainShape& chain) {
    SceneChain line;
    line.loop = chain.is_loop();
    const int count = chain.segment_count();
    for (int i = 0; i < count; ++i) {
        const Segment segment = chain.segment(i).geometry().segment;
        line.points.push_back(segment.point1);
        line.one_sided = segment.one_sided;
        if (i == 0 && !line.loop) line.ghost1 = segment.ghost1;
        if (i == count - 1 && !line.loop) {
            line.points.push_back(segment.point2);
            line.ghost2 = segment.ghost2;
        }
        const Material material = chain.segment(i).material();
        const auto known = std::find(line.materials.begin(), line.materials.end(), material);
        line.segment_materials.push_back(static_cast<std::uint32_t>(known - line.materials.begin()));
        if (known == line.materials.end()) line.materials.push_back(material);
    }
    SceneShape result;
    result.def = def_of(chain.segment(0));
    result.def.filter = chain.filter();
    result.def.user_data = chain.user_data();
    if (line.materials.size() == 1) {
        line.materials.clear();
        line.segment_materials.clear();
    }
    result.geometry = std::move(line);
    return result;
}

/// The mass, where the shapes do not give it.
std::optional<MassData> own_mass(const Body& body) {
    if (body.type() != BodyType::kDynamic) return std::nullopt;
    std::vector<MassData> parts;
    for (const Shape& shape : body.shapes()) parts.push_back(compute_mass(shape.geometry(), shape.density()));
    MassData sum = combine(parts);
    if (sum.mass == 0.0f) sum = {1.0f, {}, 0.0f};
    const MassData mass = body.mass_data();
    // A body sums in floats, combine() in doubles.
    const float rounding = 4.0f * std::numeric_limits<float>::epsilon() * length(sum.center);
    const bool is_there = length(mass.center - sum.center) <= rounding;
    if (mass.mass == sum.mass && mass.inertia == sum.inertia && is_there) return std::nullopt;
    return mass;
}

SceneBody to_scene(const Body& body, const World& world) {
    SceneBody result;
    result.name = body.name();
    BodyDef& def = result.def;
    def.type = body.type();
    def.position = body.position();
    def.angle = body.angle();
    def.linear_velocity = body.linear_velocity();
    def.angular_velocity = body.angular_velocity();
    def.linear_damping = body.linear_damping();
    def.angular_damping = body.angular_damping();
    def.gravity_scale = body.gravity_scale();
    def.locks = body.locks();
    def.enabled = body.is_enabled();
    def.awake = body.is_awake() || def.type == BodyType::kStatic || !def.enabled;
    def.allow_sleep = body.allows_sleep();
    if (body.sleep_threshold() != world.sleep_threshold()) def.sleep_threshold = body.sleep_threshold();
    if (body.is_continuous() != (def.type == BodyType::kDynamic)) def.continuous = body.is_continuous();
    def.bullet = body.is_bullet();
    def.user_data = body.user_data();
    result.mass = own_mass(body);
    for (const Shape& shape : body.shapes())
        if (shape.chain_index() < 0) result.shapes.push_back(to_scene(shape));
    for (const ChainShape& chain : body.chains()) result.shapes.push_back(to_scene(chain));
    return result;
}

// A part of a definition that the handle has a function of the same name for.
#define JOSTLE_COPY(part) \
    if constexpr (requires { def.part = handle.part(); }) def.part = handle.part()

template <class Def, class Type>
AnyJointDef def_of(const Joint& joint) {
    const Type handle(joint);
    Def def;
    if constexpr (requires { def.anchor_a; }) {
        def.anchor_a = handle.local_anchor_a();
        def.anchor_b = handle.local_anchor_b();
    }
    if constexpr (requires { def.axis_a = handle.local_axis(); }) def.axis_a = handle.local_axis();
    if constexpr (requires { def.point_a; }) {
        def.point_a = handle.local_point_a();
        def.point_b = handle.local_point_b();
    }
    JOSTLE_COPY(collide_connected);
    JOSTLE_COPY(stiffness);
    JOSTLE_COPY(break_at);
    JOSTLE_COPY(user_data);
    JOSTLE_COPY(reference_angle);
    JOSTLE_COPY(limit);
    JOSTLE_COPY(motor);
    JOSTLE_COPY(servo);
    JOSTLE_COPY(suspension);
    JOSTLE_COPY(length);
    JOSTLE_COPY(spring);
    JOSTLE_COPY(linear_spring);
    JOSTLE_COPY(angular_spring);
    JOSTLE_COPY(offset);
    JOSTLE_COPY(angle);
    JOSTLE_COPY(max_force);
    JOSTLE_COPY(max_torque);
    JOSTLE_COPY(ratio);
    JOSTLE_COPY(min_length_a);
    JOSTLE_COPY(min_length_b);
    JOSTLE_COPY(step);
    JOSTLE_COPY(phase);
    return def;
}

#undef JOSTLE_COPY

AnyJointDef def_of(const Joint& joint) {
    switch (joint.type()) {
        case JointType::kRevolute:
            return def_of<RevoluteJointDef, RevoluteJoint>(joint);
        case JointType::kPrismatic:
            return def_of<PrismaticJointDef, PrismaticJoint>(joint);
        case JointType::kDistance:
            return def_of<DistanceJointDef, DistanceJoint>(joint);
        case JointType::kWeld:
            return def_of<WeldJointDef, WeldJoint>(joint);
        case JointType::kFilter:
            return def_of<FilterJointDef, FilterJoint>(joint);
        case JointType::kMotor:
            return def_of<MotorJointDef, MotorJoint>(joint);
        case JointType::kTarget:
            return def_of<TargetJointDef, TargetJoint>(joint);
        case JointType::kFriction:
            return def_of<FrictionJointDef, FrictionJoint>(joint);
        case JointType::kWheel:
            return def_of<WheelJointDef, WheelJoint>(joint);
        case JointType::kSlot:
            return def_of<SlotJointDef, SlotJoint>(joint);
        case JointType::kPulley:
            return def_of<PulleyJointDef, PulleyJoint>(joint);
        case JointType::kGear:
            return def_of<GearJointDef, GearJoint>(joint);
        case JointType::kRatchet:
            return def_of<RatchetJointDef, RatchetJoint>(joint);
        default:
            if (joint.body_count() > 2)
                kFromWorld.refuse("joint", "a custom joint of more bodies than two",
                                  "a scene has none of these");
            return def_of<CustomJointDef, CustomJoint>(joint);
    }
}

template <class Object>
int index_of(const std::vector<Object>& all, const Object& one) {
    return static_cast<int>(std::find(all.begin(), all.end(), one) - all.begin());
}

}  // namespace

Scene from_world(const World& world) {
    Scene scene;
    scene.gravity = world.gravity();
    scene.allow_sleep = world.allows_sleep();
    scene.continuous = world.is_continuous();
    scene.smooth_ground = world.smooth_ground();
    scene.iterated_joints = world.iterated_joints();
    const std::vector<Body> bodies = world.bodies().to_vector();
    for (const Body& body : bodies) scene.bodies.push_back(to_scene(body, world));
    std::vector<int> places;  // in the scene, by the body's place in the world
    for (std::size_t i = 0; i < bodies.size(); ++i) {
        const std::size_t place = bodies[i].handle().index;
        if (place >= places.size()) places.resize(place + 1);
        places[place] = static_cast<int>(i);
    }
    std::vector<Joint> joints = world.joints().to_vector();
    std::stable_partition(joints.begin(), joints.end(),
                          [](const Joint& joint) { return joint.type() != JointType::kGear; });
    for (const Joint& joint : joints) {
        SceneJoint made;
        made.body_a = places[joint.body_a().handle().index];
        made.body_b = places[joint.body_b().handle().index];
        made.def = def_of(joint);
        if (joint.type() == JointType::kPulley)
            made.frame = places[PulleyJoint(joint).frame().handle().index];
        if (joint.type() == JointType::kGear) {
            made.joint_a = index_of(joints, GearJoint(joint).joint_a());
            made.joint_b = index_of(joints, GearJoint(joint).joint_b());
        }
        scene.joints.push_back(std::move(made));
    }
    return scene;
}

}  // namespace jostle

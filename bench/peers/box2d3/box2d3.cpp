// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The adapter for Box2D 3.1 and newer, by its C interface: the scene's sub-steps, 4 unless it says otherwise.
// Joints are placed by anchors and a reference angle in 3.1 and by frames since; which of both is seen at
// compile time. It has every shape of ours with at most 8 corners; docs/peers.md says what stands for larger
// ones.
#include <box2d/box2d.h>

#include "adapter.h"

namespace jostle::peers {
namespace {

constexpr std::size_t kRoom = B2_MAX_POLYGON_VERTICES;
constexpr float kMostAngle = 0.99f * kPi;  // [rad] Box2D counts joint angles from -pi to pi

b2Vec2 to_b2(Vec2 v) {
    return {v.x, v.y};
}

/// A point of the world, whose coordinates are doubles in some builds.
template <class Point>
Vec2 from_b2(const Point& v) {
    return {static_cast<float>(v.x), static_cast<float>(v.y)};
}

b2BodyType to_b2(BodyType type) {
    switch (type) {
        case BodyType::kStatic:
            return b2_staticBody;
        case BodyType::kKinematic:
            return b2_kinematicBody;
        case BodyType::kDynamic:
            break;
    }
    return b2_dynamicBody;
}

template <class Def>
void fix_rotation(Def& def) {
    if constexpr (requires { def.motionLocks; }) {
        def.motionLocks.angularZ = true;
    } else {
        def.fixedRotation = true;
    }
}

/// How a joint sits on its two bodies.
struct Placement {
    b2BodyId a, b;
    Vec2 anchor_a, anchor_b;
    float axis = 0.0f;       // [rad] of a slider, in A's frame
    float reference = 0.0f;  // [rad] of B minus A
    bool collide_connected = false;
};

template <class Def>
void place(Def& def, const Placement& at) {
    if constexpr (requires { def.base.localFrameA; }) {
        def.base.bodyIdA = at.a;
        def.base.bodyIdB = at.b;
        def.base.localFrameA = {to_b2(at.anchor_a), b2MakeRot(at.axis + at.reference)};
        def.base.localFrameB = {to_b2(at.anchor_b), b2MakeRot(at.axis)};
        // A slider's axis is that of A's frame.
        if constexpr (requires { def.targetTranslation; }) {
            def.base.localFrameA.q = b2MakeRot(at.axis);
            def.base.localFrameB.q = b2MakeRot(at.axis - at.reference);
        }
        def.base.collideConnected = at.collide_connected;
    } else {
        def.bodyIdA = at.a;
        def.bodyIdB = at.b;
        def.localAnchorA = to_b2(at.anchor_a);
        def.localAnchorB = to_b2(at.anchor_b);
        if constexpr (requires { def.localAxisA; }) def.localAxisA = to_b2(Rot::from_angle(at.axis).x_axis());
        if constexpr (requires { def.referenceAngle; }) def.referenceAngle = at.reference;
        def.collideConnected = at.collide_connected;
    }
}

/// Puts the shapes of a scene's body on one of Box2D's.
class ShapeMaker {
  public:
    ShapeMaker(b2BodyId body, Substitutions& substitutions) : body_(body), substitutions_(substitutions) {}

    void add(const SceneShape& shape, std::size_t index) {
        def_ = b2DefaultShapeDef();
        def_.density = shape.def.density;
        def_.material.friction = shape.def.friction;
        def_.material.restitution = shape.def.restitution;
        def_.filter = {shape.def.filter.category, shape.def.filter.mask, shape.def.filter.group};
        def_.isSensor = shape.def.is_sensor;
        def_.userData = reinterpret_cast<void*>(index);
        std::visit([&](const auto& geometry) { make(geometry); }, shape.geometry);
    }
    /// Whether the mass of what was made differs from the scene's.
    [[nodiscard]] bool mass_differs() const { return mass_differs_; }

  private:
    void make(const Circle& circle) {
        const b2Circle shape{to_b2(circle.center), circle.radius};
        b2CreateCircleShape(body_, &def_, &shape);
    }
    void make(const Capsule& capsule) {
        const b2Capsule shape{to_b2(capsule.center1), to_b2(capsule.center2), capsule.radius};
        b2CreateCapsuleShape(body_, &def_, &shape);
    }
    void make(const Segment& segment) {
        // Box2D has one-sided segments in chains alone, and none that are smooth and two-sided.
        if (segment.one_sided && !def_.isSensor) {
            make(SceneChain{{segment.point1, segment.point2}, false, true, segment.ghost1, segment.ghost2});
            return;
        }
        if (segment.is_smooth()) substitutions_.add("smooth two-sided segments: separate ones");
        make_segment(segment);
    }
    void make_segment(const Segment& segment) {
        const b2Segment shape{to_b2(segment.point1), to_b2(segment.point2)};
        b2CreateSegmentShape(body_, &def_, &shape);
    }
    void make(const ScenePolygon& polygon) { make(polygon, substitutions_); }
    void make(const ScenePolygon& polygon, Substitutions& substitutions) {
        std::vector<Vec2> corners = hull_of(polygon);
        float radius = polygon.radius;
        if (corners.size() > kRoom) {
            if (radius > 0.0f) {
                mass_differs_ = true;
                substitutions.add("rounded polygons of more than 8 corners: larger ones with sharp corners");
                corners = hull_of({grown(corners, radius, 0), 0.0f});
                radius = 0.0f;
            }
            substitutions.add("polygons of more than 8 corners: several side by side");
        }
        for (const std::vector<Vec2>& piece : pieces(corners, kRoom)) {
            std::vector<b2Vec2> points;
            points.reserve(piece.size());
            for (const Vec2 v : piece) points.push_back(to_b2(v));
            const b2Hull hull = b2ComputeHull(points.data(), static_cast<int>(points.size()));
            if (hull.count < 3)
                throw std::runtime_error("a polygon cannot be used: Box2D finds no hull for it");
            const b2Polygon shape = b2MakePolygon(&hull, radius);
            b2CreatePolygonShape(body_, &def_, &shape);
        }
    }
    void make(const SceneOutline& outline) {
        if (outline.radius > 0.0f) mass_differs_ = true;
        Substitutions of_pieces;
        for (const ScenePolygon& piece : pieces_of(outline, substitutions_)) make(piece, of_pieces);
        substitutions_.add_parts("outlines", of_pieces);
    }
    /// One for all, or one for each of Box2D's points, of which an open chain's first and last are ghosts.
    [[nodiscard]] std::vector<b2SurfaceMaterial> materials_of(const SceneChain& chain) const {
        if (chain.materials.empty()) return {def_.material};
        std::vector<b2SurfaceMaterial> materials;
        const auto add = [&](std::size_t index) {
            b2SurfaceMaterial& material = materials.emplace_back(def_.material);
            material.friction = chain.materials[chain.segment_materials[index]].friction;
            material.restitution = chain.materials[chain.segment_materials[index]].restitution;
        };
        const std::size_t segments = chain.segment_materials.size();
        // A loop of three is given a point in the middle of its first segment.
        if (!chain.loop || segments == 3) add(0);
        for (std::size_t i = 0; i < segments; ++i) add(i);
        if (!chain.loop) {
            add(segments - 1);
            add(segments - 1);
        }
        return materials;
    }
    void make(const SceneChain& chain) {
        const Chain view = checked_chain(chain);
        if (!chain.one_sided || def_.isSensor) {
            substitutions_.add(def_.isSensor ? "chains that are sensors: separate segments"
                                             : "two-sided chains: separate segments");
            for (int i = 0; i < view.segment_count(); ++i) {
                const SurfaceMaterial material = material_of(
                    chain, {.friction = def_.material.friction, .restitution = def_.material.restitution}, i);
                def_.material.friction = material.friction;
                def_.material.restitution = material.restitution;
                make_segment(view.segment(i));
            }
            return;
        }
        // An open chain's first and last point are its ghosts; either kind has four points at least.
        std::vector<b2Vec2> points;
        for (const Vec2 point : chain.points) points.push_back(to_b2(point));
        if (chain.loop) {
            if (points.size() == 3)
                points.insert(points.begin() + 1, to_b2(0.5f * (chain.points[0] + chain.points[1])));
        } else {
            const LineEnds ends = ends_of(chain.points, chain.ghost1, chain.ghost2, substitutions_);
            points.insert(points.begin(), to_b2(ends.before));
            points.push_back(to_b2(ends.after));
        }
        b2ChainDef def = b2DefaultChainDef();
        def.points = points.data();
        def.count = static_cast<int>(points.size());
        def.isLoop = chain.loop;
        std::vector<b2SurfaceMaterial> materials = materials_of(chain);
        def.materials = materials.data();
        def.materialCount = static_cast<int>(materials.size());
        def.filter = def_.filter;
        def.userData = def_.userData;
        b2CreateChain(body_, &def);
    }

    b2BodyId body_;
    Substitutions& substitutions_;
    b2ShapeDef def_{};
    bool mass_differs_ = false;
};

/// Makes Box2D's joint of a scene's.
struct JointMaker {
    b2WorldId world;
    b2BodyId a, b;

    template <class Def>
    [[nodiscard]] Placement placement(const Def& joint) const {
        return {a, b, joint.local_anchor_a, joint.local_anchor_b, 0.0f, 0.0f, joint.base.collide_connected};
    }
    void operator()(const RevoluteJointDef& joint) const {
        b2RevoluteJointDef def = b2DefaultRevoluteJointDef();
        Placement at = placement(joint);
        at.reference = joint.reference_angle;
        place(def, at);
        def.enableLimit = joint.enable_limit;
        def.lowerAngle = clamp(joint.lower_angle, -kMostAngle, kMostAngle);
        def.upperAngle = clamp(joint.upper_angle, -kMostAngle, kMostAngle);
        def.enableMotor = joint.enable_motor;
        def.motorSpeed = joint.motor_speed;
        def.maxMotorTorque = joint.max_motor_torque;
        b2CreateRevoluteJoint(world, &def);
    }
    void operator()(const PrismaticJointDef& joint) const {
        b2PrismaticJointDef def = b2DefaultPrismaticJointDef();
        Placement at = placement(joint);
        at.axis = atan2(joint.local_axis_a.y, joint.local_axis_a.x);
        at.reference = joint.reference_angle;
        place(def, at);
        def.enableLimit = joint.enable_limit;
        def.lowerTranslation = joint.lower_translation;
        def.upperTranslation = joint.upper_translation;
        def.enableMotor = joint.enable_motor;
        def.motorSpeed = joint.motor_speed;
        def.maxMotorForce = joint.max_motor_force;
        b2CreatePrismaticJoint(world, &def);
    }
    void operator()(const DistanceJointDef& joint) const {
        b2DistanceJointDef def = b2DefaultDistanceJointDef();
        place(def, placement(joint));
        def.length = joint.length;
        def.enableSpring = joint.enable_spring;
        def.hertz = joint.hertz;
        def.dampingRatio = joint.damping_ratio;
        b2CreateDistanceJoint(world, &def);
    }
    void operator()(const WeldJointDef& joint) const {
        b2WeldJointDef def = b2DefaultWeldJointDef();
        Placement at = placement(joint);
        at.reference = joint.reference_angle;
        place(def, at);
        def.linearHertz = joint.linear_hertz;
        def.linearDampingRatio = joint.linear_damping_ratio;
        def.angularHertz = joint.angular_hertz;
        def.angularDampingRatio = joint.angular_damping_ratio;
        b2CreateWeldJoint(world, &def);
    }
};

class Box2D3World final : public EngineWorld {
  public:
    Box2D3World(const Scene& scene, const EngineOptions& options, std::vector<std::string>& approximated)
        : substeps_(options.substeps > 0 ? options.substeps : scene.substeps) {
        b2WorldDef def = b2DefaultWorldDef();
        def.gravity = to_b2(scene.gravity);
        def.enableSleep = scene.allow_sleep;
        def.enableContinuous = scene.continuous;
        world_ = b2CreateWorld(&def);
        try {
            fill(scene, approximated);
        } catch (...) {
            b2DestroyWorld(world_);
            throw;
        }
    }
    ~Box2D3World() override { b2DestroyWorld(world_); }
    Box2D3World(const Box2D3World&) = delete;
    Box2D3World& operator=(const Box2D3World&) = delete;

    void step(float dt) override { b2World_Step(world_, dt, substeps_); }

    void poses(std::vector<Transform>& out) const override {
        out.clear();
        for (const b2BodyId body : bodies_) {
            const auto t = b2Body_GetTransform(body);
            out.push_back({from_b2(t.p), {static_cast<float>(t.q.c), static_cast<float>(t.q.s)}});
        }
    }

    void velocities(std::vector<Vec2>& linear, std::vector<float>& angular) const override {
        linear.clear();
        angular.clear();
        for (const b2BodyId body : bodies_) {
            linear.push_back(from_b2(b2Body_GetLinearVelocity(body)));
            angular.push_back(b2Body_GetAngularVelocity(body));
        }
    }

    void masses(std::vector<MassData>& out) const override {
        out.clear();
        for (const b2BodyId body : bodies_) {
            if (b2Body_GetType(body) != b2_dynamicBody) {
                out.push_back({});
                continue;
            }
            out.push_back({b2Body_GetMass(body), from_b2(b2Body_GetMassData(body).center),
                           b2Body_GetRotationalInertia(body)});
        }
    }

    [[nodiscard]] int awake_bodies() const override {
        return static_cast<int>(std::count_if(bodies_.begin(), bodies_.end(), [](b2BodyId body) {
            return b2Body_IsEnabled(body) && b2Body_IsAwake(body) && b2Body_GetType(body) != b2_staticBody;
        }));
    }

    [[nodiscard]] int contacts() const override {
        ShapePairs pairs;
        std::vector<b2ContactData> contacts;
        for (const b2BodyId body : bodies_) {
            if (b2Body_GetType(body) != b2_dynamicBody || !b2Body_IsEnabled(body)) continue;
            contacts.resize(at(b2Body_GetContactCapacity(body)));
            const int count = b2Body_GetContactData(body, contacts.data(), static_cast<int>(contacts.size()));
            for (int i = 0; i < count; ++i) {
                if (contacts[at(i)].manifold.pointCount == 0) continue;
                pairs.add(index_of(contacts[at(i)].shapeIdA), index_of(contacts[at(i)].shapeIdB));
            }
        }
        return pairs.count();
    }

    [[nodiscard]] int joints() const override { return b2World_GetCounters(world_).jointCount; }

  private:
    static int index_of(b2ShapeId shape) {
        return static_cast<int>(reinterpret_cast<std::uintptr_t>(b2Shape_GetUserData(shape)));
    }

    void fill(const Scene& scene, std::vector<std::string>& approximated) {
        Substitutions substitutions;
        std::size_t shape_index = 0;
        for (const SceneBody& body : scene.bodies) add_body(body, substitutions, shape_index);
        for (const SceneJoint& joint : scene.joints) {
            check_joint(scene, joint);
            std::visit(JointMaker{world_, bodies_[at(joint.body_a)], bodies_[at(joint.body_b)]}, joint.def);
        }
        substitutions.report(approximated);
    }

    void add_body(const SceneBody& source, Substitutions& substitutions, std::size_t& shape_index) {
        b2BodyDef def = b2DefaultBodyDef();
        def.type = to_b2(source.def.type);
        def.position = {source.def.position.x, source.def.position.y};
        def.rotation = b2MakeRot(source.def.angle);
        def.linearDamping = source.def.linear_damping;
        def.angularDamping = source.def.angular_damping;
        def.gravityScale = source.def.gravity_scale;
        if (source.def.fixed_rotation) fix_rotation(def);
        def.enableSleep = source.def.allow_sleep;
        def.isAwake = source.def.awake;
        def.isBullet = source.def.bullet;
        def.isEnabled = source.def.enabled;
        const b2BodyId body = b2CreateBody(world_, &def);
        bodies_.push_back(body);
        ShapeMaker maker(body, substitutions);
        for (const SceneShape& shape : source.shapes) maker.add(shape, shape_index++);
        if (source.def.type == BodyType::kDynamic && (source.mass || maker.mass_differs())) {
            const MassData mass = mass_of(source);
            b2Body_SetMassData(body, {mass.mass, to_b2(mass.center), mass.inertia});
        }
        // Set last: adding shapes moves the centre of mass, and the velocity is the centre's.
        if (source.def.type != BodyType::kStatic && source.def.awake) {
            b2Body_SetLinearVelocity(body, to_b2(source.def.linear_velocity));
            b2Body_SetAngularVelocity(body, source.def.angular_velocity);
        }
    }

    b2WorldId world_{};
    std::vector<b2BodyId> bodies_;
    int substeps_;
};

class Box2D3Engine final : public Engine {
  public:
    [[nodiscard]] std::string name() const override { return "box2d3"; }
    [[nodiscard]] std::string version() const override {
        const b2Version v = b2GetVersion();
        return std::to_string(v.major) + "." + std::to_string(v.minor) + "." + std::to_string(v.revision);
    }
    [[nodiscard]] std::string settings() const override {
        return "soft step, the scene's sub-steps (4 unless it says otherwise), one worker";
    }
    std::unique_ptr<EngineWorld> load(const Scene& scene, const EngineOptions& options,
                                      std::vector<std::string>& approximated) override {
        return std::make_unique<Box2D3World>(scene, options, approximated);
    }
};

}  // namespace
}  // namespace jostle::peers

extern "C" jostle::Engine* jostle_engine();
extern "C" jostle::Engine* jostle_engine() {
    return new jostle::peers::Box2D3Engine;
}

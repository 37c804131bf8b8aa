// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The adapter for Box2D 2.4: 8 velocity and 3 position iterations a step, as its manual recommends. It has
// neither capsules nor rounded polygons nor more than 8 corners; docs/peers.md says what stands for them.
#include <box2d/box2d.h>

#include "adapter.h"
#include "assertions.h"
#include "joints.h"

namespace jostle::peers {
namespace {

constexpr int kVelocityIterations = 8;
constexpr int kPositionIterations = 3;
constexpr std::size_t kRoom = b2_maxPolygonVertices;
constexpr float kWeld = 0.6f * b2_linearSlop;  // [m] Box2D welds corners closer than half its slop
// [m] and aborts on points of a chain closer than its slop
constexpr float kChainWeld = 1.01f * b2_linearSlop;

Vec2 from_b2(const b2Vec2& v) {
    return {v.x, v.y};
}

b2BodyType type_of(BodyType type) {
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

/// Puts the shapes of a scene's body on one of Box2D's.
class ShapeMaker {
  public:
    ShapeMaker(b2Body* body, const FilterBits& bits, Substitutions& substitutions)
        : body_(body), bits_(bits), substitutions_(substitutions) {}

    void add(const SceneShape& shape, std::size_t index) {
        fixture_ = {};
        fixture_.density = shape.def.density;
        fixture_.friction = shape.def.material.friction;
        fixture_.restitution = shape.def.material.restitution;
        fixture_.isSensor = shape.def.is_sensor;
        fixture_.userData.pointer = index;
        const Filter& filter = shape.def.filter;
        fixture_.filter.categoryBits = static_cast<uint16>(bits_.category(filter));
        fixture_.filter.maskBits = static_cast<uint16>(bits_.mask(filter));
        const bool fits = filter.group >= INT16_MIN && filter.group <= INT16_MAX;
        fixture_.filter.groupIndex = static_cast<int16>(fits ? filter.group : 0);
        if (!fits) substitutions_.add("groups beyond 16 bits: none");
        note_materials(shape, substitutions_);
        std::visit([&](const auto& geometry) { make(geometry); }, shape.geometry);
    }
    /// Whether the mass of what was made differs from the scene's.
    [[nodiscard]] bool mass_differs() const { return mass_differs_; }

  private:
    void make(const Circle& circle) {
        b2CircleShape shape;
        shape.m_p = to_b2(circle.center);
        shape.m_radius = circle.radius;
        attach(shape);
    }
    void make(const Segment& segment) {
        b2EdgeShape shape;
        if (segment.one_sided) {
            const LineEnds ends =
                ends_of({segment.point1, segment.point2}, segment.ghost1, segment.ghost2, substitutions_);
            shape.SetOneSided(to_b2(ends.before), to_b2(segment.point1), to_b2(segment.point2),
                              to_b2(ends.after));
        } else {
            if (segment.is_smooth()) substitutions_.add("smooth two-sided segments: separate ones");
            shape.SetTwoSided(to_b2(segment.point1), to_b2(segment.point2));
        }
        attach(shape);
    }
    void make(const Capsule& capsule) {
        mass_differs_ = true;
        substitutions_.add("capsules: two circles and a box");
        make(Circle{capsule.center1, capsule.radius});
        make(Circle{capsule.center2, capsule.radius});
        const Vec2 side = normalized(skew(capsule.center2 - capsule.center1)) * capsule.radius;
        if (distance(capsule.center1, capsule.center2) < kWeld) return;
        attach_polygon(
            {capsule.center1 - side, capsule.center2 - side, capsule.center2 + side, capsule.center1 + side});
    }
    void make(const ScenePolygon& polygon) { make(polygon, substitutions_); }
    void make(const ScenePolygon& polygon, Substitutions& substitutions) {
        std::vector<Vec2> corners = hull_of(polygon, kWeld);
        if (polygon.radius > 0.0f) {
            mass_differs_ = true;
            const bool bevelled = 2 * corners.size() <= kRoom;
            substitutions.add(bevelled ? "rounded polygons: sharp ones with bevelled corners"
                                       : "rounded polygons: larger ones with sharp corners");
            corners = hull_of({grown(corners, polygon.radius, kRoom), 0.0f}, kWeld);
        }
        if (corners.size() > kRoom)
            substitutions.add("polygons of more than 8 corners: several side by side");
        for (const std::vector<Vec2>& piece : pieces(corners, kRoom)) attach_polygon(piece);
    }
    void make(const SceneOutline& outline) {
        if (outline.radius > 0.0f) mass_differs_ = true;
        Substitutions of_pieces;
        for (const ScenePolygon& piece : pieces_of(outline, substitutions_)) make(piece, of_pieces);
        substitutions_.add_parts("outlines", of_pieces);
    }
    /// A shape of Box2D's has one material, and one that is two-sided no neighbours.
    void make_segments(const SceneChain& chain, const Chain& view, bool one_sided) {
        substitutions_.add(one_sided ? "one-sided chains of several materials: separate segments that know "
                                       "their neighbours"
                                     : "two-sided chains: separate segments");
        const Material common{.friction = fixture_.friction, .restitution = fixture_.restitution};
        for (int i = 0; i < view.segment_count(); ++i) {
            const Material material = material_of(chain, common, i);
            fixture_.friction = material.friction;
            fixture_.restitution = material.restitution;
            const Segment segment = view.segment(i);
            make(one_sided ? segment : Segment{segment.point1, segment.point2});
        }
    }
    void make(const SceneChain& chain) {
        const Chain view = checked_chain(chain);
        const std::vector<Vec2> points = welded(chain, kChainWeld);
        const bool one_sided = chain.one_sided && points.size() >= (chain.loop ? 3u : 2u);
        if (!one_sided || !chain.materials.empty()) {
            make_segments(chain, view, one_sided);
            return;
        }
        if (points.size() < chain.points.size())
            substitutions_.add("chains with points closer than 5 mm: without those");
        std::vector<b2Vec2> line;
        line.reserve(points.size());
        for (const Vec2 point : points) line.push_back(to_b2(point));
        b2ChainShape shape;
        if (chain.loop) {
            shape.CreateLoop(line.data(), static_cast<int32>(line.size()));
        } else {
            const LineEnds ends = ends_of(points, chain.ghost1, chain.ghost2, substitutions_);
            shape.CreateChain(line.data(), static_cast<int32>(line.size()), to_b2(ends.before),
                              to_b2(ends.after));
        }
        attach(shape);
    }

    void attach_polygon(const std::vector<Vec2>& corners) {
        b2Vec2 points[kRoom];
        for (std::size_t i = 0; i < corners.size(); ++i) points[i] = to_b2(corners[i]);
        b2PolygonShape shape;
        shape.Set(points, static_cast<int32>(corners.size()));
        attach(shape);
    }
    void attach(const b2Shape& shape) {
        fixture_.shape = &shape;
        body_->CreateFixture(&fixture_);
    }

    b2Body* body_;
    const FilterBits& bits_;
    Substitutions& substitutions_;
    b2FixtureDef fixture_;
    bool mass_differs_ = false;
};

class Box2D24World final : public EngineWorld {
  public:
    Box2D24World(const Scene& scene, const EngineOptions& options, std::vector<std::string>& approximated)
        : world_(to_b2(scene.gravity)), substeps_(std::max(options.substeps, 1)) {
        world_.SetAllowSleeping(scene.allow_sleep);
        world_.SetContinuousPhysics(scene.continuous);
        Substitutions substitutions;
        const FilterBits bits(scene, 16);
        if (!bits.exact()) substitutions.add("filters of more than 16 categories: the lowest 16");
        std::size_t shape_index = 0;
        for (const SceneBody& body : scene.bodies) add_body(body, bits, substitutions, shape_index);
        JointMaker maker(world_, scene, bodies_, substitutions);
        for (const SceneJoint& joint : scene.joints) maker.add(joint);
        // Making a joint wakes its bodies, so they are sent to sleep last.
        for (std::size_t i = 0; i < bodies_.size(); ++i) {
            if (!scene.bodies[i].def.awake) bodies_[i]->SetAwake(false);
        }
        substitutions.report(approximated);
    }

    void step(float dt) override {
        for (int i = 0; i < substeps_; ++i) {
            world_.Step(dt / static_cast<float>(substeps_), kVelocityIterations, kPositionIterations);
        }
    }

    void poses(std::vector<Transform>& out) const override {
        out.clear();
        for (const b2Body* body : bodies_) {
            const b2Transform& t = body->GetTransform();
            out.push_back({from_b2(t.p), {t.q.c, t.q.s}});
        }
    }

    void velocities(std::vector<Vec2>& linear, std::vector<float>& angular) const override {
        linear.clear();
        angular.clear();
        for (const b2Body* body : bodies_) {
            linear.push_back(from_b2(body->GetLinearVelocity()));
            angular.push_back(body->GetAngularVelocity());
        }
    }

    void masses(std::vector<MassData>& out) const override {
        out.clear();
        for (const b2Body* body : bodies_) {
            if (body->GetType() != b2_dynamicBody) {
                out.push_back({});
                continue;
            }
            // Box2D tells the inertia about the body's origin.
            const Vec2 center = from_b2(body->GetLocalCenter());
            const float mass = body->GetMass();
            out.push_back({mass, center, std::max(body->GetInertia() - mass * length_squared(center), 0.0f)});
        }
    }

    [[nodiscard]] int awake_bodies() const override {
        return static_cast<int>(std::count_if(bodies_.begin(), bodies_.end(), [](const b2Body* body) {
            return body->IsEnabled() && body->IsAwake() && body->GetType() != b2_staticBody;
        }));
    }

    [[nodiscard]] int contacts() const override {
        ShapePairs pairs;
        for (const b2Contact* contact = world_.GetContactList(); contact != nullptr;
             contact = contact->GetNext()) {
            const b2Fixture* a = contact->GetFixtureA();
            const b2Fixture* b = contact->GetFixtureB();
            if (!contact->IsTouching() || a->IsSensor() || b->IsSensor()) continue;
            pairs.add(index_of(a), index_of(b));
        }
        return pairs.count();
    }

    [[nodiscard]] int joints() const override { return world_.GetJointCount(); }

  private:
    static int index_of(const b2Fixture* fixture) {
        // The accessor is not const in 2.4.1, though it changes nothing.
        return static_cast<int>(const_cast<b2Fixture*>(fixture)->GetUserData().pointer);
    }

    void add_body(const SceneBody& source, const FilterBits& bits, Substitutions& substitutions,
                  std::size_t& shape_index) {
        b2BodyDef def;
        def.type = type_of(source.def.type);
        def.position = to_b2(source.def.position);
        def.angle = source.def.angle;
        def.linearDamping = source.def.linear_damping;
        def.angularDamping = source.def.angular_damping;
        def.gravityScale = source.def.gravity_scale;
        def.fixedRotation = source.def.locks.rotation;
        if (source.def.locks.x || source.def.locks.y) substitutions.add("bodies locked along an axis: free");
        def.allowSleep = source.def.allow_sleep;
        if (source.def.sleep_threshold) substitutions.add("sleep thresholds of single bodies: one for all");
        def.bullet = source.def.bullet;
        def.enabled = source.def.enabled;
        b2Body* body = world_.CreateBody(&def);
        bodies_.push_back(body);
        ShapeMaker maker(body, bits, substitutions);
        for (const SceneShape& shape : source.shapes) maker.add(shape, shape_index++);
        if (source.def.type == BodyType::kDynamic && (source.mass || maker.mass_differs())) {
            const MassData mass = mass_of(source);
            // Box2D takes the inertia about the body's origin, and 0 for a body that does not turn.
            const float shift = mass.mass * length_squared(mass.center);
            const float inertia = mass.inertia + shift;
            const b2MassData data{mass.mass, to_b2(mass.center), inertia - shift > 0.0f ? inertia : 0.0f};
            body->SetMassData(&data);
        }
        // Set last: adding shapes moves the centre of mass, and the velocity is the centre's.
        if (source.def.type != BodyType::kStatic) {
            body->SetLinearVelocity(to_b2(source.def.linear_velocity));
            body->SetAngularVelocity(source.def.angular_velocity);
        }
    }

    b2World world_;
    std::vector<b2Body*> bodies_;
    int substeps_;
};

class Box2D24Engine final : public Engine {
  public:
    [[nodiscard]] std::string name() const override { return "box2d24"; }
    [[nodiscard]] std::string version() const override {
        return std::to_string(b2_version.major) + "." + std::to_string(b2_version.minor) + "." +
               std::to_string(b2_version.revision);
    }
    [[nodiscard]] std::string settings() const override {
        return std::string("8 velocity and 3 position iterations") + kAssertions;
    }
    std::unique_ptr<EngineWorld> load(const Scene& scene, const EngineOptions& options,
                                      std::vector<std::string>& approximated) override {
        return std::make_unique<Box2D24World>(scene, options, approximated);
    }
};

}  // namespace
}  // namespace jostle::peers

extern "C" jostle::race::RacedEngine* jostle_engine() {
    return new jostle::peers::Box2D24Engine;
}

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The adapter for Box2D 3.2 and newer, by its C interface: the scene's sub-steps, 4 unless it says otherwise.
// It has every shape of ours with at most 8 corners; docs/peers.md says what stands for larger ones.
#include <box2d/box2d.h>

#include "adapter.h"
#include "assertions.h"
#include "joints.h"
#include "shapes.h"

namespace jostle::peers {
namespace {

/// A point of the world, whose coordinates are doubles in some builds.
template <class Point>
Vec2 from_b2(const Point& v) {
    return {static_cast<float>(v.x), static_cast<float>(v.y)};
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

class Box2D3World final : public EngineWorld {
  public:
    Box2D3World(const Scene& scene, const EngineOptions& options, std::vector<std::string>& approximated)
        : substeps_(options.substeps > 0 ? options.substeps : scene.substeps) {
        b2WorldDef def = b2DefaultWorldDef();
        def.gravity = to_b2(scene.gravity);
        def.enableSleep = scene.allow_sleep;
        def.enableContinuous = scene.continuous;
        world_ = b2CreateWorld(&def);
        if (!b2World_IsValid(world_)) throw std::runtime_error("Box2D 3 has no room for another world");
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
    [[nodiscard]] bool save(std::vector<std::byte>& bytes) const override {
        auto* const image = reinterpret_cast<std::uint8_t*>(bytes.data());
        const int room = static_cast<int>(bytes.size());
        const int size = b2World_Snapshot(world_, room > 0 ? image : nullptr, room);
        bytes.resize(static_cast<std::size_t>(size));
        if (size <= room) return size > 0;
        return b2World_Snapshot(world_, reinterpret_cast<std::uint8_t*>(bytes.data()), size) == size;
    }
    [[nodiscard]] bool load(const std::vector<std::byte>& bytes) override {
        return b2World_Restore(world_, reinterpret_cast<const std::uint8_t*>(bytes.data()),
                               static_cast<int>(bytes.size()));
    }

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
            add_joint(world_, bodies_[at(joint.body_a)], bodies_[at(joint.body_b)], joint, substitutions);
        }
        substitutions.report(approximated);
    }

    void add_body(const SceneBody& source, Substitutions& substitutions, std::size_t& shape_index) {
        b2BodyDef def = b2DefaultBodyDef();
        def.type = type_of(source.def.type);
        def.position = {source.def.position.x, source.def.position.y};
        def.rotation = b2MakeRot(source.def.angle);
        def.linearDamping = source.def.linear_damping;
        def.angularDamping = source.def.angular_damping;
        def.gravityScale = source.def.gravity_scale;
        const MotionLocks& locks = source.def.locks;
        def.motionLocks = {.linearX = locks.x, .linearY = locks.y, .angularZ = locks.rotation};
        def.enableSleep = source.def.allow_sleep;
        if (source.def.sleep_threshold) def.sleepThreshold = *source.def.sleep_threshold;
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
        return std::string("soft step, the scene's sub-steps (4 unless it says otherwise), one worker") +
               kAssertions;
    }
    std::unique_ptr<EngineWorld> load(const Scene& scene, const EngineOptions& options,
                                      std::vector<std::string>& approximated) override {
        return std::make_unique<Box2D3World>(scene, options, approximated);
    }
};

}  // namespace
}  // namespace jostle::peers

extern "C" jostle::race::RacedEngine* jostle_engine() {
    return new jostle::peers::Box2D3Engine;
}

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The adapter for Chipmunk 7: its default 10 iterations a step. It has every shape of ours, rounded or not.
// Chipmunk multiplies the friction and the restitution of a pair, so that square roots give our friction, and
// our restitution where both are alike.
#include <chipmunk/chipmunk.h>
#include <fcntl.h>
#include <unistd.h>

#include <cmath>
#include <cstdio>
#include <deque>
#include <limits>
#include <utility>

#include "adapter.h"
#include "assertions.h"
#include "drives.h"
#include "joints.h"

namespace jostle::peers {
namespace {

constexpr double kSlop = kLinearSlop;  // [m] Chipmunk's default of 0.1 is meant for pixels
constexpr int kFilterBits = 32;

Vec2 from_cp(cpVect v) {
    return {static_cast<float>(v.x), static_cast<float>(v.y)};
}

/// Makes a space. A Chipmunk with assertions greets whoever makes the first one on standard output, which
/// belongs to the program's results: meanwhile it leads nowhere.
cpSpace* make_space() {
    std::fflush(stdout);
    const int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
    const int kept = nowhere >= 0 ? fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3) : -1;
    if (kept >= 0) dup2(nowhere, STDOUT_FILENO);
    cpSpace* space = cpSpaceNew();
    std::fflush(stdout);
    if (kept >= 0) {
        dup2(kept, STDOUT_FILENO);
        close(kept);
    }
    if (nowhere >= 0) close(nowhere);
    return space;
}

class ChipmunkWorld final : public EngineWorld {
  public:
    ChipmunkWorld(const Scene& scene, const EngineOptions& options, std::vector<std::string>& approximated)
        : space_(make_space()), substeps_(std::max(options.substeps, 1)) {
        try {
            fill(scene, approximated);
        } catch (...) {
            release();
            throw;
        }
    }
    ~ChipmunkWorld() override { release(); }
    ChipmunkWorld(const ChipmunkWorld&) = delete;
    ChipmunkWorld& operator=(const ChipmunkWorld&) = delete;

    void step(float dt) override {
        for (int i = 0; i < substeps_; ++i) cpSpaceStep(space_, static_cast<double>(dt) / substeps_);
    }

    void poses(std::vector<Transform>& out) const override {
        out.clear();
        for (const cpBody* body : bodies_) {
            const cpVect q = cpBodyGetRotation(body);
            out.push_back(
                {from_cp(cpBodyGetPosition(body)), {static_cast<float>(q.x), static_cast<float>(q.y)}});
        }
    }

    void velocities(std::vector<Vec2>& linear, std::vector<float>& angular) const override {
        linear.clear();
        angular.clear();
        for (const cpBody* body : bodies_) {
            linear.push_back(from_cp(cpBodyGetVelocity(body)));
            angular.push_back(static_cast<float>(cpBodyGetAngularVelocity(body)));
        }
    }

    void masses(std::vector<MassData>& out) const override { out = masses_; }

    [[nodiscard]] int awake_bodies() const override {
        return static_cast<int>(std::count_if(bodies_.begin(), bodies_.end(), [](cpBody* body) {
            const bool moves = cpBodyGetType(body) != CP_BODY_TYPE_STATIC && cpBodyGetSpace(body) != nullptr;
            return moves && cpBodyIsSleeping(body) == cpFalse;
        }));
    }

    [[nodiscard]] int contacts() const override {
        ShapePairs pairs;
        for (cpBody* body : bodies_) {
            if (cpBodyGetType(body) != CP_BODY_TYPE_DYNAMIC) continue;
            cpBodyEachArbiter(
                body,
                [](cpBody*, cpArbiter* arbiter, void* data) {
                    cpShape *a, *b;
                    cpArbiterGetShapes(arbiter, &a, &b);
                    const bool sensor = cpShapeGetSensor(a) != cpFalse || cpShapeGetSensor(b) != cpFalse;
                    if (sensor || cpArbiterGetCount(arbiter) == 0) return;
                    static_cast<ShapePairs*>(data)->add(index_of(a), index_of(b));
                },
                &pairs);
        }
        return pairs.count();
    }

    [[nodiscard]] int joints() const override { return joints_->count(); }

  private:
    static int index_of(const cpShape* shape) {
        return static_cast<int>(reinterpret_cast<std::uintptr_t>(cpShapeGetUserData(shape)));
    }

    void fill(const Scene& scene, std::vector<std::string>& approximated) {
        cpSpaceSetGravity(space_, to_cp(scene.gravity));
        cpSpaceSetCollisionSlop(space_, kSlop);
        if (scene.allow_sleep) cpSpaceSetSleepTimeThreshold(space_, kTimeToSleep);
        const FilterBits bits(scene, kFilterBits);
        if (!bits.exact()) substitutions_.add("filters of more than 32 categories: the lowest 32");
        for (const SceneBody& body : scene.bodies) add_body(scene, body, bits);
        joints_.emplace(space_, scene, bodies_, substitutions_);
        for (const SceneJoint& joint : scene.joints) joints_->add(joint);
        for (std::size_t i = 0; i < bodies_.size(); ++i) {
            const BodyDef& def = scene.bodies[i].def;
            if (!scene.allow_sleep || def.type != BodyType::kDynamic || !def.enabled) continue;
            if (!def.awake) cpBodySleep(bodies_[i]);
            if (!def.allow_sleep) substitutions_.add("bodies that may not sleep: they may");
            if (def.sleep_threshold) substitutions_.add("sleep thresholds of single bodies: one for all");
        }
        substitutions_.report(approximated);
    }

    void release() {
        joints_.reset();
        for (cpShape* shape : shapes_) {
            if (cpShapeGetSpace(shape) != nullptr) cpSpaceRemoveShape(space_, shape);
            cpShapeFree(shape);
        }
        for (cpBody* body : bodies_) {
            if (cpBodyGetSpace(body) != nullptr) cpSpaceRemoveBody(space_, body);
            cpBodyFree(body);
        }
        cpSpaceFree(space_);
    }

    void add_body(const Scene& scene, const SceneBody& source, const FilterBits& bits) {
        const BodyDef& def = source.def;
        const MassData mass = mass_of(source);
        masses_.push_back(mass);
        cpBody* body = nullptr;
        switch (def.type) {
            case BodyType::kStatic:
                body = cpBodyNewStatic();
                break;
            case BodyType::kKinematic:
                body = cpBodyNewKinematic();
                break;
            case BodyType::kDynamic: {
                const bool turns = mass.inertia > 0.0f && !def.locks.rotation;
                body = cpBodyNew(mass.mass, turns ? mass.inertia : std::numeric_limits<double>::infinity());
                if (def.locks.rotation) masses_.back().inertia = 0.0f;
                break;
            }
        }
        bodies_.push_back(body);
        if (def.type == BodyType::kDynamic) cpBodySetCenterOfGravity(body, to_cp(mass.center));
        cpBodySetAngle(body, def.angle);
        cpBodySetPosition(body, to_cp(def.position));
        if (def.type != BodyType::kStatic) {
            cpBodySetVelocity(body, to_cp(def.linear_velocity));
            cpBodySetAngularVelocity(body, def.angular_velocity);
        }
        if (def.type == BodyType::kDynamic &&
            (def.gravity_scale != 1.0f || def.linear_damping > 0.0f || def.angular_damping > 0.0f)) {
            extras_.push_back({def.gravity_scale, def.linear_damping, def.angular_damping});
            cpBodySetUserData(body, &extras_.back());
            cpBodySetVelocityUpdateFunc(body, update_velocity);
        }
        if (def.bullet && scene.continuous) substitutions_.add("bullets: ordinary bodies");
        if (def.locks.x || def.locks.y) substitutions_.add("bodies locked along an axis: free");
        if (def.enabled) cpSpaceAddBody(space_, body);
        for (const SceneShape& shape : source.shapes) {
            note_materials(shape, substitutions_);
            std::visit([&](const auto& geometry) { make(body, shape.def, bits, geometry); }, shape.geometry);
            ++shape_index_;
        }
    }

    void make(cpBody* body, const ShapeDef& def, const FilterBits& bits, const Circle& circle) {
        add(cpCircleShapeNew(body, circle.radius, to_cp(circle.center)), def, bits);
    }
    void make(cpBody* body, const ShapeDef& def, const FilterBits& bits, const Capsule& capsule) {
        add(cpSegmentShapeNew(body, to_cp(capsule.center1), to_cp(capsule.center2), capsule.radius), def,
            bits);
    }
    void make(cpBody* body, const ShapeDef& def, const FilterBits& bits, const Segment& segment) {
        if (segment.one_sided) substitutions_.add("one-sided segments: two-sided ones");
        cpShape* shape = cpSegmentShapeNew(body, to_cp(segment.point1), to_cp(segment.point2), 0.0);
        // An end that is its own neighbour is an end.
        cpSegmentShapeSetNeighbors(shape, to_cp(segment.ghost1.value_or(segment.point1)),
                                   to_cp(segment.ghost2.value_or(segment.point2)));
        add(shape, def, bits);
    }
    void make(cpBody* body, const ShapeDef& def, const FilterBits& bits, const ScenePolygon& polygon) {
        std::vector<cpVect> corners;
        for (const Vec2 v : hull_of(polygon)) corners.push_back(to_cp(v));
        // ORDER: as Chipmunk's own boxes have it, from the rightmost corner, the lowest of those. Which
        // corner is first decides its ties; a stack of boxes that begin at the lower left creeps sideways.
        std::rotate(corners.begin(),
                    std::max_element(corners.begin(), corners.end(),
                                     [](cpVect a, cpVect b) { return a.x != b.x ? a.x < b.x : a.y > b.y; }),
                    corners.end());
        add(cpPolyShapeNewRaw(body, static_cast<int>(corners.size()), corners.data(), polygon.radius), def,
            bits);
    }
    void make(cpBody* body, const ShapeDef& def, const FilterBits& bits, const SceneChain& chain) {
        if (chain.one_sided) substitutions_.add("one-sided chains: two-sided ones");
        const Chain view = checked_chain(chain);
        for (int i = 0; i < view.segment_count(); ++i) {
            Segment segment = view.segment(i);
            segment.one_sided = false;
            ShapeDef segment_def = def;
            segment_def.material = material_of(chain, def.material, i);
            make(body, segment_def, bits, segment);
        }
    }
    void make(cpBody* body, const ShapeDef& def, const FilterBits& bits, const SceneOutline& outline) {
        for (const ScenePolygon& piece : pieces_of(outline, substitutions_)) make(body, def, bits, piece);
    }

    void add(cpShape* shape, const ShapeDef& def, const FilterBits& bits) {
        shapes_.push_back(shape);
        cpShapeSetFriction(shape, std::sqrt(static_cast<double>(def.material.friction)));
        cpShapeSetElasticity(shape, std::sqrt(static_cast<double>(def.material.restitution)));
        cpShapeSetSensor(shape, def.is_sensor ? cpTrue : cpFalse);
        // Chipmunk's groups never collide with themselves; those that always do are made of bits.
        const auto group =
            static_cast<cpGroup>(def.filter.group < 0 ? -static_cast<long long>(def.filter.group) : 0);
        cpShapeSetFilter(shape, cpShapeFilterNew(group, static_cast<cpBitmask>(bits.category(def.filter)),
                                                 static_cast<cpBitmask>(bits.mask(def.filter))));
        cpShapeSetUserData(shape, reinterpret_cast<cpDataPointer>(static_cast<std::uintptr_t>(shape_index_)));
        if (cpBodyGetSpace(cpShapeGetBody(shape)) != nullptr) cpSpaceAddShape(space_, shape);
    }

    cpSpace* space_;
    int substeps_;
    int shape_index_ = 0;
    std::vector<cpBody*> bodies_;
    std::vector<MassData> masses_;
    std::vector<cpShape*> shapes_;
    std::optional<JointMaker> joints_;
    // Chipmunk keeps pointers to these, which a deque does not move.
    std::deque<Extras> extras_;
    Substitutions substitutions_;
};

class ChipmunkEngine final : public Engine {
  public:
    [[nodiscard]] std::string name() const override { return "chipmunk"; }
    [[nodiscard]] std::string version() const override { return cpVersionString; }
    [[nodiscard]] std::string settings() const override {
        return std::string("10 iterations, slop 5 mm, friction and restitution as square roots") +
               kAssertions;
    }
    std::unique_ptr<EngineWorld> load(const Scene& scene, const EngineOptions& options,
                                      std::vector<std::string>& approximated) override {
        return std::make_unique<ChipmunkWorld>(scene, options, approximated);
    }
};

}  // namespace
}  // namespace jostle::peers

extern "C" jostle::race::RacedEngine* jostle_engine() {
    return new jostle::peers::ChipmunkEngine;
}

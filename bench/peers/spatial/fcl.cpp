// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// FCL's DynamicAABBTreeCollisionManager in single precision. A box is a collision geometry of the user's
// whose local box is the fat one, at the origin, so that FCL rounds nothing. A frame hands it those that left
// their margin; the manager then balances as it sees fit.
#include <fcl/broadphase/broadphase_dynamic_AABB_tree.h>
#include <fcl/config.h>
#include <fcl/geometry/collision_geometry.h>
#include <fcl/narrowphase/collision_object.h>

#include <deque>
#include <string>
#include <vector>

#include "task.h"

namespace jostle::peers {
namespace {

using Manager = fcl::DynamicAABBTreeCollisionManager<float>;
using Object = fcl::CollisionObject<float>;

fcl::Vector3<float> theirs(const Vec3& v) {
    return {v.x, v.y, v.z};
}
fcl::AABB<float> theirs(const Aabb3& box) {
    return {theirs(box.lower), theirs(box.upper)};
}

class BoxGeometry final : public fcl::CollisionGeometry<float> {
  public:
    explicit BoxGeometry(const Aabb3& box) { aabb_local = theirs(box); }
    void computeLocalAABB() override {}
    [[nodiscard]] fcl::OBJECT_TYPE getObjectType() const override { return fcl::OT_GEOM; }
    [[nodiscard]] fcl::NODE_TYPE getNodeType() const override { return fcl::GEOM_BOX; }
};

/// An object whose box the user sets; its user data are its id.
struct BoxObject {
    std::shared_ptr<BoxGeometry> geometry;
    std::unique_ptr<Object> object;

    BoxObject(const Aabb3& box, std::size_t id)
        : geometry(std::make_shared<BoxGeometry>(box)), object(std::make_unique<Object>(geometry)) {
        object->setUserData(reinterpret_cast<void*>(id));
        object->computeAABB();
    }
    void set(const Aabb3& box) {
        geometry->aabb_local = theirs(box);
        object->computeAABB();
    }
};

struct Tree {
    std::deque<BoxObject> objects;
    std::vector<Aabb3> fat;
    std::vector<Object*> moved;
    Manager manager;

    void read(const SpatialInput<3>& in) {
        for (const Aabb3& box : in.boxes) {
            fat.push_back(expand(box, in.margin));
            objects.emplace_back(fat.back(), objects.size());
        }
    }
    void insert_one_by_one() {
        for (BoxObject& object : objects) manager.registerObject(object.object.get());
        manager.setup();
    }
    void insert_all() {
        std::vector<Object*> all;
        for (BoxObject& object : objects) all.push_back(object.object.get());
        manager.registerObjects(all);
        manager.setup();
    }
};

std::uint64_t id_of(const Object* object) {
    return reinterpret_cast<std::uintptr_t>(object->getUserData());
}

bool on_pair(Object* a, Object* b, void* context) {
    // It may ask about objects whose boxes it has not compared.
    if (!a->getAABB().overlap(b->getAABB())) return false;
    SpatialFound& found = *static_cast<SpatialFound*>(context);
    ++found.count;
    found.sum += id_of(a) + id_of(b);
    return false;
}

SpatialFound self_pairs(const Tree& tree) {
    SpatialFound found;
    tree.manager.collide(&found, on_pair);
    return found;
}

SpatialFound frame(Tree& tree, const SpatialInput<3>& in) {
    tree.moved.clear();
    for (std::size_t i = 0; i < in.boxes.size(); ++i) {
        if (contains(tree.fat[i], in.boxes[i])) continue;
        tree.fat[i] = expand(in.boxes[i], in.margin);
        tree.objects[i].set(tree.fat[i]);
        tree.moved.push_back(tree.objects[i].object.get());
    }
    tree.manager.update(tree.moved);
    return self_pairs(tree);
}

class Fcl final : public SpatialEngine {
  public:
    [[nodiscard]] std::string name() const override { return "fcl"; }
    [[nodiscard]] std::string version() const override { return FCL_VERSION; }
    [[nodiscard]] std::string settings() const override {
        return "DynamicAABBTreeCollisionManager<float>; a frame hands it those that left their margin";
    }
    [[nodiscard]] std::unique_ptr<SpatialTask> make(const SpatialInput<2>&) const override { return nullptr; }
    [[nodiscard]] std::unique_ptr<SpatialTask> make(const SpatialInput<3>& in) const override {
        if (in.threads != 1) return nullptr;
        auto tree = std::make_unique<Tree>();
        tree->read(in);
        const auto nothing = [](Tree&) {};
        switch (in.work) {
            case SpatialWork::kFrame:
                return make_task(
                    std::move(tree), [](Tree& t) { t.insert_all(); }, [in](Tree& t) { return frame(t, in); });
            case SpatialWork::kInsert:
                return make_task(std::move(tree), nothing, [](Tree& t) {
                    t.insert_one_by_one();
                    return SpatialFound{t.manager.size(), 0};
                });
            case SpatialWork::kBvhBuild:
                return make_task(std::move(tree), nothing, [](Tree& t) {
                    t.insert_all();
                    return SpatialFound{t.manager.size(), 0};
                });
            case SpatialWork::kBvhBuildAndSelfPairs:
                return make_task(std::move(tree), nothing, [](Tree& t) {
                    t.insert_all();
                    return self_pairs(t);
                });
            default:
                return nullptr;
        }
    }
};

}  // namespace
}  // namespace jostle::peers

extern "C" jostle::race::RacedEngine* jostle_engine() {
    return new jostle::peers::Fcl;
}

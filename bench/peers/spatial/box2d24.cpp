// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Box2D 2.4's b2DynamicTree, as its broad phase uses it: MoveProxy, then one query a box.
#include <box2d/b2_common.h>
#include <box2d/b2_dynamic_tree.h>

#include <limits>
#include <stdexcept>
#include <string>
#include <vector>

#include "assertions.h"
#include "task.h"

namespace jostle::peers {
namespace {

b2AABB theirs(const Aabb2& box) {
    return {{box.lower.x, box.lower.y}, {box.upper.x, box.upper.y}};
}
Aabb2 ours(const b2AABB& box) {
    return {{box.lowerBound.x, box.lowerBound.y}, {box.upperBound.x, box.upperBound.y}};
}

struct Tree {
    b2DynamicTree tree;
    std::vector<int32> proxies;

    void insert(const SpatialInput<2>& in) {
        if (in.margin != b2_aabbExtension) throw std::runtime_error("Box2D's margin is its own");
        for (const Aabb2& box : in.boxes) {
            const auto id = reinterpret_cast<void*>(proxies.size());
            proxies.push_back(tree.CreateProxy(theirs(box), id));
        }
    }
    [[nodiscard]] std::uint64_t id_of(int32 proxy) const {
        return reinterpret_cast<std::uintptr_t>(tree.GetUserData(proxy));
    }
};

struct PairQuery {
    const Tree& tree;
    std::uint64_t id;
    SpatialFound found;

    bool QueryCallback(int32 proxy) {
        const std::uint64_t other = tree.id_of(proxy);
        if (id < other) {
            ++found.count;
            found.sum += id + other;
        }
        return true;
    }
};

struct BoxQuery {
    const Tree& tree;
    SpatialFound found;

    bool QueryCallback(int32 proxy) {
        ++found.count;
        found.sum += tree.id_of(proxy);
        return true;
    }
};

struct ClosestRay {
    const Tree& tree;
    Ray2 ray;
    float fraction = std::numeric_limits<float>::infinity();

    float RayCastCallback(const b2RayCastInput& input, int32 proxy) {
        const BoxRayHit<2> hit =
            ray_cast(ours(tree.tree.GetFatAABB(proxy)), {ray.origin, ray.translation, input.maxFraction});
        if (!hit.hit) return input.maxFraction;
        fraction = hit.fraction;
        return fraction;  // 0 ends it: nothing is nearer
    }
};

SpatialFound frame(Tree& tree, const SpatialInput<2>& in) {
    for (std::size_t i = 0; i < in.boxes.size(); ++i) {
        tree.tree.MoveProxy(tree.proxies[i], theirs(in.boxes[i]), {0.0f, 0.0f});
    }
    PairQuery query{tree, 0, {}};
    for (std::size_t i = 0; i < in.boxes.size(); ++i) {
        query.id = i;
        tree.tree.Query(&query, tree.tree.GetFatAABB(tree.proxies[i]));
    }
    return query.found;
}

SpatialFound box_queries(const Tree& tree, const SpatialInput<2>& in) {
    BoxQuery query{tree, {}};
    for (const Aabb2& box : in.queries) tree.tree.Query(&query, theirs(box));
    return query.found;
}

SpatialFound closest_rays(const Tree& tree, const SpatialInput<2>& in) {
    SpatialFound found;
    for (const Ray<2>& r : in.rays) {
        ClosestRay ray{tree, r};
        b2RayCastInput input;
        const Vec2 end = r.origin + r.translation;
        input.p1 = {r.origin.x, r.origin.y};
        input.p2 = {end.x, end.y};
        input.maxFraction = 1.0f;
        tree.tree.RayCast(&ray, input);
        if (ray.fraction <= 1.0f) {
            ++found.count;
            found.sum += bits(ray.fraction);
        }
    }
    return found;
}

class Box2d24 final : public SpatialEngine {
  public:
    [[nodiscard]] std::string name() const override { return "box2d24"; }
    [[nodiscard]] std::string version() const override {
        return std::to_string(b2_version.major) + "." + std::to_string(b2_version.minor) + "." +
               std::to_string(b2_version.revision);
    }
    [[nodiscard]] std::string settings() const override {
        return std::string("one query a box") + kAssertions;
    }
    [[nodiscard]] std::unique_ptr<SpatialTask> make(const SpatialInput<3>&) const override { return nullptr; }
    [[nodiscard]] std::unique_ptr<SpatialTask> make(const SpatialInput<2>& in) const override {
        if (in.threads != 1) return nullptr;
        auto tree = std::make_unique<Tree>();
        // What a user has beside the tree doesn't count as its memory.
        tree->proxies.reserve(in.boxes.size());
        const auto nothing = [](Tree&) {};
        const auto insert = [in](Tree& t) { t.insert(in); };
        switch (in.work) {
            case SpatialWork::kFrame:
                return make_task(std::move(tree), insert, [in](Tree& t) { return frame(t, in); });
            case SpatialWork::kInsert:
                return make_task(std::move(tree), nothing, [in](Tree& t) {
                    t.insert(in);
                    return SpatialFound{t.proxies.size(), 0};
                });
            case SpatialWork::kBoxQuery:
                return make_task(std::move(tree), insert, [in](Tree& t) { return box_queries(t, in); });
            case SpatialWork::kClosestRay:
                return make_task(std::move(tree), insert, [in](Tree& t) { return closest_rays(t, in); });
            default:
                return nullptr;
        }
    }
};

}  // namespace
}  // namespace jostle::peers

extern "C" jostle::race::RacedEngine* jostle_engine() {
    return new jostle::peers::Box2d24;
}

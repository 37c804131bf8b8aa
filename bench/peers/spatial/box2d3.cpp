// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Box2D 3's b2DynamicTree, as its broad phase uses it: a box that left its margin is enlarged in place, what
// was enlarged is rebuilt, then one query a box. The margin is the user's, as in its shapes.
#include <box2d/box2d.h>
#include <box2d/collision.h>

#include <limits>
#include <string>
#include <vector>

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
    b2DynamicTree tree = b2DynamicTree_Create(16);
    std::vector<int> proxies;
    std::vector<Aabb2> fat;  // as each of its shapes has one

    Tree() = default;
    Tree(const Tree&) = delete;
    Tree& operator=(const Tree&) = delete;
    ~Tree() { b2DynamicTree_Destroy(&tree); }

    void insert(const SpatialInput<2>& in) {
        for (const Aabb2& box : in.boxes) {
            fat.push_back(expand(box, in.margin));
            proxies.push_back(b2DynamicTree_CreateProxy(&tree, theirs(fat.back()), B2_DEFAULT_CATEGORY_BITS,
                                                        proxies.size()));
        }
    }
};

struct PairQuery {
    std::uint64_t id;
    SpatialFound found;
};

bool on_pair(int, std::uint64_t other, void* context) {
    PairQuery& query = *static_cast<PairQuery*>(context);
    if (query.id < other) {
        ++query.found.count;
        query.found.sum += query.id + other;
    }
    return true;
}

bool on_box(int, std::uint64_t id, void* context) {
    SpatialFound& found = *static_cast<SpatialFound*>(context);
    ++found.count;
    found.sum += id;
    return true;
}

struct ClosestRay {
    const Tree& tree;
    Ray2 ray;
    float fraction = std::numeric_limits<float>::infinity();
};

float on_ray(const b2RayCastInput* input, int proxy, std::uint64_t, void* context) {
    ClosestRay& closest = *static_cast<ClosestRay*>(context);
    const b2AABB box = b2DynamicTree_GetAABB(&closest.tree.tree, proxy);
    const BoxRayHit<2> hit =
        ray_cast(ours(box), {closest.ray.origin, closest.ray.translation, input->maxFraction});
    if (!hit.hit) return input->maxFraction;
    closest.fraction = hit.fraction;
    return closest.fraction;  // 0 ends it: nothing is nearer
}

SpatialFound frame(Tree& tree, const SpatialInput<2>& in) {
    for (std::size_t i = 0; i < in.boxes.size(); ++i) {
        if (contains(tree.fat[i], in.boxes[i])) continue;
        tree.fat[i] = expand(in.boxes[i], in.margin);
        b2DynamicTree_EnlargeProxy(&tree.tree, tree.proxies[i], theirs(tree.fat[i]));
    }
    b2DynamicTree_Rebuild(&tree.tree, false);
    PairQuery query{0, {}};
    for (std::size_t i = 0; i < in.boxes.size(); ++i) {
        query.id = i;
        b2DynamicTree_Query(&tree.tree, theirs(tree.fat[i]), B2_DEFAULT_MASK_BITS, on_pair, &query);
    }
    return query.found;
}

SpatialFound box_queries(const Tree& tree, const SpatialInput<2>& in) {
    SpatialFound found;
    for (const Aabb2& box : in.queries) {
        b2DynamicTree_Query(&tree.tree, theirs(box), B2_DEFAULT_MASK_BITS, on_box, &found);
    }
    return found;
}

SpatialFound closest_rays(const Tree& tree, const SpatialInput<2>& in) {
    SpatialFound found;
    for (const Ray<2>& r : in.rays) {
        ClosestRay ray{tree, r};
        const b2RayCastInput input{{r.origin.x, r.origin.y}, {r.translation.x, r.translation.y}, 1.0f};
        b2DynamicTree_RayCast(&tree.tree, &input, B2_DEFAULT_MASK_BITS, on_ray, &ray);
        if (ray.fraction <= 1.0f) {
            ++found.count;
            found.sum += bits(ray.fraction);
        }
    }
    return found;
}

class Box2d3 final : public SpatialEngine {
  public:
    [[nodiscard]] std::string name() const override { return "box2d3"; }
    [[nodiscard]] std::string version() const override {
        const b2Version v = b2GetVersion();
        return std::to_string(v.major) + "." + std::to_string(v.minor) + "." + std::to_string(v.revision);
    }
    [[nodiscard]] std::string settings() const override {
        return "a frame enlarges in place, rebuilds that, and asks once a box; rebuilt before it is asked "
               "otherwise";
    }
    [[nodiscard]] std::unique_ptr<SpatialTask> make(const SpatialInput<3>&) const override { return nullptr; }
    [[nodiscard]] std::unique_ptr<SpatialTask> make(const SpatialInput<2>& in) const override {
        if (in.threads != 1) return nullptr;
        auto tree = std::make_unique<Tree>();
        // What a user has beside the tree doesn't count as its memory.
        tree->proxies.reserve(in.boxes.size());
        tree->fat.reserve(in.boxes.size());
        const auto nothing = [](Tree&) {};
        const auto insert = [in](Tree& t) { t.insert(in); };
        // Its rays are a quarter faster then, and its box queries no slower.
        const auto insert_and_rebuild = [in](Tree& t) {
            t.insert(in);
            b2DynamicTree_Rebuild(&t.tree, true);
        };
        switch (in.work) {
            case SpatialWork::kFrame:
                return make_task(std::move(tree), insert, [in](Tree& t) { return frame(t, in); });
            case SpatialWork::kInsert:
                return make_task(std::move(tree), nothing, [in](Tree& t) {
                    t.insert(in);
                    return SpatialFound{t.proxies.size(), 0};
                });
            case SpatialWork::kBoxQuery:
                return make_task(std::move(tree), insert_and_rebuild,
                                 [in](Tree& t) { return box_queries(t, in); });
            case SpatialWork::kClosestRay:
                return make_task(std::move(tree), insert_and_rebuild,
                                 [in](Tree& t) { return closest_rays(t, in); });
            default:
                return nullptr;
        }
    }
};

}  // namespace
}  // namespace jostle::peers

extern "C" jostle::race::RacedEngine* jostle_engine() {
    return new jostle::peers::Box2d3;
}

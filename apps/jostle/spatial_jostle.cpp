// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// jostle's own trees in the race, used as anybody would: public headers only.
#include <fmt/format.h>
#include <jostle/core/version.h>
#include <jostle/spatial/dynamic_tree.h>

#include <bit>

#include "jostle/spatial_engine.h"

namespace jostle::app {
namespace {

std::uint64_t bits(float x) {
    return std::bit_cast<std::uint32_t>(x);
}

/// How much of a tree may have moved in place before it is made afresh: one item in so many.
constexpr int kWornShare = 2;

template <int D>
class DynamicTask final : public SpatialTask {
  public:
    explicit DynamicTask(const SpatialInput<D>& in) : in_(in), tree_({.margin = in.margin}) {}

    void prepare() override {
        if (in_.work != SpatialWork::kInsert) insert();
    }

    SpatialFound run() override {
        switch (in_.work) {
            case SpatialWork::kFrame:
                return frame();
            case SpatialWork::kInsert:
                insert();
                return {static_cast<std::uint64_t>(tree_.item_count()), 0};
            case SpatialWork::kBoxQuery:
                return box_queries();
            case SpatialWork::kClosestRay:
                return closest_rays();
            default:
                return all_rays();
        }
    }

  private:
    void insert() {
        // Ids of a new tree count from 0.
        for (std::size_t i = 0; i < in_.boxes.size(); ++i) tree_.insert(in_.boxes[i], i);
    }

    SpatialFound frame() {
        for (std::size_t i = 0; i < in_.boxes.size(); ++i) {
            tree_.move_in_place(static_cast<int>(i), in_.boxes[i]);
        }
        if (tree_.change_count() >= tree_.item_count() / kWornShare) tree_.rebuild();
        SpatialFound found;
        tree_.self_pairs([&](int a, int b) {
            ++found.count;
            found.sum += static_cast<std::uint64_t>(a) + static_cast<std::uint64_t>(b);
        });
        return found;
    }

    SpatialFound box_queries() const {
        SpatialFound found;
        for (const Aabb<D>& box : in_.queries) {
            tree_.query(box, ~std::uint64_t{0}, [&](int id) {
                ++found.count;
                found.sum += static_cast<std::uint64_t>(id);
            });
        }
        return found;
    }

    SpatialFound closest_rays() const {
        SpatialFound found;
        for (const SpatialRay<D>& ray : in_.rays) {
            BoxRayHit<D> closest;
            tree_.ray_cast(ray.p1, ray.d, 1.0f, ~std::uint64_t{0}, [&](int id, float t) {
                const BoxRayHit<D> hit = ray_cast(tree_.fat_box(id), ray.p1, ray.d, t);
                if (!hit.hit) return CastAnswer::ignore();
                closest = hit;
                return CastAnswer::clip(hit.fraction);
            });
            if (closest.hit) {
                ++found.count;
                found.sum += bits(closest.fraction);
            }
        }
        return found;
    }

    SpatialFound all_rays() const {
        SpatialFound found;
        for (const SpatialRay<D>& ray : in_.rays) {
            tree_.ray_cast(ray.p1, ray.d, 1.0f, ~std::uint64_t{0}, [&](int id, float) {
                ++found.count;
                found.sum += static_cast<std::uint64_t>(id);
                return CastAnswer::ignore();
            });
        }
        return found;
    }

    SpatialInput<D> in_;
    DynamicTree<D> tree_;
};

class JostleSpatial final : public SpatialEngine {
  public:
    [[nodiscard]] std::string name() const override { return "jostle"; }
    [[nodiscard]] std::string version() const override {
        const Version v = jostle::version();
        return fmt::format("{}.{}.{}", v.major, v.minor, v.patch);
    }
    [[nodiscard]] std::string settings() const override {
        return "moves in place and rebuilds when half has moved; the tree meets itself";
    }
    [[nodiscard]] std::unique_ptr<SpatialTask> make(const SpatialInput<2>& in) const override {
        return make_for(in);
    }
    [[nodiscard]] std::unique_ptr<SpatialTask> make(const SpatialInput<3>& in) const override {
        return make_for(in);
    }

  private:
    template <int D>
    [[nodiscard]] static std::unique_ptr<SpatialTask> make_for(const SpatialInput<D>& in) {
        if (in.work > SpatialWork::kAllRay || in.threads != 1) return nullptr;
        return std::make_unique<DynamicTask<D>>(in);
    }
};

}  // namespace

std::unique_ptr<SpatialEngine> make_jostle_spatial_engine() {
    return std::make_unique<JostleSpatial>();
}

}  // namespace jostle::app

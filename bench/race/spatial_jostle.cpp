// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// jostle's own trees in the race, used as anybody would: public headers only.
#include <jostle/dynamics/scheduler.h>
#include <jostle/spatial/bvh.h>
#include <jostle/spatial/dynamic_tree.h>
#include <jostle/spatial/kd_tree.h>
#include <jostle/spatial/kd_tree_batch.h>

#include <array>
#include <bit>
#include <limits>
#include <vector>

#include "measure/own_version.h"
#include "race/spatial_engine.h"

namespace jostle::race {
namespace {

std::uint64_t bits(float x) {
    return std::bit_cast<std::uint32_t>(x);
}

std::unique_ptr<TaskScheduler> scheduler_for(int threads) {
    return threads > 1 ? make_default_scheduler(threads) : nullptr;
}

/// Adds up what a query of boxes finds.
struct OnBox {
    SpatialFound& found;
    void operator()(int id) const {
        ++found.count;
        found.sum += static_cast<std::uint64_t>(id);
    }
};
struct OnPair {
    SpatialFound& found;
    void operator()(int a, int b) const {
        ++found.count;
        found.sum += static_cast<std::uint64_t>(a) + static_cast<std::uint64_t>(b);
    }
};

template <int D, class Tree>
SpatialFound box_queries(const Tree& tree, const SpatialInput<D>& in) {
    SpatialFound found;
    for (const Aabb<D>& box : in.queries) tree.query(box, OnBox{found});
    return found;
}

template <int D>
class DynamicTask final : public SpatialTask {
  public:
    explicit DynamicTask(const SpatialInput<D>& in) : in_(in), tree_({.margin = in.margin}) {
        if (in.work != SpatialWork::kFrame) return;
        fat_.reserve(in.boxes.size());
        for (const Aabb<D>& box : in.boxes) fat_.push_back(expand(box, in.margin));
    }

    void prepare() override {
        if (in_.work == SpatialWork::kInsert) return;
        insert();
        if (in_.work != SpatialWork::kFrame) tree_.rebuild(BuildMethod::kBinned);
    }

    SpatialFound run() override {
        switch (in_.work) {
            case SpatialWork::kFrame:
                return frame();
            case SpatialWork::kInsert:
                insert();
                return {static_cast<std::uint64_t>(tree_.size()), 0};
            case SpatialWork::kBoxQuery:
                return box_queries(tree_, in_);
            case SpatialWork::kClosestRay:
                return closest_rays();
            default:
                return all_rays();
        }
    }

  private:
    /// [1] The wear from which on a rebuild pays, by DynamicTree's own word.
    static constexpr float kWorn = 1.2f;

    void insert() {
        // Ids of a new tree count from 0.
        for (std::size_t i = 0; i < in_.boxes.size(); ++i) tree_.insert(in_.boxes[i], i);
    }

    SpatialFound frame() {
        // A third of all leave their margin: then one refit of the whole tree is quicker than each for
        // itself.
        for (std::size_t i = 0; i < in_.boxes.size(); ++i) {
            if (!contains(fat_[i], in_.boxes[i])) fat_[i] = expand(in_.boxes[i], in_.margin);
        }
        tree_.refit(fat_);
        if (tree_.wear() > kWorn) tree_.rebuild();
        SpatialFound found;
        tree_.self_pairs(OnPair{found});
        return found;
    }

    SpatialFound closest_rays() const {
        SpatialFound found;
        for (const Ray<D>& ray : in_.rays) {
            const CastHit hit = tree_.ray_closest(ray);
            if (hit.hit) {
                ++found.count;
                found.sum += bits(hit.fraction);
            }
        }
        return found;
    }

    SpatialFound all_rays() const {
        SpatialFound found;
        for (const Ray<D>& ray : in_.rays) {
            tree_.ray_all(ray, OnBox{found});
        }
        return found;
    }

    SpatialInput<D> in_;
    DynamicTree<D> tree_;
    std::vector<Aabb<D>> fat_;  ///< by id
};

template <int D>
class BvhTask final : public SpatialTask {
  public:
    explicit BvhTask(const SpatialInput<D>& in) : in_(in), scheduler_(scheduler_for(in.threads)) {
        boxes_.reserve(in.boxes.size());
        for (const Aabb<D>& box : in.boxes) boxes_.push_back(expand(box, in.margin));
    }

    void prepare() override {
        if (in_.work == SpatialWork::kBvhQuery) build();
    }

    SpatialFound run() override {
        if (in_.work == SpatialWork::kBvhQuery) return box_queries(bvh_, in_);
        build();
        SpatialFound found{boxes_.size(), 0};
        if (in_.work == SpatialWork::kBvhBuildAndSelfPairs) {
            found = {};
            bvh_.self_pairs(OnPair{found});
        }
        return found;
    }

  private:
    void build() { bvh_.build(boxes_, {}, scheduler_.get()); }

    SpatialInput<D> in_;
    std::unique_ptr<TaskScheduler> scheduler_;
    std::vector<Aabb<D>> boxes_;
    Bvh<D> bvh_;
};

template <int D>
class KdTask final : public SpatialTask {
  public:
    explicit KdTask(const SpatialInput<D>& in) : in_(in), scheduler_(scheduler_for(in.threads)) {}

    void prepare() override {
        if (in_.work != SpatialWork::kKdBuild) tree_.build(in_.points);
    }

    SpatialFound run() override {
        switch (in_.work) {
            case SpatialWork::kKdBuild:
                tree_.build(in_.points, scheduler_.get());
                return {in_.points.size(), 0};
            case SpatialWork::kKdRadius:
                return scheduler_ ? radius_in_a_batch() : radius();
            case SpatialWork::kKdRadiusBatch:
                return radius_of_all();
            case SpatialWork::kKdKnnBatch:
                return nearest_of_all();
            default:
                return scheduler_ ? nearest_in_a_batch() : nearest();
        }
    }

  private:
    SpatialFound radius() const {
        SpatialFound found;
        const auto add = [&found](const Neighbor& n) {
            ++found.count;
            found.sum += static_cast<std::uint64_t>(n.id) + bits(n.squared_distance);
        };
        for (const Vector<D>& p : in_.points) tree_.radius(p, in_.radius, add);
        return found;
    }

    SpatialFound nearest() const {
        SpatialFound found;
        std::array<Neighbor, 64> nearest{};
        const std::span<Neighbor> k(nearest.data(), static_cast<std::size_t>(in_.k));
        for (const Vector<D>& p : in_.points) {
            const int n = tree_.k_nearest(p, k).count;
            found.count += static_cast<std::uint64_t>(n);
            for (int i = 0; i < n; ++i) found.sum += bits(k[static_cast<std::size_t>(i)].squared_distance);
        }
        return found;
    }

    SpatialFound radius_in_a_batch() {
        batch_.radius(tree_, in_.points, in_.radius, scheduler_.get());
        SpatialFound found;
        batch_.for_each([&found](int, const Neighbor& n) {
            ++found.count;
            found.sum += static_cast<std::uint64_t>(n.id) + bits(n.squared_distance);
        });
        return found;
    }

    SpatialFound nearest_in_a_batch() {
        batch_.k_nearest(tree_, in_.points, in_.k, std::numeric_limits<float>::infinity(), scheduler_.get());
        SpatialFound found;
        batch_.for_each([&found](int, const Neighbor& n) {
            ++found.count;
            found.sum += bits(n.squared_distance);
        });
        return found;
    }

    /// On one thread nothing needs to be kept.
    SpatialFound radius_of_all() {
        SpatialFound found;
        const auto add = [&found](int, std::span<const Neighbor> hits) {
            found.count += hits.size();
            for (const Neighbor& n : hits)
                found.sum += static_cast<std::uint64_t>(n.id) + bits(n.squared_distance);
        };
        if (!scheduler_) {
            batch_.radius(tree_, in_.radius, add);
            return found;
        }
        batch_.radius(tree_, in_.radius, scheduler_.get());
        batch_.for_each_query(add);
        return found;
    }

    SpatialFound nearest_of_all() {
        batch_.k_nearest(tree_, in_.k, std::numeric_limits<float>::infinity(), scheduler_.get());
        SpatialFound found;
        batch_.for_each_query([&found](int, std::span<const Neighbor> hits) {
            found.count += hits.size();
            for (const Neighbor& n : hits) found.sum += bits(n.squared_distance);
        });
        return found;
    }

    SpatialInput<D> in_;
    std::unique_ptr<TaskScheduler> scheduler_;
    KdTree<D> tree_;
    KdBatch<D> batch_;
};

class JostleSpatial final : public SpatialEngine {
  public:
    [[nodiscard]] std::string name() const override { return "jostle"; }
    [[nodiscard]] std::string version() const override { return measure::own_version(); }
    [[nodiscard]] std::string settings() const override {
        return "a frame refits, rebuilds when worn, and lets the tree meet itself; rebuilt by surface area "
               "before other queries";
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
        switch (in.work) {
            case SpatialWork::kFrame:
            case SpatialWork::kInsert:
            case SpatialWork::kBoxQuery:
            case SpatialWork::kClosestRay:
            case SpatialWork::kAllRay:
                if (in.threads != 1) return nullptr;
                return std::make_unique<DynamicTask<D>>(in);
            case SpatialWork::kKdBuild:
            case SpatialWork::kKdRadius:
            case SpatialWork::kKdKnn:
            case SpatialWork::kKdRadiusBatch:
            case SpatialWork::kKdKnnBatch:
                return std::make_unique<KdTask<D>>(in);
            default:
                if (in.threads != 1 && in.work == SpatialWork::kBvhQuery) return nullptr;
                return std::make_unique<BvhTask<D>>(in);
        }
    }
};

}  // namespace

std::unique_ptr<SpatialEngine> SpatialEngine::own() {
    return std::make_unique<JostleSpatial>();
}

}  // namespace jostle::race

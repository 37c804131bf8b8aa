// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// nanoflann's static k-d tree, of whichever version the header is. Leaves of 32 points instead of its default
// of 10: builds and radius searches are faster with them. Hits go into a vector that is kept from one query
// to the next, as its documents recommend, unsorted. With several threads each takes an equal run of the
// queries.
#include <nanoflann.hpp>
#include <string>
#include <thread>
#include <vector>

#include "task.h"

namespace jostle::peers {
namespace {

constexpr std::size_t kLeafSize = 32;
// Since 1.5.0 it has parallel builds, and other names for what a search is given and gives.
constexpr bool kNewer = NANOFLANN_VERSION >= 0x150;

template <int D>
struct Cloud {
    std::span<const Vector<D>> points;

    [[nodiscard]] std::size_t kdtree_get_point_count() const { return points.size(); }
    [[nodiscard]] float kdtree_get_pt(std::size_t i, std::size_t axis) const {
        return points[i][static_cast<int>(axis)];
    }
    template <class Box>
    bool kdtree_get_bbox(Box&) const {
        return false;  // it computes the bounds itself
    }
};

template <int D>
using Index = nanoflann::KDTreeSingleIndexAdaptor<nanoflann::L2_Simple_Adaptor<float, Cloud<D>>, Cloud<D>, D,
                                                  std::uint32_t>;

#if NANOFLANN_VERSION >= 0x150
nanoflann::KDTreeSingleIndexAdaptorParams build_params(int threads) {
    return {kLeafSize, nanoflann::KDTreeSingleIndexAdaptorFlags::None, static_cast<unsigned>(threads)};
}
nanoflann::SearchParameters search_params() {
    return {0.0f, false};
}
#else
nanoflann::KDTreeSingleIndexAdaptorParams build_params(int) {
    return nanoflann::KDTreeSingleIndexAdaptorParams(kLeafSize);
}
nanoflann::SearchParams search_params() {
    return nanoflann::SearchParams(32, 0.0f, false);
}
#endif

template <int D>
struct Points {
    Cloud<D> cloud;
    std::unique_ptr<Index<D>> index;

    void build(const SpatialInput<D>& in) {
        cloud.points = in.points;
        index = std::make_unique<Index<D>>(D, cloud,
                                           build_params(in.work == SpatialWork::kKdBuild ? in.threads : 1));
    }
};

/// Calls work(first, last) for equal runs of n queries, each on a thread of its own, and adds up.
template <class Run>
SpatialFound in_threads(int threads, std::size_t n, const Run& run) {
    if (threads == 1) return run(std::size_t{0}, n);
    const auto count = static_cast<std::size_t>(threads);
    std::vector<SpatialFound> found(count);
    std::vector<std::thread> pool;
    for (std::size_t t = 0; t < count; ++t) {
        pool.emplace_back([&, t] { found[t] = run(n * t / count, n * (t + 1) / count); });
    }
    SpatialFound all;
    for (std::size_t t = 0; t < count; ++t) {
        pool[t].join();
        all.count += found[t].count;
        all.sum += found[t].sum;
    }
    return all;
}

/// What its radiusSearchCustomCallback asks of a result set.
struct OnHit {
    using DistanceType = float;
    using IndexType = std::uint32_t;
    float square;
    SpatialFound found;

    bool addPoint(float distance, std::uint32_t id) {  // NOLINT(readability-identifier-naming): theirs
        if (distance < square) {
            ++found.count;
            found.sum += id + bits(distance);
        }
        return true;
    }
    [[nodiscard]] float worstDist() const { return square; }  // NOLINT(readability-identifier-naming): theirs
    [[nodiscard]] bool full() const { return true; }
    [[nodiscard]] bool empty() const { return found.count == 0; }
    [[nodiscard]] std::size_t size() const { return found.count; }
    void sort() {}
};

template <int D>
SpatialFound radius(const Points<D>& points, const SpatialInput<D>& in, std::size_t first, std::size_t last) {
    OnHit hits{in.radius * in.radius, {}};
    const auto params = search_params();
    for (std::size_t i = first; i < last; ++i) {
        static_cast<void>(points.index->radiusSearchCustomCallback(&in.points[i].x, hits, params));
    }
    return hits.found;
}

template <int D>
SpatialFound nearest(const Points<D>& points, const SpatialInput<D>& in, std::size_t first,
                     std::size_t last) {
    SpatialFound found;
    const auto k = static_cast<std::size_t>(in.k);
    std::vector<std::uint32_t> ids(k);
    std::vector<float> squares(k);
    for (std::size_t i = first; i < last; ++i) {
        const std::size_t n = points.index->knnSearch(&in.points[i].x, k, ids.data(), squares.data());
        found.count += n;
        for (std::size_t j = 0; j < n; ++j) found.sum += bits(squares[j]);
    }
    return found;
}

class Nanoflann final : public SpatialEngine {
  public:
    [[nodiscard]] std::string name() const override { return "nanoflann"; }
    [[nodiscard]] std::string version() const override {
        constexpr unsigned v = NANOFLANN_VERSION;
        // 0x142 is 1.4.2, 0x010c01 is 1.12.1.
        constexpr unsigned bits_each = v < 0x10000 ? 4 : 8;
        constexpr unsigned mask = (1u << bits_each) - 1;
        return std::to_string(v >> 2 * bits_each) + "." + std::to_string(v >> bits_each & mask) + "." +
               std::to_string(v & mask);
    }
    [[nodiscard]] std::string settings() const override {
        return "leaves of " + std::to_string(kLeafSize) + " points; a radius search calls back, unsorted";
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
        auto points = std::make_unique<Points<D>>();
        const auto nothing = [](Points<D>&) {};
        const auto build = [in](Points<D>& p) { p.build(in); };
        switch (in.work) {
            case SpatialWork::kKdBuild:
                if (in.threads != 1 && !kNewer) return nullptr;
                return make_task(std::move(points), nothing, [in](Points<D>& p) {
                    p.build(in);
                    return SpatialFound{in.points.size(), 0};
                });
            case SpatialWork::kKdRadius:
            case SpatialWork::kKdRadiusBatch:
                return make_task(std::move(points), build, [in](Points<D>& p) {
                    return in_threads(in.threads, in.points.size(), [&](std::size_t first, std::size_t last) {
                        return radius(p, in, first, last);
                    });
                });
            case SpatialWork::kKdKnn:
            case SpatialWork::kKdKnnBatch:
                return make_task(std::move(points), build, [in](Points<D>& p) {
                    return in_threads(in.threads, in.points.size(), [&](std::size_t first, std::size_t last) {
                        return nearest(p, in, first, last);
                    });
                });
            default:
                return nullptr;
        }
    }
};

}  // namespace
}  // namespace jostle::peers

extern "C" jostle::race::RacedEngine* jostle_engine() {
    return new jostle::peers::Nanoflann;
}

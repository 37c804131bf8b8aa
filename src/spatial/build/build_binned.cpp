// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Where to part a range: the centers' bounds are cut into kBins on each axis, and of the places between them
// that one is taken where the two sides' costs, each times the blocks that its items fill, sum to least
// [Wald2007]. Counting blocks, not items, is our departure: half a block costs as much to test as a full one.
//
// Cost: three passes over the range.
#include "spatial/build/build_chunks.h"
#include "spatial/build/build_curve.h"
#include "spatial/build/build_split.h"

namespace jostle::detail {

namespace {

constexpr int kBins = 16;
/// Parts are at least a sixteenth of the width apart: centers must crowd as no floats but contrived ones do
/// to get here, and would else take n levels.
constexpr int kDeepest = 64;
/// Partial results lie on the stack.
constexpr int kMostChunks = 16;

constexpr int chunk_size_for(int count) {
    return count / kMostChunks < kChunkSize ? kChunkSize : count / kMostChunks + 1;
}

template <int D>
struct Bins {
    BuildBounds<D> bounds[D][kBins];
    int count[D][kBins];

    void clear() {
        for (int axis = 0; axis < D; ++axis) {
            for (int bin = 0; bin < kBins; ++bin) {
                bounds[axis][bin] = empty_build_bounds<D>();
                count[axis][bin] = 0;
            }
        }
    }
    void add(const Bins& other) {
        for (int axis = 0; axis < D; ++axis) {
            for (int bin = 0; bin < kBins; ++bin) {
                bounds[axis][bin] = unite(bounds[axis][bin], other.bounds[axis][bin]);
                count[axis][bin] += other.count[axis][bin];
            }
        }
    }
};

/// The cells of half centers.
template <int D>
struct BinGrid {
    Vector<D> lowest, scale;

    [[nodiscard]] JOSTLE_INLINE int bin(const Vector<D>& c, int axis) const {
        const float place = (c[axis] - lowest[axis]) * scale[axis];
        // NaN where there is no width: 0.
        if (!(place > 0.0f)) return 0;
        return static_cast<int>(place < static_cast<float>(kBins - 1) ? place
                                                                      : static_cast<float>(kBins - 1));
    }
};

struct Choice {
    int axis = -1;
    int bin = 0;  ///< of the first on the right
};

constexpr int blocks_for(int count) {
    return (count + kBlockSize - 1) / kBlockSize;
}

template <int D>
Choice choose(const Bins<D>& bins, int count) {
    Choice best;
    double best_cost = 0.0;
    int best_larger = 0;
    for (int axis = 0; axis < D; ++axis) {
        double right_cost[kBins];
        int right_count[kBins];
        BuildBounds<D> bounds = empty_build_bounds<D>();
        int sum = 0;
        double cost_here = 0.0;
        for (int bin = kBins - 1; bin > 0; --bin) {
            if (bins.count[axis][bin] > 0) {
                bounds = unite(bounds, bins.bounds[axis][bin]);
                sum += bins.count[axis][bin];
                cost_here = build_cost(bounds) * blocks_for(sum);
            }
            right_count[bin] = sum;
            right_cost[bin] = cost_here;
        }
        bounds = empty_build_bounds<D>();
        for (int bin = 1; bin < kBins; ++bin) {
            // Places around an empty cell part alike: the first counts.
            if (bins.count[axis][bin - 1] == 0) continue;
            bounds = unite(bounds, bins.bounds[axis][bin - 1]);
            const int left_count = count - right_count[bin];
            if (right_count[bin] == 0) continue;
            const double cost = build_cost(bounds) * blocks_for(left_count) + right_cost[bin];
            const int larger = left_count > right_count[bin] ? left_count : right_count[bin];
            // ORDER: of equal costs the more even parts, then the first axis, then the first place.
            if (best.axis < 0 || cost < best_cost || (cost == best_cost && larger < best_larger)) {
                best = {axis, bin};
                best_cost = cost;
                best_larger = larger;
            }
        }
    }
    return best;
}

template <int D>
BinGrid<D> make_bin_grid(const Aabb<D>* boxes, const BuildItem* items, int count, TaskScheduler* scheduler) {
    Vector<D> lower[kMostChunks], upper[kMostChunks];
    const int chunk_size = chunk_size_for(count);
    for_chunks(scheduler, count, chunk_size, [&](int chunk, int begin, int end) {
        Vector<D> least = half_center(boxes[items[begin].id]);
        Vector<D> greatest = least;
        for (int i = begin + 1; i < end; ++i) {
            const Vector<D> c = half_center(boxes[items[i].id]);
            least = min(least, c);
            greatest = max(greatest, c);
        }
        lower[chunk] = least;
        upper[chunk] = greatest;
    });
    for (int chunk = 1; chunk * chunk_size < count; ++chunk) {
        lower[0] = min(lower[0], lower[chunk]);
        upper[0] = max(upper[0], upper[chunk]);
    }
    BinGrid<D> grid;
    grid.lowest = lower[0];
    for (int i = 0; i < D; ++i) grid.scale[i] = static_cast<float>(kBins) / (upper[0][i] - lower[0][i]);
    return grid;
}

template <int D>
void fill_bins(const Aabb<D>* boxes, const BuildItem* items, int begin, int end, const BinGrid<D>& grid,
               Bins<D>& bins) {
    bins.clear();
    for (int i = begin; i < end; ++i) {
        const Aabb<D>& box = boxes[items[i].id];
        const Vector<D> c = half_center(box);
        const BuildBounds<D> bounds = build_bounds(box);
        for (int axis = 0; axis < D; ++axis) {
            const int bin = grid.bin(c, axis);
            bins.bounds[axis][bin] = unite(bins.bounds[axis][bin], bounds);
            ++bins.count[axis][bin];
        }
    }
}

}  // namespace

template <int D>
int binned_split(const Aabb<D>* boxes, BuildItem* items, int first, int last, int depth,
                 TaskScheduler* scheduler) {
    const int count = last - first;
    const int middle = first + count / 2;
    if (depth >= kDeepest) return middle;
    BuildItem* const mine = items + first;
    const BinGrid<D> grid = make_bin_grid<D>(boxes, mine, count, scheduler);
    Bins<D> bins;
    const int chunk_size = chunk_size_for(count);
    if (count <= chunk_size) {
        fill_bins<D>(boxes, mine, 0, count, grid, bins);
    } else {
        Bins<D> partial[kMostChunks];
        for_chunks(scheduler, count, chunk_size, [&](int chunk, int begin, int end) {
            fill_bins<D>(boxes, mine, begin, end, grid, partial[chunk]);
        });
        bins.clear();
        for (int chunk = 0; chunk * chunk_size < count; ++chunk) bins.add(partial[chunk]);
    }
    const Choice choice = choose<D>(bins, count);
    if (choice.axis < 0) return middle;
    int low = 0;
    int high = count;
    for (;;) {
        while (low < high && grid.bin(half_center(boxes[mine[low].id]), choice.axis) < choice.bin) ++low;
        while (low < high && grid.bin(half_center(boxes[mine[high - 1].id]), choice.axis) >= choice.bin)
            --high;
        if (low >= high) return first + low;
        --high;
        const BuildItem item = mine[low];
        mine[low] = mine[high];
        mine[high] = item;
        ++low;
    }
}

template int binned_split<2>(const Aabb2*, BuildItem*, int, int, int, TaskScheduler*);
template int binned_split<3>(const Aabb3*, BuildItem*, int, int, int, TaskScheduler*);

}  // namespace jostle::detail

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The searches of all points of a leaf. What is near the leaf is gathered once for all of them
// (kernels/kd_group_kernels.cpp). For the nearest the distance to gather within is a guess, from the leaf
// before: a point that does not find k points within it asks alone. So the guess decides the cost, and never
// the result. A leaf that has too much about it is asked point by point.
#pragma once

#include <jostle/spatial/kd_tree_node.h>
#include <jostle/spatial/visit.h>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "spatial/kernels/kd_kernels.h"

namespace jostle::detail {

template <int D>
[[nodiscard]] Vector<D> point_of(const KdView<D>& view, int slot) {
    Vector<D> p{};
    for (int i = 0; i < D; ++i) p[i] = view.coordinate[i][slot];
    return p;
}

template <int D>
class LeafSearch {
  public:
    static constexpr int kMostNearest = 64;  ///< [1] beyond, a point asks alone

    explicit LeafSearch(const KdView<D>& view) : view_(view) {}

    /// Calls report(slot, hits) for each point, in the order of the slots. It answers whether to go on; so
    /// does this.
    template <class Report>
    bool radius(std::int32_t place, float r, Report&& report) {
        const KdChild leaf = leaf_at(place);
        const bool is_in_range = r >= 0x1p-50f && r <= 0x1p60f;
        if (!is_in_range || !kd_gather<D>(view_, place, r * r, group_, work.nodes)) {
            for (int i = 0; i < leaf.count; ++i)
                if (!radius_alone(leaf.link + i, r, report)) return false;
            return true;
        }
        for (int first = 0; first < leaf.count;) {
            const int asked =
                kd_group_radius<D>(view_, leaf.link + first, leaf.count - first, r * r, group_, hits_);
            for (int i = 0, begin = 0; i < asked; begin = hits_.end[i++])
                if (!report_hits(leaf.link + first + i, hits_.id + begin, hits_.squared_distance + begin,
                                 hits_.end[i] - begin, report))
                    return false;
            first += asked;
        }
        return true;
    }

    /// Of each point of a leaf the keys, at keys + i * k, and their number, at found + i. k is at least 1,
    /// and at most kMostNearest.
    void nearest(std::int32_t place, int k, std::uint64_t limit, std::uint64_t* keys, std::int32_t* found) {
        const KdChild leaf = leaf_at(place);
        std::fill_n(found, leaf.count, -1);
        if (square_ < 0.0f) guess_from(leaf.link, k, limit, keys);
        if (!ask_together(leaf, place, k, limit, keys, found)) {
            // Denser or sparser than the leaf before: guess anew.
            const std::ptrdiff_t first = std::find(found, found + leaf.count, -1) - found;
            guess_from(leaf.link + static_cast<int>(first), k, limit, keys + first * k);
            ask_together(leaf, place, k, limit, keys, found);
        }
        float sum = 0.0f;
        for (int i = 0; i < leaf.count; ++i) {
            std::uint64_t* const own = keys + static_cast<std::ptrdiff_t>(i) * k;
            if (found[i] < 0)
                found[i] = kd_nearest<D>(view_, point_of(view_, leaf.link + i), limit, own, k, work.nodes);
            sum += reach_of(own, found[i], k, limit);
            work.items += found[i];
        }
        square_ = kSlack * sum / static_cast<float>(leaf.count);
        if (square_ > std::numeric_limits<float>::max()) square_ = -1.0f;
    }

    QueryWork work;

  private:
    /// [1] Of the squared distance of the k-th, for the next leaf's.
    static constexpr float kSlack = 1.75f;

    [[nodiscard]] KdChild leaf_at(std::int32_t place) const {
        return view_.nodes[place / kKdWidth].child[place % kKdWidth];
    }
    /// [m^2] How far a search for the nearest had to look.
    static float reach_of(const std::uint64_t* keys, int found, int k, std::uint64_t limit) {
        return std::bit_cast<float>(static_cast<std::uint32_t>((found == k ? keys[k - 1] : limit) >> 32));
    }
    void guess_from(int slot, int k, std::uint64_t limit, std::uint64_t* room) {
        const int found = kd_nearest<D>(view_, point_of(view_, slot), limit, room, k, work.nodes);
        square_ = kSlack * reach_of(room, found, k, limit);
    }
    /// False: more than a quarter of the points is left, as the guess was too small.
    bool ask_together(const KdChild& leaf, std::int32_t place, int k, std::uint64_t limit,
                      std::uint64_t* keys, std::int32_t* found) {
        const float square = std::min(square_, reach_of(keys, 0, k, limit));
        // Not a number, too: sums of squares that overflow.
        const bool is_finite = square <= std::numeric_limits<float>::max();
        if (!is_finite || !kd_gather<D>(view_, place, square, group_, work.nodes)) return true;
        const int left =
            kd_group_nearest<D>(view_, leaf.link, leaf.count, square, group_, limit, keys, k, found);
        return left * 4 <= leaf.count;
    }
    template <class Report>
    bool report_hits(int slot, const std::int32_t* id, const float* squared_distance, int count,
                     Report&& report) {
        for (int i = 0; i < count; ++i) neighbors_[i] = {id[i], squared_distance[i]};
        work.items += count;
        return report(slot, std::span<const Neighbor>(neighbors_, static_cast<std::size_t>(count)));
    }
    template <class Report>
    bool radius_alone(int slot, float r, Report&& report) {
        KdWalk<D> walk;
        const Vector<D> p = point_of(view_, slot);
        many_.clear();
        for (bool more = true; more;) {
            walk.hit_count = 0;
            more = kd_resume_radius<D>(view_, walk, p, r);
            for (int i = 0; i < walk.hit_count; ++i) many_.push_back({walk.id[i], walk.squared_distance[i]});
        }
        work.nodes += walk.nodes;
        work.items += static_cast<std::int64_t>(many_.size());
        return report(slot, std::span<const Neighbor>(many_));
    }

    KdView<D> view_;
    KdGroup<D> group_;
    KdHits hits_;
    Neighbor neighbors_[KdGroup<D>::kCapacity];
    std::vector<Neighbor> many_;  ///< of a point that asks alone
    float square_ = -1.0f;        ///< [m^2] within which k points are expected; negative: not known
};

}  // namespace jostle::detail

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Exact agglomeration: of all clusters always the two whose union costs least become one [Walter2008]. Each
// cluster keeps the best partner that comes after it. A union costs no less than what it is made of, so that
// joining two others never makes a better partner, and a cluster looks for a new one only where its own was
// joined and costs more for it.
//
// What has no more items than a block holds becomes a leaf.
//
// Cost: O(n^2) for boxes that are not contrived; O(n) memory.
#include <limits>

#include "spatial/build/build_split.h"

namespace jostle::detail {

namespace {

/// While clusters are joined, the alive ones lie in a list in the order of their numbers.
template <int D>
class Agglomeration {
  public:
    Agglomeration(const Aabb<D>* boxes, const BuildItem* items, int count, BuildCluster* clusters)
        : clusters_(clusters), count_(count) {
        for (int i = 0; i < count; ++i) {
            BuildCluster& c = clusters_[i];
            const BuildBounds<D> bounds = build_bounds(boxes[items[i].id]);
            for (int k = 0; k < BuildBounds<D>::kSize; ++k) c.bound[k] = bounds.bound[k];
            c.id = items[i].id;
            c.node = i;
            c.next = i + 1;
        }
        for (int i = 0; i < count; ++i) find_partner(i);
    }

    /// Joins all; returns the last join's node. Node i < count is item i, node count + k the k-th join.
    int run() {
        for (int joins = 0; joins + 1 < count_; ++joins) join(best(), joins);
        return clusters_[0].node;
    }

  private:
    [[nodiscard]] BuildBounds<D> bounds(int i) const {
        BuildBounds<D> b;
        for (int k = 0; k < BuildBounds<D>::kSize; ++k) b.bound[k] = clusters_[i].bound[k];
        return b;
    }
    [[nodiscard]] double union_cost(int i, int k) const { return build_cost(unite(bounds(i), bounds(k))); }

    void find_partner(int i) {
        BuildCluster& c = clusters_[i];
        c.partner = -1;
        c.cost = std::numeric_limits<double>::infinity();
        const BuildBounds<D> mine = bounds(i);
        for (int k = c.next; k < count_; k = clusters_[k].next) {
            const double cost = build_cost(unite(mine, bounds(k)));
            // ORDER: of equal costs the first.
            if (cost < c.cost) {
                c.cost = cost;
                c.partner = k;
            }
        }
    }

    [[nodiscard]] int best() const {
        // ORDER: of equal costs the first. The first cluster is never joined to one before it.
        int least = 0;
        for (int i = clusters_[0].next; i < count_; i = clusters_[i].next) {
            if (clusters_[i].cost < clusters_[least].cost) least = i;
        }
        return least;
    }

    void join(int i, int number) {
        const int gone = clusters_[i].partner;
        const BuildBounds<D> both = unite(bounds(i), bounds(gone));
        clusters_[number].left = clusters_[i].node;
        clusters_[number].right = clusters_[gone].node;
        for (int k = 0; k < BuildBounds<D>::kSize; ++k) clusters_[i].bound[k] = both.bound[k];
        clusters_[i].node = count_ + number;
        int before = i;
        while (clusters_[before].next != gone) before = clusters_[before].next;
        clusters_[before].next = clusters_[gone].next;
        find_partner(i);
        for (int k = 0; k < gone; k = clusters_[k].next) {
            BuildCluster& c = clusters_[k];
            if (k == i || (c.partner != i && c.partner != gone)) continue;
            // Before i, the union stands where its first part stood.
            if (k < i && union_cost(k, i) == c.cost) {
                c.partner = i;
            } else {
                find_partner(k);
            }
        }
    }

    BuildCluster* clusters_;
    int count_;
};

}  // namespace

template <int D>
int bottom_up_nodes(const Aabb<D>* boxes, BuildItem* items, int first, int last, BuildCluster* clusters,
                    std::int32_t* nodes) {
    const int count = last - first;
    const int root = Agglomeration<D>(boxes, items + first, count, clusters).run();

    // Items below each join: joins come after what they join.
    const auto size_of = [&](int node) { return node < count ? 1 : clusters[node - count].size; };
    for (int k = 0; k + 1 < count; ++k)
        clusters[k].size = size_of(clusters[k].left) + size_of(clusters[k].right);

    struct Later {
        std::int32_t join;
        std::int32_t above;  ///< the node whose right child it is, or -1
        bool in_leaf;
    };
    GrowableStack<Later, 256> later;
    later.push({root, -1, false});
    int placed = first;
    int size = 0;
    while (!later.empty()) {
        Later now = later.pop();
        if (now.above >= 0) nodes[now.above] = size;
        if (!now.in_leaf) {
            now.in_leaf = size_of(now.join) <= kBlockSize;
            nodes[size++] = now.in_leaf ? ~placed : 0;
        }
        if (now.join < count) {
            items[placed++].id = clusters[now.join].id;
            continue;
        }
        const BuildCluster& c = clusters[now.join - count];
        later.push({c.right, now.in_leaf ? -1 : size - 1, now.in_leaf});
        later.push({c.left, -1, now.in_leaf});
    }
    return size;
}

template int bottom_up_nodes<2>(const Aabb2*, BuildItem*, int, int, BuildCluster*, std::int32_t*);
template int bottom_up_nodes<3>(const Aabb3*, BuildItem*, int, int, BuildCluster*, std::int32_t*);

}  // namespace jostle::detail

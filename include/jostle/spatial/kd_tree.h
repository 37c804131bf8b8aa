// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A k-d tree: points in the plane or in space, by where they are. It is made over a span of the user's
// points, which is read during the call and not kept: the coordinates are copied, in the order of the leaves.
// A point's id is its index in the span, whatever slot it lies in (kd_tree_node.h has the layout).
//
// Invariant (`check()`): every id is in one slot of one leaf; a child's box is exactly the box of the points
// below it; no leaf is empty or larger than leaf_size.
//
// Splits go through the middle of the longest side of the points' own box, or through the median
// [Bentley1975]; both make a tree of O(log n) levels whatever the points. Rebuilding starts from the order
// that the last build left, as crowd simulations do [RVO2]. Single points come and go by partial rebuilding
// [Overmars1983]: a subtree that has seen half as many changes as it had points is built afresh.
//
// Distances are sums of squares in the order of the axes, in float, and exact against the same sum by brute
// force: a box is never further than what is in it, as all roundings are monotone. Beyond 1.8e19 m squares
// overflow and below 1e-22 m they round to 0: to k_nearest such points are all as near; radius scales its
// numbers first and tells them apart.
//
// Cost: build O(n log n), 15 bytes a point in the plane and 20 in space; searches O(log n) and what they
// find. Nothing recurses. Queries may run on many threads at once, while none writes.
#pragma once

#include <jostle/core/task_scheduler.h>
#include <jostle/math/aabb.h>
#include <jostle/spatial/kd_tree_node.h>
#include <jostle/spatial/visit.h>

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory_resource>
#include <span>
#include <string>
#include <vector>

namespace jostle {

namespace detail {
template <int D>
struct KdRun;
template <int D>
struct KdBuilder;
}  // namespace detail

template <int D>
class KdBatch;

/// Where a run of points is split.
enum class KdSplit : std::uint8_t {
    kMiddle,  ///< in the middle of the longest side of the points' own box: the quicker to build and to
              ///< search
    kMedian   ///< where as many points are on either side: the fewest levels
};

struct KdTreeOptions {
    KdSplit split = KdSplit::kMiddle;
    /// [1] The most points in a leaf, 1 to 1024. Small ones are for queries that find little; up to 32 cost a
    /// processor with wide registers almost nothing.
    int leaf_size = 32;
};

/// What a change of a single point cost.
struct KdUpdateWork {
    int nodes = 0;         ///< [1] nodes and leaves that were visited or made
    bool rebuilt = false;  ///< a subtree was built afresh
};

template <int D>
class KdTree {
  public:
    static constexpr int kMaxPoints = 1 << 26;

    explicit KdTree(const KdTreeOptions& options = {},
                    std::pmr::memory_resource* memory = std::pmr::get_default_resource());

    /// Makes the tree over these points, as if there had been none before. With a scheduler many points are
    /// worked on in parallel, and the tree is the same.
    void build(std::span<const Vector<D>> points, TaskScheduler* scheduler = nullptr);
    /// The same, for points that have moved since the last time: starts from the order that they had then.
    /// The order of hits depends on that; the hits do not. Where ids are not [0, points.size()) it is
    /// `build`.
    void rebuild(std::span<const Vector<D>> points, TaskScheduler* scheduler = nullptr);
    /// Removes everything; keeps the memory.
    void clear();

    /// Adds points[id], and it alone is read: the id must not be in the tree.
    KdUpdateWork insert(std::span<const Vector<D>> points, int id);
    /// The point itself is not needed any more.
    KdUpdateWork remove(int id);
    [[nodiscard]] bool contains(int id) const;

    /// [1] Points.
    [[nodiscard]] int size() const { return size_; }
    /// The most nodes on the way from the root to a leaf.
    [[nodiscard]] int height() const;
    [[nodiscard]] int node_count() const { return static_cast<int>(nodes_.size() - free_nodes_.size()); }
    /// [1] All told: coordinates, ids, nodes, and what single points need.
    [[nodiscard]] std::size_t byte_count() const;
    [[nodiscard]] const KdTreeOptions& options() const { return options_; }

    /// Calls visitor(Neighbor) for each point that is strictly nearer than r [m]; of the nodes that this
    /// takes the nearer come first. The visitor answers a Visit, or nothing.
    template <class Visitor>
    requires std::invocable<Visitor&, const Neighbor&> QueryWork radius(const Vector<D>& p, float r,
                                                                        Visitor&& visitor)
    const;
    /// Appends them.
    QueryWork radius(const Vector<D>& p, float r, std::vector<Neighbor>& found) const;

    /// Calls visitor(id) for each point in the box, its faces included.
    template <class Visitor>
    requires std::invocable<Visitor&, int> QueryWork query(const Aabb<D>& box, Visitor&& visitor)
    const;
    QueryWork query(const Aabb<D>& box, std::vector<int>& found) const;

    /// Fills the span with the nearest points, as many as there are or fit, the nearest first; only such as
    /// are strictly nearer than r [m], if that is given. ORDER: of points as near, the smaller id.
    NearestCount k_nearest(const Vector<D>& p, std::span<Neighbor> found,
                           float r = std::numeric_limits<float>::infinity()) const;
    /// Calls visitor(Neighbor) for these k.
    template <class Visitor>
    requires std::invocable<Visitor&, const Neighbor&> QueryWork k_nearest(const Vector<D>& p, int k, float r,
                                                                           Visitor&& visitor)
    const;
    [[nodiscard]] NearestHit closest(const Vector<D>& p,
                                     float r = std::numeric_limits<float>::infinity()) const;

    /// The whole tree, depth first: visitor.node(box, level) for each node and leaf, from the root, level 0,
    /// downwards, and visitor.item(id) for each point below it; each answers a Visit, or nothing.
    template <class Visitor>
    QueryWork traverse(Visitor&& visitor) const;

    /// Empty when sound, otherwise a sentence that names what is wrong and where. O(n).
    [[nodiscard]] std::string check() const;

  private:
    friend class KdBatch<D>;
    friend struct KdTreeTestAccess;
    template <int>
    friend struct KdCheck;

    using Node = detail::KdNode<D>;
    using Run = detail::KdRun<D>;
    static constexpr std::int32_t kNowhere = -1;  ///< parent of the root; place of an id that is not there

    /// What single changes need to know of a node.
    struct Use {
        std::int32_t parent;   ///< node * 16 + child
        std::int32_t points;   ///< [1] when it was built
        std::int32_t changes;  ///< [1] below it since then
    };

    [[nodiscard]] detail::KdView<D> view() const;
    [[nodiscard]] detail::KdSlots<D> slots();
    [[nodiscard]] float* row(int axis) {
        return coordinates_.data() + static_cast<std::size_t>(axis) * static_cast<std::size_t>(capacity_);
    }
    [[nodiscard]] const float* row(int axis) const {
        return coordinates_.data() + static_cast<std::size_t>(axis) * static_cast<std::size_t>(capacity_);
    }
    void require_points(const char* function, std::span<const Vector<D>> points) const;

    // kd_tree_build.cpp
    void reserve(int slots);
    void build_nodes(TaskScheduler* scheduler);
    void build_parallel(const Run& run, TaskScheduler& scheduler);
    void forget_uses();
    void compact();

    // kd_tree_update.cpp
    void append(std::int32_t place, const Vector<D>& point, int id);
    void split_leaf(std::int32_t place, KdUpdateWork& work);
    [[nodiscard]] std::int32_t remove_child(std::int32_t place);
    void refit(std::int32_t node, KdUpdateWork& work);

    // kd_tree_repair.cpp
    void find_uses();
    void link_children(std::int32_t node);
    void set_places(std::int32_t place);
    [[nodiscard]] std::int32_t add_node(std::int32_t parent);
    [[nodiscard]] std::int32_t add_extent();
    void move_leaf(std::int32_t place, std::int32_t to);
    void free_leaf(const detail::KdChild& leaf);
    void repair(std::int32_t node, KdUpdateWork& work);
    void rebuild_below(std::int32_t node, int depth, KdUpdateWork& work);
    void graft(std::int32_t root, const Node* made, int count, const detail::KdSlots<D>& from);

    [[nodiscard]] detail::KdChild& child_at(std::int32_t place) {
        return nodes_[static_cast<std::size_t>(place / detail::kKdWidth)].child[place % detail::kKdWidth];
    }

    KdTreeOptions options_;
    std::pmr::vector<Node> nodes_;
    std::pmr::vector<float> coordinates_;  ///< [m] D rows of capacity_
    std::pmr::vector<std::int32_t> ids_;   ///< by slot; kNowhere where there is none
    /// Of a parallel build: not the user's memory, which may be for one thread only.
    std::vector<Node> task_nodes_[detail::kKdWidth];
    int capacity_ = 0;  ///< [1] slots, and those that only a kernel may read
    int size_ = 0;
    int packed_end_ = 0;  ///< slots before it are those of the last build, those after it in extents
    int slot_end_ = 0;

    // Of trees whose single points come and go; empty as long as none has.
    bool has_places_ = false;                ///< otherwise the ids are [0, size_)
    std::pmr::vector<std::int32_t> places_;  ///< by id: node * 16 + child of its leaf
    std::pmr::vector<Use> uses_;             ///< by node
    std::pmr::vector<std::int32_t> free_nodes_;
    std::pmr::vector<std::int32_t> free_extents_;  ///< their first slots
};

}  // namespace jostle

#include <jostle/spatial/kd_tree_query.h>

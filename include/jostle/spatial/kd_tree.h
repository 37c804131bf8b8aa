// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A k-d tree of points in the plane or in space. Building reads the user's points and copies the
// coordinates, in the order of the leaves. A point's id is its index among the user's points, in any slot
// (kd_tree_node.h has the layout).
//
//     tree.build(points);                                              a span, a vector, an array
//     tree.build(StridedView<const Vec2>(first, count, stride));       points at equal distances
//     tree.build(agents, &Agent::position);                            a member or a function of each item
//
// Invariant (`check()`): every id is in one slot of one leaf; a child's box is exactly the box of the points
// below it; no leaf is empty or larger than leaf_size.
//
// A call that throws, Error or std::bad_alloc, has changed nothing. So a new tree is built beside the present
// one, in memory that is kept for the next build.
//
// Splits go through the middle of the longest side of the points' own box, or through the median
// [Bentley1975]; both make a tree of O(log n) levels whatever the points. Rebuilding starts from the order
// that the last build left, as crowd simulations do [RVO2]. Single points come and go by partial rebuilding
// [Overmars1983]: a subtree that has seen half as many changes as it had points is built afresh.
//
// Distances are sums of squares in the order of the axes, in float, and exact against the same sum by brute
// force: a box is never further than the points in it, as all roundings are monotone. Beyond 1.8e19 m squares
// overflow and below 1e-22 m they round to 0: to k_nearest such points are all as near; radius scales its
// numbers first and tells them apart.
//
// Cost: build O(n log n), 15 bytes a point in the plane and 20 in space, twice that once it was built again;
// searches O(log n) and the number of hits. Nothing recurses. Queries may run on many threads at once, while
// none writes; the little memory that they may need is the default resource's.
#pragma once

#include <jostle/core/require.h>
#include <jostle/core/strided_view.h>
#include <jostle/core/task_scheduler.h>
#include <jostle/math/aabb.h>
#include <jostle/memory/growable_stack.h>
#include <jostle/spatial/kd_tree_node.h>
#include <jostle/spatial/visit.h>

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iterator>
#include <limits>
#include <memory_resource>
#include <span>
#include <string>
#include <vector>

JOSTLE_API_BEGIN
namespace jostle {

namespace detail {
class ByteReader;
struct TreeAccess;
template <int D>
struct KdRun;
template <int D>
struct KdBuilder;

/// Items with random access, and a function or a member of each that is a point.
template <class Items, class Projection, class Point>
concept GivesPoints = requires(const Items& items, Projection& project) {
    { std::size(items) } -> std::convertible_to<std::size_t>;
    { std::invoke(project, std::begin(items)[0]) } -> std::convertible_to<Point>;
};
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

/// The cost of a change of a single point.
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
    /// A tree over these points: build().
    explicit KdTree(std::span<const Vector<D>> points, const KdTreeOptions& options = {},
                    std::pmr::memory_resource* memory = std::pmr::get_default_resource())
        : KdTree(options, memory) {
        build(points);
    }
    /// A copy lies in the default resource.
    KdTree(const KdTree& other) : KdTree(std::pmr::get_default_resource(), other) {}
    /// Leaves an empty tree with the same options and resource.
    KdTree(KdTree&& other) noexcept;
    /// Keeps its own resource.
    KdTree& operator=(const KdTree& other);
    /// Takes the other's memory, and with it its resource.
    KdTree& operator=(KdTree&& other) noexcept;
    ~KdTree() = default;

    /// Makes the tree over these points, as if there had been none before. Points are finite; their stride is
    /// at least the size of one. With a scheduler many points are worked on in parallel, and the tree is the
    /// same.
    void build(StridedView<const Vector<D>> points, TaskScheduler* scheduler = nullptr);
    /// Over the point project(item) of each item: a function's, or a member. It is asked for once, by the
    /// calling thread; its exceptions are passed on, and it must not change the tree.
    template <class Items, class Projection>
    requires detail::GivesPoints<Items, Projection, Vector<D>>
    void build(const Items& items, Projection&& project, TaskScheduler* scheduler = nullptr);
    /// The same, for points that have moved since the last time: starts from the order that they had then.
    /// The order of hits depends on that; the hits do not. Where ids are not [0, points.size()) it is
    /// `build`.
    void rebuild(StridedView<const Vector<D>> points, TaskScheduler* scheduler = nullptr);
    /// Items are read in the order of the leaves.
    template <class Items, class Projection>
    requires detail::GivesPoints<Items, Projection, Vector<D>>
    void rebuild(const Items& items, Projection&& project, TaskScheduler* scheduler = nullptr);
    /// Removes everything; keeps the memory.
    void clear() noexcept;

    /// Adds points[id], and it alone is read: the id must not be in the tree.
    KdUpdateWork insert(StridedView<const Vector<D>> points, int id);
    /// Adds project(items[id]).
    template <class Items, class Projection>
    requires detail::GivesPoints<Items, Projection, Vector<D>> KdUpdateWork insert(const Items& items,
                                                                                   Projection&& project,
                                                                                   int id);
    /// The point itself is not needed any more.
    KdUpdateWork remove(int id);
    [[nodiscard]] bool contains(int id) const;

    /// [1] Points.
    [[nodiscard]] int size() const { return size_; }
    [[nodiscard]] bool empty() const { return size() == 0; }
    /// [1] The most nodes on the way from the root to a leaf; 0 for an empty tree.
    [[nodiscard]] int height() const;
    [[nodiscard]] int node_count() const {
        return static_cast<int>(store_.nodes.size() - free_nodes_.size());
    }
    /// [1] All told: coordinates, ids, nodes, and the arrays that single points need.
    [[nodiscard]] std::size_t byte_count() const;
    [[nodiscard]] const KdTreeOptions& options() const { return options_; }

    // r [m] is at least 0; infinity is no limit.

    /// Calls visitor(Neighbor) for each point that is strictly nearer than r; of the nodes that this takes
    /// the nearer come first. The visitor answers a Visit, or nothing.
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

    /// Fills the span with the nearest points, as many as there are or fit, the nearest first; with r, of
    /// those that are strictly nearer. Squares are compared in float: an r above 1.8e19 is no limit, and
    /// distances below 1e-22 are not told apart. ORDER: of points as near, the smaller id.
    NearestCount k_nearest(const Vector<D>& p, std::span<Neighbor> found) const;
    NearestCount k_nearest(const Vector<D>& p, float r, std::span<Neighbor> found) const;
    /// The first of them.
    [[nodiscard]] NearestHit closest(const Vector<D>& p) const;
    [[nodiscard]] NearestHit closest(const Vector<D>& p, float r) const;

    /// The whole tree, depth first: visitor.node(box, level) for each node and leaf, from the root, level 0,
    /// downwards, and visitor.item(id) for each point below it; each answers a Visit, or nothing.
    template <class Visitor>
    QueryWork traverse(Visitor&& visitor) const;

    /// Empty when sound, otherwise a sentence that names what is wrong and where. O(n).
    [[nodiscard]] std::string check() const;

    /// The tree, options and ids included, as bytes that any machine can load. O(n).
    [[nodiscard]] std::vector<std::byte> save() const;
    /// Becomes the tree that was saved. Raises Error, and changes nothing, where the bytes are no sound tree
    /// of this dimension. O(n).
    void load(std::span<const std::byte> bytes);

  private:
    friend class KdBatch<D>;
    friend struct KdTreeTestAccess;
    friend struct detail::TreeAccess;
    template <int>
    friend struct KdCheck;

    using Node = detail::KdNode<D>;
    using Run = detail::KdRun<D>;
    using Slots = detail::KdSlots<D>;
    static constexpr std::int32_t kNowhere = -1;  ///< parent of the root; place of an id that is not there

    /// The use of a node, by which single changes tell when to rebuild.
    struct Use {
        std::int32_t parent;   ///< node * 16 + child
        std::int32_t points;   ///< [1] when it was built
        std::int32_t changes;  ///< [1] below it since then
    };

    /// Points in slots, and the nodes over them.
    struct Store {
        explicit Store(std::pmr::memory_resource* memory) : nodes(memory), coordinates(memory), ids(memory) {}
        Store(std::pmr::memory_resource* memory, const Store& other)
            : nodes(other.nodes, memory), coordinates(other.coordinates, memory), ids(other.ids, memory) {}

        /// [1] Slots, and those that only a kernel may read.
        [[nodiscard]] int capacity() const { return static_cast<int>(ids.size()); }
        [[nodiscard]] float* row(int axis) {
            return coordinates.data() + static_cast<std::size_t>(axis) * ids.size();
        }
        [[nodiscard]] const float* row(int axis) const {
            return coordinates.data() + static_cast<std::size_t>(axis) * ids.size();
        }
        [[nodiscard]] Slots slots();
        [[nodiscard]] std::size_t byte_count() const;
        /// Room for so many slots, of which the first `used` are kept.
        void reserve(int count, int used);
        /// With one of the same resource.
        void swap(Store& other) noexcept;

        std::pmr::vector<Node> nodes;         ///< [0] is the root; none where there is no point
        std::pmr::vector<float> coordinates;  ///< [m] D rows of capacity()
        std::pmr::vector<std::int32_t> ids;   ///< by slot; kNowhere where there is none
    };

    /// The change of a leaf by an insertion or a removal.
    struct Change {
        std::int32_t place;      ///< of the leaf
        std::int32_t id;         ///< of the point that comes or goes
        const Vector<D>* point;  ///< where it comes; null: it goes
        [[nodiscard]] int count() const { return point != nullptr ? 1 : -1; }
    };

    /// Below which node of a way from the root a tree has to be built afresh: its place on the way, from the
    /// root, and its number; kNowhere: nowhere.
    struct Worn {
        int depth = 0;
        std::int32_t node = kNowhere;
    };

    KdTree(std::pmr::memory_resource* memory, const KdTree& other);

    [[nodiscard]] std::pmr::memory_resource* memory() const {
        return store_.nodes.get_allocator().resource();
    }
    /// k_nearest, as a call of that name.
    NearestCount k_nearest_for(const Call& call, const Vector<D>& p, float r,
                               std::span<Neighbor> found) const;
    [[nodiscard]] detail::KdView<D> view() const;
    // kd_tree_points.cpp
    static void require_count(const Call& call, const char* argument, std::size_t count);
    static void require_stride(const Call& call, const char* argument, StridedView<const Vector<D>> points);
    static void require_points(const Call& call, const char* argument, StridedView<const Vector<D>> points);
    template <class Items, class Projection>
    void build_projected(const Call& call, const Items& items, Projection& project, bool in_last_order,
                         TaskScheduler* scheduler);
    /// Room for so many points, and the ids in the order in which put_points() gets their points.
    std::span<const std::int32_t> begin_points(const Call& call, std::size_t count, bool in_last_order);
    void put_points(const Call& call, std::size_t first, std::span<const Vector<D>> points);

    // kd_tree_build.cpp. A build is prepared in spare_, which may throw, then taken over.
    [[nodiscard]] bool has_ids_below(std::size_t count) const;
    void make_room(int count, bool in_last_order);
    void prepare(StridedView<const Vector<D>> points, bool in_last_order, TaskScheduler* scheduler);
    void build_spare(int count, TaskScheduler* scheduler);
    void take_over(int count) noexcept;
    void build_nodes(Store& store, Run run, TaskScheduler* scheduler);
    void build_parallel(Store& store, const Run& run, TaskScheduler& scheduler);
    void copy_ids_packed(std::int32_t* to) const;
    void forget_uses() noexcept;

    // kd_tree_update.cpp
    void require_new_id(const Call& call, std::size_t count, int id) const;
    KdUpdateWork insert_point(const Call& call, const Vector<D>& point, int id);
    void insert_first(const Vector<D>& point, int id);
    void append(std::int32_t place, const Vector<D>& point, int id) noexcept;
    void split_leaf(std::int32_t place, KdUpdateWork& work) noexcept;
    void take_from_leaf(std::int32_t place, int id) noexcept;
    [[nodiscard]] std::int32_t remove_child(std::int32_t place) noexcept;
    void refit(std::int32_t node, KdUpdateWork& work) noexcept;
    [[nodiscard]] bool is_worn(std::int32_t node) const;

    // kd_tree_room.cpp: the allocations, before anything is changed
    void find_uses();
    void fill_uses() noexcept;
    void reserve_nodes(std::size_t more);
    void reserve_extents(int more);

    // kd_tree_slots.cpp
    void link_children(std::int32_t node) noexcept;
    void set_places(std::int32_t place) noexcept;
    [[nodiscard]] std::int32_t add_node(std::int32_t parent) noexcept;
    [[nodiscard]] std::int32_t add_extent() noexcept;
    void move_leaf(std::int32_t place, std::int32_t to) noexcept;
    void free_leaf(const detail::KdChild& leaf) noexcept;

    // kd_tree_save.cpp
    template <class Archive, class Tree>
    static void transfer_nodes(Archive& archive, Tree& tree, bool has_places);
    void read_slots(const Call& call, detail::ByteReader& reader);
    void find_parents() noexcept;

    // kd_tree_repair.cpp
    using Waiting = GrowableStack<std::int32_t, 64>;
    struct Below {
        int nodes = 0, points = 0, extents = 0;  ///< [1]
    };
    void rebuild_below(const Worn& worn, const Change& change, KdUpdateWork& work);
    [[nodiscard]] Below count_below(std::int32_t root, Waiting& waiting) const;
    void copy_below(std::int32_t root, const Change& change, Waiting& waiting, const Slots& to);
    void free_below(std::int32_t root, Waiting& waiting) noexcept;
    void graft(std::int32_t root, Store& made, std::span<std::int32_t> index) noexcept;

    [[nodiscard]] Node& node_at(std::int32_t node) { return store_.nodes[static_cast<std::size_t>(node)]; }
    [[nodiscard]] const Node& node_at(std::int32_t node) const {
        return store_.nodes[static_cast<std::size_t>(node)];
    }
    [[nodiscard]] detail::KdChild& child_at(std::int32_t place) {
        return node_at(place / detail::kKdWidth).child[place % detail::kKdWidth];
    }

    KdTreeOptions options_;
    Store store_;
    Store spare_;  ///< of the build before, for the next; its contents are of no meaning
    /// Of a parallel build: not the user's memory, which may be for one thread only.
    std::array<std::vector<Node>, detail::kKdWidth> task_nodes_;
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
JOSTLE_API_END

#include <jostle/spatial/kd_tree_points.h>
#include <jostle/spatial/kd_tree_query.h>

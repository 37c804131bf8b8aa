// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What can be asked of a k-d tree without calling back, and what it says of itself.
#include <jostle/memory/growable_stack.h>
#include <jostle/spatial/arguments.h>
#include <jostle/spatial/kd_tree.h>

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "spatial/kd/kd_room.h"
#include "spatial/kernels/kd_kernels.h"

namespace jostle {

template <int D>
KdTree<D>::KdTree(const KdTreeOptions& options, std::pmr::memory_resource* memory)
    : options_(options),
      store_(memory),
      spare_(memory),
      places_(memory),
      uses_(memory),
      free_nodes_(memory),
      free_extents_(memory) {
    const Call call("KdTree::KdTree");
    call.one_of(KdSplit::kMedian, "options.split", options.split, "it must be a KdSplit");
    call.in(1, detail::kMaxLeafSize, "options.leaf_size", options.leaf_size);
}

template <int D>
KdTree<D>::KdTree(std::pmr::memory_resource* memory, const KdTree& other)
    : options_(other.options_),
      store_(memory, other.store_),
      spare_(memory),
      size_(other.size_),
      packed_end_(other.packed_end_),
      slot_end_(other.slot_end_),
      has_places_(other.has_places_),
      places_(other.places_, memory),
      uses_(other.uses_, memory),
      free_nodes_(other.free_nodes_, memory),
      free_extents_(other.free_extents_, memory) {}

template <int D>
KdTree<D>::KdTree(KdTree&& other) noexcept
    : options_(other.options_),
      store_(std::move(other.store_)),
      spare_(std::move(other.spare_)),
      task_nodes_(std::move(other.task_nodes_)),
      size_(other.size_),
      packed_end_(other.packed_end_),
      slot_end_(other.slot_end_),
      has_places_(other.has_places_),
      places_(std::move(other.places_)),
      uses_(std::move(other.uses_)),
      free_nodes_(std::move(other.free_nodes_)),
      free_extents_(std::move(other.free_extents_)) {
    other.clear();
}

template <int D>
KdTree<D>& KdTree<D>::operator=(const KdTree& other) {
    if (this != &other) *this = KdTree(memory(), other);
    return *this;
}

// Containers of std::pmr keep their resource when they are assigned to, and then copy what they should take.
template <int D>
KdTree<D>& KdTree<D>::operator=(KdTree&& other) noexcept {
    if (this == &other) return *this;
    std::destroy_at(this);
    return *std::construct_at(this, std::move(other));
}

template <int D>
detail::KdView<D> KdTree<D>::view() const {
    detail::KdView<D> view{
        store_.nodes.empty() ? &detail::kEmptyKdNode<D> : store_.nodes.data(), {}, store_.ids.data()};
    for (int i = 0; i < D; ++i) view.coordinate[i] = store_.row(i);
    return view;
}

template <int D>
bool KdTree<D>::contains(int id) const {
    if (!has_places_) return id >= 0 && id < size_;
    return id >= 0 && static_cast<std::size_t>(id) < places_.size() &&
           places_[static_cast<std::size_t>(id)] != kNowhere;
}

template <int D>
int KdTree<D>::height() const {
    struct Level {
        std::int32_t node;
        int level;
    };
    int height = 0;
    GrowableStack<Level, 64> waiting;
    if (size_ > 0) waiting.push({0, 1});
    while (!waiting.empty()) {
        const Level next = waiting.pop();
        height = std::max(height, next.level);
        for (const detail::KdChild& child : node_at(next.node).child)
            if (child.count == detail::kKdInner) waiting.push({child.link, next.level + 1});
    }
    return height;
}

template <int D>
std::size_t KdTree<D>::byte_count() const {
    const auto bytes = [](const auto& vector) { return vector.capacity() * sizeof(*vector.data()); };
    std::size_t count = sizeof(*this) + store_.byte_count() + spare_.byte_count() + bytes(places_) +
                        bytes(uses_) + bytes(free_nodes_) + bytes(free_extents_);
    for (const auto& nodes : task_nodes_) count += bytes(nodes);
    return count;
}

template <int D>
QueryWork KdTree<D>::radius(const Vector<D>& p, float r, std::vector<Neighbor>& found) const {
    const Call call("KdTree::radius");
    call.finite("p", p);
    call.in(detail::kUpToInfinity, "r", r);
    detail::KdWalk<D> walk;
    const detail::KdView<D> tree = view();
    QueryWork work;
    detail::Appending<Neighbor> appending(found);
    for (bool more = true; more;) {
        walk.hit_count = 0;
        more = detail::kd_resume_radius<D>(tree, walk, p, r);
        // All at once: a vector that grows by one looks each time whether it may.
        Neighbor hits[detail::KdWalk<D>::kCapacity + detail::kKdSlotPadding];
        for (int i = 0; i < walk.hit_count; ++i) hits[i] = {walk.id[i], walk.squared_distance[i]};
        found.insert(found.end(), hits, hits + walk.hit_count);
        work.items += walk.hit_count;
    }
    appending.finish();
    work.nodes = walk.nodes;
    return work;
}

template <int D>
QueryWork KdTree<D>::query(const Aabb<D>& box, std::vector<int>& found) const {
    return detail::append_hits(found, [&](auto&& visitor) { return query(box, visitor); });
}

template <int D>
NearestCount KdTree<D>::k_nearest_for(const Call& call, const Vector<D>& p, float r,
                                      std::span<Neighbor> found) const {
    call.finite("p", p);
    call.in(detail::kUpToInfinity, "r", r);
    NearestCount result;
    const int k = static_cast<int>(std::min(found.size(), static_cast<std::size_t>(size_)));
    if (k == 0) return result;
    std::uint64_t* const keys = detail::keys_in(found.data(), static_cast<std::size_t>(k));
    result.count = detail::kd_nearest<D>(view(), p, detail::kd_limit(r), keys, k, result.work.nodes);
    result.work.items = result.count;
    detail::become_neighbors(keys, result.count);
    return result;
}

template <int D>
NearestCount KdTree<D>::k_nearest(const Vector<D>& p, float r, std::span<Neighbor> found) const {
    return k_nearest_for("KdTree::k_nearest", p, r, found);
}

template <int D>
NearestCount KdTree<D>::k_nearest(const Vector<D>& p, std::span<Neighbor> found) const {
    return k_nearest(p, std::numeric_limits<float>::infinity(), found);
}

template <int D>
NearestHit KdTree<D>::closest(const Vector<D>& p) const {
    return closest(p, std::numeric_limits<float>::infinity());
}

template <int D>
NearestHit KdTree<D>::closest(const Vector<D>& p, float r) const {
    Neighbor one[1] = {};
    return detail::first_of(k_nearest_for("KdTree::closest", p, r, std::span<Neighbor>(one)), one[0]);
}

template class KdTree<2>;
template class KdTree<3>;

}  // namespace jostle

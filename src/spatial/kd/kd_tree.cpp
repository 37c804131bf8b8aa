// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What can be asked of a k-d tree without calling back, and what it says of itself.
#include <jostle/memory/growable_stack.h>
#include <jostle/spatial/kd_tree.h>

#include <algorithm>
#include <bit>
#include <vector>

#include "spatial/kernels/kd_kernels.h"
#include "spatial/refuse.h"

namespace jostle {

namespace detail {

void require_count(const char* tree, const char* verb, int k) {
    if (k >= 0) return;
    raise(std::string(tree) + "::" + verb, "k", to_text(static_cast<long long>(k)), "it must be 0 or more");
}

}  // namespace detail

namespace {

constexpr int kMaxLeafSize = 1024;

/// Above the key of any point, at whatever distance.
constexpr std::uint64_t kNoLimit = 0x7f800000ffffffffu;

Neighbor neighbor_of(std::uint64_t key) {
    return {static_cast<int>(key & 0xffffffffu), std::bit_cast<float>(static_cast<std::uint32_t>(key >> 32))};
}

}  // namespace

template <int D>
KdTree<D>::KdTree(const KdTreeOptions& options, std::pmr::memory_resource* memory)
    : options_(options),
      nodes_(memory),
      coordinates_(memory),
      ids_(memory),
      places_(memory),
      uses_(memory),
      free_nodes_(memory),
      free_extents_(memory) {
    if (options.leaf_size < 1 || options.leaf_size > kMaxLeafSize) {
        raise("KdTree", "options.leaf_size", to_text(static_cast<long long>(options.leaf_size)),
              "it must be from 1 to 1024");
    }
    clear();
}

template <int D>
detail::KdView<D> KdTree<D>::view() const {
    detail::KdView<D> view{nodes_.data(), {}, ids_.data()};
    for (int i = 0; i < D; ++i) view.coordinate[i] = row(i);
    return view;
}

template <int D>
detail::KdSlots<D> KdTree<D>::slots() {
    detail::KdSlots<D> slots{{}, ids_.data()};
    for (int i = 0; i < D; ++i) slots.coordinate[i] = row(i);
    return slots;
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
    waiting.push({0, 1});
    while (!waiting.empty()) {
        const Level next = waiting.pop();
        height = std::max(height, next.level);
        for (const detail::KdChild& child : nodes_[static_cast<std::size_t>(next.node)].child)
            if (child.count == detail::kKdInner) waiting.push({child.link, next.level + 1});
    }
    return height;
}

template <int D>
std::size_t KdTree<D>::byte_count() const {
    const auto bytes = [](const auto& vector) { return vector.capacity() * sizeof(*vector.data()); };
    std::size_t count = sizeof(*this) + bytes(nodes_) + bytes(coordinates_) + bytes(ids_) + bytes(places_) +
                        bytes(uses_) + bytes(free_nodes_) + bytes(free_extents_);
    for (const auto& nodes : task_nodes_) count += bytes(nodes);
    return count;
}

template <int D>
QueryWork KdTree<D>::radius(const Vector<D>& p, float r, std::vector<Neighbor>& found) const {
    detail::require_point<D>("KdTree", "radius", p);
    detail::require_radius("KdTree", "radius", r);
    detail::KdWalk<D> walk;
    const detail::KdView<D> tree = view();
    QueryWork work;
    for (bool more = true; more;) {
        walk.hit_count = 0;
        more = detail::kd_resume_radius<D>(tree, walk, p, r);
        // All at once: a vector that grows by one looks each time whether it may.
        Neighbor hits[detail::KdWalk<D>::kCapacity + detail::kKdSlotPadding];
        for (int i = 0; i < walk.hit_count; ++i) hits[i] = {walk.id[i], walk.squared_distance[i]};
        found.insert(found.end(), hits, hits + walk.hit_count);
        work.items += walk.hit_count;
    }
    work.nodes = walk.nodes;
    return work;
}

template <int D>
QueryWork KdTree<D>::query(const Aabb<D>& box, std::vector<int>& found) const {
    return query(box, [&found](int id) { found.push_back(id); });
}

template <int D>
NearestCount KdTree<D>::k_nearest(const Vector<D>& p, std::span<Neighbor> found, float r) const {
    detail::require_point<D>("KdTree", "k_nearest", p);
    const bool is_limited = r != std::numeric_limits<float>::infinity();
    if (is_limited) detail::require_radius("KdTree", "k_nearest", r);
    NearestCount result;
    const int k = static_cast<int>(std::min(found.size(), static_cast<std::size_t>(size_)));
    if (k == 0) return result;
    // Keys are as large as neighbours, so that the user's own memory holds many.
    constexpr int kFew = 64;
    std::uint64_t few[kFew];
    std::vector<std::uint64_t> many;
    if (k > kFew) many.resize(static_cast<std::size_t>(k));
    std::uint64_t* keys = k > kFew ? many.data() : few;
    // A square that overflows limits nothing; one that vanishes still lets what lies at the point itself in.
    std::uint64_t limit = kNoLimit;
    if (is_limited && r * r <= std::numeric_limits<float>::max()) {
        const float square = r > 0.0f ? max(r * r, std::numeric_limits<float>::denorm_min()) : 0.0f;
        limit = static_cast<std::uint64_t>(std::bit_cast<std::uint32_t>(square)) << 32;
    }
    result.count = detail::kd_nearest<D>(view(), p, limit, keys, k, result.work.nodes);
    result.work.items = result.count;
    for (int i = 0; i < result.count; ++i) found[static_cast<std::size_t>(i)] = neighbor_of(keys[i]);
    return result;
}

template <int D>
NearestHit KdTree<D>::closest(const Vector<D>& p, float r) const {
    Neighbor one[1] = {};
    const NearestCount found = k_nearest(p, std::span<Neighbor>(one), r);
    if (found.count == 0) return {false, -1, 0.0f, found.work};
    return {true, one[0].id, one[0].squared_distance, found.work};
}

template class KdTree<2>;
template class KdTree<3>;

}  // namespace jostle

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A k-d tree as bytes, and back (archive.h). Saved is all that decides the future: free nodes and empty slots
// have no contents, and parents follow from the nodes. So the bytes depend on the calls that made the tree
// alone, not on the memory that it kept.
//
//     "jostleKD" | version | dimension | options, counts | free nodes, free extents | nodes
//                | changes of nodes | ids by slot | points by slot | places by id
//
// Only trees whose single points come and go have changes and places. These are as many as the ids, so that
// one great id cannot ask for more memory than its bytes.
#include <jostle/spatial/kd_tree.h>

#include <algorithm>
#include <limits>
#include <utility>

#include "spatial/archive.h"
#include "spatial/kd/kd_room.h"
#include "spatial/kernels/kd_kernels.h"

namespace jostle {

namespace {

template <int D>
constexpr detail::ArchiveStart kStart{.magic = 0x444b656c74736f6au, .dimension = D};  // "jostleKD"

struct Head {
    std::uint32_t split = 0;
    std::uint32_t leaf_size = 0;
    std::uint32_t points = 0;
    std::uint32_t nodes = 0;
    std::uint32_t free_nodes = 0;
    std::uint32_t slots = 0;
    std::uint32_t packed_slots = 0;
    std::uint32_t free_extents = 0;
    std::uint32_t has_places = 0;  ///< 0 or 1
    std::uint32_t ids = 0;         ///< one more than the greatest id, or 0 where there are no places

    static constexpr auto fields(auto& head) {
        return std::tie(head.split, head.leaf_size, head.points, head.nodes, head.free_nodes, head.slots,
                        head.packed_slots, head.free_extents, head.has_places, head.ids);
    }
};

/// [1] All bytes of a tree.
template <int D>
std::uint64_t byte_count_of(const Head& head) {
    constexpr std::uint64_t kNode = detail::kKdWidth * (2 * D + 2) * 4;
    constexpr std::uint64_t kUse = 2 * 4;
    const std::uint64_t nodes = head.nodes - head.free_nodes;
    const std::uint64_t uses = head.has_places != 0 ? nodes : 0;
    return detail::kFrontBytes<Head> + nodes * kNode + uses * kUse + std::uint64_t{head.points} * (D * 4) +
           (std::uint64_t{head.free_nodes} + head.free_extents + head.slots + head.ids) * 4;
}

bool is_sound(const Head& head) {
    constexpr auto kMostPoints = static_cast<std::uint32_t>(KdTree<2>::kMaxPoints);
    constexpr std::uint32_t kGreatest = std::numeric_limits<std::int32_t>::max();
    const bool counts_agree = head.free_nodes <= head.nodes && head.packed_slots <= head.slots &&
                              head.free_extents <= head.slots && head.points <= head.slots &&
                              head.has_places <= (head.points == 0 ? 0u : 1u);
    const bool is_in_range = head.points <= kMostPoints && head.ids <= kMostPoints &&
                             head.nodes <= kGreatest / detail::kKdWidth &&
                             head.slots <= kGreatest - 2 * detail::kKdSlotPadding;
    const bool is_whole =
        head.has_places != 0 || (head.free_nodes == 0 && head.ids == 0 && head.points == head.packed_slots &&
                                 head.points == head.slots);
    return counts_agree && is_in_range && is_whole;
}

/// The head, if it fits the bytes.
template <int D>
Head read_head(const Call& call, detail::ByteReader& reader) {
    const Head head = detail::read_front<Head>(call, reader, kStart<D>, "KdTree::save");
    if (!is_sound(head) || reader.size() != byte_count_of<D>(head)) detail::refuse_byte_count(call, reader);
    if (head.split > static_cast<std::uint32_t>(KdSplit::kMedian) || head.leaf_size < 1 ||
        head.leaf_size > static_cast<std::uint32_t>(detail::kMaxLeafSize))
        detail::refuse_bytes(call, "of a tree with unknown options", "they must be a KdTree's");
    return head;
}

template <class Archive, class Node>
void transfer_kd_node(Archive& archive, Node& node) {
    for (auto& row : node.bound) detail::transfer_all(archive, row);
    for (auto& child : node.child) detail::transfer(archive, child.link, child.count);
}

/// By node, whether it is free.
template <class FreeNodes>
std::vector<bool> free_nodes_seen(std::size_t nodes, const FreeNodes& free_nodes) {
    std::vector<bool> is_free(nodes);
    for (const std::int32_t node : free_nodes)
        if (node >= 0 && static_cast<std::size_t>(node) < nodes)
            is_free[static_cast<std::size_t>(node)] = true;
    return is_free;
}

}  // namespace

template <int D>
template <class Archive, class Tree>
void KdTree<D>::transfer_nodes(Archive& archive, Tree& tree, bool has_places) {
    detail::transfer_all(archive, tree.free_nodes_);
    detail::transfer_all(archive, tree.free_extents_);
    const std::size_t count = tree.store_.nodes.size();
    const std::vector<bool> is_free = free_nodes_seen(count, tree.free_nodes_);
    const auto used = static_cast<std::size_t>(std::count(is_free.begin(), is_free.end(), false));
    if (used != count - tree.free_nodes_.size())
        detail::refuse_unsound("KdTree::load", "a free node is listed twice, or is none");
    for (std::size_t i = 0; i < count; ++i)
        if (!is_free[i]) transfer_kd_node(archive, tree.store_.nodes[i]);
    for (std::size_t i = 0; i < count && has_places; ++i)
        if (!is_free[i]) detail::transfer(archive, tree.uses_[i].points, tree.uses_[i].changes);
}

template <int D>
std::vector<std::byte> KdTree<D>::save() const {
    const auto count_of = [](auto count) { return static_cast<std::uint32_t>(count); };
    // An insertion that failed may have left places in an empty tree.
    const bool has_places = has_places_ && size_ > 0;
    std::size_t ids = has_places ? places_.size() : 0;
    while (ids > 0 && places_[ids - 1] == kNowhere) --ids;
    const Head head{.split = count_of(options_.split),
                    .leaf_size = count_of(options_.leaf_size),
                    .points = count_of(size_),
                    .nodes = count_of(store_.nodes.size()),
                    .free_nodes = count_of(free_nodes_.size()),
                    .slots = count_of(slot_end_),
                    .packed_slots = count_of(packed_end_),
                    .free_extents = count_of(free_extents_.size()),
                    .has_places = count_of(has_places),
                    .ids = count_of(ids)};
    detail::ByteWriter writer(static_cast<std::size_t>(byte_count_of<D>(head)));
    detail::write_front(writer, kStart<D>, head);
    transfer_nodes(writer, *this, has_places);
    for (std::int32_t slot = 0; slot < slot_end_; ++slot)
        writer.field(store_.ids[static_cast<std::size_t>(slot)]);
    for (std::int32_t slot = 0; slot < slot_end_; ++slot) {
        if (store_.ids[static_cast<std::size_t>(slot)] == kNowhere) continue;
        for (int i = 0; i < D; ++i) writer.field(store_.row(i)[slot]);
    }
    for (std::size_t id = 0; id < ids; ++id) writer.field(places_[id]);
    return writer.take();
}

/// Slots and their points, of a tree that has room for them.
template <int D>
void KdTree<D>::read_slots(const Call& call, detail::ByteReader& reader) {
    int points = 0;
    for (std::int32_t slot = 0; slot < slot_end_; ++slot) {
        std::int32_t& id = store_.ids[static_cast<std::size_t>(slot)];
        reader.field(id);
        points += static_cast<int>(id != kNowhere);
    }
    if (points != size_) detail::refuse_unsound(call, "there is not one slot for each point");
    for (std::int32_t slot = 0; slot < slot_end_; ++slot) {
        if (store_.ids[static_cast<std::size_t>(slot)] == kNowhere) continue;
        for (int i = 0; i < D; ++i) reader.field(store_.row(i)[slot]);
    }
}

/// Those that nodes with sound links have; check() finds the others.
template <int D>
void KdTree<D>::find_parents() noexcept {
    const std::size_t count = uses_.size();
    for (std::size_t node = 0; node < count; ++node) {
        for (int i = 0; i < detail::kKdWidth; ++i) {
            const detail::KdChild child = store_.nodes[node].child[i];
            if (child.count == detail::kKdInner && child.link > 0 &&
                static_cast<std::size_t>(child.link) < count)
                uses_[static_cast<std::size_t>(child.link)].parent =
                    static_cast<std::int32_t>(node) * detail::kKdWidth + i;
        }
    }
}

template <int D>
void KdTree<D>::load(std::span<const std::byte> bytes) {
    const Call call("KdTree::load");
    detail::ByteReader reader(bytes);
    const Head head = read_head<D>(call, reader);
    KdTree read({static_cast<KdSplit>(head.split), static_cast<int>(head.leaf_size)}, memory());
    read.size_ = static_cast<int>(head.points);
    read.packed_end_ = static_cast<int>(head.packed_slots);
    read.slot_end_ = static_cast<int>(head.slots);
    read.has_places_ = head.has_places != 0;
    read.free_nodes_.resize(head.free_nodes);
    read.free_extents_.resize(head.free_extents);
    read.store_.nodes.assign(head.nodes, detail::kEmptyKdNode<D>);
    if (read.has_places_) read.uses_.assign(head.nodes, Use{kNowhere, 0, 0});
    if (head.slots > 0) read.store_.reserve(read.slot_end_, 0);
    read.places_.resize(head.ids);
    transfer_nodes(reader, read, read.has_places_);
    read.read_slots(call, reader);
    detail::transfer_all(reader, read.places_);
    read.find_parents();
    if (const std::string fault = read.check(); !fault.empty()) detail::refuse_unsound(call, fault);
    if (head.ids > 0 && read.places_.back() == kNowhere)
        detail::refuse_unsound(call, "the last place is that of no point");
    *this = std::move(read);
}

template std::vector<std::byte> KdTree<2>::save() const;
template std::vector<std::byte> KdTree<3>::save() const;
template void KdTree<2>::load(std::span<const std::byte>);
template void KdTree<3>::load(std::span<const std::byte>);

}  // namespace jostle

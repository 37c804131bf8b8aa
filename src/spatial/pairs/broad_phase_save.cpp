// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A broad phase as bytes, and back (archive.h): each tree as DynamicTree::save gives it, then the arrays of
// its items. Few boxes are buffered at a time: they stand with their items' ids.
//
//     "jostleBP" | version | dimension | bytes of either tree, buffered boxes
//                | movable: tree, moved, keys, buffered | static: tree, moved, keys
#include <jostle/core/error.h>
#include <jostle/spatial/broad_phase.h>

#include <algorithm>

#include "memory/copy_rows.h"
#include "spatial/archive.h"

namespace jostle {

namespace {

template <int D>
constexpr detail::ArchiveStart kStart{.magic = 0x5042656c74736f6au, .dimension = D};  // "jostleBP"

struct Head {
    std::uint64_t movable_tree_bytes = 0;
    std::uint64_t static_tree_bytes = 0;
    std::uint32_t buffered = 0;  ///< [1] boxes

    static constexpr auto fields(auto& head) {
        return std::tie(head.movable_tree_bytes, head.static_tree_bytes, head.buffered);
    }
};

/// [1] Words of a bit per id.
constexpr std::size_t word_count(std::size_t ids) {
    return (ids + 63) / 64;
}

/// [1] Bytes of the arrays that belong to so many ids.
template <int D>
constexpr std::uint64_t array_bytes(std::size_t ids, std::uint32_t buffered) {
    constexpr std::uint64_t kBuffered = 4 + 2 * D * 4;
    return std::uint64_t{word_count(ids)} * 8 + std::uint64_t{ids} * 4 + buffered * kBuffered;
}

template <class Archive, class Box>
void transfer_box(Archive& archive, Box& box) {
    for (auto* const corner : {&box.lower, &box.upper}) {
        if constexpr (requires { corner->z; }) {
            detail::transfer(archive, corner->x, corner->y, corner->z);
        } else {
            detail::transfer(archive, corner->x, corner->y);
        }
    }
}

}  // namespace

template <int D>
std::uint32_t BroadPhase<D>::Side::buffered_count() const {
    return static_cast<std::uint32_t>(
        std::count_if(buffered.begin(), buffered.end(), [](const Aabb<D>& box) { return is_valid(box); }));
}

template <int D>
std::size_t BroadPhase<D>::Side::saved_byte_count() const {
    return tree.saved_byte_count() +
           static_cast<std::size_t>(array_bytes<D>(tree.places_.size(), buffered_count()));
}

template <int D>
void BroadPhase<D>::Side::write(detail::ByteWriter& writer) const {
    tree.write(writer);
    // There may be room for more ids than there are.
    const std::size_t ids = tree.places_.size();
    for (std::size_t i = 0; i < word_count(ids); ++i) writer.field(moved[i]);
    for (std::size_t i = 0; i < ids; ++i) writer.field(apart[i]);
    for (std::size_t i = 0; i < buffered.size(); ++i) {
        if (!is_valid(buffered[i])) continue;
        writer.field(static_cast<std::uint32_t>(i));
        transfer_box(writer, buffered[i]);
    }
}

/// Inserts that are reserved on the side `before` will find their room.
template <int D>
void BroadPhase<D>::Side::read(const Call& call, detail::ByteReader& reader, std::uint64_t tree_bytes,
                               std::uint32_t buffered_boxes, const Side& before) {
    if (tree_bytes > reader.left()) detail::refuse_byte_count(call, reader);
    tree.read(call, reader.take(static_cast<std::size_t>(tree_bytes)), before.tree.reserved_);
    const std::size_t ids = tree.places_.size();
    if (array_bytes<D>(ids, buffered_boxes) > reader.left()) detail::refuse_byte_count(call, reader);
    const auto items = static_cast<std::size_t>(tree.size()) + static_cast<std::size_t>(tree.reserved_);
    cover(std::max(ids, items));
    for (std::size_t i = 0; i < word_count(ids); ++i) reader.field(moved[i]);
    for (std::size_t i = 0; i < ids; ++i) {
        reader.field(apart[i]);
        apart_count += static_cast<int>(apart[i] != 0);
    }
    std::size_t next = 0;
    for (std::uint32_t i = 0; i < buffered_boxes; ++i) {
        std::uint32_t id = 0;
        Aabb<D> box;
        reader.field(id);
        transfer_box(reader, box);
        if (id < next || id >= ids || !is_valid(box))
            detail::refuse_unsound(call, "the buffered boxes are not valid boxes of items in order");
        buffered[id] = box;
        next = std::size_t{id} + 1;
    }
    waits = buffered_boxes != 0;
}

template <int D>
void BroadPhase<D>::Side::take_over(Side& read) noexcept {
    tree.take_over(read.tree);
    moved.swap(read.moved);
    buffered.swap(read.buffered);
    waits = read.waits;
    apart.swap(read.apart);
    apart_count = read.apart_count;
}

template <int D>
void BroadPhase<D>::Side::reserve_as(const Side& other) {
    moved.reserve(other.moved.capacity());
    buffered.reserve(other.buffered.capacity());
    apart.reserve(other.apart.capacity());
    tree.reserve_as(other.tree);
}

/// Each side has its room: see reserve_as().
template <int D>
void BroadPhase<D>::Side::copy_from(const Side& other) {
    tree.copy_from(other.tree);
    apart.copy(other.apart);
    copy_flags(other);
}

template <int D>
void BroadPhase<D>::Side::share_from(const Side& other) {
    tree.share_from(other.tree);
    apart.share(other.apart);
    copy_flags(other);
}

template <int D>
void BroadPhase<D>::Side::copy_flags(const Side& other) {
    buffers = other.buffers;
    waits = other.waits;
    detail::copy_rows(moved, other.moved);
    detail::copy_rows(buffered, other.buffered);
    apart_count = other.apart_count;
}

template <int D>
std::vector<std::byte> BroadPhase<D>::save() const {
    const Head head{movable_.tree.saved_byte_count(), static_.tree.saved_byte_count(),
                    movable_.buffered_count()};
    detail::ByteWriter writer(detail::kFrontBytes<Head> + movable_.saved_byte_count() +
                              static_.saved_byte_count());
    detail::write_front(writer, kStart<D>, head);
    movable_.write(writer);
    static_.write(writer);
    return writer.take();
}

template <int D>
void BroadPhase<D>::load(std::span<const std::byte> bytes) {
    const Call call("BroadPhase::load");
    detail::ByteReader reader(bytes);
    const Head head = detail::read_front<Head>(call, reader, kStart<D>, "BroadPhase::save");
    BroadPhase read({}, asked_.get_allocator().resource());
    read.movable_.read(call, reader, head.movable_tree_bytes, head.buffered, movable_);
    read.static_.read(call, reader, head.static_tree_bytes, 0, static_);
    if (reader.left() != 0) detail::refuse_byte_count(call, reader);
    if (const std::string fault = read.fault_beside_trees(); !fault.empty())
        detail::refuse_unsound(call, fault);
    movable_.take_over(read.movable_);
    static_.take_over(read.static_);
    index_.drop();
    index_.reserve(static_.tree.block_count_);
    ordered_.clear();
    work_ = {};
}

template <int D>
void BroadPhase<D>::copy_movable(const BroadPhase& other) {
    movable_.copy_from(other.movable_);
    ordered_.clear();
    work_ = other.work_;
}

template <int D>
void BroadPhase<D>::copy_from(const BroadPhase& other) {
    movable_.reserve_as(other.movable_);
    static_.reserve_as(other.static_);
    static_.copy_from(other.static_);
    index_.copy_from(other.index_);
    copy_movable(other);
}

template <int D>
void BroadPhase<D>::share_from(const BroadPhase& other) {
    movable_.reserve_as(other.movable_);
    static_.share_from(other.static_);
    index_.share_from(other.index_);
    copy_movable(other);
}

template <int D>
void BroadPhase<D>::own_static() {
    static_.tree.own();
    static_.apart.own();
    index_.own();
}

template void BroadPhase<2>::share_from(const BroadPhase&);
template void BroadPhase<3>::share_from(const BroadPhase&);
template void BroadPhase<2>::own_static();
template void BroadPhase<3>::own_static();
template void BroadPhase<2>::copy_from(const BroadPhase&);
template void BroadPhase<3>::copy_from(const BroadPhase&);
template std::vector<std::byte> BroadPhase<2>::save() const;
template std::vector<std::byte> BroadPhase<3>::save() const;
template void BroadPhase<2>::load(std::span<const std::byte>);
template void BroadPhase<3>::load(std::span<const std::byte>);

}  // namespace jostle

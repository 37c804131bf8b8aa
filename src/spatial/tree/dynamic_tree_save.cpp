// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A dynamic tree as bytes, and back (archive.h).
//
//     "jostleDT" | version | dimension | pairs, blocks, ids, policies | options, lists, counts | arrays
#include <jostle/core/error.h>
#include <jostle/spatial/dynamic_tree.h>

#include <limits>

#include "spatial/archive.h"
#include "spatial/tree/empty_nodes.h"

namespace jostle {

namespace {

template <int D>
constexpr detail::ArchiveStart kStart{.magic = 0x5444656c74736f6au, .dimension = D};  // "jostleDT"

struct Head {
    std::uint32_t pairs = 0;
    std::uint32_t blocks = 0;
    std::uint32_t ids = 0;
    std::uint32_t insertion = 0;
    std::uint32_t rotation = 0;

    static constexpr auto fields(auto& head) {
        return std::tie(head.pairs, head.blocks, head.ids, head.insertion, head.rotation);
    }
};

Head head_of(std::size_t pairs, std::size_t blocks, std::size_t ids, const DynamicTreeOptions& options) {
    return {static_cast<std::uint32_t>(pairs), static_cast<std::uint32_t>(blocks),
            static_cast<std::uint32_t>(ids), static_cast<std::uint32_t>(options.insertion),
            static_cast<std::uint32_t>(options.rotation)};
}

/// [1] All bytes of a tree.
template <int D>
std::uint64_t byte_count_of(const Head& head) {
    constexpr std::uint64_t kFields = 10 * 4 + 8;  // of transfer_fields, before its arrays
    constexpr std::uint64_t kPair = 2 * (2 * D + 4) * 4 + 4;
    constexpr std::uint64_t kBlock = detail::kBlockSize * (2 * D + 1) * 4 + 4 + 1;
    constexpr std::uint64_t kId = 4 + 8 + 16;
    return detail::kFrontBytes<Head> + kFields + head.pairs * kPair + head.blocks * kBlock + head.ids * kId;
}

/// The head, if it fits the bytes.
template <int D>
Head read_head(const Call& call, detail::ByteReader& reader) {
    const Head head = detail::read_front<Head>(call, reader, kStart<D>, "DynamicTree::save");
    constexpr std::uint32_t kMostPairs = std::numeric_limits<std::int32_t>::max() / 2;
    constexpr std::uint32_t kMostBlocks = std::numeric_limits<std::int32_t>::max() / detail::kBlockSize;
    constexpr std::uint32_t kMostIds = DynamicTree<D>::kMostItems;
    if (head.pairs > kMostPairs || head.blocks > kMostBlocks || head.ids > kMostIds ||
        reader.size() != byte_count_of<D>(head))
        detail::refuse_byte_count(call, reader);
    if (head.insertion > static_cast<std::uint32_t>(InsertionPolicy::kManhattan) ||
        head.rotation > static_cast<std::uint32_t>(RotationPolicy::kCost)) {
        detail::refuse_bytes(call, "of a tree with an unknown policy", "it must be one of this version's");
    }
    return head;
}

}  // namespace

template <int D>
template <class Archive, class Tree>
void DynamicTree<D>::transfer_fields(Archive& archive, Tree& tree) {
    detail::transfer(archive, tree.options_.margin, tree.options_.margin_share,
                     tree.options_.displacement_multiplier, tree.options_.lookahead, tree.free_pair_,
                     tree.free_block_, tree.free_item_, tree.item_count_, tree.change_count_,
                     tree.next_to_optimize_, tree.cost_when_built_);
    for (auto& pair : tree.pairs_) {
        detail::transfer_node(archive, pair);
        for (int side = 0; side < 2; ++side)
            detail::transfer(archive, pair.category[side], pair.mask[side], pair.height[side]);
    }
    detail::transfer_all(archive, tree.parents_);
    for (auto& block : tree.blocks_) detail::transfer_node(archive, block);
    detail::transfer_all(archive, tree.block_parents_);
    detail::transfer_all(archive, tree.block_counts_);
    detail::transfer_all(archive, tree.places_);
    detail::transfer_all(archive, tree.user_data_);
    for (auto& filter : tree.filters_) detail::transfer(archive, filter.category, filter.mask);
}

template <int D>
std::size_t DynamicTree<D>::saved_byte_count() const {
    return static_cast<std::size_t>(
        byte_count_of<D>(head_of(pairs_.size(), blocks_.size(), places_.size(), options_)));
}

template <int D>
void DynamicTree<D>::write(detail::ByteWriter& writer) const {
    detail::write_front(writer, kStart<D>, head_of(pairs_.size(), blocks_.size(), places_.size(), options_));
    transfer_fields(writer, *this);
}

template <int D>
void DynamicTree<D>::read(const Call& call, std::span<const std::byte> bytes, std::int32_t reserved) {
    detail::ByteReader reader(bytes);
    const Head head = read_head<D>(call, reader);
    options_.insertion = static_cast<InsertionPolicy>(head.insertion);
    options_.rotation = static_cast<RotationPolicy>(head.rotation);
    pairs_.assign(head.pairs, detail::kEmptyPair<D>);
    parents_.assign(head.pairs, -1);
    blocks_.assign(head.blocks, detail::kEmptyBlock<D>);
    block_parents_.assign(head.blocks, -1);
    block_counts_.assign(head.blocks, 0);
    places_.assign(head.ids, -1);
    user_data_.assign(head.ids, 0);
    filters_.assign(head.ids, BoxFilter{});
    transfer_fields(reader, *this);
    for (const BoxFilter& filter : filters_) all_have_category_ = all_have_category_ && filter.category != 0;
    measure_room();
    if (const std::string fault = check(); !fault.empty()) detail::refuse_unsound(call, fault);
    reserved_ = reserved;
    grow(call, 0);
}

template <int D>
void DynamicTree<D>::take_over(DynamicTree& read) noexcept {
    for_arrays(*this, read, [](auto& to, auto& from) { to.swap(from); });
    copy_numbers(read);
    work_ = {};
}

template <int D>
void DynamicTree<D>::copy_numbers(const DynamicTree& other) noexcept {
    options_ = other.options_;
    free_pair_ = other.free_pair_;
    free_block_ = other.free_block_;
    free_item_ = other.free_item_;
    item_count_ = other.item_count_;
    block_count_ = other.block_count_;
    item_room_ = other.item_room_;
    node_room_ = other.node_room_;
    change_count_ = other.change_count_;
    next_to_optimize_ = other.next_to_optimize_;
    cost_when_built_ = other.cost_when_built_;
    all_have_category_ = other.all_have_category_;
}

template <int D>
void DynamicTree<D>::reserve_as(const DynamicTree& other) {
    for_arrays(*this, other, [](auto& to, const auto& from) { to.reserve(from.capacity()); });
}

template <int D>
void DynamicTree<D>::copy_from(const DynamicTree& other) {
    reserve_as(other);
    for_arrays(*this, other, [](auto& to, const auto& from) { to.copy(from); });
    copy_numbers(other);
    reserved_ = other.reserved_;
    work_ = other.work_;
}

template <int D>
void DynamicTree<D>::share_from(const DynamicTree& other) noexcept {
    for_arrays(*this, other, [](auto& to, const auto& from) { to.share(from); });
    copy_numbers(other);
    reserved_ = other.reserved_;
    work_ = other.work_;
}

template <int D>
void DynamicTree<D>::own() {
    for_arrays(*this, *this, [](auto& array, const auto&) { array.own(); });
}

template <int D>
std::vector<std::byte> DynamicTree<D>::save() const {
    detail::ByteWriter writer(saved_byte_count());
    write(writer);
    return writer.take();
}

template <int D>
void DynamicTree<D>::load(std::span<const std::byte> bytes) {
    DynamicTree read({}, pairs_.get_allocator().resource());
    read.read("DynamicTree::load", bytes, reserved_);
    take_over(read);
}

template std::size_t DynamicTree<2>::saved_byte_count() const;
template std::size_t DynamicTree<3>::saved_byte_count() const;
template void DynamicTree<2>::write(detail::ByteWriter&) const;
template void DynamicTree<3>::write(detail::ByteWriter&) const;
template void DynamicTree<2>::read(const Call&, std::span<const std::byte>, std::int32_t);
template void DynamicTree<3>::read(const Call&, std::span<const std::byte>, std::int32_t);
template void DynamicTree<2>::take_over(DynamicTree&) noexcept;
template void DynamicTree<3>::take_over(DynamicTree&) noexcept;
template void DynamicTree<2>::reserve_as(const DynamicTree&);
template void DynamicTree<3>::reserve_as(const DynamicTree&);
template void DynamicTree<2>::copy_from(const DynamicTree&);
template void DynamicTree<3>::copy_from(const DynamicTree&);
template void DynamicTree<2>::share_from(const DynamicTree&) noexcept;
template void DynamicTree<3>::share_from(const DynamicTree&) noexcept;
template void DynamicTree<2>::own();
template void DynamicTree<3>::own();
template std::vector<std::byte> DynamicTree<2>::save() const;
template std::vector<std::byte> DynamicTree<3>::save() const;
template void DynamicTree<2>::load(std::span<const std::byte>);
template void DynamicTree<3>::load(std::span<const std::byte>);

}  // namespace jostle

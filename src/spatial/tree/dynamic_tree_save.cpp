// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A tree as bytes, and back: a head, then each array, every number little-endian, floats by their bits. One
// list of fields serves both ways.
//
//     "jostleDT" | version | dimension | pairs, blocks, ids | options, lists, counts | arrays
//
// The bytes that are loaded may be anything: their number must be what the head says before anything is
// allocated, and what was read must pass check() before it takes the tree's place.
#include <jostle/core/error.h>
#include <jostle/spatial/dynamic_tree.h>

#include <bit>
#include <limits>

#include "spatial/tree/empty_nodes.h"

namespace jostle {

namespace {

constexpr std::uint64_t kMagic = 0x5444656c74736f6au;  // "jostleDT"
constexpr std::uint32_t kVersion = 1;

struct Writer {
    std::vector<std::byte>& bytes;

    template <class Unsigned>
    void put(Unsigned value) {
        for (std::size_t i = 0; i < sizeof(Unsigned); ++i) {
            bytes.push_back(static_cast<std::byte>(value >> (8 * i)));
        }
    }
    void field(const std::uint8_t& value) { bytes.push_back(static_cast<std::byte>(value)); }
    void field(const std::uint32_t& value) { put(value); }
    void field(const std::uint64_t& value) { put(value); }
    void field(const std::int32_t& value) { put(static_cast<std::uint32_t>(value)); }
    void field(const float& value) { put(std::bit_cast<std::uint32_t>(value)); }
    void field(const double& value) { put(std::bit_cast<std::uint64_t>(value)); }
};

/// Reads no further than the bytes reach: the caller has compared their number.
struct Reader {
    std::span<const std::byte> bytes;
    std::size_t next = 0;

    template <class Unsigned>
    Unsigned take() {
        Unsigned value = 0;
        for (std::size_t i = 0; i < sizeof(Unsigned); ++i) {
            value |= static_cast<Unsigned>(static_cast<Unsigned>(bytes[next++]) << (8 * i));
        }
        return value;
    }
    void field(std::uint8_t& value) { value = take<std::uint8_t>(); }
    void field(std::uint32_t& value) { value = take<std::uint32_t>(); }
    void field(std::uint64_t& value) { value = take<std::uint64_t>(); }
    void field(std::int32_t& value) { value = static_cast<std::int32_t>(take<std::uint32_t>()); }
    void field(float& value) { value = std::bit_cast<float>(take<std::uint32_t>()); }
    void field(double& value) { value = std::bit_cast<double>(take<std::uint64_t>()); }
};

struct Head {
    std::uint64_t magic = kMagic;
    std::uint32_t version = kVersion;
    std::uint32_t dimension = 0;
    std::uint32_t pairs = 0;
    std::uint32_t blocks = 0;
    std::uint32_t ids = 0;
    std::uint32_t insertion = 0;
    std::uint32_t rotation = 0;

    template <class Archive, class Self>
    static void transfer(Archive& archive, Self& head) {
        archive.field(head.magic);
        archive.field(head.version);
        archive.field(head.dimension);
        archive.field(head.pairs);
        archive.field(head.blocks);
        archive.field(head.ids);
        archive.field(head.insertion);
        archive.field(head.rotation);
    }
};
constexpr std::uint64_t kHeadBytes = 8 + 7 * 4;  // what Head::transfer writes
constexpr std::uint64_t kRestBytes = 9 * 4 + 8;  // what transfer_fields writes before its arrays

template <class Archive, class Node>
void transfer_node(Archive& archive, Node& node) {
    for (auto& row : node.bound) {
        for (auto& bound : row) archive.field(bound);
    }
    for (auto& link : node.link) archive.field(link);
}

/// What the arrays take.
template <int D>
std::uint64_t array_bytes(const Head& head) {
    constexpr std::uint64_t kPair = 2 * (2 * D + 4) * 4 + 4;
    constexpr std::uint64_t kBlock = detail::kBlockSize * (2 * D + 1) * 4 + 4 + 1;
    constexpr std::uint64_t kId = 4 + 8 + 16;
    return head.pairs * kPair + head.blocks * kBlock + head.ids * kId;
}

constexpr Call kLoad("DynamicTree::load");

[[noreturn]] void refuse(const std::string& what, const char* requirement) {
    kLoad.refuse("bytes", what, requirement);
}

/// The head, if it fits the bytes.
template <int D>
Head read_head(std::span<const std::byte> bytes) {
    const std::string size = to_text(static_cast<long long>(bytes.size())) + " bytes";
    if (bytes.size() < kHeadBytes + kRestBytes) refuse(size, "they must hold at least a tree's head");
    Reader reader{bytes};
    Head head;
    Head::transfer(reader, head);
    if (head.magic != kMagic) refuse("of another kind", "they must be what DynamicTree::save gave");
    if (head.version != kVersion) {
        refuse("of version " + to_text(static_cast<long long>(head.version)), "the version must be 1");
    }
    if (head.dimension != D) {
        refuse("of dimension " + to_text(static_cast<long long>(head.dimension)), "it must be the tree's");
    }
    constexpr std::uint32_t kMostPairs = std::numeric_limits<std::int32_t>::max() / 2;
    constexpr std::uint32_t kMostBlocks = std::numeric_limits<std::int32_t>::max() / detail::kBlockSize;
    constexpr std::uint32_t kMostIds = DynamicTree<D>::kMostItems;
    if (head.pairs > kMostPairs || head.blocks > kMostBlocks || head.ids > kMostIds ||
        bytes.size() != kHeadBytes + kRestBytes + array_bytes<D>(head)) {
        refuse(size, "their number must be what their head says");
    }
    if (head.insertion > static_cast<std::uint32_t>(InsertionPolicy::kManhattan) ||
        head.rotation > static_cast<std::uint32_t>(RotationPolicy::kCost)) {
        refuse("of a tree with an unknown policy", "it must be one of this version's");
    }
    return head;
}

}  // namespace

template <int D>
template <class Archive, class Tree>
void DynamicTree<D>::transfer_fields(Archive& archive, Tree& tree) {
    archive.field(tree.options_.margin);
    archive.field(tree.options_.displacement_multiplier);
    archive.field(tree.options_.lookahead);
    archive.field(tree.free_pair_);
    archive.field(tree.free_block_);
    archive.field(tree.free_item_);
    archive.field(tree.item_count_);
    archive.field(tree.change_count_);
    archive.field(tree.next_to_optimize_);
    archive.field(tree.cost_when_built_);
    for (auto& pair : tree.pairs_) {
        transfer_node(archive, pair);
        for (int side = 0; side < 2; ++side) {
            archive.field(pair.category[side]);
            archive.field(pair.mask[side]);
            archive.field(pair.height[side]);
        }
    }
    for (auto& parent : tree.parents_) archive.field(parent);
    for (auto& block : tree.blocks_) transfer_node(archive, block);
    for (auto& parent : tree.block_parents_) archive.field(parent);
    for (auto& count : tree.block_counts_) archive.field(count);
    for (auto& place : tree.places_) archive.field(place);
    for (auto& word : tree.words_) archive.field(word);
    for (auto& filter : tree.filters_) {
        archive.field(filter.category);
        archive.field(filter.mask);
    }
}

template <int D>
std::vector<std::byte> DynamicTree<D>::save() const {
    Head head;
    head.dimension = D;
    head.pairs = static_cast<std::uint32_t>(pairs_.size());
    head.blocks = static_cast<std::uint32_t>(blocks_.size());
    head.ids = static_cast<std::uint32_t>(places_.size());
    head.insertion = static_cast<std::uint32_t>(options_.insertion);
    head.rotation = static_cast<std::uint32_t>(options_.rotation);
    std::vector<std::byte> bytes;
    bytes.reserve(static_cast<std::size_t>(kHeadBytes + kRestBytes + array_bytes<D>(head)));
    Writer writer{bytes};
    Head::transfer(writer, head);
    transfer_fields(writer, *this);
    return bytes;
}

template <int D>
void DynamicTree<D>::load(std::span<const std::byte> bytes) {
    const Head head = read_head<D>(bytes);
    DynamicTree read({}, pairs_.get_allocator().resource());
    read.options_.insertion = static_cast<InsertionPolicy>(head.insertion);
    read.options_.rotation = static_cast<RotationPolicy>(head.rotation);
    read.pairs_.assign(head.pairs, detail::kEmptyPair<D>);
    read.parents_.assign(head.pairs, -1);
    read.blocks_.assign(head.blocks, detail::kEmptyBlock<D>);
    read.block_parents_.assign(head.blocks, -1);
    read.block_counts_.assign(head.blocks, 0);
    read.places_.assign(head.ids, -1);
    read.words_.assign(head.ids, 0);
    read.filters_.assign(head.ids, BoxFilter{});
    Reader reader{bytes, kHeadBytes};
    transfer_fields(reader, read);
    read.measure_room();
    if (const std::string fault = read.check(); !fault.empty()) {
        refuse("of a tree that is not sound (" + fault + ")", "they must be as they were saved");
    }
    read.reserved_ = reserved_;
    read.grow(kLoad, 0);
    options_ = read.options_;
    pairs_.swap(read.pairs_);
    parents_.swap(read.parents_);
    blocks_.swap(read.blocks_);
    block_parents_.swap(read.block_parents_);
    block_counts_.swap(read.block_counts_);
    places_.swap(read.places_);
    words_.swap(read.words_);
    filters_.swap(read.filters_);
    free_pair_ = read.free_pair_;
    free_block_ = read.free_block_;
    free_item_ = read.free_item_;
    item_count_ = read.item_count_;
    block_count_ = read.block_count_;
    item_room_ = read.item_room_;
    node_room_ = read.node_room_;
    change_count_ = read.change_count_;
    next_to_optimize_ = read.next_to_optimize_;
    cost_when_built_ = read.cost_when_built_;
    work_ = {};
}

template std::vector<std::byte> DynamicTree<2>::save() const;
template std::vector<std::byte> DynamicTree<3>::save() const;
template void DynamicTree<2>::load(std::span<const std::byte>);
template void DynamicTree<3>::load(std::span<const std::byte>);

}  // namespace jostle

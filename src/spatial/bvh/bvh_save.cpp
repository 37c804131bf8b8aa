// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A static tree as bytes, and back (archive.h). Where each item lies follows from the blocks.
//
//     "jostleBV" | version | dimension | items, nodes, blocks, height, cost | nodes, blocks
#include <jostle/core/error.h>
#include <jostle/spatial/bvh.h>

#include <algorithm>

#include "spatial/archive.h"

namespace jostle {

namespace {

template <int D>
constexpr detail::ArchiveStart kStart{.magic = 0x5642656c74736f6au, .dimension = D};  // "jostleBV"

struct Head {
    std::uint32_t items = 0;
    std::uint32_t nodes = 0;
    std::uint32_t blocks = 0;
    std::uint32_t height = 0;
    double built_cost = 0.0;

    static constexpr auto fields(auto& head) {
        return std::tie(head.items, head.nodes, head.blocks, head.height, head.built_cost);
    }
};

/// [1] All bytes of a tree.
template <int D>
std::uint64_t byte_count_of(const Head& head) {
    constexpr std::uint64_t kNode = detail::kBlockSize * (2 * D + 1) * 4;
    return detail::kFrontBytes<Head> + (std::uint64_t{head.nodes} + head.blocks) * kNode;
}

/// The head, if it fits the bytes. So many items are in so many blocks, and so many nodes over them: no
/// number asks for more memory than a small multiple of the bytes.
template <int D>
Head read_head(const Call& call, detail::ByteReader& reader) {
    const Head head = detail::read_front<Head>(call, reader, kStart<D>, "Bvh::save");
    if (head.items > detail::kMostTreeItems || head.blocks > head.items || head.nodes > head.items ||
        head.items > std::uint64_t{head.blocks} * detail::kBlockSize || head.height > head.nodes ||
        reader.size() != byte_count_of<D>(head))
        detail::refuse_byte_count(call, reader);
    return head;
}

}  // namespace

template <int D>
std::vector<std::byte> Bvh<D>::save() const {
    const Head head{static_cast<std::uint32_t>(item_count_), static_cast<std::uint32_t>(node_count_),
                    static_cast<std::uint32_t>(block_count_), static_cast<std::uint32_t>(height_),
                    built_cost_};
    detail::ByteWriter writer(static_cast<std::size_t>(byte_count_of<D>(head)));
    detail::write_front(writer, kStart<D>, head);
    for (std::uint32_t i = 0; i < head.nodes; ++i) detail::transfer_node(writer, store_.nodes.data()[i]);
    for (std::uint32_t i = 0; i < head.blocks; ++i) detail::transfer_node(writer, store_.blocks.data()[i]);
    return writer.take();
}

template <int D>
void Bvh<D>::load(std::span<const std::byte> bytes) {
    load("Bvh::load", bytes);
}

template <int D>
void Bvh<D>::load(const Call& call, std::span<const std::byte> bytes) {
    detail::ByteReader reader(bytes);
    const Head head = read_head<D>(call, reader);
    Bvh read(store_.nodes.memory());
    Node* const nodes = read.store_.nodes.room(head.nodes);
    detail::Block<D>* const blocks = read.store_.blocks.room(head.blocks);
    std::int32_t* const places = read.store_.places.room(head.items);
    for (std::uint32_t i = 0; i < head.nodes; ++i) detail::transfer_node(reader, nodes[i]);
    for (std::uint32_t i = 0; i < head.blocks; ++i) detail::transfer_node(reader, blocks[i]);
    // An item that no block has keeps the place -1; check() finds that, and one that two blocks have.
    std::fill_n(places, head.items, -1);
    for (std::uint32_t i = 0; i < head.blocks; ++i) {
        for (int slot = 0; slot < detail::kBlockSize; ++slot) {
            const std::int32_t id = blocks[i].link[slot];
            if (id >= 0 && static_cast<std::uint32_t>(id) < head.items)
                places[id] = static_cast<std::int32_t>(i) * detail::kBlockSize + slot;
        }
    }
    read.item_count_ = static_cast<int>(head.items);
    read.node_count_ = static_cast<int>(head.nodes);
    read.block_count_ = static_cast<int>(head.blocks);
    read.height_ = static_cast<int>(head.height);
    read.built_cost_ = head.built_cost;
    if (const std::string fault = read.check(); !fault.empty()) detail::refuse_unsound(call, fault);
    store_.swap(read.store_);
    item_count_ = read.item_count_;
    node_count_ = read.node_count_;
    block_count_ = read.block_count_;
    height_ = read.height_;
    built_cost_ = read.built_cost_;
}

template std::vector<std::byte> Bvh<2>::save() const;
template std::vector<std::byte> Bvh<3>::save() const;
template void Bvh<2>::load(std::span<const std::byte>);
template void Bvh<3>::load(std::span<const std::byte>);
template void Bvh<2>::load(const Call&, std::span<const std::byte>);
template void Bvh<3>::load(const Call&, std::span<const std::byte>);

}  // namespace jostle

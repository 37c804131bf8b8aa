// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A mesh as bytes, and back (spatial/archive.h). The packed corners follow from the others.
//
//     "jostleTM" | version | dimension | vertices, triangles, bytes of the tree | vertices, triangles, tree
#include <jostle/core/error.h>
#include <jostle/mesh/triangle_mesh.h>

#include <limits>
#include <string>
#include <utility>

#include "mesh/mesh_store.h"
#include "spatial/archive.h"

namespace jostle {

namespace {

constexpr detail::ArchiveStart kStart{.magic = 0x4d54656c74736f6au, .dimension = 3};  // "jostleTM"

struct Head {
    std::uint32_t vertices = 0;
    std::uint32_t triangles = 0;
    std::uint64_t tree_bytes = 0;

    static constexpr auto fields(auto& head) {
        return std::tie(head.vertices, head.triangles, head.tree_bytes);
    }
};

/// [1] Of the vertices and triangles.
std::uint64_t array_bytes(const Head& head) {
    return (std::uint64_t{head.vertices} + head.triangles) * 12;
}

/// The head, if it fits the bytes.
Head read_head(const Call& call, detail::ByteReader& reader) {
    const Head head = detail::read_front<Head>(call, reader, kStart, "TriangleMesh::save");
    if (head.vertices > static_cast<std::uint32_t>(std::numeric_limits<std::int32_t>::max()) ||
        array_bytes(head) > reader.left() || head.tree_bytes != reader.left() - array_bytes(head))
        detail::refuse_byte_count(call, reader);
    return head;
}

template <class Archive, class Vertices, class Triangles>
void transfer_mesh(Archive& archive, const Head& head, Vertices* vertices, Triangles* triangles) {
    for (std::uint32_t i = 0; i < head.vertices; ++i)
        detail::transfer(archive, vertices[i].x, vertices[i].y, vertices[i].z);
    for (std::uint32_t i = 0; i < head.triangles; ++i) detail::transfer_all(archive, triangles[i]);
}

void require_sound(const Call& call, const detail::MeshStore& read) {
    for (int i = 0; i < read.vertex_count; ++i)
        if (!is_finite(read.vertices.data()[i])) detail::refuse_unsound(call, "a vertex is not finite");
    for (int i = 0; i < read.triangle_count; ++i) {
        for (const std::int32_t v : read.triangles.data()[i])
            if (v < 0 || v >= read.vertex_count) detail::refuse_unsound(call, "a triangle lacks a vertex");
    }
}

}  // namespace

std::vector<std::byte> TriangleMesh::save() const {
    const std::vector<std::byte> tree = store().tree.save();
    const Head head{static_cast<std::uint32_t>(vertex_count()), static_cast<std::uint32_t>(triangle_count()),
                    tree.size()};
    detail::ByteWriter writer(detail::kFrontBytes<Head> + static_cast<std::size_t>(array_bytes(head)) +
                              tree.size());
    detail::write_front(writer, kStart, head);
    transfer_mesh(writer, head, store().vertices.data(), store().triangles.data());
    for (const std::byte byte : tree) writer.field(std::to_integer<std::uint8_t>(byte));
    return writer.take();
}

void TriangleMesh::load(std::span<const std::byte> bytes) {
    const Call call("TriangleMesh::load");
    detail::ByteReader reader(bytes);
    const Head head = read_head(call, reader);
    TriangleMesh read(memory_);
    detail::MeshStore& to = read.own_store();
    transfer_mesh(reader, head, detail::MeshStore::room_for_vertices(to.vertices, head.vertices),
                  to.triangles.room(head.triangles));
    to.vertex_count = static_cast<int>(head.vertices);
    to.triangle_count = static_cast<int>(head.triangles);
    require_sound(call, to);
    detail::TreeAccess::load(call, to.tree, reader.take(reader.left()));
    to.blocks.room(static_cast<std::size_t>(to.tree.block_count()));
    if (to.tree.size() != read.triangle_count()) detail::refuse_unsound(call, "its tree is another's");
    to.slabs.room(static_cast<std::size_t>(to.tree.node_count()));
    to.fill_blocks();
    to.fill_slabs();
    if (const std::string fault = read.check(); !fault.empty()) detail::refuse_unsound(call, fault);
    store_ = std::move(read.store_);
}

}  // namespace jostle

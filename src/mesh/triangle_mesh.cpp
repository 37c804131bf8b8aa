// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A mesh is made beside the present one, which it then replaces: whatever fails before has changed nothing.
#include <jostle/mesh/triangle_mesh.h>
#include <jostle/spatial/arguments.h>

#include <limits>
#include <string>
#include <utility>

#include "mesh/mesh_store.h"

namespace jostle {

namespace {

void require_vertices(const Call& call, StridedView<const Vec3> vertices) {
    for (std::size_t i = 0; i < vertices.size(); ++i) {
        if (!is_finite(vertices[i])) call.finite(detail::element_text("vertices", i), vertices[i]);
    }
}

void require_triangles(const Call& call, StridedView<const TriangleVertices> triangles,
                       std::size_t vertex_count) {
    for (std::size_t i = 0; i < triangles.size(); ++i) {
        const TriangleVertices& t = triangles[i];
        for (const std::int32_t v : t) {
            if (v >= 0 && static_cast<std::size_t>(v) < vertex_count) continue;
            call.refuse(
                detail::element_text("triangles", i), "vertex " + to_text(static_cast<long long>(v)),
                "each must be at least 0 and below the number of vertices, " + std::to_string(vertex_count));
        }
    }
}

template <class T>
T* copied(detail::BuildBuffer<T>& to, StridedView<const T> from) {
    T* const data = to.room(from.size());
    for (std::size_t i = 0; i < from.size(); ++i) data[i] = from[i];
    return data;
}

void require_index(const Call& call, const char* argument, int value, int count) {
    if (value < 0 || value >= count) {
        call.refuse(argument, to_text(static_cast<long long>(value)),
                    "it must be at least 0 and below their number, " + std::to_string(count));
    }
}

}  // namespace

/// Nothing but whether two are the same is ever asked: no answer depends on their order.
std::uint64_t detail::next_mesh_stamp() {
    static std::atomic<std::uint64_t> last{0};
    return ++last;
}

template <class Vertices>
void detail::MeshStore::fill_boxes(const Vertices& from) {
    Aabb3* const to = boxes.room(static_cast<std::size_t>(triangle_count));
    for (int i = 0; i < triangle_count; ++i) {
        const TriangleVertices& t = triangles.data()[i];
        const auto at = [&](std::size_t corner) { return from[static_cast<std::size_t>(t[corner])]; };
        to[i] = bounds_of({at(0), at(1), at(2)});
    }
}

void detail::MeshStore::fill_blocks() {
    const Block<3>* const of_tree = view().blocks;
    const Vec3* const from = vertices.data();
    const TriangleVertices* const by_id = triangles.data();
    for (int i = 0; i < tree.block_count(); ++i) {
        TriangleBlock& block = blocks.data()[i];
        const std::int32_t* const links = of_tree[i].link;
        for (int slot = 0; slot < kBlockSize; ++slot) {
            const TriangleVertices& t = by_id[links[slot] != kNoItem ? links[slot] : links[0]];
            for (std::size_t corner = 0; corner < 3; ++corner) {
                const Vec3& v = from[t[corner]];
                block.at[corner][0][slot] = v.x;
                block.at[corner][1][slot] = v.y;
                block.at[corner][2][slot] = v.z;
            }
        }
    }
}

void detail::MeshStore::fill_slabs() {
    // From below.
    for (std::int32_t node = tree.node_count() - 1; node >= 0; --node) slabs.data()[node] = slabs_of(node);
}

TriangleMesh::TriangleMesh(std::pmr::memory_resource* memory)
    : store_(std::make_unique<detail::MeshStore>(memory)) {}

TriangleMesh::TriangleMesh(StridedView<const Vec3> vertices, StridedView<const TriangleVertices> triangles,
                           const MeshOptions& options, std::pmr::memory_resource* memory)
    : TriangleMesh(memory) {
    build(vertices, triangles, options);
}

TriangleMesh::TriangleMesh(TriangleMesh&& other) noexcept = default;
TriangleMesh& TriangleMesh::operator=(TriangleMesh&& other) noexcept = default;
TriangleMesh::~TriangleMesh() = default;

void TriangleMesh::build(StridedView<const Vec3> vertices, StridedView<const TriangleVertices> triangles,
                         const MeshOptions& options, TaskScheduler* scheduler) {
    const Call call("TriangleMesh::build");
    if (vertices.size() > static_cast<std::size_t>(std::numeric_limits<std::int32_t>::max()))
        call.refuse("vertices", std::to_string(vertices.size()) + " vertices",
                    "there must be fewer than 2^31");
    if (triangles.size() > static_cast<std::size_t>(detail::kMostTreeItems)) {
        call.refuse("triangles", std::to_string(triangles.size()) + " triangles",
                    "there must be fewer than 2^28");
    }
    call.one_of(BuildMethod::kBottomUp, "options.method", options.method, "it must be a method");
    require_vertices(call, vertices);
    require_triangles(call, triangles, vertices.size());

    auto next = std::make_unique<detail::MeshStore>(store_->memory);
    copied(next->vertices, vertices);
    copied(next->triangles, triangles);
    next->vertex_count = static_cast<int>(vertices.size());
    next->triangle_count = static_cast<int>(triangles.size());
    next->fill_boxes(next->vertices.data());
    next->tree.build({next->boxes.data(), triangles.size()}, {options.method}, scheduler);
    // In the same memory, mostly.
    next->tree.release_scratch();
    next->boxes.release();
    next->blocks.room(static_cast<std::size_t>(next->tree.block_count()));
    next->fill_blocks();
    if (options.method != BuildMethod::kCurve) {
        next->slabs.room(static_cast<std::size_t>(next->tree.node_count()));
        next->fill_slabs();
    }
    store_ = std::move(next);
}

void TriangleMesh::refit(StridedView<const Vec3> vertices, TaskScheduler* scheduler) {
    const Call call("TriangleMesh::refit");
    if (vertices.size() != static_cast<std::size_t>(vertex_count())) {
        call.refuse("vertices", std::to_string(vertices.size()) + " vertices",
                    "there must be as many as before, " + std::to_string(vertex_count()));
    }
    require_vertices(call, vertices);
    store_->fill_boxes(vertices);
    store_->tree.refit({store_->boxes.data(), static_cast<std::size_t>(triangle_count())}, scheduler);
    // From here on nothing can fail.
    copied(store_->vertices, vertices);
    store_->fill_blocks();
    if (store_->has_slabs()) store_->fill_slabs();
    store_->closed.store(detail::Closed::kUnknown, std::memory_order_relaxed);
    store_->stamp = detail::next_mesh_stamp();
}

void TriangleMesh::clear() noexcept {
    store_->tree.clear();
    store_->vertex_count = store_->triangle_count = 0;
    store_->closed.store(detail::Closed::kUnknown, std::memory_order_relaxed);
    store_->stamp = detail::next_mesh_stamp();
}

int TriangleMesh::vertex_count() const {
    return store_->vertex_count;
}
int TriangleMesh::triangle_count() const {
    return store_->triangle_count;
}
Vec3 TriangleMesh::vertex(int index) const {
    require_index("TriangleMesh::vertex", "index", index, vertex_count());
    return store_->vertices.data()[index];
}
TriangleVertices TriangleMesh::triangle(int id) const {
    require_index("TriangleMesh::triangle", "id", id, triangle_count());
    return store_->triangles.data()[id];
}
TriangleCorners TriangleMesh::corners(int id) const {
    require_index("TriangleMesh::corners", "id", id, triangle_count());
    return store_->corners(id);
}
Aabb3 TriangleMesh::bounds() const {
    return store_->tree.bounds();
}
const Bvh<3>& TriangleMesh::tree() const {
    return store_->tree;
}
std::size_t TriangleMesh::byte_count() const {
    return store_->vertices.byte_count() + store_->triangles.byte_count() + store_->blocks.byte_count() +
           store_->slabs.byte_count() + store_->boxes.byte_count() + store_->tree.byte_count();
}

std::string TriangleMesh::check() const {
    if (std::string wrong = store_->tree.check(); !wrong.empty()) return "the tree: " + wrong;
    if (store_->tree.size() != triangle_count())
        return "the tree has not as many items as there are triangles";
    for (int id = 0; id < triangle_count(); ++id) {
        if (!(store_->tree.box(id) == detail::bounds_of(store_->corners(id))))
            return "triangle " + std::to_string(id) + " is not in its box";
    }
    const detail::Block<3>* const of_tree = store_->view().blocks;
    for (int i = 0; i < store_->tree.block_count(); ++i) {
        for (int slot = 0; slot < detail::kBlockSize; ++slot) {
            const std::int32_t link = of_tree[i].link[slot];
            const TriangleCorners t = store_->corners(link != detail::kNoItem ? link : of_tree[i].link[0]);
            for (int corner = 0; corner < 3; ++corner) {
                if (store_->blocks.data()[i].corner(corner, slot) == t[static_cast<std::size_t>(corner)])
                    continue;
                return "block " + std::to_string(i) + " has other corners than its triangles";
            }
        }
    }
    for (std::int32_t node = 0; store_->has_slabs() && node < store_->tree.node_count(); ++node) {
        if (!(store_->slabs.data()[node] == store_->slabs_of(node)))
            return "node " + std::to_string(node) + " has other slabs than its triangles";
    }
    return {};
}

}  // namespace jostle

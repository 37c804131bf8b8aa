// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A mesh is made beside the present one, which it then replaces: whatever fails before has changed nothing.
#include <jostle/mesh/triangle_mesh.h>
#include <jostle/spatial/arguments.h>

#include <cstring>
#include <limits>
#include <string>
#include <utility>

#include "mesh/kernels/fill_kernels.h"
#include "mesh/mesh_store.h"

namespace jostle {

namespace {

/// Looked at one by one only where one of them is wrong.
void require_vertices(const Call& call, const Vec3* vertices, std::size_t count) {
    if (detail::are_finite(vertices, count)) return;
    for (std::size_t i = 0; i < count; ++i) {
        if (!is_finite(vertices[i])) call.finite(detail::element_text("vertices", i), vertices[i]);
    }
}

void require_triangles(const Call& call, const TriangleVertices* triangles, std::size_t count,
                       std::size_t vertex_count) {
    if (detail::have_vertices(triangles, count, vertex_count)) return;
    for (std::size_t i = 0; i < count; ++i) {
        for (const std::int32_t v : triangles[i]) {
            if (v >= 0 && static_cast<std::size_t>(v) < vertex_count) continue;
            call.refuse(
                detail::element_text("triangles", i), "vertex " + to_text(static_cast<long long>(v)),
                "each must be at least 0 and below the number of vertices, " + std::to_string(vertex_count));
        }
    }
}

template <class T>
const T* copied(T* to, StridedView<const T> from) {
    if (from.stride() == static_cast<std::ptrdiff_t>(sizeof(T)) && !from.empty()) {
        std::memcpy(to, from.data(), from.size() * sizeof(T));
    } else {
        for (std::size_t i = 0; i < from.size(); ++i) to[i] = from[i];
    }
    return to;
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

void detail::MeshStore::take_whole(std::size_t vertex_number, std::size_t triangle_number) {
    const auto lines_of = [](std::uint64_t bytes) { return (bytes + sizeof(Line) - 1) / sizeof(Line); };
    constexpr std::uint64_t kBuffers = 5;  // each begins where its alignment allows
    const std::uint64_t front =
        lines_of((std::uint64_t{vertex_number} + 1) * sizeof(Vec3) +
                 std::uint64_t{triangle_number} * sizeof(TriangleVertices) +
                 TreeAccess::packed_bytes<Bvh<3>>(static_cast<int>(triangle_number))) +
        kBuffers;
    const std::uint64_t back =
        lines_of((std::uint64_t{triangle_number} + kBlockSize - 1) / kBlockSize * sizeof(TriangleBlock));
    // More than there can be: each buffer is on its own, and the first that is too large fails.
    if (front + back > std::numeric_limits<std::size_t>::max() / sizeof(Line)) return;
    Line* const lines = whole.room(static_cast<std::size_t>(front + back));
    blocks_begin = lines + front;
    blocks_end = blocks_begin + back;
    const auto lend = [](RegionMemory& to, Line* begin, const Line* end) {
        to.lend(reinterpret_cast<std::byte*>(begin), static_cast<std::size_t>(end - begin) * sizeof(Line));
    };
    lend(kept, lines, blocks_begin);
    lend(scratch, blocks_begin, blocks_end);
}

void detail::MeshStore::give_back_scratch() {
    tree.release_scratch();
    boxes.release();
    if (whole.data() == nullptr) return;
    scratch.take_back();
    kept.lend(reinterpret_cast<std::byte*>(blocks_begin),
              static_cast<std::size_t>(blocks_end - blocks_begin) * sizeof(Line));
}

Vec3* detail::MeshStore::room_for_vertices(BuildBuffer<Vec3>& in, std::size_t count) {
    Vec3* const room = in.room(count + 1);
    room[count] = {};
    return room;
}

std::span<const Aabb3> detail::MeshStore::fill_boxes(const Vec3* of) {
    const auto count = static_cast<std::size_t>(triangle_count);
    fill_triangle_boxes(of, triangles.data(), triangle_count, boxes.room(count + 1));
    return {boxes.data(), count};
}

void detail::MeshStore::fill_blocks() {
    fill_triangle_blocks(vertices.data(), triangles.data(), view().blocks, tree.block_count(), blocks.data());
}

void detail::MeshStore::fill_slabs() {
    // From below.
    for (std::int32_t node = tree.node_count() - 1; node >= 0; --node) slabs.data()[node] = slabs_of(node);
}

TriangleMesh::TriangleMesh(std::pmr::memory_resource* memory) : memory_(memory) {}

TriangleMesh::TriangleMesh(StridedView<const Vec3> vertices, StridedView<const TriangleVertices> triangles,
                           const MeshOptions& options, std::pmr::memory_resource* memory)
    : TriangleMesh(memory) {
    build(vertices, triangles, options);
}

/// Of a mesh of nothing, and of one that was moved from.
const detail::MeshStore& TriangleMesh::store() const {
    static const detail::MeshStore none(std::pmr::null_memory_resource());
    return store_ != nullptr ? *store_ : none;
}
detail::MeshStore& TriangleMesh::own_store() {
    if (store_ == nullptr) store_ = std::make_unique<detail::MeshStore>(memory_);
    return *store_;
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

    auto next = std::make_unique<detail::MeshStore>(memory_);
    if (options.method == BuildMethod::kCurve) next->take_whole(vertices.size(), triangles.size());
    require_vertices(call, copied(next->room_for_vertices(next->vertices, vertices.size()), vertices),
                     vertices.size());
    require_triangles(call, copied(next->triangles.room(triangles.size()), triangles), triangles.size(),
                      vertices.size());
    next->vertex_count = static_cast<int>(vertices.size());
    next->triangle_count = static_cast<int>(triangles.size());
    next->tree.build(next->fill_boxes(next->vertices.data()), {options.method}, scheduler);
    next->give_back_scratch();
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
    detail::MeshStore& own = own_store();
    const Vec3* const next = copied(own.room_for_vertices(own.moved, vertices.size()), vertices);
    require_vertices(call, next, vertices.size());
    own.tree.refit(own.fill_boxes(next), scheduler);
    // From here on nothing can fail.
    own.vertices.swap(own.moved);
    own.fill_blocks();
    if (own.has_slabs()) own.fill_slabs();
    own.closed.store(detail::Closed::kUnknown, std::memory_order_relaxed);
    own.stamp = detail::next_mesh_stamp();
}

void TriangleMesh::clear() noexcept {
    if (store_ == nullptr) return;
    store_->tree.clear();
    store_->vertex_count = store_->triangle_count = 0;
    store_->closed.store(detail::Closed::kUnknown, std::memory_order_relaxed);
    store_->stamp = detail::next_mesh_stamp();
}

int TriangleMesh::vertex_count() const {
    return store().vertex_count;
}
int TriangleMesh::triangle_count() const {
    return store().triangle_count;
}
Vec3 TriangleMesh::vertex(int index) const {
    require_index("TriangleMesh::vertex", "index", index, vertex_count());
    return store().vertices.data()[index];
}
TriangleVertices TriangleMesh::triangle(int id) const {
    require_index("TriangleMesh::triangle", "id", id, triangle_count());
    return store().triangles.data()[id];
}
TriangleCorners TriangleMesh::corners(int id) const {
    require_index("TriangleMesh::corners", "id", id, triangle_count());
    return store().corners(id);
}
Aabb3 TriangleMesh::bounds() const {
    return store().tree.bounds();
}
const Bvh<3>& TriangleMesh::tree() const {
    return store().tree;
}
std::size_t TriangleMesh::byte_count() const {
    return store().vertices.byte_count() + store().triangles.byte_count() + store().blocks.byte_count() +
           store().slabs.byte_count() + store().moved.byte_count() + store().boxes.byte_count() +
           store().tree.byte_count();
}

std::string TriangleMesh::check() const {
    if (std::string wrong = store().tree.check(); !wrong.empty()) return "the tree: " + wrong;
    if (store().tree.size() != triangle_count())
        return "the tree has not as many items as there are triangles";
    for (int id = 0; id < triangle_count(); ++id) {
        if (!(store().tree.box(id) == detail::bounds_of(store().corners(id))))
            return "triangle " + std::to_string(id) + " is not in its box";
    }
    const detail::Block<3>* const of_tree = store().view().blocks;
    for (int i = 0; i < store().tree.block_count(); ++i) {
        for (int slot = 0; slot < detail::kBlockSize; ++slot) {
            const std::int32_t link = of_tree[i].link[slot];
            const TriangleCorners t = store().corners(link != detail::kNoItem ? link : of_tree[i].link[0]);
            for (int corner = 0; corner < 3; ++corner) {
                if (store().blocks.data()[i].corner(corner, slot) == t[static_cast<std::size_t>(corner)])
                    continue;
                return "block " + std::to_string(i) + " has other corners than its triangles";
            }
        }
    }
    for (std::int32_t node = 0; store().has_slabs() && node < store().tree.node_count(); ++node) {
        if (!(store().slabs.data()[node] == store().slabs_of(node)))
            return "node " + std::to_string(node) + " has other slabs than its triangles";
    }
    return {};
}

}  // namespace jostle

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Records lead to memory in three places: names, the segments of chains, the corners of large polygons.
#include "dynamics/store/copy_tables.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <string_view>

#include "dynamics/store/shape_links.h"

namespace jostle::detail {
namespace {

/// Calls function(pointer, bytes) with every pointer of a record to memory in Tables::blocks. ORDER: the same
/// of equal tables.
template <class Function>
void for_blocks(Tables& t, Function&& function) {
    t.names.for_each([&](std::string_view& name) {
        const char* text = name.data();
        const std::size_t size = name.size();
        function(text, size);
        name = {text, size};
    });
    for_live(t.chains, [&](ChainId id) {
        ChainRecord& chain = t.chains[id];
        function(chain.segments, sizeof(ShapeId) * static_cast<std::size_t>(chain.count));
    });
    for_live(t.shapes, [&](ShapeId id) {
        if (t.shapes[id].geometry.type != ShapeType::kLargePolygon) return;
        PolygonView& polygon = t.shapes[id].geometry.large_polygon;
        function(polygon.vertices, polygon_bytes(polygon));
        polygon.normals = polygon.vertices + polygon.count;
    });
}

[[nodiscard]] bool has_blocks(const Tables& t) {
    const BlockAllocator::Figures figures = t.blocks.figures();
    return figures.blocks + figures.large > 0;
}

/// The memory that tables had before they become a copy, handed out again to records of the same sizes.
class FormerBlocks {
  public:
    explicit FormerBlocks(Tables& t) : blocks_(t.blocks), all_(&t.stack) {
        if (!has_blocks(t)) return;
        std::size_t count = 0;
        for_blocks(t, [&](const auto*, std::size_t) { ++count; });
        all_.reserve(count);
        for_blocks(t, [&](const auto* memory, std::size_t bytes) { all_.push_back({memory, bytes}); });
    }
    FormerBlocks(const FormerBlocks&) = delete;
    FormerBlocks& operator=(const FormerBlocks&) = delete;
    ~FormerBlocks() {
        while (next_ < all_.size()) drop_next();
    }
    [[nodiscard]] void* take(std::size_t bytes) {
        if (next_ < all_.size() && all_[next_].bytes == bytes) return const_cast<void*>(all_[next_++].memory);
        if (next_ < all_.size()) drop_next();
        return blocks_.allocate(bytes, kAlignment);
    }

  private:
    /// Of all that lies in blocks: BlockAllocator looks at none up to its own.
    static constexpr std::size_t kAlignment = 4;
    struct Former {
        const void* memory;
        std::size_t bytes;
    };
    void drop_next() noexcept {
        blocks_.deallocate(const_cast<void*>(all_[next_].memory), all_[next_].bytes, kAlignment);
        ++next_;
    }

    BlockAllocator& blocks_;
    std::pmr::vector<Former> all_;
    std::size_t next_ = 0;
};

/// Whether a record that would be shared leads to a block, which is its world's alone.
[[nodiscard]] bool has_static_block(const Tables& t) {
    if (!has_blocks(t)) return false;
    const SharedRows<ShapeRecord>& shapes = t.shapes.rows(true);
    return std::any_of(shapes.begin(), shapes.end(), [](const ShapeRecord& shape) {
        return shape.geometry.type == ShapeType::kLargePolygon;
    });
}

enum class Statics : std::uint8_t { kCopied, kShared };

/// Whether a step will make the mass of a static body.
[[nodiscard]] bool has_stale_static(const BodyTable& bodies) {
    for (BodyId id = bodies.first_stale; id != kNone; id = bodies[id].stale_next)
        if (bodies[id].type == BodyType::kStatic) return true;
    return false;
}

void copy_bodies(BodyTable& to, const BodyTable& from, Statics statics) {
    if (statics == Statics::kShared && !has_stale_static(from)) {
        to.share_from(from);
    } else {
        to.copy_from(from);
    }
}

/// The tables whose records lead to blocks.
void copy_with_blocks(Tables& to, const Tables& from, Statics statics) {
    FormerBlocks former(to);
    copy_bodies(to.bodies, from.bodies, statics);
    to.names.copy_from(from.names);
    if (statics == Statics::kShared && !has_static_block(from)) {
        to.shapes.share_from(from.shapes);
    } else {
        to.shapes.copy_from(from.shapes);
    }
    to.chains.copy_from(from.chains);
    if (!has_blocks(from)) return;
    for_blocks(to, [&]<class T>(T*& memory, std::size_t bytes) {
        void* const copy = former.take(bytes);
        std::memcpy(copy, memory, bytes);
        memory = static_cast<T*>(copy);
    });
}

void copy_all(Tables& to, const Tables& from, Statics statics) {
    copy_with_blocks(to, from, statics);
    // The next copy has its list of former blocks there.
    to.stack.grow_to_high_water();
    to.contacts.copy_from(from.contacts);
    to.changed_contacts.copy_from(from.changed_contacts);
    to.asking_contacts.copy_from(from.asking_contacts);
    to.pressed.copy_from(from.pressed);
    to.nearing.copy_from(from.nearing);
    to.joints.copy_from(from.joints);
    to.islands.copy_from(from.islands);
    to.sleep_changes.copy_from(from.sleep_changes);
    to.graph.copy_from(from.graph);
    to.joint_plan.copy_from(from.joint_plan);
    to.portion_plan.copy_from(from.portion_plan);
    if (statics == Statics::kShared) {
        to.share_trees(from);
    } else {
        to.broad_phase.copy_from(from.broad_phase);
    }
    to.pairs.copy_from(from.pairs);
    to.sweep_answers.copy_from(from.sweep_answers);
    to.touches.copy_from(from.touches);
    to.departures.copy_from(from.departures);
    to.settings = from.settings;
    to.time = from.time;
    to.sweeps = from.sweeps;
    to.hit_shapes = from.hit_shapes;
    to.breakable = from.breakable;
    to.custom_joints = from.custom_joints;
    to.impulse_h = from.impulse_h;
    to.steady_h = from.steady_h;
    to.off_boxes = from.off_boxes;
}

}  // namespace

void copy_tables(Tables& to, const Tables& from) {
    copy_all(to, from, Statics::kCopied);
}

void share_tables(Tables& to, const Tables& from) {
    copy_all(to, from, Statics::kShared);
}

}  // namespace jostle::detail

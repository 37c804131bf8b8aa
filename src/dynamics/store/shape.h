// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Shapes and chains. A chain is its segments, which are shapes like others.
#pragma once

#include <jostle/dynamics/shape_def.h>
#include <jostle/geometry/shapes.h>

#include "dynamics/store/body.h"

namespace jostle::detail {

struct ShapeRecord {
    ShapeId id;
    /// In the body's frame; a large polygon's vertices and normals are the world's own memory.
    Geometry geometry;
    ShapeDef def;
    BodyId body;
    bool asks_should_collide = false;  ///< whether it may have a contact; see callbacks.h
    bool asks_pre_solve = false;       ///< about each of its contacts, before it is solved
    ShapeId previous;
    ShapeId next;
    ChainId chain;            ///< that it is a segment of ...
    int chain_index = kNone;  ///< ... and which
};

/// Whether a shape smooths, and is smoothed: as it says; else unless a callback decides about its contacts.
[[nodiscard]] inline bool is_smooth(const ShapeRecord& shape) {
    return shape.def.smooth.value_or(!shape.asks_pre_solve);
}
/// Whether a shape's body has other shapes.
[[nodiscard]] inline bool has_siblings(const ShapeRecord& shape) {
    return shape.previous != kNone || shape.next != kNone;
}
/// Whether a shape is the platform of one-way contacts: pairs/one_way.h.
[[nodiscard]] inline bool is_one_way(const ShapeRecord& shape) {
    return shape.def.one_way != Vec2{};
}

struct ChainRecord {
    BodyId body;
    int count = 0;
    ShapeId* segments = nullptr;  ///< in the order of the points; the world's own memory
    bool is_loop = false;
    bool is_sensor = false;
    Filter filter;
    std::uint64_t user_data = 0;
};

/// The shapes of static bodies lie apart from all others. One table, by id, leads to either, and has what is
/// asked in each step, of pairs that are far from each other as well.
class ShapeTable {
    /// Place among those that can move; ~place (negative) among the static ones.
    using Place = std::int32_t;
    struct Entry {
        Place place = 0;
        int proxy = kNone;
        Aabb<2> box;
    };

    template <class Self>
    static auto& row(Self& self, ShapeId id) {
        const Place place = self.entries_[id].place;
        if (place >= 0) return self.movable_[static_cast<std::size_t>(place)];
        const Place at = ~place;
        return self.static_[static_cast<std::size_t>(at)];
    }

  public:
    using Key = ShapeId;

    explicit ShapeTable(std::pmr::memory_resource* memory)
        : entries_(memory), static_(memory), movable_(memory) {}

    // The calls of a Table.
    [[nodiscard]] int size() const { return entries_.size(); }
    [[nodiscard]] int capacity() const { return entries_.capacity(); }
    [[nodiscard]] bool is_live(ShapeId id) const { return entries_.is_live(id); }
    [[nodiscard]] const IdPool& ids() const { return entries_.ids(); }
    [[nodiscard]] Id id_of(ShapeId id) const { return entries_.id_of(id); }

    /// In the broad phase; kNone while the body is disabled.
    [[nodiscard]] int proxy(ShapeId id) const { return entries_[id].proxy; }
    void set_proxy(ShapeId id, int proxy) { entries_[id].proxy = proxy; }
    /// [m] Of the geometry, in the body's frame.
    [[nodiscard]] const Aabb<2>& box(ShapeId id) const { return entries_[id].box; }
    /// Its contacts and its place in the broad phase are the caller's concern.
    void set_geometry(ShapeId id, const Geometry& geometry);

    [[nodiscard]] ShapeRecord& operator[](ShapeId id) { return row(*this, id); }
    [[nodiscard]] const ShapeRecord& operator[](ShapeId id) const { return row(*this, id); }

    [[nodiscard]] const SharedRows<ShapeRecord>& rows(bool of_static) const {
        return of_static ? static_ : movable_;
    }

    /// Afterwards take() and put() of so many shapes need no memory. Throws std::bad_alloc, and has changed
    /// nothing.
    void reserve_more(int more);
    /// Afterwards move() of so many shapes to the static ones, or from them, needs no memory. Throws
    /// likewise.
    void reserve_move(bool to_static, int more);
    [[nodiscard]] ShapeId take() { return entries_.take(); }
    /// Appends a fresh record for a shape whose id was taken.
    ShapeRecord& put(ShapeId id, bool is_static);
    /// References to its record are no good any more.
    void move(ShapeId id, bool to_static);
    /// Removes a record, and frees its id.
    void remove(ShapeId id);
    /// For loads: as of a Table; put() is the caller's. Throws std::bad_alloc.
    [[nodiscard]] bool restore(std::span<const std::uint32_t> numbers) { return entries_.restore(numbers); }
    /// Becomes a copy: see Table::copy_from(). Large polygons are still those of the other one.
    void copy_from(const ShapeTable& other) {
        entries_.copy_from(other.entries_);
        copy_rows(static_, other.static_);
        copy_rows(movable_, other.movable_);
    }
    /// As copy_from(), but what is static is not copied: see own_static() and own_entries().
    void share_from(const ShapeTable& other) {
        entries_.share_from(other.entries_);
        static_.share(other.static_);
        copy_rows(movable_, other.movable_);
    }
    /// Before a shape comes, goes, or gets another geometry or proxy. Throws std::bad_alloc.
    void own_entries() { entries_.own(); }
    /// Before a shape of a static body changes. Throws std::bad_alloc.
    void own_static() {
        entries_.own();
        static_.own();
    }

  private:
    void fill_hole(Place place);

    Table<ShapeTag, Entry> entries_;
    SharedRows<ShapeRecord> static_;
    SharedRows<ShapeRecord> movable_;
};

}  // namespace jostle::detail

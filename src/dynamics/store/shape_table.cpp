// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/store/shape.h"

namespace jostle::detail {

void ShapeTable::reserve_more(int more) {
    entries_.reserve_more(more);
    make_room(static_, more);
    make_room(movable_, more);
}

void ShapeTable::reserve_move(bool to_static, int more) {
    make_room(to_static ? static_ : movable_, more);
}

void ShapeTable::set_geometry(ShapeId id, const Geometry& geometry) {
    row(*this, id).geometry = geometry;
    entries_[id].box = bounds(geometry, Transform{});
}

ShapeRecord& ShapeTable::put(ShapeId id, bool is_static) {
    auto& rows = is_static ? static_ : movable_;
    const auto index = static_cast<Place>(rows.size());
    entries_[id].place = is_static ? ~index : index;
    ShapeRecord& record = rows.emplace_back();
    record.id = id;
    return record;
}

void ShapeTable::move(ShapeId id, bool to_static) {
    const Place from = entries_[id].place;
    if (to_static == (from < 0)) return;
    const ShapeRecord record = row(*this, id);
    put(id, to_static) = record;
    fill_hole(from);
}

void ShapeTable::remove(ShapeId id) {
    fill_hole(entries_[id].place);
    entries_.free(id);
}

void ShapeTable::fill_hole(Place place) {
    auto& rows = place < 0 ? static_ : movable_;
    const auto at = static_cast<std::size_t>(place < 0 ? ~place : place);
    if (at + 1 != rows.size()) {
        rows[at] = rows.back();
        entries_[rows[at].id].place = place;
    }
    rows.pop_back();
}

}  // namespace jostle::detail

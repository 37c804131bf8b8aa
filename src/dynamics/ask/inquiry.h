// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The parts that all questions share: the shapes that a question is about, how far boxes in the trees may lie
// off by rounding, and how the first ones found are kept in the caller's memory.
#pragma once

#include <jostle/dynamics/queries.h>

#include <algorithm>
#include <cstddef>
#include <new>
#include <span>
#include <type_traits>

#include "core/sort.h"
#include "dynamics/store/shape_links.h"
#include "dynamics/store/world_place.h"

namespace jostle::detail {

/// A box as a shape at a pose: from its lower corner, so that nothing is lost far from the origin.
class BoxShape {
  public:
    explicit BoxShape(const Aabb<2>& box) : pose_{box.lower, {}} {
        const Vec2 size = box.upper - box.lower;
        Polygon polygon;
        polygon.count = 4;
        polygon.vertices[1] = {size.x, 0.0f};
        polygon.vertices[2] = size;
        polygon.vertices[3] = {0.0f, size.y};
        polygon.normals[0] = {0.0f, -1.0f};
        polygon.normals[1] = {1.0f, 0.0f};
        polygon.normals[2] = {0.0f, 1.0f};
        polygon.normals[3] = {-1.0f, 0.0f};
        polygon.centroid = 0.5f * size;
        geometry_ = polygon;
    }
    [[nodiscard]] const Geometry& geometry() const { return geometry_; }
    [[nodiscard]] const Transform& pose() const { return pose_; }

  private:
    Geometry geometry_;
    Transform pose_;
};

/// A test's answer about a shape that is exactly this box.
template <class Test>
[[nodiscard]] auto as_shape(const Test& test, const Aabb<2>& box) {
    const BoxShape shape(box);
    return test(shape.geometry(), shape.pose());
}

/// The tables that are asked, and the shapes that the question is about.
struct Inquiry {
    const Tables& tables;
    WorldPlace place;
    const WorldQuery& query;
    bool is_stepping;  ///< it comes from a callback, when bodies may have left their boxes

    /// [m] How far shapes may lie off their boxes.
    [[nodiscard]] float off_boxes() const { return is_stepping ? tables.off_boxes : 0.0f; }

    [[nodiscard]] Shape handle(std::uint64_t word) const { return Shape(place.handle(id_of(word))); }
    /// The user's own predicate, asked last.
    [[nodiscard]] bool agrees(const Shape& shape) const { return !query.predicate || query.predicate(shape); }
    [[nodiscard]] QueryFilter tree_filter() const { return {query.mask}; }

    /// Whether a shape with a plain word, which the trees have let through, passes the filter. They have
    /// looked at its category, and its mask is not 0.
    [[nodiscard]] bool admits_plain(int proxy) const {
        return ~query.category == 0 || (tables.broad_phase.filter_of(proxy).mask & query.category) != 0;
    }
    /// Tests a shape that the trees have let through: where it passes the filter, test(geometry, pose), or of
    /// a shape that is exactly its box test.of_box(box). Returns its answer, or an empty one.
    template <class Test>
    [[nodiscard]] auto ask(int proxy, std::uint64_t word, const Test& test) const {
        if (is_plain_box(proxy, word)) {
            if (!admits_plain(proxy)) return decltype(test.of_box(Aabb<2>{})){};
            return test.of_box(tables.broad_phase.fat_box_of(proxy));
        }
        const ShapeRecord& shape = tables.shapes[shape_of(word)];
        if (!admits(shape)) return decltype(test.of_box(Aabb<2>{})){};
        return test(shape.geometry, tables.bodies.sim(shape.body).transform);
    }

  private:
    [[nodiscard]] bool admits(const ShapeRecord& shape) const {
        const Filter& filter = shape.def.filter;
        return (filter.category & query.mask) != 0 && (filter.mask & query.category) != 0 &&
               (query.sensors || !shape.def.is_sensor);
    }
};

/// The slot of a shape that a question has found.
[[nodiscard]] inline ShapeId shape_of(const Shape& shape) {
    return {static_cast<std::int32_t>(shape.handle().index)};
}

/// [m] Boxes in the trees are rounded to floats, and so may end this far inside of their shapes there.
[[nodiscard]] inline float box_slack(Vec2 a) {
    // Beyond there is no shape.
    constexpr float kFarthest = 4.0f * kMaxCoordinate;
    return 0x1p-22f * min(max(abs(a.x), abs(a.y)), kFarthest);
}
[[nodiscard]] inline Aabb<2> with_slack(const Aabb<2>& box) {
    return expand(box, max(box_slack(box.lower), box_slack(box.upper)));
}

/// ORDER: shapes by slot.
[[nodiscard]] inline bool is_before(const Shape& a, const Shape& b) {
    return a.handle().index < b.handle().index;
}
/// ORDER: hits by fraction, then by slot.
[[nodiscard]] inline bool is_before(const WorldHit& a, const WorldHit& b) {
    return a.fraction != b.fraction ? a.fraction < b.fraction : is_before(a.shape, b.shape);
}
/// ORDER: near shapes by distance, then by slot.
[[nodiscard]] inline bool is_before(const NearShape& a, const NearShape& b) {
    return a.distance != b.distance ? a.distance < b.distance : is_before(a.shape, b.shape);
}

/// Keeps the first of those that it is given, as many as there is room for: as a heap once that is full.
template <class T>
class FirstOf {
  public:
    explicit FirstOf(std::span<T> room) : room_(room) {}

    [[nodiscard]] bool is_full() const { return kept_ == room_.size(); }
    /// [1] That were given.
    [[nodiscard]] int count() const { return count_; }
    [[nodiscard]] std::span<T> kept() const { return room_.first(kept_); }
    /// The last of those that are kept, where it is full and has room at all.
    [[nodiscard]] const T& last() const { return room_[0]; }

    void add(const T& one) {
        ++count_;
        if (!is_full()) {
            room_[kept_++] = one;
            if (is_full()) std::make_heap(room_.begin(), room_.end(), kIsBefore);
        } else if (!room_.empty() && is_before(one, room_[0])) {
            std::pop_heap(room_.begin(), room_.end(), kIsBefore);
            room_.back() = one;
            std::push_heap(room_.begin(), room_.end(), kIsBefore);
        }
    }
    /// At the end. Sorted, it is no heap any more.
    std::span<T> sort() {
        detail::sort(kept(), kIsBefore);
        return kept();
    }

  private:
    static constexpr auto kIsBefore = [](const T& a, const T& b) { return is_before(a, b); };

    std::span<T> room_;
    std::size_t kept_ = 0;
    int count_ = 0;
};

/// [1] Room of a pass over the world for a visitor.
inline constexpr int kPassRoom = 256;

/// Calls a visitor in order, however many are found and without memory for all: pass after pass, each of
/// which finds those that come after the last one. `find(on_found)` calls on_found(T) for all. Returns how
/// often the visitor was called.
template <class T, class Find, class Report>
int report_in_order(const Find& find, const Report& report) {
    static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);
    // Not an array of T, which would be set each time.
    alignas(T) std::byte room[kPassRoom * sizeof(T)];
    T last;
    int reported = 0;
    for (;;) {
        FirstOf<T> first({std::launder(reinterpret_cast<T*>(room)), kPassRoom});
        find([&](const T& one) {
            if (reported == 0 || is_before(last, one)) first.add(one);
        });
        for (const T& one : first.sort()) {
            ++reported;
            if (report(one) == Visit::kStop) return reported;
        }
        if (first.count() <= kPassRoom) return reported;
        last = first.kept().back();
    }
}

}  // namespace jostle::detail

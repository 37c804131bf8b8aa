// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The values whose fields are not simply one after the other.
#include "wire.h"

#include <algorithm>

namespace jostle::web {
namespace {

/// The places of codec.js's list of geometries.
enum class Form { kCircle, kCapsule, kSegment, kPolygon, kBox };

}  // namespace

Box& box() {
    static Box box;
    return box;
}

void Box::grow(std::size_t count) {
    if (count > slots.size()) slots.resize(std::max(count, 2 * slots.size()));
}

void Box::clear() {
    texts.clear();
    points.clear();
    materials.clear();
    indices.clear();
    // A save may be large.
    bytes = {};
}

WebWorld& Reader::world() {
    return *reinterpret_cast<WebWorld*>(count());
}

Handle Reader::handle() {
    const std::uint64_t world = *at_++;
    const std::uint64_t object = *at_++;
    return {static_cast<std::uint32_t>(world), static_cast<std::uint32_t>(world >> 32),
            static_cast<std::uint32_t>(object), static_cast<std::uint32_t>(object >> 32)};
}

void Reader::operator()(std::string_view& value) {
    const std::size_t size = count();
    value = {reinterpret_cast<const char*>(at_), size};
    at_ += (size + 7) / 8;
}

void Reader::operator()(std::span<const std::byte>& value) {
    const auto text = take<std::string_view>();
    value = std::as_bytes(std::span(text));
}

/// Given by an angle, or by a turn.
void Reader::operator()(Transform& value) {
    (*this)(value.p);
    const bool by_angle = flag();
    const Vec2 turn = take<Vec2>();
    value.q = by_angle ? Rot::from_angle(turn.x) : Rot{turn.x, turn.y};
}

void Reader::operator()(std::vector<Vec2>& value) {
    value.resize(count());
    for (Vec2& point : value) (*this)(point);
}

void Reader::operator()(std::span<const Material>& value) {
    std::vector<Material>& kept = box().materials;
    kept.resize(count());
    for (Material& material : kept) material = take<Material>();
    value = kept;
}

void Reader::operator()(Geometry& value) {
    switch (static_cast<Form>(static_cast<int>(number()))) {
        case Form::kCircle:
            value = take<Circle>();
            return;
        case Form::kCapsule:
            value = take<Capsule>();
            return;
        case Form::kSegment:
            value = take<Segment>();
            return;
        case Form::kPolygon: {
            std::vector<Vec2>& points = box().points;
            (*this)(points);
            const float radius = take<float>();
            if (points.size() <= 8) {
                value = Polygon::from_hull(points, radius);
            } else {
                polygon_ = LargePolygon::from_hull(points, radius);
                value = polygon_;
            }
            return;
        }
        case Form::kBox: {
            const Vec2 half = take<Vec2>();
            const Vec2 center = take<Vec2>();
            const float angle = take<float>();
            const float radius = take<float>();
            const bool is_moved = !(center == Vec2{}) || angle != 0.0f;
            value = is_moved ? Polygon::offset_box(half.x, half.y, center, Rot::from_angle(angle), radius)
                             : Polygon::rounded_box(half.x, half.y, radius);
            return;
        }
    }
}

void Reader::operator()(Chain& value) {
    std::vector<Vec2>& points = box().points;
    (*this)(points);
    value.points = points.data();
    value.count = static_cast<int>(points.size());
    (*this)(value.is_loop);
    (*this)(value.one_sided);
    (*this)(value.ghost1);
    (*this)(value.ghost2);
    std::vector<std::uint32_t>& indices = box().indices;
    indices.resize(count());
    for (std::uint32_t& index : indices) (*this)(index);
    // A chain reads one for each segment.
    const auto segments = static_cast<std::size_t>(std::max(0, value.segment_count()));
    if (!indices.empty() && indices.size() < segments) indices.resize(segments, 0);
    value.materials = indices.empty() ? nullptr : indices.data();
}

void Reader::operator()(SceneOutline& value) {
    (*this)(value.outer);
    value.holes.resize(count());
    for (std::vector<Vec2>& hole : value.holes) (*this)(hole);
    (*this)(value.radius);
}

void Reader::operator()(SmallFunction<bool(const Shape&)>& value) {
    const int function = take<int>();
    if (function == 0) return;
    value = [function](const Shape& shape) {
        Writer(box().slots)(shape);
        ask(Asked::kPredicate, function);
        return Reader(box().slots.data()).flag();
    };
}

void Writer::operator()(const Geometry& value) {
    const auto form = [this](Form form) { number(static_cast<double>(form)); };
    switch (value.type) {
        case ShapeType::kCircle:
            form(Form::kCircle);
            return (*this)(value.circle);
        case ShapeType::kCapsule:
            form(Form::kCapsule);
            return (*this)(value.capsule);
        case ShapeType::kSegment:
            form(Form::kSegment);
            return (*this)(value.segment);
        case ShapeType::kPolygon:
        case ShapeType::kLargePolygon: {
            form(Form::kPolygon);
            const PolygonView polygon = value.polygon_view();
            (*this)(std::span<const Vec2>(polygon.vertices, static_cast<std::size_t>(polygon.count)));
            return (*this)(polygon.radius);
        }
    }
}

/// A handle, and its type; the last place after the types where the joint is gone.
void Writer::operator()(const Joint& value) {
    (*this)(value.handle());
    (*this)(value.is_valid() ? static_cast<int>(value.type()) : -1);
}

}  // namespace jostle::web

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Whether values of C are those of C++: numbers bit by bit, handles by their objects in worlds that are
// twins. Structs are in generated/same.h.
#pragma once

#include <cmath>
#include <cstring>
#include <optional>
#include <span>
#include <string_view>

#include "twin.h"

namespace jostle::c_test {

template <class Number>
requires std::is_arithmetic_v<Number>
bool same(Number c, Number x) {
    if constexpr (std::is_floating_point_v<Number>) {
        if (std::isnan(c) && std::isnan(x)) return true;
        return c == x && std::signbit(c) == std::signbit(x);
    }
    return c == x;
}
template <class Enum>
requires std::is_enum_v<Enum>
bool same(std::uint8_t c, Enum x) {
    return c == static_cast<std::uint8_t>(x);
}
inline bool same(const char* c, const char* x) {
    return std::strcmp(c, x) == 0;
}

template <class C>
bool same_handle(const C& c, const Handle& x) {
    return c.index == x.index && c.generation == x.generation &&
           (c.world_generation == 0) == (x.world_generation == 0);
}
inline bool same(const JostleBody& c, const Body& x) {
    return same_handle(c, x.handle());
}
inline bool same(const JostleShape& c, const Shape& x) {
    return same_handle(c, x.handle());
}
inline bool same(const JostleChainShape& c, const ChainShape& x) {
    return same_handle(c, x.handle());
}
inline bool same(const JostleJoint& c, const Joint& x) {
    return same_handle(c, x.handle());
}

bool same(const JostleGeometry& c, const Geometry& x);
bool same(const JostleTriangleVertices& c, const TriangleVertices& x);
bool same(const JostleTriangleCorners& c, const TriangleCorners& x);
/// Where a view points to.
template <class C, class T>
bool same(const C* c, const T* x) {
    if (c == nullptr || x == nullptr) return (c == nullptr) == (x == nullptr);
    if constexpr (requires { same(*c, *x); }) return same(*c, *x);
    return true;
}

template <class C, class Range>
bool same_array(const C& c, const Range& range) {
    std::size_t i = 0;
    for (const auto& one : range)
        if (!same(c[i++], one)) return false;
    return true;
}
/// As many as there was room for, and how many there are in all.
template <class C, class Range>
bool same_list(const C* c, std::size_t capacity, std::size_t count, const Range& range) {
    std::size_t i = 0;
    for (const auto& one : range) {
        if (i < capacity && !same(c[i], one)) return false;
        ++i;
    }
    return i == count;
}
template <class Span, class Range>
bool same_view(const Span& c, const Range& range) {
    if (c.count != range.size()) return false;
    for (std::size_t i = 0; i < c.count; ++i) {
        const auto* bytes = reinterpret_cast<const std::byte*>(c.first);
        const std::ptrdiff_t stride = c.stride == 0 ? static_cast<std::ptrdiff_t>(sizeof *c.first) : c.stride;
        const auto* one =
            reinterpret_cast<decltype(c.first)>(bytes + static_cast<std::ptrdiff_t>(i) * stride);
        if (!same(*one, range[i])) return false;
    }
    return true;
}
template <class C, class T>
bool same_optional(bool has, const C& c, const std::optional<T>& x) {
    return has == x.has_value() && (!has || same(c, *x));
}
inline bool same_text(const char* c, std::size_t length, std::string_view x) {
    return length == x.size() && x == c;
}
inline bool same_bytes(const void* c, std::size_t size, std::span<const std::byte> x) {
    return size == x.size() && std::memcmp(c, x.data(), size) == 0;
}

// Objects of which C has pointers, and which it frees.
bool same_object(JostleConvexPieces* c, const ConvexPieces& x);
bool same_object(JostleTaskScheduler* c, const std::unique_ptr<TaskScheduler>& x);
bool same_object(JostleWorld* c, const World& x);
bool same_object(JostleMeshReport* c, const MeshReport& x);
bool same_object(JostleScene* c, const std::unique_ptr<Scene>& x);
bool same_object(JostleSceneReport* c, const std::unique_ptr<SceneReport>& x);
bool same_object(JostleLintReport* c, const std::unique_ptr<c::LintReport>& x);
bool same_object(JostleCleanOutlines* c, const std::unique_ptr<CleanOutlines>& x);
/// One that a constructor has made: by what it saves, where it does.
template <class C, class T>
bool same_made(C* c, const T& x) {
    if (c == nullptr) return false;
    const auto& object = *reinterpret_cast<const T*>(c);
    if constexpr (requires { x.state_hash(); })
        return object.state_hash() == x.state_hash();
    else if constexpr (requires { x.save(); })
        return object.save() == x.save();
    else if constexpr (requires { x.bounds(); })
        return object.bounds() == x.bounds();
    else if constexpr (requires { x.columns(); })
        return object.columns() == x.columns() && object.def().clearance == x.def().clearance;
    else if constexpr (requires { x.obstacles(); })
        return object.obstacles().size() == x.obstacles().size();
    else
        return object.size() == x.size();
}

}  // namespace jostle::c_test

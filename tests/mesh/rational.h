// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Geometry in numbers that do not round: the oracle of what is claimed to be exact. For tests that have
// Boost's name in theirs.
#pragma once

#include <array>
#include <boost/multiprecision/cpp_int.hpp>

#include "mesh/exact.h"
#include "mesh/meshes.h"

namespace jostle::test {

using Rational = boost::multiprecision::cpp_rational;

struct Exact3 {
    Rational x, y, z;
    Exact3 operator+(const Exact3& b) const { return {x + b.x, y + b.y, z + b.z}; }
    Exact3 operator-(const Exact3& b) const { return {x - b.x, y - b.y, z - b.z}; }
    Exact3 operator*(const Rational& s) const { return {x * s, y * s, z * s}; }
    const Rational& operator[](int i) const { return i == 0 ? x : (i == 1 ? y : z); }
};
inline Exact3 exact(const detail::Double3& v) {
    return {Rational(v.x), Rational(v.y), Rational(v.z)};
}
inline Exact3 exact(const Vec3& v) {
    return exact(detail::to_double(v));
}
using ExactTriangle = std::array<Exact3, 3>;
inline ExactTriangle exact(const TriangleCorners& t) {
    return {exact(t[0]), exact(t[1]), exact(t[2])};
}

inline Rational dot(const Exact3& a, const Exact3& b) {
    return a.x * b.x + a.y * b.y + a.z * b.z;
}
inline Exact3 cross(const Exact3& a, const Exact3& b) {
    return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
inline int exact_sign(const Exact3& a, const Exact3& b, const Exact3& c, const Exact3& d) {
    return dot(cross(b - a, c - a), d - a).sign();
}
inline bool is_zero(const Exact3& v) {
    return v.x == 0 && v.y == 0 && v.z == 0;
}

/// [m^2]
inline Rational squared_distance(const Exact3& p, const ExactTriangle& t) {
    const auto of_edge = [&](const Exact3& a, const Exact3& b) {
        const Exact3 edge = b - a;
        const Rational length = dot(edge, edge);
        Rational along = length == 0 ? Rational(0) : Rational(dot(p - a, edge) / length);
        if (along < 0) along = 0;
        if (along > 1) along = 1;
        const Exact3 away = p - (a + edge * along);
        return Rational(dot(away, away));
    };
    Rational best = of_edge(t[0], t[1]);
    best = std::min(best, of_edge(t[1], t[2]));
    best = std::min(best, of_edge(t[2], t[0]));
    const Exact3 normal = cross(t[1] - t[0], t[2] - t[0]);
    const Rational size = dot(normal, normal);
    if (size == 0) return best;
    for (int i = 0; i < 3; ++i) {
        const Exact3& a = t[static_cast<std::size_t>(i)];
        if (dot(cross(t[static_cast<std::size_t>((i + 1) % 3)] - a, p - a), normal) < 0) return best;
    }
    const Rational above = dot(normal, p - t[0]);
    return std::min(best, Rational(above * above / size));
}

}  // namespace jostle::test

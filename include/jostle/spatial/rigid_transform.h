// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Boxes along the axes of one frame, seen in another: the box that encloses the turned one, by interval
// arithmetic in a fixed order. With t the transform, R its rotation,
//
// clang-format off
//     lower'[i] = t.p[i] + sum over j of R[i][j] * (R[i][j] >= 0 ? lower[j] : upper[j])
//     upper'[i] = t.p[i] + sum over j of R[i][j] * (R[i][j] >= 0 ? upper[j] : lower[j])
// clang-format on
//
// In bounds (wide_node.h), whose upper corners are negated, both become sums of rows times |R[i][j]|.
// Rounding is monotone, and so is every step here: a box inside another stays inside it, to the last bit, so
// that no node hides an item below it. The box encloses the turned one up to that rounding.
#pragma once

#include <jostle/core/config.h>
#include <jostle/core/require.h>
#include <jostle/math/aabb.h>
#include <jostle/math/transform.h>
#include <jostle/math/transform3.h>

#include <bit>
#include <cstdint>

JOSTLE_API_BEGIN
namespace jostle {

namespace detail {
template <int D>
struct RigidTransformOf {
    using Type = Vector<D>;  // which refuses: there are 2 and 3
};
template <>
struct RigidTransformOf<2> {
    using Type = Transform;
};
template <>
struct RigidTransformOf<3> {
    using Type = Transform3;
};
}  // namespace detail

/// Transform or Transform3.
template <int D>
using RigidTransform = typename detail::RigidTransformOf<D>::Type;

/// [1] How far the columns of a rotation may be from unit length (squared) and from each other's normal.
inline constexpr float kRotationTolerance = 1.0e-4f;

namespace detail {

/// The entry in row i, column j, of a rotation.
[[nodiscard]] JOSTLE_INLINE constexpr float rotation_entry(const Transform& t, int i, int j) {
    return i == j ? t.q.c : (i == 0 ? -t.q.s : t.q.s);
}
[[nodiscard]] JOSTLE_INLINE constexpr float rotation_entry(const Transform3& t, int i, int j) {
    return j == 0 ? t.q.cx[i] : (j == 1 ? t.q.cy[i] : t.q.cz[i]);
}

/// A rigid transform as bounds see it: row r of a moved box is shift[r] plus the sum over j of scale[r %
/// D][j] times the box's row source[r][j]. No scale is greater than 1, so that no product overflows.
template <int D>
struct BoxMotion {
    float shift[2 * D];    ///< [m]
    float scale[D][D];     ///< [1] in [0, 1]
    int source[2 * D][D];  ///< j, or D + j
};

template <int D>
[[nodiscard]] JOSTLE_INLINE constexpr BoxMotion<D> motion_of(const float (&rotation)[D][D],
                                                             const float (&shift)[D]) {
    BoxMotion<D> motion{};
    for (int i = 0; i < D; ++i) {
        motion.shift[i] = shift[i];
        motion.shift[D + i] = -shift[i];
        for (int j = 0; j < D; ++j) {
            // By the sign's bit: a processor could not foretell a branch.
            const auto bits = std::bit_cast<std::uint32_t>(rotation[i][j]);
            const int turned = static_cast<int>(bits >> 31);
            motion.scale[i][j] = math::min(std::bit_cast<float>(bits & 0x7fffffffu), 1.0f);
            motion.source[i][j] = j + turned * D;
            motion.source[D + i][j] = j + (1 - turned) * D;
        }
    }
    return motion;
}

/// From the transform's own frame to the one that it leads to.
template <int D>
[[nodiscard]] JOSTLE_INLINE constexpr BoxMotion<D> forward_motion(const RigidTransform<D>& t) {
    float rotation[D][D]{}, shift[D]{};
    for (int i = 0; i < D; ++i) {
        shift[i] = t.p[i];
        for (int j = 0; j < D; ++j) rotation[i][j] = rotation_entry(t, i, j);
    }
    return motion_of<D>(rotation, shift);
}
/// And back.
template <int D>
[[nodiscard]] JOSTLE_INLINE constexpr BoxMotion<D> backward_motion(const RigidTransform<D>& t) {
    float rotation[D][D]{}, shift[D]{};
    for (int i = 0; i < D; ++i) {
        float sum = 0.0f;
        for (int j = 0; j < D; ++j) {
            rotation[i][j] = rotation_entry(t, j, i);
            sum = sum + rotation[i][j] * t.p[j];
        }
        shift[i] = -sum;
    }
    return motion_of<D>(rotation, shift);
}

template <int D>
[[nodiscard]] JOSTLE_INLINE constexpr Aabb<D> moved(const BoxMotion<D>& motion, const Aabb<D>& box) {
    float bound[2 * D]{}, result[2 * D]{};
    for (int i = 0; i < D; ++i) {
        bound[i] = box.lower[i];
        bound[D + i] = -box.upper[i];
    }
    for (int r = 0; r < 2 * D; ++r) {
        result[r] = motion.shift[r];
        for (int j = 0; j < D; ++j)
            result[r] = result[r] + motion.scale[r % D][j] * bound[motion.source[r][j]];
    }
    Aabb<D> to;
    for (int i = 0; i < D; ++i) {
        to.lower[i] = result[i];
        to.upper[i] = -result[D + i];
    }
    return to;
}

/// Raises Error unless the transform is finite, there and back, and its rotation orthonormal within
/// kRotationTolerance. One that mirrors is let through.
template <int D>
void require_rigid(const Call& call, const RigidTransform<D>& t);

}  // namespace detail

/// The box that encloses a box moved by t.
template <int D>
[[nodiscard]] JOSTLE_INLINE constexpr Aabb<D> enclosing_box(const RigidTransform<D>& t, const Aabb<D>& box) {
    return detail::moved<D>(detail::forward_motion<D>(t), box);
}
/// The box that encloses a box moved back by t.
template <int D>
[[nodiscard]] JOSTLE_INLINE constexpr Aabb<D> inverse_enclosing_box(const RigidTransform<D>& t,
                                                                    const Aabb<D>& box) {
    return detail::moved<D>(detail::backward_motion<D>(t), box);
}

/// Whether a box of one frame and a box b of another meet, as far as boxes tell: each meets the box that
/// encloses the other one in its own frame. t leads from b's frame to a's. Two boxes that overlap once turned
/// are never told apart, but for rounding; two that do not may be let through.
template <int D>
[[nodiscard]] JOSTLE_INLINE constexpr bool overlap(const Aabb<D>& a, const Aabb<D>& b,
                                                   const RigidTransform<D>& t) {
    return overlap(a, enclosing_box<D>(t, b)) && overlap(inverse_enclosing_box<D>(t, a), b);
}

}  // namespace jostle
JOSTLE_API_END

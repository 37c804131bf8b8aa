// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/contacts/rolling_contacts.h"

#include <bit>
#include <limits>

#include "dynamics/contacts/rolling_kernels.h"

namespace jostle::detail {
namespace {

constexpr int kRollingRowsPerTask = 16;
struct OnLine {
    Vec2 point;      ///< [m]
    bool is_beyond;  ///< an open end of the line
};
/// Beyond its ghosts the line goes straight on.
OnLine nearest_on_line(const TurningLine& line, Vec2 point) {
    OnLine nearest{line.at[0], false};
    float least = std::numeric_limits<float>::infinity();
    // ORDER: the first of several that are as near.
    for (int i = 0; i + 1 < line.corners; ++i) {
        const bool is_first = i == 0, is_last = i + 2 == line.corners;
        const Vec2 from = line.at[i], way = line.at[i + 1] - from;
        const float length = length_squared(way);
        const float along = length > 0.0f ? dot(point - from, way) / length : 0.0f;
        const float t = clamp(along, is_first ? min(along, 0.0f) : 0.0f, is_last ? max(along, 1.0f) : 1.0f);
        const Vec2 at = from + t * way;
        const float squared = length_squared(point - at);
        if (!(squared < least)) continue;
        least = squared;
        nearest = {at, (is_first && line.begins_open && t < 0.0f) || (is_last && line.ends_open && t > 1.0f)};
    }
    return nearest;
}

void put(Vec2 v, std::size_t lane, float* x, float* y) {
    x[lane] = v.x;
    y[lane] = v.y;
}

/// The line that A's segment is part of, if it is a round end of B that rolls on it.
void take_line(const BodySim& a, const Geometry& geometry, ManifoldType type, std::size_t lane,
               TurningRow& turning) {
    if (geometry.type != ShapeType::kSegment || type == ManifoldType::kFaceB ||
        !(turning.radius_b[lane] > 0.0f))
        return;
    const Segment& segment = geometry.segment;
    if (!segment.ghost1 && !segment.ghost2) return;
    TurningLine& line = turning.lines[lane];
    int corners = 0;
    const auto add = [&](Vec2 corner) { line.at[corners++] = apply(a.transform, corner) - a.center; };
    line.begins_open = !segment.ghost1;
    line.ends_open = !segment.ghost2;
    if (segment.ghost1) add(*segment.ghost1);
    add(segment.point1);
    add(segment.point2);
    if (segment.ghost2) add(*segment.ghost2);
    line.corners = static_cast<std::uint8_t>(corners);
    const Vec2 apart{turning.apart_x[lane], turning.apart_y[lane]},
        core_b{turning.core_b_x[lane], turning.core_b_y[lane]},
        normal{turning.normal_x[lane], turning.normal_y[lane]};
    const Vec2 point = apart + core_b;
    const OnLine nearest = nearest_on_line(line, point);
    // Where B is pressed in, there is no direction.
    if (nearest.is_beyond || dot(point - nearest.point, normal) < 0.5f * turning.radius_b[lane]) return;
    put(nearest.point, lane, turning.core_a_x, turning.core_a_y);
    turning.is_on_line |= 1u << lane;
    turning.has_face_a &= ~(1u << lane);
}

/// The points of lines at which bodies touch now.
void follow_lines(const BodyState* states, const ContactRow& row, TurningRow& turning) {
    turning.is_lost = 0;
    for (std::uint32_t left = turning.is_on_line; left != 0; left &= left - 1) {
        const auto lane = static_cast<std::size_t>(std::countr_zero(left));
        const BodyState &a = states[row.body_a[lane]], &b = states[row.body_b[lane]];
        const Vec2 apart =
            Vec2{turning.apart_x[lane], turning.apart_y[lane]} + (b.delta_position - a.delta_position);
        const Vec2 core_b = rotate(b.delta_rotation, {turning.core_b_x[lane], turning.core_b_y[lane]});
        const OnLine nearest =
            nearest_on_line(turning.lines[lane], inverse_rotate(a.delta_rotation, apart + core_b));
        put(nearest.point, lane, turning.core_a_x, turning.core_a_y);
        if (nearest.is_beyond) turning.is_lost |= 1u << lane;
    }
}

}  // namespace

void fill_turning(const BodyTable& bodies, const ShapeTable& shapes, std::span<ContactSim* const> sims,
                  std::uint32_t lanes, TurningRow& turning, ContactRow& row) {
    row.turning = static_cast<std::uint8_t>(lanes);
    turning.has_face_a = turning.has_face_b = turning.is_on_line = turning.is_lost = 0;
    for (std::uint32_t left = lanes; left != 0; left &= left - 1) {
        const auto lane = static_cast<std::size_t>(std::countr_zero(left));
        const ContactSim& sim = *sims[lane];
        const Vec2 apart = bodies.sim(sim.body_b).center - bodies.sim(sim.body_a).center;
        // Anchors are midway between the surfaces.
        const float half = 0.5f * sim.manifold.points[0].separation;
        put(sim.normal, lane, turning.normal_x, turning.normal_y);
        put(apart, lane, turning.apart_x, turning.apart_y);
        put(sim.anchor_a[0] - (sim.radius_a + half) * sim.normal, lane, turning.core_a_x, turning.core_a_y);
        put(sim.anchor_b[0] + (sim.radius_b + half) * sim.normal, lane, turning.core_b_x, turning.core_b_y);
        turning.radius_a[lane] = sim.radius_a;
        turning.radius_b[lane] = sim.radius_b;
        turning.extent[lane] = sim.extent;
        const ManifoldType type = sim.manifold.type;
        if (type == ManifoldType::kFaceA) turning.has_face_a |= 1u << lane;
        if (type == ManifoldType::kFaceB) turning.has_face_b |= 1u << lane;
        take_line(bodies.sim(sim.body_a), shapes[sim.shape_a].geometry, type, lane, turning);
        const Vec2 core_a{turning.core_a_x[lane], turning.core_a_y[lane]},
            core_b{turning.core_b_x[lane], turning.core_b_y[lane]};
        const Vec2 gap = apart + core_b - core_a;
        const bool is_on_line = ((turning.is_on_line >> lane) & 1) != 0;
        turning.separation[lane] = sim.separation[0] - (is_on_line ? length(gap) : dot(gap, sim.normal));
    }
}

void place_turning(const SolverPass& pass) {
    BodyState* const states = pass.awake.states.data();
    for (const ActiveColour& colour : pass.laid_out.active()) {
        if (!colour.has_turning) continue;
        ContactRow* const rows = pass.laid_out.of(colour);
        TurningRow* const turning = pass.laid_out.turning_of(colour);
        const int grain = colour.bin == kOverflowBin ? colour.row_count : kRollingRowsPerTask;
        for_ranges(pass.context.scheduler, colour.row_count, grain, [&](int begin, int end) {
            for (int r = begin; r < end; ++r)
                if (turning[r].is_on_line != 0) follow_lines(states, rows[r], turning[r]);
            place_turning_contacts(states, turning + begin, rows + begin, end - begin);
        });
    }
}

}  // namespace jostle::detail

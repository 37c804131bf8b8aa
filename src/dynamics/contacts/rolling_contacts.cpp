// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/contacts/rolling_contacts.h"

#include <bit>
#include <limits>

#include "dynamics/bodies/mobility.h"

namespace jostle::detail {
namespace {

constexpr int kRollingRowsPerTask = 16;
/// [1] The cosine of 18 degrees: by more no normal turns in a step.
constexpr float kLeastCosine = 0.95f;
/// [1] Core points that are nearer to each other than the root of it, of the smaller shape's extent, have no
/// direction.
constexpr float kLeastSquared = 1.0e-12f;

struct OnLine {
    Vec2 point;      ///< [m]
    bool is_beyond;  ///< an open end of the line
};
/// Beyond its ghosts the line goes straight on.
OnLine nearest_on_line(const TurningContact& contact, Vec2 point) {
    OnLine nearest{contact.line[0], false};
    float least = std::numeric_limits<float>::infinity();
    // ORDER: the first of several that are as near.
    for (int i = 0; i + 1 < contact.corners; ++i) {
        const bool is_first = i == 0, is_last = i + 2 == contact.corners;
        const Vec2 from = contact.line[i], way = contact.line[i + 1] - from;
        const float length = length_squared(way);
        const float along = length > 0.0f ? dot(point - from, way) / length : 0.0f;
        const float t = clamp(along, is_first ? min(along, 0.0f) : 0.0f, is_last ? max(along, 1.0f) : 1.0f);
        const Vec2 at = from + t * way;
        const float squared = length_squared(point - at);
        if (!(squared < least)) continue;
        least = squared;
        nearest = {
            at, (is_first && contact.begins_open && t < 0.0f) || (is_last && contact.ends_open && t > 1.0f)};
    }
    return nearest;
}

/// The line that A's segment is part of, if it is a round end of B that rolls on it.
void take_line(const BodySim& a, const Geometry& geometry, TurningContact& contact) {
    contact.corners = 0;
    if (geometry.type != ShapeType::kSegment || contact.type == ManifoldType::kFaceB ||
        !(contact.radius_b > 0.0f))
        return;
    const Segment& segment = geometry.segment;
    if (!segment.ghost1 && !segment.ghost2) return;
    int corners = 0;
    const auto add = [&](Vec2 corner) { contact.line[corners++] = apply(a.transform, corner) - a.center; };
    contact.begins_open = !segment.ghost1;
    contact.ends_open = !segment.ghost2;
    if (segment.ghost1) add(*segment.ghost1);
    add(segment.point1);
    add(segment.point2);
    if (segment.ghost2) add(*segment.ghost2);
    contact.corners = static_cast<std::uint8_t>(corners);
    const Vec2 point = contact.apart + contact.core_b;
    const OnLine nearest = nearest_on_line(contact, point);
    // Where B is pressed in, there is no direction.
    if (nearest.is_beyond || dot(point - nearest.point, contact.normal) < 0.5f * contact.radius_b) {
        contact.corners = 0;
        return;
    }
    contact.core_a = nearest.point;
    contact.type = ManifoldType::kCircles;
}

/// A contact as its bodies are now.
struct Placed {
    Vec2 normal;             ///< [1]
    float separation;        ///< [m]
    float along_a, along_b;  ///< [m] as of ContactRowPoint
    float lever_a, lever_b;  ///< [m] likewise
    bool is_there = true;    ///< it has a place
};

/// As the row has it: the numbers of its first point.
Placed placed_before(const ContactRow& row, std::size_t lane) {
    const ContactRowPoint& point = row.points[0];
    return {{row.normal_x[lane], row.normal_y[lane]},
            0.0f,
            point.along_a[lane],
            point.along_b[lane],
            point.lever_a[lane],
            point.lever_b[lane]};
}

Placed place(const TurningContact& contact, const BodyState& a, const BodyState& b) {
    const Vec2 apart = contact.apart + (b.delta_position - a.delta_position);
    const Vec2 core_b = rotate(b.delta_rotation, contact.core_b);
    Vec2 core_a = contact.core_a;
    Placed placed{};
    if (contact.corners > 0) {
        const OnLine nearest = nearest_on_line(contact, inverse_rotate(a.delta_rotation, apart + core_b));
        core_a = nearest.point;
        placed.is_there = !nearest.is_beyond;
    }
    core_a = rotate(a.delta_rotation, core_a);
    const Vec2 gap = apart + core_b - core_a;
    if (contact.type == ManifoldType::kCircles) {
        const bool has_direction = length_squared(gap) > kLeastSquared * contact.extent * contact.extent;
        placed.normal = has_direction ? normalized(gap) : contact.normal;
    } else {
        const bool is_of_a = contact.type == ManifoldType::kFaceA;
        placed.normal = rotate(is_of_a ? a.delta_rotation : b.delta_rotation, contact.normal);
    }
    const Vec2 n = placed.normal;
    placed.separation = contact.separation + dot(gap, n);
    const Vec2 seen_a = contact.type == ManifoldType::kFaceA ? apart + core_b : core_a,
               seen_b = contact.type == ManifoldType::kFaceB ? core_a - apart : core_b;
    placed.lever_a = cross(seen_a, n);
    placed.lever_b = cross(seen_b, n);
    placed.along_a = dot(core_a, n) + contact.radius_a;
    placed.along_b = dot(core_b, n) - contact.radius_b;
    return placed;
}

/// Whether it is the contact that it was when the step began: other features may meet by now.
bool is_near(const TurningContact& contact, const Placed& now, const BodyState& a, const BodyState& b) {
    return now.is_there && dot(now.normal, contact.normal) > kLeastCosine &&
           length_squared(b.delta_position - a.delta_position) < contact.extent * contact.extent;
}

/// By how much the impulses of a contact change as they are turned.
struct Turned {
    Vec2 impulse;      ///< [N s] on B; the opposite on A
    float on_a, on_b;  ///< [N m s] about the centres of mass
};
Turned turn(const ContactRow& row, std::size_t lane, const Placed& before, const Placed& now) {
    const float normal = row.points[0].normal_impulse[lane], tangent = row.along_tangent.impulse[lane];
    const Vec2 change = now.normal - before.normal;
    // The levers of friction are those along the normal, negated.
    return {normal * change + tangent * right_perpendicular(change),
            normal * (now.lever_a - before.lever_a) - tangent * (now.along_a - before.along_a),
            normal * (now.lever_b - before.lever_b) - tangent * (now.along_b - before.along_b)};
}

void push(const ContactRow& row, std::size_t lane, const Turned& by, BodyState* states) {
    const std::uint32_t bit = 1u << lane;
    if ((row.moves_a & ~row.warm_start_a & bit) != 0) {
        BodyState& a = states[row.body_a[lane]];
        a.velocity -= row.inv_mass_a[lane] * by.impulse;
        a.angular -= row.inv_inertia_a[lane] * by.on_a;
    }
    if ((row.moves_b & ~row.warm_start_b & bit) != 0) {
        BodyState& b = states[row.body_b[lane]];
        b.velocity += row.inv_mass_b[lane] * by.impulse;
        b.angular += row.inv_inertia_b[lane] * by.on_b;
    }
}

/// [kg] The mass that an impulse with these arms meets.
float mass_of(const ContactRow& row, std::size_t lane, float arm_a, float arm_b) {
    return inverse_or_zero(row.inv_mass_a[lane] + row.inv_mass_b[lane] +
                           row.inv_inertia_a[lane] * arm_a * arm_a + row.inv_inertia_b[lane] * arm_b * arm_b);
}

/// So that its point has this separation now: see prepare_kernels.cpp and contact_lanes.h.
void keep(const Placed& now, const BodyState& a, const BodyState& b, std::size_t lane, ContactRow& row) {
    const Rot qa = a.delta_rotation, qb = b.delta_rotation;
    float opened = dot(b.delta_position - a.delta_position, now.normal);
    if (row.has_rounding) opened += row.radius_a[lane] * (qa.c - 1.0f) + row.radius_b[lane] * (qb.c - 1.0f);
    opened += (qb.c * now.along_b + qb.s * now.lever_b) - (qa.c * now.along_a + qa.s * now.lever_a);
    row.normal_x[lane] = now.normal.x;
    row.normal_y[lane] = now.normal.y;
    ContactRowPoint& point = row.points[0];
    point.along_a[lane] = now.along_a;
    point.along_b[lane] = now.along_b;
    point.lever_a[lane] = now.lever_a;
    point.lever_b[lane] = now.lever_b;
    point.separation[lane] = now.separation - opened;
    point.normal_mass[lane] = mass_of(row, lane, now.lever_a, now.lever_b);
    row.along_tangent.lever_a[lane] = -now.along_a;
    row.along_tangent.lever_b[lane] = -now.along_b;
    row.along_tangent.mass[lane] = mass_of(row, lane, now.along_a, now.along_b);
}

void place_row(BodyState* states, const TurningContact* turning, ContactRow& row) {
    for (std::uint32_t left = row.turning; left != 0; left &= left - 1) {
        const auto lane = static_cast<std::size_t>(std::countr_zero(left));
        const BodyState &a = states[row.body_a[lane]], &b = states[row.body_b[lane]];
        const Placed now = place(turning[lane], a, b);
        if (!is_near(turning[lane], now, a, b)) continue;
        push(row, lane, turn(row, lane, placed_before(row, lane), now), states);
        keep(now, a, b, lane, row);
    }
}

}  // namespace

void fill_turning(const BodyTable& bodies, const ShapeTable& shapes, std::span<ContactSim* const> sims,
                  std::uint32_t lanes, TurningContact* turning, ContactRow& row) {
    row.turning = static_cast<std::uint8_t>(lanes);
    for (std::uint32_t left = lanes; left != 0; left &= left - 1) {
        const auto lane = static_cast<std::size_t>(std::countr_zero(left));
        const ContactSim& sim = *sims[lane];
        TurningContact& contact = turning[lane];
        contact.normal = sim.normal;
        contact.apart = bodies.sim(sim.body_b).center - bodies.sim(sim.body_a).center;
        // Anchors are midway between the surfaces.
        const float half = 0.5f * sim.manifold.points[0].separation;
        contact.core_a = sim.anchor_a[0] - (sim.radius_a + half) * sim.normal;
        contact.core_b = sim.anchor_b[0] + (sim.radius_b + half) * sim.normal;
        contact.radius_a = sim.radius_a;
        contact.radius_b = sim.radius_b;
        contact.extent = sim.extent;
        contact.type = sim.manifold.type;
        take_line(bodies.sim(sim.body_a), shapes[sim.shape_a].geometry, contact);
        const Vec2 gap = contact.apart + contact.core_b - contact.core_a;
        contact.separation = sim.separation[0] - (contact.corners > 0 ? length(gap) : dot(gap, sim.normal));
    }
}

void place_turning(const SolverPass& pass) {
    for (const ActiveColour& colour : pass.laid_out.active()) {
        if (!colour.has_turning) continue;
        ContactRow* const rows = pass.laid_out.of(colour);
        const int grain = colour.bin == kOverflowBin ? colour.row_count : kRollingRowsPerTask;
        for_ranges(pass.context.scheduler, colour.row_count, grain, [&](int begin, int end) {
            for (int r = begin; r < end; ++r)
                place_row(pass.awake.states.data(), pass.laid_out.turning_of(colour, r), rows[r]);
        });
    }
}

}  // namespace jostle::detail

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/pairs/smooth_ground.h"

#include <jostle/geometry/flush.h>
#include <jostle/memory/room.h>

#include <algorithm>

#include "dynamics/store/shape_links.h"

namespace jostle {
namespace {

/// The lowest ids of those that are added, in order: whatever order the tree has them in.
class LowestIds {
  public:
    void add(ShapeId id) {
        ShapeId* const end = ids_ + count_;
        ShapeId* const place = std::lower_bound(ids_, end, id);
        if (count_ < kMostFlushNeighbours) {
            std::copy_backward(place, end, end + 1);
            ++count_;
        } else if (place != end) {
            std::copy_backward(place, end - 1, end);
        } else {
            return;
        }
        *place = id;
    }
    [[nodiscard]] std::span<const ShapeId> get() const { return {ids_, static_cast<std::size_t>(count_)}; }

  private:
    ShapeId ids_[kMostFlushNeighbours];
    int count_ = 0;
};

struct Sides {
    ShapeId ground, mover;
    BodyId ground_body, mover_body;
    bool ground_is_a;
};
Sides sides_of(const PosedShapes& posed, const ContactSim& sim) {
    if (posed.bodies[sim.body_a].type == BodyType::kStatic)
        return {sim.shape_a, sim.shape_b, sim.body_a, sim.body_b, true};
    return {sim.shape_b, sim.shape_a, sim.body_b, sim.body_a, false};
}

bool is_flat(const Geometry& geometry) {
    return geometry.type != ShapeType::kCircle && geometry.type != ShapeType::kCapsule;
}

void find_neighbours(const PosedShapes& posed, const Sides& sides, const Aabb<2>& place, LowestIds& found) {
    QueryContext context;
    posed.boxes.static_tree().query(context, place, [&](int item) {
        const ShapeId id = shape_of(posed.boxes.static_tree().user_data(item));
        if (id == sides.ground || !posed.pairs.contains(id, sides.mover)) return;
        const ShapeRecord& shape = posed.shapes[id];
        if (!shape.def.is_sensor && is_smooth(shape) && is_flat(shape.geometry)) found.add(id);
    });
}

/// The box as seen from a body.
OrientedBox box_from(const Transform& body, const Aabb<2>& box) {
    const Vec2 half = extents(box);
    return {inverse_apply(body, box.lower + half), half, jostle::inverse(body.q)};
}

/// Whether no point is near enough for it to be known what covers the ground there.
bool is_beyond(const Manifold& manifold, float reach) {
    for (int i = 0; i < manifold.count; ++i)
        if (manifold.points[i].separation <= reach) return false;
    return true;
}

/// The smooth manifold, in the ground's frame; none: the plain one is right.
std::optional<Manifold> collide_ground(const PosedShapes& posed, const Tolerances& tolerances,
                                       const Sides& sides, const Transform& mover_in_ground,
                                       const Manifold& plain) {
    const ShapeRecord &ground = posed.shapes[sides.ground], &mover = posed.shapes[sides.mover];
    const Transform& frame = posed.bodies.sim(sides.ground_body).transform;
    const Aabb<2> tight = bounds(mover.geometry, posed.bodies.sim(sides.mover_body).transform);
    // Every shape that reaches into this box and may collide with the mover has a contact; see pair_box().
    const Aabb<2> reach = expand(tight, tolerances.speculative_distance);
    const Aabb<2> own = expand(posed.boxes.fat_box(ground.proxy), tolerances.linear_slop);
    const Aabb<2> place{max(reach.lower, own.lower), min(reach.upper, own.upper)};
    // The boxes have parted: the contact ends in this step.
    if (!is_valid(place)) return std::nullopt;
    LowestIds found;
    find_neighbours(posed, sides, place, found);
    if (found.get().empty()) return std::nullopt;
    if (is_beyond(plain, flush_reach(tolerances))) return Manifold{};
    Room<FlushNeighbour, kMostFlushNeighbours> neighbours;
    std::size_t count = 0;
    for (const ShapeId id : found.get()) {
        const ShapeRecord& shape = posed.shapes[id];
        neighbours.items[count++] = {&shape.geometry,
                                     inverse_compose(frame, posed.bodies.sim(shape.body).transform)};
    }
    const Aabb<2> known = expand(tight, flush_reach(tolerances));
    return collide_flush({&ground.geometry, std::span<const FlushNeighbour>(neighbours.items).first(count),
                          box_from(frame, known)},
                         mover.geometry, mover_in_ground, tolerances);
}

}  // namespace

bool smooth(const PosedShapes& posed, const Tolerances& tolerances, const ContactSim& sim,
            const Transform& pose, Manifold& manifold) {
    if (manifold.count == 0) return false;
    const Sides sides = sides_of(posed, sim);
    const ShapeRecord& ground = posed.shapes[sides.ground];
    const Transform mover_in_ground = sides.ground_is_a ? pose : inverse_compose(pose, Transform{});
    const Manifold from_ground = sides.ground_is_a ? manifold : swapped(manifold, mover_in_ground);
    if (!may_meet_seam(ground.geometry, from_ground, tolerances)) return false;
    if (!is_smooth(ground) || !is_smooth(posed.shapes[sides.mover])) return false;
    const std::optional<Manifold> smoothed =
        collide_ground(posed, tolerances, sides, mover_in_ground, manifold);
    if (smoothed) manifold = sides.ground_is_a ? *smoothed : swapped(*smoothed, pose);
    return true;
}

}  // namespace jostle

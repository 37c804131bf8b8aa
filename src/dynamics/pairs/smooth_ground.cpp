// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/pairs/smooth_ground.h"

#include <jostle/geometry/flush.h>
#include <jostle/memory/room.h>

#include <algorithm>
#include <limits>
#include <tuple>

#include "dynamics/store/edges.h"
#include "dynamics/store/shape_links.h"
#include "geometry/collide/is_sharp.h"

namespace jostle::detail {
namespace {

/// The neighbours that lie nearest to a manifold's points.
class Nearest {
  public:
    /// In the world.
    explicit Nearest(std::span<const Vec2> points) : points_(points) {}

    void add(ShapeId id, const Aabb<2>& box) {
        const Entry one{distance_of(box), box, id};
        Entry* const begin = room_.items;
        if (count_ < kMostFlushNeighbours) {
            begin[count_++] = one;
            if (count_ == kMostFlushNeighbours) std::make_heap(begin, begin + count_, is_nearer);
        } else if (is_nearer(one, begin[0])) {
            std::pop_heap(begin, begin + count_, is_nearer);
            begin[count_ - 1] = one;
            std::push_heap(begin, begin + count_, is_nearer);
        }
    }
    [[nodiscard]] int count() const { return count_; }
    /// In any order: what is made of them does not depend on it.
    [[nodiscard]] ShapeId operator[](int i) const { return room_.items[i].id; }

  private:
    struct Entry {
        float distance;
        Aabb<2> box;
        ShapeId id;
    };
    [[nodiscard]] float distance_of(const Aabb<2>& box) const {
        float nearest = std::numeric_limits<float>::infinity();
        for (const Vec2 point : points_) nearest = min(nearest, squared_distance(box, point));
        return nearest;
    }
    /// ORDER: the nearer; of those as near the further left, the lower, the smaller; of equal boxes the lower
    /// slot. So which shape was made first matters only between two in one place.
    [[nodiscard]] static bool is_nearer(const Entry& a, const Entry& b) {
        const auto place = [](const Entry& e) {
            return std::tuple(e.distance, e.box.lower.x, e.box.lower.y, e.box.upper.x, e.box.upper.y, e.id);
        };
        return place(a) < place(b);
    }

    std::span<const Vec2> points_;
    int count_ = 0;
    Room<Entry, kMostFlushNeighbours> room_;
};

struct Sides {
    ShapeId ground, mover;
    BodyId ground_body, mover_body;
    bool ground_is_a, ground_is_static;
};
/// False: both move freely.
bool find_sides(const PosedShapes& posed, const ContactSim& sim, Sides& sides) {
    const BodyType a = posed.bodies[sim.body_a].type, b = posed.bodies[sim.body_b].type;
    if (a == BodyType::kDynamic && b == BodyType::kDynamic) return false;
    sides = a != BodyType::kDynamic
                ? Sides{sim.shape_a, sim.shape_b, sim.body_a, sim.body_b, true, a == BodyType::kStatic}
                : Sides{sim.shape_b, sim.shape_a, sim.body_b, sim.body_a, false, b == BodyType::kStatic};
    return true;
}

/// Whether a one-way shape lets the mover through: then it covers nothing.
bool lets_pass(const PosedShapes& posed, const Sides& sides, ShapeId neighbour) {
    if (!is_one_way(posed.shapes[neighbour])) return false;
    bool passes = false;
    for_constraints(posed.contacts, posed.bodies.contacts(sides.mover_body), [&](ContactId id) {
        const ContactRecord& record = posed.contacts[id];
        const bool is_pair = (record.shape_a == neighbour && record.shape_b == sides.mover) ||
                             (record.shape_a == sides.mover && record.shape_b == neighbour);
        passes = passes || (is_pair && is_through(posed.graph.contact_sim(record).one_way));
    });
    return passes;
}

void find_neighbours(const PosedShapes& posed, const Sides& sides, const Aabb<2>& place, Nearest& found) {
    QueryContext context;
    const DynamicTree<2>& tree =
        sides.ground_is_static ? posed.boxes.static_tree() : posed.boxes.movable_tree();
    tree.query(context, place, [&](int item) {
        const ShapeId id = shape_of(tree.user_data(item));
        const ShapeRecord& shape = posed.shapes[id];
        // Kinematic bodies part from each other.
        if (id == sides.ground || (!sides.ground_is_static && shape.body != sides.ground_body) ||
            !posed.pairs.contains(id, sides.mover))
            return;
        if (!shape.def.is_sensor && is_smooth(shape) && is_sharp(shape.geometry) &&
            !lets_pass(posed, sides, id))
            found.add(id, tree.fat_box(item));
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

/// The smooth manifold, in the ground's frame, as the plain one; none: that is right.
std::optional<Manifold> collide_ground(const PosedShapes& posed, const Tolerances& tolerances,
                                       const Sides& sides, const Transform& mover_in_ground,
                                       const Manifold& plain) {
    const ShapeRecord &ground = posed.shapes[sides.ground], &mover = posed.shapes[sides.mover];
    const Transform& frame = posed.bodies.sim(sides.ground_body).transform;
    const Aabb<2> tight = bounds(mover.geometry, posed.bodies.sim(sides.mover_body).transform);
    // Every shape that reaches into this box and may collide with the mover has a contact; see pair_box().
    const Aabb<2> reach = expand(tight, tolerances.speculative_distance);
    const Aabb<2> own = expand(posed.boxes.fat_box(posed.shapes.proxy(sides.ground)), tolerances.linear_slop);
    const Aabb<2> place{max(reach.lower, own.lower), min(reach.upper, own.upper)};
    // The boxes have parted: the contact ends in this step.
    if (!is_valid(place)) return std::nullopt;
    Vec2 points[2];
    for (int i = 0; i < plain.count; ++i) points[i] = apply(frame, plain.points[i].point);
    Nearest found(std::span<const Vec2>(points).first(static_cast<std::size_t>(plain.count)));
    find_neighbours(posed, sides, place, found);
    if (found.count() == 0) return std::nullopt;
    if (is_beyond(plain, flush_reach(tolerances))) return Manifold{};
    Room<FlushNeighbour, kMostFlushNeighbours> neighbours;
    for (int i = 0; i < found.count(); ++i) {
        const ShapeRecord& shape = posed.shapes[found[i]];
        neighbours.items[i] = {&shape.geometry,
                               inverse_compose(frame, posed.bodies.sim(shape.body).transform)};
    }
    const Aabb<2> known = expand(tight, flush_reach(tolerances));
    return collide_flush(
        {&ground.geometry,
         std::span<const FlushNeighbour>(neighbours.items).first(static_cast<std::size_t>(found.count())),
         box_from(frame, known)},
        mover.geometry, mover_in_ground, tolerances);
}

/// A manifold as the ground sees it.
struct FromGround {
    Sides sides;
    Transform mover;
    Manifold manifold;
};
/// False: no neighbour may change it.
bool see_from_ground(const PosedShapes& posed, const Tolerances& tolerances, const ContactSim& sim,
                     const Transform& pose, const Manifold& manifold, FromGround& seen) {
    Sides& sides = seen.sides;
    if (manifold.count == 0 || !find_sides(posed, sim, sides)) return false;
    const ShapeRecord& ground = posed.shapes[sides.ground];
    if (!sides.ground_is_static && !has_siblings(ground)) return false;
    seen.mover = sides.ground_is_a ? pose : inverse_compose(pose, Transform{});
    seen.manifold = sides.ground_is_a ? manifold : swapped(manifold, seen.mover);
    return may_meet_seam(ground.geometry, seen.manifold, tolerances) && is_smooth(ground) &&
           is_smooth(posed.shapes[sides.mover]);
}

}  // namespace

bool smooth(const PosedShapes& posed, const Tolerances& tolerances, const ContactSim& sim,
            const Transform& pose, Manifold& manifold) {
    FromGround seen;
    if (!see_from_ground(posed, tolerances, sim, pose, manifold, seen)) return false;
    const Sides& sides = seen.sides;
    const std::optional<Manifold> smoothed =
        collide_ground(posed, tolerances, sides, seen.mover, seen.manifold);
    if (smoothed) manifold = sides.ground_is_a ? *smoothed : swapped(*smoothed, pose);
    // Tiles of one body are there together: where none is flush now, none comes before the next computation.
    return sides.ground_is_static || smoothed;
}

bool is_near_tile(const PosedShapes& posed, const Tolerances& tolerances, const ContactSim& sim) {
    FromGround seen;
    return sim.is_at_seam || see_from_ground(posed, tolerances, sim, sim.pose, sim.manifold, seen);
}

}  // namespace jostle::detail

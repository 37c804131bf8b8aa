// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The first shape that a moving body meets.
#pragma once

#include <bit>
#include <cstdint>

#include "dynamics/continuous/meeting.h"
#include "dynamics/continuous/path.h"
#include "dynamics/continuous/swept_box.h"
#include "dynamics/store/context.h"
#include "dynamics/store/shape_links.h"
#include "dynamics/store/tables.h"

namespace jostle::detail {

/// ORDER: by fraction, then the other shape, then the body's own.
struct ImpactKey {
    float fraction = -1.0f;  ///< [1] of the step
    ShapeId other;
    ShapeId own;

    friend bool operator<(const ImpactKey& a, const ImpactKey& b) {
        if (a.fraction != b.fraction) return a.fraction < b.fraction;
        return a.other.index != b.other.index ? a.other.index < b.other.index : a.own.index < b.own.index;
    }
};

struct Impact {
    bool hit = false;
    bool must_ask = false;    ///< the user decides about it
    bool began_near = false;  ///< see Meeting
    ImpactKey key{2.0f, {}, {}};
    Vec2 point;        ///< [m] in the world
    Vec2 normal;       ///< [1] in the world, from the other shape to the body's own; 0: unknown
    Vec2 core_normal;  ///< [1] see Meeting
};

/// Part of a body's path.
struct Stretch {
    BodyId body;
    Sweep sweep;     ///< over the whole step
    BodyId carrier;  ///< by which the body is carried
    float begin;     ///< [1] of the step
    float end;
};

/// Whether two shapes of different bodies meet; unknown before the user is asked.
enum class Answer { kNo, kYes, kAsk };
/// As far as types, filters, joints and on_should_collide() go, in the midst of a step.
[[nodiscard]] Answer may_meet(const StepContext& context, const Tables& tables, ShapeId a, ShapeId b);

/// How far a body goes in the step, and all that it carries along.
struct CarrierReach {
    float way = 0.0f;   ///< [m] of its own points
    float turn = 0.0f;  ///< [1] of a point beyond its own: so much more, times how far that is from them

    /// [m] Of the points of a body that touches it. They are within two extents of its own.
    [[nodiscard]] float of_carried(float extent) const { return way + 2.0f * turn * extent; }
};
[[nodiscard]] inline CarrierReach farther(CarrierReach a, CarrierReach b) {
    return {max(a.way, b.way), max(a.turn, b.turn)};
}
[[nodiscard]] inline CarrierReach reach_of(const BodySim& sim, const BodyState& state) {
    // The angle of a turn, of up to half a turn, is at most this; so a share of the step takes at most its
    // share.
    const Rot rotation = state.delta_rotation;
    const float turn = rotation.c >= 0.0f ? 0.5f * kPi * abs(rotation.s) : kPi;
    return {length(state.delta_position) + turn * sim.extent, turn};
}

/// All numbers are constant while bodies are swept, so that many can be at once; but for carry_bullet(),
/// beside which nothing else may run.
class Sweeper {
  public:
    Sweeper(const StepContext& context, const Tables& tables)
        : context_(context),
          tables_(tables),
          slop_(context.settings.tolerances.linear_slop),
          per_unit_(unit_near(kLinearSlop / slop_)) {}

    /// [m] No point of a kinematic body moves further in this step, and none of a dynamic one, be it carried
    /// by a kinematic one.
    void set_reach(CarrierReach of_kinematic, float of_dynamic) {
        kinematic_reach_ = of_kinematic;
        dynamic_reach_ = of_dynamic;
    }
    /// A body carries a bullet along. Returns how far the bullet's points go at most [m].
    float carry_bullet(const BodySim& bullet, BodyId by) {
        const CarrierReach own = detail::reach_of(tables_.bodies.sim(by), tables_.bodies.state(by));
        const CarrierReach carrier{reach_of(by), max(own.turn, kinematic_reach_.turn)};
        const float reach = carrier.of_carried(bullet.extent);
        dynamic_reach_ = max(dynamic_reach_, reach);
        any_carried_ = true;
        return reach;
    }

    /// The first impact on static and kinematic shapes after `after`. A body that rests meets kinematic ones
    /// alone.
    [[nodiscard]] Impact first_impact(const Stretch& stretch, const ImpactKey& after) const;
    /// The first impact on shapes of dynamic bodies after `after`, before `found`, whose motions
    /// `bullets.path_of(BodyId)` answers; `bullets.carried(BodyId)` answers what carry_bullet() did.
    template <class Bullets>
    [[nodiscard]] Impact first_dynamic_impact(const Stretch& stretch, const ImpactKey& after, Impact found,
                                              Bullets& bullets) const;
    /// The first impact on one other dynamic body alone.
    template <class Bullets>
    [[nodiscard]] Impact first_impact_with(BodyId other, const Path& path_of_other, const Stretch& stretch,
                                           const ImpactKey& after, Impact found, Bullets& bullets) const;
    /// Calls `function(BodyId)` for dynamic bodies that may come near a body on a stretch of its path, or as
    /// far from it as it is carried; for some more than once.
    template <class Bullets, class Function>
    void for_dynamic_near(const Stretch& stretch, Bullets& bullets, Function&& function) const;
    /// Calls `function(ShapeId)` for shapes whose boxes a shape may come near on a sweep.
    template <class Function>
    void for_near(const Geometry& geometry, const Sweep& sweep, Function&& function) const;
    /// [1] Of the step, when two shapes first come near enough to touch; negative:
    /// they do not, or they are within it before or after the step.
    [[nodiscard]] float passes_at(ShapeId a, const Path& path_a, ShapeId b, const Path& path_b) const;
    /// Moves a body, whose step began at `before`, from `end` out of static shapes to which its cores have
    /// come nearer than half the least gap: to that gap. One across which it was put stays where it is.
    /// Returns whether no core touches one.
    [[nodiscard]] bool keep_off(BodyId body, const Transform& before, Transform& end) const;
    /// Whether static shapes that a body touches at a pose take at least so much [m] from a way [m].
    [[nodiscard]] bool bars(Vec2 way, float least, BodyId body, const Transform& pose) const;

  private:
    /// One shape of the body that moves.
    struct Search {
        const Stretch& stretch;
        const ImpactKey& after;
        Sweep sweep;  ///< the stretch alone
        ShapeId own;
        const ShapeRecord& shape;
        float inset;
        DistanceProxy core;
        Impact found;

        /// [1] Of the stretch, up to where an impact is of interest.
        [[nodiscard]] float end() const {
            if (!found.hit) return 1.0f;
            return min((found.key.fraction - stretch.begin) / (stretch.end - stretch.begin), 1.0f);
        }
    };
    [[nodiscard]] Search search_of(const Stretch& stretch, const ImpactKey& after, ShapeId own,
                                   const Impact& found) const;
    /// Calls `function(ShapeId, BodyId)` for shapes of dynamic bodies that may come to a box.
    template <class Bullets, class Function>
    void for_dynamic_at(const Aabb<2>& box, BodyId but, Bullets& bullets, Function&& function) const;
    void against_static(Search& search) const;
    void against_kinematic(Search& search) const;
    /// [m] Of a dynamic body, be it carried along by a kinematic one.
    [[nodiscard]] float reach_of(BodyId body) const {
        const BodySim& sim = tables_.bodies.sim(body);
        return max(detail::reach_of(sim, tables_.bodies.state(body)).way,
                   kinematic_reach_.of_carried(sim.extent));
    }
    /// Whether the motion of a shape's body may take it to a box.
    template <class Bullets>
    [[nodiscard]] bool may_come_near(ShapeId shape, const Aabb<2>& box, Bullets& bullets) const {
        const ShapeRecord& record = tables_.shapes[shape];
        const Aabb<2> fat = tables_.broad_phase.fat_box(tables_.shapes.proxy(shape));
        return overlap(expand(fat, reach_of(record.body)), box) ||
               (any_carried_ && overlap(expand(fat, bullets.carried(record.body)), box));
    }
    void consider(Search& search, ShapeId other, const Sweep& sweep_of_other) const;
    /// Of a body whose path has pieces.
    void consider(Search& search, ShapeId other, const Path& path_of_other) const;
    bool meets(Search& search, ShapeId other, Answer answer, const Sweep& sweep_of_other, float begin,
               float end) const;
    [[nodiscard]] Placed place(const Transform& pose, ShapeId own, ShapeId other) const;
    /// The static shape that is nearest to the body's cores, and nearer than half the least gap.
    [[nodiscard]] Placed too_near(BodyId body, const Transform& before, const Transform& pose) const;
    [[nodiscard]] Answer stops(ShapeId own, ShapeId other) const;
    /// [m] By how much a shape's core is smaller.
    [[nodiscard]] float inset_of(const Geometry& geometry) const;

    /// The power of two that is not greater than a number and nearest to it.
    [[nodiscard]] static float unit_near(float number) {
        return std::bit_cast<float>(std::bit_cast<std::uint32_t>(number) & 0xff800000u);
    }

    const StepContext& context_;
    const Tables& tables_;
    float slop_;
    float per_unit_;  ///< see MeetingShapes
    CarrierReach kinematic_reach_;
    float dynamic_reach_ = 0.0f;  ///< [m]
    bool any_carried_ = false;    ///< any bullet, by a dynamic body
};

template <class Bullets, class Function>
void Sweeper::for_dynamic_at(const Aabb<2>& box, BodyId but, Bullets& bullets, Function&& function) const {
    const DynamicTree<2>& tree = tables_.broad_phase.movable_tree();
    tree.query(expand(box, dynamic_reach_), [&](int item) {
        const ShapeId shape = shape_of(tree.user_data(item));
        const BodyId body = tables_.shapes[shape].body;
        if (body != but && tables_.bodies.is_movable(body) && may_come_near(shape, box, bullets))
            function(shape, body);
    });
}

template <class Bullets, class Function>
void Sweeper::for_dynamic_near(const Stretch& stretch, Bullets& bullets, Function&& function) const {
    const Sweep sweep = part_of(stretch.sweep, stretch.begin, stretch.end);
    for_shapes(tables_, stretch.body, [&](ShapeId own) {
        const Aabb<2> box = swept_box(tables_.shapes[own].geometry, sweep);
        const float carried = max(bullets.carried(stretch.body), reach_of(stretch.body));
        for_dynamic_at(expand(box, carried), stretch.body, bullets,
                       [&](ShapeId, BodyId body) { function(body); });
    });
}

template <class Bullets>
Impact Sweeper::first_dynamic_impact(const Stretch& stretch, const ImpactKey& after, Impact found,
                                     Bullets& bullets) const {
    for_shapes(tables_, stretch.body, [&](ShapeId own) {
        if (tables_.shapes[own].def.is_sensor) return;
        Search search = search_of(stretch, after, own, found);
        for_dynamic_at(swept_box(search.shape.geometry, search.sweep), stretch.body, bullets,
                       [&](ShapeId other, BodyId body) {
                           if (body != stretch.carrier) consider(search, other, bullets.path_of(body));
                       });
        found = search.found;
    });
    return found;
}

template <class Bullets>
Impact Sweeper::first_impact_with(BodyId other, const Path& path_of_other, const Stretch& stretch,
                                  const ImpactKey& after, Impact found, Bullets& bullets) const {
    if (other == stretch.carrier) return found;
    const Sweep sweep = part_of(stretch.sweep, stretch.begin, stretch.end);
    for_shapes(tables_, stretch.body, [&](ShapeId own) {
        const ShapeRecord& shape = tables_.shapes[own];
        if (shape.def.is_sensor) return;
        const Aabb<2> box = swept_box(shape.geometry, sweep);
        for_shapes(tables_, other, [&](ShapeId its) {
            if (!may_come_near(its, box, bullets)) return;
            Search search = search_of(stretch, after, own, found);
            consider(search, its, path_of_other);
            found = search.found;
        });
    });
    return found;
}

template <class Function>
void Sweeper::for_near(const Geometry& geometry, const Sweep& sweep, Function&& function) const {
    const float margin = context_.settings.tolerances.speculative_distance;
    const Aabb<2> box = expand(swept_box(geometry, sweep), margin);
    const DynamicTree<2>&fixed = tables_.broad_phase.static_tree(),
          &movable = tables_.broad_phase.movable_tree();
    fixed.query(box, [&](int item) { function(shape_of(fixed.user_data(item))); });
    movable.query(expand(box, max(kinematic_reach_.way, dynamic_reach_)),
                  [&](int item) { function(shape_of(movable.user_data(item))); });
}

}  // namespace jostle::detail

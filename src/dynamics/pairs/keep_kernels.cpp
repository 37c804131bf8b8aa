// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// narrow_phase.cpp says how far two bodies may move against each other.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "dynamics/pairs/keep_kernels.cpp"
#include "dynamics/pairs/keep_kernels.h"

#include <hwy/foreach_target.h>

#include <bit>
#include <cstddef>
#include <limits>

#include "math/plane_lanes.h"

HWY_BEFORE_NAMESPACE();
namespace jostle {
namespace HWY_NAMESPACE {

using namespace detail;

/// [1] The sine of two degrees: by how much A may turn in the world before normal and anchors follow; anchors
/// of a contact with a body that no contact moves follow at once.
constexpr float kStandingTurn = 0.034899497f;

/// The contacts of kLanes lanes, from `first` on. Lanes beyond the last contact have its own again.
struct LaneContacts {
    ContactSim* sims[kLanes];
    const BodySim* a[kLanes];
    const BodySim* b[kLanes];
    float distances[kLanes];
    int count;  ///< [1] lanes that are contacts
};
HWY_INLINE LaneContacts contacts_from(const PlacedContacts& contacts, int first) {
    LaneContacts out;
    out.count = contacts.count - first < kLanes ? contacts.count - first : kLanes;
    for (int i = 0; i < kLanes; ++i) {
        const int k = first + (i < out.count ? i : out.count - 1);
        out.sims[i] = contacts.sims[k];
        out.a[i] = contacts.a[k];
        out.b[i] = contacts.b[k];
        out.distances[i] = contacts.distances[k];
    }
    return out;
}

/// Four floats of each object, from `offset` bytes on.
template <class T>
HWY_INLINE Four gather(T* const (&objects)[kLanes], std::size_t offset) {
    return load_four_of([&](int i) HWY_ATTR { return objects[i]; }, offset);
}
HWY_INLINE LanePose gather_pose(const BodySim* const (&bodies)[kLanes]) {
    const Four f = gather(bodies, offsetof(BodySim, transform));
    return {{f.v[0], f.v[1]}, {f.v[2], f.v[3]}};
}

/// A contact as the narrow phase computed it: eighteen floats that lie together, three of which are whole
/// numbers.
struct LaneSim {
    LaneVec2 normal;
    Mask has_point[2];
    LaneVec2 points[2];
    Lanes separations[2];
    LanePose pose;
    LaneRot turn;
};
HWY_INLINE LaneSim gather_sim(const LaneContacts& contacts) {
    constexpr std::size_t kBegin = offsetof(ContactSim, manifold);
    constexpr std::size_t kPoint = kBegin + offsetof(Manifold, points);
    static_assert(offsetof(Manifold, normal) == 0 && offsetof(Manifold, points) == 12 &&
                  sizeof(ManifoldPoint) == 16 && offsetof(ManifoldPoint, separation) == 8);
    static_assert(offsetof(ContactSim, pose) == kBegin + 44 && offsetof(ContactSim, turn) == kBegin + 60);
    const Four head = gather(contacts.sims, kBegin), first = gather(contacts.sims, kPoint),
               second = gather(contacts.sims, kPoint + 16),
               pose = gather(contacts.sims, offsetof(ContactSim, pose)),
               turn = gather(contacts.sims, offsetof(ContactSim, turn));
    std::int32_t counts[kLanes];
    for (int i = 0; i < kLanes; ++i) counts[i] = contacts.sims[i]->manifold.count;
    const Indices count = hn::LoadU(IndexTag(), counts);
    return {{head.v[0], head.v[1]},
            {hn::RebindMask(Tag(), hn::Gt(count, splat_index(0))),
             hn::RebindMask(Tag(), hn::Gt(count, splat_index(1)))},
            {{first.v[0], first.v[1]}, {second.v[0], second.v[1]}},
            {first.v[2], second.v[2]},
            {{pose.v[0], pose.v[1]}, {pose.v[2], pose.v[3]}},
            {turn.v[0], turn.v[1]}};
}

/// The solver's numbers, and the greatest separation.
struct Placed {
    LaneVec2 normal;
    LaneVec2 anchors_a[2], anchors_b[2];
    Lanes separations[2];
    Lanes greatest;
};

/// The manifold for the solver: in the world's frame, moved on from where it was computed by moved_since().
/// The normal has been turned by A, and so have the anchors, each by as much as it is to be.
HWY_INLINE Placed place(const LaneSim& sim, LaneRot turn, LaneRot anchor_turn, const LanePose& a,
                        const LanePose& b_in_a, LaneVec2 local_center_a, LaneVec2 local_center_b) {
    const Lanes zero = splat(0.0f);
    Placed out;
    out.normal = rotate(turn, sim.normal);
    const LaneVec2 normal = inverse_rotate(a.q, out.normal), center_b = apply(sim.pose, local_center_b);
    const LanePose moved = compose(b_in_a, {inverse_rotate(sim.pose.q, -sim.pose.p), inverse(sim.pose.q)});
    out.greatest = choose(sim.has_point[0], splat(-std::numeric_limits<float>::infinity()), zero);
    for (int i = 0; i < 2; ++i) {
        const Mask is_there = sim.has_point[i];
        const auto keep = [&](LaneVec2 v) HWY_ATTR {
            return LaneVec2{keep_if(is_there, v.x), keep_if(is_there, v.y)};
        };
        const LaneVec2 point = sim.points[i];
        const Lanes separation = sim.separations[i] + dot(apply(moved, point) - point, normal);
        out.separations[i] = keep_if(is_there, separation);
        out.anchors_a[i] = keep(rotate(anchor_turn, point - local_center_a));
        out.anchors_b[i] = keep(rotate(anchor_turn, point - center_b));
        out.greatest = choose(is_there, greater(out.greatest, separation), out.greatest);
    }
    return out;
}

HWY_INLINE void store_placed(const Placed& placed, const LaneContacts& contacts, std::uint32_t wanted) {
    constexpr std::size_t kBegin = offsetof(ContactSim, normal);
    static_assert(offsetof(ContactSim, anchor_a) == kBegin + 8 &&
                  offsetof(ContactSim, anchor_b) == kBegin + 24 &&
                  offsetof(ContactSim, separation) == kBegin + 40);
    const LaneVec2(&ra)[2] = placed.anchors_a;
    const LaneVec2(&rb)[2] = placed.anchors_b;
    const Four words[3] = {{{placed.normal.x, placed.normal.y, ra[0].x, ra[0].y}},
                           {{ra[1].x, ra[1].y, rb[0].x, rb[0].y}},
                           {{rb[1].x, rb[1].y, placed.separations[0], placed.separations[1]}}};
    for (std::size_t k = 0; k < 3; ++k)
        store_four(
            words[k],
            [&](int i) HWY_ATTR {
                return reinterpret_cast<float*>(reinterpret_cast<char*>(contacts.sims[i]) + kBegin + 16 * k);
            },
            [&](int i) HWY_ATTR { return ((wanted >> i) & 1) != 0; });
}

struct Centers {
    LaneVec2 a, b;
    Lanes extent_b;
};
HWY_INLINE Centers gather_centers(const LaneContacts& contacts) {
    static_assert(offsetof(BodySim, extent) == offsetof(BodySim, local_center) + 8);
    const Four a = gather(contacts.a, offsetof(BodySim, local_center)),
               b = gather(contacts.b, offsetof(BodySim, local_center));
    return {{a.v[0], a.v[1]}, {b.v[0], b.v[1]}, b.v[2]};
}

/// Whether B has moved by less than `distance` from where it was seen from A.
HWY_INLINE Mask has_hardly_moved(const LanePose& from, const LanePose& to, const Centers& centers,
                                 Lanes distance) {
    const LaneRot turn = inverse_compose(from.q, to.q);
    const LaneVec2 shift = apply(to, centers.b) - apply(from, centers.b);
    const Lanes half = splat(0.5f) * distance;
    return hn::And(hn::And(hn::Gt(turn.c, splat(0.5f)), hn::Lt(hn::Abs(turn.s) * centers.extent_b, half)),
                   hn::Lt(shift.x * shift.x + shift.y * shift.y, half * half));
}

/// [1/kg] Of the one that has the less: 0 where the user moves one.
HWY_INLINE Lanes least_inverse_masses(const LaneContacts& contacts) {
    float masses[kLanes];
    for (int i = 0; i < kLanes; ++i) masses[i] = math::min(contacts.a[i]->inv_mass, contacts.b[i]->inv_mass);
    return hn::LoadU(Tag(), masses);
}

BlockBits keep_lanes(const KeepArguments& arguments, const LaneContacts& contacts, Transform* b_in_a) {
    const LanePose a = gather_pose(contacts.a), b = gather_pose(contacts.b);
    const LanePose pose = inverse_compose(a, b);
    const std::uint32_t all = (1u << contacts.count) - 1;
    store_four(
        {{pose.p.x, pose.p.y, pose.q.c, pose.q.s}}, [&](int i) HWY_ATTR { return &b_in_a[i].p.x; },
        [&](int i) HWY_ATTR { return ((all >> i) & 1) != 0; });
    const LaneSim sim = gather_sim(contacts);
    const Centers centers = gather_centers(contacts);
    const Lanes distance = load(contacts.distances), least = splat(arguments.least_distance);
    const LaneRot turned = inverse_compose(sim.turn, a.q);
    const Mask stands =
        hn::And(hn::Gt(turned.c, splat(0.5f)), hn::Lt(hn::Abs(turned.s), splat(kStandingTurn)));
    // The velocity of an anchor that is left behind leads out of the circle on which it goes: a body on a
    // platform that rocks would creep outwards. Of two that contacts move it is kept, lest piles tremble.
    const Mask is_still = hn::And(stands, hn::Gt(least_inverse_masses(contacts), splat(0.0f)));
    Mask kept = hn::And(has_hardly_moved(sim.pose, pose, centers, choose(stands, distance, least)),
                        hn::Gt(distance, splat(0.0f)));
    if (hn::AllFalse(Tag(), kept)) return 0;
    // Contacts that do not touch lie together, in the idle bin: whole groups have no point to place.
    if (!hn::AllFalse(Tag(), sim.has_point[0])) {
        const Placed placed = place(sim, choose(stands, sim.turn, a.q), choose(is_still, sim.turn, a.q), a,
                                    pose, centers.a, centers.b);
        // A pair that is kept for long goes where its points are apart.
        const Mask is_near =
            hn::Or(hn::Le(placed.greatest, splat(arguments.speculative_distance)), hn::Eq(distance, least));
        kept = hn::And(kept, hn::Or(is_near, hn::Not(stands)));
        store_placed(placed, contacts, bits_of(Tag(), kept) & all);
    }
    const std::uint32_t bits = bits_of(Tag(), kept) & all;
    for (std::uint32_t left = bits & ~bits_of(Tag(), stands); left != 0; left &= left - 1) {
        const int i = std::countr_zero(left);
        contacts.sims[i]->turn = contacts.a[i]->transform.q;
    }
    return bits;
}

BlockBits keep_block(const KeepArguments& arguments, const PlacedContacts& contacts, Transform* b_in_a) {
    BlockBits kept = 0;
    for (int i = 0; i < contacts.count; i += kLanes)
        kept |= keep_lanes(arguments, contacts_from(contacts, i), b_in_a + i) << i;
    return kept;
}

void place_block(const PlacedContacts& contacts) {
    for (int i = 0; i < contacts.count; i += kLanes) {
        const LaneContacts in_lanes = contacts_from(contacts, i);
        const LanePose a = gather_pose(in_lanes.a);
        const LaneSim sim = gather_sim(in_lanes);
        const Centers centers = gather_centers(in_lanes);
        store_placed(place(sim, sim.turn, sim.turn, a, inverse_compose(a, gather_pose(in_lanes.b)), centers.a,
                           centers.b),
                     in_lanes, (1u << in_lanes.count) - 1);
    }
}

}  // namespace HWY_NAMESPACE
}  // namespace jostle
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace jostle::detail {

HWY_EXPORT(keep_block);
HWY_EXPORT(place_block);

BlockBits keep_manifolds(const KeepArguments& arguments, const PlacedContacts& contacts, Transform* b_in_a) {
    return HWY_DYNAMIC_DISPATCH(keep_block)(arguments, contacts, b_in_a);
}
void place_manifolds(const PlacedContacts& contacts) {
    HWY_DYNAMIC_DISPATCH(place_block)(contacts);
}

}  // namespace jostle::detail
#endif  // HWY_ONCE

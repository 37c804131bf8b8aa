// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A contact point's separation during the step is measured along the normal of its beginning:
//     s = separation + n . ((dp_B + dq_B r_B) - (dp_A + dq_A r_A) - (r_B - r_A))
// so what the row keeps is separation - n . (r_B - r_A).
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "dynamics/contacts/prepare_kernels.cpp"
#include "dynamics/contacts/prepare_kernels.h"

#include <hwy/foreach_target.h>

#include <cstddef>

#include "dynamics/contacts/contact_lanes.h"
#include "math/plane_lanes.h"

HWY_BEFORE_NAMESPACE();
namespace jostle {
namespace HWY_NAMESPACE {

/// Four floats of each contact, from `offset` bytes on.
HWY_INLINE Four gather(const RowSource& source, std::size_t lane, std::size_t offset) {
    const ContactSim* const* const contacts = source.contacts + lane;
    return load_four_of([&](int i) HWY_ATTR { return contacts[i]; }, offset);
}

/// inv_mass, inv_inertia, heavy, next_heavy
HWY_INLINE Four gather(const BodySim* sims, const std::uint32_t* places) {
    static_assert(offsetof(BodySim, inv_inertia) == offsetof(BodySim, inv_mass) + 4 &&
                  offsetof(BodySim, heavy) == offsetof(BodySim, inv_mass) + 8 &&
                  offsetof(BodySim, next_heavy) == offsetof(BodySim, inv_mass) + 12);
    return load_four_of([&](int i) HWY_ATTR { return sims + places[i]; }, offsetof(BodySim, inv_mass));
}

/// The anchors of a point.
struct Anchors {
    Lanes ax, ay, bx, by;
};
/// The solver's numbers of a contact: sixteen floats that lie together.
struct PointLanes {
    Anchors r;
    Lanes separation, normal_impulse;
};
struct SolverLanes {
    Lanes nx, ny;
    PointLanes points[2];
    Lanes tangent_impulse;
};
HWY_INLINE SolverLanes gather_solver(const RowSource& source, std::size_t lane) {
    constexpr std::size_t kBegin = offsetof(ContactSim, normal);
    static_assert(offsetof(ContactSim, anchor_a) == kBegin + 8 &&
                  offsetof(ContactSim, anchor_b) == kBegin + 24 &&
                  offsetof(ContactSim, separation) == kBegin + 40 &&
                  offsetof(ContactSim, normal_impulse) == kBegin + 48 &&
                  offsetof(ContactSim, tangent_impulse) == kBegin + 56);
    const Four f0 = gather(source, lane, kBegin), f1 = gather(source, lane, kBegin + 16),
               f2 = gather(source, lane, kBegin + 32), f3 = gather(source, lane, kBegin + 48);
    return {f0.v[0],
            f0.v[1],
            {{{f0.v[2], f0.v[3], f1.v[2], f1.v[3]}, f2.v[2], f3.v[0]},
             {{f1.v[0], f1.v[1], f2.v[0], f2.v[1]}, f2.v[3], f3.v[1]}},
            f3.v[2]};
}

/// How readily two bodies give way.
struct Mobility {
    Lanes inv_mass;  ///< of both together
    Lanes inv_inertia_a, inv_inertia_b;
};

/// [kg] The mass that an impulse with these arms meets.
HWY_INLINE Lanes effective_mass(const Mobility& pair, const Levers& levers) {
    const Lanes k = (pair.inv_mass + (pair.inv_inertia_a * levers.a) * levers.a) +
                    (pair.inv_inertia_b * levers.b) * levers.b;
    return keep_if(hn::Gt(k, splat(0.0f)), splat(1.0f) / k);
}

HWY_INLINE void fill_point(const PrepareArguments& arguments, const Mobility& pair, const SolverLanes& from,
                           int i, Mask is_there, std::size_t lane, ContactRow& row) {
    ContactRowPoint& out = row.points[i];
    const PointLanes& point = from.points[i];
    const Anchors& r = point.r;
    const Lanes nx = from.nx, ny = from.ny;
    const Lanes along_a = r.ax * nx + r.ay * ny, along_b = r.bx * nx + r.by * ny;
    const Levers levers{r.ax * ny - r.ay * nx, r.bx * ny - r.by * nx};
    const auto put = [&](float* field, Lanes value)
                         HWY_ATTR { store(field + lane, keep_if(is_there, value)); };
    put(out.along_a, along_a);
    put(out.along_b, along_b);
    put(out.lever_a, levers.a);
    put(out.lever_b, levers.b);
    put(out.separation, point.separation - (along_b - along_a));
    put(out.normal_mass, effective_mass(pair, levers));
    put(out.normal_impulse, splat(arguments.warm_share) * point.normal_impulse);
    store(row.total_impulse[i] + lane, splat(0.0f));
}

/// The tangent line on which friction acts: of two points, that through where their loads act together; in a
/// contact that had none, through the deeper point.
HWY_INLINE void fill_friction(const PrepareArguments& arguments, const Mobility& pair,
                              const SolverLanes& from, Mask is_there, Mask has_second, std::size_t lane,
                              ContactRow& row) {
    const PointLanes &first = from.points[0], &second = from.points[1];
    const Lanes zero = splat(0.0f), one = splat(1.0f),
                load_of_all = first.normal_impulse + second.normal_impulse;
    // ORDER: the first where they are as deep.
    const Lanes deeper = choose(hn::Lt(second.separation, first.separation), one, zero);
    const Lanes of_second =
        keep_if(has_second, choose(hn::Gt(load_of_all, zero), second.normal_impulse / load_of_all, deeper));
    const auto between = [&](const float* of_first, const float* other) HWY_ATTR {
        const Lanes from_first = load(of_first + lane);
        return from_first + of_second * (load(other + lane) - from_first);
    };
    // r x t = -(n . r)
    const Levers levers{hn::Neg(between(row.points[0].along_a, row.points[1].along_a)),
                        hn::Neg(between(row.points[0].along_b, row.points[1].along_b))};
    ContactRowFriction& out = row.along_tangent;
    store(out.lever_a + lane, levers.a);
    store(out.lever_b + lane, levers.b);
    store(out.mass + lane, keep_if(is_there, effective_mass(pair, levers)));
    store(out.impulse + lane, keep_if(is_there, splat(arguments.warm_share) * from.tangent_impulse));
}

/// The masses that the bodies hold up, and their own: see heavy_on_light.h. A contact is among them, or
/// passes on to one of its bodies for the next step, where this is set.
HWY_INLINE Mask is_heavy(const Four& a, const Four& b) {
    const Lanes zero = splat(0.0f), ratio = splat(kHeavyRatio);
    const auto least = [&](const Four& of) HWY_ATTR {
        return choose(hn::Eq(of.v[0], zero), splat(kNoHeavy), lesser(of.v[0], of.v[2]));
    };
    const Lanes of_a = least(a), of_b = least(b), two = splat(2.0f);
    const Mask holds = hn::Gt(greater(a.v[0], b.v[0]), ratio * lesser(of_a, of_b));
    const Mask passes_on = hn::Or(hn::Gt(a.v[0], ratio * (two * of_b)), hn::Gt(b.v[0], ratio * (two * of_a)));
    return hn::Or(holds, passes_on);
}

/// [1] Of the product of the mobilities of two points, the square of that which couples them.
constexpr float kSlender = 0.6f;

/// Whether the points of a contact are so near to each other that bodies hardly turn between them, as below
/// the foot of a plank that stands.
HWY_INLINE Mask is_slender(const Mobility& pair, const ContactRow& row, std::size_t lane) {
    const Levers first = load_levers(row.points[0], lane), second = load_levers(row.points[1], lane);
    const Lanes coupling = (pair.inv_mass + (pair.inv_inertia_a * first.a) * second.a) +
                           (pair.inv_inertia_b * first.b) * second.b;
    const Lanes masses = load(row.points[0].normal_mass + lane) * load(row.points[1].normal_mass + lane);
    return hn::And(hn::Gt(coupling, splat(0.0f)), hn::Gt(coupling * coupling * masses, splat(kSlender)));
}

HWY_INLINE void fill_material(const RowSource& source, std::size_t lane, ContactRow& row) {
    static_assert(offsetof(MixedMaterial, restitution) == 4 &&
                  offsetof(MixedMaterial, rolling_resistance) == 8 &&
                  offsetof(MixedMaterial, surface_speed) == 12);
    const Four material = gather(source, lane, offsetof(ContactSim, material));
    const Lanes zero = splat(0.0f);
    store(row.friction + lane, material.v[0]);
    if (!hn::AllFalse(Tag(), hn::Gt(material.v[1], zero))) row.has_restitution = true;
    if (!hn::AllFalse(Tag(), hn::Gt(material.v[2], zero))) row.has_rolling = true;
    if (!hn::AllFalse(Tag(), hn::Ne(material.v[3], zero))) row.has_surface_speed = true;
}

/// [1] Pairs that did not begin with a deep overlap are moved apart only where they are so many times as
/// deep: a blow may press them together, and contacts push them back.
constexpr float kYieldDepth = 2.0f;

/// Of contacts that may be deep: whether their bodies are moved apart. Light bodies under heavy ones are not,
/// for these press them back; nor is what hangs on joints, which would have to follow.
HWY_INLINE std::uint32_t moved_apart(const PrepareArguments& arguments, const RowSource& source,
                                     const ContactRow& row, std::size_t lane, const Four& a, const Four& b,
                                     Lanes deepest) {
    static_assert(offsetof(ContactSim, normal) == offsetof(ContactSim, extent) + 12);
    const Four extents = gather(source, lane, offsetof(ContactSim, extent));
    const Lanes deep = greater(splat(arguments.deep), splat(kDeepExtent) * extents.v[0]);
    const Lanes times = choose(lanes_of(source.began_deep >> lane), splat(-1.0f), splat(-kYieldDepth));
    const Lanes lighter = greater(a.v[0], b.v[0]), heavier = lesser(a.v[0], b.v[0]);
    const Mask alike = hn::And(hn::Gt(heavier, splat(0.0f)), hn::Le(lighter, splat(kHeavyRatio) * heavier));
    return bits_of(Tag(), hn::And(alike, hn::Not(hn::Ge(deepest, times * deep)))) &
           ~((row.warm_start_a | row.warm_start_b) >> lane);
}

HWY_INLINE RowNotes fill_lanes(const PrepareArguments& arguments, const RowSource& source, std::size_t lane,
                               ContactRow& row) {
    const Four a = gather(arguments.sims, row.body_a + lane), b = gather(arguments.sims, row.body_b + lane);
    const SolverLanes from = gather_solver(source, lane);
    store(row.inv_mass_a + lane, a.v[0]);
    store(row.inv_mass_b + lane, b.v[0]);
    store(row.inv_inertia_a + lane, a.v[1]);
    store(row.inv_inertia_b + lane, b.v[1]);
    store(row.normal_x + lane, from.nx);
    store(row.normal_y + lane, from.ny);
    fill_material(source, lane, row);
    const Indices counts = hn::LoadU(IndexTag(), source.point_counts + lane);
    const Mask has_first = hn::RebindMask(Tag(), hn::Gt(counts, splat_index(0))),
               has_second = hn::RebindMask(Tag(), hn::Gt(counts, splat_index(1)));
    const Mobility pair{a.v[0] + b.v[0], a.v[1], b.v[1]};
    fill_point(arguments, pair, from, 0, has_first, lane, row);
    fill_point(arguments, pair, from, 1, has_second, lane, row);
    fill_friction(arguments, pair, from, has_first, has_second, lane, row);
    const Lanes first = from.points[0].separation;
    const Lanes deepest = choose(has_second, lesser(first, from.points[1].separation), first);
    const std::uint32_t deep = bits_of(Tag(), hn::Lt(deepest, splat(-arguments.deep)));
    const std::uint32_t apart =
        deep != 0 ? deep & moved_apart(arguments, source, row, lane, a, b, deepest) : 0;
    return {bits_of(Tag(), is_heavy(a, b)) << lane, deep << lane, apart << lane,
            bits_of(Tag(), hn::And(has_second, is_slender(pair, row, lane))) << lane};
}

RowNotes fill_one_row(const PrepareArguments& arguments, const RowSource& source, ContactRow& row) {
    RowNotes notes;
    for (std::size_t lane = 0; lane < kRowWidth; lane += kLanes) {
        const RowNotes of = fill_lanes(arguments, source, lane, row);
        notes.is_heavy |= of.is_heavy;
        notes.is_deep |= of.is_deep;
        notes.is_apart |= of.is_apart;
        notes.is_slender |= of.is_slender;
    }
    return notes;
}

void soften_one_row(const SoftnessKinds& kinds, std::uint32_t on_static, std::uint32_t deep,
                    ContactRow& row) {
    for (std::size_t lane = 0; lane < kRowWidth; lane += kLanes) {
        const Mask is_on_static = lanes_of(on_static >> lane), is_deep = lanes_of(deep >> lane);
        const auto put = [&](float* field, float Softness::*of) HWY_ATTR {
            store(
                field + lane,
                choose(is_deep, choose(is_on_static, splat(kinds.deep_on_static.*of), splat(kinds.deep.*of)),
                       choose(is_on_static, splat(kinds.on_static.*of), splat(kinds.usual.*of))));
        };
        put(row.bias_rate, &Softness::bias_rate);
        put(row.mass_scale, &Softness::mass_scale);
        put(row.impulse_scale, &Softness::impulse_scale);
        store(row.friction_relaxation + lane, splat(1.0f));
    }
}

/// [1] A pair that is moved apart yields where the impulse on it would change its speed by more than so many
/// times that at which it is moved: 18 m/s per sub-step. At four of them a column of 216 boxes weighs as much
/// on its lowest pair. With 4 a column of 60 sinks into itself at two sub-steps; with 7 what slips out
/// between walls is faster by a sixth.
constexpr float kMostLoad = 6.0f;
/// [1] Of its impulse, the share that such a pair gives up per sub-step under ever greater loads.
constexpr float kMostYield = 0.5f;

/// [1] Of its impulse, the share that a pair which is moved apart gives up per sub-step. Between walls that
/// leave it no room every pass finds it closing. A rigid contact would add all of that up, and throw the pair
/// out where it slips at last. In a blow, or a crowd that is stirred, both bodies are fast: those stay rigid,
/// as they would else be pressed into each other.
HWY_INLINE Lanes yield_of(const ApartArguments& arguments, const ContactRow& row, std::size_t lane,
                          Mask is_apart) {
    const Lanes zero = splat(0.0f), push = splat(arguments.max_push_out_speed);
    Lanes load_on = zero;
    for (int i = 0; i < row.point_count; ++i) {
        const Lanes mass = load(row.points[i].normal_mass + lane);
        load_on =
            greater(load_on, keep_if(hn::Gt(mass, zero), load(row.points[i].normal_impulse + lane) / mass));
    }
    const Lanes most = splat(kMostLoad) * push;
    const Mask is_crushed = hn::And(is_apart, hn::Gt(load_on, most));
    if (hn::AllFalse(Tag(), is_crushed)) return zero;
    const auto squared_speed = [&](const std::uint32_t* places) HWY_ATTR {
        const Four v = gather(arguments.states, places + lane, 0);
        return v.v[0] * v.v[0] + v.v[1] * v.v[1];
    };
    const Lanes slower = lesser(squared_speed(row.body_a), squared_speed(row.body_b));
    const Mask yields = hn::And(is_crushed, hn::Not(hn::Gt(slower, push * push)));
    return keep_if(yields, splat(kMostYield) * (splat(1.0f) - most / load_on));
}

void move_one_row_apart(const ApartArguments& arguments, std::uint32_t apart, ContactRow& row) {
    const Lanes zero = splat(0.0f);
    row.has_overlap = true;
    for (std::size_t lane = 0; lane < kRowWidth; lane += kLanes) {
        const Mask is_apart = lanes_of(apart >> lane);
        const Lanes yield = yield_of(arguments, row, lane, is_apart);
        const auto put = [&](float* field, Lanes value)
                             HWY_ATTR { store(field + lane, choose(is_apart, value, load(field + lane))); };
        store(row.correction + lane, keep_if(is_apart, splat(arguments.correction)));
        put(row.bias_rate, zero);
        put(row.mass_scale, splat(1.0f) - yield);
        put(row.impulse_scale, yield);
    }
}

/// [m/s] By which forces change a body's velocity in a sub-step. `inv_mass` [1/kg]: along each axis; nothing
/// accelerates a body where it is locked.
HWY_INLINE LaneVec2 kick_of(const KickArguments& arguments, const std::uint32_t* places, LaneVec2 inv_mass) {
    static_assert(offsetof(BodySim, gravity_scale) == offsetof(BodySim, force) + 8 &&
                  offsetof(BodySim, torque) == offsetof(BodySim, force) + 12);
    const Four of =
        load_four_of([&](int i) HWY_ATTR { return arguments.sims + places[i]; }, offsetof(BodySim, force));
    const auto along = [&](float gravity, Lanes force, Lanes mobility) HWY_ATTR {
        return keep_if(hn::Ne(mobility, splat(0.0f)),
                       splat(arguments.h) * (of.v[2] * splat(gravity) + mobility * force));
    };
    return {along(arguments.gravity.x, of.v[0], inv_mass.x), along(arguments.gravity.y, of.v[1], inv_mass.y)};
}

void kick_one_row(const KickArguments& arguments, const RowSource& source, ContactRow& row) {
    for (std::size_t lane = 0; lane < kRowWidth; lane += kLanes) {
        const Lanes restitution = gather(source, lane, offsetof(ContactSim, material)).v[1];
        const float* const along_y_a = row.has_locked ? row.inv_mass_ay : row.inv_mass_a;
        const float* const along_y_b = row.has_locked ? row.inv_mass_by : row.inv_mass_b;
        const LaneVec2 mass_a{load(row.inv_mass_a + lane), load(along_y_a + lane)},
            mass_b{load(row.inv_mass_b + lane), load(along_y_b + lane)};
        const LaneVec2 normal{load(row.normal_x + lane), load(row.normal_y + lane)};
        const Mask bounces = hn::Ne(restitution, splat(0.0f));
        const Lanes a = keep_if(bounces, dot(kick_of(arguments, row.body_a + lane, mass_a), normal)),
                    b = keep_if(bounces, dot(kick_of(arguments, row.body_b + lane, mass_b), normal));
        store(row.restitution + lane, restitution);
        store(row.kick + lane, b - a);
        store(row.flight_kick + lane, keep_if(lanes_of(~row.warm_start_b >> lane), b) -
                                          keep_if(lanes_of(~row.warm_start_a >> lane), a));
    }
}

void store_one_row(const ContactRow& row, const RowTarget& target) {
    constexpr std::size_t kOffset = offsetof(ContactSim, normal_impulse);
    static_assert(offsetof(ContactSim, tangent_impulse) == kOffset + 8 &&
                  offsetof(ContactSim, rolling_impulse) == kOffset + 12);
    const Lanes zero = splat(0.0f);
    for (std::size_t lane = 0; lane < kRowWidth; lane += kLanes) {
        ContactSim* const* const contacts = target.contacts + lane;
        const int count = target.count - static_cast<int>(lane);
        if (count <= 0) return;
        const auto at = [&](int i) HWY_ATTR {
            return reinterpret_cast<float*>(reinterpret_cast<char*>(contacts[i]) + kOffset);
        };
        Four impulses{{load(row.points[0].normal_impulse + lane), load(row.points[1].normal_impulse + lane),
                       load(row.along_tangent.impulse + lane),
                       row.has_rolling ? load(row.rolling_impulse + lane) : zero}};
        if (target.keeps) {
            const Lanes kept = load(target.kept + lane);
            const Four old = load_four([&](int i) HWY_ATTR { return at(i < count ? i : 0); });
            for (std::size_t i = 0; i < 4; ++i) impulses.v[i] = impulses.v[i] + kept * old.v[i];
        }
        // No -0: it would tell which other contacts are in the row.
        for (Lanes& impulse : impulses.v) impulse = keep_if(hn::IsFinite(impulse), impulse + zero);
        store_four(impulses, at, [&](int i) HWY_ATTR { return i < count; });
    }
}

}  // namespace HWY_NAMESPACE
}  // namespace jostle
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace jostle::detail {

HWY_EXPORT(fill_one_row);
HWY_EXPORT(soften_one_row);
HWY_EXPORT(move_one_row_apart);
HWY_EXPORT(kick_one_row);
HWY_EXPORT(store_one_row);

RowNotes fill_row(const PrepareArguments& arguments, const RowSource& source, ContactRow& row) {
    return HWY_DYNAMIC_DISPATCH(fill_one_row)(arguments, source, row);
}
void fill_own_softness(const SoftnessKinds& kinds, std::uint32_t on_static, std::uint32_t deep,
                       ContactRow& row) {
    HWY_DYNAMIC_DISPATCH(soften_one_row)(kinds, on_static, deep, row);
}
void fill_apart(const ApartArguments& arguments, std::uint32_t apart, ContactRow& row) {
    HWY_DYNAMIC_DISPATCH(move_one_row_apart)(arguments, apart, row);
}
void fill_kick(const KickArguments& arguments, const RowSource& source, ContactRow& row) {
    HWY_DYNAMIC_DISPATCH(kick_one_row)(arguments, source, row);
}
void store_warm_impulses(const ContactRow& row, const RowTarget& target) {
    HWY_DYNAMIC_DISPATCH(store_one_row)(row, target);
}

}  // namespace jostle::detail
#endif  // HWY_ONCE

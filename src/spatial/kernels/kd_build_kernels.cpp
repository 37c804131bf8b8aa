// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// How a k-d tree is made: a run of points is split in two at a plane, and each half again, until there are up
// to 16 runs of about the same size; these are the children of one node, and those that are too large for a
// leaf become nodes in turn.
//
// The plane is across the longest side of the points' own box, in its middle, or, as the user likes, where it
// leaves as many points on either side. A middle plane takes at least one point off; points that grow by a
// factor from one to the next would make n of those, so that a run has a budget of them, after which it is
// split at the median: no order of points makes more than O(n log n) work. Points that are all equal are
// split by their number.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "spatial/kernels/kd_build_kernels.cpp"
#include <hwy/foreach_target.h>

#include <algorithm>
#include <bit>
#include <limits>

#include "math/lanes.h"
#include "spatial/kernels/kd_kernels.h"
#include "spatial/kernels/kd_partition.h"

HWY_BEFORE_NAMESPACE();
namespace jostle::detail {
namespace HWY_NAMESPACE {

/// As wide as the processor has it: for what does not depend on the order of operations.
using WideTag = jostle::HWY_NAMESPACE::TagOf<16>;
inline constexpr int kWide = jostle::HWY_NAMESPACE::kLanesOf<16>;

bool all_finite(const float* coordinates, std::int64_t count) {
    const WideTag d;
    // The difference of a number and itself is 0, or NaN.
    auto sum = hn::Zero(d);
    std::int64_t i = 0;
    for (; i + kWide <= count; i += kWide) {
        const auto x = hn::LoadU(d, coordinates + i);
        sum = hn::Add(sum, hn::Sub(x, x));
    }
    bool finite = hn::AllTrue(d, hn::Eq(sum, sum));
    for (; i < count; ++i) finite = finite && coordinates[i] - coordinates[i] == 0.0f;
    return finite;
}

template <int D>
HWY_INLINE void load(const Vector<D>* points, const KdSlots<D>& slots, int first, int last) {
    int i = first;
#if HWY_TARGET != HWY_SCALAR
    const WideTag d;
    const hn::RebindToSigned<WideTag> n;
    for (; i + kWide <= last; i += kWide) {
        const float* p = &points[i].x;
        if constexpr (D == 2) {
            const auto a = hn::LoadU(d, p), b = hn::LoadU(d, p + kWide);
            hn::StoreU(hn::ConcatEven(d, b, a), d, slots.coordinate[0] + i);
            hn::StoreU(hn::ConcatOdd(d, b, a), d, slots.coordinate[1] + i);
        } else {
            hn::Vec<WideTag> x, y, z;
            hn::LoadInterleaved3(d, p, x, y, z);
            hn::StoreU(x, d, slots.coordinate[0] + i);
            hn::StoreU(y, d, slots.coordinate[1] + i);
            hn::StoreU(z, d, slots.coordinate[2] + i);
        }
        hn::StoreU(hn::Iota(n, i), n, slots.id + i);
    }
#endif
    for (; i < last; ++i) {
        for (int j = 0; j < D; ++j) slots.coordinate[j][i] = points[i][j];
        slots.id[i] = i;
    }
}
void load_2(const Vec2* points, const KdSlots<2>& slots, int first, int last) {
    load<2>(points, slots, first, last);
}
void load_3(const Vec3* points, const KdSlots<3>& slots, int first, int last) {
    load<3>(points, slots, first, last);
}

/// Least and greatest are the same whatever the order in which they are looked for.
template <int D>
HWY_INLINE void measure(const KdSlots<D>& slots, KdRun<D>& run) {
    const WideTag d;
    for (int i = 0; i < D; ++i) {
        const float* c = slots.coordinate[i] + run.first;
        if (run.count >= kWide) {
            auto lower = hn::LoadU(d, c), upper = lower;
            int j = kWide;
            for (; j + kWide <= run.count; j += kWide) {
                const auto x = hn::LoadU(d, c + j);
                lower = jostle::HWY_NAMESPACE::lesser_number(lower, x);
                upper = jostle::HWY_NAMESPACE::greater_number(upper, x);
            }
            // The last again, rather than one by one.
            const auto x = hn::LoadU(d, c + run.count - kWide);
            run.bound[i] = hn::GetLane(hn::MinOfLanes(d, jostle::HWY_NAMESPACE::lesser_number(lower, x)));
            run.bound[D + i] =
                -hn::GetLane(hn::MaxOfLanes(d, jostle::HWY_NAMESPACE::greater_number(upper, x)));
        } else {
            float lower = c[0], upper = c[0];
            for (int j = 1; j < run.count; ++j) {
                lower = c[j] < lower ? c[j] : lower;
                upper = c[j] > upper ? c[j] : upper;
            }
            run.bound[i] = lower;
            run.bound[D + i] = -upper;
        }
    }
}
void measure_2(const KdSlots<2>& slots, KdRun<2>& run) {
    measure<2>(slots, run);
}
void measure_3(const KdSlots<3>& slots, KdRun<3>& run) {
    measure<3>(slots, run);
}

/// [1] Of so few the one at a place is found by counting.
inline constexpr int kFew = 16;

/// Numbers in the order of the floats; -0 and 0 are the same.
HWY_INLINE std::int32_t ordered_bits(float x) {
    const auto bits = std::bit_cast<std::int32_t>(x + 0.0f);
    return bits < 0 ? std::numeric_limits<std::int32_t>::min() - bits : bits;
}
HWY_INLINE float from_ordered_bits(std::int32_t bits) {
    return std::bit_cast<float>(bits < 0 ? std::numeric_limits<std::int32_t>::min() - bits : bits);
}

HWY_INLINE void put_in_order(float& a, float& b) {
    const float least = a < b ? a : b;
    b = a < b ? b : a;
    a = least;
}

/// A plane that leaves about `before` of the numbers below: of eight, evenly taken, the one at that place, or
/// the next one towards the middle, so that what is looked for is on the side where there is less.
HWY_INLINE float sampled_plane(const float* c, int count, int before) {
    constexpr int kSamples = 8;
    float s[kSamples];
    for (int i = 0; i < kSamples; ++i)
        s[i] = c[static_cast<std::int64_t>(count) * (2 * i + 1) / (2 * kSamples)];
    // Batcher's network [Batcher1968].
    for (const int i : {0, 2, 4, 6}) put_in_order(s[i], s[i + 1]);
    for (const int i : {0, 1, 4, 5}) put_in_order(s[i], s[i + 2]);
    for (const int i : {1, 5}) put_in_order(s[i], s[i + 1]);
    for (const int i : {0, 1, 2, 3}) put_in_order(s[i], s[i + 4]);
    for (const int i : {2, 3}) put_in_order(s[i], s[i + 2]);
    for (const int i : {1, 3, 5}) put_in_order(s[i], s[i + 1]);
    const auto place = static_cast<int>(static_cast<std::int64_t>(before) * kSamples / count);
    return s[2 * before < count ? std::min(place + 1, kSamples / 2) : std::max(place - 1, kSamples / 2)];
}

/// The one of up to 16 numbers that has that place in their order.
HWY_INLINE float number_at(const float* c, int count, int before) {
    const WideTag d;
    alignas(64) float all[kFew];
    for (int i = 0; i < kFew; ++i) all[i] = i < count ? c[i] : std::numeric_limits<float>::infinity();
    float found = all[0];
    for (int i = 0; i < count; ++i) {
        const auto x = hn::Set(d, all[i]);
        std::size_t less = 0, equal = 0;
        for (int j = 0; j < kFew; j += kWide) {
            const auto other = hn::Load(d, all + j);
            less += hn::CountTrue(d, hn::Lt(other, x));
            equal += hn::CountTrue(d, hn::Eq(other, x));
        }
        const auto place = static_cast<std::size_t>(before);
        found = less <= place && place < less + equal ? all[i] : found;
    }
    return found;
}

/// A plane in the middle of the floats from the least to the greatest, or the least where there is no other.
HWY_INLINE float middle_float(const float* c, int count) {
    float lower = c[0], upper = c[0];
    for (int i = 1; i < count; ++i) {
        lower = c[i] < lower ? c[i] : lower;
        upper = c[i] > upper ? c[i] : upper;
    }
    const std::int64_t a = ordered_bits(lower), b = ordered_bits(upper);
    return from_ordered_bits(static_cast<std::int32_t>(b - (b - a) / 2));
}

/// Puts the smallest by that coordinate before slot `middle` [Hoare1961]. Planes are sampled at first; after
/// that the floats between the least and the greatest are halved, which ends after 32 times.
template <int D>
HWY_INLINE void select(const KdSlots<D>& slots, int axis, int first, int count, int middle) {
    constexpr int kSampledRounds = 16;
    const float* c = slots.coordinate[axis];
    int begin = first, end = first + count;
    for (int round = 0; begin < middle; ++round) {
        const int before = middle - begin;
        const float plane = end - begin <= kFew      ? number_at(c + begin, end - begin, before)
                            : round < kSampledRounds ? sampled_plane(c + begin, end - begin, before)
                                                     : middle_float(c + begin, end - begin);
        const int at = begin + partition(slots, axis, plane, begin, end - begin);
        if (middle < at) {
            end = at;
            continue;
        }
        if (middle == at) return;
        if (at == begin || end - begin <= kFew) {
            // What is equal to the plane comes next.
            const float above = from_ordered_bits(ordered_bits(plane) + 1);
            begin = at + partition(slots, axis, above, at, end - at);
            if (middle <= begin) return;
        } else {
            begin = at;
        }
    }
}

/// ORDER: of sides as long, the first axis.
template <int D>
HWY_INLINE int longest_side(const KdRun<D>& run) {
    int axis = 0;
    for (int i = 1; i < D; ++i)
        if (-run.bound[D + i] - run.bound[i] > -run.bound[D + axis] - run.bound[axis]) axis = i;
    return axis;
}

/// Not inlined: a call is nothing beside a run of points, and a copy would be much code.
template <int D>
HWY_NOINLINE void split_run(const KdBuilder<D>& builder, const KdRun<D>& run, KdRun<D>& left,
                            KdRun<D>& right) {
    const int axis = longest_side(run);
    const float lower = run.bound[axis], upper = -run.bound[D + axis];
    int budget = run.budget;
    int below = run.count / 2;
    if (builder.split == KdSplit::kMiddle && budget > 0) {
        if (lower < upper) {
            // Rounded, the middle can be the lower end, below which there is nothing.
            const float middle = 0.5f * lower + 0.5f * upper;
            below = partition(builder.slots, axis, middle > lower ? middle : upper, run.first, run.count);
        }
        --budget;
    } else if (lower < upper) {
        select(builder.slots, axis, run.first, run.count, run.first + below);
    }
    left.first = run.first;
    left.count = below;
    right.first = run.first + below;
    right.count = run.count - below;
    left.budget = right.budget = budget;
    measure(builder.slots, left);
    measure(builder.slots, right);
}
void split_run_2(const KdBuilder<2>& builder, const KdRun<2>& run, KdRun<2>& left, KdRun<2>& right) {
    split_run<2>(builder, run, left, right);
}
void split_run_3(const KdBuilder<3>& builder, const KdRun<3>& run, KdRun<3>& left, KdRun<3>& right) {
    split_run<3>(builder, run, left, right);
}

/// A run whose node is not made yet, and the place that is to lead to it.
template <int D>
struct Pending {
    KdRun<D> run;
    int node;
    int child;
};

template <int D>
HWY_INLINE void build(KdBuilder<D>& builder, const KdRun<D>& root) {
    GrowableStack<Pending<D>, 64> stack;
    stack.push({root, -1, 0});
    while (!stack.empty()) {
        const Pending<D> next = stack.pop();
        KdRun<D> runs[2][kKdWidth];
        runs[0][0] = next.run;
        const auto divide = [&](const KdRun<D>* from, KdRun<D>* to, const int* at, int count) {
            for (int i = 0; i < count; ++i)
                if (at[i] >= 0) split_run(builder, from[i], to[at[i]], to[at[i] + 1]);
        };
        const int count = kd_divide(runs, kd_child_limit(next.run.count, builder.leaf_size), divide);
        const int index = kd_add_node(builder, runs[0], count);
        if (next.node >= 0) builder.nodes[next.node].child[next.child].link = index;
        for (int i = count - 1; i >= 0; --i)
            if (runs[0][i].count > builder.leaf_size) stack.push({runs[0][i], index, i});
    }
}
void build_2(KdBuilder<2>& builder, const KdRun<2>& run) {
    build<2>(builder, run);
}
void build_3(KdBuilder<3>& builder, const KdRun<3>& run) {
    build<3>(builder, run);
}

}  // namespace HWY_NAMESPACE
}  // namespace jostle::detail
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace jostle::detail {

HWY_EXPORT(all_finite);
HWY_EXPORT(load_2);
HWY_EXPORT(load_3);
HWY_EXPORT(measure_2);
HWY_EXPORT(measure_3);
HWY_EXPORT(split_run_2);
HWY_EXPORT(split_run_3);
HWY_EXPORT(build_2);
HWY_EXPORT(build_3);

bool kd_all_finite(const float* coordinates, std::int64_t count) {
    return HWY_DYNAMIC_DISPATCH(all_finite)(coordinates, count);
}
template <>
void kd_load<2>(const Vec2* points, const KdSlots<2>& slots, int first, int last) {
    HWY_DYNAMIC_DISPATCH(load_2)(points, slots, first, last);
}
template <>
void kd_load<3>(const Vec3* points, const KdSlots<3>& slots, int first, int last) {
    HWY_DYNAMIC_DISPATCH(load_3)(points, slots, first, last);
}
template <>
void kd_measure<2>(const KdSlots<2>& slots, KdRun<2>& run) {
    HWY_DYNAMIC_DISPATCH(measure_2)(slots, run);
}
template <>
void kd_measure<3>(const KdSlots<3>& slots, KdRun<3>& run) {
    HWY_DYNAMIC_DISPATCH(measure_3)(slots, run);
}
template <>
void kd_split<2>(const KdBuilder<2>& builder, const KdRun<2>& run, KdRun<2>& left, KdRun<2>& right) {
    HWY_DYNAMIC_DISPATCH(split_run_2)(builder, run, left, right);
}
template <>
void kd_split<3>(const KdBuilder<3>& builder, const KdRun<3>& run, KdRun<3>& left, KdRun<3>& right) {
    HWY_DYNAMIC_DISPATCH(split_run_3)(builder, run, left, right);
}
template <>
void kd_build<2>(KdBuilder<2>& builder, const KdRun<2>& run) {
    HWY_DYNAMIC_DISPATCH(build_2)(builder, run);
}
template <>
void kd_build<3>(KdBuilder<3>& builder, const KdRun<3>& run) {
    HWY_DYNAMIC_DISPATCH(build_3)(builder, run);
}

}  // namespace jostle::detail
#endif  // HWY_ONCE

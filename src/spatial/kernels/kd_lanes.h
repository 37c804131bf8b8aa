// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What all searches of k-d trees are made of: distances of as many points or boxes as there are lanes, and
// the nearest of them as they come. Included once for each instruction set, after math/lanes.h.
#if defined(JOSTLE_SPATIAL_KERNELS_KD_LANES_H) == defined(HWY_TARGET_TOGGLE)
#ifdef JOSTLE_SPATIAL_KERNELS_KD_LANES_H
#undef JOSTLE_SPATIAL_KERNELS_KD_LANES_H
#else
#define JOSTLE_SPATIAL_KERNELS_KD_LANES_H
#endif

#include <bit>
#include <cstdint>

#include "math/lanes.h"
#include "spatial/kernels/compress_lanes.h"
#include "spatial/kernels/kd_kernels.h"

HWY_BEFORE_NAMESPACE();
namespace jostle::detail {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

namespace lanes = jostle::HWY_NAMESPACE;
using lanes::compress;
using lanes::DoubleLanes;
using lanes::kDoubleLanes;

using Tag = lanes::TagOf<kKdWidth>;
using IntTag = lanes::IndexTagOf<kKdWidth>;
using Lanes = lanes::LanesOf<kKdWidth>;
inline constexpr int kLanes = lanes::kLanesOf<kKdWidth>;
static_assert(kKdWidth % kLanes == 0 && kKdSlotPadding >= kLanes);

/// The same number in all lanes, an axis each.
template <int D>
struct Point {
    Lanes axis[D];
};
template <int D>
HWY_INLINE Point<D> splat(const Vector<D>& p) {
    Point<D> point;
    for (int i = 0; i < D; ++i) point.axis[i] = hn::Set(Tag(), p[i]);
    return point;
}

/// Distances as they are, and multiplied by a power of two before they are squared.
struct Plain {
    HWY_INLINE Lanes operator()(Lanes x) const { return x; }
};
struct Scaled {
    Lanes scale;
    HWY_INLINE Lanes operator()(Lanes x) const { return hn::Mul(x, scale); }
};

/// The squared distances of the boxes from `first` on.
template <int D, class Scale = Plain>
HWY_INLINE Lanes box_distance(const KdNode<D>& node, int first, const Point<D>& p, Scale scale = {}) {
    const Tag d;
    Lanes sum = hn::Zero(d);
    for (int i = 0; i < D; ++i) {
        const Lanes before = hn::Sub(hn::Load(d, node.bound[i] + first), p.axis[i]);
        const Lanes after = hn::Add(p.axis[i], hn::Load(d, node.bound[D + i] + first));
        const Lanes apart = scale(lanes::greater_number(lanes::greater_number(before, after), hn::Zero(d)));
        sum = i == 0 ? hn::Mul(apart, apart) : hn::Add(sum, hn::Mul(apart, apart));
    }
    return sum;
}

/// The squared distances of the points from a slot on.
template <int D, class Scale = Plain>
HWY_INLINE Lanes point_distance(const KdView<D>& view, int slot, const Point<D>& p, Scale scale = {}) {
    const Tag d;
    Lanes sum = hn::Zero(d);
    for (int i = 0; i < D; ++i) {
        const Lanes apart = scale(hn::Sub(p.axis[i], hn::LoadU(d, view.coordinate[i] + slot)));
        sum = i == 0 ? hn::Mul(apart, apart) : hn::Add(sum, hn::Mul(apart, apart));
    }
    return sum;
}

/// Which of the lanes are still in the leaf.
HWY_INLINE hn::Mask<Tag> within(int slots_left) {
    return hn::FirstN(Tag(), static_cast<std::size_t>(slots_left < kLanes ? slots_left : kLanes));
}

/// ORDER: children by (squared distance, place in the node).
using ChildKey = std::uint64_t;
HWY_INLINE int place_of(ChildKey key) {
    return static_cast<int>(key & 0xffffffffu);
}

/// Keys of the children in `bits`, the nearest last.
HWY_INLINE int sort_children(const float* distance, std::uint32_t bits, ChildKey* keys) {
    int count = 0;
    for (; bits != 0; bits &= bits - 1) {
        const auto place = static_cast<std::uint32_t>(std::countr_zero(bits));
        const ChildKey key =
            static_cast<ChildKey>(std::bit_cast<std::uint32_t>(distance[place])) << 32 | place;
        int i = count++;
        for (; i > 0 && keys[i - 1] < key; --i) keys[i] = keys[i - 1];
        keys[i] = key;
    }
    return count;
}

HWY_INLINE std::uint64_t neighbor_key(float squared_distance, std::int32_t id) {
    return static_cast<std::uint64_t>(std::bit_cast<std::uint32_t>(squared_distance)) << 32 |
           static_cast<std::uint32_t>(id);
}
HWY_INLINE float squared_distance_of(std::uint64_t key) {
    return std::bit_cast<float>(static_cast<std::uint32_t>(key >> 32));
}

/// The k smallest of the keys that were added, for k up to 16, in rising order. As numbers of double
/// precision they have the order that they have as integers: none is as large as infinity.
class FewKeys {
  public:
    static constexpr int kCapacity = 16;

    /// No key of `limit` or more will be among them.
    HWY_INLINE FewKeys(int k, std::uint64_t limit) : k_(k) {
        for (auto& v : keys_) v = lanes::splat_double(std::bit_cast<double>(limit));
    }
    /// Each place gets what was before it, the new key or what it has, whichever is the middle one.
    HWY_INLINE void add(std::uint64_t key) {
        const DoubleLanes added = lanes::splat_double(std::bit_cast<double>(key));
        for (int i = kVectors - 1; i >= 0; --i) {
            const DoubleLanes before =
                i > 0 ? lanes::shift_lanes(keys_[i > 0 ? i - 1 : 0], keys_[i]) : lanes::shift_lanes(keys_[i]);
            keys_[i] = lanes::greater_number(before, lanes::lesser_number(keys_[i], added));
        }
    }
    /// The k-th, or the limit as long as there are fewer.
    HWY_INLINE std::uint64_t last() const {
        alignas(64) double keys[kCapacity];
        store(keys);
        return std::bit_cast<std::uint64_t>(keys[k_ - 1]);
    }
    HWY_INLINE int write(std::uint64_t limit, std::uint64_t* out) const {
        alignas(64) double keys[kCapacity];
        store(keys);
        int count = 0;
        while (count < k_ && std::bit_cast<std::uint64_t>(keys[count]) < limit) {
            out[count] = std::bit_cast<std::uint64_t>(keys[count]);
            ++count;
        }
        return count;
    }

  private:
    static constexpr int kVectors = kCapacity / kDoubleLanes;

    HWY_INLINE void store(double (&keys)[kCapacity]) const {
        for (int i = 0; i < kVectors; ++i) lanes::store(keys + i * kDoubleLanes, keys_[i]);
    }

    DoubleLanes keys_[kVectors];
    int k_;
};

/// The nearest points for any k: a heap, the largest key first, until all are written in rising order.
class ManyKeys {
  public:
    HWY_INLINE ManyKeys(std::uint64_t* keys, int k, std::uint64_t limit)
        : keys_(keys), k_(k), limit_(limit) {}
    HWY_INLINE void add(std::uint64_t key) {
        if (key >= limit_) return;
        if (count_ < k_) {
            rise(count_++, key);
        } else {
            sink(k_, key);
        }
        if (count_ == k_) limit_ = keys_[0];
    }
    HWY_INLINE std::uint64_t last() const { return limit_; }
    HWY_INLINE int write(std::uint64_t, std::uint64_t*) {
        for (int end = count_ - 1; end > 0; --end) {
            const std::uint64_t key = keys_[end];
            keys_[end] = keys_[0];
            sink(end, key);
        }
        return count_;
    }

  private:
    /// From a place that is free, to below one that is larger.
    HWY_INLINE void rise(int at, std::uint64_t key) {
        for (; at > 0 && keys_[(at - 1) / 2] < key; at = (at - 1) / 2) keys_[at] = keys_[(at - 1) / 2];
        keys_[at] = key;
    }
    /// In place of the first of `count`, to above those that are smaller.
    HWY_INLINE void sink(int count, std::uint64_t key) {
        int at = 0;
        for (int child = 1; child < count; child = 2 * at + 1) {
            child += child + 1 < count && keys_[child + 1] > keys_[child] ? 1 : 0;
            if (keys_[child] <= key) break;
            keys_[at] = keys_[child];
            at = child;
        }
        keys_[at] = key;
    }

    std::uint64_t* keys_;
    int k_;
    int count_ = 0;
    std::uint64_t limit_;
};

}  // namespace HWY_NAMESPACE
}  // namespace jostle::detail
HWY_AFTER_NAMESPACE();

#endif  // JOSTLE_SPATIAL_KERNELS_KD_LANES_H

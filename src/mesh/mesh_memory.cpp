// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// See mesh_memory.h; how far points have come nearer, mesh_relation.h says.
#include <jostle/mesh/mesh_memory.h>
#include <jostle/spatial/arguments.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "mesh/kept_ways.h"
#include "mesh/kernels/list_kernels.h"
#include "mesh/mesh_relation.h"
#include "mesh/mesh_store.h"
#include "mesh/near_list.h"
#include "mesh/triangle_distance.h"
#include "mesh/triangle_pair.h"

namespace jostle {

namespace {

using detail::MeshPoses;
using detail::NearestTriangles;
using detail::PlacedTriangle;

constexpr double kNever = std::numeric_limits<double>::infinity();
constexpr double kSmallStep = 1.0 / 32.0;  ///< [1] of the size of the meshes: larger motions make no list
/// [1] As many steps like the last one a list is made for, and the questions that it must answer to pay off.
constexpr double kStepsOfClearance = 64.0, kStepsOfDistance = 3.0, kStepsOfContacts = 3.0;
constexpr double kFewestSteps = 2.0;  ///< [1] A list for fewer is not made.
constexpr int kCostOfClearance = 48;
/// [1] A list has no more, for each pair of nodes of a fresh search.
constexpr std::int64_t kPairsPerWork = 64;
constexpr std::int64_t kPairsPerNode = 3;  ///< [1] So many cost as much as a pair of nodes.

/// ORDER: by ids.
template <class Pair>
bool are_in_order(const Pair& p, const Pair& q) {
    return p.a != q.a ? p.a < q.a : p.b < q.b;
}

}  // namespace

class detail::MemorySearch {
  public:
    MemorySearch(const Call& call, MeshPairMemory& memory, const TriangleMesh& a, const Transform3& at_a,
                 const TriangleMesh& b, const Transform3& at_b)
        : memory_(memory),
          a_(a),
          b_(b),
          at_a_(at_a),
          at_b_(at_b),
          store_a_(MeshAccess::store(a)),
          store_b_(MeshAccess::store(b)),
          bounds_a_(a.bounds()),
          bounds_b_(b.bounds()),
          poses_(make_positions(call, bounds_a_, at_a, bounds_b_, at_b)),
          nearest_(static_cast<double>(poses_.point_error)) {
        if (memory_.of_[0] != store_a_.stamp || memory_.of_[1] != store_b_.stamp) memory_.clear();
        memory_.of_[0] = store_a_.stamp;
        memory_.of_[1] = store_b_.stamp;
    }
    ~MemorySearch() {
        memory_.last_[0] = at_a_;
        memory_.last_[1] = at_b_;
        memory_.begun_ = true;
    }
    MemorySearch(const MemorySearch&) = delete;
    MemorySearch& operator=(const MemorySearch&) = delete;

    MeshOverlap overlap() {
        MeshOverlap result;
        if (result.first = meeting_again(); result.first.a >= 0) {
            result.hit = true;
        } else if (measure_motion(); moved_ < horizon()) {
            pay_off();
            result.first = first_of_list();
            result.hit = result.first.a >= 0;
            if (result.hit) keep_meeting(result.first);
        } else {
            result = fresh_overlap();
            if (!result && may_make_list()) {
                bill(kCostOfClearance);
                keep_clearance(result.work);
            }
        }
        result.work.items = result.hit ? 1 : 0;
        return result;
    }

    MeshDistance distance(float r) {
        MeshDistance result;
        if (r == 0.0f) return result;
        nearest_.points.squared_distance = static_cast<double>(r) * static_cast<double>(r);
        if (memory_.nearest_.a >= 0) offer(memory_.nearest_);
        if (distance_so_far() > 0.0) {
            if (const MeshContact again = meeting_again(); again.a >= 0) offer(again);
        }
        if (const double most = distance_so_far(); most > 0.0) {
            measure_motion();
            if (moved_ + most < horizon()) {
                pay_off();
                offer_list();
            } else {
                const MeshOverlap common = fresh_overlap();
                add_counts(result.work, common.work);
                if (common) {
                    offer(common.first);
                } else if (most < kNever && may_make_list() &&
                           make_list(most, kStepsOfDistance, result.work)) {
                    offer_list();
                } else {
                    return fresh_distance(r, result.work);
                }
            }
        }
        const QueryWork work = result.work;
        if (nearest_.a >= 0) {
            memory_.nearest_ = {nearest_.a, nearest_.b};
            result = in_world(poses_, nearest_);
        }
        result.work = work;
        return result;
    }

    KeptContacts contacts() {
        KeptContacts result;
        auto& found = memory_.found_;
        found.clear();
        measure_motion();
        if (moved_ < horizon()) {
            pay_off();
            append_meeting();
        } else if (may_make_list() && make_list(0.0, kStepsOfContacts, result.work)) {
            append_meeting();
        } else {
            memory_.pairs_.clear();
            add_counts(result.work, jostle::contacts(memory_.pairs_, a_, at_a_, b_, at_b_,
                                                     [&](MeshContact c) { found.push_back(c); }));
            std::sort(found.begin(), found.end(), are_in_order<MeshContact>);
            memory_.fresh_work_ = result.work.nodes;
        }
        // Of all over the meshes some will meet the next time, too.
        constexpr std::size_t kKept = kKeptContacts;
        memory_.met_count_ = static_cast<int>(std::min(found.size(), kKept));
        for (std::size_t k = 0; k < std::min(found.size(), kKept); ++k)
            memory_.met_[k] = found[k * found.size() / std::min(found.size(), kKept)];
        result.pairs = found;
        result.work.items = static_cast<std::int64_t>(found.size());
        return result;
    }

  private:
    [[nodiscard]] double horizon() const { return static_cast<double>(memory_.horizon_); }

    /// [m] Since the list was made, no two points have come nearer to each other by more than this, as far
    /// as they were within the horizon. The share by which rotations stretch counts for both relations.
    void measure_motion() {
        relate();
        now_ = relation_of(poses_);
        measure_list();
    }
    void relate() {
        if (!is_related_) fill_relation(poses_, bounds_a_, at_a_, bounds_b_, at_b_);
        is_related_ = true;
    }
    void measure_list() {
        if (!(memory_.horizon_ > 0.0f)) return;
        const MeshRelation& then = memory_.reference_;
        way_ = way_between(then, now_, bounds_b_);
        moved_ = way_ * (1.0 + now_.stretch) + 2.0 * horizon() * (then.stretch + now_.stretch) +
                 4.0 * (then.error + now_.error);
    }

    [[nodiscard]] PlacedTriangle triangle_a(int id) const { return placed(poses_.a, store_a_.corners(id)); }
    [[nodiscard]] PlacedTriangle triangle_b(int id) const { return placed(poses_.b, store_b_.corners(id)); }
    [[nodiscard]] bool do_meet(const MeshContact& pair) const {
        return meet(triangle_a(pair.a), triangle_b(pair.b));
    }

    /// Of the contacts that are kept one that meets again, first the one that did the last time; or none.
    [[nodiscard]] MeshContact meeting_again() {
        if (memory_.met_count_ == 0) return {};
        if (do_meet(memory_.met_[0])) return memory_.met_[0];
        const std::span<const MeshContact> others(memory_.met_ + 1,
                                                  static_cast<std::size_t>(memory_.met_count_ - 1));
        if (others.empty()) return {};
        relate();
        const PairsDecided decided = decide_pairs(store_a_, store_b_, poses_, others);
        for (std::size_t k = 0; k < others.size(); ++k) {
            if ((decided.apart >> k & 1u) != 0) continue;
            if ((decided.meet >> k & 1u) == 0 && !do_meet(others[k])) continue;
            std::swap(memory_.met_[0], memory_.met_[k + 1]);
            return memory_.met_[0];
        }
        return {};
    }
    /// In the place of the one that has not met for longest.
    void keep_meeting(MeshContact contact) {
        memory_.met_count_ = std::min(memory_.met_count_ + 1, kKeptContacts);
        std::rotate(memory_.met_, memory_.met_ + memory_.met_count_ - 1, memory_.met_ + memory_.met_count_);
        memory_.met_[0] = contact;
    }

    /// The list was of use.
    void pay_off() {
        memory_.owed_ = std::max(memory_.owed_ - 1, 0);
        memory_.debt_ = std::max(memory_.debt_ - 1, 0);
    }
    /// Whether a list is likely to be of use.
    [[nodiscard]] bool may_make_list() {
        if (!memory_.begun_) return false;
        const MeshRelation last = relation_at(bounds_a_, memory_.last_[0], bounds_b_, memory_.last_[1]);
        step_ = way_between(last, now_, bounds_b_);
        if (!(step_ <= kSmallStep * size())) return false;
        if (memory_.debt_ > 0) --memory_.debt_;
        return memory_.debt_ == 0;
    }
    /// A list has cost as much as so many fresh searches. Where the one before has not paid off, the next one
    /// waits twice as long.
    void bill(std::int64_t cost) {
        constexpr int kMostWaste = 4;
        const auto questions = static_cast<int>(std::min<std::int64_t>(cost, 1 << 20));
        memory_.waste_ = memory_.owed_ > 0 ? std::min(memory_.waste_ + 1, kMostWaste) : 0;
        memory_.owed_ = questions;
        memory_.debt_ = questions << memory_.waste_;
    }
    /// [m] Of the smaller one.
    [[nodiscard]] double size() const { return std::min(diagonal_of(bounds_a_), diagonal_of(bounds_b_)); }
    /// [m] For so many steps like the last one.
    [[nodiscard]] double room_for(double steps) const { return std::max(steps * step_, 0x1p-10 * size()); }
    /// From now on the list tells of pairs nearer than `up_to`, which rounds.
    void begin_list(double up_to) {
        memory_.reference_ = now_;
        memory_.horizon_ = static_cast<float>(up_to * (1.0 - 0x1p-20));
        measure_list();
    }

    MeshOverlap fresh_overlap() {
        const MeshOverlap found = jostle::overlap(memory_.pairs_, a_, at_a_, b_, at_b_);
        if (found) keep_meeting(found.first);
        return found;
    }
    MeshDistance fresh_distance(float r, const QueryWork& before) {
        MeshDistance found = jostle::distance(memory_.distances_, a_, at_a_, b_, at_b_, r);
        if (found) memory_.nearest_ = {found.triangle_a, found.triangle_b};
        add_counts(found.work, before);
        memory_.fresh_work_ = found.work.nodes;
        return found;
    }
    /// An empty list, up to the distance of the meshes, which do not meet.
    void keep_clearance(QueryWork& work) {
        const auto up_to = static_cast<float>(room_for(kStepsOfClearance));
        memory_.horizon_ = 0.0f;
        memory_.near_.clear();
        memory_.ways_.clear();
        const MeshDistance found = fresh_distance(up_to, {});
        add_counts(work, found.work);
        begin_list(static_cast<double>(found ? found.distance : up_to));
    }
    /// Of all pairs nearer than `most` and the way of so many steps, or of fewer if these are too many.
    /// False, and there is none, if rounding leaves it no reach beyond `most`, if its cost cannot be
    /// foretold, or if it would be too long: it has not paid off then.
    [[nodiscard]] bool make_list(double most, double steps, QueryWork& work) {
        if (memory_.fresh_work_ == 0) return false;
        auto& near = memory_.near_;
        near.clear();
        memory_.ways_.clear();
        // Until it is whole, there is none: memory may run out.
        memory_.horizon_ = 0.0f;
        NearListing wanted{static_cast<float>(most + room_for(steps)),
                           static_cast<float>(most + kFewestSteps * step_),
                           static_cast<std::size_t>(kPairsPerWork * memory_.fresh_work_)};
        const MeshPoses poses = make_poses("distance", bounds_a_, at_a_, bounds_b_, at_b_);
        QueryWork listing;
        const bool is_listed =
            list_near(memory_.distances_, store_a_, store_b_, poses,
                      nearest_.a >= 0 ? nearest_.points : NearestPoints{}, wanted, near, listing);
        add_counts(work, listing);
        const std::int64_t pairs =
            is_listed ? static_cast<std::int64_t>(near.size()) : kPairsPerWork * memory_.fresh_work_;
        bill(1 + (listing.nodes + pairs / kPairsPerNode) / memory_.fresh_work_);
        if (!is_listed) return false;
        // A distance needs few pairs of a long list.
        memory_.by_distance_ = most > 0.0;
        const float in_world = 1.0f - 0x1p-18f - static_cast<float>(now_.stretch);
        for (KeptPair& pair : near) pair.least = pair.gap > 0.0f ? pair.gap * in_world : 0.0f;
        std::sort(near.begin(), near.end(), [&](const KeptPair& p, const KeptPair& q) {
            return memory_.by_distance_ && p.least != q.least ? p.least < q.least : are_in_order(p, q);
        });
        memory_.ways_.resize(ways_for(near.size()));
        fill_ways(store_b_, bounds_b_, near, memory_.ways_);
        begin_list(static_cast<double>(wanted.up_to));
        if (moved_ + most < horizon()) return true;
        memory_.horizon_ = 0.0f;
        return false;
    }

    /// Of the list, the first pair that meets.
    [[nodiscard]] MeshContact first_of_list() const {
        MeshContact first;
        for_meeting([&](const MeshContact& pair) {
            first = pair;
            return false;
        });
        return first;
    }
    void append_meeting() {
        for_meeting([&](const MeshContact& pair) {
            memory_.found_.push_back(pair);
            return true;
        });
        if (memory_.by_distance_)
            std::sort(memory_.found_.begin(), memory_.found_.end(), are_in_order<MeshContact>);
    }
    /// Calls visit for the pairs of the list that meet, in its order; it answers whether to go on.
    template <class Visit>
    void for_meeting(Visit&& visit) const {
        if (memory_.near_.empty()) return;
        const double within = 0.0;
        for_listed(list_now(), within, [&](std::span<const MeshContact> pairs) {
            const PairsDecided decided = decide_pairs(store_a_, store_b_, poses_, pairs);
            for (std::size_t k = 0; k < pairs.size(); ++k) {
                if ((decided.apart >> k & 1u) != 0) continue;
                if ((decided.meet >> k & 1u) == 0 && !do_meet(pairs[k])) continue;
                if (!visit(pairs[k])) return false;
            }
            return true;
        });
    }
    [[nodiscard]] ListNow list_now() const {
        const bool is_usual = way_ < 0x1p60 && horizon() < 0x1p60;
        ListNow list{memory_.near_, memory_.ways_, memory_.by_distance_, moved_, now_.error,
                     now_.stretch,  is_usual};
        if (is_usual) list.motion = motion_between(memory_.reference_, now_, bounds_b_, way_, horizon());
        return list;
    }
    [[nodiscard]] double distance_so_far() const { return std::sqrt(nearest_.points.squared_distance); }
    void offer(const MeshContact& pair, bool may_meet = true) {
        nearest_.offer(triangle_a(pair.a), triangle_b(pair.b), pair.a, pair.b,
                       [&](const PlacedTriangle& p, const PlacedTriangle& q) {
                           return may_meet ? nearest_or_common(p, q, nearest_.error)
                                           : nearest_points(p, q, nearest_.error);
                       });
    }
    void offer_list() {
        double within = distance_so_far();
        for_listed(list_now(), within, [&](std::span<const MeshContact> pairs) {
            PairBounds bounds;
            bound_pairs(store_a_, store_b_, poses_, pairs, bounds);
            const auto beyond = [&](float least, double distance) {
                const double in_frame = distance * static_cast<double>(poses_.stretch);
                return least > rounded_up(in_frame + 3.0 * static_cast<double>(bounds.error)) + 0x1p-126f;
            };
            for (std::size_t k = 0; k < pairs.size(); ++k) {
                if (beyond(bounds.least[k], within)) continue;
                offer(pairs[k], !beyond(bounds.least[k], 0.0));
                within = distance_so_far();
                if (within == 0.0) return false;
            }
            return true;
        });
    }

    MeshPairMemory& memory_;
    const TriangleMesh &a_, &b_;
    const Transform3 &at_a_, &at_b_;
    const MeshStore &store_a_, &store_b_;
    const Aabb3 bounds_a_, bounds_b_;
    MeshPoses poses_;
    bool is_related_ = false;
    MeshRelation now_{};
    double step_ = kNever;   ///< [m] since the last question
    double way_ = kNever;    ///< [m] in a's frame, of the points of b since then, at most
    double moved_ = kNever;  ///< [m] since the list was made
    NearestTriangles nearest_;
};

MeshOverlap overlap(MeshPairMemory& memory, const TriangleMesh& a, const Transform3& at_a,
                    const TriangleMesh& b, const Transform3& at_b) {
    return detail::MemorySearch("overlap", memory, a, at_a, b, at_b).overlap();
}

MeshDistance distance(MeshPairMemory& memory, const TriangleMesh& a, const Transform3& at_a,
                      const TriangleMesh& b, const Transform3& at_b, float r) {
    const Call call("distance");
    call.in(detail::kUpToInfinity, "r", r);
    return detail::MemorySearch(call, memory, a, at_a, b, at_b).distance(r);
}

KeptContacts contacts(MeshPairMemory& memory, const TriangleMesh& a, const Transform3& at_a,
                      const TriangleMesh& b, const Transform3& at_b) {
    return detail::MemorySearch("contacts", memory, a, at_a, b, at_b).contacts();
}

}  // namespace jostle

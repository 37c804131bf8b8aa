// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// See mesh_memory.h; how far points have come nearer, mesh_relation.h says.
#include <jostle/mesh/mesh_memory.h>
#include <jostle/spatial/arguments.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "mesh/kernels/list_kernels.h"
#include "mesh/mesh_relation.h"
#include "mesh/mesh_store.h"
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
constexpr double kStepsOfClearance = 64.0, kStepsOfDistance = 8.0, kStepsOfContacts = 4.0;
constexpr int kCostOfClearance = 48, kCostOfDistance = 4, kCostOfContacts = 24;
constexpr std::size_t kPairsPerTriangle = 16;  ///< [1] A list has no more, of all triangles of both meshes.

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
        if (memory_.contact_.a >= 0 && do_meet(memory_.contact_)) {
            result.hit = true;
            result.first = memory_.contact_;
        } else if (measure_motion(); moved_ < horizon()) {
            pay_off();
            memory_.contact_ = first_of_list();
            result.hit = memory_.contact_.a >= 0;
            result.first = memory_.contact_;
        } else {
            result = fresh_overlap();
            if (!result && may_make_list(kCostOfClearance)) keep_clearance(result.work);
        }
        result.work.items = result.hit ? 1 : 0;
        return result;
    }

    MeshDistance distance(float r) {
        MeshDistance result;
        if (r == 0.0f) return result;
        nearest_.points.squared_distance = static_cast<double>(r) * static_cast<double>(r);
        if (memory_.nearest_.a >= 0) offer(memory_.nearest_);
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
                } else if (most < kNever && may_make_list(kCostOfDistance) &&
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
        } else if (may_make_list(kCostOfContacts) && make_list(0.0, kStepsOfContacts, result.work)) {
            append_meeting();
        } else {
            memory_.pairs_.clear();
            add_counts(result.work, jostle::contacts(memory_.pairs_, a_, at_a_, b_, at_b_,
                                                     [&](MeshContact c) { found.push_back(c); }));
            std::sort(found.begin(), found.end(), are_in_order<MeshContact>);
        }
        if (!found.empty()) memory_.contact_ = found.front();
        result.pairs = found;
        result.work.items = static_cast<std::int64_t>(found.size());
        return result;
    }

  private:
    [[nodiscard]] double horizon() const { return static_cast<double>(memory_.horizon_); }

    /// [m] Since the list was made, no two points have come nearer to each other by more than this, as far
    /// as they were within the horizon. The share by which rotations stretch counts for both relations.
    void measure_motion() {
        fill_relation(poses_, bounds_a_, at_a_, bounds_b_, at_b_);
        now_ = relation_of(poses_);
        measure_list();
    }
    void measure_list() {
        if (!(memory_.horizon_ > 0.0f)) return;
        const MeshRelation& then = memory_.reference_;
        moved_ = way_between(then, now_, bounds_b_) * (1.0 + now_.stretch) +
                 2.0 * horizon() * (then.stretch + now_.stretch) + 4.0 * (then.error + now_.error);
    }

    [[nodiscard]] PlacedTriangle triangle_a(int id) const { return placed(poses_.a, store_a_.corners(id)); }
    [[nodiscard]] PlacedTriangle triangle_b(int id) const { return placed(poses_.b, store_b_.corners(id)); }
    [[nodiscard]] bool do_meet(const MeshContact& pair) const {
        return meet(triangle_a(pair.a), triangle_b(pair.b));
    }

    /// The list was of use.
    void pay_off() {
        memory_.owed_ = std::max(memory_.owed_ - 1, 0);
        memory_.debt_ = std::max(memory_.debt_ - 1, 0);
    }
    /// Whether a list is likely to be of use. Where the one before was not, the next waits twice as long.
    [[nodiscard]] bool may_make_list(int cost) {
        constexpr int kMostWaste = 4;
        if (!memory_.begun_) return false;
        MeshPoses then{};
        for (int i = 0; i < 2; ++i) {
            for (int j = 0; j < 9; ++j) {
                (i == 0 ? then.a : then.b).turn[j / 3][j % 3] =
                    static_cast<double>(rotation_entry(memory_.last_[i], j / 3, j % 3));
            }
        }
        fill_relation(then, bounds_a_, memory_.last_[0], bounds_b_, memory_.last_[1]);
        step_ = way_between(relation_of(then), now_, bounds_b_);
        if (!(step_ <= kSmallStep * size())) return false;
        if (memory_.debt_ > 0) {
            --memory_.debt_;
            return false;
        }
        memory_.waste_ = memory_.owed_ > 0 ? std::min(memory_.waste_ + 1, kMostWaste) : 0;
        memory_.owed_ = cost;
        memory_.debt_ = cost << memory_.waste_;
        return true;
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
        memory_.contact_ = found.first;
        return found;
    }
    MeshDistance fresh_distance(float r, const QueryWork& before) {
        MeshDistance found = jostle::distance(memory_.distances_, a_, at_a_, b_, at_b_, r);
        if (found) memory_.nearest_ = {found.triangle_a, found.triangle_b};
        add_counts(found.work, before);
        return found;
    }
    /// An empty list, up to the distance of the meshes, which do not meet.
    void keep_clearance(QueryWork& work) {
        const auto up_to = static_cast<float>(room_for(kStepsOfClearance));
        memory_.horizon_ = 0.0f;
        memory_.near_.clear();
        const MeshDistance found = fresh_distance(up_to, {});
        add_counts(work, found.work);
        begin_list(static_cast<double>(found ? found.distance : up_to));
    }
    /// Of all pairs nearer than `most` and the way of so many steps. False, and there is none, if rounding
    /// leaves it no reach beyond `most`, or if it would be too long: it has not paid off then.
    [[nodiscard]] bool make_list(double most, double steps, QueryWork& work) {
        const auto up_to = static_cast<float>(most + room_for(steps));
        begin_list(static_cast<double>(up_to));
        // Until it is whole, there is none.
        const float whole = std::exchange(memory_.horizon_, 0.0f);
        auto& near = memory_.near_;
        near.clear();
        if (!(moved_ + most < static_cast<double>(whole))) return false;
        const std::size_t room = kPairsPerTriangle * (static_cast<std::size_t>(a_.triangle_count()) +
                                                      static_cast<std::size_t>(b_.triangle_count()));
        memory_.pairs_.clear();
        const QueryWork listing =
            near_pairs(memory_.pairs_, a_, at_a_, b_, at_b_, up_to, [&](const MeshDistance& d) {
                if (near.size() == room) return Visit::kStop;
                near.push_back({d.triangle_a, d.triangle_b, d.distance * (1.0f - 0x1p-20f)});
                return Visit::kDescend;
            });
        memory_.pairs_.clear();
        add_counts(work, listing);
        if (listing.stopped) {
            near.clear();
            return false;
        }
        // A distance needs few pairs of a long list.
        memory_.by_distance_ = most > 0.0;
        std::sort(near.begin(), near.end(), [&](const KeptPair& p, const KeptPair& q) {
            return memory_.by_distance_ && p.least != q.least ? p.least < q.least : are_in_order(p, q);
        });
        memory_.horizon_ = whole;
        return true;
    }

    /// Of the list, the first pair that meets.
    [[nodiscard]] MeshContact first_of_list() const {
        for (const KeptPair& pair : memory_.near_) {
            const MeshContact contact{pair.a, pair.b};
            if (static_cast<double>(pair.least) <= moved_ && do_meet(contact)) return contact;
        }
        return {};
    }
    void append_meeting() {
        const float most = rounded_up(moved_);
        for_listed(most, [&](std::span<const MeshContact> pairs) {
            const PairsDecided decided = decide_pairs(store_a_, store_b_, poses_, pairs);
            for (std::size_t k = 0; k < pairs.size(); ++k) {
                if ((decided.apart >> k & 1u) != 0) continue;
                if ((decided.meet >> k & 1u) != 0 || do_meet(pairs[k])) memory_.found_.push_back(pairs[k]);
            }
        });
        if (memory_.by_distance_)
            std::sort(memory_.found_.begin(), memory_.found_.end(), are_in_order<MeshContact>);
    }
    /// Calls visit for the pairs of the list that were no further than `most`, up to eight at once, in its
    /// order. `visit` may lessen `most`.
    template <class Visit>
    void for_listed(const float& most, Visit&& visit) const {
        MeshContact pairs[kPairLanes];
        std::size_t count = 0;
        for (const KeptPair& pair : memory_.near_) {
            if (pair.least > most) {
                if (memory_.by_distance_) break;
                continue;
            }
            pairs[count++] = {pair.a, pair.b};
            if (count < kPairLanes) continue;
            visit(std::span<const MeshContact>(pairs, count));
            count = 0;
        }
        if (count > 0) visit(std::span<const MeshContact>(pairs, count));
    }
    [[nodiscard]] static float rounded_up(double x) { return static_cast<float>(x * (1.0 + 0x1p-20)); }

    [[nodiscard]] double distance_so_far() const { return std::sqrt(nearest_.points.squared_distance); }
    void offer(const MeshContact& pair, bool may_meet = true) {
        nearest_.offer(triangle_a(pair.a), triangle_b(pair.b), pair.a, pair.b,
                       [&](const PlacedTriangle& p, const PlacedTriangle& q) {
                           return may_meet ? nearest_or_common(p, q, nearest_.error)
                                           : nearest_points(p, q, nearest_.error);
                       });
    }
    void offer_list() {
        float most = rounded_up(distance_so_far() + moved_);
        for_listed(most, [&](std::span<const MeshContact> pairs) {
            PairBounds bounds;
            bound_pairs(store_a_, store_b_, poses_, pairs, bounds);
            const auto beyond = [&](float least, double distance) {
                const double in_frame = distance * static_cast<double>(poses_.stretch);
                return least > rounded_up(in_frame + 3.0 * static_cast<double>(bounds.error)) + 0x1p-126f;
            };
            for (std::size_t k = 0; k < pairs.size(); ++k) {
                if (beyond(bounds.least[k], distance_so_far())) continue;
                offer(pairs[k], !beyond(bounds.least[k], 0.0));
            }
            most = rounded_up(distance_so_far() + moved_);
        });
    }

    MeshPairMemory& memory_;
    const TriangleMesh &a_, &b_;
    const Transform3 &at_a_, &at_b_;
    const MeshStore &store_a_, &store_b_;
    const Aabb3 bounds_a_, bounds_b_;
    MeshPoses poses_;
    MeshRelation now_{};
    double step_ = kNever;   ///< [m] since the last question
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

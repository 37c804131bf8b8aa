// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Bullets against dynamic bodies, one impact after the other in the order of time. At an impact with another
// bullet both rest until the step ends; at one with another body the bullet is carried along by that, which
// goes its way. An impact changes what is to come of the bullets that it concerns: these look again for what
// they meet next, from then on. As time never runs back, no impact has to be undone.
//
// Bullets wait in a heap, the next impact first. Each has a few impacts, then rests for good.
#include "dynamics/continuous/sweep_bullets.h"

#include <algorithm>

#include "dynamics/continuous/follower.h"

namespace jostle::detail {
namespace {

/// [1] Of one bullet in one step.
constexpr int kMostBulletImpacts = 4;

class Bullets {
  public:
    Bullets(const StepContext& context, const Tables& tables, Sweeper& sweeper, const SweepRoom& room)
        : tables_(tables),
          sweeper_(sweeper),
          user_(context.callbacks, tables, room.answers),
          swept_(room.bodies),
          plans_(room.bullets) {
        for (int i = 0; i < static_cast<int>(swept_.size()); ++i) {
            SweptBody& body = swept_[static_cast<std::size_t>(i)];
            body.plan = kNone;
            if (!is_bullet(tables.bodies.awake().records[place_of(body)])) continue;
            body.plan = count_;
            plans_[static_cast<std::size_t>(count_)] = {};
            plan(count_++).swept = i;
        }
    }

    void run() {
        for (int i = 0; i < count_; ++i) {
            plan(i).at = i;
            plan(i).heap = i;
            plan(i).next = next_impact(plan(i));
        }
        for (int i = count_ / 2; i-- > 0;) sink(i);
        while (count_ > 0 && first().next.hit) {
            BulletPlan& bullet = first();
            if (bullet.next.must_ask && !user_.ask(bullet.next)) {
                bullet.after = bullet.next.key;
                renew(bullet);
            } else {
                act_upon(bullet);
            }
        }
    }

    /// Valid until the next call.
    [[nodiscard]] const Path& path_of(BodyId id) {
        if (const SweptBody* const body = find_swept(swept_, id)) return body->path;
        unswept_ = Path(finished_sweep_of(tables_.bodies.sim(id), tables_.bodies.state(id)));
        return unswept_;
    }
    /// [m] See BulletPlan.
    [[nodiscard]] float carried(BodyId id) {
        const SweptBody* const body = find_swept(swept_, id);
        return body != nullptr && body->plan != kNone ? plan(body->plan).carried : 0.0f;
    }

  private:
    [[nodiscard]] static std::size_t place_of(const SweptBody& body) {
        return static_cast<std::size_t>(body.place);
    }
    [[nodiscard]] BulletPlan& plan(int i) { return plans_[static_cast<std::size_t>(i)]; }
    [[nodiscard]] BulletPlan& first() { return plan(plan(0).heap); }
    [[nodiscard]] SweptBody& body_of(const BulletPlan& bullet) {
        return swept_[static_cast<std::size_t>(bullet.swept)];
    }
    /// `find(stretch, found)` looks along a part of the bullet's path.
    template <class Find>
    [[nodiscard]] Impact next_impact(const BulletPlan& bullet, Find&& find) {
        const SweptBody& body = body_of(bullet);
        Impact found;
        if (bullet.impacts >= kMostBulletImpacts) return found;
        const Path& path = body.path;
        for (int i = path.index_at(bullet.from); i < path.count() && !found.hit; ++i) {
            const Stretch stretch{body.id, path.piece(i).sweep, path.piece(i).carrier,
                                  max(path.piece(i).begin, bullet.from), path.end_of(i)};
            if (stretch.begin < stretch.end) found = find(stretch, found);
        }
        return found;
    }
    [[nodiscard]] Impact next_impact(const BulletPlan& bullet) {
        return next_impact(bullet, [&](const Stretch& stretch, const Impact& found) {
            return sweeper_.first_dynamic_impact(stretch, bullet.after, found, *this);
        });
    }
    [[nodiscard]] Impact next_impact_with(const BulletPlan& bullet, const SweptBody& other) {
        return next_impact(bullet, [&](const Stretch& stretch, const Impact& found) {
            return sweeper_.first_impact_with(other.id, other.path, stretch, bullet.after, found, *this);
        });
    }

    void act_upon(BulletPlan& bullet) {
        const float now = bullet.next.key.fraction;
        const BodyId other = tables_.shapes[bullet.next.key.other].body;
        SweptBody* const met = find_swept(swept_, other);
        if (met != nullptr && met->plan != kNone) {
            stop(bullet, now);
            stop(plan(met->plan), now);
            renew_near(bullet, now);
            renew_near(plan(met->plan), now);
        } else {
            carry(bullet, now, other);
            renew_near(bullet, now);
        }
    }

    void stop(BulletPlan& bullet, float now) {
        SweptBody& body = body_of(bullet);
        if (!body.rests || body.path.piece(body.path.count() - 1).begin > now) rest(tables_, body, now);
        go_on(bullet, now);
    }

    /// By a body that is no bullet.
    void carry(BulletPlan& bullet, float now, BodyId other) {
        SweptBody& body = body_of(bullet);
        const BodySim& sim = tables_.bodies.awake().sims[place_of(body)];
        const Path carrier = path_of(other);  // a copy: its own path changes
        Transform pose = body.path.pose(now);
        // Where it is locked nothing carries it; and where no pieces are left it stays.
        const int pieces = carrier.count() - carrier.index_at(now);
        if (sim.has_locked_axis() || sim.locks.rotation ||
            body.path.index_at(now) + 1 + pieces > Path::kMaxPieces)
            return stop(bullet, now);
        for (int i = carrier.index_at(now); i < carrier.count(); ++i) {
            const float begin = max(now, carrier.piece(i).begin);
            if (i > carrier.index_at(now)) pose = body.path.pose(begin);
            body.path.go_on(begin, carried_by(carrier.piece(i).sweep, begin, pose), other);
        }
        body.rests = false;
        bullet.carried = max(bullet.carried, sweeper_.carry_bullet(sim, other));
        go_on(bullet, now);
    }

    /// Static and kinematic shapes may be in the new way.
    void go_on(BulletPlan& bullet, float now) {
        bullet.from = now;
        bullet.after = {};
        ++bullet.impacts;
        body_of(bullet).crushed_by = body_of(bullet).crushed_against = {};
        Follower(sweeper_, tables_, user_, body_of(bullet)).follow(now);
    }

    void renew(BulletPlan& bullet) {
        bullet.next = next_impact(bullet);
        sift(bullet);
    }
    /// A bullet's path has changed: it, and those that may meet it, look again.
    void renew_near(BulletPlan& bullet, float now) {
        renew(bullet);
        const SweptBody& body = body_of(bullet);
        // Where it was to be by itself; if it is carried, it is not far from there.
        const BodyState& state = tables_.bodies.awake().states[place_of(body)];
        const BodySim& sim = tables_.bodies.awake().sims[place_of(body)];
        const Stretch whole{body.id, sweep_of(sim, state), {}, 0.0f, 1.0f};
        const auto renew_other = [&](BodyId other) {
            const SweptBody* const near = find_swept(swept_, other);
            if (near == nullptr || near->plan == kNone) return;
            BulletPlan& others = plan(near->plan);
            if (others.renewed_for == bullet.impacts && others.renewed_by == bullet.swept) return;
            others.renewed_for = bullet.impacts;
            others.renewed_by = bullet.swept;
            others.from = max(others.from, now);
            // All that it meets is as it was, but for this one.
            const BodyId changed = body.id;
            if (others.next.hit && tables_.shapes[others.next.key.other].body == changed)
                return renew(others);
            const Impact impact = next_impact_with(others, body);
            if (!impact.hit || !(impact.key < others.next.key)) return;
            others.next = impact;
            sift(others);
        };
        sweeper_.for_dynamic_near(whole, *this, renew_other);
    }

    // --- the heap

    [[nodiscard]] bool comes_before(int a, int b) {
        const BulletPlan &p = plan(plan(a).heap), &q = plan(plan(b).heap);
        if (p.next.hit != q.next.hit) return p.next.hit;
        if (p.next.key < q.next.key) return true;
        return !(q.next.key < p.next.key) && p.swept < q.swept;
    }
    void swap(int a, int b) {
        std::swap(plan(a).heap, plan(b).heap);
        plan(plan(a).heap).at = a;
        plan(plan(b).heap).at = b;
    }
    void sink(int i) {
        for (;;) {
            int least = i;
            for (const int child : {2 * i + 1, 2 * i + 2})
                if (child < count_ && comes_before(child, least)) least = child;
            if (least == i) return;
            swap(i, least);
            i = least;
        }
    }
    void sift(const BulletPlan& bullet) {
        int i = bullet.at;
        while (i > 0 && comes_before(i, (i - 1) / 2)) {
            swap(i, (i - 1) / 2);
            i = (i - 1) / 2;
        }
        sink(i);
    }

    const Tables& tables_;
    Sweeper& sweeper_;
    Asker user_;
    std::span<SweptBody> swept_;
    std::span<BulletPlan> plans_;
    Path unswept_;
    int count_ = 0;
};

}  // namespace

void sweep_bullets(const StepContext& context, const Tables& tables, Sweeper& sweeper,
                   const SweepRoom& room) {
    Bullets(context, tables, sweeper, room).run();
}

}  // namespace jostle::detail

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/continuous/follower.h"

#include "dynamics/store/contact_links.h"

namespace jostle::detail {
namespace {

/// [1] Cosine, of the normals of a contact and of an impact that it holds off.
constexpr float kLeastAgreement = 0.9f;
/// [1] Sine of the angle at which a body that slides may meet another part of the ground and go on along it.
constexpr float kSteepest = 0.5f;
/// [1] How many parts of the ground it goes on along in a step.
constexpr int kMostGlides = 8;

}  // namespace

bool Asker::may_collide(ShapeId own, ShapeId other) const {
    const auto [a, b] = std::minmax(own, other);
    if (tables_->pairs.contains(a, b)) return true;
    if (const bool* const kept = answers_->about(a, b)) return *kept;
    const bool answer = callbacks_->should_collide(a, b);
    if (callbacks_->is_asked_about(a, b)) answers_->keep(a, b, answer);
    return answer;
}

bool Asker::ask(const Impact& impact) const {
    const ShapeId own = impact.key.own, other = impact.key.other;
    if (!may_collide(own, other)) return false;
    if (!tables_->shapes[own].asks_pre_solve && !tables_->shapes[other].asks_pre_solve) return true;
    return callbacks_->pre_solve_impact({own, other, impact.point, -impact.normal, impact.key.fraction});
}

void rest(const Tables& tables, SweptBody& body, float from) {
    const BodySim& sim = tables.bodies.awake().sims[static_cast<std::size_t>(body.place)];
    body.end = from > 0.0f ? body.path.pose(from) : sim.transform;
    body.path.go_on(from, rest_at(body.end, sim.local_center), {});
    body.rests = true;
}

void Follower::follow(float from) {
    at_ = from_ = from;
    body_.must_ask = false;
    const auto is_ahead = [&](const Obstacle& obstacle) { return from == 0.0f || obstacle.fraction > from; };
    while (body_.obstacles > 0 && is_ahead(body_.held_by[body_.obstacles - 1])) --body_.obstacles;
    for (int impacts = 0; at_ < 1.0f;) {
        const Impact impact = first_impact();
        if (!impact.hit) break;
        if (impact.must_ask) {
            body_.must_ask = !asker_.may_ask();
            if (body_.must_ask) return;
            if (!asker_.ask(impact)) {
                after_ = impact.key;
                continue;
            }
        }
        const ShapeId carried_by = carried_by_;
        if (!act_upon(impact)) continue;
        if (body_.crushed_by != kNone) break;
        if (++impacts - glides_ == SweptBody::kMostImpacts) {
            carried_by_ = carried_by;
            stop(impact);
            break;
        }
    }
    if (!body_.rests) body_.end = body_.path.pose(1.0f);
    if (glides_ > 0 && !body_.rests && carried_by_ == kNone && !is_turned()) go_back();
    if ((is_stopped_ || body_.obstacles > 0) && carried_by_ == kNone) keep_off();
}

/// Rounding may have taken a core across a shape, or next to it: one that is pressed comes nearer with every
/// step.
void Follower::keep_off() {
    if (sweeper_.keep_off(body_.id, sim().transform, body_.end)) return;
    stay();
    // The place where the step began may be next to a shape as well.
    (void)sweeper_.keep_off(body_.id, sim().transform, body_.end);
}

Impact Follower::first_impact() const {
    const Path& path = body_.path;
    for (int i = path.index_at(at_); i < path.count(); ++i) {
        const Path::Piece& piece = path.piece(i);
        const float begin = max(piece.begin, at_), end = path.end_of(i);
        if (!(begin < end)) continue;
        const Impact impact =
            sweeper_.first_impact({body_.id, piece.sweep, piece.carrier, begin, end}, after_);
        if (impact.hit) return impact;
    }
    return {};
}

bool Follower::act_upon(const Impact& impact) {
    const BodyId other = tables_.shapes[impact.key.other].body;
    const bool stops = tables_.bodies[other].type == BodyType::kStatic;
    // Nothing carries a body along where it is locked.
    if (!stops && sim().has_locked_axis()) {
        after_ = impact.key;
        return false;
    }
    at_ = impact.key.fraction;
    after_ = {};
    if (stops) {
        is_stopped_ = true;
        if (!slide(impact) && !glide(impact)) stop(impact);
    } else {
        carry(other);
        carried_by_ = impact.key.other;
    }
    return true;
}

void Follower::carry(BodyId other) {
    const Sweep carrier = sweep_of(tables_.bodies.sim(other), tables_.bodies.state(other));
    const Transform pose = body_.path.pose(at_);
    Sweep sweep = carried_by(carrier, at_, pose);
    if (sim().locks.rotation && at_ < 1.0f) sweep = straight(pose, pose_at(sweep, 1.0f));
    body_.path.go_on(at_, sweep, other);
    body_.rests = false;
}

/// From a pose now to the place of another at the end of the step, without a turn.
Sweep Follower::straight(const Transform& from, const Transform& to) const {
    Sweep sweep = rest_at(from, sim().local_center);
    sweep.c = apply(to, sweep.local_center);
    // As over the whole step.
    sweep.c0 = sweep.c - (1.0f / (1.0f - at_)) * (sweep.c - sweep.c0);
    return sweep;
}

/// How a contact holds the body off what it meets; without a normal, none does. At a seam of flush shapes
/// that meets the body from the side, but no contact does.
Obstacle Follower::held_off(const Impact& impact) const {
    const ContactId id = contact_of(tables_, impact.key.own, impact.key.other);
    if (id == kNone) return {};
    const ContactSim& contact = tables_.contact_sim(id);
    if (contact.manifold.count == 0 || !contact.is_solid || contact.is_disabled) return {};
    const Vec2 normal = contact.body_b == body_.id ? contact.normal : -contact.normal;
    if (dot(normal, impact.normal) <= kLeastAgreement) return {};
    return {.normal = normal, .bounces = contact.material.restitution > 0.0f};
}

/// Goes on along a shape that it was pressed into as the step began. Returns whether it can.
bool Follower::slide(const Impact& impact) {
    if (!impact.began_near || body_.path.is_full() || body_.obstacles == SweptBody::kMostImpacts)
        return false;
    return go_along(impact, held_off(impact));
}

/// Whether in this step it was held off something that does not move, but not what it meets now.
bool Follower::slides_elsewhere(const Impact& impact) const {
    bool slides = false, is_pressed = false;
    for_constraints(tables_.contacts, tables_.bodies.contacts(body_.id), [&](ContactId id) {
        const ContactSim& sim = tables_.contact_sim(id);
        if (!has_pushed(sim)) return;
        slides = slides || !tables_.bodies.is_movable(tables_.contacts[id].other(body_.id));
        is_pressed = is_pressed || sim.shape_a == impact.key.other || sim.shape_b == impact.key.other;
    });
    return slides && !is_pressed;
}

/// Goes on along a part of the ground that it meets at a small angle while it slides along another: stopped
/// at each, it would stay behind its speed wherever the ground is hollow. Returns whether it can.
bool Follower::glide(const Impact& impact) {
    const Sweep& sweep = body_.path.piece(body_.path.index_at(at_)).sweep;
    const Vec2 way = sweep.c - sweep.c0;
    // A core that is next to the shape would come nearer, step by step, until it touches.
    if (impact.core_normal == Vec2{} || glides_ == kMostGlides ||
        !(-dot(impact.core_normal, way) < kSteepest * length(way)) || !slides_elsewhere(impact))
        return false;
    // Between two that it meets by turns it is stuck.
    for (int i = 0; i + 1 < body_.obstacles; ++i)
        if (body_.held_by[i].own == impact.key.own && body_.held_by[i].other == impact.key.other)
            return false;
    // The way of a bullet is not made straight behind it, as it may yet be stopped there.
    const auto& record = tables_.bodies.awake().records[static_cast<std::size_t>(body_.place)];
    if (body_.path.is_full() || (is_bullet(record) && body_.path.count() + 1 == Path::kMaxPieces))
        return false;
    if (!go_along(impact, {.normal = impact.core_normal, .is_met = true})) return false;
    if (glides_++ == 0) first_glide_ = impact;
    return true;
}

bool Follower::go_along(const Impact& impact, Obstacle obstacle) {
    const Path::Piece& piece = body_.path.piece(body_.path.index_at(at_));
    if (!piece.is_own) return false;
    const Sweep before = piece.sweep;
    const Vec2 center = lerp(before.c0, before.c, at_);
    obstacle.fraction = at_;
    obstacle.arm = impact.point - center;
    obstacle.own = impact.key.own;
    obstacle.other = impact.key.other;
    Vec2 way = before.c - before.c0;
    float turn = before.a - before.a0;
    // Where it is met it may be passed as near as that.
    if (!obstacle.hold_back(sim(), way, turn) && !obstacle.is_met) return false;
    if (body_.obstacles == SweptBody::kMostImpacts) --body_.obstacles;
    body_.held_by[body_.obstacles++] = obstacle;
    // From the same pose on.
    Sweep sweep = before;
    sweep.c0 = center - at_ * way;
    sweep.c = sweep.c0 + way;
    sweep.a0 = math::lerp(before.a0, before.a, at_) - at_ * turn;
    sweep.a = sweep.a0 + turn;
    if (obstacle.is_met) body_.path.make_room(at_);
    body_.path.turn(at_, sweep);
    return true;
}

/// Whether the ground at the end of its way will turn its velocity by as much as that which it met first, but
/// for the half.
bool Follower::is_turned() const {
    const Sweep& sweep = body_.path.piece(0).sweep;
    const Vec2 way = sweep.c - sweep.c0;
    return sweeper_.bars(way, -0.5f * dot(first_glide_.core_normal, way), body_.id, body_.end);
}

/// It has left the ground, and no contact would find what it met: it stops there after all.
void Follower::go_back() {
    at_ = first_glide_.key.fraction;
    // Its way to there is not known any more.
    if (body_.path.piece(body_.path.index_at(at_)).begin != at_) return stay();
    while (body_.obstacles > 0 && body_.held_by[body_.obstacles - 1].fraction >= at_) --body_.obstacles;
    stop(first_glide_);
}

/// Where it is now. It is crushed if it was carried there.
void Follower::stop(const Impact& impact) {
    if (carried_by_ != kNone) {
        body_.crushed_by = carried_by_;
        body_.crushed_against = impact.key.other;
    }
    rest(tables_, body_, at_);
}

/// Where it was before the step.
void Follower::stay() {
    body_.end = sim().transform;
    body_.path.go_on(from_, rest_at(body_.end, sim().local_center), {});
    body_.rests = true;
}

}  // namespace jostle::detail

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Obstacles that come and go, and their part in a step.
#include <jostle/crowd/crowd.h>

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

#include "crowd/ranges.h"
#include "crowd/row.h"
#include "crowd/walls/walls.h"

namespace jostle {

using detail::kPlaceRange;

namespace {

/// [1] Times that a velocity is made to slide along the walls.
constexpr int kSlides = 3;
/// [1] Of a speed: what its roundings may lead into a wall. The next step leads out again.
constexpr float kRounding = 1.0e-6f;

/// One lane of a list of half-planes; the rest of it permits everything.
void put(detail::AvoidWalls& walls, int lane, const detail::WallPlaneList& list) {
    // Lanes that were filled before this one had no more than walls.count.
    for (int k = 0; k < detail::kAvoidWalls; ++k) {
        const bool is_there = k < list.count;
        const detail::WallPlane plane =
            is_there ? list.planes[k] : detail::WallPlane{{}, -std::numeric_limits<float>::infinity()};
        walls.normal[k][0][lane] = plane.normal.x;
        walls.normal[k][1][lane] = plane.normal.y;
        walls.offset[k][lane] = plane.offset;
    }
    walls.count = std::max(walls.count, static_cast<int>(list.count));
}

/// [m^2] Between the segments from a to b and from c to d.
float squared_distance(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
    const auto is_split = [](Vec2 p, Vec2 q, Vec2 r, Vec2 s) {
        const float one = cross(q - p, r - p), other = cross(q - p, s - p);
        return (one < 0.0f && other > 0.0f) || (one > 0.0f && other < 0.0f);
    };
    if (is_split(a, b, c, d) && is_split(c, d, a, b)) return 0.0f;
    const auto to_point = [](Vec2 p, Vec2 q, Vec2 r) {
        return length_squared(detail::nearest_point(p - r, q - r));
    };
    return std::min({to_point(a, b, c), to_point(a, b, d), to_point(c, d, a), to_point(c, d, b)});
}

}  // namespace

template <int D>
Obstacle Crowd<D>::add_obstacle(const ObstacleDef<D>& def) requires(D == 2) {
    const Call call("Crowd::add_obstacle");
    detail::require_obstacle(call, "def", def);
    if (walls_ == nullptr) walls_ = std::make_unique<detail::Walls>(agents_.get_allocator().resource());
    return walls_->add(call, def);
}

template <int D>
void Crowd<D>::require(const Call& call, Obstacle obstacle) const requires(D == 2) {
    if (contains(obstacle)) return;
    call.refuse(
        "obstacle",
        "index " + std::to_string(obstacle.index) + ", generation " + std::to_string(obstacle.generation),
        "it must be an obstacle of this crowd that was not removed");
}

template <int D>
void Crowd<D>::remove(Obstacle obstacle) requires(D == 2) {
    require("Crowd::remove", obstacle);
    walls_->remove(obstacle);
}

template <int D>
bool Crowd<D>::contains(Obstacle obstacle) const requires(D == 2) {
    return walls_ != nullptr && walls_->contains(obstacle);
}

template <int D>
ObstacleDef<D> Crowd<D>::def(Obstacle obstacle) const requires(D == 2) {
    require("Crowd::def", obstacle);
    return walls_->def(obstacle);
}

template <int D>
std::span<const Obstacle> Crowd<D>::obstacles() const requires(D == 2) {
    if (walls_ == nullptr) return {};
    return walls_->obstacles();
}

template <int D>
bool Crowd<D>::is_visible(const Vector<D>& from, const Vector<D>& to, float radius, std::uint32_t mask) const
    requires(D == 2) {
    const Call call("Crowd::is_visible");
    call.in(kPlaceRange, "from", from);
    call.in(kPlaceRange, "to", to);
    call.in(kAtLeastZero, "radius", radius);
    if (!has_walls()) return true;
    const Vector<D> around{radius, radius};
    bool is_clear = true;
    walls_->visit({min(from, to) - around, max(from, to) + around}, mask,
                  [&](const detail::Walls::Wall& wall) {
                      if (!wall.faces(from)) return;
                      const float square = squared_distance(from, to, wall.a, wall.b);
                      if (square < radius * radius || square == 0.0f) is_clear = false;
                  });
    return is_clear;
}

template <int D>
void Crowd<D>::fill_walls(Row& row, int lane, std::size_t seat, float dt) const requires(D == 2) {
    const Body& body = seated_[seat];
    const Mind& mind = mind_at(seat);
    detail::WallPlanes& planes = row.around[lane];
    planes.near.count = planes.calm.count = 0;
    if (body.responds) {
        // It must see at least the step that it is about to make.
        const float horizon = std::max(mind.obstacle_horizon, dt);
        walls_->find_planes(body.position, body.mask, horizon,
                            {body.velocity, body.radius, body.max_speed, 1.0f / horizon, row.inverse_dt},
                            planes);
    }
    put(row.near, lane, planes.near);
    put(row.calm, lane, planes.calm);
}

/// A velocity that touches K / T touches K / dt where it is T / dt as great.
template <int D>
void Crowd<D>::keep_contacts(const Row& row, int lane, std::size_t seat, float dt) noexcept requires(D == 2) {
    const Mind& mind = mind_at(seat);
    const float scale = std::max(mind.obstacle_horizon, dt) / dt;
    const bool is_calm = (row.calmed >> lane & 1u) != 0;
    const detail::WallPlaneList& list = is_calm ? row.around[lane].calm : row.around[lane].near;
    static_assert(Contacts::kMost == detail::kMostWallPlanes &&
                  detail::kMostWallPlanes == detail::kAvoidWalls);
    Contacts& contacts = contacts_[seat];
    contacts.count = list.count;
    for (int k = 0; k < list.count; ++k) {
        const float offset = list.planes[k].offset;
        contacts.normals[k] = list.planes[k].normal;
        contacts.offsets[k] = offset < 0.0f ? offset * scale : offset;
    }
}

/// Makes a velocity slide along the walls; where it is caught between them, shorter. A wall that the agent
/// overlaps holds it, but moves it no further here.
template <int D>
void Crowd<D>::hold_off(Vector<D>& velocity, std::size_t seat) const noexcept requires(D == 2) {
    const Contacts& contacts = contacts_[seat];
    for (int i = 0; i < kSlides; ++i) {
        for (int k = 0; k < contacts.count; ++k) {
            const float less = std::min(contacts.offsets[k], 0.0f) - dot(contacts.normals[k], velocity);
            if (less > 0.0f) velocity += contacts.normals[k] * less;
        }
    }
    // A slide along a wall that it touches leads into the wall by its roundings.
    const float rounding = kRounding * length(velocity);
    float part = 1.0f;
    for (int k = 0; k < contacts.count; ++k) {
        const float along = dot(contacts.normals[k], velocity), least = std::min(contacts.offsets[k], 0.0f);
        if (along < least - rounding) part = std::min(part, least / along);
    }
    velocity *= part;
}

template <int D>
std::string Crowd<D>::check_walls(float tolerance) const requires(D == 2) {
    if (!has_walls()) return {};
    // ORDER: the pair of the smallest indices, of the agent first.
    std::optional<std::pair<std::uint32_t, std::uint32_t>> first;
    float deepest = 0.0f;
    for (const Body& body : bodies_) {
        if (!body.responds) continue;
        const Vector<D> around{body.radius, body.radius};
        walls_->visit({body.position - around, body.position + around}, body.mask,
                      [&](const detail::Walls::Wall& wall) {
                          if (!wall.faces(body.position)) return;
                          const float depth =
                              body.radius -
                              length(detail::nearest_point(wall.a - body.position, wall.b - body.position));
                          if (!(depth > tolerance * body.radius)) return;
                          const std::pair pair{body.index, wall.obstacle};
                          if (first && *first < pair) return;
                          deepest = first == pair ? std::max(deepest, depth) : depth;
                          first = pair;
                      });
    }
    if (!first) return {};
    return "agent " + std::to_string(first->first) + " overlaps obstacle " + std::to_string(first->second) +
           " by " + std::to_string(deepest) + " m";
}

template class Crowd<2>;

}  // namespace jostle

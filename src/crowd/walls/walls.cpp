// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "crowd/walls/walls.h"

#include <algorithm>
#include <tuple>

namespace jostle::detail {

namespace {

/// [1] The nearest walls of an agent that are looked at. Many of them are hidden behind others.
constexpr int kMostSeen = 32;

struct Seen {
    SeenWall wall;
    std::uint32_t obstacle, edge;

    /// ORDER: by distance, then by obstacle and edge.
    bool operator<(const Seen& b) const {
        return std::tie(wall.distance, obstacle, edge) < std::tie(b.wall.distance, b.obstacle, b.edge);
    }
};

/// The nearest, in order.
struct SeenList {
    Seen seen[kMostSeen];
    int count = 0;

    void offer(const Seen& one) {
        if (count == kMostSeen && !(one < seen[count - 1])) return;
        if (count < kMostSeen) ++count;
        int i = count - 1;
        for (; i > 0 && one < seen[i - 1]; --i) seen[i] = seen[i - 1];
        seen[i] = one;
    }
};

/// Adds the half-plane of a wall, unless one that is there keeps clear of that wall, too: then it is hidden,
/// or as good as that.
void add_plane(WallPlaneList& list, const SeenWall& wall, const WallAsker& asker,
               WallPlane (*plane_of)(const SeenWall&, const WallAsker&)) {
    if (list.count == kMostWallPlanes) return;
    for (int k = 0; k < list.count; ++k)
        if (covers(list.planes[k], wall, asker)) return;
    list.planes[list.count++] = plane_of(wall, asker);
}

std::int32_t edge_count(const ObstacleDef<2>& def) {
    const auto points = static_cast<std::int32_t>(def.points.size());
    return def.shape == ObstacleShape::kPolygon || points == 1 ? points : points - 1;
}

}  // namespace

Walls::Walls(std::pmr::memory_resource* memory)
    : obstacles_(memory),
      records_(memory),
      walls_(memory),
      ids_(memory),
      tree_({.margin = 0.0f, .displacement_multiplier = 0.0f}, memory) {}

/// All memory that one more obstacle needs.
void Walls::make_room(const Call& call, std::int32_t edges) {
    call.in(0, DynamicTree<2>::kMostItems - tree_.size(), "def.points.size()", edges);
    const auto room = [](auto& vector, std::size_t size) {
        if (vector.capacity() < size) vector.reserve(std::max(size, 2 * vector.capacity()));
    };
    ids_.reserve_more(1);
    room(obstacles_, obstacles_.size() + 1);
    room(records_, ids_.capacity() + 1);
    room(walls_, static_cast<std::size_t>(tree_.id_end()) + static_cast<std::size_t>(edges));
    tree_.reserve_more(edges);
}

Obstacle Walls::add(const Call& call, const ObstacleDef<2>& def) {
    const std::int32_t edges = edge_count(def);
    make_room(call, edges);
    put(ids_.allocate(), edges, def);
    return obstacles_.back();
}

void Walls::restore(const Call& call, std::uint32_t index, const ObstacleDef<2>& def) {
    const std::int32_t edges = edge_count(def);
    make_room(call, edges);
    put(ids_.id_at(index), edges, def);
}

void Walls::put(const Id& id, std::int32_t edges, const ObstacleDef<2>& def) {
    if (id.index >= records_.size()) records_.resize(std::size_t{id.index} + 1);
    obstacles_.push_back({id.index, id.generation});
    std::int32_t next = kNone;
    for (std::int32_t edge = edges; edge-- > 0;) {
        const Vec2 a = def.points[static_cast<std::size_t>(edge)];
        const Vec2 b = def.points[static_cast<std::size_t>(edge + 1) % def.points.size()];
        const int wall = tree_.insert({min(a, b), max(a, b)}, id.index, {.category = def.layer});
        if (static_cast<std::size_t>(wall) >= walls_.size())
            walls_.resize(static_cast<std::size_t>(wall) + 1);
        walls_[static_cast<std::size_t>(wall)] = {
            a, b, id.index, static_cast<std::uint32_t>(edge), next, def.shape == ObstacleShape::kPolygon};
        next = wall;
    }
    records_[id.index] = {static_cast<std::int32_t>(obstacles_.size() - 1),
                          next,
                          static_cast<std::int32_t>(def.points.size()),
                          def.shape,
                          def.layer,
                          def.user_data};
}

void Walls::remove(Obstacle obstacle) {
    const Record record = records_[obstacle.index];
    for (std::int32_t i = record.first; i != kNone; i = walls_[static_cast<std::size_t>(i)].next)
        tree_.remove(i);
    const Obstacle last = obstacles_.back();
    obstacles_[static_cast<std::size_t>(record.place)] = last;
    records_[last.index].place = record.place;
    obstacles_.pop_back();
    records_[obstacle.index] = {};
    ids_.free({obstacle.index, obstacle.generation});
}

void Walls::clear() noexcept {
    obstacles_.clear();
    records_.clear();
    tree_.clear();
    ids_.clear();
}

ObstacleDef<2> Walls::def(Obstacle obstacle) const {
    const Record& record = records_[obstacle.index];
    ObstacleDef<2> def{.shape = record.shape, .layer = record.layer, .user_data = record.user_data};
    def.points.reserve(static_cast<std::size_t>(record.points));
    for (std::int32_t i = record.first; i != kNone;) {
        const Wall& wall = walls_[static_cast<std::size_t>(i)];
        def.points.push_back(wall.a);
        i = wall.next;
        if (i == kNone && def.points.size() < static_cast<std::size_t>(record.points))
            def.points.push_back(wall.b);
    }
    return def;
}

void Walls::find_planes(Vec2 position, std::uint32_t mask, float horizon, const WallAsker& asker,
                        WallPlanes& planes) const {
    // One further off is not met within the horizon.
    const float far = asker.radius + asker.max_speed * horizon;
    const Vec2 around{far, far};
    SeenList list;
    visit({position - around, position + around}, mask, [&](const Wall& wall) {
        if (!wall.faces(position)) return;
        const Seen one{see(wall.a - position, wall.b - position), wall.obstacle, wall.edge};
        if (one.wall.distance < far) list.offer(one);
    });
    planes.near.count = planes.calm.count = 0;
    for (int i = 0; i < list.count; ++i) {
        add_plane(planes.near, list.seen[i].wall, asker, near_plane);
        add_plane(planes.calm, list.seen[i].wall, asker, calm_plane);
    }
}

}  // namespace jostle::detail

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The walls of a crowd's obstacles: a tree of their boxes, and a list per obstacle. A call that throws has
// changed nothing.
#pragma once

#include <jostle/core/require.h>
#include <jostle/crowd/obstacle.h>
#include <jostle/memory/id_pool.h>
#include <jostle/spatial/dynamic_tree.h>

#include <cstddef>
#include <cstdint>
#include <memory_resource>
#include <span>
#include <vector>

#include "crowd/walls/wall_planes.h"

namespace jostle::detail {

inline constexpr int kMostWallPlanes = 12;  ///< [1] of an agent: of the nearest walls that matter

struct WallPlaneList {
    std::int32_t count = 0;
    WallPlane planes[kMostWallPlanes];
};
/// The velocities that the walls around an agent permit, by both kinds of half-planes.
struct WallPlanes {
    WallPlaneList near, calm;
};

class Walls {
  public:
    static constexpr std::int32_t kNone = -1;

    struct Wall {
        Vec2 a, b;               ///< [m]
        std::uint32_t obstacle;  ///< its index
        std::uint32_t edge;      ///< [1] its number in the obstacle
        std::int32_t next;       ///< of the obstacle, or kNone
        bool is_one_sided;       ///< it stops only those to the right of the way from a to b

        [[nodiscard]] bool faces(Vec2 point) const {
            return !is_one_sided || a == b || cross(b - a, point - a) <= 0.0f;
        }
    };

    explicit Walls(std::pmr::memory_resource* memory);

    /// The points are those of a checked definition.
    Obstacle add(const Call& call, const ObstacleDef<2>& def);
    /// For obstacles that were saved: first the numbers of ids(), then each obstacle with a live index.
    [[nodiscard]] bool restore_ids(std::span<const std::uint32_t> numbers) { return ids_.restore(numbers); }
    void restore(const Call& call, std::uint32_t index, const ObstacleDef<2>& def);
    [[nodiscard]] bool is_put(std::uint32_t index) const {
        return index < records_.size() && records_[index].points > 0;
    }
    [[nodiscard]] const IdPool& ids() const { return ids_; }
    void remove(Obstacle obstacle);
    void clear() noexcept;
    [[nodiscard]] bool contains(Obstacle obstacle) const {
        return ids_.is_live({obstacle.index, obstacle.generation});
    }
    [[nodiscard]] std::span<const Obstacle> obstacles() const { return obstacles_; }
    [[nodiscard]] bool empty() const { return obstacles_.empty(); }
    [[nodiscard]] ObstacleDef<2> def(Obstacle obstacle) const;

    /// Calls visit(wall) for those with a layer of the mask, near the box.
    template <class Visit>
    void visit(const Aabb<2>& box, std::uint32_t mask, Visit&& visit) const {
        tree_.query(box, [&](int id) { visit(walls_[static_cast<std::size_t>(id)]); }, {.mask = mask});
    }
    /// The half-planes of an agent at a position. ORDER: the nearest wall first; of those as near, by
    /// obstacle and edge.
    void find_planes(Vec2 position, std::uint32_t mask, float horizon, const WallAsker& asker,
                     WallPlanes& planes) const;

  private:
    struct Record {
        std::int32_t place;  ///< in obstacles_
        std::int32_t first;  ///< wall
        std::int32_t points;
        ObstacleShape shape;
        std::uint32_t layer;
        std::uint64_t user_data;
    };

    void make_room(const Call& call, std::int32_t edges);
    void put(const Id& id, std::int32_t edges, const ObstacleDef<2>& def);

    std::pmr::vector<Obstacle> obstacles_;
    std::pmr::vector<Record> records_;  ///< by index of the obstacle
    std::pmr::vector<Wall> walls_;      ///< by id in the tree
    IdPool ids_;
    DynamicTree<2> tree_;
};

}  // namespace jostle::detail

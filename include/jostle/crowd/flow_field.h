// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A flow field: a grid that knows from everywhere the shortest way around walls to the nearest of some goals.
// A field serves many agents with one goal, as a way is found once for all agents. Distances are solutions of
// the eikonal equation by fast marching [Sethian1996], so ways are not tied to the grid's eight directions.
//
//     FlowField field({.area = {{-20, -20}, {20, 20}}});
//     field.block({.points = {{-1, -8}, {1, -8}, {1, 8}, {-1, 8}}});
//     field.aim(std::array{Vec2{15, 0}});
//     crowd.set_preferred_velocity(agent, 1.4f * field.direction(crowd.position(agent)));
//
// Cost: aim() O(n log n) in the cells, some 0.2 us each; a query O(1). Memory: 20 bytes per cell. The
// distance is too long by up to about a cell's side near the goal, and by less than 3 % far away.
#pragma once

#include <jostle/core/config.h>
#include <jostle/crowd/obstacle.h>
#include <jostle/math/aabb.h>

#include <cstdint>
#include <memory_resource>
#include <span>
#include <vector>

JOSTLE_API_BEGIN
namespace jostle {

struct FlowFieldDef {
    Aabb<2> area{{-50.0f, -50.0f}, {50.0f, 50.0f}};  ///< [m]
    float cell = 0.5f;                               ///< [m] above 0: the side of a cell
    /// [m] How far the ways keep from walls: the greatest radius of those that are to follow. Half a cell at
    /// least.
    float clearance = 0.5f;
};

class FlowField {
  public:
    static constexpr int kMaxCells = 1 << 24;

    explicit FlowField(const FlowFieldDef& def = {},
                       std::pmr::memory_resource* memory = std::pmr::get_default_resource());

    /// No way leads through the obstacle's walls from now on, in either direction; takes effect in aim().
    void block(const ObstacleDef<2>& obstacle);
    /// Forgets all walls; takes effect in aim().
    void clear() noexcept;
    /// Finds the ways to the nearest of the goals [m], which lie in the area, and not as near to a wall as
    /// the clearance.
    void aim(std::span<const Vec2> goals);

    /// A unit vector along the shortest way. Zero where there is none: out of the area, cut off by walls, or
    /// before aim(). Near a wall it leads off the wall; in a cell that a wall runs through, to the side that
    /// has a way.
    [[nodiscard]] Vec2 direction(Vec2 at) const;
    /// [m] The length of the shortest way; infinite where there is none.
    [[nodiscard]] float distance(Vec2 at) const;

    [[nodiscard]] int columns() const { return columns_; }
    [[nodiscard]] int rows() const { return rows_; }
    [[nodiscard]] const FlowFieldDef& def() const { return def_; }

  private:
    struct Cell {
        Vec2 direction;     ///< zero: no way
        float distance;     ///< [m] from the centre
        std::int32_t goal;  ///< the goal straight ahead; -1: none; -2: none, and a wall blocks the cell
    };
    struct Front;

    [[nodiscard]] int cell_at(Vec2 at) const;  ///< -1: out of the area
    [[nodiscard]] Vec2 center_of(int cell) const;
    [[nodiscard]] bool is_blocked(int cell) const;
    [[nodiscard]] bool has_wall(int cell, int step) const;  ///< between its centre and its side by this step
    void block(Vec2 a, Vec2 b);
    [[nodiscard]] float marched(const std::pmr::vector<Cell>& cells, int cell) const;
    void start(std::pmr::vector<Cell>& cells, Front& front, Vec2 goal, std::int32_t number) const;
    void march(std::pmr::vector<Cell>& cells, Front& front) const;
    [[nodiscard]] Vec2 descent(const std::pmr::vector<Cell>& cells, int cell) const;
    void lead_off_walls(std::pmr::vector<Cell>& cells) const;

    FlowFieldDef def_;
    int columns_, rows_;
    std::pmr::vector<std::uint8_t> blocked_;  ///< bits: blocked, and the sides with a wall before them
    std::pmr::vector<Cell> cells_;            ///< empty before aim()
    std::pmr::vector<Vec2> goals_;
};

}  // namespace jostle
JOSTLE_API_END

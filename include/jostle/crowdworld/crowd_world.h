// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A crowd among the bodies of a world. Static shapes with sharp corners become obstacles of the crowd, which
// follow shapes that come, go, or move. All other shapes are covered by discs: agents that do not respond,
// and move with the body. Agents give way to discs without help, and may push the bodies aside.
//
//     CrowdWorld both(crowd, world, {.push_force = 200});
//     both.look();               // where the bodies are
//     crowd.step(1.0f / 60);
//     both.push();               // the forces of agents, for the world's next step
//     world.step(1.0f / 60);
//
// A disc sticks out of a side by a fifth of its square's side. A call that throws has changed nothing,
// except that push() may have woken bodies. look() and push() allocate nothing once the numbers of
// agents and shapes are steady. Equal calls give equal bits.
//
// Cost: look() O(shapes), push() a query of the world per agent, if agents push.
#pragma once

#include <jostle/core/config.h>
#include <jostle/crowd/crowd.h>
#include <jostle/crowd/flow_field.h>
#include <jostle/dynamics/world.h>

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

JOSTLE_API_BEGIN
namespace jostle {

struct CrowdWorldDef {
    std::uint32_t layer = 1u << 31u;  ///< of the obstacles and discs in the crowd
    float disc = 0.5f;  ///< [m] above 0: sides of the squares that discs cover, at most 8 by 8 per shape
    float push_force = 0.0f;  ///< [N] the largest of an agent
    float arm = 0.3f;         ///< [m] from so far, beyond its radius, an agent pushes
};

class CrowdWorld {
  public:
    /// Both outlive it, and stay where they are. Makes obstacles of the static shapes that there are now.
    CrowdWorld(Crowd<2>& crowd, World& world, const CrowdWorldDef& def = {});
    /// Removes its obstacles and discs from the crowd.
    ~CrowdWorld();
    CrowdWorld(const CrowdWorld&) = delete;
    CrowdWorld& operator=(const CrowdWorld&) = delete;

    /// Moves the discs to where the world's enabled bodies are now. Sensors have none. Where a static shape
    /// with sharp corners has come, gone or moved, or an obstacle was removed, makes all obstacles anew.
    void look();
    /// Each agent that responds, wants to go on, and has a dynamic body in its way within reach of its arms
    /// pushes it: against the surface, with push_force times the cosine of its way to the surface's normal.
    void push();

    /// No way of the field leads through the static shapes as they were at the last look(): those with sharp
    /// corners as obstacles, others as octagons around their discs. Takes effect in FlowField::aim().
    void block(FlowField& field) const;

    /// The agents of the crowd that are discs of bodies.
    [[nodiscard]] std::span<const Agent> discs() const { return discs_; }
    /// Whether an agent is one of them; not once it was removed. Cost: of one that responds O(1), else
    /// O(discs).
    [[nodiscard]] bool is_disc(Agent agent) const;
    [[nodiscard]] std::span<const Obstacle> obstacles() const { return obstacles_; }

    /// The crowd, the world and what joins them, as bytes that any machine loads: those of Crowd::save() and
    /// World::save(), with the discs and obstacles. Refused during a step. Cost: both, twice.
    [[nodiscard]] std::vector<std::byte> save() const;
    /// Crowd and world become those that were saved, and go on with the same bits: see Crowd::load() and
    /// World::load(). Raises Error, and has changed nothing in either, where the bytes are no sound save.
    LoadReport load(std::span<const std::byte> bytes, const LoadOptions& options = {});

  private:
    struct Disc {
        Vec2 at;        ///< [m]
        Vec2 velocity;  ///< [m/s]
        float radius;   ///< [m]
        bool is_static;
    };
    struct Links;
    struct Push {
        Body body;
        Vec2 force;  ///< [N]
        Vec2 point;  ///< [m]
    };
    void cover(const Body& body, const Shape& shape);
    template <class Visit>
    void visit_walls(const Visit& visit) const;
    [[nodiscard]] bool has_same_walls() const;
    void look_at_walls();
    void remove(std::span<const Obstacle> obstacles) noexcept;

    Crowd<2>* crowd_;
    World* world_;
    CrowdWorldDef def_;
    std::vector<Agent> discs_;
    std::vector<Obstacle> obstacles_;
    std::vector<ObstacleDef<2>> walls_;  ///< of the obstacles, in the same order
    std::vector<Disc> found_;            ///< of look()
    std::vector<Push> pushes_;           ///< of push()
};

}  // namespace jostle
JOSTLE_API_END

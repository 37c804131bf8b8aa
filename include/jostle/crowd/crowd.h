// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Agents in the plane or in space that head for their goals and keep clear of each other: optimal reciprocal
// collision avoidance [VandenBerg2011]. In space read half-space for half-plane, and ball for disc; space has
// no obstacles. In each step every agent finds its nearest neighbours. Each neighbour
// forbids a half-plane of velocities, which lead to a collision within the horizon if the neighbour does
// its half of the avoiding. Of the other velocities, up to its largest speed, the agent takes the nearest to
// its preferred velocity. If no velocity is left, the agent takes the one that violates the
// half-planes least. Walls of obstacles forbid half-planes, too, which are never violated.
//
//     Crowd<2> crowd;
//     const Agent agent = crowd.add({.position = {0, 0}, .goal = Vec2{50, 0}});
//     crowd.step(1.0f / 30);
//     draw(crowd.position(agent));
//
// Sides: an agent that cannot keep its preferred velocity prefers a direction a little to the right. So two
// agents head on pass each other on the right, and no random numbers are needed. In space, right is
// horizontal; for an agent straight up it is x, straight down -x. Agents at the same point with the same
// velocity part along x, the one of the smaller index to the right.
//
// Equal calls give equal bits, for any number of threads and every instruction set. A call that throws
// has changed nothing. A step allocates nothing once sizes are steady. Not thread-safe: any number of threads
// may read while none writes.
//
// Cost: O(n log n) per step. Memory: some 400 bytes per agent with ten neighbours, 150 more where there are
// obstacles; some 100 bytes per wall.
#pragma once

#include <jostle/core/require.h>
#include <jostle/core/strided_view.h>
#include <jostle/core/task_scheduler.h>
#include <jostle/crowd/agent.h>
#include <jostle/crowd/obstacle.h>
#include <jostle/crowd/profile.h>
#include <jostle/memory/id_pool.h>
#include <jostle/spatial/kd_tree.h>
#include <jostle/spatial/kd_tree_batch.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <memory_resource>
#include <optional>
#include <span>
#include <string>
#include <vector>

JOSTLE_API_BEGIN
namespace jostle {

namespace detail {
class ByteReader;
class Walls;
}  // namespace detail

template <int D>
class Crowd {
    static_assert(D == 2 || D == 3, "a crowd is in the plane or in space: D must be 2 or 3");

  public:
    static constexpr int kMaxAgents = KdTree<D>::kMaxPoints;

    explicit Crowd(std::pmr::memory_resource* memory = std::pmr::get_default_resource());
    Crowd(Crowd&&) noexcept;
    Crowd(const Crowd&) = delete;
    Crowd& operator=(const Crowd&) = delete;
    /// Takes the other's memory, and with it its resource.
    Crowd& operator=(Crowd&&) noexcept;
    ~Crowd();

    Agent add(const AgentDef<D>& def = {});
    /// The last agent takes its place in agents() and the other views.
    void remove(Agent agent);
    /// Removes all agents and obstacles; keeps the memory.
    void clear() noexcept;
    /// Room for so many agents.
    void reserve(std::size_t count);
    [[nodiscard]] bool contains(Agent agent) const;
    [[nodiscard]] int size() const { return static_cast<int>(bodies_.size()); }
    [[nodiscard]] bool empty() const { return bodies_.empty(); }

    /// All agents choose a velocity, and move at it for dt [s], which is above 0 and at most 1. With a
    /// scheduler in parallel.
    void step(float dt, TaskScheduler* scheduler = nullptr);
    [[nodiscard]] const CrowdProfile& profile() const { return profile_; }

    [[nodiscard]] Vector<D> position(Agent agent) const;  ///< [m]
    void set_position(Agent agent, const Vector<D>& position);
    [[nodiscard]] Vector<D> velocity(Agent agent) const;  ///< [m/s]
    void set_velocity(Agent agent, const Vector<D>& velocity);
    [[nodiscard]] Vector<D> preferred_velocity(Agent agent) const;  ///< [m/s]
    void set_preferred_velocity(Agent agent, const Vector<D>& velocity);
    [[nodiscard]] std::optional<Vector<D>> goal(Agent agent) const;  ///< [m]
    void set_goal(Agent agent, const std::optional<Vector<D>>& goal);
    /// All that the agent is, as it is now.
    [[nodiscard]] AgentDef<D> def(Agent agent) const;
    void set_def(Agent agent, const AgentDef<D>& def);
    /// Whether there was no velocity in the last step that kept clear of all neighbours.
    [[nodiscard]] bool is_squeezed(Agent agent) const;

    // Obstacles stand still, in the plane only. Agents keep clear of them whatever others do; those that do
    // not respond go through them.

    Obstacle add_obstacle(const ObstacleDef<D>& def) requires(D == 2);
    void remove(Obstacle obstacle) requires(D == 2);
    [[nodiscard]] bool contains(Obstacle obstacle) const requires(D == 2);
    [[nodiscard]] ObstacleDef<D> def(Obstacle obstacle) const requires(D == 2);
    /// Valid until one is added or removed, which may change their order.
    [[nodiscard]] std::span<const Obstacle> obstacles() const requires(D == 2);
    /// Whether a disc [m] can go straight from one point to the other without touching a wall that faces
    /// `from` and whose layer has a bit of the mask.
    [[nodiscard]] bool is_visible(const Vector<D>& from, const Vector<D>& to, float radius = 0.0f,
                                  std::uint32_t mask = ~0u) const requires(D == 2);

    // All agents, in the same order, which only add(), remove() and clear() change. Valid until these are
    // called.

    [[nodiscard]] std::span<const Agent> agents() const { return agents_; }
    [[nodiscard]] StridedView<const Vector<D>> positions() const;   ///< [m]
    [[nodiscard]] StridedView<const Vector<D>> velocities() const;  ///< [m/s]
    /// [m/s] One for each agent.
    void set_preferred_velocities(StridedView<const Vector<D>> velocities);

    /// Empty when no pair of agents, of which one heeds the other, overlaps by more than this share of the
    /// smaller radius, and no agent overlaps an obstacle that it heeds by more than this share of its own;
    /// otherwise a sentence that names the first such pair, and says by how much. O(n log n).
    [[nodiscard]] std::string check(float tolerance = 0.01f) const;

    /// The crowd, names included, as bytes that any machine can load. What follows is the same, bit for bit.
    [[nodiscard]] std::vector<std::byte> save() const;
    /// Becomes the crowd that was saved. Raises Error, and changes nothing, where the bytes are no sound
    /// crowd.
    void load(std::span<const std::byte> bytes);

  private:
    /// The part that neighbours read, or that is read more than once in a step.
    struct Body {
        Vector<D> position;
        Vector<D> velocity;
        float radius;
        float max_speed;
        float max_acceleration;
        std::uint32_t index;  ///< of the agent
        std::uint32_t layer;
        std::uint32_t mask;
        std::int32_t seat;  ///< see seats_
        float turn;         ///< [rad] to the right of its wish, for others hold it up
        bool responds;
        bool is_squeezed;
        bool is_resting;  ///< at its goal, or before others that rest at the same
    };
    /// The part that only the agent itself reads.
    struct Mind {
        Vector<D> preferred_velocity;
        Vector<D> goal;
        float preferred_speed;
        float horizon;
        float obstacle_horizon;
        float neighbor_distance;
        std::int32_t max_neighbors;
        bool has_goal;
        std::uint64_t user_data;
    };
    /// The findings of a step for an agent.
    struct Choice {
        Vector<D> velocity;
        bool is_squeezed;
        bool is_resting;
        float turn;  ///< [rad]
    };
    /// The neighbours, by seat, that an agent may touch at the end of the step; the nearest of them.
    struct Touchable {
        static constexpr int kMost = D == 2 ? 11 : 15;
        std::int32_t count;
        std::int32_t seats[kMost];
    };
    /// Half-planes of walls, for the length of the step: permitted is normal·v >= offset.
    struct Contacts {
        static constexpr int kMost = 12;
        std::int32_t count;
        Vector<D> normals[kMost];
        float offsets[kMost];  ///< [m/s]
    };
    /// The greatest of all agents.
    struct Reach {
        float distance = 0.0f;     ///< [m]
        float radius = 0.0f;       ///< [m]
        float speed = 0.0f;        ///< [m/s] that one is allowed
        int neighbors = 0;         ///< [1]
        std::uint32_t layers = 0;  ///< bits
    };
    struct Row;
    struct Meeting;
    struct Threat;

    static void require(const Call& call, const AgentDef<D>& def);
    static Body body_of(const AgentDef<D>& def, std::uint32_t index);
    static Mind mind_of(const AgentDef<D>& def);
    static AgentDef<D> def_of(const Body& body, const Mind& mind);
    [[nodiscard]] std::size_t place_of(const Call& call, Agent agent) const;

    // crowd_obstacles.cpp
    void require(const Call& call, Obstacle obstacle) const requires(D == 2);
    [[nodiscard]] bool has_walls() const;
    void fill_walls(Row& row, int lane, std::size_t seat, float dt) const requires(D == 2);
    void keep_contacts(const Row& row, int lane, std::size_t seat, float dt) noexcept requires(D == 2);
    void hold_off(Vector<D>& velocity, std::size_t seat) const noexcept requires(D == 2);
    [[nodiscard]] std::string check_walls(float tolerance) const requires(D == 2);

    // crowd_save.cpp
    template <class Archive, class B, class M>
    static bool transfer(Archive& archive, B& body, M& mind);
    void read_agents(const Call& call, detail::ByteReader& reader, std::size_t count);
    void read_obstacles(const Call& call, detail::ByteReader& reader, std::size_t count);

    // crowd_step.cpp
    [[nodiscard]] Reach reach() const;
    /// [1] Of the avoiding that is the agent's: one that does not give way leaves all of it to the other.
    [[nodiscard]] static float share(const Body& body, const Body& neighbor) {
        return neighbor.responds && (neighbor.mask & body.layer) != 0 ? 0.5f : 1.0f;
    }
    void make_room();
    void take_seats(int first, int last) noexcept;
    [[nodiscard]] const Mind& mind_at(std::size_t seat) const {
        return minds_[static_cast<std::size_t>(seats_[seat])];
    }
    [[nodiscard]] static Vector<D> preference(const Body& body, const Mind& mind, float dt, bool is_resting);
    [[nodiscard]] bool rests_before(std::size_t seat, const Neighbor& one, bool is_there) const;
    [[nodiscard]] bool rests(std::size_t seat, std::span<const Neighbor> near, float dt) const;
    [[nodiscard]] static Vector<D> turned(const Vector<D>& wish, float angle);
    [[nodiscard]] static Vector<D> held_up(const Body& body, const Vector<D>& wish);
    [[nodiscard]] static float heeded_from(const Mind& mind, float radii);
    [[nodiscard]] static bool sees_wide(const Body& body, const Mind& mind, const Reach& reach);
    int nearest_heeded(std::size_t seat, const Reach& reach, std::span<Neighbor> found) const;
    [[nodiscard]] std::span<const Neighbor> neighbors_of(std::size_t seat, const Reach& reach,
                                                         std::span<Neighbor> own) const;
    void fill(Row& row, int lane, std::size_t seat, const Reach& reach, float dt);
    /// Whether others hold an agent up, walls leave it less than half of its wish, or nothing.
    struct Hindrance {
        bool others, walls, walls_wholly;
    };
    [[nodiscard]] static float next_turn(float turn, Hindrance by, float dt);
    void choose(int first, int last, const Reach& reach, float dt);
    void choose_row(Row& row, std::span<const int> seats, const Reach& reach, float dt);
    void move(int first, int last, float dt) noexcept;

    // crowd_agreement.cpp
    [[nodiscard]] Meeting meet(std::size_t seat, float dt, const Choice* choices) const noexcept;
    [[nodiscard]] Threat threat(std::size_t seat, float dt, const Choice* choices) const noexcept;
    void correct(Vector<D>& velocity, std::size_t seat, const Vector<D>& change, float dt) const noexcept;
    template <class Act>
    void watch(int first, const Act& act) noexcept;
    template <class Act>
    bool run_round(bool is_first, TaskScheduler* scheduler, const Act& act);
    void agree(float dt, TaskScheduler* scheduler);

    std::pmr::vector<Agent> agents_;         ///< by place
    std::pmr::vector<Body> bodies_;          ///< by place
    std::pmr::vector<Mind> minds_;           ///< by place
    std::pmr::vector<std::int32_t> places_;  ///< by index
    /// Places in the order of the last tree's leaves, so that those who are near each other are so in memory;
    /// those who came since are last. Nothing but speed depends on it.
    std::pmr::vector<std::int32_t> seats_;
    // Of a step, by seat.
    std::pmr::vector<Body> seated_;
    std::pmr::vector<Touchable> touchable_;
    std::pmr::vector<Contacts> contacts_;  ///< empty while there are no obstacles
    std::pmr::vector<Choice> choices_;
    std::pmr::vector<Choice> next_choices_;
    // Of a step, in the order of the tree's leaves, and in parts of that.
    std::pmr::vector<std::int32_t> next_seats_;
    std::pmr::vector<std::int32_t>
        watched_;  ///< seats whose choices may not fit together; first in each part
    std::pmr::vector<std::int32_t> watched_counts_;  ///< by part
    IdPool ids_;
    KdTree<D> tree_;                        ///< over the positions, by seat
    KdBatch<D> batch_;                      ///< the neighbours of all, by seat
    std::unique_ptr<detail::Walls> walls_;  ///< none before the first obstacle
    CrowdProfile profile_;
};

}  // namespace jostle
JOSTLE_API_END

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Making a crowd, stepping it, and measuring it between the steps.
#include "jostle/crowd_play.h"

#include <jostle/core/timer.h>
#include <jostle/spatial/kd_tree_query.h>

#include <algorithm>

namespace jostle::app {
namespace {

constexpr double kCounts = 0.01;  // [1] of a radius: overlaps above this are counted

/// Whether it has a goal that it can reach.
bool travels(const CrowdGroup& group) {
    const bool is_led = (!group.way_points.empty() && group.at_end != AtEnd::kLoop) || !group.exits.empty();
    return is_led || group.mirror || group.shift;
}

template <int D>
Vector<D> to_vector(const Vec3& v) {
    Vector<D> out;
    for (int axis = 0; axis < D; ++axis) out[axis] = v[axis];
    return out;
}
Vec3 to_vec3(Vec2 v) {
    return {v.x, v.y, 0.0f};
}
Vec3 to_vec3(const Vec3& v) {
    return v;
}

template <int D>
AgentDef<D> agent_of(const AgentDef<3>& all) {
    return {.preferred_velocity = to_vector<D>(all.preferred_velocity),
            .preferred_speed = all.preferred_speed,
            .radius = all.radius,
            .max_speed = all.max_speed,
            .max_acceleration = all.max_acceleration,
            .horizon = all.horizon,
            .obstacle_horizon = all.obstacle_horizon,
            .neighbor_distance = all.neighbor_distance,
            .max_neighbors = all.max_neighbors,
            .layer = all.layer,
            .mask = all.mask,
            .responds = all.responds};
}

template <int D>
class Play final : public CrowdPlay {
  public:
    Play(const CrowdScene& scene, TaskScheduler* scheduler)
        : CrowdPlay(scene), scheduler_(scheduler), guide_(crowd_) {
        if constexpr (D == 2)
            for (const ObstacleDef<2>& obstacle : scene.obstacles) crowd_.add_obstacle(obstacle);
        for (std::size_t i = 0; i < scene.groups.size(); ++i) add_group(scene.groups[i], static_cast<int>(i));
        if constexpr (D == 2) {
            if (!scene.bodies) return;
            world_.emplace(make_world(scene.bodies->scene, {.scheduler = scheduler}));
            both_.emplace(crowd_, world_->world, scene.bodies->def);
        }
    }

    CrowdTimes step(float dt) override;
    [[nodiscard]] bool is_there(int number) const override { return crowd_.contains(agent(number)); }
    [[nodiscard]] Vec3 position(int number) const override { return to_vec3(crowd_.position(agent(number))); }
    [[nodiscard]] Vec3 velocity(int number) const override { return to_vec3(crowd_.velocity(agent(number))); }
    [[nodiscard]] const World* world() const override { return world_ ? &world_->world : nullptr; }
    [[nodiscard]] std::uint64_t hash() const override;

  private:
    [[nodiscard]] Agent agent(int number) const { return agents_[static_cast<std::size_t>(number)]; }
    void add_group(const CrowdGroup& group, int number);
    int add_led(const CrowdGroup& group);
    [[nodiscard]] bool has_arrived(std::size_t number) const;
    void note_arrivals();
    void measure_overlaps();
    void measure_bodies();
    void measure_speeds();

    TaskScheduler* scheduler_;
    Crowd<D> crowd_;
    std::vector<std::unique_ptr<FlowField>> fields_;
    Guide<D> guide_;
    std::optional<SceneWorld> world_;
    std::optional<CrowdWorld> both_;
    std::vector<AgentDef<D>> defs_;  ///< of measure_overlaps()
    std::vector<Vector<D>> places_;  ///< likewise
    KdTree<D> tree_;
};

/// The guide's number of the group; -1: it goes by itself.
template <int D>
int Play<D>::add_led(const CrowdGroup& group) {
    if (group.way_points.empty() && group.exits.empty()) return -1;
    GroupDef<D> def{.reach = group.reach, .at_end = group.at_end};
    for (const Vec3& point : group.way_points) def.way_points.push_back(to_vector<D>(point));
    if (group.together) def.together = *group.together;
    if constexpr (D == 2) {
        if (!group.exits.empty()) {
            fields_.push_back(std::make_unique<FlowField>(*scene_.grid));
            for (const ObstacleDef<2>& obstacle : scene_.obstacles) fields_.back()->block(obstacle);
            fields_.back()->aim(group.exits);
            def.field = fields_.back().get();
        }
    }
    return guide_.add(def);
}

template <int D>
void Play<D>::add_group(const CrowdGroup& group, int number) {
    const int led = add_led(group);
    for (const Vec3& start : group.starts) {
        AgentDef<D> def = agent_of<D>(group.agent);
        def.position = to_vector<D>(start);
        def.user_data = agents_.size();
        if (group.mirror) def.goal = to_vector<D>(2.0f * *group.mirror - start);
        if (group.shift) def.goal = to_vector<D>(start + *group.shift);
        agents_.push_back(crowd_.add(def));
        groups_.push_back(number);
        arrivals_.push_back(-1.0);
        if (led >= 0) guide_.join(agents_.back(), led);
        travellers_ += travels(group) ? 1 : 0;
    }
}

template <int D>
std::uint64_t Play<D>::hash() const {
    // [Fowler1991] FNV-1a.
    std::uint64_t hash = 14695981039346656037ull;
    const auto add = [&](std::uint64_t byte) { hash = (hash ^ byte) * 1099511628211ull; };
    for (const std::byte byte : crowd_.save()) add(static_cast<std::uint64_t>(byte));
    if (world_)
        for (unsigned shift = 0; shift < 64; shift += 8) add(world_->world.state_hash() >> shift & 255u);
    return hash;
}

template <int D>
bool Play<D>::has_arrived(std::size_t number) const {
    const CrowdGroup& group = group_of(static_cast<int>(number));
    const Agent agent = agents_[number];
    if (!travels(group)) return false;
    if (!crowd_.contains(agent)) return true;
    if (guide_.contains(agent)) return guide_.has_arrived(agent);
    return distance(crowd_.position(agent), *crowd_.goal(agent)) <= group.reach;
}

template <int D>
void Play<D>::note_arrivals() {
    for (std::size_t i = 0; i < agents_.size(); ++i)
        if (arrivals_[i] < 0.0 && has_arrived(i)) arrivals_[i] = time_;
}

/// Of the scene's agents: a crowd among bodies has discs, too.
template <int D>
void Play<D>::measure_overlaps() {
    defs_.clear();
    places_.clear();
    float greatest = 0.0f;
    for (const Agent agent : agents_) {
        if (!crowd_.contains(agent)) continue;
        defs_.push_back(crowd_.def(agent));
        places_.push_back(defs_.back().position);
        greatest = std::max(greatest, defs_.back().radius);
    }
    tree_.rebuild(places_);
    double deepest = 0.0;
    for (std::size_t i = 0; i < defs_.size(); ++i) {
        const AgentDef<D>& a = defs_[i];
        tree_.radius(a.position, a.radius + greatest, [&](const Neighbor& one) {
            const auto j = static_cast<std::size_t>(one.id);
            if (j <= i) return;
            const AgentDef<D>& b = defs_[j];
            const bool is_heeded =
                (a.responds && (a.mask & b.layer) != 0) || (b.responds && (b.mask & a.layer) != 0);
            if (!is_heeded) return;
            const float depth = a.radius + b.radius - distance(a.position, b.position);
            deepest = std::max(deepest, static_cast<double>(depth / std::min(a.radius, b.radius)));
        });
    }
    measures_.greatest_overlap = std::max(measures_.greatest_overlap, deepest);
    measures_.overlapping_steps += deepest > kCounts ? 1 : 0;
}

/// With the shapes as they are, not with their discs.
template <int D>
void Play<D>::measure_bodies() {
    if constexpr (D == 2) {
        for (const AgentDef<2>& one : defs_) {
            if (!one.responds || (one.mask & scene_.bodies->def.layer) == 0) continue;
            const NearShape near = world_->world.closest(one.position, {}, one.radius);
            if (!near) continue;
            const auto share = static_cast<double>(1.0f - near.distance / one.radius);
            measures_.greatest_body_overlap = std::max(measures_.greatest_body_overlap, share);
        }
    }
}

template <int D>
void Play<D>::measure_speeds() {
    for (std::size_t i = 0; i < agents_.size(); ++i) {
        if (arrivals_[i] >= 0.0 || !crowd_.contains(agents_[i])) continue;
        measures_.speed_sum += static_cast<double>(length(crowd_.velocity(agents_[i])));
        measures_.squeezed += crowd_.is_squeezed(agents_[i]) ? 1 : 0;
        ++measures_.speed_count;
    }
}

template <int D>
CrowdTimes Play<D>::step(float dt) {
    CrowdTimes times;
    const Timer timer;
    Timer part;
    guide_.lead();
    times.lead = part.restart();
    if (both_) both_->look();
    times.bodies = part.restart();
    crowd_.step(dt, scheduler_);
    part.restart();
    if (both_) {
        both_->push();
        world_->world.step(dt, scene_.bodies->scene.substeps);
        times.bodies += part.restart();
    }
    times.whole = timer.nanoseconds();
    times.crowd = crowd_.profile();
    time_ += static_cast<double>(dt);
    note_arrivals();
    measure_overlaps();
    if (both_) measure_bodies();
    measure_speeds();
    return times;
}

}  // namespace

std::optional<double> CrowdPlay::arrival(int number) const {
    const double time = arrivals_[static_cast<std::size_t>(number)];
    if (time < 0.0) return std::nullopt;
    return time;
}

std::unique_ptr<CrowdPlay> make_crowd_play(const CrowdScene& scene, TaskScheduler* scheduler) {
    if (scene.dimensions == 3) return std::make_unique<Play<3>>(scene, scheduler);
    return std::make_unique<Play<2>>(scene, scheduler);
}

}  // namespace jostle::app

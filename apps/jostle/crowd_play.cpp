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

}  // namespace

CrowdPlay::CrowdPlay(const CrowdScene& scene) : scene_(scene) {
    for (const ObstacleDef<2>& obstacle : scene.obstacles) crowd_.add_obstacle(obstacle);
    guide_.emplace(crowd_);
    for (std::size_t i = 0; i < scene.groups.size(); ++i) add_group(scene.groups[i], static_cast<int>(i));
}

void CrowdPlay::add_group(const CrowdGroup& group, int number) {
    int led = -1;
    if (!group.way_points.empty() || !group.exits.empty()) {
        GroupDef<2> def{.way_points = group.way_points, .reach = group.reach, .at_end = group.at_end};
        if (group.together) def.together = *group.together;
        if (!group.exits.empty()) {
            fields_.push_back(std::make_unique<FlowField>(*scene_.grid));
            for (const ObstacleDef<2>& obstacle : scene_.obstacles) fields_.back()->block(obstacle);
            fields_.back()->aim(group.exits);
            def.field = fields_.back().get();
        }
        led = guide_->add(def);
    }
    for (const Vec2 start : group.starts) {
        AgentDef<2> def = group.agent;
        def.position = start;
        def.user_data = agents_.size();
        if (group.mirror) def.goal = 2.0f * *group.mirror - start;
        if (group.shift) def.goal = start + *group.shift;
        agents_.push_back(crowd_.add(def));
        groups_.push_back(number);
        arrivals_.push_back(-1.0);
        if (led >= 0) guide_->join(agents_.back(), led);
        travellers_ += travels(group) ? 1 : 0;
    }
}

std::optional<double> CrowdPlay::arrival(int number) const {
    const double time = arrivals_[static_cast<std::size_t>(number)];
    if (time < 0.0) return std::nullopt;
    return time;
}

std::uint64_t CrowdPlay::hash() const {
    // [Fowler1991] FNV-1a.
    std::uint64_t hash = 14695981039346656037ull;
    for (const std::byte byte : crowd_.save())
        hash = (hash ^ static_cast<std::uint64_t>(byte)) * 1099511628211ull;
    return hash;
}

bool CrowdPlay::has_arrived(std::size_t number) const {
    const CrowdGroup& group = scene_.groups[static_cast<std::size_t>(groups_[number])];
    const Agent agent = agents_[number];
    if (!travels(group)) return false;
    if (!crowd_.contains(agent)) return true;
    if (guide_->contains(agent)) return guide_->has_arrived(agent);
    return distance(crowd_.position(agent), *crowd_.goal(agent)) <= group.reach;
}

void CrowdPlay::note_arrivals() {
    for (std::size_t i = 0; i < agents_.size(); ++i)
        if (arrivals_[i] < 0.0 && has_arrived(i)) arrivals_[i] = time_;
}

void CrowdPlay::measure_overlaps() {
    std::vector<AgentDef<2>> defs;
    float greatest = 0.0f;
    for (const Agent agent : crowd_.agents()) {
        defs.push_back(crowd_.def(agent));
        greatest = std::max(greatest, defs.back().radius);
    }
    tree_.rebuild(crowd_.positions());
    double deepest = 0.0;
    for (std::size_t i = 0; i < defs.size(); ++i) {
        const AgentDef<2>& a = defs[i];
        tree_.radius(a.position, a.radius + greatest, [&](const Neighbor& one) {
            const auto j = static_cast<std::size_t>(one.id);
            if (j <= i) return;
            const AgentDef<2>& b = defs[j];
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

void CrowdPlay::measure_speeds() {
    for (std::size_t i = 0; i < agents_.size(); ++i) {
        if (arrivals_[i] >= 0.0 || !crowd_.contains(agents_[i])) continue;
        measures_.speed_sum += static_cast<double>(length(crowd_.velocity(agents_[i])));
        measures_.squeezed += crowd_.is_squeezed(agents_[i]) ? 1 : 0;
        ++measures_.speed_count;
    }
}

CrowdTimes CrowdPlay::step(float dt, TaskScheduler* scheduler) {
    CrowdTimes times;
    Timer timer;
    guide_->lead();
    times.lead = timer.nanoseconds();
    crowd_.step(dt, scheduler);
    times.whole = timer.nanoseconds();
    times.crowd = crowd_.profile();
    time_ += static_cast<double>(dt);
    note_arrivals();
    measure_overlaps();
    measure_speeds();
    return times;
}

}  // namespace jostle::app

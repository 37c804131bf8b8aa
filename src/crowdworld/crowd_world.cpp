// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Discs for bodies, and forces for agents.
#include <jostle/crowdworld/crowd_world.h>
#include <jostle/geometry/distance_proxy.h>

#include <algorithm>
#include <cstddef>

namespace jostle {

namespace {

constexpr int kMostAcross = 8;                          // [1] discs
constexpr float kFarthest = 1.0e9f, kFastest = 1.0e6f;  // [m], [m/s] of an agent
constexpr float kLeastRadius = 1.0e-3f;                 // [m] of an agent

/// Whether its walls can be an obstacle's.
bool is_sharp(const DistanceProxy& proxy) {
    return proxy.count >= 2 && proxy.radius == 0.0f;
}

ObstacleDef<2> obstacle_of(const DistanceProxy& proxy, const Transform& pose, std::uint32_t layer) {
    ObstacleDef<2> def;
    def.shape = proxy.count == 2 ? ObstacleShape::kChain : ObstacleShape::kPolygon;
    def.layer = layer;
    for (int i = 0; i < proxy.count; ++i) def.points.push_back(apply(pose, proxy.origin + proxy.point(i)));
    return def;
}

bool is_of(const ObstacleDef<2>& def, const DistanceProxy& proxy, const Transform& pose) {
    if (def.points.size() != static_cast<std::size_t>(proxy.count)) return false;
    for (int i = 0; i < proxy.count; ++i)
        if (def.points[static_cast<std::size_t>(i)] != apply(pose, proxy.origin + proxy.point(i)))
            return false;
    return true;
}

/// A rectangle around a shape's points, along its longest edge.
struct Frame {
    Vec2 along;  ///< [1]
    Vec2 lower, upper;
};
Frame frame_of(const DistanceProxy& proxy) {
    Frame frame{{1.0f, 0.0f}, {}, {}};
    float longest = 0.0f;
    for (int i = 0; i < proxy.count; ++i) {
        const Vec2 edge = proxy.point((i + 1) % proxy.count) - proxy.point(i);
        const float size = length(edge);
        if (!(size > longest)) continue;
        longest = size;
        frame.along = edge / size;
    }
    const Vec2 across{-frame.along.y, frame.along.x};
    for (int i = 0; i < proxy.count; ++i) {
        const Vec2 at{dot(frame.along, proxy.point(i)), dot(across, proxy.point(i))};
        frame.lower = i == 0 ? at : min(frame.lower, at);
        frame.upper = i == 0 ? at : max(frame.upper, at);
    }
    return frame;
}

int count_of(float size, float cell) {
    const float cells = size / cell;
    if (!(cells < static_cast<float>(kMostAcross))) return kMostAcross;
    const int whole = static_cast<int>(cells);
    return std::max(1, whole + (cells > static_cast<float>(whole) + 1.0e-4f ? 1 : 0));
}

/// Whether a disc misses the polygon of these points, whose corners run counter-clockwise.
bool is_outside(const DistanceProxy& proxy, Vec2 at, float radius) {
    for (int i = 0; proxy.count > 2 && i < proxy.count; ++i) {
        const Vec2 a = proxy.point(i), edge = proxy.point((i + 1) % proxy.count) - a;
        if (cross(edge, at - a) < -radius * length(edge)) return true;
    }
    return false;
}

/// [m] Where an agent wants to go from where it is.
Vec2 wish_of(const AgentDef<2>& agent) {
    return agent.goal ? *agent.goal - agent.position : agent.preferred_velocity;
}

}  // namespace

CrowdWorld::CrowdWorld(Crowd<2>& crowd, World& world, const CrowdWorldDef& def)
    : crowd_(&crowd), world_(&world), def_(def) {
    const Call call("CrowdWorld");
    call.in(kPositive, "def.disc", def.disc);
    call.in(kAtLeastZero, "def.push_force", def.push_force);
    call.in(kAtLeastZero, "def.arm", def.arm);
    look_at_walls();
}

CrowdWorld::~CrowdWorld() {
    remove(obstacles_);
    for (const Agent disc : discs_)
        if (crowd_->contains(disc)) crowd_->remove(disc);
}

void CrowdWorld::remove(std::span<const Obstacle> obstacles) noexcept {
    for (const Obstacle obstacle : obstacles)
        if (crowd_->contains(obstacle)) crowd_->remove(obstacle);
}

/// Calls visit(proxy, pose) for the static shapes with sharp corners.
template <class Visit>
void CrowdWorld::visit_walls(const Visit& visit) const {
    for (const Body& body : world_->bodies()) {
        if (body.type() != BodyType::kStatic || !body.is_enabled()) continue;
        for (const Shape& shape : body.shapes()) {
            const DistanceProxy proxy(shape.geometry());
            if (!shape.is_sensor() && is_sharp(proxy)) visit(proxy, body.transform());
        }
    }
}

bool CrowdWorld::has_same_walls() const {
    std::size_t seen = 0;
    bool is_same = true;
    visit_walls([&](const DistanceProxy& proxy, const Transform& pose) {
        is_same = is_same && seen < walls_.size() && is_of(walls_[seen], proxy, pose);
        ++seen;
    });
    return is_same && seen == walls_.size() &&
           std::all_of(obstacles_.begin(), obstacles_.end(),
                       [this](Obstacle obstacle) { return crowd_->contains(obstacle); });
}

/// The new obstacles come before the old ones go, so that nothing has changed where memory runs out.
void CrowdWorld::look_at_walls() {
    if (has_same_walls()) return;
    struct Made {
        CrowdWorld* owner;
        std::vector<Obstacle> obstacles{};
        ~Made() { owner->remove(obstacles); }
    } made{this};
    std::vector<ObstacleDef<2>> walls;
    visit_walls([&](const DistanceProxy& proxy, const Transform& pose) {
        walls.push_back(obstacle_of(proxy, pose, def_.layer));
    });
    made.obstacles.reserve(walls.size());
    for (const ObstacleDef<2>& wall : walls) made.obstacles.push_back(crowd_->add_obstacle(wall));
    walls_.swap(walls);
    obstacles_.swap(made.obstacles);
}

/// ORDER: by rows along the frame, from the lower end.
void CrowdWorld::cover(const Body& body, const Shape& shape) {
    const DistanceProxy proxy(shape.geometry());
    if (body.type() == BodyType::kStatic && is_sharp(proxy)) return;
    const Frame frame = frame_of(proxy);
    const Vec2 across{-frame.along.y, frame.along.x}, size = frame.upper - frame.lower;
    const int columns = count_of(size.x, def_.disc), rows = count_of(size.y, def_.disc);
    const Vec2 cell{size.x / static_cast<float>(columns), size.y / static_cast<float>(rows)};
    const float core = 0.5f * length(cell), radius = std::max(kLeastRadius, core + proxy.radius);
    const Vec2 most{kFastest, kFastest}, farthest{kFarthest, kFarthest};
    for (int j = 0; j < rows; ++j) {
        for (int i = 0; i < columns; ++i) {
            const Vec2 place = frame.lower + Vec2{(static_cast<float>(i) + 0.5f) * cell.x,
                                                  (static_cast<float>(j) + 0.5f) * cell.y};
            const Vec2 local = frame.along * place.x + across * place.y;
            if (is_outside(proxy, local, core)) continue;
            const Vec2 at = apply(body.transform(), proxy.origin + local);
            found_.push_back({max(min(at, farthest), -farthest), max(min(body.velocity_at(at), most), -most),
                              radius, body.type() == BodyType::kStatic});
        }
    }
}

void CrowdWorld::look() {
    found_.clear();
    for (const Body& body : world_->bodies()) {
        if (!body.is_enabled()) continue;
        for (const Shape& shape : body.shapes())
            if (!shape.is_sensor()) cover(body, shape);
    }
    std::erase_if(discs_, [this](Agent disc) { return !crowd_->contains(disc); });
    discs_.reserve(found_.size());
    const auto missing = found_.size() - std::min(found_.size(), discs_.size());
    if (missing > 0) crowd_->reserve(static_cast<std::size_t>(crowd_->size()) + missing);
    look_at_walls();
    for (; discs_.size() > found_.size(); discs_.pop_back()) crowd_->remove(discs_.back());
    for (std::size_t i = 0; i < found_.size(); ++i) {
        const AgentDef<2> def{.position = found_[i].at,
                              .velocity = found_[i].velocity,
                              .preferred_velocity = found_[i].velocity,
                              .radius = found_[i].radius,
                              .max_speed = std::min(length(found_[i].velocity), kFastest),
                              .max_neighbors = 0,
                              .layer = def_.layer,
                              .mask = 0,
                              .responds = false};
        if (i < discs_.size()) {
            crowd_->set_def(discs_[i], def);
        } else {
            discs_.push_back(crowd_->add(def));
        }
    }
}

void CrowdWorld::block(FlowField& field) const {
    for (const ObstacleDef<2>& wall : walls_) field.block(wall);
    // Around the disc: to its corners it is so much farther.
    constexpr float kToCorner = 1.0823922f;  // 1 / cos(pi / 8)
    constexpr float kDiagonal = 0.70710678f;
    for (const Disc& disc : found_) {
        if (!disc.is_static) continue;
        const float r = kToCorner * disc.radius, d = kDiagonal * r;
        ObstacleDef<2> octagon;
        for (const Vec2 corner : {Vec2{r, 0}, {d, d}, {0, r}, {-d, d}, {-r, 0}, {-d, -d}, {0, -r}, {d, -d}})
            octagon.points.push_back(disc.at + corner);
        field.block(octagon);
    }
}

bool CrowdWorld::is_disc(Agent agent) const {
    if (!crowd_->contains(agent) || crowd_->def(agent).responds) return false;
    return std::find(discs_.begin(), discs_.end(), agent) != discs_.end();
}

/// Waking takes memory, a force on a body that is awake takes none.
void CrowdWorld::push() {
    if (def_.push_force == 0.0f) return;
    pushes_.clear();
    WorldQuery query;
    query.predicate = [](const Shape& shape) { return shape.body().type() == BodyType::kDynamic; };
    for (const Agent agent : crowd_->agents()) {
        const AgentDef<2> one = crowd_->def(agent);
        const Vec2 wish = wish_of(one);
        const float size = length(wish);
        if (!one.responds || (one.mask & def_.layer) == 0 || size == 0.0f) continue;
        const NearShape near = world_->closest(one.position, query, one.radius + def_.arm);
        if (!near) continue;
        const float ahead = -dot(near.normal, wish) / size;
        if (ahead > 0.0f)
            pushes_.push_back({near.shape.body(), near.normal * (-def_.push_force * ahead), near.point});
    }
    for (const Push& push : pushes_)
        if (!push.body.is_awake()) push.body.set_awake(true);
    for (const Push& push : pushes_) push.body.apply_force(push.force, push.point);
}

}  // namespace jostle

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Fast marching over the cells that no wall blocks: the nearest cell of the front is final, and its four
// neighbours get a distance by it. Then blocked cells learn the way to the nearest free one.
#include <jostle/crowd/flow_field.h>

#include <algorithm>
#include <limits>
#include <tuple>
#include <utility>

#include "crowd/ranges.h"
#include "crowd/walls/wall_planes.h"
#include "math/float_environment.h"

namespace jostle {

namespace {

constexpr float kInfinity = std::numeric_limits<float>::infinity();
constexpr Range kCellRange{1.0e-3f, 1.0e6f};  // [m]

struct Step {
    int dx, dy;
};
constexpr Step kSteps[] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
constexpr std::int32_t kNoGoal = -1, kInWall = -2;  // of a cell

// Of blocked_: nearer to a wall than the clearance; and a wall between the centre and its side by this step.
constexpr std::uint8_t kBlocked = 1;
std::uint8_t wall_bit(int step) {
    return static_cast<std::uint8_t>(2 << step);
}

/// Whether the wall ab meets the line from a cell's centre to a little beyond its side.
bool is_between(Vec2 a, Vec2 b, Vec2 center, Step step, float cell) {
    const auto is_within = [](float x, float u, float v) {
        return std::min(u, v) <= x && x <= std::max(u, v);
    };
    if (step.dx != 0 ? !is_within(center.y, a.y, b.y) : !is_within(center.x, a.x, b.x)) return false;
    const Vec2 side =
        center + Vec2{static_cast<float>(step.dx), static_cast<float>(step.dy)} * (0.51f * cell);
    const float here = cross(b - a, center - a), there = cross(b - a, side - a);
    return !((here > 0.0f && there > 0.0f) || (here < 0.0f && there < 0.0f));
}

}  // namespace

/// The cells that have a distance, the nearest on top.
struct FlowField::Front {
    struct Entry {
        float distance;
        std::int32_t cell;
    };
    explicit Front(std::pmr::memory_resource* memory) : entries(memory) {}
    /// ORDER: by distance, then by cell.
    static bool is_later(const Entry& a, const Entry& b) {
        return a.distance != b.distance ? a.distance > b.distance : a.cell > b.cell;
    }
    void push(float distance, int cell) {
        entries.push_back({distance, cell});
        std::push_heap(entries.begin(), entries.end(), is_later);
    }
    Entry pop() {
        std::pop_heap(entries.begin(), entries.end(), is_later);
        const Entry nearest = entries.back();
        entries.pop_back();
        return nearest;
    }
    std::pmr::vector<Entry> entries;
};

FlowField::FlowField(const FlowFieldDef& def, std::pmr::memory_resource* memory)
    : def_(def), columns_(0), rows_(0), blocked_(memory), cells_(memory), goals_(memory) {
    const Call call("FlowField");
    call.in(detail::kPlaceRange, "def.area.lower", def.area.lower);
    call.in(detail::kPlaceRange, "def.area.upper", def.area.upper);
    call.in(kCellRange, "def.cell", def.cell);
    call.in(kAtLeastZero, "def.clearance", def.clearance);
    const Vec2 size = def.area.upper - def.area.lower;
    if (!(size.x >= def.cell && size.y >= def.cell))
        call.refuse("def.area", to_text(size), "it must be at least a cell wide and high");
    const double columns = static_cast<double>(size.x) / static_cast<double>(def.cell);
    const double rows = static_cast<double>(size.y) / static_cast<double>(def.cell);
    if (!((columns + 1.0) * (rows + 1.0) <= kMaxCells))
        call.refuse("def.cell", to_text(def.cell), "the area must have at most 2^24 cells");
    const auto up = [](double x) { return static_cast<int>(x) + (x > static_cast<int>(x) ? 1 : 0); };
    columns_ = up(columns);
    rows_ = up(rows);
    blocked_.resize(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_));
}

int FlowField::cell_at(Vec2 at) const {
    const float x = (at.x - def_.area.lower.x) / def_.cell, y = (at.y - def_.area.lower.y) / def_.cell;
    if (!(x >= 0.0f && y >= 0.0f && x < static_cast<float>(columns_) && y < static_cast<float>(rows_)))
        return -1;
    return static_cast<int>(y) * columns_ + static_cast<int>(x);
}

Vec2 FlowField::center_of(int cell) const {
    const int row = cell / columns_, column = cell % columns_;
    const Vec2 place{static_cast<float>(column) + 0.5f, static_cast<float>(row) + 0.5f};
    return def_.area.lower + place * def_.cell;
}

bool FlowField::is_blocked(int cell) const {
    return (blocked_[static_cast<std::size_t>(cell)] & kBlocked) != 0;
}

bool FlowField::has_wall(int cell, int step) const {
    return (blocked_[static_cast<std::size_t>(cell)] & wall_bit(step)) != 0;
}

/// A way goes from a cell to one of its four neighbours. Of two such whose line of centres meets a wall, one
/// is at most half a cell away from it, so none gets through.
void FlowField::block(Vec2 a, Vec2 b) {
    const float clearance = std::max(def_.clearance, 0.5f * def_.cell);
    const auto range = [&](float from, float to, float lower, int count) {
        const auto place = [&](float x) {
            return static_cast<int>(std::clamp((x - lower) / def_.cell, 0.0f, static_cast<float>(count)));
        };
        return std::pair(place(std::min(from, to) - clearance - def_.cell),
                         std::min(count, place(std::max(from, to) + clearance) + 1));
    };
    const auto columns = range(a.x, b.x, def_.area.lower.x, columns_);
    const auto rows = range(a.y, b.y, def_.area.lower.y, rows_);
    for (int y = rows.first; y < rows.second; ++y) {
        for (int x = columns.first; x < columns.second; ++x) {
            const int cell = y * columns_ + x;
            const Vec2 center = center_of(cell);
            const Vec2 nearest = detail::nearest_point(a - center, b - center);
            std::uint8_t& bits = blocked_[static_cast<std::size_t>(cell)];
            if (length_squared(nearest) <= clearance * clearance) bits |= kBlocked;
            for (int step = 0; step < 4; ++step)
                if (is_between(a, b, center, kSteps[step], def_.cell)) bits |= wall_bit(step);
        }
    }
}

void FlowField::block(const ObstacleDef<2>& obstacle) {
    const Call call("FlowField::block");
    const FloatEnvironment environment;
    detail::require_obstacle(call, "obstacle", obstacle);
    const std::vector<Vec2>& points = obstacle.points;
    for (std::size_t i = 0; i + 1 < points.size(); ++i) block(points[i], points[i + 1]);
    if (obstacle.shape == ObstacleShape::kPolygon || points.size() == 1) block(points.back(), points.front());
}

void FlowField::clear() noexcept {
    std::fill(blocked_.begin(), blocked_.end(), std::uint8_t{0});
}

/// [m] By the nearer neighbour of each axis: the solution of (t - x)^2 + (t - y)^2 = cell^2.
float FlowField::marched(const std::pmr::vector<Cell>& cells, int cell) const {
    const int x = cell % columns_, y = cell / columns_;
    const auto distance = [&](bool is_inside, int step) {
        const int next = cell + step;
        return is_inside ? cells[static_cast<std::size_t>(next)].distance : kInfinity;
    };
    const float a = std::min(distance(x > 0, -1), distance(x + 1 < columns_, 1));
    const float b = std::min(distance(y > 0, -columns_), distance(y + 1 < rows_, columns_));
    const float gap = a < b ? b - a : a - b;
    if (!(gap < def_.cell)) return std::min(a, b) + def_.cell;
    return 0.5f * (a + b + math::sqrt(2.0f * def_.cell * def_.cell - gap * gap));
}

/// Marching is least exact near a goal. Where no wall is near that, the way from the cells around it is
/// straight.
void FlowField::start(std::pmr::vector<Cell>& cells, Front& front, Vec2 goal, std::int32_t number) const {
    constexpr int kExact = 4;
    const int at = cell_at(goal), x = at % columns_, y = at / columns_;
    const int left = std::max(0, x - kExact), right = std::min(columns_ - 1, x + kExact);
    const int low = std::max(0, y - kExact), high = std::min(rows_ - 1, y + kExact);
    bool is_open = true;
    for (int j = low; j <= high; ++j)
        for (int i = left; i <= right; ++i) is_open = is_open && !is_blocked(j * columns_ + i);
    for (int j = is_open ? low : y; j <= (is_open ? high : y); ++j) {
        for (int i = is_open ? left : x; i <= (is_open ? right : x); ++i) {
            const int place = j * columns_ + i;
            Cell& cell = cells[static_cast<std::size_t>(place)];
            const Vec2 way = goal - center_of(place);
            const float away = length(way);
            if (!(away < cell.distance)) continue;
            cell = {away > 0.0f ? way / away : Vec2{}, away, number};
            front.push(away, place);
        }
    }
}

void FlowField::march(std::pmr::vector<Cell>& cells, Front& front) const {
    constexpr float kRounding = 1.0e-3f;  // [1] of a cell
    while (!front.entries.empty()) {
        const Front::Entry nearest = front.pop();
        if (nearest.distance > cells[static_cast<std::size_t>(nearest.cell)].distance) continue;
        const int x = nearest.cell % columns_, y = nearest.cell / columns_;
        for (const Step& step : kSteps) {
            if (x + step.dx < 0 || x + step.dx >= columns_ || y + step.dy < 0 || y + step.dy >= rows_)
                continue;
            const int next = nearest.cell + step.dy * columns_ + step.dx;
            Cell& cell = cells[static_cast<std::size_t>(next)];
            if (is_blocked(next) || cell.distance <= nearest.distance) continue;
            const float distance = marched(cells, next);
            if (!(distance < cell.distance)) continue;
            // By more than rounding: another goal is nearer than the one straight ahead.
            if (distance < cell.distance - kRounding * def_.cell) cell.goal = kNoGoal;
            cell.distance = distance;
            front.push(distance, next);
        }
    }
}

/// Towards the nearer neighbour of each axis.
Vec2 FlowField::descent(const std::pmr::vector<Cell>& cells, int cell) const {
    const int x = cell % columns_, y = cell / columns_;
    const float here = cells[static_cast<std::size_t>(cell)].distance;
    Vec2 way{};
    for (const Step& step : kSteps) {
        if (x + step.dx < 0 || x + step.dx >= columns_ || y + step.dy < 0 || y + step.dy >= rows_) continue;
        const int next = cell + step.dy * columns_ + step.dx;
        const float there = cells[static_cast<std::size_t>(next)].distance;
        const float fall = here - there;
        float& axis = step.dx != 0 ? way.x : way.y;
        if (fall > 0.0f && fall > std::max(axis, -axis)) axis = fall * static_cast<float>(step.dx + step.dy);
    }
    const float size = length(way);
    return size > 0.0f ? way / size : Vec2{};
}

/// Breadth first from the free cells that have a way, through no wall. Then the cells that a wall runs
/// through follow a neighbour on the side that has a way. ORDER: by cell, then by the order of kSteps.
void FlowField::lead_off_walls(std::pmr::vector<Cell>& cells) const {
    struct Entry {
        std::int32_t cell, from;
    };
    std::pmr::vector<Entry> queue(cells.get_allocator().resource());
    for (int cell = 0; cell < columns_ * rows_; ++cell)
        if (cells[static_cast<std::size_t>(cell)].distance < kInfinity) queue.push_back({cell, cell});
    const auto spread = [&](Entry entry, bool is_last) {
        const int x = entry.cell % columns_, y = entry.cell / columns_;
        for (int i = 0; i < 4; ++i) {
            const Step step = kSteps[i];
            if (x + step.dx < 0 || x + step.dx >= columns_ || y + step.dy < 0 || y + step.dy >= rows_)
                continue;
            const int next = entry.cell + step.dy * columns_ + step.dx;
            Cell& cell = cells[static_cast<std::size_t>(next)];
            if (!is_blocked(next) || cell.distance < kInfinity || has_wall(entry.cell, i)) continue;
            if (!is_last && has_wall(next, i ^ 1)) continue;  // the step back
            const Vec2 way = center_of(entry.from) - center_of(next);
            const float size = length(way);
            cell.distance = cells[static_cast<std::size_t>(entry.from)].distance + size;
            cell.direction = way / size;
            if (!is_last) queue.push_back({next, entry.from});
        }
    };
    for (std::size_t i = 0; i < queue.size(); ++i) spread(queue[i], false);
    for (const Entry& entry : queue) spread(entry, true);
}

void FlowField::aim(std::span<const Vec2> goals) {
    const Call call("FlowField::aim");
    const FloatEnvironment environment;
    for (std::size_t i = 0; i < goals.size(); ++i) {
        const int cell = cell_at(goals[i]);
        if (cell < 0 || is_blocked(cell))
            call.refuse(detail::element_text("goals", i), to_text(goals[i]),
                        "it must lie in the area, and in no cell that a wall blocks");
    }
    std::pmr::vector<Cell> cells(blocked_.size(), Cell{{}, kInfinity, kNoGoal}, cells_.get_allocator());
    for (int place = 0; place < columns_ * rows_; ++place)
        if (is_blocked(place)) cells[static_cast<std::size_t>(place)].goal = kInWall;
    Front front(cells.get_allocator().resource());
    std::pmr::vector<Vec2> kept(goals.begin(), goals.end(), goals_.get_allocator());
    for (std::size_t i = 0; i < goals.size(); ++i)
        start(cells, front, goals[i], static_cast<std::int32_t>(i));
    march(cells, front);
    for (int place = 0; place < columns_ * rows_; ++place) {
        Cell& cell = cells[static_cast<std::size_t>(place)];
        if (cell.distance < kInfinity && cell.goal < 0) cell.direction = descent(cells, place);
    }
    lead_off_walls(cells);
    cells_ = std::move(cells);
    goals_ = std::move(kept);
}

Vec2 FlowField::direction(Vec2 at) const {
    const FloatEnvironment environment;
    const int here = cells_.empty() ? -1 : cell_at(at);
    if (here < 0) return {};
    const Cell& own = cells_[static_cast<std::size_t>(here)];
    if (own.goal >= 0) {
        const Vec2 way = goals_[static_cast<std::size_t>(own.goal)] - at;
        const float size = length(way);
        return size > 0.0f ? way / size : Vec2{};
    }
    if (own.goal == kInWall) return own.direction;
    // Between the centres of four cells, those that are free.
    const Vec2 offset = (at - center_of(here)) / def_.cell;
    const int dx = offset.x < 0.0f ? -1 : 1, dy = offset.y < 0.0f ? -1 : 1;
    const float u = std::max(offset.x, -offset.x), v = std::max(offset.y, -offset.y);
    const int x = here % columns_, y = here / columns_;
    Vec2 blend{};
    for (const auto& [i, j, weight] : {std::tuple{0, 0, (1.0f - u) * (1.0f - v)},
                                       {dx, 0, u * (1.0f - v)},
                                       {0, dy, (1.0f - u) * v},
                                       {dx, dy, u * v}}) {
        if (x + i < 0 || x + i >= columns_ || y + j < 0 || y + j >= rows_) continue;
        const int place = here + j * columns_ + i;
        const Cell& cell = cells_[static_cast<std::size_t>(place)];
        if (cell.goal != kInWall) blend += cell.direction * weight;
    }
    const float size = length(blend);
    return size > 0.1f ? blend / size : own.direction;
}

float FlowField::distance(Vec2 at) const {
    const FloatEnvironment environment;
    const int here = cells_.empty() ? -1 : cell_at(at);
    if (here < 0) return kInfinity;
    const Cell& own = cells_[static_cast<std::size_t>(here)];
    if (own.goal >= 0) return length(goals_[static_cast<std::size_t>(own.goal)] - at);
    return std::max(0.0f, own.distance - dot(own.direction, at - center_of(here)));
}

}  // namespace jostle

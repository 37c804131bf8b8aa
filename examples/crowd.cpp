// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A crowd: two head on, one who does not give way, many in bulk, a room with a door, a saved crowd, a way
// around a wall, and drones.
#include <jostle/jostle.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdio>
#include <vector>

using namespace jostle;

namespace {

void two_head_on() {
    Crowd<2> crowd;
    const Agent anna = crowd.add({.position = {-5, 0}, .goal = Vec2{5, 0}});
    const Agent ben = crowd.add({.position = {5, 0}, .goal = Vec2{-5, 0}});
    for (int second = 1; second <= 8; ++second) {
        for (int i = 0; i < 30; ++i) crowd.step(1.0f / 30);
        if (second % 2 != 0) continue;
        const Vec2 a = crowd.position(anna), b = crowd.position(ben);
        std::printf("after %d s: Anna (%.1f, %.1f), Ben (%.1f, %.1f)\n", second, static_cast<double>(a.x),
                    static_cast<double>(a.y), static_cast<double>(b.x), static_cast<double>(b.y));
    }
}

void a_player_among_others() {
    Crowd<2> crowd;
    const Agent player = crowd.add({.position = {-6, 0}, .responds = false, .user_data = 1});
    for (int i = 0; i < 5; ++i)
        crowd.add({.position = {0, static_cast<float>(i - 2)}, .radius = 0.4f, .user_data = 2});
    crowd.set_preferred_velocity(player, {1.5f, 0});  // from the keyboard, say
    for (int i = 0; i < 240; ++i) crowd.step(1.0f / 30);
    const std::string fault = crowd.check();
    std::printf("the player is at x = %.1f m; %s\n", static_cast<double>(crowd.position(player).x),
                fault.empty() ? "nobody overlaps" : fault.c_str());
}

void in_bulk() {
    Crowd<2> crowd;
    crowd.reserve(100);
    for (int i = 0; i < 100; ++i) {
        const int row = i / 10, column = i % 10;
        crowd.add({.position = {static_cast<float>(column) * 2, static_cast<float>(row) * 2}});
    }
    std::vector<Vec2> wishes(100);
    for (int step = 0; step < 50; ++step) {
        // By place: agents()[i] is at positions()[i].
        for (std::size_t i = 0; i < wishes.size(); ++i) wishes[i] = {1.0f - 0.1f * crowd.positions()[i].y, 0};
        crowd.set_preferred_velocities(wishes);
        crowd.step(0.1f);
    }
    float fastest = 0;
    for (const Vec2& velocity : crowd.velocities()) fastest = math::max(fastest, length(velocity));
    std::printf("the fastest of %d goes at %.1f m/s\n", crowd.size(), static_cast<double>(fastest));
}

void out_of_a_room() {
    Crowd<2> crowd;
    const Obstacle walls = crowd.add_obstacle(
        {.shape = ObstacleShape::kChain, .points = {{3, 1}, {3, 3}, {-3, 3}, {-3, -3}, {3, -3}, {3, -1}}});
    crowd.add_obstacle({.points = {{5, -2}, {6, -2}, {6, -1}, {5, -1}}});  // a bench, counter-clockwise
    for (int i = 0; i < 12; ++i) {
        const int column = i % 4, row = i / 4;
        const Vec2 seat{-2.0f + static_cast<float>(column), -1.0f + static_cast<float>(row)};
        crowd.add({.position = seat, .goal = Vec2{7, 0}, .radius = 0.3f});
    }
    const auto inside = [&] {
        int count = 0;
        for (const Vec2& at : crowd.positions()) count += at.x < 3 ? 1 : 0;
        return count;
    };
    for (int second = 0; inside() > 0; ++second) {
        if (second % 2 == 0) std::printf("after %d s %d are inside\n", second, inside());
        for (int i = 0; i < 20; ++i) crowd.step(1.0f / 20);
    }
    const bool sees = crowd.is_visible({0, 2}, {7, 0});
    crowd.remove(walls);
    std::printf("a guard in the room %s the goal; without the walls %s\n", sees ? "sees" : "does not see",
                crowd.is_visible({0, 2}, {7, 0}) ? "he does" : "he does not");
}

void saved() {
    Crowd<2> crowd, copy;
    const Agent anna = crowd.add({.position = {-5, 0}, .goal = Vec2{5, 0}});
    crowd.add({.position = {5, 0}, .goal = Vec2{-5, 0}});
    const std::vector<std::byte> bytes = crowd.save();
    copy.load(bytes);
    for (int i = 0; i < 100; ++i) {
        crowd.step(1.0f / 30);
        copy.step(1.0f / 30);
    }
    std::printf("the copy goes %s\n",
                copy.position(anna) == crowd.position(anna) ? "the same way" : "another way");
}

void around_a_wall() {
    Crowd<2> crowd;
    const ObstacleDef<2> wall{.shape = ObstacleShape::kChain, .points = {{0, -8}, {0, 8}}};
    crowd.add_obstacle(wall);
    FlowField field({.area = {{-20, -20}, {20, 20}}, .clearance = 0.6f});
    field.block(wall);
    field.aim(std::array{Vec2{12, 0}});
    Guide<2> guide(crowd);
    const int visitors = guide.add({.field = &field, .reach = 2, .at_end = AtEnd::kLeave});
    for (int i = 0; i < 40; ++i) {
        const int column = i % 5, row = i / 5;
        const Vec2 place{-10.0f + 1.2f * static_cast<float>(column), -5.0f + 1.2f * static_cast<float>(row)};
        guide.join(crowd.add({.position = place}), visitors);
    }
    const int all = crowd.size();
    for (int i = 0; i < 600; ++i) {
        guide.lead();
        crowd.step(1.0f / 20);
    }
    std::printf("%d go around the wall; after 30 s %d have arrived\n", all, guide.arrived(visitors));
}

void in_space() {
    Crowd<3> drones;
    const Agent up = drones.add({.position = {0, 0, 0}, .goal = Vec3{0, 0, 20}});
    const Agent down = drones.add({.position = {0, 0, 20}, .goal = Vec3{0, 0, 0}});
    float nearest = 20;
    for (int i = 0; i < 600; ++i) {
        drones.step(1.0f / 30);
        nearest = std::min(nearest, distance(drones.position(up), drones.position(down)));
    }
    std::printf("one drone is at a height of %.1f m, the other at %.1f m; they were %.2f m apart\n",
                drones.position(up).z, drones.position(down).z, nearest);
}

}  // namespace

int main() {
    two_head_on();
    a_player_among_others();
    in_bulk();
    out_of_a_room();
    saved();
    around_a_wall();
    in_space();
}

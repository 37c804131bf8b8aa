// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// guide_pictures [FOLDER [svg|png]]: the pictures of docs/solver.md and docs/platformer.md. Without a folder
// the program only prints the names of the pictures.
#include <jostle/draw/draw_world.h>
#include <jostle/draw/picture.h>
#include <jostle/jostle.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "platformer.h"
#include "sheet.h"

using namespace sheet;
using platformer::kDt;

namespace {

Body add_box(World& world, Vec2 at, float half, float density = 1) {
    const Body body = world.create_body({.type = BodyType::kDynamic, .position = at});
    body.create_shape(Polygon::box(half, half), {.density = density});
    return body;
}

Body add_ground(World& world) {
    const Body ground = world.create_body();
    ground.create_shape(Segment{{-30, 0}, {30, 0}});
    return ground;
}

void run(World& world, int steps) {
    for (int i = 0; i < steps; ++i) world.step(kDt);
}

void draw(const World& world, Recording& page, DrawFlags flags, float force_scale = 0.02f) {
    page.set_flags(flags);
    DrawWorldOptions options;
    options.force_scale = force_scale;
    draw_world(world, page, options);
}

/// [mm] The greatest, for a label.
std::string joint_error(const World& world) {
    float error = 0;
    for (const Joint& joint : world.joints()) error = std::max(error, joint.linear_error());
    char text[32];
    std::snprintf(text, sizeof text, "%.1f mm", 1000 * static_cast<double>(error));
    return text;
}

/// [rad] By so much each plank of a bridge of ten is turned against the one before, so that the bridge sags.
constexpr float kSag = 0.12f;

/// Planks of 1 m that hinges join, on an arc; the last one hangs on the ground if the row is a bridge.
std::vector<Body> add_row(World& world, const Body& ground, Vec2 from, int count, float sag, bool is_bridge) {
    const float damping = is_bridge ? 0.5f : 0.0f;  // [1/s] without any, a bridge swings for 20 s and more
    std::vector<Body> row;
    Body last = ground;
    Vec2 at = from;
    for (int i = 0; i <= count; ++i) {
        Body next = ground;
        if (i < count) {
            const float angle = sag * (static_cast<float>(i) - 0.5f * static_cast<float>(count - 1));
            const Vec2 way{std::cos(angle), std::sin(angle)};
            next = world.create_body({.type = BodyType::kDynamic,
                                      .position = at + 0.5f * way,
                                      .angle = angle,
                                      .linear_damping = damping,
                                      .angular_damping = damping});
            next.create_shape(Polygon::box(0.5f, 0.1f));
            row.push_back(next);
        } else if (!is_bridge) {
            break;
        }
        world.create_revolute({.body_a = last,
                               .body_b = next,
                               .anchor_a = last.local_point(at),
                               .anchor_b = next.local_point(at)});
        if (i < count) at = next.world_point({0.5f, 0});
        last = next;
    }
    return row;
}

// ---- the pictures ----

/// A bridge of ten planks, on which a box of twenty times a plank's mass falls.
void draw_plank(const std::string& path) {
    World world;
    const Body ground = world.create_body();
    for (const float x : {-5.3f, 5.3f}) ground.create_shape(Polygon::offset_box(0.5f, 1, {x, -0.9f}));
    (void)add_row(world, ground, {-4.71f, 0}, 10, kSag, true);
    run(world, 240);
    const Body box = add_box(world, {-1.5f, 1}, 0.5f, 4);
    const DrawFlags flags = DrawFlag::kShapes | DrawFlag::kJoints | DrawFlag::kContacts | DrawFlag::kForces;
    Sheet sheet;
    int done = 0;
    for (const int until : {30, 36, 42, 60, 90, 900}) {
        run(world, until - done);
        done = until;
        char text[80];
        std::snprintf(text, sizeof text, "%.1f s: %.1f m/s, hinges open by %s",
                      static_cast<double>(until) / 60, static_cast<double>(length(box.linear_velocity())),
                      joint_error(world).c_str());
        draw(world, sheet.frame(text, view_around({0, -0.6f}, 12, 5)), flags, 0.006f);
    }
    sheet.write(
        path, "A box falls on a plank of a bridge",
        "Red: contact points and hinges. Orange: forces of contacts. Violet: of joints. Pale: asleep.", 2,
        190);
}

/// A chain that bears a ball of a thousand times a link's mass, solved as a whole and link by link.
void draw_chain(const std::string& path) {
    Sheet sheet;
    for (const bool is_iterated : {false, true}) {
        World world;
        const Body ground = world.create_body();
        const std::vector<Body> links = add_row(world, ground, {-8, 0}, 12, 0, false);
        const Body ball =
            world.create_body({.type = BodyType::kDynamic, .position = {4.5f, 0}, .linear_damping = 0.5f});
        ball.create_shape(Circle{{}, 0.5f}, {.density = 1000 * links[0].mass() / (kPi * 0.25f)});
        world.create_revolute(
            {.body_a = links.back(), .body_b = ball, .anchor_a = {0.5f, 0}, .anchor_b = {-0.5f, 0}});
        if (is_iterated)
            for (const Joint& joint : world.joints()) joint.set_stiffness({.hertz = 60, .damping_ratio = 2});
        run(world, 120);
        const std::string after_swing = joint_error(world);
        Recording& page =
            sheet.frame(std::string(is_iterated ? "one by one, by set_stiffness()" : "all at once") +
                            ", 2 s: hinges open by " + after_swing,
                        view_around({-8, -6}, 24, 16));
        draw(world, page, DrawFlag::kShapes | DrawFlag::kJoints);
    }
    sheet.write(path, "A chain of 12 links bears 1,000 times the mass of a link",
                "It was let go from level. Left: the joints of the chain are one system of equations.", 2,
                330);
}

/// The parts of scenes that show why a mechanism is there.
constexpr DrawFlags kScene = DrawFlag::kShapes | DrawFlag::kJoints;

void draw_boxes_in_one_place(Sheet& sheet) {
    World world({.gravity = {}});
    for (int i = 0; i < 30; ++i)
        add_box(world, 0.1f * Vec2{static_cast<float>(i % 6), static_cast<float>(i / 6)}, 0.5f);
    run(world, 60);
    draw(world, sheet.frame("30 boxes made in one place, 1 s later", view_around({}, 12, 7)), kScene);
}
void draw_plank_on_drum(Sheet& sheet) {
    World world;
    world.create_body({.position = {0, 1}}).create_shape(Circle{{}, 1});
    const Body plank =
        world.create_body({.type = BodyType::kDynamic, .position = {0.02f, 2.1f}, .angle = 0.1f});
    plank.create_shape(Polygon::box(1.5f, 0.1f), {.material = {.friction = 5}});
    Recording& page =
        sheet.frame("a plank rocks on a drum for 10 s, no wider", view_around({0, 1.6f}, 6, 3.5f));
    for (int i = 0; i < 600; ++i) {
        world.step(kDt);
        page.point(plank.world_point({1.5f, 0}), 2, kOrange);
    }
    draw(world, page, kScene);
}
void draw_cradle(Sheet& sheet) {
    World world;
    const Body ground = world.create_body();
    for (int i = 0; i < 5; ++i) {
        const float x = static_cast<float>(i) - 2, angle = i == 0 ? -0.8f : 0.0f;
        const Vec2 arm{2.5f * std::sin(angle), -2.5f * std::cos(angle)};
        const Body ball = world.create_body({.type = BodyType::kDynamic, .position = Vec2{x, 3} + arm});
        ball.create_shape(Circle{{}, 0.5f}, {.material = {.friction = 0, .restitution = 1}});
        world.create_distance({.body_a = ground, .body_b = ball, .anchor_a = {x, 3}, .length = 2.5f});
    }
    run(world, 66);
    draw(world, sheet.frame("Newton's cradle: the last ball has the blow", view_around({0, 1.5f}, 8, 4.7f)),
         kScene);
}
void draw_mass_on_boxes(Sheet& sheet) {
    World world;
    (void)add_ground(world);
    for (const float x : {-1.0f, 1.0f}) add_box(world, {x, 0.5f}, 0.5f);
    add_box(world, {0, 3.5f}, 2.5f, 16);
    run(world, 240);
    draw(world, sheet.frame("400 times the mass on two boxes", view_around({0, 3.4f}, 13, 8)),
         kScene | DrawFlag::kContacts);
}
void draw_welded_board(Sheet& sheet) {
    World world;
    const Body ground = add_ground(world);
    const Body board = world.create_body({.type = BodyType::kDynamic, .position = {0, 1}});
    board.create_shape(Polygon::box(2, 0.05f), {.density = 0.2f, .material = {.restitution = 1}});
    world.create_weld({.body_a = ground, .body_b = board, .anchor_a = {-2, 1}, .anchor_b = {-2, 0}});
    const Body ball = world.create_body({.type = BodyType::kDynamic, .position = {0.8f, 4}});
    ball.create_shape(Circle{{}, 0.4f}, {.density = 5, .material = {.restitution = 1}});
    Recording& page = sheet.frame("a ball bounces on a light welded board", view_around({0, 2.4f}, 9, 5.2f));
    for (int i = 0; i < 150; ++i) {
        world.step(kDt);
        page.point(ball.position() + Vec2{0.01f * static_cast<float>(i), 0}, 2, kOrange);
    }
    draw(world, page, kScene);
}
void draw_throw(Sheet& sheet) {
    World world;
    (void)add_ground(world);
    const Body ball =
        world.create_body({.type = BodyType::kDynamic, .position = {-4, 1}, .linear_velocity = {2.4f, 7}});
    ball.create_shape(Circle{{}, 0.3f}, {.material = {.friction = 0, .restitution = 1}});
    Recording& page = sheet.frame("a throw, at 1 sub-step: each arc as high", view_around({0, 2}, 9, 5.2f));
    for (int i = 0; i < 200; ++i) {
        world.step(kDt, 1);
        page.point(ball.position(), 2, kOrange);
    }
    draw(world, page, kScene);
}

/// Scenes that show why a mechanism is there.
void draw_scenes(const std::string& path) {
    Sheet sheet;
    draw_boxes_in_one_place(sheet);
    draw_plank_on_drum(sheet);
    draw_cradle(sheet);
    draw_mass_on_boxes(sheet);
    draw_welded_board(sheet);
    draw_throw(sheet);
    sheet.write(path, "Six scenes that show why a mechanism is there", "Orange dots: the way of a point.", 2,
                230);
}

/// The figure of the guide to platformers on its way through the level.
void draw_platformer(const std::string& path) {
    World world;
    platformer::Level level(world);
    platformer::Figure figure(world, {-3, 0.9f});
    Sheet sheet;
    Recording& page = sheet.frame(
        "walking, a jump over the gap, a slope, a jump over the steep slope, boards, a drop through them",
        view_around({12, 2}, 33, 7));
    bool jumped = false;
    for (int i = 0; i < 560; ++i) {
        const float x = figure.position().x;
        const bool is_at_jump = (x > 7.6f && x < 9) || (x > 17 && x < 19.5f);
        platformer::Input input{.way = x < 25 && i < 480 ? 1.0f : 0.0f,
                                .rise = i == 500 ? -1.0f : 0.0f,
                                .jumps = is_at_jump,
                                .jumped_before = jumped};
        jumped = input.jumps;
        figure.act(input);
        world.step(kDt);
        figure.look();
        page.point(figure.position() - Vec2{0, 0.8f}, 2.5f, figure.stands() ? kLine : kOrange);
    }
    draw(world, page, DrawFlag::kShapes);
    sheet.write(path, "A figure in a level of tiles",
                "Dots: its feet, dark where the figure stands. Green: sensors.", 1, 240);
}

}  // namespace

int main(int argc, char** argv) {
    const Files files(argc, argv, "");
    draw_plank(files.path("solver_plank"));
    draw_chain(files.path("solver_chain"));
    draw_scenes(files.path("solver_scenes"));
    draw_platformer(files.path("platformer_level"));
}

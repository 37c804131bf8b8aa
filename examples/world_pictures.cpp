// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// world_pictures [FOLDER [svg|png]]: the pictures of docs/worlds.md, of the worlds that its examples have.
// Without a folder it only prints the names of the pictures.
#include <jostle/draw/draw_world.h>
#include <jostle/draw/picture.h>
#include <jostle/jostle.h>

#include <string>
#include <vector>

#include "sheet.h"

using namespace sheet;

namespace {

constexpr float kDt = 1.0f / 60.0f;

void step(World& world, int steps) {
    for (int i = 0; i < steps; ++i) world.step(kDt);
}

void draw(const World& world, Recording& page, DrawFlags flags = DrawFlag::kShapes | DrawFlag::kJoints) {
    page.set_flags(flags);
    DrawWorldOptions options;
    options.force_scale = 0.05f;
    draw_world(world, page, options);
}

std::string moment(const World& world) {
    char text[16];
    std::snprintf(text, sizeof text, "%.2f s", world.time());
    return text;
}

/// Frames of a world at the given steps, with the way that a body's centre has gone so far.
void add_strip(Sheet& sheet, World& world, const Body& body, const Aabb2& view, const std::vector<int>& steps,
               DrawFlags flags = DrawFlag::kShapes) {
    std::vector<Vec2> way;
    int done = 0;
    for (const int until : steps) {
        for (; done < until; ++done) {
            if (done % 2 == 0) way.push_back(body.position());
            world.step(kDt);
        }
        Recording& page = sheet.frame(moment(world), view);
        draw(world, page, flags);
        for (const Vec2 place : way) page.point(place, 3.0f, kLine);
    }
}

// ---- the pictures ----

void draw_first(const std::string& path) {
    World world;
    world.create_body().create_shape(Segment{{-20, 0}, {20, 0}});
    const Body box = world.create_body({.type = BodyType::kDynamic, .position = {0, 4}});
    box.create_shape(Polygon::box(0.5f, 0.5f), {.density = 2, .material = {.friction = 0.4f}});
    Sheet sheet;
    const DrawFlags flags = DrawFlag::kShapes | DrawFlag::kContacts | DrawFlag::kForces;
    add_strip(sheet, world, box, view_around({0, 2.2f}, 5, 5.4f), {0, 30, 48, 60, 100}, flags);
    sheet.write(path, "The first world",
                "Red: contact points. Orange: forces. Pale: asleep. Dots: each second place of the centre.",
                5, 230);
}

void draw_platform(const std::string& path) {
    World world;
    const Shape board = world.create_body({.position = {0, 2}}).create_shape(Polygon::box(3, 0.1f));
    world.on_pre_solve(board, [](PreSolve& contact) {
        contact.enabled = contact.time > 0 ? contact.was_enabled : contact.normal().y > 0.7f;
    });
    const Body ball =
        world.create_body({.type = BodyType::kDynamic, .position = {-1.5f, 0}, .linear_velocity = {2, 8}});
    ball.create_shape(Circle{{}, 0.25f}, {.material = {.rolling_resistance = 0.2f}});
    Sheet sheet;
    add_strip(sheet, world, ball, view_around({0, 1.7f}, 6.4f, 4.6f), {0, 17, 48, 76, 120},
              DrawFlag::kShapes | DrawFlag::kContacts);
    sheet.write(path, "A one-way platform",
                "Inside it, the ball touches the platform, and the contact is switched off.", 5, 190);
}

void draw_conveyor(const std::string& path) {
    World world;
    const Body ground = world.create_body();
    ground.create_shape(Polygon::offset_box(4, 0.25f, {-4, -0.25f}),
                        {.material = {.friction = 0.4f, .surface_speed = 2}});
    ground.create_shape(Segment{{2.5f, -2}, {20, -2}}, {.material = {.friction = 0.4f}});
    ground.create_shape(Circle{{8, -1.5f}, 0.5f}, {.material = {.restitution = 1.5f}});
    for (const float x : {-7.0f, -5.0f, -3.0f})
        world.create_body({.type = BodyType::kDynamic, .position = {x, 0.5f}})
            .create_shape(Polygon::box(0.4f, 0.5f), {.material = {.friction = 0.4f}});
    const Body ball = world.create_body({.type = BodyType::kDynamic,
                                         .position = {3.5f, -1.5f},
                                         .linear_velocity = {5, 0},
                                         .angular_velocity = -10});
    ball.create_shape(Circle{{}, 0.5f}, {.material = {.rolling_resistance = 0.3f}});
    Sheet sheet;
    add_strip(sheet, world, ball, view_around({0.5f, -0.2f}, 17.5f, 4.6f), {0, 45, 90, 135, 180, 240},
              DrawFlag::kShapes | DrawFlag::kForces);
    sheet.write(
        path, "A conveyor, a bumper, a ball that rolls to rest",
        "Orange: forces. The belt speeds the boxes up to 2 m/s; the bumper returns more than it gets.", 2,
        150);
}

void draw_sleep(const std::string& path) {
    World world;
    world.create_body().create_shape(Segment{{-20, 0}, {20, 0}});
    const auto add_box = [&world](float x, float y) {
        const Body body = world.create_body({.type = BodyType::kDynamic, .position = {x, y}});
        body.create_shape(Polygon::box(0.5f, 0.5f));
        return body;
    };
    for (int row = 0; row < 3; ++row)
        for (int i = 0; i < 3 - row; ++i)
            add_box(-6.0f + 1.05f * (static_cast<float>(i) + 0.5f * static_cast<float>(row)),
                    0.5f + static_cast<float>(row));
    const Body lift = world.create_body({.type = BodyType::kKinematic, .position = {1, 0.7f}});
    lift.create_shape(Polygon::box(2.2f, 0.2f));
    for (const float x : {-0.3f, 2.3f})
        for (const float y : {1.4f, 2.4f}) add_box(x, y);
    for (const float y : {0.5f, 1.5f, 2.5f}) add_box(6, y);
    step(world, 60);
    lift.set_linear_velocity({0, 0.5f});
    const Body ball =
        world.create_body({.type = BodyType::kDynamic, .position = {9.5f, 2.2f}, .linear_velocity = {-9, 3}});
    ball.create_shape(Circle{{}, 0.4f}, {.density = 3});
    step(world, 25);
    Sheet sheet;
    const Aabb2 view = view_around({1, 2.0f}, 17, 5.2f);
    const DrawFlags shapes = DrawFlag::kShapes | DrawFlag::kJoints;
    draw(world, sheet.frame("kShapes: pale ones sleep", view), shapes);
    draw(world, sheet.frame("kIslands: a colour per island", view), shapes | DrawFlag::kIslands);
    draw(world, sheet.frame("kSleep: why it is awake, and by which body", view), shapes | DrawFlag::kSleep);
    draw(world, sheet.frame("kForces", view), shapes | DrawFlag::kForces);
    draw(world, sheet.frame("kContacts", view), shapes | DrawFlag::kContacts);
    draw(world, sheet.frame("kColors: the constraint graph", view), shapes | DrawFlag::kColors);
    sheet.write(path, "One world, drawn with different flags",
                "A pile that sleeps, two on a lift that moves, and one that a ball has just hit.", 2, 170);
}

}  // namespace

int main(int argc, char** argv) {
    const Files files(argc, argv, "world_");
    draw_first(files.path("first"));
    draw_platform(files.path("platform"));
    draw_conveyor(files.path("conveyor"));
    draw_sleep(files.path("sleep"));
}

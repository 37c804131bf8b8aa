// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A picture of docs/geometry.md: points, rays, distances, boxes.
#pragma once

#include <jostle/geometry/boxes.h>

#include <cstdio>
#include <string>

#include "sheet.h"

namespace sheet {

inline void add_rays(Sheet& sheet) {
    Recording& page = sheet.frame("ray_cast", view_around({0.0f, 0.3f}, 6.8f, 5.2f));
    const struct {
        Geometry shape;
        Transform pose;
    } shapes[] = {{Circle{{}, 0.6f}, at(1.9f, 0.9f)},
                  {Capsule{{-0.5f, 0.0f}, {0.5f, 0.0f}, 0.3f}, at(-0.3f, 1.5f, 0.3f)},
                  {Polygon::rounded_box(0.4f, 0.4f, 0.2f), at(-2.1f, 0.4f, 0.5f)},
                  {Polygon::box(0.7f, 0.35f), at(1.5f, -1.3f, 0.4f)},
                  {Segment{{-0.9f, 0.0f}, {0.9f, 0.0f}}, at(-1.2f, -1.5f, -0.3f)}};
    for (const auto& [shape, pose] : shapes) {
        draw_geometry(shape, pose, page, in_color(shape.type == ShapeType::kSegment ? kLine : kBlue));
    }
    DrawGeometryOptions options = in_color(kLine);
    options.normal = 0.35f;
    options.dot = 5.0f;
    for (int i = 0; i < 20; ++i) {
        const Vec2 way = Rot::from_angle(0.15f + 0.1f * kPi * static_cast<float>(i)).x_axis() * 2.9f;
        ShapeRayHit first;
        Transform frame;
        Vec2 origin, translation = way;
        for (const auto& [shape, pose] : shapes) {
            const Vec2 local_origin = inverse_apply(pose, {0.0f, -0.1f});
            const Vec2 local_way = inverse_rotate(pose.q, way);
            const ShapeRayHit hit =
                ray_cast(shape, {local_origin, local_way, first.hit ? first.fraction : 1.0f});
            if (hit.hit) {
                first = hit;
                frame = pose;
                origin = local_origin;
                translation = local_way;
            }
        }
        if (!first.hit) origin = {0.0f, -0.1f};
        draw_ray(origin, translation, first, frame, page, options);
    }
}

inline void add_special_rays(Sheet& sheet) {
    Recording& page = sheet.frame("rays: a start inside; one-sided", view_around({0.0f, 0.2f}, 6.8f, 5.0f));
    const auto shoot = [&](const Geometry& shape, Vec2 origin, Vec2 way) {
        draw_ray(origin, way, ray_cast(shape, {origin, way}), {}, page, in_color(kLine));
    };
    const Polygon box = Polygon::offset_box(0.8f, 0.6f, {-1.7f, 0.8f});
    draw_geometry(box, {}, page, in_color(kBlue));
    shoot(box, {-2.0f, 0.8f}, {2.2f, 0.3f});
    page.text({-2.9f, -0.2f}, "inside: fraction 0,", kInk);
    page.text({-2.9f, -0.55f}, "no normal, a flag", kInk);
    Segment floor{{2.8f, 0.3f}, {0.6f, 0.3f}};
    floor.one_sided = true;
    draw_geometry(floor, {}, page, in_color(kLine));
    shoot(floor, {1.0f, 1.6f}, {0.4f, -2.0f});
    shoot(floor, {2.1f, -0.9f}, {0.2f, 2.2f});
    page.text({0.5f, -1.3f}, "one-sided: only the", kInk);
    page.text({0.5f, -1.65f}, "front stops rays", kInk);
}

inline void add_closest(Sheet& sheet) {
    Recording& page = sheet.frame("closest_point, signed_distance", view_around({0.0f, 0.3f}, 6.8f, 5.2f));
    const Geometry shape = Polygon::rounded_box(0.9f, 0.5f, 0.4f);
    draw_geometry(shape, {}, page, in_color(kBlue));
    for (const Vec2 point : {Vec2{-2.4f, 1.3f}, Vec2{-0.2f, 1.75f}, Vec2{2.2f, 1.2f}, Vec2{2.3f, -0.6f},
                             Vec2{-0.7f, -1.8f}, Vec2{0.7f, 0.3f}, Vec2{-0.5f, -0.2f}}) {
        const ClosestPoint closest = closest_point(shape, point);
        page.segment(point, closest.point, kLine);
        page.point(point, 6.5f, kLine);
        page.point(closest.point, 6.5f, Color::rgb(0xe03131));
        char label[16];
        std::snprintf(label, sizeof label, "%.2f", static_cast<double>(signed_distance(shape, point)));
        page.text(point + Vec2{0.1f, 0.08f}, label, kInk);
    }
}

inline void add_distances(Sheet& sheet) {
    Recording& page = sheet.frame("distance: the two witness points", view_around({0.0f, 0.3f}, 6.8f, 5.2f));
    const Geometry a = Polygon::regular(5, 0.9f);
    draw_geometry(a, {}, page, in_color(kBlue));
    const struct {
        Geometry shape;
        Transform pose;
    } others[] = {{Circle{{}, 0.5f}, at(2.2f, 1.1f)},
                  {Capsule{{-0.5f, 0.0f}, {0.5f, 0.0f}, 0.3f}, at(-0.6f, 1.7f, 0.2f)},
                  {Polygon::box(0.5f, 0.4f), at(-2.2f, -0.6f, 0.5f)},
                  {Segment{{-0.9f, 0.0f}, {0.9f, 0.0f}}, at(1.2f, -1.6f, 0.3f)}};
    for (const auto& [shape, pose] : others) {
        draw_geometry(shape, pose, page, in_color(shape.type == ShapeType::kSegment ? kLine : kOrange));
        draw_distance(distance(a, shape, pose), {}, page, in_color(kLine));
    }
}

inline void add_penetration(Sheet& sheet) {
    Recording& page = sheet.frame("penetration: the shortest way out", view_around({0.0f, 0.3f}, 6.8f, 5.2f));
    const auto show = [&](const Geometry& a, const Geometry& b, const Transform& b_in_a, Vec2 where) {
        const Transform pose{where, {}};
        draw_geometry(a, pose, page, in_color(kBlue));
        draw_geometry(b, compose(pose, b_in_a), page, in_color(kOrange));
        const Penetration found = penetration(a, b, b_in_a);
        DrawGeometryOptions outline = in_color(kGrey);
        outline.filled = false;
        Transform out = compose(pose, b_in_a);
        out.p += found.normal * found.depth;
        draw_geometry(b, out, page, outline);
        DrawGeometryOptions marks = in_color(kLine);
        marks.normal = 0.0f;
        draw_penetration(found, pose, page, marks);
    };
    show(Polygon::box(0.9f, 0.7f), Polygon::box(0.5f, 0.5f), at(0.6f, 0.5f, 0.5f), {-1.7f, -0.6f});
    show(Polygon::box(0.9f, 0.7f), Circle{{}, 0.45f}, at(0.3f, 0.1f), {1.6f, -0.6f});
}

inline void add_boxes(Sheet& sheet) {
    Recording& page = sheet.frame("bounds, fat_bounds, swept_bounds", view_around({0.0f, 0.3f}, 6.8f, 5.2f));
    const Geometry plank = Polygon::box(0.8f, 0.15f);
    const Transform still = at(-2.0f, 1.2f, 0.4f);
    draw_geometry(plank, still, page, in_color(kBlue));
    draw_box(bounds(plank, still), page, kLine);
    draw_box(fat_bounds(plank, still, 0.2f), page, Color::rgb(0xc2255c));
    page.text({-3.0f, 0.25f}, "tight, and fat", kInk);
    Sweep sweep;
    sweep.c0 = {-1.5f, -1.1f};
    sweep.c = {2.0f, 0.7f};
    sweep.a0 = 0.1f;
    sweep.a = 1.9f;
    draw_sweep(plank, sweep, 1.0f, page, in_color(kBlue));
    draw_box(swept_bounds(plank, sweep), page, Color::rgb(0xc2255c));
    page.text({-2.3f, -2.05f}, "swept: at every fraction of a sweep", kInk);
}

inline void draw_queries(const std::string& path) {
    Sheet sheet;
    add_rays(sheet);
    add_special_rays(sheet);
    add_closest(sheet);
    add_distances(sheet);
    add_penetration(sheet);
    add_boxes(sheet);
    sheet.write(
        path, "Points, rays, distances, boxes",
        "Red: where, and the normals. Dashed: where a ray would have gone on. Purple: distances and depths.",
        3, 240);
}

}  // namespace sheet

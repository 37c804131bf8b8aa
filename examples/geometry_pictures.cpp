// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// geometry_pictures [FOLDER [svg|png]]: the pictures of docs/geometry.md. They show the library's own
// answers; overlaps are far deeper than in a world, to be seen. Without a folder it only prints the names of
// the pictures.
#include <jostle/draw/picture.h>
#include <jostle/geometry/decompose.h>

#include <array>
#include <cstdio>
#include <string>
#include <vector>

#include "query_picture.h"
#include "sheet.h"

using namespace sheet;

namespace {

// ---- shapes ----

void add_segments(Sheet& sheet) {
    Recording& page = sheet.frame("Segment", view_around({2.3f, 1.2f}, 6.0f, 4.7f));
    Segment segment{{1.2f, 0.0f}, {3.0f, 0.0f}};
    draw_geometry(segment, at(0.0f, 2.5f), page, in_color(kLine));
    page.text({0.0f, 2.05f}, "two-sided, with two ends", kInk);
    segment.ghost1 = Vec2{0.0f, -0.3f};
    segment.ghost2 = Vec2{4.2f, 0.4f};
    draw_geometry(segment, at(0.0f, 1.25f), page, in_color(kLine));
    page.text({0.0f, 0.6f}, "two-sided, with ghosts: smooth", kInk);
    segment.one_sided = true;
    segment.point1 = {3.0f, 0.0f};  // from right to left: the front is above
    segment.point2 = {1.2f, 0.0f};
    segment.ghost1 = Vec2{4.2f, 0.4f};
    segment.ghost2 = Vec2{0.0f, -0.3f};
    draw_geometry(segment, at(0.0f, -0.1f), page, in_color(kLine));
    page.text({0.0f, -0.75f}, "one-sided: its back is hatched", kInk);
}

void add_chains(Sheet& sheet) {
    const std::array<Vec2, 6> hills{
        {{5.0f, 0.3f}, {4.0f, 0.0f}, {3.0f, 0.0f}, {2.0f, 0.8f}, {1.0f, 0.5f}, {0.0f, 0.6f}}};
    Recording& open = sheet.frame("Chain: open", view_around({2.5f, 1.0f}, 6.6f, 4.4f));
    Chain chain{hills.data(), 6};
    chain.ghost1 = Vec2{5.8f, 1.0f};
    chain.ghost2 = Vec2{-0.8f, 0.2f};
    draw_chain(chain, at(0.0f, 1.0f), open, in_color(kLine));
    open.text({-0.3f, 0.1f}, "from right to left: the front is above", kInk);
    open.text({-0.3f, -0.3f}, "ghosts beyond both ends", kInk);

    Recording& loops = sheet.frame("Chain: loop", view_around({2.5f, 1.0f}, 6.6f, 4.4f));
    std::vector<Vec2> ring, round;
    for (int i = 0; i < 12; ++i) {
        const float angle = 2.0f * kPi * static_cast<float>(i) / 12.0f;
        ring.push_back(Rot::from_angle(angle).x_axis() * 1.05f);
        round.push_back(Rot::from_angle(-angle).x_axis() * 1.05f);
    }
    draw_chain({ring.data(), 12, true}, at(1.0f, 1.2f), loops, in_color(kLine));
    draw_chain({round.data(), 12, true}, at(4.0f, 1.2f), loops, in_color(kLine));
    loops.text({0.05f, -0.4f}, "counter-clockwise:", kInk);
    loops.text({0.05f, -0.75f}, "solid inside", kInk);
    loops.text({3.15f, -0.4f}, "clockwise:", kInk);
    loops.text({3.15f, -0.75f}, "contains", kInk);
}

void draw_shapes(const std::string& path) {
    Sheet sheet;
    Recording& round = sheet.frame("Circle, Capsule", view_around({0.0f, 0.2f}, 6.0f, 4.0f));
    draw_geometry(Circle{{}, 0.9f}, at(-1.6f, 0.0f, 0.6f), round, in_color(kBlue));
    draw_geometry(Capsule{{-0.7f, 0.0f}, {0.7f, 0.0f}, 0.6f}, at(1.3f, 0.0f, 0.9f), round, in_color(kBlue));
    add_segments(sheet);
    add_chains(sheet);
    Recording& polygons = sheet.frame("Polygon: sharp and rounded", view_around({0.0f, 0.2f}, 6.0f, 4.2f));
    const Vec2 cloud[] = {{-1.0f, -0.5f}, {0.9f, -0.8f}, {1.0f, 0.3f},
                          {0.1f, 1.0f},   {-0.8f, 0.6f}, {0.0f, 0.0f}};
    draw_geometry(Polygon::from_hull(cloud), at(-1.5f, 0.0f), polygons, in_color(kBlue));
    for (const Vec2 v : cloud) polygons.point(apply(at(-1.5f, 0.0f), v), 5.0f, kLine);
    draw_geometry(Polygon::rounded_box(0.5f, 0.7f, 0.35f), at(1.5f, 0.0f, 0.3f), polygons, in_color(kBlue));
    polygons.text({-2.5f, -1.4f}, "from_hull", kInk);
    polygons.text({0.7f, -1.4f}, "rounded_box", kInk);
    Recording& large = sheet.frame("LargePolygon: 9 to 64 vertices", view_around({0.0f, 0.2f}, 6.0f, 4.0f));
    draw_geometry(LargePolygon::regular(24, 1.3f), at(0.0f, 0.0f), large, in_color(kBlue));
    sheet.write(path, "Shapes", "Plain values, each in the frame of whatever it belongs to.", 3, 215);
}

// ---- manifolds ----

void add_pair(Sheet& sheet, const std::string& label, const Geometry& a, const Geometry& b,
              const Transform& b_in_a, const Tolerances& tolerances = {}) {
    const Manifold manifold = collide(a, b, b_in_a, tolerances);
    Vec2 middle = manifold.points[0].point;
    if (manifold.count == 2) middle = 0.5f * (middle + manifold.points[1].point);
    Recording& page = sheet.frame(label, view_around(middle + Vec2{0.0f, 0.35f}, 3.5f, 3.0f));
    draw_geometry(a, {}, page, in_color(a.type == ShapeType::kSegment ? kLine : kBlue));
    draw_geometry(b, b_in_a, page, in_color(kOrange));
    draw_manifold(manifold, {}, page, in_color(kLine));
}

void draw_manifolds(const std::string& path) {
    Sheet sheet;
    const Polygon box = Polygon::box(0.8f, 0.6f);
    const Circle ball{{}, 0.6f};
    const Capsule pill{{-0.5f, 0.0f}, {0.5f, 0.0f}, 0.4f};
    const Segment ground{{-1.3f, 0.0f}, {1.3f, 0.0f}};
    const float eighth = 0.25f * kPi;
    add_pair(sheet, "circles", ball, ball, at(0.7f, 0.7f));
    add_pair(sheet, "capsule, circle", pill, ball, at(0.3f, 0.85f));
    add_pair(sheet, "polygon, circle: face", box, ball, at(0.2f, 1.0f));
    add_pair(sheet, "polygon, circle: vertex", box, ball, at(1.1f, 0.9f));
    add_pair(sheet, "capsules, side by side", pill, pill, at(0.4f, 0.65f));
    add_pair(sheet, "capsules, crossed", pill, pill, at(0.2f, 0.95f, 0.5f * kPi));
    add_pair(sheet, "polygon, capsule", box, pill, at(0.1f, 0.9f, 0.06f));
    add_pair(sheet, "segment, capsule", ground, pill, at(0.0f, 0.3f, 0.1f));
    add_pair(sheet, "polygons: face, face", box, Polygon::box(0.5f, 0.5f), at(0.5f, 0.95f));
    add_pair(sheet, "polygons: vertex, face", box, Polygon::box(0.5f, 0.5f), at(0.2f, 1.15f, eighth));
    add_pair(sheet, "rounded: vertex, vertex", Polygon::rounded_box(0.5f, 0.4f, 0.3f),
             Polygon::rounded_box(0.4f, 0.4f, 0.3f), at(1.15f, 1.05f));
    add_pair(sheet, "apart: speculative", ground, Polygon::box(0.6f, 0.5f), at(0.0f, 0.7f),
             {.linear_slop = kLinearSlop, .speculative_distance = 0.25f});
    sheet.write(
        path, "Manifolds",
        "Blue or grey: A. Orange: B. Red: the points, midway between the surfaces, and the normal, from "
        "A to B. Purple: the separation.",
        4, 200);
}

/// A box that moves to the right over a seam, on two shapes side by side: what each of them answers.
void add_seam(Sheet& sheet, const std::string& label, const Geometry& left, const Geometry& right) {
    Recording& page = sheet.frame(label, view_around({0.0f, 0.25f}, 4.6f, 2.1f));
    const Polygon box = Polygon::box(0.5f, 0.5f);
    const Transform pose = at(-0.42f, 0.26f);
    DrawGeometryOptions line = in_color(left.type == ShapeType::kSegment ? kLine : kBlue);
    draw_geometry(left, {}, page, line);
    draw_geometry(right, {}, page, line);
    draw_geometry(box, pose, page, in_color(kOrange));
    for (const Geometry* shape : {&left, &right}) {
        const Manifold manifold = collide(*shape, box, pose);
        DrawGeometryOptions marks = in_color(kLine);
        if (shape == &right) marks.mark = Color::rgb(0x862e9c);
        marks.gap.a = 0;
        draw_manifold(manifold, {}, page, marks);
    }
}

void draw_seams(const std::string& path) {
    Sheet sheet;
    Polygon tile1 = Polygon::offset_box(1.0f, 0.35f, {-1.0f, -0.35f});
    Polygon tile2 = Polygon::offset_box(1.0f, 0.35f, {1.0f, -0.35f});
    add_seam(sheet, "tiles that know nothing of each other", tile1, tile2);
    tile1.inner_edges = 0b0010;  // vertices run from the lower left: edge 1 is the right side
    tile2.inner_edges = 0b1000;  // and edge 3 the left one
    add_seam(sheet, "tiles with inner_edges", tile1, tile2);
    const std::array<Vec2, 3> points{{{2.0f, 0.0f}, {0.0f, 0.0f}, {-2.0f, 0.0f}}};
    add_seam(sheet, "separate segments", Segment{points[1], points[2]}, Segment{points[0], points[1]});
    const Chain chain{points.data(), 3};
    add_seam(sheet, "children of a chain", chain.segment(1), chain.segment(0));
    sheet.write(path, "Over a seam",
                "A box moves to the right. Red: what the left shape answers; purple: the right one. Without "
                "ghosts that is a wall.",
                2, 225);
}

// ---- a concave outline ----

void draw_outline(const std::string& path) {
    const std::array<Vec2, 12> outer{{{0.0f, 0.0f},
                                      {6.0f, 0.0f},
                                      {6.0f, 3.2f},
                                      {5.2f, 3.2f},
                                      {4.8f, 2.0f},
                                      {3.9f, 1.7f},
                                      {3.2f, 2.9f},
                                      {2.4f, 3.2f},
                                      {1.9f, 2.2f},
                                      {1.1f, 2.0f},
                                      {0.8f, 3.0f},
                                      {0.0f, 3.0f}}};
    const std::array<Vec2, 5> hole{{{1.8f, 0.6f}, {2.0f, 1.3f}, {3.0f, 1.4f}, {3.4f, 0.9f}, {2.6f, 0.4f}}};
    const std::span<const Vec2> holes[] = {hole};
    const Aabb2 view = view_around({3.0f, 1.9f}, 7.2f, 4.6f);
    Sheet sheet;
    Recording& given = sheet.frame("an outline with a hole: one chain per loop", view);
    draw_chain({outer.data(), 12, true}, {}, given, in_color(kLine));
    draw_chain({hole.data(), 5, true}, {}, given, in_color(kLine));
    const ConvexPieces pieces = decompose({outer, holes});
    Recording& cut = sheet.frame("decompose: " + std::to_string(pieces.size()) + " convex pieces", view);
    constexpr Color kWheel[] = {Color::rgb(0x3b6fb6), Color::rgb(0x2a9d8f), Color::rgb(0x6aa84f),
                                Color::rgb(0xc9a227), Color::rgb(0xe07b39), Color::rgb(0xd1495b),
                                Color::rgb(0xa44a9c), Color::rgb(0x6a5acd)};
    for (int i = 0; i < pieces.size(); ++i) {
        DrawGeometryOptions options = in_color(kWheel[i % 8]);
        options.shade = 90;
        options.ghost = kGrey;
        draw_geometry(pieces[i], {}, cut, options);
    }
    sheet.write(path, "A concave outline",
                "Its cuts are inner edges, grey: what slides over the pieces feels the outline alone.", 2,
                300);
}

// ---- casts ----

void draw_casts(const std::string& path) {
    Sheet sheet;
    const Aabb2 view = view_around({0.0f, 0.3f}, 7.8f, 4.3f);
    const Geometry box = Polygon::box(0.9f, 0.7f);
    const auto cast = [&](Recording& page, const Geometry& b, const Transform& start, Vec2 way) {
        draw_shape_cast(b, start, way, shape_cast(box, b, start, way), {}, page, in_color(kOrange));
    };
    Recording& straight = sheet.frame("shape_cast", view);
    draw_geometry(box, {}, straight, in_color(kBlue));
    cast(straight, Capsule{{0.0f, -0.3f}, {0.0f, 0.3f}, 0.25f}, at(-3.2f, 0.9f, 0.5f), {4.5f, -0.9f});
    cast(straight, Circle{{}, 0.3f}, at(3.2f, -1.2f), {-4.5f, 0.6f});

    Recording& past = sheet.frame("shape_cast: it passes", view);
    draw_geometry(box, {}, past, in_color(kBlue));
    cast(past, Polygon::box(0.3f, 0.3f), at(-3.1f, 0.3f, 0.3f), {4.3f, 1.9f});

    const auto impact = [&](Recording& page, const Geometry& a, const Sweep& sweep_a, const Geometry& b,
                            const Sweep& sweep_b) {
        draw_time_of_impact(a, sweep_a, b, sweep_b, time_of_impact(a, sweep_a, b, sweep_b), page,
                            in_color(kBlue), in_color(kOrange));
    };
    const Geometry plank = Polygon::box(1.1f, 0.12f);
    Recording& turning = sheet.frame("time_of_impact: a plank that turns", view);
    Sweep still, spin;
    still.c0 = still.c = {1.2f, -0.6f};
    spin.c0 = {-2.4f, 0.3f};
    spin.c = {3.4f, 0.2f};
    spin.a0 = 1.5f;
    spin.a = -2.5f;
    impact(turning, box, still, plank, spin);

    Recording& both = sheet.frame("time_of_impact: both move", view);
    Sweep left, right;
    left.c0 = {-2.9f, -1.0f};
    left.c = {2.5f, 0.6f};
    left.a = 2.0f;
    right.c0 = {2.9f, 0.9f};
    right.c = {-2.5f, -0.4f};
    right.a = 1.2f;
    impact(both, Polygon::rounded_box(0.4f, 0.25f, 0.15f), left, plank, right);
    sheet.write(path, "Casts",
                "Faint: poses on the way. Filled: where they touch. Dashed: what is left of the way.", 2,
                235);
}

}  // namespace

int main(int argc, char** argv) {
    const Files files(argc, argv, "geometry_");
    draw_shapes(files.path("shapes"));
    draw_manifolds(files.path("manifolds"));
    draw_seams(files.path("seams"));
    draw_queries(files.path("queries"));
    draw_outline(files.path("outline"));
    draw_casts(files.path("casts"));
}

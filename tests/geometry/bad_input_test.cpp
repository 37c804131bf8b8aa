// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Every entry point of geometry/ that refuses input, with every type of bad input. The error names the
// function and the argument.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <jostle/core/error.h>
#include <jostle/geometry/chain.h>
#include <jostle/geometry/distance_proxy.h>
#include <jostle/geometry/shapes.h>

#include <functional>
#include <vector>

#include "support/extremes.h"

namespace jostle::test {
namespace {

struct BadCase {
    const char* function;
    const char* argument;
    std::function<void()> call;
};

void expect_refused_geometry(const BadCase& bad) {
    SCOPED_TRACE(std::string(bad.function) + ", " + bad.argument);
    try {
        bad.call();
        ADD_FAILURE() << "was accepted";
    } catch (const Error& error) {
        EXPECT_EQ(error.function(), bad.function);
        EXPECT_THAT(error.argument(), testing::StartsWith(bad.argument));
        EXPECT_THAT(error.what(), testing::HasSubstr(bad.function));
        EXPECT_THAT(error.what(), testing::HasSubstr(bad.argument));
    }
}

TEST(GeometryBadInput, OfTheMakers) {
    std::vector<BadCase> cases;
    const auto add = [&](const char* function, const char* argument, std::function<void()> call) {
        cases.push_back({function, argument, std::move(call)});
    };
    for (const float bad : {kNan, kInfinity, -kInfinity, -1.0f, 0.0f, 2.0e5f}) {
        add("Polygon::box", "half_width", [=] { (void)Polygon::box(bad, 1); });
        add("Polygon::box", "half_height", [=] { (void)Polygon::box(1, bad); });
        add("LargePolygon::box", "half_width", [=] { (void)LargePolygon::box(bad, 1); });
        add("Polygon::rounded_box", "half_width", [=] { (void)Polygon::rounded_box(bad, 1, 1); });
        add("Polygon::rounded_box", "half_height", [=] { (void)Polygon::rounded_box(1, bad, 1); });
        add("Polygon::offset_box", "half_width", [=] { (void)Polygon::offset_box(bad, 1, {}); });
        add("Polygon::offset_box", "half_height", [=] { (void)Polygon::offset_box(1, bad, {}); });
        add("Polygon::regular", "circumradius", [=] { (void)Polygon::regular(5, bad); });
    }
    for (const float bad : {kNan, kInfinity, -1.0f, 2.0e5f}) {
        const std::vector<Vec2> square{{0, 0}, {1, 0}, {1, 1}, {0, 1}};
        add("Polygon::rounded_box", "radius", [=] { (void)Polygon::rounded_box(1, 1, bad); });
        add("Polygon::offset_box", "radius", [=] { (void)Polygon::offset_box(1, 1, {}, {}, bad); });
        add("Polygon::regular", "radius", [=] { (void)Polygon::regular(5, 1, bad); });
        add("Polygon::from_hull", "radius", [=] { (void)Polygon::from_hull(square, bad); });
    }
    for (const float bad : {kNan, kInfinity, -2.0e5f, 2.0e5f}) {
        add("Polygon::offset_box", "center", [=] { (void)Polygon::offset_box(1, 1, {bad, 0}); });
        add("Polygon::offset_box", "center", [=] { (void)Polygon::offset_box(1, 1, {0, bad}); });
        add("Polygon::offset_box", "rotation", [=] { (void)Polygon::offset_box(1, 1, {}, {bad, 0}); });
        add("Polygon::offset_box", "rotation", [=] { (void)Polygon::offset_box(1, 1, {}, {1, bad}); });
    }
    for (const float bad : {kNan, kInfinity, -2.0e5f, 2.0e5f}) {
        const std::vector<Vec2> points{{0, 0}, {bad, 1}};
        add("DistanceProxy::from_points", "points[1]", [=] { (void)DistanceProxy::from_points(points); });
    }
    for (const float bad : {kNan, kInfinity, -1.0f, 2.0e5f}) {
        const std::vector<Vec2> points{{0, 0}, {1, 1}};
        add("DistanceProxy::from_points", "radius", [=] { (void)DistanceProxy::from_points(points, bad); });
    }
    add("DistanceProxy::from_points", "points", [] { (void)DistanceProxy::from_points({}); });
    add("DistanceProxy::from_points", "points",
        [] { (void)DistanceProxy::from_points(std::vector<Vec2>(65)); });
    add("Polygon::offset_box", "rotation", [] { (void)Polygon::offset_box(1, 1, {}, {0, 0}); });
    // So far out that its corners round into one.
    add("Polygon::offset_box", "vertices[0]", [] { (void)Polygon::offset_box(1e-4f, 1e-4f, {9e4f, 9e4f}); });
    for (const int bad : {-1, 0, 2, 9, 65}) {
        add("Polygon::regular", "count", [=] { (void)Polygon::regular(bad, 1); });
    }
    add("LargePolygon::regular", "count", [] { (void)LargePolygon::regular(65, 1); });
    for (const std::vector<Vec2>& bad : std::vector<std::vector<Vec2>>{{},
                                                                       {{0, 0}, {1, 0}},
                                                                       {{0, 0}, {1, 1}, {2, 2}},
                                                                       {{1, 1}, {1, 1}, {1, 1}},
                                                                       {{0, 0}, {1, 0}, {kNan, 1}},
                                                                       {{0, 0}, {1, 0}, {0, kInfinity}}}) {
        add("Polygon::from_hull", "points", [=] { (void)Polygon::from_hull(bad); });
        add("LargePolygon::from_hull", "points", [=] { (void)LargePolygon::from_hull(bad); });
    }
    add("Polygon::from_hull", "points", [] {
        std::vector<Vec2> nine;
        for (int i = 0; i < 9; ++i) nine.push_back(Rot::from_angle(0.6f * static_cast<float>(i)).x_axis());
        (void)Polygon::from_hull(nine);
    });
    add("LargePolygon::from_hull", "points", [] {
        std::vector<Vec2> many;
        for (int i = 0; i < 10000; ++i)
            many.push_back(10 * Rot::from_angle(6.28e-4f * static_cast<float>(i)).x_axis());
        (void)LargePolygon::from_hull(many);
    });
    add("Polygon::from_hull", "vertices", [] {
        const Vec2 far[] = {{0, 0}, {1e20f, 0}, {0, 1e20f}};
        (void)Polygon::from_hull(far);
    });
    for (const BadCase& bad : cases) expect_refused_geometry(bad);
}

Polygon box_with(void (*change)(Polygon&)) {
    Polygon polygon = Polygon::box(1, 1);
    change(polygon);
    return polygon;
}

TEST(GeometryBadInput, OfValidate) {
    static const LargePolygon kLarge = LargePolygon::regular(12, 1);
    struct Bad {
        const char* argument;
        Geometry geometry;
    };
    std::vector<Bad> cases;
    for (const float bad : {kNan, kInfinity, -kInfinity, 2.0e5f}) {
        cases.push_back({"circle.center", Circle{{bad, 0}, 1}});
        cases.push_back({"circle.center", Circle{{0, bad}, 1}});
        cases.push_back({"circle.radius", Circle{{}, bad}});
        cases.push_back({"capsule.center1", Capsule{{bad, 0}, {}, 1}});
        cases.push_back({"capsule.center2", Capsule{{}, {0, bad}, 1}});
        cases.push_back({"capsule.radius", Capsule{{}, {1, 0}, bad}});
        cases.push_back({"segment.point1", Segment{{bad, 0}, {}}});
        cases.push_back({"segment.point2", Segment{{}, {0, bad}}});
        cases.push_back({"segment.ghost1", Segment{{}, {1, 0}, Vec2{bad, 1}}});
        cases.push_back({"segment.ghost2", Segment{{}, {1, 0}, {}, Vec2{0, bad}}});
        Polygon polygon = Polygon::box(1, 1);
        polygon.vertices[2].y = bad;
        cases.push_back({"vertices[2]", polygon});
        polygon = Polygon::box(1, 1);
        polygon.normals[3].x = bad;
        cases.push_back({"normals[3]", polygon});
        polygon = Polygon::box(1, 1);
        polygon.radius = bad;
        cases.push_back({"radius", polygon});
        polygon = Polygon::box(1, 1);
        polygon.centroid.x = bad;
        cases.push_back({"centroid", polygon});
    }
    for (const float bad : {0.0f, -1.0f}) {
        cases.push_back({"circle.radius", Circle{{}, bad}});
        cases.push_back({"capsule.radius", Capsule{{}, {1, 0}, bad}});
    }
    cases.push_back({"segment.point2", Segment{{1, 1}, {1, 1}}});
    cases.push_back({"segment.point2", Segment{{1, 1}, {1, 1.0001f}}});
    cases.push_back({"segment.ghost1", Segment{{1, 1}, {2, 1}, Vec2{1, 1.0001f}}});
    cases.push_back({"segment.ghost2", Segment{{1, 1}, {2, 1}, {}, Vec2{2, 1}}});
    cases.push_back({"inner_edges", box_with([](Polygon& p) { p.inner_edges = 0b10000; })});
    cases.push_back({"inner_edges", box_with([](Polygon& p) { p.inner_edges = ~std::uint64_t{0}; })});
    cases.push_back({"count", Polygon{}});
    cases.push_back({"count", box_with([](Polygon& p) { p.count = 2; })});
    cases.push_back({"count", box_with([](Polygon& p) { p.count = 9; })});
    cases.push_back({"count", box_with([](Polygon& p) { p.count = -4; })});
    cases.push_back({"radius", box_with([](Polygon& p) { p.radius = -0.1f; })});
    cases.push_back({"vertices[0]", box_with([](Polygon& p) { p.vertices[1] = p.vertices[0]; })});
    cases.push_back({"vertices", box_with([](Polygon& p) { std::swap(p.vertices[1], p.vertices[3]); })});
    cases.push_back(
        {"vertices", box_with([](Polygon& p) { std::swap(p.vertices[1], p.vertices[2]); })});     // a bow tie
    cases.push_back({"vertices", box_with([](Polygon& p) { p.vertices[2] = {-0.9f, -0.9f}; })});  // a dent
    cases.push_back({"vertices", box_with([](Polygon& p) { p.vertices[2] = {0, 0}; })});          // in line
    cases.push_back({"normals[0]", box_with([](Polygon& p) { p.normals[0] = {0, 1}; })});
    cases.push_back({"normals[1]", box_with([](Polygon& p) { p.normals[1] = {2, 0}; })});
    cases.push_back({"vertices", [] {  // a pentagram turns left everywhere
                         Polygon star = Polygon::regular(5, 1), p = star;
                         for (int i = 0; i < 5; ++i) p.vertices[i] = star.vertices[2 * i % 5];
                         return p;
                     }()});
    PolygonView view = kLarge;
    view.count = 65;
    cases.push_back({"count", view});
    view.count = 12;
    view.vertices = nullptr;
    cases.push_back({"vertices", view});
    view = kLarge;
    view.normals = nullptr;
    cases.push_back({"normals", view});
    Geometry unknown;
    unknown.type = static_cast<ShapeType>(77);
    cases.push_back({"type", unknown});
    for (const Bad& bad : cases) {
        expect_refused_geometry(
            {"World::create_shape", bad.argument, [&] { validate(bad.geometry, "World::create_shape"); }});
    }
    EXPECT_NO_THROW(validate(kLarge, "test"));
    EXPECT_NO_THROW(validate(Segment{{1, 1}, {2, 1}, Vec2{0, 1}, Vec2{1, 1}, true}, "test"));
    EXPECT_NO_THROW(validate(box_with([](Polygon& p) { p.inner_edges = 0b1111; }), "test"));
    EXPECT_NO_THROW(validate(LargePolygon::regular(64, 1), "test"));
}

TEST(GeometryBadInput, OfChains) {
    const Vec2 points[] = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};
    struct Bad {
        const char* argument;
        Chain chain;
    };
    std::vector<Bad> cases{
        {"chain.count", {}},
        {"chain.count", {.points = points, .count = 1}},
        {"chain.count", {.points = points, .count = -3}},
        {"chain.count", {.points = points, .count = 2, .is_loop = true}},
        {"chain.points", {.points = nullptr, .count = 4}},
        {"chain.ghost1", {.points = points, .count = 4, .is_loop = true, .ghost1 = Vec2{-1, 0}}},
        {"chain.ghost2", {.points = points, .count = 4, .is_loop = true, .ghost2 = Vec2{-1, 0}}},
        {"chain.ghost1", {.points = points, .count = 4, .ghost1 = Vec2{0, 0.0001f}}},
        {"chain.ghost2", {.points = points, .count = 4, .ghost2 = Vec2{0, 1}}},
    };
    for (const float bad : {kNan, kInfinity, -kInfinity, 2.0e5f}) {
        cases.push_back({"chain.ghost1", {.points = points, .count = 4, .ghost1 = Vec2{bad, 0}}});
        cases.push_back({"chain.ghost2", {.points = points, .count = 4, .ghost2 = Vec2{0, bad}}});
    }
    for (const Bad& bad : cases)
        expect_refused_geometry(
            {"Body::create_chain", bad.argument, [&] { validate(bad.chain, "Body::create_chain"); }});
    for (const Vec2 bad : {Vec2{kNan, 0}, Vec2{0, kInfinity}, Vec2{-2.0e5f, 0}, Vec2{1, 0.0001f}}) {
        const Vec2 spoiled[] = {{0, 0}, {1, 0}, bad, {0, 1}};
        expect_refused_geometry(
            {"test", "chain.points[2]", [&] { validate({.points = spoiled, .count = 4}, "test"); }});
    }
    // The last point of a loop that is the first one again: an open chain, or a point too many.
    const Vec2 closed[] = {{0, 0}, {1, 0}, {1, 1}, {0, 0}};
    expect_refused_geometry({"test", "chain.points[3]",
                             [&] { validate({.points = closed, .count = 4, .is_loop = true}, "test"); }});
    EXPECT_NO_THROW(validate({.points = closed, .count = 4}, "test"));
    EXPECT_NO_THROW(validate({.points = points, .count = 4, .is_loop = true}, "test"));
    EXPECT_NO_THROW(
        validate({.points = points, .count = 2, .ghost1 = Vec2{-1, 0}, .ghost2 = Vec2{2, 0}}, "t"));
}

TEST(GeometryBadInput, OneLeastSizeHoldsForEveryShape) {
    for (const float small : {1.0e-45f, 1.0e-38f, 1.0e-25f, 1.0e-20f, 1.0e-15f, 1.0e-10f, 9.99e-6f}) {
        for (const Geometry& shape : {Geometry(Circle{{}, small}), Geometry(Capsule{{}, {1, 0}, small})})
            EXPECT_THROW(validate(shape, "test"), Error) << small;
        EXPECT_THROW((void)Polygon::box(small, 1), Error) << small;
        EXPECT_THROW((void)Polygon::box(1, small), Error) << small;
        EXPECT_THROW((void)Polygon::rounded_box(small, 1, 1), Error) << small;
        EXPECT_THROW((void)Polygon::offset_box(1, small, {}), Error) << small;
        EXPECT_THROW((void)LargePolygon::regular(3, small), Error) << small;
        // Edges, where the caller's own tolerance is less or nothing.
        const Tolerances none = Tolerances::scaled(0.0f);
        EXPECT_THROW(validate(Segment{{}, {small, 0}}, "test", none), Error) << small;
        const Vec2 corners[] = {{0, 0}, {small, 0}, {0, 1}};
        EXPECT_THROW((void)Polygon::from_hull(corners, 0, none), Error) << small;
    }
    const Tolerances none = Tolerances::scaled(0.0f);
    for (const Geometry& shape :
         {Geometry(Circle{{}, kMinShapeSize}), Geometry(Capsule{{}, {1, 0}, kMinShapeSize}),
          Geometry(Polygon::box(kMinShapeSize, kMinShapeSize)), Geometry(Segment{{}, {kMinShapeSize, 0}})})
        EXPECT_NO_THROW(validate(shape, "test", none));
    try {
        validate(Circle{{}, 1.0e-15f}, "test");
        ADD_FAILURE() << "was accepted";
    } catch (const Error& error) {
        EXPECT_STREQ(error.what(), "test: circle.radius is 1e-15; it must lie in [1e-05, 1e+05]");
    }
}

TEST(GeometryBadInput, EdgesAreMeasuredByTheCallersTolerance) {
    const Polygon tiny = Polygon::box(1.0e-4f, 1.0e-4f);
    EXPECT_THROW(validate(tiny, "test"), Error);
    EXPECT_NO_THROW(validate(tiny, "test", Tolerances::scaled(0.1f)));
}

}  // namespace
}  // namespace jostle::test

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Many questions at once, on many threads, in callbacks; and that no answer depends on the shape of the
// trees.
#include <gtest/gtest.h>

#include <stdexcept>
#include <thread>

#include "dynamics/ask/batch.h"
#include "dynamics/query_worlds.h"
#include "support/thread_scheduler.h"
#include "support/world_test_access.h"

namespace jostle::test {
namespace {

using namespace detail;

bool operator==(const WorldHit& a, const WorldHit& b) {
    return a.hit == b.hit && a.started_inside == b.started_inside && a.fraction == b.fraction &&
           a.point == b.point && a.normal == b.normal && a.shape == b.shape;
}
bool operator==(const NearShape& a, const NearShape& b) {
    return a.hit == b.hit && a.distance == b.distance && a.point == b.point && a.normal == b.normal &&
           a.shape == b.shape;
}

/// Questions of all types.
struct Questions {
    std::vector<Ray2> rays;
    std::vector<ShapeCast> casts;
    std::vector<Vec2> points;
    std::vector<Aabb<2>> boxes;

    Questions(const QueryWorld& made, Random& random, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) {
            const Vec2 from = made.point(random), to = made.point(random);
            rays.push_back({from, to - from});
            points.push_back(made.point(random, 20.0f));
            boxes.push_back({min(from, to), max(from, to)});
            if (i % 2 == 0) boxes.back() = {from, from + Vec2{1, 1}};
            ShapeCast cast{.geometry = Circle{{}, 0.3f}, .transform = {from, {}}, .translation = to - from};
            if (i % 3 == 0) cast.geometry = Polygon::box(0.4f, 0.2f);
            if (i % 9 == 0) cast.rotation = 2.0f;
            casts.push_back(cast);
        }
    }
};

struct Answers {
    std::vector<WorldHit> rays, casts;
    std::vector<NearShape> points;
    std::vector<Shape> shapes;
    std::vector<int> counts;

    explicit Answers(std::size_t count)
        : rays(count), casts(count), points(count), shapes(4 * count), counts(count) {}
    bool operator==(const Answers&) const = default;
};

Answers ask_one_by_one(const World& world, const Questions& all, const WorldQuery& query = {}) {
    const std::size_t count = all.rays.size();
    Answers answers(count);
    for (std::size_t i = 0; i < count; ++i) {
        answers.rays[i] = world.ray_closest(all.rays[i], query);
        answers.casts[i] = world.shape_cast_closest(all.casts[i], query);
        answers.points[i] = world.closest(all.points[i], query);
        answers.counts[i] = world.overlap(all.boxes[i], std::span(answers.shapes).subspan(4 * i, 4), query);
    }
    return answers;
}

Answers ask_at_once(const World& world, const Questions& all, const QueryBatch& batch) {
    Answers answers(all.rays.size());
    world.ray_closest(all.rays, answers.rays, batch);
    world.shape_cast_closest(all.casts, answers.casts, batch);
    world.closest(all.points, answers.points, batch);
    world.overlap(all.boxes, answers.shapes, answers.counts, batch);
    return answers;
}

void expect_same_answers(const Answers& a, const Answers& b) {
    for (std::size_t i = 0; i < a.rays.size(); ++i) {
        EXPECT_TRUE(a.rays[i] == b.rays[i]) << i;
        EXPECT_TRUE(a.casts[i] == b.casts[i]) << i;
        EXPECT_TRUE(a.points[i] == b.points[i]) << i;
        EXPECT_EQ(a.counts[i], b.counts[i]) << i;
    }
    EXPECT_EQ(a.shapes, b.shapes);
}

TEST(QueriesBatch, AnswersAreThoseOfEachAlone) {
    Random random(900);
    const QueryWorld made(random, {1000.0f, -50.0f});
    for (const std::size_t count : {std::size_t{0}, std::size_t{1}, std::size_t{5000}}) {
        const Questions all(made, random, count);
        const Answers expected = ask_one_by_one(made.world, all);
        expect_same_answers(ask_at_once(made.world, all, {}), expected);
        for (const int workers : {1, 2, 3}) {
            ThreadScheduler scheduler(workers, TaskOrder::kShuffled);
            expect_same_answers(ask_at_once(made.world, all, {.scheduler = &scheduler}), expected);
            EXPECT_EQ(scheduler.calls(), count > 2048 ? 4 : 0);
        }
    }
    const Questions few(made, random, 300);
    const WorldQuery query = {
        .mask = 5, .sensors = true, .predicate = [](const Shape& s) { return s.handle().index % 2 == 0; }};
    expect_same_answers(ask_at_once(made.world, few, {.query = query}),
                        ask_one_by_one(made.world, few, query));
}

/// [m] From each place to the next, on average.
double mean_step(const std::vector<Vec2>& places) {
    double sum = 0.0;
    for (std::size_t i = 1; i < places.size(); ++i)
        sum += static_cast<double>(distance(places[i - 1], places[i]));
    return sum / static_cast<double>(places.size());
}

TEST(QueriesBatch, EachIsAskedOnceAndNeighboursFollowEachOther) {
    Random random(905);
    for (const std::size_t count : {1u, 2048u, 2049u, 10000u, 24576u, 24577u, 60000u}) {
        for (const char* spread : {"even", "one place", "a line", "one far away"}) {
            SCOPED_TRACE(std::to_string(count) + ", " + spread);
            std::vector<Vec2> places(count), asked;
            for (Vec2& place : places) {
                place = {random.uniform(0.0f, 1000.0f), random.uniform(0.0f, 800.0f)};
                if (spread[0] == 'a') place.y = 0.0f;
                if (spread == std::string("one place")) place = {3.0f, 4.0f};
            }
            if (spread == std::string("one far away")) places[count / 2] = {1.0e30f, -1.0e30f};
            std::vector<int> times(count);
            std::size_t last = count;
            ask_in_order(
                nullptr, count, [&](std::size_t i) { return places[i]; }, [](std::size_t) {},
                [&](std::size_t i, std::size_t before) {
                    ++times[i];
                    // The first of a part has none before it.
                    EXPECT_TRUE(before == i || before == last) << i;
                    last = i;
                    asked.push_back(places[i]);
                });
            EXPECT_EQ(times, std::vector<int>(count, 1));
            // 10,000 and more in 1,000 m by 800 m: some 9 m apart, where in a random order it is 470 m.
            if (count >= 10000 && spread == std::string("even")) {
                EXPECT_LT(mean_step(asked), 14.0);
                EXPECT_GT(mean_step(places), 400.0);
            }
        }
    }
}

TEST(QueriesBatch, ManyThreadsAskAtOnce) {
    Random random(901);
    const QueryWorld made(random, {});
    const Questions all(made, random, 400);
    const Answers expected = ask_one_by_one(made.world, all);
    std::vector<Answers> answers(4, Answers(0));
    std::vector<std::thread> threads;
    for (Answers& one : answers) threads.emplace_back([&] { one = ask_one_by_one(made.world, all); });
    for (std::thread& thread : threads) thread.join();
    for (const Answers& one : answers) expect_same_answers(one, expected);
}

#if !defined(JOSTLE_NO_EXCEPTIONS)
TEST(QueriesBatch, ExceptionsOfPredicatesPassThrough) {
    Random random(902);
    const QueryWorld made(random, {});
    const Questions all(made, random, 5000);
    std::vector<WorldHit> hits(5000);
    const WorldQuery throws{.predicate = [](const Shape&) -> bool { throw std::runtime_error("no"); }};
    ThreadScheduler scheduler(2, TaskOrder::kForward);
    EXPECT_THROW(made.world.ray_closest(all.rays, hits, {.scheduler = &scheduler, .query = throws}),
                 std::runtime_error);
    EXPECT_THROW(made.world.ray_closest(all.rays, hits, {.query = throws}), std::runtime_error);
    EXPECT_THROW((void)made.world.ray_closest(all.rays[0], throws), std::runtime_error);
}
#endif

/// Boxes come and go in another order, and the trees are other ones.
TEST(QueriesBatch, NothingDependsOnTheShapeOfTheTrees) {
    Random random(903), again(903);
    const QueryWorld made(random, {});
    QueryWorld other(again, {});
    std::vector<Body> bodies;
    for (const Body& body : other.world.bodies()) bodies.push_back(body);
    for (std::size_t i = bodies.size(); i > 1; --i)
        std::swap(bodies[i - 1], bodies[again.below(static_cast<std::uint32_t>(i))]);
    for (const Body& body : bodies) {
        const bool enabled = body.is_enabled(), awake = body.is_awake();
        if (!enabled) continue;
        body.set_enabled(false);
        body.set_enabled(true);
        body.set_awake(awake);
    }
    const Questions all(made, random, 2000);
    const Answers a = ask_one_by_one(made.world, all), b = ask_one_by_one(other.world, all);
    int hits = 0;
    for (std::size_t i = 0; i < all.rays.size(); ++i) {
        EXPECT_EQ(a.rays[i].fraction, b.rays[i].fraction);
        EXPECT_EQ(a.rays[i].shape.handle().index, b.rays[i].shape.handle().index);
        EXPECT_EQ(a.casts[i].fraction, b.casts[i].fraction);
        EXPECT_EQ(a.casts[i].shape.handle().index, b.casts[i].shape.handle().index);
        EXPECT_EQ(a.points[i].shape.handle().index, b.points[i].shape.handle().index);
        EXPECT_EQ(a.counts[i], b.counts[i]);
        hits += a.rays[i].hit ? 1 : 0;
    }
    for (std::size_t i = 0; i < a.shapes.size(); ++i)
        EXPECT_EQ(a.shapes[i].handle().index, b.shapes[i].handle().index);
    EXPECT_GT(hits, 1000);
}

/// However many questions are about one place, no task has more than its share.
TEST(QueriesBatch, ManyQuestionsAboutOnePlaceAreSharedOut) {
    for (const int places : {1, 2, 4}) {
        const auto place_of = [&](std::size_t i) {
            return Vec2{static_cast<float>(static_cast<int>(i) % places), 0.0f};
        };
        const BatchPlan plan(20000, place_of);
        int all = 0, most = 0;
        for (int t = 0; t < plan.task_count(); ++t) {
            const BatchPlan::Task task = plan.task(t);
            int count = 0;
            for (std::size_t i = task.begin; i < task.end; ++i)
                count += plan.strip_of(place_of(i)) == task.strip ? 1 : 0;
            all += count;
            most = std::max(most, count);
        }
        EXPECT_EQ(all, 20000);
        EXPECT_LE(most, kQueryChunk) << places;
    }
}

/// [1] Nodes of its trees that a world's queries visit.
std::int64_t visited_in(World& world) {
    const BroadPhase<2>& boxes = WorldTestAccess::impl(world).tables().broad_phase;
    std::int64_t nodes = 0;
    for (int i = 0; i < 40; ++i) {
        const Vec2 at{static_cast<float>(i) - 20.0f, 2.0f * static_cast<float>(i) - 40.0f};
        nodes += boxes.query({at, at + Vec2{1.0f, 1.0f}}, [](int) {}).nodes;
    }
    return nodes;
}

/// 1,600 tiles and what lies among them are asked with the index of static boxes, and without: a tile that is
/// far away drops it.
TEST(QueriesBatch, NothingDependsOnTheIndex) {
    Random random(904);
    QueryWorld made(random, {});
    const Body level = made.world.create_body();
    for (int i = 0; i < 1600; ++i)
        level.create_shape(Polygon::offset_box(
            0.5f, 0.5f, {static_cast<float>(i % 40) - 20.0f, 2.0f * static_cast<float>(i / 40) - 40.0f}));
    for (int i = 0; i < 5; ++i) made.world.step(1.0f / 60.0f);
    const std::int64_t nodes_with = visited_in(made.world);
    const Questions all(made, random, 2000);
    const Answers with = ask_one_by_one(made.world, all);
    level.create_shape(Polygon::offset_box(0.5f, 0.5f, {900.0f, 900.0f}));
    EXPECT_LT(nodes_with, visited_in(made.world) * 3 / 4) << "there was no index, or there still is";
    expect_same_answers(ask_one_by_one(made.world, all), with);
    expect_same_answers(ask_at_once(made.world, all, {}), with);
}

TEST(QueriesBatch, CallbacksMayAsk) {
    World world({.gravity = {0, 0}});
    const Shape floor = world.create_body().create_shape(Polygon::box(5, 1));
    const Body box =
        world.create_body({.type = BodyType::kDynamic, .position = {0, 1.5f}, .linear_velocity = {0, -1}});
    const Shape shape = box.create_shape(Polygon::box(0.5f, 0.5f));
    int asked = 0;
    world.on_pre_solve(floor, [&](PreSolve&) {
        ++asked;
        EXPECT_EQ(world.ray_closest({{0, 5}, {0, -10}}).shape, shape);
        EXPECT_TRUE(world.overlap_any(box.position()));
        world.create_body({.position = {20, 0}}).create_shape(Circle{{}, 1});
        EXPECT_FALSE(world.overlap_any({20, 0})) << "it enters the world at the end of the step";
    });
    world.step(1.0f / 60.0f);
    EXPECT_EQ(asked, 1);
    EXPECT_TRUE(world.overlap_any({20, 0}));
}

}  // namespace
}  // namespace jostle::test

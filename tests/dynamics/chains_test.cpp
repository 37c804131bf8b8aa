// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Chains in a world: their segments are shapes like others, made, changed and gone together.
#include <gtest/gtest.h>
#include <jostle/core/error.h>

#include <limits>
#include <memory_resource>
#include <new>

#include "support/worlds.h"

namespace jostle::test {
namespace {

/// From right to left, so that the front is above: two flat metres, then a slope.
constexpr Vec2 kShelf[] = {{4.0f, 0.0f}, {2.0f, 0.0f}, {0.0f, 0.0f}, {-4.0f, 4.0f}};

constexpr Chain shelf() {
    Chain chain;
    chain.points = kShelf;
    chain.count = 4;
    return chain;
}

/// A ring of 36 points about the origin.
struct Ring {
    Ring(float radius, bool clockwise) {
        for (int i = 0; i < 36; ++i) {
            const float angle = 10.0f * kDegree * static_cast<float>(clockwise ? -i : i);
            points[i] = radius * Rot::from_angle(angle).x_axis();
        }
    }
    [[nodiscard]] Chain chain() const { return {.points = points, .count = 36, .is_loop = true}; }

    Vec2 points[36];
};

TEST(Chains, SegmentsAreShapes) {
    World world;
    Body ground = world.create_body({.position = {10.0f, 0.0f}});
    const Shape before = ground.create_shape(Circle{{0.0f, -9.0f}, 1.0f});
    const ChainShape chain = ground.create_chain(shelf(), {.user_data = 7});
    const Shape after = ground.create_shape(Circle{{0.0f, -12.0f}, 1.0f});
    EXPECT_EQ(chain.body(), ground);
    ASSERT_EQ(chain.segment_count(), 3);
    EXPECT_FALSE(chain.is_loop());
    EXPECT_FALSE(chain.is_sensor());
    EXPECT_EQ(chain.user_data(), 7u);
    EXPECT_EQ(world.counts().shapes, 5);
    EXPECT_EQ(world.counts().chains, 1);
    EXPECT_EQ(chain.bounds().lower, (Vec2{6.0f, 0.0f}));
    EXPECT_EQ(chain.bounds().upper, (Vec2{14.0f, 4.0f}));

    const std::vector<Shape> shapes = ground.shapes().to_vector();
    ASSERT_EQ(shapes.size(), 5u);
    EXPECT_EQ(shapes.front(), before);
    EXPECT_EQ(shapes.back(), after);
    EXPECT_EQ(ground.chains().to_vector(), std::vector<ChainShape>{chain});
    EXPECT_FALSE(before.chain().is_valid());
    EXPECT_EQ(before.chain_index(), -1);
    for (int i = 0; i < 3; ++i) {
        const Shape segment = chain.segment(i);
        EXPECT_EQ(segment, shapes[static_cast<std::size_t>(i) + 1]);
        EXPECT_EQ(segment.chain(), chain);
        EXPECT_EQ(segment.chain_index(), i);
        EXPECT_EQ(segment.user_data(), 7u);
        const Geometry geometry = segment.geometry();
        ASSERT_EQ(geometry.type, ShapeType::kSegment);
        EXPECT_EQ(geometry.segment.point1, kShelf[i]);
        EXPECT_EQ(geometry.segment.point2, kShelf[i + 1]);
        EXPECT_EQ(geometry.segment.ghost1.has_value(), i > 0);
        EXPECT_EQ(geometry.segment.ghost2.has_value(), i < 2);
        EXPECT_TRUE(geometry.segment.one_sided);
    }
    EXPECT_EQ(world.check(), "");
}

TEST(Chains, MaterialsComeFromATable) {
    World world;
    Body ground = world.create_body();
    const std::uint32_t words[] = {1, 0, 1};
    const Material materials[] = {{.friction = 0.25f, .restitution = 0.5f},
                                  {.friction = 0.0f, .restitution = 1.0f}};
    Chain iced = shelf();
    iced.materials = words;
    const ChainShape chain =
        ground.create_chain(iced, {.material = {.friction = 0.9f}, .materials = materials});
    EXPECT_EQ(chain.segment(0).material().friction, 0.0f);
    EXPECT_EQ(chain.segment(1).material().friction, 0.25f);
    EXPECT_EQ(chain.segment(1).material().restitution, 0.5f);
    EXPECT_EQ(chain.segment(2).material().restitution, 1.0f);
    // Without a table all are of the definition's, whatever the words say.
    const ChainShape plain =
        ground.create_chain(iced, {.material = {.friction = 0.9f, .restitution = 0.125f}});
    EXPECT_EQ(plain.segment(0).material().friction, 0.9f);
    EXPECT_EQ(plain.segment(2).material().restitution, 0.125f);
}

TEST(Chains, MaterialsChangeForAllOrForOne) {
    World world;
    Body ground = world.create_body();
    ChainShape chain = ground.create_chain(shelf(), {.material = {.friction = 0.25f}});
    const auto crate = [&](float x) {
        add_dynamic(world, {x, 0.25f}, Polygon::box(0.25f, 0.25f), {.material = {.friction = 0.64f}});
    };
    crate(3.0f);
    crate(1.0f);
    run(world, 2);
    /// Of the contact on a segment.
    const auto contact_on = [&](int index) {
        for (const Contact& contact : world.contacts())
            if (contact.count > 0 && contact.shape_a == chain.segment(index)) return contact;
        ADD_FAILURE() << "none on segment " << index;
        return Contact{};
    };
    EXPECT_FLOAT_EQ(contact_on(0).friction, 0.4f);
    EXPECT_FLOAT_EQ(contact_on(1).friction, 0.4f);
    chain.segment(1).set_material({.friction = 0.0f});
    chain.segment(0).set_material({.friction = 0.25f, .restitution = 0.75f});
    EXPECT_FLOAT_EQ(contact_on(0).friction, 0.4f);
    EXPECT_EQ(contact_on(1).friction, 0.0f);
    EXPECT_EQ(contact_on(0).restitution, 0.75f);
    EXPECT_EQ(contact_on(1).restitution, 0.0f);
    chain.set_material({.friction = 1.0f, .restitution = 0.5f});
    for (const int i : {0, 1}) {
        EXPECT_FLOAT_EQ(contact_on(i).friction, 0.8f);
        EXPECT_EQ(contact_on(i).restitution, 0.5f);
        EXPECT_EQ(chain.segment(i).material().friction, 1.0f);
    }
    chain.set_user_data(3);
    EXPECT_EQ(chain.user_data(), 3u);
    EXPECT_EQ(chain.segment(1).user_data(), 0u);
}

TEST(Chains, CarryFromTheFrontAndLetThroughFromBehind) {
    World world;
    Body ground = world.create_body();
    ground.create_chain(shelf());
    const Body above = add_dynamic(world, {3.0f, 0.5f}, Polygon::box(0.25f, 0.25f));
    Body below = add_dynamic(world, {1.0f, -2.0f}, Circle{{}, 0.25f});
    below.set_linear_velocity({0.0f, 9.0f});  // rises 4 m, through the floor, and comes to rest on it
    float highest = -2.0f;
    for (int i = 0; i < 180; ++i) {
        world.step(kDt);
        highest = max(highest, below.position().y);
    }
    EXPECT_EQ(world.check(), "");
    EXPECT_NEAR(above.position().y, 0.25f, kLinearSlop);
    EXPECT_NEAR(highest, 2.0f, 0.1f);
    EXPECT_NEAR(below.position().y, 0.25f, kLinearSlop);
}

TEST(Chains, ALoopContainsOrIsSolid) {
    for (const bool clockwise : {true, false}) {
        World world;
        Body ground = world.create_body();
        const Ring ring(5.0f, clockwise);
        const ShapeDef apart{.filter = {.group = -1}};
        const ChainShape chain = ground.create_chain(ring.chain(), {.material = {.friction = 0.0f}});
        EXPECT_TRUE(chain.is_loop());
        EXPECT_EQ(chain.segment_count(), 36);
        const Body inside = add_dynamic(world, {0.0f, 0.0f}, Circle{{}, 0.5f}, apart);
        const Body outside = add_dynamic(world, {0.0f, 6.0f}, Polygon::box(0.5f, 0.5f), apart);
        run(world, 120);
        if (clockwise) {
            // It slides to and fro about the lowest corner, where it is half a metre from either edge.
            const float cosine = Rot::from_angle(5.0f * kDegree).c;
            EXPECT_GT(inside.position().y, -(5.0f * cosine - 0.5f) / cosine - kLinearSlop);
            EXPECT_LT(inside.position().y, -4.4f);
            EXPECT_LT(outside.position().y, -4.0f) << "fell in, and to its floor";
        } else {
            EXPECT_LT(inside.position().y, -10.0f) << "fell out";
            EXPECT_NEAR(outside.position().y, 5.5f, 0.02f);
        }
    }
}

TEST(Chains, GoWithTheirSegmentsAndContacts) {
    World world;
    Body ground = world.create_body();
    const ChainShape chain = ground.create_chain(shelf()), other = ground.create_chain(shelf());
    const Shape segment = chain.segment(1);
    const Body crate = add_dynamic(world, {1.0f, 0.25f}, Polygon::box(0.25f, 0.25f));
    run(world, 2);
    EXPECT_GE(world.counts().touching, 2);
    world.destroy(chain);
    EXPECT_EQ(world.check(), "");
    EXPECT_FALSE(chain.is_valid());
    EXPECT_FALSE(segment.is_valid());
    EXPECT_EQ(ground.chains().to_vector(), std::vector<ChainShape>{other});
    EXPECT_EQ(world.counts().shapes, 4);
    run(world, 30);
    EXPECT_NEAR(crate.position().y, 0.25f, kLinearSlop) << "the other holds it";
    world.destroy(other);
    EXPECT_EQ(world.counts().contacts, 0);
    EXPECT_TRUE(ground.shapes().empty());
    run(world, 30);
    EXPECT_LT(crate.position().y, -0.5f);
    // The one that takes the place is another.
    const ChainShape next = ground.create_chain(shelf());
    EXPECT_FALSE(chain.is_valid() || other.is_valid());
    world.destroy(ground);
    EXPECT_FALSE(next.is_valid());
    EXPECT_EQ(world.counts().chains, 0);
    EXPECT_EQ(world.counts().shapes, 1);
    EXPECT_EQ(world.check(), "");
}

#if !defined(JOSTLE_NO_EXCEPTIONS)
TEST(Chains, ASegmentDoesNotGoAlone) {
    World world;
    const ChainShape chain = world.create_body().create_chain(shelf());
    try {
        world.destroy(chain.segment(2));
        FAIL() << "was accepted";
    } catch (const Error& error) {
        EXPECT_STREQ(error.what(),
                     "World::destroy: shape is segment 2 of a chain; a chain is destroyed whole, by its "
                     "ChainShape");
    }
    EXPECT_TRUE(chain.segment(2).is_valid());
}
#endif

TEST(Chains, FilterIsOfAllSegments) {
    World world;
    Body ground = world.create_body();
    ChainShape chain = ground.create_chain(shelf());
    const Body crate = add_dynamic(world, {2.0f, 0.25f}, Polygon::box(0.25f, 0.25f));
    run(world, 10);
    EXPECT_GE(world.counts().touching, 2) << "it lies on two segments";
    chain.set_filter({.category = 2, .mask = 2});
    EXPECT_EQ(world.counts().contacts, 0);
    EXPECT_EQ(chain.filter(), (Filter{.category = 2, .mask = 2}));
    EXPECT_EQ(chain.segment(2).filter(), chain.filter());
    run(world, 5);
    EXPECT_LT(crate.position().y, 0.25f);
    chain.set_filter({});
    run(world, 1);
    EXPECT_GE(world.counts().contacts, 2);
}

TEST(Chains, ASensorPushesNothing) {
    World world;
    Body ground = world.create_body();
    const ChainShape chain = ground.create_chain(shelf(), {.is_sensor = true});
    EXPECT_TRUE(chain.is_sensor() && chain.segment(0).is_sensor());
    const Body ball = add_dynamic(world, {3.0f, 0.5f}, Circle{{}, 0.25f});
    run(world, 60);
    EXPECT_NEAR(ball.position().y, 0.5f - 5.0f, 0.1f);
}

TEST(Chains, HaveNoMass) {
    World world;
    Body body = world.create_body({.type = BodyType::kDynamic});
    body.create_shape(Polygon::box(0.5f, 0.5f), {.density = 2.0f});
    body.create_chain(shelf());
    EXPECT_EQ(body.mass(), 2.0f);
    EXPECT_EQ(body.center_of_mass(), Vec2{});
}

TEST(Chains, MoveWithTheirBody) {
    World world;
    Body lift = world.create_body({.type = BodyType::kKinematic, .linear_velocity = {0.0f, 1.0f}});
    const ChainShape chain = lift.create_chain(shelf());
    const Body ball = add_dynamic(world, {3.0f, 0.25f}, Circle{{}, 0.25f});
    run(world, 120);
    EXPECT_NEAR(lift.position().y, 2.0f, 1.0e-4f);
    EXPECT_NEAR(chain.bounds().lower.y, 2.0f, 1.0e-4f);
    EXPECT_NEAR(ball.position().y, 2.25f, 2.0f * kLinearSlop);
    lift.set_enabled(false);
    EXPECT_EQ(world.counts().contacts, 0);
    EXPECT_EQ(world.check(), "");
    run(world, 30);
    EXPECT_LT(ball.position().y, 2.0f);
    lift.set_enabled(true);
    lift.set_type(BodyType::kStatic);
    EXPECT_EQ(world.check(), "");
}

TEST(Chains, AreMeasuredByTheWorldsScale) {
    const Vec2 points[] = {{0.001f, 0.0f}, {0.0f, 0.0f}};
    World ants({.length_scale = 0.1f});
    EXPECT_EQ(ants.create_body().create_chain({.points = points, .count = 2}).segment_count(), 1);
}

#if defined(__cpp_exceptions)
/// Gives so many blocks, and then none.
class RunningOut final : public std::pmr::memory_resource {
  public:
    int left = std::numeric_limits<int>::max();

  private:
    void* do_allocate(std::size_t bytes, std::size_t alignment) override {
        if (left == 0) throw std::bad_alloc();
        --left;
        return std::pmr::new_delete_resource()->allocate(bytes, alignment);
    }
    void do_deallocate(void* p, std::size_t bytes, std::size_t alignment) override {
        std::pmr::new_delete_resource()->deallocate(p, bytes, alignment);
    }
    bool do_is_equal(const std::pmr::memory_resource& other) const noexcept override {
        return this == &other;
    }
};

TEST(Chains, WithoutMemoryThereIsNone) {
    // 360 segments on a body that has two shapes; a crate that falls on it.
    std::vector<Vec2> points;
    for (int i = 0; i < 361; ++i) points.push_back({18.0f - 0.1f * static_cast<float>(i), 0.0f});
    Chain chain;
    chain.points = points.data();
    chain.count = static_cast<int>(points.size());
    // Six tables and lists are asked for before the first segment is made; after them, only what the trees
    // need.
    for (int allowed = 0; allowed < 6; ++allowed) {
        SCOPED_TRACE(allowed);
        RunningOut memory;
        World world({.gravity = {0.0f, -10.0f}, .memory = &memory});
        Body ground = world.create_body({});
        ground.create_shape(Circle{{30.0f, 0.0f}, 1.0f});
        const Shape last = ground.create_shape(Circle{{40.0f, 0.0f}, 1.0f});
        Body crate = world.create_body({.type = BodyType::kDynamic, .position = {0.0f, 2.0f}});
        crate.create_shape(Polygon::box(0.5f, 0.5f));
        const std::uint64_t before = world.state_hash();
        memory.left = allowed;
        EXPECT_THROW(ground.create_chain(chain), std::bad_alloc);
        memory.left = std::numeric_limits<int>::max();
        ASSERT_EQ(world.check(), "");
        ASSERT_EQ(world.state_hash(), before);
        ASSERT_EQ(world.counts().chains, 0);
        ASSERT_EQ(world.counts().shapes, 3);
        ASSERT_EQ(ground.shapes().to_vector().back(), last);
        // And as if nothing had been, there is one now.
        const ChainShape again = ground.create_chain(chain);
        ASSERT_EQ(again.segment_count(), 360);
        run(world, 90);
        ASSERT_EQ(world.check(), "");
        ASSERT_NEAR(crate.position().y, 0.5f, 2.0f * kLinearSlop);
        world.destroy(again);
        ASSERT_EQ(world.check(), "");
    }
}
#endif

}  // namespace
}  // namespace jostle::test

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Anything may come, change and go between any two steps.
#include <gtest/gtest.h>

#include <optional>

#include "math/random.h"
#include "memory/counting_resource.h"
#include "support/worlds.h"

namespace jostle::test {
namespace {

/// A world that is edited at random, and what is alive in it.
class Editor {
  public:
    explicit Editor(std::uint64_t seed, std::pmr::memory_resource* memory = nullptr)
        : random_(seed), world_({.memory = memory}) {
        add_ground(world_);
    }

    World& world() { return world_; }

    void edit() {
        switch (random_.below(23)) {
            case 0:
            case 1:
            case 2:
                return create_body();
            case 3:
            case 4:
            case 5:
                return create_shape();
            case 6:
            case 7:
            case 8:
                return create_joint();
            case 9:
                return destroy_one(bodies_);
            case 10:
                return destroy_one(shapes_);
            case 11:
                return destroy_one(joints_);
            case 12:
                if (Body* body = any(bodies_)) body->set_type(static_cast<BodyType>(random_.below(3)));
                return;
            case 13:
                if (Body* body = any(bodies_)) body->set_enabled(random_.below(2) == 0);
                return;
            case 14:
                if (Body* body = any(bodies_)) body->set_transform(position(), random_.uniform(-3.0f, 3.0f));
                return;
            case 15:
                if (Body* body = any(bodies_)) body->set_linear_velocity(random_vector(20.0f));
                return;
            case 16:
                if (Shape* shape = any(shapes_)) shape->set_filter(filter());
                return;
            case 17:
                if (Shape* shape = any(shapes_)) shape->set_density(random_.uniform(0.0f, 3.0f));
                return;
            case 18:
                return create_chain();
            case 19:
                return destroy_one(chains_);
            case 20:
                if (ChainShape* chain = any(chains_)) chain->set_filter(filter());
                return;
            default:
                return world_.step(kDt, 1 + static_cast<int>(random_.below(4)));
        }
    }

    /// That what is gone is known to be gone, and the rest is as many as the world says.
    void expect_handles() const {
        std::size_t live = 1;  // the ground
        for (const Body& body : bodies_) live += body.is_valid() ? 1u : 0u;
        EXPECT_EQ(static_cast<std::size_t>(world_.counts().bodies), live);
        live = 1;
        for (const Shape& shape : shapes_) live += shape.is_valid() ? 1u : 0u;
        std::size_t chains = 0;
        for (const ChainShape& chain : chains_)
            if (chain.is_valid()) {
                ++chains;
                live += static_cast<std::size_t>(chain.segment_count());
            }
        EXPECT_EQ(static_cast<std::size_t>(world_.counts().shapes), live);
        EXPECT_EQ(static_cast<std::size_t>(world_.counts().chains), chains);
        live = 0;
        for (const Joint& joint : joints_) live += joint.is_valid() ? 1u : 0u;
        EXPECT_EQ(static_cast<std::size_t>(world_.counts().joints), live);
    }

  private:
    static constexpr std::size_t kMost = 60;

    Vec2 position() { return {random_.uniform(-6.0f, 6.0f), random_.uniform(-1.0f, 8.0f)}; }
    Vec2 random_vector(float most) { return {random_.uniform(-most, most), random_.uniform(-most, most)}; }
    Filter filter() {
        Filter result;
        result.category = std::uint64_t{1} << random_.below(3);
        result.mask = random_.below(8);
        result.group = static_cast<int>(random_.below(5)) - 2;
        return result;
    }

    /// A live one of those that were made, some of which may be gone.
    template <class T>
    T* any(std::vector<T>& all) {
        std::erase_if(all, [](const T& one) { return !one.is_valid(); });
        return all.empty() ? nullptr : &all[random_.below(static_cast<std::uint32_t>(all.size()))];
    }

    void create_body() {
        if (any(bodies_) != nullptr && bodies_.size() >= kMost) return;
        BodyDef def;
        def.type = random_.below(4) == 0 ? static_cast<BodyType>(random_.below(3)) : BodyType::kDynamic;
        def.position = position();
        def.angle = random_.uniform(-3.0f, 3.0f);
        def.linear_velocity = random_vector(5.0f);
        def.angular_velocity = random_.uniform(-5.0f, 5.0f);
        def.enabled = random_.below(8) != 0;
        def.locks.rotation = random_.below(8) == 0;
        bodies_.push_back(world_.create_body(def));
    }

    Geometry geometry() {
        const float size = random_.uniform(0.2f, 1.0f);
        switch (random_.below(5)) {
            case 0:
                return Circle{random_vector(0.5f), size};
            case 1:
                return Capsule{{-size, 0.0f}, {size, 0.1f}, 0.3f};
            case 2:
                return Segment{{-size, 0.0f}, {size, 0.2f}};
            case 3:
                return Polygon::rounded_box(size, 0.4f, 0.1f);
            default:
                break;
        }
        round_ = LargePolygon::regular(3 + static_cast<int>(random_.below(62)), 0.5f + size);
        return round_;
    }

    void create_shape() {
        Body* body = any(bodies_);
        if (body == nullptr || (any(shapes_) != nullptr && shapes_.size() >= 2 * kMost)) return;
        ShapeDef def;
        def.density = random_.below(5) == 0 ? 0.0f : 1.0f;
        def.material.restitution = random_.below(3) == 0 ? 0.5f : 0.0f;
        def.is_sensor = random_.below(6) == 0;
        if (random_.below(3) == 0) def.filter = filter();
        shapes_.push_back(body->create_shape(geometry(), def));
    }

    void create_chain() {
        Body* body = any(bodies_);
        if (body == nullptr || (any(chains_) != nullptr && chains_.size() >= 10)) return;
        Vec2 points[6];
        const int count = 3 + static_cast<int>(random_.below(4));
        const float radius = random_.uniform(0.5f, 2.0f);
        const float turn = random_.below(2) == 0 ? 1.0f : -1.0f;
        for (int i = 0; i < count; ++i)
            points[i] = radius * Rot::from_angle(turn * static_cast<float>(i)).x_axis();
        const bool is_loop = random_.below(2) == 0, one_sided = random_.below(2) == 0;
        ChainDef def;
        def.is_sensor = random_.below(6) == 0;
        if (random_.below(3) == 0) def.filter = filter();
        chains_.push_back(body->create_chain(
            {.points = points, .count = count, .is_loop = is_loop, .one_sided = one_sided}, def));
    }

    void create_joint() {
        Body* a = any(bodies_);
        Body* b = any(bodies_);
        if (a == nullptr || a == b || (any(joints_) != nullptr && joints_.size() >= kMost)) return;
        const bool collide = random_.below(2) == 0;
        switch (random_.below(4)) {
            case 0:
                joints_.push_back(world_.create_revolute({.body_a = *a,
                                                          .body_b = *b,
                                                          .anchor_a = b->position() - a->position(),
                                                          .limit = JointLimit{},
                                                          .collide_connected = collide}));
                return;
            case 1:
                joints_.push_back(world_.create_prismatic({.body_a = *a,
                                                           .body_b = *b,
                                                           .motor = {{.speed = 1.0f, .max_force = 10.0f}},
                                                           .collide_connected = collide}));
                return;
            case 2:
                joints_.push_back(world_.create_distance({.body_a = *a,
                                                          .body_b = *b,
                                                          .length = 2.0f,
                                                          .spring = {{.hertz = 2.0f, .damping_ratio = 0.0f}},
                                                          .collide_connected = collide}));
                return;
            default:
                joints_.push_back(world_.create_weld({.body_a = *a,
                                                      .body_b = *b,
                                                      .angular_spring = {{.hertz = 3.0f}},
                                                      .collide_connected = collide}));
        }
    }

    template <class T>
    void destroy_one(std::vector<T>& all) {
        T* one = any(all);
        if (one == nullptr) return;
        world_.destroy(*one);
        EXPECT_FALSE(one->is_valid());
    }

    Random random_;
    World world_;
    LargePolygon round_;
    std::vector<Body> bodies_;
    std::vector<Shape> shapes_;
    std::vector<ChainShape> chains_;
    std::vector<Joint> joints_;
};

TEST(Removal, OfAnythingAtAnyTime) {
    const std::uint64_t seeds = is_long_run() ? 60 : 3;
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        CountingResource memory;
        std::uint64_t hash = 0;
        {
            Editor editor(seed, &memory);
            for (int i = 0; i < 4000; ++i) {
                editor.edit();
                const std::string fault = editor.world().check();
                ASSERT_EQ(fault, "") << "after edit " << i;
                if (i % 100 == 0) editor.expect_handles();
            }
            hash = editor.world().state_hash();
        }
        EXPECT_EQ(memory.blocks(), 0u) << "a world gives everything back";
        Editor again(seed);
        for (int i = 0; i < 4000; ++i) again.edit();
        EXPECT_EQ(again.world().state_hash(), hash) << "the same edits, the same world";
    }
}

/// Bodies go, one by one, from the middle of a pile that touches; the rest falls into the gaps.
TEST(Removal, FromAPile) {
    World world;
    add_ground(world);
    std::vector<Body> boxes = add_pyramid(world, 12);
    Random random(5);
    run(world, 20);
    while (!boxes.empty()) {
        const std::size_t i = random.below(static_cast<std::uint32_t>(boxes.size()));
        const Body gone = boxes[i];
        world.destroy(gone);
        boxes.erase(boxes.begin() + static_cast<std::ptrdiff_t>(i));
        EXPECT_FALSE(gone.is_valid());
        ASSERT_EQ(world.check(), "");
        for (const Contact& contact : world.contacts()) {
            ASSERT_TRUE(contact.shape_a.is_valid());
            ASSERT_TRUE(contact.shape_b.is_valid());
        }
        world.step(kDt);
        ASSERT_EQ(world.check(), "");
    }
    EXPECT_EQ(world.counts().bodies, 1);
    EXPECT_EQ(world.counts().contacts, 0);
}

TEST(Removal, TheGroundFromUnderAPile) {
    World world;
    const Body ground = add_ground(world);
    const std::vector<Body> boxes = add_pyramid(world, 5);
    run(world, 30);
    world.destroy(ground);
    run(world, 30);
    for (const Body& box : boxes) EXPECT_LT(box.linear_velocity().y, -4.0f);
    run(world, 1);
}

TEST(Removal, AWorldGoesWithEverythingInIt) {
    CountingResource memory;
    Body body;
    Shape shape;
    Joint joint;
    {
        World world({.memory = &memory});
        add_ground(world);
        add_pyramid(world, 6);
        body = add_tumbler(world, 6, {50.0f, 10.0f}).front();
        shape = body.shapes().front();
        joint = add_joint_grid(world, 5, {100.0f, 20.0f}).front();
        run(world, 20);
        EXPECT_TRUE(body.is_valid() && shape.is_valid() && joint.is_valid());
        EXPECT_GT(memory.blocks(), 0u);
    }
    EXPECT_FALSE(body.is_valid() || shape.is_valid() || joint.is_valid());
    EXPECT_EQ(memory.blocks(), 0u);
    const World next({.memory = &memory});  // takes the place of the last, but not its name
    EXPECT_FALSE(body.is_valid() || shape.is_valid() || joint.is_valid());
}

TEST(Removal, ASlotsNextTenantIsAnother) {
    World world;
    const Body first = world.create_body({});
    world.destroy(first);
    const Body second = world.create_body({});
    EXPECT_EQ(second.handle().index, first.handle().index) << "the slot is used again";
    EXPECT_NE(second, first);
    EXPECT_FALSE(first.is_valid());
    EXPECT_TRUE(second.is_valid());
}

TEST(Moving, AWorldKeepsItsHandles) {
    World world;
    add_ground(world);
    Body box = add_dynamic(world, {0.0f, 2.0f}, Polygon::box(0.5f, 0.5f));
    run(world, 10);
    const std::uint64_t hash = world.state_hash();
    World moved(std::move(world));
    EXPECT_TRUE(box.is_valid());
    EXPECT_EQ(moved.state_hash(), hash);
    run(moved, 120);
    EXPECT_NEAR(box.position().y, 0.5f, kLinearSlop);

    World other;
    const Body lost = other.create_body({});
    other = std::move(moved);
    EXPECT_FALSE(lost.is_valid()) << "what stood there before is gone";
    EXPECT_TRUE(box.is_valid());
    other.destroy(box);
    EXPECT_FALSE(box.is_valid());
    run(other, 1);
}

TEST(Moving, WorldsInAVector) {
    std::vector<World> worlds;
    std::vector<Body> bodies;
    for (int i = 0; i < 50; ++i) {
        worlds.emplace_back();
        bodies.push_back(worlds.back().create_body({.type = BodyType::kDynamic}));
    }
    for (World& world : worlds) run(world, 1);
    for (const Body& body : bodies) EXPECT_LT(body.position().y, 0.0f);
}

}  // namespace
}  // namespace jostle::test

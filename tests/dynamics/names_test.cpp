// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Bodies' names.
#include <gtest/gtest.h>

#include "support/worlds.h"

namespace jostle::test {
namespace {

TEST(Names, AreGivenReadChangedAndTaken) {
    World world;
    std::string text = "crate";
    const Body crate = world.create_body({.name = text});
    text = "wrong";
    EXPECT_EQ(crate.name(), "crate");
    const Body plain = world.create_body();
    EXPECT_EQ(plain.name(), "");
    plain.set_name("ground");
    EXPECT_EQ(plain.name(), "ground");
    plain.set_name(plain.name().substr(2, 3));
    EXPECT_EQ(plain.name(), "oun");
    plain.set_name({});
    EXPECT_EQ(plain.name(), "");
    plain.set_name(std::string(255, 'x'));
    EXPECT_EQ(plain.name().size(), 255u);
    EXPECT_EQ(crate.name(), "crate");
}

/// A name goes with its body: whoever gets its place has none.
TEST(Names, GoWithTheirBodies) {
    World world;
    std::vector<Body> bodies;
    for (int i = 0; i < 50; ++i) {
        const std::string name = "body " + std::to_string(i);
        bodies.push_back(world.create_body({.name = name}));
    }
    for (std::size_t i = 0; i < 50; i += 2) world.destroy(bodies[i]);
    for (std::size_t i = 0; i < 25; ++i) EXPECT_EQ(world.create_body().name(), "");
    for (std::size_t i = 1; i < 50; i += 2) EXPECT_EQ(bodies[i].name(), "body " + std::to_string(i));
}

/// A view is good until the name changes, whatever else does.
TEST(Names, LieWhereTheyLie) {
    World world;
    const Body body = world.create_body({.type = BodyType::kDynamic, .name = "ball"});
    const std::string_view name = body.name();
    for (int i = 0; i < 1000; ++i) world.create_body({.name = "other"});
    body.set_type(BodyType::kStatic);
    run(world, 3);
    EXPECT_EQ(name, "ball");
    EXPECT_EQ(name.data(), body.name().data());
}

TEST(Names, AreState) {
    World a, b;
    const Body one = a.create_body(), other = b.create_body();
    EXPECT_EQ(a.state_hash(), b.state_hash());
    one.set_name("left");
    EXPECT_NE(a.state_hash(), b.state_hash());
    other.set_name("left");
    EXPECT_EQ(a.state_hash(), b.state_hash());
    one.set_name({});
    other.set_name({});
    EXPECT_EQ(a.state_hash(), b.state_hash());
}

}  // namespace
}  // namespace jostle::test

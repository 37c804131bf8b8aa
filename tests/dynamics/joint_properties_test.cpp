// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The properties that every type of joints has: a typed handle, setters, reactions, errors, a threshold at
// which it breaks, a stiffness of its own, and a place in the state.
#include <gtest/gtest.h>
#include <jostle/core/error.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>
#include <string>

#include "dynamics/every_joint.h"
#include "support/header_reader.h"
#include "support/worlds.h"

namespace jostle::test {
namespace {

struct TypeNames {
    const char *handle, *header;
};
constexpr TypeNames kNames[] = {
    {"RevoluteJoint", "revolute"}, {"PrismaticJoint", "prismatic"}, {"DistanceJoint", "distance"},
    {"WeldJoint", "weld"},         {"FilterJoint", "filter"},       {"MotorJoint", "motor"},
    {"TargetJoint", "target"},     {"FrictionJoint", "friction"},   {"WheelJoint", "wheel"},
    {"SlotJoint", "slot"},         {"PulleyJoint", "pulley"},       {"GearJoint", "gear"},
    {"RatchetJoint", "ratchet"},   {"CustomJoint", "custom"}};
static_assert(std::size(kNames) == kJointTypes);

class JointProperties : public testing::TestWithParam<int> {
  protected:
    [[nodiscard]] static JointType type() { return static_cast<JointType>(GetParam()); }
    /// Joints that do nothing by themselves.
    [[nodiscard]] static bool acts() { return type() != JointType::kFilter; }
};

std::string name_of(const testing::TestParamInfo<int>& type) {
    return kNames[type.param].handle;
}
INSTANTIATE_TEST_SUITE_P(Types, JointProperties, testing::Range(0, kJointTypes), name_of);

/// A box that a joint of the type holds to a static body, by a point off its centre; it is turned, too.
struct Loaded {
    explicit Loaded(JointType type) : torque(type == JointType::kPulley ? 0.5f : -0.5f) {
        give_rows(world);
        hook = world.create_body();
        box = add_dynamic(world, {0.6f, -0.1f}, Polygon::box(0.3f, 0.2f), {.filter = {.mask = 0}});
        // A rod's length is within its limits; a ratchet holds clockwise; the rope is pulled.
        const float above = type == JointType::kDistance ? 1.0f : 0.0f;
        joint = add_joint_of(world, type, hook, box, {{0.4f, above}, {-0.2f, 0.1f}});
    }
    void step(float dt = kDt, int substeps = 4) {
        box.apply_torque(torque);
        world.step(dt, substeps);
    }
    World world{{.allow_sleep = false}};
    Body hook, box;
    Joint joint;
    float torque;  ///< [N m]
};

template <class Handle>
bool is_taken_for(const Joint& joint) {
    try {
        return Handle(joint) == joint;
    } catch (const Error& error) {
        EXPECT_EQ(error.argument(), "joint");
        return false;
    }
}

TEST_P(JointProperties, HasAHandleOfItsOwn) {
    const Loaded loaded(type());
    const bool taken[] = {
        is_taken_for<RevoluteJoint>(loaded.joint), is_taken_for<PrismaticJoint>(loaded.joint),
        is_taken_for<DistanceJoint>(loaded.joint), is_taken_for<WeldJoint>(loaded.joint),
        is_taken_for<FilterJoint>(loaded.joint),   is_taken_for<MotorJoint>(loaded.joint),
        is_taken_for<TargetJoint>(loaded.joint),   is_taken_for<FrictionJoint>(loaded.joint),
        is_taken_for<WheelJoint>(loaded.joint),    is_taken_for<SlotJoint>(loaded.joint),
        is_taken_for<PulleyJoint>(loaded.joint),   is_taken_for<GearJoint>(loaded.joint),
        is_taken_for<RatchetJoint>(loaded.joint),  is_taken_for<CustomJoint>(loaded.joint)};
    static_assert(std::size(taken) == kJointTypes);
    EXPECT_EQ(loaded.joint.type(), type());
    for (int i = 0; i < kJointTypes; ++i) EXPECT_EQ(taken[i], i == GetParam()) << kNames[i].handle;
}

/// The names of a definition's fields, optional ones among them.
std::set<std::string> all_fields(const std::string& header, const std::string& definition) {
    std::set<std::string> all;
    const std::regex field(R"(\s*[\w:<>]+\s+(\w+)\s*(=.*)?)");
    std::smatch part;
    for (const std::string& text : declarations(body_of(header, "struct " + definition)))
        if (std::regex_match(text, part, field)) all.insert(part.str(1));
    return all;
}

/// Of all but the bodies and joints between which it acts.
TEST_P(JointProperties, HasASetterForEachFieldOfItsDefinition) {
    const TypeNames& names = kNames[GetParam()];
    const std::string header = read_header("dynamics/" + std::string(names.header) + "_joint.h");
    std::set<std::string> setters;
    for (const Function& function : functions_of(header, names.handle)) setters.insert(function.name);
    for (const Function& function : functions_of(read_header("dynamics/joint.h"), "Joint"))
        setters.insert(function.name);
    const std::set<std::string> fixed{"body_a", "body_b", "body_c", "body_d", "frame", "joint_a", "joint_b"};
    const std::set<std::string> local{"anchor_a", "anchor_b", "point_a", "point_b"};
    int fields = 0;
    for (const std::string& field : all_fields(header, std::string(names.handle) + "Def")) {
        if (fixed.contains(field)) continue;
        ++fields;
        std::string setter = "set_" + field;
        if (local.contains(field)) setter = "set_local_" + field;
        if (field == "axis_a") setter = "set_local_axis";
        EXPECT_TRUE(setters.contains(setter)) << names.handle << "::" << setter;
    }
    // A reader that finds nothing would miss nothing.
    EXPECT_GE(fields, acts() ? 4 : 1);
}

/// The force and torque of a joint on the box.
struct Reaction {
    Reaction(const Joint& joint, Vec2 arm) : force(joint.reaction_force()), torque(joint.reaction_torque()) {
        // By its second joint, too, it acts on the box: along the slot, the ratio times as hard.
        if (joint.type() == JointType::kGear)
            force += GearJoint(joint).ratio() * torque * SlotJoint(GearJoint(joint).joint_b()).axis();
        // Those of custom joints are the user's own, about the centre.
        if (joint.type() != JointType::kCustom) torque += cross(arm, force);
    }
    Vec2 force;    ///< [N]
    float torque;  ///< [N m] about its centre
};

/// The forces and torques of joints are all that acts upon the box besides its weight and the load.
TEST_P(JointProperties, TellsTheForceAndTheTorqueOnItsSecondBody) {
    Loaded loaded(type());
    constexpr float kShort = kDt / 16.0f;  // in which the anchor hardly turns
    const float mass = loaded.box.mass(), inertia = loaded.box.inertia();
    float greatest = 0.0f;
    for (int i = 0; i < 40; ++i) {
        const Vec2 before = loaded.box.linear_velocity();
        const float angular = loaded.box.angular_velocity();
        // Impulses act where the anchor was.
        const Vec2 arm = loaded.joint.anchor_b() - loaded.box.center_of_mass();
        loaded.step(kShort, 1);
        Vec2 force{0.0f, -10.0f * mass};
        float torque = loaded.torque, scale = 0.0f;
        for (const Joint& joint : loaded.world.joints()) {
            const Reaction reaction(joint, arm);
            force += reaction.force;
            torque += reaction.torque;
            scale += length(joint.reaction_force()) + std::abs(joint.reaction_torque());
        }
        greatest = std::max(greatest,
                            length(loaded.joint.reaction_force()) + std::abs(loaded.joint.reaction_torque()));
        const Vec2 change = loaded.box.linear_velocity() - before;
        ASSERT_NEAR(change.x * mass / kShort, force.x, 0.01f + 0.03f * scale) << "step " << i;
        ASSERT_NEAR(change.y * mass / kShort, force.y, 0.01f + 0.03f * scale) << "step " << i;
        ASSERT_NEAR((loaded.box.angular_velocity() - angular) * inertia / kShort, torque,
                    0.01f + 0.03f * scale)
            << "step " << i;
    }
    // The load is 0.5 N m.
    EXPECT_EQ(greatest > 0.4f, acts());
}

TEST_P(JointProperties, TellsWhenItBreaksAndGoes) {
    Loaded loaded(type());
    loaded.joint.set_break_at(JointBreak{});
    for (int i = 0; i < 30; ++i) {
        loaded.step();
        ASSERT_TRUE(loaded.world.events().joints_broke.empty()) << "it bears any force";
    }
    const auto is_told = [&] {
        for (int i = 0; i < 30; ++i) {
            loaded.step();
            for (const JointBroke& broke : loaded.world.events().joints_broke) {
                EXPECT_EQ(broke.joint, loaded.joint);
                EXPECT_TRUE(length(broke.force) > 0.5f || std::abs(broke.torque) > 0.1f);
                return true;
            }
        }
        return false;
    };
    loaded.joint.set_break_at(JointBreak{.force = 0.5f, .torque = 0.1f});
    EXPECT_EQ(is_told(), acts());
    EXPECT_TRUE(loaded.joint.is_valid());
    loaded.joint.set_break_at(JointBreak{.force = 0.5f, .torque = 0.1f, .destroy = true});
    EXPECT_EQ(is_told(), acts());
    EXPECT_NE(loaded.joint.is_valid(), acts());
    EXPECT_EQ(loaded.world.check(), "");
}

/// A rigid part that is as soft as a spring of 1 Hz lets the box go elsewhere; springs and friction have
/// none.
TEST_P(JointProperties, HasAStiffnessOfItsOwn) {
    const bool has_rigid_part = acts() && type() != JointType::kTarget && type() != JointType::kFriction;
    Loaded rigid(type()), soft(type());
    EXPECT_FALSE(soft.joint.stiffness());
    soft.joint.set_stiffness({1.0f, 0.5f});
    EXPECT_EQ(soft.joint.stiffness(), (JointSpring{1.0f, 0.5f}));
    EXPECT_NE(rigid.world.state_hash(), soft.world.state_hash());
    float apart = 0.0f;
    for (int i = 0; i < 60; ++i) {
        rigid.step();
        soft.step();
        const Rot turn = inverse_compose(rigid.box.transform().q, soft.box.transform().q);
        apart = std::max({apart, length(rigid.box.position() - soft.box.position()), std::abs(turn.angle())});
    }
    EXPECT_EQ(apart > 0.01f, has_rigid_part) << apart;
    soft.joint.set_stiffness(std::nullopt);
    EXPECT_FALSE(soft.joint.stiffness());
}

TEST_P(JointProperties, IsPartOfTheState) {
    Loaded loaded(type()), again(type());
    const std::uint64_t with = loaded.world.state_hash();
    EXPECT_EQ(again.world.state_hash(), with);
    if (type() != JointType::kFilter && type() != JointType::kGear) {
        loaded.joint.set_local_anchor_a(loaded.joint.local_anchor_a() + Vec2{0.01f, 0.0f});
        EXPECT_NE(loaded.world.state_hash(), with);
    }
    loaded.world.destroy(loaded.joint);
    EXPECT_NE(loaded.world.state_hash(), with);
}

TEST_P(JointProperties, DoesNothingBetweenWhatCannotMove) {
    World world;
    give_rows(world);
    const Body still = world.create_body(),
               other = world.create_body({.position = {0.5f, 0.25f}, .angle = 1.0f});
    const Body told = world.create_body(
        {.type = BodyType::kKinematic, .linear_velocity = {1.0f, 0.0f}, .angular_velocity = 1.0f});
    add_joint_of(world, type(), still, other, {{0.4f, 0.0f}, {-0.2f, 0.1f}});
    add_joint_of(world, type(), told, other, {{0.4f, 0.0f}, {-0.2f, 0.1f}});
    run(world, 60);
    EXPECT_EQ(other.position(), (Vec2{0.5f, 0.25f}));
    EXPECT_NEAR(told.position().x, 1.0f, 1e-5f);
    EXPECT_NEAR(told.angle(), 1.0f, 1e-4f);
    for (const Joint& joint : world.joints()) {
        EXPECT_EQ(joint.reaction_force(), Vec2{});
        EXPECT_EQ(joint.reaction_torque(), 0.0f);
        EXPECT_TRUE(is_finite(joint.linear_error()) && is_finite(joint.angular_error()));
    }
}

/// docs/worlds.md: a row of the table, and its place in the drawing.
TEST_P(JointProperties, HasARowAndADrawingInTheDocuments) {
    std::ifstream file(JOSTLE_SOURCE_DIR "/docs/worlds.md");
    std::stringstream all;
    all << file.rdbuf();
    const std::string text = all.str(), name = kNames[GetParam()].header;
    const std::size_t table = text.find("| joint | holds |");
    ASSERT_NE(table, std::string::npos);
    EXPECT_NE(text.find("\n| " + name + " |", table), std::string::npos);
    const std::size_t begin = text.find("```", table), end = text.find("```", begin + 3);
    const std::string drawing = text.substr(begin, end - begin);
    EXPECT_TRUE(std::regex_search(drawing, std::regex("\\b" + name + "\\b"))) << drawing;
}

/// Anchors at (0.3, 0.4) of each other, and bodies at 0.2 rad.
TEST(JointErrors, AreTheWaysToWhereItHolds) {
    World world({.gravity = {}});
    const Body a = world.create_body();
    const Body b = add_dynamic(world, {0.3f, 0.4f}, Circle{{}, 0.1f}, {}, 0.2f);
    const auto expect = [&](Joint joint, float linear, float angular) {
        EXPECT_NEAR(joint.linear_error(), linear, 1e-6f) << static_cast<int>(joint.type());
        EXPECT_NEAR(joint.angular_error(), angular, 1e-6f) << static_cast<int>(joint.type());
    };
    expect(world.create_revolute({.body_a = a, .body_b = b}), 0.5f, 0.0f);
    expect(world.create_revolute({.body_a = a, .body_b = b, .limit = JointLimit{-1.0f, 0.1f}}), 0.5f, 0.1f);
    expect(world.create_prismatic({.body_a = a, .body_b = b}), 0.4f, 0.2f);
    expect(world.create_distance({.body_a = a, .body_b = b, .length = 2.0f}), 1.5f, 0.0f);
    expect(world.create_distance({.body_a = a, .body_b = b, .limit = JointLimit{0.0f, 0.2f}}), 0.3f, 0.0f);
    expect(world.create_weld({.body_a = a, .body_b = b}), 0.5f, 0.2f);
    expect(world.create_motor({.body_a = a, .body_b = b, .offset = {0.3f, 0.0f}, .angle = 0.5f}), 0.4f, 0.3f);
    expect(world.create_wheel({.body_a = a, .body_b = b}), 0.3f, 0.0f);
    expect(world.create_slot({.body_a = a, .body_b = b}), 0.4f, 0.0f);
    expect(world.create_friction({.body_a = a, .body_b = b}), 0.0f, 0.0f);
    expect(world.create_filter({.body_a = a, .body_b = b}), 0.0f, 0.0f);
    expect(world.create_custom({.body_a = a, .body_b = b}), 0.0f, 0.0f);
    // A clockwise one, whose tooth is at 0: B has turned beyond it by 0.2.
    expect(world.create_ratchet({.body_a = a, .body_b = b, .step = 0.25f}), 0.0f, 0.0f);
    // The rope goes from (0, 0) up by 1 m, and from 1 m above B down to it.
    const Body frame = world.create_body();
    expect(world.create_pulley({.body_a = a,
                                .body_b = b,
                                .frame = frame,
                                .point_a = {0.0f, 1.0f},
                                .point_b = {0.3f, 1.4f},
                                .length = 1.75f}),
           0.25f, 0.0f);
}

}  // namespace
}  // namespace jostle::test

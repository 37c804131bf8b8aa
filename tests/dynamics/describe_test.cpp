// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The description of the state names every field of every record: it is held against the bytes of the
// structs. And the hash sees every field that is state, and none that is derived.
#include "dynamics/store/describe.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <functional>
#include <set>
#include <string>
#include <type_traits>
#include <vector>

#include "dynamics/every_joint.h"
#include "dynamics/save/describe_events.h"
#include "dynamics/world/door.h"
#include "support/world_test_access.h"
#include "support/worlds.h"

namespace jostle::test {
namespace {

using namespace detail;

/// Marks the bytes that a description names.
class Covered : public FieldVisitor {
  public:
    Covered(const void* record, std::size_t size)
        : begin_(static_cast<const unsigned char*>(record)), bytes_(size, 0) {}
    template <class T>
    void state(const char* name, const T& field) {
        mark(name, &field, sizeof field);
    }
    template <class T>
    void derived(const char* name, const T& field) {
        mark(name, &field, sizeof field);
    }
    void unbounded(const char* name, const float& field) { state(name, field); }
    template <class T, std::size_t N>
    void kept(const char* name, T (&fields)[N], int) {
        mark(name, &fields, sizeof fields);
    }
    /// An array is marked whole; where it is memory elsewhere, the pointer to it is.
    template <class T, std::size_t N>
    void first(const char* name, T (&fields)[N], int) {
        mark(name, &fields, sizeof fields);
    }
    /// A list that lies elsewhere: the pointer to it is marked.
    template <class T>
    void first(const char* name, T*& fields, int) {
        mark(name, &fields, sizeof fields);
    }
    /// One field, seen as an array.
    template <class T>
    void first(const char* name, T* const& field, int) {
        mark(name, field, sizeof *field);
    }
    template <std::size_t N>
    void grown(const char* name, const float (&numbers)[N], int) {
        mark(name, &numbers, sizeof numbers);
    }
    [[nodiscard]] bool has(std::size_t byte) const { return bytes_[byte] != 0; }

  private:
    void mark(const char* name, const void* field, std::size_t size) {
        const auto offset = static_cast<std::size_t>(static_cast<const unsigned char*>(field) - begin_);
        ASSERT_LE(offset + size, bytes_.size()) << name;
        for (std::size_t i = offset; i < offset + size; ++i) {
            EXPECT_EQ(bytes_[i], 0) << name << " is named twice";
            bytes_[i] = 1;
        }
    }
    const unsigned char* begin_;
    std::vector<char> bytes_;
};

#if defined(__GNUC__) && !defined(__clang__)
/// That each byte of the struct which is not padding belongs to a field that the description names.
template <class Struct>
void expect_complete(const char* name) {
    alignas(Struct) unsigned char memory[sizeof(Struct)];
    auto* record = new (memory) Struct;
    Covered covered(record, sizeof(Struct));
    describe(covered, *record);
    std::memset(memory, 0xff, sizeof memory);
    __builtin_clear_padding(record);
    int bytes = 0;
    for (std::size_t i = 0; i < sizeof(Struct); ++i) {
        if (memory[i] == 0) continue;
        ++bytes;
        EXPECT_TRUE(covered.has(i)) << "byte " << i << " of " << name
                                    << " is of a field that is not described";
    }
    EXPECT_GT(bytes, 0);
}

TEST(Describe, NamesEveryByteThatIsNoPadding) {
    expect_complete<WholeBody>("WholeBody");
    expect_complete<BodyPlace>("BodyPlace");
    expect_complete<BodySim>("BodySim");
    expect_complete<BodyState>("BodyState");
    expect_complete<Filter>("Filter");
    expect_complete<Material>("Material");
    expect_complete<ShapeDef>("ShapeDef");
    expect_complete<Circle>("Circle");
    expect_complete<Capsule>("Capsule");
    expect_complete<Segment>("Segment");
    expect_complete<Polygon>("Polygon");
    expect_complete<ShapeRecord>("ShapeRecord");
    expect_complete<ConstraintEdge<ContactTag>>("ConstraintEdge<ContactTag>");
    expect_complete<ConstraintEdge<JointTag>>("ConstraintEdge<JointTag>");
    expect_complete<ManifoldPoint>("ManifoldPoint");
    expect_complete<Manifold>("Manifold");
    expect_complete<ContactRecord>("ContactRecord");
    expect_complete<ContactSim>("ContactSim");
    expect_complete<StepSettings>("StepSettings");
    expect_complete<ChainRecord>("ChainRecord");
    expect_complete<JointRecord>("JointRecord");
    expect_complete<IslandRecord>("IslandRecord");
    expect_complete<PolygonView>("PolygonView");
    expect_complete<Touch>("Touch");
    expect_complete<Departed>("Departed");
    expect_complete<SweepAnswers::Entry>("SweepAnswers::Entry");
    expect_complete<ContactEnded>("ContactEnded");
    expect_complete<SensorLeft>("SensorLeft");
    expect_complete<ContactBegan>("ContactBegan");
    expect_complete<SensorEntered>("SensorEntered");
    expect_complete<ContactHit>("ContactHit");
    expect_complete<BodyMove>("BodyMove");
    expect_complete<BodySlept>("BodySlept");
    expect_complete<BodyCrushed>("BodyCrushed");
    expect_complete<ShapeGone>("ShapeGone");
    expect_complete<JointGone>("JointGone");
    expect_complete<JointBroke>("JointBroke");
    expect_complete<Transform>("Transform");
    expect_complete<MassData>("MassData");
    expect_complete<MotionLocks>("MotionLocks");
    expect_complete<Push>("Push");
    expect_complete<JointStiffness>("JointStiffness");
    expect_complete<BreakThreshold>("BreakThreshold");
}
/// That an edit has no member of a name that describe_edit() does not know.
template <class Edit>
void expect_complete_edit(std::size_t index) {
    alignas(Edit) unsigned char memory[sizeof(Edit)];
    auto* edit = new (memory) Edit;
    Covered covered(edit, sizeof(Edit));
    describe_edit(covered, *edit);
    std::memset(memory, 0xff, sizeof memory);
    __builtin_clear_padding(edit);
    for (std::size_t i = 0; i < sizeof(Edit); ++i)
        EXPECT_TRUE(memory[i] == 0 || covered.has(i)) << "byte " << i << " of edit " << index;
}
template <std::size_t... I>
void expect_complete_edits(std::index_sequence<I...>) {
    (expect_complete_edit<std::variant_alternative_t<I, AnyEdit>>(I), ...);
}

TEST(Describe, NamesEveryMemberOfAnEdit) {
    expect_complete_edits(std::make_index_sequence<std::variant_size_v<AnyEdit>>{});
}
#endif

/// Changes each number of a record in turn, and puts it back. A change is told with the path
/// of the field, and whether it is state.
class Spoiler : public FieldVisitor {
  public:
    using Told = std::function<void(const std::string& path, bool is_state)>;
    Spoiler(std::string path, Told told) : path_(std::move(path)), told_(std::move(told)) {}

    template <class T>
    void state(const char* name, T& field) {
        spoil(name, field, is_state_);
    }
    template <class T>
    void derived(const char* name, T& field) {
        spoil(name, field, false);
    }
    template <class T>
    void first(const char* name, T* fields, int count) {
        for (int i = 0; i < count; ++i) spoil(name, fields[i], is_state_);
    }
    template <class T>
    void kept(const char* name, T* fields, int count) {
        for (int i = 0; i < count; ++i) spoil(name, fields[i], false);
    }
    void unbounded(const char* name, float& field) { spoil(name, field, is_state_); }
    void parameters(const JointRow& row, std::uint32_t* words) {
        for (int i = 0; i < row.parameter_size / 4; ++i) spoil(row.name, words[i], true);
    }
    void grown(const char* name, std::span<float> numbers, int) {
        for (float& number : numbers) spoil(name, number, true);
    }
    template <class T>
    void list(const char* name, T& elements) {
        for (auto& element : elements) spoil(name, element, true);
    }
    void islands(IslandTable& all) { describe_islands(*this, all); }
    template <class T>
    void boxes(T&) {}
    template <class T>
    void member(const char*, const T&) {}
    template <class T>
    void fact(const char*, const T&) {}

  private:
    template <class T, std::size_t N>
    void spoil(const char* name, T (&fields)[N], bool is_state) {
        for (T& field : fields) spoil(name, field, is_state);
    }
    template <class T>
    void spoil(const char* name, std::optional<T>& field, bool is_state) {
        const std::optional<T> kept = field;
        field = field ? std::optional<T>() : std::optional<T>(T{});
        told_(path_ + "." + name, is_state);
        field = kept;
        if (field) spoil(name, *field, is_state);
    }
    void spoil(const char* name, Vec2& v, bool is_state) {
        spoil(name, v.x, is_state);
        spoil(name, v.y, is_state);
    }
    template <class T>
    void spoil(const char* name, T& field, bool is_state) {
        if constexpr (std::is_same_v<std::remove_const_t<T>, Vec2>) {
            auto& v = const_cast<Vec2&>(field);
            spoil(name, v.x, is_state);
            spoil(name, v.y, is_state);
        } else if constexpr (std::is_class_v<T>) {
            Spoiler inner(path_ + "." + name, told_);
            inner.is_state_ = is_state;
            describe(inner, field);
        } else if constexpr (std::is_pointer_v<T>) {
            return;
        } else {
            // These say which of the other fields mean something.
            const std::string path = path_ + "." + name;
            if (path.ends_with(".type") || path.ends_with(".count")) return;
            auto* bytes = reinterpret_cast<unsigned char*>(const_cast<std::remove_const_t<T>*>(&field));
            bytes[0] = static_cast<unsigned char>(bytes[0] ^ 1u);
            told_(path, is_state);
            bytes[0] = static_cast<unsigned char>(bytes[0] ^ 1u);
        }
    }
    std::string path_;
    Told told_;
    bool is_state_ = true;
};

/// Something of everything: all types of shapes, a chain, touching and idle contacts, a sensor, sets of each
/// type.
void furnish_described(World& world) {
    add_ground(world);
    add_dynamic(world, {0.0f, 0.5f}, Polygon::box(0.5f, 0.5f),
                {.material = {.restitution = 0.25f, .surface_speed = 1.0f}});
    add_dynamic(world, {3.0f, 0.25f}, Capsule{{-0.5f, 0.0f}, {0.5f, 0.0f}, 0.25f});
    add_dynamic(world, {6.0f, 0.5f}, Circle{{}, 0.5f}, {.material = {.rolling_resistance = 0.1f}});
    add_dynamic(world, {9.0f, 0.5f}, LargePolygon::regular(12, 0.5f));
    add_static(world, {12.0f, 0.0f}, Segment{{-1.0f, 0.0f}, {1.0f, 0.0f}});
    const Vec2 hills[] = {{3.0f, 0.0f}, {2.0f, 1.0f}, {1.0f, 0.0f}, {0.0f, 1.0f}};
    Body(world.create_body({.position = {20.0f, 0.0f}})).create_chain({.points = hills, .count = 4});
    Body moving = world.create_body(
        {.type = BodyType::kKinematic, .linear_velocity = {0.5f, 0.25f}, .angular_velocity = 1.0f});
    moving.create_shape(Circle{{30.0f, 0.0f}, 0.5f}, {.is_sensor = true});
    world.create_body({.type = BodyType::kDynamic, .enabled = false});
    const Body a = add_dynamic(world, {40.0f, 5.0f}, Circle{{}, 0.5f});
    const Body b = add_dynamic(world, {42.0f, 5.0f}, Circle{{}, 0.5f});
    // With all that a joint may have besides.
    world.create_revolute({.body_a = a,
                           .body_b = moving,
                           .anchor_a = {2.0f, 0.0f},
                           .servo = JointServo{.hertz = 1.0f},
                           .stiffness = JointSpring{30.0f, 1.0f},
                           .break_at = JointBreak{.force = 1.0e9f}});
    for (int type = 0; type < kJointTypes; ++type)
        add_joint_of(world, static_cast<JointType>(type), a, b, {{0.25f, 0.5f}, {-0.5f, 0.25f}});
    run(world, 3);
}

struct Spoiled {
    World world;
    Tables& tables = WorldTestAccess::tables(world);
    std::uint64_t before;
    int state = 0, derived = 0;
    Spoiled() {
        furnish_described(world);
        before = world.state_hash();
    }
    Spoiler spoiler(const std::string& name) {
        return {name, [&](const std::string& path, bool is_state) {
                    ++(is_state ? state : derived);
                    EXPECT_EQ(world.state_hash() != before, is_state) << path;
                }};
    }
};

TEST(Describe, TheHashSeesEveryFieldThatIsState) {
    Spoiled s;
    describe(s.spoiler("world"), s.tables);
    int touching = 0;
    for (const Bin& bin : s.tables.graph.bins)
        for (const ContactSim& sim : bin.contacts) touching += sim.manifold.count;
    EXPECT_GE(touching, 5);
    std::set<JointType> types;
    for (const Joint& joint : s.world.joints()) types.insert(joint.type());
    EXPECT_EQ(types.size(), static_cast<std::size_t>(kJointTypes)) << "the fields of every type of joints";
    EXPECT_GT(s.state, 800);
    EXPECT_GT(s.derived, 150);
    EXPECT_EQ(s.world.state_hash(), s.before);
}

/// Whether a manifold was kept or is fresh, the normal that the solver had is the manifold's, turned as the
/// state says.
TEST(Describe, AContactsNormalFollowsFromItsState) {
    World world({.allow_sleep = false});
    add_tumbler(world, 8);
    int contacts = 0, stale = 0;
    for (int i = 0; i < 120; ++i) {
        const Tables& tables = WorldTestAccess::tables(world);
        world.step(kDt);
        for (const Bin& bin : tables.graph.bins)
            for (const ContactSim& sim : bin.contacts) {
                if (sim.manifold.count == 0) continue;
                ++contacts;
                stale += sim.turn == tables.bodies.sim(sim.body_a).transform.q ? 0 : 1;
                ASSERT_EQ(sim.normal, rotate(sim.turn, sim.manifold.normal));
            }
    }
    EXPECT_GT(contacts, 1000);
    EXPECT_GT(stale, 500) << "most of them have turned since";
}

/// Marks the members of Tables that the description names.
struct Members : FieldVisitor {
    const char* begin = nullptr;
    std::vector<std::pair<std::ptrdiff_t, std::ptrdiff_t>> found;

    template <class T>
    void member(const char*, const T& table) {
        const std::ptrdiff_t at = reinterpret_cast<const char*>(&table) - begin;
        found.emplace_back(at, at + static_cast<std::ptrdiff_t>(sizeof table));
    }
    template <class T>
    void state(const char*, const T&) {}
    template <class T>
    void derived(const char*, const T&) {}
    void unbounded(const char*, float) {}
    template <class T>
    void first(const char*, const T*, int) {}
    template <class T>
    void kept(const char*, const T*, int) {}
    template <class T>
    void list(const char*, const T&) {}
    template <class T>
    void islands(const T&) {}
    template <class T>
    void boxes(const T&) {}
    void parameters(const JointRow&, const std::uint32_t*) {}
    void grown(const char*, std::span<const float>, int) {}
    template <class T>
    void fact(const char*, const T&) {}
};

/// A table that is forgotten leaves a hole.
TEST(Describe, NamesEveryMemberOfTheTables) {
    const World world;
    const Tables& tables = WorldTestAccess::tables(world);
    Members members;
    members.begin = reinterpret_cast<const char*>(&tables);
    describe(members, tables);
    std::ranges::sort(members.found);
    std::ptrdiff_t end = 0;
    for (const auto& [first, last] : members.found) {
        EXPECT_TRUE(first == end || first == (end + 7) / 8 * 8) << "only padding between members";
        end = last;
    }
    EXPECT_EQ((end + 7) / 8 * 8, static_cast<std::ptrdiff_t>(sizeof(Tables)));
}

}  // namespace
}  // namespace jostle::test

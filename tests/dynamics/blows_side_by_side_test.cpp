// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Contacts that pass on a blow are solved side by side, and each gets the bits that it gets alone.
#include <gtest/gtest.h>

#include <cstring>
#include <memory>
#include <vector>

#include "dynamics/contacts/heavy_blows.h"
#include "dynamics/contacts/heavy_on_light.h"
#include "math/random.h"

namespace jostle::test {
namespace {

using namespace detail;

constexpr int kOverflowRows = 4, kRows[] = {40, 7, 1};
constexpr int kAllRows = kOverflowRows + 40 + 7 + 1;
/// The null body, and two for each contact of the largest colour.
constexpr int kBodies = 1 + 2 * 40 * kRowWidth;

template <class Array>
void fill(Random& random, float lower, float upper, Array& array) {
    for (float& number : array) number = random.uniform(lower, upper);
}

/// A contact of which every third has one point.
void fill_lane(Random& random, std::uint32_t a, std::uint32_t b, int lane, ContactRow& row) {
    row.body_a[lane] = a;
    row.body_b[lane] = b;
    const Rot normal = Rot::from_angle(random.uniform(-3.0f, 3.0f));
    row.normal_x[lane] = normal.c;
    row.normal_y[lane] = normal.s;
    // Every sixth is with what does not move.
    if (random.below(6) > 0) row.moves_a |= 1u << lane;
    row.moves_b |= 1u << lane;
    if (random.below(3) == 0) row.first_point_first |= 1u << lane;
    if (random.below(3) == 0) row.friction_is_unsettled |= static_cast<std::uint8_t>(1u << lane);
    if (random.below(4) == 0) row.heavy_blows |= static_cast<std::uint8_t>(1u << lane);
    if (random.below(3) == 0) row.points[1].normal_mass[lane] = row.points[1].normal_impulse[lane] = 0.0f;
}

/// Contacts [first, first + width) of a colour that shifts the second bodies by `shift`.
ContactRow make_row(Random& random, int first, int width, int shift) {
    ContactRow row{};
    row.point_count = random.below(3) == 0 ? 1 : 2;
    row.has_own_softness = true;
    row.has_rounding = random.below(2) == 0;
    row.has_locked = random.below(3) == 0;
    row.has_surface_speed = random.below(3) == 0;
    fill(random, 0.0f, 2.0f, row.inv_mass_a);
    fill(random, 0.0f, 2.0f, row.inv_mass_b);
    fill(random, 0.0f, 5.0f, row.inv_inertia_a);
    fill(random, 0.0f, 5.0f, row.inv_inertia_b);
    fill(random, 0.0f, 1.0f, row.friction);
    fill(random, -1.0f, 1.0f, row.along_tangent.lever_a);
    fill(random, -1.0f, 1.0f, row.along_tangent.lever_b);
    fill(random, 0.1f, 0.5f, row.along_tangent.mass);
    fill(random, -0.2f, 0.2f, row.along_tangent.impulse);
    for (int p = 0; p < row.point_count; ++p) {
        ContactRowPoint& point = row.points[p];
        for (auto* array : {&point.along_a, &point.along_b, &point.lever_a, &point.lever_b})
            fill(random, -1.0f, 1.0f, *array);
        fill(random, -0.05f, 0.05f, point.separation);
        fill(random, 0.1f, 0.5f, point.normal_mass);
        fill(random, 0.0f, 1.0f, point.normal_impulse);
        fill(random, 0.0f, 1.0f, row.total_impulse[p]);
    }
    fill(random, 0.0f, 60.0f, row.bias_rate);
    fill(random, 0.5f, 1.5f, row.mass_scale);
    fill(random, 0.0f, 0.3f, row.impulse_scale);
    fill(random, 1.0f, 1.2f, row.friction_relaxation);
    // Of rows that lack them these are not to be read.
    for (auto* array : {&row.inv_mass_ay, &row.inv_mass_by, &row.radius_a, &row.radius_b, &row.surface_speed})
        fill(random, 0.0f, 1.0f, *array);
    const auto pairs = static_cast<std::uint32_t>(kBodies / 2);
    for (int lane = 0; lane < width; ++lane) {
        const auto contact = static_cast<std::uint32_t>(first + lane);
        const std::uint32_t other = (contact + static_cast<std::uint32_t>(shift)) % pairs;
        fill_lane(random, 1 + 2 * contact, 2 + 2 * other, lane, row);
    }
    return row;
}

struct Portion {
    explicit Portion(std::uint64_t seed) : states(kBodies), contacts(kAllRows) {
        Random random(seed);
        for (std::size_t i = 1; i < states.size(); ++i) {
            BodyState& state = states[i];
            state.velocity = {random.uniform(-3.0f, 3.0f), random.uniform(-3.0f, 3.0f)};
            state.angular = random.uniform(-3.0f, 3.0f);
            state.delta_position = {random.uniform(-0.1f, 0.1f), random.uniform(-0.1f, 0.1f)};
            state.delta_rotation = Rot::from_angle(random.uniform(-0.1f, 0.1f));
        }
        int row = 0;
        const auto add = [&](int bin, int rows, int width) {
            colours.push_back({.bin = bin, .first_row = row, .row_count = rows, .has_heavy_blows = true});
            for (int r = 0; r < rows; ++r)
                contacts[static_cast<std::size_t>(row++)] = make_row(random, r * width, width, 3 * bin);
        };
        // Its contacts share bodies.
        add(kOverflowBin, kOverflowRows, 1);
        for (int r = 0; r < kOverflowRows; ++r) contacts[static_cast<std::size_t>(r)].body_b[0] = 2;
        for (int bin = 0; bin < 3; ++bin) add(bin, kRows[bin], kRowWidth);
    }
    [[nodiscard]] ContactKernelArguments arguments(int substep, bool use_bias) {
        return {states.data(), nullptr, nullptr, 240.0f, 3.0f, 1.0f, 0.005f, substep, use_bias};
    }
    std::vector<BodyState> states;
    std::vector<ContactRow> contacts;
    std::vector<ActiveColour> colours;
};

static_assert(sizeof(BodyState) == 8 * sizeof(float), "no padding is compared");
bool are_same(const std::vector<BodyState>& one, const std::vector<BodyState>& other) {
    return std::memcmp(one.data(), other.data(), sizeof(BodyState) * one.size()) == 0;
}

template <class Array>
bool are_same(const Array& one, const Array& other) {
    return std::memcmp(&one, &other, sizeof(Array)) == 0;
}
/// Of what is solved; nothing else may change.
bool are_same(const std::vector<ContactRow>& one, const std::vector<ContactRow>& other) {
    for (std::size_t r = 0; r < one.size(); ++r) {
        const ContactRow &a = one[r], &b = other[r];
        if (!are_same(a.along_tangent, b.along_tangent) || !are_same(a.points, b.points) ||
            !are_same(a.total_impulse, b.total_impulse))
            return false;
    }
    return true;
}

void solve_each_alone(Portion& portion, int substep, bool use_bias) {
    for (int sweep = 0; sweep < kHeavyBlowSweeps; ++sweep)
        for (ContactRow& row : portion.contacts)
            if (row.heavy_blows != 0) solve_again(portion.arguments(substep, use_bias), row.heavy_blows, row);
}

void solve_side_by_side(Portion& portion, int room, int substep, bool use_bias) {
    const auto packed = std::make_unique<PackedRow[]>(static_cast<std::size_t>(room) + 1);
    std::vector<HeavyBlowRow> heavy_blows(kAllRows + static_cast<std::size_t>(room));
    PortionRows rows;
    rows.contacts = portion.contacts.data();
    rows.heavy_blows = heavy_blows.data();
    rows.packed = packed.get();
    rows.packed_room = room;
    for (const ActiveColour& colour : portion.colours) list_heavy_blows(colour, rows);
    sweep_heavy_blows(portion.arguments(substep, use_bias), rows);
    EXPECT_LE(rows.packed_count, room);
    EXPECT_EQ(rows.packed_count > 0, room > 0) << "contacts of many rows share one";
}

TEST(BlowsSideBySide, HaveTheBitsOfEachAlone) {
    for (std::uint64_t seed = 0; seed < 40; ++seed)
        for (const bool use_bias : {false, true})
            for (const int room : {0, 1, 3, kMostPackedRows}) {
                SCOPED_TRACE(testing::Message() << seed << " " << use_bias << " " << room);
                const int substep = seed % 2 == 1 ? 1 : 2;
                Portion alone(seed), packed(seed);
                const std::vector<BodyState> before = alone.states;
                solve_each_alone(alone, substep, use_bias);
                solve_side_by_side(packed, room, substep, use_bias);
                EXPECT_FALSE(are_same(before, alone.states));
                EXPECT_TRUE(are_same(alone.states, packed.states));
                EXPECT_TRUE(are_same(alone.contacts, packed.contacts));
            }
}

}  // namespace
}  // namespace jostle::test

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Boxes on a kinematic platform that rocks by 0.1 rad, at 1 rad/s: the slope is a sixth of the angle of
// friction.
#include <gtest/gtest.h>
#include <jostle/dynamics/world.h>
#include <jostle/math/trigonometry.h>

#include <cstdlib>
#include <vector>

namespace jostle {
namespace {

/// In a minute, at 60 Hz and 4 sub-steps, 1, 3 and 10 m from the pivot: a single box within 5 mm, and each of
/// a column of four within 20 mm.
TEST(RockingPlatform, BoxesStayWhereTheyAre) {
    constexpr float kHertz = 60;
    for (const float x : {1.0f, 3.0f, 10.0f}) {
        for (const int height : {1, 4, -4}) {
            World world({.allow_sleep = false});
            Body platform;
            const auto make_platform = [&] {
                platform = world.create_body({.type = BodyType::kKinematic, .position = {0, -0.2f}});
                platform.create_shape(Polygon::box(30, 0.2f));
            };
            // Made before the boxes or after: so it is body A of its contact, or B.
            if (height > 0) make_platform();
            std::vector<Body> boxes;
            for (int i = 0; i < std::abs(height); ++i) {
                boxes.push_back(world.create_body(
                    {.type = BodyType::kDynamic, .position = {x, 0.5f + static_cast<float>(i)}}));
                boxes.back().create_shape(Polygon::box(0.5f, 0.5f));
            }
            if (height < 0) make_platform();
            std::vector<float> first;
            for (int i = 0; i < static_cast<int>(61 * kHertz); ++i) {
                const float t = static_cast<float>(i + 1) / kHertz, ramp = t < 1 ? t : 1;
                platform.move_to({{0, -0.2f}, Rot::from_angle(0.1f * ramp * math::sin(t))}, 1 / kHertz);
                world.step(1 / kHertz);
                if (i != static_cast<int>(kHertz)) continue;
                for (const Body& box : boxes) first.push_back(platform.local_point(box.position()).x);
            }
            for (std::size_t i = 0; i < boxes.size(); ++i)
                EXPECT_NEAR(platform.local_point(boxes[i].position()).x, first[i],
                            height == 1 ? 0.005f : 0.02f)
                    << x << " m from the pivot, box " << i << " of " << height;
        }
    }
}

}  // namespace
}  // namespace jostle

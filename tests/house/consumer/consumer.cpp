// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A user's first program. The tests build it in several ways and compare what it prints; with an argument
// it computes without vectors.
#include <jostle/jostle.h>

#include <cstdint>
#include <cstdio>

using namespace jostle;

int main(int argc, char**) {
    if (argc > 1) limit_vector_width(VectorWidth::kOne);
    World world({.gravity = {0, -10}});
    Body ground = world.create_body({});
    ground.create_shape(Segment{{-20, 0}, {20, 0}});
    for (int i = 0; i < 10; ++i) {
        // Numbers without a rounding, so that however this unit is compiled they are the same; they tumble.
        const float t = static_cast<float>(i);
        Body crate = world.create_body({.type = BodyType::kDynamic,
                                        .position = {0.25f * static_cast<float>(i % 3), 1.5f + 1.25f * t},
                                        .angle = 0.375f * t,
                                        .angular_velocity = 0.5f * t});
        crate.create_shape(Polygon::box(0.5f, 0.5f), {.density = 1, .material = {.friction = 0.3f}});
    }
    for (int i = 0; i < 180; ++i) world.step(1.0f / 60);
    std::printf("%016llx\n", static_cast<unsigned long long>(world.state_hash()));
}

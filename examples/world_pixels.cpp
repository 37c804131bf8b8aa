// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A world in pixels, 64 to a metre, and the same world in metres.
#include <jostle/jostle.h>

#include <cstdio>

using namespace jostle;

namespace {

constexpr float kPixels = 64.0f;  // [px/m] a power of two

/// A crate 64 px wide slides down a ramp. On the screen y points down, and so does gravity.
float slide_in_pixels() {
    World world({.gravity = {0.0f, 10.0f * kPixels}, .length_scale = kPixels});
    const Body ramp = world.create_body({.position = {400.0f, 500.0f}, .angle = 0.3f});
    ramp.create_shape(Polygon::box(480.0f, 32.0f), {.material = {.friction = 0.1f}});
    const Body crate = world.create_body({.type = BodyType::kDynamic, .position = {400.0f, 320.0f}});
    crate.create_shape(Polygon::box(32.0f, 32.0f), {.density = 2.0f / (kPixels * kPixels)});  // 2 kg/m^2
    crate.apply_impulse_to_center({3.0f * kPixels, 0.0f});                                    // 3 N s

    for (int step = 0; step < 60; ++step) world.step(1.0f / 60.0f);
    std::printf("%.0f kg at (%.1f, %.1f) px, %.1f px/s\n", static_cast<double>(crate.mass()),
                static_cast<double>(crate.position().x), static_cast<double>(crate.position().y),
                static_cast<double>(length(crate.linear_velocity())));
    return crate.position().x;
}

/// The same with every length divided by 64.
float slide_in_metres() {
    World world({.gravity = {0.0f, 10.0f}});
    const Body ramp = world.create_body({.position = {6.25f, 7.8125f}, .angle = 0.3f});
    ramp.create_shape(Polygon::box(7.5f, 0.5f), {.material = {.friction = 0.1f}});
    const Body crate = world.create_body({.type = BodyType::kDynamic, .position = {6.25f, 5.0f}});
    crate.create_shape(Polygon::box(0.5f, 0.5f), {.density = 2.0f});
    crate.apply_impulse_to_center({3.0f, 0.0f});

    for (int step = 0; step < 60; ++step) world.step(1.0f / 60.0f);
    return crate.position().x;
}

}  // namespace

int main() {
    const float pixels = slide_in_pixels();
    const float metres = slide_in_metres();
    std::printf("the same bits in metres: %s\n", pixels == metres * kPixels ? "yes" : "no");
}

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// News from inside a step: a vase that falls, and breaks by the blow.
#include <jostle/jostle.h>

#include <cstdio>

using namespace jostle;

int main() {
    World world({.gravity = {0.0f, -10.0f}});
    const Body ground = world.create_body();
    ground.create_shape(Segment{{-20.0f, 0.0f}, {20.0f, 0.0f}}, {.user_data = 1});
    const Body vase = world.create_body({.type = BodyType::kDynamic, .position = {0.0f, 2.1f}});
    vase.create_shape(Polygon::box(0.25f, 0.25f), {.density = 4.0f, .user_data = 2});

    world.on_contact_began([](const ContactBegan& e) {
        std::printf("they touch at %.1f m/s\n", static_cast<double>(e.approach_speed));
    });
    world.on_impulses([&](const Contact& contact) {
        float impulse = 0.0f;  // [N s] in this step
        for (int i = 0; i < contact.count; ++i) impulse += contact.points[i].normal_impulse;
        if (impulse < 5.0f) return;
        std::printf("a blow of %.0f N s\n", static_cast<double>(impulse));
        world.destroy(vase);  // when the step is done
    });
    world.on_contact_ended([](const ContactEnded& e) {
        // The vase is still there, and all of its handles answer.
        std::printf("shape %d no longer touches shape %d\n", static_cast<int>(e.shape_a.user_data()),
                    static_cast<int>(e.shape_b.user_data()));
    });
    for (int step = 0; step < 60 && vase.is_valid(); ++step) world.step(1.0f / 60.0f);
    std::printf("the vase is %s\n", vase.is_valid() ? "there" : "gone");
}

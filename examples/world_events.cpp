// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A ball falls through a gate onto the ground: what a game is told, and what it can ask.
#include <jostle/jostle.h>

#include <cstdio>

using namespace jostle;

namespace {

constexpr std::uint64_t kGround = 1, kGate = 2, kBall = 3;

const char* name(const Shape& shape) {
    return shape.user_data() == kGround ? "ground" : shape.user_data() == kGate ? "gate" : "ball";
}

void report(const World& world) {
    const Events events = world.events();
    for (const SensorLeft& e : events.sensors_left)
        std::printf("%.2f s: shape %d has left the gate\n", world.time(),
                    static_cast<int>(e.visitor_user_data));
    for (const ContactBegan& e : events.contacts_began)
        std::printf("%.2f s: %s touches %s\n", world.time(), name(e.shape_a), name(e.shape_b));
    for (const SensorEntered& e : events.sensors_entered)
        std::printf("%.2f s: %s enters the %s\n", world.time(), name(e.visitor), name(e.sensor));
    for (const ContactHit& e : events.hits)
        std::printf("%.2f s: a hit at %.1f m/s\n", world.time(), static_cast<double>(e.approach_speed));
}

}  // namespace

int main() {
    World world;
    const Body ground = world.create_body();
    ground.create_shape(Segment{{-20.0f, 0.0f}, {20.0f, 0.0f}}, {.user_data = kGround});
    const Body gate = world.create_body({.position = {0.0f, 3.0f}});
    const Shape zone = gate.create_shape(Polygon::box(2.0f, 0.5f), {.is_sensor = true, .user_data = kGate});
    const Body ball = world.create_body({.type = BodyType::kDynamic, .position = {0.0f, 6.0f}});
    ball.create_shape(Circle{{}, 0.25f}, {.hit_events = true, .user_data = kBall});

    for (int step = 0; step < 90; ++step) {
        world.step(1.0f / 60.0f);
        report(world);
        if (step == 45)
            for (const SensorVisitor& visitor : zone.visitors())
                std::printf("%s has been in the gate for %.2f s\n", name(visitor.shape),
                            static_cast<double>(visitor.time));
    }
    std::printf("the ball %s the ground\n", ball.is_touching(ground) ? "lies on" : "is above");

    // A body may go at any time between steps; the next step tells how its touches ended.
    world.destroy(ball);
    world.step(1.0f / 60.0f);
    for (const ContactEnded& e : world.events().contacts_ended)
        std::printf("ended: %d and %d; the ball is %s\n", static_cast<int>(e.user_data_a),
                    static_cast<int>(e.user_data_b),
                    e.shape_a.is_valid() && e.shape_b.is_valid() ? "there" : "gone");
}

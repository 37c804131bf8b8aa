// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The same bits with one thread and with two; the memory of a world; a refused call.
#include <jostle/dynamics/scheduler.h>
#include <jostle/jostle.h>

#include <cstdio>
#include <memory_resource>

using namespace jostle;

namespace {

/// Counts what a world asks for.
class Counting : public std::pmr::memory_resource {
  public:
    long allocations = 0;

  private:
    void* do_allocate(std::size_t bytes, std::size_t alignment) override {
        ++allocations;
        return std::pmr::new_delete_resource()->allocate(bytes, alignment);
    }
    void do_deallocate(void* memory, std::size_t bytes, std::size_t alignment) override {
        std::pmr::new_delete_resource()->deallocate(memory, bytes, alignment);
    }
    [[nodiscard]] bool do_is_equal(const memory_resource& other) const noexcept override {
        return this == &other;
    }
};

void fill(World& world) {
    world.create_body().create_shape(Segment{{-20, 0}, {20, 0}});
    for (int i = 0; i < 100; ++i) {
        const int column = i % 10, row = i / 10;
        const Vec2 place{static_cast<float>(column), 0.5f + static_cast<float>(row)};
        world.create_body({.type = BodyType::kDynamic, .position = place})
            .create_shape(Polygon::box(0.5f, 0.5f));
    }
}

void same_bits() {
    const auto scheduler = make_default_scheduler(2);  // one for the whole program
    World one, two({.scheduler = scheduler.get()});
    fill(one);
    fill(two);
    for (int step = 0; step < 60; ++step) {
        one.step(1.0f / 60.0f);
        two.step(1.0f / 60.0f);
    }
    std::printf("one thread and two: %s\n",
                one.state_hash() == two.state_hash() ? "the same" : "not the same");
}

void memory() {
    Counting counting;
    World world({.memory = &counting});
    fill(world);
    for (int step = 0; step < 60; ++step) world.step(1.0f / 60.0f);
    const long before = counting.allocations;
    for (int step = 0; step < 60; ++step) world.step(1.0f / 60.0f);
    std::printf("60 more steps: %ld allocations\n", counting.allocations - before);
}

void refused_calls() {
    World world;
    const Body ball = world.create_body({.type = BodyType::kDynamic});
    try {
        ball.create_shape(Circle{{}, -1});
    } catch (const Error& error) {
        std::printf("%s\n", error.what());
    }
    world.destroy(ball);
    try {
        ball.set_linear_velocity({1, 0});
    } catch (const Error& error) {
        std::printf("%s\n", error.what());
    }
}

}  // namespace

int main() {
    same_bits();
    memory();
    refused_calls();
}

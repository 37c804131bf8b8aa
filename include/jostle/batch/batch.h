// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Batch: many worlds of one kind that are stepped together by all threads of a scheduler, one world per
// thread at a time. Actions and observations are rows of numbers, one row for each world.
//
//     Batch batch(4096, [](const BatchEpisode& episode) { return make_level(episode.seed); },
//                 {.seed = 1, .scheduler = scheduler.get()});
//     const BatchColumns hip = batch.add_action(BatchAction::kMotorSpeed, hinge);
//     batch.add_observation(BatchObservation::kPosition, hull);
//     batch.step(actions, observations);   // rows of action_columns() and of observation_columns()
//     batch.reset(done);                   // back to the states that were kept
//     batch.remake(done);                  // other worlds, by other seeds
//
// Invariant: worlds share nothing, so that each has the bits that it would have alone, for any number of
// worlds and threads.
//
// A step allocates nothing beyond the allocations of the worlds' steps. A batch is for one thread at a time.
// A batch that was moved from may be assigned to or destroyed, and nothing else.
#pragma once

#include <jostle/batch/columns.h>
#include <jostle/core/callback.h>
#include <jostle/dynamics/world.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <type_traits>

JOSTLE_API_BEGIN
namespace jostle {

/// An episode, for which a world is made.
struct BatchEpisode {
    int world = 0;           ///< [1] its place in the batch
    int number = 0;          ///< [1] of worlds that the place had before
    std::uint64_t seed = 0;  ///< [1] of its own: it follows from the batch's, the place and the number
    std::span<const float> parameters;  ///< the place's own; valid during the call
};

/// Makes a world. Its answer must depend on the episode alone.
using BatchMaker = Callback<World(const BatchEpisode&)>;

struct BatchDef {
    std::uint64_t seed = 0;
    /// As many for each world, world by world; copied.
    std::span<const float> parameters{};
    TaskScheduler* scheduler = nullptr;  ///< must outlive the batch. nullptr: one thread
    /// Whether the maker is called on many threads at a time, for different worlds.
    bool makes_in_parallel = false;
};

struct BatchStep {
    float dt = 1.0f / 60.0f;          ///< [s] 1e-6 to 1
    int substeps = kDefaultSubsteps;  ///< [1] 1 to 64
    /// [1] 1 to 1,000 steps with the same actions. Forces act in all of them, impulses come before the first.
    int repeats = 1;
};

/// A mask has a byte for each world, and means those whose byte is not 0. An empty one means all.
using BatchMask = std::span<const std::uint8_t>;

class Batch {
  public:
    /// Makes `count` worlds, at least 1, and keeps the states that they are made in.
    Batch(int count, BatchMaker maker, const BatchDef& def = {});
    ~Batch();
    Batch(Batch&& other) noexcept;
    Batch& operator=(Batch&& other) noexcept;

    [[nodiscard]] int size() const;
    /// To look at, and to edit between steps. It stays where it is; remake() puts another in its place.
    [[nodiscard]] World& world(int index);
    [[nodiscard]] const World& world(int index) const;
    /// The seed that a world was made with.
    [[nodiscard]] std::uint64_t seed(int index) const;

    /// Adds columns at the end of the rows of actions. The object is one of any world of the batch, and each
    /// world must have its like: with a motor, with a servo.
    BatchColumns add_action(BatchAction type, const Body& body);
    BatchColumns add_action(BatchAction type, const Joint& joint);
    /// Adds columns at the end of the rows of observations; the same.
    BatchColumns add_observation(BatchObservation type, const Body& body);
    BatchColumns add_observation(BatchObservation type, const Shape& shape);
    BatchColumns add_observation(BatchObservation type, const Joint& joint);
    BatchColumns add_ray(const Body& body, const BatchRay& ray);
    /// [m] The least separation of the points of two shapes' contact; infinity where it has none. A touch
    /// of the one's is with any shape, a separation with the other alone.
    BatchColumns add_separation(const Shape& shape, const Shape& other);
    /// Of the nearest contacts of a shape, at most `most` of 1 to 64, two columns each: the index of the
    /// other shape (Handle::index), and the least separation [m] of the contact's points, which orders them,
    /// before the index. Where there are fewer, -1 and infinity.
    BatchColumns add_contacts(const Shape& shape, int most);
    [[nodiscard]] int action_columns() const;
    [[nodiscard]] int observation_columns() const;

    /// Acts on each world by its row, steps it, and writes its row of observations; none are written into an
    /// empty span. All numbers are looked at first: where one is bad, nothing has changed. A later
    /// refusal of a world's, for want of memory or where impulses add up beyond the greatest speed, comes
    /// out when all others have been stepped; of several, that of the first world.
    void step(std::span<const float> actions, std::span<float> observations, const BatchStep& step = {});
    /// Writes the rows of observations as the worlds are now.
    void observe(std::span<float> observations) const;

    /// Keeps the states of worlds as they are, for reset().
    void keep(BatchMask mask = {});
    /// Worlds go back to the states that were kept: when they were made, or by keep(). Where memory runs out,
    /// a world is as it was, or has gone back.
    void reset(BatchMask mask = {});
    /// Worlds go to a state, a save of one of them (World::save). Bytes that are no such save are refused,
    /// and nothing has changed; memory as in reset().
    void load(std::span<const std::byte> state, BatchMask mask = {});
    /// Makes worlds anew, by the maker, and keeps their states. `seeds` has one for each world of the batch;
    /// where it is empty, they follow from the batch's. If a world cannot be made, or lacks an object that
    /// columns are about, nothing has changed.
    void remake(BatchMask mask = {}, std::span<const std::uint64_t> seeds = {});
    /// The parameters of all worlds, for those that are made from now on: as many as before.
    void set_parameters(std::span<const float> parameters);
    [[nodiscard]] std::span<const float> parameters() const;

    /// Calls function(index, world) for each world, on many threads; of what it throws, the first world's
    /// comes out in the end.
    template <class Function>
    void for_each(Function&& function) {
        call_each(const_cast<void*>(static_cast<const void*>(&function)),
                  [](void* object, int index, World& world) {
                      (*static_cast<std::remove_reference_t<Function>*>(object))(index, world);
                  });
    }

  private:
    struct Parts;

    void call_each(void* context, void (*call)(void* context, int index, World& world));

    std::unique_ptr<Parts> parts_;
};

}  // namespace jostle
JOSTLE_API_END

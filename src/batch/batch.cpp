// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The calls of a batch: each checks its arguments, and then goes over the worlds.
#include <jostle/batch/batch.h>

#include <algorithm>
#include <exception>
#include <string>
#include <utility>
#include <vector>

#include "batch/parts.h"

namespace jostle {
namespace {

using namespace detail;

constexpr int kMostWorlds = 1 << 17;  ///< [1] half of those that a process may have, for remake()
constexpr int kMostRepeats = 1000;    ///< [1]
constexpr int kMostContacts = 64;     ///< [1] of add_contacts()

/// The seed of a world: a mix of the bits of all three [Steele2014].
std::uint64_t seed_of(std::uint64_t batch, std::uint64_t world, std::uint64_t number) {
    const auto mix = [](std::uint64_t z) {
        z += 0x9e3779b97f4a7c15u;
        z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
        z = (z ^ z >> 27) * 0x94d049bb133111ebu;
        return z ^ z >> 31;
    };
    return mix(mix(mix(batch) ^ world) ^ number);
}

std::string count_text(std::size_t count) {
    return std::to_string(count) + " numbers";
}

/// States that are alike become one: worlds of one scene begin alike.
void share(KeptState& state, KeptState& first) {
    if (state == nullptr) return;
    if (first == nullptr) first = state;
    if (*state == *first) state = first;
}
KeptState state_of(const World& world) {
    return std::make_shared<const std::vector<std::byte>>(world.save());
}

}  // namespace

void Batch::Parts::throw_failure() const {
    std::size_t first = 0;
    while (failures[first] == nullptr) ++first;
    const std::exception_ptr failure = failures[first];
#if defined(__cpp_exceptions)
    try {
        std::rethrow_exception(failure);
    } catch (const Error& error) {
        raise(error.function(), error.argument(), error.value(),
              error.requirement() + " (world " + std::to_string(first) + " of the batch)");
    }
#endif
    std::terminate();
}

void Batch::Parts::require_fit(const Call& call, const World& world, std::size_t index) const {
    for (const ActionColumns& columns : actions)
        detail::require_fit(call, world, static_cast<int>(index), columns);
    for (const ObservationColumns& columns : observations)
        detail::require_fit(call, world, static_cast<int>(index), columns);
}

std::vector<NewWorld> Batch::Parts::make(const Call& call, BatchMask mask, std::span<const std::uint64_t> of,
                                         std::span<const int> number) {
    const std::size_t width = parameters.size() / size();
    std::vector<NewWorld> made(size());
    for_worlds(mask, makes_in_parallel, [&](std::size_t i) {
        made[i].world.emplace(
            maker({static_cast<int>(i), number[i], of[i], std::span(parameters).subspan(i * width, width)}));
        require_fit(call, *made[i].world, i);
        made[i].state = state_of(*made[i].world);
    });
    return made;
}

void Batch::Parts::take(std::vector<NewWorld>& made) {
    KeptState first = kept.front();
    for (std::size_t i = 0; i < made.size(); ++i) {
        if (!made[i].world) continue;
        share(made[i].state, first);
        kept[i] = std::move(made[i].state);
        if (worlds.size() == i) {
            worlds.push_back(std::move(*made[i].world));
        } else {
            worlds[i] = std::move(*made[i].world);
        }
    }
}

Batch::Batch(int count, BatchMaker maker, const BatchDef& def) : parts_(std::make_unique<Parts>()) {
    constexpr Call kCall("Batch::Batch");
    kCall.in(1, kMostWorlds, "count", count);
    if (!maker) kCall.refuse("maker", "empty", "it must make worlds");
    const auto size = static_cast<std::size_t>(count);
    if (def.parameters.size() % size != 0)
        kCall.refuse("parameters", count_text(def.parameters.size()), "each world must have as many");
    Parts& parts = *parts_;
    parts.maker = std::move(maker);
    parts.seed = def.seed;
    parts.scheduler = def.scheduler;
    parts.makes_in_parallel = def.makes_in_parallel;
    parts.parameters.assign(def.parameters.begin(), def.parameters.end());
    parts.kept.resize(size);
    parts.failures.resize(size);
    parts.numbers.resize(size);
    parts.seeds.resize(size);
    for (std::size_t i = 0; i < size; ++i) parts.seeds[i] = seed_of(def.seed, i, 0);
    parts.worlds.reserve(size);
    std::vector<NewWorld> made = parts.make(kCall, {}, parts.seeds, parts.numbers);
    parts.take(made);
}
Batch::~Batch() = default;
Batch::Batch(Batch&& other) noexcept = default;
Batch& Batch::operator=(Batch&& other) noexcept = default;

int Batch::size() const {
    return static_cast<int>(parts_->size());
}
World& Batch::world(int index) {
    Call("Batch::world").in(0, size() - 1, "index", index);
    return parts_->worlds[static_cast<std::size_t>(index)];
}
const World& Batch::world(int index) const {
    Call("Batch::world").in(0, size() - 1, "index", index);
    return parts_->worlds[static_cast<std::size_t>(index)];
}
std::uint64_t Batch::seed(int index) const {
    Call("Batch::seed").in(0, size() - 1, "index", index);
    return parts_->seeds[static_cast<std::size_t>(index)];
}
int Batch::action_columns() const {
    return static_cast<int>(parts_->action_columns);
}
int Batch::observation_columns() const {
    return static_cast<int>(parts_->observation_columns);
}

BatchColumns Batch::add_action(BatchAction type, const Body& body) {
    constexpr Call kCall("Batch::add_action");
    kCall.one_of(BatchAction::kAngularVelocity, "type", type, "it must be a BatchAction");
    if (is_of_joint(type)) kCall.refuse("type", "of joints", "a body has no motor and no servo");
    return parts_->add(kCall, parts_->actions, parts_->action_columns,
                       ActionColumns{.type = type, .key = body.handle().key()});
}
BatchColumns Batch::add_action(BatchAction type, const Joint& joint) {
    constexpr Call kCall("Batch::add_action");
    kCall.one_of(BatchAction::kAngularVelocity, "type", type, "it must be a BatchAction");
    if (!is_of_joint(type)) kCall.refuse("type", "of bodies", "a joint has motors and servos alone");
    return parts_->add(kCall, parts_->actions, parts_->action_columns,
                       ActionColumns{.type = type, .key = joint.handle().key()});
}

BatchColumns Batch::add_observation(BatchObservation type, const Body& body) {
    constexpr Call kCall("Batch::add_observation");
    if (type > BatchObservation::kTouches)
        kCall.refuse("type", "not of bodies", "a body has a pose, velocities, sleep and touches");
    return parts_->add(
        kCall, parts_->observations, parts_->observation_columns,
        ObservationColumns{.type = type, .object = ColumnObject::kBody, .key = body.handle().key()});
}
BatchColumns Batch::add_observation(BatchObservation type, const Shape& shape) {
    constexpr Call kCall("Batch::add_observation");
    if (type != BatchObservation::kTouches) kCall.refuse("type", "not of shapes", "a shape has touches");
    return parts_->add(
        kCall, parts_->observations, parts_->observation_columns,
        ObservationColumns{.type = type, .object = ColumnObject::kShape, .key = shape.handle().key()});
}
BatchColumns Batch::add_observation(BatchObservation type, const Joint& joint) {
    constexpr Call kCall("Batch::add_observation");
    if (type < BatchObservation::kJointPosition || type > BatchObservation::kJointTorque)
        kCall.refuse("type", "not of joints", "a joint has a position, a speed, a force and a torque");
    return parts_->add(
        kCall, parts_->observations, parts_->observation_columns,
        ObservationColumns{.type = type, .object = ColumnObject::kJoint, .key = joint.handle().key()});
}
BatchColumns Batch::add_ray(const Body& body, const BatchRay& ray) {
    constexpr Call kCall("Batch::add_ray");
    constexpr Range kLength{-2.0f * kMaxCoordinate, 2.0f * kMaxCoordinate};
    kCall.in(kLength, "ray.origin", ray.origin);
    kCall.in(kLength, "ray.translation", ray.translation);
    return parts_->add(kCall, parts_->observations, parts_->observation_columns,
                       ObservationColumns{.type = BatchObservation::kRay,
                                          .object = ColumnObject::kBody,
                                          .key = body.handle().key(),
                                          .ray = ray});
}

BatchColumns Batch::add_separation(const Shape& shape, const Shape& other) {
    return parts_->add("Batch::add_separation", parts_->observations, parts_->observation_columns,
                       ObservationColumns{.type = BatchObservation::kSeparation,
                                          .object = ColumnObject::kShape,
                                          .key = shape.handle().key(),
                                          .other = other.handle().key()});
}

BatchColumns Batch::add_contacts(const Shape& shape, int most) {
    constexpr Call kCall("Batch::add_contacts");
    kCall.in(1, kMostContacts, "most", most);
    return parts_->add(kCall, parts_->observations, parts_->observation_columns,
                       ObservationColumns{.type = BatchObservation::kContacts,
                                          .object = ColumnObject::kShape,
                                          .key = shape.handle().key(),
                                          .contacts = most});
}

void Batch::step(std::span<const float> actions, std::span<float> observations, const BatchStep& step) {
    constexpr Call kCall("Batch::step");
    Parts& parts = *parts_;
    const std::size_t in = parts.size() * parts.action_columns;
    const std::size_t out = parts.size() * parts.observation_columns;
    if (actions.size() != in)
        kCall.refuse("actions", count_text(actions.size()), "there must be " + std::to_string(in));
    if (!observations.empty() && observations.size() != out)
        kCall.refuse("observations", count_text(observations.size()),
                     "there must be " + std::to_string(out) + ", or none");
    kCall.in({1.0e-6f, 1.0f}, "step.dt", step.dt);
    kCall.in(1, 64, "step.substeps", step.substeps);
    kCall.in(1, kMostRepeats, "step.repeats", step.repeats);
    for (std::size_t i = 0; i < parts.size(); ++i)
        for (const ActionColumns& columns : parts.actions)
            require_numbers(kCall, static_cast<int>(i), columns, parts.row(actions, i));

    parts.for_worlds({}, true, [&](std::size_t i) {
        World& world = parts.worlds[i];
        for (const ActionColumns& columns : parts.actions) act_once(world, columns, parts.row(actions, i));
        for (int repeat = 0; repeat < step.repeats; ++repeat) {
            for (const ActionColumns& columns : parts.actions)
                act_again(world, columns, parts.row(actions, i));
            world.step(step.dt, step.substeps);
        }
        if (!observations.empty()) parts.observe_one(i, observations);
    });
}

void Batch::observe(std::span<float> observations) const {
    constexpr Call kCall("Batch::observe");
    const std::size_t out = parts_->size() * parts_->observation_columns;
    if (observations.size() != out)
        kCall.refuse("observations", count_text(observations.size()), "there must be " + std::to_string(out));
    parts_->for_worlds({}, true, [&](std::size_t i) { parts_->observe_one(i, observations); });
}

void Batch::keep(BatchMask mask) {
    parts_->require_mask("Batch::keep", mask);
    std::vector<KeptState> states(parts_->size());
    parts_->for_worlds(mask, true, [&](std::size_t i) { states[i] = state_of(parts_->worlds[i]); });
    KeptState first;
    for (std::size_t i = 0; i < states.size(); ++i) {
        share(states[i], first);
        if (states[i] != nullptr) parts_->kept[i] = std::move(states[i]);
    }
}

void Batch::reset(BatchMask mask) {
    parts_->require_mask("Batch::reset", mask);
    parts_->for_worlds(mask, true, [&](std::size_t i) {
        (void)parts_->worlds[i].load(*parts_->kept[i], {.trusted = true});
    });
}

void Batch::load(std::span<const std::byte> state, BatchMask mask) {
    constexpr Call kCall("Batch::load");
    parts_->require_mask(kCall, mask);
    World first;
    (void)first.load(state);
    parts_->require_fit(kCall, first, 0);
    parts_->for_worlds(mask, true,
                       [&](std::size_t i) { (void)parts_->worlds[i].load(state, {.trusted = true}); });
}

void Batch::remake(BatchMask mask, std::span<const std::uint64_t> seeds) {
    constexpr Call kCall("Batch::remake");
    Parts& parts = *parts_;
    parts.require_mask(kCall, mask);
    if (!seeds.empty() && seeds.size() != parts.size())
        kCall.refuse("seeds", count_text(seeds.size()), "there must be one for each world, or none");
    std::vector<std::uint64_t> of(parts.seeds);
    std::vector<int> number(parts.numbers);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (!Parts::is_meant(mask, i)) continue;
        ++number[i];
        of[i] = seeds.empty() ? seed_of(parts.seed, i, static_cast<std::uint64_t>(number[i])) : seeds[i];
    }
    std::vector<NewWorld> made = parts.make(kCall, mask, of, number);
    // From here on nothing fails.
    parts.take(made);
    parts.seeds = std::move(of);
    parts.numbers = std::move(number);
}

void Batch::set_parameters(std::span<const float> parameters) {
    if (parameters.size() != parts_->parameters.size())
        Call("Batch::set_parameters")
            .refuse("parameters", count_text(parameters.size()),
                    "there must be " + std::to_string(parts_->parameters.size()) + " as before");
    std::copy(parameters.begin(), parameters.end(), parts_->parameters.begin());
}
std::span<const float> Batch::parameters() const {
    return parts_->parameters;
}

void Batch::call_each(void* context, void (*call)(void* context, int index, World& world)) {
    parts_->for_worlds({}, true,
                       [&](std::size_t i) { call(context, static_cast<int>(i), parts_->worlds[i]); });
}

}  // namespace jostle

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Worlds as bytes, and back. Snapshots are in snapshot.cpp.
#include <jostle/dynamics/world.h>

#include <optional>
#include <utility>

#include "dynamics/save/state.h"
#include "dynamics/world/check.h"
#include "dynamics/world/door.h"

namespace jostle {
namespace {

using namespace detail;

/// A handle's key, in a world.
Handle handle_of(const WorldImpl& world, std::uint64_t key) {
    return world.handle(Id{static_cast<std::uint32_t>(key), static_cast<std::uint32_t>(key >> 32)});
}

/// A place in the registry, given back unless it is kept.
class NewPlace {
  public:
    explicit NewPlace(WorldImpl* world) : place_(register_world(world)) {}
    NewPlace(const NewPlace&) = delete;
    NewPlace& operator=(const NewPlace&) = delete;
    ~NewPlace() { unregister_world(place_); }
    [[nodiscard]] const WorldPlace& place() const { return place_; }
    /// Trades it for another, which is given back.
    void swap(WorldPlace& other) noexcept { std::swap(place_, other); }

  private:
    WorldPlace place_;
};

}  // namespace

std::size_t WorldImpl::save(std::span<std::byte> bytes) const {
    return save_world({*tables_, queue_, events_, callbacks_.asks()}, bytes);
}

LoadReport WorldImpl::report_functions(std::uint32_t asked, const Tables& tables, const WorldPlace& place) {
    LoadReport report;
    const std::uint32_t missing = asked & ~callbacks_.asks();
    report.should_collide = (missing & 1u) != 0;
    report.custom_joints = (missing & 2u) != 0;
    bool is_any_asking = false;
    for_live(tables.shapes, [&](ShapeId id) {
        const ShapeRecord& shape = tables.shapes[id];
        if (!shape.asks_should_collide && !shape.asks_pre_solve) return;
        is_any_asking = true;
        const Id key = tables.shapes.id_of(id);
        if ((shape.asks_should_collide && !callbacks_.has_function(key, Question::kShouldCollide)) ||
            (shape.asks_pre_solve && !callbacks_.has_function(key, Question::kPreSolve)))
            report.without_function.emplace_back(place.handle(key));
    });
    if (is_any_asking) callbacks_.expect_askers();
    return report;
}

LoadReport WorldImpl::load(const Call& call, std::span<const std::byte> bytes, const LoadOptions& options) {
    const FloatEnvironment environment;
    std::span<const std::byte> body = require_save(call, bytes);
    const SavedFront front = read_front(call, body);
    std::pmr::memory_resource* const memory = tables_.memory();
    OwnTables tables(memory, front.boxes, tables_->settings);
    EditQueue queue(memory);
    StepEvents events(memory);
    CallNames names(memory, call_names_);
    std::optional<NewPlace> fresh;
    if (options.fresh) fresh.emplace(this);
    const WorldPlace place = fresh ? fresh->place() : place_;
    read_state(call, body, {*tables, queue, events, names, place});
    if (!options.trusted)
        if (const std::string fault = check_tables(*tables); !fault.empty())
            call.refuse("bytes", "of no sound world (" + fault + ")", "they must be as they were saved");
    tables->portion_plan.least_contacts = tables_->portion_plan.least_contacts;
    tables->portion_plan.bodies_per_portion = tables_->portion_plan.bodies_per_portion;

    LoadReport report = report_functions(front.asks, *tables, place);
    // From here on nothing fails.
    tables_.swap(tables);
    queue_.swap(queue);
    std::swap(events_, events);
    call_names_.add(names);
    if (fresh) fresh->swap(place_);
    ++change_count_;
    return report;
}

std::size_t World::save_size() const {
    return require_between_steps(impl_, Call("World::save_size")).save({});
}

std::size_t World::save(std::span<std::byte> bytes) const {
    return require_between_steps(impl_, Call("World::save")).save(bytes);
}

std::vector<std::byte> World::save() const {
    const WorldImpl& world = require_between_steps(impl_, Call("World::save"));
    std::vector<std::byte> bytes(world.save({}));
    (void)world.save(bytes);
    return bytes;
}

LoadReport World::load(std::span<const std::byte> bytes, const LoadOptions& options) {
    constexpr Call kCall("World::load");
    WorldImpl& world = require_between_steps(impl_, kCall);
    world.require_not_asked(kCall);
    world.require_not_visited(kCall);
    return world.load(kCall, bytes, options);
}

Body World::body(std::uint64_t key) const {
    return Body(handle_of(require_here(impl_, Call("World::body")), key));
}
Shape World::shape(std::uint64_t key) const {
    return Shape(handle_of(require_here(impl_, Call("World::shape")), key));
}
ChainShape World::chain(std::uint64_t key) const {
    return ChainShape(handle_of(require_here(impl_, Call("World::chain")), key));
}
Joint World::joint(std::uint64_t key) const {
    return Joint(handle_of(require_here(impl_, Call("World::joint")), key));
}

}  // namespace jostle

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Snapshots and clones: worlds copied as memory.
#include <jostle/dynamics/snapshot.h>

#include "dynamics/save/state.h"
#include "dynamics/store/copy_tables.h"
#include "dynamics/world/door.h"

namespace jostle {

using namespace detail;

namespace {

std::pmr::vector<std::byte> save_of(const WorldImpl& world) {
    std::pmr::vector<std::byte> bytes(world.save({}), world.memory());
    (void)world.save(bytes);
    return bytes;
}

}  // namespace

void WorldImpl::keep(Kept& to) const {
    to.place = place_;
    to.asks = callbacks_.asks();
    if (!queue_.is_idle()) {
        to.bytes = save_of(*this);
        to.image.reset();
        return;
    }
    if (!to.image) to.image.emplace(memory());
    copy_tables(*to.image->tables, *tables_);
    copy_events(to.image->events, events_, nullptr);
}

LoadReport WorldImpl::restore(const Call& call, const Kept& from) {
    if (!from.image) return load(call, from.bytes, {.fresh = false, .trusted = true});
    EditQueue queue(memory());
    /// Tables that were filled in part are thrown away, and those of a world in which edits wait: an edit may
    /// have made an object that only the queue knows.
    struct Filling {
        std::optional<Image>& image;
        bool is_done = false;
        ~Filling() {
            if (!is_done) image.reset();
        }
    } filling{spare_};
    if (!spare_) spare_.emplace(memory());
    Tables& tables = *spare_->tables;
    copy_tables(tables, *from.image->tables);
    copy_events(spare_->events, from.image->events, from.place == place_ ? nullptr : &place_);
    tables.portion_plan.least_contacts = tables_->portion_plan.least_contacts;
    tables.portion_plan.bodies_per_portion = tables_->portion_plan.bodies_per_portion;
    LoadReport report = report_functions(from.asks, tables, place_);
    // From here on nothing fails.
    tables_.swap(spare_->tables);
    std::swap(events_, spare_->events);
    filling.is_done = queue_.is_idle();
    queue_.swap(queue);
    ++change_count_;
    return report;
}

void WorldImpl::become_clone_of(const Call& call, const WorldImpl& other) {
    if (!other.queue_.is_idle()) {
        (void)load(call, save_of(other), {.fresh = false, .trusted = true});
        return;
    }
    share_tables(*tables_, *other.tables_);
    copy_events(events_, other.events_, &place_);
    if (other.callbacks_.may_have_askers()) callbacks_.expect_askers();
    ++change_count_;
}

Snapshot::~Snapshot() {
    if (kept_ == nullptr) return;
    std::pmr::polymorphic_allocator<Kept>(kept_->bytes.get_allocator().resource()).delete_object(kept_);
}

std::vector<std::byte> Snapshot::save() const {
    constexpr Call kCall("Snapshot::save");
    if (kept_ == nullptr) kCall.refuse("this", "of nothing", "it must be one of a world: World::keep");
    if (!kept_->image) return {kept_->bytes.begin(), kept_->bytes.end()};
    const Image& image = *kept_->image;
    const EditQueue none(image.tables.memory());
    const SavedWorld saved{*image.tables, none, image.events, kept_->asks};
    std::vector<std::byte> bytes(save_world(saved, {}));
    (void)save_world(saved, bytes);
    return bytes;
}

void World::keep(Snapshot& to) const {
    const WorldImpl& world = require_between_steps(impl_, Call("World::keep"));
    Snapshot filled = std::move(to);
    // Memory is used again where it is the world's.
    if (filled.empty() || filled.kept_->bytes.get_allocator().resource() != world.memory()) {
        filled = Snapshot();
        filled.kept_ = std::pmr::polymorphic_allocator<Kept>(world.memory()).new_object<Kept>(world.memory());
    }
    world.keep(*filled.kept_);
    to = std::move(filled);
}

LoadReport World::restore(const Snapshot& from) {
    constexpr Call kCall("World::restore");
    WorldImpl& world = require_between_steps(impl_, kCall);
    world.require_not_asked(kCall);
    world.require_not_visited(kCall);
    if (from.empty()) kCall.refuse("from", "a snapshot of nothing", "it must be one of a world: World::keep");
    const FloatEnvironment environment;
    return world.restore(kCall, *from.kept_);
}

World World::clone() const {
    constexpr Call kCall("World::clone");
    const WorldImpl& world = require_between_steps(impl_, kCall);
    World other(world.def_for_clone());
    const FloatEnvironment environment;
    other.impl_->become_clone_of(kCall, world);
    return other;
}

}  // namespace jostle

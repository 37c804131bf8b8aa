// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The data of a World. Its tables are changed by edits and by steps alone: all other code sees them as
// constant.
#pragma once

#include <jostle/dynamics/world.h>

#include <atomic>
#include <optional>

#include "dynamics/edit/edit_queue.h"
#include "dynamics/save/call_names.h"
#include "dynamics/step/step.h"
#include "dynamics/world/callbacks.h"
#include "dynamics/world/image.h"
#include "dynamics/world/own_tables.h"
#include "dynamics/world/registry.h"
#include "math/float_environment.h"

namespace jostle::detail {

class WorldImpl {
  public:
    explicit WorldImpl(const WorldDef& def);
    ~WorldImpl();
    WorldImpl(const WorldImpl&) = delete;
    WorldImpl& operator=(const WorldImpl&) = delete;

    [[nodiscard]] const Tables& tables() const { return *tables_; }
    [[nodiscard]] const StepEvents& events() const { return events_; }
    [[nodiscard]] const Profile& profile() const { return profile_; }
    [[nodiscard]] bool is_profiling() const { return is_profiling_; }
    void set_profiling(bool profiling) { is_profiling_ = profiling; }
    [[nodiscard]] bool is_stepping() const { return stepping_ || callbacks_.is_running(); }
    /// [1] Edits applied so far.
    [[nodiscard]] std::uint64_t edit_count() const { return edit_count_; }

    /// Applies an edit whose arguments were checked; in a callback, queues it. Returns it with the ids that
    /// it took. Throws std::bad_alloc and has changed nothing.
    template <class Edit>
    Edit change(const Call& call, Edit edit) {
        require_not_asked(call);
        const FloatEnvironment environment;
        if (callbacks_.is_running()) {
            queue_.push(*tables_, place_, call, edit);
        } else {
            if (!queue_.empty()) apply_waiting(call, edit);
            if constexpr (requires { edit.destroys(); }) {
                // Where memory is missing, nobody is told of an end that does not come. Reserved again below,
                // as callbacks may have queued edits.
                prepare(*tables_, edit);
                tell_ends(edit.destroys());
            }
            prepare(*tables_, edit);
            carry_out(*tables_, edit);
            if constexpr (requires { edit.destroys(); }) try_to_apply_queue();
        }
        ++edit_count_;
        ++change_count_;
        return edit;
    }
    /// While a query's predicate is asked nothing may change: what the query reads would move.
    void require_not_asked(const Call& call) const {
        if (asking_.load(std::memory_order_relaxed) != 0)
            call.refuse("the world", "being asked", "a query's predicate must not change it");
    }
    /// Nor may a load replace what a query's visitor is in the midst of.
    void require_not_visited(const Call& call) const {
        if (visiting_.load(std::memory_order_relaxed) != 0)
            call.refuse("the world", "being asked", "a query's visitor must not replace it");
    }
    void begin_visit() const { visiting_.fetch_add(1, std::memory_order_relaxed); }
    void end_visit() const { visiting_.fetch_sub(1, std::memory_order_relaxed); }
    void begin_asking() const { asking_.fetch_add(1, std::memory_order_relaxed); }
    void end_asking() const { asking_.fetch_sub(1, std::memory_order_relaxed); }
    /// Buffers that were filled before are out of date.
    void note_change() { ++change_count_; }
    [[nodiscard]] const EditQueue& queue() const { return queue_; }
    /// Callbacks were told of all ends so far.
    void note_heard() noexcept { tables_->touches.note_heard(); }
    [[nodiscard]] WorldCallbacks& callbacks() { return callbacks_; }
    [[nodiscard]] const WorldCallbacks& callbacks() const { return callbacks_; }
    /// Of a world in no step. Answers how many bytes a save has; they are written if there is room for all.
    std::size_t save(std::span<std::byte> bytes) const;
    /// Throws Error or std::bad_alloc, and has changed nothing.
    LoadReport load(const Call& call, std::span<const std::byte> bytes, const LoadOptions& options);
    /// Of a world in no step. Throws std::bad_alloc: the snapshot is then to be thrown away.
    void keep(Kept& to) const;
    /// Throws std::bad_alloc, and has changed nothing.
    LoadReport restore(const Call& call, const Kept& from);
    /// Of a world that is thrown away if this throws std::bad_alloc.
    void become_clone_of(const Call& call, const WorldImpl& other);
    /// A definition of worlds that get everything else from this one.
    [[nodiscard]] WorldDef def_for_clone() const {
        WorldDef def;
        def.scheduler = scheduler_;
        def.memory = tables_.memory();
        return def;
    }
    [[nodiscard]] std::pmr::memory_resource* memory() const { return tables_.memory(); }

    /// Moves the tables on.
    void step(float dt, int substeps);

    /// All contacts, read anew where something has changed.
    [[nodiscard]] std::span<const Contact> contacts() const;
    /// All islands that are awake, likewise.
    [[nodiscard]] std::span<const IslandReport> islands() const;
    /// As a user sees it.
    [[nodiscard]] Contact contact(ContactId id) const;

    [[nodiscard]] WorldPlace place() const { return place_; }
    /// The world's own, with no object.
    [[nodiscard]] Handle handle() const { return place_.handle(); }
    [[nodiscard]] Handle handle(Id id) const { return place_.handle(id); }
    [[nodiscard]] Body body_handle(BodyId id) const { return Body(handle(tables_->bodies.id_of(id))); }
    [[nodiscard]] Shape shape_handle(ShapeId id) const { return Shape(handle(tables_->shapes.id_of(id))); }
    [[nodiscard]] ChainShape chain_handle(ChainId id) const {
        return ChainShape(handle(tables_->chains.id_of(id)));
    }
    [[nodiscard]] Joint joint_handle(JointId id) const { return Joint(handle(tables_->joints.id_of(id))); }

  private:
    friend struct WorldTestAccess;

    void destroy_broken() noexcept;
    /// Before a call destroys an object. Where a callback throws, its edits and those of others are lost.
    void tell_ends(const Destroyed& object);
    void apply_queue() {
        queue_.apply(*tables_, [this](const Destroyed& object) { callbacks_.tell_ends(object); });
    }
    void try_to_apply_queue() {
        queue_.try_to_apply(*tables_, [this](const Destroyed& object) { callbacks_.tell_ends(object); });
    }
    /// Of tables that are, or will be, the world's; their objects have handles of `place`.
    [[nodiscard]] LoadReport report_functions(std::uint32_t asked, const Tables& tables,
                                              const WorldPlace& place);

    /// Edits that wait for memory come before others. They may destroy what this one is about.
    template <class Edit>
    void apply_waiting(const Call& call, const Edit& edit) {
        apply_queue();
        if (!is_there(*tables_, edit))
            call.refuse("this", "gone by now", "an edit that waited for memory has destroyed it");
    }

    OwnTables tables_;
    /// Of the last restore: what the next one fills, and trades places with.
    std::optional<Image> spare_;
    StepEvents events_;
    TaskScheduler* scheduler_ = nullptr;
    WorldPlace place_;
    WorldCallbacks callbacks_;
    EditQueue queue_;
    CallNames call_names_;  ///< of calls in saves that were loaded
    Profile profile_;
    std::uint64_t edit_count_ = 0;
    std::uint64_t change_count_ = 1;  ///< edits and steps
    mutable std::pmr::vector<Contact> contacts_;
    mutable std::uint64_t contacts_as_of_ = 0;  ///< change_count_, when they were read
    mutable std::pmr::vector<IslandReport> islands_;
    mutable std::uint64_t islands_as_of_ = 0;  ///< likewise
    mutable std::atomic<int> asking_ = 0;      ///< [1] queries with a predicate, on any thread
    mutable std::atomic<int> visiting_ = 0;    ///< [1] queries with a visitor
    bool stepping_ = false;
    bool is_profiling_ = false;
};

}  // namespace jostle::detail

struct jostle::World::Registered : jostle::detail::WorldImpl {
    using WorldImpl::WorldImpl;
};

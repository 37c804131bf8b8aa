// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Edits that a callback makes in the midst of a step, in the order of their calls, until the step has ended.
// An edit is reserved when it is queued, and what it makes lies aside from then on; so errors, memory, ids
// and handles are the caller's at once. When the step's events are written the edits are applied, each as if
// it were made then. One whose target is gone by then, or that no longer fits, is dropped and reported.
//
// Room is reserved in the world as it is at the call. If that does not suffice, as the step or the edits
// before have changed the world, and no more can be had, the edit and those after it go on waiting: the next
// step or change of the world applies them before anything else. Edits whose target is gone by then are
// dropped at once.
#pragma once

#include <jostle/core/require.h>
#include <jostle/dynamics/events.h>

#include <algorithm>
#include <new>
#include <variant>

#include "dynamics/edit/owning.h"
#include "dynamics/store/room.h"
#include "dynamics/store/world_place.h"

namespace jostle::detail {

/// The closed list of edits, as the queue keeps them: making is done already, and entering is left. A save
/// has an edit's place in this list: another order takes another kSaveVersion.
using AnyEdit =
    std::variant<EnterBody, DestroyBody, SetBodyType, SetBodyEnabled, SetTransform, SetLinearVelocity,
                 SetAngularVelocity, MoveTo, SetMass, ApplyForce, ApplyImpulse, SetBodyNumber, SetLocks,
                 DropThrough, SetAwake, SetAllowSleep, SetSleepThreshold, EnterName, SetBodyUserData,
                 EnterShape, DestroyShape, EnterGeometry, SetShapeDensity, SetShapeMaterial, SetShapeFilter,
                 SetShapeSensor, SetShapeSmooth, SetShapeAsks, SetShapeUserData, EnterChain, DestroyChain,
                 SetChainMaterial, SetChainFilter, SetChainUserData, EnterJoint, DestroyJoint,
                 SetJointParameters, SetJointCollides, SetJointStiffness, SetJointBreak, SetJointUserData,
                 SetGravity, SetWorldAllowSleep, SetWorldSleepThreshold, SetWarmStarting, SetSmoothGround,
                 ShiftOrigin, SetBullet, SetContinuous, SetWorldContinuous>;

/// Whether all objects that an edit names are there; one that it is to make has no id yet. While edits wait
/// no id is taken but in callbacks, and there nothing goes: an id that is free is that of an object which is
/// gone.
template <class Edit>
bool is_there(const Tables& tables, const Edit& edit) {
    const auto is_live = [](const auto& table, auto id) { return id == kNone || table.is_live(id); };
    bool there = true;
    if constexpr (requires { edit.body; }) there = there && is_live(tables.bodies, edit.body);
    if constexpr (requires { edit.shape; }) there = there && is_live(tables.shapes, edit.shape);
    // The chain of a CreateChain is its points.
    if constexpr (requires { edit.chain.index; }) there = there && is_live(tables.chains, edit.chain);
    if constexpr (requires { edit.joint; }) there = there && is_live(tables.joints, edit.joint);
    if constexpr (requires { edit.bodies; })
        for (const BodyId body : edit.bodies) there = there && is_live(tables.bodies, body);
    return there;
}
inline bool is_there(const Tables& tables, const EnterJoint& edit) {
    const std::span<const JointId> refers = tables.joint_row(edit.joint).refers(tables.joint_sim(edit.joint));
    return std::ranges::all_of(tables.joint_bodies(edit.joint),
                               [&](BodyId body) { return tables.bodies.is_live(body); }) &&
           std::ranges::all_of(refers, [&](JointId joint) { return tables.joints.is_live(joint); });
}

class EditQueue {
  public:
    explicit EditQueue(std::pmr::memory_resource* memory) : waiting_(memory), dropped_(memory) {}

    [[nodiscard]] bool empty() const { return waiting_.empty(); }
    /// Whether none waits, and none was dropped that is not forgotten.
    [[nodiscard]] bool is_idle() const { return waiting_.empty() && dropped_.empty(); }

    /// Reserves an edit and puts it behind the others. Throws std::bad_alloc, and has changed nothing.
    template <class Edit>
    void push(Tables& tables, const WorldPlace& world, const Call& call, Edit& edit) {
        make_room(waiting_, 1);
        make_room(dropped_, static_cast<int>(waiting_.size()) + 1);
        const Boxes before = Boxes::reserved_in(tables);
        prepare(tables, edit);
        const Boxes held = Boxes::reserved_in(tables) - before;
        if constexpr (LaysAside<Edit>) {
            const auto enters = lay_aside(tables, edit);
            waiting_.push_back({enters, call, target_of(tables, enters, world), held});
        } else {
            waiting_.push_back({edit, call, target_of(tables, edit, world), held});
        }
    }
    /// Applies them in their order, and drops those whose target is gone or that no longer fit. Throws
    /// std::bad_alloc: the rest goes on waiting. `tell(Destroyed)` is called before each that destroys; it
    /// may queue others, which come last, and throw, and then the edit and the rest go on waiting.
    template <class Tell>
    void apply(Tables& tables, Tell&& tell);
    /// Applies them; where there is no memory, the rest goes on waiting.
    template <class Tell>
    void try_to_apply(Tables& tables, Tell&& tell);
    /// Takes all of them back, the last first: what they made is gone, and its ids are free.
    void discard(Tables& tables) noexcept;

    struct Waiting;
    /// For saves: those that wait, in their order.
    [[nodiscard]] const std::pmr::vector<Waiting>& waiting() const { return waiting_; }
    /// For loads: an edit that waited, whose object is there already. No room is held for the edit: it is
    /// taken when the edit is applied. Throws std::bad_alloc.
    void restore(const Waiting& waiting);
    void restore(const EditDropped& dropped) { dropped_.push_back(dropped); }
    /// Trades places with another one, of the same memory.
    void swap(EditQueue& other) noexcept {
        waiting_.swap(other.waiting_);
        dropped_.swap(other.dropped_);
    }

    /// The parameters that a joint will have, if an edit that waits gives it some. Cost: the queue.
    [[nodiscard]] const JointParameters* parameters_of(JointId joint) const;
    /// Edits that were dropped, and not forgotten since.
    [[nodiscard]] std::span<const EditDropped> dropped() const { return dropped_; }
    /// The first ones.
    void forget_dropped(std::size_t count) noexcept {
        dropped_.erase(dropped_.begin(), dropped_.begin() + static_cast<std::ptrdiff_t>(count));
    }

    /// [1] Boxes for which there is room in the trees.
    struct Boxes {
        int of_static = 0, of_movable = 0;
        [[nodiscard]] static Boxes reserved_in(const Tables& tables);
        friend Boxes operator-(const Boxes& a, const Boxes& b) {
            return {a.of_static - b.of_static, a.of_movable - b.of_movable};
        }
        void give_back(Tables& tables) const noexcept;
    };
    struct Waiting {
        AnyEdit edit;
        Call call;
        Handle target;
        Boxes held;
    };

  private:
    /// An edit that is not applied is reported, and what it made goes.
    void drop(Tables& tables, Waiting& waiting) noexcept;
    /// The first ones were applied. Of the others those go at once whose target is gone, so that nothing that
    /// lies aside refers to what is no more: a save may come before the next try.
    void settle(Tables& tables, std::size_t applied) noexcept;
    /// The object that an edit that waits will destroy, if the object is still there. Reserves the edit, so
    /// that nobody is told of an end for which there is no memory. Throws std::bad_alloc.
    [[nodiscard]] static Destroyed destroyed_by(Tables& tables, AnyEdit& any);
    void apply_one(Tables& tables, Waiting& waiting);
    /// The object that an edit is about, or the world.
    template <class Edit>
    static Handle target_of(const Tables& tables, const Edit& edit, const WorldPlace& world) {
        if constexpr (requires { edit.shape; }) {
            return world.handle(tables.shapes.id_of(edit.shape));
        } else if constexpr (requires { edit.chain; }) {
            return world.handle(tables.chains.id_of(edit.chain));
        } else if constexpr (requires { edit.joint; }) {
            return world.handle(tables.joints.id_of(edit.joint));
        } else if constexpr (requires { edit.body; }) {
            return world.handle(tables.bodies.id_of(edit.body));
        } else {
            return world.handle();
        }
    }

    std::pmr::vector<Waiting> waiting_;
    std::pmr::vector<EditDropped> dropped_;
};

template <class Tell>
void EditQueue::apply(Tables& tables, Tell&& tell) {
    if (empty()) return;
    /// However it ends, those that were applied wait no more.
    struct Front {
        EditQueue& queue;
        Tables& tables;
        std::size_t applied = 0;
        Front(EditQueue& all, Tables& of) : queue(all), tables(of) {}
        Front(const Front&) = delete;
        Front& operator=(const Front&) = delete;
        ~Front() { queue.settle(tables, applied); }
    } front(*this, tables);
    for (; front.applied < waiting_.size(); ++front.applied) {
        // A copy, as the queue may grow meanwhile.
        const Destroyed destroyed = destroyed_by(tables, waiting_[front.applied].edit);
        if (destroyed != Destroyed{}) tell(destroyed);
        apply_one(tables, waiting_[front.applied]);
    }
}

template <class Tell>
void EditQueue::try_to_apply(Tables& tables, Tell&& tell) {
#if defined(__cpp_exceptions)
    try {
        apply(tables, tell);
    } catch (const std::bad_alloc&) {
        return;
    }
#else
    apply(tables, tell);
#endif
}

}  // namespace jostle::detail

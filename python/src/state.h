// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The state behind a World of Python: the C++ world, and the one Python object of each of its bodies, shapes,
// chains and joints. An object of a place that was taken anew is another object. All handles share the state;
// the world itself goes with its World object.
//
// Invariant: the C++ world is called by one thread at a time. The interpreter's lock sees to that but while a
// step runs without it; then `stepping` is set, and calls of other threads are refused.
#pragma once

#include <jostle/core/task_scheduler.h>
#include <jostle/dynamics/world.h>
#include <nanobind/nanobind.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

namespace jostle::python {

namespace nb = nanobind;

struct State;
using StatePointer = std::shared_ptr<State>;

/// A handle as a Python object has it.
template <class Object>
struct Ref {
    Object handle;
    StatePointer state;

    /// The handle, for a call of this name. Refused where the object is gone.
    const Object& use(const char* function) const;
    /// Whether the object and its world are still there, for a call of this name.
    [[nodiscard]] bool is_there(const char* function) const;
};
using BodyRef = Ref<Body>;
using ShapeRef = Ref<Shape>;
using ChainRef = Ref<ChainShape>;
using JointRef = Ref<Joint>;
/// A joint of a known type: a class of its own in Python.
template <class Type>
struct TypedJoint : JointRef {};

/// A callback of Python, kept by a world. The last copy may go while a step runs without the interpreter's
/// lock.
struct Function {
    nb::object call;

    explicit Function(nb::object function) : call(std::move(function)) {}
    Function(const Function&) = delete;
    Function& operator=(const Function&) = delete;
    ~Function() {
        const nb::gil_scoped_acquire lock;
        call.reset();
    }
};

/// Facts that a batch and the worlds that it lends share; changed and read under the interpreter's
/// lock.
struct Lending {
    bool stepping = false;             ///< the batch is at work on all worlds
    int busy = 0;                      ///< [1] worlds that are in the midst of work of their own
    std::vector<StatePointer> states;  ///< of worlds that were shown, by their index
    PyObject* batch = nullptr;         ///< borrowed
};

struct State : std::enable_shared_from_this<State> {
    std::unique_ptr<TaskScheduler> scheduler;  ///< of worlds with threads; outlives the world
    std::optional<World> world;
    World* lent = nullptr;             ///< a batch's, in place of `world`
    std::shared_ptr<Lending> lending;  ///< of the batch, which has the state
    PyObject* self = nullptr;          ///< the World; borrowed
    bool stepping = false;             ///< changed and read under the interpreter's lock
    std::vector<std::weak_ptr<Function>> functions;

    [[nodiscard]] bool is_gone() const { return lent == nullptr && !world; }
    /// The world, for a call of this name. Refused while another thread steps it, and when it is gone.
    World& use(const char* function);
    /// The Python object of a handle: always the same one. None of an empty handle.
    nb::object object(const Body& body);
    nb::object object(const Shape& shape);
    nb::object object(const ChainShape& chain);
    nb::object object(const Joint& joint);
    /// The handle of an id. An id that names nothing gives a stale handle.
    template <class Object>
    [[nodiscard]] Object from_id(std::uint64_t id);
    /// Keeps a callback; copies of the result may be called, and go, without the interpreter's lock.
    std::shared_ptr<Function> keep(nb::object function);
    /// Calls visit(kind, object) with each Python object that there is of a body, shape, chain or joint.
    template <class Visit>
    void for_objects(const Visit& visit) const;
    /// After a load that made all objects stale: they are let go of.
    void forget_objects();
    /// Shows a batch's world from now on.
    void borrow(World& of_batch, std::size_t index, std::shared_ptr<Lending> with);
    /// Ends the world, or gives it back, and lets go of all objects.
    void close();
    /// Of the garbage collector.
    int traverse(visitproc visit, void* arg);

    /// Runs work(world), the long work of a call of this name, without the interpreter's lock; calls of other
    /// threads are refused meanwhile, and so is this one where use() is: the reading of arguments may have
    /// let other threads run.
    template <class Work>
    void run_unlocked(const char* function, const Work& work);

    /// Marks the calling thread as the one that may touch the world while it steps.
    class Inside {
      public:
        explicit Inside(const State& state);
        Inside(const Inside&) = delete;
        Inside& operator=(const Inside&) = delete;
        ~Inside();
        /// Whether this thread is inside of the state: a callback may step another world, whose callback
        /// comes back.
        [[nodiscard]] static bool is_inside(const State& state);

      private:
        const State& state_;
        const Inside* outer_;
    };

  private:
    /// The objects of one type, by the place of their handles.
    struct Places {
        struct Place {
            std::uint32_t generation = 0;
            PyObject* object = nullptr;
        };
        std::vector<Place> places;
    };
    template <class Object, class Make>
    nb::object find(Places& places, const Object& handle, const Make& make);
    [[nodiscard]] Handle any_handle();

    Places bodies_, shapes_, chains_, joints_;
    Handle known_;  ///< of some body, for the numbers of the world
};

/// [1] Of an object within its world: its generation, then its place. 0 of an empty handle.
[[nodiscard]] inline std::uint64_t id_of(const Handle& handle) {
    return std::uint64_t{handle.generation} << 32 | handle.index;
}

/// "body", "shape", "chain" or "joint": the call of World that finds an object by its id.
template <class Object>
[[nodiscard]] constexpr const char* kind_of() {
    if constexpr (std::is_same_v<Object, Body>) return "body";
    if constexpr (std::is_same_v<Object, Shape>) return "shape";
    if constexpr (std::is_same_v<Object, ChainShape>) return "chain";
    return "joint";
}
/// Refuses a call on an object that is not there any more.
[[noreturn]] void refuse_gone(const char* function, const char* kind, const Handle& handle);

template <class Object>
const Object& Ref<Object>::use(const char* function) const {
    state->use(function);
    // Here, and not in C++'s call alone: Python's name of a call may be another.
    if (!handle.is_valid()) refuse_gone(function, kind_of<Object>(), handle.handle());
    return handle;
}
template <class Object>
bool Ref<Object>::is_there(const char* function) const {
    if (state->is_gone()) return false;
    state->use(function);
    return handle.is_valid();
}

template <class Object>
Object State::from_id(std::uint64_t id) {
    Handle handle = any_handle();
    handle.index = static_cast<std::uint32_t>(id);
    handle.generation = static_cast<std::uint32_t>(id >> 32);
    return Object(handle);
}

template <class Visit>
void State::for_objects(const Visit& visit) const {
    constexpr const char* kKinds[] = {"body", "shape", "chain", "joint"};
    const Places* const all[] = {&bodies_, &shapes_, &chains_, &joints_};
    for (std::size_t i = 0; i < 4; ++i)
        for (const Places::Place& place : all[i]->places)
            if (place.object != nullptr) visit(kKinds[i], nb::handle(place.object));
}

template <class Work>
void State::run_unlocked(const char* function, const Work& work) {
    use(function);
    // Within a callback, which works for a step, it is set already.
    struct Stepping {
        State& state;
        bool before;
        explicit Stepping(State& of) : state(of), before(of.stepping) {
            state.stepping = true;
            if (state.lending != nullptr) ++state.lending->busy;
        }
        Stepping(const Stepping&) = delete;
        Stepping& operator=(const Stepping&) = delete;
        ~Stepping() {
            state.stepping = before;
            if (state.lending != nullptr) --state.lending->busy;
        }
    } const marked(*this);
    World& of = lent != nullptr ? *lent : *world;
    const Inside inside(*this);
    const nb::gil_scoped_release release;
    work(of);
}

/// A state with a world of so many threads.
[[nodiscard]] StatePointer make_state(const WorldDef& def, int threads);
/// The World object of a state, for a call of this name (world.cpp).
[[nodiscard]] nb::object world_of(const StatePointer& state, const char* function);
/// The Python object of a joint, of the class of its type (joints.cpp).
[[nodiscard]] nb::object make_joint(const Joint& joint, const StatePointer& state);

}  // namespace jostle::python

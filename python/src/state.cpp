// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "state.h"

#include <jostle/core/require.h>

#include "share_out.h"

namespace jostle::python {
namespace {

/// The innermost step, or callback, that runs on this thread.
thread_local const State::Inside* innermost = nullptr;

}  // namespace

State::Inside::Inside(const State& state) : state_(state), outer_(innermost) {
    innermost = this;
}
State::Inside::~Inside() {
    innermost = outer_;
}
bool State::Inside::is_inside(const State& state) {
    const Inside* one = innermost;
    while (one != nullptr && &one->state_ != &state) one = one->outer_;
    return one != nullptr;
}

World& State::use(const char* function) {
    if (is_gone())
        Call(function).refuse("world", "gone", "the World object must be kept as long as its bodies");
    if ((stepping && !Inside::is_inside(*this)) || (lending != nullptr && lending->stepping))
        Call(function).refuse("world", "in the midst of a step",
                              "no other thread may touch it until the step has ended");
    return lent != nullptr ? *lent : *world;
}

void refuse_gone(const char* function, const char* kind, const Handle& handle) {
    Call(function).refuse("this", std::string("<") + kind + " " + std::to_string(handle.index) + ">",
                          std::string("the ") + kind + " is gone");
}

template <class Object, class Make>
nb::object State::find(Places& places, const Object& object, const Make& make) {
    const Handle& handle = object.handle();
    if (handle.world_generation == 0) return nb::none();
    if (handle.index >= places.places.size()) places.places.resize(handle.index + std::size_t{1});
    if (const auto& place = places.places[handle.index];
        place.object != nullptr && place.generation == handle.generation)
        return nb::borrow(place.object);
    nb::object made = make();
    // Making may have run the garbage collector, and with it code that made objects.
    auto& place = places.places[handle.index];
    if (place.object == nullptr || object.is_valid()) {
        PyObject* const old = place.object;
        place = {handle.generation, made.inc_ref().ptr()};
        Py_XDECREF(old);
    }
    return made;
}

nb::object State::object(const Body& body) {
    return find(bodies_, body, [&] { return nb::cast(BodyRef{body, shared_from_this()}); });
}
nb::object State::object(const Shape& shape) {
    return find(shapes_, shape, [&] { return nb::cast(ShapeRef{shape, shared_from_this()}); });
}
nb::object State::object(const ChainShape& chain) {
    return find(chains_, chain, [&] { return nb::cast(ChainRef{chain, shared_from_this()}); });
}
nb::object State::object(const Joint& joint) {
    return find(joints_, joint, [&] { return make_joint(joint, shared_from_this()); });
}

Handle State::any_handle() {
    if (known_.world_generation == 0 && !is_gone()) {
        const HandleRange<Body> all = (lent != nullptr ? *lent : *world).bodies();
        if (!all.empty()) known_ = all.front().handle();
    }
    return known_;
}

StatePointer make_state(const WorldDef& def, int threads) {
    auto state = std::make_shared<State>();
    WorldDef with_threads = def;
    state->scheduler = new_scheduler(threads);
    with_threads.scheduler = state->scheduler.get();
    state->world.emplace(with_threads);
    return state;
}

std::shared_ptr<Function> State::keep(nb::object function) {
    std::erase_if(functions, [](const std::weak_ptr<Function>& one) { return one.expired(); });
    auto kept = std::make_shared<Function>(std::move(function));
    functions.push_back(kept);
    return kept;
}

void State::borrow(World& of_batch, std::size_t index, std::shared_ptr<Lending> with) {
    world.reset();
    lent = &of_batch;
    lending = std::move(with);
    lending->states[index] = shared_from_this();
}

void State::close() {
    self = nullptr;
    world.reset();
    lent = nullptr;
    lending.reset();
    forget_objects();
}

void State::forget_objects() {
    known_ = {};
    for (Places* places : {&bodies_, &shapes_, &chains_, &joints_}) {
        // Letting go of an object may run code that comes back here.
        const std::vector<Places::Place> taken = std::move(places->places);
        places->places.clear();
        for (const Places::Place& place : taken) Py_XDECREF(place.object);
    }
}

int State::traverse(visitproc visit, void* arg) {
    for (const Places* places : {&bodies_, &shapes_, &chains_, &joints_}) {
        for (const Places::Place& place : places->places) Py_VISIT(place.object);
    }
    // The reference is that of the closure which holds the callback.
    for (const std::weak_ptr<Function>& one : functions) {
        const std::shared_ptr<Function> function = one.lock();
        if (function != nullptr) Py_VISIT(function->call.ptr());
    }
    return 0;
}

}  // namespace jostle::python

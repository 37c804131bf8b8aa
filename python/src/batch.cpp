// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Batch: its making, from a function of Python or from a scene, and its worlds.
#include "batch.h"

#include <jostle/scene/io.h>

#include <algorithm>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "arrays.h"
#include "scene_of_dict.h"
#include "share_out.h"

namespace jostle::python {
namespace {

int traverse_batch(PyObject* self, visitproc visit, void* arg) {
    Py_VISIT(Py_TYPE(self));
    if (!nb::inst_ready(self)) return 0;
    const PyBatch& batch = *nb::inst_ptr<PyBatch>(self);
    Py_VISIT(batch.maker.ptr());
    for (const nb::object& world : batch.made) Py_VISIT(world.ptr());
    for (const StatePointer& state : batch.lending->states)
        if (const int stop = state == nullptr ? 0 : state->traverse(visit, arg)) return stop;
    return 0;
}
int clear_batch(PyObject* self) {
    if (!nb::inst_ready(self)) return 0;
    PyBatch& batch = *nb::inst_ptr<PyBatch>(self);
    batch.give_back();
    batch.made.clear();
    batch.maker.reset();
    return 0;
}
const PyType_Slot kBatchSlots[] = {{Py_tp_traverse, reinterpret_cast<void*>(&traverse_batch)},
                                   {Py_tp_clear, reinterpret_cast<void*>(&clear_batch)},
                                   {0, nullptr}};

nb::object episode_of(const BatchEpisode& episode) {
    const Out<float> parameters = out_floats("Batch", nb::none(), episode.parameters.size(), 1);
    std::copy(episode.parameters.begin(), episode.parameters.end(), parameters.data);
    static const nb::handle type = value_class("Episode");
    return type(episode.world, episode.number, episode.seed, parameters.array);
}

/// Takes the C++ world out of the World object that a function of Python has made.
World make_by(PyBatch& self, const BatchEpisode& episode) {
    const Call call("Batch");
    if (!self.maker.is_valid()) call.refuse("make", "gone", "the interpreter has taken it apart");
    nb::object made = self.maker(episode_of(episode));
    if (!nb::isinstance<PyWorld>(made)) call.refuse("make's answer", text_of(made), "it must be a World");
    State& state = *nb::inst_ptr<PyWorld>(made)->state;
    if (state.lent != nullptr || !state.world)
        call.refuse("make's answer", "a World of a batch", "each world must be a new one");
    state.use("Batch");
    if (state.scheduler != nullptr)
        call.refuse("make's answer", "a World with threads", "the threads are the batch's");
    for (const std::weak_ptr<Function>& function : state.functions)
        if (!function.expired())
            call.refuse("make's answer", "a World with callbacks", "a batch steps without the interpreter");
    World world = std::move(*state.world);
    state.world.reset();
    const auto index = static_cast<std::size_t>(episode.world);
    if (self.made.size() <= index) self.made.resize(index + 1);
    self.made[index] = std::move(made);
    return world;
}

/// (count, k) numbers, or None.
std::vector<float> get_parameters(const Call& call, nb::handle value, std::size_t count) {
    if (value.is_none()) return {};
    nb::object array =
        nb::steal(PyObject_CallFunction(numpy("ascontiguousarray").ptr(), "Os", value.ptr(), "float32"));
    if (!array.is_valid()) {
        PyErr_Clear();
        call.refuse("parameters", text_of(value), "they must be an array of numbers");
    }
    if (nb::cast<std::size_t>(array.attr("size")) == 0 || nb::len(array) != count)
        call.refuse("parameters", "of shape " + text_of(nb::object(array.attr("shape"))),
                    "they must be of shape (" + std::to_string(count) + ", k)");
    const Floats numbers = get_floats(call, "parameters", array.attr("ravel")(), 1);
    return {numbers.data, numbers.data + numbers.rows};
}

int get_threads(const Call& call, nb::handle threads) {
    if (!threads.is_none()) return static_cast<int>(get_integer(call, "threads", threads, 1, 1024));
    return std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, 1024);
}

/// After worlds were made: objects of old ones are done, those of the maker show the new ones.
void show_made(nb::handle self, PyBatch& batch, BatchMask mask) {
    std::vector<StatePointer> old;
    for (std::size_t i = 0; i < batch.lending->states.size(); ++i)
        if (mask.empty() || mask[i] != 0) old.push_back(std::move(batch.lending->states[i]));
    const std::vector<nb::object> made = std::exchange(batch.made, {});
    for (std::size_t i = 0; i < made.size(); ++i) {
        if (!made[i].is_valid()) continue;
        PyWorld& world = *nb::inst_ptr<PyWorld>(made[i]);
        world.state->borrow(batch.batch->world(static_cast<int>(i)), i, batch.lending);
        world.lender = nb::borrow(self);
    }
    for (const StatePointer& state : old)
        if (state != nullptr) state->close();
}

void init(nb::pointer_and_handle<PyBatch> self, nb::handle make, nb::handle count, nb::handle seed,
          nb::handle parameters, nb::handle threads) {
    const Call call("Batch");
    const auto worlds = static_cast<int>(get_integer(call, "count", count, 1, 1 << 17));
    const bool is_function = PyCallable_Check(make.ptr()) != 0;
    if (!is_function && !nb::isinstance<nb::dict>(make))
        call.refuse("make", text_of(make), "it must be a function that makes a World, or a scene");
    BatchDef def;
    def.seed = get_unsigned(call, "seed", seed);
    const std::vector<float> numbers = get_parameters(call, parameters, static_cast<std::size_t>(worlds));
    def.parameters = numbers;
    const int workers = get_threads(call, threads);
    BatchMaker maker;
    auto* const batch = new (self.p) PyBatch;
    nb::inst_mark_ready(self.h);
    if (is_function) {
        batch->maker = nb::borrow(make);
        maker = [batch](const BatchEpisode& episode) { return make_by(*batch, episode); };
    } else {
        maker = [scene = scene_of_dict(call, make)](const BatchEpisode&) { return make_world(scene).world; };
        def.makes_in_parallel = true;
    }
    batch->scheduler = new_scheduler(workers);
    def.scheduler = batch->scheduler.get();
    batch->lending->batch = self.h.ptr();
    batch->lending->states.resize(static_cast<std::size_t>(worlds));
    batch->run(call.name(), !is_function, [&] { batch->batch.emplace(worlds, std::move(maker), def); });
    show_made(self.h, *batch, {});
}

nb::object world(nb::handle self, nb::handle index) {
    const Call call("Batch::world");
    PyBatch& batch = *nb::inst_ptr<PyBatch>(self);
    Batch& worlds = batch.use(call.name());
    const std::int64_t i = get_integer(call, "index", index, -worlds.size(), worlds.size() - 1);
    const auto at = static_cast<std::size_t>(i < 0 ? i + worlds.size() : i);
    if (batch.lending->states[at] == nullptr)
        std::make_shared<State>()->borrow(worlds.world(static_cast<int>(at)), at, batch.lending);
    return world_of(batch.lending->states[at], call.name());
}

void remake(nb::handle self, nb::handle mask, nb::handle seeds) {
    const Call call("Batch::remake");
    PyBatch& batch = *nb::inst_ptr<PyBatch>(self);
    Batch& worlds = batch.use(call.name());
    const Mask meant = get_mask(call, mask, static_cast<std::size_t>(worlds.size()));
    Ids given;
    if (!seeds.is_none()) given = get_ids(call, "seeds", seeds);
    if (!seeds.is_none() && given.rows != static_cast<std::size_t>(worlds.size()))
        call.refuse("seeds", std::to_string(given.rows) + " numbers", "there must be one for each world");
    batch.require_idle(call.name());
    // Worlds that a failed call has made are done with; their end may run code that comes back here.
    std::exchange(batch.made, {}).clear();
    batch.run(call.name(), !batch.maker.is_valid(), [&] {
        worlds.remake(meant.bytes, {given.data, given.rows});
    });
    show_made(self, batch, meant.bytes);
}

nb::object parameters(PyBatch& self) {
    const Batch& worlds = self.use("Batch::parameters");
    const std::span<const float> numbers = worlds.parameters();
    const Out<float> out = out_floats("Batch::parameters", nb::none(), numbers.size(), 1);
    std::copy(numbers.begin(), numbers.end(), out.data);
    return out.array.attr("reshape")(worlds.size(), numbers.size() / static_cast<std::size_t>(worlds.size()));
}

}  // namespace

Batch& PyBatch::use(const char* function) {
    require_idle(function);
    if (!batch) Call(function).refuse("batch", "not made", "its worlds could not be made");
    return *batch;
}

void PyBatch::require_idle(const char* function) const {
    if (lending->stepping || lending->busy > 0)
        Call(function).refuse("batch", "in the midst of a step",
                              "it must not be touched until the step has ended");
}

void PyBatch::give_back() {
    for (const StatePointer& state : std::exchange(lending->states, {}))
        if (state != nullptr) state->close();
    lending->states.resize(batch ? static_cast<std::size_t>(batch->size()) : 0);
}

void bind_batch(nb::module_& module) {
    BatchClass type(
        module, "Batch", nb::type_slots(kBatchSlots), nb::is_weak_referenceable(),
        "Many worlds that are stepped together, each on one of many threads at a time; what is done to them "
        "and what they show are rows of arrays. Each world has the bits that it would have alone.");
    type.def("__init__", &init, nb::arg("make"), nb::arg("count"), nb::kw_only(), nb::arg("seed") = 0,
             nb::arg("parameters").none() = nb::none(), nb::arg("threads").none() = nb::none(),
             nb::sig("def __init__(self, make: collections.abc.Callable[[jostle._values.Episode], World] | "
                     "dict[str, typing.Any], count: int, *, seed: int = 0, parameters: "
                     "numpy.typing.ArrayLike | None = None, threads: int | None = None) -> None"),
             "Makes `count` worlds, and keeps the states that they are made in.\n\n"
             "make: called with an Episode for each world, in their order; or a scene, of which all are\n"
             "seed: from which each world's seed follows, with its place\n"
             "parameters: rows of numbers for make, one row for each world\n"
             "threads: [1] that step worlds; None: as many as the machine has cores");
    type.def("__len__", [](PyBatch& self) { return self.use("Batch::__len__").size(); });
    type.def("__repr__", [](PyBatch& self) {
        const Batch& batch = self.use("Batch::__repr__");
        return "<Batch of " + std::to_string(batch.size()) +
               " worlds: " + std::to_string(batch.action_columns()) + " columns of actions, " +
               std::to_string(batch.observation_columns()) + " of observations>";
    });
    type.def("world", &world, nb::arg("index"), nb::sig("def world(self, index: int) -> World"),
             "One of the worlds, to look at and to edit between steps.");
    type.def("remake", &remake, nb::arg("mask").none() = nb::none(), nb::arg("seeds").none() = nb::none(),
             nb::sig("def remake(self, mask: numpy.typing.ArrayLike | None = None, seeds: "
                     "numpy.typing.ArrayLike | None = None) -> None"),
             "Makes the worlds of a mask anew, with their next seeds, or those of an array with one for each "
             "world of the batch. If one cannot be made, nothing has changed.");
    type.def_prop_ro(
        "seeds",
        [](PyBatch& self) {
            const Batch& batch = self.use("Batch::seeds");
            const Out<std::uint64_t> out =
                out_ids("Batch::seeds", nb::none(), static_cast<std::size_t>(batch.size()));
            for (int i = 0; i < batch.size(); ++i) out.data[i] = batch.seed(i);
            return out.array;
        },
        nb::sig("def seeds(self, /) -> numpy.ndarray"), "The seeds that the worlds were made with, uint64.");
    type.def_prop_rw(
        "parameters", &parameters,
        [](PyBatch& self, nb::handle value) {
            const Call call("Batch::parameters");
            const auto count = static_cast<std::size_t>(self.use(call.name()).size());
            const std::vector<float> numbers = get_parameters(call, value, count);
            // The reading of the array may have let other threads run.
            self.use(call.name()).set_parameters(numbers);
        },
        nb::for_getter(nb::sig("def parameters(self, /) -> numpy.ndarray")), nb::for_setter(nb::arg("value")),
        nb::for_setter(nb::sig("def parameters(self, value: numpy.typing.ArrayLike, /) -> None")),
        "Rows of numbers for worlds that are made from now on.");
    bind_batch_columns(type);
    bind_batch_steps(type);
}

}  // namespace jostle::python

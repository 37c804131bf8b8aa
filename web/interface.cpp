// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The module's exports and imports. What is refused leaves by an exception of JavaScript's, which drops the
// frames of C++ in between: calls check before they change anything, so a refused one leaves at most some
// bytes of its sentence behind. JavaScript puts the stack's pointer back.
#include <jostle/core/assert.h>
#include <jostle/scene/io.h>
#include <jostle/scene/reference.h>

#include <new>

#include "export.h"
#include "heap.h"
#include "wire.h"

/// Throws, from four texts in the box: function, argument, value, requirement.
JOSTLE_IMPORT(raise, void)(const std::uint64_t* slots);
/// Asks a function; see Asked.
JOSTLE_IMPORT(ask, void)(int asked, int function, const std::uint64_t* slots);

namespace jostle::web {
namespace {

void refuse(std::string_view function, std::string_view argument, std::string_view value,
            std::string_view requirement) {
    Writer out(box().slots);
    for (const std::string_view text : {function, argument, value, requirement}) out(text);
    jostle_raise(box().slots.data());
}

void on_error(const Error& error) {
    refuse(error.function(), error.argument(), error.value(), error.requirement());
}

void on_failed_assertion(const AssertionFailure& failure) {
    refuse("jostle", failure.condition, "false", failure.message);
}

void on_no_memory() {
    refuse("jostle", "memory", "", "there is no more of it");
}

WebWorld* make(const Scene& scene) {
    return new WebWorld(make_world(scene), scene);
}

}  // namespace

void ask(Asked asked, int function) {
    jostle_ask(static_cast<int>(asked), function, box().slots.data());
}

}  // namespace jostle::web

using namespace jostle;
using namespace jostle::web;

/// Once, before all else.
JOSTLE_EXPORT(start)()->void {
    set_error_handler(&on_error);
    set_assertion_handler(&on_failed_assertion);
    std::set_new_handler(&on_no_memory);
}

/// The box, with so many slots at least.
JOSTLE_EXPORT(box)(int slots)->std::uint64_t* {
    box().grow(static_cast<std::size_t>(slots));
    return box().slots.data();
}

/// The call of that number, with the arguments in the box. Its result is in the box that is answered.
JOSTLE_EXPORT(call)(int call)->const std::uint64_t* {
    box().clear();
    Reader in(box().slots.data());
    Writer out(box().slots);
    kCalls[call](in, out);
    return box().slots.data();
}

JOSTLE_EXPORT(create_world)()->WebWorld* {
    Reader in(box().slots.data());
    return new WebWorld(read_world_def(in));
}

/// From JSON, a text in the box. forget_lost() is called when it has returned, or was left. make_world()
/// takes all that the reader takes.
JOSTLE_EXPORT(create_scene)()->WebWorld* {
    Reader in(box().slots.data());
    begin_reading();
    const Scene& scene = *new Scene(parse_scene(in.take<std::string_view>()));
    end_reading();
    return make(scene);
}
/// Gives memory back that a refused scene or save has left.
JOSTLE_EXPORT(forget_lost)()->void {
    forget_reading();
    forget_noted();
}

JOSTLE_EXPORT(clone_world)(const WebWorld* world)->WebWorld* {
    return new WebWorld(*world);
}

/// A reference scene, by its place; nullptr after the last.
JOSTLE_EXPORT(create_reference)(int place)->WebWorld* {
    return make(reference_scenes()[static_cast<std::size_t>(place)].make());
}

/// Name, sentence, steps and golden hashes of the reference scenes.
JOSTLE_EXPORT(reference_scenes)()->const std::uint64_t* {
    Writer out(box().slots);
    out(static_cast<int>(reference_scenes().size()));
    for (const ReferenceScene& scene : reference_scenes()) {
        out(scene.name);
        out(scene.about);
        out(scene.steps);
        for (const std::uint64_t golden : scene.golden) out(golden);
    }
    return box().slots.data();
}

JOSTLE_EXPORT(destroy_world)(WebWorld* world)->void {
    delete world;
}

JOSTLE_EXPORT(step)(WebWorld* world, double dt, int substeps)->void {
    world->step(static_cast<float>(dt), substeps);
}

JOSTLE_EXPORT(bulk)(WebWorld* world)->const Bulk* {
    return &world->bulk();
}

JOSTLE_EXPORT(events)(WebWorld* world, int kind)->const std::uint64_t* {
    return world->events_of(kind);
}

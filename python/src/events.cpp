// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// World.events: the events of the last step, as lists of NamedTuples, and as structured arrays.
#include "bind.h"
#include "event_tables.h"
#include "keywords.h"
#include "records.h"

namespace jostle::python {
namespace {

/// Looks at the world when it is asked: it shows the events of the last step then.
struct PyEvents {
    StatePointer state;
};
using EventsClass = nb::class_<PyEvents>;

/// Calls visit(name, member, sentence) for each type of event that becomes records.
template <class Visit>
void each_event(const Visit& visit) {
    visit("contacts_ended", &Events::contacts_ended, "Two shapes have ceased to touch; either may be gone.");
    visit("sensors_left", &Events::sensors_left, "A sensor has ceased to touch a shape; either may be gone.");
    visit("contacts_began", &Events::contacts_began,
          "Two shapes, none of them a sensor, have begun to touch.");
    visit("sensors_entered", &Events::sensors_entered, "A sensor has begun to touch a shape.");
    visit("hits", &Events::hits, "Shapes with hit_events have met faster than the world's hit_speed.");
    visit("moved", &Events::moved, "The bodies that the step has simulated, with their poses.");
    visit("slept", &Events::slept, "Bodies that have fallen asleep.");
    visit("woke", &Events::woke, "Bodies that sleep no more.");
    visit("froze", &Events::froze, "Bodies whose velocity or pose became infinite or NaN.");
    visit("crushed", &Events::crushed, "Bodies that a kinematic shape has pressed against another shape.");
    visit("shapes_gone", &Events::shapes_gone, "Shapes that went with their body.");
    visit("joints_gone", &Events::joints_gone, "Joints that went with one of their bodies.");
    visit("joints_broke", &Events::joints_broke, "Joints whose force or torque was beyond break_at.");
}

nb::object event_array(const PyEvents& self, nb::handle name, nb::handle out) {
    const Call call("Events::array");
    const std::string_view wanted = get_text(call, "name", name);
    const Events events = self.state->use(call.name()).events();
    nb::object result;
    std::vector<std::string_view> names;
    each_event([&](const char* one, auto member, const char*) {
        names.push_back(one);
        if (wanted != one) return;
        const auto of = events.*member;
        const std::vector copies(of.begin(), of.end());
        result = put_array(call, std::span<const typename decltype(copies)::value_type>(copies), out);
    });
    if (!result.is_valid()) refuse_value(call, "name", name, names);
    return result;
}

}  // namespace

void bind_events(nb::module_& module, WorldClass& type) {
    EventsClass events(module, "Events", "The events of a world's last step.");
    each_event([&]<class Event>(const char* name, std::span<const Event> Events::*member, const char* about) {
        events.def_prop_ro(
            name,
            [member](const PyEvents& self) {
                return put_list(self.state.get(), self.state->use("World::events").events().*member);
            },
            nb::sig(
                keep_text(std::string("def ") + name + "(self, /) -> list[" + Convert<Event>::type() + "]")),
            about);
    });
    events.def_prop_ro(
        "edits_dropped",
        [](const PyEvents& self) {
            nb::list calls;
            for (const EditDropped& edit : self.state->use("World::events").events().edits_dropped)
                calls.append(nb::str(edit.call).attr("replace")("::", "."));
            return calls;
        },
        nb::sig("def edits_dropped(self, /) -> list[str]"),
        "The calls that callbacks made and that were not applied, such as 'Body.set_transform'.");
    events.def("array", &event_array, nb::arg("name"), nb::kw_only(), nb::arg("out").none() = nb::none(),
               nb::sig("def array(self, name: str, *, out: numpy.ndarray | None = None) -> numpy.ndarray"),
               "The events of a name, such as 'hits', as a structured array; objects are their ids.");
    type.def_prop_ro(
        "events", [](const PyWorld& self) { return PyEvents{self.state}; },
        "The events of the last step; before the first, none.");
}

}  // namespace jostle::python

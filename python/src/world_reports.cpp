// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A world's reports about its inside: times of stages, islands, hashes, and where two worlds part.
#include <jostle/dynamics/difference.h>
#include <jostle/dynamics/reports.h>

#include <string>

#include "bind.h"
#include "keywords.h"
#include "records.h"

namespace jostle::python {

constexpr const char* name_of(Of<IslandReport>) {
    return "IslandReport";
}
template <class V>
void fields(Of<IslandReport>, auto& island, V&& v) {
    v("first", island.first, "");
    v("bodies", island.bodies, "");
    v("contacts", island.contacts, "");
    v("joints", island.joints, "");
    v("max_penetration", island.max_penetration, "[m]");
    v("max_joint_error", island.max_joint_error, "[m]");
    v("max_joint_angle_error", island.max_joint_angle_error, "[rad]");
    v("residual", island.residual, "[m/s]");
    v("reason", island.reason, "");
    v("cause", island.cause, "");
    v("max_speed", island.max_speed, "[m/s]");
    v("time_to_sleep", island.time_to_sleep, "[s]");
}

namespace {

nb::object profile(const PyWorld& self) {
    const Profile profile = self.use("World::profile").profile();
    nb::dict result;
    std::size_t i = 0;
    for (const StageInfo& stage : stages()) result[stage.name] = profile.stage[i++];
    result["step"] = profile.step;
    return result;
}

nb::object table_hashes(const PyWorld& self) {
    const TableHashes hashes = self.use("World::table_hashes").table_hashes();
    nb::dict result;
    result["world"] = hashes.world;
    result["bodies"] = hashes.bodies;
    result["shapes"] = hashes.shapes;
    result["chains"] = hashes.chains;
    result["contacts"] = hashes.contacts;
    result["joints"] = hashes.joints;
    result["islands"] = hashes.islands;
    return result;
}

std::string first_difference_of(const PyWorld& self, nb::handle other) {
    const Call call("World::first_difference");
    if (!nb::isinstance<PyWorld>(other)) call.refuse("other", text_of(other), "it must be a World");
    const World& second = nb::inst_ptr<PyWorld>(other)->use(call.name());
    return self.use(call.name()).first_difference(second).text();
}

}  // namespace

void bind_world_reports(WorldClass& type) {
    type.def_prop_rw(
        "is_profiling", [](const PyWorld& self) { return self.use("World::is_profiling").is_profiling(); },
        [](const PyWorld& self, nb::handle value) {
            const bool on = get_flag("World::is_profiling", "is_profiling", value);
            self.use("World::is_profiling").set_profiling(on);
        },
        nb::for_getter(nb::sig(getter_text("World::is_profiling", "bool"))),
        nb::for_setter(nb::arg("value").none()),
        nb::for_setter(nb::sig(setter_text("World::is_profiling", "bool"))),
        "Whether the stages of steps are timed.");
    type.def(
        "profile", &profile, nb::sig("def profile(self) -> dict[str, int]"),
        "[ns] of each stage of the last step, by its name, and of the whole `step`; 0: it was not timed.");
    type.def(
        "islands",
        [](const PyWorld& self) { return put_list(self.state.get(), self.use("World::islands").islands()); },
        nb::sig("def islands(self) -> list[jostle._values.IslandReport]"),
        "The islands that are awake, with the reason why, and how well their constraints hold.");
    type.def("table_hashes", &table_hashes, nb::sig("def table_hashes(self) -> dict[str, int]"),
             "state_hash() by kinds of objects: to find in what two worlds differ.");
    type.def("first_difference", &first_difference_of, nb::arg("other"),
             nb::sig("def first_difference(self, other: World) -> str"),
             "Where the states of two worlds part first: 'body 3, body state.velocity: 1.5 and 2'; '' where "
             "they do not.");
    type.def(
        "state_text", [](const PyWorld& self) { return self.use("World::state_text").state_text(); },
        nb::sig("def state_text(self) -> str"), "The whole state as text, to compare by eye.");
}

}  // namespace jostle::python

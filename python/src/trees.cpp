// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "trees.h"

#include <algorithm>

namespace jostle::python {

nb::object put_found(const Found& found, bool has_distances) {
    const Call call("query");
    const Out<std::int32_t> starts = out_integers(call, nb::none(), found.starts.size(), 1);
    std::copy(found.starts.begin(), found.starts.end(), starts.data);
    const Out<std::int32_t> ids = out_integers(call, nb::none(), found.ids.size(), 1);
    std::copy(found.ids.begin(), found.ids.end(), ids.data);
    if (!has_distances) return nb::make_tuple(starts.array, ids.array);
    const Out<float> distances = out_floats(call, nb::none(), found.distances.size(), 1);
    std::copy(found.distances.begin(), found.distances.end(), distances.data);
    return nb::make_tuple(starts.array, ids.array, distances.array);
}

nb::object NearestRows::result() const {
    if (k != 1) return nb::make_tuple(distances.array, ids.array);
    const nb::tuple column = nb::make_tuple(-1, 1);
    return nb::make_tuple(distances.array.attr("reshape")(column), ids.array.attr("reshape")(column));
}

float get_radius(const Call& call, const char* argument, nb::handle value) {
    const float radius = Convert<float>::get(call, argument, value);
    if (!(radius >= 0.0f)) call.refuse(argument, to_text(radius), "it must be at least 0");
    return radius;
}

std::size_t get_k(const Call& call, nb::handle value) {
    return static_cast<std::size_t>(get_integer(call, "k", value, 1, 4096));
}

}  // namespace jostle::python

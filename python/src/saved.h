// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// save() and load() of a class that has read(call, work) and write(call, work), as InDimensions has them.
#pragma once

#include <cstddef>
#include <vector>

#include "arrays.h"

namespace jostle::python {

template <class Self>
[[nodiscard]] nb::bytes save_of(const Self& self, const Call& call) {
    std::vector<std::byte> bytes;
    self.read(call, [&](const auto& object, auto) { bytes = object.save(); });
    return nb::bytes(bytes.data(), bytes.size());
}

/// The names are those of refusals: "Crowd::save".
template <class Self, class... Extra>
void bind_save_and_load(nb::class_<Self, Extra...>& type, const char* save, const char* about_save,
                        const char* load, const char* about_load) {
    type.def(
        "save", [save](const Self& self) { return save_of(self, Call(save)); },
        nb::sig("def save(self) -> bytes"), about_save);
    type.def(
        "load",
        [load](Self& self, nb::handle bytes) {
            const Call call(load);
            const auto from = get_bytes(call, "bytes", bytes);
            self.write(call, [&](auto& object, auto) { object.load(from); });
        },
        nb::arg("bytes"), nb::sig("def load(self, bytes: bytes) -> None"), about_load);
}

}  // namespace jostle::python

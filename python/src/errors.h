// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Refusals: C++'s Error becomes jostle.Error, with the same function, argument, value and requirement.
#pragma once

#include <jostle/core/require.h>
#include <nanobind/nanobind.h>

#include <span>
#include <string>
#include <string_view>

namespace jostle::python {

namespace nb = nanobind;

/// The exceptions of C++ that become Python's: Error and SceneError.
void bind_errors();

/// repr() of an object, cut after 80 characters: the value of an Error.
[[nodiscard]] std::string text_of(nb::handle value);

/// The known name that is nearest to a misspelt one; empty where none is near.
[[nodiscard]] std::string_view nearest_name(std::string_view name, std::span<const std::string_view> known);

/// Of classes whose objects carry attributes of the user's: a new one is refused whose name is nearly that of
/// a property, or another library's for one.
extern const PyType_Slot kHandleSlots[2];

/// Refuses a name that a call does not know, with the name that was probably meant.
[[noreturn]] void refuse_name(const Call& call, std::string_view name,
                              std::span<const std::string_view> known);

}  // namespace jostle::python

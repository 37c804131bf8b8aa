// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The objects that guides and crowds among bodies refer to: a Crowd of Python, and a FlowField.
#pragma once

#include <jostle/crowd/flow_field.h>

#include "crowd.h"

namespace jostle::python {

/// Guides have a pointer to the field.
struct PyFlowField {
    FlowField field;
    Gate gate;
};

/// A Crowd; refuses anything else.
[[nodiscard]] const PyCrowd& get_crowd(const Call& call, nb::handle value);
/// A FlowField; refuses anything else.
[[nodiscard]] PyFlowField& get_field(const Call& call, nb::handle value);

}  // namespace jostle::python

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What refers to a Crowd of Python: flow fields, guides and crowds among bodies.
#pragma once

#include <jostle/crowd/flow_field.h>

#include "crowd.h"

namespace jostle::python {

/// A guide or a crowd among bodies has a pointer to it.
struct PyFlowField {
    FlowField field;
    Gate gate;
};

/// A Crowd; refuses anything else.
[[nodiscard]] const PyCrowd& get_crowd(const Call& call, nb::handle value);
/// A FlowField; refuses anything else.
[[nodiscard]] PyFlowField& get_field(const Call& call, nb::handle value);

}  // namespace jostle::python

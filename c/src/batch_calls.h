// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Calls of batches that C++ has as references. The generator reads these declarations like those of a public
// header.
#pragma once

#include <jostle/batch/batch.h>

namespace jostle::c {

/// A world of the batch, which owns it: to look at, and to edit between steps. Not to be freed. It stays
/// where it is; jostle_batch_remake puts another in its place.
World* batch_world(Batch& batch, int index);

}  // namespace jostle::c

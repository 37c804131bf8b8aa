// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "batch_calls.h"

namespace jostle::c {

World* batch_world(Batch& batch, int index) {
    return &batch.world(index);
}

}  // namespace jostle::c

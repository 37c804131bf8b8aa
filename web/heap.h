// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Memory that goes all at once. A text that is refused while it is read leaves by an exception of
// JavaScript's, which runs no destructor.
#pragma once

namespace jostle::web {

/// From here on `new` takes from this memory, and `delete` does nothing.
void begin_reading();
/// Back to the allocator's. What was read stays until forget_reading(), and is not deleted.
void end_reading();
void forget_reading();

}  // namespace jostle::web

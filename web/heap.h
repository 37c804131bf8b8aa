// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Memory that is given back where a call is refused. A refusal leaves by an exception of JavaScript's, which
// runs no destructor: a scene is read into memory that goes all at once, and of a save that is loaded each
// piece is noted. Cost: of `delete` during a load the pieces that were taken after the one that goes.
#pragma once

namespace jostle::web {

/// From here on `new` takes from this memory, and `delete` does nothing.
void begin_reading();
/// Back to the allocator's. What was read stays until forget_reading(), and is not deleted.
void end_reading();
void forget_reading();

/// From here on each piece that `new` gives is noted, until `delete` takes it back.
void begin_noting();
/// The pieces that are left stay: they have an owner.
void end_noting();
/// Gives those back that are still noted.
void forget_noted();

}  // namespace jostle::web

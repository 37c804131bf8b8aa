// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// When a fat box is given up for a new one, for what moves alone and for all at once.
#pragma once

namespace jostle::detail {

/// [1] A fat box that reaches further than this many margins beyond what a new one would be is replaced: a
/// stretched box of something that has stopped, or of something that has turned, would find false pairs for
/// ever.
inline constexpr float kSlackMargins = 4.0f;

}  // namespace jostle::detail

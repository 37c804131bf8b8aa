// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What finding pairs and putting them in order have in common.
#pragma once

namespace jostle::detail {

/// [1] Pairs that a worker has room for at once.
inline constexpr int kChunkPairs = 256;

}  // namespace jostle::detail

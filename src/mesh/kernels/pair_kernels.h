// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Rows of pairs of triangles, in lanes.
#pragma once

#include <cstdint>
#include <span>

#include "mesh/mesh_pose.h"
#include "mesh/mesh_store.h"

namespace jostle::detail {

/// A bit for each of up to kPairRow pairs: whether the triangles have a point in common.
[[nodiscard]] std::uint32_t meeting_pairs(const MeshStore& a, const MeshStore& b, const MeshPoses& poses,
                                          std::span<const ItemPair> pairs);

}  // namespace jostle::detail

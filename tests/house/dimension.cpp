// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Compiled only: a class template, in a number of dimensions.
#include <jostle/spatial/broad_phase.h>
#include <jostle/spatial/bvh.h>
#include <jostle/spatial/dynamic_tree.h>
#include <jostle/spatial/kd_tree.h>
#include <jostle/spatial/kd_tree_batch.h>
#include <jostle/spatial/rigid_transform.h>

namespace {
constexpr std::size_t kSize = sizeof(jostle::JOSTLE_TEST_CLASS);
static_assert(kSize > 0);
}  // namespace

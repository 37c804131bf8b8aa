// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// All of the library proper: trees, geometry, dynamics.
#pragma once

#include <jostle/core/error.h>
#include <jostle/core/log.h>
#include <jostle/core/timer.h>
#include <jostle/core/version.h>
#include <jostle/dynamics/world.h>
#include <jostle/geometry/boxes.h>
#include <jostle/geometry/chain.h>
#include <jostle/geometry/clip.h>
#include <jostle/geometry/collide_batch.h>
#include <jostle/geometry/decompose.h>
#include <jostle/geometry/distance.h>
#include <jostle/geometry/local_manifold.h>
#include <jostle/geometry/manifold.h>
#include <jostle/geometry/mass.h>
#include <jostle/geometry/overlap.h>
#include <jostle/geometry/penetration.h>
#include <jostle/geometry/point.h>
#include <jostle/geometry/point_state.h>
#include <jostle/geometry/ray.h>
#include <jostle/geometry/shape_cast.h>
#include <jostle/geometry/shapes.h>
#include <jostle/geometry/time_of_impact.h>
#include <jostle/spatial/broad_phase.h>
#include <jostle/spatial/bvh.h>
#include <jostle/spatial/kd_tree.h>
#include <jostle/spatial/kd_tree_batch.h>

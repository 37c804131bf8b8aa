// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// All of jostle's mathematics.
#pragma once

#include <jostle/math/aabb.h>          // IWYU pragma: export
#include <jostle/math/mat22.h>         // IWYU pragma: export
#include <jostle/math/mat33.h>         // IWYU pragma: export
#include <jostle/math/ray.h>           // IWYU pragma: export
#include <jostle/math/rot.h>           // IWYU pragma: export
#include <jostle/math/scalar.h>        // IWYU pragma: export
#include <jostle/math/sweep.h>         // IWYU pragma: export
#include <jostle/math/transform.h>     // IWYU pragma: export
#include <jostle/math/transform3.h>    // IWYU pragma: export
#include <jostle/math/trigonometry.h>  // IWYU pragma: export
#include <jostle/math/vec2.h>          // IWYU pragma: export
#include <jostle/math/vec3.h>          // IWYU pragma: export

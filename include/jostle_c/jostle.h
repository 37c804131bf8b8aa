/* SPDX-FileCopyrightText: 2026 The jostle authors */
/* SPDX-License-Identifier: MIT */
/* All of jostle's C interface: docs/c.md. */
#ifndef JOSTLE_C_JOSTLE_H
#define JOSTLE_C_JOSTLE_H

#include <jostle_c/base.h>
#include <jostle_c/batch.h>
#include <jostle_c/crowd.h>
#include <jostle_c/draw.h>
#include <jostle_c/geometry.h>
#include <jostle_c/mesh.h>
#include <jostle_c/rollback.h>
#include <jostle_c/scene.h>
#include <jostle_c/trees.h>
#include <jostle_c/types.h>
#include <jostle_c/world.h>

#endif

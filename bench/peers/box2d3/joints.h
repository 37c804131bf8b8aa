// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Makes Box2D 3's joints of a scene's. It has neither pulleys nor gears nor ratchets.
#pragma once

#include <box2d/box2d.h>

#include "adapter.h"

namespace jostle::peers {

void add_joint(b2WorldId world, b2BodyId a, b2BodyId b, const SceneJoint& joint,
               Substitutions& substitutions);

}  // namespace jostle::peers

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// How the materials of two shapes become those of their contact.
#pragma once

#include "dynamics/store/contact.h"
#include "dynamics/store/shape.h"

namespace jostle::detail {

/// By the stronger of the two rules.
[[nodiscard]] float mix(MixRule rule_a, MixRule rule_b, float a, float b);
/// [m] The radius on which two shapes roll over each other: see Material::rolling_resistance.
[[nodiscard]] float rolling_radius(const Geometry& a, const Geometry& b);
/// The numbers of a contact of two shapes, each within the limits of one material's.
[[nodiscard]] MixedMaterial mix_materials(const ShapeRecord& a, const ShapeRecord& b);
/// Whether a body that rests on the one would rest on the other: restitution moves nothing that rests.
[[nodiscard]] bool rests_alike(const Material& a, const Material& b);

}  // namespace jostle::detail

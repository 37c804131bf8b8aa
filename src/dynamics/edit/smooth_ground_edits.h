// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Edits of smooth ground; see edits.h.
#pragma once

#include "dynamics/edit/edits.h"

namespace jostle::detail {

struct SetShapeSmooth {
    ShapeId shape{};
    std::optional<bool> smooth{};  ///< none: unless it asks about its contacts
};
/// Where it changes, all dynamic bodies wake.
struct SetSmoothGround {
    bool smooth = true;
};

[[nodiscard]] Stirred stirred_by(const Tables& tables, const SetShapeSmooth& edit);
[[nodiscard]] Stirred stirred_by(const Tables& tables, const SetSmoothGround& edit);

void apply(Tables& tables, const SetShapeSmooth& edit) noexcept;
void apply(Tables& tables, const SetSmoothGround& edit) noexcept;

}  // namespace jostle::detail

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Edits of what continuous collision does; see edits.h.
#pragma once

#include "dynamics/edit/edits.h"

namespace jostle::detail {

struct SetBullet {
    BodyId body{};
    bool bullet = true;
};
struct SetContinuous {
    BodyId body{};
    std::optional<bool> continuous{};  ///< none: as its type has it
};
struct SetWorldContinuous {
    bool continuous = true;
};

void apply(Tables& tables, const SetBullet& edit) noexcept;
void apply(Tables& tables, const SetContinuous& edit) noexcept;
void apply(Tables& tables, const SetWorldContinuous& edit) noexcept;

}  // namespace jostle::detail

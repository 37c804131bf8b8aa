// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A step that does not come to its end drops its motion.
#pragma once

#include "dynamics/store/tables.h"

namespace jostle::detail {

/// The solver keeps the motion of bodies apart until the end of the step. Where a scheduler throws, the
/// motion is dropped, and a body that has its new pose already gets its boxes.
class Movement {
  public:
    explicit Movement(Tables& tables) : tables_(tables) {}
    Movement(const Movement&) = delete;
    Movement& operator=(const Movement&) = delete;
    ~Movement() {
        if (!is_finished_) drop();
    }
    void finish() { is_finished_ = true; }

  private:
    void drop();

    Tables& tables_;
    bool is_finished_ = false;
};

}  // namespace jostle::detail

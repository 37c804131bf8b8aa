// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Ctrl-C as a flag that work in steps looks at between two of them.
#pragma once

#include <csignal>

namespace jostle::app {

/// The exit status of what ended by Ctrl-C, as shells have it: 128 + SIGINT.
inline constexpr int kInterruptedStatus = 130;

/// While it lives, the first Ctrl-C (SIGINT) is noted; a second one ends the program at once. Where SIGINT is
/// ignored from the start (by nohup, say), it stays so.
class CatchInterrupt {
  public:
    CatchInterrupt();
    ~CatchInterrupt();
    CatchInterrupt(const CatchInterrupt&) = delete;
    CatchInterrupt& operator=(const CatchInterrupt&) = delete;

    [[nodiscard]] bool caught() const;

  private:
    struct sigaction previous_ = {};
};

}  // namespace jostle::app

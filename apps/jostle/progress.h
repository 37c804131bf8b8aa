// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A progress bar on standard error: there only where that is a terminal, and gone when the work is done.
#pragma once

#include <jostle/core/timer.h>

#include <string>

namespace jostle::app {

class Progress {
  public:
    Progress(std::string label, int total);
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    /// Draws at most ten times a second.
    void at(int done);

  private:
    std::string label_;
    int total_;
    bool visible_;
    bool drawn_ = false;
    Timer since_drawn_;
};

}  // namespace jostle::app

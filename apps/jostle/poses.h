// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The file of `jostle run --poses`: a row per body and step, as CSV or as JSON lines (docs/program.md has the
// columns). Its numbers read back as the same floats. Cost: a row per body and step, about 60 bytes of CSV.
#pragma once

#include <jostle/dynamics/world.h>

#include <span>
#include <string>

#include "jostle/output.h"

namespace jostle::app {

class PoseFile {
  public:
    /// The suffix decides: .csv, or .jsonl (.ndjson). Throws UsageFailure for another one, and Failure where
    /// the file cannot be written.
    explicit PoseFile(const std::string& path);

    /// The state after `step` steps; 0: before the first. `time` is the world's [s].
    void write(int step, double time, std::span<const Body> bodies);
    /// Puts the file in its place. Without it nothing is left.
    void keep() { file_.keep(); }

  private:
    bool json_;
    WholeFile file_;
    std::string rows_;
};

}  // namespace jostle::app

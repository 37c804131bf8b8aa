// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The files of --poses: a row per body, or agent, and step, as CSV or as JSON lines (docs/program.md has the
// columns). Numbers read back as the same floats. Cost: a row per body and step, about 90 bytes of CSV.
#pragma once

#include <jostle/dynamics/world.h>

#include <span>
#include <string>
#include <string_view>

#include "jostle/files.h"

namespace jostle::app {

/// A table of numbers by whose path's suffix the format is chosen.
class RowFile {
  public:
    /// The suffix decides: .csv, or .jsonl (.ndjson). Throws UsageFailure for another one, and Failure where
    /// the file cannot be written. The columns' names outlive it.
    RowFile(const std::string& path, std::span<const char* const> columns);

    /// A row, to be written with the next flush(); as many fields as there are columns.
    void add(std::span<const std::string> fields);
    void flush();
    /// Puts the file in its place. Without it nothing is left.
    void keep() { file_.keep(); }

    /// The shortest text that reads back as the same number.
    [[nodiscard]] static std::string exact(float value);
    [[nodiscard]] static std::string exact(double value);
    /// A text as the format writes it: with quotes where CSV needs them.
    [[nodiscard]] std::string text(std::string_view value) const;

  private:
    std::span<const char* const> columns_;
    bool json_;
    WholeFile file_;
    std::string rows_;
};

class PoseFile {
  public:
    /// As RowFile.
    explicit PoseFile(const std::string& path);

    /// The state after `step` steps; 0: before the first. `time` is the world's [s].
    void write(int step, double time, std::span<const Body> bodies);
    void keep() { rows_.keep(); }

  private:
    RowFile rows_;
};

}  // namespace jostle::app

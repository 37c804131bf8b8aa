// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A file that is there when it is whole. Pictures are written by it, and so is all else that the program
// writes.
#pragma once

#include <cstdio>
#include <filesystem>
#include <string>
#include <string_view>

namespace jostle {

/// Written beside its place under another name, and renamed by keep(). A link stays, and what it leads to is
/// replaced; a file that was there leaves its mode. A device or a pipe is no place for another file: it is
/// written to as the text comes.
///
/// Each call returns 0, or an errno.
class OutputFile {
  public:
    OutputFile() = default;
    /// Removes what was not kept.
    ~OutputFile();
    OutputFile(const OutputFile&) = delete;
    OutputFile& operator=(const OutputFile&) = delete;

    /// Once, before the others.
    [[nodiscard]] int open(const std::filesystem::path& path);
    [[nodiscard]] int write(std::string_view text);
    [[nodiscard]] int keep();

  private:
    std::filesystem::path place_;
    std::string partial_;  ///< the name under which it is written; empty: written to its place
    std::FILE* file_ = nullptr;
};

}  // namespace jostle

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The files that the program writes, but for pictures: each is whole or absent.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "draw/picture_output.h"

namespace jostle::app {

/// An OutputFile whose calls throw Failure where it cannot be written. What is not kept is removed.
class WholeFile {
  public:
    explicit WholeFile(const std::filesystem::path& path);

    void write(std::string_view text);
    void keep();

  private:
    void require(int error) const;

    std::filesystem::path path_;
    OutputFile file_;
};

/// And those above it; one that is there stays. Throws Failure.
void make_folder(const std::string& folder);

/// Writes the whole file or nothing. Throws Failure.
void write_file(const std::filesystem::path& path, std::string_view text);

}  // namespace jostle::app

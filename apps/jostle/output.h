// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The output of the program: results on standard output, everything else on standard error, one line each.
#pragma once

#include <cstdio>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <string_view>

namespace jostle::app {

/// A sentence for the user; exit status 1.
class Failure : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

/// Wrong usage; exit status 2.
class UsageFailure : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

/// Prints one line on standard error, beginning with the program's name. Line breaks and control characters
/// in the text (of a file's name, say) become spaces.
void say(std::string_view sentence);

/// Prints on standard output. Throws Failure where that cannot be written.
void print(std::string_view text);

/// A file that is there when it is whole: written beside its place under another name, and renamed by keep().
class WholeFile {
  public:
    /// Throws Failure where the file cannot be written, as the other calls do.
    explicit WholeFile(const std::filesystem::path& path);
    /// Removes what was not kept.
    ~WholeFile();
    WholeFile(const WholeFile&) = delete;
    WholeFile& operator=(const WholeFile&) = delete;

    void write(std::string_view text);
    void keep();

  private:
    [[noreturn]] void fail(int error) const;

    std::filesystem::path path_;
    std::string partial_;
    std::FILE* file_;
};

/// And those above it; one that is there stays. Throws Failure.
void make_folder(const std::string& folder);

/// Writes the whole file or nothing. Throws Failure.
void write_file(const std::filesystem::path& path, std::string_view text);

}  // namespace jostle::app

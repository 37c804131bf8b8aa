// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The output of the program: results on standard output, everything else on standard error, one line each.
#pragma once

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

/// The program's name as say() has it: "jostle" until another is given.
void name_program(std::string name);

/// Prints one line on standard error, beginning with the program's name. Line breaks and control characters
/// in the text (of a file's name, say) become spaces.
void say(std::string_view sentence);

/// Prints on standard output. Throws Failure where that cannot be written.
void print(std::string_view text);

}  // namespace jostle::app

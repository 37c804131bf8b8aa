// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The names of calls that saves had with them: events of edits that were dropped show them for as long as the
// world lives. Each is kept once.
#pragma once

#include <list>
#include <memory_resource>
#include <string>
#include <string_view>

namespace jostle::detail {

class CallNames {
  public:
    explicit CallNames(std::pmr::memory_resource* memory) : names_(memory) {}

    /// Throws std::bad_alloc, and has changed nothing.
    [[nodiscard]] const char* keep(std::string_view name) {
        for (const std::pmr::string& kept : names_)
            if (kept == name) return kept.c_str();
        return names_.emplace_back(name).c_str();
    }

  private:
    std::pmr::list<std::pmr::string> names_;
};

}  // namespace jostle::detail

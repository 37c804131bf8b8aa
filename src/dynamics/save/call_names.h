// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The names of calls that saves had with them: events of edits that were dropped show them for as long as the
// world lives. Each is kept once. Cost: the logarithm of how many there are.
#pragma once

#include <functional>
#include <memory_resource>
#include <set>
#include <string>
#include <string_view>

namespace jostle::detail {

class CallNames {
  public:
    explicit CallNames(std::pmr::memory_resource* memory) : names_(memory) {}

    /// Throws std::bad_alloc, and has changed nothing.
    [[nodiscard]] const char* keep(std::string_view name) {
        const auto kept = names_.find(name);
        return kept != names_.end() ? kept->c_str() : names_.emplace(name).first->c_str();
    }

  private:
    std::pmr::set<std::pmr::string, std::less<>> names_;
};

}  // namespace jostle::detail

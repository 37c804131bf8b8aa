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
    /// Names that a load adds to those of its world, if it succeeds: see add().
    CallNames(std::pmr::memory_resource* memory, const CallNames& before)
        : names_(memory), before_(&before) {}

    /// Throws std::bad_alloc, and has changed nothing.
    [[nodiscard]] const char* keep(std::string_view name) {
        if (before_ != nullptr)
            if (const auto kept = before_->names_.find(name); kept != before_->names_.end())
                return kept->c_str();
        const auto kept = names_.find(name);
        return kept != names_.end() ? kept->c_str() : names_.emplace(name).first->c_str();
    }
    /// Takes over the names of one that was made with this one and the same memory: they stay where they are.
    void add(CallNames& more) noexcept { names_.merge(more.names_); }

  private:
    std::pmr::set<std::pmr::string, std::less<>> names_;
    const CallNames* before_ = nullptr;
};

}  // namespace jostle::detail

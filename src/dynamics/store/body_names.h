// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The names that users give bodies: apart from the records, as no step reads them, and most bodies have none.
#pragma once

#include <jostle/memory/block_allocator.h>

#include <cstring>
#include <string_view>

#include "dynamics/store/table.h"

namespace jostle {

class BodyNames {
  public:
    explicit BodyNames(std::pmr::memory_resource* memory) : names_(memory) {}

    [[nodiscard]] std::string_view of(BodyId body) const noexcept {
        const auto at = static_cast<std::size_t>(body.index);
        return at < names_.size() ? names_[at] : std::string_view();
    }
    /// Room for the name of any of the first `ids` bodies; returns memory for its text. Throws
    /// std::bad_alloc, and has changed nothing.
    [[nodiscard]] char* reserve(BlockAllocator& blocks, int ids, std::string_view name) {
        if (name.empty()) return nullptr;
        if (const int more = ids - static_cast<int>(names_.size()); more > 0) make_room(names_, more);
        return static_cast<char*>(blocks.allocate(name.size(), alignof(char)));
    }
    /// Replaces the name; `text` is what reserve() gave for it.
    void set(BlockAllocator& blocks, BodyId body, std::string_view name, char* text) noexcept {
        const auto at = static_cast<std::size_t>(body.index);
        // The new name may be a part of the old one.
        if (text != nullptr) std::memcpy(text, name.data(), name.size());
        clear(blocks, body);
        if (text == nullptr) return;
        if (at >= names_.size()) names_.resize(at + 1);
        names_[at] = {text, name.size()};
    }
    void clear(BlockAllocator& blocks, BodyId body) noexcept {
        const std::string_view name = of(body);
        if (name.empty()) return;
        blocks.deallocate(const_cast<char*>(name.data()), name.size(), alignof(char));
        names_[static_cast<std::size_t>(body.index)] = {};
    }

  private:
    std::pmr::vector<std::string_view> names_;  ///< by id, as far as there was one; the world's own memory
};

}  // namespace jostle

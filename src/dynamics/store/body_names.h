// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The names that users give bodies: apart from the records, as no step reads them, and most bodies have none.
#pragma once

#include <jostle/memory/block_allocator.h>

#include <cstring>
#include <string_view>

#include "dynamics/store/table.h"

namespace jostle::detail {

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
    /// Copies a name into `text`, which reserve() gave for it.
    [[nodiscard]] static std::string_view keep(std::string_view name, char* text) noexcept {
        if (text == nullptr) return {};
        std::memcpy(text, name.data(), name.size());
        return {text, name.size()};
    }
    /// Gives back a name that was kept.
    static void release(BlockAllocator& blocks, std::string_view kept) noexcept {
        if (!kept.empty()) blocks.deallocate(const_cast<char*>(kept.data()), kept.size(), alignof(char));
    }
    /// Replaces the name by one that was kept.
    void set(BlockAllocator& blocks, BodyId body, std::string_view kept) noexcept {
        const auto at = static_cast<std::size_t>(body.index);
        clear(blocks, body);
        if (kept.empty()) return;
        if (at >= names_.size()) names_.resize(at + 1);
        names_[at] = kept;
    }
    /// Becomes a copy: see Table::copy_from(). The texts are still those of the other one: see for_each().
    void copy_from(const BodyNames& other) { copy_rows(names_, other.names_); }
    /// Each name that there is, to be replaced.
    template <class Function>
    void for_each(Function&& function) {
        for (std::string_view& name : names_)
            if (!name.empty()) function(name);
    }
    void clear(BlockAllocator& blocks, BodyId body) noexcept {
        const std::string_view name = of(body);
        if (name.empty()) return;
        release(blocks, name);
        names_[static_cast<std::size_t>(body.index)] = {};
    }

  private:
    std::pmr::vector<std::string_view> names_;  ///< by id, as far as there was one; the world's own memory
};

}  // namespace jostle::detail

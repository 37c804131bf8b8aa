// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A bit for each id of a table: ids that were noted, until they are acted upon.
#pragma once

#include <atomic>
#include <bit>
#include <cstdint>
#include <memory_resource>
#include <span>
#include <vector>

#include "dynamics/store/table.h"

namespace jostle::detail {

/// Invariant: there is a bit for each live id, so that noting needs no memory.
template <class Key>
class NotedSet {
  public:
    explicit NotedSet(std::pmr::memory_resource* memory) : words_(memory) {}

    /// Afterwards bits for so many ids more can be there. Throws std::bad_alloc, and has changed nothing.
    void reserve_more(int more) { make_room(words_, (more + 63) / 64); }
    /// There is a bit for the id, which is clear where it is new.
    void cover(Key id) {
        if (word(id) >= words_.size()) words_.resize(word(id) + 1, 0);
    }
    /// Becomes a copy: see Table::copy_from().
    void copy_from(const NotedSet& other) { copy_rows(words_, other.words_); }
    void note(Key id) noexcept { words_[word(id)] |= bit(id); }
    /// On any thread.
    void note_at_once(Key id) {
        // Any order of these gives the same bits.
        std::atomic_ref(words_[word(id)]).fetch_or(bit(id), std::memory_order_relaxed);
    }
    /// It was acted upon, or is gone.
    void settle(Key id) noexcept { words_[word(id)] &= ~bit(id); }
    [[nodiscard]] bool has(Key id) const { return (words_[word(id)] & bit(id)) != 0; }
    [[nodiscard]] std::span<const std::uint64_t> words() const { return words_; }

    /// The lowest id that is noted, where none below `from` is; or kNone.
    [[nodiscard]] Key first(Key from = {0}) const {
        for (std::size_t i = word(from); i < words_.size(); ++i)
            if (words_[i] != 0) return {static_cast<std::int32_t>(i * 64) + std::countr_zero(words_[i])};
        return kNone;
    }
    /// The lowest id that is noted above this one, or kNone.
    [[nodiscard]] Key next(Key id) const {
        const std::uint64_t above = words_[word(id)] & ~((bit(id) << 1) - 1);
        const std::int32_t begin = id.index - id.index % 64;
        if (above != 0) return {begin + std::countr_zero(above)};
        return word(id) + 1 < words_.size() ? first({begin + 64}) : Key(kNone);
    }
    /// ORDER: ascending. `function` may settle the id.
    template <class Function>
    void for_each(Function&& function) const {
        for (std::size_t i = 0; i < words_.size(); ++i)
            for (std::uint64_t rest = words_[i]; rest != 0; rest &= rest - 1)
                function(Key{static_cast<std::int32_t>(i * 64) + std::countr_zero(rest)});
    }

  private:
    [[nodiscard]] static std::size_t word(Key id) { return static_cast<std::size_t>(id.index) / 64; }
    [[nodiscard]] static std::uint64_t bit(Key id) { return std::uint64_t{1} << (id.index % 64); }

    std::pmr::vector<std::uint64_t> words_;
};

}  // namespace jostle::detail

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Which bodies may have fallen asleep or woken since the user was told. It follows from the bodies: whoever
// sleeps and was not told so, or the other way round, is among them.
#pragma once

#include <bit>
#include <cstdint>
#include <memory_resource>
#include <vector>

#include "dynamics/store/table.h"

namespace jostle {

/// A bit a body. Invariant: there is one for each body, so that noting needs no memory.
class SleepChanges {
  public:
    explicit SleepChanges(std::pmr::memory_resource* memory) : words_(memory) {}

    /// Afterwards one body more can be covered. Throws std::bad_alloc, and has changed nothing.
    void reserve_one() { make_room(words_, 1); }
    /// There is a bit for the body.
    void cover(BodyId id) {
        if (word(id) >= words_.size()) words_.resize(word(id) + 1, 0);
    }
    void note(BodyId id) noexcept {
        count_ += has(id) ? 0 : 1;
        words_[word(id)] |= bit(id);
    }
    /// The body is gone.
    void settle(BodyId id) noexcept {
        count_ -= has(id) ? 1 : 0;
        words_[word(id)] &= ~bit(id);
    }
    [[nodiscard]] bool has(BodyId id) const { return (words_[word(id)] & bit(id)) != 0; }
    /// [1] Bodies that are noted.
    [[nodiscard]] int count() const { return count_; }

    /// ORDER: ascending. `function` may settle the body. Cost: where there are none, nothing.
    template <class Function>
    void for_each(Function&& function) const {
        if (count_ == 0) return;
        for (std::size_t i = 0; i < words_.size(); ++i)
            for (std::uint64_t rest = words_[i]; rest != 0; rest &= rest - 1)
                function(BodyId{static_cast<int>(i * 64) + std::countr_zero(rest)});
    }

  private:
    [[nodiscard]] static std::size_t word(BodyId id) { return static_cast<std::size_t>(id.index) / 64; }
    [[nodiscard]] static std::uint64_t bit(BodyId id) { return std::uint64_t{1} << (id.index % 64); }

    std::pmr::vector<std::uint64_t> words_;
    int count_ = 0;
};

}  // namespace jostle

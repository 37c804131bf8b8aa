// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Islands: the bodies that hang together by touching and by joints, and therefore fall asleep and wake
// together. Each enabled body that is not static is in one island. Two dynamic bodies are linked where their
// shapes touch and neither is a sensor, or where a joint of enabled bodies has both: linked bodies are in one
// island. A kinematic body is alone in its island, for it is pushed by nothing.
//
// Islands are merged when a link begins. When one ends, its island only notes it: an island that has lost a
// link may consist of several parts. See island_links.h.
#pragma once

#include <bit>

#include "dynamics/store/body.h"

namespace jostle {

/// Part of the state, but for its id: in which order bodies are listed decides in which order they fall
/// asleep and wake.
struct IslandRecord {
    BodyId first;  ///< list through BodyRecord::island_next
    BodyId last;
    int count = 0;               ///< [1] bodies
    bool has_lost_link = false;  ///< since it was one part

    // For the length of one function: WakeRoom's, and plan_sleep().
    bool is_counted = false;
    IslandId next_counted;
    int drowsy = 0;  ///< [1] bodies that were slow for long enough
};

/// Islands by id. No handle names one, so ids have no generations; no order follows them, so they are no
/// state.
class IslandTable {
  public:
    using Key = IslandId;

    explicit IslandTable(std::pmr::memory_resource* memory) : live_(memory), records_(memory) {}

    [[nodiscard]] IslandRecord& operator[](IslandId id) {
        return records_[static_cast<std::size_t>(id.index)];
    }
    [[nodiscard]] const IslandRecord& operator[](IslandId id) const {
        return records_[static_cast<std::size_t>(id.index)];
    }

    /// Afterwards there can be so many islands at a time. Throws std::bad_alloc, and has changed nothing.
    void reserve(int count) {
        if (count <= capacity()) return;
        make_room(live_, (count + 63) / 64 - static_cast<int>(live_.size()));
        make_room(records_, count - capacity());
    }
    /// The lowest id that is free.
    [[nodiscard]] IslandId take() noexcept {
        while (first_word_ < live_.size() && ~live_[first_word_] == 0) ++first_word_;
        if (first_word_ == live_.size()) live_.push_back(0);
        const int bit = std::countr_one(live_[first_word_]);
        live_[first_word_] |= std::uint64_t{1} << bit;
        const IslandId id{static_cast<int>(first_word_) * 64 + bit};
        if (id.index == capacity()) {
            records_.emplace_back();
        } else {
            (*this)[id] = {};
        }
        ++size_;
        return id;
    }
    void free(IslandId id) noexcept {
        const std::size_t word = static_cast<std::size_t>(id.index) / 64;
        live_[word] &= ~(std::uint64_t{1} << (id.index % 64));
        if (word < first_word_) first_word_ = word;
        --size_;
    }

    /// [1] Live ids.
    [[nodiscard]] int size() const { return size_; }
    /// [1] Every live id's index is below.
    [[nodiscard]] int capacity() const { return static_cast<int>(records_.size()); }
    [[nodiscard]] bool is_live(IslandId id) const {
        return id.index >= 0 && id.index < capacity() &&
               (live_[static_cast<std::size_t>(id.index) / 64] >> (id.index % 64) & 1) != 0;
    }

  private:
    std::pmr::vector<std::uint64_t> live_;  ///< a bit an id
    std::pmr::vector<IslandRecord> records_;
    std::size_t first_word_ = 0;  ///< the words before it are full
    int size_ = 0;
};

}  // namespace jostle

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Islands: groups of bodies that are linked by touching and by joints, and therefore fall asleep and wake
// together. Each enabled body that is not static is in one island. Two dynamic bodies are linked where their
// shapes touch and neither is a sensor, or where a joint of enabled bodies has both: linked bodies are in one
// island. A kinematic body is alone in its island, for it is pushed by nothing.
//
// Islands are merged when a link begins. When one ends, its island only notes it: an island that has lost a
// link may consist of several parts. See island_links.h.
#pragma once

#include "dynamics/store/body.h"

namespace jostle::detail {

/// Part of the state, but for its id: in which order bodies are listed decides in which order they fall
/// asleep and wake.
struct IslandRecord {
    BodyId first;  ///< list through BodyRecord::island_next
    BodyId last;
    int count = 0;               ///< [1] bodies; 0: the id is free
    bool has_lost_link = false;  ///< since it was one part

    bool is_counted = false;  ///< by a WakeRoom, while that is there
    IslandId next;            ///< list of those that are counted, or of those that are free
    int drowsy = 0;           ///< [1] bodies that were slow for long enough, while plan_sleep() counts
};

/// Islands by id. No handle names one, so ids have no generations; no order follows them, so they are no
/// state.
class IslandTable {
  public:
    using Key = IslandId;

    explicit IslandTable(std::pmr::memory_resource* memory) : records_(memory) {}

    [[nodiscard]] IslandRecord& operator[](IslandId id) {
        return records_[static_cast<std::size_t>(id.index)];
    }
    [[nodiscard]] const IslandRecord& operator[](IslandId id) const {
        return records_[static_cast<std::size_t>(id.index)];
    }

    /// Afterwards there can be so many islands at a time. Throws std::bad_alloc, and has changed nothing.
    void reserve(int count) {
        if (count > capacity()) make_room(records_, count - capacity());
    }
    /// The island is to get a body.
    [[nodiscard]] IslandId take() noexcept {
        ++size_;
        IslandId id = free_;
        if (id == kNone) {
            id = {capacity()};
            records_.emplace_back();
        } else {
            free_ = (*this)[id].next;
            (*this)[id] = {};
        }
        return id;
    }
    void free(IslandId id) noexcept {
        --size_;
        (*this)[id].count = 0;
        (*this)[id].next = free_;
        free_ = id;
    }

    /// Becomes a copy: see Table::copy_from().
    void copy_from(const IslandTable& other) {
        copy_rows(records_, other.records_);
        free_ = other.free_;
        size_ = other.size_;
    }

    /// [1] Live ids.
    [[nodiscard]] int size() const { return size_; }
    /// [1] Every live id's index is below.
    [[nodiscard]] int capacity() const { return static_cast<int>(records_.size()); }
    [[nodiscard]] bool is_live(IslandId id) const {
        return id.index >= 0 && id.index < capacity() && (*this)[id].count > 0;
    }

  private:
    std::pmr::vector<IslandRecord> records_;
    IslandId free_;
    int size_ = 0;
};

}  // namespace jostle::detail

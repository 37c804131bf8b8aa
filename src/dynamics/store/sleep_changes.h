// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The bodies that may have fallen asleep or woken since the user was told. They follow from the bodies: each
// that sleeps and was not told so, or the other way round, is among them.
#pragma once

#include "dynamics/store/noted_set.h"

namespace jostle::detail {

class SleepChanges : NotedSet<BodyId> {
  public:
    using NotedSet::cover;
    using NotedSet::has;
    using NotedSet::NotedSet;
    using NotedSet::reserve_more;

    void copy_from(const SleepChanges& other) {
        NotedSet::copy_from(other);
        count_ = other.count_;
    }
    void note(BodyId id) noexcept {
        count_ += has(id) ? 0 : 1;
        NotedSet::note(id);
    }
    void settle(BodyId id) noexcept {
        count_ -= has(id) ? 1 : 0;
        NotedSet::settle(id);
    }
    /// [1] Bodies that are noted.
    [[nodiscard]] int count() const { return count_; }
    /// Cost: where there are none, nothing.
    template <class Function>
    void for_each(Function&& function) const {
        if (count_ > 0) NotedSet::for_each(function);
    }

  private:
    int count_ = 0;
};

}  // namespace jostle::detail

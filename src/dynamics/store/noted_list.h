// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A list that many threads append to at once, in room that is there. Its order is that of chance.
#pragma once

#include <atomic>
#include <span>

namespace jostle::detail {

template <class T>
class NotedList {
  public:
    /// Room for all that may be noted; nothing was noted so far.
    void set_room(std::span<T> room) { room_ = room; }
    void note(const T& item) {
        room_[static_cast<std::size_t>(count_.fetch_add(1, std::memory_order_relaxed))] = item;
    }
    [[nodiscard]] std::span<T> noted() const {
        return room_.first(static_cast<std::size_t>(count_.load(std::memory_order_relaxed)));
    }

  private:
    std::span<T> room_;
    std::atomic<int> count_{0};
};

}  // namespace jostle::detail

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// An answer of many values in an array of the caller's.
#pragma once

#include <cstddef>
#include <span>

namespace jostle::c {

/// A visitor that writes what it is called with, as long as there is room, and counts all of it.
template <class T>
class Room {
  public:
    explicit Room(std::span<T> found) : found_(found) {}
    void operator()(const T& one) {
        if (count_ < found_.size()) found_[count_] = one;
        ++count_;
    }
    [[nodiscard]] int count() const { return static_cast<int>(count_); }

  private:
    std::span<T> found_;
    std::size_t count_ = 0;
};

}  // namespace jostle::c

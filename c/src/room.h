// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// An answer of many values in an array of the caller's.
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>

namespace jostle::c {

/// As many of them as there is room for; answers how many there are in all.
template <class T>
int copy_to(std::span<T> found, std::span<const T> from) {
    std::copy_n(from.begin(), std::min(from.size(), found.size()), found.begin());
    return static_cast<int>(from.size());
}

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

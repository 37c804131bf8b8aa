// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Snapshot: a state of a world, kept in this process, to be restored many times. In docs/time.md.
//
//     Snapshot start;
//     world.keep(start);
//     ...
//     world.restore(start);          for each episode
//
// A snapshot is a copy of the world's tables, derived state included: keeping and restoring cost as much as
// copying that memory. A save is for files, networks and other builds; save() converts a snapshot into a
// save.
#pragma once

#include <jostle/core/config.h>

#include <cstddef>
#include <utility>
#include <vector>

JOSTLE_API_BEGIN
namespace jostle {

class World;
namespace detail {
struct Kept;
}

class Snapshot {
  public:
    /// One of nothing.
    Snapshot() = default;
    Snapshot(Snapshot&& other) noexcept : kept_(std::exchange(other.kept_, nullptr)) {}
    Snapshot& operator=(Snapshot&& other) noexcept {
        Snapshot taken(std::move(other));
        std::swap(kept_, taken.kept_);
        return *this;
    }
    ~Snapshot();

    /// Whether it is one of nothing.
    [[nodiscard]] bool empty() const { return kept_ == nullptr; }
    /// The bytes that World::save() would have given. Refused of nothing.
    [[nodiscard]] std::vector<std::byte> save() const;

  private:
    friend class World;
    detail::Kept* kept_ = nullptr;  ///< in the memory of the world that was kept
};

}  // namespace jostle
JOSTLE_API_END

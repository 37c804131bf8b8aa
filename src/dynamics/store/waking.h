// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Islands fall asleep and wake: their bodies, contacts and joints move between what stages look at and what
// they do not. A contact or a joint sleeps while none of its bodies is awake and one at least sleeps; a
// contact of an awake and a sleeping body lies with the awake one.
//
// What may throw comes first: WakeRoom counts what some islands need to wake, besides what else an edit needs
// in the same places, and reserves it all. Waking is then sure to succeed, and so is falling asleep after
// reserve_sleeping().
#pragma once

#include <array>

#include "dynamics/store/tables.h"

namespace jostle {

class WakeRoom {
  public:
    explicit WakeRoom(Tables& tables) : tables_(tables) {}
    WakeRoom(const WakeRoom&) = delete;
    WakeRoom& operator=(const WakeRoom&) = delete;
    ~WakeRoom();

    /// Counts an island that sleeps; once, however often it is added. Cost: the island.
    void add(IslandId island) noexcept;
    /// Afterwards all that was counted can move. Throws std::bad_alloc, and has changed nothing.
    void reserve();

    // [1] Room that is wanted, by bin, and of joints by kind and bin.
    int bodies = 0;
    std::array<int, kBins> contacts{};
    std::array<std::array<int, kBins>, kMaxJointKinds> joints{};

  private:
    Tables& tables_;
    IslandId first_;  ///< list of those that are counted
};

/// [1] What falls asleep. Room is wanted for no more than that.
struct SleepRoom {
    int bodies = 0;
    int contacts = 0;
    std::array<int, kMaxJointKinds> joints{};
};
/// Counts a body that is awake, with what falls asleep with it at most.
void add(const Tables& tables, BodyId body, SleepRoom& room) noexcept;
/// Throws std::bad_alloc, and has changed nothing.
void reserve_sleeping(Tables& tables, const SleepRoom& room);

[[nodiscard]] bool is_asleep(const Tables& tables, IslandId island) noexcept;
/// Whoever was made asleep has yet to look for pairs.
void wake_island(Tables& tables, IslandId island) noexcept;
/// Of a body that was made asleep and is awake now: the next step finds its pairs.
void look_for_pairs(Tables& tables, BodyId body) noexcept;
/// Its bodies stop.
void lay_asleep(Tables& tables, IslandId island) noexcept;

}  // namespace jostle

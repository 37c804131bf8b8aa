// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Islands fall asleep and wake: their bodies, contacts and joints move between the arrays at which stages
// look and those at which they do not. A contact or a joint sleeps while none of its bodies is awake and one
// at least sleeps; a contact of an awake and a sleeping body lies with the awake one. (Where a joint without
// a dynamic body lies does not matter.)
//
// Allocations come first: WakeRoom counts the places that islands need to wake, besides those that an edit
// needs in the same arrays, and reserves them all. Waking is then sure to succeed, and so is falling asleep
// after reserve_sleeping().
#pragma once

#include <array>

#include "dynamics/store/tables.h"

namespace jostle::detail {

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

    // [1] Room that is wanted, by bin, and of joints by type and bin.
    int bodies = 0;
    std::array<int, kBins> contacts{};
    std::array<std::array<int, kBins>, kMaxJointTypes> joints{};

  private:
    Tables& tables_;
    IslandId first_;  ///< list of those that are counted
};

/// [1] Bodies and constraints that fall asleep: room is wanted for no more.
struct SleepRoom {
    int bodies = 0;
    int contacts = 0;
    std::array<int, kMaxJointTypes> joints{};
};
/// Counts a body that is awake, with the constraints that may fall asleep with it.
void add(const Tables& tables, BodyId body, SleepRoom& room) noexcept;
/// Throws std::bad_alloc, and has changed nothing.
void reserve_sleeping(Tables& tables, const SleepRoom& room);

/// Pairs of bodies that were made asleep are looked for later: look_for_pairs().
void wake_island(Tables& tables, IslandId island) noexcept;
/// Of a body that was made asleep and is awake now: the next step finds its pairs.
void look_for_pairs(Tables& tables, BodyId body) noexcept;
/// Its bodies stop.
void lay_asleep(Tables& tables, IslandId island) noexcept;

}  // namespace jostle::detail

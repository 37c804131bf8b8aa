// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The bodies that a step sweeps: those that are fast, or pressed deep into what does not move. Kinematic
// bodies that move are among them, since the others meet them on their way.
#pragma once

#include <atomic>
#include <span>

#include "dynamics/continuous/path.h"

namespace jostle {

struct SweptBody {
    int place = 0;              ///< in the awake set
    bool is_kinematic = false;  ///< it goes its way
    bool must_ask = false;      ///< about an impact; so it is swept by the thread that steps
    int plan = kNone;           ///< among the bullets, if it is one
    bool rests = false;         ///< at the end of its path
    ShapeId crushed_by;         ///< the kinematic shape that carried it ...
    ShapeId crushed_against;    ///< ... to the shape that stopped it
    Path path;
    Transform end;  ///< [m] its pose after the step, unless the path is whole
};

/// Places in the awake set of bodies that are to be swept, noted by many threads at once.
struct NotedPlaces {
    explicit NotedPlaces(std::span<int> space) : room(space) {}
    void note(int place) {
        room[static_cast<std::size_t>(count.fetch_add(1, std::memory_order_relaxed))] = place;
    }
    [[nodiscard]] std::span<int> all() const {
        return room.first(static_cast<std::size_t>(count.load(std::memory_order_relaxed)));
    }
    std::span<int> room;
    std::atomic<int> count{0};
};

}  // namespace jostle

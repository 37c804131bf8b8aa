// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The tables of a world, in its memory: a load makes others, and puts them in their place when they are
// sound.
#pragma once

#include <new>
#include <utility>

#include "dynamics/joints/joint_types.h"
#include "dynamics/store/tables.h"

namespace jostle::detail {

class OwnTables {
  public:
    /// Throws std::bad_alloc.
    OwnTables(std::pmr::memory_resource* memory, const BroadPhaseOptions& options,
              const StepSettings& settings)
        : memory_(memory), place_{memory, memory->allocate(sizeof(Tables), alignof(Tables))} {
        tables_ = new (place_.bytes) Tables(memory, options, settings, kJointTypes);
    }
    OwnTables(const OwnTables&) = delete;
    OwnTables& operator=(const OwnTables&) = delete;
    ~OwnTables() {
        tables_->blocks.clear();
        tables_->~Tables();
    }
    /// Of tables in the same memory.
    void swap(OwnTables& other) noexcept {
        std::swap(place_.bytes, other.place_.bytes);
        std::swap(tables_, other.tables_);
    }

    [[nodiscard]] std::pmr::memory_resource* memory() const { return memory_; }
    [[nodiscard]] Tables& operator*() { return *tables_; }
    [[nodiscard]] const Tables& operator*() const { return *tables_; }
    [[nodiscard]] Tables* operator->() { return tables_; }
    [[nodiscard]] const Tables* operator->() const { return tables_; }

  private:
    /// Given back where the tables cannot be made, too.
    struct Place {
        std::pmr::memory_resource* memory;
        void* bytes;
        Place(std::pmr::memory_resource* from, void* allocated) : memory(from), bytes(allocated) {}
        Place(const Place&) = delete;
        Place& operator=(const Place&) = delete;
        ~Place() { memory->deallocate(bytes, sizeof(Tables), alignof(Tables)); }
    };

    std::pmr::memory_resource* memory_;
    Place place_;
    Tables* tables_;
};

}  // namespace jostle::detail

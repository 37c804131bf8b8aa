// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The user's answers about pairs that only a sweep found. They hold until the next step has found its pairs:
// a pair whose boxes overlap then has the answer that it was given, and is asked about no more. Part of the
// state. There is room for a few answers per awake body; beyond that a pair may be asked about again.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory_resource>
#include <vector>

#include "dynamics/store/room.h"
#include "dynamics/store/table.h"

namespace jostle::detail {

class SweepAnswers {
  public:
    struct Entry {
        ShapeId a, b;  ///< the lower id first
        bool may_collide = false;
    };

    explicit SweepAnswers(std::pmr::memory_resource* memory) : entries_(memory), slots_(memory) {}

    /// Afterwards so many can be kept. Throws std::bad_alloc, and has kept all.
    void reserve(int count) {
        if (slots_.size() >= 2 * static_cast<std::size_t>(count)) return;
        std::size_t slots = 64;
        while (slots < 2 * static_cast<std::size_t>(count)) slots *= 2;
        std::pmr::vector<std::int32_t> larger(slots, kFree, slots_.get_allocator());
        entries_.reserve(slots / 2);
        larger.swap(slots_);
        note_places();
    }

    /// Becomes a copy: see Table::copy_from().
    void copy_from(const SweepAnswers& other) {
        copy_rows(entries_, other.entries_);
        copy_rows(slots_, other.slots_);
    }

    /// The answer about a pair, the lower id first, or nullptr.
    [[nodiscard]] const bool* about(ShapeId a, ShapeId b) const {
        if (entries_.empty()) return nullptr;
        const std::int32_t entry = slots_[find(a, b)];
        return entry == kFree ? nullptr : &entries_[static_cast<std::size_t>(entry)].may_collide;
    }
    /// Of a pair without an answer. Where there is no room it is not kept.
    void keep(ShapeId a, ShapeId b, bool may_collide) noexcept {
        if (2 * entries_.size() >= slots_.size()) return;
        slots_[find(a, b)] = static_cast<std::int32_t>(entries_.size());
        entries_.push_back({a, b, may_collide});
    }
    /// The shape is another one from now on. Cost: all answers.
    void forget(ShapeId shape) noexcept {
        const auto is_about = [&](const Entry& entry) { return entry.a == shape || entry.b == shape; };
        if (std::erase_if(entries_, is_about) == 0) return;
        std::fill(slots_.begin(), slots_.end(), kFree);
        note_places();
    }
    void clear() noexcept {
        if (entries_.empty()) return;
        entries_.clear();
        std::fill(slots_.begin(), slots_.end(), kFree);
    }
    /// In the order in which they were given.
    [[nodiscard]] const std::pmr::vector<Entry>& entries() const { return entries_; }

    /// [1] What decides how many can be kept: 0, or a power of two, at least twice as many as there are.
    [[nodiscard]] std::size_t slot_count() const { return slots_.size(); }

    // For loads: the answers as they were saved, and then the room that there was. False: two are about the
    // same pair. Throws std::bad_alloc.
    [[nodiscard]] std::pmr::vector<Entry>& entries() { return entries_; }
    [[nodiscard]] bool restore(std::size_t slot_count) {
        slots_.assign(slot_count, kFree);
        entries_.reserve(slot_count / 2);
        for (std::size_t i = 0; i < entries_.size(); ++i) {
            std::int32_t& slot = slots_[find(entries_[i].a, entries_[i].b)];
            if (slot != kFree) return false;
            slot = static_cast<std::int32_t>(i);
        }
        return true;
    }

  private:
    static constexpr std::int32_t kFree = -1;

    void note_places() noexcept {
        for (std::size_t i = 0; i < entries_.size(); ++i)
            slots_[find(entries_[i].a, entries_[i].b)] = static_cast<std::int32_t>(i);
    }

    /// Where the pair is, or would be: open addressing, at most half full.
    [[nodiscard]] std::size_t find(ShapeId a, ShapeId b) const {
        const std::uint64_t pair =
            std::uint64_t{static_cast<std::uint32_t>(a.index)} << 32 | static_cast<std::uint32_t>(b.index);
        const std::size_t mask = slots_.size() - 1;
        std::size_t i = static_cast<std::size_t>((pair * 0x9e3779b97f4a7c15u) >> 32) & mask;
        for (; slots_[i] != kFree; i = (i + 1) & mask) {
            const Entry& entry = entries_[static_cast<std::size_t>(slots_[i])];
            if (entry.a == a && entry.b == b) break;
        }
        return i;
    }

    std::pmr::vector<Entry> entries_;
    std::pmr::vector<std::int32_t> slots_;  ///< places in entries_; a power of two, or none
};

}  // namespace jostle::detail

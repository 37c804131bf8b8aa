// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The set of pairs of shapes that have a contact: open addressing with linear probing, at most half full,
// removal by shifting back, so that there are no tombstones. Never iterated, so its order is nobody's
// concern. O(1).
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory_resource>
#include <vector>

#include "dynamics/store/table.h"
#include "memory/prefetch.h"

namespace jostle::detail {

class PairSet {
  public:
    explicit PairSet(std::pmr::memory_resource* memory) : slots_(64, kEmpty, memory) {}

    /// Afterwards `more` pairs can be inserted without an allocation.
    void make_room(int more) {
        while (2 * (size_ + static_cast<std::size_t>(more)) > slots_.size()) grow();
    }

    /// Becomes a copy: see Table::copy_from().
    void copy_from(const PairSet& other) {
        copy_rows(slots_, other.slots_);
        size_ = other.size_;
    }

    /// True where the pair was not there yet.
    bool insert(ShapeId a, ShapeId b) {
        make_room(1);
        const std::uint64_t pair = key(a, b);
        const std::size_t slot = find(pair);
        if (slots_[slot] == pair) return false;
        slots_[slot] = pair;
        ++size_;
        return true;
    }

    [[nodiscard]] bool contains(ShapeId a, ShapeId b) const { return slots_[find(key(a, b))] != kEmpty; }

    /// A hint: the pair will soon be looked up.
    void prefetch(ShapeId a, ShapeId b) const { prefetch_object(slots_[home(key(a, b))]); }

    void remove(ShapeId a, ShapeId b) {
        std::size_t hole = find(key(a, b));
        if (slots_[hole] == kEmpty) return;
        const std::size_t mask = slots_.size() - 1;
        for (std::size_t i = (hole + 1) & mask; slots_[i] != kEmpty; i = (i + 1) & mask) {
            // The pair in i may fill the hole unless its home is in (hole, i].
            if (((i - home(slots_[i])) & mask) >= ((i - hole) & mask)) {
                slots_[hole] = slots_[i];
                hole = i;
            }
        }
        slots_[hole] = kEmpty;
        --size_;
    }

    [[nodiscard]] std::size_t size() const { return size_; }

  private:
    static constexpr std::uint64_t kEmpty = ~std::uint64_t{0};

    static std::uint64_t key(ShapeId a, ShapeId b) {
        const auto low = static_cast<std::uint32_t>(std::min(a, b).index),
                   high = static_cast<std::uint32_t>(std::max(a, b).index);
        return std::uint64_t{low} << 32 | high;
    }
    [[nodiscard]] std::size_t home(std::uint64_t pair) const {
        return static_cast<std::size_t>((pair * 0x9e3779b97f4a7c15u) >> 32) & (slots_.size() - 1);
    }
    [[nodiscard]] std::size_t find(std::uint64_t pair) const {
        std::size_t i = home(pair);
        while (slots_[i] != pair && slots_[i] != kEmpty) i = (i + 1) & (slots_.size() - 1);
        return i;
    }
    void grow() {
        std::pmr::vector<std::uint64_t> old(2 * slots_.size(), kEmpty, slots_.get_allocator());
        old.swap(slots_);
        for (const std::uint64_t pair : old)
            if (pair != kEmpty) slots_[find(pair)] = pair;
    }

    std::pmr::vector<std::uint64_t> slots_;
    std::size_t size_ = 0;
};

}  // namespace jostle::detail

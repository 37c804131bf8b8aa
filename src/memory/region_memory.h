// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Memory of buffers whose sizes are known together: blocks from one region, front to back; those that do not
// fit come from upstream. One large block serves better than several: an allocator may take pages from the
// system for each large block, and give them back when the block is freed. Building a mesh could spend more
// time on page faults than on all else (docs/benchmarks.md, Meshes).
//
// A block of a region is given back at no cost, and its room is not used again until another region is lent.
// Not thread-safe.
#pragma once

#include <jostle/core/assert.h>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory_resource>

namespace jostle {

class RegionMemory final : public std::pmr::memory_resource {
  public:
    explicit RegionMemory(std::pmr::memory_resource* upstream) : upstream_(upstream) {}

    /// From now on blocks come from this region, in place of the one before, to whose end it is joined unless
    /// there is none. It is the caller's, and outlives them.
    void lend(std::byte* begin, std::size_t bytes) {
        JOSTLE_ASSERT(first_ == nullptr || begin == end_, "regions lie in a row");
        if (first_ == nullptr) first_ = begin;
        next_ = begin;
        end_ = begin + bytes;
    }
    /// All regions are the caller's again; none of their blocks is in use.
    void take_back() {
        JOSTLE_ASSERT(in_use_ == 0, "a block of the region is in use");
        first_ = next_ = end_ = nullptr;
    }

  private:
    [[nodiscard]] void* do_allocate(std::size_t bytes, std::size_t alignment) override {
        const auto room = static_cast<std::size_t>(end_ - next_);
        const std::size_t gap = (~reinterpret_cast<std::uintptr_t>(next_) + 1) & (alignment - 1);
        if (bytes == 0 || gap > room || bytes > room - gap) return upstream_->allocate(bytes, alignment);
        std::byte* const block = next_ + gap;
        next_ = block + bytes;
        ++in_use_;
        return block;
    }
    void do_deallocate(void* block, std::size_t bytes, std::size_t alignment) override {
        const std::less<> before;
        if (!before(block, static_cast<void*>(first_)) && before(block, static_cast<void*>(end_))) {
            --in_use_;
        } else {
            upstream_->deallocate(block, bytes, alignment);
        }
    }
    [[nodiscard]] bool do_is_equal(const std::pmr::memory_resource& other) const noexcept override {
        return this == &other;
    }

    std::pmr::memory_resource* upstream_;
    std::byte* first_ = nullptr;  ///< of all regions
    std::byte* next_ = nullptr;   ///< where the next block may begin
    std::byte* end_ = nullptr;    ///< of the last region
    std::size_t in_use_ = 0;      ///< [1] blocks of regions
};

}  // namespace jostle

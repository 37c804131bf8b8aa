// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Numbers for things that come and go: a small dense index to look them up by, and a generation that tells
// one tenant of a slot from the next. An id never comes twice in the life of a pool: a slot that has used up
// its 2^32 - 1 generations is retired. Generations begin at 1, so that an Id of zeros is never live. All
// costs are constant, but for the growth of one array. A call that throws has changed nothing. Not
// thread-safe.
//
//     pool.reserve_more(3);     may throw
//     ...                       so may other preparations
//     pool.allocate();          the next three do not throw
#pragma once

#include <jostle/core/config.h>
#include <jostle/memory/shared_rows.h>

#include <cstddef>
#include <cstdint>
#include <memory_resource>
#include <span>
#include <utility>

JOSTLE_API_BEGIN
namespace jostle {

struct Id {
    std::uint32_t index = 0;
    std::uint32_t generation = 0;

    [[nodiscard]] constexpr bool operator==(const Id& b) const = default;
};

class IdPool {
  public:
    static constexpr std::size_t kMostIndices = 0xfffffffeu;

    /// `first_generation`, at least 1, is that of a slot's first tenant.
    explicit IdPool(std::pmr::memory_resource* upstream = std::pmr::get_default_resource(),
                    std::uint32_t first_generation = 1);
    /// Leaves an empty pool.
    IdPool(IdPool&& other) noexcept
        : slots_(std::move(other.slots_)),
          first_free_(std::exchange(other.first_free_, kNone)),
          first_generation_(other.first_generation_),
          live_(std::exchange(other.live_, 0)),
          retired_(std::exchange(other.retired_, 0)) {}
    IdPool(const IdPool&) = delete;
    IdPool& operator=(const IdPool&) = delete;

    /// ORDER: the index that was freed last; with none free, the next one that was never used. Throws
    /// std::bad_alloc where there is no memory; asserts, in every build, that there are fewer than 2^32 - 2
    /// indices.
    [[nodiscard]] Id allocate();

    /// Asserts, in every build, that the id is live. Does not throw.
    void free(Id id);

    /// False for ids that were freed, ids of other pools' indices, and made-up ones.
    [[nodiscard]] bool is_live(Id id) const noexcept {
        return id.index < slots_.size() && slots_[id.index].next_free == kLive &&
               slots_[id.index].generation == id.generation;
    }

    /// Frees every id: those that were live stay dead for ever. ORDER: the lowest index comes first
    /// afterwards.
    void clear() noexcept;

    /// Until capacity() is `count`, allocate() does not throw. Refused above kMostIndices; std::bad_alloc
    /// where there is no memory.
    void reserve(std::size_t count);
    /// The next `count` calls of allocate() do not throw, even if ids are freed between them. Reserving one
    /// at a time costs no more, in sum, than the growth of allocate(). Refused where the pool would have more
    /// than kMostIndices; std::bad_alloc where there is no memory.
    void reserve_more(std::size_t count);

    /// [1] Indices ever handed out: every live index is below.
    [[nodiscard]] std::size_t capacity() const noexcept { return slots_.size(); }
    /// [1] Ids that are live.
    [[nodiscard]] std::size_t size() const noexcept { return live_; }
    /// The live id of an index, or one that is not live.
    [[nodiscard]] Id id_at(std::uint32_t index) const noexcept {
        return index < slots_.size() && slots_[index].next_free == kLive ? Id{index, slots_[index].generation}
                                                                         : Id{};
    }

    /// Calls visit() with every 32-bit number that decides which ids come next.
    template <class Visit>
    void describe(Visit&& visit) const {
        visit(first_free_);
        visit(static_cast<std::uint32_t>(slots_.size()));
        for (const Slot& slot : slots_) {
            visit(slot.generation);
            visit(slot.next_free);
        }
    }

    /// Becomes the pool for which describe() visits these numbers. Returns false, and changes nothing, where
    /// there is no such pool. std::bad_alloc where there is no memory.
    [[nodiscard]] bool restore(std::span<const std::uint32_t> numbers);
    /// Becomes a copy of another one, with its ids and its reserved room. Throws std::bad_alloc, and has
    /// changed nothing.
    void copy_from(const IdPool& other);
    /// As copy_from(), without a copy: until own() neither pool may change. Does not throw.
    void share_from(const IdPool& other) noexcept;
    /// Afterwards no other pool has the same memory. Throws std::bad_alloc, and has changed nothing.
    void own() { slots_.own(); }

  private:
    void copy_numbers(const IdPool& other) noexcept;
    static constexpr std::uint32_t kLive = 0xffffffffu;
    static constexpr std::uint32_t kNone = 0xfffffffeu;

    struct Slot {
        std::uint32_t generation;  ///< of the present tenant, else of the next; 0 where retired
        std::uint32_t next_free;   ///< kLive, else the next index of the free list or kNone
    };

    void retire_or_release(std::uint32_t index) noexcept;

    detail::SharedRows<Slot> slots_;
    std::uint32_t first_free_ = kNone;
    std::uint32_t first_generation_;
    std::size_t live_ = 0;
    std::size_t retired_ = 0;  ///< [1] slots that have no tenant any more
};

}  // namespace jostle
JOSTLE_API_END

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The slots of an IdPool: a free list threaded through an array.
#include <jostle/core/assert.h>
#include <jostle/core/require.h>
#include <jostle/memory/id_pool.h>

#include <algorithm>
#include <string>

namespace jostle {

IdPool::IdPool(std::pmr::memory_resource* upstream, std::uint32_t first_generation)
    : slots_(upstream), first_generation_(first_generation) {
    JOSTLE_VERIFY(first_generation != 0, "generation 0 is that of no id; begin with 1 or more");
}

Id IdPool::allocate() {
    if (first_free_ != kNone) {
        JOSTLE_ASSERT(!slots_.is_shared(), "a pool that shares its ids is not changed: call own() first");
        const std::uint32_t index = first_free_;
        Slot& slot = slots_[index];
        first_free_ = slot.next_free;
        slot.next_free = kLive;
        ++live_;
        return {index, slot.generation};
    }
    JOSTLE_VERIFY(slots_.size() < kMostIndices, "an IdPool has at most 2^32 - 2 indices");
    const auto index = static_cast<std::uint32_t>(slots_.size());
    slots_.push_back({first_generation_, kLive});
    ++live_;
    return {index, first_generation_};
}

void IdPool::free(Id id) {
    JOSTLE_VERIFY(is_live(id), "an id can be freed once, and only by the pool it came from");
    retire_or_release(id.index);
}

void IdPool::retire_or_release(std::uint32_t index) noexcept {
    JOSTLE_ASSERT(!slots_.is_shared(), "a pool that shares its ids is not changed: call own() first");
    Slot& slot = slots_[index];
    ++slot.generation;
    --live_;
    if (slot.generation == 0) {
        slot.next_free = kNone;  // its next tenant would repeat an id: the slot stays empty
        ++retired_;
        return;
    }
    slot.next_free = first_free_;
    first_free_ = index;
}

void IdPool::reserve(std::size_t count) {
    if (count > kMostIndices)
        Call("IdPool::reserve").refuse("count", std::to_string(count), "it must be below 2^32 - 1");
    slots_.reserve(count);
}

void IdPool::reserve_more(std::size_t count) {
    const std::size_t free = slots_.size() - live_ - retired_;
    if (count <= free) return;
    const std::size_t added = count - free;
    if (added > kMostIndices - slots_.size())
        Call("IdPool::reserve_more")
            .refuse("count", std::to_string(count), "all indices must be below 2^32 - 1");
    if (slots_.capacity() - slots_.size() < added)
        slots_.reserve(std::max(slots_.size() + added, 2 * slots_.capacity()));
}

void IdPool::clear() noexcept {
    first_free_ = kNone;
    for (std::size_t i = slots_.size(); i-- > 0;) {
        Slot& slot = slots_[i];
        const auto index = static_cast<std::uint32_t>(i);
        if (slot.next_free == kLive) {
            retire_or_release(index);
        } else if (slot.generation != 0) {
            slot.next_free = first_free_;
            first_free_ = index;
        }
    }
}

bool IdPool::restore(std::span<const std::uint32_t> numbers) {
    if (numbers.size() < 2 || numbers.size() != 2 + 2 * std::size_t{numbers[1]}) return false;
    const std::uint32_t first_free = numbers[0], count = numbers[1];
    const auto slot_at = [&](std::uint32_t i) {
        return Slot{numbers[2 + 2 * std::size_t{i}], numbers[3 + 2 * std::size_t{i}]};
    };
    std::size_t live = 0, retired = 0;
    for (std::uint32_t i = 0; i < count; ++i) {
        const Slot slot = slot_at(i);
        if (slot.generation == 0 && slot.next_free != kNone) return false;
        live += slot.next_free == kLive ? 1 : 0;
        retired += slot.generation == 0 ? 1 : 0;
    }
    // A free list that ends after as many slots as are free has each of them once.
    std::size_t left = count - live - retired;
    for (std::uint32_t i = first_free; i != kNone; i = slot_at(i).next_free) {
        if (left == 0 || i >= count || slot_at(i).next_free == kLive || slot_at(i).generation == 0)
            return false;
        --left;
    }
    if (left > 0) return false;

    slots_.reserve(count);
    slots_.clear();
    for (std::uint32_t i = 0; i < count; ++i) slots_.push_back(slot_at(i));
    first_free_ = first_free;
    live_ = live;
    retired_ = retired;
    return true;
}

void IdPool::copy_from(const IdPool& other) {
    slots_.copy(other.slots_);
    copy_numbers(other);
}

void IdPool::share_from(const IdPool& other) noexcept {
    slots_.share(other.slots_);
    copy_numbers(other);
}

void IdPool::copy_numbers(const IdPool& other) noexcept {
    first_free_ = other.first_free_;
    first_generation_ = other.first_generation_;
    live_ = other.live_;
    retired_ = other.retired_;
}

}  // namespace jostle

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The slow half of the StackAllocator: what goes upstream, and growth. A block that lies upstream carries a
// header that remembers how high the buffer stood, which is all that a strict last-in-first-out check needs.
#include <jostle/core/assert.h>
#include <jostle/memory/stack_allocator.h>

#include <cstdint>
#include <new>

namespace jostle {
namespace {

constexpr std::size_t kGrowthUnit = 64 * 1024;  // [byte]

/// Where so many bytes come from. No object is as large as half of what can be addressed, and resources that
/// round such sizes up may wrap.
std::pmr::memory_resource* source_of(std::size_t bytes, std::pmr::memory_resource* upstream) {
    return bytes <= PTRDIFF_MAX ? upstream : std::pmr::null_memory_resource();
}

constexpr std::size_t round_up(std::size_t bytes, std::size_t unit) {
    return (bytes + (unit - 1)) / unit * unit;
}

}  // namespace

StackAllocator::StackAllocator(std::pmr::memory_resource* upstream, std::size_t initial)
    : upstream_(upstream) {
    if (initial == 0) return;
    const std::size_t size = round_up(initial, kAlignment);
    buffer_ = static_cast<std::byte*>(source_of(initial, upstream_)->allocate(size, kAlignment));
    floor_ = top_ = buffer_;
    end_ = buffer_ + size;
}

StackAllocator::~StackAllocator() {
    JOSTLE_VERIFY(in_use_ == 0, "free everything before the StackAllocator it came from is destroyed");
    if (buffer_ != nullptr) upstream_->deallocate(buffer_, capacity(), kAlignment);
}

void* StackAllocator::allocate_upstream(std::size_t bytes, std::size_t alignment) {
    const std::size_t block_alignment = alignment > kAlignment ? alignment : kAlignment;
    const std::size_t offset = round_up(sizeof(Overflow), block_alignment);
    auto* block =
        static_cast<std::byte*>(source_of(bytes, upstream_)->allocate(offset + bytes, block_alignment));
    std::byte* const p = block + offset;
    overflow_ = ::new (p - sizeof(Overflow)) Overflow{overflow_, floor_, bytes, offset, block_alignment};
    floor_ = top_;
    ++upstream_requests_;
    count(rounded(bytes));
    return p;
}

void StackAllocator::deallocate_upstream(void* p, std::size_t bytes, std::size_t alignment) {
    Overflow* const last = overflow_;
    const bool is_last = last != nullptr && reinterpret_cast<std::byte*>(last + 1) == p && top_ == floor_;
    JOSTLE_VERIFY(is_last,
                  "a StackAllocator frees in the opposite order of allocating, and with the same sizes");
    JOSTLE_VERIFY(last->bytes == bytes && (alignment <= kAlignment || last->alignment == alignment),
                  "free a block with the size and alignment that it was allocated with");
    overflow_ = last->previous;
    floor_ = last->floor;
    in_use_ -= rounded(bytes);
    upstream_->deallocate(static_cast<std::byte*>(p) - last->offset, last->offset + bytes, last->alignment);
}

void StackAllocator::grow_to_high_water() {
    JOSTLE_VERIFY(in_use_ == 0, "a StackAllocator grows between steps, when nothing of it is allocated");
    if (peak_ <= capacity()) return;
    // Half as much again at least: a use that creeps up shall not cost a growth, and new pages, per step.
    const std::size_t least = capacity() + capacity() / 2;
    const std::size_t size = round_up(peak_ > least ? peak_ : least, kGrowthUnit);
    auto* const larger = static_cast<std::byte*>(upstream_->allocate(size, kAlignment));
    if (buffer_ != nullptr) upstream_->deallocate(buffer_, capacity(), kAlignment);
    buffer_ = floor_ = top_ = larger;
    end_ = buffer_ + size;
}

}  // namespace jostle

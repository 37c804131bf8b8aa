// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Blocks of 14 sizes, and the checks of debug builds.
// ORDER: the block of its size that was freed last comes first, then the uncut rest of the newest chunk from
// its beginning. No result of jostle's depends on addresses; the order is fixed so that runs touch memory
// alike.
#include <jostle/core/assert.h>
#include <jostle/memory/block_allocator.h>

#include <cstdint>
#include <cstring>
#include <new>

namespace jostle {
namespace {

#if defined(JOSTLE_ASSERTIONS) || !defined(NDEBUG)
constexpr bool kChecks = true;
#else
constexpr bool kChecks = false;
#endif

/// What a free block carries: nothing that a program would write there by chance.
std::uintptr_t free_mark(const void* block) {
    return reinterpret_cast<std::uintptr_t>(block) ^ static_cast<std::uintptr_t>(0x9e3779b97f4a7c15u);
}

/// Copied out, since the block may hold whatever its user put there.
[[maybe_unused]] bool is_marked_free(const void* block) {
    std::uintptr_t mark = 0;
    std::memcpy(&mark, static_cast<const std::byte*>(block) + sizeof(void*), sizeof mark);
    return mark == free_mark(block);
}

/// Whether the bytes [first, size) of a block are as deallocate() left them.
[[maybe_unused]] bool is_untouched(const void* block, std::size_t first, std::size_t size) {
    const auto* bytes = static_cast<const unsigned char*>(block);
    for (std::size_t i = first; i < size; ++i) {
        if (bytes[i] != BlockAllocator::kFreedByte) return false;
    }
    return true;
}

}  // namespace

void* BlockAllocator::do_allocate(std::size_t bytes, std::size_t alignment) {
    if (bytes > kMaxBlockSize || alignment > kAlignment) return allocate_large(bytes, alignment);
    const std::size_t index = class_of(bytes);
    SizeClass& c = classes_[index];
    void* block = c.free;
    if (block != nullptr) {
        if constexpr (kChecks) {
            JOSTLE_VERIFY(is_marked_free(block) && is_untouched(block, sizeof(FreeBlock), kBlockSizes[index]),
                          "a block was written to after it was freed; look for who still holds it");
        }
        c.free = c.free->next;
    } else {
        if (c.uncut == c.end) add_chunk(index);
        block = c.uncut;
        c.uncut += kBlockSizes[index];
    }
    ++c.in_use;
    if constexpr (kChecks) std::memset(block, kFreshByte, kBlockSizes[index]);
    return block;
}

void BlockAllocator::do_deallocate(void* p, std::size_t bytes, std::size_t alignment) {
    if (bytes > kMaxBlockSize || alignment > kAlignment) {
        deallocate_large(p, bytes, alignment);
        return;
    }
    const std::size_t index = class_of(bytes);
    SizeClass& c = classes_[index];
    if constexpr (kChecks) {
        JOSTLE_VERIFY(
            lies_in_chunk_of(p, index),
            "a block is freed to the allocator it came from, with the size that it was allocated with");
        JOSTLE_VERIFY(!is_marked_free(p), "a block is freed once");
        std::memset(p, kFreedByte, kBlockSizes[index]);
    }
    c.free = ::new (p) FreeBlock{c.free, kChecks ? free_mark(p) : 0};
    --c.in_use;
}

void BlockAllocator::add_chunk(std::size_t size_class) {
    void* const memory = upstream_->allocate(kChunkSize, alignof(Chunk));
    chunks_ = ::new (memory) Chunk{chunks_, size_class};
    ++chunk_count_;
    SizeClass& c = classes_[size_class];
    const std::size_t size = kBlockSizes[size_class];
    c.uncut = static_cast<std::byte*>(memory) + sizeof(Chunk);
    c.end = c.uncut + (kChunkSize - sizeof(Chunk)) / size * size;
}

bool BlockAllocator::lies_in_chunk_of(const void* p, std::size_t size_class) const noexcept {
    const auto address = reinterpret_cast<std::uintptr_t>(p);
    const SizeClass& c = classes_[size_class];
    const std::size_t size = kBlockSizes[size_class];
    for (const Chunk* chunk = chunks_; chunk != nullptr; chunk = chunk->next) {
        const auto first = reinterpret_cast<std::uintptr_t>(chunk + 1);
        const std::uintptr_t length = (kChunkSize - sizeof(Chunk)) / size * size;
        if (address < first || address - first >= length) continue;
        // A block that was cut already, and its beginning.
        const auto uncut = reinterpret_cast<std::uintptr_t>(c.uncut);
        const auto end = reinterpret_cast<std::uintptr_t>(c.end);
        return chunk->size_class == size_class && (address - first) % size == 0 &&
               !(uncut <= address && address < end);
    }
    return false;
}

void* BlockAllocator::allocate_large(std::size_t bytes, std::size_t alignment) {
    const std::size_t block_alignment = alignment > kAlignment ? alignment : kAlignment;
    const std::size_t offset = (sizeof(Large) + (block_alignment - 1)) / block_alignment * block_alignment;
    // No object is as large as half of what can be addressed, and a resource that rounds such a size up may
    // wrap.
    std::pmr::memory_resource* const source =
        bytes <= PTRDIFF_MAX ? upstream_ : std::pmr::null_memory_resource();
    auto* const p = static_cast<std::byte*>(source->allocate(offset + bytes, block_alignment)) + offset;
    auto* const header = ::new (p - sizeof(Large)) Large{nullptr, large_, bytes, offset, block_alignment};
    if (large_ != nullptr) large_->previous = header;
    large_ = header;
    ++large_count_;
    large_bytes_ += bytes;
    return p;
}

void BlockAllocator::deallocate_large(void* p, std::size_t bytes, std::size_t alignment) {
    Large* const header = static_cast<Large*>(p) - 1;
    JOSTLE_ASSERT(
        header->bytes == bytes && header->alignment == (alignment > kAlignment ? alignment : kAlignment),
        "free a block with the size and alignment that it was allocated with");
    static_cast<void>(alignment);
    (header->previous != nullptr ? header->previous->next : large_) = header->next;
    if (header->next != nullptr) header->next->previous = header->previous;
    --large_count_;
    large_bytes_ -= bytes;
    upstream_->deallocate(static_cast<std::byte*>(p) - header->offset, header->offset + header->bytes,
                          header->alignment);
}

void BlockAllocator::clear() noexcept {
    while (large_ != nullptr) {
        Large* const header = large_;
        large_ = header->next;
        upstream_->deallocate(reinterpret_cast<std::byte*>(header + 1) - header->offset,
                              header->offset + header->bytes, header->alignment);
    }
    while (chunks_ != nullptr) {
        Chunk* const chunk = chunks_;
        chunks_ = chunk->next;
        upstream_->deallocate(chunk, kChunkSize, alignof(Chunk));
    }
    classes_ = {};
    chunk_count_ = 0;
    large_count_ = 0;
    large_bytes_ = 0;
}

BlockAllocator::Figures BlockAllocator::figures() const noexcept {
    Figures f;
    for (std::size_t i = 0; i < kClassCount; ++i) {
        f.blocks += classes_[i].in_use;
        f.block_bytes += classes_[i].in_use * kBlockSizes[i];
    }
    f.chunks = chunk_count_;
    f.large = large_count_;
    f.large_bytes = large_bytes_;
    return f;
}

}  // namespace jostle

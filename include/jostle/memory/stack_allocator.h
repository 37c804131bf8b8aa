// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Memory for the length of a step: the last block allocated is the first to be freed, and both take a few
// instructions. Blocks lie in one buffer; those that do not fit, or need an alignment above 16, come from
// upstream. grow_to_high_water(), called between steps, makes the buffer large enough for the same step next
// time. Invariant: the living blocks, in the buffer and upstream, form one stack. A container on it reserves
// once, since one that grows frees its old block below the new one. Not thread-safe.
#pragma once

#include <jostle/core/config.h>

#include <cstddef>
#include <memory_resource>

JOSTLE_API_BEGIN
namespace jostle {

class StackAllocator final : public std::pmr::memory_resource {
  public:
    static constexpr std::size_t kAlignment = 16;                ///< [byte] of every pointer
    static constexpr std::size_t kDefaultCapacity = 100 * 1024;  ///< [byte]

    explicit StackAllocator(std::pmr::memory_resource* upstream = std::pmr::get_default_resource(),
                            std::size_t initial = kDefaultCapacity);
    StackAllocator(const StackAllocator&) = delete;
    StackAllocator& operator=(const StackAllocator&) = delete;
    /// Asserts, in every build, that everything was freed.
    ~StackAllocator() override;

    // std::pmr's verbs, found before those of the base class so that a caller who knows the type calls no
    // virtual function. A block of 0 bytes has an address of its own. deallocate() asserts, in every build,
    // that the block is the last one still allocated and has the size that was asked for. allocate() throws
    // std::bad_alloc where upstream has no memory or the size is greater than any object's, and has then
    // changed nothing.
    [[nodiscard]] void* allocate(std::size_t bytes, std::size_t alignment = kAlignment) {
        const std::size_t size = rounded(bytes);
        if (size <= static_cast<std::size_t>(end_ - top_) && size != 0 && alignment <= kAlignment) {
            std::byte* p = top_;
            top_ += size;
            count(size);
            return p;
        }
        return allocate_upstream(bytes, alignment);
    }
    void deallocate(void* p, std::size_t bytes, std::size_t alignment = kAlignment) {
        const std::size_t size = rounded(bytes);
        // The block is the last in the buffer, and none that lies upstream is younger.
        if (alignment <= kAlignment && p >= floor_ && static_cast<std::byte*>(p) + size == top_) {
            top_ -= size;
            in_use_ -= size;
            return;
        }
        deallocate_upstream(p, bytes, alignment);
    }

    /// Between steps, with nothing allocated (asserted in every build): makes the buffer hold the greatest
    /// use so far; one that is too small grows by half at least. Throws std::bad_alloc where upstream has no
    /// memory; the buffer is then as it was.
    void grow_to_high_water();

    /// [byte] in use now, rounded up to whole blocks of 16, blocks upstream included.
    [[nodiscard]] std::size_t in_use() const noexcept { return in_use_; }
    /// [byte] The greatest in_use() so far.
    [[nodiscard]] std::size_t peak() const noexcept { return peak_; }
    /// [byte] The size of the buffer.
    [[nodiscard]] std::size_t capacity() const noexcept { return static_cast<std::size_t>(end_ - buffer_); }
    /// [1] Requests that went upstream so far: constant from step to step once the buffer is large enough.
    [[nodiscard]] std::size_t upstream_requests() const noexcept { return upstream_requests_; }

  private:
    /// Stands before a block that lies upstream.
    struct Overflow {
        Overflow* previous;     ///< the overflow block below this one
        std::byte* floor;       ///< floor_ before this block
        std::size_t bytes;      ///< as asked for
        std::size_t offset;     ///< [byte] from the start of the upstream block to the user's
        std::size_t alignment;  ///< of the upstream block
    };

    /// The whole blocks of 16 bytes that a request takes, at least one; 0 where that overflows.
    [[nodiscard]] static constexpr std::size_t rounded(std::size_t bytes) noexcept {
        return bytes == 0 ? kAlignment : (bytes + (kAlignment - 1)) & ~(kAlignment - 1);
    }
    void count(std::size_t size) noexcept {
        in_use_ += size;
        if (in_use_ > peak_) peak_ = in_use_;
    }
    [[nodiscard]] void* allocate_upstream(std::size_t bytes, std::size_t alignment);
    void deallocate_upstream(void* p, std::size_t bytes, std::size_t alignment);

    void* do_allocate(std::size_t bytes, std::size_t alignment) override {
        return allocate(bytes, alignment);
    }
    void do_deallocate(void* p, std::size_t bytes, std::size_t alignment) override {
        deallocate(p, bytes, alignment);
    }
    [[nodiscard]] bool do_is_equal(const std::pmr::memory_resource& other) const noexcept override {
        return this == &other;
    }

    std::pmr::memory_resource* upstream_;
    std::byte* buffer_ = nullptr;
    std::byte* floor_ = nullptr;  ///< what lies below in the buffer is older than the youngest overflow block
    std::byte* top_ = nullptr;    ///< the first free byte
    std::byte* end_ = nullptr;
    Overflow* overflow_ = nullptr;  ///< the youngest
    std::size_t in_use_ = 0;
    std::size_t peak_ = 0;
    std::size_t upstream_requests_ = 0;
};

}  // namespace jostle
JOSTLE_API_END

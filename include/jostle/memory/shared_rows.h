// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// An array of records in a counted block, which several arrays may have in common until one of them is
// changed: a world and its clone share the rows of what does not move. Reading costs what a vector's costs.
//
//     b.share(a)      a and b have one block; nothing is copied
//     b.own()         before b's rows are written: b has a copy; may throw std::bad_alloc
//     b[i] = ...
//
// Invariant: rows of a block that is shared are not written. A call that changes the number of rows asserts
// so; a write through operator[] or data() is the caller's concern. Two arrays that share a block may be used
// by two threads. The last array that has a block gives it back to the memory that it came from.
#pragma once

#include <jostle/core/assert.h>

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory_resource>
#include <new>
#include <type_traits>
#include <utility>

JOSTLE_API_BEGIN
namespace jostle::detail {

template <class T>
class SharedRows {
    static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

  public:
    using value_type = T;

    explicit SharedRows(std::pmr::memory_resource* memory) : memory_(memory) {}
    SharedRows(SharedRows&& other) noexcept
        : memory_(other.memory_),
          data_(std::exchange(other.data_, nullptr)),
          size_(std::exchange(other.size_, 0)),
          capacity_(std::exchange(other.capacity_, 0)) {}
    SharedRows(const SharedRows&) = delete;
    SharedRows& operator=(const SharedRows&) = delete;
    SharedRows& operator=(SharedRows&&) = delete;
    ~SharedRows() { release(); }

    [[nodiscard]] bool is_shared() const noexcept {
        // Acquired, so that what the others read was read before this one writes.
        return data_ != nullptr && block()->owners.load(std::memory_order_acquire) > 1;
    }
    /// Has the rows and the room of another array from now on, without a copy.
    void share(const SharedRows& other) noexcept {
        if (data_ == other.data_) return;
        if (other.data_ != nullptr) other.block()->owners.fetch_add(1, std::memory_order_relaxed);
        release();
        data_ = other.data_;
        size_ = other.size_;
        capacity_ = other.capacity_;
    }
    /// Afterwards no other array has the block. Throws std::bad_alloc, and has changed nothing.
    void own() {
        if (is_shared()) renew(capacity_);
    }
    /// Becomes a copy, with the room of the other one; the memory stays this one's own, and is used again
    /// where it suffices. Throws std::bad_alloc, and has changed nothing.
    void copy(const SharedRows& other) {
        if (data_ == other.data_) return;
        if (other.capacity_ > capacity_ || is_shared()) {
            T* const fresh = other.capacity_ > 0 ? allocate(other.capacity_) : nullptr;
            release();
            data_ = fresh;
            capacity_ = other.capacity_;
        }
        size_ = other.size_;
        if (size_ > 0) std::memcpy(static_cast<void*>(data_), other.data_, size_ * sizeof(T));
    }

    // The calls of a std::pmr::vector.
    [[nodiscard]] std::pmr::polymorphic_allocator<T> get_allocator() const noexcept { return memory_; }
    [[nodiscard]] std::size_t size() const noexcept { return size_; }
    [[nodiscard]] std::size_t capacity() const noexcept { return capacity_; }
    [[nodiscard]] bool empty() const noexcept { return size_ == 0; }
    [[nodiscard]] T* data() noexcept { return data_; }
    [[nodiscard]] const T* data() const noexcept { return data_; }
    [[nodiscard]] T* begin() noexcept { return data_; }
    [[nodiscard]] T* end() noexcept { return data_ + size_; }
    [[nodiscard]] const T* begin() const noexcept { return data_; }
    [[nodiscard]] const T* end() const noexcept { return data_ + size_; }
    [[nodiscard]] T& operator[](std::size_t i) noexcept { return data_[i]; }
    [[nodiscard]] const T& operator[](std::size_t i) const noexcept { return data_[i]; }
    [[nodiscard]] T& front() noexcept { return data_[0]; }
    [[nodiscard]] const T& front() const noexcept { return data_[0]; }
    [[nodiscard]] T& back() noexcept { return data_[size_ - 1]; }
    [[nodiscard]] const T& back() const noexcept { return data_[size_ - 1]; }

    void reserve(std::size_t count) {
        if (count > capacity_) renew(count);
    }
    void push_back(const T& row) {
        require_own();
        // A copy, as the row may be one of these.
        const T value = row;
        if (size_ == capacity_) renew(capacity_ > 0 ? 2 * capacity_ : 1);
        new (data_ + size_++) T(value);
    }
    T& emplace_back() {
        push_back(T{});
        return back();
    }
    void pop_back() noexcept {
        require_own();
        --size_;
    }
    /// Without the room, where that is shared.
    void clear() noexcept {
        if (is_shared()) return release();
        size_ = 0;
    }
    void resize(std::size_t count) { resize(count, T{}); }
    void resize(std::size_t count, const T& value) {
        require_own();
        const T row = value;
        if (count > capacity_) renew(std::max(count, 2 * capacity_));
        for (; size_ < count; ++size_) new (data_ + size_) T(row);
        size_ = count;
    }
    void assign(std::size_t count, const T& value) {
        const T row = value;
        clear();
        resize(count, row);
    }
    /// Trades places with an array of the same memory.
    void swap(SharedRows& other) noexcept {
        std::swap(data_, other.data_);
        std::swap(size_, other.size_);
        std::swap(capacity_, other.capacity_);
    }

  private:
    struct Block {
        std::atomic<std::uint32_t> owners;
        std::pmr::memory_resource* memory;
    };
    static constexpr std::size_t kAlignment = std::max(alignof(T), alignof(Block));
    /// [bytes] Of a block before its rows.
    static constexpr std::size_t kHead = (sizeof(Block) + kAlignment - 1) / kAlignment * kAlignment;
    static_assert(kHead % alignof(T) == 0);

    [[nodiscard]] static constexpr std::size_t bytes(std::size_t count) { return kHead + count * sizeof(T); }
    [[nodiscard]] Block* block() const noexcept {
        return std::launder(reinterpret_cast<Block*>(reinterpret_cast<std::byte*>(data_) - kHead));
    }
    void require_own() const noexcept {
        JOSTLE_ASSERT(!is_shared(), "rows that are shared are not changed: call own() first");
    }

    [[nodiscard]] T* allocate(std::size_t count) {
        constexpr std::size_t kMost = static_cast<std::size_t>(-1) / 2;
        // There is no such memory, and the resource says so.
        const std::size_t wanted = count > (kMost - kHead) / sizeof(T) ? kMost : bytes(count);
        auto* const memory = static_cast<std::byte*>(memory_->allocate(wanted, kAlignment));
        new (memory) Block{1, memory_};
        return reinterpret_cast<T*>(memory + kHead);
    }
    /// A block of its own for so many rows, with the rows that there are.
    void renew(std::size_t count) {
        T* const fresh = allocate(count);
        if (size_ > 0) std::memcpy(static_cast<void*>(fresh), data_, size_ * sizeof(T));
        const std::size_t size = size_;
        release();
        data_ = fresh;
        size_ = size;
        capacity_ = count;
    }
    void release() noexcept {
        if (data_ == nullptr) return;
        Block* const old = block();
        // Released, so that this one's reads come before another's writes; acquired by the last one.
        if (old->owners.fetch_sub(1, std::memory_order_acq_rel) == 1) {
            std::pmr::memory_resource* const memory = old->memory;
            old->~Block();
            memory->deallocate(old, bytes(capacity_), kAlignment);
        }
        data_ = nullptr;
        size_ = capacity_ = 0;
    }

    std::pmr::memory_resource* memory_;
    T* data_ = nullptr;
    std::size_t size_ = 0;
    std::size_t capacity_ = 0;
};

}  // namespace jostle::detail
JOSTLE_API_END

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The stack that walks of trees and graphs use instead of recursion. The first N elements lie in the object
// itself; more of them move to memory that doubles, so that a degenerate input makes a walk long but never
// overruns. Copies are independent. A stack that was moved from is empty and usable. Pushing one of its own
// elements is safe. A call that throws, for lack of memory or because copying an element throws, has changed
// nothing. Not thread-safe.
#pragma once

#include <jostle/core/assert.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <memory_resource>
#include <new>
#include <type_traits>
#include <utility>

JOSTLE_API_BEGIN
namespace jostle {

template <class T, int N>
class GrowableStack {
    static_assert(N > 0, "the inline part holds at least one element");
    static_assert(std::is_nothrow_move_constructible_v<T>, "elements are moved when the stack grows");

  public:
    /// Growth asks `upstream`, or where that is null the default resource at that moment.
    explicit GrowableStack(std::pmr::memory_resource* upstream = nullptr) noexcept : upstream_(upstream) {}
    GrowableStack(const GrowableStack& other) : GrowableStack(other.upstream_) {
        reserve(other.size_);
        append(other);
    }
    GrowableStack(GrowableStack&& other) noexcept : GrowableStack(other.upstream_) { take(other); }
    /// Keeps its own upstream.
    GrowableStack& operator=(const GrowableStack& other) {
        if (this == &other) return *this;
        if constexpr (std::is_nothrow_copy_constructible_v<T>) {
            reserve(other.size_);
            clear();
            append(other);
        } else {
            GrowableStack copy(upstream_);
            copy.reserve(other.size_);
            copy.append(other);
            *this = std::move(copy);
        }
        return *this;
    }
    /// Takes the other's memory, and its upstream.
    GrowableStack& operator=(GrowableStack&& other) noexcept {
        if (this == &other) return *this;
        clear();
        release();
        upstream_ = other.upstream_;
        take(other);
        return *this;
    }
    ~GrowableStack() {
        clear();
        release();
    }

    void push(const T& value) { emplace(value); }
    void push(T&& value) { emplace(std::move(value)); }

    /// The top element, taken off. Asserts, in every build, that there is one.
    T pop() {
        JOSTLE_VERIFY(size_ > 0, "nothing can be popped from an empty stack; ask empty() first");
        T value = std::move(data_[size_ - 1]);
        --size_;
        std::destroy_at(data_ + size_);
        return value;
    }

    [[nodiscard]] T& top() {
        JOSTLE_VERIFY(size_ > 0, "an empty stack has no top; ask empty() first");
        return data_[size_ - 1];
    }
    [[nodiscard]] const T& top() const {
        JOSTLE_VERIFY(size_ > 0, "an empty stack has no top; ask empty() first");
        return data_[size_ - 1];
    }
    /// Element 0 is the one at the bottom.
    [[nodiscard]] const T& operator[](std::size_t i) const {
        JOSTLE_ASSERT(i < size_, "the index of an element is below size()");
        return data_[i];
    }
    [[nodiscard]] bool empty() const noexcept { return size_ == 0; }
    [[nodiscard]] std::size_t size() const noexcept { return size_; }
    /// [1] Elements that it holds without growing.
    [[nodiscard]] std::size_t capacity() const noexcept { return capacity_; }

    /// Keeps the memory.
    void clear() noexcept {
        std::destroy_n(data_, size_);
        size_ = 0;
    }
    /// Makes room for `count` elements in all. Throws std::bad_alloc where there is no memory for them.
    void reserve(std::size_t count) {
        if (count <= capacity_) return;
        Memory larger(resource(), count);
        adopt(larger);
    }

    /// For a kernel that pushes and pops many at once: it writes to data(), from the bottom, up to capacity()
    /// elements, and then sets their number. Trivially copyable elements only.
    [[nodiscard]] T* data() noexcept { return data_; }
    void set_size(std::size_t count) {
        static_assert(std::is_trivially_copyable_v<T>,
                      "elements that are written without a push must be trivially copyable");
        JOSTLE_VERIFY(count <= capacity_, "a stack holds what it has room for; ask reserve() first");
        size_ = count;
    }

  private:
    /// Room for elements, which goes back to where it came from unless it is adopted.
    struct Memory {
        std::pmr::memory_resource* resource;
        std::size_t count;
        T* data;

        Memory(std::pmr::memory_resource* from, std::size_t n)
            : resource(from),
              count(n),
              data(static_cast<T*>(source(from, n)->allocate(n * sizeof(T), alignof(T)))) {}
        Memory(const Memory&) = delete;
        Memory& operator=(const Memory&) = delete;
        ~Memory() {
            if (data != nullptr) resource->deallocate(data, count * sizeof(T), alignof(T));
        }

        /// Of more than any array has, the size in bytes may wrap.
        static std::pmr::memory_resource* source(std::pmr::memory_resource* from, std::size_t n) {
            return n <= PTRDIFF_MAX / sizeof(T) ? from : std::pmr::null_memory_resource();
        }
    };

    [[nodiscard]] T* inline_data() noexcept { return std::launder(reinterpret_cast<T*>(inline_)); }
    [[nodiscard]] std::pmr::memory_resource* resource() const noexcept {
        return upstream_ != nullptr ? upstream_ : std::pmr::get_default_resource();
    }

    template <class U>
    void emplace(U&& value) {
        if (size_ == capacity_) {
            grow_with(std::forward<U>(value));
        } else {
            ::new (static_cast<void*>(data_ + size_)) T(std::forward<U>(value));
        }
        ++size_;
    }

    // The new element is made before the old ones move: it may be a copy of one of them.
    template <class U>
    [[gnu::noinline]] void grow_with(U&& value) {
        Memory larger(resource(), capacity_ * 2);
        ::new (static_cast<void*>(larger.data + size_)) T(std::forward<U>(value));
        adopt(larger);
    }

    void adopt(Memory& larger) noexcept {
        for (std::size_t i = 0; i < size_; ++i) {
            ::new (static_cast<void*>(larger.data + i)) T(std::move(data_[i]));
            std::destroy_at(data_ + i);
        }
        release();
        data_ = std::exchange(larger.data, nullptr);
        capacity_ = larger.count;
        heap_resource_ = larger.resource;
    }

    /// Back to the inline part; the elements are gone or moved already.
    void release() noexcept {
        if (heap_resource_ != nullptr) heap_resource_->deallocate(data_, capacity_ * sizeof(T), alignof(T));
        heap_resource_ = nullptr;
        data_ = inline_data();
        capacity_ = N;
    }

    void append(const GrowableStack& other) {
        for (std::size_t i = 0; i < other.size_; ++i) {
            ::new (static_cast<void*>(data_ + size_)) T(other.data_[i]);
            ++size_;
        }
    }

    /// Takes the elements of `other`, which is then empty; this stack must be empty and inline.
    void take(GrowableStack& other) noexcept {
        if (other.heap_resource_ != nullptr) {
            data_ = other.data_;
            capacity_ = other.capacity_;
            heap_resource_ = other.heap_resource_;
            size_ = other.size_;
            other.heap_resource_ = nullptr;
            other.size_ = 0;
            other.release();
            return;
        }
        for (std::size_t i = 0; i < other.size_; ++i) {
            ::new (static_cast<void*>(data_ + i)) T(std::move(other.data_[i]));
        }
        size_ = other.size_;
        other.clear();
    }

    alignas(T) std::byte inline_[sizeof(T) * static_cast<std::size_t>(N)];
    std::pmr::memory_resource* upstream_;
    std::pmr::memory_resource* heap_resource_ = nullptr;  ///< what data_ came from; null while it is inline_
    T* data_ = inline_data();
    std::size_t size_ = 0;
    std::size_t capacity_ = N;
};

}  // namespace jostle
JOSTLE_API_END

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// An array for the length of a stage or a step, on the stack allocator, aligned to a cache line. Not
// initialised. An empty one takes no memory: a small world has many.
#pragma once

#include <jostle/memory/stack_allocator.h>

#include <cstdint>
#include <type_traits>

namespace jostle::detail {

template <class T>
class ScratchArray {
    static_assert(std::is_trivially_destructible_v<T>);
    static constexpr std::size_t kLine = 64;

  public:
    ScratchArray(StackAllocator& stack, int count) : stack_(&stack) {
        if (count == 0) return;
        bytes_ = sizeof(T) * static_cast<std::size_t>(count) + kLine;
        block_ = stack.allocate(bytes_);
        const auto address = reinterpret_cast<std::uintptr_t>(block_);
        const std::size_t skip = (kLine - address % kLine) % kLine;
        data_ = reinterpret_cast<T*>(static_cast<unsigned char*>(block_) + skip);
    }
    ~ScratchArray() {
        if (block_ != nullptr) stack_->deallocate(block_, bytes_);
    }
    ScratchArray(const ScratchArray&) = delete;
    ScratchArray& operator=(const ScratchArray&) = delete;

    [[nodiscard]] T* data() { return data_; }
    [[nodiscard]] T& operator[](int i) { return data_[i]; }
    [[nodiscard]] const T& operator[](int i) const { return data_[i]; }

  private:
    StackAllocator* stack_;
    std::size_t bytes_ = 0;
    void* block_ = nullptr;
    T* data_ = nullptr;
};

}  // namespace jostle::detail

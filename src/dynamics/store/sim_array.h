// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// An array of one type of joints' sims, of a size that is known when it is made. An empty one is 32 bytes and
// owns no memory. Every sim begins with a JointHead, and is copied as bytes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory_resource>
#include <utility>

namespace jostle::detail {

class SimArray {
  public:
    static constexpr std::size_t kAlignment = 16;

    SimArray(std::pmr::memory_resource* memory, int sim_size)
        : memory_(memory), sim_size_(static_cast<std::uint32_t>(sim_size)) {}
    SimArray(SimArray&& other) noexcept
        : memory_(other.memory_),
          data_(std::exchange(other.data_, nullptr)),
          size_(std::exchange(other.size_, 0)),
          capacity_(std::exchange(other.capacity_, 0)),
          sim_size_(other.sim_size_) {}
    SimArray(const SimArray&) = delete;
    SimArray& operator=(const SimArray&) = delete;
    SimArray& operator=(SimArray&&) = delete;
    ~SimArray() {
        if (data_ != nullptr) memory_->deallocate(data_, bytes(capacity_), kAlignment);
    }

    [[nodiscard]] bool empty() const { return size_ == 0; }
    [[nodiscard]] int size() const { return static_cast<int>(size_); }
    [[nodiscard]] std::byte* data() { return data_; }
    [[nodiscard]] const std::byte* data() const { return data_; }
    [[nodiscard]] std::byte* at(int index) { return data_ + bytes(static_cast<std::uint32_t>(index)); }
    [[nodiscard]] const std::byte* at(int index) const {
        return data_ + bytes(static_cast<std::uint32_t>(index));
    }

    /// Room for `more` sims besides those that it has. Strong guarantee.
    void reserve_more(int more) {
        const std::uint32_t wanted = size_ + static_cast<std::uint32_t>(more);
        if (wanted <= capacity_) return;
        const std::uint32_t capacity = wanted > 2 * capacity_ ? wanted : 2 * capacity_;
        auto* data = static_cast<std::byte*>(memory_->allocate(bytes(capacity), kAlignment));
        if (data_ != nullptr) {
            std::memcpy(data, data_, bytes(size_));
            memory_->deallocate(data_, bytes(capacity_), kAlignment);
        }
        data_ = data;
        capacity_ = capacity;
    }
    /// Becomes a copy of one of the same type, with room for as many. Throws std::bad_alloc, and has changed
    /// nothing.
    void copy_from(const SimArray& other) {
        if (other.capacity_ > capacity_) reserve_more(static_cast<int>(other.capacity_ - size_));
        size_ = other.size_;
        if (size_ > 0) std::memcpy(data_, other.data_, bytes(size_));
    }
    /// There is room: see reserve_more().
    void append(const void* sim) noexcept {
        std::memcpy(data_ + bytes(size_), sim, sim_size_);
        ++size_;
    }
    /// There is room: see reserve_more(). `make(void*)` makes the sim in its place.
    template <class Make>
    void append_with(Make&& make) noexcept {
        make(data_ + bytes(size_));
        ++size_;
    }
    void clear() noexcept { size_ = 0; }
    /// The last sim fills the hole.
    void remove(int index) noexcept {
        --size_;
        if (static_cast<std::uint32_t>(index) != size_)
            std::memcpy(at(index), data_ + bytes(size_), sim_size_);
    }

  private:
    [[nodiscard]] std::size_t bytes(std::uint32_t count) const {
        return std::size_t{sim_size_} * std::size_t{count};
    }

    std::pmr::memory_resource* memory_;
    std::byte* data_ = nullptr;
    std::uint32_t size_ = 0;
    std::uint32_t capacity_ = 0;
    std::uint32_t sim_size_;
};

}  // namespace jostle::detail

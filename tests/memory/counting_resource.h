// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// An upstream that counts, checks that every block comes back as it went, and can refuse.
#pragma once

#include <gtest/gtest.h>

#include <cstddef>
#include <limits>
#include <map>
#include <memory_resource>
#include <new>

namespace jostle::test {

class CountingResource final : public std::pmr::memory_resource {
  public:
    CountingResource() = default;
    ~CountingResource() override { EXPECT_EQ(blocks(), 0u) << "blocks that never came back"; }

    [[nodiscard]] std::size_t blocks() const { return blocks_.size(); }
    /// Of the blocks.
    [[nodiscard]] std::size_t bytes() const {
        std::size_t sum = 0;
        for (const auto& [place, block] : blocks_) sum += block.bytes;
        return sum;
    }
    [[nodiscard]] std::size_t requests() const { return requests_; }
    [[nodiscard]] std::size_t last_bytes() const { return last_bytes_; }
    [[nodiscard]] std::size_t last_alignment() const { return last_alignment_; }
    void refuse(bool yes) { most_requests_ = yes ? requests_ : kAny; }
    /// Grants so many more, and refuses from then on.
    void refuse_after(std::size_t requests) { most_requests_ = requests_ + requests; }

  private:
    struct Block {
        std::size_t bytes, alignment;
    };
    void* do_allocate(std::size_t bytes, std::size_t alignment) override {
#if defined(__cpp_exceptions)
        if (requests_ >= most_requests_) throw std::bad_alloc();
#endif
        void* p = std::pmr::new_delete_resource()->allocate(bytes, alignment);
        blocks_[p] = {bytes, alignment};
        ++requests_;
        last_bytes_ = bytes;
        last_alignment_ = alignment;
        return p;
    }
    void do_deallocate(void* p, std::size_t bytes, std::size_t alignment) override {
        const auto found = blocks_.find(p);
        ASSERT_NE(found, blocks_.end()) << "freed what was not allocated here";
        EXPECT_EQ(found->second.bytes, bytes);
        EXPECT_EQ(found->second.alignment, alignment);
        blocks_.erase(found);
        std::pmr::new_delete_resource()->deallocate(p, bytes, alignment);
    }
    bool do_is_equal(const std::pmr::memory_resource& other) const noexcept override {
        return this == &other;
    }

    std::map<void*, Block> blocks_;
    std::size_t requests_ = 0, last_bytes_ = 0, last_alignment_ = 0;
    static constexpr std::size_t kAny = std::numeric_limits<std::size_t>::max();
    std::size_t most_requests_ = kAny;
};

}  // namespace jostle::test

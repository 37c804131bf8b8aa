// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Memory for many small things that come and go one by one. A request is rounded up to one of 14 sizes; each
// size has chunks of 16 KiB of its own, cut into blocks, and a list of the blocks that were freed. Allocating
// and freeing are a table look-up and a few instructions; nothing is merged, and a chunk stays with its size
// until clear(). Requests of more than 640 bytes, or of an alignment above 16, go upstream. Invariant: every
// byte of a chunk is in a living block, in a block on its size's list, or not yet cut. Not thread-safe. When
// upstream has no memory, allocate() throws std::bad_alloc and has changed nothing.
//
// Where assertions are compiled in, fresh blocks are filled with kFreshByte and freed ones with kFreedByte,
// and a block that is freed must lie in a chunk of its size, must not be free already, and must not be
// written to until it is handed out again. These checks cost time that grows with the number of chunks.
#pragma once

#include <jostle/core/config.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory_resource>

JOSTLE_API_BEGIN
namespace jostle {

class BlockAllocator final : public std::pmr::memory_resource {
  public:
    /// [byte] of the blocks
    static constexpr std::array<std::uint16_t, 14> kBlockSizes = {16,  32,  64,  96,  128, 160, 192,
                                                                  224, 256, 320, 384, 448, 512, 640};
    static constexpr std::size_t kClassCount = kBlockSizes.size();
    static constexpr std::size_t kMaxBlockSize = kBlockSizes.back();  ///< [byte]
    static constexpr std::size_t kChunkSize = 16 * 1024;              ///< [byte]
    static constexpr std::size_t kAlignment = 16;                     ///< [byte] of every block
    static constexpr unsigned char kFreshByte = 0xcd;
    static constexpr unsigned char kFreedByte = 0xfd;

    /// The memory in use.
    struct Figures {
        std::size_t blocks = 0;       ///< [1] living blocks in chunks
        std::size_t block_bytes = 0;  ///< [byte] and their sizes, rounded up as they are
        std::size_t chunks = 0;       ///< [1]
        std::size_t large = 0;        ///< [1] living blocks that went upstream
        std::size_t large_bytes = 0;  ///< [byte] as asked for
    };

    explicit BlockAllocator(std::pmr::memory_resource* upstream = std::pmr::get_default_resource()) noexcept
        : upstream_(upstream) {}
    BlockAllocator(const BlockAllocator&) = delete;
    BlockAllocator& operator=(const BlockAllocator&) = delete;
    ~BlockAllocator() override { clear(); }

    /// Returns all memory upstream, that of blocks still in use included.
    void clear() noexcept;

    [[nodiscard]] Figures figures() const noexcept;
    /// [1] Living blocks of a size class, an index into kBlockSizes.
    [[nodiscard]] std::size_t blocks_in_use(std::size_t size_class) const noexcept {
        return classes_[size_class].in_use;
    }
    /// The size class of a request of at most kMaxBlockSize bytes. 0 bytes count as 1.
    [[nodiscard]] static constexpr std::size_t class_of(std::size_t bytes) noexcept {
        return kClassOf[(bytes + (kAlignment - 1)) / kAlignment];
    }

  private:
    struct FreeBlock {
        FreeBlock* next;
        std::uintptr_t mark;  ///< kept only where assertions are: says that this block is free
    };
    /// Stands at the beginning of a chunk; the blocks follow.
    struct alignas(kAlignment) Chunk {
        Chunk* next;
        std::size_t size_class;
    };
    /// Stands before a block that went upstream.
    struct Large {
        Large* previous;
        Large* next;
        std::size_t bytes;      ///< as asked for
        std::size_t offset;     ///< [byte] from the start of the upstream block to the user's
        std::size_t alignment;  ///< of the upstream block
    };
    struct SizeClass {
        FreeBlock* free = nullptr;
        std::byte* uncut = nullptr;  ///< the rest of the newest chunk, from here ...
        std::byte* end = nullptr;    ///< ... to here, a whole number of blocks
        std::size_t in_use = 0;
    };

    /// By the number of 16-byte units.
    static constexpr std::array<std::uint8_t, kMaxBlockSize / kAlignment + 1> kClassOf = [] {
        std::array<std::uint8_t, kMaxBlockSize / kAlignment + 1> table{};
        std::uint8_t size_class = 0;
        for (std::size_t units = 0; units < table.size(); ++units) {
            while (kBlockSizes[size_class] < units * kAlignment) ++size_class;
            table[units] = size_class;
        }
        return table;
    }();

    void* do_allocate(std::size_t bytes, std::size_t alignment) override;
    void do_deallocate(void* p, std::size_t bytes, std::size_t alignment) override;
    [[nodiscard]] bool do_is_equal(const std::pmr::memory_resource& other) const noexcept override {
        return this == &other;
    }

    void add_chunk(std::size_t size_class);
    [[nodiscard]] void* allocate_large(std::size_t bytes, std::size_t alignment);
    void deallocate_large(void* p, std::size_t bytes, std::size_t alignment);
    [[nodiscard]] bool lies_in_chunk_of(const void* p, std::size_t size_class) const noexcept;

    std::pmr::memory_resource* upstream_;
    std::array<SizeClass, kClassCount> classes_{};
    Chunk* chunks_ = nullptr;
    std::size_t chunk_count_ = 0;
    Large* large_ = nullptr;
    std::size_t large_count_ = 0;
    std::size_t large_bytes_ = 0;
};

}  // namespace jostle
JOSTLE_API_END

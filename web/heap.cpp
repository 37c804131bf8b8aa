// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "heap.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <new>

namespace jostle::web {
namespace {

constexpr std::size_t kAlignment = alignof(std::max_align_t);
/// [bytes] Of the first block; each has twice the size of the one before, up to the greatest.
constexpr std::size_t kFirstBlock = 1 << 16, kMostOfBlock = 1 << 24;

struct alignas(kAlignment) Block {
    Block* next;
    std::size_t size;
};

struct Reading {
    bool is_on = false;
    Block* blocks = nullptr;
    std::size_t left = 0;  ///< [bytes] at the end of the first of them
};

constinit Reading g_reading;

void* take_from_allocator(std::size_t bytes) {
    void* const place = std::malloc(std::max<std::size_t>(bytes, 1));
    // Leaves: it tells JavaScript.
    if (place == nullptr) std::get_new_handler()();
    return place;
}

void* take_while_reading(std::size_t bytes) {
    if (bytes > PTRDIFF_MAX - kMostOfBlock) std::get_new_handler()();
    bytes = (std::max<std::size_t>(bytes, 1) + kAlignment - 1) / kAlignment * kAlignment;
    Reading& r = g_reading;
    if (bytes > r.left) {
        const std::size_t twice =
            r.blocks == nullptr ? kFirstBlock : std::min(2 * r.blocks->size, kMostOfBlock);
        const std::size_t size = std::max(twice, bytes);
        r.blocks = new (take_from_allocator(sizeof(Block) + size)) Block{r.blocks, size};
        r.left = size;
    }
    r.left -= bytes;
    return reinterpret_cast<std::byte*>(r.blocks + 1) + r.left;
}

}  // namespace

void begin_reading() {
    g_reading.is_on = true;
}

void end_reading() {
    g_reading.is_on = false;
}

void forget_reading() {
    for (Block* block = g_reading.blocks; block != nullptr;) {
        Block* const next = block->next;
        std::free(block);
        block = next;
    }
    g_reading = {};
}

}  // namespace jostle::web

using namespace jostle::web;

void* operator new(std::size_t bytes) {
    return g_reading.is_on ? take_while_reading(bytes) : take_from_allocator(bytes);
}
void operator delete(void* place) noexcept {
    if (!g_reading.is_on) std::free(place);
}
void operator delete(void* place, std::size_t) noexcept {
    operator delete(place);
}

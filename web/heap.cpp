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

/// Pieces without an owner that would outlive a refusal.
struct Noted {
    bool is_on = false;
    void** pieces = nullptr;
    std::size_t count = 0, room = 0;
};

constinit Noted g_noted;

void note(void* piece) {
    Noted& n = g_noted;
    if (n.count == n.room) {
        const std::size_t room = 2 * n.room + 256;
        void* const place = std::realloc(n.pieces, room * sizeof(void*));
        if (place == nullptr) std::get_new_handler()();
        n.pieces = static_cast<void**>(place);
        n.room = room;
    }
    n.pieces[n.count++] = piece;
}

/// The last ones come first: what a function takes goes when the function ends.
void strike_out(void* piece) {
    Noted& n = g_noted;
    for (std::size_t i = n.count; i-- > 0;) {
        if (n.pieces[i] != piece) continue;
        n.pieces[i] = n.pieces[--n.count];
        return;
    }
}

void* take_from_allocator(std::size_t bytes, std::size_t alignment = kAlignment) {
    const std::size_t some = std::max<std::size_t>(bytes, 1);
    void* const place = alignment <= kAlignment
                            ? std::malloc(some)
                            : std::aligned_alloc(alignment, (some + alignment - 1) / alignment * alignment);
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

void begin_noting() {
    g_noted.is_on = true;
}

void end_noting() {
    g_noted.is_on = false;
    g_noted.count = 0;
}

void forget_noted() {
    for (std::size_t i = 0; i < g_noted.count; ++i) std::free(g_noted.pieces[i]);
    end_noting();
}

}  // namespace jostle::web

using namespace jostle::web;

void* operator new(std::size_t bytes) {
    return operator new (bytes, std::align_val_t{kAlignment});
}
void* operator new(std::size_t bytes, std::align_val_t alignment) {
    const auto least = static_cast<std::size_t>(alignment);
    if (g_reading.is_on && least <= kAlignment) return take_while_reading(bytes);
    void* const place = take_from_allocator(bytes, least);
    if (g_noted.is_on) note(place);
    return place;
}
void operator delete(void* place) noexcept {
    if (g_reading.is_on) return;
    if (g_noted.is_on) strike_out(place);
    std::free(place);
}
void operator delete(void* place, std::size_t) noexcept {
    operator delete(place);
}
void operator delete(void* place, std::align_val_t) noexcept {
    operator delete(place);
}
void operator delete(void* place, std::size_t, std::align_val_t) noexcept {
    operator delete(place);
}

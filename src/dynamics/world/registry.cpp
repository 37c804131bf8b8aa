// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Chunks of slots that are never freed, so that a reader holds no lock; a mutex for those who register.
#include "dynamics/world/registry.h"

#include <jostle/core/error.h>

#include <array>
#include <atomic>
#include <memory>
#include <mutex>
#include <vector>

namespace jostle::detail {
namespace {

constexpr std::uint32_t kChunkSize = 256;
constexpr std::uint32_t kChunks = 1024;

#ifdef __STDCPP_THREADS__
using Mutex = std::mutex;
#else
/// Where there are no threads, std has none (WebAssembly).
struct Mutex {
    void lock() {}
    void unlock() {}
};
#endif

struct Slot {
    std::atomic<std::uint32_t> generation{0};
    std::atomic<WorldImpl*> world{nullptr};
};

struct Registry {
    std::array<std::atomic<Slot*>, kChunks> chunks{};
    Mutex mutex;  ///< for all below
    std::vector<std::unique_ptr<Slot[]>> storage;
    std::vector<std::uint32_t> free_slots;

    [[nodiscard]] Slot* slot(std::uint32_t index) const {
        if (index >= kChunkSize * kChunks) return nullptr;
        Slot* chunk = chunks[index / kChunkSize].load(std::memory_order_acquire);
        return chunk == nullptr ? nullptr : chunk + index % kChunkSize;
    }
};

/// Never destroyed: a world in static storage may outlive everything else.
Registry& registry() {
    static auto* const kRegistry = new Registry;
    return *kRegistry;
}

void add_chunk(Registry& r) {
    const auto chunk = static_cast<std::uint32_t>(r.storage.size());
    if (chunk == kChunks)
        raise("World", "worlds", to_text(static_cast<long long>(kChunks) * kChunkSize),
              "no more can exist at a time");
    // All memory first: where there is none, the next world tries again.
    r.free_slots.reserve(std::size_t{kChunkSize} * (chunk + 1));
    r.storage.push_back(std::make_unique<Slot[]>(kChunkSize));
    r.chunks[chunk].store(r.storage.back().get(), std::memory_order_release);
    for (std::uint32_t i = kChunkSize; i-- > 0;) r.free_slots.push_back(chunk * kChunkSize + i);
}

}  // namespace

WorldPlace register_world(WorldImpl* world) {
    Registry& r = registry();
    const std::lock_guard lock(r.mutex);
    if (r.free_slots.empty()) add_chunk(r);
    const std::uint32_t index = r.free_slots.back();
    r.free_slots.pop_back();
    Slot& slot = *r.slot(index);
    // 0 is the generation of a handle that never named anything.
    std::uint32_t generation = slot.generation.load(std::memory_order_relaxed) + 1;
    if (generation == 0) generation = 1;
    // Generation before world, and read the other way round: whoever sees this world sees its generation.
    slot.generation.store(generation, std::memory_order_relaxed);
    slot.world.store(world, std::memory_order_release);
    return {index, generation};
}

void unregister_world(WorldPlace place) noexcept {
    Registry& r = registry();
    const std::lock_guard lock(r.mutex);
    r.slot(place.slot)->world.store(nullptr, std::memory_order_release);
    r.free_slots.push_back(place.slot);  // reserved when its chunk was made
}

WorldImpl* find_world(std::uint32_t slot_index, std::uint32_t generation) noexcept {
    if (generation == 0) return nullptr;
    const Slot* slot = registry().slot(slot_index);
    if (slot == nullptr) return nullptr;
    WorldImpl* world = slot->world.load(std::memory_order_acquire);
    return slot->generation.load(std::memory_order_relaxed) == generation ? world : nullptr;
}

}  // namespace jostle::detail

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// BlockAllocator beside std::pmr::unsynchronized_pool_resource and malloc, each behind
// std::pmr::memory_resource, on a mix of small objects and lists. Which block is allocated and freed when is
// drawn beforehand, the same for all three; every block is written to at its beginning and its end, as a
// constructor would.
//   churn: N objects live; one after another is replaced by one of another size, three times of four one of
//   that eighth of them which is short-lived.
//   make_and_free: N objects are made, as loading a scene does, and freed in another order.
#include <benchmark/benchmark.h>
#include <jostle/memory/block_allocator.h>

#include <cstdint>
#include <cstdlib>
#include <memory_resource>
#include <new>
#include <numeric>
#include <random>
#include <utility>
#include <vector>

namespace {

class MallocResource final : public std::pmr::memory_resource {
    void* do_allocate(std::size_t bytes, std::size_t) override {
        void* p = std::malloc(bytes);
        if (p == nullptr) throw std::bad_alloc();
        return p;
    }
    void do_deallocate(void* p, std::size_t, std::size_t) override { std::free(p); }
    bool do_is_equal(const std::pmr::memory_resource& other) const noexcept override {
        return this == &other;
    }
};

/// How many of a thousand blocks have how many bytes: chosen, not the sizes of any types.
struct Type {
    std::uint32_t per_mille;
    std::uint16_t bytes;
};
constexpr Type kTypes[] = {{220, 152}, {60, 72},  {130, 88}, {50, 624},
                           {480, 176}, {30, 208}, {20, 24},  {10, 384}};

std::uint16_t draw_size(std::mt19937& random) {
    auto r = static_cast<std::uint32_t>(random() % 1000);
    for (const Type& type : kTypes) {
        if (r < type.per_mille) return type.bytes;
        r -= type.per_mille;
    }
    return kTypes[0].bytes;
}

struct Block {
    unsigned char* p = nullptr;
    std::uint16_t bytes = 0;
};

Block make(std::pmr::memory_resource& memory, std::uint16_t bytes) {
    auto* p = static_cast<unsigned char*>(memory.allocate(bytes));
    p[0] = 1;
    p[bytes - 1] = 2;
    benchmark::DoNotOptimize(p);
    return {p, bytes};
}

template <class Resource>
void churn(benchmark::State& state) {
    const auto count = static_cast<std::size_t>(state.range(0));
    struct Replacement {
        std::uint32_t slot;
        std::uint16_t bytes;
    };
    std::mt19937 random(1);
    std::vector<Replacement> script(1 << 16);
    for (Replacement& r : script) {
        const std::size_t short_lived = count / 8;
        const bool is_short_lived = random() % 4 != 0;
        r.slot = static_cast<std::uint32_t>(random() % (is_short_lived ? short_lived : count));
        r.bytes = draw_size(random);
    }
    Resource memory;
    std::vector<Block> living(count);
    for (Block& b : living) b = make(memory, draw_size(random));
    for (auto _ : state) {
        for (const Replacement& r : script) {
            Block& b = living[r.slot];
            memory.deallocate(b.p, b.bytes);
            b = make(memory, r.bytes);
        }
    }
    for (const Block& b : living) memory.deallocate(b.p, b.bytes);
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(script.size()));
}

template <class Resource>
void make_and_free(benchmark::State& state) {
    const auto count = static_cast<std::size_t>(state.range(0));
    std::mt19937 random(2);
    std::vector<std::uint16_t> sizes(count);
    for (std::uint16_t& s : sizes) s = draw_size(random);
    std::vector<std::uint32_t> order(count);
    std::iota(order.begin(), order.end(), 0u);
    // Freed nearly in the order of making, each swapped with one that lies at most 64 further on.
    for (std::size_t i = 0; i + 64 < count; ++i) std::swap(order[i], order[i + random() % 64]);
    std::vector<Block> living(count);
    Resource memory;
    for (auto _ : state) {
        for (std::size_t i = 0; i < count; ++i) living[i] = make(memory, sizes[i]);
        for (const std::uint32_t i : order) memory.deallocate(living[i].p, living[i].bytes);
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(count));
}

BENCHMARK_TEMPLATE(churn, jostle::BlockAllocator)->Arg(1000)->Arg(30000);
BENCHMARK_TEMPLATE(churn, std::pmr::unsynchronized_pool_resource)->Arg(1000)->Arg(30000);
BENCHMARK_TEMPLATE(churn, MallocResource)->Arg(1000)->Arg(30000);
BENCHMARK_TEMPLATE(make_and_free, jostle::BlockAllocator)->Arg(1000)->Arg(30000);
BENCHMARK_TEMPLATE(make_and_free, std::pmr::unsynchronized_pool_resource)->Arg(1000)->Arg(30000);
BENCHMARK_TEMPLATE(make_and_free, MallocResource)->Arg(1000)->Arg(30000);

}  // namespace

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The front of a save, and how numbers lie in it: little-endian, of fixed widths, floats by their bits.
//
//     "jostleWO" | version | 0 | schema | bytes of the body | checksum of the body | body
//
// The body is the description of the state as its visitors see it (store/describe.h): which objects there are
// and where they lie (save/layout.h), their fields, then edits that wait, and events. The schema is a hash of
// the names and types of all fields: two builds with one schema read each other's saves.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>

namespace jostle::detail {

inline constexpr std::uint64_t kSaveMagic = 0x4f57656c74736f6au;  // "jostleWO"
inline constexpr std::uint32_t kSaveVersion = 1;
/// [bytes] magic, version, a zero, schema, size of the body, checksum
inline constexpr std::size_t kSaveFront = 8 + 4 + 4 + 8 + 8 + 8;

/// An unsigned number of the same width, for the bits of any.
template <class T>
using BitsOf =
    std::conditional_t<sizeof(T) == 1, std::uint8_t,
                       std::conditional_t<sizeof(T) == 2, std::uint16_t,
                                          std::conditional_t<sizeof(T) == 4, std::uint32_t, std::uint64_t>>>;

template <class T>
void store_little(std::byte* to, T value) {
    auto bits = std::bit_cast<BitsOf<T>>(value);
    if constexpr (std::endian::native == std::endian::little) {
        std::memcpy(to, &bits, sizeof bits);
    } else {
        for (std::size_t i = 0; i < sizeof bits; ++i) to[i] = static_cast<std::byte>(bits >> (8 * i));
    }
}
template <class T>
[[nodiscard]] T load_little(const std::byte* from) {
    BitsOf<T> bits{};
    if constexpr (std::endian::native == std::endian::little) {
        std::memcpy(&bits, from, sizeof bits);
    } else {
        for (std::size_t i = 0; i < sizeof bits; ++i)
            bits = static_cast<BitsOf<T>>(bits | static_cast<BitsOf<T>>(from[i]) << (8 * i));
    }
    return std::bit_cast<T>(bits);
}

/// Of the body. Four sums side by side [Fowler1991], as one alone waits for each multiplication.
[[nodiscard]] std::uint64_t checksum_of(std::span<const std::byte> bytes);
/// Of this build.
[[nodiscard]] std::uint64_t save_schema();

}  // namespace jostle::detail

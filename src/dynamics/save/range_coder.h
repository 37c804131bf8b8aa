// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Numbers as few bits: an adaptive binary range coder [Martin1979], whose carries wait in a cache. A bit that
// was foreseen with probability p takes log2(1 / p) bits. One class for both ways: put() and get() of a
// number must meet the same chances in the same order.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace jostle::detail {

/// [1 / 4096] How probable a 0 is: it follows the bits that there were.
struct Chance {
    static constexpr int kBits = 12, kRate = 4;
    std::uint16_t of_zero = 1 << (kBits - 1);

    void learn(bool bit) {
        if (bit) {
            of_zero = static_cast<std::uint16_t>(of_zero - (of_zero >> kRate));
        } else {
            of_zero = static_cast<std::uint16_t>(of_zero + (((1 << kBits) - of_zero) >> kRate));
        }
    }
};

class RangeEncoder {
  public:
    explicit RangeEncoder(std::vector<std::byte>& to) : to_(to) {}
    bool bit(Chance& chance, bool bit) {
        const std::uint32_t bound = (range_ >> Chance::kBits) * chance.of_zero;
        if (bit) {
            low_ += bound;
            range_ -= bound;
        } else {
            range_ = bound;
        }
        chance.learn(bit);
        normalize();
        return bit;
    }
    /// As probable as their opposites.
    std::uint64_t bits(int count, std::uint64_t value) {
        while (count-- > 0) {
            range_ >>= 1;
            if ((value >> count & 1) != 0) low_ += range_;
            normalize();
        }
        return value;
    }
    void finish() {
        for (int i = 0; i < 5; ++i) shift();
    }

  private:
    void normalize() {
        while (range_ < 1u << 24) {
            range_ <<= 8;
            shift();
        }
    }
    void shift() {
        if (low_ < 0xff000000u || low_ > 0xffffffffu) {
            const auto carry = static_cast<std::uint8_t>(low_ >> 32);
            if (has_cache_) to_.push_back(static_cast<std::byte>(cache_ + carry));
            for (; waiting_ > 0; --waiting_) to_.push_back(static_cast<std::byte>(0xff + carry));
            cache_ = static_cast<std::uint8_t>(low_ >> 24);
            has_cache_ = true;
        } else {
            ++waiting_;
        }
        low_ = (low_ & 0x00ffffffu) << 8;
    }

    std::vector<std::byte>& to_;
    std::uint64_t low_ = 0;
    std::uint32_t range_ = 0xffffffffu;
    std::uint8_t cache_ = 0;
    bool has_cache_ = false;
    std::uint64_t waiting_ = 0;
};

/// Reads zeros behind the end of the bytes.
class RangeDecoder {
  public:
    explicit RangeDecoder(std::span<const std::byte> from) : from_(from) {
        for (int i = 0; i < 4; ++i) code_ = code_ << 8 | next();
    }
    bool bit(Chance& chance, bool) {
        const std::uint32_t bound = (range_ >> Chance::kBits) * chance.of_zero;
        const bool bit = code_ >= bound;
        if (bit) {
            code_ -= bound;
            range_ -= bound;
        } else {
            range_ = bound;
        }
        chance.learn(bit);
        normalize();
        return bit;
    }
    std::uint64_t bits(int count, std::uint64_t) {
        std::uint64_t value = 0;
        while (count-- > 0) {
            range_ >>= 1;
            const bool bit = code_ >= range_;
            if (bit) code_ -= range_;
            value = value << 1 | (bit ? 1 : 0);
            normalize();
        }
        return value;
    }
    /// [bytes] Read behind the end: what is whole needs none.
    [[nodiscard]] std::size_t missing() const { return missing_; }

  private:
    void normalize() {
        while (range_ < 1u << 24) {
            range_ <<= 8;
            code_ = code_ << 8 | next();
        }
    }
    std::uint32_t next() {
        if (at_ < from_.size()) return static_cast<std::uint8_t>(from_[at_++]);
        ++missing_;
        return 0;
    }

    std::span<const std::byte> from_;
    std::size_t at_ = 0;
    std::uint32_t range_ = 0xffffffffu;
    std::uint32_t code_ = 0;
    std::size_t missing_ = 0;
};

/// The chances of numbers of one kind: whether there is one at all, and how many bits it has. The bits below
/// the first are as they come.
struct NumberChances {
    Chance is_some[2];  ///< after a number that was 0, and after another
    Chance width[64];   ///< a tree over six bits
};

/// Puts a number, or gets the one that was put.
template <class Coder>
std::uint64_t code_number(Coder& coder, NumberChances& chances, bool after_some, std::uint64_t value) {
    if (!coder.bit(chances.is_some[after_some ? 1 : 0], value != 0)) return 0;
    const auto width = static_cast<unsigned>(std::bit_width(value)) - 1;
    unsigned node = 1;
    for (int i = 5; i >= 0; --i)
        node = 2 * node + (coder.bit(chances.width[node], (width >> i & 1u) != 0) ? 1u : 0u);
    const int below = static_cast<int>(node - 64);
    return std::uint64_t{1} << below |
           coder.bits(below, below == 0 ? 0 : value & ((std::uint64_t{1} << below) - 1));
}
/// Of either sign: one near 0 takes few bits.
template <class Coder>
std::int64_t code_signed(Coder& coder, NumberChances& chances, bool after_some, std::int64_t value) {
    const auto sign = static_cast<std::uint64_t>(value >> 63);
    const std::uint64_t folded =
        code_number(coder, chances, after_some, static_cast<std::uint64_t>(value) << 1 ^ sign);
    return static_cast<std::int64_t>((folded & 1) != 0 ? ~(folded >> 1) : folded >> 1);
}

}  // namespace jostle::detail

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Numbers as few bits: an adaptive binary range coder [Martin1979], whose carries wait in a cache. A bit that
// was foreseen with probability p takes log2(1 / p) bits. One class for both ways: put() and get() of a
// number must meet the same chances in the same order.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace jostle::detail {

/// [1 / 4096] The probability of a 0, by the bits that there were: the mean of a probability that follows
/// them soon and of one that follows late.
class Chance {
  public:
    static constexpr int kBits = 12;

    [[nodiscard]] std::uint32_t of_zero() const { return (soon_ + late_) >> 5; }
    void learn(bool bit) {
        // The first bits teach the most.
        const int rate = static_cast<int>(std::bit_width(seen_)) + 1;
        soon_ = followed(soon_, bit, std::min(rate, kSoon));
        late_ = followed(late_, bit, std::min(rate, kLate));
        if (rate < kLate) ++seen_;
    }

  private:
    /// [1 / 65536] Never 0 nor 1: each stays where a part of what is left is nothing.
    [[nodiscard]] static std::uint32_t followed(std::uint32_t chance, bool bit, int rate) {
        return bit ? chance - (chance >> rate) : chance + ((65536 - chance) >> rate);
    }
    static constexpr int kSoon = 5, kLate = 7;
    std::uint32_t soon_ = 1 << 15, late_ = 1 << 15;
    std::uint32_t seen_ = 0;  ///< [1] bits, up to the last rate
};

class RangeEncoder {
  public:
    explicit RangeEncoder(std::vector<std::byte>& to) : to_(to) {}
    bool bit(Chance& chance, bool bit) {
        const std::uint32_t bound = (range_ >> Chance::kBits) * chance.of_zero();
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
        const std::uint32_t bound = (range_ >> Chance::kBits) * chance.of_zero();
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

/// The chances of numbers of one kind: whether there is one at all, and how many bits it has, after a number
/// of about so many bits (class_of()). The bits below the first are as they come.
struct NumberChances {
    static constexpr int kClasses = 4;
    Chance is_some[kClasses];
    Chance width[kClasses][64];  ///< a tree over six bits
};
/// Of what was coded before: nothing, or a number of few, more or many bits.
[[nodiscard]] inline int class_of(std::int64_t number) {
    const auto folded = static_cast<std::uint64_t>(number < 0 ? ~number : number);
    const auto width = std::bit_width(folded);
    return number == 0 ? 0 : width < 9 ? 1 : width < 17 ? 2 : 3;
}

/// Puts a number, or gets the one that was put. `before`: a class.
template <class Coder>
std::uint64_t code_number(Coder& coder, NumberChances& chances, int before, std::uint64_t value) {
    if (!coder.bit(chances.is_some[before], value != 0)) return 0;
    const auto width = static_cast<unsigned>(std::bit_width(value)) - 1;
    unsigned node = 1;
    for (int i = 5; i >= 0; --i)
        node = 2 * node + (coder.bit(chances.width[before][node], (width >> i & 1u) != 0) ? 1u : 0u);
    const int below = static_cast<int>(node - 64);
    return std::uint64_t{1} << below |
           coder.bits(below, below == 0 ? 0 : value & ((std::uint64_t{1} << below) - 1));
}
/// Of either sign: one near 0 takes few bits.
template <class Coder>
std::int64_t code_signed(Coder& coder, NumberChances& chances, int before, std::int64_t value) {
    const auto sign = static_cast<std::uint64_t>(value >> 63);
    const std::uint64_t folded =
        code_number(coder, chances, before, static_cast<std::uint64_t>(value) << 1 ^ sign);
    return static_cast<std::int64_t>((folded & 1) != 0 ? ~(folded >> 1) : folded >> 1);
}

}  // namespace jostle::detail

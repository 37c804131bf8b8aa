// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Trees as bytes and back. Every number is little-endian, a float by its bits, so that any machine reads the
// bytes that any other has written. All of them begin alike:
//
//     "jostle" and two letters for the type | version | dimension | the type's own head | arrays
//
// One list of fields serves both ways: it is given a ByteWriter or a ByteReader. The bytes to be loaded may
// be anything, so a load goes in this order: the head, its counts against the number of bytes, memory, the
// fields, and the tree's check().
#pragma once

#include <jostle/core/assert.h>
#include <jostle/core/require.h>

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace jostle::detail {

/// Writes exactly as many bytes as it is made for.
class ByteWriter {
  public:
    explicit ByteWriter(std::size_t count) : bytes_(count), next_(bytes_.data()) {}

    void field(const std::uint8_t& value) { put(value); }
    void field(const std::uint32_t& value) { put(value); }
    void field(const std::uint64_t& value) { put(value); }
    void field(const std::int32_t& value) { put(static_cast<std::uint32_t>(value)); }
    void field(const float& value) { put(std::bit_cast<std::uint32_t>(value)); }
    void field(const double& value) { put(std::bit_cast<std::uint64_t>(value)); }

    std::vector<std::byte> take() {
        JOSTLE_ASSERT(next_ == bytes_.data() + bytes_.size(), "the bytes must be as many as were counted");
        return std::move(bytes_);
    }

  private:
    template <class Unsigned>
    void put(Unsigned value) {
        for (std::size_t i = 0; i < sizeof(Unsigned); ++i)
            next_[i] = static_cast<std::byte>(value >> (8 * i));
        next_ += sizeof(Unsigned);
    }

    std::vector<std::byte> bytes_;
    std::byte* next_;
};

/// Reads no further than the bytes reach: its owner compares their number with the fields before it reads
/// them.
class ByteReader {
  public:
    explicit ByteReader(std::span<const std::byte> bytes) : size_(bytes.size()), rest_(bytes) {}

    void field(std::uint8_t& value) { value = get<std::uint8_t>(); }
    void field(std::uint32_t& value) { value = get<std::uint32_t>(); }
    void field(std::uint64_t& value) { value = get<std::uint64_t>(); }
    void field(std::int32_t& value) { value = static_cast<std::int32_t>(get<std::uint32_t>()); }
    void field(float& value) { value = std::bit_cast<float>(get<std::uint32_t>()); }
    void field(double& value) { value = std::bit_cast<double>(get<std::uint64_t>()); }

    /// The next bytes, which are passed over.
    std::span<const std::byte> take(std::size_t count) {
        const std::span<const std::byte> taken = rest_.first(count);
        rest_ = rest_.subspan(count);
        return taken;
    }
    /// [1] All bytes.
    [[nodiscard]] std::size_t size() const { return size_; }
    /// [1] Bytes that have not been read yet.
    [[nodiscard]] std::size_t left() const { return rest_.size(); }

  private:
    template <class Unsigned>
    Unsigned get() {
        const std::byte* const from = take(sizeof(Unsigned)).data();
        Unsigned value = 0;
        for (std::size_t i = 0; i < sizeof(Unsigned); ++i)
            value |= static_cast<Unsigned>(static_cast<Unsigned>(from[i]) << (8 * i));
        return value;
    }

    std::size_t size_;
    std::span<const std::byte> rest_;
};

/// Each field in turn.
template <class Archive, class... Fields>
void transfer(Archive& archive, Fields&... fields) {
    (archive.field(fields), ...);
}
template <class Archive, class Fields>
void transfer_all(Archive& archive, Fields& fields) {
    for (auto& field : fields) archive.field(field);
}
/// A WideNode, or the part of a TreePair that is like one.
template <class Archive, class Node>
void transfer_node(Archive& archive, Node& node) {
    for (auto& row : node.bound) transfer_all(archive, row);
    transfer_all(archive, node.link);
}

/// The first bytes of every saved tree.
struct ArchiveStart {
    std::uint64_t magic = 0;
    std::uint32_t version = 1;
    std::uint32_t dimension = 0;

    static constexpr auto fields(auto& start) {
        return std::tie(start.magic, start.version, start.dimension);
    }
};

// A type's head is a struct that lists its fields as ArchiveStart does.
template <class Archive, class Head>
void transfer_head(Archive& archive, Head& head) {
    std::apply([&archive](auto&... fields) { transfer(archive, fields...); }, Head::fields(head));
}
/// [1] The bytes of these structs.
template <class... Heads>
constexpr std::size_t head_bytes(const Heads&... heads) {
    const auto bytes = [](const auto&... fields) { return (sizeof(fields) + ...); };
    return (std::apply(bytes, Heads::fields(heads)) + ...);
}
/// [1] The bytes before a type's arrays.
template <class Head>
inline constexpr std::size_t kFrontBytes = head_bytes(ArchiveStart{}, Head{});

template <class Head>
void write_front(ByteWriter& writer, const ArchiveStart& start, const Head& head) {
    transfer_head(writer, start);
    transfer_head(writer, head);
}

/// Reads the start. Refuses bytes of another start, and fewer than `front_bytes`; `saved_by` is the function
/// that makes such bytes.
void read_start(const Call& call, ByteReader& reader, const ArchiveStart& expected, std::size_t front_bytes,
                const char* saved_by);
template <class Head>
Head read_front(const Call& call, ByteReader& reader, const ArchiveStart& expected, const char* saved_by) {
    read_start(call, reader, expected, kFrontBytes<Head>, saved_by);
    Head head;
    transfer_head(reader, head);
    return head;
}

/// Raise Error: the number of bytes is not the one that follows from them.
[[noreturn]] void refuse_byte_count(const Call& call, const ByteReader& reader);
[[noreturn]] void refuse_bytes(const Call& call, const char* are, const char* requirement);
/// `fault` is the answer of check().
[[noreturn]] void refuse_unsound(const Call& call, const std::string& fault);

}  // namespace jostle::detail

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A delta predicts the body of a save by pieces of its base, and has the bytes in which the two differ. An
// object's fields are predicted by the same object's, wherever they lie in the base:
//
//     "jostleDE" | version | checksum of the base | front of the save | pieces | differences
//
// A piece is how many bytes it predicts, and where those lie in the base. The differences are the exclusive
// or, eight bytes at a time: a mask of the bytes that are not zero, and these; after an empty mask, how many
// more there are.
#include <jostle/dynamics/delta.h>

#include <algorithm>
#include <cstring>
#include <memory>
#include <string>

#include "core/sort.h"
#include "dynamics/joints/joint_types.h"
#include "dynamics/save/state.h"

namespace jostle {
namespace {

using namespace detail;

constexpr std::uint64_t kDeltaMagic = 0x4544656c74736f6au;
constexpr std::uint32_t kDeltaVersion = 1;
/// [bytes] Of the body of a save: places are numbers of 32 bits.
constexpr std::size_t kMostBytes = 0x7fffffffu;
constexpr std::size_t kDeltaFront = 8 + 4 + 8 + kSaveFront;

/// Part of a save's body.
struct Piece {
    std::uint32_t size = 0;
    std::uint32_t from = 0;  ///< in the base's body; beyond it there are zeros
};

[[noreturn]] void refuse_delta(const Call& call, const char* why) {
    call.refuse("delta", why, "it must be of save_delta, with this base");
}

/// Where the fields of each object lie in the body of a save.
std::vector<StateMark> marks_of(const Call& call, std::span<const std::byte> save) {
    std::span<const std::byte> body = require_save(call, save);
    if (body.size() > kMostBytes) call.refuse("bytes", "too many", "a delta is of saves of less than 2 GiB");
    const std::size_t size = body.size();
    const SavedFront front = read_front(call, body);
    std::pmr::memory_resource* const memory = std::pmr::get_default_resource();
    struct FreshTables {
        Tables tables;
        FreshTables(std::pmr::memory_resource* from, const BroadPhaseOptions& options)
            : tables(from, options, {}, kJointTypes) {}
        FreshTables(const FreshTables&) = delete;
        FreshTables& operator=(const FreshTables&) = delete;
        ~FreshTables() { tables.blocks.clear(); }
    };
    const auto scratch = std::make_unique<FreshTables>(memory, front.boxes);
    std::vector<StateMark> marks;
    StateReader reader(body, scratch->tables, {}, memory);
    reader.note_marks(marks);
    if (reader.read_layout()) describe(reader, scratch->tables);
    if (!reader.is_sound()) call.refuse("bytes", reader.fault(), "they must be as they were saved");
    for (StateMark& mark : marks) mark.at += size - body.size();
    marks.push_back({"end", 0, size});
    return marks;
}

/// A mark by its object, whose kind the first two letters of its name tell, and its place among the marks. An
/// object may be marked several times: its record, and what a step reads of it.
struct ObjectMark {
    std::uint64_t object = 0;
    std::size_t place = 0;
};

/// By object, those of one object in their order.
std::vector<ObjectMark> by_object(std::span<const StateMark> marks) {
    std::vector<ObjectMark> all;
    all.reserve(marks.size());
    for (const StateMark& mark : marks) {
        const auto kind = static_cast<std::uint64_t>(static_cast<unsigned char>(mark.object[0])) << 8u |
                          static_cast<unsigned char>(mark.object[1]);
        all.push_back({kind << 32u | static_cast<std::uint32_t>(mark.index), all.size()});
    }
    detail::sort(all, [](const ObjectMark& a, const ObjectMark& b) {
        return a.object != b.object ? a.object < b.object : a.place < b.place;
    });
    return all;
}

/// Of each mark of the save, where the base has the fields of the same object: `nowhere`, where it has none.
std::vector<std::size_t> origins_of(std::span<const StateMark> base, std::span<const StateMark> save,
                                    std::size_t nowhere) {
    std::vector<std::size_t> origins(save.size(), nowhere);
    const std::vector<ObjectMark> of_base = by_object(base), of_save = by_object(save);
    std::size_t next = 0;
    for (const ObjectMark& mark : of_save) {
        while (next < of_base.size() && of_base[next].object < mark.object) ++next;
        if (next == of_base.size() || of_base[next].object != mark.object) continue;
        origins[mark.place] = base[of_base[next++].place].at;
    }
    return origins;
}

std::vector<Piece> pieces_of(const std::vector<StateMark>& base, const std::vector<StateMark>& save) {
    const auto nowhere = static_cast<std::uint32_t>(base.back().at);
    const std::vector<std::size_t> origins = origins_of(base, save, nowhere);
    std::vector<Piece> pieces;
    const auto add = [&](std::size_t size, std::size_t from) {
        const bool goes_on = !pieces.empty() && pieces.back().from < nowhere &&
                             pieces.back().from + pieces.back().size == from;
        const bool is_nothing = !pieces.empty() && pieces.back().from >= nowhere && from >= nowhere;
        if (goes_on || is_nothing) {
            pieces.back().size += static_cast<std::uint32_t>(size);
        } else if (size > 0) {
            pieces.push_back({static_cast<std::uint32_t>(size), static_cast<std::uint32_t>(from)});
        }
    };
    add(save.front().at, 0);
    for (std::size_t i = 0; i + 1 < save.size(); ++i) add(save[i + 1].at - save[i].at, origins[i]);
    return pieces;
}

void put_varint(std::vector<std::byte>& to, std::uint64_t value) {
    for (; value >= 0x80; value >>= 7) to.push_back(static_cast<std::byte>(value | 0x80));
    to.push_back(static_cast<std::byte>(value));
}

/// Reads no further than the bytes reach.
class DeltaReader {
  public:
    DeltaReader(const Call& call, std::span<const std::byte> bytes) : call_(call), bytes_(bytes) {}
    std::uint8_t byte() {
        if (next_ == bytes_.size()) refuse_delta(call_, "cut");
        return static_cast<std::uint8_t>(bytes_[next_++]);
    }
    std::uint64_t varint() {
        std::uint64_t value = 0;
        for (int shift = 0; shift < 63; shift += 7) {
            const std::uint8_t part = byte();
            value |= static_cast<std::uint64_t>(part & 0x7f) << shift;
            if (part < 0x80) return value;
        }
        refuse_delta(call_, "damaged");
    }
    [[nodiscard]] bool is_at_end() const { return next_ == bytes_.size(); }
    [[nodiscard]] std::size_t left() const { return bytes_.size() - next_; }

  private:
    const Call& call_;
    std::span<const std::byte> bytes_;
    std::size_t next_ = 0;
};

/// The prediction of a body.
void predict(std::span<const Piece> pieces, std::span<const std::byte> base, std::span<std::byte> body) {
    std::size_t at = 0;
    for (const Piece& piece : pieces) {
        const std::size_t from = std::min<std::size_t>(piece.from, base.size());
        const std::size_t size = std::min<std::size_t>(piece.size, base.size() - from);
        std::copy_n(base.begin() + static_cast<std::ptrdiff_t>(from), size,
                    body.begin() + static_cast<std::ptrdiff_t>(at));
        at += piece.size;
    }
}

void write_differences(std::span<const std::byte> body, std::span<const std::byte> predicted,
                       std::vector<std::byte>& to) {
    std::uint64_t empty = 0;
    const auto flush = [&] {
        if (empty == 0) return;
        to.push_back(std::byte{0});
        put_varint(to, empty - 1);
        empty = 0;
    };
    for (std::size_t at = 0; at < body.size(); at += 8) {
        unsigned mask = 0;
        const std::size_t count = std::min<std::size_t>(8, body.size() - at);
        if (count == 8 && std::memcmp(&body[at], &predicted[at], 8) == 0) {
            ++empty;
            continue;
        }
        for (std::size_t i = 0; i < count; ++i) mask |= (body[at + i] != predicted[at + i] ? 1u : 0u) << i;
        if (mask == 0) {
            ++empty;
            continue;
        }
        flush();
        to.push_back(static_cast<std::byte>(mask));
        for (std::size_t i = 0; i < count; ++i)
            if ((mask >> i & 1u) != 0) to.push_back(body[at + i] ^ predicted[at + i]);
    }
    flush();
}

void read_differences(const Call& call, DeltaReader& reader, std::span<std::byte> body) {
    for (std::size_t at = 0; at < body.size();) {
        const unsigned mask = reader.byte();
        if (mask == 0) {
            const std::uint64_t more = reader.varint();
            if (more > body.size() / 8) refuse_delta(call, "damaged");
            at += 8 * (static_cast<std::size_t>(more) + 1);
            continue;
        }
        for (std::size_t i = 0; i < 8; ++i) {
            if ((mask >> i & 1u) == 0) continue;
            if (at + i >= body.size()) refuse_delta(call, "damaged");
            body[at + i] ^= static_cast<std::byte>(reader.byte());
        }
        at += 8;
    }
    if (!reader.is_at_end()) refuse_delta(call, "too long");
}

}  // namespace

std::vector<std::byte> save_delta(std::span<const std::byte> base, std::span<const std::byte> save) {
    constexpr Call kCall("save_delta");
    const std::vector<Piece> pieces = pieces_of(marks_of(kCall, base), marks_of(kCall, save));
    const std::span<const std::byte> body = save.subspan(kSaveFront), base_body = base.subspan(kSaveFront);
    std::vector<std::byte> delta(kDeltaFront);
    store_little(delta.data(), kDeltaMagic);
    store_little(delta.data() + 8, kDeltaVersion);
    store_little(delta.data() + 12, checksum_of(base_body));
    std::copy_n(save.begin(), kSaveFront, delta.begin() + 20);
    put_varint(delta, pieces.size());
    for (const Piece& piece : pieces) {
        put_varint(delta, piece.size);
        put_varint(delta, piece.from);
    }
    std::vector<std::byte> predicted(body.size());
    predict(pieces, base_body, predicted);
    write_differences(body, predicted, delta);
    return delta;
}

std::vector<std::byte> apply_delta(std::span<const std::byte> base, std::span<const std::byte> delta) {
    constexpr Call kCall("apply_delta");
    const std::span<const std::byte> base_body = require_save(kCall, base);
    if (delta.size() < kDeltaFront || load_little<std::uint64_t>(delta.data()) != kDeltaMagic)
        refuse_delta(kCall, "of no delta");
    if (load_little<std::uint32_t>(delta.data() + 8) != kDeltaVersion)
        refuse_delta(kCall, "of another version");
    if (load_little<std::uint64_t>(delta.data() + 12) != checksum_of(base_body))
        refuse_delta(kCall, "of another base");
    DeltaReader reader(kCall, delta.subspan(kDeltaFront));
    std::vector<Piece> pieces;
    std::size_t size = 0;
    const std::uint64_t count = reader.varint();
    if (count > reader.left() / 2) refuse_delta(kCall, "damaged");
    for (std::uint64_t i = 0; i < count; ++i) {
        const std::uint64_t bytes = reader.varint(), from = reader.varint();
        // A save of a few bytes' delta may be large, but not larger than what its base predicts and a mask
        // can skip.
        if (bytes > kMostBytes || from > kMostBytes || size + bytes > kMostBytes)
            refuse_delta(kCall, "damaged");
        pieces.push_back({static_cast<std::uint32_t>(bytes), static_cast<std::uint32_t>(from)});
        size += static_cast<std::size_t>(bytes);
    }
    if (size > base_body.size() + 8 * delta.size()) refuse_delta(kCall, "damaged");
    std::vector<std::byte> save(kSaveFront + size);
    std::copy_n(delta.begin() + 20, kSaveFront, save.begin());
    const std::span<std::byte> body = std::span(save).subspan(kSaveFront);
    predict(pieces, base_body, body);
    read_differences(kCall, reader, body);
    (void)require_save(kCall, save);
    return save;
}

}  // namespace jostle

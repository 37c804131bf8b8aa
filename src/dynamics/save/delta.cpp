// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A delta foresees the body of a save by pieces of its base, and has by how much the two differ. An object's
// fields are foreseen by the same object's, wherever they lie in the base; those of one that is new by a like
// one's:
//
//     "jostleDE" | version | checksum of the base | front of the save | coded numbers
//
// The numbers are how many pieces there are; for each how many bytes it has and where those lie in the base;
// and in turn how many objects are as foreseen, how many follow that are not, and their fields
// (delta_model.h).
#include <jostle/dynamics/delta.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <map>
#include <memory>
#include <string>

#include "core/sort.h"
#include "dynamics/joints/joint_types.h"
#include "dynamics/save/delta_model.h"
#include "dynamics/save/state.h"

namespace jostle {
namespace {

using namespace detail;

constexpr std::uint64_t kDeltaMagic = 0x4544656c74736f6au;
constexpr std::uint32_t kDeltaVersion = 2;
/// [bytes] Of the body of a save: places are numbers of 32 bits.
constexpr std::size_t kMostBytes = 0x7fffffffu;
constexpr std::size_t kDeltaFront = 8 + 4 + 8 + kSaveFront;

/// [bytes] Of a save that a delta may make.
constexpr std::uint64_t most_bytes(std::size_t base, std::size_t delta) {
    return 65536 + 16 * (std::uint64_t{base} + std::uint64_t{delta});
}

[[noreturn]] void refuse_delta(const Call& call, const char* why) {
    call.refuse("delta", why, "it must be of save_delta, with this base");
}

/// The fields of a save's body.
FieldList fields_of(const Call& call, std::span<const std::byte> save) {
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
    StateReader reader(body, scratch->tables, {}, memory);
    if (reader.read_layout()) describe(reader, scratch->tables);
    if (!reader.is_sound()) call.refuse("bytes", reader.fault(), "they must be as they were saved");
    return FieldList(static_cast<std::uint32_t>(size - body.size()), scratch->tables, reader.saved_boxes());
}

/// An object by its type, which the first two letters of the name tell, and its place among all. It may be
/// there several times: its record, and what a step reads of it.
struct ObjectMark {
    std::uint64_t object = 0;
    std::size_t place = 0;
    [[nodiscard]] std::uint64_t type() const { return object >> 32u; }
};

/// By object, those of one object in their order.
std::vector<ObjectMark> by_object(std::span<const SavedObject> objects) {
    std::vector<ObjectMark> all;
    all.reserve(objects.size());
    for (const SavedObject& object : objects) {
        const auto type = static_cast<std::uint64_t>(static_cast<unsigned char>(object.type[0])) << 8u |
                          static_cast<unsigned char>(object.type[1]);
        all.push_back({type << 32u | static_cast<std::uint32_t>(object.index), all.size()});
    }
    detail::sort(all, [](const ObjectMark& a, const ObjectMark& b) {
        return a.object != b.object ? a.object < b.object : a.place < b.place;
    });
    return all;
}

/// [bytes] Of one object, the last of which ends the body.
std::size_t size_of(std::span<const SavedObject> objects, std::size_t place, std::size_t end) {
    return (place + 1 < objects.size() ? objects[place + 1].at : end) - objects[place].at;
}

/// Of each object of the save, where the base has the same one; of one that is new, or has other fields now,
/// where the base has one of its type and size; `end`, where there is none.
std::vector<std::size_t> origins_of(std::span<const SavedObject> base, std::span<const SavedObject> save,
                                    std::size_t base_end, std::size_t save_end) {
    std::vector<std::size_t> origins(save.size(), base_end);
    const std::vector<ObjectMark> of_base = by_object(base), of_save = by_object(save);
    // By type, how many of its object came before, and size.
    std::map<std::array<std::uint64_t, 3>, std::size_t> like;
    const auto for_parts = [](const std::vector<ObjectMark>& marks, const auto& function) {
        std::uint64_t part = 0;
        for (std::size_t i = 0; i < marks.size(); ++i) {
            part = i > 0 && marks[i - 1].object == marks[i].object ? part + 1 : 0;
            function(marks[i], part);
        }
    };
    for_parts(of_base, [&](const ObjectMark& mark, std::uint64_t part) {
        like.try_emplace({mark.type(), part, size_of(base, mark.place, base_end)}, base[mark.place].at);
    });
    std::size_t next = 0;
    for_parts(of_save, [&](const ObjectMark& mark, std::uint64_t part) {
        while (next < of_base.size() && of_base[next].object < mark.object) ++next;
        const std::size_t size = size_of(save, mark.place, save_end);
        std::size_t own = 0;
        const bool is_there = next < of_base.size() && of_base[next].object == mark.object;
        if (is_there) {
            const std::size_t place = of_base[next++].place;
            own = size_of(base, place, base_end);
            origins[mark.place] = base[place].at;
        }
        if (own == size) return;
        if (const auto found = like.find({mark.type(), part, size}); found != like.end())
            origins[mark.place] = found->second;
    });
    return origins;
}

std::vector<Piece> pieces_of(std::span<const SavedObject> base, std::span<const SavedObject> save,
                             std::size_t base_size, std::size_t save_size) {
    const auto nowhere = static_cast<std::uint32_t>(base_size);
    const std::vector<std::size_t> origins = origins_of(base, save, base_size, save_size);
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
    add(save_size - save.back().at, base.back().at);
    return pieces;
}

/// A piece of one object of the base, or of a part of one.
struct Unit {
    std::uint32_t at = 0;  ///< in the save's body
    Piece piece;
    std::size_t first_field = 0;
    std::int32_t body = -1;  ///< SavedObject::body
};

std::vector<Unit> units_of(const std::vector<Piece>& pieces, const FieldList& list, std::size_t base_size) {
    std::vector<Unit> units;
    std::uint32_t at = 0;
    for (const Piece& piece : pieces) {
        auto next = std::ranges::upper_bound(list.objects, piece.from, {}, &SavedObject::at);
        for (std::uint32_t done = 0; done < piece.size;) {
            const std::uint32_t from = piece.from + done;
            std::uint32_t size = piece.size - done;
            std::size_t field = list.fields.size();
            std::int32_t body = -1;
            if (from < base_size && next != list.objects.begin()) {
                const SavedObject& object = *std::prev(next);
                if (object.at == from) {
                    field = object.first_field;
                    body = object.body;
                }
                if (next != list.objects.end()) size = std::min(size, next->at - from);
            } else if (next != list.objects.end() && from < base_size) {
                size = std::min(size, next->at - from);
            }
            units.push_back({at + done, {size, from}, field, body});
            done += size;
            while (next != list.objects.end() && next->at <= from + size) ++next;
        }
        at += piece.size;
    }
    return units;
}

/// Whether a unit is as the base has it.
bool is_foreseen(const Unit& unit, std::span<const std::byte> base, std::span<const std::byte> body) {
    const std::size_t from = std::min<std::size_t>(unit.piece.from, base.size()),
                      known = std::min<std::size_t>(unit.piece.size, base.size() - from);
    const auto own = body.subspan(unit.at, unit.piece.size);
    return std::ranges::equal(own.first(known), base.subspan(from, known)) &&
           std::ranges::all_of(own.subspan(known), [](std::byte b) { return b == std::byte{0}; });
}

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

/// The chances of the numbers beside fields.
struct PieceChances {
    NumberChances count, size, from, runs[2];
};

/// From the base to the save: where the next piece is if it lies behind the one before.
std::uint64_t folded(std::int64_t number) {
    return number < 0 ? (static_cast<std::uint64_t>(-(number + 1)) << 1 | 1)
                      : static_cast<std::uint64_t>(number) << 1;
}
std::int64_t unfolded(std::uint64_t number) {
    return (number & 1) != 0 ? -static_cast<std::int64_t>(number >> 1) - 1
                             : static_cast<std::int64_t>(number >> 1);
}

void put_pieces(RangeEncoder& coder, PieceChances& chances, const std::vector<Piece>& pieces) {
    (void)code_number(coder, chances.count, false, pieces.size());
    std::uint32_t behind = 0;
    for (const Piece& piece : pieces) {
        (void)code_number(coder, chances.size, false, piece.size);
        (void)code_number(coder, chances.from, false,
                          folded(std::int64_t{piece.from} - std::int64_t{behind}));
        behind = piece.from + piece.size;
    }
}

std::vector<Piece> get_pieces(const Call& call, RangeDecoder& coder, PieceChances& chances,
                              std::size_t size) {
    std::vector<Piece> pieces;
    const std::uint64_t count = code_number(coder, chances.count, false, 0);
    std::uint64_t all = 0, behind = 0;
    for (std::uint64_t i = 0; i < count; ++i) {
        const std::uint64_t bytes = code_number(coder, chances.size, false, 0);
        const std::int64_t from =
            static_cast<std::int64_t>(behind) + unfolded(code_number(coder, chances.from, false, 0));
        if (bytes == 0 || bytes > size - all || from < 0 || from > static_cast<std::int64_t>(kMostBytes) ||
            coder.missing() > 0)
            refuse_delta(call, "damaged");
        pieces.push_back({static_cast<std::uint32_t>(bytes), static_cast<std::uint32_t>(from)});
        all += bytes;
        behind = static_cast<std::uint64_t>(from) + bytes;
    }
    if (all != size) refuse_delta(call, "damaged");
    return pieces;
}

}  // namespace

std::vector<std::byte> save_delta(std::span<const std::byte> base, std::span<const std::byte> save) {
    constexpr Call kCall("save_delta");
    const FieldList of_base = fields_of(kCall, base), of_save = fields_of(kCall, save);
    const std::span<const std::byte> base_body = base.subspan(kSaveFront);
    std::vector<std::byte> body(save.begin() + kSaveFront, save.end());
    const std::vector<Piece> pieces =
        pieces_of(of_base.objects, of_save.objects, base_body.size(), body.size());
    const std::vector<Unit> units = units_of(pieces, of_base, base_body.size());
    std::vector<std::byte> delta(kDeltaFront);
    store_little(delta.data(), kDeltaMagic);
    store_little(delta.data() + 8, kDeltaVersion);
    store_little(delta.data() + 12, checksum_of(base_body));
    std::copy_n(save.begin(), kSaveFront, delta.begin() + 20);
    RangeEncoder coder(delta);
    PieceChances chances;
    put_pieces(coder, chances, pieces);
    DeltaModel<RangeEncoder> model(coder, of_base, base_body, body);
    for (std::size_t i = 0; i < units.size();) {
        const std::size_t same = i;
        while (i < units.size() && is_foreseen(units[i], base_body, body)) ++i;
        const std::size_t others = i;
        while (i < units.size() && !is_foreseen(units[i], base_body, body)) ++i;
        (void)model.number(chances.runs[0], others - same);
        (void)model.number(chances.runs[1], i - others);
        for (std::size_t k = others; k < i; ++k)
            model.object(units[k].at, units[k].piece, units[k].first_field, units[k].body);
    }
    coder.finish();
    // The reader allows no more memory than this.
    while (save.size() > most_bytes(base.size(), delta.size())) delta.push_back(std::byte{0});
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
    const auto size = load_little<std::uint64_t>(delta.data() + 20 + kSaveFront - 16);
    if (size > kMostBytes || size + kSaveFront > most_bytes(base.size(), delta.size()))
        refuse_delta(kCall, "damaged");
    RangeDecoder coder(delta.subspan(kDeltaFront));
    PieceChances chances;
    const std::vector<Piece> pieces = get_pieces(kCall, coder, chances, static_cast<std::size_t>(size));
    const FieldList of_base = fields_of(kCall, base);
    const std::vector<Unit> units = units_of(pieces, of_base, base_body.size());
    std::vector<std::byte> save(kSaveFront + static_cast<std::size_t>(size));
    std::copy_n(delta.begin() + 20, kSaveFront, save.begin());
    const std::span<std::byte> body = std::span(save).subspan(kSaveFront);
    predict(pieces, base_body, body);
    DeltaModel<RangeDecoder> model(coder, of_base, base_body, body);
    for (std::size_t i = 0; i < units.size();) {
        const std::uint64_t same = model.number(chances.runs[0], 0),
                            others = model.number(chances.runs[1], 0);
        if (same + others == 0 || same > units.size() - i || others > units.size() - i - same ||
            coder.missing() > 0)
            refuse_delta(kCall, "damaged");
        i += static_cast<std::size_t>(same);
        for (std::uint64_t k = 0; k < others; ++k, ++i)
            model.object(units[i].at, units[i].piece, units[i].first_field, units[i].body);
    }
    if (coder.missing() > 0) refuse_delta(kCall, "cut");
    (void)require_save(kCall, save);
    return save;
}

}  // namespace jostle

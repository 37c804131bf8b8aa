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
#include <memory>

#include "dynamics/joints/joint_types.h"
#include "dynamics/save/delta_model.h"
#include "dynamics/save/state.h"
#include "math/float_environment.h"

namespace jostle {
namespace {

using namespace detail;

constexpr std::uint64_t kDeltaMagic = 0x4544656c74736f6au;
constexpr std::uint32_t kDeltaVersion = 3;
/// [bytes] Of the body of a save: places are numbers of 32 bits.
constexpr std::size_t kMostBytes = 0x7fffffffu;
constexpr std::size_t kDeltaFront = 8 + 4 + 8 + kSaveFront;

/// [bytes] Of a save that a delta may make.
constexpr std::uint64_t most_bytes(std::size_t base, std::size_t delta) {
    return 65536 + 4 * (std::uint64_t{base} + std::uint64_t{delta});
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

void put_pieces(RangeEncoder& coder, PieceChances& chances, const std::vector<Piece>& pieces) {
    (void)code_number(coder, chances.count, 0, pieces.size());
    std::uint32_t behind = 0;
    for (const Piece& piece : pieces) {
        (void)code_number(coder, chances.size, 0, piece.size);
        (void)code_signed(coder, chances.from, 0, std::int64_t{piece.from} - std::int64_t{behind});
        behind = piece.from + piece.size;
    }
}

std::vector<Piece> get_pieces(const Call& call, RangeDecoder& coder, PieceChances& chances,
                              std::size_t size) {
    std::vector<Piece> pieces;
    const std::uint64_t count = code_number(coder, chances.count, 0, 0);
    constexpr std::int64_t kMost = kMostBytes;
    std::uint64_t all = 0;
    std::int64_t behind = 0;
    for (std::uint64_t i = 0; i < count; ++i) {
        const std::uint64_t bytes = code_number(coder, chances.size, 0, 0);
        const std::int64_t way = code_signed(coder, chances.from, 0, 0);
        if (bytes == 0 || bytes > size - all || way < -behind || way > kMost - behind || coder.missing() > 0)
            refuse_delta(call, "damaged");
        const std::int64_t from = behind + way;
        pieces.push_back({static_cast<std::uint32_t>(bytes), static_cast<std::uint32_t>(from)});
        all += bytes;
        behind = from + static_cast<std::int64_t>(bytes);
    }
    if (all != size) refuse_delta(call, "damaged");
    return pieces;
}

}  // namespace

std::vector<std::byte> save_delta(std::span<const std::byte> base, std::span<const std::byte> save) {
    constexpr Call kCall("save_delta");
    const FloatEnvironment environment;
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
    std::vector<std::byte> foreseen(body.size());
    predict(pieces, base_body, foreseen);
    const auto is_foreseen = [&](const Unit& unit) {
        return std::equal(&body[unit.at], &body[unit.at] + unit.piece.size, &foreseen[unit.at]);
    };
    for (std::size_t i = 0; i < units.size();) {
        const std::size_t same = i;
        while (i < units.size() && is_foreseen(units[i])) ++i;
        const std::size_t others = i;
        while (i < units.size() && !is_foreseen(units[i])) ++i;
        (void)model.number(chances.runs[0], others - same);
        (void)model.number(chances.runs[1], i - others);
        for (std::size_t k = others; k < i; ++k) model.object(units[k]);
    }
    coder.finish();
    // The reader allows no more memory than this.
    while (save.size() > most_bytes(base.size(), delta.size())) delta.push_back(std::byte{0});
    return delta;
}

std::vector<std::byte> apply_delta(std::span<const std::byte> base, std::span<const std::byte> delta) {
    constexpr Call kCall("apply_delta");
    const FloatEnvironment environment;
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
        for (std::uint64_t k = 0; k < others; ++k, ++i) model.object(units[i]);
    }
    if (coder.missing() > 0) refuse_delta(kCall, "cut");
    (void)require_save(kCall, save);
    return save;
}

}  // namespace jostle

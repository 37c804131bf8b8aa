// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/save/delta_pieces.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>

#include "core/sort.h"

namespace jostle::detail {
namespace {

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

}  // namespace

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

std::vector<Unit> units_of(const std::vector<Piece>& pieces, const FieldList& list, std::size_t base_size) {
    std::vector<Unit> units;
    std::uint32_t at = 0;
    for (const Piece& piece : pieces) {
        auto next = std::ranges::upper_bound(list.objects, piece.from, {}, &SavedObject::at);
        for (std::uint32_t done = 0; done < piece.size;) {
            const std::uint32_t from = piece.from + done;
            std::uint32_t size = piece.size - done;
            std::size_t field = list.fields.size();
            std::int32_t body = -1, other = -1;
            if (from < base_size) {
                if (next != list.objects.begin() && std::prev(next)->at == from) {
                    field = std::prev(next)->first_field;
                    body = std::prev(next)->body;
                    other = std::prev(next)->other;
                }
                if (next != list.objects.end()) size = std::min(size, next->at - from);
            }
            units.push_back({at + done, {size, from}, field, body, other});
            done += size;
            while (next != list.objects.end() && next->at <= from + size) ++next;
        }
        at += piece.size;
    }
    return units;
}

}  // namespace jostle::detail

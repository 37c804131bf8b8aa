// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Records by id. An id knows its table: a shape cannot be passed where a body is meant. It is the index of a
// handle without the generation, which is looked at once, at the door.
#pragma once

#include <jostle/memory/id_pool.h>
#include <jostle/memory/shared_rows.h>

#include <compare>
#include <cstddef>
#include <cstdint>
#include <memory_resource>
#include <span>

#include "dynamics/store/room.h"
#include "memory/copy_rows.h"

namespace jostle::detail {

template <class Tag>
struct TableId {
    std::int32_t index = -1;

    [[nodiscard]] friend constexpr bool operator==(TableId, TableId) = default;
    [[nodiscard]] friend constexpr std::strong_ordering operator<=>(TableId a, TableId b) {
        return a.index <=> b.index;
    }
};

using BodyId = TableId<struct BodyTag>;
using ShapeId = TableId<struct ShapeTag>;
using ChainId = TableId<struct ChainTag>;
using ContactId = TableId<struct ContactTag>;
using JointId = TableId<struct JointTag>;
using IslandId = TableId<struct IslandTag>;

/// Nothing of any table, and no index of anything.
struct None {
    template <class Tag>
    constexpr operator TableId<Tag>() const {  // NOLINT(google-explicit-constructor): every id's null
        return {};
    }
    constexpr operator int() const { return -1; }  // NOLINT(google-explicit-constructor)
};
inline constexpr None kNone;

/// An id is taken with a fresh record, and keeps it until it is freed.
template <class Tag, class Record>
class Table {
  public:
    using Key = TableId<Tag>;

    explicit Table(std::pmr::memory_resource* memory) : ids_(memory), records_(memory) {}

    [[nodiscard]] Record& operator[](Key id) { return records_[static_cast<std::size_t>(id.index)]; }
    [[nodiscard]] const Record& operator[](Key id) const {
        return records_[static_cast<std::size_t>(id.index)];
    }

    /// Afterwards `more` calls of take() do not throw. Throws std::bad_alloc, and has changed nothing.
    void reserve_more(int more) {
        ids_.reserve_more(static_cast<std::size_t>(more));
        make_room(records_, more);
    }
    [[nodiscard]] Key take() {
        const std::uint32_t index = ids_.allocate().index;
        if (index < records_.size()) {
            records_[index] = Record{};
        } else {
            records_.emplace_back();
        }
        return {static_cast<std::int32_t>(index)};
    }
    void free(Key id) { ids_.free(id_of(id)); }
    /// For loads: the ids of IdPool::describe(), each with a fresh record. False: there are no such ids.
    /// Throws std::bad_alloc.
    [[nodiscard]] bool restore(std::span<const std::uint32_t> numbers) {
        if (!ids_.restore(numbers)) return false;
        records_.assign(ids_.capacity(), Record{});
        return true;
    }

    /// Becomes a copy, with the room of the other one. Throws std::bad_alloc.
    void copy_from(const Table& other) {
        ids_.copy_from(other.ids_);
        copy_rows(records_, other.records_);
    }
    /// As copy_from(), without a copy: until own() neither table may change.
    void share_from(const Table& other) noexcept {
        ids_.share_from(other.ids_);
        records_.share(other.records_);
    }
    /// Throws std::bad_alloc.
    void own() {
        ids_.own();
        records_.own();
    }

    /// [1] Live ids.
    [[nodiscard]] int size() const { return static_cast<int>(ids_.size()); }
    /// [1] Every live id's index is below.
    [[nodiscard]] int capacity() const { return static_cast<int>(ids_.capacity()); }
    [[nodiscard]] bool is_live(Key id) const { return id_of(id).generation != 0; }
    [[nodiscard]] const IdPool& ids() const { return ids_; }
    /// With its generation.
    [[nodiscard]] Id id_of(Key id) const { return ids_.id_at(static_cast<std::uint32_t>(id.index)); }

  private:
    IdPool ids_;
    SharedRows<Record> records_;
};

/// Each live id of a table, ascending.
template <class AnyTable, class Function>
void for_live(const AnyTable& table, Function&& function) {
    for (typename AnyTable::Key id{0}; id.index < table.capacity(); ++id.index)
        if (table.is_live(id)) function(id);
}

}  // namespace jostle::detail

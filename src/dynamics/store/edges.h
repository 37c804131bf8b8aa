// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The lists of contacts and joints that a body has: doubly linked through the edges of their records.
#pragma once

#include <type_traits>

#include "dynamics/store/tables.h"

namespace jostle {

/// How many edges a constraint may have, a power of two. Records of either kind: anything with `edges`.
template <class Record>
inline constexpr int kSides = static_cast<int>(std::extent_v<decltype(Record::edges)>);

template <class Record>
[[nodiscard]] int edge_of(const std::pmr::vector<Record>&, int constraint, int side) {
    return kSides<Record> * constraint + side;
}
/// The constraint whose edge it is.
template <class Record>
[[nodiscard]] int constraint_of(const std::pmr::vector<Record>&, int edge) {
    return edge / kSides<Record>;
}
template <class Record>
[[nodiscard]] Edge& edge_at(std::pmr::vector<Record>& records, int edge) {
    return records[static_cast<std::size_t>(edge / kSides<Record>)].edges[edge % kSides<Record>];
}
template <class Record>
[[nodiscard]] const Edge& edge_at(const std::pmr::vector<Record>& records, int edge) {
    return records[static_cast<std::size_t>(edge / kSides<Record>)].edges[edge % kSides<Record>];
}

/// Hangs edge `edge` at the front of the list that begins at `first`.
template <class Record>
void link_edge(std::pmr::vector<Record>& records, int edge, int body, int& first, int& count) {
    edge_at(records, edge) = {body, kNone, first};
    if (first != kNone) edge_at(records, first).previous = edge;
    first = edge;
    ++count;
}

template <class Record>
void unlink_edge(std::pmr::vector<Record>& records, int edge, int& first, int& count) {
    const Edge removed = edge_at(records, edge);
    if (removed.previous != kNone) edge_at(records, removed.previous).next = removed.next;
    if (removed.next != kNone) edge_at(records, removed.next).previous = removed.previous;
    if (first == edge) first = removed.next;
    --count;
    edge_at(records, edge) = {};
}

/// The body at the other end of an edge of a constraint between two.
template <class Record>
requires(kSides<Record> == 2)
    [[nodiscard]] int other_body(const std::pmr::vector<Record>& records, int edge) {
    return edge_at(records, edge ^ 1).body;
}

}  // namespace jostle

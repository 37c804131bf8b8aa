// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The lists of contacts and joints that a body has: doubly linked through the edges of their records. Edge
// n i + k is constraint i as seen from its body k, where n is the most that it may have: 2 of a contact, 4 of
// a joint.
#pragma once

#include <iterator>

#include "dynamics/store/body.h"

namespace jostle::detail {

/// How many edges a constraint may have. Records of either type: anything with `edges`.
template <class Record>
inline constexpr int kSides = static_cast<int>(std::extent_v<decltype(Record::edges)>);

template <class Tag, class Record>
[[nodiscard]] EdgeId<Tag> edge_of(const Table<Tag, Record>&, TableId<Tag> constraint, int side) {
    return {kSides<Record> * constraint.index + side};
}
/// The constraint whose edge it is.
template <class Tag, class Record>
[[nodiscard]] TableId<Tag> constraint_of(const Table<Tag, Record>&, EdgeId<Tag> edge) {
    return {edge.index / kSides<Record>};
}
template <class Tag, class Record>
[[nodiscard]] ConstraintEdge<Tag>& edge_at(Table<Tag, Record>& table, EdgeId<Tag> edge) {
    return table[constraint_of(table, edge)].edges[edge.index % kSides<Record>];
}
template <class Tag, class Record>
[[nodiscard]] const ConstraintEdge<Tag>& edge_at(const Table<Tag, Record>& table, EdgeId<Tag> edge) {
    return table[constraint_of(table, edge)].edges[edge.index % kSides<Record>];
}

/// Hangs an edge at the front of a body's list.
template <class Tag, class Record>
void link_edge(Table<Tag, Record>& table, EdgeId<Tag> edge, BodyId body, EdgeList<Tag>& list) {
    edge_at(table, edge) = {body, kNone, list.first};
    if (list.first != kNone) edge_at(table, list.first).previous = edge;
    list.first = edge;
    ++list.count;
}

template <class Tag, class Record>
void unlink_edge(Table<Tag, Record>& table, EdgeId<Tag> edge, EdgeList<Tag>& list) {
    const ConstraintEdge<Tag> removed = edge_at(table, edge);
    if (removed.previous != kNone) edge_at(table, removed.previous).next = removed.next;
    if (removed.next != kNone) edge_at(table, removed.next).previous = removed.previous;
    if (list.first == edge) list.first = removed.next;
    --list.count;
    edge_at(table, edge) = {};
}

/// The constraints of a list. `function` may remove the one that it is given.
template <class Tag, class Record, class Function>
void for_constraints(const Table<Tag, Record>& table, const EdgeList<Tag>& list, Function&& function) {
    for (EdgeId<Tag> edge = list.first; edge != kNone;) {
        const EdgeId<Tag> next = edge_at(table, edge).next;
        function(constraint_of(table, edge));
        edge = next;
    }
}

}  // namespace jostle::detail

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Common parts of the trees over arrays: rows that are points or boxes, and answers of different lengths,
// which are `starts` and `ids`: those of query i are ids[starts[i]:starts[i + 1]].
#pragma once

#include <jostle/math/aabb.h>
#include <jostle/spatial/visit.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "arrays.h"
#include "keywords.h"
#include "saved.h"

namespace jostle::python {

/// Rows of D numbers as vectors: the layouts are the same.
template <int D>
[[nodiscard]] std::span<const Vector<D>> as_points(const Floats& rows) {
    static_assert(sizeof(Vector<D>) == D * sizeof(float));
    return {reinterpret_cast<const Vector<D>*>(rows.data), rows.rows};
}
/// Rows of the lower, then the upper corner.
template <int D>
[[nodiscard]] std::span<const Aabb<D>> as_boxes(const Floats& rows) {
    static_assert(sizeof(Aabb<D>) == 2 * D * sizeof(float));
    return {reinterpret_cast<const Aabb<D>*>(rows.data), rows.rows};
}

/// Answers of different lengths, as they are found.
struct Found {
    std::vector<std::int32_t> starts{0};
    std::vector<std::int32_t> ids;
    std::vector<float> distances;  ///< [m] empty where there are none

    void end_query() { starts.push_back(static_cast<std::int32_t>(ids.size())); }
};
/// (starts, ids), or (starts, ids, distances).
[[nodiscard]] nb::object put_found(const Found& found, bool has_distances);

/// The nearest, as rows of k: places that nothing was found for have the distance infinity and the id -1.
struct NearestRows {
    Out<float> distances;
    Out<std::int32_t> ids;
    std::size_t k;

    NearestRows(const Call& call, std::size_t rows, std::size_t count)
        : distances(out_floats(call, nb::none(), rows, std::max<std::size_t>(count, 1))),
          ids(out_integers(call, nb::none(), rows, std::max<std::size_t>(count, 1))),
          k(count) {}
    /// Writes one row; needs no lock.
    void write(std::size_t row, std::span<const Neighbor> near) const {
        // One column is one dimension, and the same memory.
        float* const distance = distances.data + row * k;
        std::int32_t* const id = ids.data + row * k;
        for (std::size_t i = 0; i < k; ++i) {
            const bool is_there = i < near.size();
            distance[i] =
                is_there ? std::sqrt(near[i].squared_distance) : std::numeric_limits<float>::infinity();
            id[i] = is_there ? near[i].id : -1;
        }
    }
    /// (distances, ids), of shape (n, k).
    [[nodiscard]] nb::object result() const;
};

/// save(), load() and check() of a tree, whose class has read(call, work) and write(call, work).
template <class Self, class... Extra>
void bind_tree_saves(nb::class_<Self, Extra...>& type) {
    bind_save_and_load(type, "save", "The tree as bytes that any machine reads.", "load",
                       "Becomes the tree that was saved, of the same dimension. Other bytes are refused, and "
                       "nothing has changed.");
    type.def(
        "check",
        [](const Self& self) {
            std::string sentence;
            self.read("check", [&](const auto& tree, auto) { sentence = tree.check(); });
            return sentence;
        },
        nb::sig("def check(self) -> str"), "A sentence about the first inner defect; '' if there is none.");
}

/// [m] At least 0; infinity is no limit.
[[nodiscard]] float get_radius(const Call& call, const char* argument, nb::handle value);
/// [1] 1 to 4096.
[[nodiscard]] std::size_t get_k(const Call& call, nb::handle value);

}  // namespace jostle::python

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// NumPy's arrays: numbers that come in are read through a contiguous float32 array, copied where they are
// none yet; results are new arrays, or the caller's, given as `out`. No array points into memory of a world
// or a tree.
#pragma once

#include <jostle/math/vec2.h>
#include <nanobind/nanobind.h>

#include <cstddef>
#include <cstdint>
#include <span>

#include "convert.h"

namespace jostle::python {

/// Rows of numbers, valid as long as `keep`.
struct Floats {
    nb::object keep;
    const float* data = nullptr;
    std::size_t rows = 0;
};
struct Integers {
    nb::object keep;
    const std::int32_t* data = nullptr;
    std::size_t rows = 0;
};
struct Ids {
    nb::object keep;
    const std::uint64_t* data = nullptr;
    std::size_t rows = 0;
};
/// Rows of so many numbers; one dimension where columns is 1. Refuses another shape.
[[nodiscard]] Floats get_floats(const Call& call, const char* argument, nb::handle value,
                                std::size_t columns);
/// Rows of 4 or 6, say: as many numbers as are there in each.
[[nodiscard]] Floats get_floats(const Call& call, const char* argument, nb::handle value, std::size_t first,
                                std::size_t second, std::size_t& columns);
/// Rows of so many whole numbers; one dimension where columns is 1. Refuses others, and those beyond 32 bits.
[[nodiscard]] Integers get_integers(const Call& call, const char* argument, nb::handle value,
                                    std::size_t columns = 1);
/// Refuses an argument that has neither one row, for all, nor as many as `of` has.
void require_rows(const Call& call, const char* argument, std::size_t rows, std::size_t count,
                  const char* of);
/// Exactly so many rows of so many numbers, in two dimensions.
[[nodiscard]] Floats get_rows(const Call& call, const char* argument, nb::handle value, std::size_t rows,
                              std::size_t columns);
/// A byte for each of so many, or none: valid as long as `keep`.
struct Mask {
    nb::object keep;
    std::span<const std::uint8_t> bytes;
};
/// Of an array of bool, or None.
[[nodiscard]] Mask get_mask(const Call& call, nb::handle value, std::size_t count);
/// Of an object with a buffer, which must outlive the span and not change.
[[nodiscard]] std::span<const std::byte> get_bytes(const Call& call, const char* argument, nb::handle value);
/// Ids as an array of uint64, or objects with an id.
[[nodiscard]] Ids get_ids(const Call& call, const char* argument, nb::handle value);

/// An array to fill, of so many rows.
template <class T>
struct Out {
    nb::object array;
    T* data = nullptr;
    std::size_t rows = 0;
};
/// A new array, or the first rows of `out`, which must be contiguous, of this type and as wide. `columns` 1:
/// one dimension.
[[nodiscard]] Out<float> out_floats(const Call& call, nb::handle out, std::size_t rows, std::size_t columns);
[[nodiscard]] Out<std::int32_t> out_integers(const Call& call, nb::handle out, std::size_t rows,
                                             std::size_t columns);
[[nodiscard]] Out<std::uint64_t> out_ids(const Call& call, nb::handle out, std::size_t rows);
/// A new array, or `out`: exactly so many rows of so many numbers, in two dimensions.
[[nodiscard]] Out<float> out_rows(const Call& call, nb::handle out, std::size_t rows, std::size_t columns);
/// Of records with this dtype.
[[nodiscard]] Out<std::uint8_t> out_records(const Call& call, nb::handle out, std::size_t rows,
                                            nb::handle dtype);

/// A new array of bool, whose bytes may be written without the interpreter's lock.
struct Flags {
    nb::object array;
    bool* data = nullptr;
};
[[nodiscard]] Flags new_flags(std::size_t rows);

/// A new (n, 2) array.
[[nodiscard]] nb::object new_points(std::span<const Vec2> points);
/// numpy.NAME
[[nodiscard]] nb::object numpy(const char* name);

}  // namespace jostle::python

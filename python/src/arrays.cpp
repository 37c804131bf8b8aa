// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "arrays.h"

#include <nanobind/ndarray.h>

#include <cstring>
#include <string>

namespace jostle::python {
namespace {

template <class T>
using Contiguous = nb::ndarray<T, nb::c_contig, nb::device::cpu>;

template <class T>
constexpr const char* kFormat = "";
template <>
constexpr const char* kFormat<float> = "float32";
template <>
constexpr const char* kFormat<std::int32_t> = "int32";
template <>
constexpr const char* kFormat<std::uint64_t> = "uint64";

std::string shape_text(std::size_t columns) {
    return columns == 1 ? "(n)" : "(n, " + std::to_string(columns) + ")";
}
std::string shape_of(nb::handle array) {
    return "of shape " + text_of(nb::object(array.attr("shape")));
}

/// The array as it is, or a contiguous copy of the type.
template <class T>
Contiguous<const T> read(const Call& call, const char* argument, nb::handle value, nb::object& keep) {
    static const nb::handle convert = numpy("ascontiguousarray").release();
    PyObject* const made = PyObject_CallFunction(convert.ptr(), "Os", value.ptr(), kFormat<T>);
    if (made == nullptr) {
        PyErr_Clear();
        call.refuse(argument, text_of(value), std::string("it must be an array of ") + kFormat<T>);
    }
    keep = nb::steal(made);
    return nb::cast<Contiguous<const T>>(keep);
}

/// Type and shape of an array that does not fit; its numbers would say nothing.
std::string array_text(nb::handle out) {
    if (!nb::hasattr(out, "dtype") || !nb::hasattr(out, "shape")) return text_of(out);
    return "of " + std::string(nb::str(nb::object(out.attr("dtype"))).c_str()) + " " + shape_of(out);
}

template <class T>
Out<T> write(const Call& call, nb::handle out, std::size_t rows, std::size_t columns) {
    Out<T> result;
    if (out.is_none()) {
        static const nb::handle empty = numpy("empty").release();
        result.array =
            columns == 1 ? empty(rows, kFormat<T>) : empty(nb::make_tuple(rows, columns), kFormat<T>);
    } else {
        result.array = nb::borrow(out);
    }
    Contiguous<T> array;
    const std::string requirement = "it must be a contiguous, writable array of " + std::string(kFormat<T>) +
                                    ", of shape " + shape_text(columns) + " with n at least " +
                                    std::to_string(rows);
    if (!nb::try_cast(result.array, array, false)) call.refuse("out", array_text(out), requirement);
    const bool fits = array.ndim() == (columns == 1 ? 1 : 2) && array.shape(0) >= rows &&
                      (columns == 1 || array.shape(1) == columns);
    if (!fits) call.refuse("out", array_text(out), requirement);
    result.data = array.data();
    result.rows = rows;
    if (array.shape(0) > rows) result.array = result.array[nb::slice(rows)];
    return result;
}

}  // namespace

nb::object numpy(const char* name) {
    return nb::module_::import_("numpy").attr(name);
}

Floats get_floats(const Call& call, const char* argument, nb::handle value, std::size_t first,
                  std::size_t second, std::size_t& columns) {
    Floats result;
    const auto array = read<float>(call, argument, value, result.keep);
    // An empty list has one dimension.
    const bool is_empty = array.size() == 0;
    columns = array.ndim() == 2 ? array.shape(1) : 1;
    const bool fits = array.ndim() == (first == 1 ? 1U : 2U) && (columns == first || columns == second);
    if (!fits && !is_empty) {
        std::string requirement = "it must be of shape " + shape_text(first);
        if (second != first) requirement += " or " + shape_text(second);
        call.refuse(argument, shape_of(result.keep), requirement);
    }
    if (!fits) columns = first;
    result.data = array.data();
    result.rows = is_empty ? 0 : array.shape(0);
    return result;
}
Floats get_floats(const Call& call, const char* argument, nb::handle value, std::size_t columns) {
    std::size_t found = 0;
    return get_floats(call, argument, value, columns, columns, found);
}

Floats get_rows(const Call& call, const char* argument, nb::handle value, std::size_t rows,
                std::size_t columns) {
    Floats result;
    const auto array = read<float>(call, argument, value, result.keep);
    if (array.ndim() != 2 || array.shape(0) != rows || array.shape(1) != columns)
        call.refuse(argument, shape_of(result.keep),
                    "it must be of shape (" + std::to_string(rows) + ", " + std::to_string(columns) + ")");
    result.data = array.data();
    result.rows = rows;
    return result;
}

void require_rows(const Call& call, const char* argument, std::size_t rows, std::size_t count,
                  const char* of) {
    if (rows != count && rows != 1)
        call.refuse(argument, std::to_string(rows) + " rows",
                    std::string("it must have one row, or as many as ") + of);
}

Mask get_mask(const Call& call, nb::handle value, std::size_t count) {
    if (value.is_none()) return {};
    Mask mask;
    const nb::object array = numpy("asarray")(value);
    const std::string requirement = "it must be an array of bool, of shape (" + std::to_string(count) + ")";
    if (!nb::object(array.attr("dtype")).equal(numpy("dtype")("bool")))
        call.refuse("mask", "of " + text_of(nb::object(array.attr("dtype"))), requirement);
    // A copy: other threads of Python, which run meanwhile, may write to the caller's.
    mask.keep = numpy("array")(array, "bool").attr("ravel")().attr("view")("uint8");
    const auto bytes = nb::cast<Contiguous<const std::uint8_t>>(mask.keep);
    if (nb::cast<int>(array.attr("ndim")) != 1 || bytes.shape(0) != count)
        call.refuse("mask", shape_of(array), requirement);
    mask.bytes = {bytes.data(), bytes.size()};
    return mask;
}

std::span<const std::byte> get_bytes(const Call& call, const char* argument, nb::handle value) {
    if (!nb::isinstance<nb::bytes>(value)) call.refuse(argument, text_of(value), "it must be bytes");
    const auto bytes = nb::borrow<nb::bytes>(value);
    return {static_cast<const std::byte*>(bytes.data()), bytes.size()};
}

Integers get_integers(const Call& call, const char* argument, nb::handle value, std::size_t columns) {
    Integers result;
    const auto array = read<std::int32_t>(call, argument, value, result.keep);
    // NumPy cuts numbers off.
    if (array.size() != 0 && !nb::cast<bool>(numpy("array_equal")(result.keep, value)))
        call.refuse(argument, text_of(value), "it must be whole numbers of 32 bits");
    if (columns == 1 ? array.ndim() != 1
                     : array.size() != 0 && (array.ndim() != 2 || array.shape(1) != columns))
        call.refuse(argument, shape_of(result.keep), "it must be of shape " + shape_text(columns));
    result.data = array.data();
    result.rows = array.size() == 0 ? 0 : array.shape(0);
    return result;
}

Ids get_ids(const Call& call, const char* argument, nb::handle value) {
    nb::object from = nb::borrow(value);
    if (!nb::hasattr(value, "dtype")) {
        nb::list ids;
        if (PyObject* const iterator = PyObject_GetIter(value.ptr())) {
            const nb::object keep = nb::steal(iterator);
            while (PyObject* const one = PyIter_Next(iterator)) {
                const nb::object object = nb::steal(one);
                ids.append(nb::hasattr(object, "id") ? nb::object(object.attr("id")) : object);
            }
        }
        if (PyErr_Occurred() != nullptr) {
            PyErr_Clear();
            call.refuse(argument, text_of(value), "it must be an array of ids, or a sequence of objects");
        }
        from = ids;
    }
    Ids result;
    const auto array = read<std::uint64_t>(call, argument, from, result.keep);
    if (array.ndim() != 1) call.refuse(argument, shape_of(result.keep), "it must be of shape (n)");
    result.data = array.data();
    result.rows = array.shape(0);
    return result;
}

Out<float> out_floats(const Call& call, nb::handle out, std::size_t rows, std::size_t columns) {
    return write<float>(call, out, rows, columns);
}
Out<std::int32_t> out_integers(const Call& call, nb::handle out, std::size_t rows, std::size_t columns) {
    return write<std::int32_t>(call, out, rows, columns);
}
Out<std::uint64_t> out_ids(const Call& call, nb::handle out, std::size_t rows) {
    return write<std::uint64_t>(call, out, rows, 1);
}

Out<float> out_rows(const Call& call, nb::handle out, std::size_t rows, std::size_t columns) {
    Out<float> result;
    result.array =
        out.is_none() ? numpy("empty")(nb::make_tuple(rows, columns), kFormat<float>) : nb::borrow(out);
    Contiguous<float> array;
    const bool fits = nb::try_cast(result.array, array, false) && array.ndim() == 2 &&
                      array.shape(0) == rows && array.shape(1) == columns;
    if (!fits)
        call.refuse("out", array_text(out),
                    "it must be a contiguous, writable array of float32, of shape (" + std::to_string(rows) +
                        ", " + std::to_string(columns) + ")");
    result.data = array.data();
    return result;
}

Out<std::uint8_t> out_records(const Call& call, nb::handle out, std::size_t rows, nb::handle dtype) {
    Out<std::uint8_t> result;
    if (out.is_none()) {
        result.array = numpy("empty")(rows, dtype);
    } else {
        const bool fits = nb::hasattr(out, "dtype") && nb::object(out.attr("dtype")).equal(dtype) &&
                          nb::cast<int>(out.attr("ndim")) == 1 && nb::len(out) >= rows &&
                          nb::cast<bool>(out.attr("flags").attr("c_contiguous"));
        if (!fits)
            call.refuse(
                "out", array_text(out),
                "it must be a contiguous array of one dimension, of the dtype that the call gives without "
                "`out`, with at least " +
                    std::to_string(rows) + " rows");
        result.array = nb::borrow(out);
    }
    Contiguous<std::uint8_t> bytes;
    if (!nb::try_cast(nb::object(result.array.attr("view")("uint8")), bytes, false))
        call.refuse("out", text_of(out), "it must be writable");
    result.data = bytes.data();
    if (nb::len(result.array) > rows) result.array = result.array[nb::slice(rows)];
    return result;
}

Flags new_flags(std::size_t rows) {
    Flags result;
    result.array = numpy("empty")(rows, "bool");
    result.data = nb::cast<Contiguous<bool>>(result.array).data();
    return result;
}

nb::object new_points(std::span<const Vec2> points) {
    const Out<float> out = out_floats("points", nb::none(), points.size(), 2);
    for (std::size_t i = 0; i < points.size(); ++i) {
        out.data[2 * i] = points[i].x;
        out.data[2 * i + 1] = points[i].y;
    }
    return out.array;
}

}  // namespace jostle::python

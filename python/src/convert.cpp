// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "convert.h"

#include <cmath>
#include <limits>
#include <map>
#include <string>

namespace jostle::python {
namespace {

[[noreturn]] void refuse(const Call& call, const char* argument, nb::handle value, const char* requirement) {
    PyErr_Clear();
    call.refuse(argument, text_of(value), requirement);
}

}  // namespace

double get_number(const Call& call, const char* argument, nb::handle value) {
    const double number = PyFloat_AsDouble(value.ptr());
    if (number == -1.0 && PyErr_Occurred() != nullptr) refuse(call, argument, value, "it must be a number");
    return number;
}

std::int64_t get_integer(const Call& call, const char* argument, nb::handle value, std::int64_t lower,
                         std::int64_t upper) {
    const nb::object index = nb::steal(PyNumber_Index(value.ptr()));
    if (!index.is_valid()) refuse(call, argument, value, "it must be a whole number");
    const long long number = PyLong_AsLongLong(index.ptr());
    const bool overflows = number == -1 && PyErr_Occurred() != nullptr;
    if (overflows || number < lower || number > upper) {
        PyErr_Clear();
        call.refuse(
            argument, text_of(value),
            "it must be a whole number from " + std::to_string(lower) + " to " + std::to_string(upper));
    }
    return number;
}

std::uint64_t get_unsigned(const Call& call, const char* argument, nb::handle value) {
    constexpr const char* kRequirement = "it must be a whole number from 0 to 2^64 - 1";
    const nb::object index = nb::steal(PyNumber_Index(value.ptr()));
    if (!index.is_valid()) refuse(call, argument, value, kRequirement);
    const unsigned long long number = PyLong_AsUnsignedLongLong(index.ptr());
    if (PyErr_Occurred() != nullptr) refuse(call, argument, value, kRequirement);
    return number;
}

bool get_flag(const Call& call, const char* argument, nb::handle value) {
    if (value.ptr() == Py_True || value.ptr() == Py_False) return value.ptr() == Py_True;
    const std::string type = nb::str(value.type().attr("__name__")).c_str();
    if (type != "bool" && type != "bool_") refuse(call, argument, value, "it must be True or False");
    return PyObject_IsTrue(value.ptr()) == 1;  // NumPy's
}

std::string_view get_text(const Call& call, const char* argument, nb::handle value) {
    Py_ssize_t size = 0;
    const char* text = PyUnicode_Check(value.ptr()) ? PyUnicode_AsUTF8AndSize(value.ptr(), &size) : nullptr;
    if (text == nullptr) refuse(call, argument, value, "it must be a str");
    return {text, static_cast<std::size_t>(size)};
}

void get_numbers(const Call& call, const char* argument, nb::handle value, std::span<float> to) {
    const char* const requirement = to.size() == 2 ? "it must be two numbers" : "it must be three numbers";
    if (PyUnicode_Check(value.ptr()) || PySequence_Check(value.ptr()) == 0 ||
        PySequence_Size(value.ptr()) != static_cast<Py_ssize_t>(to.size()))
        refuse(call, argument, value, requirement);
    for (std::size_t i = 0; i < to.size(); ++i) {
        const nb::object one = nb::steal(PySequence_GetItem(value.ptr(), static_cast<Py_ssize_t>(i)));
        const double number = one.is_valid() ? PyFloat_AsDouble(one.ptr()) : -1.0;
        if (PyErr_Occurred() != nullptr) refuse(call, argument, value, requirement);
        to[i] = static_cast<float>(number);
    }
}

std::size_t get_name(const Call& call, const char* argument, nb::handle value,
                     std::span<const std::string_view> names) {
    if (PyUnicode_Check(value.ptr())) {
        const std::string_view text = get_text(call, argument, value);
        for (std::size_t i = 0; i < names.size(); ++i)
            if (names[i] == text) return i;
    }
    refuse_value(call, argument, value, names);
}

void refuse_value(const Call& call, const char* argument, nb::handle value,
                  std::span<const std::string_view> names) {
    std::string requirement = "it must be one of";
    if (PyUnicode_Check(value.ptr())) {
        const std::string_view meant = nearest_name(get_text(call, argument, value), names);
        if (!meant.empty()) requirement = "did you mean '" + std::string(meant) + "'? It must be one of";
    }
    for (std::size_t i = 0; i < names.size(); ++i) {
        requirement += i == 0 ? " '" : ", '";
        requirement += names[i];
        requirement += "'";
    }
    call.refuse(argument, text_of(value), requirement);
}

nb::handle value_class(const char* name) {
    // Kept until the process ends, as the classes are.
    return nb::object(nb::module_::import_("jostle._values").attr(name)).release();
}

std::string number_text(double number) {
    if (number == static_cast<double>(std::numeric_limits<float>::max())) return "3.4028235e+38";
    if (std::isinf(number)) return number > 0 ? "math.inf" : "-math.inf";
    const std::string text = to_text(static_cast<float>(number));
    return text.find_first_of(".e") == std::string::npos ? text + ".0" : text;
}

}  // namespace jostle::python

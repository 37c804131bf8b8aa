// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Values between the two languages. Convert<T> has for each type of value: its name in stubs, its making from
// an object
// (`get`, which refuses with the argument and its value), and the object that shows it (`put`).
//
// A struct with named fields is described once, by a function `fields` (tables.h): in Python it is a
// NamedTuple of its name in jostle/_values.py, and a tuple or a dict of its fields is taken for one.
#pragma once

#include <jostle/core/require.h>
#include <jostle/math/aabb.h>
#include <jostle/math/rot.h>
#include <jostle/math/vec3.h>
#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "errors.h"
#include "state.h"

namespace jostle::python {

/// The type of an argument in stubs: `input()` where more is taken than `type()` gives.
template <class Converter>
[[nodiscard]] std::string input_type() {
    if constexpr (requires { Converter::input(); }) {
        return Converter::input();
    } else {
        return Converter::type();
    }
}

/// Names a type to an overloaded function.
template <class T>
struct Of {};

template <class T>
struct Convert;

/// Types whose fields a table describes.
template <class T>
concept HasFields = requires(T& value) {
    { name_of(Of<T>{}) } -> std::convertible_to<const char*>;
};
/// Enumerations whose values have names.
template <class T>
concept HasNames = std::is_enum_v<T> && requires {
    names_of(Of<T>{});
};

// The parts that are not templates (convert.cpp).
[[nodiscard]] double get_number(const Call& call, const char* argument, nb::handle value);
[[nodiscard]] std::int64_t get_integer(const Call& call, const char* argument, nb::handle value,
                                       std::int64_t lower, std::int64_t upper);
[[nodiscard]] std::uint64_t get_unsigned(const Call& call, const char* argument, nb::handle value);
[[nodiscard]] bool get_flag(const Call& call, const char* argument, nb::handle value);
[[nodiscard]] std::string_view get_text(const Call& call, const char* argument, nb::handle value);
/// As many numbers of a sequence as there are in `to`: 2 or 3.
void get_numbers(const Call& call, const char* argument, nb::handle value, std::span<float> to);
/// One of the names; its index.
[[nodiscard]] std::size_t get_name(const Call& call, const char* argument, nb::handle value,
                                   std::span<const std::string_view> names);
/// Refuses a value that is none of the names.
[[noreturn]] void refuse_value(const Call& call, const char* argument, nb::handle value,
                               std::span<const std::string_view> names);
/// A class of jostle/_values.py.
[[nodiscard]] nb::handle value_class(const char* name);
/// The shortest text of a number as Python has it.
[[nodiscard]] std::string number_text(double number);

template <>
struct Convert<float> {
    static std::string type() { return "float"; }
    static float get(const Call& call, const char* argument, nb::handle value) {
        return static_cast<float>(get_number(call, argument, value));
    }
    static nb::object put(State*, float value) { return nb::float_(static_cast<double>(value)); }
    static std::string text(float value) { return number_text(static_cast<double>(value)); }
};
template <>
struct Convert<double> {
    static std::string type() { return "float"; }
    static nb::object put(State*, double value) { return nb::float_(value); }
};
template <>
struct Convert<std::string> {
    static std::string type() { return "str"; }
    static nb::object put(State*, const std::string& value) { return nb::str(value.c_str(), value.size()); }
};
template <>
struct Convert<int> {
    static std::string type() { return "int"; }
    static int get(const Call& call, const char* argument, nb::handle value) {
        return static_cast<int>(get_integer(call, argument, value, std::numeric_limits<int>::min(),
                                            std::numeric_limits<int>::max()));
    }
    static nb::object put(State*, int value) { return nb::int_(value); }
    static std::string text(int value) { return std::to_string(value); }
};
template <>
struct Convert<std::uint16_t> {
    static std::string type() { return "int"; }
    static nb::object put(State*, std::uint16_t value) { return nb::int_(static_cast<int>(value)); }
};
template <>
struct Convert<std::uint64_t> {
    static std::string type() { return "int"; }
    static std::uint64_t get(const Call& call, const char* argument, nb::handle value) {
        return get_unsigned(call, argument, value);
    }
    static nb::object put(State*, std::uint64_t value) { return nb::int_(value); }
    static std::string text(std::uint64_t value) { return std::to_string(value); }
};
template <>
struct Convert<std::uint32_t> {
    static std::string type() { return "int"; }
    static std::uint32_t get(const Call& call, const char* argument, nb::handle value) {
        return static_cast<std::uint32_t>(
            get_integer(call, argument, value, 0, std::numeric_limits<std::uint32_t>::max()));
    }
    static nb::object put(State*, std::uint32_t value) { return nb::int_(value); }
    static std::string text(std::uint32_t value) { return std::to_string(value); }
};
template <>
struct Convert<std::int64_t> {
    static std::string type() { return "int"; }
    static nb::object put(State*, std::int64_t value) { return nb::int_(value); }
};
template <>
struct Convert<bool> {
    static std::string type() { return "bool"; }
    static bool get(const Call& call, const char* argument, nb::handle value) {
        return get_flag(call, argument, value);
    }
    static nb::object put(State*, bool value) { return nb::bool_(value); }
    static std::string text(bool value) { return value ? "True" : "False"; }
};
template <>
struct Convert<std::string_view> {
    static std::string type() { return "str"; }
    static std::string_view get(const Call& call, const char* argument, nb::handle value) {
        return get_text(call, argument, value);
    }
    static nb::object put(State*, std::string_view value) { return nb::str(value.data(), value.size()); }
    static std::string text(std::string_view value) { return "'" + std::string(value) + "'"; }
};
template <>
struct Convert<const char*> {
    static std::string type() { return "str"; }
    static nb::object put(State*, const char* value) { return nb::str(value); }
};
template <>
struct Convert<Vec2> {
    static std::string type() { return "jostle._values.Vec2"; }
    static std::string input() { return "jostle._values.Point"; }
    static Vec2 get(const Call& call, const char* argument, nb::handle value) {
        float to[2];
        get_numbers(call, argument, value, to);
        return {to[0], to[1]};
    }
    static nb::object put(State*, Vec2 value) {
        static const nb::handle vec2 = value_class("Vec2");
        return vec2(value.x, value.y);
    }
    static std::string text(Vec2 value) {
        return "(" + number_text(static_cast<double>(value.x)) + ", " +
               number_text(static_cast<double>(value.y)) + ")";
    }
};
template <>
struct Convert<Vec3> {
    static std::string type() { return "tuple[float, float, float]"; }
    static std::string input() { return "jostle._values.Point3"; }
    static Vec3 get(const Call& call, const char* argument, nb::handle value) {
        float to[3];
        get_numbers(call, argument, value, to);
        return {to[0], to[1], to[2]};
    }
    static nb::object put(State*, Vec3 value) { return nb::make_tuple(value.x, value.y, value.z); }
};
/// A turn is its cosine and sine.
template <>
struct Convert<Rot> {
    static std::string type() { return "tuple[float, float]"; }
    static nb::object put(State*, Rot value) { return nb::make_tuple(value.c, value.s); }
};
template <>
struct Convert<Aabb<2>> {
    static std::string type() { return "jostle._values.Box"; }
    static nb::object put(State* state, const Aabb<2>& value) {
        static const nb::handle box = value_class("Box");
        return box(Convert<Vec2>::put(state, value.lower), Convert<Vec2>::put(state, value.upper));
    }
};
template <HasNames T>
struct Convert<T> {
    static std::string type() {
        std::string result = "typing.Literal[";
        for (const std::string_view name : names_of(Of<T>{})) {
            if (result.back() != '[') result += ", ";
            result += "'" + std::string(name) + "'";
        }
        return result + "]";
    }
    static T get(const Call& call, const char* argument, nb::handle value) {
        return static_cast<T>(get_name(call, argument, value, names_of(Of<T>{})));
    }
    static nb::object put(State*, T value) {
        const std::string_view name = names_of(Of<T>{})[static_cast<std::size_t>(value)];
        return nb::str(name.data(), name.size());
    }
    static std::string text(T value) {
        return "'" + std::string(names_of(Of<T>{})[static_cast<std::size_t>(value)]) + "'";
    }
};
template <class T>
struct Convert<std::optional<T>> {
    static std::string type() { return Convert<T>::type() + " | None"; }
    static std::string input() { return input_type<Convert<T>>() + " | None"; }
    static std::optional<T> get(const Call& call, const char* argument, nb::handle value) {
        if (value.is_none()) return std::nullopt;
        return Convert<T>::get(call, argument, value);
    }
    static nb::object put(State* state, const std::optional<T>& value) {
        return value ? Convert<T>::put(state, *value) : nb::none();
    }
    static std::string text(const std::optional<T>&) { return "None"; }
};

/// Handles: `name` in Python.
template <class Object>
struct ConvertHandle {
    static Object get(const Call& call, const char* argument, nb::handle value, const char* name) {
        if (!nb::isinstance<Ref<Object>>(value))
            call.refuse(argument, text_of(value), std::string("it must be a ") + name);
        return nb::inst_ptr<Ref<Object>>(value)->handle;
    }
    static nb::object put(State* state, const Object& value) { return state->object(value); }
    static std::string text(const Object&) { return "..."; }
};
template <>
struct Convert<Body> : ConvertHandle<Body> {
    static std::string type() { return "Body"; }
    static Body get(const Call& call, const char* argument, nb::handle value) {
        return ConvertHandle::get(call, argument, value, "Body");
    }
};
template <>
struct Convert<Shape> : ConvertHandle<Shape> {
    static std::string type() { return "Shape"; }
    static Shape get(const Call& call, const char* argument, nb::handle value) {
        return ConvertHandle::get(call, argument, value, "Shape");
    }
};
template <>
struct Convert<ChainShape> : ConvertHandle<ChainShape> {
    static std::string type() { return "ChainShape | None"; }
};
template <>
struct Convert<Joint> : ConvertHandle<Joint> {
    static std::string type() { return "Joint"; }
    static Joint get(const Call& call, const char* argument, nb::handle value) {
        return ConvertHandle::get(call, argument, value, "Joint");
    }
};
/// All that a range has now.
template <class T>
struct Convert<HandleRange<T>> {
    static std::string type() { return "list[" + Convert<T>::type() + "]"; }
    static nb::object put(State* state, const HandleRange<T>& range) {
        nb::list result;
        for (const T& one : range) result.append(Convert<T>::put(state, one));
        return result;
    }
};

/// The object that shows a value of a world.
template <class T>
[[nodiscard]] nb::object put(const StatePointer& state, const T& value) {
    return Convert<T>::put(state.get(), value);
}

}  // namespace jostle::python

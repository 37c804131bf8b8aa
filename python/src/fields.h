// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Structs by the tables of their fields: read by keyword, by name or in order, and shown as NamedTuples.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "convert.h"

namespace jostle::python {

/// Reads one field, if its name is the wanted one.
struct FieldReader {
    const Call& call;
    std::string_view wanted;
    nb::handle value;
    bool found = false;

    template <class T>
    void operator()(const char* name, T& field, const char*) {
        if (found || wanted != name) return;
        field = Convert<T>::get(call, name, value);
        found = true;
    }
};
/// The names of all fields.
struct FieldNames {
    std::vector<std::string_view> names;

    template <class T>
    void operator()(const char* name, const T&, const char*) {
        names.push_back(name);
    }
};
template <class T>
[[nodiscard]] std::vector<std::string_view> names_of_fields() {
    FieldNames result;
    T value{};
    fields(Of<T>{}, value, result);
    return std::move(result.names);
}
/// Sets one field by its name; refuses a name that there is not.
template <class T>
void read_field(const Call& call, T& to, std::string_view name, nb::handle value) {
    FieldReader reader{call, name, value};
    fields(Of<T>{}, to, reader);
    if (!reader.found) refuse_name(call, name, names_of_fields<T>());
}

template <HasFields T>
struct Convert<T> {
    static std::string type() { return std::string("jostle._values.") + name_of(Of<T>{}); }
    static std::string input() { return type() + " | dict[str, typing.Any] | tuple[typing.Any, ...]"; }
    static T get(const Call& call, const char* argument, nb::handle value) {
        T result{};
        if (nb::isinstance<nb::dict>(value)) {
            for (auto [key, one] : nb::borrow<nb::dict>(value))
                read_field(call, result, get_text(call, argument, key), one);
            return result;
        }
        const auto names = names_of_fields<T>();
        if (!nb::isinstance<nb::tuple>(value) || nb::borrow<nb::tuple>(value).size() > names.size())
            call.refuse(
                argument, text_of(value),
                std::string("it must be a ") + name_of(Of<T>{}) + ", or a dict or tuple of its fields");
        std::size_t index = 0;
        for (nb::handle one : nb::borrow<nb::tuple>(value)) read_field(call, result, names[index++], one);
        return result;
    }
    static nb::object put(State* state, const T& value) {
        static const nb::handle type = value_class(name_of(Of<T>{}));
        nb::list arguments;
        const auto add = [&]<class Field>(const char*, const Field& field, const char*) {
            arguments.append(Convert<Field>::put(state, field));
        };
        fields(Of<T>{}, value, add);
        return type(*arguments);
    }
    static std::string text(const T& value) {
        std::string result = type() + "(";
        const auto add = [&]<class Field>(const char*, const Field& field, const char*) {
            if (result.back() != '(') result += ", ";
            result += Convert<Field>::text(field);
        };
        fields(Of<T>{}, value, add);
        return result + ")";
    }
};

}  // namespace jostle::python

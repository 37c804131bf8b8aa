// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Calls that take the fields of a definition as keywords, and properties: their signatures and docstrings
// follow from the tables, and from the types of C++'s functions.
//
// Texts live as long as the process: nanobind keeps pointers to them.
#pragma once

#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "tables.h"

namespace jostle::python {

/// Keeps a text until the process ends.
[[nodiscard]] const char* keep_text(std::string text);

/// Sets fields of a definition by keyword.
template <class Def>
void read_keywords(const Call& call, Def& def, const nb::kwargs& keywords) {
    for (auto [key, value] : keywords) read_field(call, def, get_text(call, "keyword", key), value);
}
/// The first `positional` of them by position, too.
template <class Def>
void read_call(const Call& call, Def& def, const nb::args& arguments, const nb::kwargs& keywords,
               std::size_t positional) {
    const auto names = names_of_fields<Def>();
    if (arguments.size() > positional)
        call.refuse(names[positional], text_of(arguments[positional]), "it must be given by its name");
    std::size_t index = 0;
    for (nb::handle one : arguments) read_field(call, def, names[index++], one);
    read_keywords(call, def, keywords);
}

/// "def create_body(self, *, type: ... = 'static', ...) -> Body". The first `positional` fields have no
/// default.
template <class Def>
[[nodiscard]] const char* signature_of(std::string_view name, std::string_view before,
                                       std::string_view returns, std::size_t positional = 0,
                                       std::string_view after = "") {
    std::string text = "def " + std::string(name) + "(self" + std::string(before);
    std::size_t index = 0;
    const auto add = [&]<class Field>(const char* field_name, const Field& field, const char*) {
        if (index == positional) text += ", *";
        text += std::string(", ") + field_name + ": " + input_type<Convert<Field>>();
        if (index++ >= positional) text += " = " + Convert<Field>::text(field);
    };
    Def def{};
    fields(Of<Def>{}, def, add);
    return keep_text(text + std::string(after) + ") -> " + std::string(returns));
}
/// The sentence, and a line for each field.
template <class Def>
[[nodiscard]] const char* doc_of(std::string_view sentence) {
    std::string text = std::string(sentence) + "\n\n";
    const auto add = [&]<class Field>(const char* name, const Field&, const char* about) {
        text += std::string(name) + ": " + about + "\n";
    };
    Def def{};
    fields(Of<Def>{}, def, add);
    return keep_text(std::move(text));
}

template <class Method>
struct MethodOf;
template <class Class, class Result, class... Arguments>
struct MethodOf<Result (Class::*)(Arguments...) const> {
    using Target = Class;
    using Type = std::remove_cvref_t<Result>;
    using Argument = std::remove_cvref_t<std::tuple_element_t<0, std::tuple<Arguments..., void*>>>;
};
template <class Class, class Result, class... Arguments>
struct MethodOf<Result (Class::*)(Arguments...) const noexcept>
    : MethodOf<Result (Class::*)(Arguments...) const> {};

/// The object that C++'s call is made on.
template <class Target, class Object>
[[nodiscard]] decltype(auto) target_of(const Ref<Object>& self, const char* function) {
    if constexpr (std::is_same_v<Target, Object>) {
        return self.use(function);
    } else {
        return Target(self.use(function));
    }
}

/// "Body::position" -> "position"
[[nodiscard]] constexpr const char* last_name(const char* function) {
    const char* last = function;
    for (const char* c = function; *c != '\0'; ++c)
        if (*c == ':') last = c + 1;
    return last;
}
[[nodiscard]] inline const char* getter_text(const char* function, const std::string& type) {
    return keep_text(std::string("def ") + last_name(function) + "(self, /) -> " + type);
}
[[nodiscard]] inline const char* setter_text(const char* function, const std::string& type) {
    return keep_text(std::string("def ") + last_name(function) + "(self, value: " + type + ", /) -> None");
}

/// A property that is read by a function of C++.
template <auto Get, class Self, class... Extra>
void property(nb::class_<Self, Extra...>& type, const char* function, const char* about) {
    using Method = MethodOf<decltype(Get)>;
    type.def_prop_ro(
        last_name(function),
        [function](const Self& self) {
            return put(self.state, (target_of<typename Method::Target>(self, function).*Get)());
        },
        nb::sig(getter_text(function, Convert<typename Method::Type>::type())), about);
}
/// One that is read by a function of C++, and set by another.
template <auto Get, auto Set, class Self, class... Extra>
void property(nb::class_<Self, Extra...>& type, const char* function, const char* about) {
    using Getter = MethodOf<decltype(Get)>;
    using Setter = MethodOf<decltype(Set)>;
    using Value = typename Setter::Argument;
    type.def_prop_rw(
        last_name(function),
        [function](const Self& self) {
            return put(self.state, (target_of<typename Getter::Target>(self, function).*Get)());
        },
        [function](const Self& self, nb::handle value) {
            // The value first: reading it may run code of the user's, and other threads.
            const Value to = Convert<Value>::get(Call(function), last_name(function), value);
            const auto& target = target_of<typename Setter::Target>(self, function);
            (target.*Set)(to);
        },
        nb::for_getter(nb::sig(getter_text(function, Convert<typename Getter::Type>::type()))),
        nb::for_setter(nb::arg("value").none()),
        nb::for_setter(nb::sig(setter_text(function, input_type<Convert<Value>>()))), about);
}
/// One that may be None: `set(target, optional)`.
template <auto Get, class Set, class Self, class... Extra>
void optional_property(nb::class_<Self, Extra...>& type, const char* function, const char* about,
                       const Set& set) {
    using Method = MethodOf<decltype(Get)>;
    using Value = typename Method::Type;
    type.def_prop_rw(
        last_name(function),
        [function](const Self& self) {
            return put(self.state, (target_of<typename Method::Target>(self, function).*Get)());
        },
        [function, set](const Self& self, nb::handle value) {
            const Value to = Convert<Value>::get(Call(function), last_name(function), value);
            const auto& target = target_of<typename Method::Target>(self, function);
            if (to) {
                set(target, *to);
            } else {
                set(target, std::nullopt);
            }
        },
        nb::for_getter(nb::sig(getter_text(function, Convert<Value>::type()))),
        nb::for_setter(nb::arg("value").none()),
        nb::for_setter(nb::sig(setter_text(function, input_type<Convert<Value>>()))), about);
}

/// For pickle and copy: the world, and the id (saves.cpp).
[[nodiscard]] nb::object reduce_object(const char* kind, const StatePointer& state, const Handle& handle,
                                       bool is_there);

/// ==, hash(), is_valid and copies of a handle.
template <class Object, class... Extra>
void bind_handle(nb::class_<Ref<Object>, Extra...>& type) {
    using Self = Ref<Object>;
    type.def(
        "__eq__",
        [](const Self& self, nb::handle other) {
            return nb::isinstance<Self>(other) && nb::inst_ptr<Self>(other)->handle == self.handle;
        },
        nb::sig("def __eq__(self, other: object, /) -> bool"), "Whether both name the same object.");
    type.def(
        "__hash__",
        [](const Self& self) {
            const Handle& handle = self.handle.handle();
            return static_cast<std::int64_t>((id_of(handle) * 0x9E3779B97F4A7C15u ^ handle.world) >> 1);
        },
        "Of the object that is named.");
    type.def(
        "__reduce__",
        [](const Self& self) {
            return reduce_object(kind_of<Object>(), self.state, self.handle.handle(),
                                 self.is_there("__reduce__"));
        },
        nb::sig("def __reduce__(self) -> tuple[typing.Any, ...]"), "For pickle and copy, with the world.");
    type.def_prop_ro(
        "is_valid", [](const Self& self) { return self.is_there("is_valid"); },
        "Whether the object, and its world, are still there.");
    type.def_prop_ro(
        "id", [](const Self& self) { return id_of(self.handle.handle()); },
        "A number of its own among those of its type in its world; arrays name objects by it.");
    type.def_prop_ro(
        "world", [](const Self& self) { return world_of(self.state, "Body::world"); },
        nb::sig("def world(self, /) -> World"), "The world that it belongs to.");
}

}  // namespace jostle::python

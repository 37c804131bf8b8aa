// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The classes of errors are Python's (jostle/_errors.py): they are looked up when the first one is raised.
#include "errors.h"

#include <jostle/scene/io.h>

#include <algorithm>
#include <exception>
#include <vector>

#include "other_words.h"

namespace jostle::python {
namespace {

nb::object error_class(const char* name) {
    return nb::module_::import_("jostle._errors").attr(name);
}

void translate(const std::exception_ptr& thrown, void*) {
    try {
        std::rethrow_exception(thrown);
    } catch (const Error& error) {
        const nb::tuple arguments =
            nb::make_tuple(nb::str(error.function().c_str()), nb::str(error.argument().c_str()),
                           nb::str(error.value().c_str()), nb::str(error.requirement().c_str()));
        PyErr_SetObject(error_class("Error").ptr(), arguments.ptr());
    } catch (const SceneError& error) {
        PyErr_SetString(error_class("SceneError").ptr(), error.what());
    }
}

/// The least number of letters to insert, remove or replace [Levenshtein1966]; one row of the table at a
/// time.
std::size_t edits_between(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t replaced = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({replaced, row[j] + 1, row[j - 1] + 1});
        }
    }
    return row[b.size()];
}

/// A guess for a name that is not known: "did you mean 'motor'?"; empty where nothing is near.
std::string hint_for(std::string_view name, std::span<const std::string_view> known) {
    const auto ask = [](std::string_view meant) { return "did you mean '" + std::string(meant) + "'?"; };
    if (const OtherWord* const word = other_word(name, known))
        return word->here.empty() ? ask(word->where) : std::string(word->here);
    const std::string_view meant = nearest_name(name, known);
    return meant.empty() ? std::string() : ask(meant);
}

/// Whether the class has a property of this name that may be set.
bool is_settable(nb::handle type, std::string_view name) {
    const nb::object one = nb::getattr(type, nb::str(name.data(), name.size()), nb::none());
    return !nb::object(nb::getattr(one, "fset", nb::none())).is_none();
}

/// Refuses a new attribute whose name is another library's word for what the class has, or long and nearly
/// the name of a property that may be set.
int check_attribute(PyObject* self, std::string_view name) {
    constexpr std::size_t kShortest = 7;  // `shape` and `joint` are good names beside `shapes` and `joints`
    if (name.front() == '_') return 0;
    const nb::handle type = nb::handle(self).type();
    const nb::list all = nb::steal<nb::list>(PyObject_Dir(type.ptr()));
    std::vector<std::string_view> known;
    for (nb::handle one : all) {
        Py_ssize_t size = 0;
        const char* const text = PyUnicode_AsUTF8AndSize(one.ptr(), &size);
        if (text != nullptr && text[0] != '_') known.emplace_back(text, static_cast<std::size_t>(size));
    }
    const std::string_view near = name.size() < kShortest ? std::string_view() : nearest_name(name, known);
    // `old_position`, `positions` and `position0` are names of the user's own.
    const bool is_misspelt =
        !near.empty() && is_settable(type, near) && !name.starts_with(near) && !name.ends_with(near);
    if (!is_misspelt && other_word(name, known) == nullptr) return 0;
    const std::string text = std::string(nb::str(type.attr("__name__")).c_str()) + " has no property '" +
                             std::string(name) + "'; " + hint_for(name, known);
    PyErr_SetString(PyExc_AttributeError, text.c_str());
    return -1;
}

int set_attribute(PyObject* self, PyObject* name, PyObject* value) {
    PyObject* const type = reinterpret_cast<PyObject*>(Py_TYPE(self));
    if (value != nullptr && PyObject_HasAttr(type, name) == 0 && PyObject_HasAttr(self, name) == 0) {
        Py_ssize_t size = 0;
        const char* const text = PyUnicode_AsUTF8AndSize(name, &size);
        if (text == nullptr || check_attribute(self, {text, static_cast<std::size_t>(size)}) != 0) return -1;
    }
    return PyObject_GenericSetAttr(self, name, value);
}

}  // namespace

const PyType_Slot kHandleSlots[2] = {{Py_tp_setattro, reinterpret_cast<void*>(&set_attribute)}, {0, nullptr}};

void bind_errors() {
    nb::register_exception_translator(translate);
}

std::string text_of(nb::handle value) {
    constexpr std::size_t kMost = 80;
    const nb::object text = nb::steal(PyObject_Repr(value.ptr()));
    if (!text.is_valid()) {
        PyErr_Clear();
        return "?";
    }
    std::string result = nb::str(text).c_str();
    if (result.size() > kMost) result = result.substr(0, kMost) + " ...";
    return result;
}

std::string_view nearest_name(std::string_view name, std::span<const std::string_view> known) {
    std::string_view best;
    // A third of the letters may be wrong.
    std::size_t least = std::max<std::size_t>(name.size() / 3, 1) + 1;
    for (const std::string_view one : known) {
        const std::size_t edits = edits_between(name, one);
        if (edits < least) {
            least = edits;
            best = one;
        }
    }
    return best;
}

void refuse_name(const Call& call, std::string_view name, std::span<const std::string_view> known) {
    std::string requirement = "there is no such argument; ";
    if (const std::string hint = hint_for(name, known); !hint.empty()) {
        requirement += hint;
    } else {
        const char* separator = "there are ";
        for (const std::string_view one : known) {
            requirement += separator;
            requirement += one;
            separator = ", ";
        }
    }
    call.refuse(name, "given", requirement);
}

}  // namespace jostle::python

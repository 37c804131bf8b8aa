// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// InDimensions: a tree or a crowd of C++, in the plane or in space, behind its Gate.
#pragma once

#include <memory>
#include <type_traits>
#include <variant>

#include "gate.h"

namespace jostle::python {

template <template <int> class Type>
using PlaneOrSpace = std::variant<std::unique_ptr<Type<2>>, std::unique_ptr<Type<3>>>;

/// Calls work(object, dimension).
template <class Variant, class Work>
void visit_dimension(const Variant& object, const Work& work) {
    if (object.index() == 0) {
        work(*std::get<0>(object), std::integral_constant<int, 2>{});
    } else {
        work(*std::get<1>(object), std::integral_constant<int, 3>{});
    }
}

template <template <int> class Type>
struct InDimensions {
    PlaneOrSpace<Type> object;
    const char* name;  ///< in refusals
    mutable Gate gate;

    explicit InDimensions(const char* called) : name(called) {}
    [[nodiscard]] std::size_t dimension() const { return object.index() + 2; }
    /// work(object, dimension), behind no gate.
    template <class Work>
    void visit(const Work& work) const {
        visit_dimension(object, work);
    }
    /// visit() of a call that reads, without the interpreter's lock.
    template <class Work>
    void ask(const Call& call, const Work& work) const {
        gate.ask(call, name, [&] { visit(work); });
    }
    /// visit() of a call that changes the object, without the interpreter's lock.
    template <class Work>
    void change(const Call& call, const Work& work) const {
        gate.change(call, name, [&] { visit(work); });
    }
    /// visit() of a call that reads, under the lock.
    template <class Work>
    void read(const Call& call, const Work& work) const {
        gate.require_readable(call, name);
        visit(work);
    }
    /// visit() of a call that changes the object, under the lock.
    template <class Work>
    void write(const Call& call, const Work& work) const {
        gate.require_writable(call, name);
        visit(work);
    }
};

}  // namespace jostle::python

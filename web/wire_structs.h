// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Structs cross the border by the visitors that generate_web.mjs writes, which are declared before this is
// included.
#pragma once

#include "wire.h"

namespace jostle::web {

/// Fields of arguments come after a flag: whether they are given.
struct FieldReader {
    Reader& in;

    template <class T>
    void operator()(T& field) {
        if (in.flag()) in(field);
    }
    template <class T, class Count>
    void counted(T& fields, Count& count) {
        if (in.flag()) in.counted(fields, count);
    }
};

template <class T>
void Reader::operator()(T& value) {
    FieldReader fields{*this};
    visit(fields, value);
}

template <class T>
void Writer::operator()(const T& value) {
    visit(*this, value);
}

}  // namespace jostle::web

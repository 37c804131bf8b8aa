// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Common parts of questions to a world: the keywords that all have, and their signatures.
#pragma once

#include <string>

#include "bind.h"
#include "keywords.h"
#include "records.h"

namespace jostle::python {

inline constexpr const char* kQueryText =
    ", *, category: int = 18446744073709551615, mask: int = 18446744073709551615, sensors: bool = False";
inline constexpr const char* kQueryDoc =
    " category, mask: which shapes are asked about, by their filters; sensors: whether they are found.";

[[nodiscard]] inline WorldQuery query_of(const Call& call, const nb::kwargs& keywords) {
    WorldQuery query;
    read_keywords(call, query, keywords);
    return query;
}

/// Binds a question: with its signature, the common keywords and their sentence.
template <class Function>
void bind_query(WorldClass& type, const char* name, const char* arguments, const char* returns,
                const char* about, const Function& function) {
    type.def(name, function,
             nb::sig(keep_text(std::string("def ") + name + "(self, " + arguments + kQueryText + ") -> " +
                               returns)),
             keep_text(std::string(about) + kQueryDoc));
}

/// ORDER: by fraction, then by the place of the shape.
void sort_hits(std::span<WorldHit> hits);

/// Questions over arrays.
void bind_query_batches(WorldClass& type);

}  // namespace jostle::python

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The names that a C++ file declares in namespaces: types, functions, variables. Members are left out, and
// macros. Enough of C++ for files that are written as ours are; no compiler is asked, so that one file is
// read in microseconds, whatever it includes.
#pragma once

#include <string>
#include <vector>

namespace jostle::house {

enum class DeclarationKind {
    kType,       ///< a class, an enumeration, an alias or a concept
    kFunction,   ///< also a call of a macro: TEST(Suite, Name) {}
    kVariable,   ///< a constant, as a rule
    kDirective,  ///< `using namespace`
};

struct Declaration {
    std::string scope;  ///< "jostle::test", "jostle::(anonymous)"; empty: global
    std::string name;   ///< as written: "Body::mass" where a member is defined
    DeclarationKind kind = DeclarationKind::kType;
    bool has_body = false;  ///< a definition in braces; else a declaration alone, or a variable's definition
    bool is_special = false;  ///< a specialisation of a template for some arguments
};

/// In the order of the file.
std::vector<Declaration> declarations_of(const std::string& code);

}  // namespace jostle::house

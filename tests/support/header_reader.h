// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Reads the members of a class and the fields of a struct off a public header: enough of C++ for headers that
// are written as ours are, one declaration to a semicolon, and laid out by clang-format.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace jostle::test {

struct Parameter {
    std::string type, name;
};

struct Function {
    std::string name;
    std::vector<Parameter> parameters;
};

/// The header without its comments; `name` is as in `#include <jostle/name>`.
inline std::string read_header(const std::string& name) {
    std::ifstream file(JOSTLE_SOURCE_DIR "/include/jostle/" + name);
    EXPECT_TRUE(file) << name;
    std::string text;
    for (std::string line; std::getline(file, line);) text += line.substr(0, line.find("//")) + "\n";
    return text;
}

/// The text between the braces of `class NAME {` or `struct NAME : BASES {`, up to `private:`.
inline std::string body_of(const std::string& header, const std::string& head) {
    std::size_t begin = std::string::npos;
    for (const char* const next : {" {", " : ", " final "})
        begin = std::min(begin, header.find("\n" + head + next));
    EXPECT_NE(begin, std::string::npos) << head;
    if (begin == std::string::npos) return {};
    begin = header.find('{', begin) + 1;
    const std::string body = header.substr(begin, header.find("\n};", begin) - begin);
    return body.substr(0, body.find("private:"));
}

/// Declarations, each without its body.
inline std::vector<std::string> declarations(const std::string& body) {
    std::vector<std::string> all(1);
    int depth = 0;
    for (const char c : body) {
        const bool in_parameters =
            all.back().find('(') != std::string::npos && all.back().find(')') == std::string::npos;
        if (c == '{' && !in_parameters) {
            ++depth;
        } else if (c == '}' && depth > 0) {
            if (--depth == 0) all.emplace_back();
        } else if (c == ';' && depth == 0) {
            all.emplace_back();
        } else if (depth == 0) {
            all.back() += c == '\n' ? ' ' : c;
        }
    }
    return all;
}

inline std::vector<Parameter> parameters_of(const std::string& text) {
    std::vector<Parameter> all;
    std::stringstream list(text);
    const std::regex parameter(R"(\s*([^=]*[\s&*])(\w+)\s*(=.*)?)");
    std::smatch part;
    for (std::string one; std::getline(list, one, ',');) {
        if (!std::regex_match(one, part, parameter)) continue;
        all.push_back({std::regex_replace(part.str(1), std::regex(R"(\s+$)"), ""), part.str(2)});
    }
    return all;
}

/// Public member functions; not operators, destructors, copies and moves.
inline std::vector<Function> functions_of(const std::string& header, const std::string& name) {
    std::vector<Function> all;
    const std::regex function(R"(.*?(~?\w+)\s*\((.*)\).*)");
    std::smatch part;
    for (const std::string& text : declarations(body_of(header, "class " + name))) {
        if (text.find("operator") != std::string::npos || !std::regex_match(text, part, function)) continue;
        const std::vector<Parameter> parameters = parameters_of(part.str(2));
        const bool is_copy =
            part.str(1) == name && (parameters.empty() || parameters[0].type.find(name + "&") == 0 ||
                                    parameters[0].type == "const Handle&");
        if (is_copy || part.str(1)[0] == '~') continue;
        all.push_back({part.str(1), parameters});
    }
    return all;
}

/// The names of what may change an object of a class, or makes one: public members that are neither const,
/// static nor deleted, constructors and assignments with them.
inline std::set<std::string> changing_calls(const std::string& header, const std::string& name) {
    std::set<std::string> all;
    const std::regex function(R"((.*?)(~?\w+|operator=)\s*\((.*)\)(.*))");
    std::smatch part;
    for (std::string text : declarations(body_of(header, "class " + name))) {
        text = std::regex_replace(text, std::regex(R"(\[\[.*?\]\]|public:|\brequires\s*\([^()]*\))"), "");
        if (!std::regex_match(text, part, function)) continue;
        if (part.str(2) == "static_assert") continue;
        const bool is_static = std::regex_search(part.str(1), std::regex(R"(\b(static|friend|using)\b)"));
        const bool is_const = std::regex_search(part.str(4), std::regex(R"(\bconst\b|=\s*delete)"));
        const bool is_call = part.str(2)[0] != '~' && part.str(2) != "static_assert";
        if (!is_static && !is_const && is_call) all.insert(part.str(2));
    }
    return all;
}

/// Data members as (type, name).
inline std::vector<Parameter> fields_of(const std::string& header, const std::string& name) {
    std::vector<Parameter> all;
    const std::regex field(R"(\s*([\w:]+(?:\s*\*)?)\s+(\w+)\s*(=.*)?)");
    std::smatch part;
    for (const std::string& text : declarations(body_of(header, "struct " + name)))
        if (std::regex_match(text, part, field)) all.push_back({part.str(1), part.str(2)});
    return all;
}

}  // namespace jostle::test

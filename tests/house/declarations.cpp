// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A declaration is what stands between two semicolons or blocks outside of classes and functions. Its first
// words say what it declares, and where its name stands. Cost: linear in the text.
#include "house/declarations.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <string_view>
#include <utility>

#include "house/include_graph.h"

namespace jostle::house {
namespace {

using Words = std::vector<std::string>;

/// Raw strings hold quotes and braces.
std::string without_raw_strings(std::string code) {
    for (std::size_t at = code.find("R\""); at != std::string::npos; at = code.find("R\"", at + 1)) {
        const std::size_t open = code.find('(', at);
        if (open == std::string::npos || (at > 0 && std::isalnum(static_cast<unsigned char>(code[at - 1]))))
            continue;
        const std::string close = ")" + code.substr(at + 2, open - at - 2) + "\"";
        const std::size_t end = code.find(close, open);
        if (end != std::string::npos) code.replace(at, end + close.size() - at, "\"\"");
    }
    return code;
}

bool is_of_name(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) || c == '_';
}

/// Names, numbers and "::", and all other characters one by one; no line of the preprocessor.
Words words_of(const std::string& raw) {
    const std::string code = without_comments(without_raw_strings(raw), true);
    Words words;
    bool begins_line = true;
    for (std::size_t i = 0; i < code.size();) {
        const char c = code[i];
        if (c == '#' && begins_line) {
            while (i < code.size() && code[i] != '\n') i += code[i] == '\\' ? 2u : 1u;
        } else if (std::isspace(static_cast<unsigned char>(c))) {
            begins_line = begins_line || c == '\n';
            ++i;
        } else {
            begins_line = false;
            std::size_t end = i + 1;
            if (is_of_name(c))
                while (end < code.size() && is_of_name(code[end])) ++end;
            else if (code.compare(i, 2, "::") == 0)
                ++end;
            words.push_back(code.substr(i, end - i));
            i = end;
        }
    }
    return words;
}

/// The place after the bracket that closes the one at `at`.
std::size_t after_bracket(const Words& words, std::size_t at) {
    const std::string open = words[at];
    const std::string close = open == "{" ? "}" : open == "(" ? ")" : open == "[" ? "]" : ">";
    int depth = 0;
    for (std::size_t i = at; i < words.size(); ++i) {
        if (words[i] == open) ++depth;
        if (words[i] == close && --depth == 0) return i + 1;
    }
    return words.size();
}

/// Without attributes, template parameters and what else stands before the kind of a declaration.
Words without_prefixes(Words words) {
    static constexpr std::array<std::string_view, 8> kPrefixes{
        "inline",     "constexpr",     "static",           "extern",
        "HWY_INLINE", "JOSTLE_INLINE", "JOSTLE_API_BEGIN", "JOSTLE_API_END"};
    for (;;) {
        std::size_t drop = 0;
        if (words.empty()) return words;
        if (words[0] == "[") {
            drop = after_bracket(words, 0);
        } else if (words[0] == "template" && words.size() > 1 && words[1] == "<") {
            drop = after_bracket(words, 1);
        } else if (words[0] == "requires" && words.size() > 2) {
            drop = words[1] == "(" ? after_bracket(words, 1) : 2;
            while (drop + 1 < words.size() && words[drop] == "::") drop += 2;
            if (drop < words.size() && words[drop] == "<") drop = after_bracket(words, drop);
            // One more condition, after "||" or "&&".
            if (drop + 1 < words.size() && (words[drop] == "|" || words[drop] == "&"))
                words[++drop] = "requires";
        } else if (words[0] == "alignas" || words[0].starts_with("HWY_BEFORE_") ||
                   words[0].starts_with("HWY_AFTER_")) {
            drop = words.size() > 1 ? after_bracket(words, 1) : 1;
        } else if (std::find(kPrefixes.begin(), kPrefixes.end(), words[0]) != kPrefixes.end()) {
            drop = 1;
        }
        if (drop == 0) return words;
        words.erase(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(drop));
    }
}

/// The name that ends before `end`, with what qualifies it.
std::string name_before(const Words& words, std::size_t end) {
    if (end == 0) return "";
    std::string name = words[end - 1];
    for (std::size_t i = end - 1; i >= 2 && words[i - 1] == "::"; i -= 2) name = words[i - 2] + "::" + name;
    return name;
}

bool is_class_key(const std::string& word) {
    return word == "struct" || word == "class" || word == "enum" || word == "union";
}

Declaration type_of(const Words& words) {
    std::size_t at = 1;
    while (at < words.size() && (is_class_key(words[at]) || words[at] == "[" || words[at] == "alignas")) {
        at = words[at] == "["         ? after_bracket(words, at)
             : words[at] == "alignas" ? after_bracket(words, at + 1)
                                      : at + 1;
    }
    ++at;
    while (at + 1 < words.size() && words[at] == "::") at += 2;
    Declaration found;
    found.name = name_before(words, std::min(at, words.size()));
    found.is_special = at < words.size() && words[at] == "<";
    return found;
}

/// The name of a function stands before its first bracket, a variable's before its value.
Declaration value_of(const Words& words) {
    Declaration found;
    std::size_t at = 0;
    for (int depth = 0; at < words.size(); ++at) {
        if (words[at] == "operator") break;
        if (words[at] == "<") ++depth;
        if (words[at] == ">" && depth > 0) --depth;
        if (depth == 0 && (words[at] == "(" || words[at] == "=" || words[at] == "[" || words[at] == "{"))
            break;
    }
    if (at < words.size() && words[at] == "operator") {
        found.kind = DeclarationKind::kFunction;
        found.name = "operator";
        return found;
    }
    found.kind =
        at < words.size() && words[at] == "(" ? DeclarationKind::kFunction : DeclarationKind::kVariable;
    found.name = name_before(words, at);
    return found;
}

/// Whether a block that follows ends the declaration: a function's.
bool ends_with_block(const Words& statement) {
    const Words words = without_prefixes(statement);
    return words.empty() || (!is_class_key(words[0]) && value_of(words).kind == DeclarationKind::kFunction);
}

void note(std::vector<Declaration>& found, const std::vector<std::string>& scopes, const Words& statement,
          bool has_body) {
    const Words words = without_prefixes(statement);
    if (words.size() < 2 || !is_of_name(words[0][0])) return;
    Declaration one;
    if (words[0] == "static_assert" || words[0] == "friend" || words[0] == "typedef") return;
    if (is_class_key(words[0])) {
        one = type_of(words);
    } else if (words[0] == "concept") {
        one.name = words[1];
        has_body = true;
    } else if (words[0] == "using") {
        const bool is_directive = words[1] == "namespace";
        const bool is_alias = std::find(words.begin(), words.end(), "=") != words.end();
        if (!is_directive && !is_alias) return;
        one.name = is_directive ? words.back() : words[1];
        one.kind = is_directive ? DeclarationKind::kDirective : DeclarationKind::kType;
    } else {
        one = value_of(words);
    }
    for (const std::string& scope : scopes) one.scope += (one.scope.empty() ? "" : "::") + scope;
    one.has_body = has_body;
    if (!one.name.empty() && is_of_name(one.name[0])) found.push_back(std::move(one));
}

}  // namespace

std::vector<Declaration> declarations_of(const std::string& code) {
    const Words words = words_of(code);
    std::vector<Declaration> found;
    std::vector<std::string> scopes;
    Words statement;
    for (std::size_t i = 0; i < words.size();) {
        const std::string& word = words[i];
        if (word == "}" && statement.empty()) {
            if (!scopes.empty()) scopes.pop_back();
            ++i;
        } else if (word == "namespace" && without_prefixes(statement).empty()) {
            std::string scope;
            while (++i < words.size() && words[i] != "{" && words[i] != ";") scope += words[i];
            if (i < words.size() && words[i] == "{") scopes.push_back(scope.empty() ? "(anonymous)" : scope);
            statement.clear();
            ++i;
        } else if (word == ";" || word == "{") {
            const bool is_block = word == "{";
            if (is_block) statement.push_back(word);
            note(found, scopes, statement, is_block);
            i = is_block ? after_bracket(words, i) : i + 1;
            if (is_block && !ends_with_block(statement)) {
                while (i < words.size() && words[i] != ";")
                    i = words[i] == "{" ? after_bracket(words, i) : i + 1;
                ++i;
            }
            statement.clear();
        } else {
            statement.push_back(word);
            ++i;
        }
    }
    return found;
}

}  // namespace jostle::house

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "scene/field_reader.h"

#include <charconv>

namespace jostle::scene_detail {
namespace {

/// How many letters must be added, dropped or changed to come from a to b: the textbook table, a row at a
/// time.
std::size_t edit_distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t changed = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = row[j];
            const std::size_t moved = (row[j] < row[j - 1] ? row[j] : row[j - 1]) + 1;
            row[j] = changed < moved ? changed : moved;
        }
    }
    return row[b.size()];
}

bool is_for_the_author(std::string_view key) {
    return key == "comment" || key.substr(0, 2) == "x-" || key.substr(0, 1) == "$";
}

}  // namespace

Vec2 read_point(const Node& node, Range range) {
    if (!node.value().is_array() || node.value().size() != 2) node.fail_type("a pair of numbers, [x, y]");
    return {Node(node, 0).number(range), Node(node, 1).number(range)};
}

std::uint64_t read_word(const Node& node) {
    constexpr std::string_view kExpected =
        "a whole number from 0 to 2^64 - 1, or a string such as \"0xfffe\"";
    const Json& value = node.value();
    if (value.is_number_unsigned()) return value.get<std::uint64_t>();
    if (!value.is_string()) node.fail_type(kExpected);
    const std::string& text = node.string();
    std::uint64_t word = 0;
    if (text.size() > 2 && text[0] == '0' && text[1] == 'x') {
        const char* end = text.data() + text.size();
        const auto [stop, error] = std::from_chars(text.data() + 2, end, word, 16);
        if (error == std::errc{} && stop == end) return word;
    }
    node.fail("is " + in_quotes(text) + "; it must be " + std::string(kExpected));
}

void FieldReader::body_type(std::string_view key, BodyType& field, BodyType) {
    const Json* value = take(key);
    if (value == nullptr) return;
    const Node node(object_, key, *value);
    const std::string& name = node.string();
    if (name == "static") {
        field = BodyType::kStatic;
    } else if (name == "kinematic") {
        field = BodyType::kKinematic;
    } else if (name == "dynamic") {
        field = BodyType::kDynamic;
    } else {
        node.fail("is " + in_quotes(name) + "; it must be \"static\", \"kinematic\" or \"dynamic\"");
    }
}

void FieldReader::finish() const {
    for (const auto& [key, value] : object_.value().get_ref<const Json::object_t&>()) {
        if (is_for_the_author(key)) continue;
        bool is_known = false;
        for (const std::string_view known : known_) is_known = is_known || known == key;
        if (is_known) continue;
        std::string sentence = "has no key " + in_quotes(key);
        constexpr std::size_t kLongest = 32;
        for (const std::string_view known : known_) {
            if (key.size() > kLongest || edit_distance(key, known) > 2) continue;
            sentence += "; did you mean " + in_quotes(known) + "?";
            object_.fail(sentence);
        }
        object_.fail(sentence + " (notes go under \"comment\" or keys that begin with \"x-\")");
    }
}

}  // namespace jostle::scene_detail

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "scene/field_reader.h"

#include <algorithm>
#include <charconv>

#include "scene/fields.h"
#include "scene/nearest_word.h"

namespace jostle::scene_detail {
namespace {

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

void FieldReader::mix_rule(std::string_view key, MixRule& field, MixRule) {
    const Json* value = take(key);
    if (value == nullptr) return;
    const Node node(object_, key, *value);
    const std::string& name = node.string();
    const auto found = std::ranges::find(kMixRules, name);
    if (found == std::ranges::end(kMixRules)) {
        std::string rules;
        for (const std::string_view rule : kMixRules)
            rules += (rules.empty() ? "" : ", ") + in_quotes(std::string(rule));
        node.fail("is " + in_quotes(name) + "; it must be one of " + rules);
    }
    field = static_cast<MixRule>(found - std::ranges::begin(kMixRules));
}

void FieldReader::finish() const {
    for (const auto& [key, value] : object_.value().get_ref<const Json::object_t&>()) {
        if (is_for_the_author(key)) continue;
        if (std::find(known_.begin(), known_.end(), key) != known_.end()) continue;
        const std::string meant = suggestion(key, known_, in_quotes);
        object_.fail(
            "has no key " + in_quotes(key) +
            (!meant.empty() ? meant : " (notes go under \"comment\" or keys that begin with \"x-\")"));
    }
}

}  // namespace jostle::scene_detail

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "scene/field_reader.h"

#include <algorithm>
#include <charconv>

#include "scene/nearest_word.h"

namespace jostle::scene_detail {

bool is_note(std::string_view key) {
    return key == "comment" || key.substr(0, 2) == "x-" || key.substr(0, 1) == "$";
}

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

std::size_t read_choice(const Node& node, std::span<const std::string_view> names) {
    const std::string& name = node.string();
    const auto found = std::find(names.begin(), names.end(), name);
    if (found != names.end()) return static_cast<std::size_t>(found - names.begin());
    std::string sentence = "is " + in_quotes(name) + "; it must be ";
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (i != 0) sentence += i + 1 == names.size() ? " or " : ", ";
        sentence += in_quotes(names[i]);
    }
    node.fail(sentence);
}

void FieldReader::finish() const {
    for (const auto& member : object_.value().get_ref<const Json::object_t&>()) {
        const std::string& key = member.first;
        if (is_note(key)) continue;
        if (std::find(known_.begin(), known_.end(), key) != known_.end()) continue;
        const std::string meant = suggestion(key, known_, in_quotes);
        const std::string where =
            !meant.empty() ? meant
                           : " (notes go under \"comment\", \"properties\" or keys that begin with \"x-\")";
        object_.attempt([&] { object_.fail_key(key, "has no key " + in_quotes(key) + where); });
    }
}

}  // namespace jostle::scene_detail

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The visitor that fills fields from an object of the document, and refuses keys that no table has.
#pragma once

#include <jostle/scene/scene.h>

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "scene/node.h"

namespace jostle::scene_detail {

/// [x, y]
Vec2 read_point(const Node& node, Range range);
/// A number, or "0x..." for what JSON's numbers do not hold everywhere.
std::uint64_t read_word(const Node& node);
/// One of these names, as its place among them.
std::size_t read_choice(const Node& node, std::span<const std::string_view> names);

class FieldReader {
  public:
    explicit FieldReader(const Node& object) : object_(object) { object.expect_object(); }

    void child(std::string_view key, bool required) {
        known_.push_back(key);
        if (required && object_.find(key) == nullptr) object_.fail("lacks " + in_quotes(key));
    }
    void text(std::string_view key, std::string& field, std::size_t most) {
        if (const Json* value = take(key)) field = Node(object_, key, *value).string(most);
    }
    void flag(std::string_view key, bool& field, bool) {
        if (const Json* value = take(key)) field = Node(object_, key, *value).boolean();
    }
    void number(std::string_view key, float& field, float, Range range) {
        if (const Json* value = take(key)) field = Node(object_, key, *value).number(range);
    }
    void point(std::string_view key, Vec2& field, Vec2, Range range) {
        if (const Json* value = take(key)) field = read_point(Node(object_, key, *value), range);
    }
    void integer(std::string_view key, int& field, int, long long lowest, long long highest) {
        if (const Json* value = take(key)) field = Node(object_, key, *value).integer(lowest, highest);
    }
    void word(std::string_view key, std::uint64_t& field, std::uint64_t) {
        if (const Json* value = take(key)) field = read_word(Node(object_, key, *value));
    }
    template <class Enum>
    void choice(std::string_view key, Enum& field, Enum, std::span<const std::string_view> names) {
        if (const Json* value = take(key))
            field = static_cast<Enum>(read_choice(Node(object_, key, *value), names));
    }
    void required_number(std::string_view key, float& field, Range range) {
        known_.push_back(key);
        field = object_.at(key).number(range);
    }
    void optional_number(std::string_view key, std::optional<float>& field, Range range) {
        if (const Json* value = take(key)) field = Node(object_, key, *value).number(range);
    }
    void optional_flag(std::string_view key, std::optional<bool>& field) {
        if (const Json* value = take(key)) field = Node(object_, key, *value).boolean();
    }
    void required_point(std::string_view key, Vec2& field, Range range) {
        known_.push_back(key);
        field = read_point(object_.at(key), range);
    }

    /// Throws for the first key that was not asked for, unless it is "comment" or begins with "x-" or "$".
    void finish() const;

  private:
    const Json* take(std::string_view key) {
        known_.push_back(key);
        return object_.find(key);
    }

    const Node& object_;
    std::vector<std::string_view> known_;
};

}  // namespace jostle::scene_detail

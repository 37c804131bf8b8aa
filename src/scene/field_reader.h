// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The visitor that fills fields from an object of the document, and refuses keys that no table has. Each
// field is an attempt of its own: after a mistake the field keeps its default, and the next one is read.
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

/// Whether a key is a note of the author's: "comment", or one that begins with "x-" or "$".
[[nodiscard]] bool is_note(std::string_view key);

class FieldReader {
  public:
    explicit FieldReader(const Node& object) : object_(object) { object.expect_object(); }

    void child(std::string_view key, bool required) {
        known_.push_back(key);
        if (!required || object_.find(key) != nullptr) return;
        object_.attempt([&] { object_.fail("lacks " + in_quotes(key)); });
    }
    void text(std::string_view key, std::string& field, std::size_t most) {
        take(key, [&](const Node& node) { field = node.string(most); });
    }
    void flag(std::string_view key, bool& field, bool) {
        take(key, [&](const Node& node) { field = node.boolean(); });
    }
    void number(std::string_view key, float& field, float, Range range) {
        take(key, [&](const Node& node) { field = node.number(range); });
    }
    void point(std::string_view key, Vec2& field, Vec2, Range range) {
        take(key, [&](const Node& node) { field = read_point(node, range); });
    }
    void integer(std::string_view key, int& field, int, long long lowest, long long highest) {
        take(key, [&](const Node& node) { field = node.integer(lowest, highest); });
    }
    void word(std::string_view key, std::uint64_t& field, std::uint64_t) {
        take(key, [&](const Node& node) { field = read_word(node); });
    }
    template <class Enum>
    void choice(std::string_view key, Enum& field, Enum, std::span<const std::string_view> names) {
        take(key, [&](const Node& node) { field = static_cast<Enum>(read_choice(node, names)); });
    }
    void required_number(std::string_view key, float& field, Range range) {
        known_.push_back(key);
        object_.attempt([&] { field = object_.at(key).number(range); });
    }
    void optional_number(std::string_view key, std::optional<float>& field, Range range) {
        take(key, [&](const Node& node) { field = node.number(range); });
    }
    void optional_flag(std::string_view key, std::optional<bool>& field) {
        take(key, [&](const Node& node) { field = node.boolean(); });
    }
    void required_point(std::string_view key, Vec2& field, Range range) {
        known_.push_back(key);
        object_.attempt([&] { field = read_point(object_.at(key), range); });
    }

    /// Refuses each key that was not asked for, unless it is a note's.
    void finish() const;

  private:
    /// Calls `read` with the member of this key, if there is one.
    template <class Read>
    void take(std::string_view key, const Read& read) {
        known_.push_back(key);
        if (const Json* value = object_.find(key)) object_.attempt([&] { read(Node(object_, key, *value)); });
    }

    const Node& object_;
    std::vector<std::string_view> known_;
};

}  // namespace jostle::scene_detail

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The checks of a document's values, and the sentences of those that fail.
#include "scene/node.h"

#include <cmath>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

#include "scene/refuse.h"
#include "scene/text_places.h"

namespace jostle::scene_detail {
namespace {

std::string_view type_of(const Json& value) {
    switch (value.type()) {
        case Json::value_t::null:
            return "null";
        case Json::value_t::boolean:
            return "a truth value";
        case Json::value_t::string:
            return "a string";
        case Json::value_t::array:
            return "an array";
        case Json::value_t::object:
            return "an object";
        default:
            return "a number";
    }
}

}  // namespace

std::string number_text(const Json& number) {
    constexpr auto kMost = static_cast<std::uint64_t>(std::numeric_limits<long long>::max());
    if (number.is_number_unsigned() ? number.get<std::uint64_t>() <= kMost : number.is_number_integer())
        return to_text(number.get<long long>());
    const auto value = number.get<double>();
    constexpr double kWhole = 1e15;
    const bool is_whole = value > -kWhole && value < kWhole && value == std::trunc(value);
    return is_whole ? to_text(static_cast<long long>(value)) : to_text(value);
}

const Json* Node::find(std::string_view key) const {
    expect_object();
    const auto& members = value_->get_ref<const Json::object_t&>();
    const auto found = members.find(std::string(key));
    return found == members.end() ? nullptr : &found->second;
}

Node Node::at(std::string_view key) const {
    const Json* member = find(key);
    if (member == nullptr) fail("lacks " + in_quotes(key));
    return {*this, key, *member};
}

float checked(const Node& node, double value, const Range& range, std::string_view what) {
    // Halfway between the greatest float and the power of two beyond it; what is less rounds to a float.
    constexpr double kTooLarge = 0x1.ffffffp127;
    if (!(value > -kTooLarge && value < kTooLarge)) {
        node.fail(std::string(what) + to_text(value) + "; it must be a finite number of at most 3.4e38");
    }
    const float nearest = static_cast<float>(value);
    if (!range.contains(nearest)) node.fail(std::string(what) + to_text(nearest) + "; " + to_text(range));
    return nearest;
}

float Node::number(const Range& range) const {
    if (!value_->is_number()) fail_type("a number");
    return checked(*this, value_->get<double>(), range);
}

bool Node::boolean() const {
    if (!value_->is_boolean()) fail_type("true or false");
    return value_->get<bool>();
}

int Node::integer(long long lowest, long long highest) const {
    const std::string expected =
        "a whole number from " + std::to_string(lowest) + " to " + std::to_string(highest);
    if (!value_->is_number()) fail_type(expected);
    // 3.0 is a whole number to whoever wrote it.
    const double value = value_->get<double>();
    const bool in_range = value >= static_cast<double>(lowest) && value <= static_cast<double>(highest);
    if (!in_range || value != static_cast<double>(static_cast<long long>(value))) {
        fail("is " + number_text(*value_) + "; it must be " + expected);
    }
    return static_cast<int>(value);
}

const std::string& Node::string(std::size_t most) const {
    if (!value_->is_string()) fail_type("a string");
    const auto& text = value_->get_ref<const std::string&>();
    if (text.size() > most)
        fail("has " + std::to_string(text.size()) + " bytes; at most " + std::to_string(most) +
             " are allowed");
    return text;
}

void Node::expect_object() const {
    if (!value_->is_object()) fail_type("an object");
}

std::size_t Node::expect_array(std::size_t most, std::string_view of_what) const {
    if (!value_->is_array()) {
        std::string expected = "an array of ";
        expected += of_what;
        fail_type(expected);
    }
    if (value_->size() > most) {
        std::string sentence = "has " + std::to_string(value_->size()) + " ";
        sentence += of_what;
        sentence += "; at most " + std::to_string(most) + " are allowed";
        fail(sentence);
    }
    return value_->size();
}

std::string Node::pointer() const {
    std::vector<const Node*> path;
    for (const Node* node = this; node->parent_ != nullptr; node = node->parent_) path.push_back(node);
    std::string text;
    for (auto step = path.rbegin(); step != path.rend(); ++step) {
        text += '/';
        if ((*step)->parent_->value_->is_array()) {
            text += std::to_string((*step)->index_);
        } else {
            append_step(text, (*step)->key_);
        }
    }
    return text;
}

std::string Node::pointer(std::string_view key) const {
    std::string text = pointer() + '/';
    append_step(text, key);
    return text;
}

void Node::fail_at(std::string where, std::string_view sentence) const {
    std::string text(source_);
    text += ": ";
    text += parent_ == nullptr ? "the document" : pointer() + ":";
    text += ' ';
    text += sentence;
    const std::string about = parent_ == nullptr ? "the document " : "";
    refuse_scene(text, {{pointer(), about + std::string(sentence)}, std::move(where)});
}

void Node::fail(std::string_view sentence) const {
    fail_at(pointer(), sentence);
}

void Node::fail_key(std::string_view key, std::string_view sentence) const {
    fail_at(pointer(key), sentence);
}

void Node::fail_type(std::string_view expected) const {
    std::string sentence = "is ";
    sentence += type_of(*value_);
    sentence += "; it must be ";
    sentence += expected;
    fail(sentence);
}

void Node::fail(const Error& error) const {
    const std::string value = error.value().empty() ? "" : " is " + error.value();
    fail(error.argument() + value + "; " + error.requirement());
}

}  // namespace jostle::scene_detail

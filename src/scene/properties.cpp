// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A value's type follows from its JSON: a whole number, one with a point or an exponent, two numbers (a
// vector), four whole ones of a byte (a colour). All else is kept as text.
#include "scene/properties.h"

#include <cmath>
#include <cstdint>
#include <limits>
#include <type_traits>
#include <utility>
#include <vector>

#include "scene/field_reader.h"
#include "scene/read_rube.h"
#include "scene/refuse.h"

namespace jostle::scene_detail {
namespace {

constexpr std::size_t kMaxProperties = 100'000;  // of one object

bool fits_float(const Json& value) {
    if (!value.is_number()) return false;
    const auto number = value.get<double>();
    return std::abs(number) <= static_cast<double>(std::numeric_limits<float>::max()) &&
           static_cast<double>(static_cast<float>(number)) == number;
}

/// A list or an object as text, with the shortest numbers that read back as the same.
class Writer {
  public:
    explicit Writer(const Json& value) {
        begin(value);
        while (!open_.empty()) go_on();
    }
    [[nodiscard]] std::string take() { return std::move(text_); }

  private:
    struct Open {
        const Json* container;
        Json::const_iterator next;
    };

    void begin(const Json& value) {
        if (value.is_structured()) {
            text_ += value.is_array() ? '[' : '{';
            open_.push_back({&value, value.cbegin()});
        } else {
            text_ += value.is_number_float() && fits_float(value)
                         ? to_text(static_cast<float>(value.get<double>()))
                         : value.dump();
        }
    }
    void go_on() {
        Open& open = open_.back();
        if (open.next == open.container->cend()) {
            text_ += open.container->is_array() ? ']' : '}';
            open_.pop_back();
            return;
        }
        if (open.next != open.container->cbegin()) text_ += ',';
        if (open.container->is_object()) text_ += Json(open.next.key()).dump() + ':';
        const Json& value = *open.next;
        ++open.next;
        begin(value);
    }

    std::string text_;
    std::vector<Open> open_;
};

bool is_vector(const Json& value) {
    return value.is_array() && value.size() == 2 && fits_float(value[0]) && fits_float(value[1]);
}

bool is_color(const Json& value) {
    if (!value.is_array() || value.size() != 4) return false;
    for (const Json& part : value)
        if (!part.is_number_unsigned() || part.get<std::uint64_t>() > 255) return false;
    return true;
}

SceneColor color_of(const Json& value) {
    const auto part = [&](std::size_t i) { return static_cast<std::uint8_t>(value[i].get<unsigned>()); };
    return {part(0), part(1), part(2), part(3)};
}

bool fits_whole(const Json& value) {
    if (value.is_number_unsigned())
        return value.get<std::uint64_t>() <=
               static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
    return value.is_number_integer();
}

SceneValue value_of(const Json& value) {
    if (value.is_boolean()) return value.get<bool>();
    if (value.is_string()) return value.get_ref<const std::string&>();
    if (fits_whole(value)) return value.get<std::int64_t>();
    if (value.is_number_float() && fits_float(value)) return static_cast<float>(value.get<double>());
    if (is_vector(value))
        return Vec2{static_cast<float>(value[0].get<double>()), static_cast<float>(value[1].get<double>())};
    if (is_color(value)) return color_of(value);
    return SceneJson{Writer(value).take()};
}

std::string text_of(float value) {
    if (!is_finite(value))
        refuse_scene("write_scene: a property is " + to_text(value) + "; a scene's numbers are finite");
    if (value == 0.0f) return std::signbit(value) ? "-0.0" : "0.0";
    // A whole number would come back as one.
    std::string text = to_text(value);
    if (text.find_first_of(".e") == std::string::npos) text += ".0";
    return text;
}

}  // namespace

void read_properties(const Node& object, SceneProperties& properties) {
    for (const auto& [key, value] : object.value().get_ref<const Json::object_t&>())
        if (is_note(key)) properties.insert_or_assign(key, value_of(value));
    const Json* list = object.find("properties");
    if (list == nullptr) return;
    const Node node(object, "properties", *list);
    node.attempt([&] {
        node.expect_object();
        for (const auto& [key, value] : list->get_ref<const Json::object_t&>())
            if (!properties.emplace(key, value_of(value)).second)
                node.fail_key(key, "has the key " + in_quotes(key) + ", which the object has as a note");
    });
}

std::string string_text(const std::string& value) {
    // Bytes that are not UTF-8 are replaced in the one text and left out of the other: the two differ.
    std::string text = Json(value).dump(-1, ' ', false, Json::error_handler_t::replace);
    if (text != Json(value).dump(-1, ' ', false, Json::error_handler_t::ignore))
        refuse_scene("write_scene: the text " + in_quotes(value) + " is not UTF-8");
    return text;
}

std::string property_text(const SceneValue& value) {
    return std::visit(
        [](const auto& held) -> std::string {
            using Held = std::decay_t<decltype(held)>;
            if constexpr (std::is_same_v<Held, bool>) {
                return held ? "true" : "false";
            } else if constexpr (std::is_same_v<Held, std::int64_t>) {
                return std::to_string(held);
            } else if constexpr (std::is_same_v<Held, float>) {
                return text_of(held);
            } else if constexpr (std::is_same_v<Held, std::string>) {
                return string_text(held);
            } else if constexpr (std::is_same_v<Held, Vec2>) {
                return "[" + text_of(held.x) + ", " + text_of(held.y) + "]";
            } else if constexpr (std::is_same_v<Held, SceneColor>) {
                return "[" + std::to_string(held.r) + ", " + std::to_string(held.g) + ", " +
                       std::to_string(held.b) + ", " + std::to_string(held.a) + "]";
            } else {
                if (!Json::accept(held.text))
                    refuse_scene("write_scene: the property " + in_quotes(held.text) + " is no JSON");
                return held.text;
            }
        },
        value);
}

namespace rube {
namespace {

/// An editor's colour is a list of four, or an object of r, g, b and a.
SceneValue color(const Node& node) {
    const Json& value = node.value();
    if (is_color(value)) return color_of(value);
    if (value.is_object() && value.contains("r") && value.contains("g") && value.contains("b")) {
        const auto part = [&](std::string_view key) {
            return static_cast<std::uint8_t>(node.at(key).integer(0, 255));
        };
        return SceneColor{part("r"), part("g"), part("b"),
                          value.contains("a") ? part("a") : std::uint8_t{255}};
    }
    return SceneJson{Writer(value).take()};
}

SceneValue value(const Node& entry) {
    for (const auto& [key, held] : entry.value().get_ref<const Json::object_t&>()) {
        if (key == "name") continue;
        const Node node(entry, key, held);
        if (key == "float") return number(node, kFinite);
        if (key == "vec2") return vector(entry, key, kFinite);
        if (key == "bool" && held.is_number()) return held.get<double>() != 0.0;
        if (key == "color") return color(node);
        return value_of(held);
    }
    return SceneJson{"null"};
}

}  // namespace

void read_custom_properties(const Node& object, SceneProperties& properties) {
    const Json* list = object.find("customProperties");
    if (list == nullptr) return;
    const Node node(object, "customProperties", *list);
    node.attempt([&] {
        const std::size_t count = node.expect_array(kMaxProperties, "custom properties");
        for (std::size_t i = 0; i < count; ++i) {
            const Node entry(node, i);
            node.attempt([&] {
                // ORDER: the name first, as it finds out whether the entry is an object.
                const std::string& key = entry.at("name").string();
                properties.insert_or_assign(key, value(entry));
            });
        }
    });
}

}  // namespace rube
}  // namespace jostle::scene_detail

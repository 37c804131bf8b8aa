// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// All numbers of a state with their names, in the order of the description: to print them, and to find where
// two worlds part.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "dynamics/save/state_writer.h"

namespace jostle::detail {

struct StateNumber {
    const char* object = "";
    int index = 0;
    const char* record = "";  ///< the field that it is a field of, or ""
    const char* field = "";
    std::uint64_t bits = 0;
    bool is_float = false;
    bool is_double = false;

    [[nodiscard]] std::string text() const;
    [[nodiscard]] std::string path() const;
};
/// By name and by bits.
[[nodiscard]] bool are_alike(const StateNumber& a, const StateNumber& b);

class StateList {
  public:
    [[nodiscard]] const std::vector<StateNumber>& numbers() const { return numbers_; }

    template <class S>
    void layout(const S&) {}
    template <class S>
    void room(const S&) {}
    void at(const char* object, int index) {
        object_ = object;
        index_ = index;
    }
    template <class T>
    void member(const char*, const T&) {}
    template <class T>
    void derived(const char*, const T&) {}
    template <class T>
    void fact(const char* name, const T& number) {
        at("world", 0);
        state(name, number);
    }
    template <class T>
    void state(const char* name, const T& value) {
        field_ = name;
        field(value);
    }
    template <class T>
    void known(const char*, const T&) {}
    void unbounded(const char* name, float value) { state(name, value); }
    template <class T>
    void first(const char* name, const T* values, int count) {
        for (int i = 0; i < count; ++i) state(name, values[i]);
    }
    template <class T>
    void kept(const char* name, const T* values, int count) {
        first(name, values, count);
    }
    void grown(const char* name, std::span<const float> numbers, int) {
        first(name, numbers.data(), static_cast<int>(numbers.size()));
    }
    void parameters(const JointRow& row, const std::uint32_t* words) {
        for (std::size_t i = 0; i < row.words.size(); ++i) {
            field_ = row.words[i].name;
            add(words[i], row.words[i].type == WordType::kNumber, false);
        }
    }
    template <class T>
    void list(const char* name, const T& elements) {
        for (const auto& element : elements) state(name, element);
    }
    void islands(const IslandTable& all) { describe_islands(*this, all); }
    void boxes(const Tables& t) {
        for_live(t.shapes, [&](ShapeId id) {
            const int proxy = t.shapes.proxy(id);
            if (proxy == kNone) return;
            at("shape", id.index);
            state("box.lower", t.broad_phase.fat_box(proxy).lower);
            state("box.upper", t.broad_phase.fat_box(proxy).upper);
            state("box has moved", t.broad_phase.has_moved(proxy));
        });
    }

  private:
    void add(std::uint64_t bits, bool is_float, bool is_double) {
        numbers_.push_back({object_, index_, record_, field_, bits, is_float, is_double});
    }
    template <class T>
    void field(const T& value) {
        if constexpr (std::is_same_v<T, float>) {
            add(std::bit_cast<std::uint32_t>(value), true, false);
        } else if constexpr (std::is_same_v<T, double>) {
            add(std::bit_cast<std::uint64_t>(value), false, true);
        } else if constexpr (std::is_enum_v<T> || std::is_arithmetic_v<T>) {
            add(static_cast<std::uint64_t>(value), false, false);
        } else if constexpr (std::is_same_v<T, Vec2>) {
            field(value.x);
            field(value.y);
        } else if constexpr (requires { value.has_value(); }) {
            field(value.has_value());
            if (value) field(*value);
        } else if constexpr (std::is_array_v<T>) {
            for (const auto& element : value) field(element);
        } else {
            const char* const before = record_;
            record_ = field_;
            describe(*this, value);
            record_ = before;
        }
    }

    std::vector<StateNumber> numbers_;
    const char* object_ = "world";
    int index_ = 0;
    const char* record_ = "";
    const char* field_ = "";
};

}  // namespace jostle::detail

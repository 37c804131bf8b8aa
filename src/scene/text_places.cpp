// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// One walk over the text, with the pointer of the present value at hand: a step is appended where a container
// is entered, and taken away where it is left. Nothing recurses.
#include "scene/text_places.h"

#include <cstddef>
#include <map>
#include <nlohmann/json.hpp>

namespace jostle::scene_detail {
namespace {

class Walk {
  public:
    Walk(std::string_view text, std::span<const std::string> pointers) : text_(text) {
        for (const std::string& pointer : pointers) places_.emplace(pointer, TextPlace{});
    }

    void go() {
        skip_space();
        note();  // the document
        while (at_ < text_.size()) {
            const char c = text_[at_];
            if (c == '{' || c == '[') {
                open(c == '[');
            } else if (c == '}' || c == ']') {
                advance();
                if (!open_.empty()) open_.pop_back();
                pointer_.resize(open_.empty() ? 0 : open_.back().length);
            } else if (c == ',') {
                advance();
                if (!open_.empty()) begin_member();
            } else if (c == '"') {
                (void)string();
            } else {
                advance();
            }
        }
    }

    [[nodiscard]] TextPlace place(const std::string& pointer) const { return places_.find(pointer)->second; }

  private:
    struct Container {
        bool is_array;
        std::size_t length;  // of the container's own pointer
        std::size_t index = 0;
    };

    void open(bool is_array) {
        open_.push_back({is_array, pointer_.size()});
        advance();
        skip_space();
        if (at_ < text_.size() && text_[at_] != ']' && text_[at_] != '}') begin_member();
    }

    /// The pointer becomes that of the next member or element.
    void begin_member() {
        skip_space();
        Container& container = open_.back();
        pointer_.resize(container.length);
        pointer_ += '/';
        if (container.is_array) {
            pointer_ += std::to_string(container.index++);
            note();
            return;
        }
        const TextPlace start{line_, static_cast<int>(at_ - line_start_) + 1};
        const std::string_view key = string();
        // Escapes in keys are rare: only then is the parser asked.
        if (key.find('\\') == std::string_view::npos) {
            append_step(pointer_, key.size() < 2 ? key : key.substr(1, key.size() - 2));
        } else {
            append_step(pointer_, nlohmann::json::parse(key, nullptr, false).get<std::string>());
        }
        note(start);
    }

    void note() { note({line_, static_cast<int>(at_ - line_start_) + 1}); }
    void note(TextPlace place) {
        const auto found = places_.find(pointer_);
        if (found != places_.end()) found->second = place;
    }

    /// A string with its quotes.
    std::string_view string() {
        const std::size_t start = at_;
        advance();
        while (at_ < text_.size() && text_[at_] != '"') {
            if (text_[at_] == '\\') advance();
            advance();
        }
        advance();
        return text_.substr(start, at_ - start);
    }
    void skip_space() {
        while (at_ < text_.size() &&
               (text_[at_] == ' ' || text_[at_] == '\t' || text_[at_] == '\r' || text_[at_] == '\n'))
            advance();
    }
    void advance() {
        if (at_ >= text_.size()) return;
        if (text_[at_++] != '\n') return;
        ++line_;
        line_start_ = at_;
    }

    std::string_view text_;
    std::map<std::string, TextPlace, std::less<>> places_;
    std::string pointer_;
    std::vector<Container> open_;
    std::size_t at_ = 0;
    std::size_t line_start_ = 0;
    int line_ = 1;
};

}  // namespace

void append_step(std::string& pointer, std::string_view key) {
    for (const char c : key) {
        if (c == '~') {
            pointer += "~0";
        } else if (c == '/') {
            pointer += "~1";
        } else {
            pointer += c;
        }
    }
}

std::vector<TextPlace> find_places(std::string_view text, std::span<const std::string> pointers) {
    Walk walk(text, pointers);
    walk.go();
    std::vector<TextPlace> places;
    places.reserve(pointers.size());
    for (const std::string& pointer : pointers) places.push_back(walk.place(pointer));
    return places;
}

}  // namespace jostle::scene_detail

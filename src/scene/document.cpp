// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The tree is built from the parser's events, so that limits hold before memory is taken. The parser keeps a
// bit for each open bracket and does not recurse; nothing here does.
#include "scene/document.h"

#include <charconv>
#include <cmath>
#include <cstdlib>
#include <iterator>
#include <vector>

#include "scene/refuse.h"

namespace jostle::scene_detail {
namespace {

/// A pointer into the text that tells the builder how far the parser has read.
class Cursor {
  public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    Cursor(const char* at, const char** seen) : at_(at), seen_(seen) {}
    reference operator*() const { return *at_; }
    Cursor& operator++() {
        *seen_ = ++at_;
        return *this;
    }
    Cursor operator++(int) {
        Cursor old = *this;
        ++*this;
        return old;
    }
    friend bool operator==(const Cursor& a, const Cursor& b) { return a.at_ == b.at_; }

  private:
    const char* at_;
    const char** seen_;
};

/// The library's message without its number, its own idea of the place, and what it read last (which may be
/// anything).
std::string reason(std::string_view message) {
    if (const std::size_t at = message.find("syntax error"); at != std::string_view::npos) {
        message.remove_prefix(at);
        if (const std::size_t dash = message.find(" - "); dash != std::string_view::npos) {
            message.remove_prefix(dash + 3);
        }
    } else if (const std::size_t end = message.find("] "); end != std::string_view::npos) {
        message.remove_prefix(end + 2);
    }
    return std::string(message.substr(0, message.find("; last read")));
}

class Builder {
  public:
    Builder(std::string_view text, std::string_view source)
        : text_(text), source_(source), seen_(text.data()) {}

    Json build() {
        const char* end = text_.data() + text_.size();
        Json::sax_parse(Cursor(text_.data(), &seen_), Cursor(end, &seen_), this);
        return std::move(root_);
    }

    bool null() { return add(nullptr); }
    bool boolean(bool value) { return add(value); }
    bool number_integer(Json::number_integer_t value) { return add(value); }
    bool number_unsigned(Json::number_unsigned_t value) { return add(value); }
    bool number_float(double value, const std::string& text) {
        // Rounded once, from the text, not twice by way of double.
        float nearest = 0.0f;
#ifdef _LIBCPP_VERSION
        // Its from_chars has no floats; the C library's locale is the one of C where nobody has set another.
        char* end = nullptr;
        nearest = std::strtof(text.c_str(), &end);
        const bool fits = std::isfinite(nearest) && end == text.c_str() + text.size();
#else
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), nearest);
        const bool fits = error == std::errc{} && end == text.data() + text.size();
#endif
        if (fits && static_cast<float>(value) != nearest) value = static_cast<double>(nearest);
        return add(value);
    }
    bool string(std::string& value) {
        return add(std::move(value));
    }
    bool binary(Json::binary_t&) {
        return false;
    }

    bool start_object(std::size_t) {
        return open(Json::object());
    }
    bool start_array(std::size_t) {
        return open(Json::array());
    }
    bool end_object() {
        return close();
    }
    bool end_array() {
        return close();
    }

    bool key(std::string& value) {
        const auto [place, is_new] = open_.back()->get_ref<Json::object_t&>().try_emplace(value);
        if (!is_new) fail("the key " + in_quotes(value) + " occurs twice in one object");
        member_ = &place->second;
        return true;
    }

    bool parse_error(std::size_t position, const std::string&, const Json::exception& error) {
        seen_ = text_.data() + (position < text_.size() ? position : text_.size());
        const bool overflow = error.id == 406;
        fail(overflow ? "a number is too large" : reason(error.what()));
    }

  private:
    template <class Value>
    bool add(Value&& value) {
        if (++values_ > kMaxValues) fail("there are more than " + std::to_string(kMaxValues) + " values");
        last_ = place();
        *last_ = std::forward<Value>(value);
        return true;
    }

    /// Where the next value goes. A container's address is stable while it is open: its siblings come after
    /// it.
    Json* place() {
        if (open_.empty()) return &root_;
        if (open_.back()->is_object()) return member_;
        return &open_.back()->get_ref<Json::array_t&>().emplace_back();
    }

    bool open(Json&& container) {
        if (open_.size() == kMaxDepth) {
            fail("arrays and objects are nested more than " + std::to_string(kMaxDepth) + " deep");
        }
        add(std::move(container));
        open_.push_back(last_);
        return true;
    }

    bool close() {
        open_.pop_back();
        return true;
    }

    [[noreturn]] void fail(const std::string& why) const {
        const std::size_t end = static_cast<std::size_t>(seen_ - text_.data());
        const std::size_t at = end == 0 ? 0 : end - 1;  // the parser reads one character ahead of its event
        std::size_t line = 1;
        std::size_t start = 0;
        for (std::size_t i = 0; i < at; ++i) {
            if (text_[i] != '\n') continue;
            ++line;
            start = i + 1;
        }
        const std::size_t column = at - start + 1;
        const std::string sentence = std::string(source_) + ": line " + std::to_string(line) + ", column " +
                                     std::to_string(column) + ": " + why;
        refuse_scene(sentence, {{"", why, static_cast<int>(line), static_cast<int>(column)}, ""});
    }

    std::string_view text_;
    std::string_view source_;
    const char* seen_;
    Json root_;
    Json* last_ = nullptr;
    Json* member_ = nullptr;
    std::vector<Json*> open_;
    std::size_t values_ = 0;
};

}  // namespace

Json parse_document(std::string_view text, std::string_view source) {
    if (text.size() > kMaxTextBytes) {
        refuse_scene(std::string(source) + ": the text has " + std::to_string(text.size()) +
                     " bytes; a scene has at most " + std::to_string(kMaxTextBytes));
    }
    return Builder(text, source).build();
}

std::string in_quotes(std::string_view text) {
    constexpr std::size_t kLongest = 48;
    std::string out = "\"";
    for (const char c : text.substr(0, kLongest)) {
        const auto byte = static_cast<unsigned char>(c);
        out += byte < 0x20 || byte == 0x7f ? '?' : c;
    }
    // Half a character of UTF-8 at the cut would garble the line that it is printed in.
    if (text.size() > kLongest) {
        while (out.size() > 1 && (static_cast<unsigned char>(out.back()) & 0xc0) == 0x80) out.pop_back();
        if (out.size() > 1 && (static_cast<unsigned char>(out.back()) & 0x80) != 0) out.pop_back();
        out += "...";
    }
    return out + '"';
}

}  // namespace jostle::scene_detail

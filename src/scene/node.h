// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A value of a document together with how one got to it, so that an error can name the place by JSON pointer
// (RFC 6901). A node points at its parent, which must outlive it; nothing is built while all goes well. What
// is read is checked for its type and its range here, once. With a list of mistakes, a reader goes on after
// one: attempt().
#pragma once

#include <jostle/core/error.h>
#include <jostle/core/require.h>
#include <jostle/math/vec2.h>

#include <cstdint>
#include <string>
#include <string_view>

#include "scene/document.h"
#include "scene/mistakes.h"

namespace jostle::scene_detail {

inline constexpr std::size_t kAnyLength = std::string::npos;

class Node {
  public:
    /// The first mistake is thrown.
    Node(const Json& document, std::string_view source) : value_(&document), source_(source) {}
    /// Mistakes are noted.
    Node(const Json& document, Mistakes& mistakes)
        : value_(&document), source_(mistakes.source()), mistakes_(&mistakes) {}
    Node(const Node& parent, std::string_view key, const Json& value)
        : value_(&value), parent_(&parent), key_(key), source_(parent.source_), mistakes_(parent.mistakes_) {}
    Node(const Node& parent, std::size_t index)
        : value_(&(*parent.value_)[index]),
          parent_(&parent),
          index_(index),
          source_(parent.source_),
          mistakes_(parent.mistakes_) {}

    [[nodiscard]] const Json& value() const { return *value_; }
    /// nullptr where there is none.
    [[nodiscard]] const Json* find(std::string_view key) const;
    /// A member that must be there.
    [[nodiscard]] Node at(std::string_view key) const;

    [[nodiscard]] float number(const Range& range = kFinite) const;
    [[nodiscard]] bool boolean() const;
    [[nodiscard]] int integer(long long lowest, long long highest) const;
    /// Of at most so many bytes.
    [[nodiscard]] const std::string& string(std::size_t most = kAnyLength) const;
    /// Throws unless it is an object.
    void expect_object() const;
    /// Throws unless it is an array of at most `most` elements; returns how many.
    std::size_t expect_array(std::size_t most, std::string_view of_what) const;

    /// Calls `read`, and notes a mistake in it where mistakes are noted. Answers whether there was none.
    template <class Read>
    bool attempt(const Read& read) const {
        if (mistakes_ != nullptr) return mistakes_->attempt(read);
        read();
        return true;
    }
    /// [1] Of the document so far: if it is greater after something was read, that was wrong.
    [[nodiscard]] std::size_t mistakes() const { return mistakes_ != nullptr ? mistakes_->size() : 0; }

    /// "scene.json: /bodies/3: " and the sentence.
    [[noreturn]] void fail(std::string_view sentence) const;
    /// A failure of this object, at the place of a key that should not be there.
    [[noreturn]] void fail_key(std::string_view key, std::string_view sentence) const;
    [[noreturn]] void fail_type(std::string_view expected) const;
    /// An Error of the library's own, without the name of its function.
    [[noreturn]] void fail(const Error& error) const;
    [[nodiscard]] std::string pointer() const;
    [[nodiscard]] std::string pointer(std::string_view key) const;  ///< of a member

  private:
    [[noreturn]] void fail_at(std::string where, std::string_view sentence) const;

    const Json* value_;
    const Node* parent_ = nullptr;
    std::string_view key_;
    std::size_t index_ = 0;
    std::string_view source_;
    Mistakes* mistakes_ = nullptr;
};

/// A number of a document: whole ones below 2^63, and others below 1e15 that are whole, without an exponent.
std::string number_text(const Json& number);
/// The float nearest to a number; throws, at `node`, where that is out of range.
float checked(const Node& node, double value, const Range& range, std::string_view what = "is ");

}  // namespace jostle::scene_detail

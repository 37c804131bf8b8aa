// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The mistakes of a document. A reader that has such a list goes on after a mistake, so that all are told at
// once; without exceptions the first one ends the reading.
#pragma once

#include <jostle/scene/io.h>

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace jostle::scene_detail {

/// A note, and the pointer whose line and column it gets: a misspelt key's, where the note is of the object.
struct PlacedNote {
    SceneNote note;
    std::string where;
};

#ifndef JOSTLE_NO_EXCEPTIONS
/// A mistake that may be noted, as a reader throws it.
class OneMistake : public SceneError {
  public:
    OneMistake(const std::string& line, PlacedNote mistake)
        : SceneError(line, {mistake.note}), mistake_(std::move(mistake)) {}
    [[nodiscard]] const PlacedNote& mistake() const { return mistake_; }

  private:
    PlacedNote mistake_;
};
#endif

class Mistakes {
  public:
    explicit Mistakes(std::string_view source) : source_(source) {}

    [[nodiscard]] std::string_view source() const { return source_; }
    [[nodiscard]] std::size_t size() const { return notes_.size(); }

    /// Calls `read`; a mistake in it is noted. Answers whether there was none.
    template <class Read>
    bool attempt(const Read& read) {
#ifdef JOSTLE_NO_EXCEPTIONS
        read();
#else
        try {
            read();
        } catch (const OneMistake& mistake) {
            if (is_full()) throw;
            if (is_noted(mistake.what())) return false;
            lines_ += lines_.empty() ? "" : "\n";
            lines_ += mistake.what();
            notes_.push_back(mistake.mistake());
            if (is_full()) throw;  // the reading ends
            return false;
        }
#endif
        return true;
    }

    /// Calls `read`, which reads the whole document of this text. Throws SceneError with all mistakes, if
    /// there are any.
    template <class Read>
    void read_all([[maybe_unused]] std::string_view text, const Read& read) {
#ifdef JOSTLE_NO_EXCEPTIONS
        read();
#else
        try {
            attempt(read);
        } catch (const OneMistake&) {
            // The list is full.
        }
        finish(text);
#endif
    }

  private:
    static constexpr std::size_t kMost = 100;

    [[nodiscard]] bool is_full() const {
        return notes_.size() == kMost;
    }
    /// A key that must be there may be asked for twice.
    [[nodiscard]] bool is_noted(std::string_view line) const;
    void finish(std::string_view text);

    std::string_view source_;
    std::string lines_;
    std::vector<PlacedNote> notes_;
};

/// Writes the line and column of `where` into each note.
void place_notes(std::string_view text, std::vector<PlacedNote>& notes);

}  // namespace jostle::scene_detail

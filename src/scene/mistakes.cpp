// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The text is looked at again for lines and columns only where there is a mistake.
#include "scene/mistakes.h"

#include "scene/text_places.h"

namespace jostle::scene_detail {

void place_notes(std::string_view text, std::vector<PlacedNote>& notes) {
    std::vector<std::string> pointers;
    pointers.reserve(notes.size());
    for (const PlacedNote& placed : notes) pointers.push_back(placed.where);
    const std::vector<TextPlace> places = find_places(text, pointers);
    for (std::size_t i = 0; i < notes.size(); ++i) {
        notes[i].note.line = places[i].line;
        notes[i].note.column = places[i].column;
    }
}

bool Mistakes::is_noted(std::string_view line) const {
    return !lines_.empty() && std::string_view(lines_).substr(lines_.rfind('\n') + 1) == line;
}

#ifndef JOSTLE_NO_EXCEPTIONS
void Mistakes::finish(std::string_view text) {
    if (notes_.empty()) return;
    place_notes(text, notes_);
    std::vector<SceneNote> told;
    told.reserve(notes_.size());
    for (PlacedNote& placed : notes_) told.push_back(std::move(placed.note));
    throw SceneError(lines_, std::move(told));
}
#endif

}  // namespace jostle::scene_detail

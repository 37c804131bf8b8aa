// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The one way by which scenes are refused, with exceptions and without. Without, the sentence reaches the
// handler of Error (core/error.h) as its requirement, and an Error of the library's own goes there without
// the place.
#pragma once

#include <jostle/core/error.h>
#include <jostle/scene/io.h>

#include <string>
#include <utility>

#include "scene/mistakes.h"

namespace jostle::scene_detail {

/// Throws SceneError.
[[noreturn]] inline void refuse_scene(const std::string& sentence) {
#ifdef JOSTLE_NO_EXCEPTIONS
    raise("scene", "text", "", sentence);
#else
    throw SceneError(sentence);
#endif
}

/// Throws OneMistake, which a list of mistakes may note.
[[noreturn]] inline void refuse_scene(const std::string& sentence, [[maybe_unused]] PlacedNote mistake) {
#ifdef JOSTLE_NO_EXCEPTIONS
    refuse_scene(sentence);
#else
    throw OneMistake(sentence, std::move(mistake));
#endif
}

/// Calls `action`; fails at `place` where that is refused.
template <class Place, class Action>
void refused_at([[maybe_unused]] const Place& place, const Action& action) {
#ifdef JOSTLE_NO_EXCEPTIONS
    action();
#else
    try {
        action();
    } catch (const Error& error) {
        place.fail(error);
    }
#endif
}

}  // namespace jostle::scene_detail

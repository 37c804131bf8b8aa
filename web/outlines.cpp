// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The exports of outlines.wasm, a module of its own, so that pages that clean no outlines do not load the
// code for that. Loops come in memory that JavaScript takes and gives back; the answer lies in a buffer until
// the next call.
#include <jostle/geometry/clean_outline.h>

#include <cstdint>
#include <cstring>
#include <span>
#include <vector>

#include "export.h"

namespace jostle::web {
namespace {

class Answer {
  public:
    void clear() { numbers_.clear(); }
    void add(double number) { numbers_.push_back(number); }
    void add_loop(std::span<const Vec2> loop) {
        add(static_cast<double>(loop.size()));
        for (const Vec2 point : loop) {
            add(static_cast<double>(point.x));
            add(static_cast<double>(point.y));
        }
    }
    [[nodiscard]] const double* numbers() const { return numbers_.data(); }

  private:
    std::vector<double> numbers_;
};

double place_of(const char* text) {
    return static_cast<double>(reinterpret_cast<std::uintptr_t>(text));
}

void add_changes(const OutlineChanges& changes, Answer& out) {
    for (const int count : {changes.joined, changes.crossings, changes.touches, changes.cancelled,
                            changes.pinches, changes.dropped, changes.cuts})
        out.add(count);
    out.add(changes.dropped_area);
    out.add(static_cast<double>(changes.tolerance));
}

}  // namespace
}  // namespace jostle::web

using namespace jostle;
using namespace jostle::web;

JOSTLE_EXPORT(room)(std::size_t bytes)->void* {
    return ::operator new(bytes);
}
JOSTLE_EXPORT(give_back)(void* room)->void {
    ::operator delete(room);
}

/// Of loops whose points lie one after the other: place and length of the refusal's sentence, of length 0
/// where there is none; loop and point of the refusal; the changes; how many outlines there are, and of each
/// how many loops, the outer one first, and of each of these how many points, and their coordinates.
JOSTLE_EXPORT(clean_outline)(const Vec2* points, const int* counts, int loops)->const double* {
    std::vector<std::span<const Vec2>> given;
    for (int i = 0; i < loops; ++i) {
        given.emplace_back(points, static_cast<std::size_t>(counts[i]));
        points += counts[i];
    }
    const CleanOutlines clean = clean_outline(given);
    static Answer answer;
    answer.clear();
    const char* const sentence = describe(clean.status);
    answer.add(place_of(sentence));
    answer.add(clean.status == OutlineStatus::kOk ? 0.0 : static_cast<double>(std::strlen(sentence)));
    answer.add(clean.loop + 1);
    answer.add(clean.point);
    add_changes(clean.changes, answer);
    answer.add(static_cast<double>(clean.outlines.size()));
    for (const SolidOutline& solid : clean.outlines) {
        answer.add(static_cast<double>(1 + solid.holes().size()));
        answer.add_loop(solid.outer());
        for (const std::vector<Vec2>& hole : solid.holes()) answer.add_loop(hole);
    }
    return answer.numbers();
}

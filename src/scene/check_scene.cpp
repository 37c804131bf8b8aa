// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The readers and the maker of worlds note what they refuse; lint() names handles, which are looked up among
// those of the world and become pointers into the text.
#include <jostle/scene/check.h>

#include <cstdint>
#include <map>
#include <string>
#include <utility>

#include "scene/make_world.h"
#include "scene/read_text.h"
#include "scene/readers.h"

namespace jostle {
namespace {

using scene_detail::ExportNotes;
using scene_detail::PlacedNote;
using scene_detail::ScenePart;

/// Pointers to the parts of a scene in the text that it was read from.
class Pointers {
  public:
    Pointers(bool is_export, const ExportNotes& notes) : is_export_(is_export), notes_(notes) {}

    [[nodiscard]] std::string of(const ScenePart& part) const {
        std::string pointer;
        if (part.body >= 0) pointer = (is_export_ ? "/body/" : "/bodies/") + std::to_string(part.body);
        if (part.shape >= 0) pointer += (is_export_ ? "/fixture/" : "/shapes/") + std::to_string(part.shape);
        if (part.joint >= 0) {
            const int place = is_export_ ? notes_.joints[static_cast<std::size_t>(part.joint)] : part.joint;
            pointer = (is_export_ ? "/joint/" : "/joints/") + std::to_string(place);
        }
        return pointer;
    }

  private:
    bool is_export_;
    const ExportNotes& notes_;
};

/// How many shapes of a world a shape of a scene has become; `outline` counts outlines.
std::size_t count_of(const SceneShape& shape, const SceneWorld& made, std::size_t& outline) {
    if (const auto* chain = std::get_if<SceneChain>(&shape.geometry))
        return chain->points.size() - (chain->loop ? 0 : 1);
    if (std::holds_alternative<SceneOutline>(shape.geometry)) return made.outlines[outline++].size();
    return 1;
}

/// The parts of a scene by the keys of the world's handles.
class Parts {
  public:
    Parts(const Scene& scene, const SceneWorld& made) {
        std::size_t outline = 0;
        for (std::size_t b = 0; b < scene.bodies.size(); ++b) {
            const int body = static_cast<int>(b);
            bodies_[made.bodies[b].handle().key()] = {.body = body};
            const HandleRange<Shape> shapes = made.bodies[b].shapes();
            auto shape = shapes.begin();
            for (std::size_t s = 0; s < scene.bodies[b].shapes.size(); ++s) {
                const std::size_t count = count_of(scene.bodies[b].shapes[s], made, outline);
                for (std::size_t i = 0; i < count; ++i, ++shape)
                    shapes_[(*shape).handle().key()] = {.body = body, .shape = static_cast<int>(s)};
            }
        }
        for (std::size_t j = 0; j < made.joints.size(); ++j)
            joints_[made.joints[j].handle().key()] = {.joint = static_cast<int>(j)};
    }

    /// The most particular part that a finding names.
    [[nodiscard]] ScenePart of(const LintFinding& finding) const {
        if (!(finding.joint == Joint())) return joints_.at(finding.joint.handle().key());
        if (!(finding.shape_a == Shape())) return shapes_.at(finding.shape_a.handle().key());
        return bodies_.at(finding.body_a.handle().key());
    }

  private:
    std::map<std::uint64_t, ScenePart> bodies_, shapes_, joints_;
};

std::vector<SceneNote> placed(std::string_view text, std::vector<SceneNote> notes) {
    std::vector<PlacedNote> all;
    for (SceneNote& note : notes) {
        std::string where = note.pointer;
        all.push_back({std::move(note), std::move(where)});
    }
    scene_detail::place_notes(text, all);
    notes.clear();
    for (PlacedNote& one : all) notes.push_back(std::move(one.note));
    return notes;
}

void check_world(std::string_view text, const Pointers& pointers, SceneReport& report) {
    scene_detail::MakingNotes refused;
    const SceneWorld made = scene_detail::make_world(*report.scene, {}, &refused);
    for (const scene_detail::MakingNote& note : refused)
        report.mistakes.push_back({pointers.of(note.part), note.sentence});
    if (refused.empty()) {
        const Parts parts(*report.scene, made);
        for (const LintFinding& finding : made.world.lint()) {
            report.findings.push_back({pointers.of(parts.of(finding)), finding.sentence});
            report.types.push_back(finding.type);
        }
    }
    report.mistakes = placed(text, std::move(report.mistakes));
    report.findings = placed(text, std::move(report.findings));
}

void read_and_check(std::string_view text, std::string_view source, SceneReport& report) {
    const scene_detail::Json document = scene_detail::parse_document(text, source);
    scene_detail::Mistakes mistakes(source);
    ExportNotes notes;
    mistakes.read_all(text, [&] {
        report.scene = scene_detail::read_document({document, mistakes}, &notes);
    });
    report.unread = placed(text, std::move(notes.unread));
    check_world(text, {scene_detail::is_export(document), notes}, report);
}

}  // namespace

SceneReport check_scene(std::string_view text, std::string_view source) {
    SceneReport report;
#ifdef JOSTLE_NO_EXCEPTIONS
    read_and_check(text, source, report);
#else
    try {
        read_and_check(text, source, report);
    } catch (const SceneError& error) {
        report.scene.reset();
        report.mistakes = error.mistakes();
        // A text that is too long has no place.
        if (report.mistakes.empty()) report.mistakes.push_back({"", error.what()});
    }
#endif
    return report;
}

SceneReport check_scene_file(const std::string& path) {
    return check_scene(scene_detail::read_text(path), path);
}

}  // namespace jostle

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// `jostle scene check`: mistakes, what was passed over and, with --lint, what is probably wrong, each with
// its place in the text.
#include <fmt/format.h>
#include <jostle/dynamics/lint_names.h>
#include <jostle/scene/check.h>

#include <string_view>

#include "jostle/commands.h"
#include "jostle/load.h"
#include "jostle/output.h"
#include "measure/row.h"

namespace jostle::app {
namespace {

using Json = nlohmann::ordered_json;

/// "file:3:7: /bodies/0: a sentence", as compilers write it.
std::string line_of(const std::string& source, const SceneNote& note) {
    std::string line = source;
    if (note.line > 0) line += fmt::format(":{}:{}", note.line, note.column);
    if (!note.pointer.empty()) line += ": " + note.pointer;
    return line + ": " + note.sentence;
}

Json to_json(const SceneNote& note) {
    return {
        {"pointer", note.pointer}, {"line", note.line}, {"column", note.column}, {"sentence", note.sentence}};
}

Json to_json(const std::vector<SceneNote>& notes) {
    Json list = Json::array();
    for (const SceneNote& note : notes) list.push_back(to_json(note));
    return list;
}

Json findings_to_json(const SceneReport& report) {
    Json list = Json::array();
    for (std::size_t i = 0; i < report.findings.size(); ++i) {
        list.push_back(to_json(report.findings[i]));
        list.back()["type"] = kLintTypeNames[static_cast<std::size_t>(report.types[i])];
    }
    return list;
}

std::size_t count_shapes(const Scene& scene) {
    std::size_t shapes = 0;
    for (const SceneBody& body : scene.bodies) shapes += body.shapes.size();
    return shapes;
}

std::string counts_of(const Scene& scene) {
    return fmt::format("{} bodies, {} shapes, {} joints", scene.bodies.size(), count_shapes(scene),
                       scene.joints.size());
}

std::string findings_of(std::size_t count) {
    return fmt::format("{} finding{}", count, count == 1 ? "" : "s");
}

Json report_of(const CheckOptions& options, const SceneReport& report) {
    Json json{{"file", options.scene}};
    if (report.scene)
        json.update({{"name", report.scene->name},
                     {"description", report.scene->description},
                     {"bodies", report.scene->bodies.size()},
                     {"shapes", count_shapes(*report.scene)},
                     {"joints", report.scene->joints.size()},
                     {"left_out", report.scene->unread}});
    json["mistakes"] = to_json(report.mistakes);
    if (!options.lint) return json;
    json["unread"] = to_json(report.unread);
    json["findings"] = findings_to_json(report);
    return json;
}

void print_lint(const std::string& source, const SceneReport& report) {
    std::string text;
    for (const auto* notes : {&report.mistakes, &report.unread, &report.findings})
        for (const SceneNote& note : *notes) text += line_of(source, note) + '\n';
    const std::size_t count = report.unread.size() + report.findings.size();
    if (report.mistakes.empty())
        text += fmt::format("{}: {}: {}\n", source, count == 0 ? "fine" : findings_of(count),
                            counts_of(*report.scene));
    print(text);
}

void print_check(const std::string& source, const SceneReport& report) {
    for (const std::string& sentence : report.scene->unread) say(source + ": " + sentence);
    const std::size_t count = report.findings.size();
    const std::string sequel = count == 0 ? "" : fmt::format("; {}, which --lint tells", findings_of(count));
    print(fmt::format("{}: {}: {}{}\n", source, count == 0 ? "fine" : "readable", counts_of(*report.scene),
                      sequel));
}

}  // namespace

int check_scene(const CheckOptions& options) {
    const std::string source = source_name(options.scene);
    const std::string text = load_text(options.scene);
    const SceneReport report = jostle::check_scene(text, source);
    const bool is_refused = !report.mistakes.empty();
    if (options.json) {
        print(measure::dump(report_of(options, report)));
    } else if (options.lint) {
        print_lint(source, report);
    } else if (!is_refused) {
        print_check(source, report);
    }
    if (!is_refused) return 0;
    // The reader's own sentences, or those of the world.
    if (!report.scene) (void)parse_scene(text, source);
    for (const SceneNote& note : report.mistakes) say(line_of(source, {note.pointer, note.sentence}));
    return 1;
}

}  // namespace jostle::app

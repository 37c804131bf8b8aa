// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Which of the two formats a text is in, and reading files.
#include <jostle/scene/io.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>
#include <string>

#include "scene/document.h"
#include "scene/read_text.h"
#include "scene/readers.h"
#include "scene/refuse.h"

namespace jostle {
namespace {

using scene_detail::Json;

struct FileCloser {
    void operator()(std::FILE* file) const { std::fclose(file); }
};

[[noreturn]] void fail(std::string_view source, const std::string& sentence) {
    scene_detail::refuse_scene(std::string(source) + ": " + sentence);
}

}  // namespace

bool scene_detail::is_export(const Json& document) {
    if (document.contains("jostle")) return false;
    // Exporters always write these, besides bodies.
    for (const char* key : {"body", "stepsPerSecond", "velocityIterations", "positionIterations"})
        if (document.contains(key)) return true;
    return false;
}

Scene scene_detail::read_document(const Node& root, ExportNotes* notes) {
    const Json& document = root.value();
    if (!document.is_object()) root.fail("is not an object; a scene is {\"jostle\": 1, ...}");
    if (document.contains("jostle")) return read_jostle(root);
    if (is_export(document)) return read_rube(root, notes);
    if (document.contains("metaworld"))
        root.fail("is an editor's project; export it as JSON, and give that file");
    root.fail(
        "is neither a scene of jostle's (it lacks \"jostle\": 1) nor a R.U.B.E. export (it lacks \"body\")");
}

Scene parse_scene(std::string_view text, std::string_view source) {
    const Json document = scene_detail::parse_document(text, source);
    scene_detail::Mistakes mistakes(source);
    Scene scene;
    mistakes.read_all(text, [&] { scene = scene_detail::read_document({document, mistakes}); });
    return scene;
}

std::string scene_detail::read_text(std::FILE* file, std::string_view source) {
    std::string text;
    char buffer[1 << 16];
    for (;;) {
        const std::size_t got = std::fread(buffer, 1, sizeof buffer, file);
        text.append(buffer, got);
        if (got < sizeof buffer) break;
        // Read no further than needed to know: the file may have no end.
        if (text.size() > scene_detail::kMaxTextBytes) {
            fail(source, "has more than " + std::to_string(scene_detail::kMaxTextBytes >> 20) + " MiB");
        }
    }
    if (std::ferror(file) != 0) fail(source, std::string("cannot be read: ") + std::strerror(errno));
    return text;
}

std::string scene_detail::read_text(const std::string& path) {
    const std::unique_ptr<std::FILE, FileCloser> file(std::fopen(path.c_str(), "rb"));
    if (!file) fail(path, std::string("cannot be opened: ") + std::strerror(errno));
    return read_text(file.get(), path);
}

Scene read_scene(std::FILE* file, std::string_view source) {
    return parse_scene(scene_detail::read_text(file, source), source);
}

Scene read_scene(const std::string& path) {
    return parse_scene(scene_detail::read_text(path), path);
}

}  // namespace jostle

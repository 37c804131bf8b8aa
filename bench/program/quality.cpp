// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// `jostle-bench quality`: how well engines simulate contacts and joints, as the tables of docs/quality.md,
// which the command prints or writes into that page. The command fails where jostle is behind Box2D 3, if
// Box2D 3 is among the engines: so does a release.
#include "race/quality.h"

#include <fmt/format.h>

#include <fstream>

#include "jostle/output.h"
#include "jostle/progress.h"
#include "program/commands.h"
#include "program/scene_engines.h"
#include "scene/read_text.h"

namespace jostle::app {

void bench_quality(const QualityBenchOptions& options) {
    const race::Engines<race::Engine> engines = scene_engines(options.engines);
    // Before the measuring: a page that cannot be read is said at once.
    const std::string before = options.page.empty() ? "" : scene_detail::read_text(options.page);
    race::QualityPage page;
    {
        Progress progress(options.quiet);
        progress.begin("quality", "case", static_cast<int>(race::quality_cases().size()));
        page = race::quality_page(engines, [&](int index) { progress.at(index); });
    }
    if (options.page.empty()) {
        print(page.text);
    } else {
        std::ofstream file(options.page);
        file << race::with_tables(before, page) << std::flush;
        if (!file) throw Failure("'" + options.page + "' cannot be written");
    }
    for (const std::string& row : page.behind) say(row);
    if (!page.behind.empty())
        throw Failure(fmt::format("jostle is worse than Box2D 3 by more than a tenth in {} of these numbers",
                                  page.behind.size()));
}

}  // namespace jostle::app

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The tables of docs/quality.md with the reasons of the bounds, and the rows in which jostle is behind
// Box2D 3.
#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>
#include <stdexcept>

#include "race/quality.h"

namespace jostle::race {
namespace {

/// [1] A run that misses a bound so many times has failed the case ...
constexpr double kFailed = 5.0;
/// ... if it misses it by so many floors, too.
constexpr double kFailedFloors = 10.0;
/// [1] By which share jostle may be worse.
constexpr double kLeeway = 0.1;

/// Three digits, and none that only say how small something is.
std::string rounded(double value) {
    std::array<char, 32> text{};
    const auto end =
        std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::general, 3);
    return std::fabs(value) < 5e-4 ? "0" : std::string(text.data(), end.ptr);
}

std::string text_of(double value) {
    if (!(value < 1.0e6)) return "fails";
    return rounded(value);
}

/// The engines that take a number of sub-steps; the others iterate.
bool has_substeps(const Engine& engine) {
    return engine.name() == "jostle" || engine.name() == "box2d3";
}

struct Column {
    Engine* engine;
    int substeps;
    std::string title;
};

std::vector<Column> columns_of(const std::vector<std::unique_ptr<Engine>>& engines) {
    std::vector<Column> columns;
    for (const int substeps : kQualitySubsteps)
        for (const std::unique_ptr<Engine>& engine : engines)
            if (has_substeps(*engine))
                columns.push_back({engine.get(), substeps, engine->name() + " " + std::to_string(substeps)});
    for (const std::unique_ptr<Engine>& engine : engines)
        if (!has_substeps(*engine)) columns.push_back({engine.get(), 0, engine->name()});
    return columns;
}

/// A case as one column has it.
struct Cells {
    std::vector<std::string> text;  ///< a row each
    std::optional<Trace> trace;     ///< none: the engine does not have the case
};

std::size_t bound_at(int substeps) {
    return static_cast<std::size_t>(std::ranges::find(kQualitySubsteps, substeps) - kQualitySubsteps.begin());
}

Cells cells_of(const QualityCase& what, const Column& column) {
    Cells cells;
    try {
        cells.trace = run_quality(what, *column.engine, column.substeps);
    } catch (const std::runtime_error&) {
        // A dash: the engine does not have it.
    }
    for (const QualityMeasure& measure : what.measures) {
        std::string& text =
            cells.text.emplace_back(cells.trace ? text_of(value_of(measure, *cells.trace)) : "-");
        if (column.engine->name() != "jostle") continue;
        const double bound = measure.bound[bound_at(column.substeps)];
        if (std::isfinite(bound)) text += " (≤ " + rounded(bound) + ")";
    }
    return cells;
}

std::string table_of(const QualityCase& what, const std::vector<Column>& columns,
                     const std::vector<Cells>& cells) {
    std::string text = "| |", rule = "| --- |";
    for (const Column& column : columns) {
        text += " " + column.title + " |";
        rule += " ---: |";
    }
    text += "\n" + rule + "\n";
    for (std::size_t row = 0; row < what.measures.size(); ++row) {
        text += "| " + std::string(what.measures[row].name) + " |";
        for (const Cells& column : cells) text += " " + column.text[row] + " |";
        text += "\n";
    }
    return text;
}

/// A line for each measure that has a bound.
std::string reasons_of(const QualityCase& what) {
    std::string text = "\nWhy these bounds:\n\n";
    for (const QualityMeasure& measure : what.measures)
        text += "- " + std::string(measure.name.substr(0, measure.name.find(" ["))) + ": " +
                std::string(measure.why) + "\n";
    return text;
}

/// Compares jostle's columns with Box2D 3's of as many sub-steps.
void add_behind(const QualityCase& what, const std::vector<Column>& columns, const std::vector<Cells>& cells,
                std::vector<std::string>& behind) {
    for (std::size_t ours = 0; ours < columns.size(); ++ours) {
        if (columns[ours].engine->name() != "jostle") continue;
        for (std::size_t peer = 0; peer < columns.size(); ++peer) {
            if (columns[peer].engine->name() != "box2d3" || columns[peer].substeps != columns[ours].substeps)
                continue;
            if (!cells[ours].trace || !cells[peer].trace) continue;
            for (const QualityMeasure* measure :
                 measures_behind(what, columns[ours].substeps, *cells[ours].trace, *cells[peer].trace))
                behind.push_back(std::string(what.name) + ", " + std::string(measure->name) +
                                 ", sub-steps: " + std::to_string(columns[ours].substeps) + ": " +
                                 rounded(value_of(*measure, *cells[ours].trace)) + ", and Box2D 3's is " +
                                 rounded(value_of(*measure, *cells[peer].trace)));
        }
    }
}

bool has_failed(const QualityCase& what, std::size_t at, const Trace& trace) {
    return std::ranges::any_of(what.measures, [&](const QualityMeasure& measure) {
        return value_of(measure, trace) > kFailed * measure.bound[at] + kFailedFloors * measure.floor;
    });
}

}  // namespace

std::vector<const QualityMeasure*> measures_behind(const QualityCase& what, int substeps, const Trace& ours,
                                                   const Trace& theirs) {
    std::vector<const QualityMeasure*> behind;
    const std::size_t at = bound_at(substeps);
    if (has_failed(what, at, theirs)) return behind;
    for (const QualityMeasure& measure : what.measures) {
        if (!std::isfinite(measure.bound[at])) continue;
        const double peer = value_of(measure, theirs);
        if (value_of(measure, ours) > peer + std::max(kLeeway * std::fabs(peer), measure.floor))
            behind.push_back(&measure);
    }
    return behind;
}

QualityPage quality_page(const std::vector<std::unique_ptr<Engine>>& engines,
                         const std::function<void(int)>& at_case) {
    const std::vector<Column> columns = columns_of(engines);
    QualityPage page;
    int index = 0;
    for (const QualityCase& what : quality_cases()) {
        at_case(index++);
        std::vector<Cells> cells;
        cells.reserve(columns.size());
        for (const Column& column : columns) cells.push_back(cells_of(what, column));
        page.text += "\n## " + std::string(what.name) + "\n\n" + std::string(what.about) + "\n\n" +
                     table_of(what, columns, cells) + reasons_of(what);
        add_behind(what, columns, cells, page.behind);
    }
    return page;
}

std::string with_tables(std::string_view page, const QualityPage& tables) {
    const std::string heading = "\n## " + std::string(quality_cases().front().name) + "\n";
    return std::string(page.substr(0, page.find(heading))) + tables.text;
}

}  // namespace jostle::race

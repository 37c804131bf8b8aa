// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The part that `jostle-bench spatial`, `mesh`, `queries` and `crowd` share: options, and rows of results.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "jostle/output.h"
#include "jostle/progress.h"
#include "measure/row.h"
#include "program/commands.h"

namespace jostle::app {

[[nodiscard]] inline bool is_listed(const std::vector<std::string>& list, const std::string& name) {
    return list.empty() || std::find(list.begin(), list.end(), name) != list.end();
}

/// As the option --work calls them.
template <class Work>
[[nodiscard]] std::vector<std::string> work_names(int count) {
    std::vector<std::string> names;
    names.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) names.emplace_back(name_of(static_cast<Work>(i)));
    return names;
}

inline constexpr char kSpreadNote[] =
    "Spread is from the least to the greatest of the runs, over their median.\n";

template <class Rows, class ToJson>
[[nodiscard]] nlohmann::ordered_json json_rows(const Rows& rows, const ToJson& to_json) {
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const auto& row : rows) list.push_back(to_json(row));
    return list;
}
inline void print_rows(nlohmann::ordered_json rows) {
    print(measure::dump({{"rows", std::move(rows)}}));
}

/// Text of lines of which none is there twice.
class Lines {
  public:
    void add(const std::string& line) {
        if (seen_.insert(line).second) text_ += line;
    }
    [[nodiscard]] const std::string& text() const { return text_; }

  private:
    std::set<std::string> seen_;
    std::string text_;
};

/// Races the cases, and prints a table, notes and a line for each engine, or JSON. make_rows(case) gives rows
/// of several engines; table(rows) and to_json(row) write them.
template <class Cases, class MakeRows, class Table, class ToJson>
void race_cases(const RaceOptions& options, const char* label, const Cases& cases, const MakeRows& make_rows,
                const Table& table, const std::string& notes, const ToJson& to_json) {
    decltype(make_rows(cases.front())) rows;
    {
        Progress progress(options.quiet);
        progress.begin(label, "case", static_cast<int>(cases.size()));
        for (std::size_t i = 0; i < cases.size(); ++i) {
            progress.at(static_cast<int>(i));
            for (auto& row : make_rows(cases[i])) rows.push_back(std::move(row));
        }
    }
    if (rows.empty()) throw Failure("no engine has any of the works");
    if (options.json) return print_rows(json_rows(rows, to_json));
    Lines engines;
    for (const auto& row : rows)
        engines.add(fmt::format("{} {}: {}\n", row.engine, row.version, row.settings));
    print(table(rows) + "\n" + notes + kSpreadNote + engines.text());
}

template <class Row>
[[nodiscard]] std::string engine_text(const Row& row) {
    return row.engine + " " + row.version;
}
template <class Row>
[[nodiscard]] std::string ratio_text(const Row& row) {
    return row.ratio ? fmt::format("{:.2f}", *row.ratio) : "-";
}
/// 1,234,567
[[nodiscard]] inline std::string grouped(std::uint64_t number) {
    std::string text = std::to_string(number);
    for (int at = static_cast<int>(text.size()) - 3; at > 0; at -= 3)
        text.insert(static_cast<std::size_t>(at), ",");
    return text;
}

/// The columns that every table of a race ends with; times are in `unit`s of `nanoseconds`.
[[nodiscard]] inline std::string last_heads(const char* unit) {
    return fmt::format("{:<20}{:>12}{:>8}{:>9}{:>16}\n", "engine", unit, "spread", "ratio", "found");
}
template <class Row>
[[nodiscard]] std::string last_columns(const Row& row, double nanoseconds = 1.0) {
    return fmt::format("{:<20}{:>12.{}f}{:>8}{:>9}{:>16}\n", engine_text(row), row.ns / nanoseconds,
                       nanoseconds == 1.0 ? 1 : 3, fmt::format("{:.0f} %", row.spread * 100.0),
                       ratio_text(row), grouped(row.found.count));
}
/// "median of 3 runs"
[[nodiscard]] inline std::string runs_text(int repeat) {
    return fmt::format("median of {} run{}", repeat, repeat == 1 ? "" : "s");
}
/// null where there is none
template <class Number>
[[nodiscard]] nlohmann::ordered_json json_of(const Number& number) {
    return number ? nlohmann::ordered_json(*number) : nlohmann::ordered_json();
}

}  // namespace jostle::app

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Four tables: medians and ratios of all engines, jostle with joints solved one by one, jostle with its
// widest vectors, and the other figures, where a cell has a value per engine.
#include "program/small_page.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "measure/row.h"

namespace jostle::app {
namespace {

using race::find_row;
using race::SmallCase;
using race::SmallRow;
using race::SmallVariant;

struct Title {
    const char *engine, *text;
};
// ORDER: of the columns, and of the values in a cell.
constexpr std::array kTitles{Title{"jostle", "jostle"}, Title{"box2d3", "Box2D 3"},
                             Title{"box2d24", "Box2D 2.4"}, Title{"chipmunk", "Chipmunk"}};
constexpr char kNone[] = "–";
constexpr char kMarker[] = "jostle-bench small";
// [m] Floor of the rule by which jostle is behind.
constexpr double kFloor = 1.0e-4;

const char* title_of(const std::string& engine) {
    for (const Title& title : kTitles)
        if (engine == title.engine) return title.text;
    return engine.c_str();
}

int bits_of(VectorWidth width) {
    constexpr std::array kBits{0, 128, 256, 512};
    return kBits[static_cast<std::size_t>(width)];
}

/// Three digits.
std::string rounded(double value) {
    if (!std::isfinite(value)) return "explodes";
    const double size = std::fabs(value);
    if (size < 5.0e-4) return "0";
    return fmt::format("{:.{}f}", value, size >= 99.95 ? 0 : size >= 9.995 ? 1 : size >= 0.9995 ? 2 : 3);
}

std::string ratio_text(double ratio) {
    return fmt::format("{:.2f}", ratio);
}

/// The engines that have a row anywhere, in the order of the columns.
std::vector<std::string> engines_of(const std::vector<SmallRaced>& raced) {
    std::vector<std::string> engines;
    for (const Title& title : kTitles) {
        const auto has = [&](const SmallRaced& one) { return find_row(one.rows, title.engine) != nullptr; };
        if (std::ranges::any_of(raced, has)) engines.emplace_back(title.engine);
    }
    return engines;
}

std::string head(const std::vector<std::string>& columns) {
    std::string text = "|", rule = "|";
    for (std::size_t i = 0; i < columns.size(); ++i) {
        text += " " + columns[i] + " |";
        rule += i == 0 ? " --- |" : " ---: |";
    }
    return text + "\n" + rule + "\n";
}

std::string joined(const std::vector<std::string>& cells) {
    std::string text = "|";
    for (const std::string& cell : cells) text += " " + cell + " |";
    return text + "\n";
}

std::string time_cell(const SmallRow* row) {
    if (row == nullptr) return kNone;
    std::string text = fmt::format("{} ({:.0f} %)", rounded(row->step.median), 100.0 * row->step.spread);
    if (!row->finished) text += ", stopped";
    if (!row->approximated.empty()) text += " ≈";
    return text;
}

std::string slowest_cell(const SmallRow* row) {
    return row == nullptr || !(row->step.unevenness > 0.0) ? kNone : ratio_text(row->step.unevenness);
}

/// A row of a figure that only the many worlds have.
std::string extra_row(const SmallRaced& raced, const std::vector<std::string>& engines, const char* label,
                      double SmallRow::*figure, double unit = 1.0) {
    std::vector<std::string> cells{fmt::format("`{}`, {}", raced.what.name, label)};
    for (const std::string& engine : engines) {
        const SmallRow* row = find_row(raced.rows, engine);
        cells.push_back(row == nullptr || !(row->*figure > 0.0) ? kNone : rounded(row->*figure / unit));
    }
    const SmallRow *ours = find_row(raced.rows, "jostle"), *theirs = find_row(raced.rows, raced.what.rival);
    const bool both = ours != nullptr && theirs != nullptr && ours->*figure > 0.0;
    cells.push_back(both ? ratio_text(theirs->*figure / (ours->*figure)) : kNone);
    cells.insert(cells.end(), {"", ""});
    return joined(cells);
}

/// Bold in the geometric mean; with the rival's name where that is not Box2D 3.
std::string ratio_cell(const SmallCase& what, const std::optional<double>& ratio) {
    if (!ratio) return kNone;
    const std::string text = ratio_text(*ratio);
    return (what.counts ? "**" + text + "**" : text) +
           (what.rival != "box2d3" ? fmt::format(" ({})", title_of(what.rival)) : "");
}

std::string first_table(const std::vector<SmallRaced>& raced, const std::vector<std::string>& engines) {
    std::vector<std::string> columns{"scene"};
    for (const std::string& engine : engines) columns.push_back(std::string(title_of(engine)) + " [µs]");
    columns.insert(columns.end(),
                   {"Box2D 3 ÷ jostle", "slowest ÷ median, jostle", "slowest ÷ median, Box2D 3"});
    std::string text = head(columns);
    for (const SmallRaced& one : raced) {
        std::vector<std::string> cells{"`" + one.what.name + "`"};
        for (const std::string& engine : engines) cells.push_back(time_cell(find_row(one.rows, engine)));
        const std::optional<double> ratio = small_ratio(one.what, one.rows);
        cells.push_back(ratio_cell(one.what, ratio));
        cells.push_back(slowest_cell(find_row(one.rows, "jostle")));
        cells.push_back(slowest_cell(find_row(one.rows, "box2d3")));
        text += joined(cells);
        if (one.what.worlds == 1) continue;
        text += extra_row(one, engines, "making", &SmallRow::making);
        text += extra_row(one, engines, "destroying", &SmallRow::destroying);
        text += extra_row(one, engines, "kB per world", &SmallRow::bytes, 1000.0);
    }
    const SmallMean mean = mean_of(raced, SmallVariant::kPlain);
    if (mean.cases == 0) return text;
    std::vector<std::string> cells{fmt::format("**geometric mean of {}**", mean.cases)};
    cells.resize(1 + engines.size());
    cells.insert(cells.end(), {"**" + ratio_text(mean.value) + "**", "", ""});
    return text + joined(cells);
}

std::string widest_table(const std::vector<SmallRaced>& raced) {
    std::string text;
    for (const SmallRaced& one : raced) {
        const SmallRow *widest = find_row(one.rows, "jostle", SmallVariant::kWidest),
                       *capped = find_row(one.rows, "jostle");
        if (widest == nullptr || capped == nullptr || !(widest->step.median > 0.0)) continue;
        if (text.empty())
            text = head({"scene", fmt::format("jostle, {} bits [µs]", bits_of(widest->width)),
                         fmt::format("{} ÷ {} bits", bits_of(capped->width), bits_of(widest->width)),
                         "Box2D 3 ÷ jostle"});
        const SmallRow* rival = find_row(one.rows, one.what.rival);
        text += joined({"`" + one.what.name + "`", time_cell(widest),
                        ratio_text(capped->step.median / widest->step.median),
                        rival == nullptr ? kNone : ratio_text(rival->step.median / widest->step.median)});
    }
    return text.empty()
               ? text
               : "With jostle's widest vectors, to the same bits; the peers as above:\n\n" + text + "\n";
}

/// As the height [m] that it would raise all bodies to; joules without gravity.
std::string energy_text(const SmallRow& row) {
    const bool has_weight = row.weight > 0.0;
    const double change = has_weight ? row.energy_change / row.weight : row.energy_change;
    const std::string text = rounded(change) + (has_weight ? "" : " J");
    return change > 0.0 && std::isfinite(change) ? "+" + text : text;
}

/// A value per engine; `text` gives one of a row.
template <class Text>
std::string cell_of(const SmallRaced& one, const std::vector<std::string>& engines, const Text& text) {
    std::string cell;
    for (const std::string& engine : engines) {
        const SmallRow* row = find_row(one.rows, engine);
        cell += (cell.empty() ? "" : " / ") + (row == nullptr ? kNone : text(*row));
    }
    return cell;
}

/// [mm] Bold where jostle is behind its rival.
std::string length_text(const SmallRow& row, const SmallRow* rival, double SmallRow::*figure) {
    const std::string text = rounded(1000.0 * (row.*figure));
    const bool behind =
        row.engine == "jostle" && rival != nullptr && race::is_behind(row.*figure, rival->*figure, kFloor);
    return behind ? "**" + text + "**" : text;
}
std::string length_cell(const SmallRaced& one, const std::vector<std::string>& engines,
                        double SmallRow::*figure) {
    const SmallRow* rival = find_row(one.rows, one.what.rival);
    return cell_of(one, engines, [&](const SmallRow& row) { return length_text(row, rival, figure); });
}

constexpr char kIteratedFigures[] =
    R"(With joints solved one by one (`WorldDef::iterated_joints`), like contacts and as in Box2D 3; the peers' runs are those of the first table. Joint error and overlap are
jostle's and, after the stroke, Box2D 3's (Box2D 2.4's for gears and hoists). The geometric mean is over the scenes of the first table, where scenes with joints have the times of this table.

)";

std::string iterated_table(const std::vector<SmallRaced>& raced) {
    std::string text;
    for (const SmallRaced& one : raced) {
        const SmallRow *iterated = find_row(one.rows, "jostle", SmallVariant::kIterated),
                       *exact = find_row(one.rows, "jostle"), *rival = find_row(one.rows, one.what.rival);
        if (iterated == nullptr || exact == nullptr || !(iterated->step.median > 0.0)) continue;
        if (text.empty())
            text = kIteratedFigures + head({"scene", "jostle, iterated [µs]", "exact ÷ iterated",
                                            "Box2D 3 ÷ jostle", "joint error [mm]", "deepest overlap [mm]"});
        const auto pair_text = [&](double SmallRow::*figure) {
            const std::string ours = length_text(*iterated, rival, figure);
            return rival == nullptr ? ours : ours + " / " + length_text(*rival, nullptr, figure);
        };
        const std::optional<double> ratio = small_ratio(one.what, one.rows, SmallVariant::kIterated);
        text += joined({"`" + one.what.name + "`", time_cell(iterated),
                        ratio_text(exact->step.median / iterated->step.median), ratio_cell(one.what, ratio),
                        pair_text(&SmallRow::max_joint_error), pair_text(&SmallRow::max_penetration)});
    }
    if (text.empty()) return text;
    const SmallMean mean = mean_of(raced, SmallVariant::kIterated);
    if (mean.cases > 0)
        text += joined({fmt::format("**geometric mean of {}**", mean.cases), "", "",
                        "**" + ratio_text(mean.value) + "**", "", ""});
    return text + "\n";
}

// For fmt: the order of the engines.
constexpr char kOtherFigures[] =
    R"(The other figures; each cell has {}. Joint error and overlap are the greatest of the whole run,
measured every ten steps by jostle's geometry. A bold figure is behind that of the rival by more than a tenth and 0.1 mm. Energy, kinetic and
potential, is that of the end less that of the start, given as the height by which this energy would lift all bodies (in J where there is no gravity);
motors add some.

)";

std::string detail_table(const std::vector<SmallRaced>& raced, const std::vector<std::string>& engines) {
    std::string order;
    for (const std::string& engine : engines)
        order += (order.empty() ? "" : " / ") + std::string(title_of(engine));
    std::string text = fmt::format(kOtherFigures, order);
    text += head({"scene", "mean [µs]", "slowest step [µs]", "joint error [mm]", "deepest overlap [mm]",
                  "energy gained [m]"});
    for (const SmallRaced& one : raced) {
        text += joined(
            {"`" + one.what.name + "`",
             cell_of(one, engines, [](const SmallRow& row) { return rounded(row.step.mean); }),
             cell_of(one, engines, [](const SmallRow& row) { return rounded(row.step.slowest); }),
             one.what.scene.joints.empty() ? kNone : length_cell(one, engines, &SmallRow::max_joint_error),
             length_cell(one, engines, &SmallRow::max_penetration), cell_of(one, engines, energy_text)});
    }
    return text;
}

// For fmt: the number of runs, and of worlds at once.
constexpr char kNotes[] =
    R"(- Number of runs of each engine: {}. A time is the median over the runs of each run's median step, the first step of a run left out; beside
  the time, in brackets, stands the spread: the slowest run's median less the fastest run's, as a share of the time. Mean, slowest step and slowest ÷
  median are over the least time that each step took in any run, so that a disturbance of the machine does not count. ≈ marks an engine that lacks a feature of the scene: [peers.md](peers.md) lists the substitutes.
- Steps of `empty` and `boxes_asleep` are timed a hundred at once. The cost of reading the clock is taken off everywhere. The row
  `worlds_1000` has {} worlds at once, eight times over, since Box2D 3 holds 128 at most; figures are per world. Making a world
  includes the work of the adapter, and bytes are those of malloc, the adapter's books included; Box2D 3 has 2,760 bytes per world in a static array besides.
- Ratios are of medians: above 1, jostle is faster. Bold ones are in the geometric mean, one value per scene.
)";

std::string notes(const std::vector<SmallRaced>& raced, int repeats) {
    const SmallRow* ours = raced.empty() ? nullptr : find_row(raced.front().rows, "jostle");
    std::string text = fmt::format(kNotes, repeats, race::kWorldsAtOnce);
    if (ours != nullptr)
        text += fmt::format("- jostle's vectors are capped at {} bits.\n", bits_of(ours->width));
    std::vector<std::string> seen;
    for (const SmallRaced& one : raced) {
        for (const SmallRow& row : one.rows) {
            if (std::ranges::find(seen, row.engine) != seen.end()) continue;
            seen.push_back(row.engine);
            text += fmt::format("- {} {}: {}.\n", title_of(row.engine), row.engine_version, row.settings);
        }
    }
    return text;
}

}  // namespace

SmallMean mean_of(const std::vector<SmallRaced>& raced, SmallVariant variant) {
    std::vector<double> ratios;
    for (const SmallRaced& one : raced) {
        const bool has_variant = find_row(one.rows, "jostle", variant) != nullptr;
        const std::optional<double> ratio =
            small_ratio(one.what, one.rows, has_variant ? variant : SmallVariant::kPlain);
        if (one.what.counts && ratio && *ratio > 0.0) ratios.push_back(*ratio);
    }
    return {race::geometric_mean(ratios), static_cast<int>(ratios.size())};
}

std::string small_page(const std::vector<SmallRaced>& raced, const std::string& command,
                       const std::string& machine, int repeats) {
    const std::vector<std::string> engines = engines_of(raced);
    std::string text = fmt::format("<!-- {}: begin -->\n`{}`, {}; one thread, engines by turns.\n\n", kMarker,
                                   command, machine);
    text += first_table(raced, engines) + "\n" + notes(raced, repeats) + "\n" + iterated_table(raced);
    text += widest_table(raced);
    text += detail_table(raced, engines);
    return text + fmt::format("<!-- {}: end -->\n", kMarker);
}

nlohmann::ordered_json to_json(const SmallRaced& raced) {
    nlohmann::ordered_json rows = nlohmann::ordered_json::array();
    const std::optional<double> ratio = small_ratio(raced.what, raced.rows);
    for (const SmallRow& row : raced.rows) {
        nlohmann::ordered_json json;
        json["scene"] = row.scene;
        json["engine"] = row.engine;
        json["engine_version"] = row.engine_version;
        json["settings"] = row.settings;
        if (row.engine == "jostle") {
            json["simd_bits"] = bits_of(row.width);
            json["iterated_joints"] = row.variant == SmallVariant::kIterated;
        }
        json["finished"] = row.finished;
        json["us_per_step"] = {{"median", row.step.median},
                               {"spread", row.step.spread},
                               {"mean", row.step.mean},
                               {"slowest", row.step.slowest}};
        if (row.engine == raced.what.rival && ratio) json["ratio"] = *ratio;
        json["making_us"] = row.making;
        json["destroying_us"] = row.destroying;
        json["bytes"] = row.bytes > 0.0 ? nlohmann::ordered_json(row.bytes) : nlohmann::ordered_json();
        json["max_joint_error_m"] = row.max_joint_error;
        json["max_penetration_m"] = row.max_penetration;
        json["energy_change_j"] = row.energy_change;
        json["weight_n"] = row.weight;
        json["approximated"] = row.approximated;
        json["hash"] =
            row.hash != 0 ? nlohmann::ordered_json(measure::hash_text(row.hash)) : nlohmann::ordered_json();
        rows.push_back(std::move(json));
    }
    return rows;
}

}  // namespace jostle::app

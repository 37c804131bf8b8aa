// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "race/quality.h"

#include <gtest/gtest.h>

#include <cmath>
#include <fstream>
#include <limits>
#include <map>
#include <sstream>

namespace jostle::test {
namespace {

using race::kQualitySubsteps;
using race::QualityCase;
using race::QualityMeasure;
using race::Trace;

#if defined(NDEBUG)
std::vector<std::string> cells_of(const std::string& line) {
    std::vector<std::string> cells;
    std::istringstream text(line);
    std::string cell;
    std::getline(text, cell, '|');
    while (std::getline(text, cell, '|')) {
        const auto begin = cell.find_first_not_of(' '), end = cell.find_last_not_of(' ');
        cells.push_back(begin == std::string::npos ? "" : cell.substr(begin, end - begin + 1));
    }
    return cells;
}

/// The cells of jostle's columns: by section, row and column.
using Cells = std::map<std::string, std::map<std::string, std::map<std::string, std::string>>>;
Cells read_tables(std::istream& page) {
    Cells cells;
    std::string line, section;
    std::vector<std::string> head;
    while (std::getline(page, line)) {
        if (line.starts_with("## ")) section = line.substr(3);
        if (line.starts_with("| |")) head = cells_of(line);
        if (!line.starts_with("| ") || line.starts_with("| |") || line.starts_with("| -")) continue;
        const std::vector<std::string> row = cells_of(line);
        for (std::size_t i = 1; i < row.size() && i < head.size(); ++i)
            if (head[i].starts_with("jostle")) cells[section][row[0]][head[i]] = row[i];
    }
    return cells;
}
#endif

class QualityOf : public testing::TestWithParam<std::size_t> {};

TEST_P(QualityOf, HoldsItsBounds) {
    const QualityCase& what = race::quality_cases()[GetParam()];
    const std::unique_ptr<race::Engine> engine = race::make_jostle_engine();
    for (std::size_t i = 0; i < kQualitySubsteps.size(); ++i) {
#if !defined(NDEBUG)
        // Slow builds look for other things.
        if (kQualitySubsteps[i] != 4) continue;
#endif
        const Trace trace = race::run_quality(what, *engine, kQualitySubsteps[i]);
        for (const QualityMeasure& measure : what.measures) {
            if (std::isinf(measure.bound[i])) continue;
            EXPECT_LE(value_of(measure, trace), measure.bound[i])
                << what.name << ", " << measure.name << ", sub-steps: " << kQualitySubsteps[i];
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Cases, QualityOf, testing::Range(std::size_t{0}, race::quality_cases().size()));

/// The bounds of the default number of sub-steps are promised for every case.
TEST(Quality, EveryCaseHasBoundsForTheUsualSubsteps) {
    for (const QualityCase& what : race::quality_cases()) {
        EXPECT_FALSE(what.measures.empty()) << what.name;
        for (const QualityMeasure& measure : what.measures)
            EXPECT_TRUE(std::isfinite(measure.bound[2])) << what.name << ", " << measure.name;
    }
}

TEST(Quality, OfARunThatBreaksDownIsInfinite) {
    const QualityMeasure measure{.name = "x", .seen = race::Seen::kDrift};
    EXPECT_EQ(value_of(measure, {.drift = 2.5}), 2.5);
    EXPECT_TRUE(std::isinf(value_of(measure, {.drift = std::nan("")})));
}

/// Of a case with two measures: the first has no bound for one sub-step, the second one of 4.
TEST(Quality, IsBehindByMoreThanATenthAndTheFloor) {
    constexpr double kNone = std::numeric_limits<double>::infinity();
    const QualityMeasure drift{
        .name = "drift", .seen = race::Seen::kDrift, .floor = 0.5, .bound = {kNone, 100, 100, 100, 100}};
    const QualityMeasure speed{
        .name = "speed", .seen = race::Seen::kLastSpeed, .floor = 0.5, .bound = {4, 4, 4, 4, 4}};
    const QualityCase what{"two measures", "", 0, nullptr, {drift, speed}};
    const auto count = [&](int substeps, const Trace& ours, const Trace& theirs) {
        return measures_behind(what, substeps, ours, theirs).size();
    };
    EXPECT_EQ(count(4, {.drift = 10.9}, {.drift = 10.0}), 0u) << "less than a tenth";
    EXPECT_EQ(count(4, {.drift = 11.1}, {.drift = 10.0}), 1u);
    EXPECT_EQ(count(4, {.drift = 1.4}, {.drift = 1.0}), 0u) << "less than the floor";
    EXPECT_EQ(count(4, {.drift = 1.6}, {.drift = 1.0}), 1u);
    EXPECT_EQ(count(4, {.drift = 11.1, .last_speed = 2.0}, {.drift = 10.0, .last_speed = 1.0}), 2u);
    EXPECT_EQ(count(1, {.drift = 11.1}, {.drift = 10.0}), 0u) << "nothing is promised";
    EXPECT_EQ(count(4, {.drift = 11.1}, {.drift = 10.0, .last_speed = 24.9}), 1u);
    EXPECT_EQ(count(4, {.drift = 11.1}, {.drift = 10.0, .last_speed = 25.1}), 0u) << "the peer failed";
    EXPECT_EQ(count(4, {.drift = kNone}, {.drift = 10.0}), 1u) << "jostle failed";
}

#if defined(NDEBUG)
/// The page has the numbers of this tree, since they are the same on every machine.
TEST(Quality, PageHasTheNumbersOfThisTree) {
    std::ifstream file(std::string(JOSTLE_SOURCE_DIR) + "/docs/quality.md");
    ASSERT_TRUE(file);
    std::vector<std::unique_ptr<race::Engine>> engines;
    engines.push_back(race::make_jostle_engine());
    std::istringstream now(quality_page(engines, [](int) {}).text);
    EXPECT_EQ(read_tables(file), read_tables(now)) << "renew it: jostle-bench quality";
}
#endif

}  // namespace
}  // namespace jostle::test

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// `jostle-bench spatial`: its rows, what they say was found against brute force, and that an engine which
// finds something else is named.
#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <tuple>

#include "apps/program.h"
#include "race/spatial_data.h"

namespace jostle {
namespace {

using nlohmann::json;

class BenchSpatialCommand : public ProgramTest {};

constexpr int kCount = 300;

/// A work, a dimension and a set of data: brute force counts the results of each.
using SpatialKey = std::tuple<std::string, int, std::string>;

template <int D>
std::uint64_t overlaps(const std::vector<Aabb<D>>& fat) {
    std::uint64_t count = 0;
    for (std::size_t i = 0; i < fat.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) count += overlap(fat[i], fat[j]) ? 1u : 0u;
    }
    return count;
}

/// A box that has left its margin gets a new fat one.
template <int D>
void find_boxes(std::map<SpatialKey, std::uint64_t>& found) {
    race::SpatialBoxes<D> data(kCount);
    std::vector<Aabb<D>> fat;
    for (const Aabb<D>& box : data.boxes()) fat.push_back(expand(box, race::kSpatialMargin));
    const auto count = [&](const char* work) -> std::uint64_t& { return found[{work, D, "uniform"}]; };
    count("insert") = count("bvh_build") = kCount;
    count("bvh_build_and_self_pairs") = overlaps(fat);
    for (const Aabb<D>& query : race::spatial_queries<D>(data.side(), race::kSpatialQueries)) {
        for (const Aabb<D>& box : fat) count("box_query") += overlap(query, box) ? 1u : 0u;
    }
    count("bvh_query") = count("box_query");
    for (const Ray<D>& ray : race::spatial_rays<D>(data.side(), race::kSpatialQueries)) {
        std::uint64_t hits = 0;
        for (const Aabb<D>& box : fat) hits += ray_cast(box, ray).hit ? 1u : 0u;
        count("all_ray") += hits;
        count("closest_ray") += hits > 0 ? 1u : 0u;
    }
    for (int frame = 0; frame < 40; ++frame) {
        data.move();
        for (std::size_t i = 0; i < fat.size(); ++i) {
            if (!contains(fat[i], data.boxes()[i])) fat[i] = expand(data.boxes()[i], race::kSpatialMargin);
        }
        count("frame") += overlaps(fat);
    }
}

template <int D>
void find_points(bool clustered, std::map<SpatialKey, std::uint64_t>& found) {
    const race::SpatialPoints<D> data = race::spatial_points<D>(kCount, clustered);
    const auto count = [&](const char* work) -> std::uint64_t& {
        return found[{work, D, clustered ? "clustered" : "uniform"}];
    };
    count("kd_build") = kCount;
    count("kd_knn") = static_cast<std::uint64_t>(kCount) * race::kSpatialNearest;
    for (const Vector<D>& p : data.points) {
        for (const Vector<D>& q : data.points) {
            count("kd_radius") += length_squared(p - q) < data.radius * data.radius ? 1u : 0u;
        }
    }
    count("kd_radius_batch") = count("kd_radius");
    count("kd_knn_batch") = count("kd_knn");
}

TEST_F(BenchSpatialCommand, EveryEngineFindsWhatBruteForceFinds) {
    const Said said = bench("spatial --n " + std::to_string(kCount) + " --repeat 1 --json");
    ASSERT_EQ(said.status, 0) << said;
    EXPECT_FALSE(said.complains()) << said;
    std::map<SpatialKey, std::uint64_t> expected;
    find_boxes<2>(expected);
    find_boxes<3>(expected);
    for (const bool clustered : {false, true}) {
        find_points<2>(clustered, expected);
        find_points<3>(clustered, expected);
    }
    std::set<SpatialKey> seen;
    double ours = 0.0;
    const json all = json::parse(said.out);
    for (const json& row : all["rows"]) {
        SCOPED_TRACE(row.dump());
        const SpatialKey key{row["work"], row["dimension"], row["data"]};
        if (seen.insert(key).second) {
            EXPECT_EQ(row["engine"], "jostle");
            ours = row["ns"];
        }
        ASSERT_EQ(expected.count(key), 1u);
        EXPECT_EQ(row["found"], expected[key]);
        EXPECT_EQ(row["n"], kCount);
        EXPECT_GT(row["ns"], 0.0);
        EXPECT_NEAR(row["ratio"], row["ns"].get<double>() / ours, 1.0e-9 * row["ratio"].get<double>());
        EXPECT_TRUE(row["bytes_per_item"].is_number() || row["bytes_per_item"].is_null());
    }
    EXPECT_EQ(seen.size(), expected.size());
}

TEST_F(BenchSpatialCommand, TheTableSaysWhatWasMeasuredAndHow) {
    const Said said = bench("spatial --n 1000,2000 --work insert,kd_build --engine jostle --repeat 1");
    ASSERT_EQ(said.status, 0) << said;
    for (const char* words : {"insert, 2-D, 1,000 uniform boxes", "insert, 3-D, 2,000 uniform boxes", "ratio",
                              "bytes", "kd_build, 2-D, 2,000 clustered points", "the median of 1 run:"}) {
        EXPECT_NE(said.out.find(words), std::string::npos) << "no '" << words << "' in " << said;
    }
    EXPECT_EQ(said.out.find("frame, "), std::string::npos) << said;
}

TEST_F(BenchSpatialCommand, AnEngineThatFindsSomethingElseIsNamed) {
    setenv("JOSTLE_ENGINES", JOSTLE_TEST_ENGINES, 1);
    const Said said = bench("spatial --n 100 --work insert --dimension 2 --engine jostle,wrong --repeat 1");
    unsetenv("JOSTLE_ENGINES");
    EXPECT_EQ(said.status, 1) << said;
    EXPECT_TRUE(said.is_one_sentence()) << said;
    EXPECT_NE(said.err.find("jostle found 100 (sum 0), wrong found 101 (sum 0)"), std::string::npos) << said;
}

TEST_F(BenchSpatialCommand, AVersionOfAnEngineHasANameOfItsOwn) {
    const std::filesystem::path folder = std::filesystem::path(testing::TempDir()) / "engine_versions";
    std::filesystem::create_directories(folder);
    std::filesystem::copy_file(std::filesystem::path(JOSTLE_TEST_ENGINES) / "jostle_spatial_wrong.so",
                               folder / "jostle_spatial_wrong_newest.so",
                               std::filesystem::copy_options::overwrite_existing);
    setenv("JOSTLE_ENGINES", folder.c_str(), 1);
    const std::string call = "spatial --n 100 --work insert --dimension 2 --repeat 1 --engine jostle,";
    const Said version = bench(call + "wrong_newest"), any = bench(call + "wrong"),
               other = bench(call + "wrong_oldest");
    unsetenv("JOSTLE_ENGINES");
    std::filesystem::remove_all(folder);
    for (const Said& said : {version, any})
        EXPECT_NE(said.err.find("wrong found 101"), std::string::npos) << said;
    EXPECT_EQ(other.status, 1) << other;
    EXPECT_NE(other.err.find("there is no engine 'wrong_oldest'"), std::string::npos) << other;
}

TEST_F(BenchSpatialCommand, WrongUsageIsStatusTwo) {
    for (const char* arguments : {"--n 0", "--n 10,", "--n many", "--work sort", "--dimension 4",
                                  "--threads 0", "--repeat 0", "--scene crate.json", "crate.json"}) {
        const Said said = bench(std::string("spatial ") + arguments);
        EXPECT_EQ(said.status, 2) << arguments << ": " << said;
        EXPECT_TRUE(said.is_one_sentence()) << arguments << ": " << said;
    }
    const Said said = bench("spatial --engine nosuch");
    EXPECT_EQ(said.status, 1) << said;
    EXPECT_TRUE(said.is_one_sentence()) << said;
}

}  // namespace
}  // namespace jostle

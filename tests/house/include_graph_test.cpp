// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The layer law holds in this tree; and the reader of the law finds what is planted in a bad one.
#include "house/include_graph.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <stdexcept>

namespace jostle::house {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::HasSubstr;

const fs::path kRoot = JOSTLE_SOURCE_DIR;

LayerLaw law() {
    return read_layer_law(kRoot / "cmake" / "layers.txt");
}

/// A house of its own in a temporary folder, furnished by the test.
class PlantedTree : public testing::Test {
  protected:
    void SetUp() override {
        root_ = fs::path(testing::TempDir()) / testing::UnitTest::GetInstance()->current_test_info()->name();
        fs::remove_all(root_);
    }
    void TearDown() override { fs::remove_all(root_); }

    void plant(const std::string& name, const std::string& text) {
        fs::create_directories((root_ / name).parent_path());
        std::ofstream(root_ / name) << text;
    }
    [[nodiscard]] std::vector<std::string> violations() const {
        return check_includes(root_, law()).violations;
    }

  private:
    fs::path root_;
};

TEST(IncludeGraph, ThisTreeKeepsTheLaw) {
    const Report report = check_includes(kRoot, law());
    EXPECT_THAT(report.violations, ElementsAre());
    // A reader that finds nothing would find nothing wrong.
    const auto files_in = [](const fs::path& folder) {
        return std::count_if(fs::recursive_directory_iterator(folder), fs::recursive_directory_iterator(),
                             [](const fs::directory_entry& entry) { return entry.is_regular_file(); });
    };
    const auto sources_in = [](const fs::path& folder) {
        return std::count_if(
            fs::directory_iterator(folder), fs::directory_iterator(), [](const fs::directory_entry& entry) {
                return entry.path().extension() == ".h" || entry.path().extension() == ".cpp";
            });
    };
    EXPECT_GT(sources_in(kRoot / "c" / "src"), 0);
    EXPECT_GT(sources_in(kRoot / "web"), 0);
    EXPECT_GT(sources_in(kRoot / "python" / "src"), 0);
    EXPECT_EQ(report.files, files_in(kRoot / "include" / "jostle") + files_in(kRoot / "src") +
                                files_in(kRoot / "bench" / "race") + sources_in(kRoot / "c" / "src") +
                                sources_in(kRoot / "c" / "generated") + sources_in(kRoot / "web") +
                                sources_in(kRoot / "python" / "src"));
    EXPECT_GT(report.includes, report.files);
}

TEST(IncludeGraph, ClosuresFollowTheTable) {
    const LayerLaw table = law();
    EXPECT_THAT(table.layers.at("core").may_include, ElementsAre("core"));
    EXPECT_THAT(table.layers.at("spatial").may_include, ElementsAre("core", "math", "memory", "spatial"));
    EXPECT_TRUE(table.layers.at("draw").may_include.contains("core"));
    EXPECT_FALSE(table.layers.at("draw").may_include.contains("scene"));
    EXPECT_FALSE(table.layers.at("geometry").may_include.contains("spatial"));
    EXPECT_THAT(table.layers.at("mesh").may_include,
                ElementsAre("core", "math", "memory", "mesh", "spatial"));
    EXPECT_FALSE(table.layers.at("dynamics").may_include.contains("mesh"));
    EXPECT_TRUE(table.layers.at("race").is_private);
    EXPECT_FALSE(table.layers.at("scene").is_private);
    EXPECT_EQ(table.homes.at("race"), "bench");
    EXPECT_THAT(table.layers.at("dynamics").rooms,
                ElementsAre("store", "edit", "pairs", "islands", "rows", "softness", "bodies", "contacts",
                            "joints", "direct", "portions", "continuous", "step", "ask", "save", "world"));
}

TEST_F(PlantedTree, GoodOneHasNoViolations) {
    plant("include/jostle/core/error.h", "#include <string>\n");
    plant("include/jostle/math/vec2.h", "#include <jostle/core/error.h>\n#include <cmath>\n");
    plant("include/jostle/jostle.h", "#include <jostle/math/vec2.h>\n");
    plant("src/spatial/tree.h", "#include <jostle/math/vec2.h>\n");
    plant("src/math/lanes.h", "#include <hwy/highway.h>\n");
    plant("src/spatial/tree.cpp",
          "#include \"spatial/tree.h\"\n#include \"tree.h\"\n#include <hwy/foreach_target.h>\n"
          "#include \"math/lanes.h\"\n");
    plant("src/draw/picture_png.cpp", "#include <cairo.h>\n");
    EXPECT_THAT(violations(), ElementsAre());
}

TEST_F(PlantedTree, UpwardIncludeIsFound) {
    plant("include/jostle/spatial/tree.h", "");
    plant("include/jostle/math/vec2.h", "  #  include <jostle/spatial/tree.h>\n");
    EXPECT_THAT(
        violations(),
        ElementsAre(
            "include/jostle/math/vec2.h includes jostle/spatial/tree.h: math may not include spatial"));
}

TEST_F(PlantedTree, FolderSeesPublicHeadersOnly) {
    plant("include/jostle/spatial/tree.h", "");
    plant("src/math/lanes.h", "");
    plant("bench/race/row.h", "");
    plant("web/wire.h", "#include <jostle/spatial/tree.h>\n#include <vector>\n");
    plant("web/wire.cpp",
          "#include \"wire.h\"\n#include \"math/lanes.h\"\n#include \"race/row.h\"\n#include <hwy/base.h>\n");
    plant("web/src/index.js", "#include <none>\n");
    EXPECT_THAT(violations(), ElementsAre(HasSubstr("src/math/lanes.h is private to math"),
                                          HasSubstr("web may not include race"),
                                          HasSubstr("web may not use the package hwy")));
}

TEST_F(PlantedTree, FolderUsesItsOwnPackagesOnly) {
    plant("include/jostle/scene/scene.h", "");
    plant("python/src/module.cpp", "#include <jostle/scene/scene.h>\n#include <nanobind/nanobind.h>\n");
    plant("web/wire.cpp", "#include <nanobind/nanobind.h>\n");
    EXPECT_THAT(violations(), ElementsAre(HasSubstr("web may not use the package nanobind")));
}

TEST_F(PlantedTree, SidewaysIncludeIsFound) {
    plant("include/jostle/scene/scene.h", "");
    plant("include/jostle/spatial/tree.h", "");
    plant("src/draw/draw.cpp", "#include <jostle/scene/scene.h>\n");
    plant("src/geometry/shapes/hull.cpp", "#include <jostle/spatial/tree.h>\n");
    EXPECT_THAT(violations(), ElementsAre(HasSubstr("draw may not include scene"),
                                          HasSubstr("geometry may not include spatial")));
}

TEST_F(PlantedTree, UmbrellaHeaderCountsAsTheWholeLibrary) {
    plant("include/jostle/jostle.h", "");
    plant("src/spatial/tree.cpp", "#include <jostle/jostle.h>\n");
    EXPECT_THAT(violations(), ElementsAre(HasSubstr("spatial may not include dynamics")));
}

TEST_F(PlantedTree, OnlyTheUmbrellaHeaderHasTheLayersBesideDynamics) {
    plant("include/jostle/mesh/triangle_mesh.h", "");
    plant("include/jostle/jostle.h", "#include <jostle/mesh/triangle_mesh.h>\n");
    EXPECT_THAT(violations(), ElementsAre());
    plant("src/dynamics/store/body.cpp", "#include <jostle/mesh/triangle_mesh.h>\n");
    EXPECT_THAT(violations(), ElementsAre(HasSubstr("dynamics may not include mesh")));
}

TEST_F(PlantedTree, PrivateHeaderOfAnotherLayerIsFound) {
    plant("src/math/table.h", "");
    plant("src/spatial/tree.cpp", "#include \"math/table.h\"\n");
    plant("include/jostle/math/trigonometry.h", "#include \"math/table.h\"\n");
    EXPECT_THAT(violations(), ElementsAre(HasSubstr("a public header may not include a private one"),
                                          HasSubstr("src/math/table.h is private to math")));
}

TEST_F(PlantedTree, IntrinsicsOutsideLanesAreFound) {
    plant("src/math/lanes.h", "#include <hwy/highway.h>\n#include <xmmintrin.h>\n");
    plant("src/math/sine.cpp", "#include <emmintrin.h>\n#include <immintrin.h>\n");
    plant("src/spatial/tree.cpp", "#include <hwy/highway.h>\n#include <hwy/foreach_target.h>\n");
    plant("include/jostle/spatial/tree.h", "#include <emmintrin.h>\n");
    EXPECT_THAT(violations(),
                ElementsAre(HasSubstr("a public header may not include the package sse2"),
                            HasSubstr("the package sse is for src/math/float_environment.h alone"),
                            HasSubstr("the package sse2 is for src/math/float4_sse2.h alone"),
                            HasSubstr("immintrin.h: cmake/layers.txt knows no package"),
                            HasSubstr("hwy/highway.h: spatial may not use the package hwy")));
}

TEST_F(PlantedTree, PublicHeaderOfAPrivateLayerIsFound) {
    plant("include/jostle/race/engine.h", "");
    plant("bench/race/row.h", "");
    EXPECT_THAT(violations(), ElementsAre("include/jostle/race/engine.h: the layer race is private"));
}

TEST_F(PlantedTree, LayerWhoseFilesLieInAnotherFolderKeepsTheLaw) {
    plant("src/measure/row.h", "");
    plant("src/measure/quantile.h", "");
    plant("bench/race/engine.h", "#include \"measure/row.h\"\n#include <dlfcn.h>\n");
    plant("bench/race/engines.cpp", "#include \"race/engine.h\"\n");
    plant("bench/program/main.cpp", "#include <windows.h>\n");  // of no layer
    EXPECT_THAT(violations(), ElementsAre());
    plant("bench/race/engines.cpp", "#include \"race/nosuch.h\"\n#include \"measure/quantile.h\"\n");
    plant("src/measure/row.cpp", "#include \"race/engine.h\"\n");
    EXPECT_THAT(violations(), ElementsAre(HasSubstr("race/nosuch.h: there is no such file"),
                                          HasSubstr("src/measure/quantile.h is private to measure"),
                                          HasSubstr("measure may not include race")));
}

TEST_F(PlantedTree, PackageOutOfPlaceIsFound) {
    plant("src/core/sine.cpp", "#include <hwy/highway.h>\n");
    plant("src/draw/draw_world.cpp", "#include <cairo.h>\n");
    plant("include/jostle/scene/scene.h", "#include <nlohmann/json.hpp>\n");
    plant("src/core/log.cpp", "#include <windows.h>\n");
    EXPECT_THAT(violations(),
                ElementsAre(HasSubstr("a public header may not include the package nlohmann"),
                            HasSubstr("knows no package"), HasSubstr("core may not use the package hwy"),
                            HasSubstr("draw may not use the package cairo")));
}

TEST_F(PlantedTree, MissingFileAndUnknownLayerAreFound) {
    plant("src/math/sine.cpp", "#include <jostle/math/gone.h>\n");
    plant("src/util/misc.cpp", "#include <memory>\n");
    EXPECT_THAT(violations(),
                ElementsAre(HasSubstr("there is no such file"), HasSubstr("'util' is no layer")));
}

TEST_F(PlantedTree, RoomsComeInOrder) {
    plant("src/dynamics/store/body.h", "");
    plant("src/dynamics/step/step.h", "#include \"dynamics/store/body.h\"\n");
    plant("src/dynamics/contacts/contact.cpp", "#include \"dynamics/step/step.h\"\n");
    EXPECT_THAT(violations(), ElementsAre(HasSubstr("the room contacts/ comes before step/")));
}

TEST_F(PlantedTree, NothingBeforeWorldNamesWorld) {
    plant("include/jostle/dynamics/world.h", "class World;\n");
    plant("src/dynamics/store/body.cpp",
          "// A World is not known here. /*\nint WorldWide; const char* s = \"World\";\n");
    plant("src/dynamics/contacts/contact.cpp", "struct World;\n");
    plant("src/dynamics/world/world.cpp", "#include <jostle/dynamics/world.h>\nWorld* w;\n");
    EXPECT_THAT(violations(), ElementsAre("src/dynamics/contacts/contact.cpp names World"));
}

TEST_F(PlantedTree, CommentedIncludeIsNone) {
    plant("include/jostle/spatial/tree.h", "");
    plant("src/math/a.cpp",
          "// #include <jostle/spatial/tree.h>\n/*\n#include <jostle/spatial/tree.h>\n*/\n");
    plant("src/math/b.cpp", "const char* s = \"/*\";\n#include <jostle/spatial/tree.h>\n");
    EXPECT_THAT(violations(), ElementsAre(HasSubstr("src/math/b.cpp")));
}

TEST_F(PlantedTree, HighwayTargetIncludeIsAnInclude) {
    plant("src/dynamics/world/kernels.cpp", "");
    plant("src/spatial/tree.cpp", "#define HWY_TARGET_INCLUDE \"dynamics/world/kernels.cpp\"\n");
    EXPECT_THAT(violations(), ElementsAre(HasSubstr("spatial may not include dynamics")));
}

TEST(LayerLawText, UnreadableLineIsRefused) {
    const fs::path file = fs::path(testing::TempDir()) / "jostle_layers.txt";
    std::ofstream(file) << "layer core : :\nleyer math : core :\n";
    EXPECT_THROW(read_layer_law(file), std::runtime_error);
    fs::remove(file);
    EXPECT_THROW(read_layer_law(file), std::runtime_error);
}

}  // namespace
}  // namespace jostle::house

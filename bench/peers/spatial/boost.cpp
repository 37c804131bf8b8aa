// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Boost.Geometry's R-tree, packed in bulk: its constructor from a range. Nodes of 16; how it would split one
// plays no part in packing.
#include <boost/geometry.hpp>
#include <boost/geometry/index/rtree.hpp>
#include <boost/iterator/function_output_iterator.hpp>
#include <boost/version.hpp>
#include <string>
#include <utility>
#include <vector>

#include "task.h"

namespace jostle::peers {
namespace {

namespace bg = boost::geometry;
namespace bgi = boost::geometry::index;

constexpr std::size_t kNodeSize = 16;

template <int D>
using Point = bg::model::point<float, D, bg::cs::cartesian>;
template <int D>
using Box = bg::model::box<Point<D>>;
template <int D>
using Value = std::pair<Box<D>, std::uint32_t>;
template <int D>
using Rtree = bgi::rtree<Value<D>, bgi::linear<kNodeSize>>;

Point<2> theirs(const Vec2& v) {
    return {v.x, v.y};
}
Point<3> theirs(const Vec3& v) {
    return {v.x, v.y, v.z};
}
template <int D>
Box<D> theirs(const Aabb<D>& box) {
    return {theirs(box.lower), theirs(box.upper)};
}

template <int D>
struct Tree {
    std::vector<Value<D>> values;
    Rtree<D> tree;

    void read(const SpatialInput<D>& in) {
        values.reserve(in.boxes.size());
        for (const Aabb<D>& box : in.boxes) {
            values.emplace_back(theirs(expand(box, in.margin)), static_cast<std::uint32_t>(values.size()));
        }
    }
    void build() { tree = Rtree<D>(values.begin(), values.end()); }
};

template <int D>
SpatialFound box_queries(const Tree<D>& tree, const SpatialInput<D>& in) {
    SpatialFound found;
    const auto add = [&found](const Value<D>& value) {
        ++found.count;
        found.sum += value.second;
    };
    for (const Aabb<D>& box : in.queries) {
        tree.tree.query(bgi::intersects(theirs(box)), boost::make_function_output_iterator(add));
    }
    return found;
}

class Boost final : public SpatialEngine {
  public:
    [[nodiscard]] std::string name() const override { return "boost"; }
    [[nodiscard]] std::string version() const override {
        return std::to_string(BOOST_VERSION / 100000) + "." + std::to_string(BOOST_VERSION / 100 % 1000) +
               "." + std::to_string(BOOST_VERSION % 100);
    }
    [[nodiscard]] std::string settings() const override {
        return "R-tree packed in bulk, nodes of " + std::to_string(kNodeSize);
    }
    [[nodiscard]] std::unique_ptr<SpatialTask> make(const SpatialInput<2>& in) const override {
        return make_for(in);
    }
    [[nodiscard]] std::unique_ptr<SpatialTask> make(const SpatialInput<3>& in) const override {
        return make_for(in);
    }

  private:
    template <int D>
    [[nodiscard]] static std::unique_ptr<SpatialTask> make_for(const SpatialInput<D>& in) {
        if (in.threads != 1) return nullptr;
        auto tree = std::make_unique<Tree<D>>();
        tree->read(in);
        switch (in.work) {
            case SpatialWork::kBvhBuild:
                return make_task(
                    std::move(tree), [](Tree<D>&) {},
                    [](Tree<D>& t) {
                        t.build();
                        return SpatialFound{t.tree.size(), 0};
                    });
            case SpatialWork::kBvhQuery:
                return make_task(
                    std::move(tree), [](Tree<D>& t) { t.build(); },
                    [in](Tree<D>& t) { return box_queries(t, in); });
            default:
                return nullptr;
        }
    }
};

}  // namespace
}  // namespace jostle::peers

extern "C" jostle::race::RacedEngine* jostle_engine() {
    return new jostle::peers::Boost;
}

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Work to be counted instead of timed, on machines whose clocks are noisy:
//   valgrind --tool=callgrind --callgrind-out-file=/dev/null instructions WORK ROUNDS
// prints the instructions of all. Those of one round are the difference of two runs, divided by that of their
// rounds. Without arguments it prints the names of all works. Only public calls are made, so that the file
// compiles with older versions of the library, too.
#include <jostle/geometry/shape_cast.h>
#include <jostle/spatial/broad_phase.h>
#include <jostle/spatial/bvh.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "../tests/math/random.h"

namespace {

using namespace jostle;
using test::Random;

constexpr int kItems = 10000;
constexpr int kCasts = 500;

/// So that no work is optimised away.
std::uint64_t total = 0;

template <int D>
std::vector<Aabb<D>> make_boxes(Random& random) {
    const float side = 2.0f * std::pow(static_cast<float>(kItems), 1.0f / static_cast<float>(D));
    std::vector<Aabb<D>> boxes;
    for (int i = 0; i < kItems; ++i) {
        Vector<D> center{};
        for (int k = 0; k < D; ++k) center[k] = random.uniform(0.0f, side);
        boxes.push_back(expand(Aabb<D>{center, center}, random.uniform(0.2f, 0.6f)));
    }
    return boxes;
}

template <int D>
void displace(Aabb<D>& box, float most, Random& random) {
    Vector<D> step{};
    for (int k = 0; k < D; ++k) step[k] = random.uniform(-most, most);
    box = {box.lower + step, box.upper + step};
}

// --- shape casts ---

enum Type { kCircle, kCapsule, kSegment, kBox, kPolygon, kAny };

Geometry make_shape(Type type, Random& random) {
    const float size = random.uniform(0.25f, 1.0f);
    if (type == kAny) type = static_cast<Type>(random.below(kAny));
    switch (type) {
        case kCircle:
            return Circle{{}, size};
        case kCapsule:
            return Capsule{{-size, 0}, {size, 0}, 0.5f * size};
        case kSegment:
            return Segment{{-size, 0}, {size, 0}};
        case kBox:
            return Polygon::box(size, random.uniform(0.25f, 1.0f));
        default:
            return Polygon::regular(3 + static_cast<int>(random.below(6)), size);
    }
}

/// A round casts 500 pairs: each begins apart, and B moves towards some place near A.
template <Type kA, Type kB>
void cast(int rounds) {
    struct Pair {
        Geometry a, b;
        Transform b_in_a;
        Vec2 translation;
    };
    Random random(1);
    std::vector<Pair> pairs;
    for (int i = 0; i < kCasts; ++i) {
        const Rot direction = Rot::from_angle(random.uniform(-3.0f, 3.0f));
        const float distance = random.uniform(2.2f, 5.0f);
        const Vec2 from{distance * direction.c, distance * direction.s};
        const Vec2 to{random.uniform(-1.5f, 1.5f), random.uniform(-1.5f, 1.5f)};
        pairs.push_back({make_shape(kA, random),
                         make_shape(kB, random),
                         {from, Rot::from_angle(random.uniform(-3.0f, 3.0f))},
                         1.5f * (to - from)});
    }
    for (int round = 0; round < rounds; ++round)
        for (const Pair& p : pairs) total += shape_cast(p.a, p.b, p.b_in_a, p.translation).hit ? 1u : 0u;
}

// --- trees, of 10,000 boxes; a round is all of them once ---

template <int D>
void fill(DynamicTree<D>& tree, const std::vector<Aabb<D>>& boxes) {
    for (const Aabb<D>& box : boxes) tree.insert(box, 0);
}

template <int D>
void insert(int rounds) {
    Random random(2);
    const auto boxes = make_boxes<D>(random);
    for (int round = 0; round < rounds; ++round) {
        DynamicTree<D> tree;
        fill(tree, boxes);
        total += static_cast<std::uint64_t>(tree.size());
    }
}

/// One goes, and comes again.
template <int D>
void remove(int rounds) {
    Random random(3);
    const auto boxes = make_boxes<D>(random);
    DynamicTree<D> tree;
    fill(tree, boxes);
    for (int round = 0; round < rounds; ++round)
        for (int id = 0; id < kItems; ++id) {
            tree.remove(id);
            total += static_cast<std::uint64_t>(tree.insert(boxes[static_cast<std::size_t>(id)], 0));
        }
}

enum class Move { kEach, kInPlace, kAll, kFrame };

/// By up to a margin on each axis. A frame is a refit, and all pairs.
template <int D, Move kHow>
void move(int rounds) {
    Random random(4);
    auto boxes = make_boxes<D>(random);
    DynamicTree<D> tree({.margin = 0.1f});
    fill(tree, boxes);
    if (kHow != Move::kEach) tree.rebuild();
    std::vector<std::vector<Aabb<D>>> frames(8);
    for (auto& frame : frames) {
        for (Aabb<D>& box : boxes) displace(box, 0.1f, random);
        frame = boxes;
    }
    for (int round = 0; round < rounds; ++round) {
        const auto& frame = frames[static_cast<std::size_t>(round) % frames.size()];
        if (kHow == Move::kAll) {
            total += static_cast<std::uint64_t>(tree.move_all(frame));
        } else if (kHow == Move::kFrame) {
            tree.refit(frame);
            tree.self_pairs([](int a, int b) { total += static_cast<std::uint64_t>(a + b); });
        } else {
            for (int id = 0; id < kItems; ++id) {
                const Aabb<D>& box = frame[static_cast<std::size_t>(id)];
                const Moved moved = kHow == Move::kEach ? tree.move(id, box) : tree.move_in_place(id, box);
                total += moved == Moved::kFits ? 1u : 0u;
            }
        }
    }
}

template <int D>
void rebuild(int rounds) {
    Random random(5);
    DynamicTree<D> tree;
    fill(tree, make_boxes<D>(random));
    for (int round = 0; round < rounds; ++round) tree.rebuild();
    total += static_cast<std::uint64_t>(tree.height());
}

template <int D, bool kRefit>
void bvh(int rounds) {
    Random random(6);
    const auto boxes = make_boxes<D>(random);
    Bvh<D> tree;
    tree.build(boxes);
    for (int round = 0; round < rounds; ++round) {
        if (kRefit) {
            tree.refit(boxes);
        } else {
            tree.build(boxes);
        }
    }
    total += static_cast<std::uint64_t>(tree.height());
}

/// Of 10,000 boxes a quarter never moves. In a round 100 move, and their pairs are found.
template <int D>
void broad_phase(int rounds) {
    Random random(7);
    auto boxes = make_boxes<D>(random);
    BroadPhase<D> broad;
    std::vector<int> ids;
    ids.reserve(kItems);
    for (int i = 0; i < kItems; ++i)
        ids.push_back(broad.insert(boxes[static_cast<std::size_t>(i)], 0,
                                   i % 4 == 0 ? Mobility::kStatic : Mobility::kMovable));
    total += broad.update_pairs().size();
    for (int round = 0; round < rounds; ++round) {
        for (int k = 0; k < kItems / 100; ++k) {
            const std::size_t i = 4 * random.below(kItems / 4) + 1 + random.below(3);
            displace(boxes[i], 0.5f, random);
            broad.move(ids[i], boxes[i], {});
        }
        total += broad.update_pairs().size();
    }
}

struct Work {
    std::string_view name;
    void (*run)(int rounds);
};

constexpr Work kWorks[] = {
    {"cast.any", cast<kAny, kAny>},
    {"cast.boxes", cast<kBox, kBox>},
    {"cast.polygons", cast<kPolygon, kPolygon>},
    {"cast.capsule_circle", cast<kCapsule, kCircle>},
    {"cast.segment_polygon", cast<kSegment, kPolygon>},
    {"broad_phase.2d", broad_phase<2>},
    {"broad_phase.3d", broad_phase<3>},
    {"insert.2d", insert<2>},
    {"insert.3d", insert<3>},
    {"remove.2d", remove<2>},
    {"remove.3d", remove<3>},
    {"move.2d", move<2, Move::kEach>},
    {"move.3d", move<3, Move::kEach>},
    {"move_in_place.2d", move<2, Move::kInPlace>},
    {"move_in_place.3d", move<3, Move::kInPlace>},
    {"move_all.2d", move<2, Move::kAll>},
    {"move_all.3d", move<3, Move::kAll>},
    {"frame.2d", move<2, Move::kFrame>},
    {"frame.3d", move<3, Move::kFrame>},
    {"rebuild.2d", rebuild<2>},
    {"rebuild.3d", rebuild<3>},
    {"bvh_build.2d", bvh<2, false>},
    {"bvh_build.3d", bvh<3, false>},
    {"bvh_refit.2d", bvh<2, true>},
    {"bvh_refit.3d", bvh<3, true>},
};

}  // namespace

int main(int argc, char** argv) {
    for (const Work& work : kWorks) {
        if (argc < 3) std::printf("%s\n", std::string(work.name).c_str());
        if (argc < 3 || work.name != argv[1]) continue;
        work.run(std::atoi(argv[2]));
        std::printf("%llu\n", static_cast<unsigned long long>(total));
        return 0;
    }
    return argc < 3 ? 0 : 1;
}

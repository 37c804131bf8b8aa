// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The door's table: chains.
#include "dynamics/door_chain.h"

#include "dynamics/door_entries.h"

namespace jostle::test {

Chain three_points() {
    static constexpr Vec2 kPoints[] = {{2.0f, 0.0f}, {0.0f, 0.5f}, {-2.0f, 0.0f}};
    return {.points = kPoints, .count = 3};
}

void add_create_chain(Table& table) {
    const auto chain = [](const char* argument, Chain bad, std::span<const Material> materials = {}) {
        return Bad{"chain", argument, [=](Hands& h) { h.body.create_chain(bad, {.materials = materials}); }};
    };
    Entry& entry =
        table.changes("create_chain", [](Hands& h) { h.body.create_chain(three_points(), ChainDef{}); })
            .vector("ChainDef.one_way", "one_way", kNotFinite,
                    [](Hands& h, Vec2 v) { h.body.create_chain(three_points(), {.one_way = v}); });
    add_bad_materials(entry, "material.", [](Hands& h, const Material& material) {
        h.body.create_chain(three_points(), {.material = material});
    });
    add_bad_materials(entry, "materials[1].", [](Hands& h, const Material& material) {
        const Material materials[2] = {{}, material};
        h.body.create_chain(three_points(), {.materials = materials});
    });
    Chain bad = three_points();
    bad.count = 1;
    entry.bad.push_back(chain("chain.count", bad));
    bad.count = 2;
    bad.is_loop = true;
    entry.bad.push_back(chain("chain.count", bad));
    bad = three_points();
    bad.points = nullptr;
    entry.bad.push_back(chain("chain.points", bad));
    static constexpr std::uint32_t kWords[] = {0, 2};
    static constexpr Material kMaterials[2] = {};
    bad = three_points();
    bad.materials = kWords;
    entry.bad.push_back(chain("chain.materials[1]", bad, kMaterials));
    for (const float number : kNotInWorld) {
        bad = three_points();
        bad.ghost1 = Vec2{number, 1.0f};
        entry.bad.push_back(chain("chain.ghost1", bad));
        bad = three_points();
        bad.ghost2 = Vec2{0.0f, number};
        entry.bad.push_back(chain("chain.ghost2", bad));
        entry.other("chain", "chain.points[1]", [=](Hands& h) {
            const Vec2 points[] = {{1.0f, 0.0f}, {number, 0.0f}};
            h.body.create_chain({.points = points, .count = 2}, ChainDef{});
        });
    }
    table.changes("create_chain", [](Hands& h) { h.body.create_chain(three_points()); })
        .other("chain", "chain.count", [](Hands& h) { h.body.create_chain({}); });
}

std::vector<Entry> chain_entries() {
    Table table("ChainShape", {of_chain("this")});
    const Values not_index{-1.0e9f, -1.0f, 2.0f, 1.0e9f};
    const auto index = [](float x) { return static_cast<int>(x); };
    table.reads("body", [](Hands& h) { (void)h.chain.body(); });
    table.reads("segment_count", [](Hands& h) { (void)h.chain.segment_count(); });
    table.reads("segment", [](Hands& h) { (void)h.chain.segment(1); })
        .number("index", not_index, [=](Hands& h, float x) { (void)h.chain.segment(index(x)); });
    table.reads("is_loop", [](Hands& h) { (void)h.chain.is_loop(); });
    table.reads("bounds", [](Hands& h) { (void)h.chain.bounds(); });
    table.reads("is_sensor", [](Hands& h) { (void)h.chain.is_sensor(); });
    add_bad_materials(
        table.changes("set_material", [](Hands& h) { h.chain.set_material({.friction = 2.0f}); }),
        "material.", [](Hands& h, const Material& material) { h.chain.set_material(material); });
    table.reads("filter", [](Hands& h) { (void)h.chain.filter(); });
    table.changes("set_filter", [](Hands& h) { h.chain.set_filter({.category = 2, .mask = 1}); });
    table.reads("user_data", [](Hands& h) { (void)h.chain.user_data(); });
    table.changes("set_user_data", [](Hands& h) { h.chain.set_user_data(1); });
    return table.take();
}

}  // namespace jostle::test

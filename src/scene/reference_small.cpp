// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The generators of small reference scenes that are piles and figures: heaps, ropes, ragdolls, boxes; and the
// table of all small scenes. The level and the tank are in reference_machines.cpp.
// ORDER: bodies and joints stand in the order in which a level's author would add them: the ground first,
// then figure by figure. Cost: the scene's size.
#include <algorithm>
#include <array>
#include <cstdint>
#include <string>

#include "scene/reference_machines.h"
#include "scene/reference_parts.h"

namespace jostle {
namespace {

using scene_detail::add_body;
using scene_detail::add_revolute;
using scene_detail::add_shape;
using scene_detail::box;
using scene_detail::find_row;
using scene_detail::last_body;
using scene_detail::make_level;
using scene_detail::make_tank;
using scene_detail::scene_of_row;

/// Nothing sleeps, unless a scene is about sleep: a race compares steps of equal work.
Scene named_small(std::string_view name) {
    Scene scene = scene_of_row(*find_row(small_scenes(), name));
    scene.allow_sleep = false;
    return scene;
}

void add_wall(Scene& scene, Vec2 center, float half_width, float half_height) {
    add_shape(add_body(scene, BodyType::kStatic, center), box(half_width, half_height));
}

/// The next number in [0, 1) of a row that `state` begins: SplitMix64 [Steele2014].
float next_fraction(std::uint64_t& state) {
    std::uint64_t z = (state += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return static_cast<float>((z ^ (z >> 31)) >> 40) * 0x1p-24f;
}

int root_of(int n) {
    int root = 0;
    while ((root + 1) * (root + 1) <= n) ++root;
    return root;
}

/// Boxes and balls of 0.8 m by turns, in loose rows above a floor between two walls. Up to 100 the walls
/// stand far apart, so that the heap spreads; more fill the trough.
template <int kCount>
Scene make_heap() {
    Scene scene = named_small("heap_" + std::to_string(kCount));
    const int columns = std::max(4, root_of(kCount));
    const float half = std::max(10.0f, 0.7f * static_cast<float>(columns) + 1.0f);
    add_wall(scene, {0.0f, -1.0f}, 200.0f, 1.0f);
    add_wall(scene, {-half, 40.0f}, 0.5f, 60.0f);
    add_wall(scene, {half, 40.0f}, 0.5f, 60.0f);
    std::uint64_t random = kCount;
    for (int i = 0; i < kCount; ++i) {
        const int row = i / columns;
        const float column = static_cast<float>(i % columns) - 0.5f * static_cast<float>(columns);
        const Vec2 place{1.3f * column + 0.1f * next_fraction(random), 1.0f + 1.3f * static_cast<float>(row)};
        SceneBody& body = add_body(scene, BodyType::kDynamic, place);
        if (i % 2 == 1) {
            add_shape(body, box(0.4f, 0.4f));
        } else {
            add_shape(body, Circle{{}, 0.4f});
        }
    }
    return scene;
}

/// Links of 0.5 m that do not touch each other, from a hook to the right.
template <int kCount>
Scene make_rope() {
    Scene scene = named_small("rope_" + std::to_string(kCount));
    add_body(scene, BodyType::kStatic, {0.0f, 20.0f});
    for (int i = 0; i < kCount; ++i) {
        SceneBody& link = add_body(scene, BodyType::kDynamic, {0.25f + 0.5f * static_cast<float>(i), 20.0f});
        add_shape(link, box(0.25f, 0.1f)).filter.group = -1;
        RevoluteJointDef hinge;
        hinge.anchor_a = i == 0 ? Vec2{} : Vec2{0.25f, 0.0f};
        hinge.anchor_b = {-0.25f, 0.0f};
        add_revolute(scene, i, i + 1, hinge);
    }
    return scene;
}

struct Limb {
    Vec2 center;  // [m] in a figure whose soles are at 0.16 m
    Vec2 half;    // [m] from the centre to an end of the capsule; 0: a circle
    float radius;
};
constexpr std::array<Limb, 10> kLimbs{{
    {{0.0f, 1.35f}, {0.0f, 0.3f}, 0.14f},    // torso
    {{0.0f, 1.9f}, {0.0f, 0.0f}, 0.15f},     // head
    {{-0.36f, 1.6f}, {0.13f, 0.0f}, 0.06f},  // left upper arm
    {{-0.68f, 1.6f}, {0.13f, 0.0f}, 0.06f},  // left lower arm
    {{0.36f, 1.6f}, {0.13f, 0.0f}, 0.06f},   // right upper arm
    {{0.68f, 1.6f}, {0.13f, 0.0f}, 0.06f},   // right lower arm
    {{-0.1f, 0.82f}, {0.0f, 0.17f}, 0.08f},  // left thigh
    {{-0.1f, 0.41f}, {0.0f, 0.18f}, 0.07f},  // left shin
    {{0.1f, 0.82f}, {0.0f, 0.17f}, 0.08f},   // right thigh
    {{0.1f, 0.41f}, {0.0f, 0.18f}, 0.07f},   // right shin
}};
struct LimbHinge {
    int a, b;
    Vec2 place;          // [m] in the figure
    float lower, upper;  // [rad]
};
constexpr std::array<LimbHinge, 9> kLimbHinges{{
    {0, 1, {0.0f, 1.72f}, -0.5f, 0.5f},
    {0, 2, {-0.2f, 1.6f}, -1.3f, 1.5f},
    {2, 3, {-0.52f, 1.6f}, -2.2f, 0.05f},
    {0, 4, {0.2f, 1.6f}, -1.5f, 1.3f},
    {4, 5, {0.52f, 1.6f}, -0.05f, 2.2f},
    {0, 6, {-0.1f, 1.02f}, -1.2f, 0.4f},
    {6, 7, {-0.1f, 0.62f}, -0.05f, 1.8f},
    {0, 8, {0.1f, 1.02f}, -0.4f, 1.2f},
    {8, 9, {0.1f, 0.62f}, -1.8f, 0.05f},
}};

/// A figure whose limbs do not touch each other.
void add_ragdoll(Scene& scene, Vec2 place, int number) {
    const int first = last_body(scene) + 1;
    for (const Limb& limb : kLimbs) {
        SceneBody& body = add_body(scene, BodyType::kDynamic, place + limb.center);
        ShapeDef& def = limb.half == Vec2{} ? add_shape(body, Circle{{}, limb.radius})
                                            : add_shape(body, Capsule{-limb.half, limb.half, limb.radius});
        def.filter.group = -1 - number;
    }
    for (const LimbHinge& at : kLimbHinges) {
        RevoluteJointDef hinge;
        hinge.anchor_a = at.place - kLimbs[static_cast<std::size_t>(at.a)].center;
        hinge.anchor_b = at.place - kLimbs[static_cast<std::size_t>(at.b)].center;
        hinge.limit = {at.lower, at.upper};
        add_revolute(scene, first + at.a, first + at.b, hinge);
    }
}

template <int kCount>
Scene make_ragdolls() {
    Scene scene = named_small("ragdolls_" + std::to_string(kCount));
    constexpr int kColumns = kCount == 1 ? 1 : kCount <= 10 ? 5 : 10;
    add_wall(scene, {0.0f, -0.5f}, 60.0f, 0.5f);
    add_wall(scene, {-kColumns - 1.5f, 60.0f}, 0.5f, 60.0f);
    add_wall(scene, {kColumns + 1.5f, 60.0f}, 0.5f, 60.0f);
    for (int k = 0; k < kCount; ++k) {
        const int row = k / kColumns;
        const float column = static_cast<float>(k % kColumns) - 0.5f * kColumns + 0.5f;
        add_ragdoll(scene, {1.8f * column, 0.8f + 2.6f * static_cast<float>(row)}, k);
    }
    return scene;
}

/// Boxes of 1 m side by side on a floor, half a metre apart.
Scene make_boxes(std::string_view name) {
    Scene scene = named_small(name);
    add_wall(scene, {0.0f, -1.0f}, 20.0f, 1.0f);
    for (int i = 0; i < 10; ++i) {
        const Vec2 place{1.5f * static_cast<float>(i) - 6.75f, 0.5f};
        add_shape(add_body(scene, BodyType::kDynamic, place), box(0.5f, 0.5f));
    }
    return scene;
}

Scene make_boxes_awake() {
    return make_boxes("boxes_awake");
}

Scene make_boxes_asleep() {
    Scene scene = make_boxes("boxes_asleep");
    scene.allow_sleep = true;
    return scene;
}

Scene make_empty() {
    return named_small("empty");
}

Scene make_named_level() {
    return make_level(named_small("level"));
}

Scene make_named_tank() {
    return make_tank(named_small("tank"));
}

// clang-format off
constexpr ReferenceScene kSmallScenes[] = {
    {"empty", "Nothing; wrong if a step of nothing takes time.", 200, make_empty, {0xcbf29ce484222325, 0xcbf29ce484222325, 0xcbf29ce484222325}},
    {"boxes_asleep", "Ten boxes stand on a floor and fall asleep within two seconds; wrong if one stays awake or moves.", 120, make_boxes_asleep, {0xd2f8d584c026ff97, 0xddfdd1c09e159215, 0xddfdd1c09e159215}},
    {"boxes_awake", "Ten boxes that may not sleep stand on a floor; wrong if one moves.", 300, make_boxes_awake, {0xd2f8d584c026ff97, 0x950e71481448d263, 0xb75153bf27d558f8}},
    {"heap_10", "Ten boxes and balls fall onto a floor; wrong if one sinks into another, leaves the walls or trembles for ever.", 300, make_heap<10>, {0x601b856e3e5c3bde, 0x85bcaa214509c002, 0xebbe6f49a00420d0}},
    {"heap_30", "Thirty boxes and balls fall into a heap; wrong if one sinks into another, leaves the walls or trembles for ever.", 300, make_heap<30>, {0x950d79db93ccfa53, 0x1dbd9dc2ba1bcf7a, 0xe50c9ccab158ecc4}},
    {"heap_100", "A hundred boxes and balls fall into a heap; wrong if one sinks into another, leaves the walls or trembles for ever.", 300, make_heap<100>, {0x967a86e7b718b6b9, 0x4884470a07104f86, 0xa30437fba103a671}},
    {"heap_300", "Three hundred boxes and balls fill a trough; wrong if one sinks into another, leaves the walls or trembles for ever.", 300, make_heap<300>, {0x3eaacb3731214759, 0x37d6d3ce6b4d5694, 0x73cc1814d6e242e1}},
    {"heap_1000", "A thousand boxes and balls fill a trough; wrong if one sinks into another, leaves the walls or trembles for ever.", 300, make_heap<1000>, {0x6ba3c8d0b8954e0a, 0x8898b0516e8d8f5f, 0x27216508256da848}},
    {"heap_3000", "Three thousand boxes and balls fill a trough; wrong if one sinks into another, leaves the walls or trembles for ever.", 300, make_heap<3000>, {0xa2732caf4aa5a4ed, 0xfa8fd45fe6d0b444, 0x486fb0f809ff0dde}},
    {"rope_5", "A rope of 5 links swings down from the horizontal; wrong if it grows longer, or swings ever higher.", 600, make_rope<5>, {0xfb5b5e197c4097e2, 0x4906877a03615d25, 0x6ffabc24bf89f45e}},
    {"rope_20", "A rope of 20 links swings down from the horizontal; wrong if it grows longer, or swings ever higher.", 600, make_rope<20>, {0x7f4697e81aa661be, 0x14bdb325603164ed, 0x98e1c8a4a818c178}},
    {"rope_100", "A rope of 100 links swings down from the horizontal; wrong if it grows longer, or swings ever higher.", 600, make_rope<100>, {0x769e141fc5513363, 0x39bb7dadb4b9227f, 0x94439837e7b347ae}},
    {"ragdolls_1", "A figure of ten limbs falls down; wrong if a limb comes off, bends beyond its limit or sinks into the floor.", 600, make_ragdolls<1>, {0x40eb27d89514eb0f, 0xe4d1884864c9f28e, 0xe0ae92ef16d80b27}},
    {"ragdolls_10", "Ten figures of ten limbs fall into a heap; wrong if a limb comes off, bends beyond its limit or sinks into another figure.", 600, make_ragdolls<10>, {0x3a70c4e44a39979b, 0xdcfce4ceded76497, 0x80ff42fb7a53c63d}},
    {"ragdolls_100", "A hundred figures of ten limbs fall into a heap; wrong if a limb comes off, bends beyond its limit or sinks into another figure.", 600, make_ragdolls<100>, {0x903e5679fa76eb82, 0xecf87422c75a1fb4, 0xdbf17ae8d2b1edb9}},
    {"level", "A hero on a wheel runs and pushes crates through a level of 60 by 8 tiles; wrong if anyone sinks into a tile, or one of three moving platforms loses its load.", 600, make_named_level, {0x1d8d142e995f8913, 0x2ae71a488e179655, 0xa73b01f5d0eec117}},
    {"tank", "A tank drives over bumps on a belt of 36 links round six wheels; wrong if the belt tears, comes off or slips so much that the tank stays behind.", 600, make_named_tank, {0xf6ee711d296c18d4, 0xc2c1b8e3b8109e32, 0x65586ca9f8ff8c18}},
};
// clang-format on

}  // namespace

std::span<const ReferenceScene> small_scenes() noexcept {
    return kSmallScenes;
}

}  // namespace jostle

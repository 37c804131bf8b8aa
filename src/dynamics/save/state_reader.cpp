// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/save/state_reader.h"

#include <jostle/core/error.h>

#include "dynamics/continuous/continuous.h"
#include "dynamics/store/limits.h"
#include "dynamics/store/shape_links.h"

namespace jostle::detail {

void StateReader::fail(std::string_view what, std::string_view why) {
    if (!fault_.empty()) return;
    fault_.append(what).append(" of ").append(object_).append(" ").append(
        to_text(static_cast<long long>(index_)));
    fault_.append(": ").append(why);
}

std::string_view StateReader::text(std::string_view) {
    const std::size_t size = number(std::uint8_t{});
    if (!require(size <= bytes_.size() - next_, "a text", "the bytes end too early")) return {};
    const auto* const letters = reinterpret_cast<const char*>(bytes_.data() + next_);
    next_ += size;
    return {letters, size};
}

void StateReader::keep_text(std::string_view& value) {
    const std::string_view read = text({});
    value = BodyNames::keep(read, tables_.names.reserve(tables_.blocks, 0, read));
}

bool StateReader::read_layout() {
    Tables& t = tables_;
    transfer_layout(*this, t);
    int placed = -kFirstAwake;
    for (const BodySet set : kAllBodySets) placed += t.bodies.set(set).size();
    if (!require(placed == t.bodies.size(), "sets of bodies", "one is in none")) return false;
    const std::size_t slots = number(std::uint32_t{});
    // A step makes them for the awake bodies and the null body, and never takes them back.
    const std::size_t most =
        4 * std::size_t{kAnswersPerBody} * (static_cast<std::size_t>(t.bodies.capacity()) + 1);
    if (!require(slots == 0 ||
                     (std::has_single_bit(slots) && slots >= 64 && slots <= std::max<std::size_t>(most, 64)),
                 "slots of answers", "there are not so many"))
        return false;
    if (slots > 0) t.sweep_answers.reserve(static_cast<int>(slots / 2));
    return true;
}

void StateReader::room(Geometry& geometry) {
    switch (geometry.type) {
        case ShapeType::kCircle:
            geometry = Circle{};
            break;
        case ShapeType::kCapsule:
            geometry = Capsule{};
            break;
        case ShapeType::kSegment:
            geometry = Segment{};
            break;
        case ShapeType::kPolygon:
            geometry = Polygon{};
            break;
        case ShapeType::kLargePolygon:
            geometry = PolygonView{};
            break;
    }
}

void StateReader::room(PolygonView& polygon) {
    const int count = polygon.count;
    const bool is_large =
        count > static_cast<int>(std::size(Polygon{}.vertices)) && count <= kMaxPolygonVertices;
    if (!require(is_large && static_cast<std::size_t>(count) <= bytes_.size(), "the corners",
                 "they are none")) {
        polygon.count = 0;
        return;
    }
    auto* const corners = reserve_corners(tables_, polygon);
    std::uninitialized_fill_n(corners, 2 * count, Vec2{});
    polygon.vertices = corners;
    polygon.normals = corners + count;
}

void StateReader::room(ChainRecord& chain) {
    const bool fits =
        chain.count >= 1 && static_cast<std::size_t>(chain.count) <= (bytes_.size() - next_) / 4;
    if (!require(fits, "the segments", "there are none")) {
        chain.count = 0;
        return;
    }
    const auto count = static_cast<std::size_t>(chain.count);
    chain.segments =
        static_cast<ShapeId*>(tables_.blocks.allocate(sizeof(ShapeId) * count, alignof(ShapeId)));
    std::uninitialized_fill_n(chain.segments, count, ShapeId{});
}

void StateReader::parameters(const JointRow& row, std::uint32_t* words) {
    for (std::size_t i = 0; i < row.words.size() && is_sound(); ++i) {
        const JointWord& word = row.words[i];
        words[i] = number(std::uint32_t{});
        bool fits = true;
        switch (word.type) {
            case WordType::kNumber:
                fits = is_finite(std::bit_cast<float>(words[i]));
                break;
            case WordType::kFlag:
                fits = words[i] <= 1;
                break;
            case WordType::kEnds:
                fits = words[i] < 16;
                break;
            case WordType::kCount:
                fits = words[i] >= 2 && words[i] <= kMaxJointBodies;
                break;
            case WordType::kJoint:
                fits = is_live(JointId{static_cast<std::int32_t>(words[i])});
                break;
        }
        require(fits, word.name, "it cannot be");
    }
}

void StateReader::boxes(Tables& t) {
    for_live(t.shapes, [&](ShapeId id) {
        at("shape", id.index);
        const std::uint8_t type = number(std::uint8_t{});
        if (type == 0 || !require(type <= 2, "the box", "it cannot be")) return;
        SavedBox saved{id, {}, type == 2};
        field(saved.box.lower);
        field(saved.box.upper);
        if (require(is_valid(saved.box), "the box", "it is none")) saved_boxes_.push_back(saved);
    });
}

}  // namespace jostle::detail

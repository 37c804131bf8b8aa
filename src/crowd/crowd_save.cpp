// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A crowd as bytes, and back (spatial/archive.h). The trees follow from the rest.
//
//     "jostleCR" | version | dimension | counts | ids of agents | agents by place | ids of obstacles
//                | obstacles by place, each with its points; none in space
#include <jostle/crowd/crowd.h>

#include <algorithm>
#include <utility>

#include "crowd/ranges.h"
#include "crowd/walls/walls.h"
#include "spatial/archive.h"

namespace jostle {

namespace {

template <int D>
constexpr detail::ArchiveStart kStart{
    .magic = 0x5243656c74736f6au, .version = 2, .dimension = D};  // "jostleCR"

constexpr std::uint64_t kPointBytes = 2 * 4;  // of an obstacle's point

struct Head {
    std::uint32_t agents = 0;
    std::uint32_t agent_indices = 0;
    std::uint32_t obstacles = 0;
    std::uint32_t obstacle_indices = 0;
    std::uint32_t points = 0;  ///< of all obstacles

    static constexpr auto fields(auto& head) {
        return std::tie(head.agents, head.agent_indices, head.obstacles, head.obstacle_indices, head.points);
    }
};

template <int D>
std::uint64_t byte_count_of(const Head& head) {
    constexpr std::uint64_t kAgent = 4 * D * 4 + 12 * 4 + 8 + 1;
    constexpr std::uint64_t kObstacle = 4 * 4 + 8;
    const auto ids = [](std::uint32_t indices) { return (2 + 2 * std::uint64_t{indices}) * 4; };
    return detail::kFrontBytes<Head> + ids(head.agent_indices) + ids(head.obstacle_indices) +
           head.agents * kAgent + head.obstacles * kObstacle + head.points * kPointBytes;
}

template <class Archive, class Vec>
void transfer_vector(Archive& archive, Vec& v) {
    archive.field(v.x);
    archive.field(v.y);
    if constexpr (requires { v.z; }) archive.field(v.z);
}

/// Up to eight flags as a byte. Returns whether the bits that were read are no others.
template <class... Flags>
bool transfer_flags(detail::ByteWriter& writer, const Flags&... flags) {
    unsigned bits = 0, bit = 1;
    ((bits |= flags ? bit : 0u, bit <<= 1), ...);
    writer.field(static_cast<std::uint8_t>(bits));
    return true;
}
template <class... Flags>
bool transfer_flags(detail::ByteReader& reader, Flags&... flags) {
    std::uint8_t bits = 0;
    reader.field(bits);
    unsigned bit = 1;
    ((flags = (bits & bit) != 0, bit <<= 1), ...);
    return bits < bit;
}

std::vector<std::uint32_t> read_numbers(detail::ByteReader& reader, std::uint32_t indices) {
    std::vector<std::uint32_t> numbers(2 + 2 * std::size_t{indices});
    detail::transfer_all(reader, numbers);
    return numbers;
}

}  // namespace

/// Returns whether flags that were read are sound.
template <int D>
template <class Archive, class B, class M>
bool Crowd<D>::transfer(Archive& archive, B& body, M& mind) {
    transfer_vector(archive, body.position);
    transfer_vector(archive, body.velocity);
    transfer_vector(archive, mind.preferred_velocity);
    transfer_vector(archive, mind.goal);
    detail::transfer(archive, body.index, body.radius, body.layer, body.mask, mind.preferred_speed,
                     body.max_speed, body.max_acceleration, mind.horizon, mind.obstacle_horizon,
                     mind.neighbor_distance, mind.max_neighbors, mind.user_data, body.turn);
    return transfer_flags(archive, body.responds, body.is_squeezed, mind.has_goal, body.is_resting);
}

template <int D>
std::vector<std::byte> Crowd<D>::save() const {
    const auto count = [](std::size_t size) { return static_cast<std::uint32_t>(size); };
    const detail::Walls none{agents_.get_allocator().resource()};
    const detail::Walls& walls = walls_ != nullptr ? *walls_ : none;
    Head head{count(bodies_.size()), count(ids_.capacity()), count(walls.obstacles().size()),
              count(walls.ids().capacity()), 0};
    for (const Obstacle obstacle : walls.obstacles()) head.points += count(walls.def(obstacle).points.size());
    detail::ByteWriter writer(static_cast<std::size_t>(byte_count_of<D>(head)));
    detail::write_front(writer, kStart<D>, head);
    ids_.describe([&](std::uint32_t number) { writer.field(number); });
    for (std::size_t i = 0; i < bodies_.size(); ++i) transfer(writer, bodies_[i], minds_[i]);
    walls.ids().describe([&](std::uint32_t number) { writer.field(number); });
    for (const Obstacle obstacle : walls.obstacles()) {
        const ObstacleDef<2> def = walls.def(obstacle);
        const auto shape = static_cast<std::uint32_t>(def.shape), points = count(def.points.size());
        detail::transfer(writer, obstacle.index, shape, points, def.layer, def.user_data);
        for (const Vec2& point : def.points) transfer_vector(writer, point);
    }
    return writer.take();
}

/// The ids are there already.
template <int D>
void Crowd<D>::read_agents(const Call& call, detail::ByteReader& reader, std::size_t count) {
    reserve(std::max(count, ids_.capacity()));
    places_.resize(ids_.capacity(), -1);
    for (std::size_t i = 0; i < count; ++i) {
        Body body{};
        Mind mind{};
        const bool is_sound =
            transfer(reader, body, mind) && body.turn >= -detail::kFullTurn && body.turn <= detail::kFullTurn;
        const Id id = ids_.id_at(body.index);
        if (!is_sound || !detail::is_in_range(def_of(body, mind)) || id == Id{} || places_[id.index] >= 0)
            detail::refuse_bytes(call, "of an agent that cannot be", "they must be as they were saved");
        places_[id.index] = static_cast<std::int32_t>(i);
        agents_.push_back({id.index, id.generation});
        bodies_.push_back(body);
        bodies_.back().seat = static_cast<std::int32_t>(i);
        minds_.push_back(mind);
        seats_.push_back(static_cast<std::int32_t>(i));
    }
}

template <int D>
void Crowd<D>::read_obstacles(const Call& call, detail::ByteReader& reader, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) {
        std::uint32_t index = 0, shape = 0, points = 0;
        ObstacleDef<2> def;
        detail::transfer(reader, index, shape, points, def.layer, def.user_data);
        def.shape = static_cast<ObstacleShape>(shape);
        const Id id = walls_->ids().id_at(index);
        bool is_sound = shape <= static_cast<std::uint32_t>(ObstacleShape::kPolygon) && id != Id{} &&
                        !walls_->is_put(index) && points >= detail::fewest_points(def.shape) &&
                        reader.left() >= (count - 1 - i) * (4 * 4 + 8) + points * kPointBytes;
        if (is_sound) def.points.resize(points);
        for (Vec2& point : def.points) {
            transfer_vector(reader, point);
            is_sound = is_sound && detail::contains(detail::kPlaceRange, point);
        }
        if (!is_sound)
            detail::refuse_bytes(call, "of an obstacle that cannot be", "they must be as they were saved");
        walls_->restore(call, index, def);
    }
}

template <int D>
void Crowd<D>::load(std::span<const std::byte> bytes) {
    const Call call("Crowd::load");
    detail::ByteReader reader(bytes);
    const Head head = detail::read_front<Head>(call, reader, kStart<D>, "Crowd::save");
    if (reader.size() != byte_count_of<D>(head)) detail::refuse_byte_count(call, reader);
    Crowd read(agents_.get_allocator().resource());
    const auto require_ids = [&](bool are_sound) {
        if (!are_sound) detail::refuse_bytes(call, "of unsound ids", "they must be as they were saved");
    };
    require_ids(read.ids_.restore(read_numbers(reader, head.agent_indices)) &&
                read.ids_.size() == head.agents && read.ids_.capacity() == head.agent_indices &&
                head.agent_indices <= static_cast<std::uint32_t>(kMaxAgents));
    read.read_agents(call, reader, head.agents);
    read.walls_ = std::make_unique<detail::Walls>(agents_.get_allocator().resource());
    require_ids(read.walls_->restore_ids(read_numbers(reader, head.obstacle_indices)) &&
                read.walls_->ids().size() == head.obstacles &&
                read.walls_->ids().capacity() == head.obstacle_indices &&
                (D == 2 || head.obstacle_indices == 0));
    read.read_obstacles(call, reader, head.obstacles);
    if (reader.left() > 0) detail::refuse_byte_count(call, reader);
    *this = std::move(read);
}

template class Crowd<2>;
template class Crowd<3>;

}  // namespace jostle

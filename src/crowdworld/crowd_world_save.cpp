// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A crowd among bodies as bytes, and back (spatial/archive.h):
//
//     "jostleCW" | version | dimension | counts | definition | discs | discs as seen | obstacles, each with
//     its
//                | points | bytes of the crowd | bytes of the world
//
// A load reads what joins the two, then the crowd, then the world; where one of them is refused, the crowd
// that was there comes back.
#include <jostle/core/require.h>
#include <jostle/crowdworld/crowd_world.h>

#include <string>
#include <tuple>
#include <type_traits>
#include <utility>

#include "spatial/archive.h"

namespace jostle {
namespace {

constexpr detail::ArchiveStart kStart{
    .magic = 0x5743656c74736f6au, .version = 1, .dimension = 2};  // "jostleCW"

struct Head {
    std::uint32_t discs = 0;
    std::uint32_t found = 0;
    std::uint32_t obstacles = 0;
    std::uint32_t points = 0;  ///< of all obstacles
    std::uint64_t crowd = 0;   ///< [bytes]
    std::uint64_t world = 0;   ///< [bytes]

    static constexpr auto fields(auto& head) {
        return std::tie(head.discs, head.found, head.obstacles, head.points, head.crowd, head.world);
    }
};

/// [bytes] Before the crowd's, but for the front.
std::uint64_t bytes_of_links(const Head& head) {
    constexpr std::uint64_t kDef = 4 * 4, kDisc = 2 * 4, kFound = 5 * 4 + 1, kObstacle = 3 * 4,
                            kPoint = 2 * 4;
    return kDef + head.discs * kDisc + head.found * kFound + head.obstacles * kObstacle +
           head.points * kPoint;
}

void put_all(detail::ByteWriter& writer, std::span<const std::byte> bytes) {
    for (const std::byte byte : bytes) writer.field(static_cast<std::uint8_t>(byte));
}

constexpr Range kPlace{-1.0e9f, 1.0e9f};     // [m]
constexpr Range kVelocity{-1.0e6f, 1.0e6f};  // [m/s]
constexpr Range kRadius{0.0f, 1.0e15f};      // [m]
constexpr const char* kAsSaved = "they must be as they were saved";

/// Refuses bytes of anything else.
Head read_head(const Call& call, detail::ByteReader& reader) {
    detail::ArchiveStart start;
    Head head;
    if (reader.left() >= detail::kFrontBytes<Head>) {
        detail::transfer_head(reader, start);
        detail::transfer_head(reader, head);
    }
    if (start.magic != kStart.magic || start.dimension != kStart.dimension)
        call.refuse("bytes", "of no crowd among bodies", "they must be of CrowdWorld::save");
    if (start.version != kStart.version)
        call.refuse("bytes", "of version " + std::to_string(start.version), "this build reads version 1");
    const std::uint64_t own = bytes_of_links(head), left = reader.left();
    if (own > left || head.crowd > left - own || head.world != left - own - head.crowd)
        call.refuse("bytes", "too many or too few", kAsSaved);
    return head;
}

}  // namespace

/// The part of a save that joins crowd and world.
struct CrowdWorld::Links {
    CrowdWorldDef def;
    std::vector<Agent> discs{};
    std::vector<Obstacle> obstacles{};
    std::vector<ObstacleDef<2>> walls{};
    std::vector<Disc> found{};

    /// Of each obstacle first how many points it has.
    template <class Archive, class Self>
    static bool transfer(Archive& archive, Self& links, std::uint32_t points) {
        bool is_sound = true;
        detail::transfer(archive, links.def.layer, links.def.disc, links.def.push_force, links.def.arm);
        for (auto& disc : links.discs) detail::transfer(archive, disc.index, disc.generation);
        for (auto& disc : links.found) {
            std::uint8_t is_static = disc.is_static ? 1 : 0;
            detail::transfer(archive, disc.at.x, disc.at.y, disc.velocity.x, disc.velocity.y, disc.radius,
                             is_static);
            if constexpr (!std::is_const_v<Self>) disc.is_static = is_static == 1;
            is_sound = is_sound && is_static <= 1 && kRadius.contains(disc.radius) &&
                       kPlace.contains(disc.at.x) && kPlace.contains(disc.at.y) &&
                       kVelocity.contains(disc.velocity.x) && kVelocity.contains(disc.velocity.y);
        }
        for (std::size_t i = 0; i < links.obstacles.size(); ++i) {
            auto count = static_cast<std::uint32_t>(links.walls[i].points.size());
            detail::transfer(archive, links.obstacles[i].index, links.obstacles[i].generation, count);
            if constexpr (!std::is_const_v<Self>) {
                if (count < 2 || count > points) return false;
                links.walls[i] = {.shape = count == 2 ? ObstacleShape::kChain : ObstacleShape::kPolygon,
                                  .points = std::vector<Vec2>(count),
                                  .layer = links.def.layer};
            }
            points -= count;
            for (auto& point : links.walls[i].points) {
                detail::transfer(archive, point.x, point.y);
                is_sound = is_sound && kPlace.contains(point.x) && kPlace.contains(point.y);
            }
        }
        return is_sound && points == 0;
    }
};

std::vector<std::byte> CrowdWorld::save() const {
    const std::vector<std::byte> crowd = crowd_->save(), world = world_->save();
    const Links links{def_, discs_, obstacles_, walls_, found_};
    const auto count = [](std::size_t size) { return static_cast<std::uint32_t>(size); };
    Head head{count(discs_.size()), count(found_.size()), count(obstacles_.size()), 0,
              crowd.size(),         world.size()};
    for (const ObstacleDef<2>& wall : walls_) head.points += count(wall.points.size());
    detail::ByteWriter writer(static_cast<std::size_t>(detail::kFrontBytes<Head> + bytes_of_links(head)) +
                              crowd.size() + world.size());
    detail::write_front(writer, kStart, head);
    (void)Links::transfer(writer, links, head.points);
    put_all(writer, crowd);
    put_all(writer, world);
    return writer.take();
}

LoadReport CrowdWorld::load(std::span<const std::byte> bytes, const LoadOptions& options) {
    constexpr Call kCall("CrowdWorld::load");
    detail::ByteReader reader(bytes);
    const Head head = read_head(kCall, reader);
    Links links{{},
                std::vector<Agent>(head.discs),
                std::vector<Obstacle>(head.obstacles),
                std::vector<ObstacleDef<2>>(head.obstacles),
                std::vector<Disc>(head.found)};
    const bool is_sound = Links::transfer(reader, links, head.points) && kPositive.contains(links.def.disc) &&
                          kAtLeastZero.contains(links.def.push_force) && kAtLeastZero.contains(links.def.arm);
    if (!is_sound) kCall.refuse("bytes", "of links that cannot be", kAsSaved);

    /// The crowd of before, until all is read.
    struct Before {
        Crowd<2>& crowd;
        Crowd<2> old;
        bool is_kept = true;
        explicit Before(Crowd<2>& all) : crowd(all), old(std::move(all)) {}
        Before(const Before&) = delete;
        Before& operator=(const Before&) = delete;
        ~Before() {
            if (is_kept) crowd = std::move(old);
        }
    } before(*crowd_);
    crowd_->load(reader.take(static_cast<std::size_t>(head.crowd)));
    LoadReport report = world_->load(reader.take(static_cast<std::size_t>(head.world)), options);
    before.is_kept = false;
    def_ = links.def;
    discs_.swap(links.discs);
    obstacles_.swap(links.obstacles);
    walls_.swap(links.walls);
    found_.swap(links.found);
    return report;
}

}  // namespace jostle

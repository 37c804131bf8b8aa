// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The members of a guide as bytes, and back (spatial/archive.h). Groups are the user's, who makes them anew.
//
//     "jostleGU" | version | dimension | counts | of each group, how many have arrived | members
#include <jostle/crowd/guide.h>

#include <algorithm>
#include <utility>

#include "crowd/ranges.h"
#include "spatial/archive.h"

namespace jostle {

namespace {

template <int D>
constexpr detail::ArchiveStart kStart{.magic = 0x5547656c74736f6au, .dimension = D};  // "jostleGU"

constexpr std::int32_t kMostArrived = 1 << 30;  // [1] so that more can arrive

struct Head {
    std::uint32_t groups = 0;
    std::uint32_t members = 0;

    static constexpr auto fields(auto& head) { return std::tie(head.groups, head.members); }
};

std::uint64_t byte_count_of(const Head& head) {
    constexpr std::uint64_t kGroup = 4, kMember = 5 * 4;
    return detail::kFrontBytes<Head> + head.groups * kGroup + head.members * kMember;
}

template <class Archive, class Member>
void transfer(Archive& archive, Member& member) {
    detail::transfer(archive, member.agent.index, member.agent.generation, member.group, member.next,
                     member.speed);
}

}  // namespace

template <int D>
std::vector<std::byte> Guide<D>::save() const {
    const Head head{static_cast<std::uint32_t>(groups_.size()), static_cast<std::uint32_t>(members_.size())};
    detail::ByteWriter writer(static_cast<std::size_t>(byte_count_of(head)));
    detail::write_front(writer, kStart<D>, head);
    for (const Group& group : groups_) writer.field(group.arrived);
    for (const Member& member : members_) transfer(writer, member);
    return writer.take();
}

/// Whether it can be a member of one of the groups.
template <int D>
bool Guide<D>::is_sound(const Member& member) const {
    if (member.group < 0 || member.group >= groups()) return false;
    const GroupDef<D>& def = groups_[static_cast<std::size_t>(member.group)].def;
    const auto points = static_cast<std::int32_t>(std::max<std::size_t>(def.way_points.size(), 1));
    return member.agent && member.agent.index < static_cast<std::uint32_t>(Crowd<D>::kMaxAgents) &&
           member.next >= -1 && member.next < points && detail::kGuidedSpeedRange.contains(member.speed);
}

template <int D>
void Guide<D>::load(std::span<const std::byte> bytes) {
    const Call call("Guide::load");
    detail::ByteReader reader(bytes);
    const Head head = detail::read_front<Head>(call, reader, kStart<D>, "Guide::save");
    if (reader.size() != byte_count_of(head)) detail::refuse_byte_count(call, reader);
    const auto require = [&](bool is_good, const char* are, const char* requirement) {
        if (!is_good) detail::refuse_bytes(call, are, requirement);
    };
    require(head.groups == groups_.size(), "of a guide with other groups",
            "the guide must have as many groups as the one that was saved");
    Guide read(*crowd_, members_.get_allocator().resource());
    read.groups_ = groups_;
    for (Group& group : read.groups_) {
        reader.field(group.arrived);
        group.size = 0;
        require(group.arrived >= 0 && group.arrived <= kMostArrived, "of a group that cannot be",
                "they must be as they were saved");
    }
    read.members_.reserve(head.members);
    std::vector<std::int32_t> there(groups_.size(), 0);  // [1] members that have arrived, by group
    for (std::uint32_t i = 0; i < head.members; ++i) {
        Member member{};
        transfer(reader, member);
        require(is_sound(member), "of a member that cannot be", "they must be as they were saved");
        const std::size_t index = member.agent.index;
        if (index >= read.places_.size()) read.places_.resize(index + 1, -1);
        require(read.places_[index] < 0, "of an agent that is a member twice",
                "they must be as they were saved");
        read.places_[index] = static_cast<std::int32_t>(i);
        read.members_.push_back(member);
        const auto group = static_cast<std::size_t>(member.group);
        ++read.groups_[group].size;
        if (member.next < 0) ++there[group];
    }
    for (std::size_t i = 0; i < there.size(); ++i)
        require(there[i] <= read.groups_[i].arrived, "of a group of whom more are there than have arrived",
                "they must be as they were saved");
    groups_.swap(read.groups_);
    members_.swap(read.members_);
    places_.swap(read.places_);
}

template class Guide<2>;
template class Guide<3>;

}  // namespace jostle

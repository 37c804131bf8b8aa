// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A guide leads agents of a crowd in groups: along way points, or by a flow field (flow_field.h) to the
// nearest of its goals. Before each step lead() sets the preferred velocity of each member.
//
//     Guide<2> guide(crowd);
//     const int walkers = guide.add({.way_points = {{10, 0}, {10, 10}}, .together = 4});
//     guide.join(agent, walkers);
//     guide.lead();
//     crowd.step(1.0f / 30);
//
// A call that throws has changed nothing. lead() allocates nothing. Members that are removed from the crowd
// leave the guide with the next lead(). Equal calls give equal bits.
//
// Cost: O(members). Memory: some 30 bytes per member.
#pragma once

#include <jostle/core/config.h>
#include <jostle/crowd/crowd.h>
#include <jostle/crowd/flow_field.h>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory_resource>
#include <span>
#include <type_traits>
#include <vector>

JOSTLE_API_BEGIN
namespace jostle {

enum class AtEnd : std::uint8_t {
    kStay,  ///< stands still where it has arrived, and gives way
    kLoop,  ///< starts again at the first way point
    kLeave  ///< is removed from the crowd
};

template <int D>
struct GroupDef {
    std::vector<Vector<D>> way_points{};  ///< [m] one after the other; none where there is a field
    /// Leads to the nearest of its goals. The guide keeps the pointer. In space there is none.
    std::conditional_t<D == 2, const FlowField*, std::nullptr_t> field = nullptr;
    float reach = 1.0f;  ///< [m] above 0: from so far a way point or a goal is reached
    AtEnd at_end = AtEnd::kStay;
    /// [m] above 0: members that are farther than this from the middle of their group turn towards it, and
    /// while there are any, those ahead of the middle wait.
    float together = std::numeric_limits<float>::infinity();
};

template <int D>
class Guide {
  public:
    /// The crowd outlives the guide, and stays where it is.
    explicit Guide(Crowd<D>& crowd, std::pmr::memory_resource* memory = std::pmr::get_default_resource());

    /// A group without members; its number. Groups are numbered from 0, and stay.
    int add(const GroupDef<D>& def);
    [[nodiscard]] int groups() const { return static_cast<int>(groups_.size()); }
    /// The agent is a member of this group, of no other, and starts at the first way point. It goes at its
    /// preferred speed as that is now.
    void join(Agent agent, int group);
    /// The agent is led no more; its goal and preferred velocity stay as they are.
    void leave(Agent agent);

    /// Sets the goal and the preferred velocity of every member, and removes those from the crowd that have
    /// arrived in a group with AtEnd::kLeave.
    void lead();

    [[nodiscard]] bool contains(Agent agent) const;
    /// Of a member.
    [[nodiscard]] bool has_arrived(Agent agent) const;
    /// Members that stay where they have arrived, and those that left the crowd there.
    [[nodiscard]] int arrived(int group) const;
    /// Members.
    [[nodiscard]] int size(int group) const;

    /// The members and how far they are, as bytes that any machine can load. Groups are not in them.
    [[nodiscard]] std::vector<std::byte> save() const;
    /// The members are those that were saved. The groups must be as they were then: those of the same numbers
    /// have the same definitions; and the crowd as it was, by Crowd::load. What follows is the same, bit for
    /// bit. Raises Error, and changes nothing, where the bytes do not fit the groups.
    void load(std::span<const std::byte> bytes);

  private:
    struct Group {
        GroupDef<D> def;
        Vector<D> center{};   ///< [m] of its members, while they are led
        float spread = 0.0f;  ///< [m] from there to the farthest
        int size = 0;
        int arrived = 0;
    };
    struct Member {
        Agent agent;
        std::int32_t group;
        std::int32_t next;  ///< way point; that of no way point: arrived
        float speed;        ///< [m/s]
    };
    /// Where a member is to go.
    struct Way {
        Vector<D> direction{};  ///< of length 1, or zero
        bool has_arrived = false;
        bool is_last = false;  ///< straight on to the last way point
    };

    [[nodiscard]] std::size_t place_of(const Call& call, Agent agent) const;
    [[nodiscard]] const Group& group_of(const Call& call, int group) const;
    [[nodiscard]] bool is_sound(const Member& member) const;
    void drop(std::size_t place);
    void find_centers();
    [[nodiscard]] Way way_of(Member& member, const Vector<D>& at) const;
    void set_out(const Member& member, const Way& way, const Vector<D>& at);

    Crowd<D>* crowd_;
    std::pmr::vector<Group> groups_;
    std::pmr::vector<Member> members_;
    std::pmr::vector<std::int32_t> places_;  ///< by the agent's index; -1: no member
};

}  // namespace jostle
JOSTLE_API_END

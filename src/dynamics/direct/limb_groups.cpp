// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/direct/limb_groups.h"

#include <algorithm>

#include "dynamics/store/edges.h"

namespace jostle::detail {

JointGroups::JointGroups(const StepContext& context, const Tables& tables)
    : count_(tables.joint_plan.groups.empty() ? 0 : tables.bodies.awake().size()),
      of_bodies_(context.stack, count_) {
    std::fill_n(of_bodies_.data(), count_, kNone);
    const JointPlan& plan = tables.joint_plan;
    for (std::size_t group = 0; group < plan.groups.size(); ++group) {
        const std::span joints = std::span(plan.joints)
                                     .subspan(static_cast<std::size_t>(plan.groups[group].first_joint),
                                              static_cast<std::size_t>(plan.groups[group].last_joint -
                                                                       plan.groups[group].first_joint));
        // All of a group sleep together.
        if (tables.joints[joints.front().id].is_asleep) continue;
        const auto for_limbs = [&](auto&& function) {
            for (const JointPlan::Joint& joint : joints)
                for (const BodyId body : tables.joint_bodies(joint.id))
                    if (tables.bodies.is_movable(body))
                        function(body, of_bodies_[tables.bodies.place(body).index]);
        };
        bool has_contacts = false;
        for_limbs([&](BodyId body, int&) {
            has_contacts = has_contacts || tables.bodies.contacts(body).first != kNone;
        });
        if (!has_contacts) continue;
        const auto number = static_cast<int>(group);
        for_limbs([&](BodyId, int& of) { of = number; });
        bool is_near = false;
        for_limbs([&](BodyId body, int&) { is_near = is_near || is_near_others(tables, body, number); });
        if (!is_near) for_limbs([](BodyId, int& of) { of = kNone; });
    }
}

bool JointGroups::is_near_others(const Tables& tables, BodyId body, int group) const {
    for (EdgeId<ContactTag> edge = tables.bodies.contacts(body).first; edge != kNone;
         edge = edge_at(tables.contacts, edge).next) {
        const ContactId contact = constraint_of(tables.contacts, edge);
        for (const ConstraintEdge<ContactTag>& end : tables.contacts[contact].edges) {
            const BodyPlace place = tables.bodies.place(end.body);
            if (place.set != BodySet::kAwake || of_bodies_[place.index] != group) return true;
        }
    }
    return false;
}

}  // namespace jostle::detail

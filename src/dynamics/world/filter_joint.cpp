// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The door of filter joints.
#include <jostle/dynamics/world.h>

#include "dynamics/world/joint_door.h"

namespace jostle {

using namespace detail;

FilterJoint World::create_filter(const FilterJointDef& def) {
    constexpr Call kCall("World::create_filter");
    WorldImpl& here = require_here(impl_, kCall);
    const CreateJoint edit = pair_edit(here, kCall, JointType::kFilter, def);
    return FilterJoint(create(here, kCall, edit, JointParameters(FilterParameters{})));
}

FilterJoint::FilterJoint(const Joint& joint) : Joint(joint) {
    require_type(joint, JointType::kFilter, Call("FilterJoint::FilterJoint"));
}

}  // namespace jostle

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/save/entering.h"

#include <algorithm>
#include <bit>
#include <vector>

#include "dynamics/save/relink.h"
#include "dynamics/store/limits.h"

namespace jostle::detail {
namespace {

/// Objects of one table that lie aside and that no edit so far has made enter.
class Aside {
  public:
    template <class AnyTable, class IsAside>
    Aside(const AnyTable& table, const IsAside& is_aside)
        : lies_(static_cast<std::size_t>(table.capacity())) {
        for_live(table, [&](auto id) {
            lies_[static_cast<std::size_t>(id.index)] = is_aside(id);
            left_ += is_aside(id) ? 1 : 0;
        });
    }
    /// Whether an edit may name it, as it has a slot and does not lie aside; it may be gone.
    template <class Tag>
    [[nodiscard]] bool is_named(TableId<Tag> id) const {
        return has_slot(id) && !lies_[static_cast<std::size_t>(id.index)];
    }
    /// Whether it lay aside.
    template <class Tag>
    [[nodiscard]] bool enter(TableId<Tag> id) {
        if (!has_slot(id) || !lies_[static_cast<std::size_t>(id.index)]) return false;
        lies_[static_cast<std::size_t>(id.index)] = false;
        --left_;
        return true;
    }
    [[nodiscard]] bool is_empty() const { return left_ == 0; }

  private:
    template <class Tag>
    [[nodiscard]] bool has_slot(TableId<Tag> id) const {
        return id.index >= 0 && static_cast<std::size_t>(id.index) < lies_.size();
    }
    std::vector<bool> lies_;
    int left_ = 0;
};

/// An object that lies aside enters the world once, by an edit before all others that name it.
class Entering {
  public:
    Entering(const Call& call, const Tables& t)
        : call_(call),
          tables_(t),
          bodies_(t.bodies, [&](BodyId id) { return t.bodies[id].is_aside; }),
          shapes_(t.shapes, [&](ShapeId id) { return !is_listed(t, id); }),
          chains_(t.chains, [&](ChainId id) { return !is_listed(t, t.chains[id].segments[0]); }),
          joints_(t.joints, [&](JointId id) { return t.joints[id].bin == kAsideBin; }) {}

    [[nodiscard]] bool are_all_in() const {
        return bodies_.is_empty() && shapes_.is_empty() && chains_.is_empty() && joints_.is_empty();
    }
    /// Whether an edit's objects are there by its turn, and it may be applied to them.
    template <class Edit>
    [[nodiscard]] bool accepts(const Edit& edit) {
        if (!enters(edit)) return false;
        bool are_named = true;
        if constexpr (requires { edit.body; }) are_named = are_named && bodies_.is_named(edit.body);
        if constexpr (requires { edit.shape; }) are_named = are_named && shapes_.is_named(edit.shape);
        if constexpr (requires { edit.chain; }) are_named = are_named && chains_.is_named(edit.chain);
        if constexpr (requires { edit.joint; }) are_named = are_named && joints_.is_named(edit.joint);
        return are_named && fits(edit);
    }

  private:
    [[nodiscard]] bool enters(const EnterBody& edit) {
        if (!bodies_.enter(edit.body)) return false;
        const BodyRecord& body = tables_.bodies[edit.body];
        return body.first_shape == kNone && tables_.bodies.contacts(edit.body).first == kNone &&
               body.joints.first == kNone;
    }
    [[nodiscard]] bool enters(const EnterJoint& edit) {
        if (!joints_.enter(edit.joint)) return false;
        const std::span<const JointId> refers =
            tables_.joint_row(edit.joint).refers(tables_.joint_sim(edit.joint));
        return std::ranges::all_of(tables_.joint_bodies(edit.joint),
                                   [&](BodyId body) { return bodies_.is_named(body); }) &&
               std::ranges::all_of(refers, [&](JointId joint) { return joints_.is_named(joint); });
    }
    [[nodiscard]] bool enters(const EnterShape& edit) {
        if (!shapes_.enter(edit.shape)) return false;
        const ShapeRecord& shape = tables_.shapes[edit.shape];
        return shape.chain == kNone && shape.next == kNone && shape.body == edit.body;
    }
    [[nodiscard]] bool enters(const EnterChain& edit) {
        if (!chains_.enter(edit.chain)) return false;
        const ChainRecord& chain = tables_.chains[edit.chain];
        return chain.body == edit.body &&
               std::all_of(chain.segments, chain.segments + chain.count, [&](ShapeId segment) {
                   return tables_.shapes[segment].next == kNone && shapes_.enter(segment);
               });
    }
    template <class Edit>
    [[nodiscard]] static bool enters(const Edit&) {
        return true;
    }

    [[nodiscard]] bool fits(const EnterGeometry& edit) const {
        validate(edit.kept, call_, tables_.settings.tolerances);
        return !tables_.shapes.is_live(edit.shape) || tables_.shapes[edit.shape].chain == kNone;
    }
    [[nodiscard]] bool fits(const DestroyShape& edit) const {
        return !tables_.shapes.is_live(edit.shape) || tables_.shapes[edit.shape].chain == kNone;
    }
    [[nodiscard]] static bool fits(const SetTransform& edit) {
        return is_rotation(edit.transform.q) && lies_in(kCoordinate, edit.transform.p);
    }
    [[nodiscard]] static bool fits(const MoveTo& edit) {
        return is_rotation(edit.goal.q) && lies_in(kCoordinate, edit.goal.p) && kStepTime.contains(edit.dt);
    }
    [[nodiscard]] bool fits(const SetJointParameters& edit) const {
        if (!tables_.joints.is_live(edit.joint)) return true;
        const JointRow& row = tables_.joint_row(edit.joint);
        for (std::size_t i = 0; i < row.words.size(); ++i) {
            const std::uint32_t word = edit.parameters.words[i];
            const WordType type = row.words[i].type;
            if (type == WordType::kNumber && !is_finite(std::bit_cast<float>(word))) return false;
            if (type == WordType::kFlag && word > 1) return false;
            if (type == WordType::kCount && word != tables_.joints[edit.joint].body_count) return false;
            // A gear keeps those that it has.
            const auto* own = static_cast<const std::uint32_t*>(
                row.parameters(const_cast<void*>(tables_.joint_sim(edit.joint))));
            if (type == WordType::kJoint && word != own[i]) return false;
        }
        return true;
    }
    [[nodiscard]] static bool fits(const SetLinearVelocity& edit) { return lies_in(kSpeed, edit.velocity); }
    [[nodiscard]] static bool fits(const SetAngularVelocity& edit) { return kSpeed.contains(edit.velocity); }
    [[nodiscard]] static bool fits(const SetMass& edit) { return !edit.mass || is_allowed(*edit.mass); }
    [[nodiscard]] static bool fits(const SetBodyNumber& edit) {
        return (edit.which == BodyNumber::kGravityScale ? kBounded : kFactor).contains(edit.value);
    }
    [[nodiscard]] static bool fits(const SetSleepThreshold& edit) {
        return !edit.threshold || kFactor.contains(*edit.threshold);
    }
    [[nodiscard]] bool fits(const SetShapeDensity& edit) const {
        if (!kAtLeastZero.contains(edit.density)) return false;
        if (!tables_.shapes.is_live(edit.shape)) return true;
        const MassData mass = compute_mass(tables_.shapes[edit.shape].geometry, edit.density);
        return mass.mass == 0.0f || (kMassRange.contains(mass.mass) && kInertiaRange.contains(mass.inertia));
    }
    [[nodiscard]] static bool fits(const SetShapeMaterial& edit) { return is_allowed(edit.material); }
    [[nodiscard]] static bool fits(const SetChainMaterial& edit) { return is_allowed(edit.material); }
    [[nodiscard]] static bool fits(const SetJointStiffness& edit) {
        const JointStiffness& own = edit.stiffness;
        return own.is_own == 0 ||
               (own.is_own == 1 && kStiffness.contains(own.hertz) && kFactor.contains(own.damping_ratio));
    }
    [[nodiscard]] static bool fits(const SetJointBreak& edit) {
        return kAtLeastZero.contains(edit.break_at.force) && kAtLeastZero.contains(edit.break_at.torque);
    }
    [[nodiscard]] static bool fits(const SetGravity& edit) { return lies_in(kBounded, edit.gravity); }
    [[nodiscard]] static bool fits(const SetWorldSleepThreshold& edit) {
        return kFactor.contains(edit.threshold);
    }
    [[nodiscard]] static bool fits(const ShiftOrigin& edit) { return lies_in(kShift, edit.origin); }
    /// Impulses and forces are finite, and are added as the queue is applied: add_force() and add_impulse().
    template <class Edit>
    [[nodiscard]] static bool fits(const Edit&) {
        return true;
    }

    const Call& call_;
    const Tables& tables_;
    Aside bodies_, shapes_, chains_, joints_;
};

}  // namespace

std::string fault_of_edits(const Call& call, const Tables& tables, const EditQueue& queue) {
    Entering entering(call, tables);
    for (const EditQueue::Waiting& waiting : queue.waiting())
        if (!std::visit([&](const auto& edit) { return entering.accepts(edit); }, waiting.edit))
            return std::string("an edit that waits, of ").append(waiting.call.name());
    if (!entering.are_all_in()) return "an object that lies aside, and that no edit makes enter";
    return "";
}

}  // namespace jostle::detail

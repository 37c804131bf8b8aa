// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Observations: the numbers of a row, from a world as it is.
#include <algorithm>
#include <limits>
#include <string>
#include <utility>

#include "batch/columns.h"

namespace jostle::detail {
namespace {

bool is_of_driven(BatchObservation type) {
    return type == BatchObservation::kJointPosition || type == BatchObservation::kJointSpeed;
}

/// Shapes may have parted since their points were found; points count that are near, or have pushed.
bool touches(const World& world, const HandleRange<Contact>& contacts) {
    const float near = world.tolerances().speculative_distance;
    for (const Contact& contact : contacts) {
        if (contact.is_sensor) continue;
        for (int i = 0; i < contact.count; ++i)
            if (contact.points[i].separation <= near || contact.points[i].normal_impulse > 0.0f) return true;
    }
    return false;
}
bool touches(const World& world, const Shape& shape) {
    return shape.is_sensor() ? !shape.visitors().empty() : touches(world, shape.contacts());
}

float least_separation(const Contact& contact) {
    float least = std::numeric_limits<float>::infinity();
    for (int i = 0; i < contact.count; ++i) least = std::min(least, contact.points[i].separation);
    return least;
}
float separation_of(const Shape& shape, const Shape& other) {
    float least = std::numeric_limits<float>::infinity();
    for (const Contact& contact : shape.contacts())
        if (contact.shape_a == other || contact.shape_b == other)
            least = std::min(least, least_separation(contact));
    return least;
}

/// ORDER: the nearest first; of contacts as near, that with the shape of the smaller index.
void put_contacts(const Shape& shape, int most, float* numbers) {
    for (int i = 0; i < most; ++i) {
        numbers[2 * i] = -1.0f;
        numbers[2 * i + 1] = std::numeric_limits<float>::infinity();
    }
    for (const Contact& contact : shape.contacts()) {
        if (contact.count == 0) continue;
        const Shape& other = contact.shape_a == shape ? contact.shape_b : contact.shape_a;
        float index = static_cast<float>(other.handle().index);
        float least = least_separation(contact);
        // Each place keeps the nearer of two, and hands the other on.
        for (int i = 0; i < most; ++i) {
            float &its_index = numbers[2 * i], &its_least = numbers[2 * i + 1];
            if (its_index >= 0.0f && (its_least < least || (its_least == least && its_index < index)))
                continue;
            std::swap(index, its_index);
            std::swap(least, its_least);
            if (index < 0.0f) break;
        }
    }
}

float position_of(const RevoluteJoint& joint) {
    return joint.angle();
}
float position_of(const DistanceJoint& joint) {
    return joint.current_length();
}
template <class Sliding>
float position_of(const Sliding& joint) {
    return joint.translation();
}

float turning_of(const Joint& joint) {
    return joint.body_b().angular_velocity() - joint.body_a().angular_velocity();
}
float speed_of(const RevoluteJoint& joint) {
    return turning_of(joint);
}
float speed_of(const WheelJoint& joint) {
    return turning_of(joint);
}
float speed_of(const DistanceJoint& joint) {
    const Vec2 a = joint.anchor_a(), b = joint.anchor_b();
    return dot(normalized(b - a), joint.body_b().velocity_at(b) - joint.body_a().velocity_at(a));
}
/// Against A's point there: the axis turns with A.
template <class Sliding>
float speed_of(const Sliding& joint) {
    const Vec2 b = joint.anchor_b();
    return dot(joint.axis(), joint.body_b().velocity_at(b) - joint.body_a().velocity_at(b));
}

float cast(const World& world, const Body& body, const BatchRay& ray) {
    WorldQuery query{.category = ray.category, .mask = ray.mask, .sensors = ray.meets_sensors};
    if (!ray.meets_own) query.predicate = [&body](const Shape& shape) { return shape.body() != body; };
    const Transform transform = body.transform();
    const Vec2 translation = ray.turns ? rotate(transform.q, ray.translation) : ray.translation;
    const WorldHit hit = world.ray_closest({apply(transform, ray.origin), translation}, query);
    return hit ? hit.fraction : 1.0f;
}

void observe_body(const World& world, const Body& body, const ObservationColumns& columns, float* numbers) {
    const auto put = [numbers](Vec2 v) {
        numbers[0] = v.x;
        numbers[1] = v.y;
    };
    switch (columns.type) {
        case BatchObservation::kPosition:
            return put(body.position());
        case BatchObservation::kAngle:
            numbers[0] = body.angle();
            return;
        case BatchObservation::kRotation:
            return put({body.rotation().c, body.rotation().s});
        case BatchObservation::kLinearVelocity:
            return put(body.linear_velocity());
        case BatchObservation::kAngularVelocity:
            numbers[0] = body.angular_velocity();
            return;
        case BatchObservation::kAwake:
            numbers[0] = body.is_awake() ? 1.0f : 0.0f;
            return;
        case BatchObservation::kTouches:
            numbers[0] = touches(world, body.contacts()) ? 1.0f : 0.0f;
            return;
        case BatchObservation::kRay:
            numbers[0] = cast(world, body, columns.ray);
            return;
        default:
            return;
    }
}

void observe_shape(const World& world, const ObservationColumns& columns, float* numbers) {
    const Shape shape = world.shape(columns.key);
    if (columns.type == BatchObservation::kContacts) {
        put_contacts(shape, columns.contacts, numbers);
    } else if (columns.type == BatchObservation::kSeparation) {
        numbers[0] = separation_of(shape, world.shape(columns.other));
    } else {
        numbers[0] = touches(world, shape) ? 1.0f : 0.0f;
    }
}

void observe_joint(const Joint& joint, BatchObservation type, float* numbers) {
    if (type == BatchObservation::kJointForce) {
        const Vec2 force = joint.reaction_force();
        numbers[0] = force.x;
        numbers[1] = force.y;
    } else if (type == BatchObservation::kJointTorque) {
        numbers[0] = joint.reaction_torque();
    } else {
        with_driven(joint, [&](const auto& driven) {
            numbers[0] = type == BatchObservation::kJointPosition ? position_of(driven) : speed_of(driven);
        });
    }
}

bool is_there(const World& world, const ObservationColumns& columns) {
    switch (columns.object) {
        case ColumnObject::kBody:
            return world.body(columns.key).is_valid();
        case ColumnObject::kShape:
            return world.shape(columns.key).is_valid() &&
                   (columns.type != BatchObservation::kSeparation || world.shape(columns.other).is_valid());
        case ColumnObject::kJoint:
            return world.joint(columns.key).is_valid();
    }
    return false;
}

}  // namespace

int count_of(const ObservationColumns& columns) {
    switch (columns.type) {
        case BatchObservation::kPosition:
        case BatchObservation::kRotation:
        case BatchObservation::kLinearVelocity:
        case BatchObservation::kJointForce:
            return 2;
        case BatchObservation::kContacts:
            return 2 * columns.contacts;
        default:
            return 1;
    }
}

void require_fit(const Call& call, const World& world, int index, const ObservationColumns& columns) {
    constexpr const char* kNames[] = {"body", "shape", "joint"};
    const std::string where = "world " + std::to_string(index);
    const char* const name = kNames[static_cast<int>(columns.object)];
    if (!is_there(world, columns))
        call.refuse(name, "not in " + where, "each world must have one of its key");
    if (!is_of_driven(columns.type)) return;
    bool is_driven = false;
    with_driven(world.joint(columns.key), [&](const auto&) { is_driven = true; });
    if (!is_driven)
        call.refuse(name, "of a type without position",
                    "it must be a revolute, prismatic, distance, wheel or slot joint in " + where);
}

void observe(const World& world, const ObservationColumns& columns, std::span<float> row) {
    const auto numbers = row.subspan(columns.first, static_cast<std::size_t>(count_of(columns)));
    std::fill(numbers.begin(), numbers.end(), std::numeric_limits<float>::quiet_NaN());
    if (!is_there(world, columns)) return;
    switch (columns.object) {
        case ColumnObject::kBody:
            return observe_body(world, world.body(columns.key), columns, numbers.data());
        case ColumnObject::kShape:
            return observe_shape(world, columns, numbers.data());
        case ColumnObject::kJoint:
            return observe_joint(world.joint(columns.key), columns.type, numbers.data());
    }
}

}  // namespace jostle::detail

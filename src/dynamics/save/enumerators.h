// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The names of the enumerators that saves have as numbers. A save of a build that counts them in another
// order is refused by its schema (save/schema.cpp), and a number without a name by the reader. A switch
// without one of them does not compile, as -Wswitch is an error.
#pragma once

#include <jostle/dynamics/body_def.h>
#include <jostle/dynamics/joint_type.h>
#include <jostle/dynamics/material.h>
#include <jostle/geometry/manifold.h>
#include <jostle/geometry/shapes.h>

#include <type_traits>

#include "dynamics/edit/edits.h"
#include "dynamics/store/contact.h"

namespace jostle::detail {

// nullptr: no enumerator has this number.
[[nodiscard]] constexpr const char* enumerator(BodyType value) {
    switch (value) {
        case BodyType::kStatic:
            return "Static";
        case BodyType::kKinematic:
            return "Kinematic";
        case BodyType::kDynamic:
            return "Dynamic";
    }
    return nullptr;
}
[[nodiscard]] constexpr const char* enumerator(ShapeType value) {
    switch (value) {
        case ShapeType::kCircle:
            return "Circle";
        case ShapeType::kCapsule:
            return "Capsule";
        case ShapeType::kSegment:
            return "Segment";
        case ShapeType::kPolygon:
            return "Polygon";
        case ShapeType::kLargePolygon:
            return "LargePolygon";
    }
    return nullptr;
}
[[nodiscard]] constexpr const char* enumerator(MixRule value) {
    switch (value) {
        case MixRule::kGeometricMean:
            return "GeometricMean";
        case MixRule::kMaximum:
            return "Maximum";
        case MixRule::kAverage:
            return "Average";
        case MixRule::kMinimum:
            return "Minimum";
        case MixRule::kProduct:
            return "Product";
    }
    return nullptr;
}
[[nodiscard]] constexpr const char* enumerator(JointType value) {
    switch (value) {
        case JointType::kRevolute:
            return "Revolute";
        case JointType::kPrismatic:
            return "Prismatic";
        case JointType::kDistance:
            return "Distance";
        case JointType::kWeld:
            return "Weld";
        case JointType::kFilter:
            return "Filter";
        case JointType::kMotor:
            return "Motor";
        case JointType::kTarget:
            return "Target";
        case JointType::kFriction:
            return "Friction";
        case JointType::kWheel:
            return "Wheel";
        case JointType::kSlot:
            return "Slot";
        case JointType::kPulley:
            return "Pulley";
        case JointType::kGear:
            return "Gear";
        case JointType::kRatchet:
            return "Ratchet";
        case JointType::kCustom:
            return "Custom";
    }
    return nullptr;
}
[[nodiscard]] constexpr const char* enumerator(ManifoldType value) {
    switch (value) {
        case ManifoldType::kCircles:
            return "Circles";
        case ManifoldType::kFaceA:
            return "FaceA";
        case ManifoldType::kFaceB:
            return "FaceB";
    }
    return nullptr;
}
[[nodiscard]] constexpr const char* enumerator(BodyNumber value) {
    switch (value) {
        case BodyNumber::kLinearDamping:
            return "LinearDamping";
        case BodyNumber::kAngularDamping:
            return "AngularDamping";
        case BodyNumber::kGravityScale:
            return "GravityScale";
    }
    return nullptr;
}
[[nodiscard]] constexpr const char* enumerator(Question value) {
    switch (value) {
        case Question::kShouldCollide:
            return "ShouldCollide";
        case Question::kPreSolve:
            return "PreSolve";
    }
    return nullptr;
}

[[nodiscard]] constexpr const char* enumerator(OneWay value) {
    switch (value) {
        case OneWay::kUndecided:
            return "Undecided";
        case OneWay::kStands:
            return "Stands";
        case OneWay::kPasses:
            return "Passes";
        case OneWay::kDrops:
            return "Drops";
    }
    return nullptr;
}

}  // namespace jostle::detail

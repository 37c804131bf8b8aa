// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The table of entry points: each with a call that is fine, the same call with each of its arguments spoiled
// in every way, and the handles that it takes. The questions about a row: door_test.cpp.
#pragma once

#include <jostle/dynamics/world.h>

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "support/extremes.h"

namespace jostle::test {

using Values = std::vector<float>;
inline const Values kNotFinite{kNan, kInfinity, -kInfinity};
/// A coordinate lies within 1e5 m of the origin.
inline const Values kNotInWorld{kNan, kInfinity, -kInfinity, 1.0e6f, -1.0e6f, 1.0e30f};
inline const Values kNegative{kNan, kInfinity, -kInfinity, -1.0f, -1.0e30f};
inline const Values kNotPositive{kNan, kInfinity, -kInfinity, -1.0f, 0.0f};

/// The objects that calls are made on and with.
struct Hands {
    World* world = nullptr;
    Body body, second;
    Body platform;  ///< kinematic
    Shape shape;
    ChainShape chain;
    Joint joint;  ///< the hinge
    RevoluteJoint hinge;
    PrismaticJoint slider;
    DistanceJoint rod;
    WeldJoint weld;
    FilterJoint filter;
    MotorJoint motor;
    TargetJoint target;
    FrictionJoint friction;
    WheelJoint wheel;
    SlotJoint slot;
    PulleyJoint pulley;
    GearJoint gear;
    RatchetJoint ratchet;
    CustomJoint custom;
};

using Call = std::function<void(Hands&)>;
using WithNumber = std::function<void(Hands&, float)>;
using WithVector = std::function<void(Hands&, Vec2)>;

struct Bad {
    std::string parameter;  ///< as the header calls it; of a definition "BodyDef.position"
    std::string argument;   ///< as the error calls it
    Call call;
};

/// Where a call takes a handle, and how to exchange it for another's.
struct HandleUse {
    std::string argument;
    std::function<void(Hands&, const Hands&)> exchange;
};

struct Entry {
    std::string name;  ///< "Body::set_type"
    bool changes;      ///< refused during a step
    int edits;         ///< that it applies
    Call good;
    std::vector<HandleUse> handles{};
    std::vector<Bad> bad{};

    /// A number, spoiled: `with(hands, value)`.
    Entry& number(const std::string& parameter, const std::string& argument, const Values& values,
                  const WithNumber& with) {
        for (const float value : values)
            bad.push_back({parameter, argument, [with, value](Hands& h) { with(h, value); }});
        return *this;
    }
    Entry& number(const std::string& parameter, const Values& values, const WithNumber& with) {
        return number(parameter, parameter, values, with);
    }
    /// A vector, either component of which is spoiled.
    Entry& vector(const std::string& parameter, const std::string& argument, const Values& values,
                  const WithVector& with) {
        for (const float value : values) {
            bad.push_back({parameter, argument, [with, value](Hands& h) { with(h, Vec2{value, 0.0f}); }});
            bad.push_back({parameter, argument, [with, value](Hands& h) { with(h, Vec2{0.0f, value}); }});
        }
        return *this;
    }
    Entry& vector(const std::string& parameter, const Values& values, const WithVector& with) {
        return vector(parameter, parameter, values, with);
    }
    /// It changes no table.
    Entry& without_edit() {
        edits = 0;
        return *this;
    }
    Entry& other(const std::string& parameter, const std::string& argument, Call call) {
        bad.push_back({parameter, argument, std::move(call)});
        return *this;
    }
};

/// Rows for one class, whose first word is `owner` and whose handle, if it is one, is "this".
class Table {
  public:
    Table(std::string owner, std::vector<HandleUse> handles)
        : owner_(std::move(owner)), handles_(std::move(handles)) {}

    Entry& reads(const std::string& name, Call good) { return add(name, false, std::move(good)); }
    Entry& changes(const std::string& name, Call good) { return add(name, true, std::move(good)); }
    [[nodiscard]] std::vector<Entry> take() { return std::move(rows_); }

  private:
    Entry& add(const std::string& name, bool changes, Call good) {
        rows_.push_back({owner_ + "::" + name, changes, changes ? 1 : 0, std::move(good), handles_});
        return rows_.back();
    }

    std::string owner_;
    std::vector<HandleUse> handles_;
    std::vector<Entry> rows_;
};

/// A material, each of whose fields is spoiled: `with(hands, material)`. The error calls them `prefix` and
/// their name.
inline void add_bad_materials(Entry& entry, const std::string& prefix,
                              const std::function<void(Hands&, const Material&)>& with) {
    const auto number = [&](const char* field, const Values& values, float Material::*member) {
        entry.number(std::string("Material.") + field, prefix + field, values, [=](Hands& h, float x) {
            Material material;
            material.*member = x;
            with(h, material);
        });
    };
    number("friction", kNegative, &Material::friction);
    number("restitution", {kNan, kInfinity, -0.1f, 2.1f}, &Material::restitution);
    number("rolling_resistance", kNegative, &Material::rolling_resistance);
    number("surface_speed", {kNan, kInfinity, -kInfinity, 1.1e6f, -1.1e6f}, &Material::surface_speed);
    const auto rule = [&](const char* field, MixRule Material::*member) {
        for (const int value : {5, 255})
            entry.other(std::string("Material.") + field, prefix + field, [=](Hands& h) {
                Material material;
                material.*member = static_cast<MixRule>(value);
                with(h, material);
            });
    };
    rule("friction_rule", &Material::friction_rule);
    rule("restitution_rule", &Material::restitution_rule);
    entry.other("material", prefix + "friction", [=](Hands& h) { with(h, {.friction = -1.0f}); });
}

inline HandleUse of_body(const std::string& argument) {
    return {argument, [](Hands& h, const Hands& other) { h.body = other.body; }};
}
inline HandleUse of_second(const std::string& argument) {
    return {argument, [](Hands& h, const Hands& other) { h.second = other.second; }};
}
inline HandleUse of_platform(const std::string& argument) {
    return {argument, [](Hands& h, const Hands& other) { h.platform = other.platform; }};
}
inline HandleUse of_shape(const std::string& argument) {
    return {argument, [](Hands& h, const Hands& other) { h.shape = other.shape; }};
}
inline HandleUse of_chain(const std::string& argument) {
    return {argument, [](Hands& h, const Hands& other) { h.chain = other.chain; }};
}
inline HandleUse of_joint(const std::string& argument) {
    return {argument, [](Hands& h, const Hands& other) { h.joint = other.joint; }};
}

}  // namespace jostle::test

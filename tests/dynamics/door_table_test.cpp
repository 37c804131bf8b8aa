// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The table of entry points, held against the headers: a function, a parameter or a definition's field that
// is missing from it fails.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "dynamics/door_entries.h"
#include "support/header_reader.h"

namespace jostle::test {
namespace {

std::string member_of(const Entry& entry) {
    return entry.name.substr(entry.name.find("::") + 2);
}

/// Calls that take nothing and refuse nothing, of any handle.
const std::set<std::string> kWithoutDoor{"handle", "is_valid", "check"};

/// Types whose every value is fine.
bool is_harmless(const std::string& type) {
    return type == "bool" || type == "std::optional<bool>" || type == "std::uint64_t" ||
           type == "ShouldCollide" || type.ends_with("Function") || type == "const Filter&" ||
           type == "std::nullopt_t" || type == "MotionLocks" || type == "const MotionLocks&" ||
           type == "const WorldQuery&" || type == "const QueryBatch&" || type == "Visitor&&" ||
           type == "std::span<Shape>" || type == "std::span<Body>" || type == "std::span<WorldHit>" ||
           type == "std::span<NearShape>" || type == "std::span<std::byte>" || type == "const World&" ||
           type == "const LoadOptions&" || type == "Snapshot&";
}

/// Looks a parameter of an entry point up in all its rows.
bool is_spoiled(const std::vector<const Entry*>& rows, const std::string& parameter) {
    for (const Entry* row : rows) {
        for (const Bad& bad : row->bad)
            if (bad.parameter == parameter) return true;
        for (const HandleUse& use : row->handles)
            if (use.argument == parameter) return true;
    }
    return false;
}

TEST(DoorTable, HasEveryMemberFunctionAndParameter) {
    const std::vector<Entry> entries = all_entries();
    int functions = 0, parameters = 0;
    std::map<std::string, std::string> classes{{"World", "world.h"},
                                               {"Body", "body.h"},
                                               {"Shape", "shape.h"},
                                               {"ChainShape", "chain_shape.h"},
                                               {"Joint", "joint.h"}};
    for (const JointEntries& type : entries_of_joint_types()) classes[type.handle] = type.header;
    ASSERT_EQ(classes.size(), 5u + std::variant_size_v<AnyJointDef>) << "the rows of every type of joints";
    for (const auto& [name, header] : classes) {
        std::map<std::string, int> declared;
        for (const Function& function : functions_of(read_header("dynamics/" + header), name)) {
            if (kWithoutDoor.contains(function.name)) continue;
            ++functions;
            ++declared[function.name];
            std::vector<const Entry*> rows;
            for (const Entry& entry : entries)
                if (entry.name == name + "::" + function.name) rows.push_back(&entry);
            for (const Parameter& parameter : function.parameters) {
                // The fields of a definition have a test of their own.
                if (is_harmless(parameter.type) || parameter.type.find("Def&") != std::string::npos ||
                    parameter.type == "const MassData&")
                    continue;
                ++parameters;
                EXPECT_TRUE(is_spoiled(rows, parameter.name))
                    << name << "::" << function.name << ": no row spoils " << parameter.type << " "
                    << parameter.name;
            }
        }
        std::map<std::string, int> listed;
        for (const Entry& entry : entries)
            if (entry.name.rfind(name + "::", 0) == 0) ++listed[member_of(entry)];
        EXPECT_EQ(listed, declared) << "the rows for " << name << ", against " << header;
    }
    // A reader that finds nothing would miss nothing.
    EXPECT_GE(functions, 100);
    EXPECT_GE(parameters, 36);
}

TEST(DoorTable, HasEveryFieldOfADefinition) {
    const std::vector<Entry> entries = all_entries();
    std::vector<const Entry*> rows;
    rows.reserve(entries.size());
    for (const Entry& entry : entries) rows.push_back(&entry);
    int fields = 0;
    std::map<std::string, std::string> definitions{{"WorldDef", "world_def.h"}, {"BodyDef", "body_def.h"},
                                                   {"ShapeDef", "shape_def.h"}, {"ChainDef", "chain_def.h"},
                                                   {"Material", "material.h"},  {"JointLimit", "joint.h"},
                                                   {"JointSpring", "joint.h"},  {"JointServo", "joint.h"},
                                                   {"JointBreak", "joint.h"},   {"../geometry/mass.h", ""}};
    for (const JointEntries& type : entries_of_joint_types()) {
        definitions[type.definition] = type.header;
        if (!type.motor.empty()) definitions[type.motor] = type.header;
    }
    for (const auto& [name, header] : definitions) {
        const bool is_mass = header.empty();
        const std::string definition = is_mass ? "MassData" : name;
        for (const Parameter& field :
             fields_of(read_header("dynamics/" + (is_mass ? name : header)), definition)) {
            if (field.type != "float" && field.type != "Vec2" && field.type != "BodyType" &&
                field.type != "MixRule")
                continue;
            ++fields;
            EXPECT_TRUE(is_spoiled(rows, definition + "." + field.name))
                << "no row spoils " << definition << "::" << field.name;
        }
    }
    EXPECT_GE(fields, 40);
}

}  // namespace
}  // namespace jostle::test

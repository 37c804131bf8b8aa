// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The keys of R.U.B.E. / b2dJson exports, those included that the reader passes over, so that a misspelt one
// is told. An exporter's own additions are told too, once per kind of object, and do no harm.
#include <algorithm>

#include "scene/field_reader.h"
#include "scene/nearest_word.h"
#include "scene/read_rube.h"

namespace jostle::scene_detail::rube {
namespace {

constexpr std::string_view kWorld[] = {"gravity",
                                       "allowSleep",
                                       "autoClearForces",
                                       "stepsPerSecond",
                                       "warmStarting",
                                       "continuousPhysics",
                                       "subStepping",
                                       "positionIterations",
                                       "velocityIterations",
                                       "body",
                                       "joint",
                                       "image",
                                       "collisionbitplanes",
                                       "customProperties",
                                       "name"};

constexpr std::string_view kBody[] = {"name",
                                      "type",
                                      "position",
                                      "angle",
                                      "linearVelocity",
                                      "angularVelocity",
                                      "linearDamping",
                                      "angularDamping",
                                      "gravityScale",
                                      "fixedRotation",
                                      "active",
                                      "awake",
                                      "allowSleep",
                                      "bullet",
                                      "massData-mass",
                                      "massData-center",
                                      "massData-I",
                                      "fixture",
                                      "customProperties",
                                      "path"};

constexpr std::string_view kFixture[] = {"name",
                                         "density",
                                         "friction",
                                         "restitution",
                                         "sensor",
                                         "filter-categoryBits",
                                         "filter-maskBits",
                                         "filter-groupIndex",
                                         "circle",
                                         "polygon",
                                         "edge",
                                         "chain",
                                         "loop",
                                         "customProperties",
                                         "path"};

constexpr std::string_view kJoint[] = {"name",
                                       "type",
                                       "bodyA",
                                       "bodyB",
                                       "collideConnected",
                                       "anchorA",
                                       "anchorB",
                                       "localAxisA",
                                       "localAxis1",
                                       "refAngle",
                                       "enableLimit",
                                       "lowerLimit",
                                       "upperLimit",
                                       "enableMotor",
                                       "motorSpeed",
                                       "jointSpeed",
                                       "maxMotorTorque",
                                       "maxMotorForce",
                                       "length",
                                       "minLength",
                                       "maxLength",
                                       "frequency",
                                       "dampingRatio",
                                       "springFrequency",
                                       "springDampingRatio",
                                       "maxForce",
                                       "maxTorque",
                                       "correctionFactor",
                                       "joint1",
                                       "joint2",
                                       "ratio",
                                       "groundAnchorA",
                                       "groundAnchorB",
                                       "lengthA",
                                       "lengthB",
                                       "maxLengthA",
                                       "maxLengthB",
                                       "target",
                                       "customProperties",
                                       "path"};

constexpr std::string_view kChain[] = {
    "vertices", "hasPrevVertex", "prevVertex", "hasNextVertex", "nextVertex", "x", "y"};
constexpr std::string_view kCircle[] = {"center", "radius"};
constexpr std::string_view kPolygon[] = {"vertices"};
constexpr std::string_view kEdge[] = {"vertex1", "vertex2", "hasVertex0", "hasVertex3", "vertex0", "vertex3"};

}  // namespace

const KnownKeys kWorldKeys{"world", kWorld}, kBodyKeys{"body", kBody}, kFixtureKeys{"fixture", kFixture},
    kJointKeys{"joint", kJoint}, kChainKeys{"chain", kChain}, kCircleKeys{"circle", kCircle},
    kPolygonKeys{"polygon", kPolygon}, kEdgeKeys{"edge", kEdge};

void note_odd_keys(const Node& node, const KnownKeys& known, Unread& unread) {
    node.expect_object();
    for (const auto& [key, value] : node.value().get_ref<const Json::object_t&>()) {
        if (is_note(key) || std::ranges::find(known.keys, key) != known.keys.end()) continue;
        OddKey& odd = unread.odd_keys[{known.noun, key}];
        if (odd.count++ > 0) continue;
        odd.suggestion = suggestion(key, known.keys, in_quotes);
        odd.where = node.pointer(key);
    }
}

}  // namespace jostle::scene_detail::rube

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// clang-format off
// Written by generate/generate_c.mjs.
#pragma once

#include "../../../c/src/types_calls.h"
#include "../../../c/src/geometry_calls.h"
#include "../../../c/src/world_calls.h"
#include "../../../c/src/tree_calls.h"
#include "../../../c/src/crowd_calls.h"
#include "../../../c/src/mesh_calls.h"
#include "../../../c/src/scene_calls.h"
#include "../twin.h"

namespace jostle::c_test {

using namespace c;

bool same(const JostleVec2& c, const Vec2& x);
bool same(const JostleVec3& c, const Vec3& x);
bool same(const JostleRot& c, const Rot& x);
bool same(const JostleTransform& c, const Transform& x);
bool same(const JostleMat33& c, const Mat33& x);
bool same(const JostleTransform3& c, const Transform3& x);
bool same(const JostleSweep& c, const Sweep& x);
bool same(const JostleAabb2& c, const Aabb<2>& x);
bool same(const JostleAabb3& c, const Aabb<3>& x);
bool same(const JostleRay2& c, const Ray<2>& x);
bool same(const JostleRay3& c, const Ray<3>& x);
bool same(const JostleTolerances& c, const Tolerances& x);
bool same(const JostleLargePolygon& c, const LargePolygon& x);
bool same(const JostleCircle& c, const Circle& x);
bool same(const JostleCapsule& c, const Capsule& x);
bool same(const JostleSegment& c, const Segment& x);
bool same(const JostlePolygon& c, const Polygon& x);
bool same(const JostlePolygonView& c, const PolygonView& x);
bool same(const JostleChain& c, const Chain& x);
bool same(const JostleShapeRayHit& c, const ShapeRayHit& x);
bool same(const JostleChainRayHit& c, const ChainRayHit& x);
bool same(const JostleClosestPoint& c, const ClosestPoint& x);
bool same(const JostleChainClosestPoint& c, const ChainClosestPoint& x);
bool same(const JostleClipPoint& c, const ClipPoint& x);
bool same(const JostleClippedSegment& c, const ClippedSegment& x);
bool same(const JostleMassData& c, const MassData& x);
bool same(const JostleDistanceOptions& c, const DistanceOptions& x);
bool same(const JostleSimplexCache& c, const SimplexCache& x);
bool same(const JostleDistanceResult& c, const DistanceResult& x);
bool same(const JostleManifoldPoint& c, const ManifoldPoint& x);
bool same(const JostleManifold& c, const Manifold& x);
bool same(const JostleHullResult& c, const HullResult& x);
bool same(const JostlePenetration& c, const Penetration& x);
bool same(const JostlePiecesDistance& c, const PiecesDistance& x);
bool same(const JostlePointStates& c, const PointStates& x);
bool same(const JostleShapeCastHit& c, const ShapeCastHit& x);
bool same(const JostleTimeOfImpact& c, const TimeOfImpact& x);
bool same(const JostleOrientedBox& c, const OrientedBox& x);
bool same(const JostleLocalManifold& c, const LocalManifold& x);
bool same(const JostleWorldManifold& c, const WorldManifold& x);
bool same(const JostleOutlineVerdict& c, const OutlineVerdict& x);
bool same(const JostleOutlineChanges& c, const OutlineChanges& x);
bool same(const JostleCleanTraits& c, const CleanTraits& x);
bool same(const JostleWorldDef& c, const WorldDef& x);
bool same(const JostleMotionLocks& c, const MotionLocks& x);
bool same(const JostleBodyDef& c, const BodyDef& x);
bool same(const JostleJointLimit& c, const JointLimit& x);
bool same(const JostleRevoluteMotor& c, const RevoluteMotor& x);
bool same(const JostleJointServo& c, const JointServo& x);
bool same(const JostleJointSpring& c, const JointSpring& x);
bool same(const JostleJointBreak& c, const JointBreak& x);
bool same(const JostleRevoluteJointDef& c, const RevoluteJointDef& x);
bool same(const JostlePrismaticMotor& c, const PrismaticMotor& x);
bool same(const JostlePrismaticJointDef& c, const PrismaticJointDef& x);
bool same(const JostleDistanceMotor& c, const DistanceMotor& x);
bool same(const JostleDistanceJointDef& c, const DistanceJointDef& x);
bool same(const JostleWeldJointDef& c, const WeldJointDef& x);
bool same(const JostleFilterJointDef& c, const FilterJointDef& x);
bool same(const JostleMotorJointDef& c, const MotorJointDef& x);
bool same(const JostleTargetJointDef& c, const TargetJointDef& x);
bool same(const JostleFrictionJointDef& c, const FrictionJointDef& x);
bool same(const JostleWheelMotor& c, const WheelMotor& x);
bool same(const JostleWheelJointDef& c, const WheelJointDef& x);
bool same(const JostleSlotMotor& c, const SlotMotor& x);
bool same(const JostleSlotJointDef& c, const SlotJointDef& x);
bool same(const JostlePulleyJointDef& c, const PulleyJointDef& x);
bool same(const JostleGearJointDef& c, const GearJointDef& x);
bool same(const JostleRatchetJointDef& c, const RatchetJointDef& x);
bool same(const JostleCustomJointDef& c, const CustomJointDef& x);
bool same(const JostleContactPoint& c, const ContactPoint& x);
bool same(const JostleContact& c, const Contact& x);
bool same(const JostlePreSolve& c, const PreSolve& x);
bool same(const JostleContactBegan& c, const ContactBegan& x);
bool same(const JostleContactEnded& c, const ContactEnded& x);
bool same(const JostleSensorEntered& c, const SensorEntered& x);
bool same(const JostleSensorLeft& c, const SensorLeft& x);
bool same(const JostleCustomRow& c, const CustomRow& x);
bool same(const JostleCustomRows& c, const CustomRows& x);
bool same(const JostleWorldQuery& c, const WorldQuery& x);
bool same(const JostleWorldHit& c, const WorldHit& x);
bool same(const JostleShapeCast& c, const ShapeCast& x);
bool same(const JostleNearShape& c, const NearShape& x);
bool same(const JostleQueryBatch& c, const QueryBatch& x);
bool same(const JostleIslandReport& c, const IslandReport& x);
bool same(const JostleEnergy& c, const Energy& x);
bool same(const JostleContactHit& c, const ContactHit& x);
bool same(const JostleBodyMove& c, const BodyMove& x);
bool same(const JostleBodySlept& c, const BodySlept& x);
bool same(const JostleBodyWoke& c, const BodyWoke& x);
bool same(const JostleBodyFroze& c, const BodyFroze& x);
bool same(const JostleBodyCrushed& c, const BodyCrushed& x);
bool same(const JostleShapeGone& c, const ShapeGone& x);
bool same(const JostleJointGone& c, const JointGone& x);
bool same(const JostleJointBroke& c, const JointBroke& x);
bool same(const JostleHandle& c, const Handle& x);
bool same(const JostleEditDropped& c, const EditDropped& x);
bool same(const JostleEvents& c, const Events& x);
bool same(const JostleWorldCounts& c, const WorldCounts& x);
bool same(const JostleProfile& c, const Profile& x);
bool same(const JostleTableHashes& c, const TableHashes& x);
bool same(const JostleMaterial& c, const Material& x);
bool same(const JostleFilter& c, const Filter& x);
bool same(const JostleShapeDef& c, const ShapeDef& x);
bool same(const JostleChainDef& c, const ChainDef& x);
bool same(const JostleSensorVisitor& c, const SensorVisitor& x);
bool same(const JostleLoadOptions& c, const LoadOptions& x);
bool same(const JostleLoadSummary& c, const LoadSummary& x);
bool same(const JostleLintNote& c, const LintNote& x);
bool same(const JostleKdTreeOptions& c, const KdTreeOptions& x);
bool same(const JostleDynamicTreeOptions& c, const DynamicTreeOptions& x);
bool same(const JostleBroadPhaseOptions& c, const BroadPhaseOptions& x);
bool same(const JostleKdUpdateWork& c, const KdUpdateWork& x);
bool same(const JostleNeighbor& c, const Neighbor& x);
bool same(const JostleQueryWork& c, const QueryWork& x);
bool same(const JostleNearestCount& c, const NearestCount& x);
bool same(const JostleNearestHit& c, const NearestHit& x);
bool same(const JostleBvhOptions& c, const BvhOptions& x);
bool same(const JostleBoxFilter& c, const BoxFilter& x);
bool same(const JostleTreeWork& c, const TreeWork& x);
bool same(const JostleProxyOptions& c, const ProxyOptions& x);
bool same(const JostleProxyPair& c, const ProxyPair& x);
bool same(const JostleQueryFilter& c, const QueryFilter& x);
bool same(const JostleCastHit& c, const CastHit& x);
bool same(const JostleBoxCast2& c, const BoxCast<2>& x);
bool same(const JostleBoxCast3& c, const BoxCast<3>& x);
bool same(const JostleItemPair& c, const ItemPair& x);
bool same(const JostleFlowFieldDef& c, const FlowFieldDef& x);
bool same(const JostleCrowdWorldDef& c, const CrowdWorldDef& x);
bool same(const JostleAgentDef2& c, const AgentDef<2>& x);
bool same(const JostleAgent& c, const Agent& x);
bool same(const JostleCrowdProfile& c, const CrowdProfile& x);
bool same(const JostleObstacleDef2& c, const ObstacleDef<2>& x);
bool same(const JostleObstacle& c, const Obstacle& x);
bool same(const JostleAgentDef3& c, const AgentDef<3>& x);
bool same(const JostleGroupDef2& c, const GroupDef<2>& x);
bool same(const JostleGroupDef3& c, const GroupDef<3>& x);
bool same(const JostleObstacleTraits& c, const ObstacleTraits& x);
bool same(const JostleMeshOptions& c, const MeshOptions& x);
bool same(const JostleMeshMass& c, const MeshMass& x);
bool same(const JostleMeshRayHit& c, const MeshRayHit& x);
bool same(const JostleMeshPoint& c, const MeshPoint& x);
bool same(const JostleMeshSceneHit& c, const MeshSceneHit& x);
bool same(const JostleMeshScenePoint& c, const MeshScenePoint& x);
bool same(const JostleMeshMotion& c, const MeshMotion& x);
bool same(const JostleMeshContactTimeOptions& c, const MeshContactTimeOptions& x);
bool same(const JostleMeshDistance& c, const MeshDistance& x);
bool same(const JostleMeshContactTime& c, const MeshContactTime& x);
bool same(const JostleMeshContact& c, const MeshContact& x);
bool same(const JostleMeshOverlap& c, const MeshOverlap& x);
bool same(const JostleCommonPoints& c, const CommonPoints& x);
bool same(const JostleSphere& c, const Sphere& x);
bool same(const JostlePrimitiveOverlap& c, const PrimitiveOverlap& x);
bool same(const JostleCapsule3& c, const Capsule3& x);
bool same(const JostleBox3& c, const Box3& x);
bool same(const JostlePrimitiveDistance& c, const PrimitiveDistance& x);
bool same(const JostleMeshEdge& c, const MeshEdge& x);
bool same(const JostleMeshScenePair& c, const MeshScenePair& x);
bool same(const JostleSceneTraits& c, const SceneTraits& x);
bool same(const JostleSceneReportTraits& c, const SceneReportTraits& x);
bool same(const JostleScenePlace& c, const ScenePlace& x);

}  // namespace jostle::c_test

#include "../same_values.h"

namespace jostle::c_test {

inline bool same(const JostleVec2& c, const Vec2& x) {
    return same(c.x, x.x) &&
           same(c.y, x.y);
}

inline bool same(const JostleVec3& c, const Vec3& x) {
    return same(c.x, x.x) &&
           same(c.y, x.y) &&
           same(c.z, x.z);
}

inline bool same(const JostleRot& c, const Rot& x) {
    return same(c.c, x.c) &&
           same(c.s, x.s);
}

inline bool same(const JostleTransform& c, const Transform& x) {
    return same(c.p, x.p) &&
           same(c.q, x.q);
}

inline bool same(const JostleMat33& c, const Mat33& x) {
    return same(c.cx, x.cx) &&
           same(c.cy, x.cy) &&
           same(c.cz, x.cz);
}

inline bool same(const JostleTransform3& c, const Transform3& x) {
    return same(c.p, x.p) &&
           same(c.q, x.q);
}

inline bool same(const JostleSweep& c, const Sweep& x) {
    return same(c.local_center, x.local_center) &&
           same(c.c0, x.c0) &&
           same(c.c, x.c) &&
           same(c.a0, x.a0) &&
           same(c.a, x.a) &&
           same(c.alpha0, x.alpha0);
}

inline bool same(const JostleAabb2& c, const Aabb<2>& x) {
    return same(c.lower, x.lower) &&
           same(c.upper, x.upper);
}

inline bool same(const JostleAabb3& c, const Aabb<3>& x) {
    return same(c.lower, x.lower) &&
           same(c.upper, x.upper);
}

inline bool same(const JostleRay2& c, const Ray<2>& x) {
    return same(c.origin, x.origin) &&
           same(c.translation, x.translation) &&
           same(c.max_fraction, x.max_fraction);
}

inline bool same(const JostleRay3& c, const Ray<3>& x) {
    return same(c.origin, x.origin) &&
           same(c.translation, x.translation) &&
           same(c.max_fraction, x.max_fraction);
}

inline bool same(const JostleTolerances& c, const Tolerances& x) {
    return same(c.linear_slop, x.linear_slop) &&
           same(c.speculative_distance, x.speculative_distance) &&
           same(c.min_edge_length, x.min_edge_length);
}

inline bool same(const JostleLargePolygon& c, const LargePolygon& x) {
    return same_array(c.vertices, x.vertices) &&
           same_array(c.normals, x.normals) &&
           same(c.centroid, x.centroid) &&
           same(c.radius, x.radius) &&
           same(c.count, x.count) &&
           same(c.inner_edges, x.inner_edges);
}

inline bool same(const JostleCircle& c, const Circle& x) {
    return same(c.center, x.center) &&
           same(c.radius, x.radius);
}

inline bool same(const JostleCapsule& c, const Capsule& x) {
    return same(c.center1, x.center1) &&
           same(c.center2, x.center2) &&
           same(c.radius, x.radius);
}

inline bool same(const JostleSegment& c, const Segment& x) {
    return same(c.point1, x.point1) &&
           same(c.point2, x.point2) &&
           same_optional(c.has_ghost1, c.ghost1, x.ghost1) &&
           same_optional(c.has_ghost2, c.ghost2, x.ghost2) &&
           same(c.one_sided, x.one_sided);
}

inline bool same(const JostlePolygon& c, const Polygon& x) {
    return same_array(c.vertices, x.vertices) &&
           same_array(c.normals, x.normals) &&
           same(c.centroid, x.centroid) &&
           same(c.radius, x.radius) &&
           same(c.count, x.count) &&
           same(c.inner_edges, x.inner_edges);
}

inline bool same(const JostlePolygonView& c, const PolygonView& x) {
    return same(c.vertices, x.vertices) &&
           same(c.normals, x.normals) &&
           same(c.count, x.count) &&
           same(c.radius, x.radius) &&
           same(c.centroid, x.centroid) &&
           same(c.inner_edges, x.inner_edges);
}

inline bool same(const JostleChain& c, const Chain& x) {
    return same(c.points, x.points) &&
           same(c.count, x.count) &&
           same(c.is_loop, x.is_loop) &&
           same(c.one_sided, x.one_sided) &&
           same_optional(c.has_ghost1, c.ghost1, x.ghost1) &&
           same_optional(c.has_ghost2, c.ghost2, x.ghost2) &&
           same(c.materials, x.materials);
}

inline bool same(const JostleShapeRayHit& c, const ShapeRayHit& x) {
    return same(c.hit, x.hit) &&
           same(c.started_inside, x.started_inside) &&
           same(c.fraction, x.fraction) &&
           same(c.point, x.point) &&
           same(c.normal, x.normal);
}

inline bool same(const JostleChainRayHit& c, const ChainRayHit& x) {
    return same(c.hit, x.hit) &&
           same(c.segment, x.segment);
}

inline bool same(const JostleClosestPoint& c, const ClosestPoint& x) {
    return same(c.point, x.point) &&
           same(c.normal, x.normal) &&
           same(c.distance, x.distance);
}

inline bool same(const JostleChainClosestPoint& c, const ChainClosestPoint& x) {
    return same(c.closest, x.closest) &&
           same(c.segment, x.segment);
}

inline bool same(const JostleClipPoint& c, const ClipPoint& x) {
    return same(c.point, x.point) &&
           same(c.id, x.id);
}

inline bool same(const JostleClippedSegment& c, const ClippedSegment& x) {
    return same_array(c.points, x.points) &&
           same(c.count, x.count);
}

inline bool same(const JostleMassData& c, const MassData& x) {
    return same(c.mass, x.mass) &&
           same(c.center, x.center) &&
           same(c.inertia, x.inertia);
}

inline bool same(const JostleDistanceOptions& c, const DistanceOptions& x) {
    return same(c.use_radii, x.use_radii);
}

inline bool same(const JostleSimplexCache& c, const SimplexCache& x) {
    return same(c.count, x.count) &&
           same_array(c.a, x.a) &&
           same_array(c.b, x.b);
}

inline bool same(const JostleDistanceResult& c, const DistanceResult& x) {
    return same(c.distance, x.distance) &&
           same(c.point_a, x.point_a) &&
           same(c.point_b, x.point_b) &&
           same(c.normal, x.normal) &&
           same(c.iterations, x.iterations);
}

inline bool same(const JostleManifoldPoint& c, const ManifoldPoint& x) {
    return same(c.point, x.point) &&
           same(c.separation, x.separation) &&
           same(c.id, x.id);
}

inline bool same(const JostleManifold& c, const Manifold& x) {
    return same(c.normal, x.normal) &&
           same(c.count, x.count) &&
           same(c.type, x.type) &&
           same_array(c.points, x.points);
}

inline bool same(const JostleHullResult& c, const HullResult& x) {
    return same(c.status, x.status) &&
           same(c.count, x.count) &&
           same_array(c.corners, x.corners);
}

inline bool same(const JostlePenetration& c, const Penetration& x) {
    return same(c.overlapping, x.overlapping) &&
           same(c.depth, x.depth) &&
           same(c.normal, x.normal) &&
           same(c.point_a, x.point_a) &&
           same(c.point_b, x.point_b);
}

inline bool same(const JostlePiecesDistance& c, const PiecesDistance& x) {
    return same(c.distance, x.distance) &&
           same(c.point_a, x.point_a) &&
           same(c.point_b, x.point_b) &&
           same(c.normal, x.normal) &&
           same(c.piece_a, x.piece_a) &&
           same(c.piece_b, x.piece_b);
}

inline bool same(const JostlePointStates& c, const PointStates& x) {
    return same_array(c.before, x.before) &&
           same_array(c.after, x.after);
}

inline bool same(const JostleShapeCastHit& c, const ShapeCastHit& x) {
    return same(c.hit, x.hit) &&
           same(c.started_overlapping, x.started_overlapping) &&
           same(c.fraction, x.fraction) &&
           same(c.point, x.point) &&
           same(c.normal, x.normal) &&
           same(c.iterations, x.iterations);
}

inline bool same(const JostleTimeOfImpact& c, const TimeOfImpact& x) {
    return same(c.state, x.state) &&
           same(c.fraction, x.fraction) &&
           same(c.separation, x.separation) &&
           same(c.point, x.point) &&
           same(c.normal, x.normal) &&
           same(c.iterations, x.iterations);
}

inline bool same(const JostleOrientedBox& c, const OrientedBox& x) {
    return same(c.center, x.center) &&
           same(c.half, x.half) &&
           same(c.turn, x.turn);
}

inline bool same(const JostleLocalManifold& c, const LocalManifold& x) {
    return same(c.type, x.type) &&
           same(c.count, x.count) &&
           same(c.normal, x.normal) &&
           same(c.plane_point, x.plane_point) &&
           same_array(c.points, x.points) &&
           same_array(c.ids, x.ids);
}

inline bool same(const JostleWorldManifold& c, const WorldManifold& x) {
    return same(c.normal, x.normal) &&
           same_array(c.points, x.points) &&
           same(c.count, x.count);
}

inline bool same(const JostleOutlineVerdict& c, const OutlineVerdict& x) {
    return same(c.status, x.status) &&
           same(c.loop, x.loop) &&
           same(c.point, x.point);
}

inline bool same(const JostleOutlineChanges& c, const OutlineChanges& x) {
    return same(c.joined, x.joined) &&
           same(c.crossings, x.crossings) &&
           same(c.touches, x.touches) &&
           same(c.cancelled, x.cancelled) &&
           same(c.pinches, x.pinches) &&
           same(c.dropped, x.dropped) &&
           same(c.cuts, x.cuts) &&
           same(c.dropped_area, x.dropped_area) &&
           same(c.tolerance, x.tolerance);
}

inline bool same(const JostleCleanTraits& c, const CleanTraits& x) {
    return same(c.status, x.status) &&
           same(c.loop, x.loop) &&
           same(c.point, x.point) &&
           same(c.outlines, x.outlines) &&
           same(c.changes, x.changes);
}

inline bool same(const JostleWorldDef& c, const WorldDef& x) {
    return same(c.gravity, x.gravity) &&
           same(c.length_scale, x.length_scale) &&
           same(c.restitution_threshold, x.restitution_threshold) &&
           same(c.max_push_out_speed, x.max_push_out_speed) &&
           same(c.max_speed, x.max_speed) &&
           same(c.hit_speed, x.hit_speed) &&
           same(c.contact_hertz, x.contact_hertz) &&
           same(c.contact_damping_ratio, x.contact_damping_ratio) &&
           same(c.joint_hertz, x.joint_hertz) &&
           same(c.joint_damping_ratio, x.joint_damping_ratio) &&
           same(c.allow_sleep, x.allow_sleep) &&
           same(c.sleep_threshold, x.sleep_threshold) &&
           same(c.continuous, x.continuous) &&
           same(c.warm_starting, x.warm_starting) &&
           same(c.smooth_ground, x.smooth_ground) &&
           same(c.scheduler, x.scheduler);
}

inline bool same(const JostleMotionLocks& c, const MotionLocks& x) {
    return same(c.x, x.x) &&
           same(c.y, x.y) &&
           same(c.rotation, x.rotation);
}

inline bool same(const JostleBodyDef& c, const BodyDef& x) {
    return same(c.type, x.type) &&
           same(c.position, x.position) &&
           same(c.angle, x.angle) &&
           same(c.linear_velocity, x.linear_velocity) &&
           same(c.angular_velocity, x.angular_velocity) &&
           same(c.linear_damping, x.linear_damping) &&
           same(c.angular_damping, x.angular_damping) &&
           same(c.gravity_scale, x.gravity_scale) &&
           same(c.locks, x.locks) &&
           same(c.enabled, x.enabled) &&
           same(c.awake, x.awake) &&
           same(c.allow_sleep, x.allow_sleep) &&
           same_optional(c.has_sleep_threshold, c.sleep_threshold, x.sleep_threshold) &&
           same_optional(c.has_continuous, c.continuous, x.continuous) &&
           same(c.bullet, x.bullet) &&
           same(c.user_data, x.user_data) &&
           x.name.empty();
}

inline bool same(const JostleJointLimit& c, const JointLimit& x) {
    return same(c.lower, x.lower) &&
           same(c.upper, x.upper);
}

inline bool same(const JostleRevoluteMotor& c, const RevoluteMotor& x) {
    return same(c.speed, x.speed) &&
           same(c.max_torque, x.max_torque);
}

inline bool same(const JostleJointServo& c, const JointServo& x) {
    return same(c.target, x.target) &&
           same(c.hertz, x.hertz) &&
           same(c.damping_ratio, x.damping_ratio) &&
           same(c.max, x.max);
}

inline bool same(const JostleJointSpring& c, const JointSpring& x) {
    return same(c.hertz, x.hertz) &&
           same(c.damping_ratio, x.damping_ratio);
}

inline bool same(const JostleJointBreak& c, const JointBreak& x) {
    return same(c.force, x.force) &&
           same(c.torque, x.torque) &&
           same(c.destroy, x.destroy);
}

inline bool same(const JostleRevoluteJointDef& c, const RevoluteJointDef& x) {
    return same(c.body_a, x.body_a) &&
           same(c.body_b, x.body_b) &&
           same(c.anchor_a, x.anchor_a) &&
           same(c.anchor_b, x.anchor_b) &&
           same(c.reference_angle, x.reference_angle) &&
           same_optional(c.has_limit, c.limit, x.limit) &&
           same_optional(c.has_motor, c.motor, x.motor) &&
           same_optional(c.has_servo, c.servo, x.servo) &&
           same(c.collide_connected, x.collide_connected) &&
           same_optional(c.has_stiffness, c.stiffness, x.stiffness) &&
           same_optional(c.has_break_at, c.break_at, x.break_at) &&
           same(c.user_data, x.user_data);
}

inline bool same(const JostlePrismaticMotor& c, const PrismaticMotor& x) {
    return same(c.speed, x.speed) &&
           same(c.max_force, x.max_force);
}

inline bool same(const JostlePrismaticJointDef& c, const PrismaticJointDef& x) {
    return same(c.body_a, x.body_a) &&
           same(c.body_b, x.body_b) &&
           same(c.anchor_a, x.anchor_a) &&
           same(c.anchor_b, x.anchor_b) &&
           same(c.axis_a, x.axis_a) &&
           same(c.reference_angle, x.reference_angle) &&
           same_optional(c.has_limit, c.limit, x.limit) &&
           same_optional(c.has_motor, c.motor, x.motor) &&
           same_optional(c.has_servo, c.servo, x.servo) &&
           same(c.collide_connected, x.collide_connected) &&
           same_optional(c.has_stiffness, c.stiffness, x.stiffness) &&
           same_optional(c.has_break_at, c.break_at, x.break_at) &&
           same(c.user_data, x.user_data);
}

inline bool same(const JostleDistanceMotor& c, const DistanceMotor& x) {
    return same(c.speed, x.speed) &&
           same(c.max_force, x.max_force);
}

inline bool same(const JostleDistanceJointDef& c, const DistanceJointDef& x) {
    return same(c.body_a, x.body_a) &&
           same(c.body_b, x.body_b) &&
           same(c.anchor_a, x.anchor_a) &&
           same(c.anchor_b, x.anchor_b) &&
           same(c.length, x.length) &&
           same_optional(c.has_spring, c.spring, x.spring) &&
           same_optional(c.has_limit, c.limit, x.limit) &&
           same_optional(c.has_motor, c.motor, x.motor) &&
           same(c.collide_connected, x.collide_connected) &&
           same_optional(c.has_stiffness, c.stiffness, x.stiffness) &&
           same_optional(c.has_break_at, c.break_at, x.break_at) &&
           same(c.user_data, x.user_data);
}

inline bool same(const JostleWeldJointDef& c, const WeldJointDef& x) {
    return same(c.body_a, x.body_a) &&
           same(c.body_b, x.body_b) &&
           same(c.anchor_a, x.anchor_a) &&
           same(c.anchor_b, x.anchor_b) &&
           same(c.reference_angle, x.reference_angle) &&
           same_optional(c.has_linear_spring, c.linear_spring, x.linear_spring) &&
           same_optional(c.has_angular_spring, c.angular_spring, x.angular_spring) &&
           same(c.collide_connected, x.collide_connected) &&
           same_optional(c.has_stiffness, c.stiffness, x.stiffness) &&
           same_optional(c.has_break_at, c.break_at, x.break_at) &&
           same(c.user_data, x.user_data);
}

inline bool same(const JostleFilterJointDef& c, const FilterJointDef& x) {
    return same(c.body_a, x.body_a) &&
           same(c.body_b, x.body_b) &&
           same(c.user_data, x.user_data);
}

inline bool same(const JostleMotorJointDef& c, const MotorJointDef& x) {
    return same(c.body_a, x.body_a) &&
           same(c.body_b, x.body_b) &&
           same(c.anchor_a, x.anchor_a) &&
           same(c.anchor_b, x.anchor_b) &&
           same(c.offset, x.offset) &&
           same(c.angle, x.angle) &&
           same(c.max_force, x.max_force) &&
           same(c.max_torque, x.max_torque) &&
           same(c.collide_connected, x.collide_connected) &&
           same_optional(c.has_stiffness, c.stiffness, x.stiffness) &&
           same_optional(c.has_break_at, c.break_at, x.break_at) &&
           same(c.user_data, x.user_data);
}

inline bool same(const JostleTargetJointDef& c, const TargetJointDef& x) {
    return same(c.body_a, x.body_a) &&
           same(c.body_b, x.body_b) &&
           same(c.anchor_a, x.anchor_a) &&
           same(c.anchor_b, x.anchor_b) &&
           same(c.spring, x.spring) &&
           same(c.max_force, x.max_force) &&
           same(c.collide_connected, x.collide_connected) &&
           same_optional(c.has_stiffness, c.stiffness, x.stiffness) &&
           same_optional(c.has_break_at, c.break_at, x.break_at) &&
           same(c.user_data, x.user_data);
}

inline bool same(const JostleFrictionJointDef& c, const FrictionJointDef& x) {
    return same(c.body_a, x.body_a) &&
           same(c.body_b, x.body_b) &&
           same(c.anchor_a, x.anchor_a) &&
           same(c.anchor_b, x.anchor_b) &&
           same(c.max_force, x.max_force) &&
           same(c.max_torque, x.max_torque) &&
           same(c.collide_connected, x.collide_connected) &&
           same_optional(c.has_stiffness, c.stiffness, x.stiffness) &&
           same_optional(c.has_break_at, c.break_at, x.break_at) &&
           same(c.user_data, x.user_data);
}

inline bool same(const JostleWheelMotor& c, const WheelMotor& x) {
    return same(c.speed, x.speed) &&
           same(c.max_torque, x.max_torque);
}

inline bool same(const JostleWheelJointDef& c, const WheelJointDef& x) {
    return same(c.body_a, x.body_a) &&
           same(c.body_b, x.body_b) &&
           same(c.anchor_a, x.anchor_a) &&
           same(c.anchor_b, x.anchor_b) &&
           same(c.axis_a, x.axis_a) &&
           same_optional(c.has_suspension, c.suspension, x.suspension) &&
           same_optional(c.has_limit, c.limit, x.limit) &&
           same_optional(c.has_motor, c.motor, x.motor) &&
           same(c.collide_connected, x.collide_connected) &&
           same_optional(c.has_stiffness, c.stiffness, x.stiffness) &&
           same_optional(c.has_break_at, c.break_at, x.break_at) &&
           same(c.user_data, x.user_data);
}

inline bool same(const JostleSlotMotor& c, const SlotMotor& x) {
    return same(c.speed, x.speed) &&
           same(c.max_force, x.max_force);
}

inline bool same(const JostleSlotJointDef& c, const SlotJointDef& x) {
    return same(c.body_a, x.body_a) &&
           same(c.body_b, x.body_b) &&
           same(c.anchor_a, x.anchor_a) &&
           same(c.anchor_b, x.anchor_b) &&
           same(c.axis_a, x.axis_a) &&
           same_optional(c.has_limit, c.limit, x.limit) &&
           same_optional(c.has_motor, c.motor, x.motor) &&
           same_optional(c.has_servo, c.servo, x.servo) &&
           same(c.collide_connected, x.collide_connected) &&
           same_optional(c.has_stiffness, c.stiffness, x.stiffness) &&
           same_optional(c.has_break_at, c.break_at, x.break_at) &&
           same(c.user_data, x.user_data);
}

inline bool same(const JostlePulleyJointDef& c, const PulleyJointDef& x) {
    return same(c.body_a, x.body_a) &&
           same(c.body_b, x.body_b) &&
           same(c.frame, x.frame) &&
           same(c.anchor_a, x.anchor_a) &&
           same(c.anchor_b, x.anchor_b) &&
           same(c.point_a, x.point_a) &&
           same(c.point_b, x.point_b) &&
           same(c.length, x.length) &&
           same(c.ratio, x.ratio) &&
           same(c.min_length_a, x.min_length_a) &&
           same(c.min_length_b, x.min_length_b) &&
           same(c.collide_connected, x.collide_connected) &&
           same_optional(c.has_stiffness, c.stiffness, x.stiffness) &&
           same_optional(c.has_break_at, c.break_at, x.break_at) &&
           same(c.user_data, x.user_data);
}

inline bool same(const JostleGearJointDef& c, const GearJointDef& x) {
    return same(c.joint_a, x.joint_a) &&
           same(c.joint_b, x.joint_b) &&
           same(c.ratio, x.ratio) &&
           same_optional(c.has_offset, c.offset, x.offset) &&
           same_optional(c.has_stiffness, c.stiffness, x.stiffness) &&
           same_optional(c.has_break_at, c.break_at, x.break_at) &&
           same(c.user_data, x.user_data);
}

inline bool same(const JostleRatchetJointDef& c, const RatchetJointDef& x) {
    return same(c.body_a, x.body_a) &&
           same(c.body_b, x.body_b) &&
           same(c.anchor_a, x.anchor_a) &&
           same(c.anchor_b, x.anchor_b) &&
           same(c.step, x.step) &&
           same(c.phase, x.phase) &&
           same(c.max_torque, x.max_torque) &&
           same(c.collide_connected, x.collide_connected) &&
           same_optional(c.has_stiffness, c.stiffness, x.stiffness) &&
           same_optional(c.has_break_at, c.break_at, x.break_at) &&
           same(c.user_data, x.user_data);
}

inline bool same(const JostleCustomJointDef& c, const CustomJointDef& x) {
    return same(c.body_a, x.body_a) &&
           same(c.body_b, x.body_b) &&
           same_optional(c.has_body_c, c.body_c, x.body_c) &&
           same_optional(c.has_body_d, c.body_d, x.body_d) &&
           same(c.anchor_a, x.anchor_a) &&
           same(c.anchor_b, x.anchor_b) &&
           same(c.collide_connected, x.collide_connected) &&
           same_optional(c.has_stiffness, c.stiffness, x.stiffness) &&
           same_optional(c.has_break_at, c.break_at, x.break_at) &&
           same(c.user_data, x.user_data);
}

inline bool same(const JostleContactPoint& c, const ContactPoint& x) {
    return same(c.point, x.point) &&
           same(c.separation, x.separation) &&
           same(c.normal_impulse, x.normal_impulse) &&
           same(c.tangent_impulse, x.tangent_impulse) &&
           same(c.force, x.force) &&
           same(c.id, x.id);
}

inline bool same(const JostleContact& c, const Contact& x) {
    return same(c.shape_a, x.shape_a) &&
           same(c.shape_b, x.shape_b) &&
           same(c.normal, x.normal) &&
           same_array(c.points, x.points) &&
           same(c.count, x.count) &&
           same(c.friction, x.friction) &&
           same(c.restitution, x.restitution) &&
           same(c.rolling_resistance, x.rolling_resistance) &&
           same(c.surface_speed, x.surface_speed) &&
           same(c.rolling_impulse, x.rolling_impulse) &&
           same(c.is_sensor, x.is_sensor) &&
           same(c.is_touching, x.is_touching) &&
           same(c.enabled, x.enabled) &&
           same(c.color, x.color);
}

inline bool same(const JostlePreSolve& c, const PreSolve& x) {
    return same(c.shape, x.shape) &&
           same(c.other, x.other) &&
           same(c.contact, x.contact) &&
           same(c.time, x.time) &&
           same(c.was_enabled, x.was_enabled) &&
           same(c.is_impact, x.is_impact) &&
           same(c.impact_fraction, x.impact_fraction) &&
           same(c.enabled, x.enabled) &&
           same(c.friction, x.friction) &&
           same(c.restitution, x.restitution) &&
           same(c.rolling_resistance, x.rolling_resistance) &&
           same(c.surface_speed, x.surface_speed);
}

inline bool same(const JostleContactBegan& c, const ContactBegan& x) {
    return same(c.shape_a, x.shape_a) &&
           same(c.shape_b, x.shape_b) &&
           same(c.point, x.point) &&
           same(c.normal, x.normal) &&
           same(c.linear_velocity_a, x.linear_velocity_a) &&
           same(c.linear_velocity_b, x.linear_velocity_b) &&
           same(c.angular_velocity_a, x.angular_velocity_a) &&
           same(c.angular_velocity_b, x.angular_velocity_b) &&
           same(c.approach_speed, x.approach_speed);
}

inline bool same(const JostleContactEnded& c, const ContactEnded& x) {
    return same(c.shape_a, x.shape_a) &&
           same(c.shape_b, x.shape_b) &&
           same(c.user_data_a, x.user_data_a) &&
           same(c.user_data_b, x.user_data_b);
}

inline bool same(const JostleSensorEntered& c, const SensorEntered& x) {
    return same(c.sensor, x.sensor) &&
           same(c.visitor, x.visitor) &&
           same(c.fraction, x.fraction);
}

inline bool same(const JostleSensorLeft& c, const SensorLeft& x) {
    return same(c.sensor, x.sensor) &&
           same(c.visitor, x.visitor) &&
           same(c.sensor_user_data, x.sensor_user_data) &&
           same(c.visitor_user_data, x.visitor_user_data) &&
           same(c.passed, x.passed);
}

inline bool same(const JostleCustomRow& c, const CustomRow& x) {
    return same_array(c.linear, x.linear) &&
           same_array(c.angular, x.angular) &&
           same(c.error, x.error) &&
           same(c.speed, x.speed) &&
           same(c.is_motor, x.is_motor) &&
           same(c.min_force, x.min_force) &&
           same(c.max_force, x.max_force) &&
           same_optional(c.has_spring, c.spring, x.spring);
}

inline bool same(const JostleCustomRows& c, const CustomRows& x) {
    return same(c.joint, x.joint) &&
           same(c.h, x.h) &&
           same(c.count, x.count) &&
           same_array(c.rows, x.rows);
}

inline bool same(const JostleWorldQuery& c, const WorldQuery& x) {
    return same(c.category, x.category) &&
           same(c.mask, x.mask) &&
           same(c.sensors, x.sensors) &&
           (c.predicate == nullptr) == !x.predicate;
}

inline bool same(const JostleWorldHit& c, const WorldHit& x) {
    return same(c.hit, x.hit) &&
           same(c.started_inside, x.started_inside) &&
           same(c.fraction, x.fraction) &&
           same(c.point, x.point) &&
           same(c.normal, x.normal) &&
           same(c.shape, x.shape);
}

inline bool same(const JostleShapeCast& c, const ShapeCast& x) {
    return same(c.geometry, x.geometry) &&
           same(c.transform, x.transform) &&
           same(c.translation, x.translation) &&
           same(c.rotation, x.rotation) &&
           same(c.max_fraction, x.max_fraction);
}

inline bool same(const JostleNearShape& c, const NearShape& x) {
    return same(c.hit, x.hit) &&
           same(c.distance, x.distance) &&
           same(c.point, x.point) &&
           same(c.normal, x.normal) &&
           same(c.shape, x.shape);
}

inline bool same(const JostleQueryBatch& c, const QueryBatch& x) {
    return same(c.scheduler, x.scheduler) &&
           same(c.query, x.query);
}

inline bool same(const JostleIslandReport& c, const IslandReport& x) {
    return same(c.first, x.first) &&
           same(c.bodies, x.bodies) &&
           same(c.contacts, x.contacts) &&
           same(c.joints, x.joints) &&
           same(c.max_penetration, x.max_penetration) &&
           same(c.max_joint_error, x.max_joint_error) &&
           same(c.max_joint_angle_error, x.max_joint_angle_error) &&
           same(c.residual, x.residual) &&
           same(c.reason, x.reason) &&
           same(c.cause, x.cause) &&
           same(c.max_speed, x.max_speed) &&
           same(c.time_to_sleep, x.time_to_sleep);
}

inline bool same(const JostleEnergy& c, const Energy& x) {
    return same(c.kinetic, x.kinetic) &&
           same(c.potential, x.potential) &&
           same(c.springs, x.springs);
}

inline bool same(const JostleContactHit& c, const ContactHit& x) {
    return same(c.shape_a, x.shape_a) &&
           same(c.shape_b, x.shape_b) &&
           same(c.point, x.point) &&
           same(c.normal, x.normal) &&
           same(c.approach_speed, x.approach_speed);
}

inline bool same(const JostleBodyMove& c, const BodyMove& x) {
    return same(c.body, x.body) &&
           same(c.transform, x.transform) &&
           same(c.user_data, x.user_data);
}

inline bool same(const JostleBodySlept& c, const BodySlept& x) {
    return same(c.body, x.body) &&
           same(c.user_data, x.user_data);
}

inline bool same(const JostleBodyWoke& c, const BodyWoke& x) {
    return same(c.body, x.body) &&
           same(c.user_data, x.user_data);
}

inline bool same(const JostleBodyFroze& c, const BodyFroze& x) {
    return same(c.body, x.body) &&
           same(c.user_data, x.user_data);
}

inline bool same(const JostleBodyCrushed& c, const BodyCrushed& x) {
    return same(c.body, x.body) &&
           same(c.by, x.by) &&
           same(c.against, x.against) &&
           same(c.user_data, x.user_data);
}

inline bool same(const JostleShapeGone& c, const ShapeGone& x) {
    return same(c.shape, x.shape) &&
           same(c.user_data, x.user_data);
}

inline bool same(const JostleJointGone& c, const JointGone& x) {
    return same(c.joint, x.joint) &&
           same(c.user_data, x.user_data);
}

inline bool same(const JostleJointBroke& c, const JointBroke& x) {
    return same(c.joint, x.joint) &&
           same(c.force, x.force) &&
           same(c.torque, x.torque) &&
           same(c.destroyed, x.destroyed) &&
           same(c.user_data, x.user_data);
}

inline bool same(const JostleHandle& c, const Handle& x) {
    return same(c.world, x.world) &&
           same(c.world_generation, x.world_generation) &&
           same(c.index, x.index) &&
           same(c.generation, x.generation);
}

inline bool same(const JostleEditDropped& c, const EditDropped& x) {
    return same(c.call, x.call) &&
           same(c.target, x.target);
}

inline bool same(const JostleEvents& c, const Events& x) {
    return same_view(c.contacts_ended, x.contacts_ended) &&
           same_view(c.sensors_left, x.sensors_left) &&
           same_view(c.contacts_began, x.contacts_began) &&
           same_view(c.sensors_entered, x.sensors_entered) &&
           same_view(c.hits, x.hits) &&
           same_view(c.moved, x.moved) &&
           same_view(c.slept, x.slept) &&
           same_view(c.woke, x.woke) &&
           same_view(c.froze, x.froze) &&
           same_view(c.crushed, x.crushed) &&
           same_view(c.shapes_gone, x.shapes_gone) &&
           same_view(c.joints_gone, x.joints_gone) &&
           same_view(c.joints_broke, x.joints_broke) &&
           same_view(c.edits_dropped, x.edits_dropped);
}

inline bool same(const JostleWorldCounts& c, const WorldCounts& x) {
    return same(c.bodies, x.bodies) &&
           same(c.awake_bodies, x.awake_bodies) &&
           same(c.islands, x.islands) &&
           same(c.shapes, x.shapes) &&
           same(c.chains, x.chains) &&
           same(c.joints, x.joints) &&
           same(c.contacts, x.contacts) &&
           same(c.touching, x.touching) &&
           same(c.colors, x.colors) &&
           same(c.overflow, x.overflow) &&
           same(c.tree_height, x.tree_height) &&
           same(c.stack_peak, x.stack_peak);
}

inline bool same(const JostleProfile& c, const Profile& x) {
    return same_array(c.stage, x.stage) &&
           same(c.step, x.step) &&
           same(c.swept_bodies, x.swept_bodies);
}

inline bool same(const JostleTableHashes& c, const TableHashes& x) {
    return same(c.world, x.world) &&
           same(c.bodies, x.bodies) &&
           same(c.shapes, x.shapes) &&
           same(c.chains, x.chains) &&
           same(c.contacts, x.contacts) &&
           same(c.joints, x.joints) &&
           same(c.islands, x.islands);
}

inline bool same(const JostleMaterial& c, const Material& x) {
    return same(c.friction, x.friction) &&
           same(c.restitution, x.restitution) &&
           same(c.rolling_resistance, x.rolling_resistance) &&
           same(c.surface_speed, x.surface_speed) &&
           same(c.id, x.id) &&
           same(c.friction_rule, x.friction_rule) &&
           same(c.restitution_rule, x.restitution_rule);
}

inline bool same(const JostleFilter& c, const Filter& x) {
    return same(c.category, x.category) &&
           same(c.mask, x.mask) &&
           same(c.group, x.group);
}

inline bool same(const JostleShapeDef& c, const ShapeDef& x) {
    return same(c.density, x.density) &&
           same(c.material, x.material) &&
           same(c.filter, x.filter) &&
           same(c.is_sensor, x.is_sensor) &&
           same(c.sees_all, x.sees_all) &&
           same(c.hit_events, x.hit_events) &&
           same(c.kinematic_events, x.kinematic_events) &&
           same(c.near_events, x.near_events) &&
           same(c.one_way, x.one_way) &&
           same_optional(c.has_smooth, c.smooth, x.smooth) &&
           same(c.user_data, x.user_data);
}

inline bool same(const JostleChainDef& c, const ChainDef& x) {
    return same(c.material, x.material) &&
           same_view(c.materials, x.materials) &&
           same(c.filter, x.filter) &&
           same(c.is_sensor, x.is_sensor) &&
           same(c.sees_all, x.sees_all) &&
           same(c.hit_events, x.hit_events) &&
           same(c.kinematic_events, x.kinematic_events) &&
           same(c.near_events, x.near_events) &&
           same(c.one_way, x.one_way) &&
           same_optional(c.has_smooth, c.smooth, x.smooth) &&
           same(c.user_data, x.user_data);
}

inline bool same(const JostleSensorVisitor& c, const SensorVisitor& x) {
    return same(c.shape, x.shape) &&
           same(c.time, x.time);
}

inline bool same(const JostleLoadOptions& c, const LoadOptions& x) {
    return same(c.fresh, x.fresh) &&
           same(c.trusted, x.trusted);
}

inline bool same(const JostleLoadSummary& c, const LoadSummary& x) {
    return same(c.without_function, x.without_function) &&
           same(c.should_collide, x.should_collide) &&
           same(c.custom_joints, x.custom_joints);
}

inline bool same(const JostleLintNote& c, const LintNote& x) {
    return same(c.type, x.type) &&
           same(c.value, x.value) &&
           same(c.body_a, x.body_a) &&
           same(c.body_b, x.body_b) &&
           same(c.shape_a, x.shape_a) &&
           same(c.shape_b, x.shape_b) &&
           same(c.chain, x.chain) &&
           same(c.joint, x.joint);
}

inline bool same(const JostleKdTreeOptions& c, const KdTreeOptions& x) {
    return same(c.split, x.split) &&
           same(c.leaf_size, x.leaf_size);
}

inline bool same(const JostleDynamicTreeOptions& c, const DynamicTreeOptions& x) {
    return same(c.margin, x.margin) &&
           same(c.margin_share, x.margin_share) &&
           same(c.displacement_multiplier, x.displacement_multiplier) &&
           same(c.insertion, x.insertion) &&
           same(c.rotation, x.rotation) &&
           same(c.lookahead, x.lookahead);
}

inline bool same(const JostleBroadPhaseOptions& c, const BroadPhaseOptions& x) {
    return same(c.margin, x.margin) &&
           same(c.margin_share, x.margin_share) &&
           same(c.displacement_multiplier, x.displacement_multiplier);
}

inline bool same(const JostleKdUpdateWork& c, const KdUpdateWork& x) {
    return same(c.nodes, x.nodes) &&
           same(c.rebuilt, x.rebuilt);
}

inline bool same(const JostleNeighbor& c, const Neighbor& x) {
    return same(c.id, x.id) &&
           same(c.squared_distance, x.squared_distance);
}

inline bool same(const JostleQueryWork& c, const QueryWork& x) {
    return same(c.nodes, x.nodes) &&
           same(c.items, x.items) &&
           same(c.stopped, x.stopped);
}

inline bool same(const JostleNearestCount& c, const NearestCount& x) {
    return same(c.count, x.count) &&
           same(c.work, x.work);
}

inline bool same(const JostleNearestHit& c, const NearestHit& x) {
    return same(c.hit, x.hit) &&
           same(c.id, x.id) &&
           same(c.squared_distance, x.squared_distance) &&
           same(c.work, x.work);
}

inline bool same(const JostleBvhOptions& c, const BvhOptions& x) {
    return same(c.method, x.method);
}

inline bool same(const JostleBoxFilter& c, const BoxFilter& x) {
    return same(c.category, x.category) &&
           same(c.mask, x.mask);
}

inline bool same(const JostleTreeWork& c, const TreeWork& x) {
    return same(c.descended, x.descended) &&
           same(c.grown, x.grown) &&
           same(c.refitted, x.refitted);
}

inline bool same(const JostleProxyOptions& c, const ProxyOptions& x) {
    return same(c.moved, x.moved) &&
           same(c.apart, x.apart) &&
           same(c.is_fat, x.is_fat);
}

inline bool same(const JostleProxyPair& c, const ProxyPair& x) {
    return same(c.a, x.a) &&
           same(c.b, x.b);
}

inline bool same(const JostleQueryFilter& c, const QueryFilter& x) {
    return same(c.mask, x.mask);
}

inline bool same(const JostleCastHit& c, const CastHit& x) {
    return same(c.hit, x.hit) &&
           same(c.id, x.id) &&
           same(c.fraction, x.fraction) &&
           same(c.work, x.work);
}

inline bool same(const JostleBoxCast2& c, const BoxCast<2>& x) {
    return same(c.box, x.box) &&
           same(c.translation, x.translation) &&
           same(c.max_fraction, x.max_fraction);
}

inline bool same(const JostleBoxCast3& c, const BoxCast<3>& x) {
    return same(c.box, x.box) &&
           same(c.translation, x.translation) &&
           same(c.max_fraction, x.max_fraction);
}

inline bool same(const JostleItemPair& c, const ItemPair& x) {
    return same(c.a, x.a) &&
           same(c.b, x.b);
}

inline bool same(const JostleFlowFieldDef& c, const FlowFieldDef& x) {
    return same(c.area, x.area) &&
           same(c.cell, x.cell) &&
           same(c.clearance, x.clearance);
}

inline bool same(const JostleCrowdWorldDef& c, const CrowdWorldDef& x) {
    return same(c.layer, x.layer) &&
           same(c.disc, x.disc) &&
           same(c.push_force, x.push_force) &&
           same(c.arm, x.arm);
}

inline bool same(const JostleAgentDef2& c, const AgentDef<2>& x) {
    return same(c.position, x.position) &&
           same(c.velocity, x.velocity) &&
           same(c.preferred_velocity, x.preferred_velocity) &&
           same_optional(c.has_goal, c.goal, x.goal) &&
           same(c.preferred_speed, x.preferred_speed) &&
           same(c.radius, x.radius) &&
           same(c.max_speed, x.max_speed) &&
           same(c.max_acceleration, x.max_acceleration) &&
           same(c.horizon, x.horizon) &&
           same(c.obstacle_horizon, x.obstacle_horizon) &&
           same(c.neighbor_distance, x.neighbor_distance) &&
           same(c.max_neighbors, x.max_neighbors) &&
           same(c.layer, x.layer) &&
           same(c.mask, x.mask) &&
           same(c.responds, x.responds) &&
           same(c.user_data, x.user_data);
}

inline bool same(const JostleAgent& c, const Agent& x) {
    return same(c.index, x.index) &&
           same(c.generation, x.generation);
}

inline bool same(const JostleCrowdProfile& c, const CrowdProfile& x) {
    return same_array(c.stage, x.stage);
}

inline bool same(const JostleObstacleDef2& c, const ObstacleDef<2>& x) {
    return same(c.shape, x.shape) &&
           same_view(c.points, x.points) &&
           same(c.layer, x.layer) &&
           same(c.user_data, x.user_data);
}

inline bool same(const JostleObstacle& c, const Obstacle& x) {
    return same(c.index, x.index) &&
           same(c.generation, x.generation);
}

inline bool same(const JostleAgentDef3& c, const AgentDef<3>& x) {
    return same(c.position, x.position) &&
           same(c.velocity, x.velocity) &&
           same(c.preferred_velocity, x.preferred_velocity) &&
           same_optional(c.has_goal, c.goal, x.goal) &&
           same(c.preferred_speed, x.preferred_speed) &&
           same(c.radius, x.radius) &&
           same(c.max_speed, x.max_speed) &&
           same(c.max_acceleration, x.max_acceleration) &&
           same(c.horizon, x.horizon) &&
           same(c.obstacle_horizon, x.obstacle_horizon) &&
           same(c.neighbor_distance, x.neighbor_distance) &&
           same(c.max_neighbors, x.max_neighbors) &&
           same(c.layer, x.layer) &&
           same(c.mask, x.mask) &&
           same(c.responds, x.responds) &&
           same(c.user_data, x.user_data);
}

inline bool same(const JostleGroupDef2& c, const GroupDef<2>& x) {
    return same_view(c.way_points, x.way_points) &&
           same(c.field, x.field) &&
           same(c.reach, x.reach) &&
           same(c.at_end, x.at_end) &&
           same(c.together, x.together);
}

inline bool same(const JostleGroupDef3& c, const GroupDef<3>& x) {
    return same_view(c.way_points, x.way_points) &&
           same(c.reach, x.reach) &&
           same(c.at_end, x.at_end) &&
           same(c.together, x.together);
}

inline bool same(const JostleObstacleTraits& c, const ObstacleTraits& x) {
    return same(c.shape, x.shape) &&
           same(c.layer, x.layer) &&
           same(c.user_data, x.user_data);
}

inline bool same(const JostleMeshOptions& c, const MeshOptions& x) {
    return same(c.method, x.method);
}

inline bool same(const JostleMeshMass& c, const MeshMass& x) {
    return same(c.volume, x.volume) &&
           same(c.center, x.center) &&
           same(c.inertia, x.inertia);
}

inline bool same(const JostleMeshRayHit& c, const MeshRayHit& x) {
    return same(c.hit, x.hit) &&
           same(c.triangle, x.triangle) &&
           same(c.fraction, x.fraction) &&
           same(c.point, x.point) &&
           same(c.normal, x.normal) &&
           same(c.work, x.work);
}

inline bool same(const JostleMeshPoint& c, const MeshPoint& x) {
    return same(c.hit, x.hit) &&
           same(c.triangle, x.triangle) &&
           same(c.feature, x.feature) &&
           same(c.point, x.point) &&
           same(c.distance, x.distance) &&
           same(c.work, x.work);
}

inline bool same(const JostleMeshSceneHit& c, const MeshSceneHit& x) {
    return same(c.hit, x.hit) &&
           same(c.instance, x.instance) &&
           same(c.triangle, x.triangle) &&
           same(c.fraction, x.fraction) &&
           same(c.point, x.point) &&
           same(c.normal, x.normal) &&
           same(c.work, x.work);
}

inline bool same(const JostleMeshScenePoint& c, const MeshScenePoint& x) {
    return same(c.hit, x.hit) &&
           same(c.instance, x.instance) &&
           same(c.triangle, x.triangle) &&
           same(c.feature, x.feature) &&
           same(c.point, x.point) &&
           same(c.distance, x.distance) &&
           same(c.work, x.work);
}

inline bool same(const JostleMeshMotion& c, const MeshMotion& x) {
    return same(c.start, x.start) &&
           same(c.translation, x.translation) &&
           same(c.turn, x.turn) &&
           same(c.center, x.center);
}

inline bool same(const JostleMeshContactTimeOptions& c, const MeshContactTimeOptions& x) {
    return same(c.tolerance, x.tolerance) &&
           same(c.from, x.from) &&
           same(c.max_distances, x.max_distances);
}

inline bool same(const JostleMeshDistance& c, const MeshDistance& x) {
    return same(c.hit, x.hit) &&
           same(c.distance, x.distance) &&
           same(c.point_a, x.point_a) &&
           same(c.point_b, x.point_b) &&
           same(c.triangle_a, x.triangle_a) &&
           same(c.triangle_b, x.triangle_b) &&
           same(c.feature_a, x.feature_a) &&
           same(c.feature_b, x.feature_b) &&
           same(c.work, x.work);
}

inline bool same(const JostleMeshContactTime& c, const MeshContactTime& x) {
    return same(c.state, x.state) &&
           same(c.fraction, x.fraction) &&
           same(c.nearest, x.nearest) &&
           same(c.distances, x.distances);
}

inline bool same(const JostleMeshContact& c, const MeshContact& x) {
    return same(c.a, x.a) &&
           same(c.b, x.b);
}

inline bool same(const JostleMeshOverlap& c, const MeshOverlap& x) {
    return same(c.hit, x.hit) &&
           same(c.first, x.first) &&
           same(c.work, x.work);
}

inline bool same(const JostleCommonPoints& c, const CommonPoints& x) {
    return same(c.count, x.count) &&
           same_array(c.points, x.points);
}

inline bool same(const JostleSphere& c, const Sphere& x) {
    return same(c.center, x.center) &&
           same(c.radius, x.radius);
}

inline bool same(const JostlePrimitiveOverlap& c, const PrimitiveOverlap& x) {
    return same(c.hit, x.hit) &&
           same(c.triangle, x.triangle) &&
           same(c.point, x.point) &&
           same(c.work, x.work);
}

inline bool same(const JostleCapsule3& c, const Capsule3& x) {
    return same(c.a, x.a) &&
           same(c.b, x.b) &&
           same(c.radius, x.radius);
}

inline bool same(const JostleBox3& c, const Box3& x) {
    return same(c.half_extents, x.half_extents) &&
           same(c.at, x.at);
}

inline bool same(const JostlePrimitiveDistance& c, const PrimitiveDistance& x) {
    return same(c.hit, x.hit) &&
           same(c.distance, x.distance) &&
           same(c.point_on_mesh, x.point_on_mesh) &&
           same(c.point_on_other, x.point_on_other) &&
           same(c.triangle, x.triangle) &&
           same(c.feature, x.feature) &&
           same(c.point, x.point) &&
           same(c.work, x.work);
}

inline bool same(const JostleMeshEdge& c, const MeshEdge& x) {
    return same(c.a, x.a) &&
           same(c.b, x.b) &&
           same(c.triangle, x.triangle);
}

inline bool same(const JostleMeshScenePair& c, const MeshScenePair& x) {
    return same(c.a, x.a) &&
           same(c.b, x.b) &&
           same(c.first, x.first);
}

inline bool same(const JostleSceneTraits& c, const SceneTraits& x) {
    return same(c.step_hertz, x.step_hertz) &&
           same(c.substeps, x.substeps) &&
           same(c.steps, x.steps) &&
           same(c.bodies, x.bodies) &&
           same(c.joints, x.joints) &&
           same(c.unread, x.unread);
}

inline bool same(const JostleSceneReportTraits& c, const SceneReportTraits& x) {
    return same(c.mistakes, x.mistakes) &&
           same(c.unread, x.unread) &&
           same(c.findings, x.findings);
}

inline bool same(const JostleScenePlace& c, const ScenePlace& x) {
    return same(c.line, x.line) &&
           same(c.column, x.column);
}

}  // namespace jostle::c_test

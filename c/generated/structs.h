// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// clang-format off
// The type of C for each of C++, and whether both languages lay the structs out alike. Written by generate/generate_c.mjs.

#pragma once

#include "../src/border.h"

#include <jostle/batch/batch.h>
#include <jostle/batch/columns.h>
#include <jostle/core/constants.h>
#include <jostle/crowd/agent.h>
#include <jostle/crowd/flow_field.h>
#include <jostle/crowd/guide.h>
#include <jostle/crowd/obstacle.h>
#include <jostle/crowd/profile.h>
#include <jostle/crowdworld/crowd_world.h>
#include <jostle/dynamics/body.h>
#include <jostle/dynamics/body_def.h>
#include <jostle/dynamics/callbacks.h>
#include <jostle/dynamics/chain_def.h>
#include <jostle/dynamics/chain_shape.h>
#include <jostle/dynamics/custom_joint.h>
#include <jostle/dynamics/difference.h>
#include <jostle/dynamics/distance_joint.h>
#include <jostle/dynamics/events.h>
#include <jostle/dynamics/filter_joint.h>
#include <jostle/dynamics/friction_joint.h>
#include <jostle/dynamics/gear_joint.h>
#include <jostle/dynamics/handle.h>
#include <jostle/dynamics/joint.h>
#include <jostle/dynamics/joint_type.h>
#include <jostle/dynamics/lint.h>
#include <jostle/dynamics/material.h>
#include <jostle/dynamics/motor_joint.h>
#include <jostle/dynamics/prismatic_joint.h>
#include <jostle/dynamics/profile.h>
#include <jostle/dynamics/pulley_joint.h>
#include <jostle/dynamics/queries.h>
#include <jostle/dynamics/ratchet_joint.h>
#include <jostle/dynamics/reports.h>
#include <jostle/dynamics/revolute_joint.h>
#include <jostle/dynamics/rollback.h>
#include <jostle/dynamics/save.h>
#include <jostle/dynamics/shape.h>
#include <jostle/dynamics/shape_def.h>
#include <jostle/dynamics/slot_joint.h>
#include <jostle/dynamics/target_joint.h>
#include <jostle/dynamics/weld_joint.h>
#include <jostle/dynamics/wheel_joint.h>
#include <jostle/dynamics/world.h>
#include <jostle/dynamics/world_def.h>
#include <jostle/geometry/chain.h>
#include <jostle/geometry/clean_outline.h>
#include <jostle/geometry/clip.h>
#include <jostle/geometry/decompose.h>
#include <jostle/geometry/distance.h>
#include <jostle/geometry/flush.h>
#include <jostle/geometry/hull.h>
#include <jostle/geometry/local_manifold.h>
#include <jostle/geometry/manifold.h>
#include <jostle/geometry/mass.h>
#include <jostle/geometry/penetration.h>
#include <jostle/geometry/pieces.h>
#include <jostle/geometry/point.h>
#include <jostle/geometry/point_state.h>
#include <jostle/geometry/ray.h>
#include <jostle/geometry/shape_cast.h>
#include <jostle/geometry/shapes.h>
#include <jostle/geometry/time_of_impact.h>
#include <jostle/math/aabb.h>
#include <jostle/math/mat33.h>
#include <jostle/math/ray.h>
#include <jostle/math/rot.h>
#include <jostle/math/sweep.h>
#include <jostle/math/transform.h>
#include <jostle/math/transform3.h>
#include <jostle/math/vec2.h>
#include <jostle/math/vec3.h>
#include <jostle/mesh/mesh_contact_time.h>
#include <jostle/mesh/mesh_distance.h>
#include <jostle/mesh/mesh_hits.h>
#include <jostle/mesh/mesh_pairs.h>
#include <jostle/mesh/mesh_primitives.h>
#include <jostle/mesh/mesh_report.h>
#include <jostle/mesh/mesh_scene.h>
#include <jostle/mesh/triangle_mesh.h>
#include <jostle/spatial/broad_phase.h>
#include <jostle/spatial/build.h>
#include <jostle/spatial/bvh.h>
#include <jostle/spatial/dynamic_tree.h>
#include <jostle/spatial/kd_tree.h>
#include <jostle/spatial/tree_queries.h>
#include <jostle/spatial/visit.h>
#include <jostle/spatial/wide_node.h>
#include "../src/crowd_calls.h"
#include "../src/draw_calls.h"
#include "../src/geometry_calls.h"
#include "../src/scene_calls.h"
#include "../src/tree_calls.h"
#include "../src/world_calls.h"

namespace jostle::c {

template <> struct EnumCount<ShapeType> { static constexpr int kCount = 5; };
static_assert(sizeof(ShapeType) == 1 && static_cast<int>(ShapeType::kLargePolygon) == 4);
template <> struct EnumCount<OutlineStatus> { static constexpr int kCount = 10; };
static_assert(sizeof(OutlineStatus) == 1 && static_cast<int>(OutlineStatus::kBadRadius) == 9);
template <> struct EnumCount<ManifoldType> { static constexpr int kCount = 3; };
static_assert(sizeof(ManifoldType) == 1 && static_cast<int>(ManifoldType::kFaceB) == 2);
template <> struct EnumCount<HullStatus> { static constexpr int kCount = 6; };
static_assert(sizeof(HullStatus) == 1 && static_cast<int>(HullStatus::kTooManyCorners) == 5);
template <> struct EnumCount<PointState> { static constexpr int kCount = 4; };
static_assert(sizeof(PointState) == 1 && static_cast<int>(PointState::kRemoved) == 3);
template <> struct EnumCount<TimeOfImpactState> { static constexpr int kCount = 4; };
static_assert(sizeof(TimeOfImpactState) == 1 && static_cast<int>(TimeOfImpactState::kFailed) == 3);
template <> struct EnumCount<BodyType> { static constexpr int kCount = 3; };
static_assert(sizeof(BodyType) == 1 && static_cast<int>(BodyType::kDynamic) == 2);
template <> struct EnumCount<AwakeReason> { static constexpr int kCount = 5; };
static_assert(sizeof(AwakeReason) == 1 && static_cast<int>(AwakeReason::kWaits) == 4);
template <> struct EnumCount<MixRule> { static constexpr int kCount = 5; };
static_assert(sizeof(MixRule) == 1 && static_cast<int>(MixRule::kProduct) == 4);
template <> struct EnumCount<JointType> { static constexpr int kCount = 14; };
static_assert(sizeof(JointType) == 1 && static_cast<int>(JointType::kCustom) == 13);
template <> struct EnumCount<LintType> { static constexpr int kCount = 10; };
static_assert(sizeof(LintType) == 1 && static_cast<int>(LintType::kIdleMotor) == 9);
template <> struct EnumCount<KdSplit> { static constexpr int kCount = 2; };
static_assert(sizeof(KdSplit) == 1 && static_cast<int>(KdSplit::kMedian) == 1);
template <> struct EnumCount<InsertionPolicy> { static constexpr int kCount = 2; };
static_assert(sizeof(InsertionPolicy) == 1 && static_cast<int>(InsertionPolicy::kManhattan) == 1);
template <> struct EnumCount<RotationPolicy> { static constexpr int kCount = 3; };
static_assert(sizeof(RotationPolicy) == 1 && static_cast<int>(RotationPolicy::kCost) == 2);
template <> struct EnumCount<BuildMethod> { static constexpr int kCount = 3; };
static_assert(sizeof(BuildMethod) == 1 && static_cast<int>(BuildMethod::kBottomUp) == 2);
template <> struct EnumCount<Moved> { static constexpr int kCount = 2; };
static_assert(sizeof(Moved) == 1 && static_cast<int>(Moved::kNewFatBox) == 1);
template <> struct EnumCount<Mobility> { static constexpr int kCount = 2; };
static_assert(sizeof(Mobility) == 1 && static_cast<int>(Mobility::kMovable) == 1);
template <> struct EnumCount<ObstacleShape> { static constexpr int kCount = 2; };
static_assert(sizeof(ObstacleShape) == 1 && static_cast<int>(ObstacleShape::kPolygon) == 1);
template <> struct EnumCount<AtEnd> { static constexpr int kCount = 3; };
static_assert(sizeof(AtEnd) == 1 && static_cast<int>(AtEnd::kLeave) == 2);
template <> struct EnumCount<TriangleFeature> { static constexpr int kCount = 7; };
static_assert(sizeof(TriangleFeature) == 1 && static_cast<int>(TriangleFeature::kFace) == 6);
template <> struct EnumCount<MeshContactTimeState> { static constexpr int kCount = 3; };
static_assert(sizeof(MeshContactTimeState) == 1 && static_cast<int>(MeshContactTimeState::kUnknown) == 2);
template <> struct EnumCount<BatchAction> { static constexpr int kCount = 11; };
static_assert(sizeof(BatchAction) == 1 && static_cast<int>(BatchAction::kAngularVelocity) == 10);
template <> struct EnumCount<BatchObservation> { static constexpr int kCount = 14; };
static_assert(sizeof(BatchObservation) == 1 && static_cast<int>(BatchObservation::kContacts) == 13);
template <> struct EnumCount<DrawnType> { static constexpr int kCount = 7; };
static_assert(sizeof(DrawnType) == 1 && static_cast<int>(DrawnType::kSolidPiece) == 6);
template <> struct EnumCount<SceneNotes> { static constexpr int kCount = 3; };
static_assert(sizeof(SceneNotes) == 1 && static_cast<int>(SceneNotes::kFindings) == 2);

template <> struct Twin<Vec2> { using C = JostleVec2; static constexpr bool kPlain = true; };
template <> struct Twin<Vec3> { using C = JostleVec3; static constexpr bool kPlain = true; };
template <> struct Twin<Rot> { using C = JostleRot; static constexpr bool kPlain = true; };
template <> struct Twin<Transform> { using C = JostleTransform; static constexpr bool kPlain = true; };
template <> struct Twin<Mat33> { using C = JostleMat33; static constexpr bool kPlain = true; };
template <> struct Twin<Transform3> { using C = JostleTransform3; static constexpr bool kPlain = true; };
template <> struct Twin<Sweep> { using C = JostleSweep; static constexpr bool kPlain = true; };
template <> struct Twin<Aabb<2>> { using C = JostleAabb2; static constexpr bool kPlain = true; };
template <> struct Twin<Aabb<3>> { using C = JostleAabb3; static constexpr bool kPlain = true; };
template <> struct Twin<Ray<2>> { using C = JostleRay2; static constexpr bool kPlain = true; };
template <> struct Twin<Ray<3>> { using C = JostleRay3; static constexpr bool kPlain = true; };
template <> struct Twin<Tolerances> { using C = JostleTolerances; static constexpr bool kPlain = true; };
template <> struct Twin<LargePolygon> { using C = JostleLargePolygon; static constexpr bool kPlain = true; };
template <> struct Twin<Circle> { using C = JostleCircle; static constexpr bool kPlain = true; };
template <> struct Twin<Capsule> { using C = JostleCapsule; static constexpr bool kPlain = true; };
template <> struct Twin<Segment> { using C = JostleSegment; static constexpr bool kPlain = false; };
template <> struct Twin<Polygon> { using C = JostlePolygon; static constexpr bool kPlain = true; };
template <> struct Twin<PolygonView> { using C = JostlePolygonView; static constexpr bool kPlain = true; };
template <> struct Twin<Chain> { using C = JostleChain; static constexpr bool kPlain = false; };
template <> struct Twin<ShapeRayHit> { using C = JostleShapeRayHit; static constexpr bool kPlain = true; };
template <> struct Twin<ChainRayHit> { using C = JostleChainRayHit; static constexpr bool kPlain = true; };
template <> struct Twin<ClosestPoint> { using C = JostleClosestPoint; static constexpr bool kPlain = true; };
template <> struct Twin<ChainClosestPoint> { using C = JostleChainClosestPoint; static constexpr bool kPlain = true; };
template <> struct Twin<ClipPoint> { using C = JostleClipPoint; static constexpr bool kPlain = true; };
template <> struct Twin<ClippedSegment> { using C = JostleClippedSegment; static constexpr bool kPlain = true; };
template <> struct Twin<MassData> { using C = JostleMassData; static constexpr bool kPlain = true; };
template <> struct Twin<DistanceOptions> { using C = JostleDistanceOptions; static constexpr bool kPlain = true; };
template <> struct Twin<SimplexCache> { using C = JostleSimplexCache; static constexpr bool kPlain = true; };
template <> struct Twin<DistanceResult> { using C = JostleDistanceResult; static constexpr bool kPlain = true; };
template <> struct Twin<ManifoldPoint> { using C = JostleManifoldPoint; static constexpr bool kPlain = true; };
template <> struct Twin<Manifold> { using C = JostleManifold; static constexpr bool kPlain = true; };
template <> struct Twin<HullResult> { using C = JostleHullResult; static constexpr bool kPlain = true; };
template <> struct Twin<Penetration> { using C = JostlePenetration; static constexpr bool kPlain = true; };
template <> struct Twin<PiecesDistance> { using C = JostlePiecesDistance; static constexpr bool kPlain = true; };
template <> struct Twin<PointStates> { using C = JostlePointStates; static constexpr bool kPlain = true; };
template <> struct Twin<ShapeCastHit> { using C = JostleShapeCastHit; static constexpr bool kPlain = true; };
template <> struct Twin<TimeOfImpact> { using C = JostleTimeOfImpact; static constexpr bool kPlain = true; };
template <> struct Twin<OrientedBox> { using C = JostleOrientedBox; static constexpr bool kPlain = true; };
template <> struct Twin<LocalManifold> { using C = JostleLocalManifold; static constexpr bool kPlain = true; };
template <> struct Twin<WorldManifold> { using C = JostleWorldManifold; static constexpr bool kPlain = true; };
template <> struct Twin<OutlineVerdict> { using C = JostleOutlineVerdict; static constexpr bool kPlain = true; };
template <> struct Twin<OutlineChanges> { using C = JostleOutlineChanges; static constexpr bool kPlain = true; };
template <> struct Twin<CleanTraits> { using C = JostleCleanTraits; static constexpr bool kPlain = true; };
template <> struct Twin<WorldDef> { using C = JostleWorldDef; static constexpr bool kPlain = false; };
template <> struct Twin<MotionLocks> { using C = JostleMotionLocks; static constexpr bool kPlain = true; };
template <> struct Twin<BodyDef> { using C = JostleBodyDef; static constexpr bool kPlain = false; };
template <> struct Twin<Body> { using C = JostleBody; static constexpr bool kPlain = true; };
template <> struct Twin<Shape> { using C = JostleShape; static constexpr bool kPlain = true; };
template <> struct Twin<ChainShape> { using C = JostleChainShape; static constexpr bool kPlain = true; };
template <> struct Twin<Joint> { using C = JostleJoint; static constexpr bool kPlain = true; };
template <> struct Twin<JointLimit> { using C = JostleJointLimit; static constexpr bool kPlain = true; };
template <> struct Twin<RevoluteMotor> { using C = JostleRevoluteMotor; static constexpr bool kPlain = true; };
template <> struct Twin<JointServo> { using C = JostleJointServo; static constexpr bool kPlain = true; };
template <> struct Twin<JointSpring> { using C = JostleJointSpring; static constexpr bool kPlain = true; };
template <> struct Twin<JointBreak> { using C = JostleJointBreak; static constexpr bool kPlain = true; };
template <> struct Twin<RevoluteJointDef> { using C = JostleRevoluteJointDef; static constexpr bool kPlain = false; };
template <> struct Twin<PrismaticMotor> { using C = JostlePrismaticMotor; static constexpr bool kPlain = true; };
template <> struct Twin<PrismaticJointDef> { using C = JostlePrismaticJointDef; static constexpr bool kPlain = false; };
template <> struct Twin<DistanceMotor> { using C = JostleDistanceMotor; static constexpr bool kPlain = true; };
template <> struct Twin<DistanceJointDef> { using C = JostleDistanceJointDef; static constexpr bool kPlain = false; };
template <> struct Twin<WeldJointDef> { using C = JostleWeldJointDef; static constexpr bool kPlain = false; };
template <> struct Twin<FilterJointDef> { using C = JostleFilterJointDef; static constexpr bool kPlain = true; };
template <> struct Twin<MotorJointDef> { using C = JostleMotorJointDef; static constexpr bool kPlain = false; };
template <> struct Twin<TargetJointDef> { using C = JostleTargetJointDef; static constexpr bool kPlain = false; };
template <> struct Twin<FrictionJointDef> { using C = JostleFrictionJointDef; static constexpr bool kPlain = false; };
template <> struct Twin<WheelMotor> { using C = JostleWheelMotor; static constexpr bool kPlain = true; };
template <> struct Twin<WheelJointDef> { using C = JostleWheelJointDef; static constexpr bool kPlain = false; };
template <> struct Twin<SlotMotor> { using C = JostleSlotMotor; static constexpr bool kPlain = true; };
template <> struct Twin<SlotJointDef> { using C = JostleSlotJointDef; static constexpr bool kPlain = false; };
template <> struct Twin<PulleyJointDef> { using C = JostlePulleyJointDef; static constexpr bool kPlain = false; };
template <> struct Twin<GearJointDef> { using C = JostleGearJointDef; static constexpr bool kPlain = false; };
template <> struct Twin<RatchetJointDef> { using C = JostleRatchetJointDef; static constexpr bool kPlain = false; };
template <> struct Twin<CustomJointDef> { using C = JostleCustomJointDef; static constexpr bool kPlain = false; };
template <> struct Twin<ContactPoint> { using C = JostleContactPoint; static constexpr bool kPlain = true; };
template <> struct Twin<Contact> { using C = JostleContact; static constexpr bool kPlain = true; };
template <> struct Twin<PreSolve> { using C = JostlePreSolve; static constexpr bool kPlain = true; };
template <> struct Twin<ContactBegan> { using C = JostleContactBegan; static constexpr bool kPlain = true; };
template <> struct Twin<ContactEnded> { using C = JostleContactEnded; static constexpr bool kPlain = true; };
template <> struct Twin<SensorEntered> { using C = JostleSensorEntered; static constexpr bool kPlain = true; };
template <> struct Twin<SensorLeft> { using C = JostleSensorLeft; static constexpr bool kPlain = true; };
template <> struct Twin<CustomRow> { using C = JostleCustomRow; static constexpr bool kPlain = false; };
template <> struct Twin<CustomRows> { using C = JostleCustomRows; static constexpr bool kPlain = false; };
template <> struct Twin<WorldQuery> { using C = JostleWorldQuery; static constexpr bool kPlain = false; };
template <> struct Twin<WorldHit> { using C = JostleWorldHit; static constexpr bool kPlain = true; };
template <> struct Twin<ShapeCast> { using C = JostleShapeCast; static constexpr bool kPlain = false; };
template <> struct Twin<NearShape> { using C = JostleNearShape; static constexpr bool kPlain = true; };
template <> struct Twin<QueryBatch> { using C = JostleQueryBatch; static constexpr bool kPlain = false; };
template <> struct Twin<IslandReport> { using C = JostleIslandReport; static constexpr bool kPlain = true; };
template <> struct Twin<Energy> { using C = JostleEnergy; static constexpr bool kPlain = true; };
template <> struct Twin<ContactHit> { using C = JostleContactHit; static constexpr bool kPlain = true; };
template <> struct Twin<BodyMove> { using C = JostleBodyMove; static constexpr bool kPlain = true; };
template <> struct Twin<BodySlept> { using C = JostleBodySlept; static constexpr bool kPlain = true; };
template <> struct Twin<BodyWoke> { using C = JostleBodyWoke; static constexpr bool kPlain = true; };
template <> struct Twin<BodyFroze> { using C = JostleBodyFroze; static constexpr bool kPlain = true; };
template <> struct Twin<BodyCrushed> { using C = JostleBodyCrushed; static constexpr bool kPlain = true; };
template <> struct Twin<ShapeGone> { using C = JostleShapeGone; static constexpr bool kPlain = true; };
template <> struct Twin<JointGone> { using C = JostleJointGone; static constexpr bool kPlain = true; };
template <> struct Twin<JointBroke> { using C = JostleJointBroke; static constexpr bool kPlain = true; };
template <> struct Twin<Handle> { using C = JostleHandle; static constexpr bool kPlain = true; };
template <> struct Twin<EditDropped> { using C = JostleEditDropped; static constexpr bool kPlain = true; };
template <> struct Twin<Events> { using C = JostleEvents; static constexpr bool kPlain = false; };
template <> struct Twin<WorldCounts> { using C = JostleWorldCounts; static constexpr bool kPlain = true; };
template <> struct Twin<Profile> { using C = JostleProfile; static constexpr bool kPlain = true; };
template <> struct Twin<TableHashes> { using C = JostleTableHashes; static constexpr bool kPlain = true; };
template <> struct Twin<Material> { using C = JostleMaterial; static constexpr bool kPlain = true; };
template <> struct Twin<Filter> { using C = JostleFilter; static constexpr bool kPlain = true; };
template <> struct Twin<ShapeDef> { using C = JostleShapeDef; static constexpr bool kPlain = false; };
template <> struct Twin<ChainDef> { using C = JostleChainDef; static constexpr bool kPlain = false; };
template <> struct Twin<SensorVisitor> { using C = JostleSensorVisitor; static constexpr bool kPlain = true; };
template <> struct Twin<LoadOptions> { using C = JostleLoadOptions; static constexpr bool kPlain = true; };
template <> struct Twin<LoadSummary> { using C = JostleLoadSummary; static constexpr bool kPlain = true; };
template <> struct Twin<LintNote> { using C = JostleLintNote; static constexpr bool kPlain = true; };
template <> struct Twin<KdTreeOptions> { using C = JostleKdTreeOptions; static constexpr bool kPlain = true; };
template <> struct Twin<DynamicTreeOptions> { using C = JostleDynamicTreeOptions; static constexpr bool kPlain = true; };
template <> struct Twin<BroadPhaseOptions> { using C = JostleBroadPhaseOptions; static constexpr bool kPlain = true; };
template <> struct Twin<KdUpdateWork> { using C = JostleKdUpdateWork; static constexpr bool kPlain = true; };
template <> struct Twin<Neighbor> { using C = JostleNeighbor; static constexpr bool kPlain = true; };
template <> struct Twin<QueryWork> { using C = JostleQueryWork; static constexpr bool kPlain = true; };
template <> struct Twin<NearestCount> { using C = JostleNearestCount; static constexpr bool kPlain = true; };
template <> struct Twin<NearestHit> { using C = JostleNearestHit; static constexpr bool kPlain = true; };
template <> struct Twin<BvhOptions> { using C = JostleBvhOptions; static constexpr bool kPlain = true; };
template <> struct Twin<BoxFilter> { using C = JostleBoxFilter; static constexpr bool kPlain = true; };
template <> struct Twin<TreeWork> { using C = JostleTreeWork; static constexpr bool kPlain = true; };
template <> struct Twin<ProxyOptions> { using C = JostleProxyOptions; static constexpr bool kPlain = true; };
template <> struct Twin<ProxyPair> { using C = JostleProxyPair; static constexpr bool kPlain = true; };
template <> struct Twin<QueryFilter> { using C = JostleQueryFilter; static constexpr bool kPlain = true; };
template <> struct Twin<CastHit> { using C = JostleCastHit; static constexpr bool kPlain = true; };
template <> struct Twin<BoxCast<2>> { using C = JostleBoxCast2; static constexpr bool kPlain = true; };
template <> struct Twin<BoxCast<3>> { using C = JostleBoxCast3; static constexpr bool kPlain = true; };
template <> struct Twin<ItemPair> { using C = JostleItemPair; static constexpr bool kPlain = true; };
template <> struct Twin<FlowFieldDef> { using C = JostleFlowFieldDef; static constexpr bool kPlain = true; };
template <> struct Twin<CrowdWorldDef> { using C = JostleCrowdWorldDef; static constexpr bool kPlain = true; };
template <> struct Twin<AgentDef<2>> { using C = JostleAgentDef2; static constexpr bool kPlain = false; };
template <> struct Twin<Agent> { using C = JostleAgent; static constexpr bool kPlain = true; };
template <> struct Twin<CrowdProfile> { using C = JostleCrowdProfile; static constexpr bool kPlain = true; };
template <> struct Twin<ObstacleDef<2>> { using C = JostleObstacleDef2; static constexpr bool kPlain = false; };
template <> struct Twin<Obstacle> { using C = JostleObstacle; static constexpr bool kPlain = true; };
template <> struct Twin<AgentDef<3>> { using C = JostleAgentDef3; static constexpr bool kPlain = false; };
template <> struct Twin<GroupDef<2>> { using C = JostleGroupDef2; static constexpr bool kPlain = false; };
template <> struct Twin<GroupDef<3>> { using C = JostleGroupDef3; static constexpr bool kPlain = false; };
template <> struct Twin<ObstacleTraits> { using C = JostleObstacleTraits; static constexpr bool kPlain = true; };
template <> struct Twin<MeshOptions> { using C = JostleMeshOptions; static constexpr bool kPlain = true; };
template <> struct Twin<MeshMass> { using C = JostleMeshMass; static constexpr bool kPlain = true; };
template <> struct Twin<MeshRayHit> { using C = JostleMeshRayHit; static constexpr bool kPlain = true; };
template <> struct Twin<MeshPoint> { using C = JostleMeshPoint; static constexpr bool kPlain = true; };
template <> struct Twin<MeshSceneHit> { using C = JostleMeshSceneHit; static constexpr bool kPlain = true; };
template <> struct Twin<MeshScenePoint> { using C = JostleMeshScenePoint; static constexpr bool kPlain = true; };
template <> struct Twin<MeshMotion> { using C = JostleMeshMotion; static constexpr bool kPlain = true; };
template <> struct Twin<MeshContactTimeOptions> { using C = JostleMeshContactTimeOptions; static constexpr bool kPlain = true; };
template <> struct Twin<MeshDistance> { using C = JostleMeshDistance; static constexpr bool kPlain = true; };
template <> struct Twin<MeshContactTime> { using C = JostleMeshContactTime; static constexpr bool kPlain = true; };
template <> struct Twin<MeshContact> { using C = JostleMeshContact; static constexpr bool kPlain = true; };
template <> struct Twin<MeshOverlap> { using C = JostleMeshOverlap; static constexpr bool kPlain = true; };
template <> struct Twin<CommonPoints> { using C = JostleCommonPoints; static constexpr bool kPlain = true; };
template <> struct Twin<Sphere> { using C = JostleSphere; static constexpr bool kPlain = true; };
template <> struct Twin<PrimitiveOverlap> { using C = JostlePrimitiveOverlap; static constexpr bool kPlain = true; };
template <> struct Twin<Capsule3> { using C = JostleCapsule3; static constexpr bool kPlain = true; };
template <> struct Twin<Box3> { using C = JostleBox3; static constexpr bool kPlain = true; };
template <> struct Twin<PrimitiveDistance> { using C = JostlePrimitiveDistance; static constexpr bool kPlain = true; };
template <> struct Twin<MeshEdge> { using C = JostleMeshEdge; static constexpr bool kPlain = true; };
template <> struct Twin<MeshScenePair> { using C = JostleMeshScenePair; static constexpr bool kPlain = true; };
template <> struct Twin<BatchEpisode> { using C = JostleBatchEpisode; static constexpr bool kPlain = false; };
template <> struct Twin<BatchDef> { using C = JostleBatchDef; static constexpr bool kPlain = false; };
template <> struct Twin<BatchColumns> { using C = JostleBatchColumns; static constexpr bool kPlain = true; };
template <> struct Twin<BatchRay> { using C = JostleBatchRay; static constexpr bool kPlain = true; };
template <> struct Twin<BatchStep> { using C = JostleBatchStep; static constexpr bool kPlain = true; };
template <> struct Twin<RollbackFrame> { using C = JostleRollbackFrame; static constexpr bool kPlain = true; };
template <> struct Twin<RollbackOptions> { using C = JostleRollbackOptions; static constexpr bool kPlain = true; };
template <> struct Twin<DrawParts> { using C = JostleDrawParts; static constexpr bool kPlain = true; };
template <> struct Twin<DrawnColor> { using C = JostleDrawnColor; static constexpr bool kPlain = true; };
template <> struct Twin<DrawnItem> { using C = JostleDrawnItem; static constexpr bool kPlain = true; };
template <> struct Twin<SceneTraits> { using C = JostleSceneTraits; static constexpr bool kPlain = true; };
template <> struct Twin<SceneReportTraits> { using C = JostleSceneReportTraits; static constexpr bool kPlain = true; };
template <> struct Twin<ScenePlace> { using C = JostleScenePlace; static constexpr bool kPlain = true; };
template <> struct Twin<TriangleVertices> { using C = JostleTriangleVertices; static constexpr bool kPlain = true; };
template <> struct Twin<TriangleCorners> { using C = JostleTriangleCorners; static constexpr bool kPlain = true; };

static_assert(sizeof(JostleVec2) == sizeof(Vec2) && alignof(JostleVec2) <= alignof(Vec2));
static_assert(offsetof(JostleVec2, x) == offsetof(Vec2, x));
static_assert(offsetof(JostleVec2, y) == offsetof(Vec2, y));

static_assert(sizeof(JostleVec3) == sizeof(Vec3) && alignof(JostleVec3) <= alignof(Vec3));
static_assert(offsetof(JostleVec3, x) == offsetof(Vec3, x));
static_assert(offsetof(JostleVec3, y) == offsetof(Vec3, y));
static_assert(offsetof(JostleVec3, z) == offsetof(Vec3, z));

static_assert(sizeof(JostleRot) == sizeof(Rot) && alignof(JostleRot) <= alignof(Rot));
static_assert(offsetof(JostleRot, c) == offsetof(Rot, c));
static_assert(offsetof(JostleRot, s) == offsetof(Rot, s));

static_assert(sizeof(JostleTransform) == sizeof(Transform) && alignof(JostleTransform) <= alignof(Transform));
static_assert(offsetof(JostleTransform, p) == offsetof(Transform, p));
static_assert(offsetof(JostleTransform, q) == offsetof(Transform, q));

static_assert(sizeof(JostleMat33) == sizeof(Mat33) && alignof(JostleMat33) <= alignof(Mat33));
static_assert(offsetof(JostleMat33, cx) == offsetof(Mat33, cx));
static_assert(offsetof(JostleMat33, cy) == offsetof(Mat33, cy));
static_assert(offsetof(JostleMat33, cz) == offsetof(Mat33, cz));

static_assert(sizeof(JostleTransform3) == sizeof(Transform3) && alignof(JostleTransform3) <= alignof(Transform3));
static_assert(offsetof(JostleTransform3, p) == offsetof(Transform3, p));
static_assert(offsetof(JostleTransform3, q) == offsetof(Transform3, q));

static_assert(sizeof(JostleSweep) == sizeof(Sweep) && alignof(JostleSweep) <= alignof(Sweep));
static_assert(offsetof(JostleSweep, local_center) == offsetof(Sweep, local_center));
static_assert(offsetof(JostleSweep, c0) == offsetof(Sweep, c0));
static_assert(offsetof(JostleSweep, c) == offsetof(Sweep, c));
static_assert(offsetof(JostleSweep, a0) == offsetof(Sweep, a0));
static_assert(offsetof(JostleSweep, a) == offsetof(Sweep, a));
static_assert(offsetof(JostleSweep, alpha0) == offsetof(Sweep, alpha0));

static_assert(sizeof(JostleAabb2) == sizeof(Aabb<2>) && alignof(JostleAabb2) <= alignof(Aabb<2>));
static_assert(offsetof(JostleAabb2, lower) == offsetof(Aabb<2>, lower));
static_assert(offsetof(JostleAabb2, upper) == offsetof(Aabb<2>, upper));

static_assert(sizeof(JostleAabb3) == sizeof(Aabb<3>) && alignof(JostleAabb3) <= alignof(Aabb<3>));
static_assert(offsetof(JostleAabb3, lower) == offsetof(Aabb<3>, lower));
static_assert(offsetof(JostleAabb3, upper) == offsetof(Aabb<3>, upper));

static_assert(sizeof(JostleRay2) == sizeof(Ray<2>) && alignof(JostleRay2) <= alignof(Ray<2>));
static_assert(offsetof(JostleRay2, origin) == offsetof(Ray<2>, origin));
static_assert(offsetof(JostleRay2, translation) == offsetof(Ray<2>, translation));
static_assert(offsetof(JostleRay2, max_fraction) == offsetof(Ray<2>, max_fraction));

static_assert(sizeof(JostleRay3) == sizeof(Ray<3>) && alignof(JostleRay3) <= alignof(Ray<3>));
static_assert(offsetof(JostleRay3, origin) == offsetof(Ray<3>, origin));
static_assert(offsetof(JostleRay3, translation) == offsetof(Ray<3>, translation));
static_assert(offsetof(JostleRay3, max_fraction) == offsetof(Ray<3>, max_fraction));

static_assert(sizeof(JostleTolerances) == sizeof(Tolerances) && alignof(JostleTolerances) <= alignof(Tolerances));
static_assert(offsetof(JostleTolerances, linear_slop) == offsetof(Tolerances, linear_slop));
static_assert(offsetof(JostleTolerances, speculative_distance) == offsetof(Tolerances, speculative_distance));
static_assert(offsetof(JostleTolerances, min_edge_length) == offsetof(Tolerances, min_edge_length));

static_assert(sizeof(JostleLargePolygon) == sizeof(LargePolygon) && alignof(JostleLargePolygon) <= alignof(LargePolygon));
static_assert(offsetof(JostleLargePolygon, vertices) == offsetof(LargePolygon, vertices));
static_assert(offsetof(JostleLargePolygon, normals) == offsetof(LargePolygon, normals));
static_assert(offsetof(JostleLargePolygon, centroid) == offsetof(LargePolygon, centroid));
static_assert(offsetof(JostleLargePolygon, radius) == offsetof(LargePolygon, radius));
static_assert(offsetof(JostleLargePolygon, count) == offsetof(LargePolygon, count));
static_assert(offsetof(JostleLargePolygon, inner_edges) == offsetof(LargePolygon, inner_edges));

static_assert(sizeof(JostleCircle) == sizeof(Circle) && alignof(JostleCircle) <= alignof(Circle));
static_assert(offsetof(JostleCircle, center) == offsetof(Circle, center));
static_assert(offsetof(JostleCircle, radius) == offsetof(Circle, radius));

static_assert(sizeof(JostleCapsule) == sizeof(Capsule) && alignof(JostleCapsule) <= alignof(Capsule));
static_assert(offsetof(JostleCapsule, center1) == offsetof(Capsule, center1));
static_assert(offsetof(JostleCapsule, center2) == offsetof(Capsule, center2));
static_assert(offsetof(JostleCapsule, radius) == offsetof(Capsule, radius));

static_assert(sizeof(JostlePolygon) == sizeof(Polygon) && alignof(JostlePolygon) <= alignof(Polygon));
static_assert(offsetof(JostlePolygon, vertices) == offsetof(Polygon, vertices));
static_assert(offsetof(JostlePolygon, normals) == offsetof(Polygon, normals));
static_assert(offsetof(JostlePolygon, centroid) == offsetof(Polygon, centroid));
static_assert(offsetof(JostlePolygon, radius) == offsetof(Polygon, radius));
static_assert(offsetof(JostlePolygon, count) == offsetof(Polygon, count));
static_assert(offsetof(JostlePolygon, inner_edges) == offsetof(Polygon, inner_edges));

static_assert(sizeof(JostlePolygonView) == sizeof(PolygonView) && alignof(JostlePolygonView) <= alignof(PolygonView));
static_assert(offsetof(JostlePolygonView, vertices) == offsetof(PolygonView, vertices));
static_assert(offsetof(JostlePolygonView, normals) == offsetof(PolygonView, normals));
static_assert(offsetof(JostlePolygonView, count) == offsetof(PolygonView, count));
static_assert(offsetof(JostlePolygonView, radius) == offsetof(PolygonView, radius));
static_assert(offsetof(JostlePolygonView, centroid) == offsetof(PolygonView, centroid));
static_assert(offsetof(JostlePolygonView, inner_edges) == offsetof(PolygonView, inner_edges));

static_assert(sizeof(JostleShapeRayHit) == sizeof(ShapeRayHit) && alignof(JostleShapeRayHit) <= alignof(ShapeRayHit));
static_assert(offsetof(JostleShapeRayHit, hit) == offsetof(ShapeRayHit, hit));
static_assert(offsetof(JostleShapeRayHit, started_inside) == offsetof(ShapeRayHit, started_inside));
static_assert(offsetof(JostleShapeRayHit, fraction) == offsetof(ShapeRayHit, fraction));
static_assert(offsetof(JostleShapeRayHit, point) == offsetof(ShapeRayHit, point));
static_assert(offsetof(JostleShapeRayHit, normal) == offsetof(ShapeRayHit, normal));

static_assert(sizeof(JostleChainRayHit) == sizeof(ChainRayHit) && alignof(JostleChainRayHit) <= alignof(ChainRayHit));
static_assert(offsetof(JostleChainRayHit, hit) == offsetof(ChainRayHit, hit));
static_assert(offsetof(JostleChainRayHit, segment) == offsetof(ChainRayHit, segment));

static_assert(sizeof(JostleClosestPoint) == sizeof(ClosestPoint) && alignof(JostleClosestPoint) <= alignof(ClosestPoint));
static_assert(offsetof(JostleClosestPoint, point) == offsetof(ClosestPoint, point));
static_assert(offsetof(JostleClosestPoint, normal) == offsetof(ClosestPoint, normal));
static_assert(offsetof(JostleClosestPoint, distance) == offsetof(ClosestPoint, distance));

static_assert(sizeof(JostleChainClosestPoint) == sizeof(ChainClosestPoint) && alignof(JostleChainClosestPoint) <= alignof(ChainClosestPoint));
static_assert(offsetof(JostleChainClosestPoint, closest) == offsetof(ChainClosestPoint, closest));
static_assert(offsetof(JostleChainClosestPoint, segment) == offsetof(ChainClosestPoint, segment));

static_assert(sizeof(JostleClipPoint) == sizeof(ClipPoint) && alignof(JostleClipPoint) <= alignof(ClipPoint));
static_assert(offsetof(JostleClipPoint, point) == offsetof(ClipPoint, point));
static_assert(offsetof(JostleClipPoint, id) == offsetof(ClipPoint, id));

static_assert(sizeof(JostleClippedSegment) == sizeof(ClippedSegment) && alignof(JostleClippedSegment) <= alignof(ClippedSegment));
static_assert(offsetof(JostleClippedSegment, points) == offsetof(ClippedSegment, points));
static_assert(offsetof(JostleClippedSegment, count) == offsetof(ClippedSegment, count));

static_assert(sizeof(JostleMassData) == sizeof(MassData) && alignof(JostleMassData) <= alignof(MassData));
static_assert(offsetof(JostleMassData, mass) == offsetof(MassData, mass));
static_assert(offsetof(JostleMassData, center) == offsetof(MassData, center));
static_assert(offsetof(JostleMassData, inertia) == offsetof(MassData, inertia));

static_assert(sizeof(JostleDistanceOptions) == sizeof(DistanceOptions) && alignof(JostleDistanceOptions) <= alignof(DistanceOptions));
static_assert(offsetof(JostleDistanceOptions, use_radii) == offsetof(DistanceOptions, use_radii));

static_assert(sizeof(JostleSimplexCache) == sizeof(SimplexCache) && alignof(JostleSimplexCache) <= alignof(SimplexCache));
static_assert(offsetof(JostleSimplexCache, count) == offsetof(SimplexCache, count));
static_assert(offsetof(JostleSimplexCache, a) == offsetof(SimplexCache, a));
static_assert(offsetof(JostleSimplexCache, b) == offsetof(SimplexCache, b));

static_assert(sizeof(JostleDistanceResult) == sizeof(DistanceResult) && alignof(JostleDistanceResult) <= alignof(DistanceResult));
static_assert(offsetof(JostleDistanceResult, distance) == offsetof(DistanceResult, distance));
static_assert(offsetof(JostleDistanceResult, point_a) == offsetof(DistanceResult, point_a));
static_assert(offsetof(JostleDistanceResult, point_b) == offsetof(DistanceResult, point_b));
static_assert(offsetof(JostleDistanceResult, normal) == offsetof(DistanceResult, normal));
static_assert(offsetof(JostleDistanceResult, iterations) == offsetof(DistanceResult, iterations));

static_assert(sizeof(JostleManifoldPoint) == sizeof(ManifoldPoint) && alignof(JostleManifoldPoint) <= alignof(ManifoldPoint));
static_assert(offsetof(JostleManifoldPoint, point) == offsetof(ManifoldPoint, point));
static_assert(offsetof(JostleManifoldPoint, separation) == offsetof(ManifoldPoint, separation));
static_assert(offsetof(JostleManifoldPoint, id) == offsetof(ManifoldPoint, id));

static_assert(sizeof(JostleManifold) == sizeof(Manifold) && alignof(JostleManifold) <= alignof(Manifold));
static_assert(offsetof(JostleManifold, normal) == offsetof(Manifold, normal));
static_assert(offsetof(JostleManifold, count) == offsetof(Manifold, count));
static_assert(offsetof(JostleManifold, type) == offsetof(Manifold, type));
static_assert(offsetof(JostleManifold, points) == offsetof(Manifold, points));

static_assert(sizeof(JostleHullResult) == sizeof(HullResult) && alignof(JostleHullResult) <= alignof(HullResult));
static_assert(offsetof(JostleHullResult, status) == offsetof(HullResult, status));
static_assert(offsetof(JostleHullResult, count) == offsetof(HullResult, count));
static_assert(offsetof(JostleHullResult, corners) == offsetof(HullResult, corners));

static_assert(sizeof(JostlePenetration) == sizeof(Penetration) && alignof(JostlePenetration) <= alignof(Penetration));
static_assert(offsetof(JostlePenetration, overlapping) == offsetof(Penetration, overlapping));
static_assert(offsetof(JostlePenetration, depth) == offsetof(Penetration, depth));
static_assert(offsetof(JostlePenetration, normal) == offsetof(Penetration, normal));
static_assert(offsetof(JostlePenetration, point_a) == offsetof(Penetration, point_a));
static_assert(offsetof(JostlePenetration, point_b) == offsetof(Penetration, point_b));

static_assert(sizeof(JostlePiecesDistance) == sizeof(PiecesDistance) && alignof(JostlePiecesDistance) <= alignof(PiecesDistance));
static_assert(offsetof(JostlePiecesDistance, distance) == offsetof(PiecesDistance, distance));
static_assert(offsetof(JostlePiecesDistance, point_a) == offsetof(PiecesDistance, point_a));
static_assert(offsetof(JostlePiecesDistance, point_b) == offsetof(PiecesDistance, point_b));
static_assert(offsetof(JostlePiecesDistance, normal) == offsetof(PiecesDistance, normal));
static_assert(offsetof(JostlePiecesDistance, piece_a) == offsetof(PiecesDistance, piece_a));
static_assert(offsetof(JostlePiecesDistance, piece_b) == offsetof(PiecesDistance, piece_b));

static_assert(sizeof(JostlePointStates) == sizeof(PointStates) && alignof(JostlePointStates) <= alignof(PointStates));
static_assert(offsetof(JostlePointStates, before) == offsetof(PointStates, before));
static_assert(offsetof(JostlePointStates, after) == offsetof(PointStates, after));

static_assert(sizeof(JostleShapeCastHit) == sizeof(ShapeCastHit) && alignof(JostleShapeCastHit) <= alignof(ShapeCastHit));
static_assert(offsetof(JostleShapeCastHit, hit) == offsetof(ShapeCastHit, hit));
static_assert(offsetof(JostleShapeCastHit, started_overlapping) == offsetof(ShapeCastHit, started_overlapping));
static_assert(offsetof(JostleShapeCastHit, fraction) == offsetof(ShapeCastHit, fraction));
static_assert(offsetof(JostleShapeCastHit, point) == offsetof(ShapeCastHit, point));
static_assert(offsetof(JostleShapeCastHit, normal) == offsetof(ShapeCastHit, normal));
static_assert(offsetof(JostleShapeCastHit, iterations) == offsetof(ShapeCastHit, iterations));

static_assert(sizeof(JostleTimeOfImpact) == sizeof(TimeOfImpact) && alignof(JostleTimeOfImpact) <= alignof(TimeOfImpact));
static_assert(offsetof(JostleTimeOfImpact, state) == offsetof(TimeOfImpact, state));
static_assert(offsetof(JostleTimeOfImpact, fraction) == offsetof(TimeOfImpact, fraction));
static_assert(offsetof(JostleTimeOfImpact, separation) == offsetof(TimeOfImpact, separation));
static_assert(offsetof(JostleTimeOfImpact, point) == offsetof(TimeOfImpact, point));
static_assert(offsetof(JostleTimeOfImpact, normal) == offsetof(TimeOfImpact, normal));
static_assert(offsetof(JostleTimeOfImpact, iterations) == offsetof(TimeOfImpact, iterations));

static_assert(sizeof(JostleOrientedBox) == sizeof(OrientedBox) && alignof(JostleOrientedBox) <= alignof(OrientedBox));
static_assert(offsetof(JostleOrientedBox, center) == offsetof(OrientedBox, center));
static_assert(offsetof(JostleOrientedBox, half) == offsetof(OrientedBox, half));
static_assert(offsetof(JostleOrientedBox, turn) == offsetof(OrientedBox, turn));

static_assert(sizeof(JostleLocalManifold) == sizeof(LocalManifold) && alignof(JostleLocalManifold) <= alignof(LocalManifold));
static_assert(offsetof(JostleLocalManifold, type) == offsetof(LocalManifold, type));
static_assert(offsetof(JostleLocalManifold, count) == offsetof(LocalManifold, count));
static_assert(offsetof(JostleLocalManifold, normal) == offsetof(LocalManifold, normal));
static_assert(offsetof(JostleLocalManifold, plane_point) == offsetof(LocalManifold, plane_point));
static_assert(offsetof(JostleLocalManifold, points) == offsetof(LocalManifold, points));
static_assert(offsetof(JostleLocalManifold, ids) == offsetof(LocalManifold, ids));

static_assert(sizeof(JostleWorldManifold) == sizeof(WorldManifold) && alignof(JostleWorldManifold) <= alignof(WorldManifold));
static_assert(offsetof(JostleWorldManifold, normal) == offsetof(WorldManifold, normal));
static_assert(offsetof(JostleWorldManifold, points) == offsetof(WorldManifold, points));
static_assert(offsetof(JostleWorldManifold, count) == offsetof(WorldManifold, count));

static_assert(sizeof(JostleOutlineVerdict) == sizeof(OutlineVerdict) && alignof(JostleOutlineVerdict) <= alignof(OutlineVerdict));
static_assert(offsetof(JostleOutlineVerdict, status) == offsetof(OutlineVerdict, status));
static_assert(offsetof(JostleOutlineVerdict, loop) == offsetof(OutlineVerdict, loop));
static_assert(offsetof(JostleOutlineVerdict, point) == offsetof(OutlineVerdict, point));

static_assert(sizeof(JostleOutlineChanges) == sizeof(OutlineChanges) && alignof(JostleOutlineChanges) <= alignof(OutlineChanges));
static_assert(offsetof(JostleOutlineChanges, joined) == offsetof(OutlineChanges, joined));
static_assert(offsetof(JostleOutlineChanges, crossings) == offsetof(OutlineChanges, crossings));
static_assert(offsetof(JostleOutlineChanges, touches) == offsetof(OutlineChanges, touches));
static_assert(offsetof(JostleOutlineChanges, cancelled) == offsetof(OutlineChanges, cancelled));
static_assert(offsetof(JostleOutlineChanges, pinches) == offsetof(OutlineChanges, pinches));
static_assert(offsetof(JostleOutlineChanges, dropped) == offsetof(OutlineChanges, dropped));
static_assert(offsetof(JostleOutlineChanges, cuts) == offsetof(OutlineChanges, cuts));
static_assert(offsetof(JostleOutlineChanges, dropped_area) == offsetof(OutlineChanges, dropped_area));
static_assert(offsetof(JostleOutlineChanges, tolerance) == offsetof(OutlineChanges, tolerance));

static_assert(sizeof(JostleCleanTraits) == sizeof(CleanTraits) && alignof(JostleCleanTraits) <= alignof(CleanTraits));
static_assert(offsetof(JostleCleanTraits, status) == offsetof(CleanTraits, status));
static_assert(offsetof(JostleCleanTraits, loop) == offsetof(CleanTraits, loop));
static_assert(offsetof(JostleCleanTraits, point) == offsetof(CleanTraits, point));
static_assert(offsetof(JostleCleanTraits, outlines) == offsetof(CleanTraits, outlines));
static_assert(offsetof(JostleCleanTraits, changes) == offsetof(CleanTraits, changes));

static_assert(sizeof(JostleMotionLocks) == sizeof(MotionLocks) && alignof(JostleMotionLocks) <= alignof(MotionLocks));
static_assert(offsetof(JostleMotionLocks, x) == offsetof(MotionLocks, x));
static_assert(offsetof(JostleMotionLocks, y) == offsetof(MotionLocks, y));
static_assert(offsetof(JostleMotionLocks, rotation) == offsetof(MotionLocks, rotation));

static_assert(sizeof(JostleBody) == sizeof(Body) && alignof(JostleBody) <= alignof(Body));

static_assert(sizeof(JostleShape) == sizeof(Shape) && alignof(JostleShape) <= alignof(Shape));

static_assert(sizeof(JostleChainShape) == sizeof(ChainShape) && alignof(JostleChainShape) <= alignof(ChainShape));

static_assert(sizeof(JostleJoint) == sizeof(Joint) && alignof(JostleJoint) <= alignof(Joint));

static_assert(sizeof(JostleJointLimit) == sizeof(JointLimit) && alignof(JostleJointLimit) <= alignof(JointLimit));
static_assert(offsetof(JostleJointLimit, lower) == offsetof(JointLimit, lower));
static_assert(offsetof(JostleJointLimit, upper) == offsetof(JointLimit, upper));

static_assert(sizeof(JostleRevoluteMotor) == sizeof(RevoluteMotor) && alignof(JostleRevoluteMotor) <= alignof(RevoluteMotor));
static_assert(offsetof(JostleRevoluteMotor, speed) == offsetof(RevoluteMotor, speed));
static_assert(offsetof(JostleRevoluteMotor, max_torque) == offsetof(RevoluteMotor, max_torque));

static_assert(sizeof(JostleJointServo) == sizeof(JointServo) && alignof(JostleJointServo) <= alignof(JointServo));
static_assert(offsetof(JostleJointServo, target) == offsetof(JointServo, target));
static_assert(offsetof(JostleJointServo, hertz) == offsetof(JointServo, hertz));
static_assert(offsetof(JostleJointServo, damping_ratio) == offsetof(JointServo, damping_ratio));
static_assert(offsetof(JostleJointServo, max) == offsetof(JointServo, max));

static_assert(sizeof(JostleJointSpring) == sizeof(JointSpring) && alignof(JostleJointSpring) <= alignof(JointSpring));
static_assert(offsetof(JostleJointSpring, hertz) == offsetof(JointSpring, hertz));
static_assert(offsetof(JostleJointSpring, damping_ratio) == offsetof(JointSpring, damping_ratio));

static_assert(sizeof(JostleJointBreak) == sizeof(JointBreak) && alignof(JostleJointBreak) <= alignof(JointBreak));
static_assert(offsetof(JostleJointBreak, force) == offsetof(JointBreak, force));
static_assert(offsetof(JostleJointBreak, torque) == offsetof(JointBreak, torque));
static_assert(offsetof(JostleJointBreak, destroy) == offsetof(JointBreak, destroy));

static_assert(sizeof(JostlePrismaticMotor) == sizeof(PrismaticMotor) && alignof(JostlePrismaticMotor) <= alignof(PrismaticMotor));
static_assert(offsetof(JostlePrismaticMotor, speed) == offsetof(PrismaticMotor, speed));
static_assert(offsetof(JostlePrismaticMotor, max_force) == offsetof(PrismaticMotor, max_force));

static_assert(sizeof(JostleDistanceMotor) == sizeof(DistanceMotor) && alignof(JostleDistanceMotor) <= alignof(DistanceMotor));
static_assert(offsetof(JostleDistanceMotor, speed) == offsetof(DistanceMotor, speed));
static_assert(offsetof(JostleDistanceMotor, max_force) == offsetof(DistanceMotor, max_force));

static_assert(sizeof(JostleFilterJointDef) == sizeof(FilterJointDef) && alignof(JostleFilterJointDef) <= alignof(FilterJointDef));
static_assert(offsetof(JostleFilterJointDef, body_a) == offsetof(FilterJointDef, body_a));
static_assert(offsetof(JostleFilterJointDef, body_b) == offsetof(FilterJointDef, body_b));
static_assert(offsetof(JostleFilterJointDef, user_data) == offsetof(FilterJointDef, user_data));

static_assert(sizeof(JostleWheelMotor) == sizeof(WheelMotor) && alignof(JostleWheelMotor) <= alignof(WheelMotor));
static_assert(offsetof(JostleWheelMotor, speed) == offsetof(WheelMotor, speed));
static_assert(offsetof(JostleWheelMotor, max_torque) == offsetof(WheelMotor, max_torque));

static_assert(sizeof(JostleSlotMotor) == sizeof(SlotMotor) && alignof(JostleSlotMotor) <= alignof(SlotMotor));
static_assert(offsetof(JostleSlotMotor, speed) == offsetof(SlotMotor, speed));
static_assert(offsetof(JostleSlotMotor, max_force) == offsetof(SlotMotor, max_force));

static_assert(sizeof(JostleContactPoint) == sizeof(ContactPoint) && alignof(JostleContactPoint) <= alignof(ContactPoint));
static_assert(offsetof(JostleContactPoint, point) == offsetof(ContactPoint, point));
static_assert(offsetof(JostleContactPoint, separation) == offsetof(ContactPoint, separation));
static_assert(offsetof(JostleContactPoint, normal_impulse) == offsetof(ContactPoint, normal_impulse));
static_assert(offsetof(JostleContactPoint, tangent_impulse) == offsetof(ContactPoint, tangent_impulse));
static_assert(offsetof(JostleContactPoint, force) == offsetof(ContactPoint, force));
static_assert(offsetof(JostleContactPoint, id) == offsetof(ContactPoint, id));

static_assert(sizeof(JostleContact) == sizeof(Contact) && alignof(JostleContact) <= alignof(Contact));
static_assert(offsetof(JostleContact, shape_a) == offsetof(Contact, shape_a));
static_assert(offsetof(JostleContact, shape_b) == offsetof(Contact, shape_b));
static_assert(offsetof(JostleContact, normal) == offsetof(Contact, normal));
static_assert(offsetof(JostleContact, points) == offsetof(Contact, points));
static_assert(offsetof(JostleContact, count) == offsetof(Contact, count));
static_assert(offsetof(JostleContact, friction) == offsetof(Contact, friction));
static_assert(offsetof(JostleContact, restitution) == offsetof(Contact, restitution));
static_assert(offsetof(JostleContact, rolling_resistance) == offsetof(Contact, rolling_resistance));
static_assert(offsetof(JostleContact, surface_speed) == offsetof(Contact, surface_speed));
static_assert(offsetof(JostleContact, rolling_impulse) == offsetof(Contact, rolling_impulse));
static_assert(offsetof(JostleContact, is_sensor) == offsetof(Contact, is_sensor));
static_assert(offsetof(JostleContact, is_touching) == offsetof(Contact, is_touching));
static_assert(offsetof(JostleContact, enabled) == offsetof(Contact, enabled));
static_assert(offsetof(JostleContact, color) == offsetof(Contact, color));

static_assert(sizeof(JostlePreSolve) == sizeof(PreSolve) && alignof(JostlePreSolve) <= alignof(PreSolve));
static_assert(offsetof(JostlePreSolve, shape) == offsetof(PreSolve, shape));
static_assert(offsetof(JostlePreSolve, other) == offsetof(PreSolve, other));
static_assert(offsetof(JostlePreSolve, contact) == offsetof(PreSolve, contact));
static_assert(offsetof(JostlePreSolve, time) == offsetof(PreSolve, time));
static_assert(offsetof(JostlePreSolve, was_enabled) == offsetof(PreSolve, was_enabled));
static_assert(offsetof(JostlePreSolve, is_impact) == offsetof(PreSolve, is_impact));
static_assert(offsetof(JostlePreSolve, impact_fraction) == offsetof(PreSolve, impact_fraction));
static_assert(offsetof(JostlePreSolve, enabled) == offsetof(PreSolve, enabled));
static_assert(offsetof(JostlePreSolve, friction) == offsetof(PreSolve, friction));
static_assert(offsetof(JostlePreSolve, restitution) == offsetof(PreSolve, restitution));
static_assert(offsetof(JostlePreSolve, rolling_resistance) == offsetof(PreSolve, rolling_resistance));
static_assert(offsetof(JostlePreSolve, surface_speed) == offsetof(PreSolve, surface_speed));

static_assert(sizeof(JostleContactBegan) == sizeof(ContactBegan) && alignof(JostleContactBegan) <= alignof(ContactBegan));
static_assert(offsetof(JostleContactBegan, shape_a) == offsetof(ContactBegan, shape_a));
static_assert(offsetof(JostleContactBegan, shape_b) == offsetof(ContactBegan, shape_b));
static_assert(offsetof(JostleContactBegan, point) == offsetof(ContactBegan, point));
static_assert(offsetof(JostleContactBegan, normal) == offsetof(ContactBegan, normal));
static_assert(offsetof(JostleContactBegan, linear_velocity_a) == offsetof(ContactBegan, linear_velocity_a));
static_assert(offsetof(JostleContactBegan, linear_velocity_b) == offsetof(ContactBegan, linear_velocity_b));
static_assert(offsetof(JostleContactBegan, angular_velocity_a) == offsetof(ContactBegan, angular_velocity_a));
static_assert(offsetof(JostleContactBegan, angular_velocity_b) == offsetof(ContactBegan, angular_velocity_b));
static_assert(offsetof(JostleContactBegan, approach_speed) == offsetof(ContactBegan, approach_speed));

static_assert(sizeof(JostleContactEnded) == sizeof(ContactEnded) && alignof(JostleContactEnded) <= alignof(ContactEnded));
static_assert(offsetof(JostleContactEnded, shape_a) == offsetof(ContactEnded, shape_a));
static_assert(offsetof(JostleContactEnded, shape_b) == offsetof(ContactEnded, shape_b));
static_assert(offsetof(JostleContactEnded, user_data_a) == offsetof(ContactEnded, user_data_a));
static_assert(offsetof(JostleContactEnded, user_data_b) == offsetof(ContactEnded, user_data_b));

static_assert(sizeof(JostleSensorEntered) == sizeof(SensorEntered) && alignof(JostleSensorEntered) <= alignof(SensorEntered));
static_assert(offsetof(JostleSensorEntered, sensor) == offsetof(SensorEntered, sensor));
static_assert(offsetof(JostleSensorEntered, visitor) == offsetof(SensorEntered, visitor));
static_assert(offsetof(JostleSensorEntered, fraction) == offsetof(SensorEntered, fraction));

static_assert(sizeof(JostleSensorLeft) == sizeof(SensorLeft) && alignof(JostleSensorLeft) <= alignof(SensorLeft));
static_assert(offsetof(JostleSensorLeft, sensor) == offsetof(SensorLeft, sensor));
static_assert(offsetof(JostleSensorLeft, visitor) == offsetof(SensorLeft, visitor));
static_assert(offsetof(JostleSensorLeft, sensor_user_data) == offsetof(SensorLeft, sensor_user_data));
static_assert(offsetof(JostleSensorLeft, visitor_user_data) == offsetof(SensorLeft, visitor_user_data));
static_assert(offsetof(JostleSensorLeft, passed) == offsetof(SensorLeft, passed));

static_assert(sizeof(JostleWorldHit) == sizeof(WorldHit) && alignof(JostleWorldHit) <= alignof(WorldHit));
static_assert(offsetof(JostleWorldHit, hit) == offsetof(WorldHit, hit));
static_assert(offsetof(JostleWorldHit, started_inside) == offsetof(WorldHit, started_inside));
static_assert(offsetof(JostleWorldHit, fraction) == offsetof(WorldHit, fraction));
static_assert(offsetof(JostleWorldHit, point) == offsetof(WorldHit, point));
static_assert(offsetof(JostleWorldHit, normal) == offsetof(WorldHit, normal));
static_assert(offsetof(JostleWorldHit, shape) == offsetof(WorldHit, shape));

static_assert(sizeof(JostleNearShape) == sizeof(NearShape) && alignof(JostleNearShape) <= alignof(NearShape));
static_assert(offsetof(JostleNearShape, hit) == offsetof(NearShape, hit));
static_assert(offsetof(JostleNearShape, distance) == offsetof(NearShape, distance));
static_assert(offsetof(JostleNearShape, point) == offsetof(NearShape, point));
static_assert(offsetof(JostleNearShape, normal) == offsetof(NearShape, normal));
static_assert(offsetof(JostleNearShape, shape) == offsetof(NearShape, shape));

static_assert(sizeof(JostleIslandReport) == sizeof(IslandReport) && alignof(JostleIslandReport) <= alignof(IslandReport));
static_assert(offsetof(JostleIslandReport, first) == offsetof(IslandReport, first));
static_assert(offsetof(JostleIslandReport, bodies) == offsetof(IslandReport, bodies));
static_assert(offsetof(JostleIslandReport, contacts) == offsetof(IslandReport, contacts));
static_assert(offsetof(JostleIslandReport, joints) == offsetof(IslandReport, joints));
static_assert(offsetof(JostleIslandReport, max_penetration) == offsetof(IslandReport, max_penetration));
static_assert(offsetof(JostleIslandReport, max_joint_error) == offsetof(IslandReport, max_joint_error));
static_assert(offsetof(JostleIslandReport, max_joint_angle_error) == offsetof(IslandReport, max_joint_angle_error));
static_assert(offsetof(JostleIslandReport, residual) == offsetof(IslandReport, residual));
static_assert(offsetof(JostleIslandReport, reason) == offsetof(IslandReport, reason));
static_assert(offsetof(JostleIslandReport, cause) == offsetof(IslandReport, cause));
static_assert(offsetof(JostleIslandReport, max_speed) == offsetof(IslandReport, max_speed));
static_assert(offsetof(JostleIslandReport, time_to_sleep) == offsetof(IslandReport, time_to_sleep));

static_assert(sizeof(JostleEnergy) == sizeof(Energy) && alignof(JostleEnergy) <= alignof(Energy));
static_assert(offsetof(JostleEnergy, kinetic) == offsetof(Energy, kinetic));
static_assert(offsetof(JostleEnergy, potential) == offsetof(Energy, potential));
static_assert(offsetof(JostleEnergy, springs) == offsetof(Energy, springs));

static_assert(sizeof(JostleContactHit) == sizeof(ContactHit) && alignof(JostleContactHit) <= alignof(ContactHit));
static_assert(offsetof(JostleContactHit, shape_a) == offsetof(ContactHit, shape_a));
static_assert(offsetof(JostleContactHit, shape_b) == offsetof(ContactHit, shape_b));
static_assert(offsetof(JostleContactHit, point) == offsetof(ContactHit, point));
static_assert(offsetof(JostleContactHit, normal) == offsetof(ContactHit, normal));
static_assert(offsetof(JostleContactHit, approach_speed) == offsetof(ContactHit, approach_speed));

static_assert(sizeof(JostleBodyMove) == sizeof(BodyMove) && alignof(JostleBodyMove) <= alignof(BodyMove));
static_assert(offsetof(JostleBodyMove, body) == offsetof(BodyMove, body));
static_assert(offsetof(JostleBodyMove, transform) == offsetof(BodyMove, transform));
static_assert(offsetof(JostleBodyMove, user_data) == offsetof(BodyMove, user_data));

static_assert(sizeof(JostleBodySlept) == sizeof(BodySlept) && alignof(JostleBodySlept) <= alignof(BodySlept));
static_assert(offsetof(JostleBodySlept, body) == offsetof(BodySlept, body));
static_assert(offsetof(JostleBodySlept, user_data) == offsetof(BodySlept, user_data));

static_assert(sizeof(JostleBodyWoke) == sizeof(BodyWoke) && alignof(JostleBodyWoke) <= alignof(BodyWoke));
static_assert(offsetof(JostleBodyWoke, body) == offsetof(BodyWoke, body));
static_assert(offsetof(JostleBodyWoke, user_data) == offsetof(BodyWoke, user_data));

static_assert(sizeof(JostleBodyFroze) == sizeof(BodyFroze) && alignof(JostleBodyFroze) <= alignof(BodyFroze));
static_assert(offsetof(JostleBodyFroze, body) == offsetof(BodyFroze, body));
static_assert(offsetof(JostleBodyFroze, user_data) == offsetof(BodyFroze, user_data));

static_assert(sizeof(JostleBodyCrushed) == sizeof(BodyCrushed) && alignof(JostleBodyCrushed) <= alignof(BodyCrushed));
static_assert(offsetof(JostleBodyCrushed, body) == offsetof(BodyCrushed, body));
static_assert(offsetof(JostleBodyCrushed, by) == offsetof(BodyCrushed, by));
static_assert(offsetof(JostleBodyCrushed, against) == offsetof(BodyCrushed, against));
static_assert(offsetof(JostleBodyCrushed, user_data) == offsetof(BodyCrushed, user_data));

static_assert(sizeof(JostleShapeGone) == sizeof(ShapeGone) && alignof(JostleShapeGone) <= alignof(ShapeGone));
static_assert(offsetof(JostleShapeGone, shape) == offsetof(ShapeGone, shape));
static_assert(offsetof(JostleShapeGone, user_data) == offsetof(ShapeGone, user_data));

static_assert(sizeof(JostleJointGone) == sizeof(JointGone) && alignof(JostleJointGone) <= alignof(JointGone));
static_assert(offsetof(JostleJointGone, joint) == offsetof(JointGone, joint));
static_assert(offsetof(JostleJointGone, user_data) == offsetof(JointGone, user_data));

static_assert(sizeof(JostleJointBroke) == sizeof(JointBroke) && alignof(JostleJointBroke) <= alignof(JointBroke));
static_assert(offsetof(JostleJointBroke, joint) == offsetof(JointBroke, joint));
static_assert(offsetof(JostleJointBroke, force) == offsetof(JointBroke, force));
static_assert(offsetof(JostleJointBroke, torque) == offsetof(JointBroke, torque));
static_assert(offsetof(JostleJointBroke, destroyed) == offsetof(JointBroke, destroyed));
static_assert(offsetof(JostleJointBroke, user_data) == offsetof(JointBroke, user_data));

static_assert(sizeof(JostleHandle) == sizeof(Handle) && alignof(JostleHandle) <= alignof(Handle));
static_assert(offsetof(JostleHandle, world) == offsetof(Handle, world));
static_assert(offsetof(JostleHandle, world_generation) == offsetof(Handle, world_generation));
static_assert(offsetof(JostleHandle, index) == offsetof(Handle, index));
static_assert(offsetof(JostleHandle, generation) == offsetof(Handle, generation));

static_assert(sizeof(JostleEditDropped) == sizeof(EditDropped) && alignof(JostleEditDropped) <= alignof(EditDropped));
static_assert(offsetof(JostleEditDropped, call) == offsetof(EditDropped, call));
static_assert(offsetof(JostleEditDropped, target) == offsetof(EditDropped, target));

static_assert(sizeof(JostleWorldCounts) == sizeof(WorldCounts) && alignof(JostleWorldCounts) <= alignof(WorldCounts));
static_assert(offsetof(JostleWorldCounts, bodies) == offsetof(WorldCounts, bodies));
static_assert(offsetof(JostleWorldCounts, awake_bodies) == offsetof(WorldCounts, awake_bodies));
static_assert(offsetof(JostleWorldCounts, islands) == offsetof(WorldCounts, islands));
static_assert(offsetof(JostleWorldCounts, shapes) == offsetof(WorldCounts, shapes));
static_assert(offsetof(JostleWorldCounts, chains) == offsetof(WorldCounts, chains));
static_assert(offsetof(JostleWorldCounts, joints) == offsetof(WorldCounts, joints));
static_assert(offsetof(JostleWorldCounts, contacts) == offsetof(WorldCounts, contacts));
static_assert(offsetof(JostleWorldCounts, touching) == offsetof(WorldCounts, touching));
static_assert(offsetof(JostleWorldCounts, colors) == offsetof(WorldCounts, colors));
static_assert(offsetof(JostleWorldCounts, overflow) == offsetof(WorldCounts, overflow));
static_assert(offsetof(JostleWorldCounts, tree_height) == offsetof(WorldCounts, tree_height));
static_assert(offsetof(JostleWorldCounts, stack_peak) == offsetof(WorldCounts, stack_peak));

static_assert(sizeof(JostleProfile) == sizeof(Profile) && alignof(JostleProfile) <= alignof(Profile));
static_assert(offsetof(JostleProfile, stage) == offsetof(Profile, stage));
static_assert(offsetof(JostleProfile, step) == offsetof(Profile, step));
static_assert(offsetof(JostleProfile, swept_bodies) == offsetof(Profile, swept_bodies));
static_assert(offsetof(JostleProfile, joint_factorizations) == offsetof(Profile, joint_factorizations));
static_assert(offsetof(JostleProfile, joint_solutions) == offsetof(Profile, joint_solutions));

static_assert(sizeof(JostleTableHashes) == sizeof(TableHashes) && alignof(JostleTableHashes) <= alignof(TableHashes));
static_assert(offsetof(JostleTableHashes, world) == offsetof(TableHashes, world));
static_assert(offsetof(JostleTableHashes, bodies) == offsetof(TableHashes, bodies));
static_assert(offsetof(JostleTableHashes, shapes) == offsetof(TableHashes, shapes));
static_assert(offsetof(JostleTableHashes, chains) == offsetof(TableHashes, chains));
static_assert(offsetof(JostleTableHashes, contacts) == offsetof(TableHashes, contacts));
static_assert(offsetof(JostleTableHashes, joints) == offsetof(TableHashes, joints));
static_assert(offsetof(JostleTableHashes, islands) == offsetof(TableHashes, islands));

static_assert(sizeof(JostleMaterial) == sizeof(Material) && alignof(JostleMaterial) <= alignof(Material));
static_assert(offsetof(JostleMaterial, friction) == offsetof(Material, friction));
static_assert(offsetof(JostleMaterial, restitution) == offsetof(Material, restitution));
static_assert(offsetof(JostleMaterial, rolling_resistance) == offsetof(Material, rolling_resistance));
static_assert(offsetof(JostleMaterial, surface_speed) == offsetof(Material, surface_speed));
static_assert(offsetof(JostleMaterial, id) == offsetof(Material, id));
static_assert(offsetof(JostleMaterial, friction_rule) == offsetof(Material, friction_rule));
static_assert(offsetof(JostleMaterial, restitution_rule) == offsetof(Material, restitution_rule));

static_assert(sizeof(JostleFilter) == sizeof(Filter) && alignof(JostleFilter) <= alignof(Filter));
static_assert(offsetof(JostleFilter, category) == offsetof(Filter, category));
static_assert(offsetof(JostleFilter, mask) == offsetof(Filter, mask));
static_assert(offsetof(JostleFilter, group) == offsetof(Filter, group));

static_assert(sizeof(JostleSensorVisitor) == sizeof(SensorVisitor) && alignof(JostleSensorVisitor) <= alignof(SensorVisitor));
static_assert(offsetof(JostleSensorVisitor, shape) == offsetof(SensorVisitor, shape));
static_assert(offsetof(JostleSensorVisitor, time) == offsetof(SensorVisitor, time));

static_assert(sizeof(JostleLoadOptions) == sizeof(LoadOptions) && alignof(JostleLoadOptions) <= alignof(LoadOptions));
static_assert(offsetof(JostleLoadOptions, fresh) == offsetof(LoadOptions, fresh));
static_assert(offsetof(JostleLoadOptions, trusted) == offsetof(LoadOptions, trusted));

static_assert(sizeof(JostleLoadSummary) == sizeof(LoadSummary) && alignof(JostleLoadSummary) <= alignof(LoadSummary));
static_assert(offsetof(JostleLoadSummary, without_function) == offsetof(LoadSummary, without_function));
static_assert(offsetof(JostleLoadSummary, should_collide) == offsetof(LoadSummary, should_collide));
static_assert(offsetof(JostleLoadSummary, custom_joints) == offsetof(LoadSummary, custom_joints));

static_assert(sizeof(JostleLintNote) == sizeof(LintNote) && alignof(JostleLintNote) <= alignof(LintNote));
static_assert(offsetof(JostleLintNote, type) == offsetof(LintNote, type));
static_assert(offsetof(JostleLintNote, value) == offsetof(LintNote, value));
static_assert(offsetof(JostleLintNote, body_a) == offsetof(LintNote, body_a));
static_assert(offsetof(JostleLintNote, body_b) == offsetof(LintNote, body_b));
static_assert(offsetof(JostleLintNote, shape_a) == offsetof(LintNote, shape_a));
static_assert(offsetof(JostleLintNote, shape_b) == offsetof(LintNote, shape_b));
static_assert(offsetof(JostleLintNote, chain) == offsetof(LintNote, chain));
static_assert(offsetof(JostleLintNote, joint) == offsetof(LintNote, joint));

static_assert(sizeof(JostleKdTreeOptions) == sizeof(KdTreeOptions) && alignof(JostleKdTreeOptions) <= alignof(KdTreeOptions));
static_assert(offsetof(JostleKdTreeOptions, split) == offsetof(KdTreeOptions, split));
static_assert(offsetof(JostleKdTreeOptions, leaf_size) == offsetof(KdTreeOptions, leaf_size));

static_assert(sizeof(JostleDynamicTreeOptions) == sizeof(DynamicTreeOptions) && alignof(JostleDynamicTreeOptions) <= alignof(DynamicTreeOptions));
static_assert(offsetof(JostleDynamicTreeOptions, margin) == offsetof(DynamicTreeOptions, margin));
static_assert(offsetof(JostleDynamicTreeOptions, margin_share) == offsetof(DynamicTreeOptions, margin_share));
static_assert(offsetof(JostleDynamicTreeOptions, displacement_multiplier) == offsetof(DynamicTreeOptions, displacement_multiplier));
static_assert(offsetof(JostleDynamicTreeOptions, insertion) == offsetof(DynamicTreeOptions, insertion));
static_assert(offsetof(JostleDynamicTreeOptions, rotation) == offsetof(DynamicTreeOptions, rotation));
static_assert(offsetof(JostleDynamicTreeOptions, lookahead) == offsetof(DynamicTreeOptions, lookahead));

static_assert(sizeof(JostleBroadPhaseOptions) == sizeof(BroadPhaseOptions) && alignof(JostleBroadPhaseOptions) <= alignof(BroadPhaseOptions));
static_assert(offsetof(JostleBroadPhaseOptions, margin) == offsetof(BroadPhaseOptions, margin));
static_assert(offsetof(JostleBroadPhaseOptions, margin_share) == offsetof(BroadPhaseOptions, margin_share));
static_assert(offsetof(JostleBroadPhaseOptions, displacement_multiplier) == offsetof(BroadPhaseOptions, displacement_multiplier));

static_assert(sizeof(JostleKdUpdateWork) == sizeof(KdUpdateWork) && alignof(JostleKdUpdateWork) <= alignof(KdUpdateWork));
static_assert(offsetof(JostleKdUpdateWork, nodes) == offsetof(KdUpdateWork, nodes));
static_assert(offsetof(JostleKdUpdateWork, rebuilt) == offsetof(KdUpdateWork, rebuilt));

static_assert(sizeof(JostleNeighbor) == sizeof(Neighbor) && alignof(JostleNeighbor) <= alignof(Neighbor));
static_assert(offsetof(JostleNeighbor, id) == offsetof(Neighbor, id));
static_assert(offsetof(JostleNeighbor, squared_distance) == offsetof(Neighbor, squared_distance));

static_assert(sizeof(JostleQueryWork) == sizeof(QueryWork) && alignof(JostleQueryWork) <= alignof(QueryWork));
static_assert(offsetof(JostleQueryWork, nodes) == offsetof(QueryWork, nodes));
static_assert(offsetof(JostleQueryWork, items) == offsetof(QueryWork, items));
static_assert(offsetof(JostleQueryWork, stopped) == offsetof(QueryWork, stopped));

static_assert(sizeof(JostleNearestCount) == sizeof(NearestCount) && alignof(JostleNearestCount) <= alignof(NearestCount));
static_assert(offsetof(JostleNearestCount, count) == offsetof(NearestCount, count));
static_assert(offsetof(JostleNearestCount, work) == offsetof(NearestCount, work));

static_assert(sizeof(JostleNearestHit) == sizeof(NearestHit) && alignof(JostleNearestHit) <= alignof(NearestHit));
static_assert(offsetof(JostleNearestHit, hit) == offsetof(NearestHit, hit));
static_assert(offsetof(JostleNearestHit, id) == offsetof(NearestHit, id));
static_assert(offsetof(JostleNearestHit, squared_distance) == offsetof(NearestHit, squared_distance));
static_assert(offsetof(JostleNearestHit, work) == offsetof(NearestHit, work));

static_assert(sizeof(JostleBvhOptions) == sizeof(BvhOptions) && alignof(JostleBvhOptions) <= alignof(BvhOptions));
static_assert(offsetof(JostleBvhOptions, method) == offsetof(BvhOptions, method));

static_assert(sizeof(JostleBoxFilter) == sizeof(BoxFilter) && alignof(JostleBoxFilter) <= alignof(BoxFilter));
static_assert(offsetof(JostleBoxFilter, category) == offsetof(BoxFilter, category));
static_assert(offsetof(JostleBoxFilter, mask) == offsetof(BoxFilter, mask));

static_assert(sizeof(JostleTreeWork) == sizeof(TreeWork) && alignof(JostleTreeWork) <= alignof(TreeWork));
static_assert(offsetof(JostleTreeWork, descended) == offsetof(TreeWork, descended));
static_assert(offsetof(JostleTreeWork, grown) == offsetof(TreeWork, grown));
static_assert(offsetof(JostleTreeWork, refitted) == offsetof(TreeWork, refitted));

static_assert(sizeof(JostleProxyOptions) == sizeof(ProxyOptions) && alignof(JostleProxyOptions) <= alignof(ProxyOptions));
static_assert(offsetof(JostleProxyOptions, moved) == offsetof(ProxyOptions, moved));
static_assert(offsetof(JostleProxyOptions, apart) == offsetof(ProxyOptions, apart));
static_assert(offsetof(JostleProxyOptions, is_fat) == offsetof(ProxyOptions, is_fat));

static_assert(sizeof(JostleProxyPair) == sizeof(ProxyPair) && alignof(JostleProxyPair) <= alignof(ProxyPair));
static_assert(offsetof(JostleProxyPair, a) == offsetof(ProxyPair, a));
static_assert(offsetof(JostleProxyPair, b) == offsetof(ProxyPair, b));

static_assert(sizeof(JostleQueryFilter) == sizeof(QueryFilter) && alignof(JostleQueryFilter) <= alignof(QueryFilter));
static_assert(offsetof(JostleQueryFilter, mask) == offsetof(QueryFilter, mask));

static_assert(sizeof(JostleCastHit) == sizeof(CastHit) && alignof(JostleCastHit) <= alignof(CastHit));
static_assert(offsetof(JostleCastHit, hit) == offsetof(CastHit, hit));
static_assert(offsetof(JostleCastHit, id) == offsetof(CastHit, id));
static_assert(offsetof(JostleCastHit, fraction) == offsetof(CastHit, fraction));
static_assert(offsetof(JostleCastHit, work) == offsetof(CastHit, work));

static_assert(sizeof(JostleBoxCast2) == sizeof(BoxCast<2>) && alignof(JostleBoxCast2) <= alignof(BoxCast<2>));
static_assert(offsetof(JostleBoxCast2, box) == offsetof(BoxCast<2>, box));
static_assert(offsetof(JostleBoxCast2, translation) == offsetof(BoxCast<2>, translation));
static_assert(offsetof(JostleBoxCast2, max_fraction) == offsetof(BoxCast<2>, max_fraction));

static_assert(sizeof(JostleBoxCast3) == sizeof(BoxCast<3>) && alignof(JostleBoxCast3) <= alignof(BoxCast<3>));
static_assert(offsetof(JostleBoxCast3, box) == offsetof(BoxCast<3>, box));
static_assert(offsetof(JostleBoxCast3, translation) == offsetof(BoxCast<3>, translation));
static_assert(offsetof(JostleBoxCast3, max_fraction) == offsetof(BoxCast<3>, max_fraction));

static_assert(sizeof(JostleItemPair) == sizeof(ItemPair) && alignof(JostleItemPair) <= alignof(ItemPair));
static_assert(offsetof(JostleItemPair, a) == offsetof(ItemPair, a));
static_assert(offsetof(JostleItemPair, b) == offsetof(ItemPair, b));

static_assert(sizeof(JostleFlowFieldDef) == sizeof(FlowFieldDef) && alignof(JostleFlowFieldDef) <= alignof(FlowFieldDef));
static_assert(offsetof(JostleFlowFieldDef, area) == offsetof(FlowFieldDef, area));
static_assert(offsetof(JostleFlowFieldDef, cell) == offsetof(FlowFieldDef, cell));
static_assert(offsetof(JostleFlowFieldDef, clearance) == offsetof(FlowFieldDef, clearance));

static_assert(sizeof(JostleCrowdWorldDef) == sizeof(CrowdWorldDef) && alignof(JostleCrowdWorldDef) <= alignof(CrowdWorldDef));
static_assert(offsetof(JostleCrowdWorldDef, layer) == offsetof(CrowdWorldDef, layer));
static_assert(offsetof(JostleCrowdWorldDef, disc) == offsetof(CrowdWorldDef, disc));
static_assert(offsetof(JostleCrowdWorldDef, push_force) == offsetof(CrowdWorldDef, push_force));
static_assert(offsetof(JostleCrowdWorldDef, arm) == offsetof(CrowdWorldDef, arm));

static_assert(sizeof(JostleAgent) == sizeof(Agent) && alignof(JostleAgent) <= alignof(Agent));
static_assert(offsetof(JostleAgent, index) == offsetof(Agent, index));
static_assert(offsetof(JostleAgent, generation) == offsetof(Agent, generation));

static_assert(sizeof(JostleCrowdProfile) == sizeof(CrowdProfile) && alignof(JostleCrowdProfile) <= alignof(CrowdProfile));
static_assert(offsetof(JostleCrowdProfile, stage) == offsetof(CrowdProfile, stage));

static_assert(sizeof(JostleObstacle) == sizeof(Obstacle) && alignof(JostleObstacle) <= alignof(Obstacle));
static_assert(offsetof(JostleObstacle, index) == offsetof(Obstacle, index));
static_assert(offsetof(JostleObstacle, generation) == offsetof(Obstacle, generation));

static_assert(sizeof(JostleObstacleTraits) == sizeof(ObstacleTraits) && alignof(JostleObstacleTraits) <= alignof(ObstacleTraits));
static_assert(offsetof(JostleObstacleTraits, shape) == offsetof(ObstacleTraits, shape));
static_assert(offsetof(JostleObstacleTraits, layer) == offsetof(ObstacleTraits, layer));
static_assert(offsetof(JostleObstacleTraits, user_data) == offsetof(ObstacleTraits, user_data));

static_assert(sizeof(JostleTriangleVertices) == sizeof(TriangleVertices) && alignof(JostleTriangleVertices) <= alignof(TriangleVertices));

static_assert(sizeof(JostleMeshOptions) == sizeof(MeshOptions) && alignof(JostleMeshOptions) <= alignof(MeshOptions));
static_assert(offsetof(JostleMeshOptions, method) == offsetof(MeshOptions, method));

static_assert(sizeof(JostleTriangleCorners) == sizeof(TriangleCorners) && alignof(JostleTriangleCorners) <= alignof(TriangleCorners));

static_assert(sizeof(JostleMeshMass) == sizeof(MeshMass) && alignof(JostleMeshMass) <= alignof(MeshMass));
static_assert(offsetof(JostleMeshMass, volume) == offsetof(MeshMass, volume));
static_assert(offsetof(JostleMeshMass, center) == offsetof(MeshMass, center));
static_assert(offsetof(JostleMeshMass, inertia) == offsetof(MeshMass, inertia));

static_assert(sizeof(JostleMeshRayHit) == sizeof(MeshRayHit) && alignof(JostleMeshRayHit) <= alignof(MeshRayHit));
static_assert(offsetof(JostleMeshRayHit, hit) == offsetof(MeshRayHit, hit));
static_assert(offsetof(JostleMeshRayHit, triangle) == offsetof(MeshRayHit, triangle));
static_assert(offsetof(JostleMeshRayHit, fraction) == offsetof(MeshRayHit, fraction));
static_assert(offsetof(JostleMeshRayHit, point) == offsetof(MeshRayHit, point));
static_assert(offsetof(JostleMeshRayHit, normal) == offsetof(MeshRayHit, normal));
static_assert(offsetof(JostleMeshRayHit, work) == offsetof(MeshRayHit, work));

static_assert(sizeof(JostleMeshPoint) == sizeof(MeshPoint) && alignof(JostleMeshPoint) <= alignof(MeshPoint));
static_assert(offsetof(JostleMeshPoint, hit) == offsetof(MeshPoint, hit));
static_assert(offsetof(JostleMeshPoint, triangle) == offsetof(MeshPoint, triangle));
static_assert(offsetof(JostleMeshPoint, feature) == offsetof(MeshPoint, feature));
static_assert(offsetof(JostleMeshPoint, point) == offsetof(MeshPoint, point));
static_assert(offsetof(JostleMeshPoint, distance) == offsetof(MeshPoint, distance));
static_assert(offsetof(JostleMeshPoint, work) == offsetof(MeshPoint, work));

static_assert(sizeof(JostleMeshSceneHit) == sizeof(MeshSceneHit) && alignof(JostleMeshSceneHit) <= alignof(MeshSceneHit));
static_assert(offsetof(JostleMeshSceneHit, hit) == offsetof(MeshSceneHit, hit));
static_assert(offsetof(JostleMeshSceneHit, instance) == offsetof(MeshSceneHit, instance));
static_assert(offsetof(JostleMeshSceneHit, triangle) == offsetof(MeshSceneHit, triangle));
static_assert(offsetof(JostleMeshSceneHit, fraction) == offsetof(MeshSceneHit, fraction));
static_assert(offsetof(JostleMeshSceneHit, point) == offsetof(MeshSceneHit, point));
static_assert(offsetof(JostleMeshSceneHit, normal) == offsetof(MeshSceneHit, normal));
static_assert(offsetof(JostleMeshSceneHit, work) == offsetof(MeshSceneHit, work));

static_assert(sizeof(JostleMeshScenePoint) == sizeof(MeshScenePoint) && alignof(JostleMeshScenePoint) <= alignof(MeshScenePoint));
static_assert(offsetof(JostleMeshScenePoint, hit) == offsetof(MeshScenePoint, hit));
static_assert(offsetof(JostleMeshScenePoint, instance) == offsetof(MeshScenePoint, instance));
static_assert(offsetof(JostleMeshScenePoint, triangle) == offsetof(MeshScenePoint, triangle));
static_assert(offsetof(JostleMeshScenePoint, feature) == offsetof(MeshScenePoint, feature));
static_assert(offsetof(JostleMeshScenePoint, point) == offsetof(MeshScenePoint, point));
static_assert(offsetof(JostleMeshScenePoint, distance) == offsetof(MeshScenePoint, distance));
static_assert(offsetof(JostleMeshScenePoint, work) == offsetof(MeshScenePoint, work));

static_assert(sizeof(JostleMeshMotion) == sizeof(MeshMotion) && alignof(JostleMeshMotion) <= alignof(MeshMotion));
static_assert(offsetof(JostleMeshMotion, start) == offsetof(MeshMotion, start));
static_assert(offsetof(JostleMeshMotion, translation) == offsetof(MeshMotion, translation));
static_assert(offsetof(JostleMeshMotion, turn) == offsetof(MeshMotion, turn));
static_assert(offsetof(JostleMeshMotion, center) == offsetof(MeshMotion, center));

static_assert(sizeof(JostleMeshContactTimeOptions) == sizeof(MeshContactTimeOptions) && alignof(JostleMeshContactTimeOptions) <= alignof(MeshContactTimeOptions));
static_assert(offsetof(JostleMeshContactTimeOptions, tolerance) == offsetof(MeshContactTimeOptions, tolerance));
static_assert(offsetof(JostleMeshContactTimeOptions, from) == offsetof(MeshContactTimeOptions, from));
static_assert(offsetof(JostleMeshContactTimeOptions, max_distances) == offsetof(MeshContactTimeOptions, max_distances));

static_assert(sizeof(JostleMeshDistance) == sizeof(MeshDistance) && alignof(JostleMeshDistance) <= alignof(MeshDistance));
static_assert(offsetof(JostleMeshDistance, hit) == offsetof(MeshDistance, hit));
static_assert(offsetof(JostleMeshDistance, distance) == offsetof(MeshDistance, distance));
static_assert(offsetof(JostleMeshDistance, point_a) == offsetof(MeshDistance, point_a));
static_assert(offsetof(JostleMeshDistance, point_b) == offsetof(MeshDistance, point_b));
static_assert(offsetof(JostleMeshDistance, triangle_a) == offsetof(MeshDistance, triangle_a));
static_assert(offsetof(JostleMeshDistance, triangle_b) == offsetof(MeshDistance, triangle_b));
static_assert(offsetof(JostleMeshDistance, feature_a) == offsetof(MeshDistance, feature_a));
static_assert(offsetof(JostleMeshDistance, feature_b) == offsetof(MeshDistance, feature_b));
static_assert(offsetof(JostleMeshDistance, work) == offsetof(MeshDistance, work));

static_assert(sizeof(JostleMeshContactTime) == sizeof(MeshContactTime) && alignof(JostleMeshContactTime) <= alignof(MeshContactTime));
static_assert(offsetof(JostleMeshContactTime, state) == offsetof(MeshContactTime, state));
static_assert(offsetof(JostleMeshContactTime, fraction) == offsetof(MeshContactTime, fraction));
static_assert(offsetof(JostleMeshContactTime, nearest) == offsetof(MeshContactTime, nearest));
static_assert(offsetof(JostleMeshContactTime, distances) == offsetof(MeshContactTime, distances));

static_assert(sizeof(JostleMeshContact) == sizeof(MeshContact) && alignof(JostleMeshContact) <= alignof(MeshContact));
static_assert(offsetof(JostleMeshContact, a) == offsetof(MeshContact, a));
static_assert(offsetof(JostleMeshContact, b) == offsetof(MeshContact, b));

static_assert(sizeof(JostleMeshOverlap) == sizeof(MeshOverlap) && alignof(JostleMeshOverlap) <= alignof(MeshOverlap));
static_assert(offsetof(JostleMeshOverlap, hit) == offsetof(MeshOverlap, hit));
static_assert(offsetof(JostleMeshOverlap, first) == offsetof(MeshOverlap, first));
static_assert(offsetof(JostleMeshOverlap, work) == offsetof(MeshOverlap, work));

static_assert(sizeof(JostleCommonPoints) == sizeof(CommonPoints) && alignof(JostleCommonPoints) <= alignof(CommonPoints));
static_assert(offsetof(JostleCommonPoints, count) == offsetof(CommonPoints, count));
static_assert(offsetof(JostleCommonPoints, points) == offsetof(CommonPoints, points));

static_assert(sizeof(JostleSphere) == sizeof(Sphere) && alignof(JostleSphere) <= alignof(Sphere));
static_assert(offsetof(JostleSphere, center) == offsetof(Sphere, center));
static_assert(offsetof(JostleSphere, radius) == offsetof(Sphere, radius));

static_assert(sizeof(JostlePrimitiveOverlap) == sizeof(PrimitiveOverlap) && alignof(JostlePrimitiveOverlap) <= alignof(PrimitiveOverlap));
static_assert(offsetof(JostlePrimitiveOverlap, hit) == offsetof(PrimitiveOverlap, hit));
static_assert(offsetof(JostlePrimitiveOverlap, triangle) == offsetof(PrimitiveOverlap, triangle));
static_assert(offsetof(JostlePrimitiveOverlap, point) == offsetof(PrimitiveOverlap, point));
static_assert(offsetof(JostlePrimitiveOverlap, work) == offsetof(PrimitiveOverlap, work));

static_assert(sizeof(JostleCapsule3) == sizeof(Capsule3) && alignof(JostleCapsule3) <= alignof(Capsule3));
static_assert(offsetof(JostleCapsule3, a) == offsetof(Capsule3, a));
static_assert(offsetof(JostleCapsule3, b) == offsetof(Capsule3, b));
static_assert(offsetof(JostleCapsule3, radius) == offsetof(Capsule3, radius));

static_assert(sizeof(JostleBox3) == sizeof(Box3) && alignof(JostleBox3) <= alignof(Box3));
static_assert(offsetof(JostleBox3, half_extents) == offsetof(Box3, half_extents));
static_assert(offsetof(JostleBox3, at) == offsetof(Box3, at));

static_assert(sizeof(JostlePrimitiveDistance) == sizeof(PrimitiveDistance) && alignof(JostlePrimitiveDistance) <= alignof(PrimitiveDistance));
static_assert(offsetof(JostlePrimitiveDistance, hit) == offsetof(PrimitiveDistance, hit));
static_assert(offsetof(JostlePrimitiveDistance, distance) == offsetof(PrimitiveDistance, distance));
static_assert(offsetof(JostlePrimitiveDistance, point_on_mesh) == offsetof(PrimitiveDistance, point_on_mesh));
static_assert(offsetof(JostlePrimitiveDistance, point_on_other) == offsetof(PrimitiveDistance, point_on_other));
static_assert(offsetof(JostlePrimitiveDistance, triangle) == offsetof(PrimitiveDistance, triangle));
static_assert(offsetof(JostlePrimitiveDistance, feature) == offsetof(PrimitiveDistance, feature));
static_assert(offsetof(JostlePrimitiveDistance, point) == offsetof(PrimitiveDistance, point));
static_assert(offsetof(JostlePrimitiveDistance, work) == offsetof(PrimitiveDistance, work));

static_assert(sizeof(JostleMeshEdge) == sizeof(MeshEdge) && alignof(JostleMeshEdge) <= alignof(MeshEdge));
static_assert(offsetof(JostleMeshEdge, a) == offsetof(MeshEdge, a));
static_assert(offsetof(JostleMeshEdge, b) == offsetof(MeshEdge, b));
static_assert(offsetof(JostleMeshEdge, triangle) == offsetof(MeshEdge, triangle));

static_assert(sizeof(JostleMeshScenePair) == sizeof(MeshScenePair) && alignof(JostleMeshScenePair) <= alignof(MeshScenePair));
static_assert(offsetof(JostleMeshScenePair, a) == offsetof(MeshScenePair, a));
static_assert(offsetof(JostleMeshScenePair, b) == offsetof(MeshScenePair, b));
static_assert(offsetof(JostleMeshScenePair, first) == offsetof(MeshScenePair, first));

static_assert(sizeof(JostleBatchColumns) == sizeof(BatchColumns) && alignof(JostleBatchColumns) <= alignof(BatchColumns));
static_assert(offsetof(JostleBatchColumns, first) == offsetof(BatchColumns, first));
static_assert(offsetof(JostleBatchColumns, count) == offsetof(BatchColumns, count));

static_assert(sizeof(JostleBatchRay) == sizeof(BatchRay) && alignof(JostleBatchRay) <= alignof(BatchRay));
static_assert(offsetof(JostleBatchRay, origin) == offsetof(BatchRay, origin));
static_assert(offsetof(JostleBatchRay, translation) == offsetof(BatchRay, translation));
static_assert(offsetof(JostleBatchRay, turns) == offsetof(BatchRay, turns));
static_assert(offsetof(JostleBatchRay, meets_own) == offsetof(BatchRay, meets_own));
static_assert(offsetof(JostleBatchRay, meets_sensors) == offsetof(BatchRay, meets_sensors));
static_assert(offsetof(JostleBatchRay, category) == offsetof(BatchRay, category));
static_assert(offsetof(JostleBatchRay, mask) == offsetof(BatchRay, mask));

static_assert(sizeof(JostleBatchStep) == sizeof(BatchStep) && alignof(JostleBatchStep) <= alignof(BatchStep));
static_assert(offsetof(JostleBatchStep, dt) == offsetof(BatchStep, dt));
static_assert(offsetof(JostleBatchStep, substeps) == offsetof(BatchStep, substeps));
static_assert(offsetof(JostleBatchStep, repeats) == offsetof(BatchStep, repeats));

static_assert(sizeof(JostleRollbackFrame) == sizeof(RollbackFrame) && alignof(JostleRollbackFrame) <= alignof(RollbackFrame));
static_assert(offsetof(JostleRollbackFrame, frame) == offsetof(RollbackFrame, frame));
static_assert(offsetof(JostleRollbackFrame, is_repeated) == offsetof(RollbackFrame, is_repeated));

static_assert(sizeof(JostleRollbackOptions) == sizeof(RollbackOptions) && alignof(JostleRollbackOptions) <= alignof(RollbackOptions));
static_assert(offsetof(JostleRollbackOptions, frames) == offsetof(RollbackOptions, frames));
static_assert(offsetof(JostleRollbackOptions, dt) == offsetof(RollbackOptions, dt));
static_assert(offsetof(JostleRollbackOptions, substeps) == offsetof(RollbackOptions, substeps));
static_assert(offsetof(JostleRollbackOptions, sync_test) == offsetof(RollbackOptions, sync_test));

static_assert(sizeof(JostleDrawParts) == sizeof(DrawParts) && alignof(JostleDrawParts) <= alignof(DrawParts));
static_assert(offsetof(JostleDrawParts, shapes) == offsetof(DrawParts, shapes));
static_assert(offsetof(JostleDrawParts, joints) == offsetof(DrawParts, joints));
static_assert(offsetof(JostleDrawParts, boxes) == offsetof(DrawParts, boxes));
static_assert(offsetof(JostleDrawParts, pairs) == offsetof(DrawParts, pairs));
static_assert(offsetof(JostleDrawParts, contacts) == offsetof(DrawParts, contacts));
static_assert(offsetof(JostleDrawParts, centers_of_mass) == offsetof(DrawParts, centers_of_mass));
static_assert(offsetof(JostleDrawParts, islands) == offsetof(DrawParts, islands));
static_assert(offsetof(JostleDrawParts, colors) == offsetof(DrawParts, colors));
static_assert(offsetof(JostleDrawParts, forces) == offsetof(DrawParts, forces));
static_assert(offsetof(JostleDrawParts, sleep) == offsetof(DrawParts, sleep));

static_assert(sizeof(JostleDrawnColor) == sizeof(DrawnColor) && alignof(JostleDrawnColor) <= alignof(DrawnColor));
static_assert(offsetof(JostleDrawnColor, r) == offsetof(DrawnColor, r));
static_assert(offsetof(JostleDrawnColor, g) == offsetof(DrawnColor, g));
static_assert(offsetof(JostleDrawnColor, b) == offsetof(DrawnColor, b));
static_assert(offsetof(JostleDrawnColor, a) == offsetof(DrawnColor, a));

static_assert(sizeof(JostleDrawnItem) == sizeof(DrawnItem) && alignof(JostleDrawnItem) <= alignof(DrawnItem));
static_assert(offsetof(JostleDrawnItem, type) == offsetof(DrawnItem, type));
static_assert(offsetof(JostleDrawnItem, color) == offsetof(DrawnItem, color));
static_assert(offsetof(JostleDrawnItem, size) == offsetof(DrawnItem, size));
static_assert(offsetof(JostleDrawnItem, first) == offsetof(DrawnItem, first));
static_assert(offsetof(JostleDrawnItem, count) == offsetof(DrawnItem, count));
static_assert(offsetof(JostleDrawnItem, inner) == offsetof(DrawnItem, inner));

static_assert(sizeof(JostleSceneTraits) == sizeof(SceneTraits) && alignof(JostleSceneTraits) <= alignof(SceneTraits));
static_assert(offsetof(JostleSceneTraits, step_hertz) == offsetof(SceneTraits, step_hertz));
static_assert(offsetof(JostleSceneTraits, substeps) == offsetof(SceneTraits, substeps));
static_assert(offsetof(JostleSceneTraits, steps) == offsetof(SceneTraits, steps));
static_assert(offsetof(JostleSceneTraits, bodies) == offsetof(SceneTraits, bodies));
static_assert(offsetof(JostleSceneTraits, joints) == offsetof(SceneTraits, joints));
static_assert(offsetof(JostleSceneTraits, unread) == offsetof(SceneTraits, unread));

static_assert(sizeof(JostleSceneReportTraits) == sizeof(SceneReportTraits) && alignof(JostleSceneReportTraits) <= alignof(SceneReportTraits));
static_assert(offsetof(JostleSceneReportTraits, mistakes) == offsetof(SceneReportTraits, mistakes));
static_assert(offsetof(JostleSceneReportTraits, unread) == offsetof(SceneReportTraits, unread));
static_assert(offsetof(JostleSceneReportTraits, findings) == offsetof(SceneReportTraits, findings));

static_assert(sizeof(JostleScenePlace) == sizeof(ScenePlace) && alignof(JostleScenePlace) <= alignof(ScenePlace));
static_assert(offsetof(JostleScenePlace, line) == offsetof(ScenePlace, line));
static_assert(offsetof(JostleScenePlace, column) == offsetof(ScenePlace, column));

inline void require_sound(const JostleManifold& x) {
    enum_in<ManifoldType>(x.type, "Manifold::type");
}

inline void require_sound(const JostleHullResult& x) {
    enum_in<HullStatus>(x.status, "HullResult::status");
}

inline void require_sound(const JostlePointStates& x) {
    for (const auto& one : x.before) enum_in<PointState>(one, "PointStates::before");
    for (const auto& one : x.after) enum_in<PointState>(one, "PointStates::after");
}

inline void require_sound(const JostleTimeOfImpact& x) {
    enum_in<TimeOfImpactState>(x.state, "TimeOfImpact::state");
}

inline void require_sound(const JostleLocalManifold& x) {
    enum_in<ManifoldType>(x.type, "LocalManifold::type");
}

inline void require_sound(const JostleOutlineVerdict& x) {
    enum_in<OutlineStatus>(x.status, "OutlineVerdict::status");
}

inline void require_sound(const JostleCleanTraits& x) {
    enum_in<OutlineStatus>(x.status, "CleanTraits::status");
}

inline void require_sound(const JostleIslandReport& x) {
    enum_in<AwakeReason>(x.reason, "IslandReport::reason");
}

inline void require_sound(const JostleMaterial& x) {
    enum_in<MixRule>(x.friction_rule, "Material::friction_rule");
    enum_in<MixRule>(x.restitution_rule, "Material::restitution_rule");
}

inline void require_sound(const JostleLintNote& x) {
    enum_in<LintType>(x.type, "LintNote::type");
}

inline void require_sound(const JostleKdTreeOptions& x) {
    enum_in<KdSplit>(x.split, "KdTreeOptions::split");
}

inline void require_sound(const JostleDynamicTreeOptions& x) {
    enum_in<InsertionPolicy>(x.insertion, "DynamicTreeOptions::insertion");
    enum_in<RotationPolicy>(x.rotation, "DynamicTreeOptions::rotation");
}

inline void require_sound(const JostleBvhOptions& x) {
    enum_in<BuildMethod>(x.method, "BvhOptions::method");
}

inline void require_sound(const JostleObstacleTraits& x) {
    enum_in<ObstacleShape>(x.shape, "ObstacleTraits::shape");
}

inline void require_sound(const JostleMeshOptions& x) {
    enum_in<BuildMethod>(x.method, "MeshOptions::method");
}

inline void require_sound(const JostleMeshPoint& x) {
    enum_in<TriangleFeature>(x.feature, "MeshPoint::feature");
}

inline void require_sound(const JostleMeshScenePoint& x) {
    enum_in<TriangleFeature>(x.feature, "MeshScenePoint::feature");
}

inline void require_sound(const JostleMeshDistance& x) {
    enum_in<TriangleFeature>(x.feature_a, "MeshDistance::feature_a");
    enum_in<TriangleFeature>(x.feature_b, "MeshDistance::feature_b");
}

inline void require_sound(const JostleMeshContactTime& x) {
    enum_in<MeshContactTimeState>(x.state, "MeshContactTime::state");
    require_sound(x.nearest);
}

inline void require_sound(const JostlePrimitiveDistance& x) {
    enum_in<TriangleFeature>(x.feature, "PrimitiveDistance::feature");
}

inline void require_sound(const JostleDrawnItem& x) {
    enum_in<DrawnType>(x.type, "DrawnItem::type");
}

Segment to_cpp(const JostleSegment& c, Scratch& scratch);
void to_c(const Segment& x, JostleSegment& c);

Chain to_cpp(const JostleChain& c, Scratch& scratch);
void to_c(const Chain& x, JostleChain& c);

WorldDef to_cpp(const JostleWorldDef& c, Scratch& scratch);
void to_c(const WorldDef& x, JostleWorldDef& c);

BodyDef to_cpp(const JostleBodyDef& c, Scratch& scratch);
void to_c(const BodyDef& x, JostleBodyDef& c);

RevoluteJointDef to_cpp(const JostleRevoluteJointDef& c, Scratch& scratch);
void to_c(const RevoluteJointDef& x, JostleRevoluteJointDef& c);

PrismaticJointDef to_cpp(const JostlePrismaticJointDef& c, Scratch& scratch);
void to_c(const PrismaticJointDef& x, JostlePrismaticJointDef& c);

DistanceJointDef to_cpp(const JostleDistanceJointDef& c, Scratch& scratch);
void to_c(const DistanceJointDef& x, JostleDistanceJointDef& c);

WeldJointDef to_cpp(const JostleWeldJointDef& c, Scratch& scratch);
void to_c(const WeldJointDef& x, JostleWeldJointDef& c);

MotorJointDef to_cpp(const JostleMotorJointDef& c, Scratch& scratch);
void to_c(const MotorJointDef& x, JostleMotorJointDef& c);

TargetJointDef to_cpp(const JostleTargetJointDef& c, Scratch& scratch);
void to_c(const TargetJointDef& x, JostleTargetJointDef& c);

FrictionJointDef to_cpp(const JostleFrictionJointDef& c, Scratch& scratch);
void to_c(const FrictionJointDef& x, JostleFrictionJointDef& c);

WheelJointDef to_cpp(const JostleWheelJointDef& c, Scratch& scratch);
void to_c(const WheelJointDef& x, JostleWheelJointDef& c);

SlotJointDef to_cpp(const JostleSlotJointDef& c, Scratch& scratch);
void to_c(const SlotJointDef& x, JostleSlotJointDef& c);

PulleyJointDef to_cpp(const JostlePulleyJointDef& c, Scratch& scratch);
void to_c(const PulleyJointDef& x, JostlePulleyJointDef& c);

GearJointDef to_cpp(const JostleGearJointDef& c, Scratch& scratch);
void to_c(const GearJointDef& x, JostleGearJointDef& c);

RatchetJointDef to_cpp(const JostleRatchetJointDef& c, Scratch& scratch);
void to_c(const RatchetJointDef& x, JostleRatchetJointDef& c);

CustomJointDef to_cpp(const JostleCustomJointDef& c, Scratch& scratch);
void to_c(const CustomJointDef& x, JostleCustomJointDef& c);

CustomRow to_cpp(const JostleCustomRow& c, Scratch& scratch);
void to_c(const CustomRow& x, JostleCustomRow& c);

CustomRows to_cpp(const JostleCustomRows& c, Scratch& scratch);
void to_c(const CustomRows& x, JostleCustomRows& c);

WorldQuery to_cpp(const JostleWorldQuery& c, Scratch& scratch);
void to_c(const WorldQuery& x, JostleWorldQuery& c);

ShapeCast to_cpp(const JostleShapeCast& c, Scratch& scratch);
void to_c(const ShapeCast& x, JostleShapeCast& c);

QueryBatch to_cpp(const JostleQueryBatch& c, Scratch& scratch);
void to_c(const QueryBatch& x, JostleQueryBatch& c);

Events to_cpp(const JostleEvents& c, Scratch& scratch);
void to_c(const Events& x, JostleEvents& c);

ShapeDef to_cpp(const JostleShapeDef& c, Scratch& scratch);
void to_c(const ShapeDef& x, JostleShapeDef& c);

ChainDef to_cpp(const JostleChainDef& c, Scratch& scratch);
void to_c(const ChainDef& x, JostleChainDef& c);

AgentDef<2> to_cpp(const JostleAgentDef2& c, Scratch& scratch);
void to_c(const AgentDef<2>& x, JostleAgentDef2& c);

ObstacleDef<2> to_cpp(const JostleObstacleDef2& c, Scratch& scratch);
void to_c(const ObstacleDef<2>& x, JostleObstacleDef2& c);

AgentDef<3> to_cpp(const JostleAgentDef3& c, Scratch& scratch);
void to_c(const AgentDef<3>& x, JostleAgentDef3& c);

GroupDef<2> to_cpp(const JostleGroupDef2& c, Scratch& scratch);
void to_c(const GroupDef<2>& x, JostleGroupDef2& c);

GroupDef<3> to_cpp(const JostleGroupDef3& c, Scratch& scratch);
void to_c(const GroupDef<3>& x, JostleGroupDef3& c);

BatchEpisode to_cpp(const JostleBatchEpisode& c, Scratch& scratch);
void to_c(const BatchEpisode& x, JostleBatchEpisode& c);

BatchDef to_cpp(const JostleBatchDef& c, Scratch& scratch);
void to_c(const BatchDef& x, JostleBatchDef& c);

}  // namespace jostle::c

#include "../src/convert_structs.h"
#include "../src/convert.h"

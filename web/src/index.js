// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
export {
    Body, ChainShape, CustomJoint, DistanceJoint, FilterJoint, FrictionJoint, GearJoint, Handle, Joint,
    MotorJoint,
    PrismaticJoint, PulleyJoint, RatchetJoint, RevoluteJoint, Shape, SlotJoint, TargetJoint, WeldJoint, WheelJoint,
} from './calls.js';
export { JostleError } from './errors.js';
export { init } from './module.js';
export { referenceScenes, World } from './world.js';
export { Bvh, DynamicTree, KdTree } from './trees.js';

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// Arguments for the tests of the C interface, in both languages: each call gets values that are not its defaults and that
// it takes. A key is `Class::call.parameter`, `Struct.field`, or a name alone; the first that there is counts.

/// Texts that are the same in both languages, for numbers; lists of them for vectors.
const numbers = {
    // Worlds.
    'jostle_world_step.dt': '1.0f / 60.0f', 'jostle_world_step.substeps': '3', 'jostle_body_move_to.dt': '1.0f / 60.0f',
    'WorldDef.length_scale': '2.0f', 'WorldDef.contact_hertz': '25.0f', 'WorldDef.max_speed': '300.0f',
    'Filter.group': '3', 'Filter.category': '2u', 'Filter.mask': '~1ull', 'BoxFilter.category': '6u', 'BoxFilter.mask': '7u',
    'WorldQuery.category': '~0ull', 'WorldQuery.mask': '~0ull', 'QueryFilter.mask': '~0ull',
    'PrismaticJointDef.axis_a': ['0.6f', '0.8f'], 'JointLimit.lower': '-0.5f', 'JointLimit.upper': '0.75f',
    'JointServo.max': '50.0f', 'PulleyJointDef.length': '9.0f', 'RatchetJointDef.step': '0.25f',
    'jostle_distance_joint_set_limit.lower': '0.5f', 'DistanceJointDef.limit': ['0.5f', '4.0f'], 'jostle_distance_joint_set_limit.limit': ['0.5f', '4.0f'],
    'JointBreak.force': '1.0e6f', 'JointBreak.torque': '1.0e6f', 'JointSpring.hertz': '4.0f',
    'DistanceJointDef.length': '1.5f', 'JointBreak.destroy': 'false', 'GearJointDef.ratio': '2.0f',
    'jostle_body_set_linear_velocity.velocity': ['1.0f', '-2.0f'], 'MassData.mass': '3.0f', 'MassData.inertia': '2.0f',
    'Material.friction': '0.4f', 'Material.restitution': '0.3f', 'ShapeDef.is_sensor': 'false', 'ChainDef.is_sensor': 'false',
    'BodyDef.enabled': 'true', 'BodyDef.awake': 'true', 'BodyDef.position': ['0.5f', '9.0f'], 'BodyDef.allow_sleep': 'false',
    'MotionLocks.x': 'false', 'MotionLocks.y': 'false', 'MotionLocks.rotation': 'true',
    'Ray<2>.origin': ['-6.0f', '0.75f'], 'Ray<2>.translation': ['20.0f', '0.25f'], 'Ray<2>.max_fraction': '0.9f',
    'ShapeCast.translation': ['0.5f', '-6.0f'], 'ShapeCast.max_fraction': '1.0f', 'ShapeCast.rotation': '0.25f',
    'ShapeCast.transform': ['0.25f', '5.0f', '0.6f', '0.8f'],
    'LoadOptions.fresh': 'false', 'LoadOptions.trusted': 'true',
    'jostle_chain_shape_segment.index': '1', 'jostle_joint_body.index': '1', 'jostle_custom_joint_row_force.row': '0',
    'jostle_stage_name.stage': '2', 'jostle_task_scheduler_create.workers': '2',
    'Aabb<2>.lower': ['-3.0f', '-1.0f'], 'Aabb<2>.upper': ['3.0f', '2.5f'],
    'Aabb<3>.lower': ['-3.0f', '-1.0f', '-2.0f'], 'Aabb<3>.upper': ['3.0f', '2.5f', '2.0f'],
    'jostle_lint_report_finding.index': '0', 'jostle_lint_report_sentence.index': '0', 'jostle_scene_report_place.index': '0',
    'jostle_scene_report_sentence.index': '0', 'jostle_scene_report_pointer.index': '0', 'jostle_scene_report_type.index': '0',
    // Geometry.
    'Sweep.alpha0': '0.0f', 'Sweep.c': ['3.0f', '0.5f'], 'Sweep.c0': ['-3.0f', '0.25f'], 'Sweep.local_center': ['0.0f', '0.0f'],
    'jostle_geometry_collide.b_in_a': ['0.9f', '0.1f', '0.6f', '0.8f'], 'jostle_geometry_penetration.b_in_a': ['0.5f', '0.1f', '0.6f', '0.8f'],
    'jostle_polygon_regular.count': '5', 'jostle_large_polygon_regular.count': '24', 'jostle_polygon_rounded_box.radius': '0.1f',
    'OrientedBox.half': ['2.0f', '2.0f'], 'Manifold.count': '1', 'LocalManifold.count': '1', 'Manifold.normal': ['0.0f', '1.0f'],
    'LocalManifold.normal': ['0.0f', '1.0f'], 'ManifoldPoint.separation': '-0.01f', 'SimplexCache.count': '0',
    'jostle_convex_pieces_at.index': '1', 'jostle_clean_outlines_holes.index': '0', 'jostle_clean_outlines_area.index': '0',
    'jostle_clean_outlines_loop.index': '0', 'jostle_clean_outlines_loop.loop': '0', 'jostle_clip_segment.normal': ['0.6f', '0.8f'],
    'jostle_geometry_distance.b_in_a': ['4.0f', '1.0f', '0.6f', '0.8f'], 'jostle_geometry_shape_cast.b_in_a': ['5.0f', '0.1f', '0.6f', '0.8f'],
    'jostle_geometry_shape_cast.translation': ['-8.0f', '0.0f'],
    'Tolerances.linear_slop': '0.004f', 'Tolerances.speculative_distance': '0.02f', 'Tolerances.min_edge_length': '0.001f',
    // Trees.
    'jostle_dynamic_tree2_forget_reserved.count': '0', 'jostle_dynamic_tree3_forget_reserved.count': '0',
    'jostle_broad_phase2_forget_reserved.count': '0', 'jostle_broad_phase3_forget_reserved.count': '0',
    'jostle_broad_phase2_move_static.proxy': '(1 << 30)', 'jostle_broad_phase3_move_static.proxy': '(1 << 30)',
    'KdTreeOptions.leaf_size': '8', 'Ray<3>.origin': ['-9.0f', '0.4f', '0.3f'], 'Ray<3>.translation': ['20.0f', '0.1f', '0.2f'],
    'Ray<3>.max_fraction': '0.9f', 'BoxCast<2>.translation': ['4.0f', '3.0f'], 'BoxCast<3>.translation': ['4.0f', '3.0f', '1.0f'],
    'DynamicTreeOptions.lookahead': '2', 'ProxyOptions.apart': '0u', 'BroadPhaseOptions.margin_share': '0.25f',
    'DynamicTreeOptions.margin_share': '0.25f', k: '3', r: '2.5f', max_distance: '50.0f', max_fraction: '1.0f',
    // Crowds.
    'AgentDef<2>.max_neighbors': '4', 'AgentDef<3>.max_neighbors': '4', 'AgentDef<2>.position': ['6.0f', '7.0f'],
    'AgentDef<3>.position': ['6.0f', '7.0f', '5.0f'], 'FlowFieldDef.cell': '1.0f', 'CrowdWorldDef.layer': '4u',
    'FlowFieldDef.area': ['-6.0f', '-6.0f', '9.0f', '9.0f'], 'jostle_crowd2_step.dt': '0.05f', 'jostle_crowd3_step.dt': '0.05f',
    'GroupDef<2>.reach': '2.0f', 'GroupDef<3>.reach': '2.0f',
    // Batches and rollback.
    'jostle_batch_create.count': '3', 'BatchRay.origin': ['0.0f', '0.5f'], 'BatchRay.translation': ['0.0f', '-4.0f'],
    // Meshes.
    'MeshContactTimeOptions.max_distances': '100', 'MeshContactTimeOptions.from': '0.1f', 'MeshContactTimeOptions.tolerance': '0.01f',
    'Transform3.p': ['0.4f', '0.3f', '0.2f'], 'MeshMotion.translation': ['0.5f', '0.0f', '0.0f'], 'Box3.half_extents': ['0.5f', '0.6f', '0.7f'],
    'Mat33.cx': ['1.0f', '0.0f', '0.0f'], 'Mat33.cy': ['0.0f', '0.6f', '0.8f'], 'Mat33.cz': ['0.0f', '-0.8f', '0.6f'],
    // Names.
    'jostle_kd_tree2_insert.id': '39', 'jostle_kd_tree3_insert.id': '39',
    index: '1', id: '1', count: '2', capacity: '4', query: '1', group: '0', proxy: '1', vertex: '1', triangle: '1', nodes: '4', a: '0', b: '1',
    key: '(1ull << 32)', fraction: '0.5f', ratio: '1.5f', user_data: '77u', damping: '0.25f', scale: '1.5f', offset: '0.25f', length: '2.0f',
    point: ['0.25f', '0.75f'], axis: ['0.6f', '0.8f'], normal: ['0.6f', '0.8f'], axis_a: ['0.6f', '0.8f'],
    category: '3u', mask: '7u', layer: '1u', angle: '0.5f', tolerance: '0.01f', density: '2.0f', radius: '0.2f', speed: '0.75f',
};
/// Enumerators by their index, where the second one is not taken.
const enumerators = {
    'jostle_batch_add_action.type': 3, 'jostle_batch_add_shape_observation.type': 6, 'jostle_batch_add_joint_observation.type': 7,
    'GroupDef<2>.at_end': 2, 'jostle_scene_report_place.list': 2, 'jostle_scene_report_sentence.list': 2, 'jostle_scene_report_pointer.list': 2,
};
const ofType = {
    float: '0.5f', double: '0.5', int: '2', bool: 'true', int16_t: '1', int32_t: '1', int64_t: '1', uint8_t: '1', uint16_t: '1', uint32_t: '1u',
    uint64_t: '5u', size_t: '3',
};
const vectors = {
    Vec2: ['0.5f', '0.25f'], Vec3: ['0.5f', '0.25f', '0.75f'], Rot: ['0.6f', '0.8f'], Transform: ['0.5f', '0.25f', '0.6f', '0.8f'],
    'Aabb<2>': ['-3.0f', '-1.0f', '3.0f', '2.5f'], 'Aabb<3>': ['-3.0f', '-1.0f', '-2.0f', '3.0f', '2.5f', '2.0f'],
};
/// Members of the fixtures (tests/c/fixture.h and twin.h), in which they have the same name.
const objects = {
    Body: 'crate', Shape: 'crate_shape', ChainShape: 'chain', Joint: 'revolute', Geometry: 'box', Chain: 'line', Outline: 'outline',
    PolygonView: 'polygon_view', Agent: 'agent', Obstacle: 'obstacle', Polygon: 'polygon', LargePolygon: 'large_polygon',
    body_a: 'ground', body_b: 'crate', frame: 'other', body_c: 'other', body_d: 'lift', ground: 'slab', other_shape: 'ground_shape',
    joint_a: 'revolute', joint_b: 'prismatic', geometry: 'box', b: 'capsule', 'jostle_world_on_pre_solve.shape': 'ground_shape',
    'jostle_shape_is_touching.other': 'ground_shape', 'jostle_body_is_touching.other': 'ground', 'GearJointDef.joint_b': 'prismatic',
    'jostle_geometry_collide_flush.neighbours': 'slab', 'jostle_guide2_join.agent': 'agent', 'Capsule3.a': null,
    ...Object.fromEntries(['add_action', 'add_observation', 'add_ray'].map((call) => [`jostle_batch_${call}.body`, 'batch_body'])),
    ...Object.fromEntries(['add_joint_action', 'add_joint_observation'].map((call) => [`jostle_batch_${call}.joint`, 'batch_joint'])),
    ...Object.fromEntries(['add_shape_observation', 'add_separation', 'add_contacts'].map((call) => [`jostle_batch_${call}.shape`, 'batch_shape'])),
    'jostle_batch_add_separation.other': 'batch_ground',
};

/// Texts of both languages.
export const texts = {
    'jostle_scene_parse.text': JSON.stringify('{"jostle": 1, "name": "two", "bodies": [{"name": "floor", "shapes": [{"type": "box", "half_width": 9, "half_height": 0.5}]},'
        + ' {"type": "dynamic", "position": [0, 2], "shapes": [{"type": "circle", "radius": 0.5}]}]}'),
    'jostle_scene_check.text': 'OVERLAP_TEXT', 'jostle_scene_reference.name': '"boxes_asleep"',
};

const last = (name) => name.split('.').at(-1);
export const pick = (table, key, type) => table[key] ?? table[last(key)] ?? table[type];

/// Statements that give a value to a place: { c, cpp } lists.
export function fill(type, to, key, depth = 0) {
    const one = (c, cpp = c) => ({ c: [`${to.c} = ${c};`], cpp: [`${to.cpp} = ${cpp};`] });
    const join = (parts) => ({ c: parts.flatMap((part) => part.c), cpp: parts.flatMap((part) => part.cpp) });
    switch (type.sort) {
        case 'number':
            return one(pick(numbers, key) ?? ofType[type.c]);
        case 'enum': {
            const value = type.values[enumerators[key] ?? Math.min(1, type.values.length - 1)];
            return one(value.c, `${type.cpp}::k${value.name}`);
        }
        case 'text':
            return one('"crate seven"');
        case 'handle': {
            const object = objects[key] ?? objects[last(key)] ?? objects[type.cpp];
            return one(`f->${object}`, `${type.joint ?? ''}(f.${object})`);
        }
        case 'struct': {
            if (objects[type.cpp] && !(type.fields?.length && Array.isArray(pick(numbers, key)))) {
                const named = objects[key] ?? objects[last(key)];
                const object = type.cpp === 'Geometry' && named ? named : objects[type.cpp];
                return one(`f->${object}`, `f.${object}`);
            }
            const values = pick(numbers, key, type.cpp);
            const flat = Array.isArray(values) ? values : vectors[type.cpp];
            if (flat && leaves(type).length === flat.length) {
                return {
                    c: leaves(type).map((leaf, i) => `${to.c}${leaf} = ${flat[i]};`),
                    cpp: leaves(type).map((leaf, i) => `${to.cpp}${leaf} = ${flat[i]};`),
                };
            }
            return join(type.fields.map((field) => fillField(type, field, to, depth)));
        }
        case 'opaque':
            return one(`f->${objectOf(type)}`, `f.${objectOf(type)}`);
        default:
            throw new Error(`${key}: no sample of ${type.sort}`);
    }
}

/// The numbers of a struct of numbers, by name.
function leaves(type) {
    return type.fields.flatMap((field) => (field.type.sort === 'number' ? [`.${field.name}`]
        : (field.type.fields ? leaves(field.type).map((leaf) => `.${field.name}${leaf}`) : [`?${field.name}`])));
}

export const objectOf = (type) => type.c.replace(/^Jostle/, '').replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();

function fillField(struct, field, to, depth) {
    const key = `${struct.cpp}.${field.name}`;
    const at = { c: `${to.c}.${field.name}`, cpp: `${to.cpp}.${field.name}` };
    const { type } = field;
    if (field.count) {
        const parts = Array.from({ length: Math.min(2, field.count) }, (_, i) => fill(type, { c: `${at.c}[${i}]`, cpp: `${at.cpp}[${i}]` }, key, depth + 1));
        return { c: parts.flatMap((part) => part.c), cpp: parts.flatMap((part) => part.cpp) };
    }
    if (type.sort === 'optional') {
        const inner = fill(type.of, { c: at.c, cpp: `(*${at.cpp})` }, key, depth + 1);
        return { c: [`${to.c}.has_${field.name} = true;`, ...inner.c], cpp: [`${at.cpp}.emplace();`, ...inner.cpp] };
    }
    if (type.sort === 'callback') {
        return {
            c: [`${at.c} = ${callbackOf(type)};`, `${at.c}_context = f;`],
            cpp: [`${at.cpp} = ${callbackOf(type)}(f);`],
        };
    }
    // A group with a field has no way points; that of space has them.
    if (key === 'GroupDef<2>.way_points') return { c: [], cpp: [] };
    if (type.sort === 'list') return fillList(type, at, key);
    if (type.sort === 'pointer') {
        const object = type.of.sort === 'opaque' && key === 'GroupDef<2>.field' ? objectOf(type.of) : null;
        return { c: [`${at.c} = ${object ? `f->${object}` : 'NULL'};`], cpp: [`${at.cpp} = ${object ? `&f.${object}` : 'nullptr'};`] };
    }
    return fill(type, at, key, depth + 1);
}

export const callbackOf = (type) => ({
    JostleBatchMaker: 'make_batch_world', JostleRollbackApply: 'apply_input', JostleRollbackTold: 'frame_told',
    JostleShouldCollide: 'should_collide', JostlePreSolveFunction: 'pre_solve', JostleCustomFunction: 'custom_rows',
    JostleShapePredicate: 'is_asked_about', JostleContactBeganFunction: 'contact_began', JostleContactEndedFunction: 'contact_ended',
    JostleSensorEnteredFunction: 'sensor_entered', JostleSensorLeftFunction: 'sensor_left', JostleImpulsesFunction: 'impulses',
})[type.c];

const listName = (place) => `items_${place.replace(/\W+/g, '_').replace(/_$/, '')}`;
/// Lists of points are those of the fixtures, far enough from each other; of others there are three elements.
export function fillList(type, at, key) {
    const name = listName(at.c);
    const points = { Vec2: 'points2', Vec3: 'points3', 'Aabb<2>': 'boxes2', 'Aabb<3>': 'boxes3', TriangleVertices: 'triangles' }[type.of.cpp];
    const assign = type.container === 'std::vector' ? (from) => `${at.cpp}.assign(${from}, ${from} + 3);` : (from, count) => `${at.cpp} = {${from}, ${count}};`;
    if (points && type.container !== 'std::vector') {
        return {
            c: [`${at.c}.first = f->${points};`, `${at.c}.count = sizeof f->${points} / sizeof f->${points}[0];`, `${at.c}.stride = 0;`],
            cpp: [`${at.cpp} = f.${points};`],
        };
    }
    const one = (i) => fill(type.of, { c: `${name}[${i}]`, cpp: `${name}[${i}]` }, key);
    const parts = [one(0), one(1), one(2)];
    return {
        c: [`static ${type.of.c} ${name}[3];`, ...parts.flatMap((part) => part.c), `${at.c}.first = ${name};`, `${at.c}.count = 3;`, `${at.c}.stride = 0;`],
        cpp: [`static ${type.of.cpp} ${name}[3];`, ...parts.flatMap((part) => part.cpp), assign(name, 3)],
    };
}

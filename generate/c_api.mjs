// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// The calls of the C interface, by subject: every public member of the classes below, every public function of the headers
// below, and the functions of c/src/*_calls.h, which have the calls that C++ has as templates, visitors and makers.
// A call is left out only by a line of `leftOut`; two calls of one name need lines of `names`.
import { instantiate, instantiateFunction } from './headers.mjs';
import { handleClasses, makeTypes, snakeCase } from './c_types.mjs';

const dimensions = [2, 3];
const inBoth = (names) => names.flatMap((name) => dimensions.map((d) => `${name}<${d}>`));

/// A header of C each. `make`: constructors of the classes of which C has pointers; none where a call gives the object.
const subjects = [
    {
        name: 'types', calls: 'types_calls.h', headers: /core\/constants/, make: { TaskScheduler: null },
        types: [
            'Vec2', 'Vec3', 'Rot', 'Transform', 'Mat33', 'Transform3', 'Sweep', ...inBoth(['Aabb', 'Ray']), 'Tolerances',
            'std::span<Vec2>', 'std::span<Vec3>', 'std::span<int>', 'std::span<float>', 'std::span<std::uint64_t>',
            'std::span<Aabb<2>>', 'std::span<Aabb<3>>', 'std::span<Ray<2>>', 'std::span<Ray<3>>', 'std::span<Transform>',
        ],
    },
    {
        name: 'geometry', calls: 'geometry_calls.h', headers: /^jostle\/geometry\//, types: ['LargePolygon'],
        make: { ConvexPieces: null, CleanOutlines: null, PiecesTree: 'const ConvexPieces& pieces' },
    },
    {
        name: 'world', calls: 'world_calls.h', headers: /^jostle\/dynamics\//, types: [], handles: true,
        make: { World: 'const WorldDef& def = {}', LintReport: null },
    },
    {
        name: 'trees', calls: 'tree_calls.h', headers: /^jostle\/spatial\//, types: [],
        make: {
            'KdTree<D>': 'const KdTreeOptions& options = {}', 'KdBatch<D>': '', 'Bvh<D>': '',
            'DynamicTree<D>': 'const DynamicTreeOptions& options = {}', 'BroadPhase<D>': 'const BroadPhaseOptions& options = {}',
        },
    },
    {
        name: 'crowd', calls: 'crowd_calls.h', headers: /^jostle\/crowd\//, types: [],
        make: {
            'Crowd<D>': '', FlowField: 'const FlowFieldDef& def = {}', 'Guide<D>': 'Crowd<D>& crowd',
            CrowdWorld: 'Crowd<2>& crowd, World& world, const CrowdWorldDef& def = {}',
        },
    },
    {
        name: 'mesh', calls: 'mesh_calls.h', headers: /^jostle\/mesh\//, types: [],
        make: {
            TriangleMesh: '', MeshReport: null, MeshPairMemory: '',
            MeshScene: 'const DynamicTreeOptions& options = {}',
        },
    },
    {
        name: 'batch', calls: 'batch_calls.h', headers: /^jostle\/batch\//, types: [],
        make: { Batch: 'int count, BatchMaker maker, const BatchDef& def = {}' },
    },
    { name: 'rollback', calls: 'rollback_calls.h', headers: /^$/, types: [], make: { ByteRollback: null } },
    { name: 'draw', calls: 'draw_calls.h', headers: /^$/, types: [], make: { Drawing: null } },
    { name: 'scene', calls: 'scene_calls.h', headers: /^$/, types: [], make: { Scene: null, SceneReport: null } },
];

/// Calls that C has not, by a pattern of `Class::name(types)`, with the reason.
const leftOut = [
    [/\bDistanceProxy\b/, 'C asks by geometries'],
    [/\bCall\b/, 'a check that every call makes'],
    [/^World::(poses|load|clone|first_difference|save)\(\)$|^World::(poses|load|first_difference)\(/, 'c/src/world_calls.h has it'],
    [/^World::lint\(|^CrowdWorld::load\(|^clean_outline\(/, 'c/src/*_calls.h has it'],
    [/::copy_from\(/, 'save and load'],
    [/\bSnapshot\b/, 'World::save and World::load, or World::clone'],
    [/^World::save\(\)/, 'World::save(std::span<std::byte>)'],
    [/::empty\(\)$/, 'the size is 0'],
    [/^(Body|Shape|ChainShape|Joint)::handle\(\)$/, 'a handle of C has the four numbers'],
    [/^should_collide\(|^stages\(|^flush_reach\(|^collision_rank\(/, 'constants of C++'],
    [/^(KdTree|TriangleMesh)\d?::closest\((Vec[23])\)$|^KdTree\d::k_nearest\(Vec[23],std::span<Neighbor>\)$/, 'the call with a distance: INFINITY is no limit'],
    [/^first_difference\(/, 'World::first_difference'],
    [/^collide_(circles|caps|segment|polygon)/, 'jostle_geometry_collide chooses the one of the types'],
    [/^(collide\(std::span|collide_flush\(|try_decompose\(|contacts\()/, 'c/src/*_calls.h has it'],
    [/^evaluate\(|^make_local\(/, 'c/src/geometry_calls.h has it'],
    [/\bMesh(Distance|Contacts|Pair|Scene)Context\b/, 'the call without a context'],
    [/^contacts\(MeshPairMemory|^MeshScene::pairs\(|^Crowd2::def\(Obstacle\)/, 'c/src/*_calls.h has it'],
    [/^(MeshScene|TriangleMesh)::tree\(\)$|^BroadPhase\d::(static|movable)_tree\(\)$/, 'C asks the owner'],
    [/^BroadPhase\d::(user_data_of|filter_of|fat_box_of)\(/, 'the checked call'],
    [/^MeshScene::mesh\(|^PiecesTree::pieces\(/, 'the caller owns it'],
    [/^ConvexPieces::operator|^set_|^raise\(|^to_text\(|^log\(|^version\(/, 'include/jostle_c/base.h'],
    [/^Batch::world\(/, 'c/src/batch_calls.h has it'],
    [/^MeshScene::add\(TriangleMesh,.*\) = delete/, 'none'],
];

/// Names of C for calls that have the name of another.
const names = {
    'World::destroy(Body)': 'world_destroy_body', 'World::destroy(Shape)': 'world_destroy_shape',
    'World::destroy(ChainShape)': 'world_destroy_chain_shape', 'World::destroy(Joint)': 'world_destroy_joint',
    'World::on_should_collide(Shape,ShouldCollide)': 'world_on_should_collide_of',
    'World::ray_closest(std::span<Ray2>,std::span<WorldHit>,QueryBatch)': 'world_ray_closest_batch',
    'World::shape_cast_closest(std::span<ShapeCast>,std::span<WorldHit>,QueryBatch)': 'world_shape_cast_closest_batch',
    'World::closest(std::span<Vec2>,std::span<NearShape>,QueryBatch)': 'world_closest_batch',
    'World::overlap(std::span<Aabb<2>>,std::span<Shape>,std::span<int>,QueryBatch)': 'world_overlap_batch',
    'World::overlap(Vec2,std::span<Shape>,WorldQuery)': 'world_overlap_point',
    'World::overlap_any(Vec2,WorldQuery)': 'world_overlap_point_any',
    'Batch::add_action(BatchAction,Joint)': 'batch_add_joint_action',
    'Batch::add_observation(BatchObservation,Shape)': 'batch_add_shape_observation',
    'Batch::add_observation(BatchObservation,Joint)': 'batch_add_joint_observation',
    'World::chain(std::uint64_t)': 'world_chain_shape',
    'Body::set_transform(Vec2,float)': 'body_set_position_and_angle',
    'contains(Geometry,Transform,Vec2)': 'geometry_contains_at', 'closest_point(Geometry,Transform,Vec2)': 'geometry_closest_point_at',
    'ray_cast(Geometry,Transform,Ray2)': 'geometry_ray_cast_at',
    'describe(OutlineStatus)': 'outline_status_text', 'describe(HullStatus)': 'hull_status_text',
    'combine(std::span<MassData>)': 'mass_data_combine', 'compute_hull(std::span<Vec2>,Tolerances)': 'compute_hull',
    'Crowd2::remove(Obstacle)': 'crowd2_remove_obstacle', 'Crowd2::contains(Obstacle)': 'crowd2_contains_obstacle',
    'TriangleMesh::ray_closest(std::span<Ray3>,std::span<MeshRayHit>,TaskScheduler*)': 'triangle_mesh_ray_closest_batch',
    'TriangleMesh::closest(StridedView<Vec3>,std::span<MeshPoint>,TaskScheduler*)': 'triangle_mesh_closest_batch',
    'overlap(TriangleMesh,Transform3,Sphere)': 'triangle_mesh_overlap_sphere',
    'overlap(TriangleMesh,Transform3,Capsule3)': 'triangle_mesh_overlap_capsule',
    'overlap(TriangleMesh,Transform3,Box3)': 'triangle_mesh_overlap_box',
    'overlap(TriangleMesh,Transform3,KdTree<3>,Transform3,float)': 'triangle_mesh_overlap_cloud',
    'distance(TriangleMesh,Transform3,Sphere,float)': 'triangle_mesh_distance_sphere',
    'distance(TriangleMesh,Transform3,Capsule3,float)': 'triangle_mesh_distance_capsule',
    'distance(TriangleMesh,Transform3,Box3,float)': 'triangle_mesh_distance_box',
    'distance(TriangleMesh,Transform3,KdTree<3>,Transform3,float)': 'triangle_mesh_distance_cloud',
};
for (const d of dimensions) {
    names[`KdBatch${d}::radius(KdTree<${d}>,float,TaskScheduler*)`] = `kd_batch${d}_radius_of_all`;
    names[`KdBatch${d}::k_nearest(KdTree<${d}>,int,float,TaskScheduler*)`] = `kd_batch${d}_k_nearest_of_all`;
}

const typesOf = (call) => call.parameters.map((one) => one.type.replace(/< /g, '<')).join(',');

/// Of two calls of a name of which one only has more arguments, all structs, the longer one: in C a null pointer stands for
/// the defaults.
function withoutShorter(methods) {
    return methods.filter((one) => !methods.some((other) => other !== one && other.name === one.name
        && other.parameters.length === one.parameters.length + 1
        && one.parameters.every((parameter, i) => parameter.raw === other.parameters[i].raw)
        && /Def&$/.test(other.parameters.at(-1).raw)));
}

export function makeCApi(headers) {
    const opaque = new Map();
    for (const subject of subjects) {
        for (const [name, made] of Object.entries(subject.make)) {
            for (const d of name.endsWith('<D>') ? dimensions : [0]) {
                const cpp = name.replace('<D>', `<${d}>`);
                opaque.set(cpp, { cpp, constructor: made?.replaceAll('<D>', `<${d}>`), subject });
            }
        }
    }
    const types = makeTypes(headers, opaque);
    const skipped = [];

    function call(owner, self, declared, name) {
        const where = `${owner}::${declared.name}(${typesOf(declared)})`;
        const parameters = declared.parameters.map((one) => ({ ...one, raw: types.rawOf(one.raw) })).map((one) => ({
            name: one.name, raw: one.raw, value: one.value, type: types.typeOf(one.type, where),
            isConst: /\bconst\b/.test(one.raw),
        }));
        const returns = types.typeOf(declared.returns, where);
        if (returns.sort === 'list' && returns.container !== 'std::vector' && returns.container !== 'HandleRange') returns.span();
        for (const one of parameters) {
            if (one.type.sort === 'list' && (one.isConst || one.type.container === 'StridedView')) one.type.span();
        }
        return {
            c: `jostle_${name}`, cpp: declared.name, owner, self, parameters, returns, doc: declared.doc,
            isConst: declared.isConst, isNoexcept: declared.isNoexcept, header: declared.header,
        };
    }

    /// Those of them that C has, each with its name.
    function callsOf(owner, self, methods, prefix) {
        const calls = [];
        for (const one of withoutShorter(methods)) {
            const key = `${owner ? `${owner.replace(/[<>]/g, '')}::` : ''}${one.name}(${typesOf(one)})`;
            const reason = leftOut.find(([pattern]) => pattern.test(key));
            if (reason) {
                skipped.push({ call: key, reason: reason[1] });
                continue;
            }
            if (one.parameters.some((parameter) => parameter.type === 'std::nullopt_t')) {
                const twin = methods.find((other) => other.name === one.name && other !== one);
                twin.mayBeNone = true;
                skipped.push({ call: key, reason: 'a null pointer' });
                continue;
            }
            const made = call(owner, self, one, names[key] ?? prefix(one));
            made.source = one;
            calls.push(made);
        }
        for (const made of calls) made.mayBeNone = made.source.mayBeNone ?? false;
        return calls;
    }

    const isJoint = (name) => headers.classes.get(name)?.base === 'Joint';
    const prefixOf = (cpp) => snakeCase(cpp.replace(/<([23])>/, '$1'));

    function classCalls(cpp) {
        const match = /^(\w+)<([23])>$/.exec(cpp);
        const declared = match ? instantiate(headers, match[1], Number(match[2])) : headers.classes.get(cpp) ?? headers.structs.get(cpp);
        const self = opaque.has(cpp) ? 'pointer' : 'handle';
        return callsOf(cpp, self, declared.methods, (one) => `${prefixOf(cpp)}_${one.name}`);
    }

    /// A function is named after its first argument, where that is a shape or an object.
    const ofFirst = ['Geometry', 'Chain', 'Outline', 'ConvexPieces', 'PiecesTree', 'TriangleMesh', 'MeshPairMemory', 'Manifold', 'MassData', 'MeshMotion'];
    function functionName(one) {
        const first = one.parameters[0]?.type;
        return ofFirst.includes(first) ? `${prefixOf(first)}_${one.name}` : one.name;
    }

    /// Of c/src: named as they are written; a template over D has the dimension behind the name of its class.
    function handWritten(file) {
        const templates = Object.keys(Object.fromEntries(headers.templates)).map((name) => snakeCase(name));
        return headers.functions.filter((one) => one.header === `src/${file}`).flatMap((one) => {
            if (!one.isTemplate) return callsOf('', 'function', [one], () => one.name);
            return dimensions.flatMap((d) => {
                const made = instantiateFunction(one, d);
                const prefix = templates.filter((name) => made.name.startsWith(`${name}_`)).sort((a, b) => b.length - a.length)[0];
                return callsOf('', 'function', [{ ...made, header: one.header }], () => made.name.replace(prefix, `${prefix}${d}`));
            });
        }).map((one) => ({ ...one, isHandWritten: true }));
    }

    const result = [];
    for (const subject of subjects) {
        const made = { name: subject.name, types: [], constants: [], classes: [], calls: [] };
        types.begin(made);
        made.constants = [...headers.constants.values()]
            .filter((one) => subject.headers.test(one.header) && /^k(?!Kd)/.test(one.name));
        for (const name of subject.types) types.typeOf(name, subject.name).span?.();
        const classes = [...opaque.values()].filter((one) => one.subject === subject);
        for (const one of classes) {
            const constructor = one.constructor === undefined ? null : call(one.cpp, 'constructor',
                headers.method(`void create(${one.constructor})`), `${prefixOf(one.cpp)}_create`);
            made.classes.push({ ...one, c: types.typeOf(one.cpp).c, prefix: prefixOf(one.cpp), doc: classDoc(headers, one.cpp), constructor });
        }
        const members = classes.filter((one) => !['MeshReport', 'TaskScheduler', 'Scene', 'SceneReport', 'ByteRollback', 'Drawing'].includes(one.cpp)).map((one) => one.cpp);
        if (subject.handles) members.push(...handleClasses, ...[...headers.classes.keys()].filter(isJoint));
        for (const name of members) made.calls.push(...classCalls(name));
        const free = headers.functions.filter((one) => !one.isTemplate && subject.headers.test(one.header));
        made.calls.push(...callsOf('', 'function', free, functionName).map((one) => ({ ...one, isFree: true })));
        if (subject.calls) made.calls.push(...handWritten(subject.calls));
        result.push(made);
    }
    requireUnique(result);
    return { subjects: result, skipped, made: types.made, opaque };
}

const classDoc = (headers, cpp) => (headers.classes.get(cpp) ?? headers.structs.get(cpp) ?? headers.templates.get(cpp.replace(/<.*/, '')) ?? { doc: [] }).doc;

function requireUnique(subjects) {
    const seen = new Map();
    for (const one of subjects.flatMap((subject) => subject.calls)) {
        const text = `${one.owner}::${one.cpp}(${one.parameters.map((parameter) => parameter.raw).join(',')})`;
        if (seen.has(one.c)) throw new Error(`${one.c} would be both ${seen.get(one.c)} and ${text}: a line of names, in c_api.mjs`);
        seen.set(one.c, text);
    }
}

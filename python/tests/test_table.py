# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
"""The package against the table of the public headers (generate/api.json): every call of a class, every field of a
definition with its default and its unit, every enumerator. Calls that Python has otherwise are named here, with the reason."""

import ast
import inspect
import json
import math
import os
import pathlib
import re

import jostle
import numpy as np
import pytest
from jostle import _jostle, _values

DOCS = os.environ.get("JOSTLE_DOCS")
pytestmark = pytest.mark.skipif(DOCS is None, reason="the table is not beside an installed package")

#: Classes of C++, and Python's.
CLASSES = {
    **{name: name for name in ["World", "Body", "Shape", "ChainShape", "Joint", "FlowField", "CrowdWorld", "MeshScene", "MeshPairMemory"]},
    **{f"{name}<2>": name for name in ["Crowd", "Guide", "KdTree", "Bvh", "DynamicTree", "BroadPhase"]},
    **{f"{name}Joint": f"{name}Joint" for name in ["Revolute", "Prismatic", "Distance", "Weld", "Wheel", "Slot", "Motor", "Target",
                                                    "Friction", "Pulley", "Gear", "Ratchet", "Filter", "Custom"]},
    "TriangleMesh": "Mesh",
}

#: Calls that Python has under another name, or as a part of another call; `Class.call`: Python's name.
RENAMED = {
    # Worlds.
    "World.set_allow_sleep": "allows_sleep", "World.set_continuous": "is_continuous", "World.set_profiling": "is_profiling",
    "World.linear_velocities": "velocities", "World.angular_velocities": "velocities", "World.overlap_any": "overlap",
    # Bodies and shapes.
    "Body.set_awake": "is_awake", "Body.set_enabled": "is_enabled", "Body.set_bullet": "is_bullet", "Body.set_continuous": "is_continuous",
    "Body.reset_continuous": "is_continuous", "Body.reset_sleep_threshold": "sleep_threshold", "Body.set_allow_sleep": "allows_sleep",
    "Body.set_mass": "mass_data", "Body.reset_mass": "mass_data", "Body.transform": "position", "Body.apply_force_to_center": "apply_force",
    "Body.apply_impulse_to_center": "apply_impulse", "Shape.set_sensor": "is_sensor", "Shape.set_smooth": "is_smooth",
    "ChainShape.segment": "segments", "ChainShape.segment_count": "segments", "Joint.body": "bodies", "Joint.body_count": "bodies",
    # Crowds.
    "Crowd.def": "agent_def", "Crowd.set_def": "set_agent_def", "Crowd.contains": "__contains__", "Crowd.size": "__len__",
    "Crowd.position": "positions", "Crowd.velocity": "velocities", "Crowd.preferred_velocity": "preferred_velocities", "Crowd.goal": "goals",
    "Crowd.set_position": "set_positions", "Crowd.set_velocity": "set_velocities", "Crowd.set_preferred_velocity": "set_preferred_velocities",
    "Crowd.set_goal": "set_goals", "Crowd.is_squeezed": "squeezed", "Crowd.is_visible": "are_visible", "Crowd.obstacles": "obstacle_ids",
    "Crowd.agents": "agent_ids", "FlowField.direction": "directions", "FlowField.distance": "distances", "FlowField.def": "area",
    "Guide.groups": "__len__", "Guide.contains": "are_members", "CrowdWorld.discs": "disc_ids", "CrowdWorld.is_disc": "are_discs",
    "CrowdWorld.obstacles": "obstacle_ids",
    # Trees.
    "KdTree.build": "rebuild", "KdTree.size": "__len__", "KdTree.closest": "k_nearest", "Bvh.build": "__init__", "Bvh.size": "__len__",
    "DynamicTree.size": "__len__", "DynamicTree.insert_all": "insert", "BroadPhase.size": "__len__",
    # Meshes.
    "Mesh.build": "__init__", "Mesh.vertex_count": "vertices", "Mesh.triangle_count": "__len__", "Mesh.vertex": "vertices",
    "Mesh.triangle": "triangles", "Mesh.corners": "triangles", "Mesh.ray_closest": "rays_closest", "Mesh.ray_any": "rays_any",
    "Mesh.ray_all": "rays_all", "Mesh.closest": "points_closest", "Mesh.signed_distance": "signed_distances",
    "MeshScene.size": "__len__", "MeshScene.is_live": "__contains__", "MeshScene.id_end": "ids", "MeshScene.transform": "pose",
    "MeshScene.ray_closest": "rays_closest", "MeshScene.ray_any": "rays_closest", "MeshScene.closest": "points_closest",
    "MeshPairMemory.size": "__len__",
}
_TREES = r"(KdTree|Bvh|DynamicTree|BroadPhase)"
#: Calls that Python has not, as patterns of `Class.call`, with the reason.
LEFT_OUT = {
    _TREES + r"\.(byte_count|node_count|block_count|height|static_height|movable_height|area_ratio|greatest_imbalance|last_work|slack"
    r"|change_count|options|release_scratch|reserve_more|reserved_count|forget_reserved|fits|enlarge|id_end|has_moved|moved_count)":
        "the inside of a tree, of which arrays tell nothing",
    r"(DynamicTree|BroadPhase)\.(move_all|move_in_place|refit|optimize|rebuild|wear|apply_moves|buffer_move|clear_moved|mark_moved|find_pairs"
    r"|move_static)": "ways to move items one by one; move() takes arrays",
    r"(DynamicTree|BroadPhase)\.(set_)?(filter|user_data|apart)": "an item is its id: filters and data are arrays of the user's own",
    r"(DynamicTree|BroadPhase)\.(fat_box|is_live|mobility|overlap|shift_origin)": "questions about one item",
    r"(KdTree|Bvh|DynamicTree|Mesh)\.clear": "a new tree or mesh",
    r"KdTree\.(insert|remove|contains)": "a tree of points is built of an array; rebuild() keeps its memory",
    r"Bvh\.(bounds|box)": "the boxes are the array that the tree was built of",
    r"Mesh\.byte_count": "the inside of a mesh",
    r"World\.tolerances": "constants of the library",
    r"World\.save_size": "len(world.save())",
    r"Joint\.color": "the inside of the solver",
    r"Shape\.def": "the properties of a shape are there one by one",
}

#: Definitions whose fields are keywords: the call of Python, and those of its keywords that are no fields of the struct.
DEFINITIONS = {
    "WorldDef": ("World.__init__", {"threads"}),
    "BodyDef": ("World.create_body", set()),
    "AgentDef<2>": ("Crowd.add", set()),
    "ObstacleDef<2>": ("Crowd.add_obstacle", {"points"}),
    "CrowdWorldDef": ("CrowdWorld.__init__", {"crowd", "world"}),
    "WorldQuery": ("World.closest", {"point"}),
    **{f"{name}JointDef": (f"World.create_{name.lower()}", set()) for name in [
        "Revolute", "Prismatic", "Distance", "Weld", "Wheel", "Slot", "Motor", "Target", "Friction", "Pulley", "Gear", "Ratchet", "Filter"]},
}
#: Fields that keywords and tuples lack, with the reason.
_WORK = "the search's own counts"
FIELDS_LEFT_OUT = {
    ("WorldDef", "scheduler"): "`threads` makes one",
    ("WorldQuery", "predicate"): "a question runs without the interpreter",
    ("ContactPoint", "id"): "the inside of the solver",
    ("Contact", "color"): "the inside of the solver",
    ("Contact", "rolling_impulse"): "the inside of the solver",
    **{("WorldCounts", field): "the inside of the solver" for field in ["colors", "overflow", "stack_peak", "tree_height"]},
    **{(name, "work"): _WORK for name in ["MeshRayHit", "MeshPoint", "MeshDistance", "PrimitiveDistance", "MeshSceneHit", "MeshScenePoint"]},
    ("PrimitiveDistance", "point"): "of a cloud of points, which Python does not ask about",
    ("BodyMove", "transform"): "`position` and `rotation`",
    ("CrowdProfile", "stage"): "a field for each stage",
}
#: Fields that tuples have besides.
FIELDS_BESIDES = {"BodyMove": {"position", "rotation"}, "CrowdProfile": {"tree", "neighbors", "choice", "agreement", "movement"}}


@pytest.fixture(scope="module")
def table():
    return json.loads(pathlib.Path(DOCS, "generate/api.json").read_text())


def all_of(table, part):
    return [one for subject in table["subjects"] for one in subject[part]]


def signature_of(function):
    """The argument names and defaults of a function of the compiled module."""
    if isinstance(function, property):
        return None
    return ast.parse(function.__nb_signature__[0][0] + ": ...").body[0].args


def explained(function):
    """{keyword: its line} of a docstring."""
    return dict(re.findall(r"^(\w+): (.*)$", function.__nb_signature__[0][1], re.M))


def member_of(python_class, name):
    return inspect.getattr_static(python_class, name, None)


def pythons_name(owner, call, members):
    """The member of Python that a call of C++ is."""
    name = RENAMED.get(f"{owner}.{call}", call)
    if name not in members and call.startswith("set_") and call[4:] in members:
        return call[4:]
    if name not in members and f"{name}s_closest" in members:
        return f"{name}s_closest"
    return name


def test_every_call_of_every_class_is_there(table):
    lacking, used = [], set()
    for call in all_of(table, "calls"):
        python = CLASSES.get(call.get("class"))
        if python is None:
            continue
        members = dir(getattr(jostle, python))
        key = f"{python}.{call['cpp']}"
        name = pythons_name(python, call["cpp"], members)
        patterns = {pattern for pattern in LEFT_OUT if re.fullmatch(pattern, key)}
        if name not in members:
            used |= patterns
            if not patterns:
                lacking.append(key)
        if key in RENAMED:
            used.add(key)
    assert sorted(set(lacking)) == []
    assert sorted((set(LEFT_OUT) | set(RENAMED)) - used) == [], "no call of the table has this name"


def test_units_of_docstrings_are_those_of_the_table(table):
    """A call whose comment begins with a unit in brackets has the same in Python."""
    wrong = []
    for call in all_of(table, "calls"):
        python = CLASSES.get(call.get("class"))
        unit = re.match(r"\[[^]]+\]", " ".join(call["doc"]))
        if python is None or not unit or unit[0] == "[1]":
            continue
        cls = getattr(jostle, python)
        member = member_of(cls, pythons_name(python, call["cpp"], dir(cls)))
        about = getattr(member, "__doc__", None) or ""
        if member is not None and unit[0] not in about:
            wrong.append(f"{python}.{call['cpp']}: {unit[0]}: {about}")
    assert wrong == []


def evaluated(text, constants):
    """The value of a default of C++, where it is a number, a vector, or none."""
    text = re.sub(r"\b(\d[\d.e+-]*)f\b", r"\1", text.replace("true", "True").replace("false", "False"))
    text = re.sub(r"\b(\d+)[uU][lL]*\b", r"\1", text)
    text = text.replace("std::numeric_limits<float>::infinity()", "inf").replace("std::numeric_limits<float>::max()", "_MAX")
    text = text.replace("~std::uint64_t{0}", str(2**64 - 1)).replace("~0", str(2**32 - 1)).replace("&&", " and ")
    if text.startswith("{") and text.endswith("}"):
        text = f"({text[1:-1]},)" if text != "{}" else "None"
    if "::k" in text:
        return re.sub(r"(?<!^)([A-Z])", r"_\1", text.rpartition("::k")[2]).lower()
    try:
        return eval(text, {"inf": math.inf, "_MAX": _values._MAX, **constants})
    except (NameError, SyntaxError):
        return ...


def test_keywords_have_the_fields_defaults_and_units_of_definitions(table):
    constants = {}
    for one in all_of(table, "constants"):
        value = evaluated(one["value"], constants)
        if value is not ...:
            constants[one["cpp"]] = value
    structs = {one["cpp"]: one for one in all_of(table, "structs")}
    compared = 0
    for name, (call, others) in DEFINITIONS.items():
        owner, _, function = call.partition(".")
        member = getattr(getattr(jostle, owner), function)
        arguments = signature_of(member)
        defaults = {one.arg: value for one, value in zip(arguments.kwonlyargs, arguments.kw_defaults)}
        positional = [one.arg for one in arguments.args[1:]]
        about = explained(member)
        fields = {field["name"]: field for field in structs[name]["fields"]}
        left_out = {field for struct, field in FIELDS_LEFT_OUT if struct == name}
        assert set(fields) - left_out <= set(defaults) | set(positional), name
        assert (set(defaults) | set(positional)) - others <= set(fields), name
        for field, declared in fields.items():
            if field in left_out or field in others:
                continue
            unit = declared.get("unit")
            if unit and unit != "1" and field in about:
                assert about[field].startswith(f"[{unit}]"), f"{name}.{field}: {about[field]}"
            expected = evaluated(declared.get("default", "..."), constants)
            own = ... if field not in defaults else eval(ast.unparse(defaults[field]), {"math": math, "jostle": jostle, "inf": math.inf})
            if ... in (own, expected):  # an object, which has no default; or a constant of C++
                continue
            if expected is None:
                assert own in (None, 0, "", (0, 0), (0.0, 0.0)) or isinstance(own, tuple), f"{name}.{field}: {own}"
            else:
                assert np.allclose(own, expected) if not isinstance(expected, str) else own == expected, f"{name}.{field}: {own} and {expected}"
            compared += 1
    assert compared > 60


def test_values_have_the_fields_of_structs(table):
    structs = {one["cpp"]: one for one in all_of(table, "structs")}
    compared, used = 0, set()
    for name, value in vars(_values).items():
        struct = structs.get(name) or structs.get(f"{name}<2>")
        if not (inspect.isclass(value) and issubclass(value, tuple)) or name.startswith("_") or struct is None:
            continue
        compared += 1
        left_out = {field for owner, field in FIELDS_LEFT_OUT if owner == name}
        used |= {(name, field) for field in left_out}
        fields = {field["name"] for field in struct["fields"]}
        assert left_out <= fields, name
        assert set(value._fields) == fields - left_out | FIELDS_BESIDES.get(name, set()), name
    assert {one for one in FIELDS_LEFT_OUT if one[0] not in DEFINITIONS} == used
    assert compared >= 30


def test_names_of_enumerations_are_those_of_the_table(table):
    """Literals of the stub have the enumerators, in snake case."""
    stub = (pathlib.Path(jostle.__file__).parent / "_jostle.pyi").read_text() + pathlib.Path(_values.__file__).read_text()
    literals = {frozenset(re.findall(r"['\"](\w+)['\"]", found)) for found in re.findall(r"Literal\[([^]]*)\]", stub)}
    enumerations = {one["cpp"]: one for one in all_of(table, "enumerations")}
    for name in ["BodyType", "MixRule", "JointType", "ObstacleShape", "AtEnd", "BuildMethod", "KdSplit", "MeshContactTimeState"]:
        names = {re.sub(r"(?<!^)([A-Z])", r"_\1", value["cpp"][1:]).lower() for value in enumerations[name]["values"]}
        assert names in literals or name == "JointType" and names == {cls.__name__[:-5].lower() for cls in jostle.Joint.__subclasses__()}, name

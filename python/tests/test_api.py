# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
"""The package as a whole: its names, docstrings, stub and values agree with each other and with C++'s tables."""

import ast
import inspect
import json
import pathlib
import re
import subprocess
import sys

import jostle
import numpy as np
import pytest
from jostle import _jostle, _values

FOLDER = pathlib.Path(jostle.__file__).parent
STUB = FOLDER / "_jostle.pyi"


def own_members(type_):
    return {name: member for name, member in vars(type_).items() if not name.startswith("_")}


def test_stub_and_marker_are_there():
    assert (FOLDER / "py.typed").exists()
    tree = ast.parse(STUB.read_text())
    classes = {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}
    for name, type_ in vars(_jostle).items():
        if not inspect.isclass(type_):
            continue
        stubbed = {node.name for node in classes[name].body if isinstance(node, ast.FunctionDef)}
        assert set(own_members(type_)) <= stubbed, name


def test_every_public_name_has_a_docstring():
    missing = []
    for name in jostle.__all__:
        thing = getattr(jostle, name)
        if name == "__version__":
            continue
        if not thing.__doc__:
            missing.append(name)
        if inspect.isclass(thing):
            missing += [f"{name}.{member}" for member, one in own_members(thing).items()
                        if not one.__doc__ and not issubclass(thing, tuple)]
    assert missing == []


def test_every_number_in_a_signature_has_a_unit():
    """Keywords that are floats say their unit in brackets, in the docstring of their call."""
    for name in [name for name in dir(jostle.World) if name.startswith("create_")] + ["__init__"]:
        text = getattr(jostle.World, name).__doc__
        signature, _, about = text.partition(") -> ")
        for keyword in re.findall(r"(\w+): float = ", signature):
            assert re.search(rf"^ *{keyword}: \[", about, re.M), f"{name}: {keyword}"


def test_joints_have_a_maker_and_a_class_for_each_type():
    makers = {name[7:] for name in dir(jostle.World) if name.startswith("create_")} - {"body"}
    classes = {cls.__name__[:-5].lower() for cls in jostle.Joint.__subclasses__()}
    assert makers == classes and len(makers) == 14


def defaults_of(cls):
    return {field: cls._field_defaults.get(field) for field in cls._fields}


@pytest.mark.parametrize("name", ["MotionLocks", "MassData", "Material", "Filter", "JointLimit", "JointSpring", "JointServo",
                                  "JointBreak", "RevoluteMotor", "WheelMotor", "PrismaticMotor", "DistanceMotor",
                                  "SlotMotor"])
def test_values_have_the_fields_and_defaults_of_the_tables(name):
    table = _jostle.value_table(name)
    cls = getattr(_values, name)
    assert list(cls._fields) == [field for field, _ in table]
    for field, default in table:
        assert cls._field_defaults[field] == pytest.approx(default) if isinstance(default, (int, float)) else default


def test_records_are_tuples_of_their_dtypes():
    world = jostle.World()
    for name in own_members(jostle.Events):
        if name in ("array", "edits_dropped"):
            continue
        dtype = world.events.array(name).dtype
        record = re.search(r"_values\.(\w+)", getattr(jostle.Events, name).fget.__doc__).group(1)
        assert dtype.names == getattr(_values, record)._fields, name
    assert world.contact_array().dtype.names == _values.Contact._fields
    assert world.rays_closest([(0, 0)], [(1, 0)]).dtype.names == _values.WorldHit._fields
    assert world.points_closest([(0, 0)]).dtype.names == _values.NearShape._fields


def test_interpreter_without_its_lock_is_refused():
    program = "import sys; sys._is_gil_enabled = lambda: False; import jostle"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode != 0 and "global interpreter lock" in done.stderr


def test_benchmark_runs():
    done = subprocess.run([sys.executable, "-m", "jostle.bench", "--quick", "--json"], capture_output=True, text=True, check=True)
    result = json.loads(done.stdout)
    assert result["versions"]["numpy"] == np.__version__ and {"jostle"} <= set(result["nearest"])
    assert result["pyramid"]["jostle"]["top_m"] == pytest.approx(43.5, abs=0.1), "the pyramid stands"


def test_version_is_the_librarys():
    assert re.fullmatch(r"\d+\.\d+\.\d+", jostle.__version__)


def test_module_is_for_the_stable_abi():
    assert _jostle.__file__.endswith((".abi3.so", ".pyd")) and np.__version__

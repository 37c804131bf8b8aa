# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
"""Sweeps: a function or a scene over a table, on executors of this machine."""

import functools
import json
import multiprocessing
import os
import pathlib
import signal
import subprocess
import sys
import threading
import time
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor

import jostle
import pytest
import sweep_tasks

TABLE = {"height": [0.5, 3.0], "friction": [0.1, 0.8], "seed": [1, 2]}


def processes(count):
    """Workers that begin afresh, and find the tests' functions."""
    return ProcessPoolExecutor(count, mp_context=multiprocessing.get_context("spawn"))


@pytest.fixture(autouse=True)
def tasks_are_importable(monkeypatch):
    monkeypatch.setenv("PYTHONPATH", str(pathlib.Path(__file__).parent))


@pytest.fixture
def log(tmp_path):
    return tmp_path / "runs.jsonl"


def lines(path):
    return [json.loads(line) for line in path.read_text().splitlines()]


def test_every_combination_is_run_and_comes_back_in_the_order_of_the_table(log):
    rows = jostle.sweep(sweep_tasks.halve, {"n": [4, 1, 3]}, log=log)
    assert rows == [{"n": 4, "half": 2.0}, {"n": 1, "half": 0.5}, {"n": 3, "half": 1.5}]
    assert lines(log.with_suffix(".sorted.jsonl")) == rows


def test_hash_is_that_of_the_last_state(log):
    (row,) = jostle.sweep(sweep_tasks.drop, [{"height": 2, "seed": 3}], log=log)
    again = sweep_tasks.drop(2, seed=3)
    assert row["hash"] == f"{again['world'].state_hash():016x}" and row["x"] == again["x"]


def test_result_has_the_same_bytes_for_any_number_and_kind_of_workers(tmp_path):
    results = {}
    for name, executor in {
        "none": None,
        "thread": ThreadPoolExecutor(3),
        "one": processes(1),
        "two": processes(2),
    }.items():
        log = tmp_path / f"{name}.jsonl"
        jostle.sweep(sweep_tasks.drop, TABLE, executor=executor, log=log)
        if executor:
            executor.shutdown()
        results[name] = log.with_suffix(".sorted.jsonl").read_bytes()
        workers = {row["worker"] for row in lines(log)[1:]}
        assert (f":{os.getpid()}" in str(workers)) == (name in ("none", "thread"))
    assert len(results["none"].splitlines()) == 8 and len(set(results.values())) == 1


def test_second_call_does_what_the_log_lacks(log, tmp_path):
    jostle.sweep(sweep_tasks.slow, {"n": [1, 2], "folder": [str(tmp_path)]}, log=log)
    rows = jostle.sweep(sweep_tasks.slow, {"n": [3, 2, 1], "folder": [str(tmp_path)]}, log=log)
    assert (tmp_path / "ran").read_text() == "1\n2\n3\n"
    assert [row["n2"] for row in rows] == [9, 4, 1]


@pytest.mark.parametrize("torn", [1, 20, 60])
def test_torn_last_line_is_dropped_and_its_row_is_run_again(log, tmp_path, torn):
    table = {"n": [1, 2, 3], "folder": [str(tmp_path)]}
    jostle.sweep(sweep_tasks.slow, table, log=log)
    whole = log.read_bytes()
    log.write_bytes(whole[:-torn])
    jostle.sweep(sweep_tasks.slow, table, log=log)
    assert (tmp_path / "ran").read_text() == "1\n2\n3\n3\n"
    assert [row["row"]["n"] for row in lines(log)[1:]] == [1, 2, 3]


def test_driver_that_is_killed_loses_no_row_that_was_done(log, tmp_path):
    program = (
        "import sys, jostle, sweep_tasks\n"
        "jostle.sweep(sweep_tasks.slow, {'n': range(40), 'folder': [sys.argv[1]]}, log=sys.argv[2])"
    )
    driver = subprocess.Popen([sys.executable, "-c", program, str(tmp_path), str(log)])
    while not log.exists() or log.read_bytes().count(b"\n") < 4:
        assert driver.poll() is None
        time.sleep(0.01)
    driver.kill()
    driver.wait()
    before = len(lines(log)) - 1
    rows = jostle.sweep(sweep_tasks.slow, {"n": range(40), "folder": [str(tmp_path)]}, log=log)
    ran = (tmp_path / "ran").read_text().split()
    assert [row["n2"] for row in rows] == [n * n for n in range(40)]
    assert 3 <= before < 40 and len(ran) <= 41, "only the row that ran when the driver died ran twice"


def test_function_that_raises_costs_its_rows_alone(log, tmp_path):
    table = {"n": range(5), "folder": [str(tmp_path)]}
    with pytest.raises(jostle.SweepError, match=r"2 of 5 rows .*RuntimeError: 1 is odd.* next call runs these again"):
        jostle.sweep(sweep_tasks.fail_once, table, log=log)
    assert not log.with_suffix(".sorted.jsonl").exists()
    (tmp_path / "mended").touch()
    assert [row["n2"] for row in jostle.sweep(sweep_tasks.fail_once, table, log=log)] == [0, 1, 4, 9, 16]
    assert len(lines(log)) == 1 + 5 + 2


def test_worker_that_dies_ends_a_pool_with_a_sentence_and_the_next_call_goes_on(log, tmp_path):
    table = {"n": range(12), "folder": [str(tmp_path)]}
    with processes(2) as executor:
        with pytest.raises(jostle.SweepError, match="the executor broke .BrokenProcessPool.* a call with another executor"):
            jostle.sweep(sweep_tasks.die_once, table, executor=executor, log=log)
    with processes(2) as executor:
        rows = jostle.sweep(sweep_tasks.die_once, table, executor=executor, log=log)
    assert [row["n2"] for row in rows] == [n * n for n in range(12)]


class Counting(Executor):
    """Runs a task when it is waited for long enough, in another thread; counts those that wait."""

    num_workers = 2

    def __init__(self):
        self.waiting, self.most = [], 0
        self.lock = threading.Lock()

    def submit(self, function, /, *arguments):
        future = Future()
        with self.lock:
            self.waiting.append((future, function, arguments))
            self.most = max(self.most, len(self.waiting))
        threading.Timer(0.005, self._run_one).start()
        return future

    def _run_one(self):
        with self.lock:
            future, function, arguments = self.waiting[0]
        result = function(*arguments)
        with self.lock:
            self.waiting.pop(0)
        future.set_result(result)


def test_at_most_four_tasks_a_worker_are_submitted_ahead(log):
    executor = Counting()
    assert len(jostle.sweep(sweep_tasks.halve, {"n": range(30)}, executor=executor, log=log)) == 30
    assert executor.most == 8


class Losing(ThreadPoolExecutor):
    """Loses the third task, as a scheduler does whose worker died."""

    def submit(self, function, /, *arguments):
        if arguments[1] == {"n": 2} and not hasattr(self, "lost"):
            self.lost = Future()
            self.lost.set_exception(RuntimeError("worker 10.0.0.7 is gone"))
            return self.lost
        return super().submit(function, *arguments)


def test_worker_that_dies_costs_its_task_where_the_executor_lives_on(log):
    with Losing(2) as executor:
        with pytest.raises(jostle.SweepError, match="1 of 5 rows .*worker 10.0.0.7 is gone"):
            jostle.sweep(sweep_tasks.halve, {"n": range(5)}, executor=executor, log=log)
        assert len(jostle.sweep(sweep_tasks.halve, {"n": range(5)}, executor=executor, log=log)) == 5


def test_function_that_workers_cannot_import_is_told(log):
    def within():
        return {}

    with ThreadPoolExecutor(1) as executor:
        for function in (lambda n: {}, within):
            with pytest.raises(jostle.SweepError, match="workers cannot import .* write it at the top of a file"):
                jostle.sweep(function, {"n": [1]}, executor=executor, log=log)
    assert not log.exists()
    assert jostle.sweep(lambda n: {"m": n}, {"n": [1]}, log=log) == [{"n": 1, "m": 1}], "without workers it may be one"


def test_log_of_another_sweep_is_refused_and_stays(log):
    jostle.sweep(sweep_tasks.halve, {"n": [1]}, log=log)
    before = log.read_bytes()
    with pytest.raises(jostle.SweepError, match="is the log of sweep_tasks.halve .* another sweep needs another log"):
        jostle.sweep(sweep_tasks.drop, {"height": [1]}, log=log)
    log.write_bytes(before + b"pardon?\n" + before)
    with pytest.raises(jostle.SweepError, match="runs.jsonl:3 is not a line of a sweep's log"):
        jostle.sweep(sweep_tasks.halve, {"n": [1]}, log=log)


SOURCE = "def f(x):\n    return {'y': 2 * x}\n"


def run_source(folder, source, log="runs.jsonl"):
    """Runs a program of its own that sweeps the function f of a file a.py with this source."""
    (folder / "a.py").write_text(source)
    program = f"import a, jostle; print(jostle.sweep(a.f, {{'x': [1, 2]}}, log='{log}'))"
    return subprocess.run([sys.executable, "-B", "-c", program], cwd=folder, env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
                          capture_output=True, text=True)


def test_log_is_refused_after_an_edit_of_the_function_and_says_what_to_do(tmp_path):
    assert "[{'x': 1, 'y': 2}, {'x': 2, 'y': 4}]" in run_source(tmp_path, SOURCE).stdout
    before = (tmp_path / "runs.jsonl").read_bytes()
    edited = SOURCE.replace("2 * x", "100 * x")
    said = run_source(tmp_path, edited)
    assert said.stdout == ""
    assert "SweepError: runs.jsonl has the rows of another source of a.f" in said.stderr
    assert "changed code needs another log (log=), or delete this one" in said.stderr
    assert (tmp_path / "runs.jsonl").read_bytes() == before
    assert "'y': 100}" in run_source(tmp_path, edited, "second.jsonl").stdout
    assert "'y': 4}" in run_source(tmp_path, "# a comment\n" + SOURCE.replace("2 * x}", "2*x}  # twice")).stdout, "the same code"


def test_functions_of_one_name_do_not_share_a_log(log):
    def scaled(by):
        def f(x):
            return {"y": by * x}

        return f

    pairs = [
        (lambda x: {"y": x}, lambda x: {"y": 100 * x}),
        (lambda x, by=1: {"y": by * x}, lambda x, by=2: {"y": by * x}),
        (scaled(1), scaled(2)),
        (functools.partial(sweep_tasks.scale, 1), functools.partial(sweep_tasks.scale, 2)),
    ]
    for number, (one, other) in enumerate(pairs):
        name = log.with_name(f"{number}.jsonl")
        assert jostle.sweep(one, {"x": [1]}, log=name) == jostle.sweep(one, {"x": [1]}, log=name)
        with pytest.raises(jostle.SweepError, match="another source"):
            jostle.sweep(other, {"x": [1]}, log=name)


def test_log_of_a_scene_is_refused_after_an_edit_of_its_file(tmp_path, log):
    scene = jostle.reference_scene("rope_5")
    scene["steps"] = 3
    file = tmp_path / "rope.json"
    file.write_text(json.dumps(scene))
    rows = jostle.sweep(file, [{}], log=log)
    assert jostle.sweep(file, [{}], log=log) == rows
    scene["steps"] = 4
    file.write_text(json.dumps(scene))
    with pytest.raises(jostle.SweepError, match="runs.jsonl has the rows of another source of scene rope_5"):
        jostle.sweep(file, [{}], log=log)


def test_sweep_without_a_log_writes_nothing(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    calls = []
    for _ in range(2):
        assert jostle.sweep(lambda n: calls.append(n) or {"m": n}, {"n": [1, 2]}, log=None) == [{"n": 1, "m": 1}, {"n": 2, "m": 2}]
    assert calls == [1, 2, 1, 2] and list(tmp_path.iterdir()) == []
    with pytest.raises(jostle.SweepError, match="1 of 2 rows .*ZeroDivisionError.* without a log .log=. none is kept"):
        jostle.sweep(lambda n: {"m": 1 / n}, {"n": [0, 1]}, log=None)


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="logs are not locked on Windows")
def test_log_that_another_driver_writes_is_refused(log):
    def nested(n):
        with pytest.raises(jostle.SweepError, match="is in use"):
            jostle.sweep(sweep_tasks.halve, {"n": [1]}, log=log)
        return {"m": n}

    jostle.sweep(nested, {"n": [1]}, log=log)


def test_bad_tables_and_values_are_told(log):
    for values in (3, "ab"):
        with pytest.raises(TypeError, match=f"table.'f'. is {values!r}; it must be a list of values"):
            jostle.sweep(sweep_tasks.halve, {"n": range(2), "f": values}, log=log)
    with pytest.raises(ValueError, match="row 1 of the table, .* is there twice"):
        jostle.sweep(sweep_tasks.halve, [{"n": 1}, {"n": 1}], log=log)
    with pytest.raises(jostle.SweepError, match="it must return a dict or a World"):
        jostle.sweep(lambda n: n, {"n": [1]}, log=log)
    with pytest.raises(jostle.SweepError, match="cannot be written to a log"):
        jostle.sweep(lambda n: {"m": object()}, {"n": [1]}, log=log.with_name("second.jsonl"))
    with pytest.raises(jostle.SweepError, match="'n' is both a parameter and a value"):
        jostle.sweep(lambda n: {"n": n}, {"n": [1]}, log=log.with_name("third.jsonl"))


def test_scene_is_swept_by_pointers_and_seeds(tmp_path):
    scene = jostle.reference_scene("rope_5")
    scene["steps"] = 30
    table = {"/gravity/1": [-10, 0], "seed": [1, 2], "jitter": [0.01]}
    rows = jostle.sweep(scene, table, log=tmp_path / "a.jsonl")
    assert len({row["hash"] for row in rows}) == 4
    assert jostle.sweep(scene, table, log=tmp_path / "b.jsonl") == rows
    scene["gravity"] = [0, 0]
    world = jostle.World.from_scene(scene)
    for _ in range(30):
        world.step()
    (row,) = jostle.sweep(scene, [{}], log=tmp_path / "c.jsonl")
    assert row["hash"] == f"{world.state_hash():016x}"
    with pytest.raises(jostle.SweepError, match="the scene has nothing at '99' of '/bodies/99/position'"):
        jostle.sweep(scene, [{"/bodies/99/position": [0, 0]}], log=tmp_path / "d.jsonl")


def test_program_runs_a_file_and_goes_on(tmp_path):
    file = tmp_path / "ropes.json"
    file.write_text(json.dumps({"scene": "rope_5", "table": {"/steps": [10, 20], "/gravity/0": [0, 1]}}))
    results = []
    for number in (1, 2):
        log = tmp_path / f"{number}.jsonl"
        command = [sys.executable, "-m", "jostle.sweep", str(file), "--processes", str(number), "--log", str(log)]
        for _ in range(2):
            said = subprocess.run(command, capture_output=True, text=True, timeout=100)
            assert (said.returncode, said.stderr) == (0, ""), said.stderr
            assert said.stdout.startswith("4 rows in ")
        assert len(lines(log)) == 5
        results.append(log.with_suffix(".sorted.jsonl").read_bytes())
    assert results[0] == results[1]
    file.write_text("{}")
    said = subprocess.run(command, capture_output=True, text=True, timeout=100)
    assert said.returncode == 2 and "has no 'scene'" in said.stderr


def test_result_is_written_as_parquet_where_pyarrow_is_there(log):
    parquet = pytest.importorskip("pyarrow.parquet")
    rows = jostle.sweep(sweep_tasks.drop, TABLE, log=log)
    assert parquet.read_table(log.with_suffix(".sorted.parquet")).to_pylist() == rows
    with pytest.warns(UserWarning, match="there is no .*mixed.sorted.parquet"):
        mixed = jostle.sweep(lambda n: {"m": n}, {"n": [1, "one"]}, log=log.with_name("mixed.jsonl"))
    assert [row["m"] for row in mixed] == [1, "one"], "a column of numbers and texts"


def test_bar_counts_rows_where_tqdm_is_there(log, capsys):
    pytest.importorskip("tqdm")
    jostle.sweep(sweep_tasks.halve, {"n": [1, 2]}, log=log)
    assert capsys.readouterr().err == "", "no terminal, no bar"
    jostle.sweep(sweep_tasks.halve, {"n": range(5)}, log=log, progress=True)
    said = capsys.readouterr().err
    assert "2/5" in said and "5/5" in said


def test_module_of_the_program_does_not_hide_the_function():
    said = subprocess.run(
        [sys.executable, "-c", "import jostle, jostle.sweep; print(callable(jostle.sweep))"], capture_output=True, text=True
    )
    assert said.stdout == "True\n", said.stderr

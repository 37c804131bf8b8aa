# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
"""Sweeps over Dask and MPI, where these are installed: ./test --part python.clusters installs them."""

import importlib.util
import json
import pathlib
import shutil
import subprocess
import sys
import time

import jostle
import pytest
import sweep_tasks

TESTS = str(pathlib.Path(__file__).parent)
COUNT = 60


@pytest.fixture
def environment(monkeypatch):
    monkeypatch.setenv("PYTHONPATH", TESTS)


def lines(path):
    return [json.loads(line) for line in path.read_text().splitlines()]


def expected(tmp_path):
    """The bytes of the result, made by this process alone."""
    log = tmp_path / "alone.jsonl"
    jostle.sweep(sweep_tasks.slow, {"n": range(COUNT), "folder": [str(tmp_path)]}, log=log)
    (tmp_path / "ran").unlink()
    return log.with_suffix(".sorted.jsonl").read_bytes()


def wait_for_rows(log, count, driver):
    end = time.monotonic() + 60
    while not log.exists() or log.read_bytes().count(b"\n") <= count:
        assert driver.poll() is None, "the driver ended"
        assert time.monotonic() < end, "no rows come"
        time.sleep(0.02)


@pytest.fixture
def cluster(tmp_path, environment):
    """A scheduler of Dask and two workers, as processes that talk over TCP; ends with the processes."""
    pytest.importorskip("distributed")
    started = []

    def start(program, *arguments):
        with (tmp_path / f"dask{len(started)}").open("w") as log:
            command = [sys.executable, "-m", "distributed.cli." + program, *arguments]
            started.append(subprocess.Popen(command, stdout=log, stderr=log))
        return started[-1]

    address = tmp_path / "scheduler.json"
    start("dask_scheduler", "--scheduler-file", str(address), "--port", "0", "--no-dashboard", "--host", "127.0.0.1")
    workers = [
        start("dask_worker", "--scheduler-file", str(address), "--nthreads", "1", "--no-dashboard", "--no-nanny")
        for _ in range(2)
    ]
    yield address, workers
    for process in started:
        process.kill()
        process.wait()


DRIVER = f"""
import sys, jostle, sweep_tasks
from distributed import Client
scheduler, folder, log, workers = sys.argv[1:]
client = Client(scheduler_file=scheduler)
client.wait_for_workers(int(workers))
table = {{"n": range({COUNT}), "folder": [folder]}}
jostle.sweep(sweep_tasks.slow, table, executor=client.get_executor(), log=log)
"""


def test_dask_goes_on_when_a_worker_and_then_the_driver_are_killed(cluster, tmp_path):
    address, workers = cluster
    wanted = expected(tmp_path)
    log = tmp_path / "runs.jsonl"

    def drive(count):
        return subprocess.Popen([sys.executable, "-c", DRIVER, address, tmp_path, log, str(count)])

    driver = drive(2)
    wait_for_rows(log, 6, driver)
    workers[0].kill()
    wait_for_rows(log, 20, driver)
    driver.kill()
    driver.wait()
    before = len(lines(log)) - 1
    assert 20 <= before < COUNT
    driver = drive(1)
    assert driver.wait(100) == 0
    assert log.with_suffix(".sorted.jsonl").read_bytes() == wanted
    assert len(lines(log)) == 1 + COUNT, "what the log had was not run again"
    assert len({row["worker"] for row in lines(log)[1:]}) == 2


MPI_PROGRAM = f"""
import sys, jostle, sweep_tasks
from mpi4py.futures import MPIPoolExecutor
if __name__ == "__main__":
    with MPIPoolExecutor() as executor:
        table = {{"n": range({COUNT}), "folder": [sys.argv[1]]}}
        jostle.sweep(sweep_tasks.slow, table, executor=executor, log=sys.argv[2])
"""


def test_mpi_gives_the_same_bytes(tmp_path, environment):
    # Not imported: a process of MPI starts no other.
    if importlib.util.find_spec("mpi4py") is None or shutil.which("mpirun") is None:
        pytest.skip("needs mpi4py and Open MPI")
    wanted = expected(tmp_path)
    log = tmp_path / "runs.jsonl"
    program = tmp_path / "program.py"
    program.write_text(MPI_PROGRAM)
    run = ["mpirun", "--allow-run-as-root", "--oversubscribe", "-n", "4", sys.executable, "-m", "mpi4py.futures"]
    said = subprocess.run([*run, program, tmp_path, log], capture_output=True, text=True, timeout=200)
    assert said.returncode == 0, said.stderr
    assert log.with_suffix(".sorted.jsonl").read_bytes() == wanted
    assert len({row["worker"] for row in lines(log)[1:]}) == 3, "one of the four is the driver"

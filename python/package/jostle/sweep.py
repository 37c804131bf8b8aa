# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
"""python -m jostle.sweep FILE: runs a scene over a table of parameters and seeds. FILE is JSON:

    {"scene": "large_pyramid", "table": {"/bodies/0/shapes/0/friction": [0.2, 0.6], "seed": [1, 2, 3], "jitter": [0.01]}}

`scene` is the name of a reference scene, a file beside FILE, or the scene itself; `table` has the values of each name, for all
combinations, or is a list of rows. The log is FILE with .runs.jsonl; where it is there, the sweep goes on."""

from __future__ import annotations

import argparse
import contextlib
import json
import pathlib
import sys

from jostle._sweep import SweepError, sweep


def executor_of(options: argparse.Namespace):
    """The executor that is asked for, as a context."""
    if options.dask:
        from dask.distributed import Client

        return Client(options.dask).get_executor()
    if options.mpi:
        from mpi4py.futures import MPIPoolExecutor

        return MPIPoolExecutor()
    if options.processes == 1:
        return contextlib.nullcontext()
    import multiprocessing
    from concurrent.futures import ProcessPoolExecutor

    return ProcessPoolExecutor(options.processes, mp_context=multiprocessing.get_context("spawn"))


def scene_of(asked, folder: pathlib.Path):
    """A scene, or where one is: a file lies beside the sweep's own."""
    if isinstance(asked, str) and (folder / asked).is_file():
        return folder / asked
    return asked


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m jostle.sweep", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("file", type=pathlib.Path)
    parser.add_argument("--log", type=pathlib.Path, help="FILE with .runs.jsonl, unless given")
    parser.add_argument("--processes", type=int, help="how many; one for each core, unless given")
    parser.add_argument("--dask", metavar="ADDRESS", help="of a scheduler of Dask: its workers do the work")
    parser.add_argument("--mpi", action="store_true", help="the workers are those of python -m mpi4py.futures")
    options = parser.parse_args(arguments)
    try:
        asked = json.loads(options.file.read_text())
        scene, table = scene_of(asked["scene"], options.file.parent), asked["table"]
    except (OSError, ValueError, TypeError) as error:
        print(f"jostle.sweep: {options.file}: {error}", file=sys.stderr)
        return 2
    except KeyError as error:
        print(f"jostle.sweep: {options.file} has no {error}", file=sys.stderr)
        return 2
    log = options.log or options.file.with_suffix(".runs.jsonl")
    try:
        with executor_of(options) as executor:
            rows = sweep(scene, table, executor=executor, log=log)
    except (SweepError, ValueError) as error:
        print(f"jostle.sweep: {error}", file=sys.stderr)
        return 1
    print(f"{len(rows)} rows in {log.with_suffix('.sorted.jsonl')}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
if __name__ == "jostle.sweep":
    # Imported, the module of this program would stand in the place of the function of this name.
    sys.modules[__name__] = sweep  # type: ignore[assignment]

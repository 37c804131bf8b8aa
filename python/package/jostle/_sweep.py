# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
"""jostle.sweep: a function over a table, on any executor. Invariant: what the log has is done, and is not done again; a row
is in the log once its values are. Cost: a line of the log per row, and at most four tasks per worker in memory."""

from __future__ import annotations

import os
import pathlib
import pickle
import platform
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, CancelledError, Executor, Future, wait
from typing import Any

import jostle
from jostle._progress import progress_bar
from jostle._sweep_log import Log, SweepError, rows_of, to_json, write_result
from jostle._sweep_source import name_of, source_hash

#: Tasks that are submitted and not done, per worker: enough that none waits for the driver, few enough that a pool that
#: breaks, or a driver that is stopped, leaves little behind.
AHEAD = 4

Function = Callable[..., Mapping[str, Any]]


def sweep(
    function: Function | Mapping[str, Any] | str | os.PathLike[str],
    table: Mapping[str, Iterable[Any]] | Iterable[Mapping[str, Any]],
    *,
    executor: Executor | None = None,
    log: str | os.PathLike[str] | None = "runs.jsonl",
    workers: int | None = None,
    progress: bool | None = None,
) -> list[dict[str, Any]]:
    """Runs a function, or a scene, for each row of a table, and returns the rows with what they gave.

    function: gets a row's parameters as keywords, and returns a dict of numbers, texts and lists; a World among its values
        is written as `hash`, the hash of its state. Workers import it: it is neither a lambda nor within another function.
        Or a scene: a dict, a file, or the name of a reference scene; a parameter is a JSON pointer into it, `seed` or `jitter`.
    table: rows, as dicts; or a dict with the values of each name, for all combinations.
    executor: any of concurrent.futures, Dask's or MPI's; None: this process, one row after the other.
    log: gets a line for each row as it comes. A row that it has is not run again. A log of a function or scene with another
        source is refused. None: no log and no files; the rows are returned alone.
    workers: how many the executor has; None: as it says. At most four tasks per worker are submitted at a time.
    progress: a bar, if tqdm is there; None: if the errors go to a terminal.

    Once all rows are there they are written to the log's name with `.sorted.jsonl`, in the order of the table and without
    times, and as `.sorted.parquet` if pyarrow is there: the same bytes for any number and kind of workers. A row whose
    function raises, and a row whose worker dies, is told by SweepError when the others are done; the next call runs it.
    """
    if not callable(function):
        from jostle._sweep_scene import scene_function

        name, source, function = scene_function(function)
    else:
        name, source = name_of(function), source_hash(function)
    if executor is not None:
        require_importable(function)
    rows = rows_of(table)
    path = None if log is None else pathlib.Path(log)
    kept = Log(path, name, source, jostle.__version__)
    try:
        todo = [key for key in rows if key not in kept.rows]
        with progress_bar(len(rows), progress, "row", done=len(rows) - len(todo)) as bar:
            errors = run(function, rows, todo, executor, workers, kept, bar)
    finally:
        kept.close()
    if errors:
        rest = f"{path} has the others, and the next call runs these again" if path else "without a log (log=) none is kept"
        raise SweepError(f"{len(errors)} of {len(rows)} rows have no values; the first is {errors[0]}; {rest}")
    result = [merged(parameters, kept.rows[key]) for key, parameters in rows.items()]
    if path:
        write_result(path.with_suffix(".sorted.jsonl"), result)
    return result


def run(
    function: Function,
    rows: dict[str, dict[str, Any]],
    todo: list[str],
    executor: Executor | None,
    workers: int | None,
    log: Log,
    bar: Any,
) -> list[str]:
    """Runs the rows of `todo`; returns a sentence for each that gave nothing."""
    errors: list[str] = []
    for key, outcome in outcomes(function, rows, todo, executor, workers, log.path):
        log.add(key, outcome)
        if "error" in outcome:
            errors.append(f"{key}: {outcome['error']}")
        bar.update()
    return errors


def outcomes(
    function: Function,
    rows: dict[str, dict[str, Any]],
    todo: list[str],
    executor: Executor | None,
    workers: int | None,
    path: pathlib.Path | None,
) -> Iterator[tuple[str, dict[str, Any]]]:
    """The outcome of each row, as it comes."""
    if executor is None:
        for key in todo:
            yield key, run_row(function, rows[key])
        return
    most = AHEAD * (workers or workers_of(executor))
    waiting = iter(todo)
    pending: dict[Future, str] = {}
    try:
        while True:
            while len(pending) < most and (key := next(waiting, None)) is not None:
                pending[executor.submit(run_row, function, rows[key])] = key
            if not pending:
                return
            done, _ = wait(pending, return_when=FIRST_COMPLETED)
            for future in sorted(done, key=is_broken):  # ORDER: what is done comes before the news that all is broken
                yield pending.pop(future), outcome_of(future)
    except (BrokenExecutor, CancelledError) as error:
        rest = f"{path} has the rows that were done, and a call with another executor does the rest"
        rest = rest if path else "without a log (log=) no row is kept"
        raise SweepError(f"the executor broke ({type(error).__name__}: {error}); {rest}") from error
    finally:
        for future in pending:
            future.cancel()


def is_broken(future: Future) -> bool:
    return future.cancelled() or isinstance(future.exception(), (BrokenExecutor, CancelledError))


def outcome_of(future: Future) -> dict[str, Any]:
    """The outcome of a task. One whose worker died costs its row; a pool that is broken raises."""
    try:
        return future.result()
    except (BrokenExecutor, CancelledError):
        raise
    except Exception as error:  # of the executor: run_row() catches those of the function
        return {"error": f"its worker died or could not run it ({type(error).__name__}: {error})"}


def run_row(function: Function, parameters: dict[str, Any]) -> dict[str, Any]:
    """On a worker: the values of a row, or why there are none; how long it took, and where."""
    start = time.perf_counter()
    try:
        outcome: dict[str, Any] = {"values": values_of(function(**parameters))}
        to_json(outcome)
    except Exception as error:
        outcome = {"error": f"{type(error).__name__}: {error}"}
    outcome["seconds"] = round(time.perf_counter() - start, 6)
    outcome["worker"] = f"{platform.node()}:{os.getpid()}"
    return outcome


def values_of(returned: Any) -> dict[str, Any]:
    """The values that a function returned, with the hash of a world's state in place of the world."""
    if isinstance(returned, jostle.World):
        returned = {"hash": returned}
    if not isinstance(returned, Mapping):
        raise TypeError(f"the function returned {type(returned).__name__}; it must return a dict or a World")
    values = {}
    for name, value in returned.items():
        if isinstance(value, jostle.World):
            name, value = "hash", f"{value.state_hash():016x}"
        values[name] = value
    return values


def merged(parameters: dict[str, Any], values: dict[str, Any]) -> dict[str, Any]:
    both = parameters.keys() & values.keys()
    if both:
        raise SweepError(f"{min(both)!r} is both a parameter and a value: give the value another name")
    return {**parameters, **values}


def require_importable(function: Function) -> None:
    """Workers get the name of a function, and import it."""
    main = sys.modules["__main__"]
    interactive = getattr(function, "__module__", None) == "__main__" and not hasattr(main, "__file__")
    try:
        pickle.dumps(function)
    except Exception as error:
        reason = str(error)
    else:
        if not interactive:
            return
        reason = "it was typed into an interpreter"
    raise SweepError(
        f"workers cannot import {name_of(function)} ({reason}): write it at the top of a file that they can import, not as a "
        "lambda, nor within another function or a notebook"
    )


def workers_of(executor: Any) -> int:
    """How many workers an executor has, as it says; otherwise one for each core."""
    client = getattr(executor, "_client", None)
    if client is not None:  # of Dask
        return max(1, sum(client.nthreads().values()))
    for name in ("_max_workers", "num_workers"):
        count = getattr(executor, name, None)
        if isinstance(count, int) and count > 0:
            return count
    return os.cpu_count() or 1

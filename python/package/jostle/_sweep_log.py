# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
"""The table, the log and the result of a sweep. A row's key is the JSON of its parameters: it says which rows of a table the
log has, whatever their order, and what a function gets, whichever worker runs it.

The log has a line of JSON for its sweep, then one for each row, in the order in which they came. Each is flushed. A line
that was torn, as the driver died, is the last one, and has no end: it is dropped."""

from __future__ import annotations

import itertools
import json
import os
import pathlib
import warnings
from collections.abc import Iterable, Mapping
from typing import Any, BinaryIO, NoReturn

try:
    import fcntl
except ImportError:  # Windows: two drivers of one log are not noticed
    fcntl = None  # type: ignore[assignment]


class SweepError(RuntimeError):
    """A sweep that ended before all rows were there: a sentence with the reason. The log has what was done."""


def to_json(value: Any) -> str:
    """One line of JSON, with NumPy's numbers and arrays as Python's."""

    def plain(other: Any) -> Any:
        if hasattr(other, "tolist"):
            return other.tolist()
        raise TypeError(f"{other!r} is neither a number, a text nor a list of these, and cannot be written to a log")

    return json.dumps(value, default=plain, separators=(", ", ": "))


def rows_of(table: Mapping[str, Iterable[Any]] | Iterable[Mapping[str, Any]]) -> dict[str, dict[str, Any]]:
    """The rows of a table by their keys: those given, or all combinations of the values of each name."""
    if isinstance(table, Mapping):
        columns = [column_of(name, values) for name, values in table.items()]
        table = [dict(zip(table, values)) for values in itertools.product(*columns)]
    rows: dict[str, dict[str, Any]] = {}
    for number, parameters in enumerate(table):
        key = to_json(dict(parameters))
        if key in rows:
            raise ValueError(f"row {number} of the table, {key}, is there twice")
        rows[key] = json.loads(key)
    return rows


def column_of(name: str, values: Iterable[Any]) -> list[Any]:
    if isinstance(values, (str, bytes)) or not isinstance(values, Iterable):
        raise TypeError(f"table[{name!r}] is {values!r}; it must be a list of values")
    return list(values)


class Log:
    """The log of a sweep, open for what is to come. One driver at a time has it. Without a path the rows are in memory alone.

    The head has the name of what is swept, a hash of its source, and the version of jostle."""

    def __init__(self, path: pathlib.Path | None, name: str, source: str, version: str) -> None:
        self.path = path
        self.rows: dict[str, dict[str, Any]] = {}  # what each row gave, by its key
        self._file: BinaryIO | None = None
        if path is None:
            return
        path.touch()
        self._file = path.open("r+b")
        try:
            self._lock(self._file)
            self._read(self._file, {"sweep": name, "source": source, "jostle": version})
        except BaseException:
            self._file.close()
            raise

    def _lock(self, file: BinaryIO) -> None:
        if fcntl is None:
            return
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise SweepError(f"{self.path} is in use: another sweep writes to it") from None

    def _read(self, file: BinaryIO, head: dict[str, str]) -> None:
        text = file.read()
        whole = text[: text.rfind(b"\n") + 1]
        lines = whole.splitlines()
        entries = [self._parse(number + 1, line) for number, line in enumerate(lines)]
        if entries and entries[0] != head:
            self._refuse(entries[0], head)
        file.seek(len(whole))
        file.truncate()
        if not entries:
            return self._write(head)
        for entry in entries[1:]:
            if "values" in entry:
                self.rows[to_json(entry["row"])] = entry["values"]

    def _refuse(self, old: dict[str, Any], head: dict[str, str]) -> NoReturn:
        name = head["sweep"]
        if (old.get("sweep"), old.get("jostle")) == (name, head["jostle"]):
            raise SweepError(
                f"{self.path} has the rows of another source of {name} (hash {old.get('source')}, now {head['source']}): "
                "changed code needs another log (log=), or delete this one"
            )
        raise SweepError(
            f"{self.path} is the log of {old.get('sweep')} by jostle {old.get('jostle')}, this is {name} by {head['jostle']}: "
            "another sweep needs another log (log=), or delete this one"
        )

    def _parse(self, number: int, line: bytes) -> dict[str, Any]:
        try:
            entry = json.loads(line)
        except ValueError:
            entry = None
        if not isinstance(entry, dict) or not (number == 1 or "row" in entry):
            raise SweepError(f"{self.path}:{number} is not a line of a sweep's log")
        return entry

    def _write(self, entry: dict[str, Any]) -> None:
        if self._file is not None:
            self._file.write(to_json(entry).encode() + b"\n")
            self._file.flush()

    def add(self, key: str, outcome: dict[str, Any]) -> None:
        """Appends what a row gave: `values`, or `error`."""
        entry = {"row": json.loads(key), **outcome}
        self._write(entry)
        if "values" in outcome:
            self.rows[key] = json.loads(to_json(outcome["values"]))

    def close(self) -> None:
        if self._file is not None:
            self._file.close()


def write_result(path: pathlib.Path, rows: list[dict[str, Any]]) -> None:
    """All rows, in the order of the table, as lines of JSON; and as Parquet, if pyarrow is there. The file is whole or
    absent: it gets its name when it is written."""
    text = "".join(to_json(row) + "\n" for row in rows)
    part = path.with_name(path.name + ".part")
    part.write_bytes(text.encode())
    os.replace(part, path)
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        return
    names = list(dict.fromkeys(name for row in rows for name in row))
    try:
        table = pyarrow.table({name: [row.get(name) for row in rows] for name in names})
    except pyarrow.ArrowException as error:
        warnings.warn(f"there is no {path.with_suffix('.parquet')}: {error}", stacklevel=3)
        return
    pyarrow.parquet.write_table(table, part)
    os.replace(part, path.with_suffix(".parquet"))

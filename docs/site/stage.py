# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
#
# stage.py WORK: lays out in WORK/source what Sphinx reads: the pages, a page for each public header, and a page for each
# file of the tree that a page links to. In WORK/extra: the playground and llms.txt. docs/build calls this.
#
# Invariant: a link of a page to a file of the tree leads to the page of that file.
import json
import os
import re
import shutil
import sys
import tomllib
from pathlib import Path

TREE = Path(__file__).resolve().parents[2]
# Pages outside docs/, and their names in the site.
OUTSIDE = {"README.md": "index.md", "CHANGELOG.md": "changelog.md", "CONTRIBUTING.md": "contributing.md"}
PLAYGROUND = TREE / "build/web/playground/index.html"
PLAYED = """# Playground

The page below simulates the scenes of `scenes/` with the npm package ([web](web.md)). A scene file that is dropped on the page is
simulated, too. <a href="playground/index.html">The playground alone</a> fills the window.

<iframe class="playground" src="playground/index.html" title="The playground of jostle"></iframe>
"""
SECTIONS = ("briefdescription detaileddescription innernamespace innerclass public-type public-static-attrib "
            "public-static-func public-func public-attrib user-defined enum func typedef var define")
NOT_PLAYED = """# Playground

This copy of the site was built without the playground. `./web/build` makes the playground, and `./docs/build` after that puts the
playground here.
"""


def title(text):
    """The title of a page of Markdown."""
    return re.search(r"^# (.+)$", text, re.MULTILINE)[1]


def summary(text):
    """The first sentence of a page of Markdown, without links and marks."""
    body = re.sub(r"```.*?```|<!--.*?-->", "", re.split(r"^# .+$", text, maxsplit=1, flags=re.MULTILINE)[1], flags=re.DOTALL)
    for paragraph in re.split(r"\n\s*\n", body):
        plain = re.sub(r"\[([^]]*)\]\([^)]*\)|[*`]", r"\1", " ".join(paragraph.split()))
        if plain and plain[0] not in "-|#!<":
            return first_sentence(plain)
    return ""


def first_sentence(text):
    return re.split(r"(?<=\w\.) (?=[A-Z])|\n\s*\n|\n```", text, maxsplit=1)[0].replace("\n", " ").strip()


def navigation():
    """The titles of the navigation, each with its pages. A page that stands nowhere is an error, a place of no page, too."""
    places = tomllib.loads((TREE / "docs/site/navigation.toml").read_text())
    placed = [page for pages in places.values() for page in pages]
    there = sorted(path.stem for path in (TREE / "docs").glob("*.md"))
    for page in there:
        if placed.count(page) != 1:
            sys.exit(f"docs/{page}.md stands in {placed.count(page)} places of docs/site/navigation.toml: one is needed.")
    for page in placed:
        if page not in there:
            sys.exit(f"docs/site/navigation.toml names the page {page}, which docs/ does not have.")
    return places


class Stage:
    def __init__(self, work):
        self.source, self.extra = work / "source", work / "extra"
        for folder in (self.source, self.extra):
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir(parents=True)
        self.files = set()  # of the tree, that a page links to

    def place(self, path):
        """Where a file of the tree stands in the site, or None."""
        name = path.relative_to(TREE).as_posix()
        if name in OUTSIDE:
            return OUTSIDE[name]
        if name.startswith("docs/"):
            return name.removeprefix("docs/")
        if name.startswith("include/"):
            return f"headers/{name.removeprefix('include/').removesuffix('.h')}.md"
        if not path.is_file():
            return None
        self.files.add(name)
        return f"files/{name}.md"

    def page(self, path):
        """A page of the tree as a page of the site: its links lead to where files stand there."""
        here = self.place(path)

        def moved(link):
            target, anchor = link[2], link[3] or ""
            file = Path(os.path.normpath(path.parent / target))
            if not file.exists() or not file.is_relative_to(TREE):
                return link[0]  # Sphinx says that the page is not there
            there = self.place(file)
            if there is None:
                sys.exit(f"{path.relative_to(TREE)} links to the folder {target}, which has no page: name a file of it.")
            text = link[1]
            if text.endswith(".md") and file.suffix == ".md":
                text = title(file.read_text())
            return f"[{text}]({os.path.relpath(there, Path(here).parent)}{anchor})"

        return re.sub(r"\[([^][]*)\]\(([\w./-]+)(#[\w-]+)?\)", moved, path.read_text())

    def write(self, name, text):
        path = self.source / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def code(self, name):
        """A page that shows a file of the tree."""
        language = {".cpp": "cpp", ".h": "cpp", ".c": "c", ".sh": "sh", ".py": "python", ".json": "json"}.get(Path(name).suffix, "none")
        text = (TREE / name).read_text()
        fence = "`" * (max((len(run) for run in re.findall("`+", text)), default=2) + 1)
        self.write(f"files/{name}.md", f"---\norphan: true\n---\n\n# {name}\n\n{fence}{language}\n{text}\n{fence}\n")


def introduction(text):
    """The comment at the top of a header as Markdown: an indented line is code."""
    comment = re.match(r"(?:(?://|/\*).*\n)+", text)[0]
    lines = [re.sub(r"^(//|/\*) ?| ?\*/$", "", line) for line in comment.splitlines()]
    lines = [line for line in lines if not line.startswith(("SPDX-", "clang-format"))]
    out, code = [], False
    for line in lines:
        is_code = line.startswith("    ") or (code and not line.strip())
        if is_code != code:
            out.append("```cpp" if is_code else "```")
            code = is_code
        out.append(line[4:] if is_code else re.sub(r"([<*\\])", r"\\\1", line))
    return "\n".join(out + (["```"] if code else []))


def add_headers(stage):
    """A page for each public header; a page for each folder of them, which the navigation shows; their texts as they are."""
    names = {}
    for path in sorted((TREE / "include").rglob("*.h")):
        name = path.relative_to(TREE / "include").as_posix()
        text = path.read_text()
        about = introduction(text)
        raw = stage.extra / "include" / f"{name}.txt"
        raw.parent.mkdir(parents=True, exist_ok=True)
        raw.write_text(text)
        top = "../" * (name.count("/") + 1)
        names.setdefault(str(Path(name).parent), []).append(f"[{Path(name).name}]({Path(name).stem}.md)\n: {first_sentence(about)}\n")
        stage.write(f"headers/{name.removesuffix('.h')}.md",
                    f"---\norphan: true\n---\n\n# {name}\n\n"
                    f"[{Path(name).parent}/](index.md) · <a href=\"{top}include/{name}.txt\">the header as it is</a>\n\n{about}\n\n"
                    f"```{{doxygenfile}} {name}\n:sections: {SECTIONS}\n```\n")
    for folder, headers in names.items():
        stage.write(f"headers/{folder}/index.md", f"# {folder}/\n\n" + "\n".join(headers))
    folders = "\n".join(f"{folder}/index" for folder in sorted(names))
    stage.write("headers/index.md", "# Public headers\n\nEach header has a page of what is declared there. `#include <jostle/jostle.h>` "
                f"includes all of C++, `#include <jostle_c/jostle.h>` all of C.\n\n```{{toctree}}\n:maxdepth: 1\n\n{folders}\n```\n")


def name_files(xml):
    """Doxygen's list names a file without its folder, and several headers have one name: here each gets its path."""
    index = xml / "index.xml"

    def named(entry):
        path = re.findall(r'<location file="([^"]+)', (xml / f"{entry[2]}.xml").read_text())[-1]
        return f"{entry[1]}{path}{entry[3]}"

    index.write_text(re.sub(r'(<compound refid="([^"]+)" kind="file"><name>)[^<]+(</name>)', named, index.read_text()))


def main(work):
    stage = Stage(work)
    places = navigation()
    home = stage.page(TREE / "README.md")
    listed = ["# jostle", "", f"> {summary(home)}", "", "Each link is the Markdown of a page.", ""]
    for name, pages in places.items():
        home += f"\n```{{toctree}}\n:hidden:\n:caption: {name}\n\n" + "\n".join(pages) + "\n```\n"
        listed.append(f"## {name}\n")
        for page in pages:
            text = stage.page(TREE / f"docs/{page}.md")
            stage.write(f"{page}.md", text)
            listed.append(f"- [{title(text)}](_sources/{page}.md.txt): {summary(text)}")
        listed.append("")
    home += "\n```{toctree}\n:hidden:\n:caption: Reference\n\nheaders/index\nplayground\nchangelog\ncontributing\n```\n"
    stage.write("index.md", home)
    for name in ("CHANGELOG.md", "CONTRIBUTING.md"):
        stage.write(OUTSIDE[name], stage.page(TREE / name))
    stage.write("playground.md", PLAYED if PLAYGROUND.exists() else NOT_PLAYED)
    if PLAYGROUND.exists():
        (stage.extra / "playground").mkdir()
        shutil.copy(PLAYGROUND, stage.extra / "playground/index.html")
    shutil.copytree(TREE / "docs/pictures", stage.source / "pictures")
    for schema in (TREE / "docs").glob("*.json"):
        shutil.copy(schema, stage.source / schema.name)
    add_headers(stage)
    for name in sorted(stage.files):
        stage.code(name)
    listed += ["## Public headers", ""]
    listed += [f"- [{name}](include/{name})" for name in sorted(path.relative_to(stage.extra / "include").as_posix()
                                                               for path in (stage.extra / "include").rglob("*.txt"))]
    (stage.extra / "llms.txt").write_text("\n".join(listed) + "\n")
    name_files(work / "xml")


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())

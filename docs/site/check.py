# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
#
# check.py SITE: says which links of the site lead nowhere, anchors included, and what the site lacks; fails if there is
# anything to say. Nothing of the network is asked, and no page may ask for anything of the network by itself.
import re
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit


class Page(HTMLParser):
    """The links and the anchors of a page."""

    def __init__(self, path):
        super().__init__()
        self.links, self.anchors, self.fetched = [], set(), []
        self.feed(path.read_text())

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        self.anchors.update(value for name, value in attributes if name == "id" or (tag == "a" and name == "name"))
        if tag == "a" and values.get("href"):
            self.links.append(values["href"])
            return
        for name in ("href", "src"):
            if values.get(name) and values.get("rel") not in ("index", "search", "next", "prev", "canonical"):
                self.links.append(values[name])
                self.fetched.append(values[name])


def complaints(site):
    pages = {path.resolve(): Page(path) for path in site.rglob("*.html") if "playground" not in path.parts}
    for path, page in pages.items():
        name = path.relative_to(site)
        for link in page.fetched:
            if urlsplit(link).scheme in ("http", "https"):
                yield f"{name} asks the network for {link}"
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            if not target.is_file():
                yield f"{name}: {link} leads to no file"
            elif parts.fragment and target in pages and unquote(parts.fragment) not in pages[target].anchors:
                yield f"{name}: {link} leads to no anchor of {target.relative_to(site)}"
    for needed in ("index.html", "worlds.html", "search.html", "searchindex.js", "llms.txt", "playground.html", "headers/jostle/dynamics/world.html"):
        if not (site / needed).is_file():
            yield f"the site lacks {needed}"
    if len(pages) < 100:
        yield f"the site has {len(pages)} pages"
    for link in re.findall(r"\]\(([^)]+)\)", (site / "llms.txt").read_text()):
        if not (site / link).is_file():
            yield f"llms.txt: {link} leads to no file"


if __name__ == "__main__":
    said = sorted(set(complaints(Path(sys.argv[1]).resolve())))
    print(*said[:50], sep="\n", end="\n" if said else "")
    sys.exit(f"{len(said)} complaints about the site" if said else 0)

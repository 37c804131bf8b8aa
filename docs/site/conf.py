# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
#
# Sphinx's settings for the site. The folder of sources is made by stage.py; docs/build calls both.
import os
import re
from pathlib import Path

from docutils import nodes
from sphinx import addnodes
from sphinx.transforms import SphinxTransform

TREE = Path(__file__).resolve().parents[2]

project = "jostle"
author = "The jostle authors"
release = ".".join(re.findall(r"#define JOSTLE_VERSION_\w+ (\d+)",
                              (TREE / "include/jostle/core/version.h").read_text())[:3])
html_title = f"jostle {release}"
language = "en"

extensions = ["myst_parser", "breathe"]
myst_heading_anchors = 6
myst_enable_extensions = ["deflist"]
breathe_projects = {"jostle": os.environ["JOSTLE_SITE_XML"]}
breathe_default_project = "jostle"
breathe_show_include = False
breathe_domain_by_file_pattern = {"jostle_c/*": "c"}
primary_domain = "cpp"
highlight_language = "none"
# Every header declares the namespace, and C declares `typedef struct X X` twice; not all that headers indent is code.
suppress_warnings = ["duplicate_declaration.cpp", "duplicate_declaration.c", "misc.highlighting_failure"]

html_theme = "furo"
html_static_path = [str(TREE / "docs/site/static")]
html_css_files = ["site.css"]
html_extra_path = [os.environ["JOSTLE_SITE_EXTRA"]]
html_copy_source = True
html_show_sphinx = False
html_show_copyright = False
html_theme_options = {
    "navigation_with_keys": True,
    "light_css_variables": {"color-brand-primary": "#205f9e", "color-brand-content": "#205f9e"},
    "dark_css_variables": {"color-brand-primary": "#7db7ef", "color-brand-content": "#7db7ef"},
}


class NamesOfTheLibrary(SphinxTransform):
    """`World::step` in a guide leads to the call, where there is one of that name."""

    default_priority = 5
    pattern = re.compile(r"(?:jostle::)?([A-Z]\w+(?:::\w+)?)(?:\(.*\))?")

    def apply(self):
        if self.env.docname.startswith("headers/"):
            return
        for literal in list(self.document.findall(nodes.literal)):
            name = self.pattern.fullmatch(literal.astext())
            if name is None or isinstance(literal.parent, (nodes.reference, addnodes.pending_xref)):
                continue
            link = addnodes.pending_xref("", literal.deepcopy(), refdomain="cpp", reftype="any", refexplicit=True,
                                         reftarget=f"jostle::{name[1]}", refdoc=self.env.docname, refwarn=False)
            literal.replace_self(link)


def setup(app):
    app.add_transform(NamesOfTheLibrary)

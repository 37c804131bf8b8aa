// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// World.draw() and Crowd.draw(): the picture as SVG, in a Drawing of jostle/_draw.py, which makes PNG of it.
#include <jostle/draw/draw_crowd.h>
#include <jostle/draw/draw_world.h>
#include <jostle/draw/framing.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "bind.h"
#include "crowd.h"
#include "keywords.h"
#include "svg.h"

namespace jostle::python {
namespace {

constexpr std::array<std::string_view, 10> kParts = {
    "shapes",          "joints",  "boxes",  "pairs",  "contacts",
    "centers_of_mass", "islands", "colors", "forces", "sleep"};

struct Page {
    int width, height;
    Aabb<2> view;
};

/// The view: the caller's, or the one around everything, a little wider.
Page get_page(const Call& call, nb::handle width, nb::handle height, nb::handle view, Aabb<2> all) {
    Page page{};
    page.width = static_cast<int>(get_integer(call, "width", width, 16, 16384));
    if (view.is_none()) {
        if (!is_valid(all)) all = {{-1.0f, -1.0f}, {1.0f, 1.0f}};
        const float margin = std::max(0.05f * std::max(extents(all).x, extents(all).y), 1.0e-3f);
        page.view = {all.lower - Vec2{margin, margin}, all.upper + Vec2{margin, margin}};
    } else {
        if (PySequence_Check(view.ptr()) == 0 || nb::len(view) != 2)
            call.refuse("view", text_of(view), "it must be a lower and an upper corner");
        page.view = {Convert<Vec2>::get(call, "view", nb::object(view[0])),
                     Convert<Vec2>::get(call, "view", nb::object(view[1]))};
        if (!(page.view.lower.x < page.view.upper.x) || !(page.view.lower.y < page.view.upper.y) ||
            !is_finite(page.view.lower) || !is_finite(page.view.upper))
            call.refuse("view", text_of(view), "its lower corner must lie below and left of the upper one");
    }
    if (!height.is_none()) {
        page.height = static_cast<int>(get_integer(call, "height", height, 16, 16384));
        return page;
    }
    const double sides = static_cast<double>(extents(page.view).y) / extents(page.view).x;
    page.height = static_cast<int>(std::lround(page.width * std::clamp(sides, 0.25, 1.0)));
    return page;
}

DrawFlags get_parts(const Call& call, nb::handle show) {
    DrawFlags flags;
    if (PyUnicode_Check(show.ptr()) || PySequence_Check(show.ptr()) == 0)
        call.refuse("show", text_of(show), "it must be a sequence of names of parts");
    for (nb::handle part : nb::object(nb::borrow(show)))
        flags = flags.with(static_cast<DrawFlag>(1u << get_name(call, "show", part, kParts)));
    return flags;
}

nb::object drawing(const SvgDraw& page) {
    return nb::module_::import_("jostle._draw").attr("Drawing")(nb::str(page.document().c_str()));
}

nb::object draw_world_at(const PyWorld& self, nb::handle width, nb::handle height, nb::handle view,
                         nb::handle show) {
    const Call call("World::draw");
    const DrawFlags flags = get_parts(call, show);
    const Page page = get_page(call, width, height, view, frame_world(self.use(call.name())));
    SvgDraw svg(page.view, page.width, page.height);
    svg.set_flags(flags);
    draw_world(self.use(call.name()), svg);
    return drawing(svg);
}

Aabb<2> frame_crowd(const Crowd<2>& crowd) {
    Aabb<2> all = empty_box<2>();
    for (const Agent agent : crowd.agents()) {
        const AgentDef<2> def = crowd.def(agent);
        const Vec2 reach{def.radius, def.radius};
        all = unite(all, {def.position - reach, def.position + reach});
    }
    for (const Obstacle obstacle : crowd.obstacles())
        for (const Vec2 point : crowd.def(obstacle).points) all = unite(all, {point, point});
    return all;
}

nb::object draw_crowd_at(const PyCrowd& self, nb::handle width, nb::handle height, nb::handle view,
                         nb::handle goals) {
    const Call call("Crowd::draw");
    DrawCrowdOptions options;
    options.goals = get_flag(call, "goals", goals);
    self.gate.require_readable(call, "crowd");
    const Page page = get_page(call, width, height, view, frame_crowd(self.plane(call)));
    SvgDraw svg(page.view, page.width, page.height);
    self.gate.require_readable(call, "crowd");
    draw_crowd(self.plane(call), svg, options);
    return drawing(svg);
}

template <class Type>
void bind_reprs(Type& type) {
    // A notebook asks both, and shows the one that it likes better.
    for (const char* name : {"_repr_svg_", "_repr_png_"})
        type.def(
            name, [name](nb::handle self) { return self.attr("draw")().attr(name)(); },
            nb::sig(keep_text(std::string("def ") + name + "(self) -> " +
                              (std::string_view(name) == "_repr_svg_" ? "str" : "bytes | None"))),
            "For notebooks, which show it by itself.");
}

}  // namespace

void bind_drawing(WorldClass& world, CrowdClass& crowd) {
    world.def(
        "draw", &draw_world_at, nb::kw_only(), nb::arg("width") = 800, nb::arg("height").none() = nb::none(),
        nb::arg("view").none() = nb::none(), nb::arg("show") = nb::make_tuple("shapes", "joints"),
        nb::sig("def draw(self, *, width: int = 800, height: int | None = None, view: "
                "tuple[jostle._values.Point, jostle._values.Point] | None = None, show: "
                "collections.abc.Sequence[str] = ('shapes', 'joints')) -> jostle._draw.Drawing"),
        "A picture of so many pixels. view: the lower and the upper corner [m] that are seen; None: the "
        "moving bodies, and what is near them. show: parts, of 'shapes', 'joints', 'boxes', 'pairs', "
        "'contacts', 'centers_of_mass', 'islands', 'colors', 'forces' and 'sleep'.");
    crowd.def(
        "draw", &draw_crowd_at, nb::kw_only(), nb::arg("width") = 800, nb::arg("height").none() = nb::none(),
        nb::arg("view").none() = nb::none(), nb::arg("goals") = false,
        nb::sig("def draw(self, *, width: int = 800, height: int | None = None, view: "
                "tuple[jostle._values.Point, jostle._values.Point] | None = None, goals: bool = False) "
                "-> jostle._draw.Drawing"),
        "A picture of so many pixels, of a crowd in the plane. view: the lower and the upper corner [m] "
        "that are seen; None: all of it. goals: with lines from agents to their goals.");
    bind_reprs(world);
    bind_reprs(crowd);
}

}  // namespace jostle::python

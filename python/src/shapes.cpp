// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Shape and ChainShape.
#include <jostle/dynamics/chain_shape.h>

#include <string>

#include "bind.h"
#include "geometry.h"
#include "keywords.h"
#include "records.h"

namespace jostle::python {
namespace {

using ShapeClass = nb::class_<ShapeRef>;
using ChainClass = nb::class_<ChainRef>;

std::string repr(const ShapeRef& self) {
    const std::string place = "<Shape " + std::to_string(self.handle.handle().index);
    if (!self.is_there("Shape::__repr__")) return place + ", gone>";
    const Shape& shape = self.use("Shape::__repr__");
    const std::string geometry = nb::str(nb::repr(put_geometry(shape.geometry()))).c_str();
    return place + " of body " + std::to_string(shape.body().handle().index) + ", " + geometry + ">";
}

/// A number of the material, or of the filter, as a property of its own.
template <class Whole, class Part, class Read, class Write>
void part_property(ShapeClass& type, const char* function, const char* about, Part Whole::*part, Read read,
                   Write write) {
    type.def_prop_rw(
        last_name(function),
        [=](const ShapeRef& self) { return put(self.state, (self.use(function).*read)().*part); },
        [=](const ShapeRef& self, nb::handle value) {
            const Part to = Convert<Part>::get(Call(function), last_name(function), value);
            const Shape& shape = self.use(function);
            Whole whole = (shape.*read)();
            whole.*part = to;
            (shape.*write)(whole);
        },
        nb::for_getter(nb::sig(getter_text(function, Convert<Part>::type()))),
        nb::for_setter(nb::arg("value").none()),
        nb::for_setter(nb::sig(setter_text(function, input_type<Convert<Part>>()))), about);
}

void bind_surface(ShapeClass& type) {
    property<&Shape::material, &Shape::set_material>(type, "Shape::material", "All of the surface at once.");
    const auto material = [&](const char* function, auto part, const char* about) {
        part_property(type, function, about, part, &Shape::material, &Shape::set_material);
    };
    material("Shape::friction", &Material::friction, "[1]");
    material("Shape::restitution", &Material::restitution,
             "[1] The share of its speed with which it comes back.");
    material("Shape::rolling_resistance", &Material::rolling_resistance, "[1]");
    material("Shape::surface_speed", &Material::surface_speed, "[m/s] of a conveyor.");
    property<&Shape::filter, &Shape::set_filter>(type, "Shape::filter", "With which shapes it collides.");
    const auto filter = [&](const char* function, auto part, const char* about) {
        part_property(type, function, about, part, &Shape::filter, &Shape::set_filter);
    };
    filter("Shape::category", &Filter::category, "The bits that the shape has.");
    filter("Shape::mask", &Filter::mask, "The bits of the categories with which it collides.");
    filter("Shape::group", &Filter::group, "Positive: always, negative: never collides with its own group.");
    property<&Shape::density, &Shape::set_density>(type, "Shape::density",
                                                   "[kg/m^2] Setting it changes the body's mass at once.");
    type.def_prop_rw(
        "is_smooth", [](const ShapeRef& self) { return self.use("Shape::is_smooth").is_smooth(); },
        [](const ShapeRef& self, nb::handle value) {
            const auto smooth = Convert<std::optional<bool>>::get("Shape::is_smooth", "smooth", value);
            self.use("Shape::is_smooth").set_smooth(smooth);
        },
        nb::for_getter(nb::sig(getter_text("Shape::is_smooth", "bool"))),
        nb::for_setter(nb::arg("value").none()),
        nb::for_setter(nb::sig(setter_text("Shape::is_smooth", "bool | None"))),
        "Whether seams with flush shapes are smooth. Setting None: unless a callback decides about its "
        "contacts.");
    property<&Shape::is_sensor, &Shape::set_sensor>(type, "Shape::is_sensor",
                                                    "It pushes nothing, and reports what it overlaps.");
    property<&Shape::user_data, &Shape::set_user_data>(type, "Shape::user_data",
                                                       "A number of yours, also in arrays.");
}

void bind_shape(nb::module_& module) {
    ShapeClass type(module, "Shape", nb::dynamic_attr(), nb::is_weak_referenceable(),
                    nb::type_slots(kHandleSlots),
                    "A shape of a body, made by Body.create_shape(). It may carry attributes of your own.");
    bind_handle(type);
    type.def("__repr__", &repr);
    property<&Shape::body>(type, "Shape::body", "The body that it belongs to.");
    property<&Shape::chain>(type, "Shape::chain", "The chain that it is a segment of; None: there is none.");
    property<&Shape::chain_index>(type, "Shape::chain_index",
                                  "Its place among the chain's segments; -1: there is no chain.");
    type.def_prop_rw(
        "geometry", [](const ShapeRef& self) { return put_geometry(self.use("Shape::geometry").geometry()); },
        [](const ShapeRef& self, nb::handle value) {
            const Geometry& geometry = get_geometry("Shape::geometry", "geometry", value);
            self.use("Shape::geometry").set_geometry(geometry);
        },
        nb::for_getter(nb::sig(getter_text("Shape::geometry", "Geometry"))),
        nb::for_setter(nb::arg("value").none()),
        nb::for_setter(nb::sig(setter_text("Shape::geometry", "Geometry"))),
        "In the body's frame. Setting it ends its contacts; material, filter and identity stay.");
    property<&Shape::bounds>(type, "Shape::bounds", "[m] The tight box in the world.");
    property<&Shape::contacts>(type, "Shape::contacts", "Including those that do not touch.");
    property<&Shape::visitors>(type, "Shape::visitors", "The shapes that a sensor overlaps.");
    type.def(
        "is_touching",
        [](const ShapeRef& self, const ShapeRef& other) {
            return self.use("Shape::is_touching").is_touching(other.handle);
        },
        nb::arg("other"), "Whether the two touch, and neither is a sensor.");
    bind_surface(type);
}

void bind_chain(nb::module_& module) {
    ChainClass type(module, "ChainShape", nb::dynamic_attr(), nb::is_weak_referenceable(),
                    nb::type_slots(kHandleSlots),
                    "A line of segments on a body, made by Body.create_chain(); each segment is a Shape.");
    bind_handle(type);
    type.def("__repr__", [](const ChainRef& self) {
        const std::string place = "<ChainShape " + std::to_string(self.handle.handle().index);
        if (!self.is_there("Shape::__repr__")) return place + ", gone>";
        return place + " of " + std::to_string(self.use("ChainShape::__repr__").segment_count()) +
               " segments>";
    });
    property<&ChainShape::body>(type, "ChainShape::body", "The body that it belongs to.");
    property<&ChainShape::is_loop>(type, "ChainShape::is_loop", "Whether the last point leads to the first.");
    property<&ChainShape::is_sensor>(type, "ChainShape::is_sensor", "It pushes nothing.");
    property<&ChainShape::bounds>(type, "ChainShape::bounds", "[m] The tight box in the world.");
    property<&ChainShape::filter, &ChainShape::set_filter>(
        type, "ChainShape::filter",
        "The filter that was last set for the whole chain; setting it sets every segment's.");
    property<&ChainShape::user_data, &ChainShape::set_user_data>(type, "ChainShape::user_data",
                                                                 "A number of yours.");
    type.def(
        "__len__", [](const ChainRef& self) { return self.use("ChainShape::segment_count").segment_count(); },
        "Segments.");
    type.def_prop_ro(
        "segments",
        [](const ChainRef& self) {
            const ChainShape& chain = self.use("ChainShape::segments");
            nb::list result;
            for (int i = 0; i < chain.segment_count(); ++i) result.append(put(self.state, chain.segment(i)));
            return result;
        },
        nb::sig("def segments(self, /) -> list[Shape]"), "Its shapes, in the order of the points.");
    type.def(
        "set_material",
        [](const ChainRef& self, nb::handle material) {
            constexpr const char* kName = "ChainShape::set_material";
            const auto to = Convert<Material>::get(kName, "material", material);
            self.use(kName).set_material(to);
        },
        nb::arg("material"), nb::sig("def set_material(self, material: jostle._values.Material) -> None"),
        "Of all segments; Shape.material is that of one.");
}

}  // namespace

void bind_shapes(nb::module_& module) {
    bind_shape(module);
    bind_chain(module);
}

}  // namespace jostle::python

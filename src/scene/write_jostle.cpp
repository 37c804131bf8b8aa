// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The writer of jostle's own format. A field that has its default to the bit is left out; a number is the
// shortest text that reads back as the same float. ORDER: the keys of an object come as in fields.h; a body
// stands on a line with its shapes on lines of their own, a joint on a line: what changes in a scene shows in
// a diff of its file.
#include <jostle/scene/io.h>

#include <bit>
#include <charconv>
#include <optional>
#include <span>
#include <type_traits>
#include <utility>

#include "scene/field_reader.h"
#include "scene/fields.h"
#include "scene/joint_fields.h"
#include "scene/properties.h"
#include "scene/refuse.h"

namespace jostle {
namespace {

namespace format = scene_detail;

bool same_bits(float a, float b) {
    return std::bit_cast<std::uint32_t>(a) == std::bit_cast<std::uint32_t>(b);
}

/// Beyond this, JSON's numbers are not exact everywhere.
constexpr std::uint64_t kLargestNumber = (std::uint64_t{1} << 53) - 1;

class FieldWriter {
  public:
    FieldWriter(std::string& out, const std::string& indent, std::string separator)
        : out_(out), separator_(std::move(separator)) {
        out_ += '{';
        out_ += indent;
    }

    void child(std::string_view, bool) {}
    void text(std::string_view key, const std::string& field, std::size_t) {
        if (field.empty()) return;
        begin(key);
        out_ += format::string_text(field);
    }
    void flag(std::string_view key, bool field, bool standard) {
        if (field == standard) return;
        begin(key);
        out_ += field ? "true" : "false";
    }
    void number(std::string_view key, float field, float standard, Range) {
        if (same_bits(field, standard)) return;
        begin(key);
        number(field);
    }
    void point(std::string_view key, Vec2 field, Vec2 standard, Range) {
        if (same_bits(field.x, standard.x) && same_bits(field.y, standard.y)) return;
        begin(key);
        point(field);
    }
    void integer(std::string_view key, int field, int standard, long long, long long) {
        if (field == standard) return;
        begin(key);
        out_ += std::to_string(field);
    }
    void word(std::string_view key, std::uint64_t field, std::uint64_t standard) {
        if (field == standard) return;
        begin(key);
        if (field <= kLargestNumber) {
            out_ += std::to_string(field);
            return;
        }
        char digits[16];
        const auto end = std::to_chars(digits, digits + sizeof digits, field, 16).ptr;
        out_ += "\"0x";
        out_.append(digits, end);
        out_ += '"';
    }
    template <class Enum>
    void choice(std::string_view key, Enum field, Enum standard, std::span<const std::string_view> names) {
        if (field != standard) word_of(key, names[static_cast<std::size_t>(field)]);
    }
    void required_number(std::string_view key, float field, Range) {
        begin(key);
        number(field);
    }
    void optional_number(std::string_view key, std::optional<float> field, Range) {
        if (!field) return;
        begin(key);
        number(*field);
    }
    void optional_flag(std::string_view key, std::optional<bool> field) {
        if (field) flag(key, *field, !*field);
    }
    void required_point(std::string_view key, Vec2 field, Range) {
        begin(key);
        point(field);
    }

    void begin(std::string_view key) {
        if (!is_first_) out_ += separator_;
        is_first_ = false;
        out_ += '"';
        out_ += key;
        out_ += "\": ";
    }
    void word_of(std::string_view key, std::string_view value) {
        begin(key);
        out_ += '"';
        out_ += value;
        out_ += '"';
    }
    void points(std::string_view key, const std::vector<Vec2>& values) {
        begin(key);
        points(values);
    }
    void points(const std::vector<Vec2>& values) {
        list(values, [this](Vec2 value) { point(value); });
    }
    /// Notes stand in the object itself.
    void properties(const SceneProperties& properties) {
        std::string own;
        for (const auto& [key, value] : properties) {
            const std::string text = format::property_text(value);
            if (!format::is_note(key)) {
                own += (own.empty() ? "" : ", ") + format::string_text(key) + ": " + text;
                continue;
            }
            out_ += (is_first_ ? "" : separator_) + format::string_text(key) + ": " + text;
            is_first_ = false;
        }
        if (own.empty()) return;
        begin("properties");
        out_ += '{' + own + '}';
    }
    /// [first, second, ...]
    template <class Items, class Write>
    void list(const Items& items, Write write) {
        out_ += '[';
        for (std::size_t i = 0; i < items.size(); ++i) {
            if (i > 0) out_ += ", ";
            write(items[i]);
        }
        out_ += ']';
    }
    [[nodiscard]] std::string& out() { return out_; }

  private:
    void number(float value) {
        if (!is_finite(value)) {
            format::refuse_scene("write_scene: a number is " + to_text(value) + "; a scene's are finite");
        }
        // "-0" would be read as the integer 0, without its sign.
        out_ += same_bits(value, -0.0f) ? "-0.0" : to_text(value);
    }
    void point(Vec2 value) {
        out_ += '[';
        number(value.x);
        out_ += ", ";
        number(value.y);
        out_ += ']';
    }

    std::string& out_;
    std::string separator_;
    bool is_first_ = true;
};

/// Whether it is what a "box" of these half extents about the origin is read as.
bool is_box(const ScenePolygon& polygon) {
    if (polygon.vertices.size() != 4) return false;
    const float w = polygon.vertices[2].x;
    const float h = polygon.vertices[2].y;
    if (!(w > 0.0f && h > 0.0f)) return false;
    const Vec2 corners[4] = {{-w, -h}, {w, -h}, {w, h}, {-w, h}};
    for (std::size_t i = 0; i < 4; ++i) {
        if (!(polygon.vertices[i] == corners[i])) return false;
    }
    return true;
}

void write_geometry(FieldWriter& fields, const Circle& circle) {
    fields.word_of("type", "circle");
    format::visit_circle(fields, circle);
}
void write_geometry(FieldWriter& fields, const Capsule& capsule) {
    fields.word_of("type", "capsule");
    format::visit_capsule(fields, capsule);
}
/// Of a segment or a chain.
template <class T>
void write_ghosts(FieldWriter& fields, const T& line) {
    if (line.ghost1) fields.required_point("ghost1", *line.ghost1, detail::kCoordinate);
    if (line.ghost2) fields.required_point("ghost2", *line.ghost2, detail::kCoordinate);
}
void write_geometry(FieldWriter& fields, const Segment& segment) {
    fields.word_of("type", "segment");
    format::visit_segment(fields, segment);
    write_ghosts(fields, segment);
}
void write_geometry(FieldWriter& fields, const ScenePolygon& polygon) {
    if (is_box(polygon)) {
        format::SceneBox box;
        box.half_width = polygon.vertices[2].x;
        box.half_height = polygon.vertices[2].y;
        box.radius = polygon.radius;
        fields.word_of("type", "box");
        format::visit_box(fields, box);
        return;
    }
    fields.word_of("type", "polygon");
    fields.points("vertices", polygon.vertices);
    format::visit_polygon(fields, polygon);
}
void write_geometry(FieldWriter& fields, const SceneChain& chain) {
    fields.word_of("type", "chain");
    fields.points("points", chain.points);
    format::visit_chain(fields, chain);
    write_ghosts(fields, chain);
    if (!chain.materials.empty()) {
        fields.begin("materials");
        fields.list(chain.materials, [&](const Material& material) {
            FieldWriter material_fields(fields.out(), "", ", ");
            format::visit_material(material_fields, material);
            fields.out() += '}';
        });
    }
    if (!chain.segment_materials.empty()) {
        fields.begin("segment_materials");
        fields.list(chain.segment_materials,
                    [&](std::uint32_t index) { fields.out() += std::to_string(index); });
    }
}
void write_geometry(FieldWriter& fields, const SceneOutline& outline) {
    fields.word_of("type", "outline");
    fields.points("outer", outline.outer);
    if (!outline.holes.empty()) {
        fields.begin("holes");
        fields.list(outline.holes, [&](const std::vector<Vec2>& hole) { fields.points(hole); });
    }
    format::visit_outline(fields, outline);
}

void write_body(std::string& out, const SceneBody& body) {
    FieldWriter fields(out, "", ", ");
    format::visit_body(fields, body);
    fields.properties(body.properties);
    if (body.mass) {
        fields.begin("mass");
        FieldWriter mass(out, "", ", ");
        format::visit_mass(mass, *body.mass);
        out += '}';
    }
    if (!body.shapes.empty()) {
        fields.begin("shapes");
        out += '[';
        for (std::size_t i = 0; i < body.shapes.size(); ++i) {
            out += i == 0 ? "\n      " : ",\n      ";
            const SceneShape& shape = body.shapes[i];
            FieldWriter shape_fields(out, "", ", ");
            std::visit([&](const auto& geometry) { write_geometry(shape_fields, geometry); }, shape.geometry);
            format::visit_shape(shape_fields, shape);
            shape_fields.properties(shape.properties);
            out += '}';
        }
        out += "\n    ]";
    }
    out += '}';
}

void write_joint(std::string& out, const SceneJoint& joint) {
    std::visit(
        [&]<class Def>(const Def& def) {
            FieldWriter fields(out, "", ", ");
            fields.word_of("type", format::JointFields<Def>::kName);
            const auto reference = [&](std::string_view key, int index) {
                fields.begin(key);
                out += std::to_string(index);
            };
            if constexpr (requires { def.body_a; }) {
                reference("body_a", joint.body_a);
                reference("body_b", joint.body_b);
            }
            if constexpr (requires { def.frame; }) reference("frame", joint.frame);
            if constexpr (requires { def.joint_a; }) {
                reference("joint_a", joint.joint_a);
                reference("joint_b", joint.joint_b);
            }
            format::visit_joint(fields, joint, def);
            format::JointFields<Def>::visit(fields, def);
            fields.properties(joint.properties);
        },
        joint.def);
    out += '}';
}

template <class Items, class Write>
void write_list(std::string& out, const Items& items, Write write) {
    out += '[';
    for (std::size_t i = 0; i < items.size(); ++i) {
        out += i == 0 ? "\n    " : ",\n    ";
        write(out, items[i]);
    }
    out += items.empty() ? "]" : "\n  ]";
}

}  // namespace

std::string write_scene(const Scene& scene) {
    std::string out;
    FieldWriter fields(out, "\n  ", ",\n  ");
    fields.begin("jostle");
    out += std::to_string(format::kFormatVersion);
    format::visit_scene(fields, scene);
    fields.properties(scene.properties);
    fields.begin("bodies");
    write_list(out, scene.bodies, write_body);
    fields.begin("joints");
    write_list(out, scene.joints, write_joint);
    out += "\n}\n";
    return out;
}

}  // namespace jostle

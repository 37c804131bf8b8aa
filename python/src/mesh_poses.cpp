// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Poses of meshes: matrices and positions of NumPy, by their shapes.
#include <string>

#include "mesh.h"

namespace jostle::python {
namespace {

constexpr const char* kRequirement =
    "it must be a matrix of 4 by 4 or 3 by 4 numbers, or a position of three; or an array of such";

Transform3 of_matrix(const Call& call, const char* argument, const float* numbers, std::size_t rows) {
    if (rows == 4) {
        const float* last = numbers + 12;
        if (last[0] != 0.0f || last[1] != 0.0f || last[2] != 0.0f || last[3] != 1.0f)
            call.refuse(argument, "a matrix with another last row", "its last row must be 0, 0, 0, 1");
    }
    const auto column = [&](int j) { return Vec3{numbers[j], numbers[4 + j], numbers[8 + j]}; };
    return {column(3), {column(0), column(1), column(2)}};
}

}  // namespace

Poses get_poses(const Call& call, const char* argument, nb::handle value) {
    Poses poses;
    if (value.is_none()) {
        poses.all.emplace_back();
        poses.is_one = true;
        return poses;
    }
    PyObject* const asked = PyObject_CallFunction(numpy("asarray").ptr(), "Os", value.ptr(), "float32");
    if (asked == nullptr) {
        PyErr_Clear();
        call.refuse(argument, text_of(value), kRequirement);
    }
    const nb::object array = nb::steal(asked);
    const auto shape = nb::cast<nb::tuple>(array.attr("shape"));
    const auto side = [&](std::size_t from_end) {
        return from_end > shape.size() ? 0 : nb::cast<std::size_t>(shape[shape.size() - from_end]);
    };
    const bool is_matrix = shape.size() >= 2 && side(1) == 4 && (side(2) == 3 || side(2) == 4);
    const bool is_position = !is_matrix && side(1) == 3;
    const std::size_t own = is_matrix ? 2 : 1;
    if ((!is_matrix && !is_position) || shape.size() > own + 1)
        call.refuse(argument, "of shape " + text_of(shape), kRequirement);
    poses.is_one = shape.size() == own;
    const std::size_t width = is_matrix ? 4 * side(2) : 3;
    const Floats rows = get_floats(call, argument, array.attr("reshape")(nb::make_tuple(-1, width)), width);
    for (std::size_t i = 0; i < rows.rows; ++i) {
        const float* const numbers = rows.data + i * width;
        poses.all.push_back(is_matrix ? of_matrix(call, argument, numbers, width / 4)
                                      : Transform3{{numbers[0], numbers[1], numbers[2]}});
    }
    return poses;
}

Transform3 get_pose(const Call& call, const char* argument, nb::handle value) {
    const Poses poses = get_poses(call, argument, value);
    if (!poses.is_one) call.refuse(argument, text_of(value), "it must be one pose");
    return poses.all.front();
}

nb::object put_poses(std::span<const Transform3> poses) {
    const Out<float> rows = out_floats("poses", nb::none(), poses.size(), 16);
    float* row = rows.data;
    for (const Transform3& pose : poses) {
        for (int i = 0; i < 3; ++i) {
            for (const Vec3& column : {pose.q.cx, pose.q.cy, pose.q.cz, pose.p}) *row++ = column[i];
        }
        for (const float number : {0.0f, 0.0f, 0.0f, 1.0f}) *row++ = number;
    }
    return rows.array.attr("reshape")(nb::make_tuple(-1, 4, 4));
}

}  // namespace jostle::python

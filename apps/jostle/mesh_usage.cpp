// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The command lines of `jostle mesh`; vectors are numbers between commas.
#include <fmt/format.h>
#include <jostle/math/trigonometry.h>

#include <array>
#include <cmath>
#include <memory>
#include <string>
#include <vector>

#include "jostle/command_lines.h"
#include "jostle/mesh.h"
#include "jostle/output.h"
#include "jostle/usage.h"

namespace jostle::app {
namespace {

/// `N` finite numbers.
template <std::size_t N>
std::array<float, N> numbers_of(const std::string& text, const char* option) {
    const std::vector<std::string> items = split(text, option);
    std::array<float, N> numbers{};
    bool good = items.size() == N;
    for (std::size_t i = 0; good && i < N; ++i)
        good = CLI::detail::lexical_cast(items[i], numbers[i]) && std::abs(numbers[i]) <= kFarthestVertex;
    if (!good) {
        throw UsageFailure(fmt::format("{}: '{}' is not {} numbers within {:g}, with commas between them",
                                       option, text, N, kFarthestVertex));
    }
    return numbers;
}
Vec3 vector_of(const std::string& text, const char* option) {
    const std::array<float, 3> v = numbers_of<3>(text, option);
    return {v[0], v[1], v[2]};
}

/// About an axis of any length, by an angle [rad].
Mat33 turn_of(const std::string& text, const char* option) {
    const std::array<float, 4> v = numbers_of<4>(text, option);
    const double length = std::sqrt(double{v[0]} * v[0] + double{v[1]} * v[1] + double{v[2]} * v[2]);
    if (!(length > 0.0)) throw UsageFailure(fmt::format("{}: the axis of '{}' has no length", option, text));
    const double x = v[0] / length, y = v[1] / length, z = v[2] / length;
    const SinCos turn = sin_cos(v[3]);
    const double s = turn.sin, c = turn.cos, k = 1.0 - c;
    const auto column = [](double a, double b, double d) {
        return Vec3{static_cast<float>(a), static_cast<float>(b), static_cast<float>(d)};
    };
    return {column(c + k * x * x, k * x * y + s * z, k * x * z - s * y),
            column(k * x * y - s * z, c + k * y * y, k * y * z + s * x),
            column(k * x * z + s * y, k * y * z - s * x, c + k * z * z)};
}

void add_one(CLI::App& mesh, const char* name, const char* about, bool ray,
             void (*call)(const OneMeshOptions&)) {
    struct Text {
        OneMeshOptions options;
        std::string from, to;
    };
    auto text = std::make_shared<Text>();
    CLI::App* command = mesh.add_subcommand(name, about);
    command->add_option("FILE", text->options.file, kMeshFileHelp)->type_name("")->required();
    if (ray) {
        command->add_option("--from", text->from, "Where the ray begins")->type_name("X,Y,Z")->required();
        command->add_option("--to", text->to, "Where it ends")->type_name("X,Y,Z")->required();
    }
    add_read_limits(*command, text->options.limits);
    command->add_flag("--json", text->options.json, kJsonHelp);
    command->callback([text, ray, call] {
        if (ray) {
            text->options.from = vector_of(text->from, "--from");
            text->options.to = vector_of(text->to, "--to");
        }
        call(text->options);
    });
}

void add_two(CLI::App& mesh, const char* name, const char* about, void (*call)(const TwoMeshesOptions&)) {
    struct Text {
        TwoMeshesOptions options;
        std::string at, turn, eye, up;
    };
    auto text = std::make_shared<Text>();
    CLI::App* command = mesh.add_subcommand(name, about);
    TwoMeshesOptions& options = text->options;
    command->add_option("A", options.file_a, kMeshFileHelp)->type_name("")->required();
    command->add_option("B", options.file_b, kMeshFileHelp)->type_name("")->required();
    command->add_option("--at", text->at, "Where the origin of B is put (default: 0,0,0)")
        ->type_name("X,Y,Z");
    command
        ->add_option(
            "--turn", text->turn,
            "Before that B is turned about its origin: an axis of any length, and an angle in radians")
        ->type_name("X,Y,Z,ANGLE");
    command->add_option("--out", options.out, "The folder for a picture (default: no picture)")
        ->type_name("DIR")
        ->check(not_empty());
    command->add_option("--eye", text->eye, "The direction from which the picture is seen (default: 1,0.6,2)")
        ->type_name("X,Y,Z");
    command->add_option("--up", text->up, "The direction that is up in the picture (default: 0,1,0)")
        ->type_name("X,Y,Z");
    command->add_option("--width", options.view.width, "Pixels (default: 1200); the height is 3/4 of it")
        ->type_name("N")
        ->check(CLI::Range(96, 4096));
    add_read_limits(*command, options.limits);
    command->add_flag("--json", options.json, kJsonHelp);
    command->callback([text, call] {
        if (!text->at.empty()) text->options.at.p = vector_of(text->at, "--at");
        if (!text->turn.empty()) text->options.at.q = turn_of(text->turn, "--turn");
        if (!text->eye.empty()) text->options.view.eye = vector_of(text->eye, "--eye");
        if (!text->up.empty()) text->options.view.up = vector_of(text->up, "--up");
        call(text->options);
    });
}

}  // namespace

void add_mesh(CLI::App& program) {
    CLI::App* mesh = program.add_subcommand("mesh", "Ask about meshes of triangles in files");
    mesh->require_subcommand(1);
    add_one(*mesh, "info", "Measure a mesh, and list its flaws", false, mesh_info);
    add_one(*mesh, "ray", "List the triangles that a ray meets", true, mesh_ray);
    add_two(*mesh, "distance", "Measure the distance of two meshes", mesh_distance);
    add_two(*mesh, "collide", "Find the triangles of two meshes that meet", mesh_collide);
}

}  // namespace jostle::app

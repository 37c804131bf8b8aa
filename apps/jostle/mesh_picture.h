// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Shaded pictures of meshes in parallel projection, with lines on them. What is seen in a pixel, and what
// lies in the shade, is asked of the meshes by rays; so surfaces that cut each other are drawn right. Cost:
// two rays per sample and mesh, four samples per pixel.
#pragma once

#include <jostle/draw/debug_draw.h>
#include <jostle/math/transform3.h>
#include <jostle/mesh/triangle_mesh.h>

#include <array>
#include <string>
#include <vector>

namespace jostle::app {

struct MeshView {
    Vec3 eye{1.0f, 0.6f, 2.0f};  ///< the way to where it is seen from; any length
    Vec3 up{0.0f, 1.0f, 0.0f};   ///< what is above in the picture; not along `eye`
    int width = 1200;            ///< [px] the height is three quarters of it
};

struct DrawnMesh {
    const TriangleMesh* mesh = nullptr;
    Transform3 at;
    Color color;
    std::string name;
};

struct MeshPicture {
    std::vector<DrawnMesh> meshes;
    std::vector<std::array<Vec3, 2>>
        segments;  ///< in the world; thin and pale where something is before them
    std::vector<Vec3> dots;
    std::string title;
    std::string caption;
};

/// Throws UsageFailure where the eye and up do not make a view.
void check_view(const MeshView& view);
/// A PNG. Throws Error where it cannot be written.
void write_mesh_picture(const std::string& path, const MeshPicture& picture, const MeshView& view);

}  // namespace jostle::app

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// `jostle mesh`: questions about meshes in files. As the other commands they return when the results are
// printed, and throw where they fail.
#pragma once

#include <jostle/math/transform3.h>

#include <nlohmann/json.hpp>
#include <string>

#include "jostle/mesh_picture.h"
#include "jostle/model_reader.h"

namespace jostle::app {

struct OneMeshOptions {
    std::string file;
    Vec3 from, to;  ///< of the ray
    ReadLimits limits;
    bool json = false;
};
void mesh_info(const OneMeshOptions& options);
void mesh_ray(const OneMeshOptions& options);

struct TwoMeshesOptions {
    std::string file_a, file_b;
    Transform3 at;    ///< where the second is; the first is where its file says
    std::string out;  ///< the folder for a picture; empty: none
    MeshView view;
    ReadLimits limits;
    bool json = false;
};
void mesh_distance(const TwoMeshesOptions& options);
void mesh_collide(const TwoMeshesOptions& options);

/// "(1, 2.5, -3)"
[[nodiscard]] std::string to_words(Vec3 v);
/// [1, 2.5, -3]; numbers are the shortest that read back as the same floats.
[[nodiscard]] nlohmann::ordered_json to_json(Vec3 v);
[[nodiscard]] nlohmann::ordered_json to_json(float x);

}  // namespace jostle::app

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Random poses and rays.
#include "race/mesh_data.h"

#include <jostle/core/constants.h>
#include <jostle/math/trigonometry.h>
#include <jostle/mesh/mesh_distance.h>

#include <cmath>
#include <map>
#include <stdexcept>
#include <utility>

#include "race/random.h"

namespace jostle::race {
namespace {

constexpr const char* kMeshWorkNames[kMeshWorkCount] = {"first_hit", "all_pairs", "distance", "closest_ray",
                                                        "build"};
constexpr const char* kPoseNames[kPoseTypeCount] = {"overlapping", "touching", "apart"};

/// [1] Each as likely as another.
Vec3 random_direction(Random& random) {
    for (;;) {
        const Vec3 v{random.uniform(-1.0f, 1.0f), random.uniform(-1.0f, 1.0f), random.uniform(-1.0f, 1.0f)};
        const float square = dot(v, v);
        if (square <= 1.0f && square > 1.0e-4f) return v * (1.0f / std::sqrt(square));
    }
}
/// By a random quaternion.
Mat33 random_turn(Random& random) {
    const auto signed_one = [&] { return static_cast<double>(random.uniform(-1.0f, 1.0f)); };
    for (;;) {
        const double x = signed_one(), y = signed_one(), z = signed_one(), w = signed_one();
        const double square = x * x + y * y + z * z + w * w;
        if (square > 1.0 || square < 1.0e-4) continue;
        const double k = 2.0 / square;
        const auto column = [](double a, double b, double c) {
            return Vec3{static_cast<float>(a), static_cast<float>(b), static_cast<float>(c)};
        };
        return {column(1.0 - k * (y * y + z * z), k * (x * y + w * z), k * (x * z - w * y)),
                column(k * (x * y - w * z), 1.0 - k * (x * x + z * z), k * (y * z + w * x)),
                column(k * (x * z + w * y), k * (y * z - w * x), 1.0 - k * (x * x + y * y))};
    }
}

float length_of(Vec3 v) {
    return std::sqrt(dot(v, v));
}

/// The second mesh, turned, with its center so far from the first one's.
Transform3 placed(const TriangleMesh& mesh, const Mat33& turn, Vec3 way, float distance) {
    const Vec3 middle = center(mesh.bounds());
    return {middle + way * distance - turn * middle, turn};
}

/// [m] Of the centers, when the second mesh comes along the way and touches; 0 or less: it never does. Each
/// step is as long as the meshes are apart, so that it leads through nothing.
float first_contact(const TriangleMesh& mesh, const Mat33& turn, Vec3 way) {
    const float reach = length_of(extents(mesh.bounds()));
    float at = 2.5f * reach;
    MeshDistanceContext context;
    for (int i = 0; i < 1000 && at > 0.0f; ++i) {
        const float apart = distance(context, mesh, {}, mesh, placed(mesh, turn, way, at)).distance;
        if (apart < 1.0e-5f * reach) return at;
        at -= apart;
    }
    return 0.0f;
}

float part_of_contact(PoseType type, Random& random) {
    switch (type) {
        case PoseType::kOverlapping:
            return random.uniform(0.7f, 0.9f);
        case PoseType::kTouching:
            return 0.995f;
        case PoseType::kApart:
            return random.uniform(1.02f, 1.10f);
    }
    return 1.0f;
}

}  // namespace

Surface make_knot() {
    constexpr int kAround = 150, kAcross = 12;
    constexpr float kTube = 0.45f;
    const auto on_line = [](float t) {
        const SinCos two = sin_cos(2.0f * t), three = sin_cos(3.0f * t);
        const float r = 2.0f + three.cos;
        return Vec3{r * two.cos, r * two.sin, three.sin};
    };
    Surface knot;
    for (int i = 0; i < kAround; ++i) {
        const float t = 2.0f * kPi * static_cast<float>(i) / kAround;
        const Vec3 p = on_line(t);
        const Vec3 along = on_line(t + 0.01f) - on_line(t - 0.01f);
        Vec3 out = cross(along, cross(p, along));
        out = out * (1.0f / length_of(out));
        Vec3 side = cross(along, out);
        side = side * (1.0f / length_of(side));
        for (int k = 0; k < kAcross; ++k) {
            const SinCos turn = sin_cos(2.0f * kPi * static_cast<float>(k) / kAcross);
            knot.vertices.push_back(p + (out * turn.cos + side * turn.sin) * kTube);
            const auto at = [&](int m, int n) { return m % kAround * kAcross + n % kAcross; };
            knot.triangles.push_back({at(i, k), at(i + 1, k + 1), at(i + 1, k)});
            knot.triangles.push_back({at(i, k), at(i, k + 1), at(i + 1, k + 1)});
        }
    }
    return knot;
}

Surface split(const Surface& surface, int times) {
    Surface result = surface;
    for (int i = 0; i < times; ++i) {
        std::map<std::pair<std::int32_t, std::int32_t>, std::int32_t> middles;
        const auto middle = [&](std::int32_t a, std::int32_t b) {
            const auto [at, is_new] =
                middles.try_emplace(std::minmax(a, b), static_cast<std::int32_t>(result.vertices.size()));
            if (is_new) {
                const auto vertex = [&](std::int32_t v) {
                    return result.vertices[static_cast<std::size_t>(v)];
                };
                result.vertices.push_back((vertex(a) + vertex(b)) * 0.5f);
            }
            return at->second;
        };
        std::vector<TriangleVertices> smaller;
        smaller.reserve(result.triangles.size() * 4);
        for (const TriangleVertices& t : result.triangles) {
            const std::int32_t ab = middle(t[0], t[1]), bc = middle(t[1], t[2]), ca = middle(t[2], t[0]);
            smaller.insert(smaller.end(), {{t[0], ab, ca}, {ab, t[1], bc}, {ca, bc, t[2]}, {ab, bc, ca}});
        }
        result.triangles = std::move(smaller);
    }
    return result;
}

const char* name_of(PoseType type) {
    return kPoseNames[static_cast<int>(type)];
}

std::vector<Transform3> make_poses(const TriangleMesh& mesh, PoseType type, int count) {
    Random random(11 + static_cast<std::uint64_t>(type));
    std::vector<Transform3> poses;
    for (int tries = 0; static_cast<int>(poses.size()) < count; ++tries) {
        if (tries > 10 * count + 100) throw std::runtime_error("two of this mesh hardly ever meet");
        const Mat33 turn = random_turn(random);
        const Vec3 way = random_direction(random);
        const float part = part_of_contact(type, random);
        const float contact = first_contact(mesh, turn, way);
        const Transform3 pose = placed(mesh, turn, way, part * contact);
        // Nearer than at the first contact they may have come apart again: of an ear, say.
        const bool meets = type != PoseType::kApart;
        if (contact > 0.0f && overlap(mesh, {}, mesh, pose).hit == meets) poses.push_back(pose);
    }
    return poses;
}

std::vector<Ray3> make_rays(const Aabb3& box, int count) {
    Random random(21);
    const Vec3 middle = center(box), half = extents(box);
    std::vector<Ray3> rays;
    for (int i = 0; i < count; ++i) {
        const Vec3 from = middle + random_direction(random) * (1.5f * length_of(half));
        const Vec3 to =
            middle + Vec3{half.x * random.uniform(-1.0f, 1.0f), half.y * random.uniform(-1.0f, 1.0f),
                          half.z * random.uniform(-1.0f, 1.0f)};
        rays.push_back({from, (to - from) * 2.0f});
    }
    return rays;
}

const char* name_of(MeshWork work) {
    return kMeshWorkNames[static_cast<int>(work)];
}

bool is_on_poses(MeshWork work) {
    return work <= MeshWork::kDistance;
}

}  // namespace jostle::race

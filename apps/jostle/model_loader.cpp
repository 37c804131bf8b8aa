// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A mesh by assimp: only the readers of four formats are left to it, and only positions and triangles are
// taken from what it read.
#include "jostle/model_loader.h"

#if JOSTLE_HAS_ASSIMP

#include <assimp/importerdesc.h>
#include <assimp/postprocess.h>
#include <assimp/scene.h>

#include <algorithm>
#include <array>
#include <assimp/Importer.hpp>
#include <limits>
#include <string_view>
#include <vector>

#include "jostle/output.h"

namespace jostle::app {
namespace {

/// As they call themselves. That of glTF 1 is none of them.
constexpr std::array<std::string_view, 4> kReaders = {"Wavefront Object Importer",
                                                      "Stanford Polygon Library (PLY) Importer",
                                                      "Stereolithography (STL) Importer", "glTF2 Importer"};

/// Removes all other readers from the importer.
void keep_readers(Assimp::Importer& importer) {
    for (std::size_t i = importer.GetImporterCount(); i-- > 0;) {
        const std::string_view name = importer.GetImporterInfo(i)->mName;
        if (std::find(kReaders.begin(), kReaders.end(), name) == kReaders.end())
            importer.UnregisterLoader(importer.GetImporter(i));
    }
    if (importer.GetImporterCount() != kReaders.size())
        throw Failure("this version of assimp names its readers otherwise than jostle knows them");
}

void add_mesh(const aiMesh& mesh, const aiMatrix4x4& at, Model& model) {
    constexpr std::size_t kMost = std::numeric_limits<std::int32_t>::max();
    const std::size_t first = model.vertices.size();
    if (first + mesh.mNumVertices > kMost || model.triangles.size() + mesh.mNumFaces > kMost)
        throw Failure("it has too many vertices or triangles");
    for (unsigned i = 0; i < mesh.mNumVertices; ++i) {
        const aiVector3D p = at * mesh.mVertices[i];
        model.vertices.push_back({p.x, p.y, p.z});
    }
    // A node that mirrors turns its triangles over.
    const bool mirrors = at.Determinant() < 0.0f;
    for (unsigned i = 0; i < mesh.mNumFaces; ++i) {
        const aiFace& face = mesh.mFaces[i];
        if (face.mNumIndices != 3) {
            ++model.left_out;
            continue;
        }
        const auto corner = [&](int k) { return static_cast<std::int32_t>(first + face.mIndices[k]); };
        model.triangles.push_back({corner(0), corner(mirrors ? 2 : 1), corner(mirrors ? 1 : 2)});
    }
}

/// The meshes of all nodes, each where the nodes above put it.
Model flattened(const aiScene& scene) {
    struct Placed {
        const aiNode* node;
        aiMatrix4x4 at;
    };
    Model model;
    std::vector<Placed> waiting;
    if (scene.mRootNode != nullptr) waiting.push_back({scene.mRootNode, scene.mRootNode->mTransformation});
    while (!waiting.empty()) {
        const Placed placed = waiting.back();
        waiting.pop_back();
        for (unsigned i = 0; i < placed.node->mNumMeshes; ++i) {
            const unsigned mesh = placed.node->mMeshes[i];
            if (mesh < scene.mNumMeshes) add_mesh(*scene.mMeshes[mesh], placed.at, model);
        }
        // The first child is taken next.
        for (unsigned i = placed.node->mNumChildren; i-- > 0;) {
            const aiNode* child = placed.node->mChildren[i];
            waiting.push_back({child, placed.at * child->mTransformation});
        }
    }
    return model;
}

}  // namespace

bool can_load_models() {
    return true;
}

Model load_model(const std::string& path) {
    Assimp::Importer importer;
    keep_readers(importer);
    const aiScene* scene = importer.ReadFile(path, aiProcess_Triangulate);
    if (scene == nullptr) throw Failure(importer.GetErrorString());
    return flattened(*scene);
}

}  // namespace jostle::app

#else

#include "jostle/output.h"

namespace jostle::app {

bool can_load_models() {
    return false;
}

Model load_model(const std::string&) {
    throw Failure("this program was built without assimp");
}

}  // namespace jostle::app

#endif

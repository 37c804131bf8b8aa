// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Models to bytes and back.
#include "jostle/model.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <numeric>
#include <tuple>

#include "jostle/output.h"

namespace jostle::app {
namespace {

using Counts = std::array<std::int32_t, 3>;
constexpr std::size_t kPerVertex = sizeof(Vec3);
constexpr std::size_t kPerTriangle = sizeof(TriangleVertices);
static_assert(kPerVertex == 12 && kPerTriangle == 12);

template <class Value>
void append(std::string& bytes, const Value* values, std::size_t count) {
    bytes.append(reinterpret_cast<const char*>(values), count * sizeof(Value));
}

/// The next `count` of them.
template <class Value>
std::vector<Value> take(std::string_view& bytes, std::size_t count) {
    std::vector<Value> values(count);
    if (count > 0) std::memcpy(values.data(), bytes.data(), count * sizeof(Value));
    bytes.remove_prefix(count * sizeof(Value));
    return values;
}

bool is_near(float x) {
    return x >= -kFarthestVertex && x <= kFarthestVertex;  // never NaN
}

void check(const Model& model, const std::string& name) {
    for (std::size_t i = 0; i < model.vertices.size(); ++i) {
        const Vec3 v = model.vertices[i];
        if (is_near(v.x) && is_near(v.y) && is_near(v.z)) continue;
        throw Failure(fmt::format("{}: vertex {} is ({}, {}, {}); its coordinates must lie within {}", name,
                                  i, v.x, v.y, v.z, kFarthestVertex));
    }
    const auto count = static_cast<std::int32_t>(model.vertices.size());
    for (std::size_t i = 0; i < model.triangles.size(); ++i) {
        for (const std::int32_t v : model.triangles[i]) {
            if (v >= 0 && v < count) continue;
            throw Failure(fmt::format("{}: triangle {} names vertex {} of {}", name, i, v, count));
        }
    }
}

}  // namespace

std::string to_bytes(const Model& model) {
    const Counts counts{static_cast<std::int32_t>(model.vertices.size()),
                        static_cast<std::int32_t>(model.triangles.size()), model.left_out};
    std::string bytes;
    bytes.reserve(sizeof counts + model.vertices.size() * kPerVertex + model.triangles.size() * kPerTriangle);
    append(bytes, counts.data(), counts.size());
    append(bytes, model.vertices.data(), model.vertices.size());
    append(bytes, model.triangles.data(), model.triangles.size());
    return bytes;
}

Model model_from_bytes(std::string_view bytes, const std::string& name) {
    Counts counts{};
    if (bytes.size() >= sizeof counts) std::memcpy(counts.data(), bytes.data(), sizeof counts);
    const auto [vertices, triangles, left_out] = counts;
    const auto expected = static_cast<std::int64_t>(sizeof counts) +
                          std::int64_t{vertices} * std::int64_t{kPerVertex} +
                          std::int64_t{triangles} * std::int64_t{kPerTriangle};
    if (vertices < 0 || triangles < 0 || left_out < 0 || expected != static_cast<std::int64_t>(bytes.size()))
        throw Failure(
            fmt::format("{}: the loader handed on {} bytes, which are no mesh", name, bytes.size()));
    bytes.remove_prefix(sizeof counts);
    Model model;
    model.vertices = take<Vec3>(bytes, static_cast<std::size_t>(vertices));
    model.triangles = take<TriangleVertices>(bytes, static_cast<std::size_t>(triangles));
    model.left_out = left_out;
    if (triangles == 0) throw Failure(name + ": it has no triangles");
    check(model, name);
    return model;
}

void join_vertices(Model& model) {
    const auto at = [&](std::int32_t i) { return model.vertices[static_cast<std::size_t>(i)]; };
    std::vector<std::int32_t> order(model.vertices.size());
    std::iota(order.begin(), order.end(), 0);
    // ORDER: by place, then number, so that the first of each place stands for it.
    std::sort(order.begin(), order.end(), [&](std::int32_t a, std::int32_t b) {
        const Vec3 p = at(a), q = at(b);
        return std::tie(p.x, p.y, p.z, a) < std::tie(q.x, q.y, q.z, b);
    });
    std::vector<std::int32_t> stands_for(order.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
        const bool again = i > 0 && at(order[i]) == at(order[i - 1]);
        stands_for[static_cast<std::size_t>(order[i])] =
            again ? stands_for[static_cast<std::size_t>(order[i - 1])] : order[i];
    }
    std::vector<std::int32_t> number(order.size(), -1);
    for (const TriangleVertices& triangle : model.triangles)
        for (const std::int32_t v : triangle)
            number[static_cast<std::size_t>(stands_for[static_cast<std::size_t>(v)])] = 0;
    std::int32_t count = 0;
    for (std::size_t i = 0; i < number.size(); ++i) {
        if (number[i] < 0) continue;
        model.vertices[static_cast<std::size_t>(count)] = model.vertices[i];
        number[i] = count++;
    }
    model.vertices.resize(static_cast<std::size_t>(count));
    for (TriangleVertices& triangle : model.triangles)
        for (std::int32_t& v : triangle)
            v = number[static_cast<std::size_t>(stands_for[static_cast<std::size_t>(v)])];
}

}  // namespace jostle::app

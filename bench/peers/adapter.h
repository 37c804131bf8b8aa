// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What the peers' adapters share: filters squeezed into the bits that a peer has, masses and shapes as jostle
// computes them, and the substitutes of docs/peers.md for shapes that a peer lacks. Adapters use a peer's
// public interface only.
#pragma once

#include <jostle/geometry/chain.h>
#include <jostle/geometry/hull.h>

#include <algorithm>
#include <bit>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <variant>
#include <vector>

#include "race/engine.h"

namespace jostle::peers {

using race::Engine;
using race::EngineOptions;
using race::EngineWorld;

[[nodiscard]] inline std::size_t at(int index) {
    return static_cast<std::size_t>(index);
}

/// Notes each substitution once, with how often it was needed.
class Substitutions {
  public:
    void add(const std::string& what) { ++counts_[what]; }
    /// Notes once for `whole` each of those that its parts needed, however often they did.
    void add_parts(const std::string& whole, const Substitutions& parts) {
        for (const auto& [what, count] : parts.counts_) add(whole + " of " + what);
    }
    void report(std::vector<std::string>& approximated) const {
        for (const auto& [what, count] : counts_) approximated.push_back(std::to_string(count) + " " + what);
    }

  private:
    std::map<std::string, int> counts_;
};

/// Maps a scene's filters to fewer bits. Only bits that some shape has as its category matter, so that as
/// many of these as the peer has bits can be numbered afresh without a change of meaning. A group that
/// collides always is the same as one more bit in both category and mask.
class FilterBits {
  public:
    FilterBits(const Scene& scene, int bits) : limit_(bits) {
        std::set<int> groups;
        for (const SceneBody& body : scene.bodies) {
            for (const SceneShape& shape : body.shapes) {
                used_ |= shape.def.filter.category;
                if (shape.def.filter.group > 0) groups.insert(shape.def.filter.group);
            }
        }
        int next = std::popcount(used_);
        for (const int group : groups) {
            if (next < limit_) always_[group] = std::uint64_t{1} << next++;
        }
        exact_ = std::popcount(used_) <= limit_ && always_.size() == groups.size();
    }

    [[nodiscard]] bool exact() const { return exact_; }
    [[nodiscard]] std::uint64_t category(const Filter& filter) const {
        return squeeze(filter.category) | always(filter);
    }
    [[nodiscard]] std::uint64_t mask(const Filter& filter) const {
        return squeeze(filter.mask) | always(filter);
    }

  private:
    [[nodiscard]] std::uint64_t squeeze(std::uint64_t bits) const {
        std::uint64_t out = 0;
        int place = 0;
        for (int bit = 0; bit < 64 && place < limit_; ++bit) {
            if ((used_ >> bit & 1u) == 0) continue;
            out |= (bits >> bit & 1u) << place++;
        }
        return out;
    }
    [[nodiscard]] std::uint64_t always(const Filter& filter) const {
        const auto found = always_.find(filter.group);
        return found != always_.end() ? found->second : 0;
    }

    int limit_;
    std::uint64_t used_ = 0;
    std::map<int, std::uint64_t> always_;
    bool exact_ = true;
};

/// The corners of a polygon as jostle's makers see them: a hull without doublets. Corners closer than `weld`
/// [m] are one. Throws std::runtime_error where there is no hull.
[[nodiscard]] inline std::vector<Vec2> hull_of(const ScenePolygon& polygon, float weld = kMinEdgeLength) {
    Tolerances tolerances;
    tolerances.min_edge_length = weld;
    const HullResult hull = compute_hull(polygon.vertices, tolerances);
    if (hull.status != HullStatus::kOk) {
        throw std::runtime_error(std::string("a polygon cannot be used: ") + describe(hull.status));
    }
    return {hull.corners, hull.corners + hull.count};
}

/// The polygon with its rounding, as corners. With room for two corners each, they stand where the arcs begin
/// and end; otherwise corners become sharp.
[[nodiscard]] inline std::vector<Vec2> grown(const std::vector<Vec2>& corners, float radius,
                                             std::size_t room) {
    std::vector<Vec2> out;
    const std::size_t n = corners.size();
    for (std::size_t i = 0; i < n; ++i) {
        const Vec2 v = corners[i];
        const Vec2 before = normalized(right_perpendicular(v - corners[(i + n - 1) % n]));
        const Vec2 after = normalized(right_perpendicular(corners[(i + 1) % n] - v));
        if (2 * n <= room) {
            out.push_back(v + before * radius);
            out.push_back(v + after * radius);
        } else {
            out.push_back(v + (before + after) * (radius / (1.0f + dot(before, after))));
        }
    }
    return out;
}

/// A convex polygon as pieces of at most `room` corners that share edges from the first corner.
[[nodiscard]] inline std::vector<std::vector<Vec2>> pieces(const std::vector<Vec2>& corners,
                                                           std::size_t room) {
    std::vector<std::vector<Vec2>> out;
    for (std::size_t first = 1; first + 1 < corners.size(); first += room - 2) {
        const std::size_t last = std::min(first + room - 2, corners.size() - 1);
        std::vector<Vec2>& piece = out.emplace_back();
        piece.push_back(corners[0]);
        for (std::size_t i = first; i <= last; ++i) piece.push_back(corners[i]);
    }
    return out;
}

/// An outline as what a user of a peer cuts it into by hand: its convex pieces, which do not know of their
/// inner edges.
[[nodiscard]] inline std::vector<ScenePolygon> pieces_of(const SceneOutline& outline,
                                                         Substitutions& substitutions) {
    const ConvexPieces pieces = to_pieces(outline);
    if (pieces.size() > 1) substitutions.add("outlines: convex pieces that have inner edges");
    std::vector<ScenePolygon> out;
    for (int i = 0; i < pieces.size(); ++i) {
        const PolygonView piece = pieces[i];
        out.push_back({{piece.vertices, piece.vertices + piece.count}, piece.radius});
    }
    return out;
}

/// The chain as geometry, with points and materials that a world of ours would take; else Error.
[[nodiscard]] inline Chain checked_chain(const SceneChain& chain) {
    const Chain view = to_chain(chain);
    validate(view, "engine");
    return view;
}

/// The material of segment `index` of a checked chain; `common` where the chain has none of its own.
[[nodiscard]] inline Material material_of(const SceneChain& chain, const Material& common, int index) {
    if (chain.materials.empty()) return common;
    return chain.materials[chain.segment_materials[at(index)]];
}

/// Notes the properties of a shape's materials that no adapter passes on.
inline void note_materials(const SceneShape& shape, Substitutions& substitutions) {
    const auto* chain = std::get_if<SceneChain>(&shape.geometry);
    const bool has_several = chain != nullptr && !chain->materials.empty();
    const std::span<const Material> materials =
        has_several ? std::span(chain->materials) : std::span(&shape.def.material, 1);
    const auto note = [&](const char* substitution, auto has) {
        if (std::any_of(materials.begin(), materials.end(), has)) substitutions.add(substitution);
    };
    note("mixing rules: the standard ones", [standard = Material{}](const Material& m) {
        return m.friction_rule != standard.friction_rule || m.restitution_rule != standard.restitution_rule;
    });
    note("rolling resistances: none", [](const Material& m) { return m.rolling_resistance > 0.0f; });
    note("surface speeds: none", [](const Material& m) { return m.surface_speed != 0.0f; });
}

/// A chain's points, those closer than `weld` [m] to the one before left out.
[[nodiscard]] inline std::vector<Vec2> welded(const SceneChain& chain, float weld) {
    std::vector<Vec2> out;
    for (const Vec2 point : chain.points)
        if (out.empty() || distance(out.back(), point) >= weld) out.push_back(point);
    while (chain.loop && out.size() > 1 && distance(out.back(), out.front()) < weld) out.pop_back();
    return out;
}

/// Where an open line of points comes from and goes on to: its ghosts, or straight on where it has none.
struct LineEnds {
    Vec2 before, after;
};
[[nodiscard]] inline LineEnds ends_of(const std::vector<Vec2>& points, const std::optional<Vec2>& ghost1,
                                      const std::optional<Vec2>& ghost2, Substitutions& substitutions) {
    if (!ghost1 || !ghost2) substitutions.add("one-sided lines that end: without ends to collide with");
    const std::size_t n = points.size();
    return {ghost1.value_or(2.0f * points[0] - points[1]),
            ghost2.value_or(2.0f * points[n - 1] - points[n - 2])};
}

/// What a body weighs: the scene's word, or its shapes' sum as jostle computes it. A dynamic body without any
/// mass weighs 1 kg and does not turn, as in the engines that this comes from.
[[nodiscard]] inline MassData mass_of(const SceneBody& body) {
    if (body.def.type != BodyType::kDynamic) return {};
    if (body.mass) return *body.mass;
    std::vector<MassData> parts;
    for (const SceneShape& shape : body.shapes) parts.push_back(mass_of(shape));
    const MassData sum = combine(parts);
    return sum.mass > 0.0f ? sum : MassData{1.0f, {}, 0.0f};
}

/// [kg] What a spring between two bodies moves; infinite masses as 0.
[[nodiscard]] inline double reduced_mass(double mass_a, double mass_b) {
    if (mass_a > 0.0 && mass_b > 0.0) return mass_a * mass_b / (mass_a + mass_b);
    return mass_a > 0.0 ? mass_a : mass_b;
}

/// Counts pairs of shapes once, whatever number of the peer's own pairs they are made of.
class ShapePairs {
  public:
    void add(int a, int b) { pairs_.emplace_back(std::min(a, b), std::max(a, b)); }
    [[nodiscard]] int count() {
        std::sort(pairs_.begin(), pairs_.end());
        pairs_.erase(std::unique(pairs_.begin(), pairs_.end()), pairs_.end());
        return static_cast<int>(pairs_.size());
    }

  private:
    std::vector<std::pair<int, int>> pairs_;
};

/// Parts of joints that one peer has and another lacks.
struct JointParts {
    bool servos = false;           ///< of hinges and sliders
    bool largest_servos = false;   ///< forces of servos and suspensions
    bool slot_motors = false;      ///< along the line
    bool distance_motors = false;  ///< likewise
    bool own_stiffness = false;
};

/// Notes the parts of a joint that an adapter does not hand on.
inline void note_left_out(const SceneJoint& joint, const JointParts& has, Substitutions& substitutions) {
    const auto note_servo = [&](const std::optional<JointServo>& servo, bool has_it) {
        if (!servo) return;
        if (!has_it) {
            substitutions.add("servos: left out");
        } else if (servo->max < kGreatestFloat && !has.largest_servos) {
            substitutions.add("largest forces of springs: none");
        }
    };
    std::visit(
        [&]<class Def>(const Def& def) {
            constexpr bool is_slot = std::is_same_v<Def, SlotJointDef>;
            if constexpr (requires { def.servo; }) note_servo(def.servo, has.servos || is_slot);
            if constexpr (requires { def.suspension; }) note_servo(def.suspension, true);
            if constexpr (is_slot) {
                if (def.motor && !has.slot_motors) substitutions.add("motors of slots: left out");
            }
            if constexpr (std::is_same_v<Def, DistanceJointDef>) {
                if (def.motor && !has.distance_motors) substitutions.add("motors of a distance: left out");
            }
            if constexpr (requires { def.stiffness; }) {
                if (def.stiffness && !has.own_stiffness)
                    substitutions.add("a stiffness of a joint's own: the engine's");
                if (def.break_at) substitutions.add("joints that break: they hold");
            }
        },
        joint.def);
}
inline void note_left_out_joint(Substitutions& substitutions) {
    substitutions.add("joints that it has not: left out");
}
/// A place that a peer keeps in the world, and not in the frame of a body that moves.
inline void note_place_of(const SceneBody& body, Substitutions& substitutions) {
    if (body.def.type != BodyType::kStatic)
        substitutions.add("targets and pulleys on bodies that move: where they were at first");
}

/// The bodies of a joint exist; else std::runtime_error.
inline void check_joint(const Scene& scene, const SceneJoint& joint) {
    const auto good = [&](int body) { return body >= 0 && at(body) < scene.bodies.size(); };
    if (!good(joint.body_a) || !good(joint.body_b) || joint.body_a == joint.body_b) {
        throw std::runtime_error("a joint needs two different bodies of the scene");
    }
}

}  // namespace jostle::peers

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Manifolds of shapes that part: B moves away along the normal, and its contact shrinks to nothing. Each
// separation grows by the way moved, points only go, and once beyond the speculative distance nothing comes
// back. Of every type of pair, and of pieces of larger things.
#include <gtest/gtest.h>
#include <jostle/geometry/manifold.h>

#include "geometry/random_pairs.h"
#include "geometry/random_smooth.h"
#include "geometry/ties.h"

namespace jostle::test {
namespace {

constexpr double kPartingSlop = static_cast<double>(kLinearSlop);
constexpr double kPartingReach = static_cast<double>(kSpeculativeDistance);

double least_parting_separation(const Manifold& m) {
    double least = std::numeric_limits<double>::infinity();
    for (int i = 0; i < m.count; ++i) least = std::fmin(least, static_cast<double>(m.points[i].separation));
    return least;
}

const ManifoldPoint* find(const Manifold& m, std::uint16_t id) {
    for (int i = 0; i < m.count; ++i)
        if (m.points[i].id == id) return &m.points[i];
    return nullptr;
}

struct PartingCount {
    int parted = 0;      // pairs that touched, and were moved
    int steps = 0;       // with a contact
    int exact = 0;       // whose points all had their names before
    int dropped = 0;     // whose normal is no measure
    int tied = 0;        // one point, and then two again
    int slid = 0;        // whose only point is another of those as deep
    int neighbours = 0;  // given up on the way by a piece of something larger
    int by_type[5][5] = {};
};

class Parting {
  public:
    Parting(const RandomPair& pair, const Manifold& first, bool smooth)
        : pair_(pair), first_(first), smooth_(smooth) {
        const double far = length(pair.core_a.vertices[0]) + length(pair.core_b.vertices[0]) +
                           length(core_of(pair.b).vertices[0]);
        rounding_ = 4.0e-6 * pair.size + 1.0e-6 * far;
        start_ = least_parting_separation(first);
        is_pinched_ = first.count == 2 && length(widen(first.points[0].point - first.points[1].point)) <=
                                              0.02 * kPartingSlop + 4.0 * rounding_;
        error_ = error_of(first, pair.a, pair.b, pair.b_in_a, rounding_);
    }

    /// Moved by `way` [m] along the first normal, or what rounding makes of it: then that is the way.
    [[nodiscard]] Manifold at(double& way) const {
        Transform moved_to = pair_.b_in_a;
        moved_to.p += static_cast<float>(way) * first_.normal;
        way = dot(widen(moved_to.p) - widen(pair_.b_in_a.p), widen(first_.normal));
        return collide(pair_.a, pair_.b, moved_to);
    }
    [[nodiscard]] double start() const { return start_; }
    [[nodiscard]] double rounding() const { return rounding_; }
    /// Two tenths of the slop are given away for steadiness, see ManifoldProperty.
    [[nodiscard]] double tolerance() const { return 0.2 * kPartingSlop + 3.0 * rounding_; }

    [[nodiscard]] bool is_tied(double way) const {
        Core b = pair_.core_b;
        for (Point& v : b.vertices) v = v + way * widen(first_.normal);
        return is_tie(pair_.core_a, b, rounding_);
    }
    /// A piece may give another of its own normals on the way, or none: then the neighbour has this one.
    [[nodiscard]] bool is_a_neighbours(const Manifold& m) const {
        return smooth_ && (m.count == 0 || length(m.normal - first_.normal) > 1.0e-3f);
    }

    /// A contact after the shapes have parted by `way` since the first; `before` is the contact a step
    /// earlier.
    void expect_shrunk(const Manifold& before, const Manifold& m, double way, PartingCount& count) const {
        // By rounding alone a point may come back from the very end, and two so near each other that they
        // count as one be two again. Two vertices that slipped past each other may face each other further
        // out.
        int lasting = 0;
        for (int k = 0; k < m.count; ++k)
            lasting += static_cast<double>(m.points[k].separation) < kPartingReach - 2.0 * rounding_;
        const bool slipped = before.type == ManifoldType::kCircles && m.type != before.type;
        // The distance of two that count as one is measured along the face, whatever the other's edge rises
        // by.
        const bool is_near =
            m.count == 2 && std::fabs(cross(widen(m.normal), widen(m.points[0].point - m.points[1].point))) <
                                0.02 * kPartingSlop + 4.0 * rounding_;
        if (lasting > 0 && (is_near || slipped ? 1 : lasting) > before.count) {
            // Rounding decided which of two faces it was: at the seam between them, of one all but a point.
            ASSERT_TRUE(before.count > 0 && is_tied(way)) << describe(m);
            ++count.tied;
        }
        if (m.count == 0) {
            ASSERT_GE(start_ + way, kPartingReach - tolerance()) << "gone too early";
            return;
        }
        ++count.steps;
        ASSERT_NEAR(least_parting_separation(m), start_ + way, tolerance());
        const double error = std::fmax(error_, error_of(m, pair_.a, pair_.b, pair_.b_in_a, rounding_));
        const bool same = m.type == first_.type && length(m.normal - first_.normal) < 1.0e-5f;
        bool all_known = same;
        for (int i = 0; i < m.count && same; ++i) {
            const ManifoldPoint* known = find(first_, m.points[i].id);
            all_known &= known != nullptr;
            if (known == nullptr) continue;
            ASSERT_NEAR(static_cast<double>(m.points[i].separation),
                        static_cast<double>(known->separation) + way, error + rounding_);
            // Where two points all but coincide, what is between them may be clipped anywhere.
            if (is_pinched_) continue;
            // Midway between two surfaces of which one has moved.
            const Point gone = widen(m.points[i].point - known->point) - 0.5 * way * widen(first_.normal);
            if (length(gone) <= error + rounding_) continue;
            ASSERT_TRUE(first_.count == 1 || m.count == 1);
            ASSERT_LE(std::fabs(dot(gone, widen(first_.normal))), error + rounding_);
            ASSERT_LE(length(gone), error + rounding_ + as_deep());
            ++count.slid;
        }
        count.exact += all_known;
    }

  private:
    /// [m] A single point is the deepest end of an edge that by rounding lies beside the face, or what of it
    /// reaches over the face by no more than rounding. The deeper of the two is known to rounding each, so
    /// that it may be anywhere on the outline as deep as that: how far that reaches along the face.
    [[nodiscard]] double as_deep() const {
        const bool is_b = first_.type == ManifoldType::kFaceA;
        const Core& core = is_b ? pair_.core_b : pair_.core_a;
        const Point out = (is_b ? -1.0 : 1.0) * widen(first_.normal), along{-out.y, out.x};
        const double level = -least_along(core, -1.0 * out) - 2.0 * rounding_;
        double least = std::numeric_limits<double>::infinity(), most = -least;
        const auto add = [&](Point p) {
            least = std::fmin(least, dot(p, along));
            most = std::fmax(most, dot(p, along));
        };
        const std::size_t n = core.vertices.size();
        for (std::size_t i = 0; i < n; ++i) {
            const Point p = core.vertices[i], q = core.vertices[(i + 1) % n];
            const double above_p = dot(p, out) - level, above_q = dot(q, out) - level;
            if (above_p >= 0.0) add(p);
            if ((above_p < 0.0) != (above_q < 0.0)) add(p + (above_p / (above_p - above_q)) * (q - p));
        }
        return most - least;
    }

    const RandomPair& pair_;
    Manifold first_;
    bool smooth_;
    double rounding_ = 0.0, start_ = 0.0;
    bool is_pinched_ = false;
    double error_ = 0.0;  // of separations
};

void part(Random& random, const Parting& parting, double size, const Manifold& first, PartingCount& count) {
    ++count.parted;
    Manifold before = first;
    const double left = kPartingReach - parting.start();
    double way = 0.0;
    for (int k = 1; k <= 8; ++k) {
        way += (left - way) * static_cast<double>(random.uniform(0.05f, 0.4f));
        const Manifold m = parting.at(way);
        if (parting.is_a_neighbours(m)) {
            ++count.neighbours;
            return;
        }
        ASSERT_NO_FATAL_FAILURE(parting.expect_shrunk(before, m, way, count)) << "after " << way;
        before = m;
    }
    // A little beyond, and further and further.
    double beyond = left + parting.tolerance();
    for (int k = 0; k < 6; ++k) {
        ASSERT_EQ(parting.at(beyond).count, 0) << "after " << beyond;
        beyond += (k < 3 ? kPartingSlop : size) * static_cast<double>(random.uniform(0.01f, 2.0f));
    }
}

void test_parting(std::uint64_t seed, bool smooth) {
    Random random(seed);
    SCOPED_TRACE(random.seed_text());
    const int cases = is_long_run() ? 1000000 : 20000;
    Shares shares;
    PartingCount count;
    for (int i = 0; i < cases; ++i) {
        RandomPair pair(random, random.below(2) == 0);
        const double truth = signed_separation(pair.core_a, pair.core_b);
        shares.count(truth);
        if (smooth) {
            make_smooth(random, pair.a);
            if (random.below(2) == 0) make_smooth(random, pair.b);
        }
        const Manifold first = collide(pair.a, pair.b, pair.b_in_a);
        if (first.count == 0) continue;
        // A piece gives only normals of its own: where another one is the nearest way out, it is not ours. Of
        // what is hardly larger than its rounding there may be no more than that in the normal.
        const Parting parting(pair, first, smooth);
        const double most = smooth ? parting.tolerance() : 0.2 * kPartingSlop + 4.0e-6 * pair.size;
        const double across = separation_along(pair.core_a, pair.core_b, widen(first.normal));
        if (std::fabs(truth - parting.start()) > parting.tolerance() || std::fabs(truth - across) > most) {
            ++count.dropped;
            continue;
        }
        ++count.by_type[static_cast<int>(pair.a.type)][static_cast<int>(pair.b.type)];
        ASSERT_NO_FATAL_FAILURE(part(random, parting, pair.size, first, count))
            << i << ": " << describe(pair.a, pair.b, pair.b_in_a);
    }
    shares.expect_enough();
    std::cout << "[  counts  ] " << count.parted << " parted; of " << count.steps << " contacts on the way "
              << count.exact << " had all their points before; " << count.neighbours
              << " became a neighbour's; " << count.dropped << " left out, " << count.tied << " tied, "
              << count.slid << " slid\n";
    EXPECT_LE(count.tied, count.parted / 1000);
    EXPECT_LE(count.slid, count.parted / 50000);
    EXPECT_GE(count.parted, cases * 4 / 10);
    EXPECT_LE(count.dropped, smooth ? cases / 10 : cases / 200);
    EXPECT_LE(count.neighbours, smooth ? count.parted / 20 : 0);
    EXPECT_GE(count.exact, count.steps * 85 / 100);
    for (int a = 0; a < 5; ++a) {
        for (int b = 0; b < 5; ++b) {
            const auto segment = static_cast<int>(ShapeType::kSegment);
            if (a == segment && b == segment) continue;
            EXPECT_GE(count.by_type[a][b], cases / 400) << "of types " << a << " and " << b;
        }
    }
}

TEST(PartingProperty, AContactShrinksToNothing) {
    test_parting(20261131, false);
}

TEST(PartingProperty, AContactOfAPieceOfSomethingLargerDoesSoToo) {
    test_parting(20261132, true);
}

}  // namespace
}  // namespace jostle::test

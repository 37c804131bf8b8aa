// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Shapes that contain a point, or overlap a box or a shape.
#include <jostle/geometry/boxes.h>
#include <jostle/geometry/overlap.h>
#include <jostle/geometry/point.h>

#include "core/sort.h"
#include "dynamics/ask/ask.h"
#include "dynamics/ask/box_overlap.h"
#include "memory/prefetch.h"

namespace jostle::detail {
namespace {

class PointTest {
  public:
    explicit PointTest(Vec2 point) : point_(point) {}
    [[nodiscard]] Aabb<2> box() const { return with_slack({point_, point_}); }
    [[nodiscard]] bool operator()(const Geometry& geometry, const Transform& pose) const {
        return contains(geometry, pose, point_);
    }
    [[nodiscard]] bool of_box(const Aabb<2>& box) const { return contains(box, point_); }
    [[nodiscard]] bool holds(const Aabb<2>&) const { return false; }

  private:
    Vec2 point_;
};

/// A box is cut to where the shape is, and seen from its lower corner: so it may be of any size, and nothing
/// is lost far from the origin.
class BoxTest {
  public:
    explicit BoxTest(const Aabb<2>& box) : box_(box) {}
    [[nodiscard]] Aabb<2> box() const { return with_slack(box_); }
    [[nodiscard]] bool operator()(const Geometry& geometry, const Transform& pose) const {
        const Aabb<2> around = bounds(geometry, pose);
        if (contains(box_, around)) return true;
        const Aabb<2> wide = with_slack(around);
        if (!jostle::overlap(box_, wide)) return false;
        const Vec2 lower = max(box_.lower, wide.lower), upper = min(box_.upper, wide.upper);
        const Vec2 size = upper - lower;
        // An outline needs an area or a length.
        if (size == Vec2{}) return closest_point(geometry, pose, lower).distance <= 0.0f;
        const bool is_flat = size.x == 0.0f || size.y == 0.0f;
        const DistanceProxy cut(is_flat ? Geometry(Segment{{}, size}) : BoxShape({lower, upper}).geometry());
        return jostle::overlap(cut, DistanceProxy(geometry), {pose.p - lower, pose.q});
    }
    [[nodiscard]] bool of_box(const Aabb<2>& box) const { return jostle::overlap(box_, box); }
    /// Whether all that lies in a box overlaps, whatever its shape.
    [[nodiscard]] bool holds(const Aabb<2>& box) const { return contains(box_, box); }

  private:
    Aabb<2> box_;
};

class ShapeTest {
  public:
    explicit ShapeTest(const PosedShape& shape)
        : proxy_(shape.geometry),
          pose_(shape.transform),
          box_(with_slack(bounds(shape.geometry, shape.transform))),
          of_boxes_(shape.geometry, shape.transform) {}
    [[nodiscard]] const Aabb<2>& box() const { return box_; }
    [[nodiscard]] bool operator()(const Geometry& geometry, const Transform& pose) const {
        return jostle::overlap(proxy_, DistanceProxy(geometry), inverse_compose(pose_, pose));
    }
    [[nodiscard]] bool of_box(const Aabb<2>& box) const {
        const BoxOverlap::Answer answer = of_boxes_(box);
        if (answer != BoxOverlap::Answer::kUnclear) return answer == BoxOverlap::Answer::kOverlap;
        return as_shape(*this, box);
    }
    [[nodiscard]] bool holds(const Aabb<2>&) const { return false; }

  private:
    DistanceProxy proxy_;
    Transform pose_;
    Aabb<2> box_;
    BoxOverlap of_boxes_;
};

PointTest test_of(Vec2 point) {
    return PointTest(point);
}
BoxTest test_of(const Aabb<2>& box) {
    return BoxTest(box);
}
ShapeTest test_of(const PosedShape& shape) {
    return ShapeTest(shape);
}

/// Calls on_found(shape), which answers a Visit, for each that overlaps and passes the filter. A shape that
/// is exactly its box is tested at once, and so is one whose box lies in the region; others wait, while their
/// records come from memory.
template <class Test, class OnFound>
class OverlapSearch {
  public:
    OverlapSearch(const Inquiry& inquiry, const Test& test, const OnFound& on_found)
        : inquiry_(inquiry), test_(test), on_found_(on_found) {}

    void run() {
        const BroadPhase<2>& boxes = inquiry_.tables.broad_phase;
        const QueryWork work = boxes.query(
            expand(test_.box(), inquiry_.off_boxes()),
            [&](int proxy) { return meet(proxy, boxes.user_data_of(proxy)); }, inquiry_.tree_filter());
        if (!work.stopped) (void)test_waiting();
    }

  private:
    static constexpr int kRoom = 16;
    struct Waiting {
        int proxy;
        std::uint64_t word;
    };

    Visit meet(int proxy, std::uint64_t word) {
        if (is_plain_box(proxy, word)) return test(proxy, word);
        if ((word & kPlain) != 0 && !inquiry_.is_stepping &&
            test_.holds(inquiry_.tables.broad_phase.fat_box_of(proxy)))
            return inquiry_.admits_plain(proxy) ? report(word) : Visit::kDescend;
        prefetch_object(inquiry_.tables.shapes[shape_of(word)]);
        waiting_[count_++] = {proxy, word};
        return count_ < kRoom ? Visit::kDescend : test_waiting();
    }
    Visit test(int proxy, std::uint64_t word) const {
        return inquiry_.ask(proxy, word, test_) ? report(word) : Visit::kDescend;
    }
    Visit report(std::uint64_t word) const {
        const Shape shape = inquiry_.handle(word);
        return inquiry_.agrees(shape) ? on_found_(shape) : Visit::kDescend;
    }
    Visit test_waiting() {
        const Tables& tables = inquiry_.tables;
        for (int i = 0; i < count_; ++i)
            prefetch_object(tables.bodies.sim(tables.shapes[shape_of(waiting_[i].word)].body).transform);
        Visit answer = Visit::kDescend;
        for (int i = 0; i < count_ && answer != Visit::kStop; ++i)
            answer = test(waiting_[i].proxy, waiting_[i].word);
        count_ = 0;
        return answer;
    }

    const Inquiry& inquiry_;
    const Test& test_;
    const OnFound& on_found_;
    int count_ = 0;
    Waiting waiting_[kRoom];
};
template <class Test, class OnFound>
void for_overlaps(const Inquiry& inquiry, const Test& test, const OnFound& on_found) {
    OverlapSearch(inquiry, test, on_found).run();
}

/// Bodies in the order of their slots, each once, pass after pass as in report_in_order().
class BodyPass {
  public:
    explicit BodyPass(BodyId after) : after_(after) {}

    void add(BodyId body) {
        if (body <= after_ || !(body < end_)) return;
        ids_[count_++] = body;
        if (count_ == kRoom) compact();
    }
    std::span<const BodyId> finish() {
        compact();
        return {ids_, count_};
    }
    /// Whether there are more behind those that it keeps.
    [[nodiscard]] bool has_more() const { return has_more_; }

  private:
    static constexpr std::size_t kRoom = 2 * kPassRoom;

    void compact() {
        detail::sort(std::span(ids_, count_));
        count_ = static_cast<std::size_t>(std::unique(ids_, ids_ + count_) - ids_);
        if (count_ <= kRoom / 2) return;
        count_ = kRoom / 2;
        end_ = ids_[count_];
        has_more_ = true;
    }

    BodyId after_;
    BodyId end_{std::numeric_limits<std::int32_t>::max()};
    bool has_more_ = false;
    std::size_t count_ = 0;
    BodyId ids_[kRoom];
};

/// Calls report(id), which answers a Visit, in order. Returns how often.
template <class Report>
int report_bodies(const Inquiry& inquiry, const Aabb<2>& box, const Report& report) {
    const BoxTest test(box);
    BodyId last = kNone;
    int reported = 0;
    for (;;) {
        BodyPass pass(last);
        for_overlaps(inquiry, test, [&](const Shape& shape) {
            pass.add(inquiry.tables.shapes[shape_of(shape)].body);
            return Visit::kDescend;
        });
        for (const BodyId id : pass.finish()) {
            ++reported;
            if (report(id) == Visit::kStop) return reported;
            last = id;
        }
        if (!pass.has_more()) return reported;
    }
}

Body body_handle(const Inquiry& inquiry, BodyId id) {
    return Body(inquiry.place.handle(inquiry.tables.bodies.id_of(id)));
}

}  // namespace

template <class Region>
bool overlap_any(const Inquiry& inquiry, const Region& region) {
    bool any = false;
    for_overlaps(inquiry, test_of(region), [&](const Shape&) {
        any = true;
        return Visit::kStop;
    });
    return any;
}
template <class Region>
int overlap(const Inquiry& inquiry, const Region& region, std::span<Shape> found) {
    FirstOf<Shape> first(found);
    for_overlaps(inquiry, test_of(region), [&](const Shape& shape) {
        first.add(shape);
        return Visit::kDescend;
    });
    first.sort();
    return first.count();
}
template <class Region>
int visit_overlap(const Inquiry& inquiry, const Region& region, const detail::Report<Shape>& report) {
    const auto test = test_of(region);
    return report_in_order<Shape>(
        [&](const auto& on_found) {
            for_overlaps(inquiry, test, [&](const Shape& shape) {
                on_found(shape);
                return Visit::kDescend;
            });
        },
        report);
}

template bool overlap_any(const Inquiry&, const Vec2&);
template bool overlap_any(const Inquiry&, const Aabb<2>&);
template bool overlap_any(const Inquiry&, const PosedShape&);
template int overlap(const Inquiry&, const Vec2&, std::span<Shape>);
template int overlap(const Inquiry&, const Aabb<2>&, std::span<Shape>);
template int overlap(const Inquiry&, const PosedShape&, std::span<Shape>);
template int visit_overlap(const Inquiry&, const Vec2&, const detail::Report<Shape>&);
template int visit_overlap(const Inquiry&, const Aabb<2>&, const detail::Report<Shape>&);
template int visit_overlap(const Inquiry&, const PosedShape&, const detail::Report<Shape>&);

int bodies_in(const Inquiry& inquiry, const Aabb<2>& box, std::span<Body> found) {
    std::size_t count = 0;
    return report_bodies(inquiry, box, [&](BodyId id) {
        if (count < found.size()) found[count++] = body_handle(inquiry, id);
        return Visit::kDescend;
    });
}
int visit_bodies(const Inquiry& inquiry, const Aabb<2>& box, const detail::Report<Body>& report) {
    return report_bodies(inquiry, box, [&](BodyId id) { return report(body_handle(inquiry, id)); });
}

}  // namespace jostle::detail

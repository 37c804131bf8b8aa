// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A task goes down from some of the parts, one after the other, in a search of its worker's own.
#include <jostle/mesh/mesh_contacts.h>

#include <algorithm>
#include <cstddef>

#include "mesh/mesh_store.h"
#include "spatial/task_failure.h"

namespace jostle {

namespace detail {

class SharedContacts {
  public:
    static constexpr std::size_t kParts = 96;  ///< [1] at least, where both trees have as many
    static constexpr int kGrain = 4;           ///< [1] parts per task

    SharedContacts(MeshContactsContext& context, const TriangleMesh& a, const Transform3& at_a,
                   const TriangleMesh& b, const Transform3& at_b)
        : context_(context), a_(a), at_a_(at_a), b_(b), at_b_(at_b) {}

    std::span<const MeshContact> run(TaskScheduler* scheduler) {
        const int workers = scheduler == nullptr ? 1 : scheduler->worker_count();
        make_room(static_cast<std::size_t>(workers));
        MeshPairContext& first = context_.searches_[0];
        begin(first);
        if (workers > 1)
            PairSearch::split<3>(ContactSearch::task_of(a_, b_, first), kParts, context_.parts_,
                                 context_.spare_);
        if (workers == 1 || context_.parts_.size() < kParts / 4) {
            collect(first, context_.by_worker_[0]);
        } else {
            scheduler->parallel_for(
                static_cast<int>(context_.parts_.size()), kGrain,
                [](void* of, int from, int to, int worker) {
                    static_cast<SharedContacts*>(of)->work(from, to, static_cast<std::size_t>(worker));
                },
                this);
            failure_.rethrow();
        }
        auto& found = context_.found_;
        found.clear();
        for (const auto& part : context_.by_worker_) found.insert(found.end(), part.begin(), part.end());
        // ORDER: by ids, each pair once; so neither parts nor workers show.
        std::sort(found.begin(), found.end(), [](const MeshContact& p, const MeshContact& q) {
            return p.a != q.a ? p.a < q.a : p.b < q.b;
        });
        return found;
    }

  private:
    void make_room(std::size_t workers) {
        if (context_.searches_.size() < workers) context_.searches_.resize(workers);
        if (context_.by_worker_.size() < workers) context_.by_worker_.resize(workers);
        for (auto& found : context_.by_worker_) found.clear();
        for (MeshPairContext& search : context_.searches_) search.clear();
    }
    void begin(MeshPairContext& search) const {
        ContactSearch::begin("contacts", MeshVerb::kContacts, a_, at_a_, b_, at_b_, search);
    }
    void collect(MeshPairContext& search, std::vector<MeshContact>& to) const {
        const auto keep = [&to](MeshContact contact) { to.push_back(contact); };
        ContactSearch::deliver(a_, b_, search, keep);
    }
    void work(int from, int to, std::size_t worker) {
        failure_.guard([&] {
            MeshPairContext& search = context_.searches_[worker];
            search.clear();
            begin(search);
            ContactSearch::restrict_to({context_.parts_.data() + from, static_cast<std::size_t>(to - from)},
                                       search);
            collect(search, context_.by_worker_[worker]);
        });
    }

    MeshContactsContext& context_;
    const TriangleMesh& a_;
    const Transform3& at_a_;
    const TriangleMesh& b_;
    const Transform3& at_b_;
    TaskFailure failure_;
};

/// Of a search that has begun: only these parts of it.
void ContactSearch::restrict_to(std::span<const PlacePair> parts, MeshPairContext& context) {
    context.waiting_.clear();
    // Two blocks are marked by the complement of a place.
    for (const PlacePair& part : parts) context.waiting_.push({part.a < 0 ? ~part.a : part.a, part.b});
    context.is_first_ = false;
}

}  // namespace detail

std::span<const MeshContact> contacts(MeshContactsContext& context, const TriangleMesh& a,
                                      const Transform3& at_a, const TriangleMesh& b, const Transform3& at_b,
                                      TaskScheduler* scheduler) {
    return detail::SharedContacts(context, a, at_a, b, at_b).run(scheduler);
}

}  // namespace jostle

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The calling thread begins. Once it has opened some pairs of nodes, those that wait are shared out: a task
// goes down from some of them, in a search of its worker's own.
#include <jostle/mesh/mesh_contacts.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "mesh/mesh_store.h"
#include "spatial/task_failure.h"

namespace jostle {

namespace detail {

class SharedContacts {
  public:
    /// [1] Pairs of nodes that are opened before the rest is shared: for less no thread is worth waking.
    static constexpr std::int64_t kAlone = 96;
    static constexpr std::size_t kFewestParts = 8;

    SharedContacts(MeshContactsContext& context, const TriangleMesh& a, const Transform3& at_a,
                   const TriangleMesh& b, const Transform3& at_b)
        : context_(context), a_(a), at_a_(at_a), b_(b), at_b_(at_b) {}

    std::span<const MeshContact> run(TaskScheduler* scheduler) {
        const int workers = scheduler == nullptr ? 1 : scheduler->worker_count();
        make_room(static_cast<std::size_t>(workers));
        MeshPairContext& whole = context_.whole_;
        whole.clear();
        ContactSearch::begin("contacts", MeshVerb::kContacts, a_, at_a_, b_, at_b_, whole);
        auto& own = context_.by_worker_[0];
        if (workers > 1 && !finish_soon(whole, own)) {
            parts_ = ContactSearch::cut(whole, own);
            const auto count = static_cast<int>(parts_.size());
            // The first parts are the largest.
            scheduler->parallel_for(
                count, 1 + count / (16 * workers),
                [](void* of, int from, int to, int worker) {
                    static_cast<SharedContacts*>(of)->work(from, to, static_cast<std::size_t>(worker));
                },
                this);
            failure_.rethrow();
            whole.clear();
        } else {
            collect(whole, own);
        }
        auto& found = context_.found_;
        found.clear();
        for (const auto& part : context_.by_worker_) found.insert(found.end(), part.begin(), part.end());
        // ORDER: by ids, each pair once; so neither parts nor workers show.
        std::sort(found.begin(), found.end(),
                  [](const MeshContact& p, const MeshContact& q) { return key_of(p) < key_of(q); });
        return found;
    }

  private:
    static std::uint64_t key_of(const MeshContact& c) {
        return static_cast<std::uint64_t>(c.a) << 32 | static_cast<std::uint64_t>(c.b);
    }
    void make_room(std::size_t workers) {
        if (context_.searches_.size() < workers) context_.searches_.resize(workers);
        if (context_.by_worker_.size() < workers) context_.by_worker_.resize(workers);
        for (auto& found : context_.by_worker_) found.clear();
    }
    /// Goes on until there is enough left to share. True: there is not.
    bool finish_soon(MeshPairContext& search, std::vector<MeshContact>& to) const {
        QueryWork work;
        for (MeshContact found; work.nodes < kAlone || ContactSearch::waiting(search) < kFewestParts;) {
            if (!ContactSearch::next(a_, b_, search, found, work)) return true;
            to.push_back(found);
        }
        return false;
    }
    void collect(MeshPairContext& search, std::vector<MeshContact>& to) const {
        const auto keep = [&to](MeshContact contact) { to.push_back(contact); };
        ContactSearch::deliver(a_, b_, search, keep);
    }
    void work(int from, int to, std::size_t worker) {
        failure_.guard([&] {
            MeshPairContext& search = context_.searches_[worker];
            ContactSearch::begin_at(
                parts_.subspan(static_cast<std::size_t>(from), static_cast<std::size_t>(to - from)),
                context_.whole_, search);
            collect(search, context_.by_worker_[worker]);
        });
    }

    MeshContactsContext& context_;
    const TriangleMesh& a_;
    const Transform3& at_a_;
    const TriangleMesh& b_;
    const Transform3& at_b_;
    std::span<const PlacePair> parts_;
    TaskFailure failure_;
};

std::size_t ContactSearch::waiting(const MeshPairContext& context) {
    return context.waiting_.size();
}

std::span<const PlacePair> ContactSearch::cut(MeshPairContext& context, std::vector<MeshContact>& found) {
    while (context.next_found_ < context.found_count_) found.push_back(context.found_[context.next_found_++]);
    return {context.waiting_.data(), context.waiting_.size()};
}

void ContactSearch::begin_at(std::span<const PlacePair> parts, const MeshPairContext& whole,
                             MeshPairContext& context) {
    context.clear();
    context.verb_ = whole.verb_;
    context.poses_ = whole.poses_;
    for (int i = 0; i < 2; ++i) {
        context.of_[i] = whole.of_[i];
        context.at_[i] = whole.at_[i];
    }
    for (const PlacePair& part : parts) context.waiting_.push(part);
    context.is_first_ = false;
    context.begun_ = true;
}

}  // namespace detail

std::span<const MeshContact> contacts(MeshContactsContext& context, const TriangleMesh& a,
                                      const Transform3& at_a, const TriangleMesh& b, const Transform3& at_b,
                                      TaskScheduler* scheduler) {
    return detail::SharedContacts(context, a, at_a, b, at_b).run(scheduler);
}

}  // namespace jostle

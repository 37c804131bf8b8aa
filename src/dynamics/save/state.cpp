// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/save/state.h"

#include <algorithm>
#include <string>
#include <utility>

#include "dynamics/save/entering.h"
#include "dynamics/save/relink.h"

namespace jostle::detail {
namespace {

constexpr const char* kBytes = "bytes";
constexpr const char* kAsSaved = "they must be as they were saved";

[[noreturn]] void refuse(const Call& call, const std::string& fault) {
    call.refuse(kBytes, "of no sound world (" + fault + ")", kAsSaved);
}

/// The front without the magic number.
struct FrontNumbers {
    std::uint32_t version = kSaveVersion;
    std::uint32_t zero = 0;
    std::uint64_t schema = 0;
    std::uint64_t size = 0;
    std::uint64_t checksum = 0;
};

void write_edit(StateWriter& w, const EditQueue::Waiting& waiting) {
    w.number(static_cast<std::uint8_t>(waiting.edit.index()));
    w.text(waiting.call.name());
    w.number(waiting.target.index);
    w.number(waiting.target.generation);
    std::visit([&](const auto& edit) { describe_edit(w, edit); }, waiting.edit);
}

/// An edit of the type with this index.
template <std::size_t... I>
AnyEdit edit_of(std::size_t index, std::index_sequence<I...>) {
    AnyEdit edit;
    ((index == I ? (void)edit.emplace<I>() : (void)0), ...);
    return edit;
}

Handle read_target(StateReader& r, const WorldPlace& place) {
    const auto index = r.number(std::uint32_t{});
    return place.handle(Id{index, r.number(std::uint32_t{})});
}

const char* read_name(StateReader& r, CallNames& names) {
    const std::string_view name = r.text({});
    const bool is_name =
        !name.empty() && std::ranges::all_of(name, [](char c) { return c > ' ' && c < '\x7f'; });
    return r.require(is_name, "the call", "it is no name") ? names.keep(name) : "";
}

void read_edit(StateReader& r, const LoadedWorld& loaded) {
    constexpr std::size_t kTypes = std::variant_size_v<AnyEdit>;
    const std::size_t type = r.number(std::uint8_t{});
    if (!r.require(type < kTypes, "the edit", "it is none")) return;
    EditQueue::Waiting waiting{edit_of(type, std::make_index_sequence<kTypes>{}),
                               read_name(r, loaded.names),
                               read_target(r, loaded.place),
                               {}};
    std::visit([&](auto& edit) { describe_edit(r, edit); }, waiting.edit);
    if (r.is_sound()) loaded.queue.restore(waiting);
}

void read_edits(StateReader& r, const LoadedWorld& loaded) {
    const std::uint32_t waiting = r.count(0, 11);
    for (std::uint32_t i = 0; i < waiting && r.is_sound(); ++i) {
        r.at("edit", static_cast<int>(i));
        read_edit(r, loaded);
    }
    const std::uint32_t dropped = r.count(0, 9);
    for (std::uint32_t i = 0; i < dropped && r.is_sound(); ++i) {
        const char* const name = read_name(r, loaded.names);
        loaded.queue.restore(EditDropped{name, read_target(r, loaded.place)});
    }
}

/// As a step writes them.
void fill_moved(const Tables& t, const WorldPlace& place, std::pmr::vector<BodyMove>& moved) {
    const BodyArrays& awake = t.bodies.awake();
    moved.resize(awake.sims.size() - kFirstAwake);
    for (std::size_t i = kFirstAwake; i < awake.sims.size(); ++i)
        moved[i - kFirstAwake] = {Body(place.handle(t.bodies.id_of(awake.sims[i].id))),
                                  awake.sims[i].transform, awake.records[i].user_data};
}

}  // namespace

void write_state(StateWriter& w, const SavedWorld& saved) {
    w.number(saved.asks);
    const DynamicTreeOptions& options = saved.tables.broad_phase.movable_tree().options();
    w.number(options.margin);
    w.number(options.margin_share);
    w.number(options.displacement_multiplier);
    describe(w, saved.tables);
    w.count(saved.queue.waiting().size(), 0);
    for (const EditQueue::Waiting& waiting : saved.queue.waiting()) write_edit(w, waiting);
    w.count(saved.queue.dropped().size(), 0);
    for (const EditDropped& dropped : saved.queue.dropped()) {
        w.text(dropped.call);
        w.number(dropped.target.index);
        w.number(dropped.target.generation);
    }
    describe(w, saved.events);
}

std::size_t save_world(const SavedWorld& saved, std::span<std::byte> bytes) {
    StateWriter writer(bytes.size() > kSaveFront ? bytes.subspan(kSaveFront) : std::span<std::byte>());
    write_state(writer, saved);
    const std::size_t size = kSaveFront + writer.size();
    if (size <= bytes.size()) write_save_front(bytes.first(size));
    return size;
}

SavedFront read_front(const Call& call, std::span<const std::byte>& body) {
    constexpr std::size_t kSize = 4 * sizeof(std::uint32_t);
    if (body.size() < kSize) refuse(call, "the bytes end too early");
    SavedFront front;
    front.asks = load_little<std::uint32_t>(body.data());
    front.boxes.margin = load_little<float>(body.data() + 4);
    front.boxes.margin_share = load_little<float>(body.data() + 8);
    front.boxes.displacement_multiplier = load_little<float>(body.data() + 12);
    constexpr Range kMargin{0.0f, 1.0e6f};
    if (!kMargin.contains(front.boxes.margin) || !kMargin.contains(front.boxes.margin_share) ||
        !kMargin.contains(front.boxes.displacement_multiplier) || front.asks > 3)
        refuse(call, "the margin of boxes");
    body = body.subspan(kSize);
    return front;
}

void read_state(const Call& call, std::span<const std::byte> body, const LoadedWorld& loaded) {
    Tables& t = loaded.tables;
    StateReader r(body, t, loaded.place, t.bodies.awake().sims.get_allocator().resource());
    if (r.read_layout()) describe(r, t);
    if (!r.is_sound()) refuse(call, r.fault());
    if (const std::string fault = relink(call, t, r.saved_boxes()); !fault.empty()) refuse(call, fault);
    if (2 * t.sweep_answers.entries().size() > t.sweep_answers.slot_count() ||
        !t.sweep_answers.restore(t.sweep_answers.slot_count()))
        refuse(call, "two answers about a pair, or too many");
    read_edits(r, loaded);
    if (r.is_sound()) describe(r, loaded.events);
    r.require(r.is_at_end(), "the bytes", "there are too many");
    if (!r.is_sound()) refuse(call, r.fault());
    if (const std::string fault = fault_of_edits(call, t, loaded.queue); !fault.empty()) refuse(call, fault);
    if (r.has_plain_moves()) fill_moved(t, loaded.place, loaded.events.moved);
}

std::span<const std::byte> require_save(const Call& call, std::span<const std::byte> bytes) {
    if (bytes.size() < kSaveFront || load_little<std::uint64_t>(bytes.data()) != kSaveMagic)
        call.refuse(kBytes, "of no save", "they must be of World::save");
    const std::byte* at = bytes.data() + sizeof(std::uint64_t);
    FrontNumbers front;
    front.version = load_little<std::uint32_t>(at);
    front.zero = load_little<std::uint32_t>(at + 4);
    front.schema = load_little<std::uint64_t>(at + 8);
    front.size = load_little<std::uint64_t>(at + 16);
    front.checksum = load_little<std::uint64_t>(at + 24);
    if (front.version != kSaveVersion || front.zero != 0)
        call.refuse(kBytes, "of version " + std::to_string(front.version),
                    "this build reads version " + std::to_string(kSaveVersion));
    if (front.schema != save_schema())
        call.refuse(kBytes, "of another build", "its fields must be those of this one");
    const std::span<const std::byte> body = bytes.subspan(kSaveFront);
    if (front.size != body.size())
        call.refuse(kBytes, "of a save that is cut",
                    "they must be " + std::to_string(front.size) + " and the front");
    if (front.checksum != checksum_of(body)) call.refuse(kBytes, "damaged", "the checksum must fit");
    return body;
}

void write_save_front(std::span<std::byte> bytes) {
    const std::span<const std::byte> body = bytes.subspan(kSaveFront);
    std::byte* const at = bytes.data();
    store_little(at, kSaveMagic);
    store_little(at + 8, kSaveVersion);
    store_little(at + 12, std::uint32_t{0});
    store_little(at + 16, save_schema());
    store_little(at + 24, std::uint64_t{body.size()});
    store_little(at + 32, checksum_of(body));
}

std::uint64_t checksum_of(std::span<const std::byte> bytes) {
    constexpr std::uint64_t kPrime = 0x100000001b3u;
    std::uint64_t sums[4] = {0xcbf29ce484222325u, 0x9e3779b97f4a7c15u, 0xc2b2ae3d27d4eb4fu, bytes.size()};
    const auto add = [](std::uint64_t& sum, std::uint64_t word) {
        sum = (sum ^ word) * kPrime;
        sum ^= sum >> 29;
    };
    std::size_t i = 0;
    for (; i + 32 <= bytes.size(); i += 32)
        for (std::size_t k = 0; k < 4; ++k)
            add(sums[k], load_little<std::uint64_t>(bytes.data() + i + 8 * k));
    for (; i < bytes.size(); ++i) add(sums[0], static_cast<std::uint64_t>(bytes[i]));
    for (std::size_t k = 1; k < 4; ++k) add(sums[0], sums[k]);
    return sums[0];
}

}  // namespace jostle::detail

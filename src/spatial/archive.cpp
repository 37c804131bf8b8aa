// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Why saved bytes are refused.
#include "spatial/archive.h"

namespace jostle::detail {

namespace {

std::string count_text(std::size_t count) {
    return to_text(static_cast<long long>(count)) + " bytes";
}

}  // namespace

void read_start(const Call& call, ByteReader& reader, const ArchiveStart& expected, std::size_t front_bytes,
                const char* saved_by) {
    if (reader.size() < front_bytes)
        call.refuse("bytes", "too short (" + count_text(reader.size()) + ")",
                    std::string("they must be the result of ") + saved_by);
    ArchiveStart start;
    transfer_head(reader, start);
    if (start.magic != expected.magic)
        call.refuse("bytes", "not a saved tree of this type",
                    std::string("they must be the result of ") + saved_by);
    if (start.version != expected.version) {
        call.refuse("bytes", "of version " + to_text(static_cast<long long>(start.version)),
                    "the version must be " + to_text(static_cast<long long>(expected.version)));
    }
    if (start.dimension != expected.dimension) {
        call.refuse("bytes", "of dimension " + to_text(static_cast<long long>(start.dimension)),
                    "it must be " + to_text(static_cast<long long>(expected.dimension)));
    }
}

void refuse_byte_count(const Call& call, const ByteReader& reader) {
    call.refuse("bytes", count_text(reader.size()), "their number must match their head");
}

void refuse_bytes(const Call& call, const char* are, const char* requirement) {
    call.refuse("bytes", are, requirement);
}

void refuse_unsound(const Call& call, const std::string& fault) {
    call.refuse("bytes", "of a tree that is not sound (" + fault + ")", "they must be as they were saved");
}

}  // namespace jostle::detail

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "rollback_calls.h"

#include <utility>

namespace jostle::c {
namespace {

std::vector<std::byte> copied(std::span<const std::byte> bytes) {
    return {bytes.begin(), bytes.end()};
}

}  // namespace

std::unique_ptr<ByteRollback> byte_rollback_create(World& world, RollbackApply apply,
                                                   const RollbackOptions& options) {
    auto call = [kept = std::move(apply)](World& of, const std::vector<std::byte>& input) {
        if (kept) kept(of, input);
    };
    return std::make_unique<ByteRollback>(ByteRollback{{world, std::move(call), options}});
}
int byte_rollback_frame(const ByteRollback& rollback) {
    return rollback.rollback.frame();
}
int byte_rollback_oldest(const ByteRollback& rollback) {
    return rollback.rollback.oldest();
}
void byte_rollback_on_frame(ByteRollback& rollback, RollbackTold told) {
    rollback.rollback.on_frame(std::move(told));
}
void byte_rollback_advance(ByteRollback& rollback, std::span<const std::byte> input) {
    rollback.rollback.advance(copied(input));
}
void byte_rollback_correct(ByteRollback& rollback, int frame, std::span<const std::byte> input) {
    rollback.rollback.correct(frame, copied(input));
}
std::span<const std::byte> byte_rollback_input(const ByteRollback& rollback, int frame) {
    return rollback.rollback.input(frame);
}
std::vector<std::byte> byte_rollback_state(const ByteRollback& rollback, int frame) {
    return rollback.rollback.state(frame);
}

}  // namespace jostle::c

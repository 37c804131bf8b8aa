// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// clang-format off
// The calls of jostle_c/rollback.h. Written by generate/generate_c.mjs.

#include "../src/callbacks.h"
#include "../src/rollback_calls.h"


using namespace jostle;
using namespace jostle::c;

void jostle_byte_rollback_free(JostleByteRollback* object) {
    delete reinterpret_cast<ByteRollback*>(object);
}

JostleCode jostle_byte_rollback_create(JostleWorld* world, JostleRollbackApply function, void* context, const JostleRollbackOptions* options, JostleByteRollback** create) {
    return guarded(__func__, [&] {
        Scratch scratch;
        owned_out(create, c::byte_rollback_create(object_in<World>(world, "world"), callback_in<RollbackApply>(function, context), struct_or_default<RollbackOptions>(options, scratch, "options")));
    });
}

JostleCode jostle_byte_rollback_frame(const JostleByteRollback* rollback, int* frame) {
    return guarded(__func__, [&] {
        put(frame, c::byte_rollback_frame(object_in<const ByteRollback>(rollback, "rollback")));
    });
}

JostleCode jostle_byte_rollback_oldest(const JostleByteRollback* rollback, int* oldest) {
    return guarded(__func__, [&] {
        put(oldest, c::byte_rollback_oldest(object_in<const ByteRollback>(rollback, "rollback")));
    });
}

JostleCode jostle_byte_rollback_on_frame(JostleByteRollback* rollback, JostleRollbackTold function, void* context) {
    return guarded(__func__, [&] {
        c::byte_rollback_on_frame(object_in<ByteRollback>(rollback, "rollback"), callback_in<RollbackTold>(function, context));
    });
}

JostleCode jostle_byte_rollback_advance(JostleByteRollback* rollback, const void* input, size_t input_size) {
    return guarded(__func__, [&] {
        c::byte_rollback_advance(object_in<ByteRollback>(rollback, "rollback"), bytes_in(input, input_size));
    });
}

JostleCode jostle_byte_rollback_correct(JostleByteRollback* rollback, int frame, const void* input, size_t input_size) {
    return guarded(__func__, [&] {
        c::byte_rollback_correct(object_in<ByteRollback>(rollback, "rollback"), frame, bytes_in(input, input_size));
    });
}

JostleCode jostle_byte_rollback_input(const JostleByteRollback* rollback, int frame, void* bytes, size_t capacity, size_t* size) {
    return guarded(__func__, [&] {
        bytes_out(bytes, capacity, size, c::byte_rollback_input(object_in<const ByteRollback>(rollback, "rollback"), frame));
    });
}

JostleCode jostle_byte_rollback_state(const JostleByteRollback* rollback, int frame, void* bytes, size_t capacity, size_t* size) {
    return guarded(__func__, [&] {
        bytes_out(bytes, capacity, size, c::byte_rollback_state(object_in<const ByteRollback>(rollback, "rollback"), frame));
    });
}

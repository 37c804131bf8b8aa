// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// clang-format off
// The calls of jostle_c/batch.h. Written by generate/generate_c.mjs.

#include "../src/callbacks.h"
#include "../src/batch_calls.h"


using namespace jostle;
using namespace jostle::c;

JostleCode jostle_batch_create(int count, JostleBatchMaker function, void* context, const JostleBatchDef* def, JostleBatch** object) {
    return guarded(__func__, [&] {
        Scratch scratch;
        make_object<Batch>(object, count, callback_in<BatchMaker>(function, context), struct_or_default<BatchDef>(def, scratch, "def"));
    });
}

void jostle_batch_free(JostleBatch* object) {
    delete reinterpret_cast<Batch*>(object);
}

JostleCode jostle_batch_size(const JostleBatch* batch, int* size) {
    return guarded(__func__, [&] {
        put(size, object_in<const Batch>(batch, "batch").size());
    });
}

JostleCode jostle_batch_seed(const JostleBatch* batch, int index, uint64_t* seed) {
    return guarded(__func__, [&] {
        put(seed, object_in<const Batch>(batch, "batch").seed(index));
    });
}

JostleCode jostle_batch_add_action(JostleBatch* batch, JostleBatchAction type, JostleBody body, JostleBatchColumns* add_action) {
    return guarded(__func__, [&] {
        put(add_action, object_in<Batch>(batch, "batch").add_action(enum_in<BatchAction>(type, "type"), plain_in<Body>(body)));
    });
}

JostleCode jostle_batch_add_joint_action(JostleBatch* batch, JostleBatchAction type, JostleJoint joint, JostleBatchColumns* add_action) {
    return guarded(__func__, [&] {
        put(add_action, object_in<Batch>(batch, "batch").add_action(enum_in<BatchAction>(type, "type"), plain_in<Joint>(joint)));
    });
}

JostleCode jostle_batch_add_observation(JostleBatch* batch, JostleBatchObservation type, JostleBody body, JostleBatchColumns* add_observation) {
    return guarded(__func__, [&] {
        put(add_observation, object_in<Batch>(batch, "batch").add_observation(enum_in<BatchObservation>(type, "type"), plain_in<Body>(body)));
    });
}

JostleCode jostle_batch_add_shape_observation(JostleBatch* batch, JostleBatchObservation type, JostleShape shape, JostleBatchColumns* add_observation) {
    return guarded(__func__, [&] {
        put(add_observation, object_in<Batch>(batch, "batch").add_observation(enum_in<BatchObservation>(type, "type"), plain_in<Shape>(shape)));
    });
}

JostleCode jostle_batch_add_joint_observation(JostleBatch* batch, JostleBatchObservation type, JostleJoint joint, JostleBatchColumns* add_observation) {
    return guarded(__func__, [&] {
        put(add_observation, object_in<Batch>(batch, "batch").add_observation(enum_in<BatchObservation>(type, "type"), plain_in<Joint>(joint)));
    });
}

JostleCode jostle_batch_add_ray(JostleBatch* batch, JostleBody body, const JostleBatchRay* ray, JostleBatchColumns* add_ray) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(add_ray, object_in<Batch>(batch, "batch").add_ray(plain_in<Body>(body), struct_in<BatchRay>(ray, scratch, "ray")));
    });
}

JostleCode jostle_batch_add_separation(JostleBatch* batch, JostleShape shape, JostleShape other, JostleBatchColumns* add_separation) {
    return guarded(__func__, [&] {
        put(add_separation, object_in<Batch>(batch, "batch").add_separation(plain_in<Shape>(shape), plain_in<Shape>(other)));
    });
}

JostleCode jostle_batch_add_contacts(JostleBatch* batch, JostleShape shape, int most, JostleBatchColumns* add_contacts) {
    return guarded(__func__, [&] {
        put(add_contacts, object_in<Batch>(batch, "batch").add_contacts(plain_in<Shape>(shape), most));
    });
}

JostleCode jostle_batch_action_columns(const JostleBatch* batch, int* action_columns) {
    return guarded(__func__, [&] {
        put(action_columns, object_in<const Batch>(batch, "batch").action_columns());
    });
}

JostleCode jostle_batch_observation_columns(const JostleBatch* batch, int* observation_columns) {
    return guarded(__func__, [&] {
        put(observation_columns, object_in<const Batch>(batch, "batch").observation_columns());
    });
}

JostleCode jostle_batch_step(JostleBatch* batch, JostleFloatSpan actions, float* observations, size_t capacity, const JostleBatchStep* step) {
    return guarded(__func__, [&] {
        Scratch scratch;
        SpanOut<float, float> observations_room(observations, capacity, "observations");
        object_in<Batch>(batch, "batch").step(span_in<float>(actions, scratch, "actions"), observations_room.span(), struct_or_default<BatchStep>(step, scratch, "step"));
        observations_room.finish();
    });
}

JostleCode jostle_batch_observe(const JostleBatch* batch, float* observations, size_t capacity) {
    return guarded(__func__, [&] {
        SpanOut<float, float> observations_room(observations, capacity, "observations");
        object_in<const Batch>(batch, "batch").observe(observations_room.span());
        observations_room.finish();
    });
}

JostleCode jostle_batch_keep(JostleBatch* batch, JostleUInt8Span mask) {
    return guarded(__func__, [&] {
        Scratch scratch;
        object_in<Batch>(batch, "batch").keep(span_in<std::uint8_t>(mask, scratch, "mask"));
    });
}

JostleCode jostle_batch_reset(JostleBatch* batch, JostleUInt8Span mask) {
    return guarded(__func__, [&] {
        Scratch scratch;
        object_in<Batch>(batch, "batch").reset(span_in<std::uint8_t>(mask, scratch, "mask"));
    });
}

JostleCode jostle_batch_load(JostleBatch* batch, const void* state, size_t state_size, JostleUInt8Span mask) {
    return guarded(__func__, [&] {
        Scratch scratch;
        object_in<Batch>(batch, "batch").load(bytes_in(state, state_size), span_in<std::uint8_t>(mask, scratch, "mask"));
    });
}

JostleCode jostle_batch_remake(JostleBatch* batch, JostleUInt8Span mask, JostleUInt64Span seeds) {
    return guarded(__func__, [&] {
        Scratch scratch;
        object_in<Batch>(batch, "batch").remake(span_in<std::uint8_t>(mask, scratch, "mask"), span_in<std::uint64_t>(seeds, scratch, "seeds"));
    });
}

JostleCode jostle_batch_set_parameters(JostleBatch* batch, JostleFloatSpan parameters) {
    return guarded(__func__, [&] {
        Scratch scratch;
        object_in<Batch>(batch, "batch").set_parameters(span_in<float>(parameters, scratch, "parameters"));
    });
}

JostleCode jostle_batch_parameters(const JostleBatch* batch, JostleFloatSpan* parameters) {
    return guarded(__func__, [&] {
        view_out(parameters, object_in<const Batch>(batch, "batch").parameters());
    });
}

JostleCode jostle_batch_world(JostleBatch* batch, int index, JostleWorld** batch_world) {
    return guarded(__func__, [&] {
        view_out(batch_world, c::batch_world(object_in<Batch>(batch, "batch"), index));
    });
}

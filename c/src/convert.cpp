// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cstring>
#include <new>

#include "../generated/structs.h"

namespace jostle::c {
namespace {

/// Of the last call of a thread that failed: texts of a fixed size, so that none needs memory, and that a
/// pointer to one stays valid. A longer text is cut.
struct LastError {
    char sentence[1024];
    char function[128], argument[128], value[256], requirement[512];
};
thread_local LastError last_error{};

template <std::size_t kSize>
void copy(char (&to)[kSize], std::string_view from) noexcept {
    text_out(to, kSize, nullptr, from);
}
void keep(std::string_view sentence) noexcept {
    last_error = {};
    copy(last_error.sentence, sentence);
}

}  // namespace

thread_local const char* running = "";

JostleCode caught() noexcept {
    try {
        throw;
    } catch (const Error& error) {
        keep(error.what());
        copy(last_error.function, error.function());
        copy(last_error.argument, error.argument());
        copy(last_error.value, error.value());
        copy(last_error.requirement, error.requirement());
        return JOSTLE_REFUSED;
    } catch (const Refusal& refusal) {
        keep(refusal.what());
        return JOSTLE_REFUSED;
    } catch (const std::bad_alloc&) {
        keep("out of memory");
        return JOSTLE_OUT_OF_MEMORY;
    } catch (const std::exception& error) {
        keep(error.what());
        return JOSTLE_FAILED;
    } catch (...) {
        keep("an exception");
        return JOSTLE_FAILED;
    }
}

void refuse(const char* argument, const std::string& value, const char* requirement) {
    raise(running, argument, value, requirement);
}

void text_out(char* text, std::size_t capacity, std::size_t* length, std::string_view from) {
    put(length, from.size());
    if (text == nullptr || capacity == 0) return;
    const std::size_t count = std::min(capacity - 1, from.size());
    if (count > 0) std::memcpy(text, from.data(), count);
    text[count] = '\0';
}

void bytes_out(void* bytes, std::size_t capacity, std::size_t* size, std::span<const std::byte> from) {
    put(size, from.size());
    const std::size_t count = std::min(capacity, from.size());
    if (bytes != nullptr && count > 0) std::memcpy(bytes, from.data(), count);
}

Geometry to_cpp(const JostleGeometry& c, Scratch& scratch) {
    switch (enum_in<ShapeType>(c.type, "Geometry::type")) {
        case ShapeType::kCircle:
            return std::bit_cast<Circle>(c.as.circle);
        case ShapeType::kCapsule:
            return std::bit_cast<Capsule>(c.as.capsule);
        case ShapeType::kSegment:
            return to_cpp(c.as.segment, scratch);
        case ShapeType::kPolygon:
            return std::bit_cast<Polygon>(c.as.polygon);
        case ShapeType::kLargePolygon:
            return std::bit_cast<PolygonView>(c.as.large_polygon);
    }
    return {};
}

void to_c(const Geometry& x, JostleGeometry& c) {
    c = {};
    c.type = static_cast<JostleShapeType>(x.type);
    switch (x.type) {
        case ShapeType::kCircle:
            return put(&c.as.circle, x.circle);
        case ShapeType::kCapsule:
            return put(&c.as.capsule, x.capsule);
        case ShapeType::kSegment:
            return put(&c.as.segment, x.segment);
        case ShapeType::kPolygon:
            return put(&c.as.polygon, x.polygon);
        case ShapeType::kLargePolygon:
            return put(&c.as.large_polygon, x.large_polygon);
    }
}

Outline to_cpp(const JostleOutline& c, Scratch& scratch) {
    if (c.holes == nullptr && c.hole_count > 0) refuse("Outline::holes", "NULL", "it must point to loops");
    Outline outline;
    outline.outer = span_in<Vec2>(c.outer, scratch, "Outline::outer");
    auto* holes = static_cast<std::span<const Vec2>*>(
        scratch.allocate(c.hole_count * sizeof(std::span<const Vec2>), alignof(std::span<const Vec2>)));
    for (std::size_t i = 0; i < c.hole_count; ++i)
        new (holes + i) std::span<const Vec2>(span_in<Vec2>(c.holes[i], scratch, "Outline::holes"));
    outline.holes = {holes, c.hole_count};
    return outline;
}

}  // namespace jostle::c

using namespace jostle;

const char* jostle_last_error() {
    return c::last_error.sentence;
}

JostleErrorParts jostle_last_error_parts() {
    const c::LastError& error = c::last_error;
    return {error.function, error.argument, error.value, error.requirement};
}

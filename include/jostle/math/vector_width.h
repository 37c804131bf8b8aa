// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The width of the SIMD vectors in the kernels of trees, collision and solver. Kernels are compiled for each
// instruction set up to the build's cap (JOSTLE_MAX_SIMD). The best one that the processor has is chosen when
// the first kernel runs. Results are the same to the bit at every width: a narrower one is for comparison,
// and for processors that slow down under wide vectors.
#pragma once

#include <jostle/core/config.h>

#include <cstdint>

JOSTLE_API_BEGIN
namespace jostle {

enum class VectorWidth : std::uint8_t {
    kOne,  ///< no vectors
    k128,  ///< [bits] SSE4, NEON, WebAssembly's SIMD128
    k256,  ///< [bits] AVX2
    k512,  ///< [bits] AVX-512
};

/// The width in use: the greatest that was compiled, the processor has, and the limit allows.
[[nodiscard]] VectorWidth vector_width() noexcept;

/// From now on kernels use nothing wider; k512 removes the limit. A build without dispatch at run time
/// (WebAssembly, or a compiler told of one processor) cannot go below its narrowest instruction set:
/// vector_width() says which width is in use. Not to be called while another thread uses the library. Highway
/// keeps this choice once per process: its other users are limited too.
void limit_vector_width(VectorWidth most) noexcept;

}  // namespace jostle
JOSTLE_API_END

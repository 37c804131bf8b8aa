// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Build-wide switches. Everything inline that does floating-point arithmetic is JOSTLE_INLINE, so that a copy
// compiled in a consumer's unit (say, with -march=native) can never replace the library's own at link time.
#pragma once

#if defined(__GNUC__) || defined(__clang__)
#define JOSTLE_INLINE [[gnu::always_inline]] inline
#elif defined(_MSC_VER)
#define JOSTLE_INLINE [[msvc::forceinline]] inline
#else
#define JOSTLE_INLINE inline
#endif

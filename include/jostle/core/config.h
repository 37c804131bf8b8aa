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

// Around the namespace of every public header: what is declared between the two can be called from outside a
// shared library, in which all else is hidden (`-fvisibility=hidden`). One pair per header rather than a mark
// on each declaration, so that none is forgotten; tests/house/include_graph_test.cpp looks for it.
#if defined(__GNUC__) || defined(__clang__)
#define JOSTLE_API_BEGIN _Pragma("GCC visibility push(default)")
#define JOSTLE_API_END _Pragma("GCC visibility pop")
#else
#define JOSTLE_API_BEGIN
#define JOSTLE_API_END
#endif

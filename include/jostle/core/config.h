// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Build-wide switches. Everything inline that does floating-point arithmetic is JOSTLE_INLINE, so that a copy
// compiled in a consumer's unit (say, with -march=native) can never replace the library's own at link time.
#pragma once

#if defined(_MSVC_LANG) ? _MSVC_LANG < 202002L : __cplusplus < 202002L
#error "jostle needs C++20: compile with -std=c++20 (/std:c++20), or set CMAKE_CXX_STANDARD to 20"
#endif

#if defined(__wasm__) && defined(__OPTIMIZE_SIZE__)
// A module has one copy of each, and no instruction set but its own.
#define JOSTLE_INLINE inline
#elif defined(__GNUC__) || defined(__clang__)
#define JOSTLE_INLINE [[gnu::always_inline]] inline
#elif defined(_MSC_VER)
#define JOSTLE_INLINE [[msvc::forceinline]] inline
#else
#define JOSTLE_INLINE inline
#endif

// A function of its arguments alone: a call without a use is left out.
#if defined(__GNUC__) || defined(__clang__)
#define JOSTLE_CONST_FUNCTION [[gnu::const]]
#else
#define JOSTLE_CONST_FUNCTION
#endif

// These two enclose the namespace of every public header. Only what is declared between them can be called
// from outside a shared library; everything else is hidden (`-fvisibility=hidden`). One pair per header
// instead of a mark per declaration, so that none is forgotten; a test looks for it in every header.
#if defined(__GNUC__) || defined(__clang__)
#define JOSTLE_API_BEGIN _Pragma("GCC visibility push(default)")
#define JOSTLE_API_END _Pragma("GCC visibility pop")
#else
#define JOSTLE_API_BEGIN
#define JOSTLE_API_END
#endif

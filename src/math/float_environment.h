// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Rounding to nearest, no flush to zero, no traps: what the same bits everywhere rest on, whatever the
// caller's thread was set to. Restored at the end of the scope.
#pragma once

#if defined(__SSE__)
#include <xmmintrin.h>
#else
#include <cfenv>
#endif

namespace jostle {

#if defined(__SSE__)
class FloatEnvironment {
  public:
    FloatEnvironment() : saved_(_mm_getcsr()) { _mm_setcsr(kDefault); }
    ~FloatEnvironment() { _mm_setcsr(saved_); }
    FloatEnvironment(const FloatEnvironment&) = delete;
    FloatEnvironment& operator=(const FloatEnvironment&) = delete;

  private:
    static constexpr unsigned kDefault = 0x1f80;  ///< all exceptions masked, round to nearest, no flushing
    unsigned saved_;
};
#else
class FloatEnvironment {
  public:
    FloatEnvironment() {
        std::fegetenv(&saved_);
        std::fesetenv(FE_DFL_ENV);
    }
    ~FloatEnvironment() { std::fesetenv(&saved_); }
    FloatEnvironment(const FloatEnvironment&) = delete;
    FloatEnvironment& operator=(const FloatEnvironment&) = delete;

  private:
    std::fenv_t saved_;
};
#endif

}  // namespace jostle

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// How a peer's library was built, as CMake found it by looking into the library (cmake/peers.cmake).
#pragma once

namespace jostle::peers {

/// The end of an engine's settings.
inline constexpr const char* kAssertions =
    JOSTLE_PEER_ASSERTIONS != 0 ? ", built with its assertions on" : ", built without assertions";

}  // namespace jostle::peers

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The options of a scene that is played: of `jostle run` and `jostle crowd`.
#pragma once

#include <string>

namespace jostle::app {

struct PlayOptions {
    std::string scene;
    int steps = 0;    ///< 0: the scene's
    double dt = 0.0;  ///< [s] 0: the scene's
    int threads = 1;
    int frames = 0;
    std::string out = "out";
    std::string format = "png";
    std::string poses;  ///< the file for all poses; empty: none
    int every = 1;      ///< [1] steps from one pose that is written to the next
    bool pictures = true;
    bool quiet = false;
    bool json = false;
};

}  // namespace jostle::app

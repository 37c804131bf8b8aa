// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The pictures of a run: snapshots taken while it goes on, files when it is over.
#pragma once

#include <jostle/draw/recording.h>
#include <jostle/math/aabb.h>

#include <functional>
#include <string>
#include <vector>

namespace jostle::app {

class Film {
  public:
    /// Draws the present state, and returns the view that shows it.
    using Shot = std::function<Aabb<2>(Recording&)>;

    /// Of a run of so many steps: six moments for the strip, and `frames` single ones, spread evenly.
    Film(int steps, int frames, Shot shot);

    /// To be called before the first step with 0, and after each with its number. `time` is in seconds.
    void at(int step, double time);
    /// To be called after the last step that was made. Where that is not the last one planned, the pictures
    /// are of the moments until then, and the last state is this one.
    void end(int step, double time);

    struct Captions {
        std::string title;
        std::string strip;  ///< beneath the title of the strip ...
        std::string last;   ///< ... and of the last state
    };
    /// Writes FOLDER/NAME.FORMAT (the last state), FOLDER/NAME-strip.FORMAT and the frames; returns their
    /// paths. Makes the folder. Where it fails, throws and removes what it wrote.
    [[nodiscard]] std::vector<std::string> write(const std::string& folder, const std::string& name,
                                                 const std::string& format, const Captions& captions) const;

  private:
    struct Snapshot {
        int step = 0;
        double time = 0.0;  // [s]
        Recording recording;
        Aabb<2> view;
    };
    void take(int step, double time);
    [[nodiscard]] const Snapshot& snapshot(int step) const;

    Shot shot_;
    std::vector<int> strip_;  // the steps shown
    std::vector<int> frames_;
    std::vector<Snapshot> snapshots_;
};

}  // namespace jostle::app

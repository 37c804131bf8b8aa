// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Which moments, which cameras, which files.
#include "jostle/film.h"

#include <fmt/format.h>
#include <jostle/draw/framing.h>
#include <jostle/draw/picture.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <utility>

#include "jostle/files.h"
#include "jostle/output.h"

namespace jostle::app {
namespace {

namespace fs = std::filesystem;

constexpr int kStripFrames = 6;
constexpr int kStripColumns = 3;
constexpr int kPictureWidth = 1600;  // [px]
constexpr int kStripWidth = 1800;    // [px]
constexpr int kHeading = 92;         // [px] what a page needs besides its frames

std::string time_label(double time) {
    return fmt::format("t = {:.2f} s", time);
}

/// A page as high as frames of the view's proportions need, within reason.
PictureDef page(int width, int columns, int rows, const Aabb<2>& view, std::string title,
                std::string caption) {
    const Vec2 half = extents(view);
    const float aspect = std::clamp(half.y / std::max(half.x, 1.0e-6f), 0.35f, 1.1f);
    const float frame = static_cast<float>(width) / static_cast<float>(columns);
    PictureDef def;
    def.width = width;
    def.height = kHeading + static_cast<int>(frame * aspect) * rows;
    def.title = std::move(title);
    def.caption = std::move(caption);
    return def;
}

/// Removes what was written unless all of it was.
class Written {
  public:
    ~Written() {
        std::error_code ignored;
        for (const std::string& path : paths_) fs::remove(path, ignored);
    }
    void add(const std::string& path) { paths_.push_back(path); }
    [[nodiscard]] std::vector<std::string> keep() { return std::exchange(paths_, {}); }

  private:
    std::vector<std::string> paths_;
};

}  // namespace

Film::Film(int steps, int frames, Shot shot) : shot_(std::move(shot)) {
    for (int i = 0; i < kStripFrames; ++i) {
        strip_.push_back(static_cast<int>(static_cast<long long>(steps) * i / (kStripFrames - 1)));
    }
    for (int i = 1; i <= frames; ++i) {
        frames_.push_back(static_cast<int>(static_cast<long long>(steps) * i / frames));
    }
}

void Film::at(int step, double time) {
    const auto wanted = [&](const std::vector<int>& steps) {
        return std::find(steps.begin(), steps.end(), step) != steps.end();
    };
    if (wanted(strip_) || wanted(frames_)) take(step, time);
}

void Film::end(int step, double time) {
    if (step >= strip_.back()) return;
    const auto is_late = [&](int planned) { return planned > step; };
    std::erase_if(frames_, is_late);
    std::erase_if(strip_, is_late);
    if (strip_.back() == step) return;  // the start is always there
    strip_.push_back(step);
    if (snapshots_.back().step != step) take(step, time);
}

void Film::take(int step, double time) {
    Snapshot& snapshot = snapshots_.emplace_back();
    snapshot.step = step;
    snapshot.time = time;
    snapshot.view = shot_(snapshot.recording);
}

const Film::Snapshot& Film::snapshot(int step) const {
    const auto found = std::find_if(snapshots_.begin(), snapshots_.end(),
                                    [&](const Snapshot& snapshot) { return snapshot.step == step; });
    if (found == snapshots_.end()) throw Failure("no picture was taken of a step that was to be shown");
    return *found;
}

std::vector<std::string> Film::write(const std::string& folder, const std::string& name,
                                     const std::string& format, const Captions& captions) const {
    make_folder(folder);
    const auto path = [&](const std::string& suffix) {
        return (fs::path(folder) / (name + suffix + "." + format)).string();
    };
    Written written;

    const Snapshot& last = snapshot(strip_.back());
    const Aabb<2> last_view = frame_run({last.view}).views[0];
    write_picture(path(""), {&last.recording, last_view, time_label(last.time)},
                  page(kPictureWidth, 1, 1, last_view, captions.title, captions.last));
    written.add(path(""));

    std::vector<Aabb<2>> views;
    for (const int step : strip_) views.push_back(snapshot(step).view);
    const Cameras cameras = frame_run(views);
    std::vector<PictureFrame> strip;
    for (std::size_t i = 0; i < strip_.size(); ++i) {
        const Snapshot& shown = snapshot(strip_[i]);
        strip.push_back({&shown.recording, cameras.views[i], time_label(shown.time)});
    }
    const std::string follows = cameras.follow ? captions.strip + "; the camera follows" : captions.strip;
    // Of a run that was stopped there may be fewer frames than places.
    const int columns = std::min(kStripColumns, static_cast<int>(strip.size()));
    const int rows = (static_cast<int>(strip.size()) + columns - 1) / columns;
    write_film_strip(path("-strip"), strip, columns,
                     page(kStripWidth, columns, rows, cameras.views[0], captions.title, follows));
    written.add(path("-strip"));

    views.clear();
    for (const int step : frames_) views.push_back(snapshot(step).view);
    const Cameras frame_cameras = frame_run(views);
    for (std::size_t i = 0; i < frames_.size(); ++i) {
        const Snapshot& shown = snapshot(frames_[i]);
        const std::string file = path(fmt::format("-frame-{:04}", i + 1));
        write_picture(file, {&shown.recording, frame_cameras.views[i], time_label(shown.time)},
                      page(kPictureWidth, 1, 1, frame_cameras.views[i], captions.title, captions.strip));
        written.add(file);
    }
    return written.keep();
}

}  // namespace jostle::app

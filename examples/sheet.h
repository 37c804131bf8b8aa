// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The pages, colours and files of the pictures in docs/geometry.md and docs/worlds.md.
#pragma once

#include <jostle/draw/draw_geometry.h>
#include <jostle/draw/picture.h>

#include <cstdio>
#include <deque>
#include <string>
#include <utility>
#include <vector>

namespace sheet {

using namespace jostle;

inline constexpr Color kBlue = Color::rgb(0x3f83c8);
inline constexpr Color kOrange = Color::rgb(0xe07b39, 170);
inline constexpr Color kLine = Color::rgb(0x3d434b);
inline constexpr Color kGrey = Color::rgb(0x9aa3ad);
inline constexpr Color kInk = Color::rgb(0x26292e);

inline DrawGeometryOptions in_color(Color color) {
    DrawGeometryOptions options;
    options.color = color;
    options.dash = 0.09f;
    options.normal = 0.45f;
    options.dot = 6.5f;
    return options;
}

inline Transform at(float x, float y, float angle = 0.0f) {
    return {{x, y}, Rot::from_angle(angle)};
}

/// The files of a program's pictures, by its arguments: [FOLDER [svg|png]].
class Files {
  public:
    Files(int argc, char** argv, std::string prefix)
        : folder_(argc > 1 ? argv[1] : ""), format_(argc > 2 ? argv[2] : "svg"), prefix_(std::move(prefix)) {}

    /// The path of a picture; empty without a folder.
    [[nodiscard]] std::string path(const std::string& name) const {
        return folder_.empty() ? folder_ : folder_ + "/" + prefix_ + name + "." + format_;
    }

  private:
    std::string folder_, format_, prefix_;
};

/// A page of frames that are as high as each other.
class Sheet {
  public:
    Recording& frame(const std::string& label, const Aabb2& view) {
        frames_.push_back({&recordings_.emplace_back(), view, label});
        return recordings_.back();
    }
    void write(const std::string& path, const std::string& title, const std::string& caption, int columns,
               int frame_height) const {
        std::printf("%s\n", title.c_str());
        for (const PictureFrame& frame : frames_) std::printf("    %s\n", frame.label.c_str());
        if (path.empty()) return;
        const int rows = (static_cast<int>(frames_.size()) + columns - 1) / columns;
        PictureDef def;
        def.width = 1000;
        def.height = 92 + rows * (frame_height + 10) - 10;
        def.title = title;
        def.caption = caption;
        def.scale_bar = false;
        write_film_strip(path, frames_, columns, def);
    }

  private:
    std::deque<Recording> recordings_;
    std::vector<PictureFrame> frames_;
};

inline Aabb2 view_around(Vec2 middle, float width, float height) {
    const Vec2 half{0.5f * width, 0.5f * height};
    return {middle - half, middle + half};
}

}  // namespace sheet

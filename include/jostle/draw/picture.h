// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Pictures of recordings as PNG, SVG or PDF, by Cairo: antialiased, with a scale bar, a title and a caption.
// A file is written under another name and renamed when complete, so that no error leaves half a
// picture. A link stays, and its target is replaced; devices and pipes are written directly.
#pragma once

#include <jostle/draw/recording.h>
#include <jostle/math/aabb.h>

#include <span>
#include <string>

JOSTLE_API_BEGIN
namespace jostle {

struct PictureDef {
    int width = 1600;          ///< [px] 64 to 16384; in SVG and PDF a pixel is 3/4 of a point
    int height = 1000;         ///< [px] 64 to 16384
    std::string title = {};    ///< top left, bold; empty: none
    std::string caption = {};  ///< beneath the title; empty: none
    bool scale_bar = true;     ///< with a round length in metres
};

/// The content of one frame of a picture.
struct PictureFrame {
    const Recording* recording = nullptr;
    Aabb<2> view{{-1.0f, -1.0f}, {1.0f, 1.0f}};  ///< [m] visible at least; the frame shows more on one axis
    std::string label = {};                      ///< in the frame's corner; empty: none
};

/// Writes one frame; the path's suffix (.png, .svg, .pdf) chooses the format. On failure it throws Error,
/// naming the path, and leaves no file behind.
void write_picture(const std::string& path, const PictureFrame& frame, const PictureDef& def = {});
/// Writes the frames on a grid, row by row, under one title.
void write_film_strip(const std::string& path, std::span<const PictureFrame> frames, int columns = 3,
                      const PictureDef& def = {});

}  // namespace jostle
JOSTLE_API_END

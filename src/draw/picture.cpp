// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The page: a heading with title, caption and scale bar, and one frame or a grid of them beneath it. All
// lengths are pixels of a PNG.
#include <jostle/core/require.h>
#include <jostle/draw/picture.h>

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "draw/picture_canvas.h"
#include "draw/picture_file.h"

namespace jostle {
namespace {

constexpr double kMargin = 18.0;
constexpr double kGap = 10.0;
constexpr double kHeading = 62.0;
constexpr double kTitleSize = 21.0;
constexpr double kCaptionSize = 13.5;
constexpr double kLabelSize = 13.0;
constexpr Color kPaper = Color::rgb(0xf4f2ec);
constexpr Color kFrame = Color::rgb(0xfdfcfa);
constexpr Color kBorder = Color::rgb(0xcfcbc1);
constexpr Color kInk = Color::rgb(0x26292e);
constexpr Color kFaintInk = Color::rgb(0x6b6f76);

void choose_font(cairo_t* context, double size, bool bold) {
    cairo_select_font_face(context, "sans-serif", CAIRO_FONT_SLANT_NORMAL,
                           bold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL);
    cairo_set_font_size(context, size);
}

/// [px] How far the pen moves.
double text_width(cairo_t* context, const std::string& text) {
    cairo_text_extents_t extents;
    cairo_text_extents(context, text.c_str(), &extents);
    return extents.x_advance;
}

/// The text, shortened until it fits; never in the middle of a UTF-8 sequence.
std::string shortened(cairo_t* context, std::string text, double width) {
    if (text_width(context, text) <= width) return text;
    while (!text.empty()) {
        const bool continuation = (static_cast<unsigned char>(text.back()) & 0xc0u) == 0x80u;
        text.pop_back();
        if (!continuation && text_width(context, text + "…") <= width) break;
    }
    return text + "…";
}

/// Bytes that are not text would end the page: Cairo refuses invalid UTF-8. They are replaced.
std::string printable(const std::string& text) {
    std::string out;
    for (std::size_t i = 0; i < text.size();) {
        const auto byte = static_cast<unsigned char>(text[i]);
        const std::size_t length = byte < 0x80        ? 1
                                   : byte >> 5u == 6  ? 2
                                   : byte >> 4u == 14 ? 3
                                   : byte >> 3u == 30 ? 4
                                                      : 0;
        bool good = length > 0 && byte >= 0x20 && i + length <= text.size();
        for (std::size_t k = 1; good && k < length; ++k) {
            good = (static_cast<unsigned char>(text[i + k]) & 0xc0u) == 0x80u;
        }
        out += good ? text.substr(i, length) : "?";
        i += good ? length : 1;
    }
    return out;
}

/// The greatest of 1, 2 and 5 times a power of ten that is at most `limit`.
double round_length(double limit) {
    const double power = std::pow(10.0, std::floor(std::log10(limit)));
    const double digit = limit / power;
    return power * (digit >= 5.0 ? 5.0 : digit >= 2.0 ? 2.0 : 1.0);
}

/// A bar of a round length whose right end is at (x, y), and its length above it.
void draw_scale_bar(cairo_t* context, double x, double y, double pixels_per_meter) {
    const double meters = round_length(170.0 / pixels_per_meter);
    const double width = meters * pixels_per_meter;
    set_source(context, kInk);
    cairo_set_line_width(context, 1.6);
    cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT);
    cairo_move_to(context, x - width, y - 5.0);
    cairo_line_to(context, x - width, y);
    cairo_line_to(context, x, y);
    cairo_line_to(context, x, y - 5.0);
    cairo_stroke(context);
    char label[32];
    std::snprintf(label, sizeof label, "%g m", meters);
    choose_font(context, kLabelSize, false);
    cairo_move_to(context, x - 0.5 * (width + text_width(context, label)), y - 8.0);
    cairo_show_text(context, label);
    cairo_new_path(context);
}

void draw_heading(cairo_t* context, const PictureDef& def, double pixels_per_meter) {
    const double room = def.width - 2.0 * kMargin - (def.scale_bar ? 220.0 : 0.0);
    choose_font(context, kTitleSize, true);
    set_source(context, kInk);
    cairo_move_to(context, kMargin, kMargin + 0.85 * kTitleSize);
    cairo_show_text(context, shortened(context, printable(def.title), room).c_str());
    choose_font(context, kCaptionSize, false);
    set_source(context, kFaintInk);
    cairo_move_to(context, kMargin, kMargin + kTitleSize + 1.35 * kCaptionSize);
    cairo_show_text(context, shortened(context, printable(def.caption), room).c_str());
    cairo_new_path(context);
    if (def.scale_bar) draw_scale_bar(context, def.width - kMargin, kMargin + 32.0, pixels_per_meter);
}

void draw_label(cairo_t* context, const PageRect& area, const std::string& text) {
    if (text.empty()) return;
    choose_font(context, kLabelSize, true);
    const std::string label = shortened(context, printable(text), area.width - 28.0);
    const double width = text_width(context, label) + 14.0;
    cairo_rectangle(context, area.x + 7.0, area.y + 7.0, width, kLabelSize + 9.0);
    cairo_set_source_rgba(context, 1.0, 1.0, 1.0, 0.8);
    cairo_fill(context);
    set_source(context, kInk);
    cairo_move_to(context, area.x + 14.0, area.y + 11.0 + kLabelSize);
    cairo_show_text(context, label.c_str());
    cairo_new_path(context);
}

void check_frame(const PictureFrame& frame, const Call& call) {
    if (frame.recording == nullptr) call.refuse("recording", "null", "a frame needs a recording");
    if (is_valid(frame.view)) return;
    call.refuse("view", to_text(frame.view.lower) + " to " + to_text(frame.view.upper),
                "it must be finite, and its lower corner below its upper one");
}

/// Draws the frame, and returns its scale [px/m].
double draw_frame(cairo_t* context, const PageRect& area, const PictureFrame& frame) {
    cairo_save(context);
    cairo_rectangle(context, area.x, area.y, area.width, area.height);
    set_source(context, kFrame);
    cairo_fill_preserve(context);
    cairo_clip(context);
    PictureCanvas canvas(context, area, frame.view);
    canvas.grid(round_length(170.0 / canvas.pixels_per_meter()));
    frame.recording->replay(canvas);
    canvas.end_pieces();  // where the recording stops among them
    cairo_restore(context);
    draw_label(context, area, frame.label);
    set_source(context, kBorder);
    cairo_set_line_width(context, 1.0);
    cairo_rectangle(context, area.x + 0.5, area.y + 0.5, area.width - 1.0, area.height - 1.0);
    cairo_stroke(context);
    return canvas.pixels_per_meter();
}

void write_page(const std::string& path, std::span<const PictureFrame> frames, int columns,
                const PictureDef& def, const Call& call) {
    for (const PictureFrame& frame : frames) check_frame(frame, call);
    PictureFile file(path, def.width, def.height, call);
    cairo_t* context = file.context();
    set_source(context, kPaper);
    cairo_paint(context);

    const bool heading = def.scale_bar || !def.title.empty() || !def.caption.empty();
    const double top = heading ? kMargin + kHeading - 6.0 : kMargin;
    const int rows = (static_cast<int>(frames.size()) + columns - 1) / columns;
    const double width = (def.width - 2.0 * kMargin - (columns - 1) * kGap) / columns;
    const double height = (def.height - top - kMargin - (rows - 1) * kGap) / rows;
    if (width < 8.0 || height < 8.0) {
        call.refuse("width and height", std::to_string(def.width) + " and " + std::to_string(def.height),
                    "there is no room for the frames");
    }
    double scale = 1.0;
    for (std::size_t i = 0; i < frames.size(); ++i) {
        const int row = static_cast<int>(i) / columns;
        const int column = static_cast<int>(i) % columns;
        const PageRect area{std::round(kMargin + column * (width + kGap)),
                            std::round(top + row * (height + kGap)), std::round(width), std::round(height)};
        scale = draw_frame(context, area, frames[i]);
    }
    if (heading) draw_heading(context, def, scale);
    file.save();
}

}  // namespace

void write_picture(const std::string& path, const PictureFrame& frame, const PictureDef& def) {
    write_page(path, {&frame, 1}, 1, def, Call("write_picture"));
}

void write_film_strip(const std::string& path, std::span<const PictureFrame> frames, int columns,
                      const PictureDef& def) {
    constexpr Call call("write_film_strip");
    if (frames.empty()) call.refuse("frames", "empty", "a film strip needs a frame");
    if (columns < 1) call.refuse("columns", std::to_string(columns), "it must be at least 1");
    write_page(path, frames, std::min(columns, static_cast<int>(frames.size())), def, call);
}

}  // namespace jostle

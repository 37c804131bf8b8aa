// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Surfaces by format, and pictures on their way to the disk.
#include "draw/picture_file.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>

#include <cstring>
#include <new>

#include "draw/picture_output.h"

namespace jostle {
namespace {

constexpr int kMinSide = 64;     // [px]
constexpr int kMaxSide = 16384;  // [px] Cairo's images end at 32767
constexpr double kPointsPerPixel = 0.75;

cairo_status_t append(void* closure, const unsigned char* data, unsigned int length) {
    try {
        static_cast<std::string*>(closure)->append(reinterpret_cast<const char*>(data), length);
        return CAIRO_STATUS_SUCCESS;
    } catch (const std::bad_alloc&) {
        return CAIRO_STATUS_NO_MEMORY;
    }
}

bool ends_with(const std::string& text, const char* ending) {
    const std::size_t n = std::strlen(ending);
    if (text.size() < n) return false;
    for (std::size_t i = 0; i < n; ++i) {
        const char c = text[text.size() - n + i];
        if ((c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c) != ending[i]) return false;
    }
    return true;
}

}  // namespace

PictureFormat picture_format(const std::string& path, const Call& call) {
    if (ends_with(path, ".png")) return PictureFormat::kPng;
    if (ends_with(path, ".svg")) return PictureFormat::kSvg;
    if (ends_with(path, ".pdf")) return PictureFormat::kPdf;
    call.refuse("path", path, "it must end in .png, .svg or .pdf");
}

PictureFile::PictureFile(const std::string& path, int width, int height, const Call& call)
    : path_(path), call_(call), format_(picture_format(path, call)) {
    call.in(kMinSide, kMaxSide, "width", width);
    call.in(kMinSide, kMaxSide, "height", height);
    const double w = width * kPointsPerPixel;
    const double h = height * kPointsPerPixel;
    switch (format_) {
        case PictureFormat::kPng:
            surface_ = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
            break;
        case PictureFormat::kSvg:
            surface_ = cairo_svg_surface_create_for_stream(append, &bytes_, w, h);
            break;
        case PictureFormat::kPdf:
            surface_ = cairo_pdf_surface_create_for_stream(append, &bytes_, w, h);
            break;
    }
    context_ = cairo_create(surface_);
    if (format_ != PictureFormat::kPng) cairo_scale(context_, kPointsPerPixel, kPointsPerPixel);
}

PictureFile::~PictureFile() {
    cairo_destroy(context_);
    cairo_surface_destroy(surface_);
}

void PictureFile::fail(const std::string& why) const {
    call_.refuse("path", path_, "it cannot be written: " + why);
}

void PictureFile::save() {
    cairo_status_t status = cairo_status(context_);
    if (status == CAIRO_STATUS_SUCCESS) {
        if (format_ == PictureFormat::kPng) {
            status = cairo_surface_write_to_png_stream(surface_, append, &bytes_);
        } else {
            cairo_surface_finish(surface_);
            status = cairo_surface_status(surface_);
        }
    }
    if (status != CAIRO_STATUS_SUCCESS) fail(cairo_status_to_string(status));

    OutputFile file;
    int error = file.open(path_);
    if (error == 0) error = file.write(bytes_);
    if (error == 0) error = file.keep();
    if (error != 0) fail(std::strerror(error));
}

}  // namespace jostle

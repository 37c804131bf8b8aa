// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The file of a picture: a Cairo surface whose bytes gather in memory, and are written only once they are
// complete.
#pragma once

#include <cairo.h>
#include <jostle/core/require.h>

#include <string>

namespace jostle {

enum class PictureFormat { kPng, kSvg, kPdf };

/// By the path's ending, in any case of letters. Refuses others in the name of `call`.
PictureFormat picture_format(const std::string& path, const Call& call);

class PictureFile {
  public:
    /// Checks the ending and the size; the folder is not touched before save().
    PictureFile(const std::string& path, int width, int height, const Call& call);
    ~PictureFile();
    PictureFile(const PictureFile&) = delete;
    PictureFile& operator=(const PictureFile&) = delete;

    /// One unit is one pixel of a PNG, and 3/4 of a point of the other formats.
    [[nodiscard]] cairo_t* context() const { return context_; }
    /// Writes an OutputFile. Throws Error where it cannot, and removes what it wrote.
    void save();

  private:
    [[noreturn]] void fail(const std::string& why) const;

    std::string path_;
    Call call_;
    PictureFormat format_;
    std::string bytes_;
    cairo_surface_t* surface_ = nullptr;
    cairo_t* context_ = nullptr;
};

}  // namespace jostle

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Where a file goes, and how it comes there whole.
#include "draw/picture_output.h"

#include <unistd.h>

#include <cerrno>
#include <utility>

namespace jostle {
namespace {

namespace fs = std::filesystem;

/// [1] As many as Linux follows.
constexpr int kMostLinks = 40;

/// The place that a chain of links leads to, whether anything is there or not. Returns 0, or an errno.
int follow_links(fs::path& place) {
    std::error_code error;
    for (int links = 0; fs::is_symlink(fs::symlink_status(place, error)); ++links) {
        if (links == kMostLinks) return ELOOP;
        const fs::path next = fs::read_symlink(place, error);
        if (error) return error.value();
        place = place.parent_path() / next;
    }
    return 0;
}

/// After a call of stdio that failed; not all of them say why.
int failure() {
    return errno != 0 ? errno : EIO;
}

}  // namespace

OutputFile::~OutputFile() {
    if (file_ == nullptr) return;
    std::fclose(file_);
    if (!partial_.empty()) std::remove(partial_.c_str());
}

int OutputFile::open(const fs::path& path) {
    std::error_code error;
    const fs::file_status there = fs::status(path, error);
    if (fs::is_directory(there)) return EISDIR;
    place_ = path;
    const int links = follow_links(place_);
    // A link of the system's, to a file that is open, may say no path at all.
    const bool is_elsewhere = fs::exists(there) && !fs::equivalent(path, place_, error);
    if (is_elsewhere || (fs::exists(there) && !fs::is_regular_file(there))) {
        place_ = path;
    } else if (links != 0) {
        return links;
    } else {
        partial_ = place_.string() + "." + std::to_string(getpid()) + ".part";
    }
    errno = 0;
    file_ = std::fopen(partial_.empty() ? place_.c_str() : partial_.c_str(), "wb");
    if (file_ == nullptr) return failure();
    // Before there is anything to read in it. Some file systems have no modes.
    if (!partial_.empty() && fs::exists(there))
        fs::permissions(partial_, there.permissions() & fs::perms::all, error);
    return 0;
}

int OutputFile::write(std::string_view text) {
    errno = 0;
    return std::fwrite(text.data(), 1, text.size(), file_) == text.size() ? 0 : failure();
}

int OutputFile::keep() {
    errno = 0;
    // A full disk may show when the file is closed.
    const bool is_closed = std::fclose(std::exchange(file_, nullptr)) == 0;
    if (is_closed && (partial_.empty() || std::rename(partial_.c_str(), place_.c_str()) == 0)) return 0;
    const int error = failure();
    if (!partial_.empty()) std::remove(partial_.c_str());
    return error;
}

}  // namespace jostle

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Rows of poses.
#include "jostle/poses.h"

#include <jostle/core/error.h>

#include <cmath>

#include "jostle/suffix.h"

namespace jostle::app {
namespace {

constexpr const char* kColumns[] = {"step", "time_s", "body", "x_m", "y_m", "angle_rad", "cos", "sin"};

bool is_json(const std::string& path) {
    const std::string suffix = suffix_of(path);
    if (suffix == ".jsonl" || suffix == ".ndjson") return true;
    if (suffix == ".csv") return false;
    throw UsageFailure("--poses: '" + path + "' must end in .csv, or in .jsonl for JSON lines");
}

/// The shortest text that reads back as the same number. JSON's -0 is a whole number, which has no sign.
template <class Number>
std::string exact(Number value) {
    return value == 0 && std::signbit(value) ? "-0.0" : to_text(value);
}

std::string head() {
    std::string line;
    for (const char* column : kColumns) line += (line.empty() ? "" : ",") + std::string(column);
    return line + "\n";
}

}  // namespace

PoseFile::PoseFile(const std::string& path) : json_(is_json(path)), file_(path) {
    if (!json_) file_.write(head());
}

void PoseFile::write(int step, double time, std::span<const Body> bodies) {
    const std::string when[] = {std::to_string(step), exact(time)};
    rows_.clear();
    for (std::size_t i = 0; i < bodies.size(); ++i) {
        const Transform pose = bodies[i].transform();
        const std::string fields[] = {when[0],         when[1],         std::to_string(i),
                                      exact(pose.p.x), exact(pose.p.y), exact(pose.q.angle()),
                                      exact(pose.q.c), exact(pose.q.s)};
        static_assert(std::size(fields) == std::size(kColumns));
        for (std::size_t field = 0; field < std::size(fields); ++field) {
            rows_ += field > 0 ? "," : json_ ? "{" : "";
            if (json_) rows_ += '"' + std::string(kColumns[field]) + "\":";
            rows_ += fields[field];
        }
        rows_ += json_ ? "}\n" : "\n";
    }
    file_.write(rows_);
}

}  // namespace jostle::app

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Rows of poses.
#include "jostle/poses.h"

#include <jostle/core/error.h>

#include <cmath>
#include <nlohmann/json.hpp>

#include "jostle/output.h"
#include "jostle/suffix.h"

namespace jostle::app {
namespace {

constexpr const char* kColumns[] = {"step", "time_s", "body",   "x_m",    "y_m",        "angle_rad",
                                    "cos",  "sin",    "vx_m_s", "vy_m_s", "turn_rad_s", "name"};

bool is_json(const std::string& path) {
    const std::string suffix = suffix_of(path);
    if (suffix == ".jsonl" || suffix == ".ndjson") return true;
    if (suffix == ".csv") return false;
    throw UsageFailure("--poses: '" + path + "' must end in .csv, or in .jsonl for JSON lines");
}

/// JSON's -0 is a whole number, which has no sign.
template <class Number>
std::string exact_text(Number value) {
    return value == 0 && std::signbit(value) ? "-0.0" : to_text(value);
}

}  // namespace

RowFile::RowFile(const std::string& path, std::span<const char* const> columns)
    : columns_(columns), json_(is_json(path)), file_(path) {
    if (json_) return;
    std::string head;
    for (const char* column : columns_) head += (head.empty() ? "" : ",") + std::string(column);
    file_.write(head + "\n");
}

std::string RowFile::exact(float value) {
    return exact_text(value);
}
std::string RowFile::exact(double value) {
    return exact_text(value);
}

std::string RowFile::text(std::string_view value) const {
    if (json_) return nlohmann::json(value).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
    if (value.find_first_of(",\"\r\n") == std::string_view::npos) return std::string(value);
    std::string quoted = "\"";
    for (const char c : value) quoted += c == '"' ? "\"\"" : std::string(1, c);
    return quoted + '"';
}

void RowFile::add(std::span<const std::string> fields) {
    for (std::size_t field = 0; field < fields.size(); ++field) {
        rows_ += field > 0 ? "," : json_ ? "{" : "";
        if (json_) rows_ += '"' + std::string(columns_[field]) + "\":";
        rows_ += fields[field];
    }
    rows_ += json_ ? "}\n" : "\n";
}

void RowFile::flush() {
    file_.write(rows_);
    rows_.clear();
}

PoseFile::PoseFile(const std::string& path) : rows_(path, kColumns) {}

void PoseFile::write(int step, double time, std::span<const Body> bodies) {
    const std::string when[] = {std::to_string(step), RowFile::exact(time)};
    for (std::size_t i = 0; i < bodies.size(); ++i) {
        const Transform pose = bodies[i].transform();
        const Vec2 velocity = bodies[i].linear_velocity();
        const std::string fields[] = {when[0],
                                      when[1],
                                      std::to_string(i),
                                      RowFile::exact(pose.p.x),
                                      RowFile::exact(pose.p.y),
                                      RowFile::exact(pose.q.angle()),
                                      RowFile::exact(pose.q.c),
                                      RowFile::exact(pose.q.s),
                                      RowFile::exact(velocity.x),
                                      RowFile::exact(velocity.y),
                                      RowFile::exact(bodies[i].angular_velocity()),
                                      rows_.text(bodies[i].name())};
        static_assert(std::size(fields) == std::size(kColumns));
        rows_.add(fields);
    }
    rows_.flush();
}

}  // namespace jostle::app

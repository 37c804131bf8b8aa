// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// How the layer law is read and checked. Cost: linear in the text, but for the hidden words, which walk what
// each file of a hidden room includes.
#include "house/include_graph.h"

#include <algorithm>
#include <cctype>
#include <fstream>
#include <regex>
#include <sstream>
#include <stdexcept>

namespace jostle::house {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> words(const std::string& text) {
    std::istringstream stream(text);
    std::vector<std::string> result;
    for (std::string word; stream >> word;) result.push_back(word);
    return result;
}

std::string read_text(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    std::ostringstream text;
    text << stream.rdbuf();
    return text.str();
}

/// Where a file stands in the house.
struct Place {
    std::string layer;
    std::string room;  ///< empty: in none
    bool is_public = false;
    bool gathers = false;  ///< it is jostle.h or its like
};

struct Include {
    std::string written;  ///< between the quotes or brackets
    std::string file;     ///< by path from the root; empty: no file of ours
};

struct File {
    Place place;
    std::vector<Include> includes;
    bool names_hidden_word = false;
};

/// The place of `path`, which is relative to include/jostle/ or to src/.
Place place_of(const std::string& path, bool is_public, const LayerLaw& law) {
    Place place{.layer = "", .room = "", .is_public = is_public, .gathers = false};
    const auto slash = path.find('/');
    // jostle.h and its like gather the library proper.
    place.gathers = slash == std::string::npos;
    place.layer = place.gathers ? "dynamics" : path.substr(0, slash);
    for (const auto& [prefix, layer] : law.parts) {
        if (path.starts_with(prefix)) place.layer = layer;
    }
    const auto layer = law.layers.find(place.layer);
    if (!is_public && layer != law.layers.end() && !layer->second.rooms.empty()) {
        const auto next = path.find('/', slash + 1);
        const std::string room = next == std::string::npos ? "" : path.substr(slash + 1, next - slash - 1);
        const auto& rooms = layer->second.rooms;
        place.room = std::find(rooms.begin(), rooms.end(), room) == rooms.end() ? rooms.back() : room;
    }
    return place;
}

/// Of the package with the longest prefix.
std::string package_of(const std::string& include, const LayerLaw& law) {
    std::string found;
    std::size_t longest = 0;
    for (const auto& [package, prefixes] : law.package_prefixes) {
        for (const auto& prefix : prefixes) {
            if (!include.starts_with(prefix) || prefix.size() <= longest) continue;
            found = package;
            longest = prefix.size();
        }
    }
    return found;
}

std::size_t room_index(const LayerLaw::Layer& layer, const std::string& room) {
    return static_cast<std::size_t>(std::find(layer.rooms.begin(), layer.rooms.end(), room) -
                                    layer.rooms.begin());
}

/// The whole tree, by path from the root ("src/math/trigonometry.cpp"), in order.
using Tree = std::map<std::string, File>;

File read_file(const fs::path& path, Place place, const LayerLaw& law) {
    // Highway includes a source again for each target, by this macro.
    static const std::regex kInclude(
        R"(^[ \t]*#[ \t]*(?:include|define[ \t]+HWY_TARGET_INCLUDE)[ \t]*[<"]([^>"]*)[>"])");
    File file;
    file.place = std::move(place);
    const std::string text = read_text(path);
    std::istringstream lines(without_comments(text, false));
    for (std::string line; std::getline(lines, line);) {
        std::smatch match;
        if (std::regex_search(line, match, kInclude))
            file.includes.push_back({.written = match[1], .file = ""});
    }
    const auto layer = law.layers.find(file.place.layer);
    if (layer != law.layers.end() && !layer->second.hidden_word.empty()) {
        const std::regex word("\\b" + layer->second.hidden_word + "\\b");
        file.names_hidden_word = std::regex_search(without_comments(text, true), word);
    }
    return file;
}

Tree read_tree(const fs::path& root, const LayerLaw& law) {
    Tree tree;
    const auto read_folder = [&](const fs::path& top, const std::string& below, bool is_public) {
        if (!fs::exists(root / top / below)) return;
        for (const auto& entry : fs::recursive_directory_iterator(root / top / below)) {
            if (!entry.is_regular_file()) continue;
            const std::string inside = fs::relative(entry.path(), root / top).generic_string();
            const std::string name = fs::relative(entry.path(), root).generic_string();
            tree[name] = read_file(entry.path(), place_of(inside, is_public, law), law);
        }
    };
    read_folder("include/jostle", "", true);
    read_folder("src", "", false);
    for (const auto& [layer, home] : law.homes) read_folder(home, layer, false);
    for (const std::string& folder : law.folders) {
        if (!fs::exists(root / folder)) continue;
        for (const auto& entry : fs::recursive_directory_iterator(root / folder)) {
            if (entry.path().extension() != ".h" && entry.path().extension() != ".cpp") continue;
            const std::string name = fs::relative(entry.path(), root).generic_string();
            tree[name] = read_file(entry.path(), Place{.layer = folder, .room = ""}, law);
        }
    }
    for (auto& [name, file] : tree) {
        for (auto& [written, found] : file.includes) {
            const std::string sibling = (fs::path(name).parent_path() / written).lexically_normal();
            std::vector<std::string> candidates{"include/" + written, "src/" + written};
            for (const auto& [layer, home] : law.homes) candidates.push_back(home + "/" + written);
            candidates.push_back(sibling);
            for (const std::string& candidate : candidates) {
                if (found.empty() && tree.contains(candidate)) found = candidate;
            }
        }
    }
    return tree;
}

/// The fault of one include of ours, if there is one.
std::string edge_violation(const File& from, const std::string& to_name, const File& to,
                           const LayerLaw& law) {
    const auto& layer = law.layers.at(from.place.layer);
    const bool beside = from.place.gathers && layer.beside.contains(to.place.layer);
    if (!beside && !layer.may_include.contains(to.place.layer)) {
        return from.place.layer + " may not include " + to.place.layer;
    }
    if (from.place.is_public && !to.place.is_public) return "a public header may not include a private one";
    const bool same = from.place.layer == to.place.layer;
    const bool shares =
        !law.folders.contains(from.place.layer) && law.layers.at(to.place.layer).shared.contains(to_name);
    if (!same && !to.place.is_public && !shares) {
        return to_name + " is private to " + to.place.layer;
    }
    if (same && !from.place.room.empty() && !to.place.room.empty() &&
        room_index(layer, to.place.room) > room_index(layer, from.place.room)) {
        return "the room " + from.place.room + "/ comes before " + to.place.room + "/";
    }
    return "";
}

/// The fault of an include of somebody else's, if there is one.
std::string outside_violation(const std::string& from_name, const File& from, const std::string& include,
                              const LayerLaw& law) {
    const auto slash = include.find('/');  // without one <memory> is the standard library's
    if (slash != std::string::npos &&
        (include.starts_with("jostle/") || law.layers.contains(include.substr(0, slash)))) {
        return "there is no such file";
    }
    const std::string package = package_of(include, law);
    if (package.empty()) {
        const bool is_standard =
            include.find('/') == std::string::npos && include.find('.') == std::string::npos;
        return is_standard ? "" : "cmake/layers.txt knows no package that it belongs to";
    }
    if (from.place.is_public) return "a public header may not include the package " + package;
    if (!law.layers.at(from.place.layer).packages.contains(package)) {
        return from.place.layer + " may not use the package " + package;
    }
    const auto only = law.only.find(package);
    if (only != law.only.end() && !only->second.contains(from_name)) {
        return "the package " + package + " is for " + *only->second.begin() + " alone";
    }
    return "";
}

}  // namespace

LayerLaw read_layer_law(const fs::path& path) {
    LayerLaw law;
    std::ifstream stream(path);
    if (!stream) throw std::runtime_error("cannot read " + path.string());
    for (std::string line; std::getline(stream, line);) {
        if (line.empty() || line.front() == '#') continue;
        std::vector<std::string> fields;
        std::istringstream parts(line);
        for (std::string field; std::getline(parts, field, ':');) fields.push_back(field);
        fields.resize(3);
        const auto head = words(fields[0]);
        if (head.size() != 2) throw std::runtime_error("layers.txt: cannot read '" + line + "'");
        const auto first = words(fields[1]);
        const auto second = words(fields[2]);
        if (head[0] == "layer") {
            auto& layer = law.layers[head[1]];
            layer.may_include.insert(head[1]);
            for (const auto& used : first) {
                layer.may_include.insert(law.layers.at(used).may_include.begin(),
                                         law.layers.at(used).may_include.end());
            }
            layer.packages.insert(second.begin(), second.end());
        } else if (head[0] == "beside") {
            law.layers.at(head[1]).beside.insert(first.begin(), first.end());
        } else if (head[0] == "private") {
            law.layers.at(head[1]).is_private = true;
        } else if (head[0] == "folder") {
            auto& layer = law.layers[head[1]];
            law.folders.insert(head[1]);
            layer.may_include.insert(head[1]);
            for (const auto& used : first) {
                layer.may_include.insert(law.layers.at(used).may_include.begin(),
                                         law.layers.at(used).may_include.end());
            }
            layer.packages.insert(second.begin(), second.end());
        } else if (head[0] == "home" && first.size() == 1) {
            law.homes[head[1]] = first[0];
        } else if (head[0] == "part" && first.size() == 1) {
            law.parts[first[0]] = head[1];
        } else if (head[0] == "room") {
            law.layers.at(head[1]).rooms = first;
        } else if (head[0] == "hidden" && first.size() == 1) {
            law.layers.at(head[1]).hidden_word = first[0];
            law.layers.at(head[1]).hidden_from.insert(second.begin(), second.end());
        } else if (head[0] == "shared") {
            for (const auto& file : first)
                law.layers.at(head[1]).shared.insert("src/" + head[1] + "/" + file);
        } else if (head[0] == "only" && !first.empty()) {
            for (const auto& file : first) law.only[head[1]].insert("src/" + file);
        } else if (head[0] == "package") {
            law.package_prefixes[head[1]] = first;
        } else {
            throw std::runtime_error("layers.txt: cannot read '" + line + "'");
        }
    }
    return law;
}

Report check_includes(const fs::path& root, const LayerLaw& law) {
    Report report;
    const Tree tree = read_tree(root, law);
    for (const auto& [name, file] : tree) {
        ++report.files;
        const auto layer = law.layers.find(file.place.layer);
        if (layer == law.layers.end()) {
            report.violations.push_back(name + ": '" + file.place.layer +
                                        "' is no layer of cmake/layers.txt");
            continue;
        }
        if (file.place.is_public && layer->second.is_private) {
            report.violations.push_back(name + ": the layer " + file.place.layer + " is private");
        }
        for (const auto& [written, found] : file.includes) {
            ++report.includes;
            const std::string violation = found.empty() ? outside_violation(name, file, written, law)
                                                        : edge_violation(file, found, tree.at(found), law);
            if (!violation.empty()) {
                report.violations.push_back(name + " includes " + written + ": " + violation);
            }
        }
        if (file.names_hidden_word && layer->second.hidden_from.contains(file.place.room)) {
            report.violations.push_back(name + " names " + layer->second.hidden_word);
        }
    }
    return report;
}

std::string without_comments(const std::string& code, bool blank_strings) {
    enum class State { kCode, kLineComment, kBlockComment, kString, kCharacter };
    State state = State::kCode;
    std::string result = code;
    const auto blank = [&result](std::size_t i) {
        if (result[i] != '\n') result[i] = ' ';
    };
    for (std::size_t i = 0; i < code.size(); ++i) {
        const char c = code[i];
        const char next = i + 1 < code.size() ? code[i + 1] : '\0';
        switch (state) {
            case State::kCode:
                if (c == '/' && (next == '/' || next == '*')) {
                    state = next == '/' ? State::kLineComment : State::kBlockComment;
                    blank(i);
                    blank(++i);
                } else if (c == '"') {
                    state = State::kString;
                } else if (c == '\'' && !(i > 0 && std::isalnum(static_cast<unsigned char>(code[i - 1])))) {
                    state = State::kCharacter;  // and not the separator of 1'000
                }
                break;
            case State::kLineComment:
                if (c == '\n') {
                    state = State::kCode;
                } else {
                    blank(i);
                }
                break;
            case State::kBlockComment:
                blank(i);
                if (c == '*' && next == '/') {
                    blank(++i);
                    state = State::kCode;
                }
                break;
            case State::kString:
            case State::kCharacter:
                if (c == (state == State::kString ? '"' : '\'') || c == '\n') {
                    state = State::kCode;
                } else {
                    if (blank_strings) blank(i);
                    if (c == '\\' && next != '\0') {
                        ++i;
                        if (blank_strings) blank(i);
                    }
                }
                break;
        }
    }
    return result;
}

}  // namespace jostle::house

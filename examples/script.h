// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The player of the games: keys that are held for some steps, as a text such as "60:r 10:rj 30:".
#pragma once

#include <cstdlib>
#include <string>
#include <utility>

namespace script {

class Script {
  public:
    explicit Script(std::string text) : text_(std::move(text)) {}

    /// Goes on by a step; false at the end, or where the text cannot be read.
    bool next() {
        while (left_ == 0) {
            while (at_ < text_.size() && text_[at_] == ' ') ++at_;
            const std::size_t colon = text_.find(':', at_);
            if (colon == std::string::npos) return false;
            left_ = std::atoi(text_.c_str() + at_);
            at_ = colon + 1;
            keys_ = text_.substr(at_, text_.find(' ', at_) - at_);
            at_ += keys_.size();
        }
        --left_;
        return true;
    }
    [[nodiscard]] bool held(char key) const { return keys_.find(key) != std::string::npos; }

  private:
    std::string text_, keys_;
    std::size_t at_ = 0;
    int left_ = 0;  // steps with these keys
};

}  // namespace script

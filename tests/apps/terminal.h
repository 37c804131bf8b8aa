// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The program in a pseudo-terminal, as a user sees it. Every wait has a deadline: after it the test fails,
// and the program is killed.
#pragma once

#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <string>
#include <string_view>

#include "apps/program.h"

namespace jostle {

class Terminal {
  public:
    /// Starts `command`, words of a shell, in the folder. `exec` before it makes it the terminal's own
    /// process.
    Terminal(const std::filesystem::path& folder, const std::string& command, int columns = 100,
             const char* type = "xterm") {
        winsize size = {};
        size.ws_row = 24;
        size.ws_col = static_cast<unsigned short>(columns);
        const std::string line = "cd '" + folder.string() + "' && " + command;
        setenv("TERM", type, 1);
        child_ = forkpty(&master_, nullptr, nullptr, &size);
        if (child_ == 0) {
            execl("/bin/sh", "sh", "-c", line.c_str(), static_cast<char*>(nullptr));
            _exit(127);
        }
        EXPECT_GT(child_, 0) << "there is no pseudo-terminal";
    }
    ~Terminal() {
        if (child_ > 0) {
            kill(child_, SIGKILL);
            waitpid(child_, nullptr, 0);
        }
        if (master_ >= 0) close(master_);
    }
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;

    /// Reads until `word` has been shown since the last call. False where the program ends before, or where
    /// it takes too long.
    bool wait_for(std::string_view word) {
        for (;;) {
            const std::size_t at = shown_.find(word, seen_);
            if (at != std::string::npos) {
                seen_ = at + word.size();
                return true;
            }
            if (!read_more()) return false;
        }
    }
    /// As the key does: to the terminal, which makes a signal of it, not to the program.
    void press_ctrl_c() { ASSERT_EQ(write(master_, "\x03", 1), 1); }

    /// Reads to the end. The exit status; -1 where a signal ended the program, or where it took too long.
    int wait() {
        while (read_more()) {
        }
        int status = 0;
        pid_t ended = 0;
        while (ended == 0) {
            if (child_ < 0 || is_late()) return -1;
            ended = waitpid(child_, &status, WNOHANG);
            if (ended == 0) usleep(1000);
        }
        EXPECT_EQ(ended, child_);
        child_ = -1;
        return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    }
    /// Everything that went to the terminal.
    [[nodiscard]] const std::string& shown() const { return shown_; }

  private:
    using Clock = std::chrono::steady_clock;

    [[nodiscard]] bool is_late() const { return Clock::now() >= deadline_; }

    /// False at the end, or at the deadline.
    bool read_more() {
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(deadline_ - Clock::now());
        pollfd ready{master_, POLLIN, 0};
        if (left.count() <= 0 || poll(&ready, 1, static_cast<int>(left.count())) <= 0) {
            ADD_FAILURE() << "nothing more came before the deadline, after '"
                          << shown_.substr(shown_.size() - std::min<std::size_t>(shown_.size(), 500)) << "'";
            deadline_ = Clock::now();
            return false;
        }
        std::array<char, 4096> buffer{};
        const ssize_t got = read(master_, buffer.data(), buffer.size());
        if (got <= 0) return false;  // EIO: nobody has the other end open any more
        shown_.append(buffer.data(), static_cast<std::size_t>(got));
        return true;
    }

    // Far beyond what the slowest sanitizer needs.
    Clock::time_point deadline_ = Clock::now() + std::chrono::seconds(120);
    pid_t child_ = -1;
    int master_ = -1;
    std::string shown_;
    std::size_t seen_ = 0;
};

}  // namespace jostle

// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The process that loads a file. It writes into a pipe the bytes of a model, or a sentence that says why
// there is none; its exit status says which. The parent waits no longer than the limit for the pipe's end,
// reads no more than the limit of memory, and checks all.
#include "jostle/model_reader.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cmath>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <new>
#include <string_view>

#include "jostle/load.h"
#include "jostle/model_loader.h"
#include "jostle/output.h"
#include "jostle/suffix.h"

namespace jostle::app {
namespace {

namespace fs = std::filesystem;

// The child's exit status.
constexpr int kLoaded = 0;
constexpr int kRefused = 1;
constexpr int kNoMemory = 2;

constexpr std::size_t kMebibyte = std::size_t{1} << 20u;

// Sanitizers take terabytes of addresses.
#if !defined(__has_feature)
#define __has_feature(feature) 0
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || __has_feature(address_sanitizer) || \
    __has_feature(thread_sanitizer)
constexpr bool kMayLimitAddresses = false;
#else
constexpr bool kMayLimitAddresses = true;
#endif

/// [byte] The addresses that this process has taken.
std::size_t own_addresses() {
    std::size_t pages = 0;
    std::ifstream("/proc/self/statm") >> pages;
    return pages * static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
}

/// A limit that is there already, and lower, stays.
void set_limit(decltype(RLIMIT_AS) resource, std::size_t value) {
    rlimit limit{};
    if (getrlimit(resource, &limit) != 0) return;
    limit.rlim_cur = std::min({limit.rlim_cur, limit.rlim_max, static_cast<rlim_t>(value)});
    limit.rlim_max = limit.rlim_cur;
    setrlimit(resource, &limit);
}

/// Of the child. A process that is given up is killed; that it also ends by itself is for a parent that was.
/// A loader has the file that it reads, and no other: it writes none, and the parent's are closed.
void restrict_process(const ReadLimits& limits, int pipe) {
    close_range(STDERR_FILENO + 1, static_cast<unsigned>(pipe) - 1, 0);
    close_range(static_cast<unsigned>(pipe) + 1, ~0u, 0);
    set_limit(RLIMIT_FSIZE, 0);
    set_limit(RLIMIT_CORE, 0);
    set_limit(RLIMIT_CPU, static_cast<std::size_t>(std::ceil(limits.seconds)) + 1);
    if (kMayLimitAddresses)
        set_limit(RLIMIT_AS, own_addresses() + static_cast<std::size_t>(limits.mebibytes) * kMebibyte);
    // A loader's own messages.
    const int nowhere = open("/dev/null", O_RDWR);
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) dup2(nowhere, stream);
    if (nowhere > STDERR_FILENO) close(nowhere);
    std::set_new_handler([] { _exit(kNoMemory); });
}

void write_all(int pipe, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(pipe, bytes.data(), bytes.size());
        if (written < 0 && errno != EINTR) _exit(kRefused);
        if (written > 0) bytes.remove_prefix(static_cast<std::size_t>(written));
    }
}

[[noreturn]] void load_into(int end, const std::string& path, const ReadLimits& limits) {
    // Where the parent's streams are closed the pipe may be one of them.
    const int pipe = fcntl(end, F_DUPFD, STDERR_FILENO + 1);
    if (pipe < 0) _exit(kRefused);
    restrict_process(limits, pipe);
    int status = kLoaded;
    try {
        write_all(pipe, to_bytes(load_model(path)));
    } catch (const std::exception& error) {
        write_all(pipe, error.what());
        status = kRefused;
    } catch (...) {
        status = kRefused;
    }
    _exit(status);
}

/// A child process, and the end of the pipe that it writes into.
class Loader {
  public:
    Loader(const std::string& path, const ReadLimits& limits) : path_(path), limits_(limits) {
        int ends[2];
        if (pipe(ends) != 0) fail(std::strerror(errno));
        child_ = fork();
        if (child_ == 0) {
            close(ends[0]);
            load_into(ends[1], path, limits);
        }
        const int why = errno;
        close(ends[1]);
        pipe_ = ends[0];
        if (child_ > 0) return;
        close(pipe_);
        fail(std::strerror(why));
    }
    Loader(const Loader&) = delete;
    Loader& operator=(const Loader&) = delete;
    ~Loader() {
        close(pipe_);
        if (child_ > 0) end();
    }

    /// Throws Failure unless the child loaded the file.
    std::string bytes() {
        std::string bytes;
        std::array<char, 65536> part;
        while (const std::size_t count = read_part(part)) {
            bytes.append(part.data(), count);
            if (bytes.size() > static_cast<std::size_t>(limits_.mebibytes) * kMebibyte) fail_for_memory();
        }
        const int status = wait();
        if (WIFSIGNALED(status)) {
            if (WTERMSIG(status) == SIGXCPU) fail_for_time();
            fail(fmt::format("its loader crashed ({})", strsignal(WTERMSIG(status))));
        }
        if (WEXITSTATUS(status) == kNoMemory) fail_for_memory();
        if (WEXITSTATUS(status) == kRefused) fail(bytes.substr(0, kLongestSentence));
        if (WEXITSTATUS(status) != kLoaded) fail("its loader ended the process");
        return bytes;
    }

  private:
    static constexpr std::size_t kLongestSentence = 500;
    using Clock = std::chrono::steady_clock;

    /// [byte] 0 at the pipe's end.
    std::size_t read_part(std::array<char, 65536>& part) {
        for (;;) {
            const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline_ - Clock::now()).count();
            if (left <= 0) fail_for_time();
            pollfd waiting{pipe_, POLLIN, 0};
            if (poll(&waiting, 1, static_cast<int>(std::min<long long>(left, 1'000'000))) <= 0) continue;
            const ssize_t count = ::read(pipe_, part.data(), part.size());
            if (count >= 0) return static_cast<std::size_t>(count);
            if (errno != EINTR) fail(std::strerror(errno));
        }
    }
    int wait() {
        int status = 0;
        while (waitpid(child_, &status, 0) < 0 && errno == EINTR) {
        }
        child_ = -1;
        return status;
    }
    void end() {
        kill(child_, SIGKILL);
        wait();
    }
    [[noreturn]] void fail(const std::string& why) const {
        throw Failure("'" + path_ + "' cannot be read: " + why);
    }
    [[noreturn]] void fail_for_time() const {
        fail(fmt::format("its loader has taken more than {:g} s (--read-seconds)", limits_.seconds));
    }
    [[noreturn]] void fail_for_memory() const {
        fail(fmt::format("its loader needs more than {} MiB of memory (--read-memory)", limits_.mebibytes));
    }

    std::string path_;
    ReadLimits limits_;
    Clock::time_point deadline_ = Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                                     std::chrono::duration<double>(limits_.seconds));
    pid_t child_ = -1;
    int pipe_ = -1;
};

void require_readable(const std::string& path) {
    constexpr std::array<std::string_view, 5> kSuffixes = {".obj", ".ply", ".stl", ".gltf", ".glb"};
    if (!can_load_models())
        throw Failure("meshes cannot be read: jostle was built without assimp (Debian's libassimp-dev)");
    if (std::find(kSuffixes.begin(), kSuffixes.end(), suffix_of(path)) == kSuffixes.end())
        throw Failure(
            fmt::format("'{}' is no mesh that can be read: .obj, .ply, .stl, .gltf and .glb are", path));
    std::error_code ignored;
    if (!fs::exists(path, ignored)) throw Failure("there is no file '" + path + "'" + nearest_file(path));
}

}  // namespace

Model read_model(const std::string& path, const ReadLimits& limits) {
    require_readable(path);
    Model model = model_from_bytes(Loader(path, limits).bytes(), "'" + path + "'");
    join_vertices(model);
    return model;
}

NamedMesh read_mesh(const std::string& path, const ReadLimits& limits) {
    const Model model = read_model(path, limits);
    return {fs::path(path).filename().string(), TriangleMesh(model.vertices, model.triangles),
            model.left_out};
}

}  // namespace jostle::app

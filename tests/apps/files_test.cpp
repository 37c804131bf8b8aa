// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Files that the program writes, where something is already: a link, a pipe, a file that few may read.
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <set>
#include <string>

#include "apps/program.h"

namespace jostle {
namespace {

namespace fs = std::filesystem;

/// Of a crate that is converted, with a place for the result.
class Files : public ProgramTest {
  protected:
    void SetUp() override {
        ProgramTest::SetUp();
        write("crate.json", kCrate);
        text = jostle("scene convert crate.json -").out;
        ASSERT_GT(text.size(), 100u);
    }
    void convert_to(const std::string& out) const {
        const Said said = jostle("scene convert crate.json " + out);
        EXPECT_EQ(said.status, 0) << said;
        EXPECT_EQ(said.err, "");
    }
    /// All that lies in the folder, but for what the program said.
    [[nodiscard]] std::set<std::string> names() const {
        std::set<std::string> names;
        for (const auto& entry : fs::recursive_directory_iterator(path("")))
            if (const std::string name = entry.path().filename().string(); name[0] != '.') names.insert(name);
        return names;
    }
    std::string text;
};

/// Its reader is there already, so that the program waits for nobody; and what it writes fits in.
class Pipe {
  public:
    explicit Pipe(const fs::path& path) : path_(path) {
        EXPECT_EQ(mkfifo(path.c_str(), 0600), 0);
        reader_ = open(path.c_str(), O_RDONLY | O_NONBLOCK);
        EXPECT_GE(reader_, 0);
    }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;
    ~Pipe() { close(reader_); }

    /// All that was written since the last time.
    [[nodiscard]] std::string text() const {
        std::string text(65536, ' ');
        const ssize_t n = ::read(reader_, text.data(), text.size());
        text.resize(n > 0 ? static_cast<std::size_t>(n) : 0);
        return text;
    }
    [[nodiscard]] bool is_there() const { return fs::is_fifo(path_); }

  private:
    fs::path path_;
    int reader_ = -1;
};

TEST_F(Files, ALinkStaysAndItsTargetIsReplaced) {
    fs::create_directory(path("far"));
    write("far/target.json", "old");
    fs::create_symlink("target.json", path("far/near.json"));
    fs::create_symlink("far/near.json", path("link.json"));
    convert_to("link.json");
    EXPECT_EQ(fs::read_symlink(path("link.json")), "far/near.json");
    EXPECT_EQ(fs::read_symlink(path("far/near.json")), "target.json");
    EXPECT_TRUE(fs::is_regular_file(fs::symlink_status(path("far/target.json"))));
    EXPECT_EQ(read_text(path("far/target.json")), text);
    EXPECT_EQ(names(), (std::set<std::string>{"crate.json", "far", "link.json", "near.json", "target.json"}));
}

TEST_F(Files, ALinkToNothingGetsItsTarget) {
    fs::create_symlink(path("target.json"), path("link.json"));
    convert_to("link.json");
    EXPECT_TRUE(fs::is_symlink(path("link.json")));
    EXPECT_EQ(read_text(path("target.json")), text);
}

TEST_F(Files, LinksThatLeadNowhereAreRefused) {
    fs::create_symlink("b.json", path("a.json"));
    fs::create_symlink("a.json", path("b.json"));
    fs::create_symlink("no/such/folder.json", path("c.json"));
    for (const char* out : {"a.json", "c.json"}) {
        const Said said = jostle(std::string("scene convert crate.json ") + out);
        EXPECT_EQ(said.status, 1) << said;
        EXPECT_TRUE(said.is_one_sentence()) << said;
        EXPECT_NE(said.err.find(out), std::string::npos) << said;
    }
    EXPECT_EQ(names(), (std::set<std::string>{"a.json", "b.json", "c.json", "crate.json"}));
}

TEST_F(Files, APipeIsWrittenTo) {
    const Pipe pipe(path("pipe.json")), rows(path("rows.csv"));
    convert_to("pipe.json");
    EXPECT_TRUE(pipe.is_there());
    EXPECT_EQ(pipe.text(), text);

    fs::create_symlink("pipe.json", path("link.json"));
    convert_to("link.json");
    EXPECT_TRUE(fs::is_symlink(path("link.json")));
    EXPECT_TRUE(pipe.is_there());
    EXPECT_EQ(pipe.text(), text);

    for (const char* poses : {"rows.csv", "file.csv"}) {
        const Said said =
            jostle(std::string("run crate.json --steps 2 --no-pictures --quiet --poses ") + poses);
        EXPECT_EQ(said.status, 0) << said;
    }
    EXPECT_TRUE(rows.is_there());
    EXPECT_EQ(rows.text(), read_text(path("file.csv")));
    EXPECT_EQ(names(),
              (std::set<std::string>{"crate.json", "file.csv", "link.json", "pipe.json", "rows.csv"}));
}

TEST_F(Files, AFileThatIsReplacedLeavesItsMode) {
    const auto mode = [&](const char* name) { return fs::status(path(name)).permissions(); };
    for (const fs::perms kept : {fs::perms(0600), fs::perms(0664), fs::perms(0755)}) {
        write("old.json", "old");
        fs::permissions(path("old.json"), kept);
        convert_to("old.json");
        EXPECT_EQ(mode("old.json"), kept);
        EXPECT_EQ(read_text(path("old.json")), text);
    }
    // A new one has that of any new file.
    convert_to("new.json");
    EXPECT_EQ(mode("new.json"), mode("crate.json"));
}

TEST_F(Files, AnEmptyPathIsRefused) {
    for (const char* arguments :
         {"run crate.json --out ''", "run crate.json --poses ''", "scene make joint_grid --out ''",
          "scene convert crate.json ''", "crowd circle --out ''", "mesh distance a.obj b.obj --out ''"}) {
        SCOPED_TRACE(arguments);
        const Said said = jostle(arguments);
        EXPECT_EQ(said.status, 2) << said;
        EXPECT_TRUE(said.is_one_sentence()) << said;
        EXPECT_NE(said.err.find("the path is empty"), std::string::npos) << said;
        EXPECT_EQ(said.out, "");
    }
    EXPECT_EQ(names(), std::set<std::string>{"crate.json"});
}

}  // namespace
}  // namespace jostle

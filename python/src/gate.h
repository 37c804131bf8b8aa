// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Gate: who may use a tree, a crowd or a mesh now. Long work lets the interpreter's lock go; meanwhile any
// number of threads may ask the object, or one thread may change it.
//
// Invariant: the numbers are changed and read under the interpreter's lock alone. Arguments are read before a
// gate is passed, as reading them may run code of the user's.
#pragma once

#include <jostle/core/require.h>
#include <nanobind/nanobind.h>

#include <thread>

namespace jostle::python {

namespace nb = nanobind;

class Gate {
  public:
    /// Refuses a call that reads, while a thread changes the object.
    void require_readable(const Call& call, const char* what) const {
        if (changing_) call.refuse(what, "being changed", "no other thread may use it until that has ended");
    }
    /// Refuses a call that changes the object, while a thread uses it.
    void require_writable(const Call& call, const char* what) const {
        if (changing_ || askers_ > 0)
            call.refuse(what, "in use", "no other thread may use it while it is changed");
    }
    /// Waits until no thread uses the object: for the end of what points to it.
    void wait() const {
        while (changing_ || askers_ > 0) {
            const nb::gil_scoped_release release;
            std::this_thread::yield();
        }
    }
    /// Marks the object as asked until it goes.
    class Asking {
      public:
        explicit Asking(Gate& gate) : gate_(gate) { ++gate_.askers_; }
        Asking(const Asking&) = delete;
        Asking& operator=(const Asking&) = delete;
        ~Asking() { --gate_.askers_; }

      private:
        Gate& gate_;
    };
    class Changing {
      public:
        explicit Changing(Gate& gate) : gate_(gate) { gate_.changing_ = true; }
        Changing(const Changing&) = delete;
        Changing& operator=(const Changing&) = delete;
        ~Changing() { gate_.changing_ = false; }

      private:
        Gate& gate_;
    };
    /// Work that reads, without the interpreter's lock.
    template <class Work>
    void ask(const Call& call, const char* what, const Work& work) {
        require_readable(call, what);
        const Asking asking(*this);
        const nb::gil_scoped_release release;
        work();
    }
    /// Work that changes the object, without the interpreter's lock.
    template <class Work>
    void change(const Call& call, const char* what, const Work& work) {
        require_writable(call, what);
        const Changing changing(*this);
        const nb::gil_scoped_release release;
        work();
    }

  private:
    int askers_ = 0;
    bool changing_ = false;
};

}  // namespace jostle::python

# shellcheck shell=bash
# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
#
# Sourced by web/build and tests/house/wasm.sh.

# make_wasm_root FOLDER: links to the headers of Highway and nlohmann/json there. With all of the system's headers those
# of its C library would be seen too.
make_wasm_root() {
    local root=$1 library
    library=$(pkg-config --variable=includedir libhwy)
    mkdir -p "$root/include" "$root/pkgconfig"
    ln -sfn "$library/hwy" "$root/include/hwy"
    if [ -d "$library/nlohmann" ]; then ln -sfn "$library/nlohmann" "$root/include/nlohmann"; fi
    cat >"$root/pkgconfig/libhwy.pc" <<END
Name: libhwy
Description: Highway, its headers
Version: $(pkg-config --modversion libhwy)
Cflags: -I$root/include
END
}

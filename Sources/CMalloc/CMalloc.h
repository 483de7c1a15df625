#pragma once

#include <malloc.h>

// A file in memory, which glibc declares for programs only that ask for all of GNU's additions.
int memfd_create(const char *name, unsigned int flags);

// glibc declares it only for programs that ask for GNU's additions, and Swift can't call C functions with a variable
// number of arguments.
void *mremap(void *start, size_t size, size_t new_size, int flags, ...);

/// Makes a mapping larger or smaller, and moves it if necessary, without a copy of its pages. Returns `MAP_FAILED` if
/// there is no room; the mapping is then as before.
static inline void *resize_mapping(void *start, size_t size, size_t new_size) {
    const int may_move = 1;
    return mremap(start, size, new_size, may_move);
}

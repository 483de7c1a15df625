#pragma once

#include <malloc.h>

// A file in memory, which glibc declares for programs only that ask for all of GNU's additions.
int memfd_create(const char *name, unsigned int flags);

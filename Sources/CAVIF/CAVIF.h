#pragma once

#include <avif/avif.h>
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

/// Opens libavif; null if it is not installed, or in another version than this header, whose structures it fills.
static inline void *flatlay_avif_open(void) {
    const char *names[] = {"libavif.so.15", "libavif.so"};
    char version[32];
    snprintf(version, sizeof version, "%d.%d.%d", AVIF_VERSION_MAJOR, AVIF_VERSION_MINOR, AVIF_VERSION_PATCH);
    for (unsigned index = 0; index < 2; index++) {
        void *library = dlopen(names[index], RTLD_NOW | RTLD_LOCAL);
        const char *(*find)(void) = library ? (const char *(*)(void))dlsym(library, "avifVersion") : NULL;
        if (find && strcmp(find(), version) == 0) return library;
        if (library) dlclose(library);
    }
    return NULL;
}

/// How an image is mirrored: 0 exchanges top and bottom, 1 left and right. The field has another name in libavif 1.0.
static inline int flatlay_avif_mirror(const avifImage *image) {
#if AVIF_VERSION_MAJOR >= 1
    return image->imir.axis;
#else
    return image->imir.mode;
#endif
}

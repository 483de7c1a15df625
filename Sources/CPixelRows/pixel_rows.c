#include "pixel_rows.h"

// In C because Swift compiles for the oldest processors only and has no shuffles of bytes. The same loop is compiled for
// processors with AVX2, too, where it takes a tenth of the time.
//
// Which one runs is asked at each call and not by the loader (`target_clones`): what the loader asks runs before a
// sanitizer has started, and programs that are built with one would end there.
__attribute__((always_inline)) static inline void write_rgb(
    const uint8_t *restrict source, uint8_t *restrict target, size_t count) {
    for (size_t index = 0; index < count; index++) {
        target[index * 3] = source[index * 4 + 2];
        target[index * 3 + 1] = source[index * 4 + 1];
        target[index * 3 + 2] = source[index * 4];
    }
}

#if defined(__x86_64__)
__attribute__((target("avx2"))) static void write_rgb_avx2(
    const uint8_t *restrict source, uint8_t *restrict target, size_t count) {
    write_rgb(source, target, count);
}
#endif

void pixel_rows_write_rgb(const uint8_t *restrict source, uint8_t *restrict target, size_t count) {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx2")) {
        write_rgb_avx2(source, target, count);
        return;
    }
#endif
    write_rgb(source, target, count);
}

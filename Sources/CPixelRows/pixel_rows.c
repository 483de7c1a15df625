#include "pixel_rows.h"

// In C because Swift compiles for the oldest processors only and has no shuffles of bytes: the compiler makes one version
// for processors with AVX2, which takes a tenth of the time, and one for all; the loader picks one. Processors of other
// kinds have one version, whose instructions always do.
#if defined(__x86_64__) && defined(__linux__)
__attribute__((target_clones("avx2", "default")))
#endif
void pixel_rows_write_rgb(const uint8_t *restrict source, uint8_t *restrict target, size_t count) {
    for (size_t index = 0; index < count; index++) {
        target[index * 3] = source[index * 4 + 2];
        target[index * 3 + 1] = source[index * 4 + 1];
        target[index * 3 + 2] = source[index * 4];
    }
}

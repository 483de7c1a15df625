// Registers full of pixels. The including file defines the size of a register (REGISTER_BYTES) and the attributes with
// which functions are compiled (KERNEL).

#include <stdint.h>
#include <string.h>
#include <wchar.h>

#define INLINE __attribute__((always_inline)) KERNEL inline
#define PIXELS (REGISTER_BYTES / 4)

typedef uint8_t bytes __attribute__((vector_size(REGISTER_BYTES)));
typedef uint16_t lanes __attribute__((vector_size(REGISTER_BYTES)));
typedef uint32_t words __attribute__((vector_size(REGISTER_BYTES)));
typedef uint32_t double_words __attribute__((vector_size(2 * REGISTER_BYTES)));
typedef uint8_t part_bytes __attribute__((vector_size(PIXELS)));

// `parts` holds one coverage per pixel of a register, the first one in the lowest byte. The macros are shuffle
// patterns: they copy coverages to both lanes of their pixels, likewise alphas, and move red, green and blue of all
// pixels to the front, or take blue alone.
#if PIXELS == 8
typedef uint64_t parts;
#define EACH_TWICE 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7
#define ALPHAS 1, 1, 3, 3, 5, 5, 7, 7, 9, 9, 11, 11, 13, 13, 15, 15
#define RGB \
    2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, 18, 17, 16, 22, 21, 20, 26, 25, 24, 30, 29, 28, \
    -1, -1, -1, -1, -1, -1, -1, -1
#define BLUES 0, 4, 8, 12, 16, 20, 24, 28
#else
typedef uint32_t parts;
#define EACH_TWICE 0, 0, 1, 1, 2, 2, 3, 3
#define ALPHAS 1, 1, 3, 3, 5, 5, 7, 7
#define RGB 2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, -1, -1, -1, -1
#define BLUES 0, 4, 8, 12
#endif

/// Pixels spread out, so that a lane of 16 bits can hold a product of two bytes: blue and red in one register, green
/// and alpha in another.
struct spread {
    lanes low;
    lanes high;
};

INLINE struct spread spread(words pixels) {
    struct spread spread = {(lanes)pixels & 255, (lanes)pixels >> 8};
    return spread;
}

INLINE words packed(struct spread pixels) { return (words)pixels.low | (words)pixels.high << 8; }

INLINE words repeated(uint32_t pixel) { return (words){0} + pixel; }

/// Products, rounded to the nearest 255th.
INLINE lanes product(lanes a, lanes b) {
    lanes t = a * b + 128;
    // `(t + t/256) / 256` is the upper half of `t · 257`, for which x86 has an instruction.
    return __builtin_convertvector(__builtin_convertvector(t, double_words) * 257 >> 16, lanes);
}

INLINE struct spread multiplied(struct spread pixels, lanes by) {
    struct spread spread = {product(pixels.low, by), product(pixels.high, by)};
    return spread;
}

INLINE struct spread sum(struct spread a, struct spread b) {
    struct spread spread = {a.low + b.low, a.high + b.high};
    return spread;
}

/// Pixels drawn over others.
INLINE words over(words below, struct spread drawn) {
    lanes rest = 255 - __builtin_shufflevector(drawn.high, drawn.high, ALPHAS);
    return packed(sum(drawn, multiplied(spread(below), rest)));
}

/// The coverage of each pixel in both of its lanes.
INLINE lanes twice(parts coverage) {
    part_bytes once;
    memcpy(&once, &coverage, PIXELS);
    return __builtin_convertvector(__builtin_shufflevector(once, once, EACH_TWICE), lanes);
}

/// Registers anywhere in memory: in debug builds, copying them with `memcpy` would take eight bytes at a time.
typedef words words_in_memory __attribute__((aligned(4), may_alias));

INLINE words load(const uint32_t *pixels) { return *(const words_in_memory *)pixels; }

INLINE void store(uint32_t *pixels, words stored) { *(words_in_memory *)pixels = stored; }

INLINE parts load_parts(const uint8_t *coverages) {
    parts loaded;
    memcpy(&loaded, coverages, PIXELS);
    return loaded;
}

/// A mask for the first coverages; `count` is less than a register holds.
INLINE parts first_parts(ptrdiff_t count) { return ((parts)1 << 8 * count) - 1; }

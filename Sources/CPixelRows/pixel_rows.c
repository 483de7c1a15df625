#include "pixel_rows.h"

#include <string.h>

// In C because Swift compiles for the oldest processors only, and reaches neither shuffles of bytes nor registers of 32.
//
// Which function runs is asked at each call and not by the loader (`target_clones`): what the loader asks runs before a
// sanitizer has started, and programs that are built with one would end there.

static bool write_rgb(const uint8_t *restrict source, uint8_t *restrict target, size_t count) {
    uint8_t alpha = 255;
    for (size_t index = 0; index < count; index++) {
        target[index * 3] = source[index * 4 + 2];
        target[index * 3 + 1] = source[index * 4 + 1];
        target[index * 3 + 2] = source[index * 4];
        alpha &= source[index * 4 + 3];
    }
    return alpha == 255;
}

typedef uint8_t eight_bytes __attribute__((vector_size(8)));

void pixel_rows_add(
    uint8_t *restrict target, ptrdiff_t target_bytes_per_row, const uint8_t *restrict coverages,
    ptrdiff_t bytes_per_row, ptrdiff_t height) {
    for (ptrdiff_t y = 0; y < height; y++) {
        for (ptrdiff_t x = 0; x < bytes_per_row; x += 8) {
            eight_bytes old, new;
            memcpy(&old, target + x, 8);
            memcpy(&new, coverages + x, 8);
            old = __builtin_elementwise_add_sat(old, new);
            memcpy(target + x, &old, 8);
        }
        target += target_bytes_per_row;
        coverages += bytes_per_row;
    }
}

#if defined(__x86_64__)

#include <immintrin.h>

#define WIDE __attribute__((target("avx2")))
#define WIDE_INLINE __attribute__((target("avx2"), always_inline)) static inline

WIDE static bool write_rgb_wide(const uint8_t *restrict source, uint8_t *restrict target, size_t count) {
    const __m256i colors = _mm256_setr_epi8(
        2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, -1, -1, -1, -1, 2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, -1, -1, -1, -1);
    const __m256i together = _mm256_setr_epi32(0, 1, 2, 4, 5, 6, 3, 7);
    __m256i common = _mm256_set1_epi8(-1);
    size_t index = 0;
    // 24 bytes are made at once and 32 written, for which there has to be room.
    for (; index + 11 <= count; index += 8) {
        __m256i pixels = _mm256_loadu_si256((const __m256i *)(source + index * 4));
        common = _mm256_and_si256(common, pixels);
        __m256i bytes = _mm256_permutevar8x32_epi32(_mm256_shuffle_epi8(pixels, colors), together);
        _mm256_storeu_si256((__m256i *)(target + index * 3), bytes);
    }
    uint32_t alphas = (uint32_t)_mm256_movemask_epi8(_mm256_cmpeq_epi8(common, _mm256_set1_epi8(-1)));
    bool rest = write_rgb(source + index * 4, target + index * 3, count - index);
    return rest && (alphas & 0x88888888) == 0x88888888;
}

// MARK: Blending

// The 16 bits of a lane hold a product of two bytes; blue and red of eight pixels are in one register, green and alpha in
// another.

struct wide_color {
    __m256i low;
    __m256i high;
};

WIDE_INLINE struct wide_color wide_color(uint32_t color) {
    struct wide_color wide = {
        _mm256_set1_epi32((int)(color & 0x00ff00ff)), _mm256_set1_epi32((int)(color >> 8 & 0x00ff00ff))};
    return wide;
}

/// The nearest 255ths of products.
WIDE_INLINE __m256i product(__m256i a, __m256i b) {
    __m256i t = _mm256_add_epi16(_mm256_mullo_epi16(a, b), _mm256_set1_epi16(128));
    return _mm256_srli_epi16(_mm256_add_epi16(t, _mm256_srli_epi16(t, 8)), 8);
}

WIDE_INLINE __m256i twice(__m256i words) { return _mm256_or_si256(words, _mm256_slli_epi32(words, 16)); }

/// Eight drawn pixels over others.
WIDE_INLINE __m256i over(__m256i below, struct wide_color drawn, __m256i rest) {
    const __m256i mask = _mm256_set1_epi32(0x00ff00ff);
    __m256i low = _mm256_add_epi16(drawn.low, product(_mm256_and_si256(below, mask), rest));
    __m256i high =
        _mm256_add_epi16(drawn.high, product(_mm256_and_si256(_mm256_srli_epi32(below, 8), mask), rest));
    return _mm256_or_si256(low, _mm256_slli_epi32(high, 8));
}

/// Eight pixels of one colour over others, each as far as a byte says.
WIDE_INLINE __m256i over_covered(__m256i below, struct wide_color color, uint64_t coverage) {
    __m256i part = twice(_mm256_cvtepu8_epi32(_mm_cvtsi64_si128((long long)coverage)));
    struct wide_color drawn = {product(color.low, part), product(color.high, part)};
    __m256i rest = _mm256_sub_epi32(_mm256_set1_epi32(255), _mm256_srli_epi32(drawn.high, 16));
    return over(below, drawn, twice(rest));
}

/// Which of eight pixels are the first `count`.
WIDE_INLINE __m256i first_of_eight(ptrdiff_t count) {
    return _mm256_cmpgt_epi32(_mm256_set1_epi32((int)count), _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7));
}

WIDE_INLINE void draw_row(
    uint32_t *pixels, const uint8_t *coverages, ptrdiff_t count, uint32_t color, struct wide_color wide) {
    const uint64_t all = color >> 24 == 255 ? UINT64_MAX : 0;
    ptrdiff_t x = 0;
    uint64_t coverage;
    for (; x + 8 <= count; x += 8) {
        memcpy(&coverage, coverages + x, 8);
        if (coverage == 0) continue;
        __m256i *place = (__m256i *)(pixels + x);
        if (coverage == all) {
            _mm256_storeu_si256(place, _mm256_set1_epi32((int)color));
        } else {
            _mm256_storeu_si256(place, over_covered(_mm256_loadu_si256(place), wide, coverage));
        }
    }
    if (x == count) return;
    memcpy(&coverage, coverages + x, 8);
    __m256i mask = first_of_eight(count - x);
    __m256i below = _mm256_maskload_epi32((const int *)(pixels + x), mask);
    _mm256_maskstore_epi32((int *)(pixels + x), mask, over_covered(below, wide, coverage));
}

WIDE_INLINE void fill_row(uint32_t *pixels, ptrdiff_t count, uint32_t color) {
    const __m256i wide = _mm256_set1_epi32((int)color);
    if (count < 8) {
        _mm256_maskstore_epi32((int *)pixels, first_of_eight(count), wide);
        return;
    }
    for (ptrdiff_t x = 0; x + 8 < count; x += 8) _mm256_storeu_si256((__m256i *)(pixels + x), wide);
    _mm256_storeu_si256((__m256i *)(pixels + count - 8), wide);
}

WIDE_INLINE void blend_row(uint32_t *pixels, ptrdiff_t count, uint32_t color) {
    if (color >> 24 == 255) {
        fill_row(pixels, count, color);
        return;
    }
    const struct wide_color wide = wide_color(color);
    const __m256i rest = _mm256_set1_epi16((short)(255 - (color >> 24)));
    ptrdiff_t x = 0;
    for (; x + 8 <= count; x += 8) {
        __m256i *place = (__m256i *)(pixels + x);
        _mm256_storeu_si256(place, over(_mm256_loadu_si256(place), wide, rest));
    }
    if (x == count) return;
    __m256i mask = first_of_eight(count - x);
    __m256i below = _mm256_maskload_epi32((const int *)(pixels + x), mask);
    _mm256_maskstore_epi32((int *)(pixels + x), mask, over(below, wide, rest));
}

/// A colour with all parts multiplied by a 255th.
WIDE_INLINE uint32_t multiplied(struct wide_color color, uint32_t part) {
    __m256i parts = _mm256_set1_epi16((short)part);
    uint32_t low = (uint32_t)_mm256_cvtsi256_si32(product(color.low, parts));
    uint32_t high = (uint32_t)_mm256_cvtsi256_si32(product(color.high, parts));
    return low | high << 8;
}

WIDE static void fill_wide(struct pixel_area area, uint32_t color) {
    for (ptrdiff_t y = 0; y < area.height; y++) blend_row(area.first + y * area.pixels_per_row, area.width, color);
}

WIDE static void draw_wide(
    struct pixel_area area, const uint8_t *coverages, ptrdiff_t bytes_per_row, uint32_t color) {
    const struct wide_color wide = wide_color(color);
    for (ptrdiff_t y = 0; y < area.height; y++) {
        draw_row(area.first + y * area.pixels_per_row, coverages + y * bytes_per_row, area.width, color, wide);
    }
}

static inline ptrdiff_t least(ptrdiff_t a, ptrdiff_t b) { return a < b ? a : b; }
static inline ptrdiff_t most(ptrdiff_t a, ptrdiff_t b) { return a > b ? a : b; }

WIDE static void draw_sprite_wide(
    struct pixel_area area, const struct pixel_sprite *sprite, ptrdiff_t left, ptrdiff_t top, ptrdiff_t width,
    ptrdiff_t height, uint32_t color) {
    const struct wide_color wide = wide_color(color);
    const ptrdiff_t stretch = width - sprite->width;
    const ptrdiff_t end = least(area.height, top + height);
    for (ptrdiff_t y = most(0, top); y < end; y++) {
        ptrdiff_t row = y - top;
        if (row > sprite->middle_row) row = most(sprite->middle_row, row - (height - sprite->height));
        uint32_t *pixels = area.first + y * area.pixels_per_row;
        const struct pixel_run *last = sprite->runs + sprite->row_starts[row + 1];
        for (const struct pixel_run *run = sprite->runs + sprite->row_starts[row]; run < last; run++) {
            ptrdiff_t start = run->start;
            ptrdiff_t count = run->count;
            if (start > sprite->middle_column) {
                start += stretch;
            } else if (start + count > sprite->middle_column) {
                count += stretch;
            }
            ptrdiff_t first = most(0, left + start);
            ptrdiff_t length = least(area.width, left + start + count) - first;
            if (length <= 0) continue;
            if (run->coverage == 255) {
                blend_row(pixels + first, length, color);
            } else if (run->coverage > 0) {
                blend_row(pixels + first, length, multiplied(wide, run->coverage));
            } else {
                const uint8_t *own = sprite->coverages + row * sprite->width + run->start + (first - left - start);
                draw_row(pixels + first, own, length, color, wide);
            }
        }
    }
}

static bool is_wide(void) { return __builtin_cpu_supports("avx2"); }

bool pixel_rows_write_rgb(const uint8_t *restrict source, uint8_t *restrict target, size_t count) {
    return is_wide() ? write_rgb_wide(source, target, count) : write_rgb(source, target, count);
}

bool pixel_rows_fill(struct pixel_area area, uint32_t color) {
    if (!is_wide()) return false;
    fill_wide(area, color);
    return true;
}

bool pixel_rows_draw(struct pixel_area area, const uint8_t *coverages, ptrdiff_t bytes_per_row, uint32_t color) {
    if (!is_wide()) return false;
    draw_wide(area, coverages, bytes_per_row, color);
    return true;
}

bool pixel_rows_draw_sprite(
    struct pixel_area area, const struct pixel_sprite *sprite, ptrdiff_t x, ptrdiff_t y, ptrdiff_t width,
    ptrdiff_t height, uint32_t color) {
    if (!is_wide()) return false;
    draw_sprite_wide(area, sprite, x, y, width, height, color);
    return true;
}

#else

bool pixel_rows_write_rgb(const uint8_t *restrict source, uint8_t *restrict target, size_t count) {
    return write_rgb(source, target, count);
}

bool pixel_rows_fill(struct pixel_area area, uint32_t color) { return false; }

bool pixel_rows_draw(struct pixel_area area, const uint8_t *coverages, ptrdiff_t bytes_per_row, uint32_t color) {
    return false;
}

bool pixel_rows_draw_sprite(
    struct pixel_area area, const struct pixel_sprite *sprite, ptrdiff_t x, ptrdiff_t y, ptrdiff_t width,
    ptrdiff_t height, uint32_t color) {
    return false;
}

#endif

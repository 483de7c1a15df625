// Images drawn at a smaller size: each pixel is the weighted sum of a rectangle of pixels of the image.

typedef int16_t shorts __attribute__((vector_size(REGISTER_BYTES)));
typedef int32_t sums __attribute__((vector_size(REGISTER_BYTES)));
typedef int32_t four_sums __attribute__((vector_size(16)));
typedef uint8_t four_bytes __attribute__((vector_size(4)));

// A register holds four pixels of one row, or of each of two rows. `LEFT_PIXELS` brings the components of the first two
// of them together in pairs, with a zero byte after each component; `LEFT_WEIGHTS` takes the lower halves of their
// weights, once for each component. `RIGHT_PIXELS` and `RIGHT_WEIGHTS` do so for the last two pixels.
#if REGISTER_BYTES == 32
#define ROWS_AT_ONCE 2
#define LEFT_PIXELS \
    0, 32, 4, 32, 1, 32, 5, 32, 2, 32, 6, 32, 3, 32, 7, 32, \
    16, 32, 20, 32, 17, 32, 21, 32, 18, 32, 22, 32, 19, 32, 23, 32
#define RIGHT_PIXELS \
    8, 32, 12, 32, 9, 32, 13, 32, 10, 32, 14, 32, 11, 32, 15, 32, \
    24, 32, 28, 32, 25, 32, 29, 32, 26, 32, 30, 32, 27, 32, 31, 32
#define LEFT_WEIGHTS 0, 2, 0, 2, 0, 2, 0, 2, 8, 10, 8, 10, 8, 10, 8, 10
#define RIGHT_WEIGHTS 4, 6, 4, 6, 4, 6, 4, 6, 12, 14, 12, 14, 12, 14, 12, 14
#define EVEN 0, 2, 4, 6, 8, 10, 12, 14
#define ODD 1, 3, 5, 7, 9, 11, 13, 15
#else
#define ROWS_AT_ONCE 1
#define LEFT_PIXELS 0, 16, 4, 16, 1, 16, 5, 16, 2, 16, 6, 16, 3, 16, 7, 16
#define RIGHT_PIXELS 8, 16, 12, 16, 9, 16, 13, 16, 10, 16, 14, 16, 11, 16, 15, 16
#define LEFT_WEIGHTS 0, 2, 0, 2, 0, 2, 0, 2
#define RIGHT_WEIGHTS 4, 6, 4, 6, 4, 6, 4, 6
#define EVEN 0, 2, 4, 6
#define ODD 1, 3, 5, 7
#endif

/// Sums of the products of two neighbours each.
INLINE sums pair_sums(shorts a, shorts b) {
#if defined(__x86_64__) && REGISTER_BYTES == 32
    return (sums)__builtin_ia32_pmaddwd256(a, b);
#elif defined(__x86_64__)
    return (sums)__builtin_ia32_pmaddwd128(a, b);
#else
    sums first = __builtin_convertvector(__builtin_shufflevector(a, a, EVEN), sums)
        * __builtin_convertvector(__builtin_shufflevector(b, b, EVEN), sums);
    return first + __builtin_convertvector(__builtin_shufflevector(a, a, ODD), sums)
        * __builtin_convertvector(__builtin_shufflevector(b, b, ODD), sums);
#endif
}

/// Sums in 65,536ths, rounded and limited to bytes.
INLINE uint32_t pixel_of(four_sums sums) {
    sums = (sums + 0x8000) >> 16;
    sums &= ~(sums >> 31);
    four_sums excess = sums > 255;
    four_bytes rounded = __builtin_convertvector((sums & ~excess) | (excess & 255), four_bytes);
    uint32_t pixel;
    memcpy(&pixel, &rounded, 4);
    return pixel;
}

/// A pixel whose rectangle reaches beyond the image, whose outermost pixels continue there.
KERNEL uint32_t reduced_at_edge(const struct pixel_reduction *reduction, ptrdiff_t x) {
    const int32_t *weights = reduction->weights + reduction->phases[x];
    four_sums sums = {0};
    for (ptrdiff_t row = 0; row < reduction->row_count; row++) {
        for (ptrdiff_t tap = 0; tap < reduction->tap_count; tap++) {
            ptrdiff_t column = least(most(0, reduction->starts[x] + tap), reduction->width - 1);
            uint32_t pixel = reduction->rows[row][column];
            int32_t weight = (weights[tap] * reduction->row_weights[row] + 0x8000) >> 16;
            four_sums parts = {pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24};
            sums += parts * weight;
        }
    }
    return pixel_of(sums);
}

KERNEL void reduce(uint32_t *target, ptrdiff_t first, ptrdiff_t count, const struct pixel_reduction *reduction) {
    // The weights of the rows that are in a register together.
    sums row_weights[PIXEL_REDUCTION_ROWS];
    const uint32_t *rows[PIXEL_REDUCTION_ROWS + 1];
    for (ptrdiff_t row = 0; row < reduction->row_count; row += ROWS_AT_ONCE) {
        rows[row] = reduction->rows[row];
        row_weights[row] = (sums){0} + reduction->row_weights[row];
#if ROWS_AT_ONCE == 2
        bool isPair = row + 1 < reduction->row_count;
        rows[row + 1] = isPair ? reduction->rows[row + 1] : rows[row];
        for (int lane = 4; lane < 8; lane++) row_weights[row][lane] = isPair ? reduction->row_weights[row + 1] : 0;
#endif
    }
    const bytes zero = {0};
    for (ptrdiff_t x = first; x < first + count; x++) {
        const ptrdiff_t start = reduction->starts[x];
        if (start < 0 || start + reduction->tap_count > reduction->width) {
            target[x - first] = reduced_at_edge(reduction, x) | reduction->alpha;
            continue;
        }
        const int32_t *weights = reduction->weights + reduction->phases[x];
        sums total = {0};
        for (ptrdiff_t row = 0; row < reduction->row_count; row += ROWS_AT_ONCE) {
            for (ptrdiff_t tap = 0; tap < reduction->tap_count; tap += 4) {
                bytes pixels;
                sums weight;
                memcpy(&pixels, rows[row] + start + tap, 16);
                memcpy(&weight, weights + tap, 16);
#if ROWS_AT_ONCE == 2
                memcpy((uint8_t *)&pixels + 16, rows[row + 1] + start + tap, 16);
                memcpy((uint8_t *)&weight + 16, weights + tap, 16);
#endif
                const shorts both = (shorts)((weight * row_weights[row] + 0x8000) >> 16);
                total += pair_sums(
                    (shorts)__builtin_shufflevector(pixels, zero, LEFT_PIXELS),
                    __builtin_shufflevector(both, both, LEFT_WEIGHTS));
                total += pair_sums(
                    (shorts)__builtin_shufflevector(pixels, zero, RIGHT_PIXELS),
                    __builtin_shufflevector(both, both, RIGHT_WEIGHTS));
            }
        }
#if ROWS_AT_ONCE == 2
        four_sums last;
        memcpy(&last, (uint8_t *)&total + 16, 16);
        four_sums sum;
        memcpy(&sum, &total, 16);
        target[x - first] = pixel_of(sum + last) | reduction->alpha;
#else
        target[x - first] = pixel_of(total) | reduction->alpha;
#endif
    }
}

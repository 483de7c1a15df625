// Images drawn at a smaller size: each pixel is the weighted sum of a rectangle of pixels of the image. The rows are
// summed first, for each column of the image, then the columns. Both ways of doing so take one step for several pixels,
// and each sum is rounded once, whatever the size of a register is.

typedef int16_t shorts __attribute__((vector_size(REGISTER_BYTES)));
typedef int32_t sums __attribute__((vector_size(REGISTER_BYTES)));
typedef int32_t four_sums __attribute__((vector_size(16)));
typedef uint8_t half_bytes __attribute__((vector_size(REGISTER_BYTES / 2)));
typedef uint8_t four_bytes __attribute__((vector_size(4)));

// `EVEN` and `ODD` select one of two neighbours. `LOW` and `HIGH` bring together the components of two registers, those
// of the lower and upper four of each group of eight; `PAIRS` does so for the components of two neighbouring pixels.
#if REGISTER_BYTES == 32
#define EVEN 0, 2, 4, 6, 8, 10, 12, 14
#define ODD 1, 3, 5, 7, 9, 11, 13, 15
#define LOW 0, 16, 1, 17, 2, 18, 3, 19, 8, 24, 9, 25, 10, 26, 11, 27
#define HIGH 4, 20, 5, 21, 6, 22, 7, 23, 12, 28, 13, 29, 14, 30, 15, 31
#define PAIRS 0, 4, 1, 5, 2, 6, 3, 7, 8, 12, 9, 13, 10, 14, 11, 15
#else
#define EVEN 0, 2, 4, 6
#define ODD 1, 3, 5, 7
#define LOW 0, 8, 1, 9, 2, 10, 3, 11
#define HIGH 4, 12, 5, 13, 6, 14, 7, 15
#define PAIRS 0, 4, 1, 5, 2, 6, 3, 7
#endif

/// The pixels of a register with 16 bits for each component.
#define WIDE_PIXELS (REGISTER_BYTES / 8)

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

/// The lower 16 bits of sums that fit in them: of both registers, the first four sums of each group, then the next.
INLINE shorts packed_sums(sums low, sums high) {
#if defined(__x86_64__) && REGISTER_BYTES == 32
    return (shorts)__builtin_ia32_packssdw256(low, high);
#elif defined(__x86_64__)
    return (shorts)__builtin_ia32_packssdw128(low, high);
#else
    const shorts a = (shorts)low, b = (shorts)high;
    return __builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14);
#endif
}

/// Sums in 2,097,152ths, rounded and limited to bytes.
INLINE uint32_t pixel_of(four_sums sums) {
    sums = (sums + (1 << 20)) >> 21;
    uint32_t pixel;
#if defined(__x86_64__)
    typedef int16_t eight_shorts __attribute__((vector_size(16)));
    typedef uint32_t four_words __attribute__((vector_size(16)));
    const eight_shorts narrow = (eight_shorts)__builtin_ia32_packssdw128(sums, sums);
    pixel = ((four_words)__builtin_ia32_packuswb128(narrow, narrow))[0];
#else
    sums &= ~(sums >> 31);
    const four_sums excess = sums > 255;
    const four_bytes rounded = __builtin_convertvector((sums & ~excess) | (excess & 255), four_bytes);
    memcpy(&pixel, &rounded, 4);
#endif
    return pixel;
}

/// Registers anywhere in memory, as for `words_in_memory`.
typedef shorts shorts_in_memory __attribute__((aligned(2), may_alias));
typedef half_bytes half_bytes_in_memory __attribute__((aligned(1), may_alias));

INLINE shorts wide_pixels(const uint32_t *pixels) {
    return __builtin_convertvector(*(const half_bytes_in_memory *)pixels, shorts);
}

/// Sums the rows of `2 * WIDE_PIXELS` columns, in 64ths.
INLINE void sum_columns(
    const uint32_t *const *rows, const sums *weights, ptrdiff_t pairs, ptrdiff_t column, int16_t *target) {
    sums parts[4] = {{0}, {0}, {0}, {0}};
    for (ptrdiff_t pair = 0; pair < pairs; pair++) {
        const uint32_t *top = rows[2 * pair] + column, *bottom = rows[2 * pair + 1] + column;
        const shorts weight = (shorts)weights[pair];
        for (int half = 0; half < 2; half++) {
            const shorts a = wide_pixels(top + half * WIDE_PIXELS), b = wide_pixels(bottom + half * WIDE_PIXELS);
            parts[2 * half] += pair_sums(__builtin_shufflevector(a, b, LOW), weight);
            parts[2 * half + 1] += pair_sums(__builtin_shufflevector(a, b, HIGH), weight);
        }
    }
    for (int half = 0; half < 2; half++) {
        *(shorts_in_memory *)(target + half * REGISTER_BYTES / 2) =
            packed_sums((parts[2 * half] + 256) >> 9, (parts[2 * half + 1] + 256) >> 9);
    }
}

/// Sums the rows of one column.
KERNEL void sum_column(const struct pixel_reduction *reduction, ptrdiff_t column, int16_t *target) {
    for (int part = 0; part < 4; part++) {
        int32_t sum = 256;
        for (ptrdiff_t row = 0; row < reduction->row_count; row++) {
            sum += (int32_t)(reduction->rows[row][column] >> (8 * part) & 255) * reduction->row_weights[row];
        }
        target[part] = (int16_t)(sum >> 9);
    }
}

/// Sums the rows of all columns that some pixels are made of. The outermost columns continue beyond the image.
KERNEL void sum_rows(const struct pixel_reduction *reduction, ptrdiff_t start, ptrdiff_t end, int16_t *target) {
    // The rows in pairs, and the weights of both in one lane.
    sums weights[PIXEL_REDUCTION_ROWS / 2];
    const uint32_t *rows[PIXEL_REDUCTION_ROWS];
    const ptrdiff_t pairs = (reduction->row_count + 1) / 2;
    for (ptrdiff_t pair = 0; pair < pairs; pair++) {
        const bool is_pair = 2 * pair + 1 < reduction->row_count;
        const int32_t other = is_pair ? reduction->row_weights[2 * pair + 1] : 0;
        rows[2 * pair] = reduction->rows[2 * pair];
        rows[2 * pair + 1] = reduction->rows[2 * pair + is_pair];
        weights[pair] = (sums){0} + (int32_t)((uint32_t)other << 16 | (uint16_t)reduction->row_weights[2 * pair]);
    }
    const ptrdiff_t first = most(start, 0), last = least(end, reduction->width) - 1;
    int16_t *own = target - 4 * start;
    if (first > last) {
        int16_t outermost[4];
        sum_column(reduction, start > 0 ? reduction->width - 1 : 0, outermost);
        for (ptrdiff_t column = start; column < end; column++) memcpy(own + 4 * column, outermost, 8);
        return;
    }
    ptrdiff_t column = first;
    for (; column + 2 * WIDE_PIXELS <= reduction->width && column <= last; column += 2 * WIDE_PIXELS) {
        sum_columns(rows, weights, pairs, column, own + 4 * column);
    }
    for (; column <= last; column++) sum_column(reduction, column, own + 4 * column);
    for (column = start; column < first; column++) memcpy(own + 4 * column, own + 4 * first, 8);
    for (column = last + 1; column < end; column++) memcpy(own + 4 * column, own + 4 * last, 8);
}

KERNEL void reduce(uint32_t *target, ptrdiff_t first, ptrdiff_t count, const struct pixel_reduction *reduction) {
    if (count <= 0) return;
    const ptrdiff_t start = reduction->starts[first], taps = reduction->tap_count;
    int16_t *columns = reduction->scratch;
    sum_rows(reduction, start, reduction->starts[first + count - 1] + taps, columns);
    const uint32_t alpha = reduction->alpha;
    for (ptrdiff_t x = first; x < first + count; x++) {
        const int16_t *pixels = columns + 4 * (reduction->starts[x] - start);
        const int16_t *weights = reduction->weights + 4 * reduction->phases[x];
        sums total = {0};
        for (ptrdiff_t tap = 0; tap < taps; tap += WIDE_PIXELS) {
            const shorts own = *(const shorts_in_memory *)(pixels + 4 * tap);
            const shorts weight = *(const shorts_in_memory *)(weights + 4 * tap);
            total += pair_sums(__builtin_shufflevector(own, own, PAIRS), weight);
        }
#if REGISTER_BYTES == 32
        const four_sums low = __builtin_shufflevector(total, total, 0, 1, 2, 3);
        const four_sums high = __builtin_shufflevector(total, total, 4, 5, 6, 7);
        target[x - first] = pixel_of(low + high) | alpha;
#else
        target[x - first] = pixel_of(total) | alpha;
#endif
    }
}

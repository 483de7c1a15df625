// Operations on one pixel at a time, as simple as possible: the reference for the kernels.

#include <stdint.h>

static uint32_t product(uint32_t a, uint32_t b) {
    uint32_t t = a * b + 128;
    return (t + t / 256) / 256;
}

static uint32_t byte_of(uint32_t pixel, int index) { return pixel >> (8 * index) & 255; }

static uint32_t plain_multiply(uint32_t pixel, uint32_t part) {
    uint32_t result = 0;
    for (int index = 0; index < 4; index++) result |= product(byte_of(pixel, index), part) << (8 * index);
    return result;
}

/// Draws a pixel over another, weighted by a coverage.
static uint32_t plain_draw(uint32_t drawn, uint32_t below, uint32_t coverage) {
    uint32_t covered = plain_multiply(drawn, coverage);
    return covered + plain_multiply(below, 255 - (covered >> 24));
}

/// Draws a pixel over another, weighted by a coverage, where a component may be greater than the pixel's alpha.
static uint32_t plain_limited_draw(uint32_t drawn, uint32_t below, uint32_t coverage) {
    uint32_t covered = plain_multiply(drawn, coverage), result = 0;
    uint32_t rest = plain_multiply(below, 255 - (covered >> 24));
    for (int index = 0; index < 4; index++) {
        uint32_t sum = byte_of(covered, index) + byte_of(rest, index);
        result |= (sum > 255 ? 255 : sum) << (8 * index);
    }
    return result;
}

/// A pixel of a reduced image: the rows are summed in 64ths, then the columns.
static uint32_t plain_reduced(const struct pixel_reduction *reduction, ptrdiff_t x) {
    uint32_t result = 0;
    for (int index = 0; index < 4; index++) {
        int64_t sum = 0;
        for (ptrdiff_t tap = 0; tap < reduction->tap_count; tap++) {
            ptrdiff_t column = reduction->starts[x] + tap;
            if (column < 0) column = 0;
            if (column >= reduction->width) column = reduction->width - 1;
            int64_t rows = 0;
            for (ptrdiff_t row = 0; row < reduction->row_count; row++) {
                rows += (int64_t)byte_of(reduction->rows[row][column], index) * reduction->row_weights[row];
            }
            sum += ((rows + 256) >> 9) * reduction->weights[(reduction->phases[x] + tap) / 2 * 8 + tap % 2 + 2 * index];
        }
        int64_t value = (sum + (1 << 20)) >> 21;
        result |= (uint32_t)(value < 0 ? 0 : value > 255 ? 255 : value) << (8 * index);
    }
    return result | reduction->alpha;
}

/// A byte of an image at a larger size, from the four nearest pixels.
static uint8_t plain_stretched(const struct pixel_stretch *stretch, ptrdiff_t size, ptrdiff_t x, ptrdiff_t byte) {
    const uint8_t *rows[2] = {stretch->top, stretch->bottom};
    // The distance from the centre of pixel 0, in half pixels of the result.
    ptrdiff_t scale = (ptrdiff_t)1 << stretch->shift, distance = 2 * x + 1;
    ptrdiff_t cell = distance / (2 * scale);
    uint32_t across[2], down[2], sum = 0;
    across[1] = (uint32_t)(distance % (2 * scale) * 64 / scale);
    across[0] = 128 - across[1];
    down[1] = stretch->weight;
    down[0] = 128 - down[1];
    for (int row = 0; row < 2; row++) {
        for (int column = 0; column < 2; column++) {
            ptrdiff_t pixel = cell - 1 + column;
            if (!rows[row] || pixel < 0 || pixel >= stretch->width) continue;
            sum += rows[row][pixel * size + byte] * across[column] * down[row];
        }
    }
    return (uint8_t)(sum / (128 * 128));
}

/// Blurs `count` bytes that are `stride` bytes apart.
static void plain_blur(uint8_t *bytes, ptrdiff_t count, ptrdiff_t stride, const struct pixel_blur *blur) {
    uint8_t old[256];
    for (int pass = 0; pass < (blur->weights ? 1 : 3); pass++) {
        ptrdiff_t before = blur->weights ? blur->reach : blur->before[pass];
        ptrdiff_t after = blur->weights ? blur->reach : blur->after[pass];
        for (ptrdiff_t index = 0; index < count; index++) old[index] = bytes[index * stride];
        for (ptrdiff_t index = 0; index < count; index++) {
            uint64_t sum = 0;
            for (ptrdiff_t other = index - before; other <= index + after; other++) {
                if (other < 0 || other >= count) continue;
                sum += (uint64_t)old[other] * (blur->weights ? blur->weights[other - index + before] : 1);
            }
            uint64_t size = (uint64_t)(before + after + 1);
            bytes[index * stride] = (uint8_t)(blur->weights ? (sum + 32768) >> 16 : (sum + size / 2) / size);
        }
    }
}

/// Filters a row of PNG in the way with the smallest sum of magnitudes, byte by byte as its specification says.
static void plain_filter(
    const uint8_t *row, const uint8_t *above, ptrdiff_t count, ptrdiff_t pixel_bytes, uint8_t *target) {
    int64_t least = INT64_MAX;
    for (int way = 0; way < (above ? 5 : 2); way++) {
        uint8_t filtered[256];
        int64_t sum = 0;
        for (ptrdiff_t index = 0; index < count; index++) {
            int a = index < pixel_bytes ? 0 : row[index - pixel_bytes];
            int b = above ? above[index] : 0;
            int c = above && index >= pixel_bytes ? above[index - pixel_bytes] : 0;
            int pa = abs(b - c), pb = abs(a - c), pc = abs(a + b - 2 * c);
            int paeth = pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
            int predictions[5] = {0, a, b, (a + b) / 2, paeth};
            filtered[index] = (uint8_t)(row[index] - predictions[way]);
            sum += filtered[index] < 128 ? filtered[index] : 256 - filtered[index];
        }
        if (sum >= least) continue;
        least = sum;
        target[0] = (uint8_t)way;
        for (ptrdiff_t index = 0; index < count; index++) target[1 + index] = filtered[index];
    }
}

/// Mixes a pixel with the one below; the coverage is the share of the pixel.
static uint32_t plain_restore(uint32_t pixel, uint32_t below, uint32_t coverage) {
    return plain_multiply(pixel, coverage) + plain_multiply(below, 255 - coverage);
}

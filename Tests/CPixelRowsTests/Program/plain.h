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

/// Mixes a pixel with the one below; the coverage is the share of the pixel.
static uint32_t plain_restore(uint32_t pixel, uint32_t below, uint32_t coverage) {
    return plain_multiply(pixel, coverage) + plain_multiply(below, 255 - coverage);
}

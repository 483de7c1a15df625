// Compares the kernels of CPixelRows with the same operations on one pixel at a time. Written in C, so that it runs on
// processors without a Swift compiler here.

#include "pixel_kernels.h"

#include <string.h>

#include "inputs.h"
#include "plain.h"

enum { LONGEST = 40, MOST = 48, MIXES = 50000 };

static const struct pixel_kernels *kernels;
static int register_bytes;
static long compared;
static uint8_t *end_of_pixels, *end_of_others, *end_of_coverages, *end_of_target, *end_of_target_bytes;

// A row of pixels, followed by a few that must not change. The fewer there are, the closer is the end of the memory.
static uint32_t *pixels, *others, expected[MOST];
static uint8_t *coverages;
static ptrdiff_t width, rest;

static void prepare(void) {
    pixels = (uint32_t *)end_of_pixels - width - rest;
    others = (uint32_t *)end_of_others - width;
    coverages = end_of_coverages - width;
    for (ptrdiff_t x = 0; x < width + rest; x++) pixels[x] = expected[x] = chance_pixel();
    for (ptrdiff_t x = 0; x < width; x++) others[x] = chance_pixel();
    chance_coverages(coverages, (size_t)width);
}

static void fail(const char *kernel) {
    printf("%s of %d bytes is wrong: width %td, %td after it\n", kernel, register_bytes, width, rest);
    exit(1);
}

static void compare(const char *kernel) {
    if (memcmp(pixels, expected, (size_t)(width + rest) * 4) != 0) fail(kernel);
    compared++;
}

static void compare_colors(void) {
    uint32_t color = chance_pixel();
    prepare();
    struct pixel_area area = {pixels, width, width, 1};
    for (ptrdiff_t x = 0; x < width; x++) expected[x] = plain_draw(color, expected[x], 255);
    kernels->fill(area, color);
    compare("fill");

    prepare();
    for (ptrdiff_t x = 0; x < width; x++) expected[x] = plain_draw(color, expected[x], coverages[x]);
    kernels->draw(area, coverages, width, color);
    compare("draw");
}

static void compare_pixels(void) {
    uint32_t coverage = chance(3) == 0 ? 255 : chance(256);
    prepare();
    for (ptrdiff_t x = 0; x < width; x++) expected[x] = plain_draw(others[x], expected[x], coverage);
    kernels->draw_pixels(pixels, others, width, coverage);
    compare("draw_pixels");

    prepare();
    for (ptrdiff_t x = 0; x < width; x++) expected[x] = plain_draw(others[x], expected[x], coverages[x]);
    kernels->draw_covered_pixels(pixels, others, coverages, width);
    compare("draw_covered_pixels");

    prepare();
    for (ptrdiff_t x = 0; x < width; x++) expected[x] = plain_restore(expected[x], others[x], coverages[x]);
    kernels->restore(pixels, others, coverages, width);
    compare("restore");
}

/// A sprite of one row, with a run for each covered pixel; the middle pixel is repeated.
static void compare_sprite(void) {
    prepare();
    ptrdiff_t own = width / 2 + 1, middle = chance((uint32_t)own), left = (ptrdiff_t)chance(9) - 4;
    ptrdiff_t stretched = own + chance(30);
    struct pixel_run runs[MOST];
    int32_t starts[2] = {0, 0};
    uint8_t *covered = end_of_coverages - own - 8;
    chance_coverages(covered, (size_t)own + 8);
    for (int32_t x = 0; x < own; x++) {
        bool is_even = x == middle || chance(2) == 0;
        if (covered[x] > 0) runs[starts[1]++] = (struct pixel_run){x, 1, is_even ? covered[x] : 0};
    }
    struct pixel_sprite sprite = {own, 1, middle, 1, covered, runs, starts};
    uint32_t color = chance_pixel();
    for (ptrdiff_t x = 0; x < stretched; x++) {
        ptrdiff_t from = x <= middle ? x : x - (stretched - own) > middle ? x - (stretched - own) : middle;
        ptrdiff_t place = x + left;
        if (place >= 0 && place < width) expected[place] = plain_draw(color, expected[place], covered[from]);
    }
    struct pixel_area area = {pixels, width, width, 1};
    kernels->draw_sprite(area, &sprite, left, 0, stretched, 1, color);
    compare("draw_sprite");
}

static void compare_rgb(void) {
    prepare();
    if (chance(2) == 0) {
        for (ptrdiff_t x = 0; x < width; x++) pixels[x] |= 0xff000000;
    }
    uint8_t *target = end_of_target - width * 3, colors[LONGEST * 3];
    bool is_opaque = true;
    for (ptrdiff_t x = 0; x < width; x++) {
        for (int index = 0; index < 3; index++) colors[x * 3 + index] = (uint8_t)byte_of(pixels[x], 2 - index);
        is_opaque = is_opaque && byte_of(pixels[x], 3) == 255;
    }
    bool answer = kernels->write_rgb((const uint8_t *)pixels, target, (size_t)width);
    if (answer != is_opaque || memcmp(target, colors, (size_t)width * 3) != 0) fail("write_rgb");
    compared++;
}

static void compare_gray(void) {
    prepare();
    const bool is_gray = chance(2) == 0;
    for (ptrdiff_t x = 0; x < width && is_gray; x++) pixels[x] = 0xff000000 | byte_of(pixels[x], 0) * 0x010101;
    uint8_t *target = end_of_target - width, grays[LONGEST];
    bool expected_answer = true;
    for (ptrdiff_t x = 0; x < width; x++) {
        grays[x] = (uint8_t)byte_of(pixels[x], 0);
        for (int index = 1; index < 3; index++) {
            expected_answer = expected_answer && byte_of(pixels[x], index) == grays[x];
        }
        expected_answer = expected_answer && byte_of(pixels[x], 3) == 255;
    }
    bool answer = kernels->write_gray((const uint8_t *)pixels, target, (size_t)width);
    if (answer != expected_answer || memcmp(target, grays, (size_t)width) != 0) fail("write_gray");
    compared++;
}

enum { WIDTHS = 7, WORDS = WIDTHS * LONGEST / 64 + 1 };

/// Compares the bits of a row with those of each pixel.
static void check_row(const uint32_t *row, const uint32_t *above, ptrdiff_t count, ptrdiff_t shift) {
    uint64_t left[WORDS], same[WORDS], shifted[WORDS];
    kernels->compare_row(row, above, count, shift, &(struct pixel_comparison){left, same, shifted});
    for (ptrdiff_t word = 0; word * 64 < count; word++) {
        uint64_t expected_left = 0, expected_same = 0, expected_shifted = 0;
        for (ptrdiff_t x = word * 64; x < word * 64 + 64 && x < count; x++) {
            const uint64_t bit = (uint64_t)1 << x % 64;
            if (x > 0 && row[x] == row[x - 1]) expected_left |= bit;
            if (above != NULL && row[x] == above[x]) expected_same |= bit;
            const bool is_inside = x + shift >= 0 && x + shift < count;
            if (above != NULL && is_inside && row[x] == above[x + shift]) expected_shifted |= bit;
        }
        // Where all are shifted, nothing else is looked for.
        if (expected_shifted == UINT64_MAX) expected_left = expected_same = 0;
        if (left[word] != expected_left || same[word] != expected_same || shifted[word] != expected_shifted) {
            fail("compare_row");
        }
    }
}

static void make_opaque(uint32_t *row, ptrdiff_t count) {
    for (ptrdiff_t x = 0; x < count; x++) row[x] |= 0xff000000;
}

/// Checks that the symbols of a row of opaque pixels stand for it.
static void check_symbols(const uint32_t *row, const uint32_t *above, ptrdiff_t count, ptrdiff_t shift) {
    static struct pixel_repeats repeats;
    static struct pixel_symbols items[WIDTHS * LONGEST + 5];
    memset(&repeats, 0, sizeof repeats);
    repeats.items = items;
    // A row takes an item for each pixel and four more; the one behind them must stay.
    const struct pixel_symbols last = {{1, 2, 3, 4}};
    items[count + 4] = last;
    kernels->add_row(&repeats, row, above, (size_t)count, shift);
    if (memcmp(items + count + 4, &last, sizeof last) != 0 || items[0].values[2] != 0) fail("add_row");
    ptrdiff_t x = 0;
    for (size_t index = 1; index < repeats.count; index++) {
        const uint16_t *values = items[index].values;
        if (values[3] == 255) {
            const uint32_t pixel = (uint32_t)values[0] | (uint32_t)values[1] << 8 | (uint32_t)values[2] << 16;
            if (x >= count || pixel != (row[x] & 0xffffff)) fail("add_row");
            x++;
            continue;
        }
        const size_t place = values[2] - PIXEL_REPEATED, bytes = place % PIXEL_LENGTHS + 3;
        if (bytes % 3 != 0) fail("add_row");
        for (size_t left = bytes / 3 * values[3]; left > 0; left--, x++) {
            const ptrdiff_t from = place / PIXEL_LENGTHS == PIXEL_REPEATS_SHIFTED ? x + shift : x;
            const bool is_left = place / PIXEL_LENGTHS == PIXEL_REPEATS_LEFT;
            if (x >= count || (is_left ? x == 0 : above == NULL || from < 0 || from >= count)) fail("add_row");
            if (row[x] != (is_left ? row[x - 1] : above[from])) fail("add_row");
        }
    }
    if (x != count) fail("add_row");
}

/// Rows of several words of bits, besides those that end where the memory does.
static void compare_rows(void) {
    static uint32_t row[WIDTHS * LONGEST], above[WIDTHS * LONGEST];
    const ptrdiff_t count = width * WIDTHS;
    const ptrdiff_t most = count - 1 < PIXEL_REPEATS_SHIFT ? count - 1 : PIXEL_REPEATS_SHIFT;
    const ptrdiff_t shift = (ptrdiff_t)chance((uint32_t)(2 * most + 1)) - most;
    for (ptrdiff_t x = 0; x < count; x++) above[x] = x > 0 && chance(2) == 0 ? above[x - 1] : chance_pixel();
    // Long parts that are shifted, and pixels beside them that equal others, or differ from them in any bit.
    uint32_t changes = 0;
    for (ptrdiff_t x = 0; x < count; x++) {
        if (chance(100) == 0) changes = chance(4);
        const ptrdiff_t place = changes == 0 ? x : x + shift;
        row[x] = place < 0 || place >= count ? chance_pixel() : above[place];
        if (changes > 1 && chance(3) == 0) row[x] = x > 0 && chance(2) == 0 ? row[x - 1] : row[x] ^ 1u << chance(32);
    }
    check_row(row, above, count, shift);
    check_row(row, NULL, count, shift);
    make_opaque(row, count);
    make_opaque(above, count);
    check_symbols(row, above, count, shift);
    check_symbols(row, NULL, count, shift);
    prepare();
    const ptrdiff_t inside = width - 1 < PIXEL_REPEATS_SHIFT ? width - 1 : PIXEL_REPEATS_SHIFT;
    const ptrdiff_t moved = (ptrdiff_t)chance((uint32_t)(2 * inside + 1)) - inside;
    check_row(pixels, others, width, moved);
    make_opaque(pixels, width);
    make_opaque(others, width);
    check_symbols(pixels, others, width, moved);
    compared++;
}

static void compare_add(void) {
    ptrdiff_t bytes = (width + 7) / 8 * 8;
    uint8_t *target = end_of_target - bytes, *added = end_of_coverages - bytes, sum[MOST];
    chance_coverages(target, (size_t)bytes);
    chance_coverages(added, (size_t)bytes);
    for (ptrdiff_t x = 0; x < bytes; x++) sum[x] = (uint8_t)(target[x] + added[x] > 255 ? 255 : target[x] + added[x]);
    pixel_rows_add(target, bytes, added, bytes, 1);
    if (memcmp(target, sum, (size_t)bytes) != 0) fail("add");
    compared++;
}

/// Pixels whose components may be greater than their alpha, as in reduced images.
static void compare_bright_pixels(void) {
    prepare();
    for (ptrdiff_t x = 0; x < width; x++) others[x] = chance(256) << 24 | chance(1 << 24);
    uint32_t coverage = chance(2) == 0 ? 255 : chance(256);
    for (ptrdiff_t x = 0; x < width; x++) expected[x] = plain_limited_draw(others[x], expected[x], coverage);
    kernels->draw_pixels(pixels, others, width, coverage);
    compare("draw_pixels");
}

/// A row of an image that is reduced, of which some rectangles of pixels reach beyond it.
static void compare_reduction(void) {
    if (width == 0) return;
    prepare();
    const uint32_t *rows[6];
    int16_t row_weights[6], weights[3 * 12 * 4];
    static int16_t scratch[PIXEL_REDUCTION_SCRATCH(LONGEST * 3 + 20)];
    int32_t starts[MOST], phases[MOST];
    struct pixel_reduction reduction = {
        rows, row_weights, 1 + chance(6), width, starts, phases, weights, 4 + 4 * (ptrdiff_t)chance(3), scratch,
        chance(2) == 0 ? 0 : 0xff000000};
    uint32_t *image = (uint32_t *)end_of_others - width * reduction.row_count;
    for (ptrdiff_t index = 0; index < width * reduction.row_count; index++) image[index] = chance_pixel();
    for (ptrdiff_t row = 0; row < reduction.row_count; row++) {
        rows[row] = image + row * width;
        row_weights[row] = (int16_t)((int32_t)chance(12000) - 1500);
    }
    for (int index = 0; index < 3 * 12 * 4; index++) {
        // The same weight for each component.
        weights[index] = index % 8 < 2 ? (int16_t)((int32_t)chance(6000) - 1000) : weights[index - 2];
    }
    for (ptrdiff_t x = 0; x < width; x++) {
        starts[x] = x == 0 ? (int32_t)chance(9) - 6 : starts[x - 1] + (int32_t)chance(4);
        if (starts[x] > width + 8) starts[x] = (int32_t)width + 8;
        phases[x] = (int32_t)(chance(3) * reduction.tap_count);
    }
    ptrdiff_t first = chance((uint32_t)width);
    for (ptrdiff_t x = first; x < width; x++) expected[x] = plain_reduced(&reduction, x);
    kernels->reduce(pixels + first, first, width - first, &reduction);
    compare("reduce");
}

/// A row of an image of pixels of one or four bytes that is stretched, with cells outside of it on both sides.
static void compare_stretch(ptrdiff_t size) {
    static uint8_t stretched[(LONGEST + 4) * 64 * 4];
    static uint16_t scratch[(LONGEST + 5) * 4];
    uint8_t *top = (uint8_t *)end_of_others - width * size, *bottom = (uint8_t *)end_of_pixels - width * size;
    for (ptrdiff_t index = 0; index < width * size; index++) {
        top[index] = (uint8_t)chance(256);
        bottom[index] = chance(3) == 0 ? 255 : (uint8_t)chance(256);
    }
    struct pixel_stretch stretch = {
        chance(9) == 0 ? NULL : top, chance(9) == 0 ? NULL : bottom, chance(128), width, 1 + (int)chance(6), scratch};
    // Cell -1 lies in front of the first pixel.
    ptrdiff_t first = (ptrdiff_t)chance((uint32_t)width + 1) - 1, count = width - first, scale = 1 << stretch.shift;
    if (size == 1) kernels->stretch_coverages(stretched, first, count, &stretch);
    else kernels->stretch_pixels((uint32_t *)stretched, first, count, &stretch);
    for (ptrdiff_t index = 0; index < count * scale * size; index++) {
        uint8_t expected = plain_stretched(&stretch, size, (first + 1) * scale + index / size, index % size);
        if (stretched[index] == expected) continue;
        fail(size == 1 ? "stretch_coverages" : "stretch_pixels");
        break;
    }
    compared++;
}

/// An image of `width` pixels of one or four bytes, and as many rows as there may be.
static void compare_blur(ptrdiff_t size, bool is_column) {
    static uint8_t image[LONGEST * LONGEST * 4], blurred[LONGEST * LONGEST * 4];
    static uint8_t scratch[LONGEST * PIXEL_BLUR_SCRATCH];
    uint32_t weights[13];
    struct pixel_blur blur = {{0, 0, 0}, {0, 0, 0}, NULL, chance(7)};
    ptrdiff_t height = 1 + chance(LONGEST), row_bytes = width * size;
    for (int pass = 0; pass < 3; pass++) {
        blur.before[pass] = chance(64);
        blur.after[pass] = 1 + chance(62);
    }
    uint32_t left = 65536;
    for (ptrdiff_t index = 0; index <= 2 * blur.reach; index++) {
        weights[index] = index == 2 * blur.reach ? left : chance(left + 1);
        left -= weights[index];
    }
    if (chance(3) == 0) blur.weights = weights;
    for (ptrdiff_t index = 0; index < row_bytes * height; index++) {
        image[index] = blurred[index] = chance(3) == 0 ? 255 : (uint8_t)chance(256);
    }
    if (is_column) {
        for (ptrdiff_t x = 0; x < row_bytes; x++) plain_blur(image + x, height, row_bytes, &blur);
        kernels->blur_columns(blurred, row_bytes, row_bytes, height, &blur, scratch);
    } else {
        for (ptrdiff_t y = 0; y < height; y++) {
            for (ptrdiff_t byte = 0; byte < size; byte++) {
                plain_blur(image + y * row_bytes + byte, width, size, &blur);
            }
        }
        kernels->blur_rows(blurred, row_bytes, width, height, size, &blur, scratch);
    }
    if (memcmp(image, blurred, (size_t)(row_bytes * height)) != 0) fail(is_column ? "blur_columns" : "blur_rows");
    compared++;
}

/// Two rows of bytes that are smooth, rough or anything in between.
static void compare_filter(void) {
    static uint8_t memory[2][LONGEST * 4 + 2 * PIXEL_FILTER_MARGIN];
    uint8_t *row = memory[0] + PIXEL_FILTER_MARGIN, *above = memory[1] + PIXEL_FILTER_MARGIN;
    ptrdiff_t pixel_bytes = 3 + chance(2), count = width * pixel_bytes;
    uint32_t range = 1 << chance(9), slope = chance(9), below = chance(9);
    for (ptrdiff_t index = 0; index < count; index++) {
        above[index] = (uint8_t)(index * slope + chance(range));
        row[index] = (uint8_t)(index * slope + below + chance(range));
    }
    uint8_t filtered[LONGEST * 4 + 1], *target = end_of_target_bytes - count - 1;
    const uint8_t *other = chance(4) == 0 ? NULL : above;
    plain_filter(row, other, count, pixel_bytes, filtered);
    kernels->filter_row(row, other, count, pixel_bytes, target);
    if (memcmp(target, filtered, (size_t)count + 1) != 0) fail("filter_row");
    compared++;
}

static void compare_changes(void) {
    prepare();
    struct pixel_changes changes = {0, 0};
    uint32_t rarity = 2 + chance(30);
    size_t run = 0;
    for (ptrdiff_t x = 0; x < width; x++) {
        if (x > 0 && chance(rarity) == 0) pixels[x] = pixels[x - 1];
        if (chance(rarity) == 0) others[x] = pixels[x];
        if (x == 0) continue;
        bool is_changed = pixels[x] != pixels[x - 1] && pixels[x] != others[x];
        changes.pixels += is_changed;
        run += is_changed;
        if (x % 8 != 0) continue;
        changes.runs += run == 8;
        run = 0;
    }
    struct pixel_changes counted = kernels->count_changes(pixels, others, (size_t)width);
    if (counted.pixels != changes.pixels || counted.runs != changes.runs) fail("count_changes");
    compared++;
}

/// A mixed component. Each step is stored, so that no compiler joins a product and a sum.
static float mixed(float first, float last, float part) {
    volatile float product = (last - first) * part;
    volatile float sum = first + product;
    return sum < 0 ? 0 : sum > 1 ? 1 : sum;
}

static uint32_t rounded(float component) {
    volatile float value = component * 255;
    uint32_t whole = (uint32_t)value;
    volatile float rest = value - (float)whole;
    return whole + (rest >= 0.5f);
}

/// Mixes of any colours between any two places.
static void compare_mixes(void) {
    for (int turn = 0; turn < MIXES; turn++) {
        struct pixel_mix mix;
        for (int index = 0; index < 4; index++) {
            mix.first[index] = (float)chance(1001) / 1000;
            mix.last[index] = (float)chance(1001) / 1000;
        }
        ptrdiff_t count = 1 + chance(LONGEST), first = chance(4000), last = first + count + chance(100);
        mix.start = (double)first / (double)last - (double)chance(1000) / 1000;
        mix.end = (double)(first + count) / (double)last + (double)chance(1000) / 1000;
        uint32_t *pixels = (uint32_t *)end_of_target_bytes - count;
        pixel_rows_mix(pixels, first, last, count, &mix);
        for (ptrdiff_t x = 0; x < count; x++) {
            volatile double place = (double)(first + x) / (double)last;
            volatile double beyond = place - mix.start;
            float part = (float)(beyond / (mix.end - mix.start));
            float opacity = mixed(mix.first[3], mix.last[3], part);
            uint32_t pixel = rounded(opacity) << 24;
            for (int index = 0; index < 3; index++) {
                volatile float component = mixed(mix.first[index], mix.last[index], part);
                pixel |= rounded(component * opacity) << (8 * index);
            }
            if (pixels[x] != pixel) fail("mix");
        }
    }
    printf("%d mixes are equal\n", MIXES);
}

int main(void) {
    end_of_target_bytes = end_of_pages(LONGEST * 4 + 1);
    end_of_pixels = end_of_pages(MOST * 4);
    end_of_others = end_of_pages(MOST * 4);
    end_of_coverages = end_of_pages(MOST);
    end_of_target = end_of_pages(LONGEST * 3);
    for (register_bytes = 16; register_bytes <= 32; register_bytes *= 2) {
        kernels = pixel_rows_kernels(register_bytes);
        if (kernels == NULL) continue;
        for (width = 0; width <= LONGEST; width++) {
            for (int turn = 0; turn < 200; turn++) {
                rest = turn % 8;
                compare_colors();
                compare_pixels();
                compare_sprite();
                compare_rgb();
                compare_gray();
                compare_rows();
                compare_add();
                compare_bright_pixels();
                compare_reduction();
                compare_filter();
                compare_changes();
                compare_stretch(1);
                compare_stretch(4);
                if (turn % 10 > 0) continue;
                compare_blur(1, false);
                compare_blur(4, false);
                compare_blur(turn % 20 == 0 ? 1 : 4, true);
            }
        }
        printf("registers of %d bytes: %ld rows are equal\n", register_bytes, compared);
        compared = 0;
    }
    compare_mixes();
    return 0;
}

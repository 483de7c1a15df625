#include "pixel_differences.h"

#include <string.h>

// Rows are compared in tiles of 16 pixels, each in one vector of 64 bytes. The compiler splits vectors into as many
// registers as the processor needs, in debug builds, too: a loop over bytes would take ten times as long there.

#define TILE PIXEL_TILE_SIDE

typedef uint8_t bytes __attribute__((vector_size(TILE * 4)));
typedef uint32_t words __attribute__((vector_size(TILE * 4)));

/// Two rows of 16 pixels. Pixels outside the row are equal.
struct pair {
    union {
        bytes bytes;
        words words;
        uint32_t pixels[TILE];
    } first, second;
};

/// Masks of the pixels of a tile: all bits are set where a condition holds.
union mask {
    words words;
    uint32_t pixels[TILE];
};

static void load(const uint32_t *first, const uint32_t *second, ptrdiff_t count, struct pair *pair) {
    if (count < TILE) memset(pair, 0, sizeof *pair);
    memcpy(&pair->first, first, (size_t)count * 4);
    memcpy(&pair->second, second, (size_t)count * 4);
}

/// Writes which pixels differ beyond the limit, and joins the differences of components with `largest`.
static void find_beyond(const struct pair *pair, struct pixel_limit limit, union mask *beyond, bytes *largest) {
    const bytes a = pair->first.bytes, b = pair->second.bytes;
    const bytes is_greater = (bytes)(a > b);
    const bytes difference = ((a - b) & is_greater) | ((b - a) & ~is_greater);
    const bytes is_largest = (bytes)(difference > *largest);
    *largest = (difference & is_largest) | (*largest & ~is_largest);
    if (limit.distance < 0) {
        const bytes permitted = (bytes){0} + limit.component;
        beyond->words = (words)((words)(bytes)(difference > permitted) != 0);
        return;
    }
    // Neighbours often have the same two colours.
    uint32_t last_first = 0, last_second = 0, last = 0;
    for (int i = 0; i < TILE; i++) {
        const uint32_t first = pair->first.pixels[i], second = pair->second.pixels[i];
        if (first == second) {
            beyond->pixels[i] = 0;
            continue;
        }
        if (first != last_first || second != last_second) {
            last = pixel_differences_distance(first, second) > limit.distance ? UINT32_MAX : 0;
            last_first = first;
            last_second = second;
        }
        beyond->pixels[i] = last;
    }
}

void pixel_differences_compare(
    const uint32_t *first, const uint32_t *second, ptrdiff_t x, ptrdiff_t y, ptrdiff_t count,
    struct pixel_limit limit, struct pixel_tile *tiles, uint32_t *marks, uint32_t mark, struct pixel_counts *counts) {
    union mask differing, beyond;
    words differing_count = {0}, beyond_count = {0};
    bytes largest = {0};
    const ptrdiff_t end = x + count;
    while (x < end) {
        const ptrdiff_t index = x / TILE;
        const ptrdiff_t next = (index + 1) * TILE < end ? (index + 1) * TILE : end;
        const ptrdiff_t start = x;
        x = next;
        if (memcmp(first + start, second + start, (size_t)(next - start) * 4) == 0) continue;
        struct pair pair;
        load(first + start, second + start, next - start, &pair);
        differing.words = (words)(pair.first.words != pair.second.words);
        // A mask is -1.
        differing_count -= differing.words;
        find_beyond(&pair, limit, &beyond, &largest);
        beyond_count -= beyond.words;
        ptrdiff_t left = 0, right = next - start;
        while (left < right && beyond.pixels[left] == 0) left++;
        if (left == right) continue;
        while (beyond.pixels[right - 1] == 0) right--;
        struct pixel_tile *tile = tiles + index;
        if (tile->right == 0) {
            tile->left = (int32_t)(start + left);
            tile->top = (int32_t)y;
            tile->right = (int32_t)(start + right);
        } else {
            if (start + left < tile->left) tile->left = (int32_t)(start + left);
            if (start + right > tile->right) tile->right = (int32_t)(start + right);
        }
        tile->bottom = (int32_t)y + 1;
        if (marks == NULL) continue;
        for (ptrdiff_t i = left; i < right; i++) {
            if (beyond.pixels[i] != 0) marks[start + i] = mark;
        }
    }
    for (int i = 0; i < TILE; i++) {
        counts->differing += differing_count[i];
        counts->beyond += beyond_count[i];
    }
    for (int i = 0; i < TILE * 4; i++) {
        if (largest[i] > counts->largest) counts->largest = largest[i];
    }
}

uint32_t pixel_differences_densest(
    const uint32_t *marks, ptrdiff_t pixels_per_row, ptrdiff_t width, ptrdiff_t height, uint32_t mark,
    ptrdiff_t window, const uint8_t *rows, uint32_t *columns) {
    if (width <= 0 || height <= 0 || window <= 0) return 0;
    const ptrdiff_t side = window < width ? window : width;
    uint32_t most = 0;
    for (ptrdiff_t y = 0; y < height; y++) {
        // 1. The number of marks of each column in the last rows.
        const ptrdiff_t leaving = y - window;
        if (leaving >= 0 && rows[leaving]) {
            const uint32_t *row = marks + leaving * pixels_per_row;
            for (ptrdiff_t x = 0; x < width; x++) columns[x] -= row[x] == mark;
        }
        // A window without a new row has no more marks than the one above.
        if (!rows[y]) continue;
        const uint32_t *row = marks + y * pixels_per_row;
        for (ptrdiff_t x = 0; x < width; x++) columns[x] += row[x] == mark;
        // 2. The number of marks in each window that ends in this row.
        uint32_t sum = 0;
        for (ptrdiff_t x = 0; x < width; x++) {
            sum += columns[x];
            if (x >= side) sum -= columns[x - side];
            if (sum > most) most = sum;
        }
    }
    return most;
}

/// Pale grey: the luma of a colour on white (ITU-R BT.601), with a quarter of its contrast.
static void dim(const words *pixels, words *grey) {
    const words pixel = *pixels;
    const words blue = pixel & 255, green = pixel >> 8 & 255, red = pixel >> 16 & 255, alpha = pixel >> 24;
    const words luma = (blue * 29 + green * 150 + red * 77) >> 8;
    const words pale = 192 + ((luma + 255 - alpha) >> 2);
    // Pixels whose colour exceeds their alpha are not valid, but must not overflow either.
    const words is_over = (words)(pale > 255);
    const words level = (pale & ~is_over) | (255 & is_over);
    *grey = level << 16 | level << 8 | level | 0xff000000;
}

void pixel_differences_draw(
    const uint32_t *first, const uint32_t *second, uint32_t *target, ptrdiff_t count, struct pixel_limit limit,
    struct pixel_colors colors) {
    bytes largest = {0};
    for (ptrdiff_t x = 0; x < count; x += TILE) {
        const ptrdiff_t length = count - x < TILE ? count - x : TILE;
        struct pair pair;
        load(first + x, second + x, length, &pair);
        words drawn;
        dim(&pair.first.words, &drawn);
        if (memcmp(&pair.first, &pair.second, sizeof pair.first) != 0) {
            union mask beyond;
            find_beyond(&pair, limit, &beyond, &largest);
            const words differing = (words)(pair.first.words != pair.second.words);
            const words alpha = (words)((pair.first.words ^ pair.second.words) >> 24 != 0);
            const words loud = (alpha & colors.alpha) | (~alpha & colors.beyond);
            drawn = (~differing & drawn) | (differing & ~beyond.words & colors.within) | (beyond.words & loud);
        }
        memcpy(target + x, &drawn, (size_t)length * 4);
    }
}

void pixel_differences_stripe(
    const uint32_t *source, uint32_t *target, ptrdiff_t x, ptrdiff_t y, ptrdiff_t count, uint32_t color) {
    for (ptrdiff_t i = 0; i < count; i += TILE) {
        const ptrdiff_t length = count - i < TILE ? count - i : TILE;
        words pixels = {0}, drawn;
        memcpy(&pixels, source + i, (size_t)length * 4);
        dim(&pixels, &drawn);
        uint32_t row[TILE];
        memcpy(row, &drawn, sizeof row);
        for (ptrdiff_t lane = 0; lane < length; lane++) {
            if ((x + i + lane + y) % 8 < 3) row[lane] = color;
        }
        memcpy(target + i, row, (size_t)length * 4);
    }
}

// Blurs: columns of bytes next to each other, many at once. Rows are blurred as columns of turned blocks.

/// The number of bytes of a strip of columns that is blurred at once.
enum { STRIP_BYTES = 64, STRIP_REGISTERS = STRIP_BYTES / REGISTER_BYTES };

typedef uint8_t turned_bytes __attribute__((vector_size(16)));
typedef uint32_t turned_words __attribute__((vector_size(16)));

/// The upper halves of products.
INLINE lanes upper_product(lanes a, uint16_t b) {
    return __builtin_convertvector(__builtin_convertvector(a, double_words) * b >> 16, lanes);
}

/// Writes the mean of the neighbouring rows to each row of a strip: from `before` in front of it to `after` behind it.
///
/// The sums of all columns stay in registers. Dividing by less than 128 is multiplying by the reciprocal in 16 bits,
/// exact to the rounding of a byte.
INLINE void box_strip(
    const uint8_t *from, ptrdiff_t from_stride, uint8_t *to, ptrdiff_t to_stride, ptrdiff_t height, ptrdiff_t before,
    ptrdiff_t after) {
    const ptrdiff_t size = before + after + 1;
    uint16_t shift = 0;
    while (2 << shift < size) shift++;
    const uint16_t reciprocal = (uint16_t)((65536 << shift) / size + 1);
    const uint16_t half = (uint16_t)(size / 2);
    lanes even[STRIP_REGISTERS] = {{0}}, odd[STRIP_REGISTERS] = {{0}};
    for (ptrdiff_t y = 0; y < least(after, height); y++) {
        for (int part = 0; part < STRIP_REGISTERS; part++) {
            lanes row;
            memcpy(&row, from + y * from_stride + part * REGISTER_BYTES, REGISTER_BYTES);
            even[part] += row & 255;
            odd[part] += row >> 8;
        }
    }
    for (ptrdiff_t y = 0; y < height; y++) {
        for (int part = 0; part < STRIP_REGISTERS; part++) {
            lanes row;
            if (y + after < height) {
                memcpy(&row, from + (y + after) * from_stride + part * REGISTER_BYTES, REGISTER_BYTES);
                even[part] += row & 255;
                odd[part] += row >> 8;
            }
            const lanes mean = upper_product(even[part] + half, reciprocal) >> shift
                | upper_product(odd[part] + half, reciprocal) >> shift << 8;
            memcpy(to + y * to_stride + part * REGISTER_BYTES, &mean, REGISTER_BYTES);
            if (y >= before) {
                memcpy(&row, from + (y - before) * from_stride + part * REGISTER_BYTES, REGISTER_BYTES);
                even[part] -= row & 255;
                odd[part] -= row >> 8;
            }
        }
    }
}

/// Writes the weighted sum of the neighbouring rows to each row of a strip.
INLINE void sum_strip(
    const uint8_t *from, ptrdiff_t from_stride, uint8_t *to, ptrdiff_t to_stride, ptrdiff_t height,
    const uint32_t *weights, ptrdiff_t reach) {
    for (ptrdiff_t y = 0; y < height; y++) {
        for (int part = 0; part < STRIP_REGISTERS; part++) {
            words sums[4];
            for (int index = 0; index < 4; index++) sums[index] = (words){0} + 32768;
            for (ptrdiff_t other = most(0, y - reach); other <= least(height - 1, y + reach); other++) {
                const uint32_t weight = weights[other - y + reach];
                words row;
                memcpy(&row, from + other * from_stride + part * REGISTER_BYTES, REGISTER_BYTES);
                sums[0] += (row & 255) * weight;
                sums[1] += (row >> 8 & 255) * weight;
                sums[2] += (row >> 16 & 255) * weight;
                sums[3] += (row >> 24) * weight;
            }
            const words mixed = sums[0] >> 16 | sums[1] >> 16 << 8 | sums[2] >> 16 << 16 | sums[3] >> 16 << 24;
            memcpy(to + y * to_stride + part * REGISTER_BYTES, &mixed, REGISTER_BYTES);
        }
    }
}

/// Blurs a strip of columns; `scratch` has space for two strips.
INLINE void blur_strip(
    uint8_t *strip, ptrdiff_t stride, ptrdiff_t height, const struct pixel_blur *blur, uint8_t *scratch) {
    uint8_t *second = scratch + height * STRIP_BYTES;
    if (blur->weights) {
        for (ptrdiff_t y = 0; y < height; y++) memcpy(scratch + y * STRIP_BYTES, strip + y * stride, STRIP_BYTES);
        sum_strip(scratch, STRIP_BYTES, strip, stride, height, blur->weights, blur->reach);
        return;
    }
    box_strip(strip, stride, scratch, STRIP_BYTES, height, blur->before[0], blur->after[0]);
    box_strip(scratch, STRIP_BYTES, second, STRIP_BYTES, height, blur->before[1], blur->after[1]);
    box_strip(second, STRIP_BYTES, strip, stride, height, blur->before[2], blur->after[2]);
}

KERNEL void blur_columns(
    uint8_t *pixels, ptrdiff_t bytes_per_row, ptrdiff_t row_bytes, ptrdiff_t height, const struct pixel_blur *blur,
    uint8_t *scratch) {
    uint8_t *strip = scratch + 2 * height * STRIP_BYTES;
    ptrdiff_t x = 0;
    for (; x + STRIP_BYTES <= row_bytes; x += STRIP_BYTES) blur_strip(pixels + x, bytes_per_row, height, blur, scratch);
    if (x == row_bytes) return;
    const size_t rest = (size_t)(row_bytes - x);
    for (ptrdiff_t y = 0; y < height; y++) {
        memset(strip + y * STRIP_BYTES, 0, STRIP_BYTES);
        memcpy(strip + y * STRIP_BYTES, pixels + y * bytes_per_row + x, rest);
    }
    blur_strip(strip, STRIP_BYTES, height, blur, scratch);
    for (ptrdiff_t y = 0; y < height; y++) memcpy(pixels + y * bytes_per_row + x, strip + y * STRIP_BYTES, rest);
}

#define FIRST_BYTES 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23
#define LAST_BYTES 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31

/// Turns a square of 16 bytes a side: rows become columns. Each round interleaves the first half of the rows with the
/// second half; after four rounds every byte is in its place.
INLINE void turn_bytes(const uint8_t *from, ptrdiff_t from_stride, uint8_t *to, ptrdiff_t to_stride) {
    turned_bytes rows[2][16];
    for (int row = 0; row < 16; row++) memcpy(&rows[0][row], from + row * from_stride, 16);
    for (int round = 0; round < 4; round++) {
        const turned_bytes *old = rows[round % 2];
        turned_bytes *new = rows[1 - round % 2];
        for (int row = 0; row < 8; row++) {
            new[2 * row] = __builtin_shufflevector(old[row], old[row + 8], FIRST_BYTES);
            new[2 * row + 1] = __builtin_shufflevector(old[row], old[row + 8], LAST_BYTES);
        }
    }
    for (int row = 0; row < 16; row++) memcpy(to + row * to_stride, &rows[0][row], 16);
}

/// Turns a square of 4 pixels a side.
INLINE void turn_pixels(const uint8_t *from, ptrdiff_t from_stride, uint8_t *to, ptrdiff_t to_stride) {
    turned_words rows[4], mixed[4];
    for (int row = 0; row < 4; row++) memcpy(&rows[row], from + row * from_stride, 16);
    for (int row = 0; row < 2; row++) {
        mixed[2 * row] = __builtin_shufflevector(rows[row], rows[row + 2], 0, 4, 1, 5);
        mixed[2 * row + 1] = __builtin_shufflevector(rows[row], rows[row + 2], 2, 6, 3, 7);
    }
    for (int row = 0; row < 2; row++) {
        rows[2 * row] = __builtin_shufflevector(mixed[row], mixed[row + 2], 0, 4, 1, 5);
        rows[2 * row + 1] = __builtin_shufflevector(mixed[row], mixed[row + 2], 2, 6, 3, 7);
    }
    for (int row = 0; row < 4; row++) memcpy(to + row * to_stride, &rows[row], 16);
}

/// Turns `width` by `height` pixels of `size` bytes: whole squares at once, the rest one by one.
INLINE void turn(
    const uint8_t *from, ptrdiff_t from_stride, uint8_t *to, ptrdiff_t to_stride, ptrdiff_t width, ptrdiff_t height,
    ptrdiff_t size) {
    const ptrdiff_t side = 16 / size;
    const ptrdiff_t whole_width = width / side * side, whole_height = height / side * side;
    for (ptrdiff_t y = 0; y < whole_height; y += side) {
        for (ptrdiff_t x = 0; x < whole_width; x += side) {
            const uint8_t *square = from + y * from_stride + x * size;
            uint8_t *target = to + x * to_stride + y * size;
            if (size == 1) turn_bytes(square, from_stride, target, to_stride);
            else turn_pixels(square, from_stride, target, to_stride);
        }
    }
    for (ptrdiff_t y = 0; y < height; y++) {
        for (ptrdiff_t x = y < whole_height ? whole_width : 0; x < width; x++) {
            for (ptrdiff_t index = 0; index < size; index++) {
                to[x * to_stride + y * size + index] = from[y * from_stride + x * size + index];
            }
        }
    }
}

INLINE void blur_turned(
    uint8_t *pixels, ptrdiff_t bytes_per_row, ptrdiff_t width, ptrdiff_t height, ptrdiff_t size,
    const struct pixel_blur *blur, uint8_t *scratch) {
    const ptrdiff_t at_once = STRIP_BYTES / size;
    uint8_t *strip = scratch + 2 * width * STRIP_BYTES;
    for (ptrdiff_t y = 0; y < height; y += at_once) {
        const ptrdiff_t rows = least(at_once, height - y);
        uint8_t *block = pixels + y * bytes_per_row;
        if (rows < at_once) memset(strip, 0, (size_t)(width * STRIP_BYTES));
        turn(block, bytes_per_row, strip, STRIP_BYTES, width, rows, size);
        blur_strip(strip, STRIP_BYTES, width, blur, scratch);
        turn(strip, STRIP_BYTES, block, bytes_per_row, rows, width, size);
    }
}

KERNEL void blur_rows(
    uint8_t *pixels, ptrdiff_t bytes_per_row, ptrdiff_t width, ptrdiff_t height, ptrdiff_t size,
    const struct pixel_blur *blur, uint8_t *scratch) {
    // Two calls, each compiled for its size of pixels.
    if (size == 1) blur_turned(pixels, bytes_per_row, width, height, 1, blur, scratch);
    else blur_turned(pixels, bytes_per_row, width, height, 4, blur, scratch);
}

#include "pixel_rows.h"

#include "unfused.h"

/// Returns the pixel of the plane; 0 outside of it.
static inline uint32_t pixel_at(const struct pixel_projection *plane, ptrdiff_t x, ptrdiff_t y) {
    if (x < 0 || y < 0 || x >= plane->width || y >= plane->height) return 0;
    return *(const uint32_t *)((const uint8_t *)plane->pixels + y * plane->bytes_per_row + x * 4);
}

/// Adds the components of a pixel, weighted in 65,536ths.
static inline void add(uint32_t sums[4], uint32_t pixel, uint32_t weight) {
    for (int byte = 0; byte < 4; byte++) sums[byte] += (pixel >> (8 * byte) & 255) * weight;
}

/// Adds what a place of the image shows: a mean of the four nearest pixels of the plane.
static inline void add_place(uint32_t sums[4], const struct pixel_projection *plane, double x, double y) {
    double depth = plane->depth[0] * x + plane->depth[1] * y + plane->depth[2];
    if (!(depth > 1e-9)) return;
    double u = (plane->u[0] * x + plane->u[1] * y + plane->u[2]) / depth - 0.5 - (double)plane->x;
    double v = (plane->v[0] * x + plane->v[1] * y + plane->v[2]) / depth - 0.5 - (double)plane->y;
    if (!(u > -1 && v > -1 && u < (double)plane->width && v < (double)plane->height)) return;
    // Both are above -1: rounded down.
    ptrdiff_t column = (ptrdiff_t)(u + 1) - 1, row = (ptrdiff_t)(v + 1) - 1;
    uint32_t right_weight = (uint32_t)((u - (double)column) * 256);
    uint32_t bottom_weight = (uint32_t)((v - (double)row) * 256);
    add(sums, pixel_at(plane, column, row), (256 - right_weight) * (256 - bottom_weight));
    add(sums, pixel_at(plane, column + 1, row), right_weight * (256 - bottom_weight));
    add(sums, pixel_at(plane, column, row + 1), (256 - right_weight) * bottom_weight);
    add(sums, pixel_at(plane, column + 1, row + 1), right_weight * bottom_weight);
}

void pixel_rows_project(
    uint32_t *target, ptrdiff_t x, ptrdiff_t y, ptrdiff_t count, const struct pixel_projection *plane) {
    for (ptrdiff_t index = 0; index < count; index++) {
        uint32_t sums[4] = {0, 0, 0, 0};
        double left = (double)(x + index), top = (double)y;
        add_place(sums, plane, left + 0.25, top + 0.25);
        add_place(sums, plane, left + 0.75, top + 0.25);
        add_place(sums, plane, left + 0.25, top + 0.75);
        add_place(sums, plane, left + 0.75, top + 0.75);
        uint32_t pixel = 0;
        for (int byte = 0; byte < 4; byte++) pixel |= (sums[byte] + (1u << 17)) >> 18 << (8 * byte);
        target[index] = pixel;
    }
}

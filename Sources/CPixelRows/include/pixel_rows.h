#ifndef PIXEL_ROWS_H
#define PIXEL_ROWS_H

#include <stddef.h>
#include <stdint.h>

/// Writes pixels of blue, green, red and alpha, four bytes each, as red, green and blue, three bytes each.
void pixel_rows_write_rgb(const uint8_t *source, uint8_t *target, size_t count);

#endif

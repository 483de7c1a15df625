#pragma once

// The line breaks of ICU, which finds words in dictionaries where a script has no spaces. It is the copy that
// Foundation brings with Swift's toolchain, dictionaries included, so no package is needed. The functions are called
// in C, because the header gives them other names than the library has in some versions.

#include <stdint.h>

#if __has_include(<_foundation_unicode/ubrk.h>)
#include <_foundation_unicode/ubrk.h>

/// Writes where a line may end in a text in UTF-16, without its start and its end. Returns how many places there are,
/// at most `capacity`; -1 if ICU cannot tell.
static inline int32_t flatlay_line_breaks(
    const uint16_t *text, int32_t length, int32_t *breaks, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    UBreakIterator *iterator = ubrk_open(UBRK_LINE, "en", (const UChar *)text, length, &status);
    if (U_FAILURE(status) || !iterator) {
        if (iterator) ubrk_close(iterator);
        return -1;
    }
    int32_t count = 0;
    for (int32_t end = ubrk_next(iterator); end != UBRK_DONE && end < length; end = ubrk_next(iterator)) {
        if (count < capacity) breaks[count++] = end;
    }
    ubrk_close(iterator);
    return count;
}
#else
static inline int32_t flatlay_line_breaks(
    const uint16_t *text, int32_t length, int32_t *breaks, int32_t capacity) {
    return -1;
}
#endif

#pragma once

// What Swift can't call: the functions of libcurl with a variable number of arguments. The functions themselves are
// looked up when the library is opened, so no header of curl is needed.

static inline int flatlay_curl_set_long(void *setopt, void *handle, int option, long value) {
    return ((int (*)(void *, int, ...))setopt)(handle, option, value);
}

static inline int flatlay_curl_set_pointer(void *setopt, void *handle, int option, const void *value) {
    return ((int (*)(void *, int, ...))setopt)(handle, option, value);
}

typedef unsigned long (*flatlay_curl_write)(char *bytes, unsigned long size, unsigned long count, void *target);

static inline int flatlay_curl_set_writer(void *setopt, void *handle, int option, flatlay_curl_write value) {
    return ((int (*)(void *, int, ...))setopt)(handle, option, value);
}

static inline int flatlay_curl_get_long(void *getinfo, void *handle, int info, long *value) {
    return ((int (*)(void *, int, ...))getinfo)(handle, info, value);
}

static inline int flatlay_curl_get_text(void *getinfo, void *handle, int info, char **value) {
    return ((int (*)(void *, int, ...))getinfo)(handle, info, value);
}

// Registers of 32 bytes: AVX2.

#if defined(__x86_64__)

#define REGISTER_BYTES 32
#define KERNEL __attribute__((target("avx2"))) static
#define KERNELS pixel_kernels_32
#include "kernels.h"

#endif

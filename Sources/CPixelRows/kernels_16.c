// Registers of 16 bytes: SSE2 of x86-64 and NEON of AArch64, which each of their processors has.

#define REGISTER_BYTES 16
#define KERNEL static
#define KERNELS pixel_kernels_16
#include "kernels.h"

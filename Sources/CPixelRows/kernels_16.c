// Registers of 16 bytes: SSE2 on x86-64 and NEON on AArch64, which all of these processors have.

#define REGISTER_BYTES 16
#define KERNEL static
#define KERNELS pixel_kernels_16
#include "kernels.h"

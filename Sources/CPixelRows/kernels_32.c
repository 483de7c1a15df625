// Registers of 32 bytes: AVX2, and BMI2, which the same processors have.

#if defined(__x86_64__)

#define REGISTER_BYTES 32
#define KERNEL __attribute__((target("avx2,bmi,bmi2"))) static
#define KERNELS pixel_kernels_32
#include "kernels.h"

#endif

#pragma once

// gif_lib.h needs size_t.
#include <stddef.h>

#include <gif_lib.h>

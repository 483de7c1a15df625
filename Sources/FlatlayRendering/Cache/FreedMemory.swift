import CMalloc
import Foundation
import Synchronization

/// Memory that was freed, and that glibc's allocator keeps for itself.
///
/// It lies between cached entries, and glibc does not return it to the system by itself: a process that renders for a
/// long time would use some tens of megabytes more. Other allocators, such as jemalloc, return memory by themselves.
package enum FreedMemory {
    private static let turn = Mutex(())

    /// Whether `malloc` is that of glibc. In a program with another allocator, `malloc_trim` would set glibc's own up,
    /// and find nothing to return.
    package static let isOfSystem = isOfSystem(malloc: dlsym(nil, "malloc"))

    /// Whether an address is that of glibc's `malloc`.
    package static func isOfSystem(malloc: UnsafeMutableRawPointer?) -> Bool {
        guard let glibc = dlopen("libc.so.6", RTLD_NOW | RTLD_NOLOAD) else { return false }
        defer { dlclose(glibc) }
        return malloc == dlsym(glibc, "malloc")
    }

    /// Returns this memory to the system, unless another thread is doing so. Does nothing if the program uses another
    /// allocator than glibc's.
    ///
    /// Only one thread at a time may call `malloc_trim`: the first call may set up the allocator, and a concurrent
    /// second one would take it for ready and crash on lists that do not exist yet (glibc 2.36, `ptmalloc_init` in
    /// `malloc/malloc.c`).
    ///
    /// - Parameter trim: returns the memory; tests count its calls.
    package static func returnToSystem(_ trim: () -> Void = { if isOfSystem { malloc_trim(0) } }) {
        turn.withLockIfAvailable { _ in trim() }
    }
}

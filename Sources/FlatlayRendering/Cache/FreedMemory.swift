import CMalloc
import Synchronization

/// Memory that was freed, and that glibc's allocator keeps for itself.
///
/// It lies between cached entries, and glibc does not return it to the system by itself: a process that renders for a
/// long time would use some tens of megabytes more.
package enum FreedMemory {
    private static let turn = Mutex(())

    /// Returns this memory to the system, unless another thread is doing so.
    ///
    /// Only one thread at a time may call `malloc_trim`. In a program with another allocator, such as jemalloc, the first
    /// call sets glibc's allocator up. A second call at the same time takes it for ready, and crashes on lists that do not
    /// exist yet (glibc 2.36, `ptmalloc_init` in `malloc/malloc.c`).
    ///
    /// - Parameter trim: returns the memory; tests count its calls.
    package static func returnToSystem(_ trim: () -> Void = { malloc_trim(0) }) {
        turn.withLockIfAvailable { _ in trim() }
    }
}

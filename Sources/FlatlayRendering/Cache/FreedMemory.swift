import CMalloc
import Synchronization

/// Memory that was freed, and that glibc's allocator keeps for itself.
///
/// It lies between cached entries, and glibc does not return it to the system by itself: a process that renders for a
/// long time would use some tens of megabytes more.
package enum FreedMemory {
    private static let turn = Mutex(())

    /// Returns it to the system; does nothing while another thread does.
    ///
    /// One thread at a time: where a program has another allocator, such as jemalloc, glibc's is set up by the first call
    /// of `malloc_trim`, and a second one that begins before the first has finished reads lists that are not there yet.
    /// glibc 2.36, `malloc/malloc.c`, `ptmalloc_init`.
    ///
    /// - Parameter trim: what returns it.
    package static func returnToSystem(_ trim: () -> Void = { malloc_trim(0) }) {
        turn.withLockIfAvailable { _ in trim() }
    }
}

import CPangoCairo

/// The thread in which Pango searches for fonts.
///
/// Pango 1.50 runs its searches on GLib's shared thread pool and waits for the result without a timeout. If a thread
/// can't be started because the process is out of memory, GLib reports no error, and Pango waits forever.
package enum LibraryThreads {
    /// Starts a thread that GLib keeps for later work, so that font searches have a thread even when memory is short.
    ///
    /// - Returns: false if the process can't create a thread.
    package static func keepOne() -> Bool {
        g_thread_pool_set_max_idle_time(0)
        guard let pool = g_thread_pool_new({ _, _ in }, nil, 1, 0, nil) else { return false }
        var error: UnsafeMutablePointer<GError>?
        // The value is never used; it only must not be null.
        let isStarted = g_thread_pool_push(pool, UnsafeMutableRawPointer(bitPattern: 1), &error) != 0
        if let error { g_error_free(error) }
        // Freeing the pool returns its thread to the shared ones. If the thread never started, this would wait forever.
        if isStarted { g_thread_pool_free(pool, 0, 1) }
        return isStarted
    }
}

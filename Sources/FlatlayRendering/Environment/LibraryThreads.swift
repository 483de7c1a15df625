import CPangoCairo

/// The thread that Pango searches fonts in.
///
/// Pango 1.50 leaves its searches to GLib's shared threads and waits for the answer without end. Where a thread cannot be
/// started, since the process may have no more memory, GLib tells nobody, and the wait never ends.
public enum LibraryThreads {
    /// Starts a thread that GLib keeps for later work, so that searches find one however little memory is left then.
    ///
    /// - Returns: false where the process may not have a thread.
    public static func keepOne() -> Bool {
        g_thread_pool_set_max_idle_time(0)
        guard let pool = g_thread_pool_new({ _, _ in }, nil, 1, 0, nil) else { return false }
        var error: UnsafeMutablePointer<GError>?
        // What is pushed is only told from nothing.
        let isStarted = g_thread_pool_push(pool, UnsafeMutableRawPointer(bitPattern: 1), &error) != 0
        if let error { g_error_free(error) }
        // The thread goes back to those that wait for any work. One that was never started would be waited for in vain.
        if isStarted { g_thread_pool_free(pool, 0, 1) }
        return isStarted
    }
}

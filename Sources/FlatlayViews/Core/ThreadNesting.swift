import Foundation

/// Thread-local nesting counts.
final class ThreadNesting {
    // One thread uses an object, and no access calls code that uses it again, so accesses cannot overlap.
    /// The depth of nested style resolutions: each style asks the next for its paint.
    @exclusivity(unchecked) var styleDepth = 0
    /// The depth of nested releases of erased views.
    @exclusivity(unchecked) var releaseDepth = 0
    /// Views to release once the current release is done.
    @exclusivity(unchecked) var releases: [Any] = []

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { value in
            if let value { Unmanaged<ThreadNesting>.fromOpaque(value).release() }
        }
        return key
    }()

    /// The counts of the current thread, created on first use.
    static var current: ThreadNesting {
        if let known = pthread_getspecific(key) {
            return Unmanaged<ThreadNesting>.fromOpaque(known).takeUnretainedValue()
        }
        let made = ThreadNesting()
        pthread_setspecific(key, Unmanaged.passRetained(made).toOpaque())
        return made
    }
}

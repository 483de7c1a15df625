import Foundation

/// What a thread counts where there is no other place for it.
final class ThreadNesting {
    /// How many styles are being asked for their paint, each by the one before.
    var styleDepth = 0
    /// How many erased views are being released, each by the one before.
    var releaseDepth = 0
    /// What is to be released once the views around it are.
    var releases: [Any] = []

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { value in
            if let value { Unmanaged<ThreadNesting>.fromOpaque(value).release() }
        }
        return key
    }()

    /// The counts of this thread.
    static var current: ThreadNesting {
        if let known = pthread_getspecific(key) {
            return Unmanaged<ThreadNesting>.fromOpaque(known).takeUnretainedValue()
        }
        let made = ThreadNesting()
        pthread_setspecific(key, Unmanaged.passRetained(made).toOpaque())
        return made
    }
}

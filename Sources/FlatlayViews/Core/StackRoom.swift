import Foundation

/// The free space on the stack of the current thread.
///
/// Nesting depth is counted, so that the limit is the same everywhere. But the stack frames of an app's own bodies can
/// have any size, and threads have stacks of different sizes: if the stack runs out before the count reaches its limit,
/// that is reported, too.
enum StackRoom {
    /// Bytes that measuring, drawing and an app's body may need beyond the point of the check.
    private static let reserve = 192 << 10

    /// The thread-local key for the lowest address at which this thread's stack still counts as having space.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// Whether the stack is nearly exhausted.
    static var isLow: Bool {
        var here: UInt8 = 0
        return withUnsafeMutablePointer(to: &here) { Int(bitPattern: $0) < limit }
    }

    private static var limit: Int {
        if let known = pthread_getspecific(key) { return Int(bitPattern: known) }
        let found = findLimit()
        pthread_setspecific(key, UnsafeRawPointer(bitPattern: found))
        return found
    }

    private typealias GetAttributes = @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> CInt

    /// Returns the lowest usable address; 1, which means no limit, if the system does not report where a stack ends.
    private static func findLimit() -> Int {
        // A GNU extension of the C library, which its headers hide from Swift.
        guard let symbol = dlsym(nil, "pthread_getattr_np") else { return 1 }
        // The cast matches the documented signature of the function.
        let getAttributes = unsafeBitCast(symbol, to: GetAttributes.self)
        var attributes = pthread_attr_t()
        guard getAttributes(pthread_self(), &attributes) == 0 else { return 1 }
        defer { pthread_attr_destroy(&attributes) }
        var (start, size): (UnsafeMutableRawPointer?, Int) = (nil, 0)
        guard pthread_attr_getstack(&attributes, &start, &size) == 0, let start else { return 1 }
        return Int(bitPattern: start) + min(reserve, size / 4)
    }
}

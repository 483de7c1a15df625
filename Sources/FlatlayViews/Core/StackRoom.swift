import Foundation

/// What is left of the stack of a thread.
///
/// How deep views may be nested is counted, so that it is the same everywhere. The frames of an app's own bodies have any
/// size, and threads have stacks of different sizes: where one runs out before the count does, that is told, too.
enum StackRoom {
    /// What measuring, drawing and an app's body may need beyond the place where somebody asks.
    private static let reserve = 192 << 10

    /// The lowest address of this thread's stack at which there is still room, kept for each thread.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// Whether there is hardly any room left on the stack.
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

    /// Where the system does not say where a stack ends, it counts as endless.
    private static func findLimit() -> Int {
        // An extension of the C library that its headers hide from Swift.
        guard let symbol = dlsym(nil, "pthread_getattr_np") else { return 1 }
        // The cast is that of the function's documented signature.
        let getAttributes = unsafeBitCast(symbol, to: GetAttributes.self)
        var attributes = pthread_attr_t()
        guard getAttributes(pthread_self(), &attributes) == 0 else { return 1 }
        defer { pthread_attr_destroy(&attributes) }
        var (start, size): (UnsafeMutableRawPointer?, Int) = (nil, 0)
        guard pthread_attr_getstack(&attributes, &start, &size) == 0, let start else { return 1 }
        return Int(bitPattern: start) + min(reserve, size / 4)
    }
}

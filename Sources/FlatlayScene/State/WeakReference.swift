/// A weak reference for objects in the environment: such an object records scenes, which retain their environment, so a
/// strong reference would be a cycle.
struct WeakReference<Object: AnyObject> {
    private(set) weak var object: Object?

    init(_ object: Object) {
        self.object = object
    }
}

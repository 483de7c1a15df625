/// A reference that does not keep its object, for what the environment of a drawing tells views: the object takes notes
/// of scenes, which hold on to their environment, and would otherwise never go.
struct WeakReference<Object: AnyObject> {
    private(set) weak var object: Object?

    init(_ object: Object) {
        self.object = object
    }
}

import Foundation

extension UITraitCollection {
    /// The traits for code without a view of its own, stored per thread; those of a phone by default.
    public static var current: UITraitCollection {
        get { CurrentTraits.ofThread.traits }
        set { CurrentTraits.ofThread.traits = newValue }
    }

    /// Sets ``current`` to these traits while the actions run.
    public func performAsCurrent(_ actions: () -> Void) {
        let thread = CurrentTraits.ofThread
        let outer = thread.traits
        thread.traits = self
        defer { thread.traits = outer }
        actions()
    }
}

/// The current traits of a thread.
///
/// Every view asks for them in every layout, so they are not in Foundation's dictionary of the thread, whose lookup takes
/// a third of the time of laying out a cell.
private final class CurrentTraits {
    var traits = UITraitCollection.phone

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { value in
            if let value { Unmanaged<CurrentTraits>.fromOpaque(value).release() }
        }
        return key
    }()

    /// Those of the calling thread, created on first use.
    static var ofThread: CurrentTraits {
        if let known = pthread_getspecific(key) {
            return Unmanaged<CurrentTraits>.fromOpaque(known).takeUnretainedValue()
        }
        let made = CurrentTraits()
        pthread_setspecific(key, Unmanaged.passRetained(made).toOpaque())
        return made
    }
}

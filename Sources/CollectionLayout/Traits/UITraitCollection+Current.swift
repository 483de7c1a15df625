import Foundation

extension UITraitCollection {
    /// The traits that code without a view of its own decides by, kept for each thread; a phone's at first.
    public static var current: UITraitCollection {
        get { Thread.current.threadDictionary[currentKey] as? UITraitCollection ?? .phone }
        set { Thread.current.threadDictionary[currentKey] = newValue }
    }

    /// Makes the traits those of ``current`` while the actions run.
    public func performAsCurrent(_ actions: () -> Void) {
        let outer = UITraitCollection.current
        UITraitCollection.current = self
        defer { UITraitCollection.current = outer }
        actions()
    }

    private static let currentKey = "CollectionLayout.UITraitCollection.current"
}

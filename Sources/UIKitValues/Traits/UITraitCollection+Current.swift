import Foundation

extension UITraitCollection {
    /// The traits for code without a view of its own, stored per thread; those of a phone by default.
    public static var current: UITraitCollection {
        get { Thread.current.threadDictionary[currentKey] as? UITraitCollection ?? .phone }
        set { Thread.current.threadDictionary[currentKey] = newValue }
    }

    /// Sets ``current`` to these traits while the actions run.
    public func performAsCurrent(_ actions: () -> Void) {
        let outer = UITraitCollection.current
        UITraitCollection.current = self
        defer { UITraitCollection.current = outer }
        actions()
    }

    private static let currentKey = "UIKitValues.UITraitCollection.current"
}

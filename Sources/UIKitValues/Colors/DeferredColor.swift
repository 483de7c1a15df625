import CoreGeometry

/// A colour that depends on more than traits, such as a SwiftUI-style colour: it is resolved when it is drawn. It is an
/// object, so that colours stay small and its module recognizes it by a cast.
package protocol DeferredColor: AnyObject, Hashable, Sendable {
    /// Returns the colour if only traits are known.
    func resolve(with traits: UITraitCollection) -> ResolvedColor
}

/// A type-erased deferred colour. Two are equal if they have the same type and are equal in it.
package struct AnyDeferredColor: Hashable, Sendable {
    package let color: any DeferredColor

    package init(_ color: any DeferredColor) {
        self.color = color
    }

    package static func == (left: AnyDeferredColor, right: AnyDeferredColor) -> Bool {
        left.color.isEqual(to: right.color)
    }

    package func hash(into hasher: inout Hasher) {
        color.hash(into: &hasher)
    }
}

extension DeferredColor {
    fileprivate func isEqual(to other: any DeferredColor) -> Bool { (other as? Self) == self }
}

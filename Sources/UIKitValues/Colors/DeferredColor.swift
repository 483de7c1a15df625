import CoreGeometry

/// A colour that more than traits decides about, such as one of views: it is resolved where it is drawn.
/// An object, so that colours stay small and who made it recognizes it at once.
package protocol DeferredColor: AnyObject, Hashable, Sendable {
    /// The colour where nothing but traits is known.
    func resolve(with traits: UITraitCollection) -> ResolvedColor
}

/// A deferred colour of any type; it equals those of its type that are equal to it.
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

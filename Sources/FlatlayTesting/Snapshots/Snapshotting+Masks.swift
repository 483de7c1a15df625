import Flatlay
import FlatlaySnapshots

extension Snapshotting where Format == UIImage {
    /// Returns a strategy that leaves the content of some views out of the comparison.
    ///
    /// ```swift
    /// assertSnapshot(of: header, as: .image.ignoring(.identifier("clock"), .kind("image")))
    /// ```
    ///
    /// The views must still be there, in the same number and with the same frames as in the reference. The difference
    /// image shows them striped. A selector that matches no view is a failure. Drawings outside a view's frame, such as
    /// a shadow, are compared.
    public func ignoring(_ selectors: NodeSelector...) -> Snapshotting {
        masking(selectors.map { NodeMask($0, tolerance: nil) })
    }

    /// Returns a strategy with another tolerance for some views.
    ///
    /// ```swift
    /// assertSnapshot(of: card, as: .image.tolerating(.channels(largest: 2), in: .kind("image")))
    /// ```
    ///
    /// Each view is compared on its own, so a number of pixels applies to one view. The views must be there in the same
    /// number and with the same frames as in the reference. If views overlap, the last call applies.
    public func tolerating(_ tolerance: ImageTolerance, in selectors: NodeSelector...) -> Snapshotting {
        masking(selectors.map { NodeMask($0, tolerance: tolerance) })
    }

    private func masking(_ masks: [NodeMask]) -> Snapshotting {
        var result = self
        let inner = parts
        result.parts = { value, variant in
            guard let inner else { throw UnknownViewsError(selectors: masks.map(\.selector)) }
            return try inner(value, variant).map { part in
                guard case .image(var picture) = part.content else { return part }
                picture.masks += masks
                var part = part
                part.content = .image(picture)
                return part
            }
        }
        return result
    }
}

/// A strategy makes images without the views that they show.
struct UnknownViewsError: Error, CustomStringConvertible {
    var selectors: [NodeSelector]

    var description: String {
        "the strategy does not know the views of its image, so \(selectors.map(\.description).joined(separator: ", ")) "
            + "can't be ignored or tolerated; use '.image' of a view or of a renderer, or 'pullback' of it"
    }
}

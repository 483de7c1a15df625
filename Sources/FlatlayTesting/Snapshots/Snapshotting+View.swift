import Flatlay
import Foundation

extension Snapshotting where Value: View, Format == UIImage {
    /// The image of a view.
    public static var image: Snapshotting { .image() }

    /// The image and the frames of a view: two references, so that a failure says what moved.
    public static var imageAndLayout: Snapshotting { .imageAndLayout() }

    /// The image of a view.
    ///
    /// ```swift
    /// assertSnapshot(of: card, as: .image(layout: .device(config: .iPhone13)))
    /// ```
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: has no effect: there is no window.
    ///   - precision: the fraction of pixels that must match.
    ///   - perceptualPrecision: how closely a pixel must match: 0.98 permits barely noticeable differences.
    ///   - layout: the size.
    ///   - traits: traits that override those of the layout.
    ///   - text: how text is shown.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection(),
        text: SnapshotText = .glyphs
    ) -> Snapshotting {
        let tolerance = SnapshotTolerance(precision: precision, perceptualPrecision: perceptualPrecision)
        return .rendering(
            ImageRequest(layout: layout, traits: traits, tolerance: tolerance, text: text), [.image],
            by: { try PartRenderer.parts(of: $0, $1, $2, $3) })
    }

    /// The image and the frames of a view.
    ///
    /// ```swift
    /// assertSnapshot(of: card, as: .imageAndLayout(layout: .device(config: .iPhone13)))
    /// ```
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: has no effect: there is no window.
    ///   - precision: the fraction of pixels that must match.
    ///   - perceptualPrecision: how closely a pixel must match: 0.98 permits barely noticeable differences.
    ///   - layout: the size.
    ///   - traits: traits that override those of the layout.
    ///   - text: how text is shown.
    public static func imageAndLayout(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection(),
        text: SnapshotText = .glyphs
    ) -> Snapshotting {
        let tolerance = SnapshotTolerance(precision: precision, perceptualPrecision: perceptualPrecision)
        return .rendering(
            ImageRequest(layout: layout, traits: traits, tolerance: tolerance, text: text), [.image, .layout],
            by: { try PartRenderer.parts(of: $0, $1, $2, $3) })
    }

    /// The image of a view.
    ///
    /// - Parameters:
    ///   - size: the size in points.
    ///   - scale: the number of pixels per point; nil for that of the traits, or 2.
    ///   - tolerance: how far the image may differ.
    ///   - traits: the style, the text size, the direction and the type of device.
    ///   - text: how text is shown.
    public static func image(
        size: CGSize, scale: CGFloat? = nil, tolerance: ImageTolerance = .exact,
        traits: UITraitCollection = UITraitCollection(),
        text: SnapshotText = .glyphs
    ) -> Snapshotting {
        .rendering(
            ImageRequest(
                size: size, scale: scale, traits: traits, tolerance: SnapshotTolerance(given: tolerance),
                text: text),
            [.image], by: { try PartRenderer.parts(of: $0, $1, $2, $3) })
    }

    /// The image and the frames of a view.
    ///
    /// - Parameters:
    ///   - size: the size in points.
    ///   - scale: the number of pixels per point; nil for that of the traits, or 2.
    ///   - tolerance: how far the image may differ.
    ///   - traits: the style, the text size, the direction and the type of device.
    ///   - text: how text is shown.
    public static func imageAndLayout(
        size: CGSize, scale: CGFloat? = nil, tolerance: ImageTolerance = .exact,
        traits: UITraitCollection = UITraitCollection(),
        text: SnapshotText = .glyphs
    ) -> Snapshotting {
        .rendering(
            ImageRequest(
                size: size, scale: scale, traits: traits, tolerance: SnapshotTolerance(given: tolerance),
                text: text),
            [.image, .layout], by: { try PartRenderer.parts(of: $0, $1, $2, $3) })
    }
}

extension Snapshotting where Value: View, Format == String {
    /// The frames of all nodes of a view, as text.
    public static var layout: Snapshotting { .layout() }

    /// The frames of all nodes of a view, as text.
    ///
    /// - Parameters:
    ///   - layout: the size.
    ///   - traits: traits that override those of the layout.
    ///   - text: how text is shown.
    public static func layout(
        in layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection(),
        text: SnapshotText = .glyphs
    ) -> Snapshotting {
        .rendering(
            ImageRequest(layout: layout, traits: traits, text: text), .layout,
            by: { try PartRenderer.parts(of: $0, $1, $2, $3) })
    }

    /// All drawings of a view, as text.
    public static var displayList: Snapshotting { .displayList() }

    /// All drawings of a view, as text.
    ///
    /// - Parameters:
    ///   - layout: the size.
    ///   - traits: traits that override those of the layout.
    ///   - text: how text is shown.
    public static func displayList(
        in layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection(),
        text: SnapshotText = .glyphs
    ) -> Snapshotting {
        .rendering(
            ImageRequest(layout: layout, traits: traits, text: text), .displayList,
            by: { try PartRenderer.parts(of: $0, $1, $2, $3) })
    }

    /// The SVG document of a view, as text.
    public static var svg: Snapshotting { .svg() }

    /// The SVG document of a view, as text.
    ///
    /// - Parameters:
    ///   - layout: the size.
    ///   - traits: traits that override those of the layout.
    ///   - text: how text is shown.
    public static func svg(
        in layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection(),
        text: SnapshotText = .glyphs
    ) -> Snapshotting {
        .rendering(
            ImageRequest(layout: layout, traits: traits, text: text), .svg,
            by: { try PartRenderer.parts(of: $0, $1, $2, $3) })
    }
}

import Flatlay
import Foundation

extension Snapshotting where Value: SnapshotRenderable, Format == UIImage {
    /// The image of what a renderer shows, such as a collection view or a template.
    public static var image: Snapshotting { .image() }

    /// The image and the frames of what a renderer shows, such as a collection view or a template: two references, so
    /// that a failure says what moved.
    public static var imageAndLayout: Snapshotting { .imageAndLayout() }

    /// The image of what a renderer shows, such as a collection view or a template.
    ///
    /// - Parameters:
    ///   - size: the size in points; nil for its own.
    ///   - scale: the number of pixels per point; nil for its own.
    ///   - tolerance: how far the image may differ.
    ///   - traits: the style, the text size, the direction and the type of device.
    ///   - text: how text is shown.
    public static func image(
        size: CGSize? = nil, scale: CGFloat? = nil, tolerance: ImageTolerance = .exact,
        traits: UITraitCollection = UITraitCollection(),
        text: SnapshotText = .glyphs
    ) -> Snapshotting {
        .rendering(
            ImageRequest(
                size: size, scale: scale, traits: traits, tolerance: SnapshotTolerance(given: tolerance),
                text: text),
            [.image], by: { try PartRenderer.parts(ofRenderable: $0, $1, $2, $3) })
    }

    /// The image and the frames of what a renderer shows, such as a collection view or a template.
    ///
    /// - Parameters:
    ///   - size: the size in points; nil for its own.
    ///   - scale: the number of pixels per point; nil for its own.
    ///   - tolerance: how far the image may differ.
    ///   - traits: the style, the text size, the direction and the type of device.
    ///   - text: how text is shown.
    public static func imageAndLayout(
        size: CGSize? = nil, scale: CGFloat? = nil, tolerance: ImageTolerance = .exact,
        traits: UITraitCollection = UITraitCollection(),
        text: SnapshotText = .glyphs
    ) -> Snapshotting {
        .rendering(
            ImageRequest(
                size: size, scale: scale, traits: traits, tolerance: SnapshotTolerance(given: tolerance),
                text: text),
            [.image, .layout], by: { try PartRenderer.parts(ofRenderable: $0, $1, $2, $3) })
    }

    /// The image of what a renderer shows, such as a collection view or a template on a device.
    ///
    /// - Parameters:
    ///   - config: the device.
    ///   - precision: the fraction of pixels that must match.
    ///   - perceptualPrecision: how closely a pixel must match.
    ///   - size: a size that overrides that of the device.
    ///   - traits: traits that override those of the device.
    ///   - text: how text is shown.
    public static func image(
        on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
        traits: UITraitCollection = UITraitCollection(),
        text: SnapshotText = .glyphs
    ) -> Snapshotting {
        let tolerance = SnapshotTolerance(precision: precision, perceptualPrecision: perceptualPrecision)
        return .rendering(
            ImageRequest(config: config, size: size, traits: traits, tolerance: tolerance, text: text),
            by: { try PartRenderer.parts(ofRenderable: $0, $1, $2, $3) })
    }
}

extension Snapshotting where Value: SnapshotRenderable, Format == String {
    /// The frames of all nodes of what a renderer shows, such as a collection view or a template, as text.
    public static var layout: Snapshotting { .layout() }

    /// The frames of all nodes of what a renderer shows, such as a collection view or a template, as text.
    ///
    /// - Parameter text: how text is shown.
    public static func layout(text: SnapshotText = .glyphs) -> Snapshotting {
        .rendering(ImageRequest(text: text), .layout, by: { try PartRenderer.parts(ofRenderable: $0, $1, $2, $3) })
    }

    /// All drawings of what a renderer shows, such as a collection view or a template, as text.
    public static var displayList: Snapshotting { .displayList() }

    /// All drawings of what a renderer shows, such as a collection view or a template, as text.
    ///
    /// - Parameter text: how text is shown.
    public static func displayList(text: SnapshotText = .glyphs) -> Snapshotting {
        .rendering(ImageRequest(text: text), .displayList, by: { try PartRenderer.parts(ofRenderable: $0, $1, $2, $3) })
    }

    /// The SVG document of what a renderer shows, such as a collection view or a template, as text.
    public static var svg: Snapshotting { .svg() }

    /// The SVG document of what a renderer shows, such as a collection view or a template, as text.
    ///
    /// - Parameter text: how text is shown.
    public static func svg(text: SnapshotText = .glyphs) -> Snapshotting {
        .rendering(ImageRequest(text: text), .svg, by: { try PartRenderer.parts(ofRenderable: $0, $1, $2, $3) })
    }
}

import ActorLeases
import Flatlay
import Foundation

extension Snapshotting where Value: SnapshotRenderable, Format == UIImage {
    /// The image of a view, a controller or a layer, as in swift-snapshot-testing.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: has no effect: there is no window.
    ///   - precision: the fraction of pixels that must match.
    ///   - perceptualPrecision: how closely a pixel must match.
    ///   - size: the size in points; nil for its own.
    ///   - traits: the style, the text size, the direction and the type of device.
    @_disfavoredOverload
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        let tolerance = SnapshotTolerance(precision: precision, perceptualPrecision: perceptualPrecision)
        return .rendering(
            ImageRequest(size: size, traits: traits, tolerance: tolerance),
            by: { try PartRenderer.parts(ofRenderable: $0, $1, $2, $3) })
    }

    /// The image on the screen of a device, as in swift-snapshot-testing.
    ///
    /// - Parameters:
    ///   - config: the device.
    ///   - drawHierarchyInKeyWindow: has no effect: there is no window.
    ///   - precision: the fraction of pixels that must match.
    ///   - perceptualPrecision: how closely a pixel must match.
    ///   - size: a size that overrides that of the device.
    ///   - traits: traits that override those of the device.
    public static func image(
        on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool, precision: Float = 1,
        perceptualPrecision: Float = 1, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        .image(
            on: config, precision: precision, perceptualPrecision: perceptualPrecision, size: size, traits: traits)
    }
}

extension CALayer: SnapshotRenderable {
    /// Returns a renderer of the layer in its size.
    public func snapshotRenderer() -> ImageRenderer<AnyView> {
        let view = LayerView(frame: CGRect(origin: .zero, size: bounds.size))
        view.content = self
        return view.snapshotRenderer()
    }
}

/// Draws a layer that has no view.
private final class LayerView: UIView {
    var content: CALayer?

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        content?.render(in: context)
    }
}

extension Snapshotting where Value == UIView, Format == String {
    /// The view and all views in it, as text: a line for each, with its description and without addresses.
    public static var recursiveDescription: Snapshotting { .recursiveDescription() }

    /// The view and all views in it, as text.
    ///
    /// - Parameters:
    ///   - size: the size in points; nil for its own.
    ///   - traits: traits that override those of the surroundings.
    public static func recursiveDescription(
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        SimplySnapshotting.lines.pullback { view in ViewDescription.text(of: view, size: size, traits: traits) }
    }
}

extension Snapshotting where Value == UIViewController, Format == String {
    /// The view of a controller and all views in it, as text: a line for each, with its description but no addresses.
    public static var recursiveDescription: Snapshotting { .recursiveDescription() }

    /// The view of a controller and all views in it, on the screen of a device, as text.
    ///
    /// - Parameters:
    ///   - config: the device.
    ///   - size: a size that overrides that of the device.
    ///   - traits: traits that override those of the device.
    public static func recursiveDescription(
        on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil,
        traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        let all = UITraitCollection(traitsFrom: [config.traits, traits])
        return SimplySnapshotting.lines.pullback { controller in
            let view = leased { (controller: UIViewController) -> UIView in
                controller.loadViewIfNeeded()
                return controller.view
            }
            return ViewDescription.text(of: view(controller), size: size ?? config.size, traits: all)
        }
    }
}

/// The views of a hierarchy as text.
private enum ViewDescription {
    static func text(of view: UIView, size: CGSize?, traits: UITraitCollection) -> String {
        ActorLease.hold { leased { (view: UIView) in described(view, size, traits) }(view) }
    }

    @MainActor
    private static func described(_ view: UIView, _ size: CGSize?, _ traits: UITraitCollection) -> String {
        if let size { view.frame = CGRect(origin: view.frame.origin, size: size) }
        var text = ""
        traits.performAsCurrent {
            view.layoutIfNeeded()
            text = lines(of: view, depth: 0).joined(separator: "\n")
        }
        return text
    }

    @MainActor
    private static func lines(of view: UIView, depth: Int) -> [String] {
        // As deep as views are drawn.
        guard depth < 512 else { return [] }
        let own = "\(view)".replacing(#/:?\s*0x[0-9a-fA-F]+/#, with: "")
        return [String(repeating: "   | ", count: depth) + own]
            + view.subviews.flatMap { lines(of: $0, depth: depth + 1) }
    }
}

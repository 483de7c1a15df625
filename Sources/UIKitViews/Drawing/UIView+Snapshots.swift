import CoreGeometry
import FlatlayDrawing
import Foundation
import UIKitValues

extension CALayer {
    /// Draws the layer and its sublayers into a context, with its origin at the origin of the context. What has not
    /// been laid out is drawn as it is.
    ///
    /// ```swift
    /// let image = UIGraphicsImageRenderer(bounds: view.bounds).image { view.layer.render(in: $0.cgContext) }
    /// ```
    @MainActor
    public func render(in ctx: CGContext) {
        let bounds = bounds
        ctx.drawForeign(in: bounds) { builder, place in
            LayerPainter(builder: builder, resources: ctx.resources, scale: ctx.scale).drawContent(
                of: self, at: CGPoint(x: place.minX - bounds.minX, y: place.minY - bounds.minY))
        }
    }
}

extension UIView {
    /// Draws the view and what is in it into a rectangle of the current context, laid out first. Returns whether there
    /// is a context.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext() else { return false }
        layoutIfNeeded()
        guard bounds.width > 0, bounds.height > 0 else { return true }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        layer.render(in: context)
        context.restoreGState()
        return true
    }

    /// Returns a view with a picture of this one, laid out first.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        layoutIfNeeded()
        let picture = UIImageView(
            image: UIGraphicsImageRenderer(bounds: bounds).image { context in layer.render(in: context.cgContext) })
        picture.frame = CGRect(origin: .zero, size: bounds.size)
        return picture
    }

    /// The point of the view that its position and its transform refer to, as fractions of its bounds; (0.5, 0.5) by
    /// default. The position stays where it is.
    public var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }
}

import CoreGeometry
import FlatlayDrawing
import Foundation

extension CGContext {
    /// Records the picture of a view: what its `draw(_:)` draws while the context is current.
    ///
    /// On a device a view draws into a picture of its own, so blend modes and erasing stop at its edges. Here such a view
    /// is recorded as a group; others need none.
    ///
    /// ```swift
    /// CGContext.record(into: builder, resources: resources, bounds: view.bounds, scale: 3, origin: origin) { _ in
    ///     view.draw(view.bounds)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - bounds: the bounds of the view; nothing is drawn outside.
    ///   - origin: the place of the view's point (0, 0) in the coordinates of the builder.
    package static func record(
        into builder: DisplayListBuilder, resources: DrawingResources, bounds: CGRect, scale: CGFloat,
        origin: CGPoint = .zero, _ draw: (CGContext) -> Void
    ) {
        let context = CGContext(builder: builder, resources: resources, bounds: bounds, scale: scale, origin: origin)
        let items = builder.collect {
            context.makeCurrent { draw(context) }
            context.closeLayers()
        }
        builder.add(items, with: context.readsBackdrop ? .isolation : nil)
    }
}

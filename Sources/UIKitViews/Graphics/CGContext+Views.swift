import CoreGeometry
import FlatlayDrawing
import Foundation

extension CGContext {
    /// Records what a view's `draw(_:)` draws into the current context.
    ///
    /// On a device, a view draws into its own bitmap, so blend modes and erasing stop at its edges. Here, a view that
    /// uses them is recorded as a group.
    ///
    /// ```swift
    /// CGContext.record(into: builder, resources: resources, bounds: view.bounds, scale: 3, origin: origin) { _ in
    ///     view.draw(view.bounds)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - bounds: the bounds of the view; nothing is drawn outside.
    ///   - origin: the position of the view's point (0, 0) in the coordinates of the builder.
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

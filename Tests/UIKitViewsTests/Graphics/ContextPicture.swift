import CoreGeometry
import FlatlayDrawing
import Foundation
import UIKitViews

/// Records what a closure draws in a context of 100×100 points, and returns the lines of the display list.
func picture(
    scale: CGFloat = 1, bounds: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100), origin: CGPoint = .zero,
    resources: DrawingResources = DrawingResources(textShaper: GridTextShaper()), _ draw: (CGContext) -> Void
) -> [String] {
    let builder = DisplayListBuilder()
    let context = CGContext(builder: builder, resources: resources, bounds: bounds, scale: scale, origin: origin)
    context.makeCurrent { draw(context) }
    let lines = builder.finish(size: bounds.size).description.split(separator: "\n").dropFirst().map(String.init)
    // Without the line that names the root, and the indentation that follows it.
    return lines.filter { $0 != "@" }.map { String($0.dropFirst(2)) }
}

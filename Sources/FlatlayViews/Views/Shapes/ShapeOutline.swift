import Foundation

/// The outline of a shape in a rectangle, as it is drawn. Not for use in apps.
public struct ShapeOutline: Equatable, Sendable {
    var shape: DrawnShape
    /// How the outline is stroked; nil if the shape is filled.
    var stroke: StrokeStyle?

    init(_ shape: DrawnShape, stroke: StrokeStyle? = nil) {
        self.shape = shape
        self.stroke = stroke
    }
}

import FlatlayDrawing
import Foundation

/// A shape and its border, which look the same as one drawing: the line fills and strokes itself.
///
/// This holds for a border along the outline of the shape, and for an opaque one inside its edge, as SwiftUI draws
/// `strokeBorder`. PDF and SVG have an operator for it, which is half as long as two drawings.
package struct OutlinedShape {
    /// The outline of the border, which replaces that of the shape.
    package let line: DrawnShape
    /// The fill of the shape.
    package let fill: Paint
    /// The rectangle that the fill covers.
    package let bounds: CGRect
    /// The colour of the border.
    package let color: ResolvedColor
    /// The style of the border.
    package let style: StrokeStyle

    /// Returns nil if the first item is not a shape whose border is the second one.
    package init?(_ first: UnsafePointer<DisplayList.Item>, _ second: UnsafePointer<DisplayList.Item>) {
        let outlined = first.withCommand { first in
            second.withCommand { OutlinedShape(of: first, outlinedBy: $0) }
        }
        guard let outlined else { return nil }
        self = outlined
    }

    private init?(of first: borrowing DisplayList.Command, outlinedBy second: borrowing DisplayList.Command) {
        switch first {
        case .fill(let shape, let fill, let fillStyle) where fillStyle == FillStyle():
            switch second {
            case .stroke(let line, .color(let color), let style):
                guard style.dash.isEmpty,
                    line == shape || (color.opacity == 1 && shape.isOutset(of: line, by: style.lineWidth / 2))
                else { return nil }
                self.line = line
                self.fill = fill
                bounds = shape.bounds
                self.color = color
                self.style = style
            default: return nil
            }
        default: return nil
        }
    }
}

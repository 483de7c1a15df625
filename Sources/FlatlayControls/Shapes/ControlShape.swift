import CoreGeometry
import FlatlayDrawing
import Foundation
import UIKitValues

/// A shape of a control: an outline in a frame, in one colour.
///
/// UIKit's and SwiftUI's controls consist of the same shapes, but their colours come from different places: a view's tint
/// is a colour, and the environment's tint may be a gradient. So a shape names its colour, and the drawing code resolves
/// it.
package struct ControlShape: Equatable, Sendable {
    /// The form of a shape in its frame.
    package enum Outline: Equatable, Sendable {
        /// The frame.
        case rectangle
        /// The frame with continuous corners of a radius.
        case rounded(radius: CGFloat)
        /// The frame with semicircles at its shorter sides.
        case capsule
        /// An ellipse that fills the frame.
        case ellipse
        /// A bar of a spinner, turned about the centre of the frame by this part of a full turn.
        case spoke(turn: CGFloat)
    }

    /// A black shadow below a shape.
    package struct Shadow: Equatable, Sendable {
        /// The opacity, from 0 to 1.
        package var opacity: Float
        /// SwiftUI's radius: twice the standard deviation.
        package var radius: CGFloat
        /// How far below the shape it lies.
        package var y: CGFloat
    }

    package var outline: Outline
    package var frame: CGRect
    package var color: UIColor
    /// The factor of the colour's opacity.
    package var opacity: Float
    /// The width of a line along the inside of the outline; nil for a filled shape.
    package var lineWidth: CGFloat?
    package var shadow: Shadow?

    /// Creates a shape.
    package init(
        _ outline: Outline, _ frame: CGRect, _ color: UIColor, opacity: Float = 1, lineWidth: CGFloat? = nil,
        shadow: Shadow? = nil
    ) {
        self.outline = outline
        self.frame = frame
        self.color = color
        self.opacity = opacity
        self.lineWidth = lineWidth
        self.shadow = shadow
    }
}

extension ControlShape {
    /// Draws the shape with its edges on whole pixels; a shape without an area draws nothing.
    ///
    /// - Parameters:
    ///   - origin: the origin of the control in the coordinates of the builder.
    ///   - fill: draws a line along an outline, or fills it if there is no line. The rectangle is for gradients.
    package func draw(
        at origin: CGPoint = .zero, pixels: PixelGrid, in builder: DisplayListBuilder,
        fill: (DrawnShape, CGRect, StrokeStyle?) -> Void
    ) {
        let rect = pixels.round(frame.offsetBy(dx: origin.x, dy: origin.y))
        let inset = (lineWidth ?? 0) / 2
        let inner = rect.insetBy(dx: inset, dy: inset)
        guard inner.width > 0, inner.height > 0, inner.maxX.isFinite, inner.maxY.isFinite else { return }
        let line = lineWidth.map { StrokeStyle(lineWidth: $0) }
        guard let shadow else { return fill(outline.shape(in: inner, inset: inset), rect, line) }
        let color = ResolvedColor.black.multiplyingOpacity(by: shadow.opacity)
        builder.withEffect(.shadow(color: color, radius: shadow.radius, offset: CGSize(width: 0, height: shadow.y))) {
            fill(outline.shape(in: inner, inset: inset), rect, line)
        }
    }
}

extension ControlShape.Outline {
    /// The outline in a rectangle that is smaller than the frame by an inset, by which radii shrink, too.
    package func shape(in rect: CGRect, inset: CGFloat = 0) -> DrawnShape {
        switch self {
        case .rectangle: return .rectangle(rect)
        case .rounded(let radius):
            let radius = min(max(radius - inset, 0), min(rect.width, rect.height) / 2)
            guard radius > 0 else { return .rectangle(rect) }
            return .roundedRectangle(rect, cornerSize: CGSize(width: radius, height: radius), style: .continuous)
        case .capsule: return .capsule(rect)
        case .ellipse: return .ellipse(rect)
        case .spoke(let turn): return .path(SpinnerLook.spoke(in: rect, turn: turn))
        }
    }
}

import CoreGeometry
import Foundation

extension Shape {
    /// The stroke of the outline, as a shape.
    @inlinable
    public func stroke(style: StrokeStyle) -> some Shape {
        _StrokedShape(base: self, style: style)
    }

    /// The stroke of the outline, as a shape; the line width is in points.
    @inlinable
    public func stroke(lineWidth: CGFloat = 1) -> some Shape {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The part of the outline between two fractions of its length, from 0 to 1.
    public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape {
        _ModifiedShape(base: self) { path, _ in path.trimmedPath(from: start, to: end) }
    }

    /// The shape moved by an offset in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> _ModifiedShape<Self> {
        _ModifiedShape(base: self) { path, _ in path.offsetBy(dx: x, dy: y) }
    }

    /// The shape moved by an offset in points.
    public func offset(_ offset: CGSize) -> _ModifiedShape<Self> {
        self.offset(x: offset.width, y: offset.height)
    }

    /// The shape rotated around a point of its frame.
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> _ModifiedShape<Self> {
        _ModifiedShape(base: self) { path, rect in
            path.applying(.around(anchor.point(in: rect)) { $0.rotated(by: angle.radians) })
        }
    }

    /// The shape scaled around a point of its frame.
    public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> _ModifiedShape<Self> {
        _ModifiedShape(base: self) { path, rect in
            path.applying(.around(anchor.point(in: rect)) { $0.scaledBy(x: x, y: y) })
        }
    }

    /// The shape scaled around a point of its frame.
    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> _ModifiedShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// The shape with a transform applied to its path.
    public func transform(_ transform: CGAffineTransform) -> _ModifiedShape<Self> {
        _ModifiedShape(base: self) { path, _ in path.applying(transform) }
    }
}

import CoreGeometry
import Foundation

extension Path: Shape {
    /// The path itself; the rectangle is ignored.
    public func path(in rect: CGRect) -> Path { self }
}

extension Path {
    /// Adds a circular arc, connected by a line to the current point.
    ///
    /// As in SwiftUI, `clockwise` assumes a y axis that points up: `false` turns clockwise in the image.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        guard transform.isIdentity else {
            var arc = Path()
            arc.addArc(
                center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
            return addPath(arc, transform: transform)
        }
        addArc(
            center: center, radius: radius, startRadians: startAngle.radians, endRadians: endAngle.radians,
            clockwise: clockwise)
    }

    /// Adds an arc that turns by `delta`, connected by a line to the current point.
    public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle) {
        addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
            clockwise: delta < .zero)
    }
}

import CoreGeometry
import Foundation

extension Path: Shape {
    /// The path itself, whatever the rectangle.
    public func path(in rect: CGRect) -> Path { self }
}

extension Path {
    /// Adds an arc of a circle, joined by a line to the current point.
    ///
    /// As in SwiftUI, `clockwise` is named for a y axis upwards: `false` turns clockwise on the picture.
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

    /// Adds an arc that turns by `delta`, joined by a line to the current point.
    public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle) {
        addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
            clockwise: delta < .zero)
    }
}

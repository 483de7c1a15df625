import Foundation

/// A shape that can be made smaller by the same length on all sides.
public protocol InsettableShape: Shape {
    /// The smaller shape.
    associatedtype InsetShape: InsettableShape

    /// The shape with its outline moved inwards, in points.
    func inset(by amount: CGFloat) -> InsetShape
}

extension CGRect {
    /// The rectangle made smaller on all sides; where nothing is left, an empty one in its middle.
    func insetForShape(by amount: CGFloat) -> CGRect {
        guard amount.isFinite else { return self }
        let dx = min(amount, width / 2)
        let dy = min(amount, height / 2)
        return CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
}

import Foundation

/// A shape that can be inset by the same length on all sides.
nonisolated public protocol InsettableShape: Shape {
    /// The type of the inset shape.
    associatedtype InsetShape: InsettableShape

    /// The shape inset by a length in points.
    func inset(by amount: CGFloat) -> InsetShape
}

extension CGRect {
    /// The rectangle inset on all sides; if nothing remains, an empty rectangle at its centre.
    func insetForShape(by amount: CGFloat) -> CGRect {
        guard amount.isFinite else { return self }
        let dx = min(amount, width / 2)
        let dy = min(amount, height / 2)
        return CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
}

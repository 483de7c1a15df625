import CoreGeometry
import Foundation

/// Which of two paths' areas or lines a shape has.
enum PathOperation: Sendable {
    case union, intersection, subtraction, symmetricDifference, lineIntersection, lineSubtraction

    func path(_ first: Path, _ second: Path, eoFill: Bool) -> Path {
        switch self {
        case .union: first.union(second, eoFill: eoFill)
        case .intersection: first.intersection(second, eoFill: eoFill)
        case .subtraction: first.subtracting(second, eoFill: eoFill)
        case .symmetricDifference: first.symmetricDifference(second, eoFill: eoFill)
        case .lineIntersection: first.lineIntersection(second, eoFill: eoFill)
        case .lineSubtraction: first.lineSubtraction(second, eoFill: eoFill)
        }
    }
}

/// Two shapes in the same rectangle as one.
nonisolated struct CombinedShape<First: Shape, Second: Shape>: Shape {
    let first: First
    let second: Second
    let operation: PathOperation
    let eoFill: Bool

    func path(in rect: CGRect) -> Path {
        operation.path(first.path(in: rect), second.path(in: rect), eoFill: eoFill)
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }
}

extension Shape {
    /// Returns the union of this shape and another one.
    public func union<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .union, eoFill: eoFill)
    }

    /// Returns the intersection of this shape and another one.
    public func intersection<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
    }

    /// Returns this shape without another one.
    public func subtracting<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .subtraction, eoFill: eoFill)
    }

    /// Returns the symmetric difference of this shape and another one.
    public func symmetricDifference<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .symmetricDifference, eoFill: eoFill)
    }

    /// Returns a shape with the parts of the line that lie in another shape.
    public func lineIntersection<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .lineIntersection, eoFill: eoFill)
    }

    /// Returns a shape with the parts of the line that lie outside of another shape.
    public func lineSubtraction<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .lineSubtraction, eoFill: eoFill)
    }
}

import Foundation

/// A type that identifies an alignment guide and provides its default position in a view.
///
/// ```swift
/// extension VerticalAlignment {
///     private enum Middle: AlignmentID {
///         static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
///     }
///     static let middle = VerticalAlignment(Middle.self)
/// }
/// ```
public protocol AlignmentID: SendableMetatype {
    /// Returns the default position of the guide in a view, in points from its leading or top edge.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An alignment guide as a hashable value.
struct AlignmentKey: Hashable, Sendable {
    let id: any AlignmentID.Type
    let axis: Axis
    /// The position of the guide as a fraction of the view's length, if it is an edge or the centre; nil for other
    /// guides.
    let fraction: CGFloat?

    init(id: any AlignmentID.Type, axis: Axis) {
        self.id = id
        self.axis = axis
        let places: [any AlignmentID.Type] =
            switch axis {
            case .horizontal:
                [
                    HorizontalAlignment.Leading.self, HorizontalAlignment.Center.self,
                    HorizontalAlignment.Trailing.self,
                ]
            case .vertical:
                [VerticalAlignment.Top.self, VerticalAlignment.Center.self, VerticalAlignment.Bottom.self]
            }
        fraction = places.firstIndex { $0 == id }.map { CGFloat($0) / 2 }
    }

    static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
        ObjectIdentifier(lhs.id) == ObjectIdentifier(rhs.id) && lhs.axis == rhs.axis
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(id))
        hasher.combine(axis)
    }

    /// How a container combines the explicit guides of its children.
    enum Combination {
        case mean
        case first
        case last
    }

    /// Text baselines are those of the first and the last line. Separators start at the text nearest to the leading
    /// edge. Every other guide is the mean.
    var combination: Combination {
        if id == HorizontalAlignment.ListRowSeparatorLeading.self { return .first }
        if id == VerticalAlignment.FirstTextBaseline.self { return .first }
        if id == VerticalAlignment.LastTextBaseline.self { return .last }
        return .mean
    }

    /// Returns a fraction of a length, which may be infinite.
    static func place(_ fraction: CGFloat, of length: CGFloat) -> CGFloat {
        // Avoids 0 × infinity, which is NaN.
        fraction == 0 ? 0 : length * fraction
    }

    /// Whether the guide is an edge or the centre of views that do not set it.
    var isSideOrMiddle: Bool { fraction != nil }

    /// Returns the guide of a container whose children set it at these positions; nil if none does.
    func combine(_ values: [CGFloat]) -> CGFloat? {
        guard !values.isEmpty else { return nil }
        return switch combination {
        case .mean: values.reduce(0, +) / CGFloat(values.count)
        case .first: values.min()
        case .last: values.max()
        }
    }
}

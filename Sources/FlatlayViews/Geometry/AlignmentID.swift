import Foundation

/// A type that identifies an alignment guide and says where it lies in a view that does not place it itself.
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
    /// The place of the guide in a view, in points from its leading or upper side.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An alignment guide as a value that can be compared and looked up.
struct AlignmentKey: Hashable, Sendable {
    let id: any AlignmentID.Type
    let axis: Axis
    /// The fraction of a view's length that the guide lies at, where it is a side or the middle; nil for other guides.
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

    /// How a container answers for its children's explicit guides.
    enum Combination {
        case mean
        case first
        case last
    }

    /// Text baselines are those of the first and the last line, separators start at the text that is nearest to the
    /// leading edge; every other guide is the mean.
    var combination: Combination {
        if id == HorizontalAlignment.ListRowSeparatorLeading.self { return .first }
        if id == VerticalAlignment.FirstTextBaseline.self { return .first }
        if id == VerticalAlignment.LastTextBaseline.self { return .last }
        return .mean
    }

    /// Whether views without guides of their own meet at a side or in the middle.
    var isSideOrMiddle: Bool { fraction != nil }

    /// The answer of a container whose children have explicit guides at these places; nil for none.
    func combine(_ values: [CGFloat]) -> CGFloat? {
        guard !values.isEmpty else { return nil }
        return switch combination {
        case .mean: values.reduce(0, +) / CGFloat(values.count)
        case .first: values.min()
        case .last: values.max()
        }
    }
}

/// A direction of layout, with SwiftUI's names.
@frozen public enum Axis: Int8, Hashable, Sendable, CaseIterable {
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical

    /// Several axes.
    public struct Set: OptionSet, Hashable, Sendable {
        /// One bit for each axis.
        public let rawValue: Int8

        /// Axes from their bits.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// From side to side.
        public static let horizontal = Set(rawValue: 1)
        /// From top to bottom.
        public static let vertical = Set(rawValue: 2)
    }

    /// The axis across this one.
    var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGPoint {
    /// The coordinate along an axis.
    subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set {
            switch axis {
            case .horizontal: x = newValue
            case .vertical: y = newValue
            }
        }
    }

    /// A point from its coordinates along an axis and across it.
    init(along axis: Axis, _ major: CGFloat, across minor: CGFloat) {
        self = axis == .horizontal ? CGPoint(x: major, y: minor) : CGPoint(x: minor, y: major)
    }
}

extension CGSize {
    /// The length along an axis.
    subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set {
            switch axis {
            case .horizontal: width = newValue
            case .vertical: height = newValue
            }
        }
    }

    /// A size from its lengths along an axis and across it.
    init(along axis: Axis, _ major: CGFloat, across minor: CGFloat) {
        self = axis == .horizontal ? CGSize(width: major, height: minor) : CGSize(width: minor, height: major)
    }
}

import Foundation

/// The size that a parent proposes to a view. As in SwiftUI, in each dimension a number is "this much", `nil` is "your
/// ideal", zero is "your minimum" and infinity is "your maximum".
public struct ProposedViewSize: Hashable, Sendable {
    /// The proposed width; nil for the ideal width.
    public var width: CGFloat?
    /// The proposed height; nil for the ideal height.
    public var height: CGFloat?

    /// Creates a proposal.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Creates a proposal from a size.
    public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// Proposes the minimum size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Proposes the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// Proposes the maximum size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// Returns a size, with unspecified dimensions replaced by another size: 10×10 for views without an ideal size.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    subscript(axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set {
            switch axis {
            case .horizontal: width = newValue
            case .vertical: height = newValue
            }
        }
    }

    init(along axis: Axis, _ major: CGFloat?, across minor: CGFloat?) {
        self =
            axis == .horizontal
            ? ProposedViewSize(width: major, height: minor) : ProposedViewSize(width: minor, height: major)
    }

    /// The proposal that nodes receive: NaN counts as unspecified, negative numbers as zero.
    @inline(__always)
    var sanitized: ProposedViewSize {
        @inline(__always)
        func fixed(_ value: CGFloat?) -> CGFloat? {
            guard let value, !value.isNaN else { return nil }
            return max(value, 0)
        }
        return ProposedViewSize(width: fixed(width), height: fixed(height))
    }
}

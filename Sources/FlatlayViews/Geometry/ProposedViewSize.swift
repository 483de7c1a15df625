import Foundation

/// What a parent offers a view, with SwiftUI's meaning of each dimension: a number is "this much", `nil` is "your ideal",
/// zero is "your minimum" and infinity is "your maximum".
public struct ProposedViewSize: Hashable, Sendable {
    /// The width on offer.
    public var width: CGFloat?
    /// The height on offer.
    public var height: CGFloat?

    /// A proposal.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// A proposal of exactly a size.
    public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// Asks for the smallest size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// Asks for the largest size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// A size, with those dimensions that are unspecified taken from another: 10×10 for views without an ideal size.
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

    /// The proposal that nodes see: numbers that are not numbers count as unspecified, negative ones as zero.
    var sanitized: ProposedViewSize {
        func fixed(_ value: CGFloat?) -> CGFloat? {
            guard let value, !value.isNaN else { return nil }
            return max(value, 0)
        }
        return ProposedViewSize(width: fixed(width), height: fixed(height))
    }
}

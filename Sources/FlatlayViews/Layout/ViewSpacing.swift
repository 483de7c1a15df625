import Foundation

/// The distances that a view prefers to its neighbours, at each of its edges.
public struct ViewSpacing: Sendable {
    /// The preference at one edge. In a union of several views the strongest preference wins; the cases are listed from
    /// weak to strong.
    enum Preference: Hashable, Sendable {
        /// No preference.
        case indifferent
        /// No gap: a spacer along its stack.
        case none
        /// A line of text, with the gap between lines that its font defines.
        case text(leading: CGFloat)
        /// The default gap.
        case ordinary

        var strength: Int {
            switch self {
            case .indifferent: 0
            case .none: 1
            case .text: 2
            case .ordinary: 3
            }
        }

        func union(_ other: Preference) -> Preference {
            if case .text(let mine) = self, case .text(let theirs) = other {
                return .text(leading: max(mine, theirs))
            }
            return other.strength > strength ? other : self
        }
    }

    var top: Preference
    var leading: Preference
    var bottom: Preference
    var trailing: Preference

    /// The gap between views without a particular preference, in points.
    static let ordinaryDistance: CGFloat = 8

    /// Creates the default gap at every edge.
    public init() {
        self.init(all: .ordinary)
    }

    init(all preference: Preference) {
        (top, leading, bottom, trailing) = (preference, preference, preference, preference)
    }

    /// No gap at any edge.
    public static let zero = ViewSpacing(all: .none)

    /// Merges the preferences of another view at the given edges.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        if edges.contains(.top) { top = top.union(other.top) }
        if edges.contains(.leading) { leading = leading.union(other.leading) }
        if edges.contains(.bottom) { bottom = bottom.union(other.bottom) }
        if edges.contains(.trailing) { trailing = trailing.union(other.trailing) }
    }

    /// The merged preferences of both views at the given edges.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// The gap between this view and the next one along an axis, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        switch axis {
        case .horizontal: ViewSpacing.preferredDistance(trailing, next.leading)
        case .vertical: ViewSpacing.preferredDistance(bottom, next.top)
        }
    }

    /// The rule of default spacing: none beside a spacer, the font's line gap between lines of text, otherwise 8.
    private static func preferredDistance(_ first: Preference, _ second: Preference) -> CGFloat {
        switch (first, second) {
        case (.none, _), (_, .none): 0
        case (.text, .text(let leading)): leading
        default: ordinaryDistance
        }
    }
}

import Foundation

/// How far a view wants its neighbours to be, at each of its edges.
public struct ViewSpacing: Sendable {
    /// What a view wants at an edge. In a union of several views the strongest wish counts; they are listed from weak
    /// to strong.
    enum Preference: Hashable, Sendable {
        /// Nothing at all.
        case indifferent
        /// No gap: a spacer along its stack.
        case none
        /// A line of text, with the gap that its font asks for between lines.
        case text(leading: CGFloat)
        /// The ordinary gap.
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

    /// The gap between views that ask for nothing in particular.
    static let ordinaryDistance: CGFloat = 8

    /// The ordinary gap at every edge.
    public init() {
        self.init(all: .ordinary)
    }

    init(all preference: Preference) {
        (top, leading, bottom, trailing) = (preference, preference, preference, preference)
    }

    /// No gap at any edge.
    public static let zero = ViewSpacing(all: .none)

    /// Adds the wishes of another view at some of the edges.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        if edges.contains(.top) { top = top.union(other.top) }
        if edges.contains(.leading) { leading = leading.union(other.leading) }
        if edges.contains(.bottom) { bottom = bottom.union(other.bottom) }
        if edges.contains(.trailing) { trailing = trailing.union(other.trailing) }
    }

    /// The wishes of both views at some of the edges.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// The gap between this view and the next one along an axis.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        switch axis {
        case .horizontal: ViewSpacing.preferredDistance(trailing, next.leading)
        case .vertical: ViewSpacing.preferredDistance(bottom, next.top)
        }
    }

    /// The one rule of default spacing: none beside a spacer, the font's own gap between lines of text, otherwise 8.
    private static func preferredDistance(_ first: Preference, _ second: Preference) -> CGFloat {
        switch (first, second) {
        case (.none, _), (_, .none): 0
        case (.text, .text(let leading)): leading
        default: ordinaryDistance
        }
    }
}

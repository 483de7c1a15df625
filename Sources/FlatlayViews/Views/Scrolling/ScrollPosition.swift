import Foundation

/// A place in the content of a scroll view.
///
/// ```swift
/// @State private var position = ScrollPosition(edge: .bottom)
///
/// ScrollView { … }.scrollPosition($position)
/// ```
public struct ScrollPosition: Equatable, Sendable {
    private enum Place: Sendable {
        case none
        case view(any Hashable & Sendable, UnitPoint?)
        case edge(Edge)
        case offset(x: CGFloat?, y: CGFloat?)
    }

    private var place = Place.none

    /// Creates the position of a scroll view that has not been scrolled.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {}

    /// Creates the position that shows a view.
    public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        scrollTo(id: id, anchor: anchor)
    }

    /// Creates the position at an edge of the content.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
        scrollTo(edge: edge)
    }

    /// Creates the position at a point of the content.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
        scrollTo(point: point)
    }

    /// Creates the position at a point of the content.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
        scrollTo(x: x, y: y)
    }

    /// Creates the position at a distance from the leading edge.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
        scrollTo(x: x)
    }

    /// Creates the position at a distance from the top.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) {
        scrollTo(y: y)
    }

    /// Scrolls to a view.
    public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        place = .view(id, anchor)
    }

    /// Scrolls to an edge of the content.
    public mutating func scrollTo(edge: Edge) {
        place = .edge(edge)
    }

    /// Scrolls to a point of the content.
    public mutating func scrollTo(point: CGPoint) {
        place = .offset(x: point.x, y: point.y)
    }

    /// Scrolls to a point of the content.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) {
        place = .offset(x: x, y: y)
    }

    /// Scrolls to a distance from the leading edge.
    public mutating func scrollTo(x: CGFloat) {
        place = .offset(x: x, y: nil)
    }

    /// Scrolls to a distance from the top.
    public mutating func scrollTo(y: CGFloat) {
        place = .offset(x: nil, y: y)
    }

    /// Whether the user has scrolled; never in an image.
    public var isPositionedByUser: Bool { false }

    /// The requested edge.
    public var edge: Edge? {
        if case .edge(let edge) = place { return edge }
        return nil
    }

    /// The requested point.
    public var point: CGPoint? {
        if case .offset(let x?, let y?) = place { return CGPoint(x: x, y: y) }
        return nil
    }

    /// The requested distance from the leading edge.
    public var x: CGFloat? {
        if case .offset(let x, _) = place { return x }
        return nil
    }

    /// The requested distance from the top.
    public var y: CGFloat? {
        if case .offset(_, let y) = place { return y }
        return nil
    }

    /// The identifier of the requested view.
    public var viewID: (any Hashable & Sendable)? {
        if case .view(let id, _) = place { return id }
        return nil
    }

    /// The identifier of the requested view, as a type.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

    /// The position's scroll request; nil for none.
    var request: ScrollRequest? {
        switch place {
        case .none: nil
        case .view(let id, let anchor): ScrollRequest(id: id, anchor: anchor)
        case .edge(let edge): ScrollRequest(place: .edge(edge))
        case .offset(let x, let y): ScrollRequest(place: .offset(x: x, y: y))
        }
    }

    /// Whether two positions request the same.
    public static func == (first: ScrollPosition, second: ScrollPosition) -> Bool { first.request == second.request }
}

/// The situations in which a scroll view uses an anchor.
public struct ScrollAnchorRole: Hashable, Sendable {
    private enum Kind: Hashable { case initialOffset, sizeChanges, alignment }

    private let kind: Kind

    /// Where the content is at first.
    public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(kind: .initialOffset) }
    /// The anchor when sizes change; without effect in an image.
    public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(kind: .sizeChanges) }
    /// Where content lies that is smaller than the scroll view.
    public static var alignment: ScrollAnchorRole { ScrollAnchorRole(kind: .alignment) }
}

nonisolated extension View {
    /// Shows the view with an identifier in the scroll view or list inside. The binding is read and never set: nobody
    /// scrolls.
    ///
    /// - Parameter anchor: the point of the view and of the scroll view that meet; nil to scroll no farther than
    ///   needed.
    public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        scrollRequest {
            id.wrappedValue.flatMap { ScrollRequest(id: $0, anchor: anchor) }
        }
    }

    /// Shows a place in the scroll view or list inside. The binding is read and never set, because nothing scrolls.
    ///
    /// - Parameter anchor: the point of a view and of the scroll view that meet, if the position has none of its own.
    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        scrollRequest {
            var request = position.wrappedValue.request
            if request?.anchor == nil { request?.anchor = anchor }
            return request
        }
    }

    private func scrollRequest(_ request: @escaping () -> ScrollRequest?) -> some View {
        modifier(EnvironmentModifier { $0.scrollValues.setPosition(request()) })
    }
}

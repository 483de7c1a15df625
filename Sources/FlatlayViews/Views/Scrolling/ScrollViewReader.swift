import Foundation

/// Passes a proxy to its content, with which actions scroll the scroll views and lists around or inside of it.
///
/// ```swift
/// ScrollViewReader { proxy in
///     List(messages) { MessageRow(message: $0) }
///         .onAppear { proxy.scrollTo(messages.last?.id, anchor: .bottom) }
/// }
/// ```
nonisolated public struct ScrollViewReader<Content: View>: PrimitiveView {
    /// Creates the content.
    public var content: (ScrollViewProxy) -> Content

    /// Creates the content with a proxy.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }

    /// Adds the nodes of the content, with its scroll requests.
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        let key = StateStore.Key(
            path: context.path, key: "scroll-view-reader", type: ObjectIdentifier(ScrollRequest.self))
        let location = context.store.location(for: key, initial: { ScrollRequest?.none })
        var inner = context.entering(0)
        if let request = location.value { inner.environment.scrollValues.add(request) }
        if let request = location.value, let rows = inner.rows { rows.requests.append(request) }
        content(ScrollViewProxy(location)).addNodes(in: inner, into: &nodes)
    }
}

/// Scrolls to views, from actions such as `onAppear` and `task`.
///
/// It is sendable, as actions that get it may be, and is used by the thread that settles the views: they and their
/// actions are on the main actor, whose place that thread takes.
public struct ScrollViewProxy: @unchecked Sendable {
    private let location: StateLocation<ScrollRequest?>

    init(_ location: StateLocation<ScrollRequest?>) {
        self.location = location
    }

    /// Scrolls the scroll views and lists that show the view with an identifier: one that `id(_:)` or `ForEach` set.
    ///
    /// - Parameter anchor: the point of the view and of the scroll view that meet; nil to scroll no farther than needed
    ///   to show the whole view.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        if let request = ScrollRequest(id: id, anchor: anchor) { location.value = request }
    }
}

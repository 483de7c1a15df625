/// Receives the geometry of a scroll view or a collection inside a view, before the image is drawn.
package final class ScrollObserver {
    private let observe: (ScrollGeometry) -> Void
    private var reporter: AnyObject?

    init(_ observe: @escaping (ScrollGeometry) -> Void) {
        self.observe = observe
    }

    /// Receives a report. If several things scroll inside a view, only the first one counts.
    package func report(_ geometry: ScrollGeometry, by reporter: AnyObject) {
        if self.reporter == nil { self.reporter = reporter }
        if self.reporter === reporter { observe(geometry) }
    }
}

extension EnvironmentValues {
    private struct ScrollObserversKey: EnvironmentKey {
        static var defaultValue: [ScrollObserver] { [] }
    }

    /// The observers of scroll views and collections inside.
    package var scrollObservers: [ScrollObserver] {
        get { self[ScrollObserversKey.self] }
        set { self[ScrollObserversKey.self] = newValue }
    }
}

nonisolated private struct ScrollObserverModifier<Value: Equatable>: ViewModifier {
    typealias Body = Never
    let transform: (ScrollGeometry) -> Value
    let action: (Value, Value) -> Void

    func _makeNodes(of content: Content, in context: ViewContext, into nodes: inout [ViewNode]) {
        let (store, path) = (context.store, context.path)
        // The action runs outside of evaluations, with the environment of the view that set it.
        let scope = EnvironmentScope.capture()
        store.hasDeferredContent = true
        var inner = context
        inner.environment.scrollObservers.append(
            ScrollObserver { [transform, action] geometry in
                let value = scope.open { transform(geometry) }
                let before = store.note(value, at: path)
                guard before != value else { return }
                store.perform { scope.open { action(before ?? value, value) } }
            })
        content._makeNodes(in: inner, into: &nodes)
    }
}

nonisolated extension View {
    /// Runs an action with a value computed from the scroll geometry of a scroll view or a collection inside, at first
    /// and whenever the value changes.
    ///
    /// ```swift
    /// collection.onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { _, y in barOffset = -y }
    /// ```
    ///
    /// If several of them scroll, the first one counts; those in cells don't.
    public func onScrollGeometryChange<Value: Equatable>(
        for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
        action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> some View {
        modifier(ScrollObserverModifier(transform: transform, action: action))
    }
}

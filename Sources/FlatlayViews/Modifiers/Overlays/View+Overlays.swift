import Foundation

/// A view that shows notifications above its content.
///
/// ```swift
/// struct Shop: View {
///     @State private var fruit: Fruit?
///
///     var body: some View {
///         NotificationContainer($fruit) {
///             FruitList(selection: $fruit)
///         }
///     }
/// }
/// ```
///
/// Any view inside sets what a notification looks like, by the type of the value. So the module that defines the type
/// can also define its look:
///
/// ```swift
/// List().overlayContent(for: Fruit.self) { fruit in Text(fruit.emoji).font(.largeTitle) }
/// ```
///
/// The image is a function of the content, the values and the time (``EnvironmentValues/sceneTime``). A notification
/// fades in over a quarter of a second, disappears after three seconds, and replaces a visible one without fading. If
/// no time is set, all transitions have finished, and a current value is visible. The container takes the whole
/// proposed size, with its content centred. To cover the safe area, apply `ignoresSafeArea()` to the container.
nonisolated public struct NotificationContainer<Value, Content: View>: View {
    private let history: (ViewContext) -> PresentationHistory<Any>
    private let content: Content

    /// Shows a value while there is one, from time 0. After three seconds the binding is set to nil.
    public init(_ value: Binding<Value?>, @ViewBuilder content: () -> Content) {
        self.content = content()
        history = { $0.history(of: value, dismissalDelay: NotificationOverlay.notification.dismissalDelay) }
    }

    /// Shows the values of a history over time.
    public init(_ history: PresentationHistory<Value>, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.history = { _ in history.erased }
    }

    /// The content, with notifications above it.
    public var body: some View {
        content.modifier(OverlayModifier(container: .notification, history: history))
    }
}

nonisolated extension View {
    /// Puts the view in a ``NotificationContainer``, which shows a value above it while there is one.
    ///
    /// ```swift
    /// FruitList().notification($fruit)
    /// ```
    public func notification<Value>(_ value: Binding<Value?>) -> some View {
        overlayContainer(.notification, presenting: value)
    }

    /// Puts the view in a container that shows a value above it while there is one.
    ///
    /// ```swift
    /// Inbox().overlayContainer(.banner, presenting: $message)
    /// ```
    ///
    /// - Parameters:
    ///   - container: where the value is shown, and how it appears and disappears.
    ///   - value: the value, shown from time 0; it is set to nil when it is dismissed automatically.
    public func overlayContainer<Value>(
        _ container: some OverlayContainer, presenting value: Binding<Value?>
    ) -> some View {
        modifier(
            OverlayModifier(
                container: container, history: { $0.history(of: value, dismissalDelay: container.dismissalDelay) }))
    }

    /// Puts the view in a container that shows values above it over time.
    public func overlayContainer<Value>(
        _ container: some OverlayContainer, presenting history: PresentationHistory<Value>
    ) -> some View {
        modifier(OverlayModifier(container: container, history: { _ in history.erased }))
    }

    /// Sets what the containers around this view show for values of a type. If several views set content for one type,
    /// the last one wins; views that have gone don't count.
    ///
    /// ```swift
    /// FruitList().overlayContent(for: Fruit.self) { fruit in FruitCard(fruit) }
    /// ```
    ///
    /// The content inherits the environment of the container, not of this view.
    public func overlayContent<Value, Overlay: View>(
        for type: Value.Type, @ViewBuilder content: @escaping (Value) -> Overlay
    ) -> some View {
        modifier(
            LifecycleModifier { context in
                for registry in context.environment.overlayRegistries {
                    registry.register(type) { AnyView(content($0)) }
                }
            })
    }
}

/// Draws the overlay of a container above a view.
nonisolated struct OverlayModifier: ViewModifier {
    typealias Body = Never
    let container: any OverlayContainer
    let history: (ViewContext) -> PresentationHistory<Any>

    func _makeNodes(of content: Content, in context: ViewContext, into nodes: inout [ViewNode]) {
        let registry = OverlayRegistry()
        var inner = context
        inner.environment.overlayRegistries.append(registry)
        let start = nodes.count
        content._makeNodes(in: inner, into: &nodes)
        // Several views are stacked vertically, as in the root of a hosted view, so that there is only one overlay.
        let views = Array(nodes[start...])
        nodes.removeSubrange(start...)
        let child =
            views.count == 1
            ? views[0]
            : LayoutNode(
                VStackLayout(), children: views, name: nil, environment: context.environment)
        nodes.append(
            OverlayNode(
                child, container: container, history: history(context), registry: registry,
                environment: context.hostedEnvironment))
    }
}

extension PresentationHistory {
    /// The history with a type-erased value.
    fileprivate var erased: PresentationHistory<Any> {
        var result = PresentationHistory<Any>()
        for change in changes { result.present(change.value, at: change.time) }
        return result
    }
}

extension ViewContext {
    /// The history of a value shown since time 0. When its time is over, the binding is set to nil, and the value is
    /// stored for as long as it is still visible.
    fileprivate func history<Value>(
        of binding: Binding<Value?>, dismissalDelay: TimeInterval?
    ) -> PresentationHistory<Any> {
        let key = StateStore.Key(path: path, key: "presented", type: ObjectIdentifier(Value.self))
        let kept: StateLocation<Value?> = store.location(for: key) { nil }
        let value = binding.wrappedValue
        if let time = environment.sceneTime, let dismissalDelay, time >= dismissalDelay, let value {
            kept.value = value
            store.perform { binding.wrappedValue = nil }
        }
        return PresentationHistory<Any>(value ?? kept.value)
    }
}

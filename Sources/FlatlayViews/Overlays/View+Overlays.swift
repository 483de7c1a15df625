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
/// What a notification looks like is said anywhere inside, by the type of the value, so it may be said by the module that
/// the type comes from:
///
/// ```swift
/// List().overlayContent(for: Fruit.self) { fruit in Text(fruit.emoji).font(.largeTitle) }
/// ```
///
/// The picture is a function of the content, the values and the time (``EnvironmentValues/sceneTime``): a notification
/// fades in over a quarter of a second, goes after three, and takes the place of one that is there without fading. With
/// no time set all has come to rest, and a value that is there is seen. The container takes all the room that it is
/// offered, with its content in the middle; to cover the safe area, it has to ignore it itself, from outside.
public struct NotificationContainer<Value, Content: View>: View {
    private let history: (ViewContext) -> PresentationHistory<Any>
    private let content: Content

    /// Shows a value while there is one, from time 0 on. After the three seconds the binding is set to nil.
    public init(_ value: Binding<Value?>, @ViewBuilder content: () -> Content) {
        self.content = content()
        history = { $0.history(of: value, dismissalDelay: NotificationOverlay.notification.dismissalDelay) }
    }

    /// Shows values over time.
    public init(_ history: PresentationHistory<Value>, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.history = { _ in history.erased }
    }

    /// The content below what is presented.
    public var body: some View {
        content.modifier(OverlayModifier(container: .notification, history: history))
    }
}

extension View {
    /// The view in a ``NotificationContainer``: shows a value above it while there is one.
    ///
    /// ```swift
    /// FruitList().notification($fruit)
    /// ```
    public func notification<Value>(_ value: Binding<Value?>) -> some View {
        overlayContainer(.notification, presenting: value)
    }

    /// The view in a container of a kind, which shows a value above it while there is one.
    ///
    /// ```swift
    /// Inbox().overlayContainer(.banner, presenting: $message)
    /// ```
    ///
    /// - Parameters:
    ///   - container: where it is shown, and how it comes and goes.
    ///   - value: the value, there since time 0; it is set to nil when it goes by itself.
    public func overlayContainer<Value>(
        _ container: some OverlayContainer, presenting value: Binding<Value?>
    ) -> some View {
        modifier(
            OverlayModifier(
                container: container, history: { $0.history(of: value, dismissalDelay: container.dismissalDelay) }))
    }

    /// The view in a container of a kind, which shows values above it over time.
    public func overlayContainer<Value>(
        _ container: some OverlayContainer, presenting history: PresentationHistory<Value>
    ) -> some View {
        modifier(OverlayModifier(container: container, history: { _ in history.erased }))
    }

    /// Says what the containers around this view show for values of a type. Where several views speak of one type, the
    /// last one is heard; a view that is there no more isn't.
    ///
    /// ```swift
    /// FruitList().overlayContent(for: Fruit.self) { fruit in FruitCard(fruit) }
    /// ```
    ///
    /// The content is shown in the surroundings of the container, not of this view.
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

/// Draws what a container presents above a view.
struct OverlayModifier: ViewModifier {
    typealias Body = Never
    let container: any OverlayContainer
    let history: (ViewContext) -> PresentationHistory<Any>

    func _makeNodes(of content: Content, in context: ViewContext, into nodes: inout [ViewNode]) {
        let registry = OverlayRegistry()
        var inner = context
        inner.environment.overlayRegistries.append(registry)
        let start = nodes.count
        content._makeNodes(in: inner, into: &nodes)
        // Several views lie above each other, as the root of a hosted view does, so that there is one overlay.
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
    /// The history without its type.
    fileprivate var erased: PresentationHistory<Any> {
        var result = PresentationHistory<Any>()
        for change in changes { result.present(change.value, at: change.time) }
        return result
    }
}

extension ViewContext {
    /// The history of a value that is there since time 0. Once its time is over, the binding is told so, and the value is
    /// kept for as long as it is still seen.
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

extension View {
    /// The view as something that can have the focus.
    ///
    /// - Parameter isFocusable: false takes the focus from the view and from all views inside, also controls.
    public func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(FocusabilityModifier(isFocusable: isFocusable))
    }

    /// Ties a state to the focus: it is true while the view, or one inside, has the focus, and setting it moves the
    /// focus to the first view inside that can have it.
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(
            FocusedModifier(matches: { condition.wrappedValue }, set: { condition.wrappedValue = $0 }))
    }

    /// Ties a state to the focus: it has the value while the view, or one inside, has the focus, and setting it to the
    /// value moves the focus to the first view inside that can have it.
    ///
    /// ```swift
    /// Button("Play") {}.focused($field, equals: .play)
    /// ```
    public func focused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
        modifier(
            FocusedModifier(
                matches: { binding.wrappedValue == value },
                set: { isFocused in
                    if isFocused { binding.wrappedValue = value } else { binding.reset() }
                }))
    }

    /// Sets a state to a value before the first picture, so that the focus starts out there. It has no effect where
    /// something has the focus already, or the state has a value.
    public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        modifier(
            LifecycleModifier { context in
                let isFocusElsewhere = context.environment.focusSession?.focused != nil
                context.store.performOnce(at: context.path) {
                    if !isFocusElsewhere, binding.isReset { binding.wrappedValue = value }
                }
            })
    }

    /// Leads the focus to a view inside where a move meets only the frame of this view: SwiftUI's way to cross a gap.
    public func focusSection() -> some View { modifier(FocusSectionModifier()) }

    /// Views inside do not show the system's mark of the focus; styles of their own still can.
    public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        environment(\.isFocusEffectEnabled, !disabled)
    }
}

/// When a default takes the focus.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
    private let name: String

    /// Only where the focus starts out.
    public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
    /// Also where a person moves the focus in. Treated as ``automatic``.
    public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

/// Lets its content have the focus, or keeps it from it.
private struct FocusabilityModifier: ViewModifier {
    typealias Body = Never
    let isFocusable: Bool

    func _makeNodes(of content: Content, in context: ViewContext, into nodes: inout [ViewNode]) {
        guard !isFocusable else {
            return FocusableModifier(isControl: false, action: {})._makeNodes(
                of: .init(content), in: context, into: &nodes)
        }
        var inner = context
        inner.environment.focusSurroundings = (context.environment.focusSurroundings ?? FocusSurroundings()).barred()
        content._makeNodes(in: inner, into: &nodes)
    }
}

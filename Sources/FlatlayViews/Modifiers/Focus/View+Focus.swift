nonisolated extension View {
    /// Makes the view focusable.
    ///
    /// - Parameter isFocusable: false makes the view and all views inside unfocusable, including controls.
    public func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(FocusabilityModifier(isFocusable: isFocusable))
    }

    /// Binds a state to the focus: it is true while the view, or one inside, has focus. Setting it moves the focus to
    /// the first focusable view inside.
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(
            FocusedModifier(matches: { condition.wrappedValue }, set: { condition.wrappedValue = $0 }))
    }

    /// Binds a state to the focus: it has the value while the view, or one inside, has focus. Setting it to the value
    /// moves the focus to the first focusable view inside.
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

    /// Sets a state to a value before the first render, so that the focus starts there. It has no effect if something
    /// has focus already, or if the state has a value.
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

    /// Guides the focus to a view inside if a move only hits the frame of this view: SwiftUI's way to cross a gap.
    public func focusSection() -> some View { modifier(FocusSectionModifier()) }

    /// Disables the system focus effect for views inside; custom styles can still draw their own.
    public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        environment(\.isFocusEffectEnabled, !disabled)
    }
}

/// When a default takes the focus.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
    private let name: String

    /// Only for the initial focus.
    public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
    /// Also when the user moves the focus in. Treated as ``automatic``.
    public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

/// Makes its content focusable or unfocusable.
nonisolated private struct FocusabilityModifier: ViewModifier {
    typealias Body = Never
    let isFocusable: Bool

    func _makeNodes(of content: Content, in context: ViewContext, into nodes: inout [ViewNode]) {
        guard !isFocusable else {
            return FocusableModifier(isControl: false, action: {})._makeNodes(
                of: .init(content, scope: nil), in: context, into: &nodes)
        }
        var inner = context
        inner.environment.focusSurroundings = (context.environment.focusSurroundings ?? FocusSurroundings()).barred()
        content._makeNodes(in: inner, into: &nodes)
    }
}

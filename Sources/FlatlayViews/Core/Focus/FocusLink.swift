/// Synchronises a state with the focus of the views inside a ``View/focused(_:equals:)``.
///
/// The last change wins: if the state changed since both last agreed, the link requests the focus to follow; otherwise
/// the state follows the focus.
final class FocusLink {
    private let matches: () -> Bool
    private let set: (Bool) -> Void
    /// Whether the focus was inside when state and focus last agreed; the host stores it between evaluations.
    private let agreed: StateLocation<Bool>
    private var first: FocusableID?
    private var isFocusInside = false
    private var isTaken = false

    /// - Parameters:
    ///   - matches: whether the state says that the focus is inside.
    ///   - set: sets the state to "inside", or to "no focus".
    init(agreed: StateLocation<Bool>, matches: @escaping () -> Bool, set: @escaping (Bool) -> Void) {
        self.agreed = agreed
        self.matches = matches
        self.set = set
    }

    /// Records a focusable view inside.
    func note(_ id: FocusableID, isFocused: Bool) {
        first = first ?? id
        if isFocused { isFocusInside = true }
    }

    /// Whether the calling view should look focused because the state says so. Only the first caller gets true. Used if
    /// there is no session that determines the focus.
    func takesFocusOfState() -> Bool {
        guard !isTaken, matches() else { return false }
        isTaken = true
        return true
    }

    /// Updates the state from the focus, or requests the focus from the state. Returns whether the state changed.
    func settle(with session: FocusSession) -> Bool {
        let (says, agreedBefore) = (matches(), agreed.value)
        switch (says, isFocusInside) {
        case (true, true), (false, false):
            agreed.value = says
        case (true, false) where agreedBefore:
            // The focus has left: update the state.
            agreed.value = false
            set(false)
            return true
        case (true, false):
            // They agree once the focus has moved there.
            if let first { session.request(.focus(first)) }
        case (false, true) where agreedBefore:
            // The state was reset: request that the focus leaves.
            agreed.value = false
            session.request(.none)
        case (false, true):
            agreed.value = true
            set(true)
            return true
        }
        return false
    }
}

/// Links a state to the focus of its content.
nonisolated struct FocusedModifier: ViewModifier {
    typealias Body = Never
    let matches: () -> Bool
    let set: (Bool) -> Void

    func _makeNodes(of content: Content, in context: ViewContext, into nodes: inout [ViewNode]) {
        let outer = context.environment.focusSurroundings ?? FocusSurroundings()
        let agreed = context.store.location(
            for: StateStore.Key(path: context.path, key: "focused", type: ObjectIdentifier(Bool.self)),
            initial: { false })
        let link = FocusLink(agreed: agreed, matches: matches, set: set)
        var inner = context
        inner.environment.focusSurroundings = outer.adding(link)
        content._makeNodes(in: inner, into: &nodes)
        if let session = outer.session, !session.isSurvey { context.store.check { link.settle(with: session) } }
    }
}

/// Keeps a state and the focus of the views inside a ``View/focused(_:equals:)`` in step.
///
/// Whoever changed last has its way: where the state changed since they last agreed, the focus is asked to follow, else
/// the state follows the focus.
final class FocusLink {
    private let matches: () -> Bool
    private let set: (Bool) -> Void
    /// Whether the state said that the focus is inside when both last agreed; kept by the host between evaluations.
    private let agreed: StateLocation<Bool>
    private var first: FocusableID?
    private var isFocusInside = false
    private var isTaken = false

    /// - Parameters:
    ///   - matches: whether the state says that the focus is inside.
    ///   - set: makes the state say so, or say that the focus is nowhere.
    init(agreed: StateLocation<Bool>, matches: @escaping () -> Bool, set: @escaping (Bool) -> Void) {
        self.agreed = agreed
        self.matches = matches
        self.set = set
    }

    /// Notes a view inside that can have the focus.
    func note(_ id: FocusableID, isFocused: Bool) {
        first = first ?? id
        if isFocused { isFocusInside = true }
    }

    /// Whether a view inside is to look focused because the state says so: the first that asks, where nothing else
    /// decides about the focus.
    func takesFocusOfState() -> Bool {
        guard !isTaken, matches() else { return false }
        isTaken = true
        return true
    }

    /// Lets the state follow the focus, or asks the focus to follow the state. Answers whether the state changed.
    func settle(with session: FocusSession) -> Bool {
        let (says, agreedBefore) = (matches(), agreed.value)
        switch (says, isFocusInside) {
        case (true, true), (false, false):
            agreed.value = says
        case (true, false) where agreedBefore:
            // The focus has left.
            agreed.value = false
            set(false)
            return true
        case (true, false):
            // They agree once the focus is there.
            if let first { session.request(.focus(first)) }
        case (false, true) where agreedBefore:
            // The state was set to say no: the focus is to leave.
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
struct FocusedModifier: ViewModifier {
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

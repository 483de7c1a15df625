import Foundation

/// The settings of a scroll view, inherited through the environment.
struct ScrollValues {
    var offset = CGPoint.zero
    /// The point of the content that is shown at first.
    var anchor: UnitPoint?
    /// Where content lies that is smaller than the scroll view.
    var alignment: UnitPoint?
    var isClipDisabled = false
    var margins = EdgeInsets()
    var behavior: (any ScrollTargetBehavior)?
    /// What a binding to the position asks for. It is for one scroll view, not for those inside of it.
    var position: ScrollRequest?
    /// What readers around the scroll view ask for.
    var requests: [ScrollRequest] = []
    /// The identifiers that someone asks for, so that views with them are marked.
    var sought: [AnyHashable] = []
    /// Where readers inside of a scroll view leave what they ask for.
    var inbox: ScrollInbox?

    /// Adds what is asked for by a view with a position.
    mutating func setPosition(_ request: ScrollRequest?) {
        position = request
        if let id = request?.viewID { sought.append(id) }
    }

    /// Adds what a reader asks for.
    mutating func add(_ request: ScrollRequest) {
        inbox?.requests.append(request)
        requests.append(request)
        if let id = request.viewID { sought.append(id) }
    }

    /// Whether a position is asked for, here or in a scroll view around the view.
    var isAsked: Bool { position != nil || inbox != nil || !requests.isEmpty || !sought.isEmpty }

    /// Forgets positions that are asked for, for views that no reader and no binding outside of them reaches.
    mutating func forgetRequests() {
        position = nil
        requests = []
        sought = []
        inbox = nil
    }

    /// The values inside of a scroll view.
    mutating func enter(_ inbox: ScrollInbox) {
        position = nil
        self.inbox = inbox
    }
}

/// What readers inside of a scroll view ask it for.
final class ScrollInbox {
    var requests: [ScrollRequest] = []
}

extension EnvironmentValues {
    private struct ScrollKey: EnvironmentKey {
        static var defaultValue: ScrollValues { ScrollValues() }
    }

    var scrollValues: ScrollValues {
        get { self[ScrollKey.self] }
        set { self[ScrollKey.self] = newValue }
    }
}

extension ViewContext {
    /// Whether a list or a scroll view looks for a view with an identifier.
    func isSought<ID: Hashable>(_ id: ID) -> Bool {
        if let rows { return rows.sought.map { ($0.base as? ID) == id } ?? false }
        return environment.scrollValues.sought.contains { ($0.base as? ID) == id }
    }
}

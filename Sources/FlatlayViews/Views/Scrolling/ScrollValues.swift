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
    /// The scroll request of a position's binding. It is for one scroll view, not for those inside it.
    var position: ScrollRequest?
    /// The scroll requests of readers around the scroll view.
    var requests: [ScrollRequest] = []
    /// The requested identifiers, so that views with them are marked.
    var sought: [AnyHashable] = []
    /// Where readers inside a scroll view leave their requests.
    var inbox: ScrollInbox?

    /// Adds the request of a view with a position.
    mutating func setPosition(_ request: ScrollRequest?) {
        position = request
        if let id = request?.viewID { sought.append(id) }
    }

    /// Adds the request of a reader.
    mutating func add(_ request: ScrollRequest) {
        inbox?.requests.append(request)
        requests.append(request)
        if let id = request.viewID { sought.append(id) }
    }

    /// Whether a position is requested, here or in a scroll view around the view.
    var isAsked: Bool { position != nil || inbox != nil || !requests.isEmpty || !sought.isEmpty }

    /// Forgets requested positions, for views that no reader and no binding outside of them reaches.
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

/// The requests of readers inside a scroll view.
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

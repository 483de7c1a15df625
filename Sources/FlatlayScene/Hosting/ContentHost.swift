/// The place in a cell that shows hosted content, one at a time. Cells are reused, and their hosts with them.
///
/// Whose content it is says the content alone: ``HostedContent/host``. What a host remembers counts only as long as the
/// content agrees, so two hosts never show one content, and a host never takes content away from another one.
public final class ContentHost {
    /// What was put in last. It may have moved on since: ``child`` is the one way to ask.
    private weak var lastChild: HostedContent?

    /// An empty host.
    public init() {}

    /// What the host shows: nil where it is empty, and where its content has moved to another host.
    public var child: HostedContent? {
        get { lastChild?.host === self ? lastChild : nil }
        set {
            if let child, child !== newValue { child.host = nil }
            lastChild = newValue
            newValue?.host = self
        }
    }

    /// Empties the host before something else moves in.
    ///
    /// - Parameters:
    ///   - checksOwner: whether content that has moved on is left where it is. If not, it disappears from the host that
    ///     shows it now: the mistake of cells that remove the view they remember without asking whose it is.
    ///   - log: told where the content has moved on.
    func prepareForReuse(checksOwner: Bool, log: (String) -> Void) {
        defer { lastChild = nil }
        guard let lastChild, let owner = lastChild.host else { return }
        if owner !== self {
            log("a host that is made ready for other content finds its last one in another host")
            if checksOwner { return }
        }
        lastChild.host = nil
    }
}

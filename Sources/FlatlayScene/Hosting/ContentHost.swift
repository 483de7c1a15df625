/// The place in a cell that shows one hosted content at a time. Hosts are reused with their cells.
///
/// Only the content knows its host: ``HostedContent/host``. What a host remembers is valid only while the content
/// agrees, so two hosts never show the same content, and a host never removes content from another one.
public final class ContentHost {
    /// The last content that was set. It may have moved since, so use ``child``.
    private weak var lastChild: HostedContent?

    /// Creates an empty host.
    public init() {}

    /// The content that the host shows: nil if it is empty or its content has moved to another host.
    public var child: HostedContent? {
        get { lastChild?.host === self ? lastChild : nil }
        set {
            if let child, child !== newValue { child.host = nil }
            lastChild = newValue
            newValue?.host = self
        }
    }

    /// Empties the host before it shows other content.
    ///
    /// - Parameters:
    ///   - checksOwner: whether content that has moved is left in its current host. If false, it disappears from there:
    ///     the bug of cells that remove the view that they remember without checking its superview.
    ///   - log: called if the content has moved.
    func prepareForReuse(checksOwner: Bool, log: (String) -> Void) {
        defer { lastChild = nil }
        guard let lastChild, let owner = lastChild.host else { return }
        if owner !== self {
            log("a host that is configured for other content finds its previous one in another host")
            if checksOwner { return }
        }
        lastChild.host = nil
    }
}

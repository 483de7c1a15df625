import FlatlayDrawing
import FlatlayViews
import Foundation

/// A view that shows hosted content. It fills the proposed size; without a proposal it has the ideal size of the
/// content.
///
/// It works the same in cells of every layout, lists included.
nonisolated public struct HostedContentView: View {
    private let child: HostedContent

    /// Creates a view of hosted content, which moves to this view.
    public init(_ child: HostedContent) {
        self.child = child
    }

    /// The content inside a host.
    public var body: some View {
        ExternalContentView(kind: "hosted") { environment, resources, number in
            let scene = environment.scene
            let place = CollectionPath(holders: scene.holders, number: number)
            let host = scene.hostPool?.host(at: place, for: child) ?? ContentHost()
            if scene.hostPool == nil { host.child = child }
            return HostedContentPresenter(
                host, content: child.viewHost(environment: environment.enteringHosted(number), resources: resources))
        }
    }
}

private final class HostedContentPresenter: ExternalContent {
    let name = "hosted"
    private let host: ContentHost
    private let content: ViewHost

    init(_ host: ContentHost, content: ViewHost) {
        self.host = host
        self.content = content
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        let size = content.sizeThatFits(proposal)
        return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
    }

    /// Draws the current content of the host: nothing if it has moved.
    func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: DisplayListBuilder) {
        guard !builder.isRehearsal, host.child != nil else { return }
        content.draw(in: frame, into: builder)
    }
}

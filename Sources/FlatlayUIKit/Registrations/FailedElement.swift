import FlatlayDrawing
import FlatlayViews
import Foundation

/// Replaces an element that cannot be shown: rendering it throws its error.
nonisolated struct FailedElement: View {
    let error: any Error

    var body: some View {
        ExternalContentView { _, resources in
            resources.diagnostics.fail(error)
            return EmptyElement()
        }
    }
}

/// Takes no space and draws nothing.
private final class EmptyElement: ExternalContent {
    let name = "failed"

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }

    func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: DisplayListBuilder) {}
}

import FlatlayDrawing
import FlatlayViews
import Foundation

/// In the place of an element that can't be shown: the picture fails with its error.
struct FailedElement: View {
    let error: any Error

    var body: some View {
        ExternalContentView { _, resources in
            resources.diagnostics.fail(error)
            return EmptyElement()
        }
    }
}

/// Takes no room and draws nothing.
private final class EmptyElement: ExternalContent {
    let name = "failed"

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }

    func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: DisplayListBuilder) {}
}

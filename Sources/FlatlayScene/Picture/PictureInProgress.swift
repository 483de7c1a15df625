import FlatlayDrawing
import FlatlayViews

/// What views are measured with while a picture is laid out and drawn: an app's own `sizeForItemAt` then asks for the
/// sizes that are drawn.
package final class PictureInProgress: @unchecked Sendable {
    // Set for the thread that makes the picture, which alone finds it.

    /// The surroundings of the picture.
    package let environment: EnvironmentValues
    /// What shapes its text.
    package let resources: DrawingResources

    /// The picture that this thread makes; nil for none.
    @TaskLocal package static var current: PictureInProgress?

    package init(environment: EnvironmentValues, resources: DrawingResources) {
        self.environment = environment
        self.resources = resources
    }

    /// The size of a view for a proposal.
    package func size(of view: some View, for proposal: ProposedViewSize) -> CGSize {
        var inner = environment
        if inner.hasSafeArea { inner.hasSafeArea = false }
        // What is measured is not seen: it notes no frames and takes no focus.
        if !inner.scene.isEmpty {
            inner.scene.recorder = nil
            inner.scene.focus = nil
            inner.scene.moments = nil
        }
        return ViewHost(view, environment: inner, resources: resources, state: HostedState())
            .sizeThatFits(proposal)
    }
}

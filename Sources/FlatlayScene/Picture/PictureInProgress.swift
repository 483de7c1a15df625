import FlatlayDrawing
import FlatlayViews

/// The environment in which views are measured while an image is laid out and drawn, so that an app's `sizeForItemAt`
/// gets the sizes that are drawn.
package final class PictureInProgress: @unchecked Sendable {
    // Set only on the thread that renders the image, so no other thread finds it.

    /// The environment of the image.
    package let environment: EnvironmentValues
    /// The resources that shape its text.
    package let resources: DrawingResources

    /// The image that this thread renders; nil for none.
    @TaskLocal package static var current: PictureInProgress?

    package init(environment: EnvironmentValues, resources: DrawingResources) {
        self.environment = environment
        self.resources = resources
    }

    /// Returns the size of a view for a proposal.
    package func size(of view: some View, for proposal: ProposedViewSize) -> CGSize {
        var inner = environment
        if inner.hasSafeArea { inner.hasSafeArea = false }
        // Measuring draws nothing: it records no frames and takes no focus.
        if !inner.scene.isEmpty {
            inner.scene.recorder = nil
            inner.scene.focus = nil
            inner.scene.moments = nil
        }
        return ViewHost(view, environment: inner, resources: resources, state: HostedState())
            .sizeThatFits(proposal)
    }
}

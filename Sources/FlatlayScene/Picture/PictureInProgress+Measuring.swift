import FlatlayViews

extension PictureInProgress {
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

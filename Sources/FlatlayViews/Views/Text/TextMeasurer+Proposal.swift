import FlatlayDrawing

extension TextMeasurer {
    /// The shaped text for a proposal. Nil and infinite lengths are no limits.
    func text(in proposal: ProposedViewSize) -> ShapedText {
        text(width: proposal.width ?? .infinity, height: proposal.height ?? .infinity)
    }

    /// The size of the text for a proposal.
    func size(in proposal: ProposedViewSize) -> CGSize {
        size(width: proposal.width ?? .infinity, height: proposal.height ?? .infinity)
    }
}

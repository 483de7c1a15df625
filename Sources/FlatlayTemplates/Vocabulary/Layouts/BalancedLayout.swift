import Flatlay

/// Makes lines of text equally long: the narrowest width in which the text has no more lines than in the whole width.
///
/// The second subview is the text without a limit of lines: a text that is truncated does not get higher when it gets
/// narrower.
struct BalancedLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard let text = subviews.first else { return .zero }
        return text.sizeThatFits(balanced(proposal, subviews))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let balanced = balanced(
            ProposedViewSize(width: proposal.width ?? bounds.width, height: proposal.height), subviews)
        for subview in subviews { subview.place(at: CGPoint(x: bounds.minX, y: bounds.minY), proposal: balanced) }
    }

    private func balanced(_ proposal: ProposedViewSize, _ subviews: Subviews) -> ProposedViewSize {
        guard subviews.count == 2, let width = proposal.width, width.isFinite, width > 0 else { return proposal }
        let (shown, text) = (subviews[0].sizeThatFits(proposal), subviews[1])
        let whole = text.sizeThatFits(ProposedViewSize(width: width, height: nil))
        // A text of one line, and one that is truncated in the whole width, stay as they are.
        guard whole.height > text.sizeThatFits(.unspecified).height, whole.height <= shown.height else {
            return proposal
        }
        // Twelve halvings of a width of 2,000 points reach half a point.
        var (low, high) = (CGFloat(0), whole.width)
        for _ in 0..<12 where high - low > 0.5 {
            let middle = (low + high) / 2
            let size = text.sizeThatFits(ProposedViewSize(width: middle, height: nil))
            if size.height <= whole.height, size.width <= middle { high = middle } else { low = middle }
        }
        return ProposedViewSize(width: high, height: proposal.height)
    }
}

import Flatlay

/// A layout of one view that passes everything on, and says when what begins.
struct PhaseLayout: Layout {
    enum Phase {
        /// Views have become nodes.
        case resolved
        /// The view has answered how large it is.
        case measured
    }

    let note: (Phase) -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        note(.resolved)
        let size = subviews[0].sizeThatFits(proposal)
        note(.measured)
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews[0].place(at: bounds.origin, proposal: proposal)
    }
}

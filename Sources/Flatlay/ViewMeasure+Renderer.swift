import FlatlayUIKit
import FlatlayViews
import Foundation

extension ViewMeasure: ViewMeasuring {
    /// Returns the size of a view, measured with a renderer's defaults.
    package static func standardSize(of view: some View, for proposal: ProposedViewSize) throws -> CGSize {
        try ImageRenderer(content: view).sizeThatFits(proposal)
    }
}

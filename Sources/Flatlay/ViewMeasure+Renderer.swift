import FlatlayUIKit
import FlatlayViews
import Foundation

extension ViewMeasure: ViewMeasuring {
    /// The size of a view as a renderer measures it by default.
    package static func standardSize(of view: some View, for proposal: ProposedViewSize) throws -> CGSize {
        try ImageRenderer(content: view).sizeThatFits(proposal)
    }
}

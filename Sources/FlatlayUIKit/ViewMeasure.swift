import FlatlayScene
import FlatlayViews
import Foundation

/// Measures views where no picture is being made, with fonts of its own.
package protocol ViewMeasuring {
    /// The size that a view takes of a proposal.
    static func standardSize(of view: some View, for proposal: ProposedViewSize) throws -> CGSize
}

/// Measures views for layouts that ask an app for sizes.
///
/// This module has no fonts. The module of the renderers has, and makes this type `ViewMeasuring`, so that nothing has to
/// be set up before a view is measured.
package enum ViewMeasure {
    /// The size of a view: with the fonts, the text size and the direction of the picture that this thread makes;
    /// outside of pictures as a renderer measures by default, and zero in a program without renderers.
    static func size(of view: some View, for proposal: ProposedViewSize) throws -> CGSize {
        if let picture = PictureInProgress.current { return picture.size(of: view, for: proposal) }
        guard let measuring = ViewMeasure.self as? any ViewMeasuring.Type else { return .zero }
        return try measuring.standardSize(of: view, for: proposal)
    }
}

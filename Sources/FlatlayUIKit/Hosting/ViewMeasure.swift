import FlatlayScene
import FlatlayViews
import Foundation

/// Measures views outside of rendering, with fonts of its own.
package protocol ViewMeasuring {
    /// Returns the size that a view takes for a proposal.
    static func standardSize(of view: some View, for proposal: ProposedViewSize) throws -> CGSize
}

/// Measures views for layouts that ask an app for sizes.
///
/// This module has no fonts. The renderers' module has, and conforms this type to `ViewMeasuring`, so that a view can
/// be measured without any setup.
package enum ViewMeasure {
    /// The size of a view. While this thread renders an image, the view is measured with the fonts, text size and
    /// direction of that image, otherwise with a renderer's defaults. The size is zero in a program without renderers.
    static func size(of view: some View, for proposal: ProposedViewSize) throws -> CGSize {
        if let picture = PictureInProgress.current { return picture.size(of: view, for: proposal) }
        guard let measuring = ViewMeasure.self as? any ViewMeasuring.Type else { return .zero }
        return try measuring.standardSize(of: view, for: proposal)
    }
}

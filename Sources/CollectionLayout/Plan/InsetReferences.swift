import Foundation

/// The insets to which the content insets references of a collection view resolve.
///
/// Source: compositional layout rules, content insets reference. Only the insets across the scroll direction are used.
/// An automatic reference of a section is that of the layout; an automatic reference of the layout is none.
struct InsetReferences: Sendable {
    var layout: UIContentInsetsReference
    var scrollAxis: Axis
    var bounds: CGSize
    var safeArea: NSDirectionalEdgeInsets
    var layoutMargins: NSDirectionalEdgeInsets

    /// The maximum width of the readable guide at the default text size.
    static let readableWidth: CGFloat = 672

    func insets(for reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
        resolved(self.reference(reference)).clearing(scrollAxis)
    }

    /// Resolves an automatic reference to that of the layout.
    func reference(_ reference: UIContentInsetsReference) -> UIContentInsetsReference {
        reference == .automatic ? layout : reference
    }

    private func resolved(_ reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
        switch reference {
        case .automatic, .none: return .zero
        case .safeArea: return safeArea
        case .layoutMargins: return layoutMargins
        case .readableContent:
            var insets = layoutMargins
            let side = (bounds.width - Self.readableWidth) / 2
            insets.leading = max(insets.leading, side)
            insets.trailing = max(insets.trailing, side)
            return insets
        }
    }
}

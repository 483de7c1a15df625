import Foundation

/// A section as plain data.
struct SectionPlan: Hashable, Sendable {
    var group: ElementPlan
    var insets: NSDirectionalEdgeInsets
    var groupSpacing: CGFloat
    var orthogonalScrolling: UICollectionLayoutSectionOrthogonalScrollingBehavior
    var boundaryItems: [BoundaryPlan]
    var decorations: [DecorationPlan]
    var supplementariesFollowInsets: Bool
    /// The content insets reference; never automatic.
    var reference: UIContentInsetsReference
    /// The resolved insets of the content insets reference, across the scroll direction only.
    var referenceInsets: NSDirectionalEdgeInsets
    /// The resolved insets of the supplementary reference, or nil if it is the section's own.
    var supplementaryReferenceInsets: NSDirectionalEdgeInsets?
    /// Space above a header, outside the core.
    var headerTopPadding: CGFloat
    /// The space in place of an empty header and footer of a list; nil for other sections.
    var roomWithoutBands: BandRoom?

    /// Whether anything in the section needs a measured size.
    var needsMeasuring: Bool {
        group.needsMeasuring || boundaryItems.contains { !$0.size.estimatedAxes.isEmpty }
    }

    /// The insets inside which boundary items are placed, across the scroll direction.
    var boundaryInsets: NSDirectionalEdgeInsets {
        guard supplementariesFollowInsets else { return supplementaryReferenceInsets ?? .zero }
        let reference = supplementaryReferenceInsets ?? referenceInsets
        return NSDirectionalEdgeInsets(
            top: reference.top + insets.top, leading: reference.leading + insets.leading,
            bottom: reference.bottom + insets.bottom, trailing: reference.trailing + insets.trailing)
    }
}

/// The space above and below a list section without a header or footer, in points.
struct BandRoom: Hashable, Sendable {
    var header: CGFloat
    var footer: CGFloat
}

/// A header, a footer or a side view of a section or of the whole layout, as plain data.
struct BoundaryPlan: Hashable, Sendable {
    var kind: String
    var size: SizePlan
    var alignment: NSRectAlignment
    var offset: CGPoint
    var extends: Bool
    var pins: Bool
    var zIndex: Int
}

/// A background of a section, as plain data.
struct DecorationPlan: Hashable, Sendable {
    var kind: String
    var insets: NSDirectionalEdgeInsets
    var zIndex: Int
}

/// A whole compositional layout as plain data, the input of ``LayoutSolver``.
struct LayoutPlan: Sendable {
    struct Section: Hashable, Sendable {
        /// The index of the section's plan in ``LayoutPlan/plans``, or nil for a section without items and description.
        var plan: Int?
        var itemCount: Int
    }

    var scrollAxis: Axis
    var frame: CGRect
    var sectionSpacing: CGFloat
    var boundaryItems: [BoundaryPlan]
    /// The distinct section plans: sections with equal descriptions share one.
    var plans: [SectionPlan]
    var sections: [Section]

    var bounds: CGSize { frame.size }
}

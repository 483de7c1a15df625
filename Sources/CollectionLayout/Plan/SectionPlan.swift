import Foundation

/// A section, as plain data.
struct SectionPlan: Hashable, Sendable {
    var group: ElementPlan
    var insets: NSDirectionalEdgeInsets
    var groupSpacing: CGFloat
    var orthogonalScrolling: UICollectionLayoutSectionOrthogonalScrollingBehavior
    var boundaryItems: [BoundaryPlan]
    var decorations: [DecorationPlan]
    var supplementariesFollowInsets: Bool
    /// The content insets reference, never automatic.
    var reference: UIContentInsetsReference
    /// The resolved insets of the content insets reference, across the scroll direction only.
    var referenceInsets: NSDirectionalEdgeInsets
    /// The resolved insets of the supplementary reference, or nil where it is the section's own.
    var supplementaryReferenceInsets: NSDirectionalEdgeInsets?
    /// Room above a header, outside of the core.
    var headerTopPadding: CGFloat
    /// What stands in for the header and footer of a list where they are empty; nil for other sections.
    var roomWithoutBands: BandRoom?

    /// Whether anything inside waits for a measured size.
    var needsMeasuring: Bool {
        group.needsMeasuring || boundaryItems.contains { !$0.size.estimatedAxes.isEmpty }
    }

    /// The insets that boundary items keep clear of, across the scroll direction.
    var boundaryInsets: NSDirectionalEdgeInsets {
        guard supplementariesFollowInsets else { return supplementaryReferenceInsets ?? .zero }
        let reference = supplementaryReferenceInsets ?? referenceInsets
        return NSDirectionalEdgeInsets(
            top: reference.top + insets.top, leading: reference.leading + insets.leading,
            bottom: reference.bottom + insets.bottom, trailing: reference.trailing + insets.trailing)
    }
}

/// The room above and below a list section without a header or footer, in points.
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

/// A whole compositional layout, as plain data: what ``LayoutSolver`` reads.
struct LayoutPlan: Sendable {
    struct Section: Hashable, Sendable {
        /// The section's place in ``LayoutPlan/plans``, or nil for one without items and without a description.
        var plan: Int?
        var itemCount: Int
    }

    var scrollAxis: Axis
    var frame: CGRect
    var sectionSpacing: CGFloat
    var boundaryItems: [BoundaryPlan]
    /// The different sections: those that are described alike have one plan.
    var plans: [SectionPlan]
    var sections: [Section]

    var bounds: CGSize { frame.size }
}

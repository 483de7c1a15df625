import Foundation

/// A layout that fills lines with items, like words on a page.
///
/// ```swift
/// let layout = UICollectionViewFlowLayout()
/// layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
/// layout.lineAlignment = .leading        // a tag cloud
/// ```
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// How the items of a line are aligned; UIKit has only ``justified``.
    public enum LineAlignment: String, Hashable, Sendable, CaseIterable {
        /// UIKit's rules: lines fill the width, except the last one.
        case justified
        /// Lines start at the inset, with minimum spacing between items.
        case leading
        /// Lines are centred, with minimum spacing between items.
        case centered
        /// Lines end at the inset, with minimum spacing between items.
        case trailing
    }

    /// The area to which section insets are added, across the scroll direction.
    public enum SectionInsetReference: Int, Hashable, Sendable {
        /// The area inside the content inset.
        case fromContentInset = 0
        /// The safe area.
        case fromSafeArea
        /// The layout margins.
        case fromLayoutMargins
    }

    /// A value for ``estimatedItemSize``: cells determine their own sizes.
    nonisolated public static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    /// The spacing between lines, in points.
    open var minimumLineSpacing: CGFloat = 10 { didSet { changed(minimumLineSpacing != oldValue) } }
    /// The minimum spacing between items of a line, in points.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { changed(minimumInteritemSpacing != oldValue) } }
    /// The size of cells, in points.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { changed(itemSize != oldValue) } }
    /// The estimated size of self-sizing cells; zero if cells do not size themselves.
    open var estimatedItemSize: CGSize = .zero { didSet { changed(estimatedItemSize != oldValue) } }
    /// The scroll direction; vertical by default.
    open var scrollDirection: CollectionScrollDirection = .vertical {
        didSet { changed(scrollDirection != oldValue) }
    }
    /// The size of headers; only the length along the scroll direction is used, and 0 means no header.
    open var headerReferenceSize: CGSize = .zero { didSet { changed(headerReferenceSize != oldValue) } }
    /// The size of footers; only the length along the scroll direction is used, and 0 means no footer.
    open var footerReferenceSize: CGSize = .zero { didSet { changed(footerReferenceSize != oldValue) } }
    /// Space around the lines of a section, in points.
    open var sectionInset: UIEdgeInsets = .zero { didSet { changed(sectionInset != oldValue) } }
    /// The area to which section insets are added; the one inside the content inset by default.
    open var sectionInsetReference: SectionInsetReference = .fromContentInset {
        didSet { changed(sectionInsetReference != oldValue) }
    }
    /// Whether headers stay visible while their section is; false by default.
    open var sectionHeadersPinToVisibleBounds = false
    /// Whether footers stay visible while their section is; false by default.
    open var sectionFootersPinToVisibleBounds = false
    /// How the items of a line are aligned; by default as in UIKit.
    open var lineAlignment: LineAlignment = .justified { didSet { changed(lineAlignment != oldValue) } }

    /// The estimate for automatic sizes.
    static let automaticEstimate = CGSize(width: 50, height: 50)

    private var frames = FlowFrames.empty

    /// Creates a layout with UIKit's defaults.
    public override init() {
        super.init()
    }

    /// Creates a layout with UIKit's defaults; there are no storyboards from which to decode one.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The class of invalidation contexts for flow layouts.
    open override class var invalidationContextClass: AnyClass {
        UICollectionViewFlowLayoutInvalidationContext.self
    }

    // MARK: Preparing

    /// Solves the layout; overrides must call super.
    open override func prepare() {
        super.prepare()
        frames = .empty
        lastError = nil
        warnings = []
        guard let host, host.bounds.isFiniteRect else { return }
        guard measuresVisible else {
            solve(host, measuring: nil)
            return
        }
        var measured: Set<ElementIdentity> = []
        solve(host, measuring: measured)
        for _ in 0..<Self.passLimit {
            let visible = frames.elements(in: mirror(host.bounds), pinning).map(\.element)
            guard !measured.isSuperset(of: visible) else { return }
            measured.formUnion(visible)
            solve(host, measuring: measured)
        }
    }

    /// The maximum number of passes that measure newly visible cells.
    private static let passLimit = 10

    private func solve(_ host: any CollectionLayoutHost, measuring items: Set<ElementIdentity>?) {
        var planner = FlowPlanner(layout: self, host: host, measuring: items)
        frames = FlowSolver(plan: planner.plan()).solve()
        lastError = planner.errors.first
        warnings = planner.warnings
    }

    /// The size of the content, in points.
    open override var collectionViewContentSize: CGSize { frames.contentSize }

    /// True if the length of lines changes, if anything is pinned, or if visible cells are measured.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let bounds = host?.bounds else { return false }
        let axis = scrollDirection.axis.cross
        return pins || measuresVisible || newBounds.size[axis] != bounds.size[axis]
    }

    /// A context that recomputes frames only if the size changes or visible cells are measured; pinning does not need
    /// it.
    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
            let resized = measuresVisible || newBounds.size != host?.bounds.size
            context.invalidateFlowLayoutDelegateMetrics = resized
            context.invalidateFlowLayoutAttributes = resized
        }
        return context
    }

    /// Invalidates what the context specifies; overrides must call super. Subclasses are always prepared again, because
    /// they may compute more in ``prepare()``.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if type(of: self) == UICollectionViewFlowLayout.self,
            let flow = context as? UICollectionViewFlowLayoutInvalidationContext, !flow.invalidateEverything,
            !flow.invalidateFlowLayoutDelegateMetrics, !flow.invalidateFlowLayoutAttributes
        {
            return
        }
        super.invalidateLayout(with: context)
    }

    // MARK: Queries

    /// The elements whose frames meet the rectangle: for each section the header, the cells in order, the footer.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        // A loop: a closure would be checked for its actor at each element.
        let mirror = mirror
        let placed = frames.elements(in: mirror(rect), pinning)
        var found: [UICollectionViewLayoutAttributes] = []
        found.reserveCapacity(placed.count)
        for element in placed { found.append(makeAttributes(element, frame: mirror(element.frame))) }
        return found
    }

    /// The attributes of an item; nil only if there is no such item.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(ifPlaced: frames.cell(indexPath))
    }

    /// The attributes of the header or footer of a section.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        switch elementKind {
        case CollectionElementKind.sectionHeader:
            attributes(ifPlaced: frames.header(indexPath.section, pinning))
        case CollectionElementKind.sectionFooter:
            attributes(ifPlaced: frames.footer(indexPath.section, pinning))
        default: nil
        }
    }

    override var measuresWhilePreparing: Bool { true }
}

extension UICollectionViewFlowLayout {
    /// The estimated size of self-sizing cells.
    package var initialEstimate: CGSize {
        estimatedItemSize == Self.automaticSize ? Self.automaticEstimate : estimatedItemSize
    }

    /// Whether cells are measured when they become visible.
    private var measuresVisible: Bool {
        estimatedItemSize != .zero && host?.preferredSizes.policy == .visible
            && host?.preferredSizes.provider != nil
    }

    private var pins: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

    private func changed(_ isChange: Bool) {
        if isChange { invalidateLayout() }
    }

    private var mirror: ReadingMirror { mirror(inWidth: frames.contentSize.width) }

    private var pinning: FlowFrames.Pinning {
        var visible = CGRect.zero
        if let host { visible = host.bounds.inset(by: host.adjustedContentInset) }
        return FlowFrames.Pinning(
            headers: sectionHeadersPinToVisibleBounds, footers: sectionFootersPinToVisibleBounds,
            visible: mirror(visible))
    }

    private func attributes(ifPlaced placed: PlacedElement?) -> UICollectionViewLayoutAttributes? {
        placed.map { makeAttributes($0, frame: mirror($0.frame)) }
    }
}

import Foundation

/// A layout that fills lines with items, like words on a page.
///
/// ```swift
/// let layout = UICollectionViewFlowLayout()
/// layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
/// layout.lineAlignment = .leading        // a tag cloud
/// ```
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// How the items of a line are put; UIKit knows only ``justified``.
    public enum LineAlignment: String, Hashable, Sendable, CaseIterable {
        /// UIKit's rules: lines fill the room, except the last one.
        case justified
        /// Lines start at the inset, items the least spacing apart.
        case leading
        /// Lines are centred, items the least spacing apart.
        case centered
        /// Lines end at the inset, items the least spacing apart.
        case trailing
    }

    /// What section insets count from, across the scroll direction.
    public enum SectionInsetReference: Int, Hashable, Sendable {
        /// The content inset.
        case fromContentInset = 0
        /// The safe area.
        case fromSafeArea
        /// The layout margins.
        case fromLayoutMargins
    }

    /// The value of ``estimatedItemSize`` that leaves sizes to the cells.
    public static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    /// The spacing between lines, in points.
    open var minimumLineSpacing: CGFloat = 10 { didSet { changed(minimumLineSpacing != oldValue) } }
    /// The least spacing between items of a line, in points.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { changed(minimumInteritemSpacing != oldValue) } }
    /// The size of cells, in points.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { changed(itemSize != oldValue) } }
    /// The first guess where cells size themselves; zero where they do not.
    open var estimatedItemSize: CGSize = .zero { didSet { changed(estimatedItemSize != oldValue) } }
    /// The direction of scrolling.
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
        didSet { changed(scrollDirection != oldValue) }
    }
    /// The size of headers; only the length along the scroll direction counts, and 0 means none.
    open var headerReferenceSize: CGSize = .zero { didSet { changed(headerReferenceSize != oldValue) } }
    /// The size of footers; only the length along the scroll direction counts, and 0 means none.
    open var footerReferenceSize: CGSize = .zero { didSet { changed(footerReferenceSize != oldValue) } }
    /// Room around the lines of a section, in points.
    open var sectionInset: UIEdgeInsets = .zero { didSet { changed(sectionInset != oldValue) } }
    /// What section insets count from.
    open var sectionInsetReference: SectionInsetReference = .fromContentInset {
        didSet { changed(sectionInsetReference != oldValue) }
    }
    /// Whether headers stay in sight while their section is.
    open var sectionHeadersPinToVisibleBounds = false
    /// Whether footers stay in sight while their section is.
    open var sectionFootersPinToVisibleBounds = false
    /// How the items of a line are put; as in UIKit by default.
    open var lineAlignment: LineAlignment = .justified { didSet { changed(lineAlignment != oldValue) } }

    /// Where automatic sizes start from.
    static let automaticEstimate = CGSize(width: 50, height: 50)

    private var frames = FlowFrames.empty

    /// A layout with UIKit's defaults.
    public override init() {
        super.init()
    }

    /// A layout with UIKit's defaults; there are no storyboards to decode one from.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Flow layouts use contexts of their own.
    open override class var invalidationContextClass: AnyClass {
        UICollectionViewFlowLayoutInvalidationContext.self
    }

    // MARK: Preparing

    /// Solves the layout; overrides call super.
    open override func prepare() {
        super.prepare()
        frames = .empty
        lastError = nil
        warnings = []
        guard let collectionView, collectionView.bounds.isFiniteRect else { return }
        guard measuresVisible else {
            solve(collectionView, measuring: nil)
            return
        }
        var measured: Set<ElementIdentity> = []
        solve(collectionView, measuring: measured)
        for _ in 0..<Self.passLimit {
            let visible = frames.elements(in: mirrored(collectionView.bounds), pinning).map(\.element)
            guard !measured.isSuperset(of: visible) else { return }
            measured.formUnion(visible)
            solve(collectionView, measuring: measured)
        }
    }

    /// Passes after which measuring what comes into sight ends.
    private static let passLimit = 10

    private func solve(_ collectionView: UICollectionView, measuring items: Set<ElementIdentity>?) {
        var planner = FlowPlanner(layout: self, collectionView: collectionView, measuring: items)
        frames = FlowSolver(plan: planner.plan()).solve()
        lastError = planner.errors.first
        warnings = planner.warnings
    }

    /// The size of the content, in points.
    open override var collectionViewContentSize: CGSize { frames.contentSize }

    /// True when lines change their length or anything is pinned.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let bounds = collectionView?.bounds else { return false }
        let axis = scrollDirection.axis.cross
        return pins || measuresVisible || newBounds.size[axis] != bounds.size[axis]
    }

    /// A context that computes frames again only when the size changes: pinning needs no new layout.
    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
            let resized = measuresVisible || newBounds.size != collectionView?.bounds.size
            context.invalidateFlowLayoutDelegateMetrics = resized
            context.invalidateFlowLayoutAttributes = resized
        }
        return context
    }

    /// Makes what the context names invalid; overrides call super. Subclasses, which may compute more in ``prepare()``,
    /// are always prepared again.
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

    /// The elements whose frames meet the rectangle: cells in order, after the header and before the footer.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        frames.elements(in: mirrored(rect), pinning).map(attributes)
    }

    /// The cell of an item; nil only where there is no such item.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        frames.cell(indexPath).map(attributes)
    }

    /// The header or footer of a section.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        switch elementKind {
        case UICollectionView.elementKindSectionHeader: frames.header(indexPath.section, pinning).map(attributes)
        case UICollectionView.elementKindSectionFooter: frames.footer(indexPath.section, pinning).map(attributes)
        default: nil
        }
    }

    override var measuresWhilePreparing: Bool { true }
}

extension UICollectionViewFlowLayout {
    /// The size that self-sizing cells start from.
    var initialEstimate: CGSize {
        estimatedItemSize == Self.automaticSize ? Self.automaticEstimate : estimatedItemSize
    }

    /// Whether cells are measured as they come into sight.
    private var measuresVisible: Bool {
        estimatedItemSize != .zero && collectionView?.measuringPolicy == .visible
            && collectionView?.preferredSizeProvider != nil
    }

    private var pins: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

    private func changed(_ isChange: Bool) {
        if isChange { invalidateLayout() }
    }

    private var isMirrored: Bool {
        flipsHorizontallyInOppositeLayoutDirection && collectionView?.isRightToLeft == true
    }

    private func mirrored(_ rect: CGRect) -> CGRect {
        isMirrored ? rect.mirrored(inWidth: frames.contentSize.width) : rect
    }

    private var pinning: FlowFrames.Pinning {
        let visible = collectionView.map { $0.bounds.inset(by: $0.adjustedContentInset) } ?? .zero
        return FlowFrames.Pinning(
            headers: sectionHeadersPinToVisibleBounds, footers: sectionFootersPinToVisibleBounds,
            visible: mirrored(visible))
    }

    private func attributes(_ placed: PlacedElement) -> UICollectionViewLayoutAttributes {
        makeAttributes(placed, frame: mirrored(placed.frame))
    }
}

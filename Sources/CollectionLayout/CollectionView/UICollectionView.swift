import Foundation

/// What layouts ask: a collection view without views, windows or a screen.
///
/// ```swift
/// let collectionView = UICollectionView(
///     frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
/// collectionView.itemCounts = [40, 12]
/// try collectionView.layoutElements()
/// let attributes = layout.layoutAttributesForElements(in: collectionView.bounds)
/// ```
///
/// Setting anything that frames depend on invalidates the layout; scrolling does not, unless the layout asks for it.
open class UICollectionView: UIScrollView {
    /// The kind of section headers of flow layouts.
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of section footers of flow layouts.
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    private var size: CGSize
    private var traits = UITraitCollection.phone
    private var store = PreferredSizeStore()
    var interactiveTransition: InteractiveTransition?
    private(set) var requestedOrthogonalOffsets: [Int: CGFloat] = [:]

    /// A collection view of a size with a layout.
    public init(frame: CGRect, collectionViewLayout: UICollectionViewLayout) {
        size = frame.size
        self.collectionViewLayout = collectionViewLayout
        super.init()
        self.frame = frame
        collectionViewLayout.attach(to: self)
    }

    // MARK: Geometry

    /// The rectangle in the parent. Only its size matters to layouts.
    open override var frame: CGRect {
        didSet { resize(to: frame.size) }
    }

    /// The visible rectangle in content coordinates: the content offset and the size.
    open override var bounds: CGRect {
        get { CGRect(origin: contentOffset, size: size) }
        set {
            contentOffset = newValue.origin
            resize(to: newValue.size)
        }
    }

    /// Where the content is scrolled to.
    open override var contentOffset: CGPoint {
        didSet {
            guard contentOffset != oldValue else { return }
            boundsChanged()
            delegate?.scrollViewDidScroll(self)
        }
    }

    /// The size of the content.
    open override var contentSize: CGSize {
        prepareLayoutIfNeeded()
        return collectionViewLayout.collectionViewContentSize
    }

    /// Room around the content, in points.
    open override var contentInset: UIEdgeInsets {
        didSet { if contentInset != oldValue { invalidate() } }
    }

    /// Insets that the surroundings add to ``contentInset``, such as those of a navigation bar.
    open var additionalContentInset: UIEdgeInsets = .zero {
        didSet { if additionalContentInset != oldValue { invalidate() } }
    }

    /// ``contentInset`` and ``additionalContentInset`` together.
    open override var adjustedContentInset: UIEdgeInsets { contentInset + additionalContentInset }

    /// The parts of the edges that bars and notches cover.
    open var safeAreaInsets: UIEdgeInsets = .zero {
        didSet { if safeAreaInsets != oldValue { invalidate() } }
    }

    /// The margins that content keeps; 8 points on every side by default.
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
        didSet { if layoutMargins != oldValue { invalidate() } }
    }

    /// The margins with sides named by reading direction.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { layoutMargins.directional(rightToLeft: isRightToLeft) }
        set {
            layoutMargins = UIEdgeInsets(
                top: newValue.top, left: isRightToLeft ? newValue.trailing : newValue.leading, bottom: newValue.bottom,
                right: isRightToLeft ? newValue.leading : newValue.trailing)
        }
    }

    /// The traits. Those that are left unspecified are a phone's: scale 2, light, left to right, text of usual size.
    open var traitCollection: UITraitCollection {
        get { traits }
        set {
            let completed = UITraitCollection(traitsFrom: [.phone, newValue])
            guard traits != completed else { return }
            traits = completed
            invalidate()
        }
    }

    /// The reading direction.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        isRightToLeft ? .rightToLeft : .leftToRight
    }

    /// Whether reading goes from right to left.
    public var isRightToLeft: Bool { traitCollection.layoutDirection == .rightToLeft }

    // MARK: Contents

    /// The number of items of each section; used where there is no data source.
    open var itemCounts: [Int] = [] {
        didSet { if itemCounts != oldValue { invalidate() } }
    }

    /// What counts sections and items, in place of ``itemCounts``.
    open weak var dataSource: (any CollectionViewItemCounting)? {
        didSet { invalidate() }
    }

    /// The delegate, which a flow layout asks for sizes if it is a ``FlowLayoutDelegate``. UIKit's
    /// `UICollectionViewDelegate` and `UICollectionViewDelegateFlowLayout` are declared beside the cells.
    open weak var delegate: (any CollectionViewLayoutDelegate)? {
        didSet { invalidate() }
    }

    /// The number of sections.
    open var numberOfSections: Int {
        dataSource?.numberOfSections(in: self) ?? itemCounts.count
    }

    /// The number of items of a section, or 0 where there is no such section.
    open func numberOfItems(inSection section: Int) -> Int {
        if let dataSource { return dataSource.collectionView(self, numberOfItemsInSection: section) }
        return itemCounts.indices.contains(section) ? itemCounts[section] : 0
    }

    // MARK: Layout

    /// The layout.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            guard collectionViewLayout !== oldValue else { return }
            oldValue.detach()
            collectionViewLayout.attach(to: self)
        }
    }

    /// Measures contents for layouts with estimated sizes; without one, estimates are final.
    open var preferredSizeProvider: PreferredSizeProvider? {
        didSet {
            store.forgetAll()
            invalidate()
        }
    }

    /// Which elements of compositional and flow layouts are measured; all of them by default.
    open var measuringPolicy: MeasuringPolicy = .everything {
        didSet { if measuringPolicy != oldValue { invalidate() } }
    }

    /// What happens at a mistake in the layout; it is thrown by default.
    open var faultPolicy: LayoutFaultPolicy = .throws

    /// Whether cells that change are measured again at once; everything here is measured for each layout, so nothing
    /// depends on it.
    open var selfSizingInvalidation: SelfSizingInvalidation = .enabled

    /// How fast other items make room for one that is dragged; nothing here is dragged.
    open var reorderingCadence: ReorderingCadence = .immediate

    /// What the modules of views keep with the collection view: its cells, and where they come from.
    package final var hosting: AnyObject?

    /// How often everything was reloaded, so that whoever keeps cells sees when they are old.
    package private(set) final var reloadCount = 0

    /// Asks for counts and measured sizes again.
    open func reloadData() {
        reloadCount += 1
        store.forgetAll()
        invalidate()
    }

    /// Forgets measured sizes, as reloading does; all of them when no elements are named.
    open func forgetPreferredSizes(of elements: [ElementIdentity]? = nil) {
        if let elements { store.forget(elements) } else { store.forgetAll() }
        invalidate()
    }

    /// Asks the provider, or remembers what it answered before.
    func preferredSize(for request: PreferredSizeRequest) -> CGSize? {
        guard let preferredSizeProvider else { return nil }
        return store.size(for: request, asking: preferredSizeProvider)
    }

    /// What the provider answered before, without asking it.
    func knownPreferredSize(for request: PreferredSizeRequest) -> CGSize? {
        store.known(for: request)
    }

    /// Whether groups that are not measured are solved one by one all the same: what tests compare the shorter way with.
    var solvesAllGroups = false

    /// The items that the provider was asked for, section by section, in no order.
    var itemsOfKnownSize: [Int: [Int]] { store.items }

    /// Answers the questions for many cells of a section at once, in order, or nil where there is nothing to be gained.
    package final var preferredSizesProvider: (([PreferredSizeRequest]) -> [CGSize?]?)?

    /// The least number of cells that are asked for at once.
    package static let leastCellsAhead = 128

    /// Asks for the sizes that cells of a section will be asked for, all at once. Nothing depends on it but the time that
    /// it takes: what was not foreseen is asked for when its turn comes.
    func measureAhead(count: Int, _ request: (Int) -> PreferredSizeRequest) {
        guard let preferredSizesProvider, measuringPolicy == .everything, count >= Self.leastCellsAhead,
            !store.holds(request(0))
        else { return }
        let requests = (0..<count).map(request)
        guard let answers = preferredSizesProvider(requests) else { return }
        for (request, answer) in zip(requests, answers) { store.remember(answer, to: request) }
    }

    /// Requests an offset for an orthogonal section, from its leading end, in points; nil scrolls it back.
    ///
    /// The section comes to rest where its scrolling behaviour allows.
    open func setOrthogonalOffset(_ offset: CGFloat?, inSection section: Int) {
        requestedOrthogonalOffsets[section] = offset
        let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
        if layout?.isPrepared == true { layout?.callVisibleItemsHandlers(ofSection: section) }
    }

    /// The offset that was requested for an orthogonal section, or nil.
    package func requestedOrthogonalOffset(inSection section: Int) -> CGFloat? {
        requestedOrthogonalOffsets[section]
    }

    /// The offset at which an orthogonal section rests; 0 for other sections.
    open func orthogonalOffset(inSection section: Int) -> CGFloat {
        prepareLayoutIfNeeded()
        return collectionViewLayout.orthogonalOffset(inSection: section)
    }

    func prepareLayoutIfNeeded() {
        collectionViewLayout.prepareIfNeeded()
    }

    // MARK: Changes

    private func resize(to newSize: CGSize) {
        guard newSize != size else { return }
        size = newSize
        if frame.size != newSize { frame.size = newSize }
        invalidate()
    }

    private func invalidate() {
        collectionViewLayout.invalidateLayout()
    }

    private func boundsChanged() {
        let layout = collectionViewLayout
        if layout.shouldInvalidateLayout(forBoundsChange: bounds) {
            layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
        }
        layout.scrollPositionChanged()
    }
}

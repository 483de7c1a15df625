import CollectionLayout
import Foundation

/// A collection view: what layouts ask, and the views that modules above make for it.
///
/// ```swift
/// let collectionView = UICollectionView(
///     frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
/// collectionView.itemCounts = [40, 12]
/// try collectionView.layoutElements()
/// let attributes = layout.layoutAttributesForElements(in: collectionView.bounds)
/// ```
///
/// Setting a property that frames depend on invalidates the layout; scrolling does not, unless the layout requests it.
open class UICollectionView: UIScrollView, CollectionLayoutHost {
    /// The kind of section headers of flow layouts.
    nonisolated public static let elementKindSectionHeader = CollectionElementKind.sectionHeader
    /// The kind of section footers of flow layouts.
    nonisolated public static let elementKindSectionFooter = CollectionElementKind.sectionFooter

    private var traits = UITraitCollection.phone
    private var hasOwnTraits = false
    private var ownLayoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    var interactiveTransition: InteractiveTransition?

    /// The preferred sizes of the content, and what measures them.
    public final let preferredSizes = PreferredSizes()
    /// The offsets that were requested for orthogonal sections, in points from their leading end, by section.
    public final var requestedOrthogonalOffsets: [Int: CGFloat] = [:]

    /// Creates a collection view with a layout.
    public init(frame: CGRect, collectionViewLayout: UICollectionViewLayout) {
        self.collectionViewLayout = collectionViewLayout
        super.init(frame: frame)
        collectionViewLayout.attach(to: self)
    }

    /// Creates a collection view from a nib, with a flow layout.
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        collectionViewLayout.attach(to: self)
    }

    // MARK: Geometry

    /// The rectangle in the parent. Layouts use only its size.
    open override var frame: CGRect {
        get { super.frame }
        set {
            let old = super.bounds.size
            super.frame = newValue
            if super.bounds.size != old { hostChanged() }
        }
    }

    /// The visible rectangle in content coordinates: the content offset and the size.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds
            super.bounds = newValue
            if super.bounds.size != old.size { hostChanged() }
            if super.bounds.origin != old.origin { boundsChanged() }
        }
    }

    /// The size of the content, as the layout computes it.
    open override var contentSize: CGSize {
        get {
            prepareLayoutIfNeeded()
            return collectionViewLayout.collectionViewContentSize
        }
        set {}
    }

    /// The space around the content, in points.
    open override var contentInset: UIEdgeInsets {
        didSet { if contentInset != oldValue { hostChanged() } }
    }

    /// Insets that the environment adds to ``contentInset``, such as those of a navigation bar.
    open var additionalContentInset: UIEdgeInsets = .zero {
        didSet { if additionalContentInset != oldValue { hostChanged() } }
    }

    /// The sum of ``contentInset`` and ``additionalContentInset``.
    open override var adjustedContentInset: UIEdgeInsets { contentInset + additionalContentInset }

    /// The areas at the edges that bars and notches cover.
    open override var safeAreaInsets: UIEdgeInsets {
        get { super.safeAreaInsets }
        set {
            guard hostedSafeArea != newValue else { return }
            hostedSafeArea = newValue
            hostChanged()
        }
    }

    /// The margins of the content; 8 points on every side by default. In a superview they are as for every view.
    open override var layoutMargins: UIEdgeInsets {
        get { superview == nil ? ownLayoutMargins : super.layoutMargins }
        set {
            super.layoutMargins = newValue
            guard ownLayoutMargins != newValue else { return }
            ownLayoutMargins = newValue
            hostChanged()
        }
    }

    /// The margins with sides named by reading direction.
    open override var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { layoutMargins.directional(isRightToLeft: isRightToLeft) }
        set { layoutMargins = newValue.absolute(isRightToLeft: isRightToLeft) }
    }

    /// The traits. Unspecified traits are those of a phone: scale 2, light, left to right, default text size. In a
    /// superview they are the superview's, unless an app has set others.
    open override var traitCollection: UITraitCollection {
        get { superview == nil || hasOwnTraits ? traits : super.traitCollection }
        set {
            hasOwnTraits = true
            let completed = UITraitCollection(traitsFrom: [.phone, newValue])
            guard traits != completed else { return }
            traits = completed
            hostChanged()
        }
    }

    // MARK: Contents

    /// The number of items of each section; used if there is no data source.
    open var itemCounts: [Int] = [] {
        didSet { if itemCounts != oldValue { hostChanged() } }
    }

    /// Provides the numbers of sections and items, and overrides ``itemCounts``.
    open weak var dataSource: (any CollectionViewItemCounting)? {
        didSet { hostChanged() }
    }

    /// The delegate, which a flow layout asks for sizes if it is a ``FlowLayoutDelegate``. UIKit's
    /// `UICollectionViewDelegate` and `UICollectionViewDelegateFlowLayout` are declared next to the cells.
    open weak var delegate: (any CollectionViewLayoutDelegate)? {
        didSet {
            scrollDelegate = delegate
            hostChanged()
        }
    }

    /// The number of sections.
    open var numberOfSections: Int {
        dataSource?.numberOfSections(in: self) ?? itemCounts.count
    }

    /// The number of items of a section, or 0 if there is no such section.
    open func numberOfItems(inSection section: Int) -> Int {
        if let dataSource { return dataSource.collectionView(self, numberOfItemsInSection: section) }
        return itemCounts.indices.contains(section) ? itemCounts[section] : 0
    }

    // MARK: Layout

    /// The layout; setting it detaches the old one.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            guard collectionViewLayout !== oldValue else { return }
            oldValue.detach()
            collectionViewLayout.attach(to: self)
        }
    }

    /// What happens on an error in the layout; by default it is thrown.
    open var faultPolicy: LayoutFaultPolicy = .throws

    /// Whether changed cells are measured again at once; has no effect, because everything is measured for each layout.
    open var selfSizingInvalidation: SelfSizingInvalidation = .enabled

    /// How fast other items make way for a dragged item; has no effect, as nothing is dragged here.
    open var reorderingCadence: ReorderingCadence = .immediate

    /// Storage for the modules with views: the cells of the collection view, and their sources; a
    /// ``CollectionViewHosting``.
    package final var hosting: AnyObject?

    /// The number of reloads, which tells owners of cells when those are outdated.
    package private(set) final var reloadCount = 0

    /// Reloads the counts, and measures all sizes again.
    open func reloadData() {
        reloadCount += 1
        forgetPreferredSizes()
    }

    /// Prepares the layout, and makes and places the visible views, as UIKit does at each layout. While an image is
    /// drawn nothing happens here: it lays the elements out with its fonts and its traits.
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard ViewResources.current == nil else { return }
        prepareLayoutIfNeeded()
        (hosting as? any CollectionViewHosting)?.layOutVisibleViews()
    }

    /// The views that an app has added, and the visible cells and supplementary views above them.
    open override var subviews: [UIView] {
        super.subviews + ((hosting as? any CollectionViewHosting)?.visibleViews ?? [])
    }

    // MARK: Changes

    private func boundsChanged() {
        setNeedsLayout()
        hostScrolled()
    }

    /// Schedules a layout pass, which prepares the layout.
    public func layoutBecameInvalid() {
        setNeedsLayout()
    }

    /// Returns what the delegate provides, if it is a ``FlowLayoutDelegate``.
    public func flowLayoutSizes(for layout: UICollectionViewFlowLayout) -> (any FlowLayoutSizes)? {
        (delegate as? any FlowLayoutDelegate).map {
            DelegateFlowSizes(delegate: $0, collectionView: self, layout: layout)
        }
    }
}

/// The views of a collection view, which modules above this one make.
@MainActor
package protocol CollectionViewHosting: AnyObject {
    /// Makes the views of the visible elements that have none, and places all of them.
    func layOutVisibleViews()
    /// The views of the visible elements as last shown, from back to front.
    var visibleViews: [UIView] { get }
}

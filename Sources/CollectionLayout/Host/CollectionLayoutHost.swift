import Foundation

/// What a layout asks of the collection that it lays out. `UICollectionView` is one; ``StandaloneLayoutHost`` is one
/// without views.
///
/// A type that conforms calls ``hostChanged()`` after a change of a value that frames depend on, and
/// ``hostScrolled()`` after a change of the origin of the bounds.
@MainActor @preconcurrency
public protocol CollectionLayoutHost: AnyObject {
    /// The rectangle in the parent, in points. Layouts use only its size.
    var frame: CGRect { get }
    /// The visible rectangle in content coordinates: the content offset and the size.
    var bounds: CGRect { get }
    /// The point of the content at the origin of the bounds.
    var contentOffset: CGPoint { get set }
    /// The space around the content, in points.
    var adjustedContentInset: UIEdgeInsets { get }
    /// The areas at the edges that bars and notches cover, in points.
    var safeAreaInsets: UIEdgeInsets { get }
    /// The margins of the content, in points.
    var layoutMargins: UIEdgeInsets { get }
    /// The traits, all of which are specified.
    var traitCollection: UITraitCollection { get }
    /// The reading direction.
    var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { get }

    /// The number of sections.
    var numberOfSections: Int { get }
    /// The number of items of a section, or 0 if there is no such section.
    func numberOfItems(inSection section: Int) -> Int
    /// The sizes and spacings that a delegate provides for a flow layout; nil if the layout's own hold everywhere.
    func flowLayoutSizes(for layout: UICollectionViewFlowLayout) -> (any FlowLayoutSizes)?

    /// The layout.
    var collectionViewLayout: UICollectionViewLayout { get }
    /// The preferred sizes of the content, and what measures them.
    var preferredSizes: PreferredSizes { get }
    /// The offsets that were requested for orthogonal sections, in points from their leading end, by section.
    var requestedOrthogonalOffsets: [Int: CGFloat] { get set }
    /// What happens on an error in the layout.
    var faultPolicy: LayoutFaultPolicy { get }

    /// Called when the layout becomes invalid, so that the host can schedule the next one.
    func layoutBecameInvalid()
}

extension CollectionLayoutHost {
    var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Returns nil: no delegate provides sizes.
    public func flowLayoutSizes(for layout: UICollectionViewFlowLayout) -> (any FlowLayoutSizes)? { nil }

    /// Does nothing, because a host that lays out on request needs no schedule.
    public func layoutBecameInvalid() {}

    /// Prepares the layout if it is invalid.
    public func prepareLayoutIfNeeded() {
        collectionViewLayout.prepareIfNeeded()
    }

    /// Invalidates the layout after a change of a value that frames depend on.
    public func hostChanged() {
        collectionViewLayout.invalidateLayout()
    }

    /// Tells the layout that the bounds have another origin.
    public func hostScrolled() {
        let layout = collectionViewLayout
        if layout.shouldInvalidateLayout(forBoundsChange: bounds) {
            layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
        }
        layout.scrollPositionChanged()
    }

    /// Measures content for layouts with estimated sizes; if nil, estimates are final.
    public var preferredSizeProvider: PreferredSizeProvider? {
        get { preferredSizes.provider }
        set {
            preferredSizes.provider = newValue
            hostChanged()
        }
    }

    /// Which elements compositional and flow layouts measure; all by default.
    public var measuringPolicy: CollectionMeasuringPolicy {
        get { preferredSizes.policy }
        set {
            guard preferredSizes.policy != newValue else { return }
            preferredSizes.policy = newValue
            hostChanged()
        }
    }

    /// Removes the cached sizes of some elements, or of all if `elements` is nil.
    public func forgetPreferredSizes(of elements: [ElementIdentity]? = nil) {
        preferredSizes.forget(elements)
        hostChanged()
    }

    /// Requests an offset for an orthogonal section, from its leading end, in points; nil scrolls it back to the start.
    ///
    /// The section stops at an offset that its scrolling behaviour allows.
    public func setOrthogonalOffset(_ offset: CGFloat?, inSection section: Int) {
        requestedOrthogonalOffsets[section] = offset
        let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
        if layout?.isPrepared == true { layout?.callVisibleItemsHandlers(ofSection: section) }
    }

    /// The offset at which an orthogonal section rests; 0 for other sections.
    public func orthogonalOffset(inSection section: Int) -> CGFloat {
        prepareLayoutIfNeeded()
        return collectionViewLayout.orthogonalOffset(inSection: section)
    }
}

/// The sizes and spacings of a flow layout that differ from item to item and from section to section. Nil, which all
/// methods return by default, leaves the layout's own value.
@MainActor @preconcurrency
public protocol FlowLayoutSizes {
    /// The size of an item's cell, in points.
    func sizeForItem(at indexPath: IndexPath) -> CGSize?
    /// The insets of a section, in points.
    func inset(forSection section: Int) -> UIEdgeInsets?
    /// The spacing between lines, in points.
    func minimumLineSpacing(forSection section: Int) -> CGFloat?
    /// The minimum spacing between items of a line, in points.
    func minimumInteritemSpacing(forSection section: Int) -> CGFloat?
    /// The size of a header; only its length along the scroll direction is used.
    func referenceSizeForHeader(inSection section: Int) -> CGSize?
    /// The size of a footer; only its length along the scroll direction is used.
    func referenceSizeForFooter(inSection section: Int) -> CGSize?
}

extension FlowLayoutSizes {
    /// Returns nil.
    public func sizeForItem(at indexPath: IndexPath) -> CGSize? { nil }
    /// Returns nil.
    public func inset(forSection section: Int) -> UIEdgeInsets? { nil }
    /// Returns nil.
    public func minimumLineSpacing(forSection section: Int) -> CGFloat? { nil }
    /// Returns nil.
    public func minimumInteritemSpacing(forSection section: Int) -> CGFloat? { nil }
    /// Returns nil.
    public func referenceSizeForHeader(inSection section: Int) -> CGSize? { nil }
    /// Returns nil.
    public func referenceSizeForFooter(inSection section: Int) -> CGSize? { nil }
}

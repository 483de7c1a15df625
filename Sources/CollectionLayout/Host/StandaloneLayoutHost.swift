import Foundation

/// A collection without views, for code that needs only frames.
///
/// ```swift
/// let host = StandaloneLayoutHost(
///     frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
/// host.itemCounts = [40, 12]
/// try host.layoutElements()
/// let attributes = layout.layoutAttributesForElements(in: host.bounds)
/// ```
///
/// Setting a property that frames depend on invalidates the layout; scrolling does not, unless the layout requests it.
/// A custom layout that reads its `collectionView` needs a `UICollectionView` instead.
@MainActor @preconcurrency
public final class StandaloneLayoutHost: CollectionLayoutHost {
    /// Creates a host with a layout.
    public init(frame: CGRect, collectionViewLayout: UICollectionViewLayout) {
        self.frame = frame
        self.collectionViewLayout = collectionViewLayout
        collectionViewLayout.attach(to: self)
    }

    /// The rectangle in the parent, in points. Layouts use only its size.
    public var frame: CGRect { didSet { if frame.size != oldValue.size { hostChanged() } } }

    /// The point of the content at the origin of the bounds.
    public var contentOffset: CGPoint = .zero { didSet { if contentOffset != oldValue { hostScrolled() } } }

    /// The visible rectangle in content coordinates: the content offset and the size.
    public var bounds: CGRect {
        get { CGRect(origin: contentOffset, size: frame.size) }
        set {
            frame.size = newValue.size
            contentOffset = newValue.origin
        }
    }

    /// The size of the content, as the layout computes it.
    public var contentSize: CGSize {
        prepareLayoutIfNeeded()
        return collectionViewLayout.collectionViewContentSize
    }

    /// The space around the content, in points.
    public var contentInset: UIEdgeInsets = .zero { didSet { changed(contentInset != oldValue) } }

    /// The same as ``contentInset``.
    public var adjustedContentInset: UIEdgeInsets { contentInset }

    /// The areas at the edges that bars and notches cover, in points.
    public var safeAreaInsets: UIEdgeInsets = .zero { didSet { changed(safeAreaInsets != oldValue) } }

    /// The margins of the content; 8 points on every side by default.
    public var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
        didSet { changed(layoutMargins != oldValue) }
    }

    /// The traits. Traits that you leave unspecified have the values of a phone: scale 2, light, left to right, default
    /// text size.
    public var traitCollection: UITraitCollection {
        get { traits }
        set {
            let completed = UITraitCollection(traitsFrom: [.phone, newValue])
            guard traits != completed else { return }
            traits = completed
            hostChanged()
        }
    }
    private var traits = UITraitCollection.phone

    /// The direction of the traits.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// The number of items of each section.
    public var itemCounts: [Int] = [] { didSet { changed(itemCounts != oldValue) } }

    /// The number of sections.
    public var numberOfSections: Int { itemCounts.count }

    /// The number of items of a section, or 0 if there is no such section.
    public func numberOfItems(inSection section: Int) -> Int {
        itemCounts.indices.contains(section) ? itemCounts[section] : 0
    }

    /// The sizes of items and the spacings of sections, for a flow layout; nil if the layout's own hold everywhere.
    public var flowLayoutSizes: (any FlowLayoutSizes)? { didSet { hostChanged() } }

    /// Returns ``flowLayoutSizes``.
    public func flowLayoutSizes(for layout: UICollectionViewFlowLayout) -> (any FlowLayoutSizes)? { flowLayoutSizes }

    /// The layout; setting it detaches the old one.
    public var collectionViewLayout: UICollectionViewLayout {
        didSet {
            guard collectionViewLayout !== oldValue else { return }
            oldValue.detach()
            collectionViewLayout.attach(to: self)
        }
    }

    /// The preferred sizes of the content, and what measures them.
    public let preferredSizes = PreferredSizes()

    /// The offsets that were requested for orthogonal sections, in points from their leading end, by section.
    public var requestedOrthogonalOffsets: [Int: CGFloat] = [:]

    /// What happens on an error in the layout; by default it is thrown.
    public var faultPolicy: LayoutFaultPolicy = .throws

    private func changed(_ isChange: Bool) {
        if isChange { hostChanged() }
    }
}

import CollectionLayout
import FlatlayViews
import Foundation

/// The base class of headers, footers, badges, backgrounds and cells of a collection view, which reuses them for other
/// elements of the same kind.
///
/// There are no subviews and layers. ``contentConfiguration``, ``backgroundConfiguration`` and ``backgroundColor``
/// define what is drawn; in UIKit only cells have the first two.
///
/// ```swift
/// let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
///     elementKind: UICollectionView.elementKindSectionHeader
/// ) { view, kind, indexPath in
///     view.contentConfiguration = UIHostingConfiguration { Text("Films").font(.title2.bold()) }
/// }
/// ```
open class UICollectionReusableView: NSObject {
    /// The rectangle that the view was created with. The layout determines where it is drawn.
    open var frame: CGRect
    /// The identifier with which the view was dequeued; nil if it was not dequeued.
    open internal(set) var reuseIdentifier: String?
    /// The colour behind the background configuration and the content; nil for none.
    open var backgroundColor: UIColor?
    /// The tint of accessories and symbols; nil for the inherited tint.
    open var tintColor: UIColor?
    /// The content; nil for none.
    open var contentConfiguration: (any UIContentConfiguration)?
    /// The background behind the content; nil for none.
    open var backgroundConfiguration: UIBackgroundConfiguration?

    /// The number of the view in the order in which its collection view configured its views.
    var shownNumber = 0
    /// The reuse pool that the view returns to.
    var reuseKey: ReuseKey?
    /// The traits of the collection view around this view.
    var surroundingTraits = UITraitCollection()

    /// Creates a view with a frame.
    public init(frame: CGRect) {
        self.frame = frame
    }

    /// Returns nil: archives of views are not supported.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Creates a view with an empty frame.
    public override convenience init() {
        self.init(frame: .zero)
    }

    /// The initialiser with which a collection view creates views of a class known only at run time; see ``make()``. It
    /// calls the `init(frame:)` of the subclass, as every convenience initialiser does.
    @_silgen_name("flatlay_reusable_view_make")
    convenience init(dequeued: ()) {
        self.init(frame: .zero)
    }

    /// Called before the view is reused for another element.
    open func prepareForReuse() {}

    /// Called with the layout attributes of the view; does nothing by default.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Returns the attributes unchanged: the content configuration determines the preferred size.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { layoutAttributes }

    /// Updates the configurations; called before each drawing.
    func updateConfigurations() {}

    /// What this view passes to its configurations about the cell around them.
    var surroundings: CellSurroundings { CellSurroundings() }

    /// The content, inside the parts that belong to this kind of view.
    func makeContent() -> AnyView {
        guard let configuration = contentConfiguration else { return AnyView(Color.clear) }
        if let configuration = configuration as? any CellContentConfiguration {
            return configuration.makeContent(in: surroundings)
        }
        return configuration.makeContent()
    }

    /// A copy of the view's current state: later changes of this object do not affect it.
    package final func makeView() -> AnyView {
        updateConfigurations()
        let (color, background, tint) = (backgroundColor, backgroundConfiguration, tintColor)
        let content = makeContent()
        let tinted = tintColor.map { AnyView(content.tint(Color(uiColor: $0))) } ?? content
        guard color != nil || background != nil else { return tinted }
        return AnyView(
            tinted.background {
                ZStack {
                    if let color { Color(uiColor: color) }
                    if let background { background.content(tint: tint) }
                }
            })
    }
}

import CollectionLayout
import FlatlayViews
import Foundation

/// A header, a footer, a badge, a background or a cell of a collection view: it is made once, and used again for other
/// elements of its kind.
///
/// There are no subviews and layers. What is drawn is said by ``contentConfiguration``, ``backgroundConfiguration`` and
/// ``backgroundColor``; UIKit has the first two on cells only.
///
/// ```swift
/// let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
///     elementKind: UICollectionView.elementKindSectionHeader
/// ) { view, kind, indexPath in
///     view.contentConfiguration = UIHostingConfiguration { Text("Films").font(.title2.bold()) }
/// }
/// ```
open class UICollectionReusableView: NSObject {
    /// The rectangle that the view was made with. Where it is drawn is up to the layout.
    open var frame: CGRect
    /// The identifier it was dequeued with.
    open internal(set) var reuseIdentifier: String?
    /// The colour behind everything.
    open var backgroundColor: UIColor?
    /// The colour of accessories and symbols; nil for that of the surroundings.
    open var tintColor: UIColor?
    /// What it shows.
    open var contentConfiguration: (any UIContentConfiguration)?
    /// What lies behind that.
    open var backgroundConfiguration: UIBackgroundConfiguration?

    /// Counts the views of a collection view in the order in which they were set up.
    var shownNumber = 0
    /// The pool that it goes back to.
    var reuseKey: ReuseKey?
    /// The traits of the collection view that it is in.
    var surroundingTraits = UITraitCollection()

    /// A view of a size.
    public init(frame: CGRect) {
        self.frame = frame
    }

    /// There are no archives of views: nil.
    public required init?(coder: NSCoder) {
        nil
    }

    /// A view without a size.
    public override convenience init() {
        self.init(frame: .zero)
    }

    /// How a collection view makes views of a class that it knows only when it runs; see ``make()``. It calls the
    /// `init(frame:)` of the subclass, as every convenience initialiser does.
    @_silgen_name("flatlay_reusable_view_make")
    convenience init(dequeued: ()) {
        self.init(frame: .zero)
    }

    /// Called before the view is used for another element.
    open func prepareForReuse() {}

    /// Called with the attributes that it is drawn with; has no effect of its own.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// The attributes unchanged: what the content wants is asked of its configuration.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { layoutAttributes }

    /// Called before each drawing.
    func updateConfigurations() {}

    /// What the configurations are told of the place where they stand.
    var surroundings: CellSurroundings { CellSurroundings() }

    /// The content within what belongs to this kind of view.
    func makeContent() -> AnyView {
        guard let configuration = contentConfiguration else { return AnyView(Color.clear) }
        if let configuration = configuration as? any CellContentConfiguration {
            return configuration.makeContent(in: surroundings)
        }
        return configuration.makeContent()
    }

    /// The view as it is now; later changes of this object do not show in it.
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

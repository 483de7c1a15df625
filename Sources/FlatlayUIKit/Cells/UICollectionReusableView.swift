import CollectionLayout
import FlatlayViews
import Foundation
import UIKitViews

/// The base class of headers, footers, badges, backgrounds and cells of a collection view, which reuses them for other
/// elements of the same kind.
///
/// It is a view: subclasses add subviews and constraints, or set ``contentConfiguration`` and
/// ``backgroundConfiguration``; in UIKit only cells have these two.
///
/// ```swift
/// let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
///     elementKind: UICollectionView.elementKindSectionHeader
/// ) { view, kind, indexPath in
///     view.contentConfiguration = UIHostingConfiguration { Text("Films").font(.title2.bold()) }
/// }
/// ```
open class UICollectionReusableView: UIView {
    /// The identifier with which the view was dequeued; nil if it was not dequeued.
    open internal(set) var reuseIdentifier: String?
    /// The content; nil for none.
    open var contentConfiguration: (any UIContentConfiguration)?
    /// The background behind the content; nil for none.
    open var backgroundConfiguration: UIBackgroundConfiguration?

    /// The number of the view in the order in which its collection view configured its views.
    var shownNumber = 0
    /// The collection elements to which the view belongs.
    weak var collectionElements: CollectionElements?
    /// The reuse pool that the view returns to.
    var reuseKey: ReuseKey?
    /// The traits of the collection view around this view.
    var surroundingTraits = UITraitCollection()
    /// Shows the configurations behind subviews.
    var configurationHost: HostingView?

    /// Creates a view with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isLayoutBoundary = true
    }

    /// Creates a view from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isLayoutBoundary = true
    }

    /// The initialiser with which a collection view creates views of a class known only at run time; see
    /// ``make(size:)``. It calls the `init(frame:)` of the subclass, as every convenience initialiser does.
    @_silgen_name("flatlay_reusable_view_make")
    convenience init(dequeued frame: CGRect) {
        self.init(frame: frame)
    }

    /// Called before the view is reused for another element.
    open func prepareForReuse() {}

    /// Called with the layout attributes of the view; does nothing by default.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Returns the attributes with the size that the constraints of the view ask for, along the axes that the layout
    /// leaves to it; unchanged for a view without constraints, whose content configuration determines the size.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard fittingView.isLaidOutByConstraints else {
            let fitting = sizeThatFits(layoutAttributes.size)
            if fitting != bounds.size { layoutAttributes.size = fitting }
            return layoutAttributes
        }
        layoutAttributes.size = systemLayoutSizeFitting(
            layoutAttributes.size, withHorizontalFittingPriority: fittingPriorities.horizontal,
            verticalFittingPriority: fittingPriorities.vertical)
        return layoutAttributes
    }

    /// Returns the fitting size of the view's configurations, or of its constraints if it has any. A length with the
    /// priority `required` stays as in the target size. If no font can be read, returns the target size.
    ///
    /// ```swift
    /// let size = cell.systemLayoutSizeFitting(
    ///     CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
    ///     verticalFittingPriority: .fittingSizeLevel)
    /// ```
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        contentFittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
            ?? super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
    }

    /// The view whose constraints determine the size.
    var fittingView: UIView { self }
    /// Whether there are subviews besides the one that shows configurations.
    var hasViews: Bool { subviews.contains { $0 !== configurationHost } }
    /// Whether there is something beside the content.
    var hasAccessories: Bool { false }
    /// Which axes the layout leaves to the view, while the view is measured.
    var fittingPriorities: (horizontal: UILayoutPriority, vertical: UILayoutPriority) = (.required, .fittingSizeLevel)

    /// Shows the configurations, if the view is among views of the app, outside of a collection view.
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard superview != nil else { return }
        updateConfigurations()
        hostConfigurations()
    }

    /// Updates the configurations; called before each drawing.
    func updateConfigurations() {}

    /// The values of this view for its configurations, about the cell around them.
    var surroundings: CellSurroundings { CellSurroundings() }

    /// The content, inside the parts that belong to this kind of view.
    func makeContent() -> AnyView {
        guard let configuration = contentConfiguration else { return AnyView(Color.clear) }
        if let configuration = configuration as? any CellContentConfiguration {
            return configuration.makeContent(in: surroundings)
        }
        return configuration.makeContent()
    }

    /// What is drawn of the view: with subviews, the view itself, and otherwise a copy of its configurations, which
    /// later changes of this object do not affect.
    package final func makeView() -> AnyView {
        updateConfigurations()
        if drawsItself { return makeHostedView() }
        let color = backgroundColor
        let (background, tint) = (backgroundConfiguration, ownTint)
        let content = makeContent()
        let tinted = tint.map { AnyView(content.tint(Color(uiColor: $0))) } ?? content
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

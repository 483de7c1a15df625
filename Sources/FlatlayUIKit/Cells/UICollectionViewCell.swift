import CollectionLayout
import FlatlayViews
import Foundation
import UIKitViews

/// A cell, which shows an item.
///
/// ```swift
/// let registration = UICollectionView.CellRegistration<UICollectionViewCell, Film> { cell, indexPath, film in
///     cell.contentConfiguration = UIHostingConfiguration { FilmView(film) }
/// }
/// ```
///
/// Subclasses add subviews to ``contentView``, or set a content configuration; they may override
/// ``updateConfiguration(using:)`` and `prepareForReuse()`.
open class UICollectionViewCell: UICollectionReusableView {
    /// A closure that updates a cell for its state.
    public typealias ConfigurationUpdateHandler = (
        _ cell: UICollectionViewCell, _ state: UICellConfigurationState
    ) -> Void

    /// Whether the cell is selected: set by an app's code, or when the focused cell is pressed.
    open var isSelected = false { didSet { updateSelectedBackground() } }
    /// Whether the cell is pressed; only an app's code sets it.
    open var isHighlighted = false { didSet { updateSelectedBackground() } }
    /// Whether the content configuration is updated for the cell's state.
    open var automaticallyUpdatesContentConfiguration = true
    /// Whether the background configuration is updated for the cell's state.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// Called after ``updateConfiguration(using:)``.
    open var configurationUpdateHandler: ConfigurationUpdateHandler?

    /// Whether the item is expanded, in an outline.
    var isExpanded = false
    /// Whether the collection view of the cell is being edited.
    var isInEditingCollection = false
    private var madeContentView: UIView?

    /// The view for the subviews of the cell. It fills the cell.
    public final var contentView: UIView {
        if let madeContentView { return madeContentView }
        let view = UIView(frame: bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        madeContentView = view
        addSubview(view)
        return view
    }

    /// The view behind everything else; nil for none.
    open var backgroundView: UIView? {
        didSet { replace(oldValue, with: backgroundView, at: configurationHost?.superview == nil ? 0 : 1) }
    }
    /// The view behind the content while the cell is selected or highlighted; nil for none.
    open var selectedBackgroundView: UIView? {
        didSet {
            replace(oldValue, with: selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
            updateSelectedBackground()
        }
    }

    private func replace(_ old: UIView?, with new: UIView?, at index: Int) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        guard let new else { return }
        new.frame = bounds
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(new, at: index)
    }

    private func updateSelectedBackground() {
        selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
    }

    override var fittingView: UIView { madeContentView ?? self }

    override var hasViews: Bool {
        if let madeContentView {
            if !madeContentView.subviews.isEmpty || madeContentView.backgroundColor != nil { return true }
            if madeContentView.isDecorated { return true }
        }
        return backgroundView != nil || selectedBackgroundView != nil
            || subviews.contains { $0 !== madeContentView && $0 !== configurationHost }
    }

    /// Creates a cell with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a cell from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: The focus

    /// Whether the cell takes the focus as a whole, if the delegate does not say. If not, as without an override, the
    /// controls inside can be focused.
    open override var canBecomeFocused: Bool {
        collectionElements?.noteDefaultAnswer()
        return false
    }

    /// The state for which configurations are updated.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(
            traitCollection: superview == nil ? surroundingTraits : traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isExpanded = isExpanded
        state.isFocused = isFocused
        state.isEditing = isInEditingCollection
        return state
    }

    /// Asks for an update of the configurations before the next layout; in a collection view they are updated before each
    /// drawing anyway.
    open func setNeedsUpdateConfiguration() { if superview != nil { setNeedsLayout() } }

    /// Updates the configurations for a state; by default both configurations that are set.
    open func updateConfiguration(using state: UICellConfigurationState) {
        if automaticallyUpdatesContentConfiguration {
            contentConfiguration = contentConfiguration.map { $0.updated(for: state) }
        }
        if automaticallyUpdatesBackgroundConfiguration {
            backgroundConfiguration = backgroundConfiguration?.updated(for: state)
        }
    }

    /// The default background of this kind of cell.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

    override func updateConfigurations() {
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }
}

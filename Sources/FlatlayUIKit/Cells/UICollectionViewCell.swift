import CollectionLayout
import FlatlayViews
import Foundation

/// A cell, which shows an item.
///
/// ```swift
/// let registration = UICollectionView.CellRegistration<UICollectionViewCell, Film> { cell, indexPath, film in
///     cell.contentConfiguration = UIHostingConfiguration { FilmView(film) }
/// }
/// ```
///
/// Subclasses may override ``updateConfiguration(using:)`` and ``prepareForReuse()``. There is no `contentView` to add
/// views to: set a content configuration.
open class UICollectionViewCell: UICollectionReusableView {
    /// A closure that updates a cell for its state.
    public typealias ConfigurationUpdateHandler = (
        _ cell: UICollectionViewCell, _ state: UICellConfigurationState
    ) -> Void

    /// Whether the cell is selected: set by an app's code, or when the focused cell is pressed.
    open var isSelected = false
    /// Whether the cell is pressed; only an app's code sets it.
    open var isHighlighted = false
    /// Whether the content configuration is updated for the cell's state.
    open var automaticallyUpdatesContentConfiguration = true
    /// Whether the background configuration is updated for the cell's state.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// Called after ``updateConfiguration(using:)``.
    open var configurationUpdateHandler: ConfigurationUpdateHandler?

    /// Whether the item is expanded, in an outline.
    var isExpanded = false

    /// Creates a cell with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Returns nil: archives of cells are not supported.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The state for which configurations are updated.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: surroundingTraits)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isExpanded = isExpanded
        return state
    }

    /// Has no effect: the configuration is updated before each drawing.
    open func setNeedsUpdateConfiguration() {}

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

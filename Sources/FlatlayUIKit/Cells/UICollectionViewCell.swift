import CollectionLayout
import FlatlayViews
import Foundation

/// The cell of an item.
///
/// ```swift
/// let registration = UICollectionView.CellRegistration<UICollectionViewCell, Film> { cell, indexPath, film in
///     cell.contentConfiguration = UIHostingConfiguration { FilmView(film) }
/// }
/// ```
///
/// Subclasses may override ``updateConfiguration(using:)`` and ``prepareForReuse()``; there is no `contentView` to add
/// views to. Content is given as a configuration.
open class UICollectionViewCell: UICollectionReusableView {
    /// Called with each update, with the cell and its state.
    public typealias ConfigurationUpdateHandler = (
        _ cell: UICollectionViewCell, _ state: UICellConfigurationState
    ) -> Void

    /// Whether it is selected; nothing selects it but an app.
    open var isSelected = false
    /// Whether it is pressed; nothing presses it but an app.
    open var isHighlighted = false
    /// Whether the content follows the cell's state.
    open var automaticallyUpdatesContentConfiguration = true
    /// Whether the background follows the cell's state.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// Called after ``updateConfiguration(using:)``.
    open var configurationUpdateHandler: ConfigurationUpdateHandler?

    /// Whether what is inside of the item is shown, in an outline.
    var isExpanded = false

    /// A cell of a size.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// There are no archives of cells: nil.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The state that configurations follow.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: surroundingTraits)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isExpanded = isExpanded
        return state
    }

    /// Has no effect: the configuration is updated before each drawing.
    open func setNeedsUpdateConfiguration() {}

    /// Sets the configurations for a state; by default, those that are there follow it.
    open func updateConfiguration(using state: UICellConfigurationState) {
        if automaticallyUpdatesContentConfiguration {
            contentConfiguration = contentConfiguration.map { $0.updated(for: state) }
        }
        if automaticallyUpdatesBackgroundConfiguration {
            backgroundConfiguration = backgroundConfiguration?.updated(for: state)
        }
    }

    /// The background that a cell of this kind has by itself.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

    override func updateConfigurations() {
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }
}

import CollectionLayout
import FlatlayViews
import Foundation
import UIKitViews

/// A row of a table: the text and image of a cell style, a content configuration, or an app's views in ``contentView``.
///
/// ```swift
/// let cell = tableView.dequeueReusableCell(withIdentifier: "film", for: indexPath)
/// cell.textLabel?.text = film.title
/// cell.accessoryType = .disclosureIndicator
/// ```
///
/// A table creates cells of registered classes with `init(style:reuseIdentifier:)` and the default style, as UIKit
/// does.
open class UITableViewCell: UIView {
    /// The texts of a cell.
    public enum CellStyle: Int, Hashable, Sendable {
        /// An image and a title.
        case `default` = 0
        /// A title, and a value at the end of the row.
        case value1
        /// A small title in the tint, and a value beside it.
        case value2
        /// A title, and a line below it.
        case subtitle
    }

    /// The accessory at the end of a row.
    public enum AccessoryType: Int, Hashable, Sendable {
        /// Nothing.
        case none = 0
        /// An arrow.
        case disclosureIndicator
        /// A detail button and an arrow.
        case detailDisclosureButton
        /// A checkmark.
        case checkmark
        /// A detail button.
        case detailButton
    }

    /// How a selected row looks.
    public enum SelectionStyle: Int, Hashable, Sendable {
        /// As any other.
        case none = 0
        /// As with `default`.
        case blue
        /// As with `default`.
        case gray
        /// With a grey background.
        case `default`
    }

    /// How a row is edited.
    public enum EditingStyle: Int, Hashable, Sendable {
        /// Not at all.
        case none = 0
        /// It can be deleted.
        case delete
        /// One can be inserted.
        case insert
    }

    /// The separator below a row, when cells had one of their own; stored by nothing.
    public enum SeparatorStyle: Int, Hashable, Sendable {
        /// None.
        case none = 0
        /// A line.
        case singleLine
    }

    /// A closure that updates a cell for its state.
    public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

    /// The identifier of the cell's reuse pool; nil if it is not reused.
    open internal(set) var reuseIdentifier: String?
    let style: CellStyle
    /// The table and the place in it.
    var place = TableRowPlace()
    /// The row that the cell was last shown for; the table knows whether it still is.
    var row: IndexPath?
    /// The views that the cell draws itself with.
    private(set) lazy var parts = TableCellParts(self)
    /// Whether configurations must be updated for the state.
    var needsConfigurationUpdate = true
    private let madeContentView = UIView()

    /// Creates a cell of a style. Subclasses that a table makes call this with the style that they want.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableRowPlace.standardHeight))
        addContentView()
    }

    /// Creates a cell from a nib.
    public required init?(coder: NSCoder) {
        style = (coder as? any TableStyleCoder)?.cellStyle ?? .default
        super.init(coder: coder)
        addContentView()
    }

    /// Creates a cell of the default style.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// The initialiser with which a table creates cells of a class known only at run time; see ``make(_:identifier:)``.
    @_silgen_name("flatlay_table_cell_make")
    convenience init(dequeued identifier: String) {
        self.init(style: .default, reuseIdentifier: identifier)
    }

    // An initialiser owns its arguments, as a function does only if it says so.
    @_silgen_name("flatlay_table_cell_make")
    private static func makeCell(_ identifier: consuming String) -> UITableViewCell

    /// Creates a cell of a class known only at run time with its `init(style:reuseIdentifier:)`, which need not be
    /// `required`. How it works is explained beside the creation of reusable views.
    static func make(_ type: UITableViewCell.Type, identifier: String) -> UITableViewCell { type.makeCell(identifier) }

    private func addContentView() {
        isLayoutBoundary = true
        madeContentView.frame = bounds
        addSubview(madeContentView)
    }

    /// The view for the subviews of the cell: the row without its accessory and its separator.
    public final var contentView: UIView { madeContentView }

    // MARK: Texts and image

    /// The title. Nil while a content configuration is set.
    open var textLabel: UILabel? { contentConfiguration == nil ? parts.title : nil }
    /// The second text; nil with the default style.
    open var detailTextLabel: UILabel? { contentConfiguration == nil ? parts.detail : nil }
    /// The image before the title.
    open var imageView: UIImageView? { contentConfiguration == nil && style != .value2 ? parts.image : nil }

    // MARK: Configurations

    /// The content, in place of ``contentView``'s own; nil for none.
    open var contentConfiguration: (any UIContentConfiguration)? { didSet { parts.contentDidChange() } }
    /// The background behind the content; nil for that of the table's style.
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { parts.backgroundDidChange() } }
    /// Whether the content configuration is updated for the cell's state.
    open var automaticallyUpdatesContentConfiguration = true
    /// Whether the background configuration is updated for the cell's state.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// Called after ``updateConfiguration(using:)``.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    /// Returns a configuration with the fonts and colours of the cell's style.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }
    /// Returns the background of a row.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        place.style == .plain ? .listPlainCell() : .listGroupedCell()
    }
    /// Asks for an update of the configurations before the next layout.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }
    /// Updates the configurations for a state; by default both that are set.
    open func updateConfiguration(using state: UICellConfigurationState) {
        if automaticallyUpdatesContentConfiguration, let contentConfiguration {
            self.contentConfiguration = contentConfiguration.updated(for: state)
        }
        if automaticallyUpdatesBackgroundConfiguration, let backgroundConfiguration {
            self.backgroundConfiguration = backgroundConfiguration.updated(for: state)
        }
    }
    /// The state for which configurations are updated.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = isEditing
        return state
    }

    func updateConfigurationsIfNeeded() {
        guard needsConfigurationUpdate else { return }
        needsConfigurationUpdate = false
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    // MARK: State

    /// Whether the row is selected.
    open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
    /// Whether the row is pressed; only an app's code sets it.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
    /// Whether the row is edited.
    open var isEditing = false { didSet { if isEditing != oldValue { stateDidChange() } } }
    /// Selects the row. Nothing is animated.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    /// Highlights the row. Nothing is animated.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
    /// Edits the row. Nothing is animated.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    /// Whether the delete button is shown; never.
    open var showingDeleteConfirmation: Bool { false }
    /// How the row is edited.
    open var editingStyle: EditingStyle { place.editingStyle }
    /// How a selected row looks.
    open var selectionStyle = SelectionStyle.default { didSet { parts.backgroundDidChange() } }

    private func stateDidChange() {
        setNeedsUpdateConfiguration()
        parts.backgroundDidChange()
    }

    /// Called before the cell is reused for another row.
    open func prepareForReuse() {}

    // MARK: Accessories

    /// The accessory at the end of the row.
    open var accessoryType = AccessoryType.none {
        didSet { if accessoryType != oldValue { parts.accessoryDidChange() } }
    }
    /// A view at the end of the row, in its own size; it replaces ``accessoryType``.
    open var accessoryView: UIView? { didSet { parts.accessoryDidChange() } }
    /// The accessory at the end of the row while it is edited.
    open var editingAccessoryType = AccessoryType.none { didSet { parts.accessoryDidChange() } }
    /// A view at the end of the row while it is edited.
    open var editingAccessoryView: UIView? { didSet { parts.accessoryDidChange() } }
    /// Whether a handle for moving the row is shown while it is edited, if the row can be moved.
    open var showsReorderControl = false { didSet { parts.accessoryDidChange() } }
    /// Whether the content makes room for the circle of editing.
    open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
    /// How many levels the content is indented.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
    /// The indentation per level, in points.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    /// The insets of the line below the row; those of the table by default.
    open var separatorInset: UIEdgeInsets {
        get {
            ownSeparatorInset ?? place.separatorInset ?? UIEdgeInsets(top: 0, left: place.margin, bottom: 0, right: 0)
        }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }
    var ownSeparatorInset: UIEdgeInsets?
    /// How the cell has the focus; stored, without effect.
    open var focusStyle = FocusStyle.default

    /// How a cell has the focus.
    public enum FocusStyle: Int, Hashable, Sendable {
        /// As the system has it.
        case `default` = 0
        /// As the app draws it.
        case custom
    }

    // MARK: Backgrounds

    /// The view behind everything else; nil for none.
    open var backgroundView: UIView? { didSet { parts.replace(oldValue, with: backgroundView) } }
    /// The view behind the content while the row is selected or pressed; nil for grey.
    open var selectedBackgroundView: UIView? { didSet { parts.replace(oldValue, with: selectedBackgroundView) } }
    /// The same while several rows can be selected; nil for ``selectedBackgroundView``.
    open var multipleSelectionBackgroundView: UIView?
    /// The colour behind the row; nil for that of the table's style.
    open override var backgroundColor: UIColor? { didSet { parts.backgroundDidChange() } }

    // MARK: Layout

    /// Places the content, the accessory and the separators.
    open override func layoutSubviews() {
        updateConfigurationsIfNeeded()
        parts.layOut()
        super.layoutSubviews()
    }

    /// Returns the height of the cell's texts and image, at least 44; the width is the proposed one.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { parts.standardSize(fitting: size) }

    /// Returns the size of the content with the accessory and the separator: by the constraints in ``contentView``, by
    /// the content configuration, else by ``sizeThatFits(_:)``.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConfigurationsIfNeeded()
        guard verticalFittingPriority != .required else { return targetSize }
        return parts.fittingSize(width: targetSize.width)
            ?? super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
    }

    /// The safe area at the sides. Above and below, the table has made room for bars.
    open override var safeAreaInsets: UIEdgeInsets {
        let insets = super.safeAreaInsets
        return UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right)
    }
}

/// The place of a cell in its table.
struct TableRowPlace {
    static let standardHeight = CellMetrics.rowHeight

    var style = UITableView.Style.plain
    /// The margin of the content at both sides.
    var margin = CellMetrics.rowMargins.leading
    /// The room of the table's index at the trailing edge.
    var indexWidth: CGFloat = 0
    /// The separators and the background of the row; nil outside of a table.
    var decoration: ListRowDecoration?
    var separatorColor: UIColor?
    /// The insets of separators that the app has set.
    var separatorInset: UIEdgeInsets?
    /// Whether these are from where separators begin without them.
    var insetIsFromText = false
    /// The height of the line below each row; 0 without separators.
    var thickness: CGFloat = 0
    var editingStyle = UITableViewCell.EditingStyle.none
    var canMove = false
    /// Pixels per point.
    var scale: CGFloat = 2
}

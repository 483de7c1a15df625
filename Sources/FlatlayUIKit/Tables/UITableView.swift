import CollectionLayout
import FlatlayViews
import Foundation
import UIKitViews

/// A list of rows in sections.
///
/// ```swift
/// let tableView = UITableView(frame: .zero, style: .insetGrouped)
/// tableView.register(UITableViewCell.self, forCellReuseIdentifier: "film")
/// tableView.dataSource = self
/// ```
///
/// The table asks its data source only for visible cells, and reuses cells that scrolled away. Rows, cards and
/// separators have the sizes and colours of lists. There are no touches: only code selects, scrolls and edits.
open class UITableView: UIScrollView {
    /// The look of a table.
    public enum Style: Int, Hashable, Sendable {
        /// Rows from edge to edge; headers stay at the top.
        case plain = 0
        /// Sections with space between them.
        case grouped
        /// Sections as cards.
        case insetGrouped
    }

    /// Where a row is after the table scrolled to it.
    public enum ScrollPosition: Int, Hashable, Sendable {
        /// Anywhere: the table scrolls as little as needed.
        case none = 0
        /// At the top.
        case top
        /// In the middle.
        case middle
        /// At the bottom.
        case bottom
    }

    /// How rows appear and disappear; nothing is animated.
    public enum RowAnimation: Int, Hashable, Sendable {
        /// They fade.
        case fade = 0
        /// From or to the right.
        case right
        /// From or to the left.
        case left
        /// From or to the top.
        case top
        /// From or to the bottom.
        case bottom
        /// Not at all.
        case none
        /// From or to the middle.
        case middle
        /// As the table chooses.
        case automatic = 100
    }

    /// The reference of separator insets.
    public enum SeparatorInsetReference: Int, Hashable, Sendable {
        /// From the edges of the row.
        case fromCellEdges = 0
        /// From where separators begin otherwise.
        case fromAutomaticInsets
    }

    /// Whether content decides about the height of rows when it changes; every layout asks it here.
    public enum SelfSizingInvalidation: Int, Hashable, Sendable {
        /// It does not.
        case disabled = 0
        /// It does.
        case enabled
        /// It does, with constraints, too.
        case enabledIncludingConstraints
    }

    /// The height that means the height of the content.
    nonisolated public static let automaticDimension: CGFloat = -1
    /// The name of the icon of search in the index at the side.
    nonisolated public static let indexSearch = "{search}"

    /// The look.
    public let style: Style

    /// Creates a table of a style.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        setUp()
    }
    /// Creates a plain table.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }
    /// Creates a table from a nib.
    public required init?(coder: NSCoder) {
        style = (coder as? any TableStyleCoder)?.tableStyle ?? .plain
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        alwaysBounceVertical = true
        backgroundColor = ListBackgroundRole(style).color
    }

    // MARK: Sources

    /// Provides the rows.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }
    /// Decides about heights, headers and display.
    open weak var delegate: (any UITableViewDelegate)? {
        didSet {
            scrollDelegate = delegate
            if delegate !== oldValue { heightsDidChange() }
        }
    }
    /// Prepares data; never asked.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    /// Whether data is prepared; stored, without effect.
    open var isPrefetchingEnabled = true

    // MARK: Heights

    /// The height of rows; that of their content by default.
    open var rowHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
    /// The height of headers; that of their content by default.
    open var sectionHeaderHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
    /// The height of footers; that of their content by default.
    open var sectionFooterHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
    /// The height of rows that are not seen yet; 0 to ask for all heights at once.
    open var estimatedRowHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
    /// The height of headers that are not seen yet.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
    /// The height of footers that are not seen yet.
    open var estimatedSectionFooterHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
    /// The space above headers: 22 points in plain tables by default, and none in others.
    open var sectionHeaderTopPadding = UITableView.automaticDimension { didSet { heightsDidChange() } }
    /// The height of empty rows below the last one; stored: none are drawn, as is UIKit's default.
    open var fillerRowHeight: CGFloat = 0
    /// Whether content decides about heights when it changes; stored: every layout asks.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    // MARK: Separators and backgrounds

    /// Whether lines are drawn between rows.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { looksDidChange() } }
    /// The colour of the lines; nil for the system's.
    open var separatorColor: UIColor? { didSet { looksDidChange() } }
    /// The effect of the lines; stored, without effect.
    open var separatorEffect: UIVisualEffect?
    /// The insets of the lines; where the text begins by default.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: contentMargin, bottom: 0, right: 0) }
        set {
            ownSeparatorInset = newValue
            looksDidChange()
        }
    }
    private var ownSeparatorInset: UIEdgeInsets?
    /// The reference of ``separatorInset``.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges { didSet { looksDidChange() } }
    /// Whether the content of cells keeps to the width for reading; stored, without effect.
    open var cellLayoutMarginsFollowReadableWidth = false
    /// Whether the safe area insets the content views of cells; it does.
    open var insetsContentViewsToSafeArea = true
    /// A view behind the rows; nil for none.
    open var backgroundView: UIView? {
        didSet {
            guard oldValue !== backgroundView else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }
    /// A view above the first section, in its own height.
    open var tableHeaderView: UIView? { didSet { replace(oldValue, with: tableHeaderView) } }
    /// A view below the last section, in its own height.
    open var tableFooterView: UIView? { didSet { replace(oldValue, with: tableFooterView) } }

    private func replace(_ old: UIView?, with new: UIView?) {
        if old !== new {
            old?.removeFromSuperview()
            if let new { addSubview(new) }
        }
        heightsDidChange()
    }

    /// Shows above the rows that they are refreshed, once refreshing has started.
    open override var refreshControl: UIRefreshControl? {
        didSet {
            guard oldValue !== refreshControl else { return }
            oldValue?.removeFromSuperview()
            if let refreshControl { addSubview(refreshControl) }
            setNeedsLayout()
        }
    }
    /// `contentInset` with the safe area, and with the room of the refresh control while rows are refreshed.
    open override var adjustedContentInset: UIEdgeInsets {
        var insets = super.adjustedContentInset
        if let refreshControl, refreshControl.isRefreshing { insets.top += refreshControl.bounds.height }
        return insets
    }

    // MARK: Index at the side

    /// The number of rows from which the index is shown.
    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { heightsDidChange() } }
    /// The colour of the letters of the index; nil for the tint.
    open var sectionIndexColor: UIColor? { didSet { setNeedsLayout() } }
    /// The colour behind the index; nil for none.
    open var sectionIndexBackgroundColor: UIColor? { didSet { setNeedsLayout() } }
    var indexView: TableIndexView?
    /// The colour behind the index while it is touched; stored.
    open var sectionIndexTrackingBackgroundColor: UIColor?

    // MARK: Selection and editing

    /// Whether rows can be selected.
    open var allowsSelection = true
    /// Whether several rows can be selected.
    open var allowsMultipleSelection = false
    /// Whether rows can be selected while the table is edited.
    open var allowsSelectionDuringEditing = false
    /// Whether several rows can be selected while the table is edited.
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether rows are selected when they get the focus; stored, without effect.
    open var selectionFollowsFocus = false
    /// Whether the focused row is remembered; stored, without effect.
    open var remembersLastFocusedIndexPath = false
    /// Whether rows can be dragged to other apps; stored, without effect.
    open var dragInteractionEnabled = false
    /// Provides dragged items; never called, because an image has no touches.
    open weak var dragDelegate: (any UITableViewDragDelegate)?
    /// Takes what is dropped; never asked.
    open weak var dropDelegate: (any UITableViewDropDelegate)?
    /// Whether something of the table is dragged; never.
    public var hasActiveDrag: Bool { false }
    /// Whether something may be dropped on the table; never.
    public var hasActiveDrop: Bool { false }
    /// Whether rows can have the focus; stored, without effect.
    open var allowsFocus = false
    /// Whether rows are edited.
    open var isEditing = false { didSet { if isEditing != oldValue { reloadCells() } } }
    /// Edits rows. Nothing is animated.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    var selection: [IndexPath] = []
    /// The rows that a storyboard describes; nil for none.
    package var staticRows: StaticTableRows?

    // MARK: State of the layout

    var geometry: TableGeometry?
    var shownCells: [IndexPath: UITableViewCell] = [:]
    var shownHeaders: [Int: UIView] = [:]
    var shownFooters: [Int: UIView] = [:]
    let pools = TablePools()
    private var layoutWidth: CGFloat = -1
    /// The row that is scrolled to as soon as heights are known.
    var scrollTarget: (path: IndexPath, position: ScrollPosition)?
    /// The number of open updates.
    var openUpdates = 0
    /// The changes of the open batch.
    var changes = BatchChanges()
    private var isLayingOut = false
    /// Whether cells must learn where they are, because rows have moved.
    var needsPlaces = false
    /// The cell that the data source configures again.
    var reconfigured: UITableViewCell?

    /// Makes everything anew.
    open func reloadData() {
        recycleAll()
        selection = []
        heightsDidChange()
    }

    /// Forgets heights, because what they depend on has changed.
    func heightsDidChange() {
        geometry = nil
        setNeedsLayout()
    }

    private func looksDidChange() {
        needsPlaces = true
        heightsDidChange()
    }

    /// Makes all cells anew.
    private func reloadCells() {
        recycleAll()
        heightsDidChange()
    }

    /// The visible rectangle in content coordinates.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds
            super.bounds = newValue
            if super.bounds != old, !isLayingOut { setNeedsLayout() }
        }
    }

    /// The size of all sections and of the views above and below them.
    open override var contentSize: CGSize {
        get {
            prepareGeometry()
            return super.contentSize
        }
        set { super.contentSize = newValue }
    }

    /// Called when traits change.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection != nil { heightsDidChange() }
    }

    /// Places the rows that are seen.
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard !isLayingOut, bounds.width > 0 else { return }
        isLayingOut = true
        defer { isLayingOut = false }
        if layoutWidth != bounds.width {
            layoutWidth = bounds.width
            geometry = nil
            needsPlaces = true
        }
        layOutRows()
        placeIndex()
    }

    /// The margin of the content of rows and headers.
    var contentMargin: CGFloat {
        ListMetrics.cardSide(
            inWidth: bounds.width, idiom: traitCollection.userInterfaceIdiom, ScreenSizeClasses(traitCollection))
    }

    /// The space beside cards; 0 in other styles.
    var sideInsets: (left: CGFloat, right: CGFloat) {
        guard style == .insetGrouped else { return (0, 0) }
        let area = safeAreaInsets
        return (contentMargin + area.left, contentMargin + area.right)
    }

    /// The height of the lines between rows.
    var separatorThickness: CGFloat { separatorStyle == .none ? 0 : 1 / max(CGFloat(layoutScale), 1) }

    /// Tells a cell where it is.
    func place(_ cell: UITableViewCell, at path: IndexPath) {
        var place = TableRowPlace()
        place.style = style
        place.margin = contentMargin
        place.indexWidth = indexWidth
        place.scale = max(CGFloat(layoutScale), 1)
        place.thickness = separatorThickness
        place.separatorColor = separatorColor
        place.separatorInset = ownSeparatorInset
        place.insetIsFromText = separatorInsetReference == .fromAutomaticInsets
        let count = geometry.map {
            $0.sections.indices.contains(path.section) ? $0.sections[path.section].rows.count : 0
        }
        place.decoration = ListRows(
            configuration: UICollectionLayoutListConfiguration(appearance: style.list), section: path.section,
            count: count ?? 0, scale: place.scale
        ).decoration(of: path.row)
        if isEditing, dataSource?.tableView(self, canEditRowAt: path) ?? true {
            place.editingStyle = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
            place.canMove = dataSource?.tableView(self, canMoveRowAt: path) ?? false
        }
        cell.place = place
        cell.setEditing(isEditing, animated: false)
        cell.setSelected(selection.contains(path), animated: false)
        if isEditing, let delegate {
            cell.shouldIndentWhileEditing = delegate.tableView(self, shouldIndentWhileEditingRowAt: path)
        }
        if let delegate { cell.indentationLevel = delegate.tableView(self, indentationLevelForRowAt: path) }
        cell.parts.placeDidChange()
    }
}

/// A coder that knows the style of the table or the cell that it makes, which no one can set later.
package protocol TableStyleCoder: NSCoder {
    /// The style of a table.
    var tableStyle: UITableView.Style { get }
    /// The style of a cell.
    var cellStyle: UITableViewCell.CellStyle { get }
}

extension ListBackgroundRole {
    /// The role of the background behind a table.
    fileprivate init(_ style: UITableView.Style) {
        self = style == .plain ? .systemBackground : .systemGroupedBackground
    }
}

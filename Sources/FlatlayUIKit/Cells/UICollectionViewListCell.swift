import CollectionLayout
import FlatlayViews
import Foundation
import UIKitViews

/// A row of a list, or its header or footer: content with accessories on both sides.
///
/// ```swift
/// let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Film> { cell, indexPath, film in
///     var content = cell.defaultContentConfiguration()
///     content.text = film.title
///     cell.contentConfiguration = content
///     cell.accessories = [.disclosureIndicator()]
/// }
/// ```
///
/// A row is at least 44 points high.
open class UICollectionViewListCell: UICollectionViewCell {
    /// The part of a list that the cell shows.
    enum ListPart {
        case row, header, footer
    }

    /// The accessories before and after the content. Two of one kind are an error, as in UIKit.
    open var accessories: [UICellAccessory] = []
    /// The level of the item in an outline; the data source sets it for items of section snapshots.
    open var indentationLevel = 0
    /// The indentation per level, in points.
    open var indentationWidth: CGFloat = 10
    /// Whether accessories before the content are indented, too.
    open var indentsAccessories = true

    /// The part of the list that the cell was dequeued for.
    var part = ListPart.row
    /// The appearance of the list that the cell was dequeued for; nil in other layouts.
    var appearance: UICollectionLayoutListConfiguration.Appearance?

    /// Creates a row with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a row from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Returns a configuration with the fonts, colours and margins of a row, a header or a footer in the appearance of
    /// the cell's list.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch (part, appearance) {
        case (.row, .sidebar), (.row, .sidebarPlain): .sidebarCell()
        case (.row, _): .cell()
        case (.header, _): .header(in: appearance)
        case (.footer, _): .footer(in: appearance)
        }
    }

    /// Returns the background of a row; the layout draws its colour.
    open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

    override var hasAccessories: Bool { !accessories.isEmpty }

    override var surroundings: CellSurroundings {
        CellSurroundings(margins: CellMetrics.rowMargins, minimumHeight: part == .row ? CellMetrics.rowHeight : 0)
    }

    override func makeContent() -> AnyView {
        if let type = UICellAccessory.repeated(in: accessories) {
            return AnyView(FailedElement(error: CollectionViewError.repeatedAccessory(type)))
        }
        let content = super.makeContent()
        let state = configurationState
        let shown = accessories.filter { $0.isShown(in: state) }
        guard !shown.isEmpty || indentationLevel > 0 else { return content }
        let indent = CGFloat(max(0, indentationLevel)) * indentationWidth
        return AnyView(
            AccessorizedRow(
                content: content, leading: UICellAccessory.ordered(shown.filter(\.isLeading)),
                trailing: UICellAccessory.ordered(shown.filter { !$0.isLeading }),
                indent: indent.isFinite ? max(0, indent) : 0, indentsAccessories: indentsAccessories,
                isExpanded: state.isExpanded))
    }
}

extension UICollectionViewListCell {
    /// Records the element and the layout for which the cell is used.
    func take(place element: ElementIdentity, in layout: UICollectionViewLayout) {
        part =
            switch element.kind {
            case UICollectionView.elementKindSectionHeader: .header
            case UICollectionView.elementKindSectionFooter: .footer
            default: .row
            }
        appearance = (layout as? UICollectionViewCompositionalLayout)?
            .listAppearance(ofSection: element.indexPath.section)
    }
}

/// A row with its accessories.
nonisolated private struct AccessorizedRow: View {
    let content: AnyView
    let leading: [UICellAccessory]
    let trailing: [UICellAccessory]
    let indent: CGFloat
    let indentsAccessories: Bool
    let isExpanded: Bool

    var body: some View {
        HStack(spacing: 0) {
            Color.clear.frame(width: indentsAccessories ? indent : 0, height: 0)
            if !leading.isEmpty {
                AccessoryStack(accessories: leading, isExpanded: isExpanded).padding(
                    .leading, CellMetrics.accessoryTrailing)
            }
            content.padding(.leading, indentsAccessories ? 0 : indent)
            if !trailing.isEmpty {
                // Accessories keep their size; the content wraps beside them.
                AccessoryStack(accessories: trailing, isExpanded: isExpanded).padding(
                    .trailing, CellMetrics.accessoryTrailing
                ).layoutPriority(1)
            }
        }
    }
}

/// The accessories on one side of a row.
nonisolated struct AccessoryStack: View {
    let accessories: [UICellAccessory]
    var isExpanded = false

    var body: some View {
        HStack(spacing: CellMetrics.accessorySpacing) {
            ForEach(accessories.indices, id: \.self) { index in
                accessories[index].content(isExpanded: isExpanded)
            }
        }
        .uiKitLook()
    }
}

import CollectionLayout
import Foundation

/// Distances in rows of lists, in points.
///
/// Sources: the margins above and below content are those of UIKit's default content configuration, 11, which makes 44 with
/// a line of 22. SwiftUI's rows begin 20 points from the edge of the list or of the card, from memory; Apple does
/// not publish it. The distances of marks and badges are chosen by eye.
enum ListRowMetrics {
    static let side: CGFloat = 20
    static let vertical: CGFloat = 11
    /// How far rows inside of groups are indented.
    static let indentation: CGFloat = 20
    /// How much lower a row makes controls that are higher than a line, so that they fit into a row of the usual height:
    /// the switch of 31 points overhangs a line of 22.
    static let overhang: CGFloat = -4.5
}

/// One row: its content between its margins, and what the list adds to it.
nonisolated struct ListRowContent: View {
    let row: ListRow
    let isEditing: Bool
    let selection: ListSelection?
    @Environment(\.listSettings) private var settings

    var body: some View {
        HStack(spacing: 0) {
            if isEditing { editingMark }
            NodeView(node: row.node).frame(maxWidth: .infinity, alignment: .leading)
            if let badge = row.badge {
                badge.foregroundStyle(.secondary).lineLimit(1).padding(.leading, 8)
            }
            accessory
            if isEditing, row.editing.canMove {
                Image(systemName: "line.3.horizontal").foregroundStyle(.tertiary).padding(.leading, 12)
            }
        }
        .padding(row.insets)
        .frame(minHeight: settings.minimumRowHeight)
    }

    /// A mark to delete the row, or to select it.
    @ViewBuilder private var editingMark: some View {
        if row.editing.canDelete {
            Image(systemName: "minus.circle.fill").font(.system(size: 22)).foregroundStyle(.white, .red)
                .padding(.trailing, 16)
        } else if selection?.allowsSeveral == true, row.tag != nil {
            if isSelected {
                Image(systemName: "checkmark.circle.fill").font(.system(size: 22)).foregroundStyle(.white, .tint)
                    .padding(.trailing, 16)
            } else {
                Image(systemName: "circle").font(.system(size: 22)).foregroundStyle(.tertiary).padding(.trailing, 16)
            }
        }
    }

    private var isSelected: Bool { row.tag.map { selection?.contains($0) ?? false } ?? false }

    @ViewBuilder private var accessory: some View {
        switch row.accessory {
        case .link:
            RowChevron().foregroundStyle(Color(uiColor: .tertiaryLabel)).padding(.leading, 8)
        case .disclosure(let isExpanded):
            RowChevron(isTurned: isExpanded).foregroundStyle(.tint).padding(.leading, 8)
        case .checkmark:
            Image(systemName: "checkmark").font(.system(size: 17, weight: .semibold)).foregroundStyle(.tint)
                .padding(.leading, 8)
        case nil:
            EmptyView()
        }
    }
}

/// The chevron at the end of a row: 14 points, semibold, as UIKit's disclosure indicator; its size is chosen by eye.
nonisolated struct RowChevron: View {
    /// Whether it points down, at something that is open.
    var isTurned = false
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        Image(systemName: "chevron.forward").font(.system(size: 14, weight: .semibold))
            .frame(width: 10, height: 14)
            .rotationEffect(.degrees(isTurned ? (direction == .leftToRight ? 90 : -90) : 0))
    }
}

/// A row as its list receives it: its content, and the values that it passes to the list.
struct ListRow {
    let node: ViewNode
    let tag: AnyHashable?
    let badge: Text?
    let accessory: RowAccessory?
    let editing: RowEditing
    let insets: EdgeInsets
    let background: RowBackground?
    let separators: EdgeVisibility
    let tints: EdgeTints

    /// - Parameter section: the section around the row, whose values count where the row has none.
    init(_ node: ViewNode, in section: ViewNode?) {
        func value<Value>(_ key: ObjectIdentifier) -> Value? {
            node.layoutValue(for: key) as? Value ?? section?.layoutValue(for: key) as? Value
        }
        let element = node.layoutValue(for: RowKeys.element) as? RowElement
        self.node = node
        tag = node.layoutValue(for: RowKeys.tag) as? AnyHashable ?? element?.id
        badge = value(RowKeys.badge)
        accessory = node.layoutValue(for: RowKeys.accessory) as? RowAccessory
        editing = element?.editing ?? RowEditing()
        var insets: EdgeInsets
        if let own: EdgeInsets = value(RowKeys.insets) {
            insets = own
        } else {
            insets = EdgeInsets(
                top: ListRowMetrics.vertical, leading: ListRowMetrics.side, bottom: ListRowMetrics.vertical,
                trailing: ListRowMetrics.side)
        }
        let depth = node.layoutValue(for: RowKeys.indentation) as? Int ?? 0
        insets.leading += CGFloat(depth) * ListRowMetrics.indentation
        self.insets = insets
        background = value(RowKeys.background)
        separators = value(RowKeys.separators) ?? EdgeVisibility()
        tints = value(RowKeys.separatorTints) ?? EdgeTints()
    }
}

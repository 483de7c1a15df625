import CollectionLayout
import Foundation

/// The frames of the headers, rows and footers of a list.
struct ListArrangement {
    /// The drawing state of a row, besides its content.
    struct Row {
        let row: ListRow
        let decoration: ListRowDecoration
        let isSelected: Bool
    }

    /// A header, a row or a footer.
    struct Element {
        let name: String
        let node: ViewNode
        let frame: CGRect
        /// Nil for headers and footers.
        let row: Row?
    }

    /// The elements from top to bottom, in the coordinates of the content.
    private(set) var elements: [Element] = []
    /// The height of the content as far as it is known.
    private(set) var height: CGFloat = 0
    /// Whether there is more content below.
    let isCut: Bool
    /// The frame of the requested row, or of the header of the requested section.
    private(set) var soughtFrame: CGRect?
    /// About how high the rows are that are left out above and below.
    private(set) var heightBefore: CGFloat = 0
    private(set) var heightAfter: CGFloat = 0
    private let sought: AnyHashable?

    private let look: ListLook
    private let settings: ListSettings
    private let selection: ListSelection?
    private let width: CGFloat
    private let scale: CGFloat
    private let context: ViewContext
    private let isEditing: Bool

    init(
        _ nodes: [ViewNode], rows: RowCollector, look: ListLook, settings: ListSettings, selection: ListSelection?,
        width: CGFloat, scale: CGFloat, context: ViewContext
    ) {
        isCut = rows.isCut
        sought = rows.sought
        self.look = look
        self.settings = settings
        self.selection = selection
        self.width = width
        self.scale = scale
        self.context = context
        isEditing = context.environment.editMode?.wrappedValue.isEditing ?? false
        place(ListArrangement.sections(of: nodes, isCut: isCut))
        if let window = rows.window, !elements.isEmpty {
            let average = elements.map(\.frame.height).reduce(0, +) / CGFloat(elements.count)
            heightBefore = average * CGFloat(window.leftOutBefore)
            heightAfter = average * CGFloat(window.leftOutAfter)
        }
    }

    /// Whether a node is the requested one.
    private func isSought(_ node: ViewNode?) -> Bool {
        guard let sought, let node else { return false }
        if (node.layoutValue(for: RowKeys.identity) as? AnyHashable) == sought { return true }
        guard let element = node.layoutValue(for: RowKeys.element) as? RowElement else { return false }
        return OptionTag(element.id).value == sought
    }

    // MARK: Sections

    private struct Section {
        var node: ListSectionNode?
        /// The outermost node around the section, which has the values of its modifiers.
        var outer: ViewNode?
        var rows: [ViewNode]
        var isCut: Bool
    }

    /// The sections; rows between them form sections of their own.
    private static func sections(of nodes: [ViewNode], isCut: Bool) -> [Section] {
        var sections: [Section] = []
        for node in nodes {
            if let section = node.layoutValue(for: RowKeys.section) as? ListSectionNode {
                sections.append(Section(node: section, outer: node, rows: section.rows, isCut: section.isCut))
            } else if let last = sections.indices.last, sections[last].node == nil {
                sections[last].rows.append(node)
            } else {
                sections.append(Section(rows: [node], isCut: false))
            }
        }
        if isCut, let last = sections.indices.last, sections[last].node == nil { sections[last].isCut = true }
        return sections
    }

    private mutating func place(_ sections: [Section]) {
        var y: CGFloat = 0
        for (index, section) in sections.enumerated() {
            var configuration = UICollectionLayoutListConfiguration(appearance: look.appearance)
            configuration.headerMode = section.node?.header == nil ? .none : .supplementary
            configuration.footerMode = section.node?.footer == nil ? .none : .supplementary
            let metrics = ListMetrics(
                configuration: configuration, idiom: .phone, width: width,
                sizeClasses: context.environment.screenSizeClasses, followsGroupedList: index > 0)
            let insets = metrics.insets
            var top = insets.top + metrics.headerTop
            if index > 0, let spacing = section.node?.topSpacing ?? settings.sectionSpacing {
                // The spacing replaces the space between sections, which the section before has begun.
                top = max(0, spacing - bottomOfLast)
            }
            y += top
            let sides = (leading: insets.leading, width: max(0, width - insets.leading - insets.trailing))
            let first = elements.count
            if let header = section.node?.header { y += add("list-header", header, at: y, sides) }
            y = addRows(of: section, index, configuration, at: y, sides)
            if let footer = section.node?.footer { y += add("list-footer", footer, at: y, sides) }
            if soughtFrame == nil, elements.count > first, isSought(section.outer) {
                soughtFrame = elements[first].frame
            }
            let spacing =
                index + 1 < sections.count ? sections[index + 1].node?.topSpacing ?? settings.sectionSpacing : nil
            bottomOfLast = min(insets.bottom, spacing ?? .infinity)
            y += bottomOfLast
        }
        height = y
    }

    private var bottomOfLast: CGFloat = 0

    /// Adds a header or a footer, and returns its height.
    private mutating func add(
        _ name: String, _ node: ViewNode, at y: CGFloat, _ sides: (leading: CGFloat, width: CGFloat)
    ) -> CGFloat {
        let height = node.sizeThatFits(ProposedViewSize(width: sides.width, height: nil)).height
        let frame = CGRect(x: sides.leading, y: y, width: sides.width, height: height)
        elements.append(Element(name: name, node: node, frame: frame, row: nil))
        return height
    }

    // MARK: Rows

    private mutating func addRows(
        of section: Section, _ number: Int, _ configuration: UICollectionLayoutListConfiguration, at start: CGFloat,
        _ sides: (leading: CGFloat, width: CGFloat)
    ) -> CGFloat {
        let rows = section.rows.map { ListRow($0, in: section.outer) }
        let around = section.outer?.layoutValue(for: RowKeys.sectionSeparators) as? EdgeVisibility
        let spacing = max(0, settings.rowSpacing ?? 0)
        // A row that is left out keeps the last one from looking like the end of its section.
        let count = rows.count + (section.isCut ? 1 : 0)
        var configuration = configuration
        configuration.itemSeparatorHandler = { path, automatic in
            rows.indices.contains(path.item)
                ? rows[path.item].separators(
                    automatic, section: around, isFirst: path.item == 0, isLast: path.item == count - 1)
                : automatic
        }
        // Rows apart from each other are cards or lines of their own.
        let decorations = ListRows(
            configuration: configuration, section: number, count: spacing > 0 ? 1 : count, scale: scale)
        var y = start
        for (index, row) in rows.enumerated() {
            guard let decoration = decorations.decoration(of: spacing > 0 ? 0 : index) else { continue }
            let content = ListRowContent(row: row, isEditing: isEditing, selection: selection)
            guard let node = content.makeLayeredNode(in: context.entering(index)) else { continue }
            let height = node.sizeThatFits(ProposedViewSize(width: sides.width, height: nil)).height
            if soughtFrame == nil, isSought(row.node) {
                soughtFrame = CGRect(x: sides.leading, y: y, width: sides.width, height: height)
            }
            let isSelected = !isEditing && row.tag.map { selection?.contains($0) ?? false } ?? false
            elements.append(
                Element(
                    name: "list-row", node: node,
                    frame: CGRect(x: sides.leading, y: y, width: sides.width, height: height),
                    row: Row(row: row, decoration: decoration, isSelected: isSelected)))
            y += height + (index < rows.count - 1 ? spacing : 0)
        }
        return y
    }
}

extension ListRow {
    /// The separators of the row: hidden or visible as it says, then as its section says at both ends.
    func separators(
        _ automatic: UIListSeparatorConfiguration, section: EdgeVisibility?, isFirst: Bool, isLast: Bool
    ) -> UIListSeparatorConfiguration {
        var chosen = automatic
        let own = separators
        let top = own.top == .automatic && isFirst ? section?.top ?? .automatic : own.top
        let bottom = own.bottom == .automatic && isLast ? section?.bottom ?? .automatic : own.bottom
        if top == .hidden { chosen.topSeparatorVisibility = .hidden }
        if bottom == .hidden { chosen.bottomSeparatorVisibility = .hidden }
        if bottom == .visible { chosen.bottomSeparatorVisibility = .visible }
        return chosen
    }
}

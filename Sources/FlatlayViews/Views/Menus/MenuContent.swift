import Foundation

/// The leading edge of a menu row.
enum MenuMark: Hashable {
    /// The row is the chosen option, or a switch that is on.
    case check
    /// The row opens another menu.
    case submenu
}

/// The role of a node in a menu.
enum MenuPart: Hashable {
    case row(MenuMark?)
    /// The title of the rows below.
    case title
    /// Controls beside each other.
    case palette
    /// The end of a group of rows.
    case boundary
}

enum MenuKeys {
    private enum Part {}
    private enum Icon {}
    private enum Shape {}

    /// A ``MenuPart``; what has none is a text between the rows.
    static let part = ObjectIdentifier(Part.self)
    /// The shape of a view that a context menu lifts, as an `AnyShape`.
    static let shape = ObjectIdentifier(Shape.self)
    /// Whether the view is the icon of a label.
    static let icon = ObjectIdentifier(Icon.self)
}

/// The items of an open menu, in groups.
struct MenuContent {
    struct Group {
        var title: ViewNode?
        var rows: [(node: ViewNode, part: MenuPart)] = []
    }

    private(set) var groups: [Group] = []
    /// Whether a row has a mark, so that all begin beside it.
    private(set) var hasMarks = false
    /// Whether the texts have one of the sizes for accessibility, for which the menu is wider.
    let isLarge: Bool

    /// The width of the menu.
    var width: CGFloat { isLarge ? 320 : 250 }

    init(_ nodes: [ViewNode], isLarge: Bool) {
        self.isLarge = isLarge
        var group = Group()
        func isEmpty(_ group: Group) -> Bool { group.rows.isEmpty && group.title == nil }
        for node in nodes {
            let part = node.layoutValue(for: MenuKeys.part) as? MenuPart ?? .title
            switch part {
            case .boundary:
                // A title stays with the rows after it, which may be a group of their own.
                guard !group.rows.isEmpty else { continue }
                groups.append(group)
                group = Group()
            case .title where isEmpty(group):
                group.title = node
            case .row(let mark):
                hasMarks = hasMarks || mark != nil
                group.rows.append((node, part))
            case .title, .palette:
                group.rows.append((node, part))
            }
        }
        if !isEmpty(group) { groups.append(group) }
    }

    /// The same items from the last to the first; titles stay above their rows.
    var reversed: MenuContent {
        var result = self
        result.groups = groups.reversed().map { group in
            var group = group
            group.rows.reverse()
            return group
        }
        return result
    }
}

extension ViewContext {
    /// The items of a menu.
    func menuContent(of items: some View) -> MenuContent {
        var inner = entering(3).inStack(nil)
        let size = max(inner.environment.common.dynamicTypeSize, inner.environment.barTitleSize ?? .xSmall)
        inner.environment.takeLookOfBars()
        inner.environment.common.imageScale = .medium
        inner.environment.common.dynamicTypeSize = size
        inner.environment.isInMenu = true
        inner.environment.menuOpening = nil
        inner.environment.scrollValues = ScrollValues()
        inner.rows = RowCollector(.menu)
        let styled = items.buttonStyle(MenuButtonStyle()).toggleStyle(MenuToggleStyle()).labelStyle(MenuLabelStyle())
            .font(.footnote).foregroundStyle(Color.secondary)
        return MenuContent(styled.makeNodes(in: inner), isLarge: size.isAccessibilitySize)
    }
}

// MARK: Items

/// A row of a menu: a title, texts below it, and an icon at the trailing edge.
///
/// Of the views of a label, the first that is not an image is the title, further ones are below it, and an image is the
/// icon.
struct MenuRow: PrimitiveView {
    let label: AnyView
    var mark: MenuMark?
    var isDestructive = false

    func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        let parts = MenuLabelParts(label, isDestructive: isDestructive, in: context)
        MenuRowContent(parts: parts, isDestructive: isDestructive)
            .rowValue(MenuKeys.part, MenuPart.row(mark))
            ._makeNodes(in: context.entering(2).inStack(nil), into: &nodes)
    }
}

/// The views of a label in a menu.
struct MenuLabelParts {
    var title: ViewNode?
    var subtitles: [ViewNode] = []
    var icon: ViewNode?

    /// - Parameter isOneLine: whether texts are reduced in size to fit on a line.
    init(
        _ label: AnyView, isDestructive: Bool, font: Font = .body, isOneLine: Bool = false, in context: ViewContext
    ) {
        func make(_ font: Font, _ color: Color, _ number: Int) -> [ViewNode] {
            let inner = context.entering(number).inStack(nil)
            return label.lineLimit(isOneLine ? 1 : nil).minimumScaleFactor(isOneLine ? 0.5 : 1).labelStyle(
                MenuLabelStyle()
            ).font(font).foregroundStyle(isDestructive ? .red : color)
                .makeNodes(in: inner)
        }
        let made = make(font, .primary, 0)
        icon = made.first { $0.isMenuIcon }
        let texts = made.indices.filter { !made[$0].isMenuIcon }
        title = texts.first.map { made[$0] }
        if texts.count > 1 {
            let small = make(.footnote, .secondary, 1)
            subtitles = texts.dropFirst().compactMap { small.indices.contains($0) ? small[$0] : nil }
        }
    }
}

extension ViewNode {
    /// Whether the node is the icon of a label, or an image.
    fileprivate var isMenuIcon: Bool {
        if layoutValue(for: MenuKeys.icon) != nil { return true }
        var node = self
        while node.name == nil, let child = node.children.first, node.children.count == 1 { node = child }
        return node.name == "symbol" || node.name == "image"
    }
}

/// Titles and icons as views of their own, so that the row places them.
nonisolated struct MenuLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.title
        configuration.icon.rowValue(MenuKeys.icon, true)
    }
}

/// Rows for the buttons of a menu.
nonisolated struct MenuButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        MenuRow(label: configuration.label, isDestructive: configuration.role == .destructive)
    }
}

/// Rows for the switches of a menu.
nonisolated struct MenuToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        MenuRow(label: configuration.label, mark: configuration.isOn ? .check : nil)
    }
}

/// The texts and the icon of a row.
nonisolated private struct MenuRowContent: View {
    let parts: MenuLabelParts
    let isDestructive: Bool
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        HStack(spacing: 8) {
            VStack(alignment: .leading, spacing: 1) {
                if let title = parts.title { NodeView(node: title) }
                ForEach(parts.subtitles.indices, id: \.self) { NodeView(node: parts.subtitles[$0]) }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            if let icon = parts.icon { NodeView(node: icon).frame(minWidth: 24) }
        }
        .multilineTextAlignment(.leading)
        .padding(.vertical, 11)
        .frame(minHeight: 44)
        .opacity(isEnabled ? 1 : 0.35)
    }
}

/// A cell of a palette: an icon above its title.
nonisolated private struct MenuPaletteStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        MenuPaletteCell(label: configuration.label, isDestructive: configuration.role == .destructive)
    }
}

nonisolated private struct MenuPaletteToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        MenuPaletteCell(label: configuration.label, isDestructive: false)
    }
}

private struct MenuPaletteCell: PrimitiveView {
    let label: AnyView
    let isDestructive: Bool

    func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        let parts = MenuLabelParts(label, isDestructive: isDestructive, font: .footnote, isOneLine: true, in: context)
        let large = MenuLabelParts(label, isDestructive: isDestructive, font: .title3, in: context.entering(3))
        MenuPaletteCellContent(title: parts.title, icon: large.icon)
            ._makeNodes(in: context.entering(2).inStack(nil), into: &nodes)
    }
}

nonisolated private struct MenuPaletteCellContent: View {
    let title: ViewNode?
    let icon: ViewNode?
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        VStack(spacing: 4) {
            if let icon { NodeView(node: icon).frame(minHeight: 24) }
            if let title { NodeView(node: title) }
        }
        .padding(.horizontal, 4)
        .padding(.vertical, 9)
        .frame(maxWidth: .infinity, minHeight: 44)
        .opacity(isEnabled ? 1 : 0.35)
    }
}

/// Controls beside each other, as a row of a menu.
struct MenuPalette<Content: View>: PrimitiveView {
    let content: Content

    func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        var inner = context.entering(0).inStack(nil)
        inner.environment.isInMenu = false
        let cells = content.buttonStyle(MenuPaletteStyle()).toggleStyle(MenuPaletteToggleStyle())
            .makeNodes(in: inner)
        guard !cells.isEmpty else { return }
        HStack(spacing: 0) {
            ForEach(cells.indices, id: \.self) { index in
                if index > 0 { MenuLine(isVertical: true) }
                NodeView(node: cells[index])
            }
        }
        .fixedSize(horizontal: false, vertical: true)
        .rowValue(MenuKeys.part, MenuPart.palette)
        ._makeNodes(in: context.entering(1).inStack(nil), into: &nodes)
    }
}

/// The end of a group of rows.
struct MenuBoundary: PrimitiveView {
    func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        nodes.append(
            LayoutValueNode(
                ViewNode(context.environment), key: MenuKeys.part, value: MenuPart.boundary,
                environment: context.environment))
    }
}

/// The options of a picker as rows of a menu.
struct MenuOptions<Content: View>: PrimitiveView {
    let content: Content
    let selection: AnyHashable

    func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        MenuBoundary()._makeNodes(in: context, into: &nodes)
        let selected = OptionTag(selection)
        for (number, element) in ViewElement.elements(of: content, in: context.entering(0)).enumerated() {
            var inner = element.context.inStack(nil)
            inner.rows = RowCollector(.menu)
            // The tag is known once the view has been made.
            let tag =
                AnyView(element.view).makeNodes(in: inner).lazy
                .compactMap { $0.layoutValue(for: RowKeys.tag) as? AnyHashable }.first ?? element.id
            let isChosen = tag.map { OptionTag($0) == selected } ?? false
            MenuRow(label: AnyView(element.view), mark: isChosen ? .check : nil)
                ._makeNodes(in: inner.entering(number), into: &nodes)
        }
        MenuBoundary()._makeNodes(in: context, into: &nodes)
    }
}

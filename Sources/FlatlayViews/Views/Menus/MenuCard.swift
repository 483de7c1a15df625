import Foundation

/// The rows of an open menu in their groups.
///
/// Sources: the menus of iOS 18 as screenshots show them. They are 250 points wide with corners of 13 points, and their
/// rows at least 44 points high with titles in 17 points. The distances, the colours of lines, and the width for large
/// texts are chosen by eye.
nonisolated struct MenuPanel: View {
    let content: MenuContent

    static let corner: CGFloat = 13

    var body: some View {
        VStack(spacing: 0) {
            ForEach(content.groups.indices, id: \.self) { index in
                if index > 0 { MenuGap() }
                group(content.groups[index])
            }
        }
        .frame(width: content.width)
    }

    private var start: CGFloat { content.hasMarks ? (content.isLarge ? 46 : 34) : 16 }

    @ViewBuilder private func group(_ group: MenuContent.Group) -> some View {
        if let title = group.title {
            text(title)
            if !group.rows.isEmpty { MenuLine() }
        }
        ForEach(group.rows.indices, id: \.self) { index in
            if index > 0 { MenuLine() }
            row(group.rows[index].node, group.rows[index].part)
        }
    }

    @ViewBuilder private func row(_ node: ViewNode, _ part: MenuPart) -> some View {
        switch part {
        case .row(let mark):
            NodeView(node: node)
                .padding(.leading, start)
                .padding(.trailing, 14)
                .overlay(alignment: .leading) {
                    if let mark {
                        MenuMarkView(mark: mark, isLarge: content.isLarge).frame(width: start - 18)
                            .padding(.leading, 11)
                    }
                }
                .nodeName("menu-row")
        case .palette:
            NodeView(node: node).nodeName("menu-palette")
        case .title, .boundary:
            text(node)
        }
    }

    private func text(_ node: ViewNode) -> some View {
        NodeView(node: node).multilineTextAlignment(.leading)
            .padding(.horizontal, 16).padding(.top, 9).padding(.bottom, 8)
            .frame(maxWidth: .infinity, alignment: .leading)
            .nodeName("menu-title")
    }
}

/// The mark at the leading edge of a row.
nonisolated private struct MenuMarkView: View {
    let mark: MenuMark
    let isLarge: Bool

    var body: some View {
        Image(systemName: mark == .check ? "checkmark" : "chevron.forward")
            .font(.system(size: isLarge ? 22 : mark == .check ? 14 : 13, weight: .semibold))
            .foregroundStyle(Color.primary)
    }
}

/// A line of one pixel between rows.
nonisolated struct MenuLine: View {
    var isVertical = false
    @Environment(\.displayScale) private var scale

    var body: some View {
        Color(light: .black.opacity(0.2), dark: .white.opacity(0.2))
            .frame(width: isVertical ? 1 / scale : nil, height: isVertical ? nil : 1 / scale)
    }
}

/// The bar of 8 points between groups.
nonisolated private struct MenuGap: View {
    var body: some View {
        Color(light: .black.opacity(0.08), dark: .black.opacity(0.24)).frame(height: 8)
    }
}

/// An open menu beside its label: below it, above it where there is no room below, 8 points away from the edges of the
/// screen. What does not fit on the screen is cut off, as a menu that scrolls.
nonisolated struct MenuCard: PrimitiveView {
    let content: MenuContent
    let anchor: CGRect
    /// Whether the items stay in their order above the label.
    let keepsOrder: Bool
    /// Whether the menu ends where its label ends.
    let isTrailing: Bool
    let size: CGSize
    let insets: EdgeInsets

    func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        let panel = MenuPanel(content: content)
        guard let inner = panel.makeLayeredNode(in: context.entering(0)) else { return }
        let place = MenuPlace(
            anchor: anchor,
            wanted: CGSize(
                width: content.width,
                height: inner.sizeThatFits(ProposedViewSize(width: content.width, height: nil)).height),
            size: size, insets: insets, isTrailing: isTrailing)
        var node = inner
        if place.isAbove, !keepsOrder,
            let turned = MenuPanel(content: content.reversed).makeLayeredNode(in: context.entering(1))
        {
            node = turned
        }
        MenuSurface(node: node, place: place, size: size)
            .nodeName("menu")
            ._makeNodes(in: context, into: &nodes)
    }
}

/// Where a menu is on the screen, from the leading edge.
nonisolated struct MenuPlace {
    let x: CGFloat
    let y: CGFloat
    let height: CGFloat
    let isAbove: Bool

    static let margin: CGFloat = 8

    init(anchor: CGRect, wanted: CGSize, size: CGSize, insets: EdgeInsets, isTrailing: Bool) {
        let margin = MenuPlace.margin
        let top = insets.top + margin
        let bottom = max(top, size.height - max(insets.bottom, margin))
        height = min(wanted.height, bottom - top)
        let below = anchor.maxY + margin
        let above = anchor.minY - margin - height
        isAbove = below + height > bottom && above >= top
        // With room on neither side, the menu covers a part of its label.
        y = isAbove ? above : min(max(below, top), bottom - height)
        let start: CGFloat =
            if isTrailing || anchor.midX > size.width * 2 / 3 {
                anchor.maxX - wanted.width
            } else if anchor.midX < size.width / 3 || anchor.width > wanted.width {
                anchor.minX
            } else {
                anchor.midX - wanted.width / 2
            }
        x = max(margin, min(start, size.width - wanted.width - margin))
    }

    init(x: CGFloat, y: CGFloat, height: CGFloat, isAbove: Bool) {
        self.x = x
        self.y = y
        self.height = height
        self.isAbove = isAbove
    }
}

/// The material and the shadow of a menu, at its place.
nonisolated private struct MenuSurface: View {
    let node: ViewNode
    let place: MenuPlace
    let size: CGSize

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: MenuPanel.corner, style: .continuous)
        NodeView(node: node)
            .fixedSize(horizontal: false, vertical: true)
            .frame(height: place.height, alignment: .top)
            .background(Material.regular)
            .clipShape(shape)
            .shadow(color: .black.opacity(0.18), radius: 30, y: 10)
            .frame(width: size.width, height: size.height, alignment: .topLeading)
            .offset(x: place.x, y: place.y)
    }
}

/// A context menu: its view lifted above the screen, which is blurred, and the menu below or above it.
///
/// Sources: as ``MenuPanel``; the lifted view has corners of 13 points, and the distance to its menu is chosen by eye.
nonisolated struct ContextMenuCard: PrimitiveView {
    let content: MenuContent
    /// The lifted view, in a size.
    let lifted: ViewNode
    let liftedSize: CGSize
    /// Its shape; nil for a card with the background of the system.
    let shape: AnyShape?
    let anchor: CGRect
    let keepsOrder: Bool
    let size: CGSize
    let insets: EdgeInsets

    private static let gap: CGFloat = 12

    func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        guard let panel = MenuPanel(content: content).makeLayeredNode(in: context.entering(0)) else { return }
        let gap = ContextMenuCard.gap
        let (top, bottom) = (insets.top + 8, size.height - max(insets.bottom, 8))
        let room = max(0, bottom - top)
        let menu = min(
            panel.sizeThatFits(ProposedViewSize(width: content.width, height: nil)).height, room * 0.75)
        // A view that leaves no room for its menu becomes smaller.
        let scale = min(
            1, max(0.2, (room - menu - gap) / max(1, liftedSize.height)),
            (size.width - 16) / max(1, liftedSize.width))
        let card = CGSize(width: liftedSize.width * scale, height: liftedSize.height * scale)
        let x = min(max(anchor.midX - card.width / 2, 8), max(8, size.width - 8 - card.width))
        let wanted = anchor.midY - card.height / 2
        let fitsBelow = wanted + card.height + gap + menu <= bottom
        let isAbove = !fitsBelow && wanted - gap - menu >= top
        let y = isAbove ? wanted : max(top, min(wanted, bottom - menu - gap - card.height))
        let start = anchor.midX <= size.width * 0.6 ? x : x + card.width - content.width
        let place = MenuPlace(
            x: max(8, min(start, size.width - content.width - 8)),
            y: isAbove ? y - gap - menu : y + card.height + gap, height: menu, isAbove: isAbove)
        var node = panel
        if isAbove, !keepsOrder,
            let turned = MenuPanel(content: content.reversed).makeLayeredNode(in: context.entering(1))
        {
            node = turned
        }
        ZStack(alignment: .topLeading) {
            Rectangle().fill(Material.ultraThin)
            Color(light: .black.opacity(0.12), dark: .black.opacity(0.3))
            NodeView(node: lifted)
                .frame(width: liftedSize.width, height: liftedSize.height)
                .background(Color(light: .white, dark: Color(red: 28 / 255, green: 28 / 255, blue: 30 / 255)))
                .clipShape(shape ?? AnyShape(RoundedRectangle(cornerRadius: MenuPanel.corner, style: .continuous)))
                .shadow(color: .black.opacity(0.2), radius: 20, y: 8)
                .scaleEffect(scale, anchor: .topLeading)
                .nodeName("menu-preview")
                .offset(x: x, y: y)
            MenuSurface(node: node, place: place, size: size).nodeName("menu")
        }
        .frame(width: size.width, height: size.height)
        ._makeNodes(in: context, into: &nodes)
    }
}

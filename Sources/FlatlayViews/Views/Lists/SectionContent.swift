import Foundation

/// The content of a ``Section``: a section of the list around it, or views that follow each other.
struct SectionContent<Header: View, Content: View, Footer: View>: PrimitiveView {
    let header: Header
    let content: Content
    let footer: Footer
    let isExpanded: Binding<Bool>?

    func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        if context.rows?.isMenu == true {
            let boundary = MenuBoundary()
            boundary._makeNodes(in: context, into: &nodes)
            header.addNodes(in: context.entering(0), into: &nodes)
            content.addNodes(in: context.entering(1), into: &nodes)
            return boundary._makeNodes(in: context, into: &nodes)
        }
        guard let rows = context.rows, let look = rows.look, !rows.isInSection else {
            if context.rows == nil { header.addNodes(in: context.entering(0), into: &nodes) }
            content.addNodes(in: context.entering(1), into: &nodes)
            if context.rows == nil { footer.addNodes(in: context.entering(2), into: &nodes) }
            return
        }
        guard rows.needsMore else { return }
        let wasCut = rows.isCut
        let isOpen = look.style != .sidebar || isExpanded?.wrappedValue ?? true
        let band = ListBand(look: look, isOpen: look.style == .sidebar ? isExpanded.map { _ in isOpen } : nil)
        let top = band.node(of: header, isHeader: true, in: context.entering(0))
        var content: [ViewNode] = []
        if isOpen {
            let made = rows.made
            rows.isInSection = true
            content = self.content.makeNodes(in: context.entering(1))
            rows.isInSection = false
            rows.made = max(rows.made, made + content.count)
        }
        let isCut = rows.isCut && !wasCut
        let bottom = isCut ? nil : band.node(of: footer, isHeader: false, in: context.entering(2))
        nodes.append(
            ListSectionNode(
                header: top, rows: content, footer: bottom, isCut: isCut, environment: context.environment))
    }
}

/// A section as its list receives it. It is never drawn itself.
final class ListSectionNode: ViewNode, DividedNode {
    private(set) var header: ViewNode?
    let rows: [ViewNode]
    private(set) var footer: ViewNode?
    /// Whether the section has more rows, which are not needed.
    let isCut: Bool
    let topSpacing: CGFloat?

    init(
        header: ViewNode?, rows: [ViewNode], footer: ViewNode?, isCut: Bool, environment: borrowing EnvironmentValues
    ) {
        self.header = header
        self.rows = rows
        self.footer = footer
        self.isCut = isCut
        topSpacing = environment.listSettings.sectionSpacing
        super.init(environment, around: (rows + [header, footer].compactMap(\.self)).greatestDepth)
    }

    override func layoutValue(for key: ObjectIdentifier) -> Any? { key == RowKeys.section ? self : nil }

    func replaceParts(_ replacement: (ViewNode) -> ViewNode) {
        (header, footer) = (header.map(replacement), footer.map(replacement))
    }
}

/// Headers and footers of sections.
///
/// Sources: the margins, fonts and colours are those of UIKit's default content configurations for headers and footers, as
/// printed on iOS; the leading margin is that of SwiftUI's rows. Between cards, how the margin above and below a header is
/// divided is chosen by eye.
struct ListBand {
    let look: ListLook
    /// Whether the section is open; nil if it cannot be closed.
    let isOpen: Bool?

    func node<Band: View>(of view: Band, isHeader: Bool, in context: ViewContext) -> ViewNode? {
        var inner = context
        inner.rows = nil
        let isProminent = isHeader && (context.environment.headerProminence == .increased || look.style == .sidebar)
        inner.environment.common.rowSurroundings = .none
        inner.environment.common.font = font(isHeader: isHeader, isProminent: isProminent)
        inner.environment.common.textCase = nil
        if isProminent || (isHeader && !look.hasSmallHeaders) {
            inner.environment.common.foreground = nil
        } else {
            inner.environment.common.foreground = ForegroundStyles(
                primary: AnyShapeStyle(Color.secondary), isDefault: true)
        }
        if isHeader, look.hasSmallHeaders, !isProminent { inner.environment.common.textCase = .uppercase }
        if let own = context.environment.common.bandTextCase { inner.environment.common.textCase = own }
        guard let node = VStackIfSeveral(view: view).makeLayeredNode(in: inner) else { return nil }
        let minimum = isHeader ? context.environment.listSettings.minimumHeaderHeight : nil
        return HStack(spacing: 8) {
            NodeView(node: node).frame(maxWidth: .infinity, alignment: .leading)
            if let isOpen, isHeader {
                RowChevron(isTurned: isOpen).foregroundStyle(.tint)
            }
        }
        .padding(insets(isHeader: isHeader, isProminent: isProminent))
        .frame(minHeight: minimum)
        .makeLayeredNode(in: inner)
    }

    private func font(isHeader: Bool, isProminent: Bool) -> Font {
        if isProminent { return .title3.bold() }
        if isHeader, !look.hasSmallHeaders { return .headline }
        return .footnote
    }

    private func insets(isHeader: Bool, isProminent: Bool) -> EdgeInsets {
        let side = ListRowMetrics.side
        guard isHeader else { return EdgeInsets(top: 8, leading: side, bottom: 6, trailing: side) }
        if isProminent {
            return EdgeInsets(top: 16, leading: look.style == .sidebar ? 0 : side, bottom: 8, trailing: side)
        }
        if look.hasSmallHeaders { return EdgeInsets(top: 13, leading: side, bottom: 7, trailing: side) }
        return EdgeInsets(top: 6, leading: side, bottom: 6, trailing: side)
    }
}

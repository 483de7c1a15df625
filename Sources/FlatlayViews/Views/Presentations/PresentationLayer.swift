import Foundation

/// Draws what views present above them.
struct PresentationLayer {
    let presentations: [Presentation]
    /// The window, and the part of it that bars and notches leave uncovered.
    let safeArea: SafeArea

    private var whole: CGRect { safeArea.whole }
    private var free: CGRect { safeArea.free }

    private func insets(_ direction: LayoutDirection) -> EdgeInsets {
        safeArea.insets(around: free, direction)
    }

    /// The sheet that moves the views behind it back: a large one on a phone; nil if none does.
    ///
    /// Source: UIKit's sheets of iOS 13 and later.
    private var largeSheet: Presentation? {
        guard
            let sheet = presentations.first(where: { $0.kind == .sheet || $0.kind == .popover }),
            !sheet.context.isTablet, whole.width > 100,
            SheetCard.height(of: sheet.settings, in: whole.size, insets(.leftToRight))
                == SheetCard.largestHeight(in: whole.size, insets(.leftToRight))
        else { return nil }
        return sheet
    }

    /// Whether the views behind are moved back, in front of black.
    var movesBack: Bool { largeSheet != nil }

    /// Draws the views behind; moved back, they are as large as was chosen by eye.
    func drawBehind(_ pass: DrawingPass, _ draw: (DrawingPass) -> Void) {
        guard let sheet = largeSheet else { return draw(pass) }
        let environment = sheet.context.environment
        pass.builder.fill(.rectangle(whole), .color(Color.black.resolve(in: environment)))
        let scale = (whole.width - 32) / whole.width
        let top = max(safeArea.free.minY - whole.minY, 20)
        let place = CGAffineTransform(scaleX: scale, y: scale).concatenating(
            CGAffineTransform(
                translationX: whole.minX * (1 - scale) + 16, y: whole.minY * (1 - scale) + top))
        pass.builder.withEffect(.transform(place)) {
            let card = DrawnShape.roundedRectangle(
                whole, cornerSize: CGSize(width: 11, height: 11), style: .continuous)
            pass.builder.withEffect(.clip(card, FillStyle())) {
                pass.builder.fill(
                    .rectangle(whole), .color(Color(uiColor: .systemBackground).resolve(in: environment)))
                draw(pass)
            }
        }
    }

    /// Draws the presentations, in the order in which they were presented.
    func drawPresentations(_ pass: DrawingPass) {
        for presentation in presentations {
            let inner = pass.with(SafeArea(whole: whole, free: whole))
            node(of: presentation)?.draw(at: whole.origin, proposal: ProposedViewSize(whole.size), pass: inner)
        }
    }

    private func node(of presentation: Presentation) -> ViewNode? {
        let context = presentation.context.entering(2)
        let insets = insets(context.environment.layoutDirection)
        let body = MadeNodes(presentation.content.body.map { [$0] } ?? [])
        let isTablet = context.isTablet
        func make(_ view: some View) -> ViewNode? {
            view.frame(width: whole.width, height: whole.height).makeLayeredNode(in: context)
        }
        switch presentation.kind {
        case .popover where isTablet:
            return make(popover(body, presentation, insets))
        case .dialog where isTablet:
            return make(popover(DialogMenu(content: presentation.content), presentation, insets))
        case .sheet, .popover:
            return make(
                SheetCard(
                    content: AnyView(body), settings: presentation.settings, size: whole.size, insets: insets,
                    isTablet: isTablet))
        case .cover:
            return make(
                CoverScreen(content: AnyView(body), settings: presentation.settings, size: whole.size, insets: insets))
        case .menu(let keepsOrder, let isTrailing):
            return presentation.content.menu.flatMap { menu in
                make(
                    MenuCard(
                        content: menu, anchor: leading(presentation.anchor, presentation), keepsOrder: keepsOrder,
                        isTrailing: isTrailing, size: whole.size, insets: insets))
            }
        case .contextMenu(let keepsOrder, let isRow):
            return contextMenu(presentation, keepsOrder, isRow, insets).flatMap { make($0) }
        case .alert:
            return make(AlertCard(content: presentation.content))
        case .dialog:
            return make(DialogCard(content: presentation.content, bottomInset: insets.bottom))
        }
    }

    private func popover(_ content: some View, _ presentation: Presentation, _ insets: EdgeInsets) -> some View {
        PopoverCard(
            content: AnyView(content), settings: presentation.settings, anchor: anchor(of: presentation),
            arrowEdge: presentation.arrowEdge, size: whole.size, insets: insets)
    }

    /// The frame of the view that presents, or the middle of the window, from its top left corner.
    private func anchor(of presentation: Presentation) -> CGRect { inWindow(presentation.anchor) }

    private func inWindow(_ frame: CGRect?) -> CGRect {
        frame.map { $0.offsetBy(dx: -whole.minX, dy: -whole.minY) }
            ?? CGRect(x: whole.width / 2, y: whole.height / 2, width: 0, height: 0)
    }

    /// A frame from the leading edge of the window.
    private func leading(_ frame: CGRect?, _ presentation: Presentation) -> CGRect {
        var frame = inWindow(frame)
        if presentation.context.environment.layoutDirection == .rightToLeft {
            frame.origin.x = whole.width - frame.maxX
        }
        return frame
    }

    /// A context menu with what it lifts: its preview, or the view itself. A row of a list is lifted as wide as its list
    /// makes it.
    private func contextMenu(
        _ presentation: Presentation, _ keepsOrder: Bool, _ isRow: Bool, _ insets: EdgeInsets
    ) -> ContextMenuCard? {
        guard let menu = presentation.content.menu else { return nil }
        let frame = leading(presentation.anchor, presentation)
        if let preview = presentation.content.body {
            let limit = CGSize(width: whole.width - 32, height: whole.height * 0.6)
            let wanted = preview.sizeThatFits(ProposedViewSize(limit))
            let size = CGSize(width: min(wanted.width, limit.width), height: min(wanted.height, limit.height))
            return ContextMenuCard(
                content: menu, lifted: preview, liftedSize: size, shape: nil, anchor: frame, keepsOrder: keepsOrder,
                size: whole.size, insets: insets)
        }
        guard let node = presentation.anchorNode else { return nil }
        var outer = frame
        if isRow {
            outer = frame.insetBy(dx: -ListRowMetrics.side, dy: -ListRowMetrics.vertical)
            if presentation.row != nil { outer = leading(presentation.row, presentation) }
        }
        let padding = EdgeInsets(
            top: frame.minY - outer.minY, leading: frame.minX - outer.minX, bottom: outer.maxY - frame.maxY,
            trailing: outer.maxX - frame.maxX)
        let padded = PaddingNode(node, insets: padding, environment: presentation.context.environment)
        return ContextMenuCard(
            content: menu, lifted: padded, liftedSize: outer.size,
            shape: node.layoutValue(for: MenuKeys.shape) as? AnyShape, anchor: outer, keepsOrder: keepsOrder,
            size: whole.size, insets: insets)
    }
}

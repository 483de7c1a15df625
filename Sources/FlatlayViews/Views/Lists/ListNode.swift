import CollectionLayout
import Foundation

/// The node of a list or a form.
///
/// Source: the structure of list sections, measured on UIKit (`ListMetrics`, `ListRows`).
///
/// 1. The frame decides how many rows can be visible, since rows have a least height; no more are made.
/// 2. Rows outside of sections form sections of their own. ``ListArrangement`` places headers, rows and footers.
/// 3. The background fills the frame, and extends below bars. Rows are clipped to the same area.
/// 4. Each row is its background, its content and its separators.
final class ListNode: ViewNode {
    private let makeRows: (_ limit: Int) -> (nodes: [ViewNode], isCut: Bool)
    private let makeContext: () -> ViewContext
    private let look: ListLook
    private let settings: ListSettings
    private let scroll: ScrollValues
    private let observers: [ScrollObserver]
    private let selection: ListSelection?
    private let environment: EnvironmentValues
    private var arranged: (width: CGFloat, limit: Int, value: ListArrangement)?

    init<Content: View>(
        _ content: Content, surroundings: RowSurroundings, selection: ListSelection?, in context: ViewContext
    ) {
        let environment = context.environment
        let settings = environment.listSettings
        let look = ListLook(
            surroundings == .form && settings.style == .automatic ? .insetGrouped : settings.style,
            isCompact: environment.horizontalSizeClass != .regular)
        self.look = look
        self.settings = settings
        self.selection = selection
        self.environment = environment
        scroll = environment.scrollValues
        observers = environment.scrollObservers
        context.store.hasDeferredContent = true
        // Rows are made once the size is known, but read the environment of the view that declared the list.
        let scope = EnvironmentScope.capture()
        var inner = context.inStack(nil)
        inner.environment.common.rowSurroundings = surroundings
        inner.environment.scrollObservers = []
        inner.environment.scrollValues = ScrollValues()
        let base = inner
        makeContext = { base }
        makeRows = { limit in
            scope.open {
                var inner = base
                let rows = RowCollector(.list(look), limit: limit)
                inner.rows = rows
                let nodes = content.makeNodes(in: inner)
                return (nodes, rows.isCut)
            }
        }
        super.init(environment)
    }

    override var name: String? { "list" }
    override func leastLength(along axis: Axis) -> CGFloat? { 0 }
    override func greatestLength(along axis: Axis) -> CGFloat? { .infinity }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, pass: DrawingPass) {
        let room = pass.safeArea?.extending(frame, over: .vertical, layoutDirection) ?? frame
        let area = pass.safeArea?.extending(frame, over: .all, layoutDirection) ?? frame
        let background = ListSectionDecoration(appearance: look.appearance).background
        if !settings.isBackgroundHidden {
            pass.builder.fill(.rectangle(pixels.round(area)), background.color, in: environment)
        }
        let inner = pass.safeArea.map { pass.with($0.ignoring(.vertical, layoutDirection)) } ?? pass
        let margins = scroll.margins
        let width = max(0, frame.width - margins.leading - margins.trailing)
        let asked = min(max(scroll.offset.y, 0), ListNode.longestOffset)
        let list = arrangement(width: width, height: asked + room.maxY - frame.minY)
        let height = list.height + margins.top + margins.bottom
        // A list that is cut has content below; one that is complete scrolls to its end at most.
        let offset = list.isCut ? asked : min(asked, max(0, height - frame.height))
        if pass.builder.isRehearsal {
            let geometry = ScrollGeometry(
                contentOffset: CGPoint(x: 0, y: offset), contentSize: CGSize(width: frame.width, height: height),
                contentInsets: EdgeInsets(), containerSize: frame.size)
            for observer in observers { observer.report(geometry, by: self) }
        }
        let start = layoutDirection == .rightToLeft ? margins.trailing : margins.leading
        let origin = CGPoint(x: frame.minX + start, y: frame.minY + margins.top - offset)
        let drawRows = {
            for element in list.elements {
                let place = element.frame.offsetBy(dx: origin.x, dy: origin.y)
                guard place.maxY > room.minY, place.minY < room.maxY else { continue }
                self.draw(element, in: place, pass: inner)
            }
        }
        if offset <= 0, origin.y + list.height <= room.maxY {
            drawRows()
        } else {
            pass.builder.withEffect(.clip(.rectangle(pixels.round(area)), FillStyle()), drawRows)
        }
    }

    /// The greatest offset: rows above it are made, so their number has a limit.
    private static let longestOffset: CGFloat = 100_000

    private func arrangement(width: CGFloat, height: CGFloat) -> ListArrangement {
        let least = max(1, min(settings.minimumRowHeight, height)) + max(0, settings.rowSpacing ?? 0)
        let limit = Int(min(1e6, (max(0, height) / least).rounded(.up))) + 1
        if let arranged, arranged.width == width, arranged.limit == limit { return arranged.value }
        let made = makeRows(limit)
        let value = ListArrangement(
            made.nodes, isCut: made.isCut, look: look, settings: settings, selection: selection, width: width,
            scale: pixels.scale, context: makeContext())
        arranged = (width, limit, value)
        return value
    }

    private func draw(_ element: ListArrangement.Element, in frame: CGRect, pass: DrawingPass) {
        let proposal = ProposedViewSize(frame.size)
        pass.builder.withNode(element.name, frame: frame) {
            guard let row = element.row else {
                return element.node.draw(at: frame.origin, proposal: proposal, pass: pass)
            }
            drawBackground(of: row, in: frame, proposal: proposal, pass: pass)
            element.node.draw(at: frame.origin, proposal: proposal, pass: pass)
            drawSeparators(of: row, element.node, in: frame, pass: pass)
        }
    }

    private func drawBackground(
        of row: ListArrangement.Row, in frame: CGRect, proposal: ProposedViewSize, pass: DrawingPass
    ) {
        let shape = row.decoration.shape(in: pixels.round(frame))
        if row.isSelected {
            pass.builder.fill(shape, .systemGray4, in: environment)
        } else if let background = row.row.background {
            guard let node = background.node else { return }
            pass.builder.withEffect(.clip(shape, FillStyle())) {
                let size = node.sizeThatFits(proposal)
                node.draw(
                    at: CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2), proposal: proposal,
                    pass: pass)
            }
        } else {
            pass.builder.fill(shape, row.decoration.background.color, in: environment)
        }
    }

    private func drawSeparators(of row: ListArrangement.Row, _ node: ViewNode, in frame: CGRect, pass: DrawingPass) {
        guard !row.decoration.separators.isEmpty else { return }
        let proposal = ProposedViewSize(frame.size)
        let leading = node.explicitAlignment(of: HorizontalAlignment.listRowSeparatorLeading.key, for: proposal)
        let trailing = node.explicitAlignment(of: HorizontalAlignment.listRowSeparatorTrailing.key, for: proposal)
        for separator in row.decoration.separators {
            let line = separator.frame(
                in: pixels.round(frame), textStart: leading ?? row.row.insets.leading, textEnd: trailing,
                direction: layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
            let own = separator.edge == .top ? row.row.tints.top : row.row.tints.bottom
            pass.builder.fill(
                .rectangle(pixels.round(line)), own.map { UIColor($0) } ?? .separator, in: environment)
        }
    }
}

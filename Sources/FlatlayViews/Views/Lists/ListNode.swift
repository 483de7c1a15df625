import CollectionLayout
import Foundation

/// The node of a list or a form.
///
/// Source: the structure of list sections, measured on UIKit (`ListMetrics`, `ListRows`).
///
/// 1. The frame limits how many rows can be visible, since rows have a minimum height; no more are created.
/// 2. Rows outside of sections form sections of their own. ``ListArrangement`` places headers, rows and footers.
/// 3. The background fills the frame, and extends below bars. Rows are clipped to the same area.
/// 4. Each row is its background, its content and its separators.
/// 5. To scroll to a row, a search counts the rows before it without creating them; then those around it are created.
final class ListNode: ViewNode {
    private let makeRows: (RowCollector) -> [ViewNode]
    private let makeContext: () -> ViewContext
    private let look: ListLook
    private let settings: ListSettings
    private let scroll: ScrollValues
    private let observers: [ScrollObserver]
    private let selection: ListSelection?
    private let environment: EnvironmentValues
    private var arranged: (size: CGSize, value: ListArrangement)?
    /// The scroll requests of readers inside the list, once they are known.
    private var inner: [ScrollRequest] = []

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
        makeRows = { rows in
            scope.open {
                var inner = base
                inner.rows = rows
                return content.makeNodes(in: inner)
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
        let list = arrangement(width: width, in: frame, room: room)
        let height = list.height + margins.top + margins.bottom
        let offset = offset(in: list, of: height, frame)
        if pass.builder.isRehearsal {
            let geometry = ScrollGeometry(
                contentOffset: CGPoint(x: 0, y: offset + list.heightBefore),
                contentSize: CGSize(width: frame.width, height: height + list.heightBefore + list.heightAfter),
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

    // MARK: The rows that are made

    /// The scroll request of the last reader inside the list, of a reader around it, or of a position.
    private var request: ScrollRequest? { inner.last ?? scroll.requests.last ?? scroll.position }

    /// The requested offset, in points.
    private var asked: CGFloat {
        var asked = scroll.offset.y
        switch request?.place {
        case .offset(_, let y?): asked = y
        case .edge(.top): asked = 0
        default: break
        }
        return min(max(asked.isFinite ? asked : 0, 0), ListNode.longestOffset)
    }

    /// The end of the list, if it is requested, or the row with an identifier.
    private var goal: RowSearch.Goal? {
        switch request?.place {
        case .view(let id): .row(id)
        case .edge(.bottom): .end
        case nil where scroll.offset.y == 0: scroll.anchor.flatMap { $0.y > 0 ? .share($0.y) : nil }
        default: nil
        }
    }

    private func arrangement(width: CGFloat, in frame: CGRect, room: CGRect) -> ListArrangement {
        let size = CGSize(width: width, height: asked + room.maxY - frame.minY)
        if let arranged, arranged.size == size { return arranged.value }
        let known = request
        var value = makeArrangement(size, room)
        // Readers among the rows are known only now.
        if request != known { value = makeArrangement(CGSize(width: width, height: asked + room.height), room) }
        arranged = (size, value)
        return value
    }

    private func makeArrangement(_ size: CGSize, _ room: CGRect) -> ListArrangement {
        if let goal, let window = window(around: goal, rows: limit(room.height)) {
            let rows = RowCollector(.list(look), window: window, sought: request?.viewID)
            return arrange(rows, in: size.width)
        }
        let rows = RowCollector(.list(look), limit: limit(size.height))
        let value = arrange(rows, in: size.width)
        inner = rows.requests
        return value
    }

    private func arrange(_ rows: RowCollector, in width: CGFloat) -> ListArrangement {
        let nodes = makeRows(rows)
        return ListArrangement(
            nodes, rows: rows, look: look, settings: settings, selection: selection, width: width, scale: pixels.scale,
            context: makeContext())
    }

    /// How many rows fill a height.
    private func limit(_ height: CGFloat) -> Int {
        let least = max(1, min(settings.minimumRowHeight, height)) + max(0, settings.rowSpacing ?? 0)
        return Int(min(1e6, (max(0, height) / least).rounded(.up))) + 1
    }

    /// The rows around a goal, so many above it and below it that they fill the frame wherever the goal lies in it; nil
    /// if there is no such row.
    private func window(around goal: RowSearch.Goal, rows count: Int) -> RowWindow? {
        var search = RowSearch(goal)
        _ = makeRows(RowCollector(.list(look), search: search, sought: search.id))
        if search.found == nil, search.id != nil {
            // The rows may have identifiers of their own, other than those of their elements.
            search = RowSearch(goal, isThorough: true)
            _ = makeRows(RowCollector(.list(look), search: search, sought: search.id))
        }
        return search.place.map { place in
            RowWindow(place - count..<place + count + 1, of: search)
        }
    }

    /// The offset at which the list shows the requested row.
    private func offset(in list: ListArrangement, of height: CGFloat, _ frame: CGRect) -> CGFloat {
        let size = CGSize(width: frame.width, height: height)
        let port = ScrollPort(content: size, container: frame.size, margins: scroll.margins, axes: .vertical)
        switch goal {
        case .row(let id):
            guard let place = list.soughtFrame?.offsetBy(dx: 0, dy: scroll.margins.top) else { break }
            // Without an anchor, a list that was at its start scrolls until the end of the row is visible.
            let request = ScrollRequest(place: .view(id), anchor: request?.anchor)
            return port.clamped(port.offset(for: request, from: CGPoint(x: 0, y: asked), frames: [id: place])).y
        case .end: return port.room(.vertical)
        case .share(let share): return port.room(.vertical) * min(share, 1)
        case nil: break
        }
        // A list that is cut has content below; one that is complete scrolls to its end at most.
        return list.isCut ? asked : min(asked, max(0, height - frame.height))
    }

    private func draw(_ element: ListArrangement.Element, in frame: CGRect, pass: DrawingPass) {
        let proposal = ProposedViewSize(frame.size)
        pass.builder.withNode(element.name, frame: frame) {
            guard let row = element.row else {
                return element.node.draw(at: frame.origin, proposal: proposal, pass: pass)
            }
            drawBackground(of: row, in: frame, proposal: proposal, pass: pass)
            let inner = environment.menuOpening == nil ? pass : pass.with(row: frame)
            element.node.draw(at: frame.origin, proposal: proposal, pass: inner)
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

import FlatlayDrawing
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import FlatlayViews

/// A host that was updated is the same as a new one.
@Suite struct NodeUpdateTests {
    @Test("random cells that take over the nodes of others are measured and drawn as in hosts of their own")
    func sameAsNewHosts() {
        var updates = 0
        for seed in 0..<400 {
            var random = SeededGenerator(seed: seed)
            let surroundings = HostSurroundings()
            var host = surroundings.host(RandomUpdates.cell(structure: seed, texts: 0))
            surroundings.use(host, &random)
            for number in 1...12 {
                // Mostly other texts alone; sometimes the view next to it in the space of all.
                let structure = random.next(6) == 0 ? seed + 1 : seed
                let cell = RandomUpdates.cell(structure: structure, texts: random.next(40))
                if host.update(to: cell) {
                    updates += 1
                } else {
                    host = surroundings.host(cell)
                }
                let other = HostSurroundings()
                let new = other.host(cell)
                var (first, second) = (random, random)
                #expect(
                    surroundings.use(host, &first) == other.use(new, &second), "seed \(seed), cell \(number)")
                random = first
            }
        }
        #expect(updates > 600, "\(updates) updates")
    }

    @Test(
        "a cell of a type takes over the nodes of another, if nothing but strings differs",
        arguments: UpdatedCell.all.indices)
    func updates(index: Int) {
        let (cell, surroundings) = (UpdatedCell.all[index], HostSurroundings())
        for (number, after) in cell.equal.enumerated() {
            let host = surroundings.host(cell.before)
            var (first, second) = (SeededGenerator(seed: 1), SeededGenerator(seed: 1))
            #expect(surroundings.use(host, &first) != nil)
            #expect(host.update(to: after), "\(cell.name), \(number)")
            first = SeededGenerator(seed: 1)
            #expect(
                surroundings.use(host, &first) == surroundings.use(surroundings.host(after), &second),
                "\(cell.name), \(number)")
        }
        for (number, after) in cell.different.enumerated() {
            #expect(!surroundings.host(cell.before).update(to: after), "\(cell.name), \(number)")
        }
    }

    @Test("bodies are compared with those of the cell before, also after several updates")
    func chain() {
        let surroundings = HostSurroundings()
        let host = surroundings.host(AnyView(Nested(title: "a", isTall: false)))
        for title in ["b", "c", "c", "d"] { #expect(host.update(to: AnyView(Nested(title: title, isTall: false)))) }
        #expect(!host.update(to: AnyView(Nested(title: "d", isTall: true))))
    }

    @Test("a style is resolved once for the cells that take over its node")
    func savesWork() {
        let surroundings = HostSurroundings()
        let cell = { (title: String) in AnyView(Text(verbatim: title).background(Rectangle().fill(CountedStyle()))) }
        CountedStyle.count.withLock { $0 = 0 }
        let host = surroundings.host(cell("0"))
        for number in 1..<20 { #expect(host.update(to: cell("\(number)"))) }
        #expect(CountedStyle.count.withLock { $0 } == 1)
    }
}

/// A cell, others that differ from it in texts alone, and others that need nodes of their own.
private struct UpdatedCell {
    let name: String
    let before: AnyView
    let equal: [AnyView]
    let different: [AnyView]

    private init(
        _ name: String, _ before: some View, equal: [any View] = [], different: [any View] = []
    ) {
        self.name = name
        self.before = AnyView(before)
        self.equal = equal.map { AnyView($0) }
        self.different = different.map { AnyView($0) }
    }

    // Views are not `Sendable`.
    static var all: [UpdatedCell] {
        [
            UpdatedCell(
                "text", Text(verbatim: "a"),
                equal: [
                    Text(verbatim: "other words"), Text(verbatim: "a"), Text("literal"), Text("\(3) of \(4_000)"),
                    Text(3, format: .number),
                ],
                different: [
                    // Without characters a text takes no space, and has no font to draw.
                    Text(verbatim: ""), Text("**a**"), Text(verbatim: "a").bold(),
                    Text(verbatim: "a").italic(),
                    Text(verbatim: "a") + Text(verbatim: "b"), Color.red,
                ]),
            UpdatedCell(
                "empty text", Text(verbatim: ""), equal: [Text(verbatim: "")], different: [Text(verbatim: "a")]),
            UpdatedCell(
                "attributed text", Text(verbatim: "a").kerning(2).foregroundColor(Color.red),
                equal: [Text(verbatim: "a").kerning(2).foregroundColor(Color.red)],
                different: [
                    Text(verbatim: "b").kerning(2).foregroundColor(Color.red),
                    Text(verbatim: "a").kerning(3).foregroundColor(.red),
                    Text(verbatim: "a").kerning(2).foregroundColor(.blue),
                ]),
            UpdatedCell(
                "own font", Text(verbatim: "a").font(.title), equal: [Text(verbatim: "b").font(.title)],
                different: [Text(verbatim: "a").font(.caption), Text(verbatim: "a").font(.title.bold())]),
            // Fonts by name are compared byte by byte first.
            UpdatedCell(
                "font by name", Text(verbatim: "a").font(.custom("Some", size: 12)),
                equal: [
                    Text(verbatim: "b").font(.custom(["So", "me"].joined(), size: 12)),
                    // The same at this text size.
                    Text(verbatim: "a").font(.custom("Some", fixedSize: 12)),
                ],
                different: [
                    Text(verbatim: "a"), Text(verbatim: "a").font(.custom("Same", size: 12)),
                    Text(verbatim: "a").font(.custom("Some", size: 13)),
                    Text(verbatim: "a").font(.custom("Some", size: 12).weight(.bold)),
                    Text(verbatim: "a").font(.custom("Some", size: 12).italic()),
                    Text(verbatim: "a").font(.system(size: 12)),
                ]),
            UpdatedCell(
                "font by a long name", Text(verbatim: "a").font(.custom("A family by a long name", size: 12)),
                equal: [
                    Text(verbatim: "b").font(.custom(["A family", "by a long name"].joined(separator: " "), size: 12))
                ],
                different: [Text(verbatim: "a").font(.custom("A family by a long mane", size: 12))]),
            UpdatedCell(
                "environment", text("a").font(.title).lineLimit(2).foregroundStyle(Color.red),
                equal: [text("b").font(.title).lineLimit(2).foregroundStyle(Color.red)],
                different: [
                    text("a").font(.body).lineLimit(2).foregroundStyle(Color.red),
                    text("a").font(.title).lineLimit(1).foregroundStyle(Color.red),
                    text("a").font(.title).lineLimit(2).foregroundStyle(Color.blue),
                ]),
            UpdatedCell(
                "frames",
                text("a").padding(2).frame(width: 30, alignment: .leading).frame(minWidth: 40, maxHeight: .infinity),
                equal: [
                    text("b").padding(2).frame(width: 30, alignment: .leading).frame(minWidth: 40, maxHeight: .infinity)
                ],
                different: [
                    text("a").padding(3).frame(width: 30, alignment: .leading).frame(
                        minWidth: 40, maxHeight: .infinity),
                    text("a").padding(2).frame(width: 31, alignment: .leading).frame(
                        minWidth: 40, maxHeight: .infinity),
                    text("a").padding(2).frame(width: 30, alignment: .trailing).frame(
                        minWidth: 40, maxHeight: .infinity),
                    text("a").padding(2).frame(width: 30, alignment: .leading).frame(
                        minWidth: 50, maxHeight: .infinity),
                    text("a").padding(2).frame(width: 30, alignment: .leading).frame(minWidth: 40, maxHeight: 9),
                ]),
            UpdatedCell(
                "layers", text("a").background(RoundedRectangle(cornerRadius: 3).fill(Color.red)).overlay(text("x")),
                equal: [
                    text("b").background(RoundedRectangle(cornerRadius: 3).fill(Color.red)).overlay(text("x")),
                    text("a").background(RoundedRectangle(cornerRadius: 3).fill(Color.red)).overlay(text("y")),
                ],
                different: [
                    text("a").background(RoundedRectangle(cornerRadius: 4).fill(Color.red)).overlay(text("x")),
                    text("a").background(RoundedRectangle(cornerRadius: 3).fill(Color.blue)).overlay(text("x")),
                ]),
            UpdatedCell(
                "alignment of a layer", text("a").overlay(text("x"), alignment: .top),
                equal: [text("b").overlay(text("x"), alignment: .top)],
                different: [
                    text("a").overlay(text("x"), alignment: .bottom), text("a").background(text("x"), alignment: .top),
                ]
            ),
            UpdatedCell(
                "strokes", Capsule().strokeBorder(Color.red, lineWidth: 2),
                equal: [Capsule().strokeBorder(Color.red, lineWidth: 2)],
                different: [
                    Capsule().strokeBorder(Color.red, lineWidth: 3),
                    Capsule().strokeBorder(Color.red, style: StrokeStyle(lineWidth: 2, dash: [1])),
                ]),
            UpdatedCell(
                "stacks", Row(title: "a", spacing: 3, alignment: .top, minLength: 5),
                equal: [Row(title: "b", spacing: 3, alignment: .top, minLength: 5)],
                different: [
                    Row(title: "a", spacing: 4, alignment: .top, minLength: 5),
                    Row(title: "a", spacing: 3, alignment: .bottom, minLength: 5),
                    Row(title: "a", spacing: 3, alignment: .top, minLength: 6),
                ]),
            UpdatedCell(
                "branches", Choice(title: "a", isFirst: true, note: nil),
                equal: [Choice(title: "b", isFirst: true, note: nil)],
                different: [
                    Choice(title: "a", isFirst: false, note: nil), Choice(title: "a", isFirst: true, note: "n"),
                ]),
            UpdatedCell("nested views", Nested(title: "a", isTall: true), equal: [Nested(title: "b", isTall: true)]),
            UpdatedCell("views that read the environment", Reader(title: "a"), different: [Reader(title: "b")]),
            UpdatedCell("views with a state", Keeper(title: "a"), different: [Keeper(title: "b")]),
            UpdatedCell(
                "views with actions", text("a").onAppear {}, different: [text("b").onAppear {}]),
            UpdatedCell("several views at the root", Two(title: "a"), different: [Two(title: "b")]),
            UpdatedCell(
                "views that the module doesn't compare", text("a").opacity(0.5), different: [text("b").opacity(0.5)]),
        ]
    }

    private static func text(_ string: String) -> Text { Text(verbatim: string) }
}

nonisolated private struct Row: View {
    let title: String
    let spacing: CGFloat
    let alignment: VerticalAlignment
    let minLength: CGFloat

    var body: some View {
        HStack(alignment: alignment, spacing: spacing) {
            VStack(alignment: .leading) {
                Text(verbatim: title)
                Divider()
                Text("fixed")
            }
            Spacer(minLength: minLength)
            Color.red.frame(width: 4, height: 9)
        }
    }
}

nonisolated private struct Choice: View {
    let title: String
    let isFirst: Bool
    let note: String?

    var body: some View {
        VStack {
            Group {
                if isFirst { Text(verbatim: title) } else { Text(verbatim: title).padding(1) }
            }
            if let note { Text(verbatim: note) }
        }
    }
}

nonisolated private struct Nested: View {
    let title: String
    let isTall: Bool

    var body: some View {
        VStack {
            Label(title: title)
            Label(title: title + title).frame(height: isTall ? 60 : 40)
        }
    }

    nonisolated struct Label: View {
        let title: String

        var body: some View { Text(verbatim: title).padding(1) }
    }
}

nonisolated private struct Reader: View {
    @Environment(\.colorScheme) private var colorScheme
    let title: String

    var body: some View { Text(verbatim: title).padding(colorScheme == .dark ? 2 : 1) }
}

private struct Keeper: View {
    @State private var count = 1
    let title: String

    nonisolated init(title: String) { self.title = title }

    var body: some View { Text(verbatim: "\(title) \(count)") }
}

nonisolated private struct Two: View {
    let title: String

    var body: some View {
        Text(verbatim: title)
        Text(verbatim: title)
    }
}

/// A style that counts how often it is resolved.
private struct CountedStyle: ShapeStyle {
    static let count = Mutex(0)

    func resolve(in environment: EnvironmentValues) -> Color {
        Self.count.withLock { $0 += 1 }
        return .red
    }
}

/// An environment in which hosts follow each other.
private final class HostSurroundings {
    private let resources = DrawingResources(textShaper: GridTextShaper())
    private var values = EnvironmentValues()

    init() { values.takeNotes(in: resources.diagnostics) }

    func host(_ view: AnyView) -> ViewHost { ViewHost(view, environment: values, resources: resources) }

    /// What a host returns and draws for random proposals.
    struct Answers: Equatable {
        var sizes: [CGSize] = []
        var guides: [CGFloat?] = []
        var lists: [DisplayList] = []
    }

    @discardableResult
    func use(_ host: ViewHost, _ random: inout SeededGenerator) -> Answers? {
        var answers = Answers()
        let lengths: [CGFloat?] = [nil, 0, 25, 60, 140, .infinity]
        for _ in 0..<1 + random.next(9) {
            let proposal = ProposedViewSize(width: random.pick(lengths), height: random.pick(lengths))
            answers.sizes.append(host.sizeThatFits(proposal))
            let guide = random.pick([HorizontalAlignment.leading, .center, .listRowSeparatorLeading])
            answers.guides.append(host.explicitAlignment(of: guide, in: CGSize(width: 90, height: 50)))
        }
        for _ in 0..<random.next(3) {
            let size = CGSize(width: random.next(200), height: random.next(120))
            let builder = DisplayListBuilder()
            host.draw(in: CGRect(origin: .zero, size: size), into: builder)
            answers.lists.append(builder.finish(size: size))
        }
        return answers
    }
}

/// Cells in which a number decides on the views and another on the texts.
private enum RandomUpdates {
    static func cell(structure: Int, texts: Int) -> AnyView {
        var cells = Cells(views: SeededGenerator(seed: structure), words: SeededGenerator(seed: texts))
        return cells.cell(depth: 3)
    }

    private struct Cells {
        var views: SeededGenerator
        var words: SeededGenerator

        private static let fonts: [Font?] = [nil, .title, .custom("Some", size: 12), .system(size: 9).bold()]
        private static let colors: [Color] = [.red, .primary, .accentColor, Color(white: 0.5), .red.opacity(0.5)]

        mutating func text() -> String {
            (0...words.next(4)).map { _ in
                words.pick(["a", "some", "longer words", words.next(4) == 0 ? "" : "b", "مرحبا"])
            }.joined(
                separator: " ")
        }

        mutating func cell(depth: Int) -> AnyView {
            var view = content(depth: depth)
            for _ in 0..<views.next(4) { view = modified(view, depth: depth) }
            return view
        }

        private mutating func content(depth: Int) -> AnyView {
            guard depth > 0, views.next(4) > 0 else { return leaf() }
            if views.next(20) == 0 { return AnyView(ZStack { two(depth) }) }
            switch views.next(7) {
            case 0: return AnyView(VStack(alignment: views.pick([.leading, .center])) { two(depth) })
            case 1:
                return AnyView(HStack(alignment: views.pick([.top, .firstTextBaseline]), spacing: 3) { two(depth) })
            case 2: return AnyView(cell(depth: depth - 1).background(cell(depth: depth - 1)))
            case 3: return AnyView(cell(depth: depth - 1).overlay(two(depth), alignment: .bottom))
            case 4: return AnyView(Group { two(depth) })
            case 5: return AnyView(Optional(cell(depth: depth - 1)))
            default: return AnyView(Wrapped(content: cell(depth: depth - 1), title: text(), isOn: views.next(2) == 0))
            }
        }

        private mutating func two(_ depth: Int) -> TupleView<AnyView, AnyView> {
            TupleView(cell(depth: depth - 1), cell(depth: depth - 1))
        }

        private mutating func leaf() -> AnyView {
            switch views.next(12) {
            case 0: AnyView(RoundedRectangle(cornerRadius: CGFloat(views.next(3))))
            case 1: AnyView(Capsule().strokeBorder(views.pick(Self.colors), lineWidth: 2))
            case 2: AnyView(views.pick(Self.colors))
            case 3: AnyView(Spacer(minLength: CGFloat(views.next(9))))
            case 4: AnyView(Divider())
            case 5: AnyView(EmptyView())
            case 6: AnyView(Text("\(words.next(2000)) of them"))
            case 7: AnyView(Text(verbatim: text()).font(views.pick(Self.fonts)))
            default: AnyView(Text(verbatim: text()))
            }
        }

        private mutating func modified(_ view: AnyView, depth: Int) -> AnyView {
            // Nodes of these are made anew.
            if views.next(30) == 0 { return AnyView(view.layoutPriority(1)) }
            if views.next(30) == 0 { return AnyView(view.opacity(0.5)) }
            return switch views.next(10) {
            case 0: AnyView(view.font(views.pick(Self.fonts)))
            case 1: AnyView(view.lineLimit(views.pick([nil, 1, 2])))
            case 2: AnyView(view.foregroundStyle(views.pick(Self.colors)))
            case 3: AnyView(view.foregroundStyle(.secondary))
            case 4, 5: AnyView(view.padding(CGFloat(views.next(5))))
            case 6: AnyView(view.frame(width: 50, alignment: views.pick([.leading, .bottom])))
            case 7: AnyView(view.frame(minWidth: CGFloat(views.next(40)), maxWidth: .infinity))
            case 8: AnyView(view.background(views.pick(Self.colors), in: .capsule))
            default: AnyView(view.overlay { Text(verbatim: text()) })
            }
        }
    }

    nonisolated private struct Wrapped: View {
        let content: AnyView
        let title: String
        let isOn: Bool

        var body: some View {
            if isOn { content } else { Text(verbatim: title) }
            content
        }
    }
}

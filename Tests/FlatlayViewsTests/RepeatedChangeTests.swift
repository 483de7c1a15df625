import FlatlayDrawing
import Foundation
import TestSupport
import Testing

@testable import FlatlayViews

/// Environments remember the results of changes that cells repeat, and sizes suffice to align what sets no guides.
@Suite struct RepeatedChangeTests {
    @Test("cells that share the results of changes are drawn as in environments of their own")
    func sameAsAlone() {
        for seed in 0..<60 {
            var random = SeededGenerator(seed: seed)
            var cells = RandomCells(generator: SeededGenerator(seed: seed + 1000))
            let shared = Surroundings()
            for number in 0..<20 {
                let cell = cells.cell(depth: 3)
                if random.next(8) == 0 { shared.values.forgetRepeatedChanges() }
                let drawn = shared.draw(cell)
                #expect(drawn == Surroundings().draw(cell), "seed \(seed), cell \(number)")
            }
        }
    }

    @Test("a change of shared values does not reach the environments made before")
    func valuesStayApart() {
        let context = Surroundings().context
        let red = ForegroundStyleModifier(style: Color.red)
        let first = red.changed(context)
        var second = red.changed(context)
        second.environment.font = .custom("Other", size: 7)
        #expect(first.environment.font == nil)
        #expect(red.changed(context).environment.font == nil)
        var changed = context
        _ = red.changed(changed)
        changed.environment.layoutDirection = .rightToLeft
        #expect(red.changed(changed).environment.layoutDirection == .rightToLeft)
        #expect(red.changed(context).environment.layoutDirection == .leftToRight)
    }

    @Test("nodes without guides are aligned by their sizes as by their guides")
    func alignment() throws {
        let horizontals: [HorizontalAlignment] = [.leading, .center, .trailing, .listRowSeparatorLeading]
        let verticals: [VerticalAlignment] = [.top, .center, .bottom, .firstTextBaseline]
        let environment = Surroundings()
        for seed in 0..<400 {
            var random = SeededGenerator(seed: seed)
            var cells = RandomCells(generator: SeededGenerator(seed: seed))
            let nodes = try (0..<2).map { _ in
                try #require(cells.guided().makeLayeredNode(in: environment.context))
            }
            let lengths: [CGFloat?] = [nil, 0, 30, 100, .infinity]
            let offers = (0..<2).map { _ in
                ProposedViewSize(width: random.pick(lengths), height: random.pick(lengths))
            }
            let alignment = Alignment(horizontal: random.pick(horizontals), vertical: random.pick(verticals))
            let inner = nodes[0].dimensions(in: offers[0])
            #expect(
                alignment.origin(of: nodes[0], for: offers[0], in: nodes[1], for: offers[1])
                    == alignment.origin(of: inner, in: nodes[1].dimensions(in: offers[1])), "seed \(seed)")
            let size = CGSize(width: random.next(200), height: random.next(200))
            #expect(
                alignment.origin(of: nodes[0], for: offers[0], in: size)
                    == alignment.origin(of: inner, in: ViewDimensions(size)), "seed \(seed)")
        }
    }

    /// An environment with the resources for drawing in it.
    private final class Surroundings {
        let resources = DrawingResources(textShaper: GridTextShaper())
        var values = EnvironmentValues()

        init() {
            values.takeNotes(in: resources.diagnostics)
        }

        var context: ViewContext { ViewContext(environment: values, resources: resources) }

        func draw(_ view: AnyView) -> DisplayList {
            let size = CGSize(width: 120, height: 90)
            let builder = DisplayListBuilder()
            ViewHost(view, environment: values, resources: resources)
                .draw(in: CGRect(origin: .zero, size: size), into: builder)
            return builder.finish(size: size)
        }
    }
}

/// Cells with random modifiers.
private struct RandomCells {
    var generator: SeededGenerator

    private let colors: [Color] = [.red, .blue, .primary, .accentColor, Color(white: 0.5), .red.opacity(0.5)]
    private let fonts: [Font?] = [
        nil, .title, .custom("Some", size: 12), .custom("Other", size: 12), .system(size: 9).bold(), .caption,
        .system(size: 11), .footnote.italic(),
    ]

    /// A leaf, or several cells, with up to six modifiers.
    mutating func cell(depth: Int) -> AnyView {
        var view = content(depth: depth)
        for _ in 0..<generator.next(7) { view = modified(view, depth: depth) }
        return view
    }

    private mutating func content(depth: Int) -> AnyView {
        guard depth > 0, generator.next(3) > 0 else {
            return generator.next(4) == 0
                ? AnyView(RoundedRectangle(cornerRadius: 3))
                : AnyView(Text("some words \(generator.next(1000)) in a cell"))
        }
        let (first, second) = (cell(depth: depth - 1), cell(depth: depth - 1))
        return generator.next(2) == 0
            ? AnyView(
                VStack {
                    first; second
                }) : AnyView(first.overlay { second })
    }

    private mutating func modified(_ view: AnyView, depth: Int) -> AnyView {
        switch generator.next(8) {
        case 0: AnyView(view.font(generator.pick(fonts)))
        case 1: AnyView(view.lineLimit(generator.pick([nil, 1, 2, -3])))
        case 2, 3: AnyView(view.foregroundStyle(generator.pick(colors)))
        case 4: AnyView(view.foregroundStyle(.secondary))
        case 5: AnyView(view.accentColor(generator.pick(colors)))
        case 6: AnyView(view.padding(CGFloat(generator.next(5))))
        default: AnyView(view.background(generator.pick(colors), in: .capsule))
        }
    }

    /// A view that may set guides.
    mutating func guided() -> AnyView {
        var view = AnyView(Text("words"))
        if generator.next(2) == 0 { view = AnyView(Color.red) }
        for _ in 0..<generator.next(4) {
            let place = CGFloat(generator.next(40))
            switch generator.next(5) {
            case 0: view = AnyView(view.alignmentGuide(HorizontalAlignment.center) { _ in place })
            case 1: view = AnyView(view.alignmentGuide(VerticalAlignment.top) { _ in place })
            case 2: view = AnyView(view.frame(width: place))
            case 3: view = AnyView(view.frame(maxWidth: .infinity, minHeight: place))
            default: view = AnyView(view.padding(place))
            }
        }
        return view
    }
}

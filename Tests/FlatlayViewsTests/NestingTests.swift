import FlatlayDrawing
import Foundation
import Testing

@testable import FlatlayViews

/// Views, nodes and styles with infinite nesting, or nested too deep for the stack of a thread.
@Suite struct NestingTests {
    /// The error of rendering a view; nil if there is none.
    private func failure(_ view: some View) -> ViewNestingError? {
        let test = TestResources()
        _ = draw(view, 100, 100, test: test)
        return test.resources.diagnostics.failure as? ViewNestingError
    }

    /// Runs the work on a thread with a stack as small as on some systems.
    private func onSmallStack(_ run: @escaping @Sendable () -> Void) {
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            run()
            done.signal()
        }
        thread.stackSize = 1 << 20
        thread.start()
        done.wait()
    }

    private static func wrapped(_ count: Int, _ wrap: (AnyView) -> AnyView) -> AnyView {
        (0..<count).reduce(AnyView(Text("x"))) { view, _ in wrap(view) }
    }

    // MARK: Views

    struct Endless: View {
        var body: AnyView { AnyView(ZStack { Endless() }) }
    }

    struct Doubling: View {
        var body: AnyView {
            AnyView(
                VStack {
                    Doubling()
                    Doubling()
                })
        }
    }

    struct OverItself: View {
        var body: AnyView { AnyView(Text("a").overlay(OverItself()).background { OverItself() }) }
    }

    struct EndlessModifier: ViewModifier {
        func body(content: Content) -> some View { AnyView(content.modifier(EndlessModifier())) }
    }

    struct EndlessReader: View {
        var body: some View { GeometryReader { _ in AnyView(EndlessReader()) } }
    }

    struct EndlessStyle: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            AnyView(Button("again") {}.buttonStyle(EndlessStyle()))
        }
    }

    struct EndlessLabelStyle: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            AnyView(Label(configuration).labelStyle(EndlessLabelStyle()))
        }
    }

    @Test("views that contain themselves are an error that names them") func endlessViews() {
        let views: [(name: String, view: AnyView)] = [
            ("Endless", AnyView(Endless())), ("Doubling", AnyView(Doubling())), ("OverItself", AnyView(OverItself())),
            ("EndlessModifier", AnyView(Text("a").modifier(EndlessModifier()))),
            ("EndlessReader", AnyView(EndlessReader())),
            ("EndlessStyle", AnyView(Button("a") {}.buttonStyle(EndlessStyle()))),
            ("EndlessLabelStyle", AnyView(Label("a", systemImage: "b").labelStyle(EndlessLabelStyle()))),
        ]
        for (name, view) in views {
            let error = failure(view)
            #expect(error?.nested == .views(limit: 512), "\(name)")
            #expect(error?.types.contains { $0.contains(name) } == true, "\(name) \(error?.types ?? [])")
        }
        #expect(
            failure(Endless())?.description
                == "views are nested more than 512 deep (ZStack<Endless>, in it Endless, in it ZStack<Endless>, in it "
                + "Endless); a recursive view needs an end, and views that a loop creates belong side by side")
    }

    @Test("a style that contains its own control draws it in the outer style") func stylesOfStyles() {
        struct Framed: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View { Button("inner") {}.padding(2) }
        }
        #expect(failure(Button("a") {}.buttonStyle(Framed())) == nil)
        #expect(failure(Button("a") {}.buttonStyle(Framed()).buttonStyle(Framed())) == nil)
    }

    @Test("views nested as deep as in apps are drawn, also on small stacks") func deepViews() {
        onSmallStack {
            for wrap in Self.wraps {
                let view = Self.wrapped(40, wrap)
                #expect(failure(view) == nil)
                let size = measure(view, 400, 400)
                #expect(size.width > 0 && size.height > 0)
            }
        }
    }

    private static let wraps: [@Sendable (AnyView) -> AnyView] = [
        { AnyView($0) }, { AnyView($0.padding(0.1)) }, { view in AnyView(VStack { view }) },
        { view in
            AnyView(
                HStack {
                    view; Text("a")
                })
        }, { view in AnyView(ZStack { view }) },
        { AnyView($0.background(Color.red)) }, { AnyView($0.frame(maxWidth: .infinity)) }, { AnyView($0.opacity(0.5)) },
        { view in AnyView(Color.red.overlay { view }) }, { view in AnyView(Color.red.mask { view }) },
        { view in AnyView(ScrollView { view }) }, { view in AnyView(ViewThatFits { view }) },
        { view in AnyView(GeometryReader { _ in view }) }, { view in AnyView(Grid { GridRow { view } }) },
        { view in
            AnyView(
                Button {
                } label: {
                    view
                })
        }, { view in AnyView(Text("a").safeAreaInset(edge: .top) { view }) },
    ]

    @Test("views nested 10,000 deep are an error, wherever they are drawn") func tooDeepViews() {
        onSmallStack {
            for (number, wrap) in Self.wraps.enumerated() {
                guard case .views? = failure(Self.wrapped(10_000, wrap))?.nested else {
                    Issue.record("wrap \(number)")
                    return
                }
            }
        }
        for wrap in Self.wraps {
            #expect(failure(Self.wrapped(10_000, wrap))?.nested == .views(limit: 512))
        }
    }

    @Test("type-erased views nested 100,000 deep are an error, and released without overflowing") func erasedViews() {
        #expect(failure(Self.wrapped(100_000) { AnyView($0) })?.nested == .views(limit: 512))
        #expect(failure(Self.wrapped(100_000) { AnyView($0.padding()) })?.nested == .views(limit: 512))
        onSmallStack { _ = Self.wrapped(100_000) { AnyView(erasing: $0.opacity(0.5)) } }
    }

    @Test("colours with opacity, mixed and type-erased 100,000 times stay one value") func longColors() {
        onSmallStack {
            var (clear, mixed, style) = (Color.red, Color.white, AnyShapeStyle(Color.red))
            for _ in 0..<100_000 {
                clear = clear.opacity(0.99999)
                mixed = mixed.mix(with: Color(white: 0), by: 0.00001)
                style = AnyShapeStyle(style)
            }
            let environment = EnvironmentValues()
            let expected = Float(pow(0.99999, 100_000))
            #expect(abs(clear.resolve(in: environment).opacity - expected) < 1e-4)
            #expect(abs(mixed.resolve(in: environment).red - expected) < 0.02)
            #expect(style._stylePaint(in: environment) == AnyShapeStyle(Color.red)._stylePaint(in: environment))
        }
    }

    @Test("every type-erased view is released, nested or side by side") func releases() {
        final class Token: Sendable {}
        nonisolated struct Held: View {
            let token: Token
            let inner: [AnyView]
            var body: some View { Text("a") }
        }
        weak var first: Token?
        weak var last: Token?
        do {
            let token = Token()
            first = token
            var view = AnyView(Held(token: token, inner: []))
            for _ in 0..<1000 { view = AnyView(Held(token: Token(), inner: [view, AnyView(Text("b"))])) }
            let outer = Token()
            last = outer
            _ = AnyView(Held(token: outer, inner: [view]))
        }
        #expect(first == nil && last == nil)
    }

    @Test("too many nested modifiers between two bodies are an error") func tooManyNodes() {
        // Sixteen per type-erased view.
        func padded(_ view: some View) -> some View { view.padding(0.1).padding(0.1).padding(0.1).padding(0.1) }
        let error = failure(Self.wrapped(200) { AnyView(padded(padded(padded(padded($0))))) })
        #expect(error?.nested == .nodes(limit: 512))
        #expect(error?.description.hasPrefix("more than 512 modifiers and containers are nested (") == true)
    }

    @Test("each node counts its descendants") func nodeDepths() {
        func check(_ node: ViewNode) {
            #expect(node.depth > node.children.map(\.depth).max() ?? 0, "\(node)")
            node.children.forEach(check)
        }
        for wrap in Self.wraps {
            let context = ViewContext(environment: EnvironmentValues(), resources: TestResources().resources)
            for node in Self.wrapped(5, wrap).makeNodes(in: context) { check(node) }
        }
    }

    // MARK: Styles

    private func fill(_ view: some View) -> ResolvedColor? {
        let test = TestResources()
        let list = draw(view, 10, 10, test: test)
        #expect(test.resources.diagnostics.failure == nil)
        func first(_ items: DisplayList.Items) -> ResolvedColor? {
            for item in items {
                switch item.command {
                case .fill(_, .color(let color), _): return color
                case .group(_, let inner): if let color = first(inner) { return color }
                default: break
                }
            }
            return nil
        }
        return first(list.items)
    }

    struct Tinted: ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> some ShapeStyle { .tint }
    }

    struct Foreground: ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> some ShapeStyle { .foreground.opacity(0.5) }
    }

    struct Itself: ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> Itself { self }
    }

    struct ErasedItself: ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> AnyShapeStyle { AnyShapeStyle(self) }
    }

    @Test("styles that refer to themselves, such as a tint of the tint, mean the outer ones") func tintOfTheTint() {
        let tint = Color.accentColor.resolve(in: EnvironmentValues())
        let red = Color.red.resolve(in: EnvironmentValues())
        let box = Rectangle()
        #expect(fill(box.fill(.tint).tint(.tint)) == tint)
        #expect(fill(box.fill(.tint).tint(.tint).tint(.red)) == red)
        #expect(fill(box.fill(.tint).tint(.tint.opacity(0.5)).tint(.red)) == red.multiplyingOpacity(by: 0.5))
        #expect(fill(box.fill(.tint).tint(.tint.shadow(.drop(radius: 0))).tint(.red)) == red)
        #expect(fill(box.fill(.tint).tint(AnyShapeStyle(.tint)).tint(.red)) == red)
        #expect(fill(box.fill(.tint).tint(Tinted()).tint(.red)) == red)
        #expect(fill(box.fill(.tint).tint(.foreground).foregroundStyle(.tint).tint(.red)) == red)
        #expect(fill(box.foregroundStyle(.foreground).foregroundStyle(.red)) == red)
        #expect(fill(box.foregroundStyle(.secondary).foregroundStyle(.red)) == red.multiplyingOpacity(by: 0.5))
        #expect(fill(box.foregroundStyle(Foreground()).foregroundStyle(.red)) == red.multiplyingOpacity(by: 0.5))
        #expect(fill(box.foregroundStyle(AnyShapeStyle(Foreground())).foregroundStyle(.red))?.opacity == 0.5)
        #expect(fill(Color.accentColor.accentColor(.accentColor)) == tint)
        #expect(fill(Color.accentColor.accentColor(.accentColor).accentColor(.red)) == red)
        #expect(
            fill(Color.accentColor.accentColor(.accentColor.opacity(0.5)).accentColor(.red))
                == red.multiplyingOpacity(by: 0.5))
        #expect(fill(Rectangle().fill(.background)) == Color.systemBackground.resolve(in: EnvironmentValues()))
    }

    @Test("infinitely recursive styles are an error") func endlessStyles() {
        let deep = (0..<1000).reduce(AnyShapeStyle(.red)) { style, _ in AnyShapeStyle(style.opacity(0.9)) }
        var environment = EnvironmentValues()
        environment.namedColors = ["a": Color("b"), "b": Color("a").opacity(0.5)]
        let views: [AnyView] = [
            AnyView(Rectangle().fill(Itself())), AnyView(Rectangle().fill(ErasedItself())),
            AnyView(Rectangle().foregroundStyle(Itself())), AnyView(Rectangle().fill(.tint).tint(ErasedItself())),
            AnyView(Rectangle().fill(deep)), AnyView(Color("a")), AnyView(Text("a").foregroundStyle(Itself())),
        ]
        for (number, view) in views.enumerated() {
            let test = TestResources()
            _ = draw(view, 10, 10, environment: environment, test: test)
            let error = test.resources.diagnostics.failure as? ViewNestingError
            #expect(error?.nested == .styles(limit: 256), "\(number)")
        }
        #expect(failure(Rectangle().fill(Itself()))?.description.contains("(Itself)") == true)
    }
}

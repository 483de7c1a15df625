import FlatlayDrawing
import Foundation
import Observation
import Testing

@testable import FlatlayViews

@Suite struct StateTests {
    private struct Counter: View {
        @State private var count = 1
        var name = "n"

        var body: some View {
            Text(verbatim: "\(name)\(count)").onAppear { count += 1 }
        }
    }

    @Test func actionsOfOnAppearRunOnceBeforeThePicture() {
        #expect(texts(Counter()) == ["n2"])
    }

    @Test func stateBelongsToThePlaceOfAView() {
        let shared = Counter(name: "s")
        #expect(
            texts(
                VStack {
                    shared; shared.onAppear {}; Counter(name: "o")
                }) == ["s2", "s2", "o2"])
    }

    @Test func stateOfEachElementFollowsItsIdentifier() {
        struct Rows: View {
            @State private var items = ["a", "b"]
            var body: some View {
                VStack { ForEach(items, id: \.self) { Row(name: $0) } }
                    .onAppear { items = ["x", "b", "a"] }
            }
        }
        struct Row: View {
            let name: String
            @State private var first: String?
            var body: some View {
                Text(verbatim: name + (first ?? "-")).onAppear { first = name }
            }
        }
        #expect(texts(Rows()) == ["xx", "bb", "aa"])
    }

    @Test func bindingsLeadToTheStateOfTheViewAround() {
        struct Inner: View {
            @Binding var value: Int
            var body: some View { Text(verbatim: "\(value)").onAppear { value *= 10 } }
        }
        struct Outer: View {
            @State private var value = 4
            var body: some View {
                Inner(value: $value)
                Text(verbatim: "outer \(value)")
            }
        }
        #expect(texts(Outer()) == ["40", "outer 40"])
    }

    @Test func closuresOfTheBodyAroundSeeItsState() {
        struct Card<Content: View>: View {
            @State private var own = 7
            @ViewBuilder let content: Content
            var body: some View { content.onAppear { own += 1 } }
        }
        struct Page: View {
            @State private var shown = false
            var body: some View {
                Card {
                    if shown { Text(verbatim: "shown") } else { Text(verbatim: "hidden").onAppear { shown = true } }
                }
            }
        }
        #expect(texts(Page()) == ["shown"])
    }

    @Test func stateOfModifiersAndStylesIsKeptToo() {
        struct Reveal: ViewModifier {
            @State private var opacity = 0.0
            func body(content: Content) -> some View { content.opacity(opacity).onAppear { opacity = 1 } }
        }
        struct Bold: ButtonStyle {
            @State private var mark = "-"
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    Text(verbatim: mark).onAppear { mark = "+" }
                    configuration.label
                }
            }
        }
        #expect(texts(Text(verbatim: "a").modifier(Reveal())) == ["a"])
        #expect(texts(Button("b") {}.buttonStyle(Bold())) == ["+", "b"])
    }

    @Test func onChangeRunsWhenTheValueIsAnother() {
        struct Chain: View {
            @State private var first = 0
            @State private var second = 0
            @State private var log = ""
            var body: some View {
                Text(verbatim: "\(first) \(second) \(log)")
                    .onAppear { first = 1 }
                    .onChange(of: first) { second = first * 5 }
                    .onChange(of: second) { old, new in log = "\(old)>\(new)" }
                    .onChange(of: log, initial: true) {
                        log += "!"; if log.count > 4 { log = "end" }
                    }
            }
        }
        #expect(texts(Chain()).first?.hasPrefix("1 5") == true)
    }

    @Test func whatNeverSettlesIsDrawnWithADiagnostic() {
        struct Endless: View {
            @State private var count = 0
            var body: some View { Text(verbatim: "x").onChange(of: count, initial: true) { count += 1 } }
        }
        let test = TestResources()
        let list = draw(Endless(), 100, 20, test: test)
        #expect(list.commands.count == 1)
        #expect(
            test.resources.diagnostics.entries.map(\.message) == [
                "actions of onAppear, task and onChange still change the view after 16 evaluations; "
                    + "it is drawn in its current state"
            ])
    }

    @MainActor @Test func tasksRunUntilTheyWait() {
        final class Log { var ends: [String] = [] }
        struct Loading: View {
            let log: Log
            @State private var steps: [String] = []
            private func load() async -> String { "loaded" }
            var body: some View {
                Text(verbatim: steps.joined(separator: ","))
                    .task {
                        steps.append("start")
                        await steps.append(load())
                        do {
                            try await Task.sleep(for: .seconds(600))
                            log.ends.append("slept")
                        } catch {
                            log.ends.append("cancelled")
                        }
                        steps.append("too late")
                    }
            }
        }
        let log = Log()
        #expect(texts(Loading(log: log)) == ["start,loaded"])
        // How the sleep ends shows that nothing waited for it. Unlike a duration, that does not depend on how busy the
        // machine is.
        #expect(log.ends == ["cancelled"])
    }

    @Test func contentThatDependsOnItsSizeSettlesToo() {
        struct Measured: View {
            @State private var width: CGFloat = 0
            var body: some View {
                VStack(spacing: 0) {
                    Color.red.frame(height: 10)
                        .background { GeometryReader { proxy in Color.clear.onAppear { width = proxy.size.width } } }
                    Text(verbatim: "\(Int(width))")
                }
            }
        }
        #expect(texts(Measured(), width: 130) == ["130"])
    }

    @Test func preferencesReachTheViewAround() {
        struct Widest: PreferenceKey {
            static let defaultValue: CGFloat = 0
            static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
        }
        struct Table: View {
            @State private var width: CGFloat?
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    ForEach(["a", "abc", "ab"], id: \.self) { word in
                        Text(verbatim: word)
                            .background(
                                GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) }
                            )
                            .frame(width: width)
                            .nodeName("cell")
                    }
                }
                .onPreferenceChange(Widest.self) { width = $0 }
            }
        }
        let cells = draw(Table(), 200, 100).nodes.filter { $0.name == "cell" }
        #expect(cells.map(\.frame.width) == [30, 30, 30])
    }

    @Test func otherStoredPropertiesStartWithTheirDefaults() {
        struct Sample: View {
            @AppStorage("count") private var count = 3
            @AppStorage("name") private var name: String?
            @SceneStorage("tab") private var tab = "home"
            @FocusState private var isFocused: Bool
            @FocusState private var field: String?
            @GestureState private var drag = CGSize.zero
            @Namespace private var space
            var body: some View {
                Text(verbatim: "\(count) \(name ?? "-") \(tab) \(isFocused) \(field ?? "-") \(drag.width)")
                    .onAppear {
                        count += 1; isFocused = true; field = "f"
                    }
                Text(verbatim: "\(space == space)")
            }
        }
        #expect(texts(Sample()) == ["4 - home true f 0.0", "true"])
    }

    @Test func viewsThatNameOneKeyShareTheValue() {
        struct Reader: View {
            @AppStorage("k") private var value = 0
            var body: some View { Text(verbatim: "\(value)") }
        }
        struct Writer: View {
            @AppStorage("k") private var value = 0
            var body: some View { Text(verbatim: "w").onAppear { value = 9 } }
        }
        #expect(
            texts(
                VStack {
                    Reader(); Writer()
                }) == ["9", "w"])
    }

    @Test func dynamicPropertiesOfYourOwnMayHoldState() {
        struct Toggled: DynamicProperty {
            @State var isOn = false
        }
        struct Sample: View {
            private var toggled = Toggled()
            var body: some View { Text(verbatim: "\(toggled.isOn)").onAppear { toggled.isOn = true } }
        }
        #expect(texts(Sample()) == ["true"])
    }
}

func texts(
    _ view: some View, width: CGFloat = 400, height: CGFloat = 200,
    environment: EnvironmentValues = EnvironmentValues(),
    test: TestResources = TestResources()
) -> [String] {
    func flatten(_ items: DisplayList.Items) -> [String] {
        items.flatMap { item -> [String] in
            switch item.command {
            case .glyphs(let run, _, _): [run.text]
            case .group(_, let inner): flatten(inner)
            default: []
            }
        }
    }
    return flatten(draw(view, width, height, environment: environment, test: test).items)
}

extension StateTests {
    @Test func viewsMayTellTheirSize() {
        struct Sample: View {
            @State private var size = CGSize.zero
            var body: some View {
                Text(verbatim: "\(Int(size.width))")
                    .onGeometryChange(for: CGSize.self) {
                        $0.size
                    } action: {
                        size = $0
                    }
            }
        }
        // The text is one character wide when it is measured, and two characters once it says so.
        #expect(texts(Sample()) == ["20"])
    }

    @Test func contentThatDependsOnItsSizeIsMadeOnceAndKnowsItsPlace() {
        final class Count { var made = 0 }
        func reader(_ count: Count, readsPlace: Bool) -> some View {
            GeometryReader { proxy in
                let _ = { count.made += 1 }()
                Text(verbatim: readsPlace ? "\(Int(proxy.frame(in: .global).minX))" : "-")
            }
            .padding(.leading, 30)
        }
        let (sized, placed) = (Count(), Count())
        #expect(texts(reader(sized, readsPlace: false)) == ["-"])
        #expect(sized.made == 1)
        #expect(texts(reader(placed, readsPlace: true)) == ["30"])
    }
}

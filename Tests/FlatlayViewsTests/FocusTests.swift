import FlatlayDrawing
import Foundation
import Testing

@testable import FlatlayViews

/// The focus of views, without a renderer.
@Suite struct FocusTests {
    private enum Field: Hashable {
        case first, second
    }

    /// Shows whether its nearest focusable ancestor is focused.
    private struct Mark: View {
        @Environment(\.isFocused) private var isFocused
        var body: some View { Text(verbatim: isFocused ? "on" : "off") }
    }

    private static func session(
        _ focused: FocusableID? = nil, appearance: FocusAppearance = .television
    ) -> FocusSession {
        FocusSession(focused: focused, appearance: appearance, owner: { _ in nil })
    }

    private static func draw(_ view: some View, _ session: FocusSession?) -> DisplayList {
        var environment = EnvironmentValues()
        environment.focusSession = session
        return FlatlayViewsTests.draw(view, 200, 100, environment: environment)
    }

    private static func texts(_ list: DisplayList) -> [String] {
        list.commands.compactMap { $0.firstMatch(of: #/^glyphs "(.*)"/#).map { String($0.1) } }
    }

    @Test func controlsCanHaveTheFocusOnceEach() {
        let session = Self.session()
        _ = Self.draw(
            VStack(spacing: 0) {
                Button("a") {}
                Toggle("b", isOn: .constant(true)).toggleStyle(.button)
                Menu("c") { Text("item") }
                NavigationLink("d") { Text("there") }
                Text("e").focusable()
                Button("off") {}.disabled(true)
                Button("no") {}.focusable(false)
                Button("gone") {}.hidden()
                Text("plain")
            }, session)
        #expect(session.targets.count == 5)
        #expect(session.targets.map(\.id.number) == [0, 1, 2, 3, 4])
        #expect(Set(session.targets.map(\.id)).count == 5)
    }

    @Test func framesAreThoseOfThePicture() {
        let session = Self.session()
        _ = Self.draw(
            Color.clear.frame(width: 20, height: 20).focusable().scaleEffect(2).offset(x: 30)
                .focusSection(), session)
        #expect(session.targets.map(\.frame) == [CGRect(x: 110, y: 30, width: 40, height: 40)])
        #expect(session.sections.map(\.frame) == [CGRect(x: 90, y: 40, width: 20, height: 20)])
        #expect(session.targets[0].sections == [session.sections[0].id])
    }

    @Test func onlyWhatHasTheFocusIsFocused() {
        let view = HStack {
            Mark().focusable()
            Button(action: {}, label: { Mark() })
        }
        let looking = Self.session()
        #expect(Self.texts(Self.draw(view, looking)) == ["off", "off"])
        for (place, texts) in [["on", "off"], ["off", "on"]].enumerated() {
            #expect(Self.texts(Self.draw(view, Self.session(looking.targets[place].id))) == texts)
        }
        #expect(Self.texts(Self.draw(view.environment(\.isFocused, true), nil)) == ["on", "on"])
    }

    private struct Form: View {
        @FocusState var field: Field?
        var start: Field?
        var body: some View {
            VStack {
                Text(verbatim: field.map { "\($0)" } ?? "none")
                Mark().focusable().focused($field, equals: .first)
                Mark().focusable().focused($field, equals: .second)
            }
            .onAppear { if let start { field = start } }
        }
    }

    @Test func aStateFollowsTheFocus() {
        let looking = Self.session()
        #expect(Self.texts(Self.draw(Form(), looking)) == ["none", "off", "off"])
        #expect(looking.request == nil)
        #expect(Self.texts(Self.draw(Form(), Self.session(looking.targets[1].id))) == ["second", "off", "on"])
    }

    @Test func theFocusFollowsAState() {
        let session = Self.session()
        #expect(Self.texts(Self.draw(Form(start: .second), session)) == ["second", "off", "off"])
        #expect(session.request == .focus(session.targets[1].id))
        // Without a focus system, only the state counts.
        #expect(Self.texts(Self.draw(Form(start: .second), nil)) == ["second", "off", "on"])
    }

    @Test func aDefaultIsWhereTheFocusStartsOut() {
        struct View: FlatlayViews.View {
            @FocusState var isOn: Bool
            var body: some FlatlayViews.View {
                Mark().focusable().focused($isOn).defaultFocus($isOn, true)
            }
        }
        #expect(Self.texts(Self.draw(View(), nil)) == ["on"])
        let session = Self.session()
        _ = Self.draw(View(), session)
        #expect(session.request == .focus(session.targets[0].id))
    }

    @Test func systemStylesShowTheFocus() {
        let button = Button("b") {}.buttonStyle(.bordered)
        let looking = Self.session()
        let plain = Self.draw(button, looking)
        let id = looking.targets[0].id
        let lifted = Self.draw(button, Self.session(id)).commands
        #expect(lifted.contains { $0.hasPrefix("shadow") })
        #expect(lifted.contains { $0.hasPrefix("transform 1.1") })
        let outlined = Self.draw(button, Self.session(id, appearance: .keyboard)).commands
        #expect(outlined.count == plain.commands.count + 1)
        #expect(outlined.contains { $0.hasPrefix("stroke") })
        #expect(Self.draw(button.focusEffectDisabled(), Self.session(id)) == plain)
    }

    @Test func hoverEffectsShowWithTheFocusOfTheControlAround() {
        let button = Button(action: {}, label: { Text("b").hoverEffect(.lift) }).buttonStyle(Bare())
        let looking = Self.session()
        let plain = Self.draw(button, looking)
        #expect(plain == Self.draw(button, nil))
        let lifted = Self.draw(button, Self.session(looking.targets[0].id)).commands
        #expect(lifted.contains { $0.hasPrefix("shadow") })
    }

    private struct Bare: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label }
    }

    @Test func withoutASessionPicturesAreAsBefore() {
        let view = VStack {
            Button("a") {}
            Toggle("b", isOn: .constant(true))
            Text("c").focusable().focusSection()
        }
        #expect(Self.draw(view, nil) == Self.draw(view, Self.session()))
    }
}

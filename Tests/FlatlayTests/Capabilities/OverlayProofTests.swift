import Flatlay
import Foundation
import RenderingTestSupport
import Testing

/// Cases of overlays that the other tests do not cover.
@Suite struct OverlayProofTests {
    struct Note: Hashable {
        var text = "note"
    }

    /// An overlay at an edge, without hit testing.
    struct Quiet: OverlayContainer {
        var name: String { "quiet" }
        var placement: OverlayPlacement { .topBanner }
        var allowsHitTesting: Bool { false }
    }

    @Test("C13 from outside the container extends to the edges, and so does content that ignores the safe area")
    func c13Inside() throws {
        func list(_ view: some View) throws -> DisplayList {
            let renderer = ImageRenderer(AnyView(view), width: 300, height: 400)
            renderer.safeAreaInsets = EdgeInsets(top: 90, leading: 60, bottom: 30, trailing: 40)
            return try renderer.displayList()
        }
        let blue = Color(red: 0, green: 0, blue: 1)
        let root = ZStack(alignment: .topLeading) {
            blue
            Text("root").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }.overlayContent(for: Note.self) { Text($0.text) }
        let filled = { (list: DisplayList) in list.rectangles(filledWith: ResolvedColor(hex: 0x0000ff)).first }
        let value = Note() as Note?
        let inside = try list(root.ignoresSafeArea().notification(.constant(value)))
        let outside = try list(root.notification(.constant(value)).ignoresSafeArea())
        let both = try list(root.ignoresSafeArea().notification(.constant(value)).ignoresSafeArea())
        let margin = CGRect(x: 60, y: 90, width: 200, height: 280)
        let whole = CGRect(x: 0, y: 0, width: 300, height: 400)
        // Inside, nothing changes for the container: its notification is centred in the safe area.
        #expect(filled(inside) == margin)
        #expect(inside.frame(of: "notification").map { CGPoint(x: $0.midX, y: $0.midY) } == CGPoint(x: 160, y: 230))
        // From outside, the container is the whole screen, and the notification is centred in it. The content of the
        // container still has a safe area, and may ignore it as well.
        #expect(filled(outside) == margin)
        #expect(outside.frame(of: "notification").map { CGPoint(x: $0.midX, y: $0.midY) } == CGPoint(x: 150, y: 200))
        #expect(filled(both) == whole)
        #expect(both.frame(of: "notification").map { CGPoint(x: $0.midX, y: $0.midY) } == CGPoint(x: 150, y: 200))
    }

    @Test("C15 overlays without hit testing are not focusable, wherever they are")
    func c15Containers() throws {
        var pressed: [String] = []
        func screen<Container: OverlayContainer>(_ container: Container, _ note: Note?) -> AnyView {
            AnyView(
                ShelfOfButtons.view(ShelfOfButtons.rows([3, 3])) { pressed.append($0) }
                    .overlayContent(for: Note.self) { note in
                        VStack {
                            Button(note.text) { pressed.append("note") }
                            Toggle("switch", isOn: .constant(true))
                        }
                    }
                    .overlayContainer(container, presenting: .constant(note)))
        }
        func check<Container: OverlayContainer>(_ container: Container) throws {
            let renderer = ShelfOfButtons.renderer(screen(container, nil))
            let before = try renderer.focusTargets()
            #expect(before.count == 6)
            try renderer.run("right down")
            let focused = try renderer.focusedName()
            renderer.content = screen(container, Note())
            #expect(try renderer.displayList().frame(of: container.name) != nil)
            #expect(try renderer.displayList().texts.contains("note"))
            let during = try renderer.focusTargets()
            #expect(during.map(\.id) == before.map(\.id), "\(container.name)")
            #expect(during.map(\.frame) == before.map(\.frame), "\(container.name)")
            #expect(try renderer.focusedName() == focused)
            // Keys work as if it did not exist, and press the view below it.
            pressed = []
            try renderer.run("left select up select right*2 select")
            #expect(pressed == ["1, 0", "0, 0", "0, 2"], "\(container.name)")
        }
        try check(NotificationOverlay())
        try check(Quiet())
        // An overlay with hit testing has its own targets.
        let sheet = ShelfOfButtons.renderer(screen(SheetOverlay(), Note()))
        #expect(try sheet.focusTargets().count == 8)
    }

    /// A registry as an app would write it: views below register how to show values of a type.
    final class Registry {
        private var contents: [ObjectIdentifier: (Any) -> AnyView] = [:]
        var log: [String] = []

        func register<Value, Content: View>(_ type: Value.Type, content: @escaping (Value) -> Content) {
            log.append("register \(type)")
            contents[ObjectIdentifier(type)] = { value in AnyView((value as? Value).map(content)) }
        }

        func unregister<Value>(_ type: Value.Type) {
            log.append("unregister \(type)")
            contents[ObjectIdentifier(type)] = nil
        }

        func view(for value: some Any) -> AnyView? { contents[ObjectIdentifier(type(of: value))]?(value) }
    }

    struct RegistryKey: EnvironmentKey {
        static var defaultValue: Registry? { nil }
    }

    /// The container: its root, and on top of it the registered view for the value.
    nonisolated struct Container<Root: View>: View {
        let registry: Registry
        let value: Note?
        @ViewBuilder let root: Root

        var body: some View {
            ZStack {
                root.environment(\.registry, registry)
                if let value, let view = registry.view(for: value) { view }
            }
        }
    }

    nonisolated struct Registering<Value, Shown: View>: ViewModifier {
        @Environment(\.registry) private var registry
        let type: Value.Type
        let shown: (Value) -> Shown

        func body(content: Content) -> some View {
            content
                .onAppear { registry?.register(type, content: shown) }
                .onDisappear { registry?.unregister(type) }
        }
    }

    nonisolated struct Screen: View {
        let registry: Registry
        @State private var isOpen = true

        var body: some View {
            Container(registry: registry, value: Note()) {
                VStack {
                    Button("toggle") { isOpen.toggle() }
                    if isOpen {
                        Text("shop").modifier(Registering(type: Note.self) { Text("a \($0.text)") })
                    }
                }
            }
        }
    }

    @Test("C21 views register content when they appear, and unregister it when they disappear") func c21() throws {
        let registry = Registry()
        let renderer = ShelfOfButtons.renderer(Screen(registry: registry))
        #expect(try renderer.displayList().texts.sorted() == ["a note", "shop", "toggle"])
        #expect(registry.log == ["register Note"])
        try renderer.send(.select)
        #expect(try renderer.displayList().texts == ["toggle"])
        #expect(registry.log == ["register Note", "unregister Note"])
        try renderer.send(.select)
        #expect(try renderer.displayList().texts.sorted() == ["a note", "shop", "toggle"])
        // With another image and another focus move, nothing appears or disappears again.
        try renderer.run("down up")
        _ = try renderer.displayList()
        #expect(registry.log == ["register Note", "unregister Note", "register Note"])
    }

    @Test("C21 a still image unregisters only the views that disappear while it settles") func c21Still() throws {
        nonisolated struct Leaving: View {
            let registry: Registry
            let leaves: Bool
            @State private var isThere = true

            var body: some View {
                Container(registry: registry, value: Note()) {
                    GeometryReader { _ in
                        if isThere { Text("shop").modifier(Registering(type: Note.self) { Text("a \($0.text)") }) }
                    }
                }
                .onAppear { if leaves { isThere = false } }
            }
        }
        for leaves in [false, true] {
            let registry = Registry()
            let renderer = ImageRenderer(Leaving(registry: registry, leaves: leaves), width: 200, height: 100)
            let texts = try renderer.displayList().texts
            #expect(texts == (leaves ? [] : ["shop", "a note"]))
            // A view that is removed before the first image need not appear.
            #expect(leaves ? registry.log.count % 2 == 0 : registry.log == ["register Note"], "\(registry.log)")
        }
    }
}

extension EnvironmentValues {
    fileprivate var registry: OverlayProofTests.Registry? {
        get { self[OverlayProofTests.RegistryKey.self] }
        set { self[OverlayProofTests.RegistryKey.self] = newValue }
    }
}

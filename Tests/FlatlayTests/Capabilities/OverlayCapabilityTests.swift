import Flatlay
import Foundation
import RenderingTestSupport
import Testing

/// Notifications and other overlays on top of any content.
@Suite struct OverlayCapabilityTests {
    struct Fruit: Hashable {
        var emoji = "A"
        var name = "Apple"
    }

    struct Vegetable: Hashable {
        var name = "Leek"
    }

    /// A list of lines, which registers the view of a fruit.
    struct Shop: View {
        var body: some View {
            VStack(spacing: 0) {
                Color(red: 0, green: 0, blue: 1)
                Text("line")
            }
            .overlayContent(for: Fruit.self) { fruit in
                VStack(spacing: 20) {
                    Text(fruit.emoji)
                    Text(fruit.name)
                }
                .padding(30)
                .background(Color(red: 0.5, green: 0.5, blue: 0.5).opacity(0.6), in: .rect(cornerRadius: 20))
            }
        }
    }

    private func renderer<Content: View>(_ content: Content, time: TimeInterval? = nil) -> ImageRenderer<Content> {
        let renderer = ImageRenderer(content, width: 300, height: 400)
        renderer.time = time
        return renderer
    }

    /// The opacity of the overlay; nil if there is none.
    private func opacity<Content: View>(
        of name: String = "notification", in renderer: ImageRenderer<Content>
    ) throws
        -> CGFloat?
    {
        let list = try renderer.displayList()
        guard list.frame(of: name) != nil else { return nil }
        func find(_ items: DisplayList.Items) -> CGFloat? {
            for item in items {
                guard case .group(let effect, let inner) = item.command else { continue }
                if case .opacity(let value) = effect, list.path(of: item.node).hasSuffix(name) { return value }
                if let found = find(inner) { return found }
            }
            return nil
        }
        return find(list.items) ?? 1
    }

    @Test("C1 the container shows its content unchanged when there is no notification") func c1() throws {
        let fruit: Fruit? = nil
        let bare = try renderer(Shop()).pngData()
        #expect(try renderer(Shop().notification(.constant(fruit))).pngData() == bare)
        #expect(try renderer(NotificationContainer(.constant(fruit)) { Shop() }).pngData() == bare)
    }

    @Test("C2 an existing value is shown, and the same value and time give the same image") func c2() throws {
        let shown = renderer(Shop().notification(.constant(Fruit() as Fruit?)), time: 0.1)
        #expect(try shown.displayList().texts == ["line", "A", "Apple"])
        #expect(try shown.displayList() == shown.displayList())
    }

    @Test("C3 each value shows the content of its type, registered anywhere below; the last one wins") func c3() throws
    {
        struct Grocery: View {
            var body: some View {
                HStack {
                    Shop()
                    CollectionView(
                        rows: [CollectionRow(section: 0, items: [0])],
                        sectionLayoutProvider: { _, _ in SampleLayouts.columns(1) },
                        cell: { _, _ in
                            Color.red.overlayContent(for: Vegetable.self) { Text("old \($0.name)") }
                                .overlayContent(for: Vegetable.self) { Text("new \($0.name)") }
                        })
                }
            }
        }
        func texts(_ value: AnyHashable?) throws -> [String] {
            let picture = try renderer(Grocery().notification(.constant(value))).displayList()
            return picture.texts
        }
        #expect(try texts(Fruit()) == ["line", "A", "Apple"])
        #expect(try texts(Vegetable()) == ["line", "new Leek"])
    }

    @Test("C4 registration and presentation evaluate the body at most twice") func c4() throws {
        final class Count { var bodies = 0 }
        nonisolated struct Counted: View {
            let count: Count
            var body: some View {
                count.bodies += 1
                return Shop()
            }
        }
        let count = Count()
        _ = try renderer(Counted(count: count).notification(.constant(Fruit() as Fruit?))).displayList()
        #expect((1...2).contains(count.bodies))
    }

    @Test("C5 if the view that registered a type is removed, values of that type show nothing") func c5() throws {
        struct Root: View {
            @State var showsShop = true
            let leaves: Bool
            var body: some View {
                Group {
                    if showsShop { Shop() } else { Text("closed") }
                }
                .onAppear { if leaves { showsShop = false } }
                .notification(.constant(Fruit() as Fruit?))
            }
        }
        #expect(try renderer(Root(leaves: false)).displayList().frame(of: "notification") != nil)
        // The shop exists at the first evaluation and disappears before the image is rendered.
        let left = try renderer(Root(leaves: true)).displayList()
        #expect(left.texts == ["closed"])
    }

    @Test("C6 an unregistered type shows nothing and is reported once") func c6() throws {
        var history = PresentationHistory<Vegetable>()
        history.present(Vegetable(), at: 0)
        history.present(Vegetable(name: "Kale"), at: 1)
        let renderer = renderer(Shop().overlayContainer(.notification, presenting: history))
        #expect(try renderer.displayList().texts == ["line"])
        #expect(
            renderer.diagnostics.map(\.message) == [
                "no content is registered for a Vegetable as notification; register it below the container, with "
                    + "overlayContent(for:content:)"
            ])
    }

    @Test("C7 a notification is as large as its content, within 20 and 100 points of the edges") func c7() throws {
        let list = try renderer(Shop().notification(.constant(Fruit() as Fruit?))).displayList()
        // Two lines of 20 points with 20 between them, the longer one 50 wide, and 30 on each side.
        #expect(list.frame(of: "notification")?.size == CGSize(width: 110, height: 120))
    }

    @Test("C8 a container takes all of the space that it is offered, even if its content is small")
    func c8Room() throws {
        let small = Text("small").overlayContent(for: Fruit.self) { Text($0.name) }
        let list = try renderer(small.notification(.constant(Fruit() as Fruit?))).displayList()
        #expect(list.frame(of: "notification") == CGRect(x: 125, y: 190, width: 50, height: 20))
        #expect(list.frame(of: "text") == CGRect(x: 125, y: 190, width: 50, height: 20))
        let ideal = try ImageRenderer(small.notification(.constant(nil as Fruit?)), width: nil).displayList()
        #expect(ideal.size == CGSize(width: 50, height: 20))
    }

    @Test("C8 it is centred, on top of everything, and nothing around it changes") func c8() throws {
        let with = renderer(Shop().notification(.constant(Fruit() as Fruit?)))
        let frame = try #require(with.displayList().frame(of: "notification"))
        #expect(CGPoint(x: frame.midX, y: frame.midY) == CGPoint(x: 150, y: 200))
        #expect(try with.displayList().texts.last == "Apple")
        let (picture, bare) = (try with.bitmap(), try renderer(Shop()).bitmap())
        for y in 0..<400 {
            for x in 0..<300 where !frame.contains(CGPoint(x: x, y: y)) {
                if picture[x, y] != bare[x, y] { Issue.record("\(x) \(y) changed") }
            }
        }
    }

    @Test("C9 a translucent background covers the content") func c9() throws {
        let with = renderer(Shop().notification(.constant(Fruit() as Fruit?)))
        // A point in the background, beside the text: 0.6 of grey and 0.4 of blue.
        let color = try with.bitmap()[105, 200]
        #expect(abs(color.red - 0.3) < 0.01 && abs(color.green - 0.3) < 0.01 && abs(color.blue - 0.7) < 0.01)
    }

    @Test("C10 it fades in and out over a quarter of a second, slower at the ends") func c10() throws {
        var history = PresentationHistory(Fruit())
        history.present(nil, at: 1)
        func opacity(at time: TimeInterval) throws -> CGFloat? {
            try self.opacity(in: renderer(NotificationContainer(history) { Shop() }, time: time))
        }
        #expect(try opacity(at: 0) == nil)
        #expect(try opacity(at: 0.125) == 0.5)
        #expect(try #require(try opacity(at: 0.05)) < 0.1)
        #expect(try opacity(at: 0.25) == 1)
        #expect(try opacity(at: 1) == 1)
        #expect(try opacity(at: 1.125) == 0.5)
        #expect(try opacity(at: 1.25) == nil)
    }

    @Test("C11 another value replaces the current one, at once and without fading") func c11() throws {
        var history = PresentationHistory(Fruit())
        history.present(Fruit(emoji: "P", name: "Pear"), at: 1)
        let renderer = renderer(NotificationContainer(history) { Shop() }, time: 1)
        #expect(try renderer.displayList().texts == ["line", "P", "Pear"])
        #expect(try opacity(in: renderer) == 1)
        renderer.time = 3.9
        #expect(try opacity(in: renderer) == 1, "it has three seconds of its own")
        renderer.time = 4.125
        #expect(try opacity(in: renderer) == 0.5)
    }

    @Test("C12 it disappears after three seconds, and the value is reset") func c12() throws {
        final class Box { var fruit: Fruit? = Fruit() }
        func opacity(at time: TimeInterval, _ box: Box = Box()) throws -> CGFloat? {
            let binding = Binding(get: { box.fruit }, set: { box.fruit = $0 })
            return try self.opacity(in: renderer(Shop().notification(binding), time: time))
        }
        #expect(try opacity(at: 2.99) == 1)
        #expect(try opacity(at: 3.125) == 0.5)
        #expect(try opacity(at: 3.3) == nil)
        let box = Box()
        _ = try opacity(at: 2.99, box)
        #expect(box.fruit != nil)
        _ = try opacity(at: 3, box)
        #expect(box.fruit == nil)
    }

    @Test("C13 the container covers the safe area if it ignores it from outside, not if its content does")
    func c13() throws {
        func list<Content: View>(_ content: Content) throws -> DisplayList {
            let renderer = renderer(content)
            renderer.safeAreaInsets = EdgeInsets(top: 90, leading: 60, bottom: 30, trailing: 60)
            return try renderer.displayList()
        }
        func frame<Content: View>(_ content: Content) throws -> CGRect? {
            try list(content).rectangles(filledWith: ResolvedColor(hex: 0x0000ff)).first
        }
        let blue = Color(red: 0, green: 0, blue: 1)
        let (none, all) = (Fruit?.none, CGRect(x: 0, y: 0, width: 300, height: 400))
        let margin = CGRect(x: 60, y: 90, width: 180, height: 280)
        #expect(try frame(blue) == margin)
        #expect(try frame(blue.ignoresSafeArea()) == all)
        // The modifier inside has no effect: the container ends where the safe area does.
        #expect(try frame(blue.ignoresSafeArea().notification(.constant(none))) == margin)
        // The modifier outside has one: the container extends further, and its content as far as it wants.
        #expect(try frame(blue.ignoresSafeArea().notification(.constant(none)).ignoresSafeArea()) == all)
        #expect(try frame(blue.notification(.constant(none)).ignoresSafeArea()) == margin)
        let title = VStack {
            Text("Title")
            Spacer()
        }
        #expect(try list(title.notification(.constant(none)).ignoresSafeArea()).frame(of: "text")?.minY == 90)
        // The overlay uses all of the container's space.
        let shown = Color.clear.overlayContent(for: Fruit.self) { _ in Text("a") }
        let fruit = Fruit(emoji: "🍏", name: "Apple")
        #expect(try list(shown.notification(.constant(fruit))).frame(of: "notification")?.midY == 230)
        #expect(try list(shown.notification(.constant(fruit)).ignoresSafeArea()).frame(of: "notification")?.midY == 200)
        #expect(try frame(blue.ignoresSafeArea(edges: .top)) == CGRect(x: 60, y: 0, width: 180, height: 370))
        #expect(try frame(blue.ignoresSafeArea(.keyboard)) == margin)
        #expect(try frame(blue.ignoresSafeArea().padding(10)) == margin.insetBy(dx: 10, dy: 10))
    }

    @Test("C14 type-erased content looks the same") func c14() throws {
        struct Erased: View {
            var body: some View {
                AnyView(Shop()).overlayContent(for: Vegetable.self) { AnyView(Text($0.name)) }
            }
        }
        struct Concrete: View {
            var body: some View { Shop().overlayContent(for: Vegetable.self) { Text($0.name) } }
        }
        let value = Vegetable() as Vegetable?
        #expect(
            try renderer(Erased().notification(.constant(value))).pngData()
                == renderer(Concrete().notification(.constant(value))).pngData())
    }

    @Test("C15 the focus targets stay the same while a notification is shown, whatever it contains")
    func c15() throws {
        func shop(_ fruit: Fruit?) -> some View {
            VStack {
                Button("one") {}
                Button("two") {}
            }
            .overlayContent(for: Fruit.self) { fruit in Button(fruit.name) {} }
            .notification(.constant(fruit))
        }
        let renderer = InteractiveRenderer(content: shop(nil))
        renderer.proposedSize = ProposedViewSize(width: 300, height: 400)
        renderer.textShaper = GridTextShaper()
        let targets = try renderer.focusTargets().map(\.id)
        try renderer.send(.down)
        let focused = try #require(try renderer.focusedTarget())
        renderer.content = shop(Fruit())
        #expect(try renderer.displayList().texts.contains("Apple"))
        #expect(try renderer.focusTargets().map(\.id) == targets && targets.count == 2)
        #expect(try renderer.focusedTarget()?.id == focused.id)
        try renderer.send(.up)
        #expect(try renderer.focusedTarget()?.id == targets[0])
    }

    @Test("C16 long text wraps within the bounds, and nothing exceeds them") func c16() throws {
        let long = Fruit(name: String(repeating: "apple ", count: 60))
        let list = try renderer(Shop().notification(.constant(long as Fruit?))).displayList()
        let frame = try #require(list.frame(of: "notification"))
        #expect(CGRect(x: 20, y: 100, width: 260, height: 200).contains(frame))
        #expect(list.texts.count > 6)
        let huge = Color.red.overlayContent(for: Fruit.self) { _ in Color.green.frame(width: 900, height: 900) }
        let cut = renderer(huge.notification(.constant(Fruit() as Fruit?)))
        #expect(try cut.displayList().frame(of: "notification") == CGRect(x: 20, y: 100, width: 260, height: 200))
        #expect(try cut.bitmap()[19, 200] == cut.bitmap()[0, 0])
    }

    @Test("C17 banners, sheets and badges are placed at their edges, move or fade, and so do custom containers")
    func c17() throws {
        struct Toast: OverlayContainer {
            var name: String { "toast" }
            var placement: OverlayPlacement { .bottomSheet }
            var insets: EdgeInsets { EdgeInsets(top: 0, leading: 0, bottom: 24, trailing: 0) }
            var transition: OverlayTransition { .identity }
        }
        func frame<Container: OverlayContainer>(_ container: Container, at time: TimeInterval? = nil) throws -> CGRect?
        {
            let view = Color.white.overlayContent(for: Fruit.self) { _ in Color.red.frame(width: 100, height: 40) }
                .overlayContainer(container, presenting: .constant(Fruit() as Fruit?))
            return try renderer(view, time: time).displayList().frame(of: container.name)
        }
        #expect(try frame(BannerOverlay()) == CGRect(x: 100, y: 8, width: 100, height: 40))
        #expect(try frame(BannerOverlay(), at: 0.125) == CGRect(x: 100, y: -16, width: 100, height: 40))
        #expect(try frame(SheetOverlay()) == CGRect(x: 100, y: 360, width: 100, height: 40))
        #expect(try frame(SheetOverlay(), at: 0.125) == CGRect(x: 100, y: 380, width: 100, height: 40))
        #expect(try frame(SheetOverlay(), at: 60) != nil, "a sheet stays")
        #expect(try frame(BadgeOverlay()) == CGRect(x: 192, y: 8, width: 100, height: 40))
        #expect(try frame(Toast(), at: 0.01) == CGRect(x: 100, y: 336, width: 100, height: 40))
    }
}

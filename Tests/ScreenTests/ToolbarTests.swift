import SwiftUI
import Testing

/// Items of bars.
@MainActor @Suite struct ToolbarTests {
    private func stack(@ToolbarContentBuilder _ items: () -> some ToolbarContent) -> some View {
        NavigationStack { Color.clear.accessibilityIdentifier("content").toolbar(content: items) }
    }

    @Test func itemsAreAtTheirPlaces() throws {
        let picture = try Picture(
            stack {
                ToolbarItem(placement: .topBarTrailing) { Text("t1") }
                ToolbarItem(placement: .navigationBarLeading) { Text("l1") }
                ToolbarItem(placement: .principal) { Text("middle") }
                ToolbarItemGroup(placement: .primaryAction) {
                    Text("t2")
                    Text("t3")
                }
                ToolbarItem { Text("t4") }
                ToolbarItem(placement: .destructiveAction) { Text("t5") }
                ToolbarItem(placement: .cancellationAction) { Text("l2") }
                ToolbarItem(placement: .keyboard) { Text("never") }
                ToolbarItem(placement: .bottomBar) { Text("b1") }
                ToolbarSpacer(.flexible, placement: .bottomBar)
                ToolbarItem(placement: .bottomBar) { Text("b2") }
            })
        func x(_ text: String) -> CGFloat { picture.place(of: text)?.x ?? .nan }
        #expect(x("l1") == 16 && x("l1") < x("l2"))
        #expect(x("middle") == 165)
        #expect(x("t1") < x("t2") && x("t2") < x("t3") && x("t3") < x("t4") && x("t4") < x("t5"))
        #expect(x("t5") == 354)
        #expect(x("b1") == 16 && x("b2") == 354)
        #expect(!picture.texts.contains("never"))
        #expect(picture.frame("bottom-bar")?.maxY == 844)
        #expect(picture.frame("#content")?.maxY == CGFloat(766))
    }

    @Test func ownTypesConditionsAndModels() throws {
        let picture = try Picture(EditorScreen())
        #expect(Set(picture.texts) == ["2 versions", "Draft", "Cancel", "Create"])
        let model = EditorModel()
        model.hasHistory = false
        #expect(try Picture(EditorScreen(model: model)).texts.contains("no versions"))
    }

    @Test func barsShowWhatModelsBecome() throws {
        let picture = try Picture(CounterScreen())
        #expect(Set(picture.texts) == ["content", "Count 3", "Add 3"])
    }

    @Test func olderFormsAndViews() throws {
        let old = NavigationView { Text("c").navigationBarItems(leading: Text("l"), trailing: Text("t")) }
        #expect(try Set(Picture(old).texts) == ["c", "l", "t"])
        let views = NavigationStack {
            Text("c").toolbar {
                Button("first") {}
                if true { Button("second") {} }
            }
        }
        #expect(try Picture(views).texts == ["c", "first", "second"])
        let menu = NavigationStack {
            Text("c").toolbarTitleMenu { Text("no") }.toolbarRole(.editor).toolbar(removing: .title)
                .navigationTitle("gone")
        }
        #expect(try Picture(menu).texts.contains("c"))
    }

    @Test func labelsShowTheirIconsAlone() throws {
        let picture = try Picture(stack { ToolbarItem { Button("Add", systemImage: "plus") {} } })
        #expect(picture.texts.isEmpty)
        #expect(picture.fills(in: "navigation-bar") > 0)
    }

    @Test func itemsAreMirrored() throws {
        let picture = try Picture(stack { ToolbarItem(placement: .topBarLeading) { Text("l") } }) {
            $0.layoutDirection = .rightToLeft
        }
        #expect(picture.place(of: "l")?.x == 364)
    }

    @Test func whatBarsHoldIsReleased() throws {
        final class Token {}
        weak var kept: Token?
        try autoreleasing {
            let token = Token()
            kept = token
            _ = try Picture(
                TabView {
                    NavigationStack {
                        GeometryReader { _ in Text("c").navigationTitle("T") }
                            .toolbar {
                                ToolbarItem {
                                    Text("\(ObjectIdentifier(token).hashValue == 0 ? 0 : 1)").id(
                                        ObjectIdentifier(token))
                                }
                            }
                            .navigationDestination(for: Int.self) { _ in Text("\(ObjectIdentifier(token).hashValue)") }
                            .sheet(isPresented: .constant(true)) {
                                Text("sheet").onAppear { _ = token }
                            }
                    }
                    .tabItem { Text("tab").onAppear { _ = token } }
                })
        }
        #expect(kept == nil)
    }

    private func autoreleasing(_ run: () throws -> Void) rethrows { try run() }

    @Test func titlesOfDeferredContentReachTheBar() throws {
        let picture = try Picture(
            NavigationStack {
                GeometryReader { proxy in
                    Text("w \(Int(proxy.size.width))").navigationTitle("Late").toolbar { Text("item") }
                        .navigationBarTitleDisplayMode(.inline)
                }
            })
        #expect(picture.texts.filter { $0 == "item" }.count == 1)
        #expect(picture.texts.contains("Late"))
        #expect(picture.place(of: "w 390").map { $0.y > 91 } == true)
    }
}

import SwiftUI
import Testing

/// Tab views: bars, pages and sidebars.
@MainActor @Suite struct TabViewTests {
    private var content: some View { Color.clear.accessibilityIdentifier("content") }

    @Test func theSelectedScreenIsAboveTheBar() throws {
        let picture = try Picture(
            TabView(selection: .constant(2)) {
                Text("one").tabItem { Label("First", systemImage: "1.circle") }.tag(1)
                content.tabItem { Label("Second", systemImage: "2.circle") }.tag(2)
            })
        #expect(picture.frame("#content") == CGRect(x: 0, y: 47, width: 390, height: 714))
        #expect(picture.texts == ["First", "Second"])
        #expect(picture.frame("tab-bar") == CGRect(x: 0, y: 761, width: 390, height: 83))
        // Each tab has half of the bar, with its title in the middle, at a whole pixel.
        #expect(picture.place(of: "First")?.x == 73)
        #expect(picture.place(of: "Second")?.x == 263)
    }

    @Test func tabsOfIOS18() throws {
        let picture = try Picture(ShopTabs())
        #expect(Set(picture.texts) == ["all orders", "Home", "Orders", "12", "Help"])
        #expect(try Set(Picture(ShopTabs(place: .home, hasHelp: false)).texts) == ["at home", "Home", "Orders", "12"])
        let plain = TabView {
            Tab("A", systemImage: "a.circle") { Text("a screen") }
            Tab("B", systemImage: "b.circle") { Text("b screen") }
        }
        #expect(try Picture(plain).texts == ["a screen", "A", "B"])
    }

    @Test func onlyTheVisibleScreenAppears() throws {
        var appeared: [String] = []
        let picture = try Picture(
            TabView(selection: .constant("b")) {
                LibraryTab { appeared.append("library") }.tag("a")
                Text("visible").onAppear { appeared.append("visible") }.tag("b").tabItem { Text("Tab") }
            })
        #expect(appeared == ["visible"])
        // The label and the badge are read from the body of the other screen.
        #expect(Set(picture.texts) == ["visible", "Tab", "Books", "new"])
    }

    @Test func aStackInATabHasItsBar() throws {
        let picture = try Picture(TabView { LibraryTab() })
        #expect(Set(picture.texts) == ["library", "Library", "Books", "new"])
        #expect(picture.frame("navigation-bar") == CGRect(x: 0, y: 0, width: 390, height: 91))
    }

    @Test func selectionsWithoutATabShowTheFirst() throws {
        func tabs<Value: Hashable>(_ value: Value) -> some View {
            TabView(selection: .constant(value)) {
                ForEach(["x", "y"], id: \.self) { name in Text("screen \(name)").tabItem { Text(name) } }
            }
        }
        #expect(try Picture(tabs("y")).texts.first == "screen y")
        #expect(try Picture(tabs("z")).texts.first == "screen x")
        #expect(try Picture(tabs("y" as String?)).texts.first == "screen y")
        #expect(try Picture(tabs(nil as String?)).texts.first == "screen x")
        #expect(try Picture(TabView { EmptyView() }).texts.isEmpty)
    }

    @Test func theBarCanBeHiddenByAScreen() throws {
        let picture = try Picture(
            TabView {
                NavigationStack { content.toolbar(.hidden, for: .tabBar).toolbar(.hidden, for: .navigationBar) }
                    .tabItem { Text("t") }
            })
        #expect(picture.frame("#content") == CGRect(x: 0, y: 47, width: 390, height: 763))
        #expect(picture.texts.isEmpty)
    }

    @Test func theSixthTabIsBehindMore() throws {
        let picture = try Picture(
            TabView(selection: .constant(6)) {
                ForEach(1..<8) { number in Text("s\(number)").tabItem { Text("t\(number)") }.tag(number) }
            })
        #expect(picture.texts == ["s6", "t1", "t2", "t3", "t4", "More"])
    }

    @Test func aBarHasABackgroundOverContent() throws {
        func tabs(_ height: CGFloat) -> some View {
            TabView { ScrollView { Color.red.frame(height: height) }.tabItem { Text("t") } }
        }
        #expect(try Picture(tabs(100)).fills(in: "tab-bar") == 0)
        #expect(try Picture(tabs(2000)).fills(in: "tab-bar") == 2)
        let shown = TabView { Color.red.tabItem { Text("t") }.toolbarBackground(.visible, for: .tabBar) }
        #expect(try Picture(shown).fills(in: "tab-bar") == 2)
    }

    @Test func pagesHaveDots() throws {
        func pages(_ mode: PageTabViewStyle.IndexDisplayMode, _ count: Int) -> some View {
            TabView(selection: .constant(1)) {
                ForEach(0..<count, id: \.self) { index in
                    Color.clear.overlay { Text("page \(index)") }.accessibilityIdentifier("page")
                }
            }
            .tabViewStyle(.page(indexDisplayMode: mode))
        }
        let picture = try Picture(pages(.automatic, 3))
        #expect(picture.texts == ["page 1"])
        #expect(picture.frame("#page") == CGRect(x: 0, y: 47, width: 390, height: 763))
        #expect(picture.fills(in: "page-dots") == 3)
        #expect(try Picture(pages(.automatic, 1)).fills(in: "page-dots") == 0)
        #expect(try Picture(pages(.always, 1)).fills(in: "page-dots") == 1)
        #expect(try Picture(pages(.never, 3)).fills(in: "page-dots") == 0)
        #expect(
            try Picture(pages(.always, 3).indexViewStyle(.page(backgroundDisplayMode: .always))).fills(in: "page-dots")
                == 4)
    }

    @Test func aTabletHasASidebar() throws {
        let picture = try Picture.tablet(ShopTabs())
        #expect(picture.frame("sidebar")?.width == 320)
        #expect(Set(picture.texts) == ["all orders", "Home", "Account", "Orders", "12", "Help"])
        #expect((picture.place(of: "all orders")?.x ?? 0) > 320)
    }
}

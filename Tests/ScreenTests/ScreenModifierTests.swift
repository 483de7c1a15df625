import FlatlayDrawing
import SwiftUI
import Testing

/// Modifiers of screens that no picture of the gallery shows.
@MainActor @Suite struct ScreenModifierTests {
    private var content: some View { Color.clear.accessibilityIdentifier("content") }

    /// The colours that rectangles are filled with, in drawing order.
    private func colors(_ items: DisplayList.Items) -> [ResolvedColor] {
        items.flatMap { item -> [ResolvedColor] in
            switch item.command {
            case .fill(_, .color(let color), _): [color]
            case .group(_, let inner): colors(inner)
            default: []
            }
        }
    }

    private func has(_ color: Color, _ picture: Picture) -> Bool {
        let wanted = color.resolve(in: EnvironmentValues())
        return colors(picture.list.items).contains {
            ($0.red, $0.green, $0.blue) == (wanted.red, wanted.green, wanted.blue)
        }
    }

    @Test func subtitlesAreBelowTitles() throws {
        let picture = try Picture(
            NavigationStack {
                content.navigationTitle("Title").navigationSubtitle("Two new").navigationBarTitleDisplayMode(.inline)
            })
        let (title, subtitle) = (picture.place(of: "Title"), picture.place(of: "Two new"))
        #expect(try #require(subtitle).y > (try #require(title)).y)
        #expect(try #require(subtitle).y < 91)
    }

    @Test func barsAreHiddenAndFilledByTheirModifiers() throws {
        func screen(_ change: (AnyView) -> some View) throws -> Picture {
            try Picture(
                TabView {
                    NavigationStack { change(AnyView(content.navigationTitle("Title"))) }.tabItem { Text("tab") }
                })
        }
        #expect(try screen { $0 }.texts == ["Title", "tab"])
        #expect(try screen { $0.toolbarVisibility(.hidden, for: .navigationBar) }.texts == ["tab"])
        #expect(try screen { $0.toolbarVisibility(.hidden, for: .tabBar) }.texts == ["Title"])
        let filled = try screen {
            $0.toolbarBackground(.orange, for: .navigationBar)
                .toolbarBackgroundVisibility(.visible, for: .navigationBar)
        }
        #expect(has(.orange, filled))
        #expect(try !has(.orange, screen { $0.toolbarBackground(.orange, for: .navigationBar) }))
        let hidden = try screen {
            $0.toolbarBackground(.orange, for: .navigationBar).toolbarBackgroundVisibility(.hidden, for: .navigationBar)
        }
        #expect(!has(.orange, hidden))
    }

    @Test func aBarWithABackgroundHasAnAppearanceOfItsOwn() throws {
        func titleColor(_ scheme: ColorScheme?) throws -> ResolvedColor? {
            let picture = try Picture(
                NavigationStack {
                    content.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                        .toolbarBackground(.visible, for: .navigationBar)
                        .toolbarColorScheme(scheme, for: .navigationBar)
                })
            func find(_ items: DisplayList.Items) -> ResolvedColor? {
                for item in items {
                    switch item.command {
                    case .glyphs(let run, _, .color(let color)) where run.text == "Title": return color
                    case .group(_, let inner): if let found = find(inner) { return found }
                    default: break
                    }
                }
                return nil
            }
            return find(picture.list.items)
        }
        #expect(try titleColor(nil)?.red == 0)
        #expect(try titleColor(.dark)?.red == 1)
    }

    @Test func sheetsHaveBackgroundsAndLeaveWhatIsBehindInUse() throws {
        func sheet(_ change: (AnyView) -> some View) throws -> Picture {
            let inner = AnyView(change(AnyView(content.presentationDetents([.medium, .large]))))
            return try Picture(Text("behind").sheet(isPresented: .constant(true)) { inner })
        }
        #expect(try has(.mint, sheet { $0.presentationBackground(.mint) }))
        #expect(try sheet { $0.presentationBackground { Text("own") } }.texts.contains("own"))
        let dimming = try sheet { $0 }
        func dims(_ picture: Picture) -> Bool {
            colors(picture.list.items).contains { $0.red == 0 && abs($0.opacity - 0.2) < 0.001 }
        }
        #expect(dims(dimming))
        #expect(try !dims(sheet { $0.presentationBackgroundInteraction(.enabled) }))
    }

    @Test func barsInTheSafeAreaAndMargins() throws {
        let bar = try Picture(
            ScrollView { Text("text") }.safeAreaBar(edge: .bottom) { Text("bar").frame(height: 50) })
        #expect(try #require(bar.place(of: "bar")).y > 740)
        let margins = try Picture(content.scenePadding())
        #expect(margins.frame("#content") == CGRect(x: 16, y: 63, width: 358, height: 731))
        let one = try Picture(content.scenePadding(.minimum, edges: .horizontal))
        #expect(one.frame("#content") == CGRect(x: 16, y: 47, width: 358, height: 763))
        let filled = try Picture(
            NavigationStack { content.containerBackground(.purple, for: .navigation) })
        #expect(has(.purple, filled))
    }

    @Test func aSheetsBarIsHigherAndTheStatusBarIsWhiteInFrontOfBlack() throws {
        let sheet = Text("behind").sheet(isPresented: .constant(true)) {
            NavigationStack { content.navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
        }
        // A large sheet begins 10 points below the status bar; its bar is 56 points high instead of 44.
        #expect(try Picture(sheet).frame("#content")?.minY == 47 + 10 + 56)
        func isWhite(_ view: some View) throws -> Bool {
            let picture = try Picture(view) { $0.show(on: .iPhone14, withStatusBar: true) }
            func find(_ items: DisplayList.Items) -> Bool? {
                for item in items {
                    switch item.command {
                    case .glyphs(let run, _, .color(let color)) where run.text == "9:41": return color.red == 1
                    case .group(_, let inner): if let found = find(inner) { return found }
                    default: break
                    }
                }
                return nil
            }
            return find(picture.list.items) == true
        }
        #expect(try isWhite(sheet))
        #expect(try !isWhite(Text("behind")))
        #expect(
            try !isWhite(
                Text("b").sheet(isPresented: .constant(true)) { content.presentationDetents([.medium]) }))
    }
}

/// What holds on to the content of bars after rendering: nothing.
@MainActor @Suite struct ReleaseTests {
    private final class Token {}

    private func isReleased(_ make: (Token) -> some View) throws -> Bool {
        weak var kept: Token?
        func run() throws {
            let token = Token()
            kept = token
            _ = try Picture(make(token))
        }
        try run()
        return kept == nil
    }

    @Test func plainViews() throws {
        #expect(try isReleased { token in Text("a").onAppear { _ = token } })
    }

    @Test func items() throws {
        #expect(
            try isReleased { token in
                NavigationStack { Text("a").toolbar { ToolbarItem { Text("b").onAppear { _ = token } } } }
            })
    }

    @Test func destinations() throws {
        #expect(
            try isReleased { token in
                NavigationStack { Text("a").navigationDestination(for: Int.self) { _ in Text("\(token)") } }
            })
    }

    @Test func deferredDestinations() throws {
        #expect(
            try isReleased { token in
                NavigationStack {
                    GeometryReader { _ in Text("a").navigationTitle("T").onAppear { _ = token } }
                }
            })
    }

    @Test func sheets() throws {
        #expect(
            try isReleased { token in
                Text("a").sheet(isPresented: .constant(true)) { Text("s").onAppear { _ = token } }
            })
    }

    @Test func changes() throws {
        #expect(try isReleased { token in Text("a").onChange(of: 1, initial: true) { _ = token } })
    }

    @Test func sheetsOfScreens() throws {
        #expect(
            try isReleased { token in
                NavigationStack {
                    Text("a").sheet(isPresented: .constant(true)) { Text("s").onAppear { _ = token } }
                }
            })
        #expect(
            try isReleased { token in
                NavigationStack {
                    GeometryReader { _ in Text("a") }
                        .sheet(isPresented: .constant(true)) { Text("s").onAppear { _ = token } }
                }
            })
    }

    @Test func deferredItems() throws {
        #expect(
            try isReleased { token in
                NavigationStack {
                    GeometryReader { _ in Text("a").toolbar { ToolbarItem { Text("b").onAppear { _ = token } } } }
                }
            })
    }

    @Test func screensOfTabs() throws {
        #expect(
            try isReleased { token in
                TabView {
                    NavigationStack {
                        Text("a").toolbar { ToolbarItem { Text("b").onAppear { _ = token } } }
                    }
                    .tabItem { Text("t").onAppear { _ = token } }
                }
            })
    }

    @Test func contentOfTabs() throws {
        #expect(
            try isReleased { token in
                TabView {
                    Text("a").onAppear { _ = token }.onDisappear { _ = token }.onChange(of: 1) { _ = token }
                        .tabItem { Text("t") }
                }
            })
        #expect(
            try isReleased { token in
                TabView {
                    Text("a").sheet(isPresented: .constant(true)) { Text("s").onAppear { _ = token } }
                        .tabItem { Text("t") }
                }
            })
    }

    @Test func tabs() throws {
        #expect(
            try isReleased { token in TabView { Text("a").tabItem { Text("t").onAppear { _ = token } } } })
    }
}

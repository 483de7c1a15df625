import SwiftUI
import Testing

/// Navigation stacks, from what an app's files say to frames and texts.
@MainActor @Suite struct NavigationTests {
    private var content: some View { Color.clear.accessibilityIdentifier("content") }

    @Test func contentLiesBetweenTheBars() throws {
        let inline = try Picture(
            NavigationStack { content.navigationTitle("T").navigationBarTitleDisplayMode(.inline) })
        #expect(inline.frame("#content") == CGRect(x: 0, y: 91, width: 390, height: 719))
        let large = try Picture(NavigationStack { content.navigationTitle("T") })
        #expect(large.frame("#content") == CGRect(x: 0, y: 143, width: 390, height: 667))
        let hidden = try Picture(NavigationStack { content.navigationTitle("T").toolbar(.hidden, for: .navigationBar) })
        #expect(hidden.frame("#content") == CGRect(x: 0, y: 47, width: 390, height: 763))
        #expect(hidden.texts.isEmpty)
        let old = try Picture(NavigationView { content.navigationBarHidden(true) })
        #expect(old.frame("#content")?.minY == 47)
        let plain = try Picture(NavigationStack { content })
        #expect(plain.frame("#content")?.minY == 91)
    }

    @Test func aTabletHasAHigherBar() throws {
        let tablet = try Picture.tablet(
            NavigationStack { content.navigationTitle("T").toolbarTitleDisplayMode(.inline) })
        #expect(tablet.frame("#content")?.minY == 74)
    }

    @Test func theProposalIsTakenAndWithoutOneTheContentsSize() throws {
        let box = Color.red.frame(width: 60, height: 30).accessibilityIdentifier("content")
        let stack = NavigationStack { box.navigationTitle("T").navigationBarTitleDisplayMode(.inline) }
        let cell = try Picture(stack, size: CGSize(width: 200, height: 100), insets: EdgeInsets())
        #expect(cell.list.size == CGSize(width: 200, height: 100))
        #expect(cell.frame("#content") == CGRect(x: 70, y: 57, width: 60, height: 30))
        let free = try Picture(stack, size: nil, insets: EdgeInsets())
        #expect(free.list.size == CGSize(width: 60, height: 74))
        let tiny = try Picture(stack, size: CGSize(width: 10, height: 4), insets: EdgeInsets())
        #expect(tiny.list.size == CGSize(width: 10, height: 4))
    }

    @Test func contentMayExtendBelowTheBars() throws {
        let picture = try Picture(
            NavigationStack {
                ZStack {
                    Color.red.accessibilityIdentifier("back").ignoresSafeArea()
                    content
                }
                .navigationTitle("T").navigationBarTitleDisplayMode(.inline)
                .toolbar { ToolbarItem(placement: .bottomBar) { Text("b") } }
            })
        #expect(picture.frame("#back") == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(picture.frame("#content") == CGRect(x: 0, y: 91, width: 390, height: 675))
    }

    @Test func aBackgroundAppearsOnceContentIsBelowTheBar() throws {
        func stack(_ offset: CGFloat) -> some View {
            NavigationStack {
                ScrollView { Text("first").frame(height: 2000, alignment: .top) }
                    .scrollOffset(y: offset)
                    .navigationTitle("Title")
            }
        }
        let rest = try Picture(stack(0))
        #expect(rest.fills(in: "navigation-bar") == 0)
        // Text stands on its baseline, 16 points below its top.
        let start = try #require(rest.place(of: "first"))
        let title = try #require(rest.place(of: "Title"))
        let scrolled = try Picture(stack(100))
        #expect(scrolled.fills(in: "navigation-bar") > 0)
        #expect(scrolled.place(of: "first")?.y == start.y - 100)
        let small = try #require(scrolled.place(of: "Title"))
        #expect(small.y < title.y && small.x > 150, "the title is small and in the middle")
        let visible = try Picture(
            NavigationStack { content.navigationTitle("T").toolbarBackground(.visible, for: .navigationBar) })
        #expect(visible.fills(in: "navigation-bar") > 0)
        let hidden = try Picture(stack(100).toolbarBackground(.hidden, for: .navigationBar))
        #expect(hidden.fills(in: "navigation-bar") > 0, "the modifier outside of the stack concerns no bar of it")
    }

    @Test func theLastElementOfAPathIsVisible() throws {
        let stack = NavigationStack(path: .constant([1, 22])) {
            Text("root").navigationTitle("Root").navigationDestination(for: Int.self) { number in
                Text("screen \(number)").navigationTitle("Number \(number)")
            }
        }
        let picture = try Picture(stack)
        #expect(Set(picture.texts) == ["Number 1", "Number 22", "screen 22"])
        let back = try #require(picture.place(of: "Number 1"))
        #expect(back.x < 60 && back.y < 91)
        // The mode of the root is inherited: both titles are large.
        #expect((picture.place(of: "Number 22")?.y ?? 0) > 91)
    }

    @Test func pathsOfSeveralTypes() throws {
        var path = NavigationPath()
        path.append("text")
        path.append(7)
        #expect(path.count == 2 && !path.isEmpty)
        func stack(_ path: NavigationPath) -> some View {
            NavigationStack(path: .constant(path)) {
                Text("root")
                    .navigationDestination(for: Int.self) { Text("int \($0)") }
                    .navigationDestination(for: String.self) { Text("string \($0)").navigationTitle($0) }
            }
        }
        #expect(try Set(Picture(stack(path)).texts) == ["text", "int 7"])
        path.removeLast()
        #expect(try Set(Picture(stack(path)).texts) == ["Back", "text", "string text"])
        path.removeLast(5)
        #expect(path.isEmpty)
        #expect(try Picture(stack(path)).texts == ["root"])
    }

    @Test func aValueWithoutAScreenIsAWarning() throws {
        let picture = try Picture(NavigationStack(path: .constant([1.5])) { Text("root") })
        #expect(picture.texts == ["root"])
        #expect(picture.warnings.contains { $0.contains("a path has a value of the type Double") })
    }

    @Test func bindingsPresentScreens() throws {
        struct Item: Hashable { var name: String }
        let flag = NavigationStack {
            Text("root").navigationTitle("Root").navigationDestination(isPresented: .constant(true)) {
                Text("flagged").navigationDestination(item: .constant(Item(name: "x") as Item?)) {
                    Text("item \($0.name)")
                }
            }
        }
        #expect(try Picture(flag).texts == ["item x", "Back"])
        let link = NavigationView {
            NavigationLink(destination: Text("linked"), isActive: .constant(true)) { Text("link") }
                .navigationTitle("Root")
        }
        #expect(try Set(Picture(link).texts) == ["linked", "Root"])
        let closed = NavigationView {
            NavigationLink(destination: Text("linked"), isActive: .constant(false)) { Text("link") }
        }
        #expect(try Picture(closed).texts == ["link"])
    }

    @Test func screensThatPresentThemselvesEnd() throws {
        struct Endless: View {
            var body: some View { Text("x").navigationDestination(isPresented: .constant(true)) { Endless() } }
        }
        #expect(try Picture(NavigationStack { Endless() }).texts.contains("x"))
    }

    @Test func theWayBackCanBeHidden() throws {
        let stack = NavigationStack(path: .constant([1])) {
            Text("root").navigationTitle("Root").navigationDestination(for: Int.self) { _ in
                Text("screen").navigationBarBackButtonHidden()
            }
        }
        #expect(try Picture(stack).texts == ["screen"])
    }

    @Test func longTitlesOfThePreviousScreenAreReplaced() throws {
        let stack = NavigationStack(path: .constant([1])) {
            Text("root").navigationTitle("A title that has no room").navigationDestination(for: Int.self) { _ in
                Text("screen")
            }
        }
        #expect(try Picture(stack).texts == ["screen", "Back"])
    }

    @Test func aSearchFieldFollowsTheTitle() throws {
        func stack(_ text: String, isActive: Bool = false) -> some View {
            NavigationStack {
                content.navigationTitle("Title")
                    .searchable(text: .constant(text), isPresented: .constant(isActive), prompt: "Find it")
                    .searchScopes(.constant(2)) {
                        Text("One").tag(1)
                        Text("Two").tag(2)
                    }
            }
        }
        let rest = try Picture(stack(""))
        #expect(rest.texts == ["Title", "Find it"])
        #expect(rest.frame("#content")?.minY == CGFloat(195))
        // A text that was set before does not make the search active.
        let filled = try Picture(stack("abc"))
        #expect(filled.texts == ["Title", "abc"])
        #expect(filled.frame("#content") == rest.frame("#content"))
        let active = try Picture(stack("abc", isActive: true))
        #expect(active.texts == ["abc", "Cancel", "One", "Two"])
        #expect(active.frame("#content")?.minY == CGFloat(151))
        let standard = try Picture(NavigationStack { content.searchable(text: .constant("")) })
        #expect(standard.texts == ["Search"])
        let set = try Picture(NavigationStack { content.searchable(text: .constant("abc")) })
        #expect(set.texts == ["abc"] && set.frame("#content") == standard.frame("#content"))
    }

    @Test func viewsKnowWhetherASearchTakesPlace() throws {
        struct Results: View {
            @Environment(\.isSearching) private var isSearching
            var body: some View { Text(isSearching ? "searching" : "resting") }
        }
        let stack = { (isPresented: Bool) in
            NavigationStack { Results().searchable(text: .constant(""), isPresented: .constant(isPresented)) }
        }
        #expect(try Picture(stack(true)).texts.contains("searching"))
        #expect(try Picture(stack(false)).texts.contains("resting"))
        let filled = NavigationStack { Results().searchable(text: .constant("a")) }
        #expect(try Picture(filled).texts.contains("resting"))
    }

    /// What a screen says, and where its content lies by the figures of the bars alone.
    @Test func framesOfContentFollowTheFigures() throws {
        var generator = SystemStandIn(state: 20 &* 1_000_003)
        for _ in 0..<40 {
            let isLarge = Bool.random(using: &generator), hasSearch = Bool.random(using: &generator)
            let hasBottom = Bool.random(using: &generator), hidesTop = Bool.random(using: &generator)
            let insets = EdgeInsets(
                top: CGFloat.random(in: 0...60, using: &generator).rounded(), leading: 0,
                bottom: CGFloat.random(in: 0...40, using: &generator).rounded(), trailing: 0)
            let size = CGSize(width: 320, height: CGFloat.random(in: 500...900, using: &generator).rounded())
            let view = NavigationStack {
                content.navigationTitle("Title")
                    .toolbarTitleDisplayMode(isLarge ? .large : .inline)
                    .modifier(Searchable(isOn: hasSearch))
                    .toolbar { if hasBottom { ToolbarItem(placement: .bottomBar) { Text("b") } } }
                    .toolbar(hidesTop ? .hidden : .automatic, for: .navigationBar)
            }
            let top = hidesTop ? 0 : 44 + (isLarge ? 52 : 0) + (hasSearch ? 52 : 0)
            let expected = CGRect(
                x: 0, y: insets.top + CGFloat(top), width: 320,
                height: size.height - insets.top - insets.bottom - CGFloat(top) - (hasBottom ? 44 : 0))
            #expect(try Picture(view, size: size, insets: insets).frame("#content") == expected)
        }
    }

    private struct Searchable: ViewModifier {
        let isOn: Bool
        func body(content: Content) -> some View {
            if isOn { content.searchable(text: .constant("")) } else { content }
        }
    }
}

/// A generator of numbers from a seed (SplitMix64).
struct SystemStandIn: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}

import SwiftUI
import Testing

/// Sheets, covers, alerts, dialogs and popovers.
@MainActor @Suite struct PresentationTests {
    private struct Item: Identifiable { let id = 7 }

    private var content: some View { Color.clear.accessibilityIdentifier("content") }

    private func sheet(_ detents: Set<PresentationDetent>) -> some View {
        Text("behind").sheet(isPresented: .constant(true)) { content.presentationDetents(detents) }
    }

    @Test func sheetsHaveTheHeightOfTheirDetent() throws {
        // A large sheet leaves the status bar and 10 points, and the home indicator is within the sheet.
        let large = try Picture(sheet([]))
        #expect(large.frame("#content") == CGRect(x: 0, y: 57, width: 390, height: 753))
        let medium = try Picture(sheet([.large, .medium]))
        #expect(medium.frame("#content") == CGRect(x: 0, y: 433.5, width: 390, height: 376.5))
        let fixed = try Picture(sheet([.height(200)]))
        #expect(fixed.frame("#content") == CGRect(x: 0, y: 610, width: 390, height: 200))
        let part = try Picture(sheet([.fraction(0.25)]))
        #expect(part.frame("#content") == CGRect(x: 0, y: 647.25, width: 390, height: 162.75))
        for absurd in [PresentationDetent.height(.nan), .height(-5), .height(1e9), .fraction(.infinity), .fraction(-1)]
        {
            let picture = try Picture(sheet([absurd]))
            #expect((picture.frame("#content")?.height ?? 1e9) <= 787)
        }
        let chosen = Text("b").sheet(isPresented: .constant(true)) {
            content.presentationDetents([.medium, .height(100)], selection: .constant(.medium))
        }
        #expect(try Picture(chosen).frame("#content")?.height == 376.5)
    }

    @Test func textsOfAlertsGrowWithTheTextSize() throws {
        func sizes(_ size: DynamicTypeSize) throws -> [CGFloat] {
            let alert = Text("behind").alert("Title", isPresented: .constant(true)) {
                Button("Button") {}
            } message: {
                Text("Message")
            }
            // Characters of the fake font have one size.
            let picture = try Picture(alert.environment(\.dynamicTypeSize, size)) { $0.textShaper = nil }
            return ["Title", "Message", "Button"].compactMap { picture.fontSize(of: $0) }
        }
        #expect(try sizes(.large) == [17, 13, 17])
        let grown = try sizes(.accessibility2)
        #expect(grown.count == 3 && zip(grown, [17, 13, 17]).allSatisfy { $0 > $1 * 1.4 })
    }

    @Test func nothingIsPresentedWithoutABinding() throws {
        let view = Text("behind")
            .sheet(isPresented: .constant(false)) { Text("no") }
            .sheet(item: .constant(nil as Item?)) { _ in Text("no") }
            .fullScreenCover(isPresented: .constant(false)) { Text("no") }
            .popover(isPresented: .constant(false)) { Text("no") }
            .alert("no", isPresented: .constant(false)) { Button("no") {} }
            .confirmationDialog("no", isPresented: .constant(false)) { Button("no") {} }
        #expect(try Picture(view).texts == ["behind"])
    }

    @Test func presentationsFollowEachOther() throws {
        let view = TabView {
            NavigationStack {
                Text("behind").navigationTitle("Title")
                    .sheet(item: .constant(Item() as Item?)) { item in
                        NavigationStack {
                            Text("sheet \(item.id)").navigationTitle("Sheet")
                                .alert("Alert", isPresented: .constant(true)) {}
                        }
                    }
            }
            .tabItem { Text("tab") }
        }
        #expect(try Picture(view).texts == ["behind", "Title", "tab", "sheet 7", "Sheet", "Alert", "OK"])
        let cover = Text("behind").fullScreenCover(isPresented: .constant(true)) { content }
        #expect(try Picture(cover).frame("#content") == CGRect(x: 0, y: 47, width: 390, height: 763))
    }

    @Test func aLargeSheetMovesTheViewsBehindBack() throws {
        let behind = try #require(try Picture(Text("behind")).place(of: "behind"))
        let large = try #require(try Picture(sheet([])).place(of: "behind"))
        let medium = try #require(try Picture(sheet([.medium])).place(of: "behind"))
        #expect(medium == behind)
        let scale = 358.0 / 390
        #expect(abs(large.x - (behind.x * scale + 16)) < 0.01 && abs(large.y - (behind.y * scale + 47)) < 0.01)
    }

    @Test func modelsReachSheets() throws {
        struct Cart: View {
            @Environment(CounterModel.self) private var model
            @State private var text = "cart"
            var body: some View { Text("\(text) \(model.count)").onAppear { text = "full" } }
        }
        let model = CounterModel()
        model.count = 4
        let view = Text("behind").sheet(isPresented: .constant(true)) { Cart() }.environment(model)
        #expect(try Picture(view).texts == ["behind", "full 4"])
    }

    @Test func contentThatIsCreatedWhileDrawingPresentsToo() throws {
        let view = GeometryReader { _ in
            Text("behind").sheet(isPresented: .constant(true)) {
                GeometryReader { proxy in Text("width \(Int(proxy.size.width))") }
            }
        }
        #expect(try Picture(view).texts == ["behind", "width 390"])
    }

    @Test func alertsArrangeTheirButtons() throws {
        let two = try Picture(
            Text("behind").alert("Title", isPresented: .constant(true)) {
                Button("Delete", role: .destructive) {}
                Button("Keep", role: .cancel) {}
            } message: {
                Text("message")
            })
        #expect(two.texts == ["behind", "Title", "message", "Keep", "Delete"])
        let (keep, delete) = (try #require(two.place(of: "Keep")), try #require(two.place(of: "Delete")))
        #expect(keep.y == delete.y && keep.x < 195 && delete.x > 195)
        let three = try Picture(
            Text("behind").alert("Title", isPresented: .constant(true)) {
                Button("Cancel", role: .cancel) {}
                Button("A") {}
                Button("B") {}
            })
        let heights = try ["A", "B", "Cancel"].map { try #require(three.place(of: $0)).y }
        #expect(heights == heights.sorted())
        #expect(abs(heights[1] - heights[0] - 44) <= 1)
        #expect(three.frame("alert") == CGRect(x: 0, y: 0, width: 390, height: 844))
    }

    @Test func olderAlertsAndErrors() throws {
        #expect(
            try Picture(OldAlertScreen()).texts == [
                "behind", "Log out?", "Unsent texts stay here.", "Cancel", "Log out",
            ])
        struct Failure: LocalizedError { var errorDescription: String? { "It failed" } }
        let view = Text("behind").alert(isPresented: .constant(true), error: Failure()) { Button("Retry") {} }
        #expect(try Picture(view).texts == ["behind", "It failed", "Retry"])
        let data = Text("behind").alert("T", isPresented: .constant(true), presenting: 3 as Int?) { Text("row \($0)") }
        #expect(try Picture(data).texts == ["behind", "T", "row 3", "OK"])
        let none = Text("behind").alert("T", isPresented: .constant(true), presenting: nil as Int?) { _ in Text("no") }
        #expect(try Picture(none).texts == ["behind"])
    }

    @Test func dialogsAreAtTheBottom() throws {
        let view = Text("behind").confirmationDialog("Title", isPresented: .constant(true)) {
            Button("Share") {}
            Button("Delete", role: .destructive) {}
        }
        let picture = try Picture(view)
        #expect(picture.texts == ["behind", "Share", "Delete", "Cancel"])
        #expect((picture.place(of: "Cancel")?.y ?? 0) > 844 - 34 - 57)
        let titled = Text("behind").confirmationDialog(
            "Title", isPresented: .constant(true), titleVisibility: .visible
        ) {
            Button("Stop", role: .cancel) {}
        } message: {
            Text("message")
        }
        #expect(try Picture(titled).texts == ["behind", "Title", "message", "Stop"])
    }

    @Test func popoversAreBesideTheirViewsOnATablet() throws {
        let view = Text("anchor")
            .popover(isPresented: .constant(true)) { Text("popover").frame(width: 200, height: 100) }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        let tablet = try Picture.tablet(view)
        let place = try #require(tablet.place(of: "popover"))
        #expect(place.y > 44 && place.y < 180 && place.x < 220)
        let phone = try Picture(view)
        #expect((phone.place(of: "popover")?.y ?? 0) > 57)
    }

    @Test func aPreferredAppearanceIsThatOfTheWindow() throws {
        struct Scheme: View {
            @Environment(\.colorScheme) private var scheme
            var body: some View { Text(scheme == .dark ? "dark" : "light") }
        }
        let view = VStack {
            Scheme()
            Text("x").preferredColorScheme(.dark)
        }
        let picture = try Picture(view, background: Color(.systemBackground))
        #expect(picture.texts == ["dark", "x"])
        let pixels = try Picture(Color.clear.preferredColorScheme(.dark), background: Color(.systemBackground))
        let plain = try Picture(Color.clear, background: Color(.systemBackground)) { $0.colorScheme = .dark }
        #expect(pixels.list.items == plain.list.items)
        #expect(try Picture(Scheme().preferredColorScheme(nil)).texts == ["light"])
    }

    @Test func anAppShowsItsFirstWindow() throws {
        #expect(try Picture(ImageRenderer(app: SampleApp.self).content).texts == ["Hello 1"])
    }
}

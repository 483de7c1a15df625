import Flatlay
import RenderingTestSupport
import SwiftUI
import Testing

/// Open menus, by the frames and texts of their rows.
@MainActor @Suite struct MenuTests {
    private var items: some View {
        Group {
            Button("Copy", systemImage: "doc.on.doc") {}
            Button {
            } label: {
                Text("Pin")
                Text("Stays on top")
                Image(systemName: "pin")
            }
            Divider()
            Section("Sort") {
                Toggle("Folders first", isOn: .constant(true))
                Picker("By", selection: .constant(2)) {
                    Text("Name").tag(1)
                    Label("Date", systemImage: "calendar").tag(2)
                }
            }
            Menu("Share") { Button("Nobody sees this") {} }
            Button("Delete", systemImage: "trash", role: .destructive) {}
            Button("Locked") {}.disabled(true)
        }
    }

    private func menu(_ alignment: Alignment = .topLeading) -> some View {
        Menu("Label") { items }.menuPresented().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    }

    private func open(_ view: some View) throws -> Picture { try Picture(view, background: .white) }

    @Test func menusAreClosedUnlessTheyAreOpened() throws {
        #expect(try open(Menu("Label") { items }).texts == ["Label"])
        #expect(try open(Menu("Label") { items }.menuPresented(false)).texts == ["Label"])
        #expect(try open(Text("a").contextMenu { items }).texts == ["a"])
    }

    @Test func anOpenMenuShowsItsItemsInGroups() throws {
        let picture = try open(menu())
        #expect(
            picture.texts.filter { !$0.isEmpty } == [
                "Label", "Copy", "Pin", "Stays on top", "Sort", "Folders first", "Name", "Date", "Share",
                "Delete", "Locked",
            ])
        let frames = picture.list.nodes.filter { $0.name == "menu-row" }.map(\.frame)
        #expect(frames.allSatisfy { $0.width == 250 && $0.height >= 44 })
        // The label is at the top leading corner, so the menu begins 8 points below it, 8 from the edge.
        #expect(frames.first?.origin == CGPoint(x: 8, y: 47 + 20 + 8))
        // Groups are 8 points apart, and rows a pixel.
        #expect(frames[1].minY == frames[0].maxY + 1)
        #expect(picture.frame("menu-title")?.minY == frames[1].maxY + 8)
        // Titles begin beside the marks; icons end where the menu does.
        let copy = try #require(picture.place(of: "Copy"))
        #expect(abs(copy.x - (8 + 34)) < 0.01)
        #expect(picture.place(of: "Date")?.x == copy.x)
    }

    @Test func withoutMarksTitlesBeginAtTheEdge() throws {
        let picture = try open(
            Menu("Label") {
                Button("One") {}
                Button("Two") {}
            }
            .menuPresented().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top))
        let one = try #require(picture.place(of: "One"))
        #expect(abs(one.x - (195 - 125 + 16)) < 0.01)
    }

    @Test func aMenuIsWhereThereIsRoom() throws {
        func frames(_ alignment: Alignment) throws -> [CGRect] {
            try open(menu(alignment)).list.nodes.filter { $0.name == "menu-row" }.map(\.frame)
        }
        let trailing = try frames(.topTrailing)
        #expect(trailing.first?.maxX == 382)
        // Above its label, the first item is nearest to it.
        let bottom = try frames(.bottom)
        #expect(bottom.allSatisfy { $0.maxY <= 844 - 34 - 20 - 8 })
        let shown = try open(menu(.bottom)).texts.filter { !$0.isEmpty }
        #expect(shown.first == "Label" && shown[1] == "Locked" && shown.last == "Copy")
        let fixed = try open(menu(.bottom).menuOrder(.fixed)).texts.filter { !$0.isEmpty }
        #expect(fixed[1] == "Copy" && fixed.last == "Locked")
        let long = try open(
            Menu("Label") { ForEach(0..<50) { number in Button("b\(number)") {} } }
                .menuPresented().frame(maxHeight: .infinity, alignment: .top))
        // What does not fit is cut off.
        let rows = long.list.nodes.filter { $0.name == "menu-row" }.map(\.frame)
        #expect(rows.count == 50)
        #expect(abs((rows.first?.minY ?? 0) - (47 + 8)) < 0.01)
    }

    @Test func menusOfLargeTextsAreWiderInBarsToo() throws {
        let bar = NavigationStack {
            Text("content").toolbar { Menu("More", systemImage: "ellipsis.circle") { Button("Edit") {} } }
        }
        .menuPresented().environment(\.dynamicTypeSize, .accessibility2)
        let picture = try Picture(bar) { $0.textShaper = nil }
        #expect(picture.frame("menu-row")?.width == 320)
        #expect((picture.fontSize(of: "Edit") ?? 0) > 25)
    }

    @Test func itemsFromRightToLeftAreMirrored() throws {
        let picture = try open(menu().environment(\.layoutDirection, .rightToLeft))
        let frames = picture.list.nodes.filter { $0.name == "menu-row" }.map(\.frame)
        #expect(frames.first?.maxX == 382)
    }

    @Test func controlsOfAGroupAreBesideEachOther() throws {
        let picture = try open(
            Menu("Label") {
                ControlGroup {
                    Button("Cut", systemImage: "scissors") {}
                    Button("Copy", systemImage: "doc.on.doc") {}
                    Button("Paste", systemImage: "doc.on.clipboard") {}
                }
                Button("Select all") {}
            }
            .menuPresented())
        let places = try ["Cut", "Copy", "Paste"].map { try #require(picture.place(of: $0)) }
        #expect(Set(places.map(\.y)).count == 1)
        #expect(places[0].x < places[1].x && places[1].x < places[2].x)
        #expect(picture.frame("menu-palette")?.width == 250)
    }

    @Test func theFirstMenuInsideOpens() throws {
        let picture = try open(
            VStack {
                Menu("A") { Button("of a") {} }
                Menu("B") { Button("of b") {} }
            }
            .menuPresented())
        #expect(picture.texts == ["A", "B", "of a"])
    }

    @Test func aPickerOpensItsOptions() throws {
        let picker = Picker("Size", selection: .constant(2)) {
            ForEach([1, 2, 3], id: \.self) { Text("size \($0)") }
        }
        let picture = try open(picker.menuPresented())
        #expect(picture.texts.filter { !$0.isEmpty } == ["size 2", "size 1", "size 3"])
        let form = try open(Form { picker }.menuPresented())
        let rows = form.list.nodes.filter { $0.name == "menu-row" }.map(\.frame)
        #expect(rows.count == 3)
        #expect(rows.first?.maxX == 354)
        let segmented = try open(picker.pickerStyle(.segmented).menuPresented())
        #expect(segmented.frame("menu-row") == nil)
    }

    @Test func aContextMenuLiftsItsView() throws {
        let view = Text("message").padding(10).contextMenu { items }.menuPresented()
        let picture = try open(view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading))
        #expect(picture.texts.contains("Copy"))
        let preview = try #require(picture.frame("menu-preview"))
        let first = try #require(picture.frame("menu-row"))
        #expect(preview.size == CGSize(width: 90, height: 40))
        #expect(first.minY == preview.maxY + 12)
        let own = try open(
            Text("message").contextMenu {
                Button("Open") {}
            } preview: {
                Color.red.frame(width: 200, height: 100)
            }
            .menuPresented())
        #expect(own.frame("menu-preview")?.size == CGSize(width: 200, height: 100))
    }

    @Test func aRowOfAListIsLiftedAsAWhole() throws {
        let picture = try open(
            List { Text("a").contextMenu { Button("Open") {} } }.menuPresented())
        #expect(picture.frame("menu-preview")?.size == CGSize(width: 358, height: 44))
        #expect(picture.texts.contains("Open"))
    }

    @Test func menusOfBarsOpenBelowThem() throws {
        let picture = try open(
            NavigationStack {
                Text("content").navigationTitle("Title")
                    .toolbar {
                        Menu("More", systemImage: "ellipsis.circle") { Button("Edit") {} }.menuPresented()
                    }
            })
        let row = try #require(picture.frame("menu-row"))
        #expect(row.maxX == 374)
        #expect(row.minY > 47 + 20)
    }
}

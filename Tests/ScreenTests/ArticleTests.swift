import Flatlay
import SwiftUI
import Testing

/// The screens of the articles, as their apps write them: containers within and around each other.
@MainActor @Suite struct ArticleTests {
    @Test("C18 the bar, the list of buttons below it, and a notification above both") func c18() throws {
        let rest = try Picture(FruitApp(fruit: nil))
        #expect(Set(rest.texts) == ["Apple", "Banana", "Cherry", "Fruits"])
        #expect(rest.frame("notification") == nil)
        // The rows are below the bar with its large title, and so is the text of the notification.
        let bar = try #require(rest.frame("navigation-bar"))
        #expect(bar == CGRect(x: 0, y: 0, width: 390, height: 143))
        let title = try #require(rest.place(of: "Fruits"))
        let first = try #require(rest.place(of: "Apple"))
        #expect(bar.contains(title) && first.y > bar.maxY)
        #expect(rest.list.nodes.filter { $0.name == "list-row" }.count == 3)

        let shown = try Picture(FruitApp(fruit: Fruit.samples[1]))
        let frame = try #require(shown.frame("notification"))
        #expect(CGPoint(x: frame.midX, y: frame.midY) == CGPoint(x: 195, y: 422), "the middle of the screen")
        #expect(frame.size == CGSize(width: 220, height: 220))
        // It is drawn last, so above the bar and the list, which have not moved.
        #expect(shown.placedTexts.suffix(2).map(\.text) == ["B", "Banana"])
        #expect(shown.place(of: "Fruits") == title && shown.place(of: "Apple") == first)
    }

    @Test("C18 a high notification lies above the bar as well") func c18Above() throws {
        func bitmap(_ fruit: Fruit?) throws -> RenderedBitmap {
            let renderer = ImageRenderer(content: FruitApp(fruit: fruit, padding: 400))
            renderer.proposedSize = ProposedViewSize(width: 390, height: 844)
            renderer.safeAreaInsets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
            renderer.background = .white
            return try renderer.bitmap()
        }
        let (with, without) = (try bitmap(Fruit.samples[0]), try bitmap(nil))
        let area = CGRect(x: 20, y: 100, width: 350, height: 644)
        var changed = 0
        for y in 0..<844 {
            for x in 0..<390 where with[x, y] != without[x, y] {
                changed += 1
                if !area.contains(CGPoint(x: x, y: y)) { Issue.record("\(x) \(y) is outside of the notification") }
            }
        }
        #expect(changed > 100_000)
        #expect(with[195, 120] != without[195, 120], "a place in the bar")
    }

    @Test("C18 a press of a button of the list shows the notification of its fruit") func c18Press() throws {
        let renderer = InteractiveRenderer(content: FruitApp(fruit: nil))
        renderer.proposedSize = ProposedViewSize(width: 390, height: 844)
        renderer.textShaper = GridTextShaper()
        _ = try renderer.displayList()
        try renderer.run("down select")
        let list = try renderer.displayList()
        #expect(list.nodes.contains { $0.name == "notification" })
    }

    @Test("C20 tabs and pages hold the container: it covers their screen, not their bar") func c20() throws {
        func tabs(_ fruit: Fruit?) throws -> Picture {
            try Picture(
                TabView {
                    FruitApp(fruit: fruit).tabItem { Label("Shop", systemImage: "cart") }
                    Text("more").tabItem { Label("More", systemImage: "ellipsis") }
                })
        }
        let shown = try tabs(Fruit.samples[2])
        let frame = try #require(shown.frame("notification"))
        #expect(CGPoint(x: frame.midX, y: frame.midY) == CGPoint(x: 195, y: 422), "the middle of the screen")
        #expect(shown.frame("tab-bar") == CGRect(x: 0, y: 761, width: 390, height: 83))
        #expect(Set(shown.texts) == ["Fruits", "Apple", "Banana", "Cherry", "C", "Shop", "More"])
        #expect(try tabs(nil).frame("notification") == nil)

        let pages = try Picture(
            TabView(selection: .constant(1)) {
                Text("welcome").tag(0)
                FruitApp(fruit: Fruit.samples[2]).tag(1)
            }
            .tabViewStyle(.page))
        #expect(pages.frame("notification")?.midX == 195)
        #expect(!pages.texts.contains("welcome") && pages.texts.contains("Fruits"))
    }

    @Test("C20 the container around tabs shows its notification above them") func c20Around() throws {
        let picture = try Picture(
            NotificationContainer(.constant(Fruit.samples[0] as Fruit?)) {
                TabView {
                    Text("shop").overlayContent(for: Fruit.self) { FruitCard(fruit: $0, padding: 80) }
                        .tabItem { Text("Shop") }
                }
            }
            .ignoresSafeArea())
        #expect(picture.frame("notification")?.midY == 422)
        #expect(picture.texts.contains("Shop") && picture.placedTexts.last?.text == "Apple")
    }

    @Test("C20 a shelf in a tab has its cells below the bar, and none is moved by the safe area") func c20Shelf() throws
    {
        let picture = try Picture(
            TabView {
                NavigationStack { Shelf().navigationTitle("Films").navigationBarTitleDisplayMode(.inline) }
                    .tabItem { Text("Films") }
            })
        let cells = picture.list.nodes.filter { $0.name.hasPrefix("cell-") }.map(\.frame)
        // It ignores the safe area, as the article's does, and begins at the top of the screen.
        #expect(cells.first == CGRect(x: 0, y: 20, width: 320, height: 180))
        #expect(cells.contains(CGRect(x: 360, y: 20, width: 320, height: 180)))
        #expect(cells.contains(CGRect(x: 0, y: 240, width: 320, height: 180)))
        #expect(picture.texts.contains("0, 0") && picture.texts.contains("Films"))
    }
}

private struct Fruit: Hashable, Identifiable {
    let name: String
    var id: String { name }
    var letter: String { String(name.prefix(1)) }

    static let samples = ["Apple", "Banana", "Cherry"].map(Fruit.init)
}

/// What is shown above the app; the list sets it.
private final class Notifications: ObservableObject {
    @Published var current: Fruit?

    init(_ current: Fruit?) { self.current = current }
}

/// The app: a container of notifications around a stack with a list.
private struct FruitApp: View {
    @StateObject private var notifications: Notifications
    private let padding: CGFloat

    init(fruit: Fruit?, padding: CGFloat = 80) {
        _notifications = StateObject(wrappedValue: Notifications(fruit))
        self.padding = padding
    }

    var body: some View {
        NotificationContainer($notifications.current) {
            NavigationStack { FruitList(padding: padding) }
        }
        .ignoresSafeArea()
        .environmentObject(notifications)
    }
}

/// Buttons of fruits, which also says what a fruit looks like in a notification.
private struct FruitList: View {
    @EnvironmentObject private var notifications: Notifications
    let padding: CGFloat

    var body: some View {
        List {
            ForEach(Fruit.samples) { fruit in
                Button(fruit.name) { notifications.current = fruit }
            }
        }
        .navigationTitle("Fruits")
        .overlayContent(for: Fruit.self) { FruitCard(fruit: $0, padding: padding) }
    }
}

private struct FruitCard: View {
    let fruit: Fruit
    let padding: CGFloat

    var body: some View {
        VStack(spacing: 20) {
            Text(fruit.letter).font(.largeTitle)
            Text(fruit.name)
        }
        .padding(padding)
        .background(Color(red: 0.5, green: 0.5, blue: 0.5).opacity(0.6))
        .clipShape(.rect(cornerRadius: 20))
    }
}

/// Rows of cards that scroll sideways.
private struct Shelf: View {
    private let rows = (0..<40).map { section in
        CollectionRow(section: section, items: (0..<20).map { "\(section), \($0)" })
    }

    var body: some View {
        CollectionView(rows: rows) { _, _ in
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .absolute(320), heightDimension: .absolute(180)), subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 0, bottom: 20, trailing: 0)
            section.interGroupSpacing = 40
            section.orthogonalScrollingBehavior = .continuous
            return section
        } cell: { _, item in
            GeometryReader { geometry in
                Button(action: {}) {
                    Text(item).frame(width: geometry.size.width, height: geometry.size.height)
                        .background(Color.blue)
                }
                .buttonStyle(.plain)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .ignoresSafeArea(.all)
    }
}

import FlatlayTesting
import Foundation
import SwiftUI
import Testing
import UIKit

/// The apps of the articles behind `docs/internal/capabilities.md`: every part of them that needs no Objective-C runtime compiles
/// with its own import lines, and draws what the article shows. `docs/app-files.md` lists the parts.
@MainActor @Suite struct ArticleAppTests {
    private func renderer(_ view: some View, _ width: CGFloat, _ height: CGFloat) -> InteractiveRenderer<AnyView> {
        let renderer = InteractiveRenderer(content: AnyView(view))
        renderer.proposedSize = ProposedViewSize(width: width, height: height)
        renderer.textShaper = GridTextShaper()
        return renderer
    }

    private func texts(_ items: DisplayList.Items) -> [String] {
        items.flatMap { item -> [String] in
            switch item.command {
            case .glyphs(let run, _, _): [run.text]
            case .group(_, let inner): texts(inner)
            default: []
            }
        }
    }

    private func texts(_ renderer: InteractiveRenderer<AnyView>) throws -> [String] {
        texts(try renderer.displayList().items)
    }

    private func frames(_ list: DisplayList, _ name: String) -> [CGRect] {
        list.nodes.filter { $0.name.hasPrefix(name) }.map(\.frame)
    }

    @Test func stacksAndScrollViewsMakeAGrid() throws {
        let shown = try texts(renderer(ShelfGrid(), 1000, 600))
        #expect(Set(shown).isSuperset(of: ["0, 0", "0, 1", "2, 2"]))
    }

    @Test func aCollectionOfHostedCellsShowsShelves() throws {
        let renderer = renderer(ShelfScreen(), 1000, 600)
        renderer.userInterfaceIdiom = .tv
        let shown = try texts(renderer)
        #expect(Set(shown).isSuperset(of: ["Section 0", "0, 0", "0, 2", "Section 1", "1, 2"]))
        // The data changes, and the shelves with it.
        renderer.content = AnyView(ShelfScreen(rows: [CollectionRow(section: 7, items: ["a", "b"])]))
        let changed = try texts(renderer)
        #expect(Set(changed) == ["Section 0", "a", "b"])
    }

    @Test func tagsAreAsLargeAsTheirTexts() throws {
        let renderer = renderer(UIViewContent(TagsViewController()), 320, 600)
        let list = try renderer.displayList()
        let widths = Set(frames(list, "TagCell").map(\.width))
        // A, longer and much longer: 30, 60 and at most 90 points of text with 20 of margins.
        #expect(widths == [50, 80, 110])
        #expect(Set(frames(list, "TagCell").map(\.height)) == [26])
        let shown = Set(texts(list.items))
        #expect(shown.contains("A") && shown.contains("longer") && shown.contains { $0.hasPrefix("much") })
    }

    @Test func aNotificationIsShownAboveTheList() throws {
        let notifications = NotificationManager()
        let renderer = renderer(FruitScreen(notifications), 390, 844)
        let rest = try texts(renderer)
        #expect(Set(rest).isSuperset(of: ["Fruits", "Apple", "Banana", "Cherry"]) && rest.last != "Banana")
        notifications.current = Fruit.all[1]
        #expect(try texts(renderer).suffix(2) == ["🍌", "Banana"])
        notifications.current = nil
        #expect(try texts(renderer) == rest)
    }

    @Test func twoSectionsShowTheSameSymbols() throws {
        let controller = SymbolsViewController(names: ["bold", "italic", "underline"])
        let snapshot = controller.makeSnapshot()
        #expect(snapshot.numberOfItems == 6 && Set(snapshot.itemIdentifiers).count == 6)
        let renderer = renderer(UIViewContent(controller), 390, 400)
        let shown = try texts(renderer)
        #expect(shown.filter { ["bold", "italic", "underline"].contains($0) } == ["bold", "italic", "underline"])
        #expect(shown.contains("Horizontal") && shown.contains("Vertical"))
        let cells = frames(try renderer.displayList(), "cell-0-")
        #expect(cells.map(\.size) == Array(repeating: CGSize(width: 64, height: 64), count: 3))
    }

    @Test func childrenFillTheirCellsInCollectionsAndTables() throws {
        for controller in [ColorsCollectionViewController(), ColorsTableViewController()] as [UIViewController] {
            let renderer = renderer(UIViewContent(controller), 320, 264)
            let shown = try texts(renderer)
            #expect(shown.prefix(3) == ["0 0 0", "37 91 53", "74 182 106"], "\(type(of: controller)): \(shown)")
            #expect(controller.children.count == 101)
            let scroll = try #require(
                controller.view.subviews.compactMap { $0 as? UIScrollView }.first
                    ?? controller.view as? UIScrollView)
            scroll.contentOffset = CGPoint(x: 0, y: 88 * 50)
            renderer.content = AnyView(UIViewContent(controller))
            #expect(try texts(renderer).first == "58 198 90")
        }
    }

    /// Every file of an article is in the table of the page.
    @Test func thePageNamesEveryFile() throws {
        let tests = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
        let files = try FileManager.default.contentsOfDirectory(
            atPath: tests.appendingPathComponent("App/Articles").path)
        #expect(files.count == 7)
        let page = try String(
            contentsOf: tests.appendingPathComponent("../../docs/app-files.md").standardizedFileURL, encoding: .utf8)
        for file in files { #expect(page.contains("App/Articles/\(file)"), "\(file)") }
    }
}

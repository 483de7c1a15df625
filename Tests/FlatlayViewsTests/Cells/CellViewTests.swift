import FlatlayDrawing
import Foundation
import Testing

@testable import FlatlayViews

/// Cell views written as in an app are drawn as described.
struct CellViewTests {
    private let test = TestResources(
        images: [testImage("shoe", width: 200, height: 100)], symbols: SquareSymbols(["chevron.right", "bell"]))

    @Test("a contact's row shows avatar, name, message and badge")
    func contactRow() {
        let contact = Contact(id: 1, name: "Ann", message: "See you at the station", unread: 3, status: .online)
        let list = draw(ContactRow(contact: contact), 200, 70)
        #expect(
            list.tree == [
                "color 0 6 200 58", "hstack 16 14 168 42", "  zstack 16 15 40 40", "    circle 16 15 40 40",
                "    text 31 25 10 20", "    circle 46 45 10 10", "    circle 46 45 10 10", "  vstack 68 14 60 42",
                "    text 68 14 30 20", "    text 68 36 60 20 truncated", "  spacer 140 35 10 0",
                "  capsule 162 23 22 24",
                "  text 168 25 10 20",
            ])
        #expect(
            list.commands == [
                "fill rectangle 0 6 200 58 #ffffff",
                "fill ellipse 16 15 40 40 linear-gradient(36 15 to 36 55: #007aff 0, #af52de 1)",
                "glyphs \"A\" Grid Regular 20 at 31 41 #ffffff", "fill ellipse 46 45 10 10 #34c759",
                "stroke ellipse 46 45 10 10 #ffffff width 2", "glyphs \"Ann\" Grid Regular 20 at 68 30 #000000",
                "glyphs \"See y…\" Grid Regular 20 at 68 52 #3c3c4399", "fill capsule 162 23 22 24 #ff3b30",
                "glyphs \"3\" Grid Regular 20 at 168 41 #ffffff",
            ])
    }

    @Test("a row without messages shows a chevron, and a selected one is white on the tint")
    func selectedRow() {
        let list = draw(ContactRow(contact: Contact(id: 1, name: "Bo"), isSelected: true), 200, 60, test: test)
        #expect(list.commands[0] == "fill rounded-rectangle 0 2 200 56 radius 10 continuous #007aff")
        #expect(list.commands.contains { $0.hasPrefix("glyphs \"Bo\"") && $0.hasSuffix("#ffffff") })
        // 17 points of the body font make a square symbol of 20.03 × 19.24 points with its margins, rounded up.
        #expect(list.frame(of: "symbol") == CGRect(x: 163, y: 20, width: 21, height: 20))
    }

    @Test("in dark mode the row's background and labels have their dark colours")
    func darkRow() {
        var environment = EnvironmentValues()
        environment.colorScheme = .dark
        let list = draw(ContactRow(contact: Contact(id: 1, name: "Bo")), 200, 60, environment: environment)
        #expect(list.commands[0].hasSuffix("#1a1a1a"))
        #expect(list.commands.contains { $0.hasPrefix("glyphs \"Bo\"") && $0.hasSuffix("#ffffff") })
    }

    @Test("a product's card crops its image and has a shadow")
    func productCard() {
        let card = ProductCard(title: "Runner", price: 59.9, oldPrice: 80, tags: ["new", "red"])
        let list = draw(card, 224, 230, test: test)
        #expect(list.commands[0] == "shadow #00000033 radius 8 offset 0 4")
        #expect(list.commands[1].hasPrefix("fill rounded-rectangle 0 ") && list.commands[1].hasSuffix("#ffffff"))
        #expect(list.frame(of: "image")?.size == CGSize(width: 200, height: 100))
        #expect(list.commands.contains { $0.hasPrefix("clip rounded-rectangle 12 ") && $0.contains("200 90 radius 8") })
        #expect(list.commands.contains { $0.contains("\"59.90\"") })
        #expect(list.commands.contains { $0.contains("\"NEW\"") })
        #expect(list.commands.contains { $0.hasPrefix("stroke capsule") })
        #expect(list.commands.last?.hasPrefix("stroke rounded-rectangle 0.5 ") == true)
    }

    @Test("stars are custom shapes with the size of their frames")
    func rating() {
        let list = draw(RatingView(rating: 3), 200, 20)
        let stars = list.nodes.filter { $0.name == "star" }
        #expect(stars.map(\.frame.size) == Array(repeating: CGSize(width: 16, height: 16), count: 5))
        #expect(stars[1].frame.minX - stars[0].frame.minX == 18)
        #expect(list.commands.filter { $0.contains("#ffcc00") }.count == 3)
        #expect(list.commands.filter { $0.hasPrefix("glyphs") }.count == 2)
    }

    @Test("a progress ring is a rotated part of a circle")
    func progressRing() {
        let list = draw(ProgressRing(value: 0.25), 66, 66)
        #expect(list.commands[0] == "stroke ellipse 3 3 60 60 #8e8e9333 width 6")
        #expect(list.commands[1].hasPrefix("transform 0 -1 1 0"))
        #expect(list.commands[2].hasPrefix("stroke path M63 33") && list.commands[2].hasSuffix("width 6 cap round"))
        #expect(list.commands[3].contains("\"25 %\""))
    }

    @Test("a weather cell divides its width among the hours")
    func weather() {
        let list = draw(WeatherCell(), 300, 200, test: test)
        let hours = list.nodes.filter { $0.name == "vstack" }.dropFirst().map(\.frame.midX)
        #expect(hours.count == 3)
        #expect(abs((hours[1] - hours[0]) - (hours[2] - hours[1])) < 1e-9)
        #expect(list.commands[0].hasPrefix("clip rounded-rectangle"))
        #expect(list.commands[1].contains("linear-gradient"))
        #expect(
            test.resources.diagnostics.entries.map(\.message) == [
                "there is no symbol 'sun.max.fill'; give the renderer symbols that contain it"
            ])
    }

    @Test("a quote's bar is as high as its text and as wide as its environment value")
    func quote() {
        let list = draw(QuoteCell().environment(\.accentWidth, 7), 120, 200)
        #expect(list.frame(of: "rectangle")?.width == 7)
        #expect(list.frame(of: "rectangle")?.height == list.frame(of: "hstack")?.height)
        #expect(list.commands.contains { $0.contains("\"→\"") })
        let mirrored = draw(QuoteCell().environment(\.layoutDirection, .rightToLeft), 120, 200)
        #expect(mirrored.frame(of: "rectangle")?.maxX == mirrored.frame(of: "hstack")?.maxX)
        #expect(list.frame(of: "rectangle")?.minX == list.frame(of: "hstack")?.minX)
        #expect(mirrored.commands.contains { $0.contains("\"←\"") })
    }

    @Test("a banner creates its content from its own width")
    func banner() {
        let list = draw(BannerCell { Text("News").bold() }, 200, 44)
        #expect(list.tree == ["geometry-reader 0 0 200 44", "  rectangle 20 12 160 20", "  text 20 12 40 20"])
    }

    @Test("a badge is in the corner of its icon and changes nothing else")
    func badge() {
        let plain = draw(BadgeIcon(), 44, 44, test: test)
        let badged = draw(BadgeIcon(count: 100), 44, 44, test: test)
        #expect(plain.frame(of: "symbol") == badged.frame(of: "symbol"))
        #expect(badged.commands.contains { $0.contains("\"99+\"") || $0.contains("…") })
        #expect(badged.commands.contains { $0.hasPrefix("fill ellipse") && $0.hasSuffix("#ff3b30") })
        #expect(plain.commands.count == 1)
    }

    @Test("a layout selected at run time arranges the same content")
    func adaptive() {
        #expect(
            draw(AdaptiveCell(isCompact: true), 300, 60).tree.prefix(3) == [
                "layout 10 6 280 48", "  text 10 6 40 20", "  text 10 34 280 20",
            ])
        #expect(
            draw(AdaptiveCell(isCompact: false), 160, 20).tree.prefix(3) == [
                "layout 3 0 154 20", "  text 3 0 40 20", "  text 47 0 110 20",
            ])
    }

    @Test("type-erased views draw their content")
    func erased() {
        #expect(draw(TypeErasedCell(kind: 0), 10, 10).tree.isEmpty)
        #expect(draw(TypeErasedCell(kind: 7), 100, 20).commands.contains { $0.contains("\"kind 07\"") })
    }
}

extension CellViewTests {
    @Test("idioms of apps compile and can be drawn")
    func idioms() {
        let list = draw(Idioms(), 400, 2000, test: test)
        #expect(list.commands.contains { $0.hasPrefix("glyphs \"2 x\"") })
        #expect(list.commands.contains { $0.contains("Hi, you! 3 2,500000 b ") })
        #expect(list.commands.filter { $0.hasPrefix("stroke ellipse") }.count >= 5)
    }
}

/// A provider whose symbols are squares.
struct SquareSymbols: SymbolProviding {
    private let names: Set<String>

    init(_ names: Set<String>) {
        self.names = names
    }

    func symbol(named name: String) -> SymbolOutline? {
        let box = CGRect(x: 0, y: 0, width: 24, height: 24)
        return names.contains(name) ? SymbolOutline(path: Path(box), viewBox: box) : nil
    }
}

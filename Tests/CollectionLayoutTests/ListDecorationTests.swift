import Foundation
import Testing

@testable import CollectionLayout

private typealias Configuration = UICollectionLayoutListConfiguration

@Suite("Decorations of list rows")
@MainActor
struct ListDecorationTests {
    private func layout(
        _ configuration: Configuration, _ counts: [Int]
    ) throws -> (layout: UICollectionViewCompositionalLayout, view: StandaloneLayoutHost) {
        let layout = UICollectionViewCompositionalLayout.list(using: configuration)
        let view = collectionView(layout, counts)
        try view.layoutElements()
        return (layout, view)
    }

    /// The separators of all rows, as `row edge leading trailing`, with `text` if they start at the text.
    private func separators(_ configuration: Configuration, _ counts: [Int]) throws -> [String] {
        let (layout, view) = try layout(configuration, counts)
        defer { withExtendedLifetime(view) {} }
        return counts.enumerated().flatMap { section, count in
            (0..<count).flatMap { item in
                (layout.listRowDecoration(at: IndexPath(item: item, section: section))?.separators ?? []).map {
                    let start = $0.startsAtText ? "text" : $0.leading.shortText
                    return "\(section).\(item) \($0.edge.rawValue) \(start) \($0.trailing.shortText)"
                }
            }
        }
    }

    @Test(
        "plain lists have separators below every row and every header",
        arguments: [UICollectionLayoutListConfiguration.Appearance.plain, .sidebarPlain])
    func plain(_ appearance: UICollectionLayoutListConfiguration.Appearance) throws {
        let rows = ["0.0 bottom text 0", "0.1 bottom text 0", "1.0 bottom text 0"]
        #expect(try separators(Configuration(appearance: appearance), [2, 1]) == rows)
        var headed = Configuration(appearance: appearance)
        headed.headerMode = .supplementary
        #expect(
            try separators(headed, [2, 1]) == [
                "0.0 top text 0", "0.0 bottom text 0", "0.1 bottom text 0", "1.0 top text 0", "1.0 bottom text 0",
            ])
        headed.headerMode = .firstItemInSection
        #expect(
            try separators(headed, [3, 2]) == [
                "0.1 top text 0", "0.1 bottom text 0", "0.2 bottom text 0", "1.1 top text 0", "1.1 bottom text 0",
            ])
    }

    @Test("grouped lists have full-width separators at the ends, and separators from the text between rows")
    func grouped() throws {
        #expect(
            try separators(Configuration(appearance: .grouped), [3, 1]) == [
                "0.0 top 0 0", "0.0 bottom text 0", "0.1 bottom text 0", "0.2 bottom 0 0", "1.0 top 0 0",
                "1.0 bottom 0 0",
            ])
    }

    @Test("cards have separators between rows only")
    func insetGrouped() throws {
        #expect(
            try separators(Configuration(appearance: .insetGrouped), [3, 1]) == [
                "0.0 bottom text 0", "0.1 bottom text 0",
            ])
    }

    @Test("sidebars have no separators, nor do lists that hide them")
    func none() throws {
        #expect(try separators(Configuration(appearance: .sidebar), [3]) == [])
        var configuration = Configuration(appearance: .plain)
        configuration.showsSeparators = false
        configuration.separatorConfiguration.topSeparatorVisibility = .visible
        #expect(try separators(configuration, [3]) == [])
    }

    @Test("a header as the first item has no separators, and the card starts after it")
    func firstItemHeader() throws {
        var configuration = Configuration(appearance: .insetGrouped)
        configuration.headerMode = .firstItemInSection
        #expect(try separators(configuration, [3, 1]) == ["0.1 bottom text 0"])
        let (layout, view) = try layout(configuration, [3, 1])
        let rows = [(0, 0), (1, 0), (2, 0), (0, 1)].compactMap {
            layout.listRowDecoration(at: IndexPath(item: $0.0, section: $0.1))
        }
        #expect(rows.map(\.isHeader) == [true, false, false, true])
        #expect(rows.map(\.corners) == [[], .top, .bottom, []])
        #expect(
            rows.map(\.background) == [
                .clear, .secondarySystemGroupedBackground, .secondarySystemGroupedBackground, .clear,
            ])
        withExtendedLifetime(view) {}
    }

    @Test("the list's configuration overrides automatic values")
    func listConfiguration() throws {
        var configuration = Configuration(appearance: .insetGrouped)
        configuration.separatorConfiguration.topSeparatorVisibility = .visible
        configuration.separatorConfiguration.bottomSeparatorVisibility = .hidden
        configuration.separatorConfiguration.topSeparatorInsets.leading = 8
        configuration.separatorConfiguration.topSeparatorInsets.trailing = 12
        #expect(try separators(configuration, [2]) == ["0.0 top 8 12", "0.1 top 8 12"])
    }

    @Test("the handler receives the configuration, and its result is final")
    func handler() throws {
        var configuration = Configuration(appearance: .plain)
        configuration.separatorConfiguration.bottomSeparatorInsets.trailing = 5
        var given: [String] = []
        configuration.itemSeparatorHandler = { path, separators in
            given.append("\(path.item) \(separators.topSeparatorVisibility) \(separators.bottomSeparatorVisibility)")
            var separators = separators
            if path.item == 1 { separators.bottomSeparatorVisibility = .hidden }
            if path.item == 0 { separators.bottomSeparatorInsets = .zero }
            return separators
        }
        #expect(try separators(configuration, [3]) == ["0.0 bottom 0 0", "0.2 bottom text 5"])
        #expect(given == ["0 hidden visible", "1 hidden visible", "2 hidden visible"])
    }

    @Test("the first and last row of a card are rounded")
    func corners() throws {
        let (layout, view) = try layout(Configuration(appearance: .insetGrouped), [3, 1])
        let rows = [(0, 0), (1, 0), (2, 0), (0, 1)].compactMap {
            layout.listRowDecoration(at: IndexPath(item: $0.0, section: $0.1))
        }
        #expect(rows.map(\.corners) == [.top, [], .bottom, .all])
        #expect(rows.map(\.cornerRadius) == [10, 0, 10, 10])
        #expect(layout.listRowDecoration(at: IndexPath(item: 3, section: 0)) == nil)
        #expect(layout.listRowDecoration(at: IndexPath(item: 0, section: 9)) == nil)
        #expect(layout.listRowDecoration(at: IndexPath(item: -1, section: -1)) == nil)
        withExtendedLifetime(view) {}
    }

    @Test("backgrounds by appearance")
    func backgrounds() throws {
        var roles: [[ListBackgroundRole?]] = []
        for appearance in Configuration.Appearance.allCases {
            let (layout, view) = try layout(Configuration(appearance: appearance), [1])
            roles.append([
                layout.listSectionDecoration(at: 0)?.background,
                layout.listRowDecoration(at: IndexPath(item: 0, section: 0))?.background,
            ])
            withExtendedLifetime(view) {}
        }
        #expect(
            roles == [
                [.systemBackground, .systemBackground], [.systemGroupedBackground, .secondarySystemGroupedBackground],
                [.systemGroupedBackground, .secondarySystemGroupedBackground], [.systemGroupedBackground, .clear],
                [.systemBackground, .clear],
            ])
    }

    @Test("sections that are not lists have no decorations")
    func otherSections() throws {
        let view = collectionView(grid(columns: 2, height: 10), [4])
        try view.layoutElements()
        let layout = view.collectionViewLayout as? UICollectionViewCompositionalLayout
        #expect(layout?.listRowDecoration(at: IndexPath(item: 0, section: 0)) == nil)
        #expect(layout?.listSectionDecoration(at: 0) == nil)
    }

    @Test("a separator is one pixel at its edge of the row, mirrored with the reading direction")
    func frames() {
        let row = CGRect(x: 20, y: 100, width: 200, height: 44)
        var line = ListSeparator(edge: .bottom, leading: 16, trailing: 4, startsAtText: true, thickness: 0.5)
        #expect(line.frame(in: row) == CGRect(x: 36, y: 143.5, width: 180, height: 0.5))
        #expect(line.frame(in: row, textStart: 50) == CGRect(x: 70, y: 143.5, width: 146, height: 0.5))
        #expect(line.frame(in: row, direction: .rightToLeft) == CGRect(x: 24, y: 143.5, width: 180, height: 0.5))
        line.edge = .top
        line.startsAtText = false
        #expect(line.frame(in: row, textStart: 50) == CGRect(x: 36, y: 100, width: 180, height: 0.5))
        line.leading = 500
        #expect(line.frame(in: row).size.width == 0)
    }

    @Test("insets that are not numbers count as none, and a list that can't be laid out has no rows")
    func hostileValues() throws {
        var configuration = Configuration(appearance: .plain)
        configuration.separatorConfiguration.bottomSeparatorInsets.leading = .nan
        configuration.separatorConfiguration.bottomSeparatorInsets.trailing = .infinity
        #expect(try separators(configuration, [1]) == ["0.0 bottom 0 0"])
        configuration.headerMode = .supplementary
        configuration.headerTopPadding = -50
        let padded = try layout(configuration, [1])
        #expect(padded.view.contentSize.height == 72, "space above a header is never negative")
        configuration.headerTopPadding = .infinity
        let layout = UICollectionViewCompositionalLayout.list(using: configuration)
        let view = collectionView(layout, [1])
        #expect(throws: CollectionLayoutError.self) { try view.layoutElements() }
        #expect(layout.listRowDecoration(at: IndexPath(item: 0, section: 0)) == nil)
    }

    @Test("configurations with different colours differ")
    func colors() {
        var red = UIListSeparatorConfiguration(listAppearance: .plain)
        red.color = .systemRed
        var same = UIListSeparatorConfiguration(listAppearance: .plain)
        #expect(red != same)
        same.color = .systemRed
        #expect(red == same)
        #expect(red.hashValue == same.hashValue)
        same.color = .systemBlue
        #expect(red != same)
    }
}

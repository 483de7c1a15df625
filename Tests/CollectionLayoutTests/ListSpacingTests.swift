import Foundation
import Testing

@testable import CollectionLayout

private typealias Configuration = UICollectionLayoutListConfiguration

/// The space between sections of lists, which depends on more than one section.
@Suite("Space between list sections")
@MainActor
struct ListSpacingTests {
    /// A list configuration, and the space above its first row, between its sections and below its last row.
    struct Case: Sendable, CustomTestStringConvertible {
        var appearance: UICollectionLayoutListConfiguration.Appearance
        var header: UICollectionLayoutListConfiguration.HeaderMode
        var footer: UICollectionLayoutListConfiguration.FooterMode
        var expected: [CGFloat]

        var testDescription: String { "\(appearance) header \(header) footer \(footer)" }
    }

    /// Headers and footers are 30 high, rows 44.
    nonisolated static let cases = [
        Case(appearance: .plain, header: .none, footer: .none, expected: [0, 0, 0]),
        Case(appearance: .plain, header: .none, footer: .supplementary, expected: [0, 30, 30]),
        Case(appearance: .plain, header: .supplementary, footer: .none, expected: [52, 52, 0]),
        Case(appearance: .plain, header: .supplementary, footer: .supplementary, expected: [52, 82, 30]),
        Case(appearance: .grouped, header: .none, footer: .none, expected: [35, 35, 20]),
        Case(appearance: .grouped, header: .none, footer: .supplementary, expected: [35, 45, 30]),
        Case(appearance: .grouped, header: .supplementary, footer: .none, expected: [30, 50, 20]),
        Case(appearance: .grouped, header: .supplementary, footer: .supplementary, expected: [30, 60, 30]),
        Case(appearance: .insetGrouped, header: .none, footer: .none, expected: [35, 35, 20]),
        Case(appearance: .insetGrouped, header: .none, footer: .supplementary, expected: [35, 45, 30]),
        Case(appearance: .insetGrouped, header: .supplementary, footer: .none, expected: [30, 50, 20]),
        Case(appearance: .insetGrouped, header: .supplementary, footer: .supplementary, expected: [30, 60, 30]),
        Case(appearance: .sidebar, header: .none, footer: .none, expected: [0, 10, 10]),
        Case(appearance: .sidebar, header: .none, footer: .supplementary, expected: [0, 30, 30]),
        Case(appearance: .sidebar, header: .supplementary, footer: .none, expected: [30, 40, 10]),
        Case(appearance: .sidebar, header: .supplementary, footer: .supplementary, expected: [30, 60, 30]),
        Case(appearance: .sidebarPlain, header: .none, footer: .none, expected: [0, 0, 0]),
        Case(appearance: .sidebarPlain, header: .none, footer: .supplementary, expected: [0, 30, 30]),
        Case(appearance: .sidebarPlain, header: .supplementary, footer: .none, expected: [30, 30, 0]),
        Case(appearance: .sidebarPlain, header: .supplementary, footer: .supplementary, expected: [30, 60, 30]),
    ]

    private func configuration(_ test: Case) -> Configuration {
        var configuration = Configuration(appearance: test.appearance)
        configuration.headerMode = test.header
        configuration.footerMode = test.footer
        return configuration
    }

    /// The space above, between and below rows of 44 points in three sections of one row.
    private func rooms(
        _ layout: UICollectionViewCompositionalLayout, bandHeight: CGFloat, sections: Int = 3
    ) throws -> [CGFloat] {
        let view = collectionView(layout, Array(repeating: 1, count: sections))
        view.preferredSizeProvider = {
            $0.element.kind == nil ? nil : CGSize(width: 1, height: bandHeight)
        }
        try view.layoutElements()
        var end: CGFloat = 0
        var rooms: [CGFloat] = []
        for section in 0..<sections {
            let path = IndexPath(item: 0, section: section)
            let frame = try #require(view.layoutAttributesForItem(at: path)).frame
            rooms.append(frame.origin.y - end)
            end = frame.origin.y + frame.size.height
        }
        return rooms + [view.contentSize.height - end]
    }

    @Test("above, between and below sections", arguments: cases)
    func rooms(_ test: Case) throws {
        let layout = UICollectionViewCompositionalLayout.list(using: configuration(test))
        let expected = [test.expected[0], test.expected[1], test.expected[1], test.expected[2]]
        #expect(try rooms(layout, bandHeight: 30) == expected)
    }

    @Test("empty headers and footers count as none", arguments: cases)
    func emptyBands(_ test: Case) throws {
        var without = test
        without.header = .none
        without.footer = .none
        let expected = try rooms(.list(using: configuration(without)), bandHeight: 0)
        #expect(try rooms(.list(using: configuration(test)), bandHeight: 0) == expected)
    }

    @Test("a list after another section has the space of a first section")
    func mixedSections() throws {
        let layout = UICollectionViewCompositionalLayout { index, environment in
            guard index != 1 else {
                return NSCollectionLayoutSection.list(
                    using: Configuration(appearance: .plain), layoutEnvironment: environment)
            }
            return .list(using: Configuration(appearance: .insetGrouped), layoutEnvironment: environment)
        }
        #expect(try rooms(layout, bandHeight: 0, sections: 4) == [35, 20, 35, 35, 20])
    }

    @Test("changes by a provider are kept")
    func changedInsets() throws {
        let layout = UICollectionViewCompositionalLayout { _, environment in
            let section = NSCollectionLayoutSection.list(
                using: Configuration(appearance: .insetGrouped), layoutEnvironment: environment)
            section.contentInsets.top = 8
            return section
        }
        #expect(try rooms(layout, bandHeight: 0, sections: 2) == [8, 28, 20])
    }
}

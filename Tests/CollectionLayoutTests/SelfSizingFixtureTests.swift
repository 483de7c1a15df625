import CollectionLayout
import Foundation
import Testing

struct SelfSizingCase: Decodable, Sendable, CustomTestStringConvertible {
    var id: String
    var layout: String
    /// The preferred heights of cells; nil if they have none.
    var preferredHeights: [Double]?
    var cells: String
    var header: String?
    var footer: String?
    var content: [Double]

    enum CodingKeys: String, CodingKey { case id, layout, preferredHeights, cells, header, footer, content }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(String.self, forKey: .id)
        layout = try container.decode(String.self, forKey: .layout)
        preferredHeights = try? container.decode([Double].self, forKey: .preferredHeights)
        cells = try container.decode(String.self, forKey: .cells)
        header = try container.decodeIfPresent(String.self, forKey: .header)
        footer = try container.decodeIfPresent(String.self, forKey: .footer)
        content = try container.decode([Double].self, forKey: .content)
    }

    var testDescription: String { "\(id) \(layout)" }

    /// The expected frames in the format of the other fixtures.
    var expect: [String] {
        let cells = cells.split(separator: ";").enumerated().map { "c 0.\($0.offset) \($0.element)" }
        return ["content \(content[0]) \(content[1])"] + cells + [header.map { "header 0.0 \($0)" }].compactMap { $0 }
            + [footer.map { "footer 0.0 \($0)" }].compactMap { $0 }
    }

    @MainActor
    func makeSection() -> NSCollectionLayoutSection {
        func row(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
            .init(widthDimension: .fractionalWidth(1), heightDimension: height)
        }
        let item = NSCollectionLayoutItem(layoutSize: row(.estimated(44)))
        let section: NSCollectionLayoutSection
        switch id {
        case "S5":
            item.contentInsets = .init(top: 4, leading: 6, bottom: 4, trailing: 6)
            section = .init(group: .vertical(layoutSize: row(.estimated(44)), subitems: [item]))
            section.contentInsets = .init(top: 2, leading: 10, bottom: 2, trailing: 10)
        case "S6":
            section = .init(group: .horizontal(layoutSize: row(.absolute(60)), subitems: [item]))
        case "S7", "S8", "S9":
            let group: NSCollectionLayoutGroup =
                id == "S7"
                ? .vertical(layoutSize: row(.estimated(88)), subitem: item, count: 2)
                : .vertical(layoutSize: row(.estimated(88)), subitems: [item, item])
            group.interItemSpacing = .fixed(5)
            section = .init(group: group)
            section.interGroupSpacing = 3
        default:
            section = .init(group: .vertical(layoutSize: row(.estimated(44)), subitems: [item]))
            section.interGroupSpacing = 3
        }
        if header != nil {
            section.boundarySupplementaryItems = [
                .init(layoutSize: row(.estimated(30)), elementKind: "header", alignment: .top),
                .init(layoutSize: row(.estimated(30)), elementKind: "footer", alignment: .bottom),
            ]
        }
        return section
    }

    @MainActor
    func differences() throws -> [String] {
        let view = StandaloneLayoutHost(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480),
            collectionViewLayout: UICollectionViewCompositionalLayout(section: makeSection()))
        view.itemCounts = [cells.split(separator: ";").count]
        view.preferredSizeProvider = { request in
            switch request.element.kind {
            case "header": return CGSize(width: 1, height: 28)
            case "footer": return CGSize(width: 1, height: 68)
            default:
                return preferredHeights.map {
                    CGSize(width: 1, height: $0[request.element.indexPath.item % $0.count])
                }
            }
        }
        try view.layoutElements()
        return ExpectedFrames(expect).differences(from: view.attributes(onlyVisible: false), content: view.contentSize)
    }
}

@Suite("Self-sizing against UIKit")
struct SelfSizingFixtureTests {
    nonisolated static let measured = FixtureFile.load("self-sizing", as: [SelfSizingCase].self) ?? []

    @Test("measured frames", arguments: measured)
    @MainActor
    func measuredFrames(_ fixture: SelfSizingCase) throws {
        let differences = try fixture.differences()
        #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
    }

    @Test("all measured cases exist and pass")
    @MainActor
    func count() throws {
        let passing = try Self.measured.filter { try $0.differences().isEmpty }
        print("self-sizing: \(passing.count) of \(Self.measured.count) measured cases pass")
        #expect(Self.measured.count == 8)
        #expect(passing.count == Self.measured.count)
    }
}

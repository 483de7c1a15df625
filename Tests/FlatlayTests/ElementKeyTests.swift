import Flatlay
import Foundation
import RenderingTestSupport
import Testing

@testable import FlatlayScene

@MainActor
@Suite struct ElementKeyTests {
    static let header = UICollectionView.elementKindSectionHeader

    /// Two sections with headers, badges at every item, backgrounds, and a header of the whole layout.
    @MainActor
    static func layout() -> UICollectionViewLayout {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: .init(widthDimension: .absolute(5), heightDimension: .absolute(5)), elementKind: "badge",
            containerAnchor: .init(edges: [.top, .trailing]))
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])])
        let section = NSCollectionLayoutSection(group: group)
        section.boundarySupplementaryItems = [SampleLayouts.header()]
        section.decorationItems = ["back", "front"].map { .background(elementKind: $0) }
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.boundarySupplementaryItems = [SampleLayouts.header()]
        return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    }

    @MainActor
    static func scene(
        _ rows: [(String, [Int])], layout: @escaping @MainActor () -> UICollectionViewLayout
    ) throws -> CollectionScene {
        let view = CollectionView(
            rows: rows.map { CollectionRow(section: $0.0, items: $0.1) }, layout: layout,
            cell: { _, item in Text(verbatim: "\(item)") })
        return try CollectionScene(
            content: view.content(), path: .root, boundsSize: CGSize(width: 100, height: 400),
            environment: EnvironmentValues(), resources: DrawingResources(textShaper: GridTextShaper()))
    }

    @MainActor
    @Test func everyElementHasAKeyThatLeadsBackToIt() throws {
        let scene = try Self.scene([("a", [1, 2]), ("b", [3])], layout: Self.layout)
        let elements = scene.frameList.lines.map(\.element)
        // 3 cells, 3 badges, 2 headers, 4 backgrounds, and the layout's own header.
        #expect(elements.count == 13)
        let keys = try elements.map { try #require(scene.key(of: $0)) }
        #expect(Set(keys).count == elements.count)
        #expect(keys.map { scene.element(for: $0) } == elements)
    }

    @MainActor
    @Test func keysFollowTheirItemsAndSections() throws {
        let before = try Self.scene([("a", [1, 2]), ("b", [3])], layout: Self.layout)
        let after = try Self.scene([("b", [3, 1]), ("a", [])], layout: Self.layout)
        func moved(_ element: ElementIdentity) throws -> ElementIdentity? {
            after.element(for: try #require(before.key(of: element)))
        }
        #expect(try moved(.cell([0, 0])) == .cell([0, 1]))
        #expect(try moved(.cell([0, 1])) == nil)
        #expect(try moved(.supplementary("badge", [0, 0])) == .supplementary("badge", [0, 1]))
        #expect(try moved(.supplementary(Self.header, [0, 0])) == .supplementary(Self.header, [1, 0]))
        #expect(try moved(.decoration("front", [0, 1])) == .decoration("front", [1, 1]))
        let whole = ElementIdentity.supplementary(Self.header, IndexPath(item: .max, section: 0))
        #expect(try moved(whole) == whole)
    }

    @MainActor
    @Test func elementsThatTheDataDoesNotHaveHaveNoKey() throws {
        let scene = try Self.scene([("a", [1])], layout: Self.layout)
        for path in [[0, 1], [1, 0], [0, -1], [-1, 0], [0, .max]] as [IndexPath] {
            #expect(scene.key(of: .cell(path)) == nil)
        }
        #expect(scene.key(of: .supplementary(Self.header, [1, 0])) == nil)
        #expect(scene.element(for: .cell("1")) == nil)
        #expect(scene.element(for: .supplementaryView(ofKind: Self.header, section: "b")) == nil)
    }

    @MainActor
    @Test func flowLayoutsHaveHeadersOfSections() throws {
        let layout: @MainActor () -> UICollectionViewLayout = {
            let layout = UICollectionViewFlowLayout()
            layout.headerReferenceSize = CGSize(width: 100, height: 10)
            return layout
        }
        let scene = try Self.scene([("a", [1, 2])], layout: layout)
        let key = scene.key(of: .supplementary(Self.header, [0, 0]))
        #expect(key == .supplementaryView(ofKind: Self.header, section: "a"))
        #expect(key.map { "\($0)" } == "UICollectionElementKindSectionHeader a")
        #expect(scene.key(of: .cell([0, 1]))?.description == "c 2")
    }
}

import CollectionLayout
import Foundation
import Testing

/// The situations in which UIKit raises an exception or logs, and the result here.
///
/// Those in which Swift does not let nil be passed (`A size is required.`, `Invalid parameter not satisfying: group`)
/// cannot occur. Those of cells, registrations and data sources belong to other modules.
@Suite("Situations in which UIKit raises")
@MainActor
struct SituationTests {
    struct Situation: Sendable, CustomTestStringConvertible {
        var testDescription: String
        /// The message, in UIKit's words if they are known; nil if nothing is wrong.
        var says: String?
        var place: String = "section 1"
        var view: @MainActor () -> StandaloneLayoutHost

        init(_ name: String, says: String?, section: @escaping @MainActor () -> NSCollectionLayoutSection?) {
            testDescription = name
            self.says = says
            // The error is in the second of three sections.
            view = {
                collectionView(
                    UICollectionViewCompositionalLayout { index, _ in
                        index == 1 ? section() : grid(columns: 1, height: 10)
                    }, [1, 2, 1])
            }
        }

        init(_ name: String, says: String?, place: String, view: @escaping @MainActor () -> StandaloneLayoutHost) {
            testDescription = name
            self.says = says
            self.place = place
            self.view = view
        }
    }

    private static func section(
        _ width: Dimension, _ height: Dimension = .absolute(10), group: Dimension = .fractionalWidth(1)
    ) -> NSCollectionLayoutSection {
        NSCollectionLayoutSection(group: horizontal(group, .absolute(10), [item(width, height)]))
    }

    nonisolated static let situations: [Situation] = [
        Situation(
            "a fraction of the width is NaN", says: "Invalid fractional width: nan. The fraction must be a finite"
        ) {
            SituationTests.section(.fractionalWidth(.nan))
        },
        Situation("a fraction of the height is infinite", says: "Invalid fractional height: inf. The fraction must be")
        {
            SituationTests.section(.absolute(10), .fractionalHeight(.infinity))
        },
        Situation("an absolute length is infinite", says: "Invalid absolute dimension: inf. The dimension must be") {
            SituationTests.section(.absolute(.infinity))
        },
        Situation("an estimate is NaN", says: "Invalid estimated dimension: nan. The dimension must be a finite value.")
        {
            SituationTests.section(.estimated(.nan))
        },
        Situation("a uniform estimate is NaN", says: "Invalid estimated dimension: nan.") {
            SituationTests.section(.absolute(10), .uniformAcrossSiblings(estimate: .nan))
        },
        Situation("a negative fraction is accepted", says: nil) { SituationTests.section(.fractionalWidth(-0.5)) },
        Situation("a fraction of zero is accepted", says: nil) { SituationTests.section(.fractionalWidth(0)) },
        Situation("a group wider than its section is accepted", says: nil) {
            SituationTests.section(.fractionalWidth(1), group: .fractionalWidth(1.5))
        },
        Situation("no subitems", says: "At least 1 subitem is required for a group") {
            NSCollectionLayoutSection(group: horizontal(.fractionalWidth(1), .absolute(10), []))
        },
        Situation("a horizontal count of 0", says: "A repeating horizontal group should specify a count >= 1") {
            NSCollectionLayoutSection(
                group: .horizontal(
                    layoutSize: layoutSize(.fractionalWidth(1), .absolute(10)), subitem: item(.absolute(1)), count: 0))
        },
        Situation("a vertical count of 0", says: "A repeating vertical group should specify a count >= 1") {
            NSCollectionLayoutSection(
                group: .vertical(
                    layoutSize: layoutSize(.fractionalWidth(1), .absolute(10)), repeatingSubitem: item(.absolute(1)),
                    count: 0))
        },
        Situation("no section for items", says: "Invalid section definition. Please specify a valid section definition")
        {
            nil
        },
        Situation("insets larger than the container", says: "There is no room for this NSCollectionLayoutGroup to fit")
        {
            let section = SituationTests.section(.fractionalWidth(1))
            section.contentInsets = .init(top: 0, leading: 200, bottom: 0, trailing: 200)
            return section
        },
        Situation("insets larger than the group", says: "There is no room for this NSCollectionLayoutGroup to fit") {
            let group = horizontal(.fractionalWidth(1), .absolute(10), [item(.fractionalWidth(1))])
            group.contentInsets = .init(top: 8, leading: 0, bottom: 8, trailing: 0)
            return NSCollectionLayoutSection(group: group)
        },
        Situation("the first item never fits", says: "This group cannot fit even a single item. Inspect the spacing") {
            SituationTests.section(.absolute(400))
        },
        Situation(
            "one kind twice on an item",
            says: "Every supplementary must have a unique elementKind: duplicates detected: (badge)"
        ) {
            let size = layoutSize(.absolute(1), .absolute(1))
            let badge = NSCollectionLayoutSupplementaryItem(
                layoutSize: size, elementKind: "badge", containerAnchor: .init(edges: .top))
            let twice = NSCollectionLayoutItem(
                layoutSize: layoutSize(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: [badge, badge])
            return NSCollectionLayoutSection(group: horizontal(.fractionalWidth(1), .absolute(10), [twice]))
        },
        Situation("one kind twice on a section", says: "Every supplementary must have a unique elementKind") {
            let section = SituationTests.section(.fractionalWidth(1))
            section.boundarySupplementaryItems = [
                boundary("h", .absolute(1), .absolute(1), .top), boundary("h", .absolute(1), .absolute(1), .bottom),
            ]
            return section
        },
        Situation(
            "attributes change without an invalidation",
            says: "layout attributes for item at index path (0, 0) changed from c 0.0 0 0 50 50 to c 0.0 1 0 50 50 "
                + "without invalidating the layout", place: "c 0.0"
        ) { collectionView(RestlessLayout(), [1]) },
        Situation(
            "sizes never settle", says: "UICollectionView is stuck in its update/layout loop.", place: "10 passes"
        ) {
            let view = collectionView(GrowingLayout(), [1])
            view.preferredSizeProvider = { _ in CGSize(width: 1, height: 1) }
            return view
        },
    ]

    @Test("situation", arguments: situations)
    func situation(_ situation: Situation) {
        let view = situation.view()
        do throws(CollectionLayoutError) {
            try view.layoutElements()
            #expect(situation.says == nil)
        } catch {
            let text = error.description
            #expect(situation.says.map(text.contains) == true, "\(text)")
            #expect(
                text.contains(situation.place) || text.contains("section at index 1"), "says where: \(text)")
            #expect(text.split(separator: "\n").count > 1, "says what to do: \(text)")
        }
        // In any case, the rest of the layout exists.
        if situation.place == "section 1" {
            #expect(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) != nil)
            #expect(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 2)) != nil)
        }
    }

    @Test("nil is accepted for a section without items")
    func emptySection() throws {
        let layout = UICollectionViewCompositionalLayout { index, _ in index == 0 ? nil : grid(columns: 1, height: 10) }
        try collectionView(layout, [0, 1]).layoutElements()
    }

    @Test("requesting a missing element")
    func missingElements() throws {
        let view = collectionView(grid(columns: 1, height: 10), [1])
        try view.layoutElements()
        let header = ElementIdentity.supplementary("header", IndexPath(item: 0, section: 0))
        #expect(throws: CollectionLayoutError.missingAttributes(header)) { try view.validatedAttributes(of: header) }
        let far = ElementIdentity.supplementary("header", IndexPath(item: 0, section: 3))
        #expect(throws: CollectionLayoutError.sectionOutOfRange(element: far, sectionCount: 1)) {
            try view.validatedAttributes(of: far)
        }
        #expect(try view.validatedAttributes(of: .cell(IndexPath(item: 0, section: 0))).frame.height == 10)
    }

    @Test("a very large number of sections and levels gives a result or an error")
    func hugeLayouts() throws {
        let many = collectionView(grid(columns: 1, height: 10), Array(repeating: 1, count: 50_000))
        try many.layoutElements()
        #expect(many.contentSize.height == 500_000)
        #expect(
            many.layoutAttributesForItem(at: IndexPath(item: 0, section: 49_999))?.frame.minY == 499_990)
        var group = horizontal(.fractionalWidth(1), .absolute(10), [item(.fractionalWidth(1))])
        for _ in 0..<100_000 { group = .vertical(layoutSize: group.layoutSize, subitem: group, count: 1) }
        #expect(throws: CollectionLayoutError.invalidDescription(section: 0, fault: .nestedTooDeeply(limit: 64))) {
            try collectionView(NSCollectionLayoutSection(group: group), [1]).layoutElements()
        }
        #expect(group.copy() as? NSCollectionLayoutGroup == group)
        #expect(!group.description.isEmpty && group.visualDescription() == "Groups are nested more than 64 deep.")
    }
}

/// Returns a different frame each time.
private final class RestlessLayout: UICollectionViewFlowLayout {
    private var shift: CGFloat = 0
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        defer { shift += 1 }
        let attributes = super.layoutAttributesForElements(in: rect)
        attributes?.forEach { $0.frame.origin.x = shift }
        return attributes
    }
}

/// Has a different height whenever it is measured.
private final class GrowingLayout: UICollectionViewLayout {
    private var height: CGFloat = 10
    override func prepare() { height += 1 }
    override var collectionViewContentSize: CGSize { CGSize(width: 10, height: height) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.size = CGSize(width: 10, height: height)
        return [attributes]
    }
    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { true }
}

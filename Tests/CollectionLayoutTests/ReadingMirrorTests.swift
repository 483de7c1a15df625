import CollectionLayout
import Foundation
import Testing

/// A request asks for the reading direction once, however many elements it finds: the view reads it from the tree, which
/// takes as long as placing an element.
@Suite("The reading direction of a request") @MainActor struct ReadingMirrorTests {
    private final class Grid: UICollectionViewCompositionalLayout {
        var questions = 0
        override var flipsHorizontallyInOppositeLayoutDirection: Bool {
            questions += 1
            return super.flipsHorizontallyInOppositeLayoutDirection
        }
    }

    private final class Flow: UICollectionViewFlowLayout {
        var questions = 0
        override var flipsHorizontallyInOppositeLayoutDirection: Bool {
            questions += 1
            return super.flipsHorizontallyInOppositeLayoutDirection
        }
    }

    @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
    func compositionalLayoutsAskOnce(_ direction: UITraitEnvironmentLayoutDirection) throws {
        let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
        let layout = Grid(section: NSCollectionLayoutSection(group: group))
        try check(layout, direction) { layout.questions }
    }

    @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
    func flowLayoutsAskOnce(_ direction: UITraitEnvironmentLayoutDirection) throws {
        let layout = Flow()
        layout.itemSize = CGSize(width: 300, height: 20)
        try check(layout, direction) { layout.questions }
    }

    private func check(
        _ layout: UICollectionViewLayout, _ direction: UITraitEnvironmentLayoutDirection, _ questions: () -> Int
    ) throws {
        let view = StandaloneLayoutHost(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        view.traitCollection = UITraitCollection(layoutDirection: direction)
        view.itemCounts = [500]
        _ = view.contentSize
        func asked(_ height: CGFloat) -> (elements: Int, questions: Int) {
            let before = questions()
            let found = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 320, height: height)) ?? []
            return (found.count, questions() - before)
        }
        let (few, many) = (asked(10), asked(6000))
        #expect(few.elements == 1 && many.elements > 100)
        #expect(few.questions == many.questions && few.questions > 0)
    }
}

import Flatlay
import Foundation
import TestSupport
import Testing

@testable import FlatlayScene

@Suite struct ElementOrderTests {
    @Test("elements are painted by z-index, kind of element and index path", arguments: 0..<300)
    @MainActor
    func sameAsPlainSort(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let elements = LeasedAttributes.list(Self.elements(&random))
        var sorted = elements
        ElementOrder.sort(&sorted)
        #expect(sorted.map(\.attributes) == elements.sorted(by: ElementOrder.isPaintedBefore).map(\.attributes))
    }

    @Test("elements that a layout returns in order stay as they are")
    @MainActor
    func inOrder() {
        let cells = (0..<50).map { UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: $0, section: 0)) }
        var sorted = LeasedAttributes.list(cells)
        ElementOrder.sort(&sorted)
        #expect(zip(sorted, cells).allSatisfy { $0.attributes === $1 })
        var none: [LeasedAttributes] = []
        ElementOrder.sort(&none)
        #expect(none.isEmpty)
    }

    /// Sections as layouts return them, then more or less shuffled; no two are equal.
    @MainActor
    private static func elements(_ random: inout SeededGenerator) -> [UICollectionViewLayoutAttributes] {
        var elements: [UICollectionViewLayoutAttributes] = []
        let (sections, depth, disorder) = (1 + random.next(5), 1 + random.next(3), random.next(3))
        for section in 0..<sections {
            let path = IndexPath(item: 0, section: section)
            elements.append(UICollectionViewLayoutAttributes(forDecorationViewOfKind: "back", with: path))
            for item in 0..<random.next(30) {
                elements.append(UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section)))
            }
            for kind in ["header", "footer", "badge"].prefix(random.next(4)) {
                elements.append(UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path))
            }
        }
        // A layout may give its own elements index paths with fewer or more than two indexes.
        if random.next(5) == 0 {
            elements.append(UICollectionViewLayoutAttributes(forCellWith: IndexPath(index: random.next(4))))
            elements.append(UICollectionViewLayoutAttributes(forCellWith: IndexPath(indexes: [1, 0, random.next(4)])))
        }
        for attributes in elements where random.next(4) == 0 { attributes.zIndex = random.next(depth) - 1 }
        if disorder == 1 { elements.swapAt(random.next(elements.count), random.next(elements.count)) }
        if disorder == 2 { elements.shuffle(using: &random) }
        return elements
    }
}

import CollectionLayout
import Foundation
import Testing
import UIKitViews

@Suite("Traits of collection views")
@MainActor
struct CollectionViewTraitTests {
    @Test("a collection view completes the given traits")
    func completed() throws {
        let view = collectionView(grid(columns: 2, height: 10), [2])
        view.traitCollection = UITraitCollection { $0.horizontalSizeClass = .regular }
        let traits = view.traitCollection
        #expect(traits.horizontalSizeClass == .regular && traits.userInterfaceIdiom == .phone)
        #expect(traits.displayScale == 2 && traits.userInterfaceStyle == .light)
        #expect(traits.preferredContentSizeCategory == .large && traits.layoutDirection == .leftToRight)
    }

    @Test("changed traits call the section provider again, equal traits do not")
    func invalidation() throws {
        // Safe because the provider is called on the thread of the test.
        nonisolated(unsafe) var asked = 0
        let layout = UICollectionViewCompositionalLayout { _, environment in
            asked += 1
            return grid(columns: environment.traitCollection.horizontalSizeClass == .regular ? 4 : 2, height: 10)
        }
        let view = collectionView(layout, [4])
        try view.layoutElements()
        #expect(view.contentSize.height == 20)
        view.traitCollection = UITraitCollection { $0.horizontalSizeClass = .regular }
        try view.layoutElements()
        #expect(view.contentSize.height == 10 && asked == 2)
        view.traitCollection = UITraitCollection(userInterfaceIdiom: .phone, horizontalSizeClass: .regular)
        try view.layoutElements()
        #expect(asked == 2)
    }
}

import Flatlay
import Foundation
import RenderingTestSupport
import Testing

@MainActor
@Suite struct AccessorySizeTests {
    /// The frame of the disclosure arrow of a list cell.
    private func arrow(at size: DynamicTypeSize) throws -> CGRect {
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, _ in
            cell.accessories = [.disclosureIndicator()]
        }
        let dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([0])
        dataSource.apply(snapshot)
        let renderer = ImageRenderer(CollectionView(view), width: 200)
        renderer.dynamicTypeSize = size
        return try #require(try renderer.displayList().frame(of: "symbol"))
    }

    @Test("the disclosure arrow grows with text sizes")
    func disclosure() throws {
        let (ordinary, large) = (try arrow(at: .large), try arrow(at: .accessibility3))
        #expect(large.height > ordinary.height * 1.8)
        #expect(try arrow(at: .xSmall).height < ordinary.height)
    }
}

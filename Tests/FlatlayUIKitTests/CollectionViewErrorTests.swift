import Flatlay
import Foundation
import RenderingTestSupport
import Testing

@Suite("Misuse of cells and data sources")
@MainActor
struct CollectionViewErrorTests {
    typealias DataSource = UICollectionViewDiffableDataSource<Int, Int>
    typealias Registration = UICollectionView.CellRegistration<UICollectionViewCell, Int>

    private func collectionView(header: Bool = false) -> UICollectionView {
        UICollectionView(frame: .zero, collectionViewLayout: SampleLayouts.rows(header: header))
    }

    private func snapshot(_ items: [Int] = [1, 2]) -> NSDiffableDataSourceSnapshot<Int, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        return snapshot
    }

    private func error(of collectionView: UICollectionView) -> String? {
        do {
            _ = try ImageRenderer(CollectionView(collectionView), width: 200, height: 100).displayList()
            return nil
        } catch {
            return "\(error)"
        }
    }

    /// The error of a provider for two items.
    private func error(header: Bool = false, provider: @escaping DataSource.CellProvider) -> String? {
        let view = collectionView(header: header)
        let dataSource = DataSource(collectionView: view, cellProvider: provider)
        dataSource.apply(snapshot())
        return withExtendedLifetime(dataSource) { error(of: view) }
    }

    @Test("D7 a registration that is created inside the provider")
    func registrationInProvider() {
        let text = error { view, path, item in
            let registration = Registration { _, _, _ in }
            return view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        #expect(
            text
                == "Attempted to dequeue a cell using a registration that was created inside "
                + "-collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell "
                + "provider. Creating a new registration each time a cell is requested will prevent reuse and cause "
                + "created cells to remain inaccessible in memory for the lifetime of the collection view. "
                + "Registrations should be created up front and reused. At c 0.0. Create it once, outside the "
                + "provider, and store it in a property; read a lazy property first.")
    }

    @Test("D7 a registration that is created outside is no misuse")
    func registrationOutside() {
        let registration = Registration { _, _, _ in }
        #expect(error { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2) } == nil)
    }

    @Test("a header's registration that is created inside its provider")
    func headerRegistrationInProvider() {
        let view = collectionView(header: true)
        let registration = Registration { _, _, _ in }
        let dataSource = DataSource(collectionView: view) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        dataSource.supplementaryViewProvider = { view, kind, path in
            let registration = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
                elementKind: kind
            ) { _, _, _ in }
            return view.dequeueConfiguredReusableSupplementary(using: registration, for: path)
        }
        dataSource.apply(snapshot())
        let text = error(of: view)
        #expect(
            text?.hasPrefix("Attempted to dequeue a supplementary view using a registration that was created") == true)
        #expect(text?.contains("At UICollectionElementKindSectionHeader 0.0.") == true)
    }

    @Test("a provider that returns nil")
    func noCell() {
        #expect(
            error { _, _, _ in nil }
                == "UICollectionViewDiffableDataSource cell provider returned nil for index path 0.0. Return the "
                + "result of dequeueConfiguredReusableCell(using:for:item:) for every item.")
    }

    @Test("a layout with headers and a data source without")
    func noSupplementaryProvider() {
        let registration = Registration { _, _, _ in }
        #expect(
            error(header: true) { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2) }
                == "A supplementary view of kind UICollectionElementKindSectionHeader was requested, but the data "
                + "source has no supplementary view provider. At UICollectionElementKindSectionHeader 0.0. "
                + "Set supplementaryViewProvider, or remove the boundary item from the layout.")
    }

    @Test("a provider of headers that returns nil")
    func noSupplementaryView() {
        let view = collectionView(header: true)
        let registration = Registration { _, _, _ in }
        let dataSource = DataSource(collectionView: view) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        dataSource.supplementaryViewProvider = { _, _, _ in nil }
        dataSource.apply(snapshot())
        #expect(
            error(of: view)
                == "The supplementary view provider returned nil for kind UICollectionElementKindSectionHeader, index "
                + "path 0.0. At UICollectionElementKindSectionHeader 0.0. Return a dequeued view for each kind that "
                + "the layout describes.")
    }

    @Test("two cells for one index path, and one for another")
    func dequeuedTwice() {
        let registration = Registration { _, _, _ in }
        #expect(
            error { view, path, item in
                _ = view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
                return view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
            }
                == "Attempted to dequeue multiple views for the same index path, which is not allowed. At c 0.0. "
                + "Dequeue one view and return it.")
        #expect(
            error { view, path, item in
                let other = IndexPath(item: path.item + 5, section: 0)
                return view.dequeueConfiguredReusableCell(using: registration, for: other, item: item)
            }
                == "A cell was dequeued for c 0.5. At c 0.0. Dequeue for the index path that the provider is given.")
    }

    @Test("a cell that does not come from the collection view")
    func notDequeued() {
        #expect(
            error { _, _, _ in UICollectionViewCell(frame: .zero) }
                == "The cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier; "
                + "views must be dequeued from the collection view. At c 0.0. Return the result of a dequeue method.")
    }

    @Test("identifiers without a registration, or without one for cells")
    func unregistered() {
        #expect(
            error { view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "film", for: path) }
                == "could not dequeue a view of kind: UICollectionElementKindCell with identifier film - must register "
                + "a nib or a class for the identifier or connect a prototype cell in a storyboard. "
                + "Call register(_:forCellWithReuseIdentifier:) first, or use a registration.")
        #expect(
            error { view, path, _ in
                view.register(NSObject.self, forCellWithReuseIdentifier: "film")
                return view.dequeueReusableCell(withReuseIdentifier: "film", for: path)
            }
                == "The class NSObject, which is registered for film, is not a view of a collection view. "
                + "Register a subclass of UICollectionViewCell or UICollectionReusableView.")
    }

    @Test("an item that is reconfigured with another registration")
    func otherCell() throws {
        let view = collectionView()
        let registrations = [Registration { _, _, _ in }, Registration { _, _, _ in }]
        var number = 0
        let dataSource = DataSource(collectionView: view) {
            $0.dequeueConfiguredReusableCell(using: registrations[number], for: $1, item: $2)
        }
        dataSource.apply(snapshot())
        #expect(error(of: view) == nil)
        number = 1
        var changed = snapshot()
        changed.reconfigureItems([2])
        dataSource.apply(changed)
        #expect(
            error(of: view)
                == "The data source returned another cell than the existing one while it was to be reconfigured, at "
                + "index path 0.1. Dequeue with the same registration, or call reloadItems(_:).")
    }

    @Test("a snapshot that is applied from within a provider")
    func reentrant() {
        let view = collectionView()
        let registration = Registration { _, _, _ in }
        weak var known: DataSource?
        let other = snapshot([7])
        let dataSource = DataSource(collectionView: view) { view, path, item in
            known?.apply(other)
            return view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        known = dataSource
        dataSource.apply(snapshot())
        #expect(
            error(of: view)
                == "BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__APPLYING_SNAPSHOTS_REENTRANTLY: a snapshot was applied "
                + "while the collection view queried its data source. At c 0.0. Apply it before or after rendering.")
        #expect(dataSource.snapshot().itemIdentifiers == [1, 2])
    }

    @Test("a collection view that is drawn from within its provider")
    func drawnInProvider() {
        let registration = Registration { _, _, _ in }
        #expect(
            error { view, path, item in
                _ = try? ImageRenderer(CollectionView(view), width: 100, height: 100).displayList()
                return view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
            } == nil)
        var inner: String?
        _ = error { view, path, item in
            inner = self.error(of: view)
            return view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        #expect(
            inner
                == "The collection view was drawn while it queried its data source. At c 0.1. "
                + "Render it before or after that.")
    }

    @Test("a data source that is not retained")
    func gone() {
        let view = collectionView()
        do {
            let registration = Registration { _, _, _ in }
            let dataSource = DataSource(collectionView: view) {
                $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
            }
            dataSource.apply(snapshot())
        }
        // As in UIKit, nothing is shown; what is warned of is tested with the layout of collection views.
        #expect(error(of: view) == nil)
        #expect(error(of: collectionView()) == nil)
    }

    @Test("the render throws the misuse of a snapshot, until a valid one is applied")
    func faultySnapshot() {
        let view = collectionView()
        let registration = Registration { _, _, _ in }
        let dataSource = DataSource(collectionView: view) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        var wrong = snapshot()
        wrong.appendItems([3, 3])
        dataSource.apply(wrong)
        #expect(error(of: view)?.hasPrefix("Fatal: supplied item identifiers are not unique.") == true)
        dataSource.apply(snapshot())
        #expect(error(of: view) == nil)
        var tree = NSDiffableDataSourceSectionSnapshot<Int>()
        tree.append([1], to: 99)
        dataSource.apply(tree, to: 0)
        #expect(error(of: view)?.hasPrefix("Parent item identifier does not exist in section snapshot: 99.") == true)
    }

    @Test("a snapshot given to a view is checked as well")
    func faultySnapshotOfView() {
        var wrong = snapshot()
        wrong.reloadItems([9])
        let view = CollectionView(snapshot: wrong, layout: { SampleLayouts.rows(header: false) }) { _, item in
            Text("\(item)")
        }
        #expect(throws: SnapshotFault.self) { try ImageRenderer(view, width: 100, height: 100).displayList() }
    }

    @Test("two accessories of one kind")
    func accessories() {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, _ in
            cell.accessories = [.checkmark(), .label(text: "a"), .label(text: "b"), .checkmark()]
        }
        #expect(
            error { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2) }
                == "Accessories array contains more than one accessory of type checkmark. Pass each kind once.")
    }
}

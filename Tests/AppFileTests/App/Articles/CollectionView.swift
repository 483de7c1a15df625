import SwiftUI

/// A row of a collection: a section and its items.
struct CollectionRow<Section: Hashable, Item: Hashable>: Hashable {
    let section: Section
    let items: [Item]
}

/// A collection view of UIKit with cells and supplementary views of SwiftUI.
struct CollectionView<Section: Hashable & Sendable, Item: Hashable & Sendable, Cell: View, SupplementaryView: View>:
    UIViewRepresentable
{
    /// A cell that hosts a view.
    private class HostCell: UICollectionViewCell {
        private var hostController: UIHostingController<Cell>?

        override func prepareForReuse() {
            super.prepareForReuse()
            if let hostView = hostController?.view { hostView.removeFromSuperview() }
            hostController = nil
        }

        var hostedCell: Cell? {
            willSet {
                guard let view = newValue else { return }
                hostController = UIHostingController(rootView: view)
                // Cells that scroll in from the edges must be as large as all others.
                hostController?.safeAreaRegions = []
                if let hostView = hostController?.view {
                    hostView.frame = contentView.bounds
                    hostView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                    hostView.backgroundColor = .clear
                    contentView.addSubview(hostView)
                }
            }
        }
    }

    /// A supplementary view that hosts a view.
    private class HostSupplementaryView: UICollectionReusableView {
        private var hostController: UIHostingController<SupplementaryView>?

        override func prepareForReuse() {
            super.prepareForReuse()
            if let hostView = hostController?.view { hostView.removeFromSuperview() }
            hostController = nil
        }

        var hostedSupplementaryView: SupplementaryView? {
            willSet {
                guard let view = newValue else { return }
                hostController = UIHostingController(rootView: view)
                hostController?.safeAreaRegions = []
                if let hostView = hostController?.view {
                    hostView.frame = bounds
                    hostView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                    hostView.backgroundColor = .clear
                    addSubview(hostView)
                }
            }
        }
    }

    class Coordinator: NSObject, UICollectionViewDelegate {
        fileprivate typealias DataSource = UICollectionViewDiffableDataSource<Section, Item>

        fileprivate var dataSource: DataSource?
        fileprivate var sectionLayoutProvider: ((Int, NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection)?
        fileprivate var rowsHash: Int?
        fileprivate var registeredKinds: [String] = []
        fileprivate var supplementaryView: ((String, IndexPath) -> SupplementaryView)?
        fileprivate var isFocusable = false

        func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
            isFocusable
        }
    }

    let rows: [CollectionRow<Section, Item>]
    let sectionLayoutProvider: (Int, NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
    let cell: (IndexPath, Item) -> Cell
    let supplementaryView: (String, IndexPath) -> SupplementaryView

    init(
        rows: [CollectionRow<Section, Item>],
        sectionLayoutProvider: @escaping (Int, NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection,
        @ViewBuilder cell: @escaping (IndexPath, Item) -> Cell,
        @ViewBuilder supplementaryView: @escaping (String, IndexPath) -> SupplementaryView
    ) {
        self.rows = rows
        self.sectionLayoutProvider = sectionLayoutProvider
        self.cell = cell
        self.supplementaryView = supplementaryView
    }

    private func layout(context: Context) -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { sectionIndex, layoutEnvironment in
            context.coordinator.sectionLayoutProvider?(sectionIndex, layoutEnvironment)
        }
    }

    private func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        for row in rows {
            snapshot.appendSections([row.section])
            snapshot.appendItems(row.items, toSection: row.section)
        }
        return snapshot
    }

    private func reloadData(in collectionView: UICollectionView, context: Context, animated: Bool = false) {
        let coordinator = context.coordinator
        coordinator.sectionLayoutProvider = sectionLayoutProvider
        coordinator.supplementaryView = supplementaryView
        guard let dataSource = coordinator.dataSource else { return }
        let rowsHash = rows.hashValue
        guard coordinator.rowsHash != rowsHash else { return }
        dataSource.apply(snapshot(), animatingDifferences: animated) {
            // The focus follows its item: the cell has it for a moment, and its button after that.
            coordinator.isFocusable = true
            collectionView.setNeedsFocusUpdate()
            collectionView.updateFocusIfNeeded()
            coordinator.isFocusable = false
        }
        coordinator.rowsHash = rowsHash
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UICollectionView {
        let cellIdentifier = "hostCell"
        let supplementaryViewIdentifier = "hostSupplementaryView"
        let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout(context: context))
        collectionView.delegate = context.coordinator
        collectionView.backgroundColor = .clear
        collectionView.register(HostCell.self, forCellWithReuseIdentifier: cellIdentifier)
        let dataSource = Coordinator.DataSource(collectionView: collectionView) { collectionView, indexPath, item in
            let hostCell =
                collectionView.dequeueReusableCell(withReuseIdentifier: cellIdentifier, for: indexPath) as? HostCell
            hostCell?.hostedCell = cell(indexPath, item)
            return hostCell
        }
        context.coordinator.dataSource = dataSource
        dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
            let coordinator = context.coordinator
            if !coordinator.registeredKinds.contains(kind) {
                collectionView.register(
                    HostSupplementaryView.self, forSupplementaryViewOfKind: kind,
                    withReuseIdentifier: supplementaryViewIdentifier)
                coordinator.registeredKinds.append(kind)
            }
            let view =
                collectionView.dequeueReusableSupplementaryView(
                    ofKind: kind, withReuseIdentifier: supplementaryViewIdentifier, for: indexPath)
                as? HostSupplementaryView
            view?.hostedSupplementaryView = coordinator.supplementaryView?(kind, indexPath)
            return view
        }
        reloadData(in: collectionView, context: context)
        return collectionView
    }

    func updateUIView(_ uiView: UICollectionView, context: Context) {
        reloadData(in: uiView, context: context, animated: true)
    }
}

extension CollectionView where SupplementaryView == EmptyView {
    init(
        rows: [CollectionRow<Section, Item>],
        sectionLayoutProvider: @escaping (Int, NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection,
        @ViewBuilder cell: @escaping (IndexPath, Item) -> Cell
    ) {
        self.init(rows: rows, sectionLayoutProvider: sectionLayoutProvider, cell: cell) { _, _ in EmptyView() }
    }
}

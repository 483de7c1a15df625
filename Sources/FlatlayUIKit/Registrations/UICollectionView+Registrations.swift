import CollectionLayout
import Foundation

extension UICollectionView {
    /// A kind of cell and how it is set up for an item.
    ///
    /// ```swift
    /// let registration = UICollectionView.CellRegistration<UICollectionViewCell, Film> { cell, indexPath, film in
    ///     cell.contentConfiguration = UIHostingConfiguration { FilmView(film) }
    /// }
    /// ```
    ///
    /// It is made once, outside of the cell provider: one that is made while the provider runs is an error
    /// (``CollectionViewError/registrationInProvider(_:)``).
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Sets a cell up.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let identity = RegistrationIdentity()
        let handler: Handler

        /// A registration of the cell's class.
        public init(handler: @escaping Handler) {
            self.handler = handler
        }
    }

    /// A kind of header, footer or badge and how it is set up.
    ///
    /// ```swift
    /// let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
    ///     elementKind: UICollectionView.elementKindSectionHeader
    /// ) { view, kind, indexPath in … }
    /// ```
    ///
    /// It is made once, outside of the provider.
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Sets a view up.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let identity = RegistrationIdentity()
        let elementKind: String
        let handler: Handler

        /// A registration of the view's class for a kind.
        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
        }
    }

    /// A cell of a registration, set up for an item; without an item it is not set up.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let cell = elements.dequeue(
            .registration(registration.identity), identifier: "\(Cell.self)", for: .cell(indexPath),
            isMadeInProvider: registration.identity.isMadeInProvider
        ) { Cell.make() }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// A supplementary view of a registration, set up.
    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let view = elements.dequeue(
            .registration(registration.identity), identifier: "\(Supplementary.self)",
            for: .supplementary(registration.elementKind, indexPath),
            isMadeInProvider: registration.identity.isMadeInProvider
        ) { Supplementary.make() }
        registration.handler(view, registration.elementKind, indexPath)
        return view
    }
}

extension UICollectionView {
    /// Names the class of cells of an identifier.
    public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        elements.register(cellClass, for: .identifier(identifier, kind: nil))
    }

    /// Names the class of supplementary views of a kind and an identifier.
    public func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        elements.register(viewClass, for: .identifier(identifier, kind: elementKind))
    }

    /// A cell of an identifier.
    public func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    )
        -> UICollectionViewCell
    {
        elements.dequeue(
            .identifier(identifier, kind: nil), identifier: identifier, for: .cell(indexPath),
            as: UICollectionViewCell.self)
    }

    /// A supplementary view of a kind and an identifier.
    public func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        elements.dequeue(
            .identifier(identifier, kind: elementKind), identifier: identifier,
            for: .supplementary(elementKind, indexPath), as: UICollectionReusableView.self)
    }

    /// The cell of an item as it was last shown, or nil for one that is not kept.
    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        elements.kept(.cell(indexPath)) as? UICollectionViewCell
    }

    /// A supplementary view as it was last shown, or nil for one that is not kept.
    public func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        elements.kept(.supplementary(elementKind, indexPath))
    }
}

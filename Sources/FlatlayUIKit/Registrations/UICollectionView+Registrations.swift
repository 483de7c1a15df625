import CollectionLayout
import Foundation
import UIKitViews

extension UICollectionView {
    /// A class of cells, and the closure that configures them for an item.
    ///
    /// ```swift
    /// let registration = UICollectionView.CellRegistration<UICollectionViewCell, Film> { cell, indexPath, film in
    ///     cell.contentConfiguration = UIHostingConfiguration { FilmView(film) }
    /// }
    /// ```
    ///
    /// Create it once, outside the cell provider: creating one while the provider runs is an error
    /// (``CollectionViewError/registrationInProvider(_:)``).
    @MainActor @preconcurrency
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Configures a cell for an item.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let identity = RegistrationIdentity()
        let handler: Handler

        /// Creates a registration of the cell's class.
        public init(handler: @escaping Handler) {
            self.handler = handler
        }
    }

    /// A class of headers, footers or badges, and the closure that configures them.
    ///
    /// ```swift
    /// let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
    ///     elementKind: UICollectionView.elementKindSectionHeader
    /// ) { view, kind, indexPath in … }
    /// ```
    ///
    /// Create it once, outside the provider.
    @MainActor @preconcurrency
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Configures a supplementary view.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let identity = RegistrationIdentity()
        let elementKind: String
        let handler: Handler

        /// Creates a registration of the view's class for an element kind.
        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
        }
    }

    /// Dequeues a cell of a registration and configures it for an item; if the item is nil, the cell is not configured.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let cell = elements.dequeue(
            .registration(registration.identity), identifier: "\(Cell.self)", for: .cell(indexPath),
            isMadeInProvider: registration.identity.isMadeInProvider
        ) { Cell.make(size: $0) }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// Dequeues a supplementary view of a registration and configures it.
    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let view = elements.dequeue(
            .registration(registration.identity), identifier: "\(Supplementary.self)",
            for: .supplementary(registration.elementKind, indexPath),
            isMadeInProvider: registration.identity.isMadeInProvider
        ) { Supplementary.make(size: $0) }
        registration.handler(view, registration.elementKind, indexPath)
        return view
    }
}

extension UICollectionView {
    /// Registers a class of cells for an identifier.
    public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        elements.register(cellClass, for: .identifier(identifier, kind: nil))
    }

    /// Registers a class of supplementary views for a kind and an identifier.
    public func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        elements.register(viewClass, for: .identifier(identifier, kind: elementKind))
    }

    /// Registers what creates the views of an identifier: of a kind of supplementary views, or of cells if it is nil.
    package func register(maker: (() throws -> UIView)?, identifier: String, kind: String?) {
        elements.register(maker: maker, for: .identifier(identifier, kind: kind))
    }

    /// Dequeues a cell of the class that is registered for an identifier.
    public func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    )
        -> UICollectionViewCell
    {
        elements.dequeue(
            .identifier(identifier, kind: nil), identifier: identifier, for: .cell(indexPath),
            as: UICollectionViewCell.self)
    }

    /// Dequeues a supplementary view of the class that is registered for a kind and an identifier.
    public func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        elements.dequeue(
            .identifier(identifier, kind: elementKind), identifier: identifier,
            for: .supplementary(elementKind, indexPath), as: UICollectionReusableView.self)
    }

    /// Returns the cell of an item as last shown, or nil if it is not retained.
    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        elements.kept(.cell(indexPath)) as? UICollectionViewCell
    }

    /// Returns a supplementary view as last shown, or nil if it is not retained.
    public func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        elements.kept(.supplementary(elementKind, indexPath))
    }
}

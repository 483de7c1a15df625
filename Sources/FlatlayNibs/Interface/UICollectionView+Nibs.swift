import CollectionLayout
import FlatlayUIKit
import Foundation
import UIKitViews

extension UICollectionView {
    /// Registers a xib file whose first view is a cell.
    ///
    /// ```swift
    /// collectionView.register(UINib(nibName: "FilmCell", bundle: .module), forCellWithReuseIdentifier: "film")
    /// ```
    ///
    /// If the file cannot be read, or its first view is not a cell, rendering throws a `CollectionViewError`. Nil
    /// registers nothing.
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        register(maker: nib.map { nib in { try nib.firstView() } }, identifier: identifier, kind: nil)
    }

    /// Registers a xib file whose first view is a supplementary view of a kind.
    public func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        register(maker: nib.map { nib in { try nib.firstView() } }, identifier: identifier, kind: kind)
    }
}

extension UINib {
    /// Makes the first view of the file.
    func firstView() throws -> UIView {
        let made = try objects(withOwner: nil)
        guard let view = made.lazy.compactMap({ $0 as? UIView }).first else { throw NoView() }
        return view
    }

    private struct NoView: Error, CustomStringConvertible {
        var description: String { "the file has no view at its top" }
    }
}

import CoreGeometry
import FlatlayUIKit
import Foundation
import UIKitValues
import UIKitViews

extension NibRows {
    /// Cells and reusable views of collections.
    static let cells: [NibRow] = [
        NibRow(
            "collectionViewCell", UICollectionViewCell.self, base: view, ignored: ["reuseIdentifier"],
            children: [.ignored("size", key: "customSize")],
            // The content fills the cell, whatever mask and frame the file notes for it.
            completion: { cell, _ in
                cell.contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                cell.contentView.frame = cell.bounds
            }, content: { $0.contentView }),
        NibRow("collectionReusableView", UICollectionReusableView.self, base: view, ignored: ["reuseIdentifier"]),
        NibRow("collectionViewCellContentView", UIView.self, base: view),
    ]
}

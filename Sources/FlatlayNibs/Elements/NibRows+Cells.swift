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
            children: [.ignored("size", key: "customSize")], content: { $0.contentView }),
        NibRow("collectionReusableView", UICollectionReusableView.self, base: view, ignored: ["reuseIdentifier"]),
        NibRow("collectionViewCellContentView", UIView.self, base: view),
    ]
}

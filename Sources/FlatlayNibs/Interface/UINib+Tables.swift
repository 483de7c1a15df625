import FlatlayUIKit
import Foundation
import UIKitViews

extension UITableView {
    /// Registers a nib that holds one cell for an identifier; nil for none.
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        registerMaker(
            forCellReuseIdentifier: identifier,
            nib.map { nib in { try nib.objects(withOwner: nil).lazy.compactMap { $0 as? UITableViewCell }.first } })
    }

    /// Registers a nib that holds a header or a footer for an identifier; nil for none.
    public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        registerMaker(
            forHeaderFooterViewReuseIdentifier: identifier,
            nib.map { nib in
                { try nib.objects(withOwner: nil).lazy.compactMap { $0 as? UITableViewHeaderFooterView }.first }
            })
    }
}

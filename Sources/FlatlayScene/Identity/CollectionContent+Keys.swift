import CollectionLayout
import Foundation

extension CollectionContent {
    /// Returns the key of an element, which identifies it across data changes; nil if the data does not contain it. It
    /// takes constant time.
    ///
    /// - Parameters:
    ///   - element: the element at its current index path.
    ///   - layout: the layout that placed it; it determines whether a supplementary view belongs to a section or an
    ///     item.
    func key(of element: ElementIdentity, in layout: LeasedLayout) -> ElementKey? {
        let path = element.indexPath
        func key(_ owner: ElementKey.Owner?, number: Int = 0) -> ElementKey? {
            owner.map { ElementKey(category: element.category, kind: element.kind, owner: $0, number: number) }
        }
        let section = identities.sectionIdentifier(at: path.section).map { ElementKey.Owner.section($0) }
        switch layout.owner(of: element) {
        case .layout: return key(.collection)
        case .section: return key(section, number: path.item)
        case .item:
            if let item = identities.itemIdentifier(at: path) { return key(.item(item)) }
            return element.category == .cell ? nil : key(section, number: path.item)
        }
    }

    /// Returns the current element of a key, or nil if it no longer exists. It takes constant time.
    func element(for key: ElementKey) -> ElementIdentity? {
        let path: IndexPath? =
            switch key.owner {
            case .collection: .wholeLayout
            case .section(let identifier):
                identities.sectionIndex(of: identifier).map { IndexPath(item: key.number, section: $0) }
            case .item(let identifier): identities.indexPath(ofItem: identifier)
            }
        return path.map { ElementIdentity(category: key.category, kind: key.kind, indexPath: $0) }
    }
}

import CollectionLayout
import Foundation

extension CollectionContent {
    /// The identity of an element across changes of data, or nil for an element that the data does not have. It takes
    /// constant time.
    ///
    /// - Parameters:
    ///   - element: where the element is now.
    ///   - layout: the layout that placed it, which knows whether a supplementary view is a section's or an item's.
    func key(of element: ElementIdentity, in layout: UICollectionViewLayout) -> ElementKey? {
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

    /// Where an element is now, or nil where it is no more. It takes constant time.
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

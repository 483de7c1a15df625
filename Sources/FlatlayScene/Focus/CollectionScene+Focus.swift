import CollectionLayout
import FlatlayDrawing
import FlatlayViews
import Foundation

extension CollectionScene {
    /// The identifiers of the collection's data.
    var identities: any CollectionIdentities { content.identities }

    /// Returns the frame of an element in content coordinates, or nil if it no longer exists.
    func frame(of key: ElementKey) -> CGRect? {
        element(for: key).flatMap { collectionView.attributes(of: $0)?.frame }
    }

    /// Changes the scroll position of a state so that an element is visible.
    func reveal(_ key: ElementKey, in state: inout SceneState) {
        guard let element = element(for: key) else { return }
        let section = element.indexPath.section
        let before = (collectionView.contentOffset, collectionView.orthogonalOffset(inSection: section))
        collectionView.reveal(element)
        if collectionView.contentOffset != before.0 {
            state.setContentOffset(collectionView.contentOffset, of: path)
        }
        let across = collectionView.orthogonalOffset(inSection: section)
        if across != before.1, let identifier = identities.sectionIdentifier(at: section) {
            state.scrollPositions[path, default: SceneState.ScrollPosition()].orthogonalOffsets[identifier] = across
        }
    }

    /// Returns the elements to draw, in drawing order: the visible ones and, in a survey, those outside to which the
    /// focus may move.
    func elements(in visible: CGRect, focus: SceneFocus?) -> [LeasedAttributes] {
        let region = focus?.survey.map { $0.region(around: visible) } ?? visible
        var elements = collectionView.layout.elements(in: region)
        elements.removeAll { $0.isHidden || !($0.alpha > 0 && $0.frame.intersects(region)) }
        if let survey = focus?.survey, let key = focus?.focusedElement(of: path), survey.followsReading,
            let element = element(for: key)
        {
            let known = Set(elements.map(\.elementIdentity))
            elements += neighbours(of: element.indexPath)
                .filter { !known.contains(.cell($0)) }
                .compactMap { collectionView.attributes(of: .cell($0)) }
        }
        ElementOrder.sort(&elements)
        raiseFocusedElement(of: &elements, focus: focus)
        return elements
    }

    /// Draws an element inside the focus section of its collection section: sections lead the focus from row to row.
    func withFocusSection<Result>(
        _ attributes: LeasedAttributes, frame: CGRect, in bounds: CGRect,
        into builder: DisplayListBuilder, _ draw: () -> Result
    ) -> Result {
        guard let session, let section = identities.sectionIdentifier(at: attributes.indexPath.section) else {
            return draw()
        }
        let row = CGRect(x: bounds.minX, y: frame.minY, width: bounds.width, height: frame.height)
        return session.withSection(
            AnyHashable(CollectionSectionID(collection: path, section: section)),
            frame: row.applying(builder.currentTransform), hasRows: true, draw)
    }

    /// Moves the focused element above all others.
    private func raiseFocusedElement(of elements: inout [LeasedAttributes], focus: SceneFocus?) {
        guard let key = focus?.focusedElement(of: path), let focused = element(for: key),
            let place = elements.firstIndex(where: { $0.elementIdentity == focused })
        else { return }
        elements.append(elements.remove(at: place))
    }

    /// Returns the items before and after one in the order of the data, even if they are far outside the visible area:
    /// the ends of a scrolled row, and of its neighbours.
    private func neighbours(of indexPath: IndexPath) -> [IndexPath] {
        let count = SceneFocus.Survey.neighbourCount
        var found: [IndexPath] = []
        for section in max(0, indexPath.section - 2)..<min(content.itemCounts.count, indexPath.section + 3) {
            let items = content.itemCounts[section]
            let range =
                switch section {
                case indexPath.section: max(0, indexPath.item - count)..<min(items, indexPath.item + count + 1)
                case ..<indexPath.section: max(0, items - count)..<items
                default: 0..<min(items, count)
                }
            found += range.map { IndexPath(item: $0, section: section) }
        }
        return found
    }
}

/// The identity of a collection's section as a focus section.
struct CollectionSectionID: Hashable {
    let collection: CollectionPath
    let section: AnyHashable
}

extension SceneFocus.Survey {
    /// The number of items surveyed before and after the focused one.
    fileprivate static let neighbourCount = 8

    fileprivate var followsReading: Bool { heading == .next || heading == .previous }

    /// The visible area, extended in the direction of the focus move.
    fileprivate func region(around visible: CGRect) -> CGRect {
        let (x, y) = (visible.width * reach, visible.height * reach)
        switch heading {
        case .up: return CGRect(x: visible.minX, y: visible.minY - y, width: visible.width, height: visible.height + y)
        case .down: return CGRect(x: visible.minX, y: visible.minY, width: visible.width, height: visible.height + y)
        case .left:
            return CGRect(x: visible.minX - x, y: visible.minY, width: visible.width + x, height: visible.height)
        case .right: return CGRect(x: visible.minX, y: visible.minY, width: visible.width + x, height: visible.height)
        default: return visible
        }
    }
}

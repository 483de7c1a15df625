import Foundation

extension CollectionLayoutHost {
    /// Lays out everything: prepares the layout and settles the preferred sizes.
    ///
    /// Layouts of this module measure while they prepare. Any other layout is asked whether a preferred size
    /// invalidates it, and is prepared again until nothing changes.
    ///
    /// - Throws: ``CollectionLayoutError`` for the first error found. The rest of the layout can still be queried. With
    ///   ``LayoutFaultPolicy/traps`` the program ends there instead.
    public func layoutElements() throws(CollectionLayoutError) {
        do throws(CollectionLayoutError) {
            try checkBounds()
            try checkCounts()
            prepareLayoutIfNeeded()
            if let error = collectionViewLayout.lastError { throw error }
            if preferredSizes.provider != nil, !collectionViewLayout.measuresWhilePreparing {
                try settlePreferredSizes()
            }
            try checkAnswersHold()
        } catch {
            throw faultPolicy.handled(error)
        }
        collectionViewLayout.notifyVisibleItems()
    }

    private func checkBounds() throws(CollectionLayoutError) {
        let size = bounds.size
        let limit = PlanBuilder.largestLength
        guard bounds.isFiniteRect, size.width >= 0, size.height >= 0, size.width <= limit, size.height <= limit else {
            throw .invalidBounds(size)
        }
    }

    private func checkCounts() throws(CollectionLayoutError) {
        let sections = numberOfSections
        guard sections == usableSectionCount else { throw .invalidSectionCount(sections) }
        for section in 0..<sections {
            let count = numberOfItems(inSection: section)
            guard (0...LayoutLimits.items).contains(count) else {
                throw .invalidItemCount(section: section, count: count)
            }
        }
    }

    /// The number of sections, clamped to the range that the solvers support.
    var usableSectionCount: Int { min(max(numberOfSections, 0), LayoutLimits.sections) }

    /// The number of items, clamped to the range that the solvers support.
    func usableItemCount(inSection section: Int) -> Int {
        min(max(numberOfItems(inSection: section), 0), LayoutLimits.items)
    }

    /// The attributes of the elements that meet a rectangle, in content coordinates.
    public func layoutAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        prepareLayoutIfNeeded()
        return collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
    }

    /// The attributes of an item, or nil if there is no such item.
    public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayoutIfNeeded()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    /// The attributes of a supplementary view, or nil if there is no such view.
    public func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareLayoutIfNeeded()
        return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    /// The attributes of a decoration view, or nil if there is no such view.
    public func layoutAttributesForDecorationView(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareLayoutIfNeeded()
        return collectionViewLayout.layoutAttributesForDecorationView(ofKind: kind, at: indexPath)
    }

    /// The item at a point in content coordinates; the topmost if several overlap.
    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        let near = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
        return layoutAttributes(in: near)
            .filter { $0.representedElementCategory == .cell && $0.frame.contains(point) }
            .max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
    }

    /// The items whose cells meet the bounds, in order.
    public var indexPathsForVisibleItems: [IndexPath] {
        indexPathsOfVisible(.cell, kind: nil)
    }

    /// The supplementary views of a kind that meet the bounds, in order.
    public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        indexPathsOfVisible(.supplementaryView, kind: elementKind)
    }

    private func indexPathsOfVisible(_ category: CollectionElementCategory, kind: String?) -> [IndexPath] {
        var paths: [IndexPath] = []
        for attributes in layoutAttributes(in: bounds)
        where attributes.representedElementCategory == category && attributes.representedElementKind == kind {
            paths.append(attributes.indexPath)
        }
        return paths.sorted()
    }
}

extension CollectionLayoutHost {
    /// Returns the attributes of an element.
    ///
    /// - Throws: ``CollectionLayoutError/sectionOutOfRange(element:sectionCount:)`` and
    ///   ``CollectionLayoutError/missingAttributes(_:)``, where UIKit raises an exception.
    public func validatedAttributes(
        of element: ElementIdentity
    ) throws(CollectionLayoutError) -> UICollectionViewLayoutAttributes {
        let (path, kind) = (element.indexPath, element.kind ?? "")
        let sections = usableSectionCount
        let attributes =
            switch element.category {
            case .cell: layoutAttributesForItem(at: path)
            case .supplementaryView: layoutAttributesForSupplementaryElement(ofKind: kind, at: path)
            case .decorationView: layoutAttributesForDecorationView(ofKind: kind, at: path)
            }
        // Boundary items of the layout itself exist even without sections.
        if let attributes { return attributes }
        guard (0..<sections).contains(path.section) else {
            throw faultPolicy.handled(.sectionOutOfRange(element: element, sectionCount: sections))
        }
        throw faultPolicy.handled(.missingAttributes(element))
    }
}

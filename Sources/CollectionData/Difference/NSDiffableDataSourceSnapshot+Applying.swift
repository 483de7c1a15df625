extension NSDiffableDataSourceSnapshot {
    /// Returns the snapshot with a difference applied: first deleted and moved elements are removed, then inserted and
    /// moved elements are put at their new places.
    ///
    /// The result has the marks of the difference.
    ///
    /// - Complexity: linear.
    /// - Returns: nil if the difference does not belong to this snapshot.
    public func applying(_ difference: SnapshotDifference<SectionIdentifierType, ItemIdentifierType>) -> Self? {
        guard let sections = sectionsAfter(difference) else { return nil }
        var leaving = Set(difference.deletedItems.map(\.place))
        leaving.formUnion(difference.movedItems.map(\.from))
        guard difference.deletedItems.allSatisfy({ itemIdentifier(at: $0.place) == $0.identifier }),
            difference.movedItems.allSatisfy({ itemIdentifier(at: $0.from) == $0.identifier })
        else { return nil }

        var coming: [Int: [(index: Int, element: ItemIdentifierType)]] = [:]
        for item in difference.insertedItems {
            coming[item.place.section, default: []].append((item.place.item, item.identifier))
        }
        for item in difference.movedItems {
            coming[item.to.section, default: []].append((item.to.item, item.identifier))
        }
        var entries: [(section: SectionIdentifierType, items: [ItemIdentifierType])] = []
        for (index, section) in sections.enumerated() {
            let staying = indexOfSection(section).map { oldIndex in
                self.itemIdentifiers(inSection: section).enumerated()
                    .filter { !leaving.contains(ItemPlace(section: oldIndex, item: $0.offset)) }.map(\.element)
            }
            guard let items = merge(staying ?? [], with: coming.removeValue(forKey: index) ?? []) else { return nil }
            entries.append((section, items))
        }
        guard coming.isEmpty, var result = try? Self(sections: entries) else { return nil }
        result.reloadedSections.append(contentsOf: difference.reloadedSections.map(\.identifier))
        result.reloadedItems.append(contentsOf: difference.reloadedItems.map(\.identifier))
        result.reconfiguredItems.append(contentsOf: difference.reconfiguredItems.map(\.identifier))
        return result
    }

    private func sectionsAfter(
        _ difference: SnapshotDifference<SectionIdentifierType, ItemIdentifierType>
    ) -> [SectionIdentifierType]? {
        guard difference.deletedSections.allSatisfy({ sectionIdentifier(at: $0.place) == $0.identifier }),
            difference.movedSections.allSatisfy({ sectionIdentifier(at: $0.from) == $0.identifier })
        else { return nil }
        let leaving = Set(difference.deletedSections.map(\.place) + difference.movedSections.map(\.from))
        let staying = sectionIdentifiers.enumerated().filter { !leaving.contains($0.offset) }.map(\.element)
        let coming =
            difference.insertedSections.map { (index: $0.place, element: $0.identifier) }
            + difference.movedSections.map { (index: $0.to, element: $0.identifier) }
        return merge(staying, with: coming)
    }

    /// Merges the staying elements, in order, with elements at given indices; nil if an index cannot be reached.
    private func merge<Element>(_ staying: [Element], with placed: [(index: Int, element: Element)]) -> [Element]? {
        var result: [Element] = []
        result.reserveCapacity(staying.count + placed.count)
        var rest = staying.makeIterator()
        for (index, element) in placed.sorted(by: { $0.index < $1.index }) {
            while result.count < index {
                guard let next = rest.next() else { return nil }
                result.append(next)
            }
            guard result.count == index else { return nil }
            result.append(element)
        }
        while let next = rest.next() { result.append(next) }
        return result
    }
}

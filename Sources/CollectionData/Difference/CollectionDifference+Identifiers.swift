extension CollectionDifference where ChangeElement: Hashable {
    /// Creates the difference of two sequences of unique elements, with as few moves as possible. A move is a removal
    /// and an insertion that are associated with each other.
    ///
    /// - Complexity: as `NSDiffableDataSourceSnapshot.difference(from:)`.
    init(from old: [ChangeElement], to new: [ChangeElement]) {
        let oldIndices = Dictionary(zip(old, old.indices), uniquingKeysWith: { first, _ in first })
        let newElements = Set(new)
        let kept = new.indices.filter { oldIndices[new[$0]] != nil }
        let run = IncreasingRun(in: kept.compactMap { oldIndices[new[$0]] })
        var targets: [Int: Int] = [:]
        for (number, index) in kept.enumerated() where !run.contains[number] {
            if let from = oldIndices[new[index]] { targets[from] = index }
        }
        var changes: [Change] = []
        for (index, element) in old.enumerated() {
            if let target = targets[index] {
                changes.append(.remove(offset: index, element: element, associatedWith: target))
                changes.append(.insert(offset: target, element: element, associatedWith: index))
            } else if !newElements.contains(element) {
                changes.append(.remove(offset: index, element: element, associatedWith: nil))
            }
        }
        for (index, element) in new.enumerated() where oldIndices[element] == nil {
            changes.append(.insert(offset: index, element: element, associatedWith: nil))
        }
        // Each offset occurs once, and associations are mutual; the initialiser requires nothing more.
        self = CollectionDifference(changes) ?? new.difference(from: old)
    }
}

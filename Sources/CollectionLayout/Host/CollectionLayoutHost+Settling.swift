import Foundation

extension CollectionLayoutHost {
    /// The number of passes after which changing preferred sizes count as a loop.
    private static var preferredSizePassLimit: Int { 10 }

    /// Asks elements for their preferred sizes, and the layout for the resulting frames, until nothing changes.
    func settlePreferredSizes() throws(CollectionLayoutError) {
        for _ in 0..<Self.preferredSizePassLimit {
            prepareLayoutIfNeeded()
            let content = collectionViewLayout.collectionViewContentSize
            guard content.width.isFinite, content.height.isFinite else {
                throw .invalidLayoutAnswer(element: "the content size")
            }
            var changed = false
            for original in layoutAttributes(in: CGRect(origin: .zero, size: content)) {
                guard original.frame.isFiniteRect else {
                    throw .invalidLayoutAnswer(element: original.elementIdentity.description)
                }
                if invalidates(original) { changed = true }
            }
            if !changed { return }
        }
        throw .selfSizingLoop(passes: Self.preferredSizePassLimit)
    }

    /// Invalidates the layout if the element prefers another size; returns whether it did.
    private func invalidates(_ original: UICollectionViewLayoutAttributes) -> Bool {
        guard original.representedElementCategory != .decorationView else { return false }
        let request = PreferredSizeRequest(
            element: original.elementIdentity, proposedSize: original.size, availableSize: bounds.size,
            estimatedAxes: .both)
        guard let size = preferredSizes.size(for: request), size != original.size else { return false }
        let preferred = original.copied()
        preferred.size = size
        let layout = collectionViewLayout
        guard
            layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        else { return false }
        layout.invalidateLayout(
            with: layout.invalidationContext(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
        return true
    }

    /// Queries a custom layout twice for the visible elements: without an invalidation, the attributes must not differ.
    func checkAnswersHold() throws(CollectionLayoutError) {
        let type = type(of: collectionViewLayout)
        guard type != UICollectionViewCompositionalLayout.self, type != UICollectionViewFlowLayout.self else { return }
        var before: [ElementIdentity: String] = [:]
        for attributes in layoutAttributes(in: bounds) {
            before[attributes.elementIdentity] = attributes.description
        }
        for attributes in layoutAttributes(in: bounds) {
            guard let old = before[attributes.elementIdentity], old != attributes.description else { continue }
            throw .attributesChanged(element: attributes.elementIdentity, from: old, to: attributes.description)
        }
    }
}

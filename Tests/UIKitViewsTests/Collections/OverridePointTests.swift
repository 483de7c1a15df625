import CollectionLayout
import Foundation
import Testing
import UIKitViews

/// Records which of its members are called.
private final class Recorder: UICollectionViewLayout {
    var calls: [String] = []
    var invalidatesForBounds = false
    var invalidatesForPreferred = false
    var height: CGFloat = 10
    private var preferred: [IndexPath: CGFloat] = [:]

    final class Context: UICollectionViewLayoutInvalidationContext {
        var note = ""
    }

    final class Attributes: UICollectionViewLayoutAttributes {}

    override class var invalidationContextClass: AnyClass { Context.self }
    override class var layoutAttributesClass: AnyClass { Attributes.self }

    override func prepare() {
        super.prepare()
        calls.append("prepare")
    }

    override func invalidateLayout() {
        calls.append("invalidate")
        super.invalidateLayout()
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        let names = [
            context.invalidateEverything ? "everything" : nil, context.invalidateDataSourceCounts ? "counts" : nil,
            (context as? Context)?.note,
        ]
        calls.append("invalidate " + names.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "+"))
        super.invalidateLayout(with: context)
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 20) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<2).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = Attributes(forCellWith: indexPath)
        attributes.frame = CGRect(
            x: 0, y: 10 * CGFloat(indexPath.item), width: 100, height: preferred[indexPath] ?? height)
        return attributes
    }

    override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        calls.append("supplementary \(elementKind)")
        return Attributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    }

    override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        calls.append("decoration \(elementKind)")
        return Attributes(forDecorationViewOfKind: elementKind, with: indexPath)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        calls.append("bounds \(Int(newBounds.minX)) \(Int(newBounds.minY))")
        return invalidatesForBounds
    }

    override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        (context as? Context)?.note = "bounds"
        return context
    }

    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        calls.append("preferred \(originalAttributes.indexPath.item)")
        return invalidatesForPreferred && preferredAttributes.size != originalAttributes.size
    }

    override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        context.invalidateItems(at: [originalAttributes.indexPath])
        (context as? Context)?.note = "item \(originalAttributes.indexPath.item)"
        preferred[originalAttributes.indexPath] = preferredAttributes.size.height
        return context
    }
}

/// Which members of a layout are called, and when.
@Suite("Overridden members are called")
@MainActor
struct OverridePointTests {
    private func laidOut() throws -> (Recorder, UICollectionView) {
        let layout = Recorder()
        let view = collectionView(layout, [2])
        try view.layoutElements()
        layout.calls = []
        return (layout, view)
    }

    @Test("a layout is invalidated when it is set and prepared once before the first query")
    func preparing() throws {
        let layout = Recorder()
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 9, height: 9), collectionViewLayout: layout)
        #expect(layout.calls == ["invalidate", "invalidate everything+counts"])
        layout.calls = []
        _ = view.contentSize
        _ = view.layoutAttributes(in: view.bounds)
        #expect(layout.calls == ["prepare"])
    }

    @Test(
        "changes to the inputs of frames invalidate everything",
        arguments: [
            "frame", "contentInset", "additionalContentInset", "safeAreaInsets", "layoutMargins", "traits", "counts",
            "reload", "measuring",
        ])
    func invalidation(_ change: String) throws {
        let (layout, view) = try laidOut()
        switch change {
        case "frame": view.frame.size.width = 50
        case "contentInset": view.contentInset.top = 1
        case "additionalContentInset": view.additionalContentInset.top = 1
        case "safeAreaInsets": view.safeAreaInsets.top = 1
        case "layoutMargins": view.layoutMargins.top = 1
        case "traits": view.traitCollection = UITraitCollection(displayScale: 3)
        case "counts": view.itemCounts = [1]
        case "reload": view.reloadData()
        default: view.measuringPolicy = .visible
        }
        #expect(layout.calls == ["invalidate", "invalidate everything+counts"])
        try view.layoutElements()
        #expect(layout.calls.filter { $0 == "prepare" }.count == 1)
    }

    @Test("scrolling asks the layout, which may invalidate itself with its own context")
    func scrolling() throws {
        let (layout, view) = try laidOut()
        view.contentOffset.y = 30
        view.contentOffset.y = 30
        #expect(layout.calls == ["bounds 0 30"], "asked once, with the new bounds")
        layout.calls = []
        layout.invalidatesForBounds = true
        view.bounds.origin.x = 7
        #expect(layout.calls == ["bounds 7 30", "invalidate bounds"])
        _ = view.contentSize
        #expect(layout.calls.last == "prepare")
    }

    @Test("preferred sizes are offered, and a layout that accepts them is prepared again until they settle")
    func preferredSizes() throws {
        let (layout, view) = try laidOut()
        view.preferredSizeProvider = { CGSize(width: 100, height: 10 + CGFloat($0.element.indexPath.item)) }
        layout.calls = []
        try view.layoutElements()
        #expect(layout.calls == ["prepare", "preferred 1"], "only what differs is offered; refused, it stays")
        #expect(view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.size.height == 10)
        layout.invalidatesForPreferred = true
        layout.calls = []
        try view.layoutElements()
        #expect(layout.calls == ["preferred 1", "invalidate item 1", "prepare"])
        #expect(view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.size.height == 11)
    }

    @Test("supplementary and decoration views are requested by kind")
    func kinds() throws {
        let (layout, view) = try laidOut()
        let path = IndexPath(item: 0, section: 0)
        #expect(view.layoutAttributesForSupplementaryElement(ofKind: "header", at: path) != nil)
        #expect(view.layoutAttributesForDecorationView(ofKind: "card", at: path) != nil)
        #expect(layout.calls == ["supplementary header", "decoration card"])
    }

    @Test("layouts of the module create attributes and contexts of the classes that a subclass sets")
    func classes() throws {
        final class Marked: UICollectionViewLayoutAttributes {
            var note = "marked"
            override func copy(with zone: NSZone? = nil) -> Any {
                let copy = super.copy(with: zone)
                (copy as? Marked)?.note = note
                return copy
            }
        }
        final class Flow: UICollectionViewFlowLayout {
            override class var layoutAttributesClass: AnyClass { Marked.self }
        }
        final class Compositional: UICollectionViewCompositionalLayout {
            override class var layoutAttributesClass: AnyClass { Marked.self }
        }
        for layout in [Flow(), Compositional(section: grid(columns: 1, height: 10))] {
            let view = collectionView(layout, [1])
            #expect((view.layoutAttributes(in: view.bounds).first as? Marked)?.note == "marked")
            #expect(view.layoutAttributes(in: view.bounds).first?.copy() is Marked)
        }
    }

    @Test("a subclass that flips is mirrored, also for flow layouts")
    func flipping() throws {
        let view = collectionView(MirroredFlow(), [1], direction: .rightToLeft)
        try view.layoutElements()
        #expect(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == 270)
        let plain = collectionView(UICollectionViewFlowLayout(), [1], direction: .rightToLeft)
        #expect(plain.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == 0)
    }
}

private final class MirroredFlow: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

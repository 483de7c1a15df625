import CollectionLayout
import CoreGeometry
import FlatlayDrawing
import FlatlayViews
import Foundation

/// A picture at one moment, with what its parts are across moments: one end of a ``Timeline``.
///
/// ```swift
/// let before = try renderer.moment()
/// ```
public struct SceneMoment {
    /// The picture.
    public let list: DisplayList
    let marks: [DisplayList.NodeID: NodeMark]
    let collections: [CollectionPath: PlacedCollection]

    /// The marks in the order of their nodes: where two nodes have one identity, the last one counts, always.
    var sortedMarks: [(node: DisplayList.NodeID, mark: NodeMark)] {
        marks.sorted { $0.key.index < $1.key.index }.map { ($0.key, $0.value) }
    }

    /// A moment: a picture, and the notes that were taken while it was drawn.
    package init(_ list: DisplayList, notes: MomentRecorder) {
        self.list = list
        marks = notes.marks
        collections = notes.collections
    }

    /// A picture of which only itself is known.
    public init(_ list: DisplayList) {
        self.list = list
        marks = [:]
        collections = [:]
    }
}

/// Takes notes of what the nodes and collections of a picture are.
package final class MomentRecorder {
    /// What nodes are.
    package var marks: [DisplayList.NodeID: NodeMark] = [:]
    private(set) var collections: [CollectionPath: PlacedCollection] = [:]

    /// No notes yet.
    package init() {}

    /// Forgets what was drawn before.
    package func restart() {
        marks = [:]
        collections = [:]
    }

    func record(_ collection: PlacedCollection) {
        collections[collection.scene.path] = collection
    }
}

/// A collection that was drawn, and where.
struct PlacedCollection {
    let scene: CollectionScene
    /// What it fills, in the coordinates that it is drawn in.
    let rect: CGRect
    /// From the coordinates of its content to those that it is drawn in.
    let offset: CGSize

    /// Where an element is, or would be if it were in sight; nil where it is no more.
    func frame(of key: ElementKey) -> CGRect? {
        scene.frame(inContentOf: key)?.offsetBy(dx: offset.width, dy: offset.height)
    }

    /// Whether nothing was shown, so that the next data is the first.
    var isEmpty: Bool { scene.itemCount == 0 }
}

/// An element of a collection of a picture, across moments.
package struct PlacedElement: Hashable {
    let collection: CollectionPath
    let key: ElementKey
}

extension CollectionScene {
    /// The number of all items.
    var itemCount: Int { content.itemCounts.reduce(0, +) }

    /// Where an element lies in the content, in sight or not.
    func frame(inContentOf key: ElementKey) -> CGRect? {
        guard let element = element(for: key) else { return nil }
        let path = element.indexPath
        switch element.category {
        case .cell: return collectionView.layoutAttributesForItem(at: path)?.frame
        case .supplementaryView:
            return collectionView.layoutAttributesForSupplementaryElement(ofKind: element.kind ?? "", at: path)?.frame
        case .decorationView:
            return collectionView.layoutAttributesForDecorationView(ofKind: element.kind ?? "", at: path)?.frame
        }
    }

    /// Says who the element of the current node is, for pictures that are compared with this one.
    func mark(_ element: ElementIdentity, in builder: DisplayListBuilder) {
        guard builder.keepsMarks, let key = key(of: element) else { return }
        builder.mark(
            NodeMark(identity: AnyHashable(PlacedElement(collection: path, key: key)), role: .element))
    }

    /// The size that an element is drawn in: that of its attributes, except in the middle of a change.
    func drawnSize(of attributes: UICollectionViewLayoutAttributes) -> CGSize {
        guard !elementSizes.isEmpty, let key = key(of: attributes.elementIdentity) else { return attributes.size }
        return elementSizes[PlacedElement(collection: path, key: key)] ?? attributes.size
    }
}

import CollectionLayout
import CoreGeometry
import FlatlayDrawing
import FlatlayViews
import Foundation

/// An image at one moment with the identities of its parts: one end of a ``SceneTimeline``.
///
/// ```swift
/// let before = try renderer.moment()
/// ```
public struct SceneMoment {
    /// The image.
    public let list: DisplayList
    let marks: [DisplayList.NodeID: NodeMark]
    let collections: [CollectionPath: PlacedCollection]

    /// The marks in the order of their nodes. If two nodes have the same identity, the last one always counts.
    var sortedMarks: [(node: DisplayList.NodeID, mark: NodeMark)] {
        marks.sorted { $0.key.index < $1.key.index }.map { ($0.key, $0.value) }
    }

    /// Creates a moment from an image and the records of its rendering.
    package init(_ list: DisplayList, notes: MomentRecorder) {
        self.list = list
        marks = notes.marks
        collections = notes.collections
    }

    /// Creates a moment from an image without identities.
    public init(_ list: DisplayList) {
        self.list = list
        marks = [:]
        collections = [:]
    }
}

/// Records the identities of an image's nodes, and its collections.
package final class MomentRecorder {
    /// The identities and roles of nodes.
    package var marks: [DisplayList.NodeID: NodeMark] = [:]
    private(set) var collections: [CollectionPath: PlacedCollection] = [:]

    /// Creates an empty recorder.
    package init() {}

    /// Removes all records.
    package func restart() {
        marks = [:]
        collections = [:]
    }

    func record(_ collection: PlacedCollection) {
        collections[collection.scene.path] = collection
    }
}

/// A collection in an image, with its position.
struct PlacedCollection {
    let scene: CollectionScene
    /// The area that it fills, in the coordinates that it is drawn in.
    let rect: CGRect
    /// The vector from the coordinates of its content to those that it is drawn in.
    let offset: CGSize

    /// Returns the frame of an element, visible or not; nil if it does not exist.
    func frame(of key: ElementKey) -> CGRect? {
        scene.frame(inContentOf: key)?.offsetBy(dx: offset.width, dy: offset.height)
    }

    /// Whether the collection has no items, so that its next data counts as the first.
    var isEmpty: Bool { scene.itemCount == 0 }
}

/// The identity of an element across images: its collection and its key.
package struct PlacedElement: Hashable {
    let collection: CollectionPath
    let key: ElementKey
}

extension CollectionScene {
    /// The number of all items.
    var itemCount: Int { content.itemCounts.reduce(0, +) }

    /// Returns the frame of an element in the coordinates of the content, visible or not.
    func frame(inContentOf key: ElementKey) -> CGRect? {
        guard let element = element(for: key) else { return nil }
        return collectionView.attributes(of: element)?.frame
    }

    /// Marks the current node with the identity of its element, to match it with other images.
    func mark(_ element: ElementIdentity, in builder: DisplayListBuilder) {
        guard builder.keepsMarks, let key = key(of: element) else { return }
        builder.mark(
            NodeMark(identity: AnyHashable(PlacedElement(collection: path, key: key)), role: .element))
    }

    /// Returns the size that an element is drawn in: that of its attributes, or an override during a transition.
    func drawnSize(of attributes: LeasedAttributes) -> CGSize {
        guard !elementSizes.isEmpty, let key = key(of: attributes.elementIdentity) else { return attributes.size }
        return elementSizes[PlacedElement(collection: path, key: key)] ?? attributes.size
    }
}

import CollectionLayout
import FlatlayViews
import Foundation

/// The collections that a render has drawn, so that questions about where things are can be asked of them.
package final class DrawnCollections {
    private(set) var scenes: [CollectionPath: CollectionScene] = [:]

    /// None yet.
    package init() {}

    /// Which collections were drawn, from outside to inside.
    package var paths: [CollectionPath] {
        scenes.keys.sorted { ($0.holders.count, $0.description) < ($1.holders.count, $1.description) }
    }

    func add(_ scene: CollectionScene) {
        scenes[scene.path] = scene
    }

    /// The state in which an item of a collection lies at a position; see `ImageRenderer.scrollToItem`.
    ///
    /// - Throws: ``ScrollError``.
    package func state(
        _ state: SceneState?, showing item: ItemScrollTarget, at position: CollectionScrollPosition,
        in collection: CollectionPath
    ) throws(ScrollError) -> SceneState {
        guard let scene = scenes[collection] else {
            throw .unknownCollection(collection.description, known: paths.map(\.description))
        }
        let indexPath: IndexPath? =
            switch item {
            case .indexPath(let path): path
            case .identifier(let identifier): scene.element(for: .cell(identifier))?.indexPath
            }
        guard let indexPath, let found = scene.scrollPosition(showing: indexPath, at: position) else {
            throw .unknownItem(item.description, collection: collection.description)
        }
        var state = state ?? SceneState()
        state.setContentOffset(found.contentOffset, of: collection)
        for (section, offset) in found.orthogonalOffsets {
            state.setOrthogonalOffset(offset, inSection: section, of: collection)
        }
        return state
    }
}

/// An item to scroll to.
package enum ItemScrollTarget: CustomStringConvertible {
    /// By its place.
    case indexPath(IndexPath)
    /// By its identifier.
    case identifier(AnyHashable)

    /// The item, for messages.
    package var description: String {
        switch self {
        case .indexPath(let path): "\(path.section).\(path.item)"
        case .identifier(let identifier): "'\(identifier.base)'"
        }
    }
}

/// Scrolling names something that is not there.
public enum ScrollError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The picture shows no such collection.
    case unknownCollection(String, known: [String])
    /// The collection has no such item.
    case unknownItem(String, collection: String)

    /// What is wrong, where, and what to do.
    public var description: String {
        switch self {
        case .unknownCollection(let path, let known) where known.isEmpty:
            "the image shows no collection '\(path)', nor any other; scroll a visible collection"
        case .unknownCollection(let path, let known):
            "the image shows no collection '\(path)', but "
                + known.map { "'\($0)'" }.joined(separator: ", ")
                + "; one in a cell can be scrolled once that cell is visible"
        case .unknownItem(let item, let path):
            "collection '\(path)' has no item \(item); scroll to an item of its data"
        }
    }
}

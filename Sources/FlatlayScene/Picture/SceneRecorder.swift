import CollectionLayout
import CoreGeometry
import FlatlayDrawing
import Foundation

/// Collects the frames of the collections that a render draws, for dumps and tests.
package final class SceneRecorder {
    /// A drawn collection.
    package struct Collection: CustomStringConvertible {
        /// The frames of all its elements, in its content coordinates; for a nested collection in those of the
        /// outermost collection.
        package var frameList: FrameList
        /// The elements that contain it, from outside to inside: `c 0.1`, `c 0.1/header 0.0`; nil for a collection that
        /// is not nested. If an element contains several collections, `#1` marks the second.
        package var place: String?
        /// The origin of its content, in the coordinates of the frames.
        package var origin = CGPoint.zero
        /// The elements with truncated text.
        package var truncated: Set<ElementIdentity>
        /// The element that has the focus or contains the focused view; it is drawn above all others.
        package var focused: ElementIdentity?

        /// The frame list. Lines of elements with truncated text end in `truncated`; that of the focused element, whose
        /// z-index is above all others, ends in `focused`. The first line of a nested collection contains its place:
        /// `content 600 80 in c 0.1 at 16 40`.
        package var description: String {
            var header = String(frameList.description.prefix { $0 != "\n" })
            if let place {
                header += " in \(place) at \(DumpFormat.number(origin.x)) \(DumpFormat.number(origin.y))"
            }
            let lines = frameList.lines.map { line in
                var line = line
                let isFocused = line.element == focused
                if isFocused { line.zIndex = 1 + (frameList.lines.map(\.zIndex).max() ?? 0) }
                return line.description + (truncated.contains(line.element) ? " truncated" : "")
                    + (isFocused ? " focused" : "")
            }
            return ([header] + lines).joined(separator: "\n") + "\n"
        }
    }

    /// A collection that is being drawn or was drawn.
    private struct Entry {
        let scene: CollectionScene
        /// From its content coordinates to those of the image.
        let map: CGAffineTransform
        /// The area of the image in which its content is visible.
        let room: CGRect
        var collection: Collection?
    }

    private var entries: [Entry] = []
    private var places: [CollectionPath: Int] = [:]

    /// The collections in drawing order, each before those nested in it.
    package var collections: [Collection] { entries.compactMap(\.collection) }

    /// Creates a recorder without collections.
    package init() {}

    /// Reserves the number of a collection before it is drawn: nested collections follow it.
    ///
    /// - Parameter room: the area of the image in which its content is visible.
    func begin(_ scene: CollectionScene, map: CGAffineTransform, room: CGRect) -> Int {
        entries.append(Entry(scene: scene, map: map, room: room, collection: nil))
        places[scene.path] = entries.count - 1
        return entries.count - 1
    }

    /// Records the result of drawing a collection.
    func end(_ number: Int, truncated: Set<ElementIdentity>) {
        let scene = entries[number].scene
        var collection = Collection(
            frameList: scene.frameList, truncated: truncated, focused: scene.focusedElement)
        if !scene.path.holders.isEmpty {
            collection.place = place(of: scene.path)
            let map = entries[number].map.concatenating(outermostMap(of: scene.path).inverted())
            collection.origin = CGPoint.zero.applying(map)
            for index in collection.frameList.lines.indices {
                collection.frameList.lines[index].frame = collection.frameList.lines[index].frame.applying(map)
            }
        }
        entries[number].collection = collection
    }

    /// The layouts of the collections in the image, each before those nested in it.
    package var drawnLayouts: [DrawnLayout] {
        entries.map { entry in
            let path = entry.scene.path
            let outermost = path.holders.first?.number ?? path.number
            var prefix = outermost == 0 ? "" : "collection \(outermost)/"
            if !path.holders.isEmpty { prefix += place(of: path) + "/" }
            return DrawnLayout(
                entry.scene.frameList, entry.scene.collectionView.layout, prefix: prefix, map: entry.map,
                room: entry.room)
        }
    }

    private func entry(of path: CollectionPath) -> Entry? { places[path].map { entries[$0] } }

    private func outermostMap(of path: CollectionPath) -> CGAffineTransform {
        let outermost = CollectionPath(number: path.holders.first?.number ?? path.number)
        return entry(of: outermost)?.map ?? .identity
    }

    private func place(of path: CollectionPath) -> String {
        let numbers = path.holders.dropFirst().map(\.number) + [path.number]
        return zip(path.holders.indices, numbers).map { depth, number in
            let holder = path.holders[depth]
            let outer = CollectionPath(holders: Array(path.holders.prefix(depth)), number: holder.number)
            let element = entry(of: outer)?.scene.element(for: holder.element)
            return (element?.description ?? holder.element.description) + (number == 0 ? "" : " #\(number)")
        }.joined(separator: "/")
    }
}

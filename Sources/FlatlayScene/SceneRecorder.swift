import CollectionLayout
import Foundation

/// Collects the frames of the collections that a render draws, for dumps and tests.
public final class SceneRecorder {
    /// A collection that was drawn.
    public struct Collection: CustomStringConvertible {
        /// The frames of all its elements, in the coordinates of its content.
        public var frameList: FrameList
        /// The elements of which text was left out.
        public var truncated: Set<ElementIdentity>
        /// The element that has the focus, or holds what has it; it is drawn above all others.
        public var focused: ElementIdentity?

        /// The frame list; lines of elements of which text was left out end in `truncated`, and that of the element that
        /// has the focus, with a z-index above all others, in `focused`.
        public var description: String {
            let header = frameList.description.prefix { $0 != "\n" }
            let lines = frameList.lines.map { line in
                var line = line
                let isFocused = line.element == focused
                if isFocused { line.zIndex = 1 + (frameList.lines.map(\.zIndex).max() ?? 0) }
                return line.description + (truncated.contains(line.element) ? " truncated" : "")
                    + (isFocused ? " focused" : "")
            }
            return ([String(header)] + lines).joined(separator: "\n") + "\n"
        }
    }

    /// The collections, in drawing order.
    public private(set) var collections: [Collection] = []

    /// No collections yet.
    public init() {}

    func record(_ collection: Collection) {
        collections.append(collection)
    }
}

/// Identifies a collection of an image by the elements that contain it, from outside to inside.
///
/// ```swift
/// CollectionPath.root                                       // the first collection of the image
/// CollectionPath(number: 1)                                 // the second one beside it
/// CollectionPath.root.collection(in: .cell("film 7"))       // the one in that item's cell
/// ```
///
/// Elements are identified by key, so a path stays valid while data changes and elements appear and disappear.
public struct CollectionPath: Hashable {
    /// An element that contains collections, and the number of its own collection.
    public struct Holder: Hashable {
        /// The number of the element's collection among its siblings.
        public var number: Int
        /// The element of that collection.
        public var element: ElementKey

        /// Creates a holder.
        public init(number: Int = 0, element: ElementKey) {
            self.number = number
            self.element = element
        }
    }

    /// The elements that contain the collection, from outside to inside; empty for a collection that is not nested.
    public var holders: [Holder]
    /// The number of the collection among those in the same element, or in the image, in the order in which views
    /// create them.
    public var number: Int

    /// Creates a path from holders and a number.
    public init(holders: [Holder] = [], number: Int = 0) {
        self.holders = holders
        self.number = number
    }

    /// The first collection that is not nested.
    public static var root: CollectionPath { CollectionPath() }

    /// Returns the path of a collection in an element of this one.
    public func collection(in element: ElementKey, number: Int = 0) -> CollectionPath {
        CollectionPath(holders: holders(in: element), number: number)
    }

    /// The collection and the element that contain this one; nil if it is not nested.
    public var parent: (path: CollectionPath, element: ElementKey)? {
        holders.last.map { last in
            (CollectionPath(holders: holders.dropLast(), number: last.number), last.element)
        }
    }

    /// Returns the holders of a collection in an element of this one.
    func holders(in element: ElementKey) -> [Holder] {
        holders + [Holder(number: number, element: element)]
    }
}

extension CollectionPath: CustomStringConvertible {
    /// The path in dumps: `0`, `0/c film 7/0`.
    public var description: String {
        (holders.map { "\($0.number)/\($0.element)" } + ["\(number)"]).joined(separator: "/")
    }
}

/// Which collection of a picture: the elements that hold it, from outside to inside.
///
/// ```swift
/// CollectionPath.root                                       // the first collection of the picture
/// CollectionPath(number: 1)                                 // the second one beside it
/// CollectionPath.root.collection(in: .cell("film 7"))       // the one in that item's cell
/// ```
///
/// Elements are named by identity, so a path stays the same while data changes and elements come and go.
public struct CollectionPath: Hashable {
    /// An element that holds collections, and the number of the collection that it is an element of.
    public struct Holder: Hashable {
        /// The number of the collection among those beside it.
        public var number: Int
        /// The element of that collection.
        public var element: ElementKey

        /// A holder.
        public init(number: Int = 0, element: ElementKey) {
            self.number = number
            self.element = element
        }
    }

    /// The elements that hold the collection, from outside to inside; none for a collection that stands in no other.
    public var holders: [Holder]
    /// The number of the collection among those that stand in the same element, or beside it in the picture, in the
    /// order in which views make them.
    public var number: Int

    /// A collection by its holders and its number among those beside it.
    public init(holders: [Holder] = [], number: Int = 0) {
        self.holders = holders
        self.number = number
    }

    /// The first collection that stands in no other.
    public static var root: CollectionPath { CollectionPath() }

    /// A collection that stands in an element of this one.
    public func collection(in element: ElementKey, number: Int = 0) -> CollectionPath {
        CollectionPath(holders: holders(in: element), number: number)
    }

    /// The collection that this one stands in, and the element there; nil where it stands in none.
    public var parent: (path: CollectionPath, element: ElementKey)? {
        holders.last.map { last in
            (CollectionPath(holders: holders.dropLast(), number: last.number), last.element)
        }
    }

    /// The holders of what stands in an element of this collection.
    func holders(in element: ElementKey) -> [Holder] {
        holders + [Holder(number: number, element: element)]
    }
}

extension CollectionPath: CustomStringConvertible {
    /// The path as dumps name it: `0`, `0/c film 7/0`.
    public var description: String {
        (holders.map { "\($0.number)/\($0.element)" } + ["\(number)"]).joined(separator: "/")
    }
}

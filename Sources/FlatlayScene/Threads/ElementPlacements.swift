import CollectionLayout
import Foundation

/// Where the elements of a collection are drawn, for threads that draw them: each asks for its own.
struct ElementPlacements: @unchecked Sendable {
    // Checked by hand: attributes are copies that the layout made for this picture, and nobody changes them while it is
    // drawn. Those of the layout's own class only store what they say; what subclasses compute, and what a list says of
    // its rows, is found before threads begin.

    private let elements: [UICollectionViewLayoutAttributes]
    private let offset: CGPoint
    /// What only one thread may ask for.
    private let prepared: [ElementPlacement]?

    /// - Parameters:
    ///   - offset: from content coordinates to those of the picture.
    ///   - lists: what a list draws besides its cells.
    init(_ elements: [UICollectionViewLayoutAttributes], offset: CGPoint, lists: ListDrawing?) {
        self.elements = elements
        self.offset = offset
        let isStored = elements.allSatisfy { type(of: $0) == UICollectionViewLayoutAttributes.self }
        let lists = lists.flatMap { $0.layout.hasLists ? $0 : nil }
        prepared =
            isStored && lists == nil
            ? nil
            : elements.map { attributes in
                var placement = ElementPlacement(attributes, size: attributes.size, offset: offset)
                placement.row = lists?.decoration(of: placement.element)
                return placement
            }
    }

    var count: Int { elements.count }

    /// Where an element is drawn.
    subscript(place: Int) -> ElementPlacement {
        if let prepared { return prepared[place] }
        let attributes = elements[place]
        return ElementPlacement(attributes, size: attributes.size, offset: offset)
    }

    /// Whether an element is a cell.
    func isCell(at place: Int) -> Bool { elements[place].representedElementCategory == .cell }

    /// Which element it is.
    func element(at place: Int) -> ElementIdentity { elements[place].elementIdentity }
}

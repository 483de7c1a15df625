import CollectionLayout
import Foundation

/// The placements of a collection's elements; each drawing thread reads those of its own.
struct ElementPlacements: @unchecked Sendable {
    // Checked by hand: attributes are copies that the layout made for this image, and nobody changes them during
    // drawing. Those of the layout's own class only store values; computed values of subclasses, and the list
    // decorations of rows, are read before threads start.

    private let elements: [LeasedAttributes]
    private let offset: CGPoint
    /// Placements that only one thread may compute; nil if any thread may.
    private let prepared: [ElementPlacement]?

    /// - Parameters:
    ///   - offset: from content coordinates to those of the image.
    ///   - lists: the list decorations besides the cells; nil if no section is a list.
    init(_ elements: [LeasedAttributes], offset: CGPoint, lists: ListDrawing?) {
        self.elements = elements
        self.offset = offset
        let isStored = elements.allSatisfy { $0.isOfLayoutsOwnClass }
        prepared =
            isStored && lists == nil
            ? nil
            : elements.map { ElementPlacement($0, size: $0.size, offset: offset, lists: lists) }
    }

    var count: Int { elements.count }

    /// The placement of an element.
    subscript(place: Int) -> ElementPlacement {
        if let prepared { return prepared[place] }
        let attributes = elements[place]
        return ElementPlacement(attributes, size: attributes.size, offset: offset)
    }

    /// Returns whether an element is a cell.
    func isCell(at place: Int) -> Bool { elements[place].representedElementCategory == .cell }

    /// The index path of a cell; nil for another element.
    func cell(at place: Int) -> IndexPath? { isCell(at: place) ? elements[place].indexPath : nil }
}

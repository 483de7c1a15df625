import FlatlayPaint
import CoreGeometry
import FlatlayDrawing
import Foundation

/// A shape in its colours, regardless of position: what elements that are drawn by reference have in common.
struct SVGElement: Equatable {
    private let measure: ShapeMeasure
    /// Colours as numbers `0xrrggbbaa`; nil for none.
    private var fill: UInt32?
    private var stroke: UInt32?
    private var lineWidth: Int32 = 0
    private var miterLimit: Int32 = 0
    /// Flags, one per bit.
    private var style: UInt8 = 0

    /// Returns nil for gradients, whose position is not that of the shape, and for shapes that are not simple.
    init?(_ shape: DrawnShape, fill: Paint, _ style: FillStyle) {
        guard case .color(let color) = fill, let measure = ShapeMeasure(shape) else { return nil }
        self.measure = measure
        self.fill = color.number
        self.style = (style.isEOFilled ? 1 : 0) | (style.isAntialiased ? 0 : 2)
    }

    init?(_ shape: DrawnShape, stroke: Paint, _ style: StrokeStyle) {
        guard case .color(let color) = stroke, style.dash.isEmpty, let measure = ShapeMeasure(shape),
            let width = Int32(thousandths: style.lineWidth),
            let limit = Int32(thousandths: style.miterLimit)
        else { return nil }
        self.measure = measure
        self.stroke = color.number
        (lineWidth, miterLimit) = (width, limit)
        let cap: UInt8 = style.lineCap == .butt ? 0 : style.lineCap == .round ? 4 : 8
        self.style = cap | (style.lineJoin == .miter ? 0 : style.lineJoin == .round ? 16 : 32)
    }

    init?(_ shape: DrawnShape, fill: Paint, stroke: Paint, _ style: StrokeStyle) {
        guard case .color(let color) = fill else { return nil }
        self.init(shape, stroke: stroke, style)
        self.fill = color.number
    }

    /// A hash that is the same for equal elements.
    fileprivate var number: UInt64 {
        var hash: UInt64 = 0
        measure.mix(into: &hash)
        hash.mix(UInt64(fill ?? 0) << 32 | UInt64(stroke ?? 0))
        hash.mix(UInt64(UInt32(bitPattern: lineWidth)) << 32 | UInt64(UInt32(bitPattern: miterLimit)))
        hash.mix((fill == nil ? 1 : 0) | (stroke == nil ? 2 : 0) | UInt64(style) << 2)
        return hash
    }
}

/// The elements that were drawn, with the identifiers of their definitions.
struct SVGElementTable {
    /// The index of an element, counted from 1, by its hash.
    private var indices = NumberTable()
    private var elements: [SVGElement] = []
    /// In an array of their own, so that a comparison of elements copies no string.
    private var ids: [String] = []

    /// Returns the index of an element, which is added if it was not drawn before.
    mutating func index(of element: SVGElement) -> (index: Int, isNew: Bool) {
        index(of: element, hash: element.number)
    }

    mutating func index(of element: SVGElement, hash: UInt64) -> (index: Int, isNew: Bool) {
        var hash = hash
        while true {
            let index = indices.value(of: hash, orAdd: elements.count + 1) - 1
            if index == elements.count {
                elements.append(element)
                ids.append("")
                return (index, true)
            }
            if elements[index] == element { return (index, false) }
            // Different elements with the same hash are stored under the next one.
            hash &+= 1
        }
    }

    /// The identifier of the definition of an element; empty before it is drawn for the second time.
    subscript(index: Int) -> String {
        get { ids[index] }
        set { ids[index] = newValue }
    }
}

extension ResolvedColor {
    fileprivate var number: UInt32 {
        let (red, green, blue, opacity) = bytes
        return UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(opacity)
    }
}

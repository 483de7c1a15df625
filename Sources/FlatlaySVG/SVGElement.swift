import FlatlayPaint
import CoreGeometry
import FlatlayDrawing
import Foundation

/// A shape in its colours, regardless of position: what elements that are drawn by reference have in common.
struct SVGElement: Hashable {
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
}

/// The elements that were drawn by reference last, such as a cell's background and border, with their identifiers. They
/// are compared, which takes less time than hashing one.
struct SVGLastElements {
    private static let limit = 4

    private var elements: [SVGElement] = []
    private var ids: [String] = []
    /// The place of the oldest one.
    private var oldest = 0

    func id(of element: SVGElement) -> String? {
        for index in elements.indices where elements[index] == element { return ids[index] }
        return nil
    }

    mutating func add(_ element: SVGElement, id: String) {
        guard elements.count == SVGLastElements.limit else {
            elements.append(element)
            return ids.append(id)
        }
        (elements[oldest], ids[oldest]) = (element, id)
        oldest = (oldest + 1) % SVGLastElements.limit
    }
}

extension ResolvedColor {
    fileprivate var number: UInt32 {
        let (red, green, blue, opacity) = bytes
        return UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(opacity)
    }
}

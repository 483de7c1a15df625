import FlatlayPaint
import FlatlayDrawing
import Foundation

/// The outline of a shape and its operation, regardless of position and colour. Cards of one size share it.
struct PDFOutline: Hashable {
    /// How an outline is painted.
    enum Operation {
        case fill, stroke, fillAndStroke

        var name: StaticString {
            switch self {
            case .fill: "f\n"
            case .stroke: "S\n"
            case .fillAndStroke: "B\n"
            }
        }
    }

    /// How an outline has been drawn so far.
    enum Use {
        /// Inline, this many times.
        case count(Int)
        /// As a part of the file that has this name.
        case part(String)
    }

    /// How often an outline is drawn inline before it becomes a part: an object takes about as much space as this many
    /// outlines do, once compressed.
    static let inlineLimit = 8

    private let measure: ShapeMeasure
    private let operation: Operation
    private let reach: Int32

    /// Returns nil if the outline takes no more space than a reference to a part, or if it cannot become a part.
    init?(_ shape: DrawnShape, _ operation: Operation, reach: CGFloat) {
        guard let measure = ShapeMeasure(shape), measure.kind != .rectangle, let reach = Int32(thousandths: reach)
        else { return nil }
        self.measure = measure
        self.operation = operation
        self.reach = reach
    }
}

import FlatlayPaint
import FlatlayDrawing
import Foundation

/// The outline of a shape and what is drawn of it, wherever it is and in whatever colour: what cards of one size share.
struct PDFOutline: Hashable {
    /// What is drawn.
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

    /// How an outline was drawn before.
    enum Use {
        /// So many times, each time anew.
        case count(Int)
        /// As a part of the file with this name.
        case part(String)
    }

    /// How often an outline is drawn anew before it becomes a part: an object takes about as much room as so many
    /// outlines do, once they are packed.
    static let inlineLimit = 8

    private let measure: ShapeMeasure
    private let operation: Operation
    private let reach: Int32

    /// Nil for what takes no more room than naming a part does, and for what no part is made of.
    init?(_ shape: DrawnShape, _ operation: Operation, reach: CGFloat) {
        guard let measure = ShapeMeasure(shape), measure.kind != .rectangle, let reach = Int32(thousandths: reach)
        else { return nil }
        self.measure = measure
        self.operation = operation
        self.reach = reach
    }
}

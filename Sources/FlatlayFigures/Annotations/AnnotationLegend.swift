import Flatlay
import Foundation

/// The legend below a picture: the colours of outlines, then the texts of callouts.
struct AnnotationLegend {
    /// Something in the legend, with its place.
    struct Part {
        enum Content {
            case label(DisplayList)
            case swatch(FigureOutline)
        }

        var content: Content
        var frame: CGRect
    }

    /// All parts, and the rectangle that they need.
    struct Layout {
        var parts: [Part] = []
        /// Null without parts.
        var frame = CGRect.null
    }

    /// The least width of a picture with a legend.
    static let leastWidth: CGFloat = 240
    private static let padding: CGFloat = 12
    private static let gap: CGFloat = 6
    private static let swatch = CGSize(width: 14, height: 14)

    private let labels: AnnotationLabels

    init(_ labels: AnnotationLabels) { self.labels = labels }

    /// Places the legend below an area, within its width or ``leastWidth``.
    func layout(callouts: [String], outlines: [FigureOutline], below area: CGRect) throws -> Layout {
        guard !callouts.isEmpty || !outlines.isEmpty else { return Layout() }
        let width = max(area.width, Self.leastWidth)
        let left = area.minX + Self.padding
        let right = area.minX + width - Self.padding
        var layout = Layout()
        // Colours follow each other in lines, as words do.
        var (x, y, height) = (left, area.maxY + Self.padding, CGFloat(0))
        for kind in outlines {
            let name = try labels.note(kind.title)
            let length = Self.swatch.width + Self.gap + name.size.width
            let tallest = max(Self.swatch.height, name.size.height)
            if x > left, x + length > right { (x, y, height) = (left, y + height + Self.gap, 0) }
            layout.add(.swatch(kind), Self.swatch, at: x, y, in: tallest)
            layout.add(.label(name), name.size, at: x + Self.swatch.width + Self.gap, y, in: tallest)
            x += length + 2 * Self.padding
            height = max(height, tallest)
        }
        if !outlines.isEmpty { y += height + Self.gap }
        let side = AnnotationPlacement.badgeLength
        for (index, text) in callouts.enumerated() {
            let start = left + side + Self.gap
            let note = try labels.note(text, width: right - start)
            // The badge is beside the first line.
            layout.add(
                .label(try labels.badge(index + 1)), CGSize(width: side, height: side), at: left, y, in: side)
            layout.add(.label(note), note.size, at: start, y, in: max(side, note.size.height))
            y += max(side, note.size.height) + Self.gap
        }
        let bottom = (y - Self.gap + Self.padding - area.maxY).rounded(.up)
        layout.frame = CGRect(x: area.minX, y: area.maxY, width: width, height: bottom)
        return layout
    }
}

extension AnnotationLegend.Layout {
    /// Adds a part in the middle of a line with a height.
    fileprivate mutating func add(
        _ content: AnnotationLegend.Part.Content, _ size: CGSize, at x: CGFloat, _ y: CGFloat, in height: CGFloat
    ) {
        let top = y + max(0, ((height - size.height) / 2).rounded(.down))
        parts.append(
            AnnotationLegend.Part(content: content, frame: CGRect(origin: CGPoint(x: x, y: top), size: size)))
    }
}

import FlatlayDrawing
import Foundation

/// Keeps shaped texts, so that a text that is measured several times, and then drawn, is shaped once.
final class ShapeCache {
    private struct Key: Hashable {
        var spans: [TextSpan]
        var style: ParagraphStyle

        func hash(into hasher: inout Hasher) {
            for span in spans {
                hasher.combine(span.text)
                hasher.combine(span.font)
            }
            hasher.combine(style)
        }
    }

    private struct Entry {
        var limits: TextLimits
        var text: ShapedText

        /// A result holds for every room between the one that was offered and the one that was taken, in each
        /// direction: lines that fit into less are broken where they were, and words that did not fit into more still
        /// do not fit.
        func holds(for room: TextLimits) -> Bool {
            let isWide = room.width <= limits.width && room.width >= text.size.width
            let isHigh = room.height <= limits.height && (room.height >= text.size.height || text.lines.count <= 1)
            return isWide && isHigh && !overflows || room == limits
        }

        /// Whether a line is wider than what was offered.
        private var overflows: Bool { text.lines.contains { $0.width > limits.width } }
    }

    private static let capacity = 4096
    private static let longestText = 4096
    private var entries: [Key: [Entry]] = [:]
    private var count = 0

    /// A result for the room given, if one is known.
    func result(for spans: [TextSpan], _ style: ParagraphStyle, _ limits: TextLimits) -> ShapedText? {
        guard !entries.isEmpty else { return nil }
        return entries[Key(spans: spans, style: style)]?.last { $0.holds(for: limits) }?.text
    }

    /// Keeps a result. When the cache is full it starts anew.
    func insert(_ text: ShapedText, for spans: [TextSpan], _ style: ParagraphStyle, _ limits: TextLimits) {
        guard spans.reduce(0, { $0 + $1.text.utf8.count }) <= ShapeCache.longestText else { return }
        if count >= ShapeCache.capacity { (entries, count) = ([:], 0) }
        let key = Key(spans: spans, style: style)
        entries[key, default: []].append(Entry(limits: limits, text: text))
        count += 1
    }
}
